"""The sentences of a game with a table's people and cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from interrex.engine.packs import edition_of
from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack
from interrex.match.story import SEAT_MARKS, with_names
from interrex.web.tables.live import Live
from interrex.words import Words, places_of
from interrex.words.sentences import sentence

START: Final = SEAT_MARKS[0][0]  # with which the mark of a seat begins


@dataclass(frozen=True, slots=True)
class _Boxed:
    """A pack, told from others by its rules and its wording."""

    hash: str
    pack: Any = field(compare=False)


@lru_cache(maxsize=400)
def _words(
    language: str, game: str, boxed: _Boxed, names: tuple[str, ...], places: tuple[tuple[str, str], ...]
) -> Words:
    return Words(language, game, boxed.pack, names, places)


def words_for(
    language: str,
    game: str,
    names: Sequence[str],
    pack: Any = None,
    places: tuple[tuple[str, str], ...] = (),
) -> Words:
    """The sentences of a game with these people's names and this pack's cards, else the house pack's.

    ``places`` has the card that lies at each place, where places are called by it.
    """
    pack = house_pack(game) if pack is None else pack
    return _words(language, game, _Boxed(edition_of(pack), pack), tuple(names), places)


def words_of(live: Live, language: str) -> Words:
    """The sentences of a table with its people's names."""
    return live.cached(_words_of, language)


def told_to(live: Live, language: str, game: Table, told: LogLine, you: int | None) -> str:
    """A line of the log for whoever sits at ``you``, or for all it does not name: as the chronicle keeps it,
    with people's names."""
    text = live.cached(_marked_words, language).line(game, told, you)
    if START not in text:
        return text
    return sentence(with_names(text, live.names))


def _marked_words(live: Live, language: str) -> Words:
    return words_for(language, live.row.settings.game, SEAT_MARKS, live.pack, places_of(live.game))


def _words_of(live: Live, language: str) -> Words:
    return words_for(language, live.row.settings.game, live.names, live.pack, places_of(live.game))


def seats_text(game: str) -> str:
    """For how many people a game is."""
    seats = game_spec(game).seats
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else str(seats[0])
