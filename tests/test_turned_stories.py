"""Every story holds for everybody: with the seats changed round, the same happens to who sits there now.

The letters of a scenario are turned by one or more seats. What it leaves open and what would be seat A's
(who begins, which clan each plays) is written down first. Each story is turned once; with
``INTERREX_TURNS=all`` by every number of seats.

At its end nothing is lost and nothing made. Everybody knows, reads, is asked and is refused what who sat
there before does in the story as it stands, and the table is the same in numbers. What the lot decides is not
compared: what is another if the story is played with another seed.
"""

from __future__ import annotations

import os
import re
import tomllib
import zlib
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.arguments import typed_values
from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import known_in
from interrex.engine.options import NOBODY, SEAT, Part, word_of
from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.games.vendetta.scenario.given import BASE_CLANS
from interrex.games.veto.table import Veto
from interrex.match import scenario
from interrex.match.scenario import Scenario
from interrex.match.wording import value_word
from interrex.research.encodings import GameEncoding
from tests.elekt.hearing import dying
from tests.lines import reading
from tests.veto.laws import remembered, wrong_owners

FOLDER = Path(__file__).parent / "scenarios"
ALL = os.environ.get("INTERREX_TURNS", "") == "all"
LETTERS = "ABCDEF"
BEGINS = {"elekt": "sceptre", "vendetta": "ambition", "veto": "initiative"}  # by default seat A
PAUSE = {"elekt": "(?! go on|: go-on)", "vendetta": "", "veto": "(?! go on|: go-on)"}  # always seat A's
LAWS: dict[str, tuple[Callable[[Any], list[str]], ...]] = {
    "elekt": (dying,),
    "veto": (wrong_owners, remembered),
}
COMPARED = ("asked", "options")  # what a view repeats, and is compared by itself
SEATS_IN_VIEWS = {
    "seat", "seats", "at_seat", "owner", "sceptre", "ambition", "active", "initiative", "voice", "election",
    "ranking", "winner", "winners",
}  # fmt: skip
LETTER = re.compile(r"(?<![\w-])[A-F](?![\w-])")
LENT = re.compile(r" lent\b")  # the story begins with a card in the hands of another
REFUSALS = 1 if ALL else 5  # of so many stories one is compared in what cannot be chosen
SEEDS = 4  # what is the same with so many seeds is not drawn by lot
NOT_TURNED: dict[str, str] = {}  # stories that cannot be turned, with the reason
NOT_ALIKE = {  # stories whose position is not the same to all, with the reason
    "ve-r01-a": "the last seat has the blood that is not in the bank",
    "ve-r01-b": "the last seat has the blood that is not in the bank",
}


def turned(text: str, game: str, by: int) -> str:
    """The same story with everybody so many seats further on."""
    given = tomllib.loads(text)["given"]
    seats = LETTERS[: given["seats"]]
    further = {seat: seats[(number + by) % len(seats)] for number, seat in enumerate(seats)}
    further |= {seat.lower(): other.lower() for seat, other in further.items()}
    head, position, steps = re.split(
        r"(?=^\[given\]$)|(?=^\[\[step\]\]$)", with_defaults(text, game, given), maxsplit=2, flags=re.M
    )
    letter = rf"(?<![\w-])[{seats}](?![\w-]){PAUSE[game]}|(?<=\.)[{seats.lower()}](?![\w-])"
    return (
        head
        + re.sub(letter, lambda found: further[found[0]], position)
        + winners_in_order(re.sub(letter, lambda found: further[found[0]], steps))
    )


def with_defaults(text: str, game: str, given: dict[str, Any]) -> str:
    """What belongs to seat A, or to each seat, unless the position says otherwise."""
    lines = []
    if BEGINS[game] not in given:
        lines.append(f'{BEGINS[game]} = "A"')
    if game == "vendetta":
        clans = dict(zip(LETTERS, BASE_CLANS, strict=False)) | given.get("clans", {})
        named = ", ".join(f'{seat} = "{clans[seat]}"' for seat in LETTERS[: given["seats"]])
        lines.append(f"clans = {{ {named} }}")
        text = re.sub(r"^clans = .*\n", "", text, flags=re.M)
    return text.replace("[given]\n", "[given]\n" + "".join(f"{line}\n" for line in lines), 1)


def winners_in_order(text: str) -> str:
    """Several winners are named in the order of their seats."""
    return re.sub(
        r'(winner = ")([A-F ]+)(")',
        lambda found: f"{found[1]}{' '.join(sorted(found[2].split()))}{found[3]}",
        text,
    )


def stories(game: str) -> list[Path]:
    """All but those that begin before the deal: what is dealt to whom is drawn by lot."""
    files = sorted((FOLDER / game).glob("*.toml"))
    return [
        file for file in files if 'moment = "setup"' not in file.read_text() and file.stem not in NOT_TURNED
    ]


# --- what everybody sees ---------------------------------------------------------------------------------


class Turned:
    """A table as it looks with everybody so many seats further on."""

    def __init__(self, game: Table, by: int) -> None:
        self.game = game
        self.spec = game_spec(game.settings.game)
        self.by = by

    def seat(self, number: int) -> int:
        return (number + self.by) % self.game.seats if 0 <= number < self.game.seats else number

    def line(self, told: LogLine) -> tuple[str, ...]:
        """A line of the log with its values as words."""
        found = [told.kind, told.rule]
        for _, type_name, value in typed_values(self.spec.log_args.get(told.kind, ""), told.args):
            found.append(value_word(self.spec, self.game, type_name, self.value(type_name, value)))
        return tuple(found)

    def value(self, type_name: str, value: Any) -> Any:
        seats = self.game.seats
        if type_name == "seat":
            return self.seat(value)
        if type_name == "seats":
            return tuple(sorted(map(self.seat, value)))
        if type_name == "counts":
            return tuple(sorted((self.seat(seat), number) for seat, number in value))
        if type_name == "numbers" and len(value) == seats:  # one for each seat
            return tuple(value[(seat - self.by) % seats] for seat in range(seats))
        return value

    def word(self, parts: tuple[Part, ...]) -> str:
        """An option, with its seats and with the owners of its cards."""
        said = []
        for part in parts:
            if part.type == SEAT:
                seat = self.seat(part.value)
                part = part._replace(value=seat, word=LETTERS[seat])
            elif part.owner != NOBODY:
                part = part._replace(owner=self.seat(part.owner))
            said.append(part)
        return word_of(said)

    def plain(self, seen: Any, name: str = "") -> Any:
        """What a view says, with its seats turned; what stands in it in a row is in any order."""
        if is_dataclass(seen):
            found = {field.name: getattr(seen, field.name) for field in fields(seen)}
            return {each: self.plain(value, each) for each, value in found.items() if each not in COMPARED}
        if isinstance(seen, dict):
            return {self.plain(key): self.plain(value) for key, value in seen.items()}
        if isinstance(seen, tuple | list):
            if name in ("totals", "counts") and all(is_pair(each) for each in seen):
                seen = [(self.seat(seat), number) for seat, number in seen]
            return sorted((self.plain(each, name) for each in seen), key=repr)
        if isinstance(seen, str):
            return LETTER.sub(lambda found: LETTERS[self.seat(LETTERS.index(found[0]))], seen)
        return self.seat(seen) if name in SEATS_IN_VIEWS else seen

    def sights(self, refused: bool) -> Iterator[tuple[str, Any]]:
        """All that is compared: what each seat and the watcher know and read, what is asked and refused."""
        game = self.game
        for viewer in range(game.seats + 1):
            whose = f"of seat {self.seat(viewer)}"
            yield f"the log {whose}", sorted(map(self.line, game.log(viewer)))
            places = [known_in(game, viewer, place) for place in range(len(game.sees))]
            yield f"the knowledge {whose}", sorted(sorted(map(game.card_word, cards)) for cards in places)
            if isinstance(game, Veto):
                cards = [card for card, seats in enumerate(game.seen) if seats >> viewer & 1]
                yield f"the faces that were shown {whose}", sorted(map(game.card_word, cards))
            if refused or self.seat(viewer) == 0:
                yield f"the view {whose}", self.plain(game.view(viewer))
            if viewer < game.seats:
                numbers = Features()
                encoding_for(game).write_fields(game, viewer, numbers)
                yield f"the numbers {whose}", sorted(zip(numbers.at, numbers.values, strict=True))
        for which, question in enumerate(game.questions):
            if question.name == "go on":  # always seat A's
                continue
            whose = f"{question.name} of seat {self.seat(question.seat)}"
            yield whose, (question.rule, sorted(map(self.word, game.shown_options(which))))
            if refused:
                missed = {
                    (self.word(parts), rule) for parts, rule in game.near_misses(question) if here(parts)
                }
                yield f"what cannot be chosen at {whose}", sorted(missed)


def is_pair(seen: Any) -> bool:
    """A seat and its number."""
    return isinstance(seen, tuple) and len(seen) == 2 and isinstance(seen[0], int)


def here(parts: tuple[Part, ...]) -> bool:
    """The option names a seat, or a card or place of this table."""
    return any(part.value >= 0 for part in parts)


ENCODINGS: dict[tuple[str, ...], Encoding] = {}  # by the cards of a table


def encoding_for(game: Any) -> Encoding:
    cards = (game.settings.game, *(kind.id for kind in game.pack.kinds))
    if cards not in ENCODINGS:
        ENCODINGS[cards] = GameEncoding(game.settings.game, game.pack).seen
    return ENCODINGS[cards]


def differences(one: Turned, two: Turned, refused: bool) -> list[str]:
    """What is to be seen at one table and not at the other."""
    here, there = dict(one.sights(refused)), dict(two.sights(refused))
    names = sorted({*here, *there})
    return [name for name in names if here.get(name) != there.get(name)]


def by_lot(story: Scenario, refused: bool) -> set[str]:
    """What is another with other seeds."""
    tables = []
    for more in range(SEEDS):
        settings = replace(story.settings, seed=story.settings.seed + more)
        tables.append(Turned(replace(story, settings=settings).position(), 0))
        scenario.run(story, tables[-1].game)
    return {each for other in tables[1:] for each in differences(tables[0], other, refused)}


# --- the law ---------------------------------------------------------------------------------------------


def told(text: str, file: Path, number: int) -> Scenario:
    """A story; every other one of Veto! with closed decklists: all know less, and nothing else differs."""
    story = scenario.read(text, file.name)
    if story.settings.game != "veto" or number % 2:
        return story
    variants = {**story.settings.variants, "decklists": "closed"}
    return replace(story, settings=replace(story.settings, variants=variants))


STORIES = [pytest.param(game, file, id=f"{game}-{file.stem}") for game in BEGINS for file in stories(game)]


@pytest.mark.parametrize(("game", "file"), STORIES)
def test_every_story_holds_for_everybody(game: str, file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    number = zlib.crc32(file.name.encode())
    story = told(text, file, number)
    seats = story.settings.seats
    once = 1 + number % (seats - 1)
    table = story.position()
    scenario.run(story, table)
    assert not story.spec.audit(table)
    for law in LAWS.get(game, ()) if not LENT.search(text) else ():
        assert not law(table)
    for by in range(1, seats) if ALL else (once,):
        again = told(turned(text, game, by), file, number)
        other = again.position()
        with reading(other) as reader:
            wrong = [failure.what for failure in scenario.run(again, other)]
        wrong += reader.wrong
        if not wrong and file.stem not in NOT_ALIKE:
            refused = number % REFUSALS == 0
            wrong = differences(Turned(table, by), Turned(other, 0), refused)
            wrong = sorted({*wrong} - by_lot(again, refused)) if wrong else []
        assert not wrong, f"turned by {by}: {wrong}"


@pytest.mark.parametrize("game", BEGINS)
def test_most_stories_are_turned(game: str) -> None:
    assert len(stories(game)) > 380
