"""The story of a game: what was told and how the table looked, kept so that no rule is needed to read it.

A record is played again by the rules; a story is only read. It is written while the game is played: with
each choice the lines it led to, and who may read them; at the end every position from every seat. The lines
are put into words soon after, sentences in every language. So a game can be read when its rules or its cards
are no longer played.
Seats stand in it as marks (⟨A⟩), so that people's names can be put in when it is shown.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from interrex.engine.errors import InterrexError
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.match.session import Choice, Move, stands

SEAT_MARKS: Final = tuple(f"⟨{letter}⟩" for letter in SEAT_LETTERS)
MARK: Final = re.compile("⟨([A-Z])⟩")
UNSAID: Final = '{"unsaid":'  # so begins what is stored of a choice until it is put into words
UNTOLD: Final = "…"  # a choice of which nobody has kept what others may know of it


class Line(NamedTuple):
    """A line of the log: the set of seats that may read it (a watcher counts after the last), rule, words."""

    to: int
    rule: str
    said: dict[str, str]  # by language

    def text(self, language: str, names: Sequence[str]) -> str:
        """The sentence with people's names."""
        found = self.said.get(language) or self.said.get("en") or next(iter(self.said.values()), "")
        return with_names(found, names)


class Unsaid(NamedTuple):
    """A line of the log before it is put into words; cards stand in it by their words."""

    to: int
    rule: str
    kind: str
    args: tuple[Any, ...]


Places = tuple[tuple[str, str], ...]  # the card that lies at each place, in games that call places by it


class Moment(NamedTuple):
    """A choice and what was told because of it."""

    seat: int
    word: str
    hidden: str  # the word for those who may not know the choice
    to: int  # who may
    lines: tuple[Line, ...]

    def word_for(self, viewer: int | None) -> str:
        """The choice as a viewer may know it; None may know everything."""
        return self.word if viewer in (None, self.seat) or self.to >> (viewer or 0) & 1 else self.hidden


class Position(NamedTuple):
    """How the table looked to everybody after so many choices: a text per seat, and one for watchers."""

    number: int
    seen: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Story:
    """A game that is read, not played."""

    opening: tuple[Line, ...]
    moments: tuple[Moment, ...]
    positions: tuple[Position, ...]
    result: str = ""
    variants: tuple[dict[str, Switch], ...] = ()  # as each seat knows them: a decklist may be secret

    def choices(self, viewer: int | None = None) -> tuple[Choice, ...]:
        """The choices that stand, as a viewer may know them."""
        return tuple((each.seat, each.word_for(viewer)) for each in self.moments)

    def position(self, number: int) -> Position | None:
        """The last position kept that is not later than that."""
        found = [each for each in self.positions if each.number <= number]
        return found[-1] if found else None


# --- writing ------------------------------------------------------------------------------------


def opening_text(start: Table, lines: Sequence[Line]) -> str:
    """What was told before the first choice, and which variants each seat knows, as it is stored."""
    known = [start.record(seat).settings.variants for seat in range(start.seats + 1)]
    return _json({"variants": known, "lines": lines})


def unsaid_text(game: Table, places: Sequence[tuple[str, str]], lines: Sequence[Unsaid]) -> str:
    """The last choice of a game as it is stored at once: its lines are put into words later."""
    chosen = game.choices[-1]
    everybody = (1 << game.seats + 1) - 1
    told = [(each.to & everybody, *each[1:]) for each in lines]
    return _json({"unsaid": places, "hidden": chosen.others, "to": chosen.readers & everybody, "lines": told})


def said_text(unsaid: str, say: Callable[[Places, Unsaid], dict[str, str]]) -> str:
    """What was stored of a choice, with its lines in words."""
    told = _object(unsaid)
    places = _tuples(told.pop("unsaid"))
    told["lines"] = [(each.to, each.rule, say(places, each)) for each in map(_unsaid, told["lines"])]
    return _json(told)


def _unsaid(line: Sequence[Any]) -> Unsaid:
    to, rule, kind, args = line
    return Unsaid(to, rule, kind, _tuples(args))


def _tuples(value: Any) -> Any:
    return tuple([_tuples(each) for each in value]) if isinstance(value, list) else value


def positions_bytes(games: Iterable[Table], result: str = "") -> bytes:
    """Positions as everybody saw them, as they are stored."""
    seen = [[len(game.choices), [str(each) for each in _views(game)]] for game in games]
    return zlib.compress(_json({"positions": seen, "result": result}).encode(), 9)


def _views(game: Table) -> list[Any]:
    """What every seat sees, and whoever watches."""
    first, others = game.view(0), range(1, game.seats + 1)
    return [first, *(game.view_beside(first, seat, game.decision_of(seat)) for seat in others)]


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


# --- reading ------------------------------------------------------------------------------------


def read(opening: str, moves: Iterable[tuple[Move, str]], positions: bytes | None) -> Story:
    """The story of a table from what was stored; what is missing or damaged is left out."""
    moments: list[Moment] = []
    choices: list[Choice] = []
    for move, told in moves:
        with suppress(InterrexError):
            choices = stands(choices, move)
        if len(choices) > len(moments):
            moments.append(_moment(move, _object(told)))
        del moments[len(choices) :]
    kept = _object(zlib.decompress(positions).decode()) if positions else {}
    seen = tuple(Position(number, tuple(texts)) for number, texts in kept.get("positions", ()))
    begun = _object(opening)
    known = tuple(begun.get("variants", ()))
    return Story(_lines(begun), tuple(moments), seen, kept.get("result", ""), known)


def _moment(move: Move, told: dict[str, Any]) -> Moment:
    hidden, to = told.get("hidden", UNTOLD), told.get("to", 0)
    return Moment(move.seat, move.word, hidden, to, _lines(told))


def _lines(told: dict[str, Any]) -> tuple[Line, ...]:
    lines = told.get("lines", ())
    return tuple(Line(each[0], each[1], {} if "unsaid" in told else each[2]) for each in lines)


def _object(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text) if text else {}
    return found


def with_names(text: str, names: Sequence[str]) -> str:
    """A text with people's names for the marks of their seats; where nobody sits, with the letter."""
    return MARK.sub(lambda mark: _name(mark[1], names), text)


def _name(letter: str, names: Sequence[str]) -> str:
    seat = SEAT_LETTERS.index(letter) if letter in SEAT_LETTERS else len(names)
    return names[seat] if seat < len(names) else letter
