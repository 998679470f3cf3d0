"""What a new table is to be, and the row that the store keeps of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from interrex.bots import check_level
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Switch
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match import clocks
from interrex.match.session import Choice
from interrex.web import keys
from interrex.web.store import BOT, PERSON, Notice, Row, Seat, now
from interrex.web.tables.live import ADVICE, KNOWN, OWN_DECK, SAT, SHARED

BOT_NAMES: Final = ("Bona", "Jan", "Kinga", "Olaf", "Zofia", "Wit")
COLOURS: Final = ("crimson", "azure", "amber", "emerald", "violet", "slate")
MAX_PATIENCE: Final = 7 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Beginning:
    """How another table began: its seed, its rules version and its first choices."""

    seed: int
    choices: Sequence[Choice] = ()
    rules_version: int | None = None


@dataclass(frozen=True, slots=True)
class NewTable:
    """What a new table is to be."""

    game: str
    seating: Sequence[str]  # for each seat ``person`` or the level of a bot
    rulings: Mapping[str, Switch] = field(default_factory=dict)
    variants: Mapping[str, Switch] = field(default_factory=dict)
    is_open: bool = False
    patience: int = 0
    clock: str = ""
    pack: str = ""  # its name, see ``Packs``; the house pack where there is none
    names: Mapping[int, str] = field(default_factory=dict)  # of people at the browser that makes the table
    is_shared: bool = False  # several people may sit there with one key
    has_advice: bool = False  # people may ask a bot what it would do, though others play against them
    people: Mapping[int, Seat] = field(default_factory=dict)  # who sit there from the start, by key
    rematch_of: str = ""  # the table whose people play again
    beginning: Beginning | None = None  # of the table that this one continues, with its pack
    is_trial: bool = False  # it was made to try a card, its deal looked for
    made_for: str = ""  # the pack or card that is tried out, see ``Row``

    @property
    def choices(self) -> Sequence[Choice]:
        """The choices that were made already."""
        return self.beginning.choices if self.beginning is not None else ()


def check(wanted: NewTable) -> None:
    """Refuse a clock, a patience or a bot that there cannot be; the rest is checked by the game's spec."""
    clocks.parse(wanted.clock)
    if not 0 <= wanted.patience <= MAX_PATIENCE:
        why = Reason("number", {"field": "patience", "low": 0, "high": MAX_PATIENCE})
        raise BadSetting(f"A bot may stand in after 0 to {MAX_PATIENCE} seconds, not {wanted.patience}.", why)
    for level in wanted.seating:
        if level != PERSON:
            check_level(level)


def row_of(creator: str, wanted: NewTable, pack: Any, named: str) -> Row:
    """The row of a new table, its settings checked; it names its pack so."""
    for level in wanted.seating:
        if level != PERSON:
            check_level(level, wanted.game, pack)
    variants, awaited = own_decks(wanted.game, wanted.variants, wanted.seating)
    begun = wanted.beginning or Beginning(secrets.randbits(128))
    settings = game_spec(wanted.game).settings(
        len(wanted.seating), begun.seed, pack, wanted.rulings, variants, begun.rules_version
    )
    settings = replace(settings, pack_hash=named)
    table_id = secrets.token_hex(6)
    seats = [
        Seat(
            kind=PERSON if level == PERSON else BOT,
            level="" if level == PERSON else level,
            name="" if level == PERSON else BOT_NAMES[number],
            colour=COLOURS[number],
            link=keys.hashed(keys.link(creator, table_id, number, 1)),
            deck=OWN_DECK if number in awaited else "",
        )
        for number, level in enumerate(wanted.seating)
    ]
    for number, person in wanted.people.items():
        seats[number].key, seats[number].name, seats[number].colour = person.key, person.name, person.colour
    watch = keys.hashed(keys.link(creator, table_id, keys.WATCH, 1))
    told = [KNOWN] * (wanted.beginning is not None and not wanted.is_trial)
    told += [SHARED] * (wanted.is_shared or len(wanted.names) > 1)
    told += [ADVICE] * wanted.has_advice
    sat = [  # of who has given no name there is nothing to say
        Notice(SAT, number, person.name)
        for number, person in wanted.people.items()
        if person.name not in ("", SEAT_LETTERS[number])
    ]
    return Row(
        table_id, settings, wanted.is_open, False, keys.hashed(creator), watch, 1, now(), seats,
        wanted.patience, wanted.clock, [*(Notice(kind) for kind in told), *sat], made_for=wanted.made_for,
    )  # fmt: skip


def own_decks(
    game: str, variants: Mapping[str, Switch], seating: Sequence[str]
) -> tuple[dict[str, Switch], set[int]]:
    """The variants without decks that people are to bring, and the seats of these people."""
    decks = game_spec(game).decks
    if decks is None:
        return dict(variants), set()
    awaited = {
        seat
        for seat, (name, level) in enumerate(zip(decks.variants, seating, strict=False))
        if variants.get(name) == OWN_DECK and level == PERSON
    }
    chosen = {
        name: value for name, value in variants.items() if value != OWN_DECK or name not in decks.variants
    }
    return chosen, awaited
