"""What the store knows of a table: its row, its seats, its moves."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, Final

from interrex.engine.chance import commitment
from interrex.engine.settings import Record, Settings
from interrex.match.session import Choice, Move
from interrex.web.clock import steady

PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(slots=True)
class Seat:
    """One seat at a table: a person's, taken or still free, or a bot's."""

    kind: str
    level: str
    name: str
    colour: str
    link: str
    issue: int = 1
    key: str = ""
    deck: str = ""

    @property
    def is_bot(self) -> bool:
        return self.kind == BOT

    @property
    def is_free(self) -> bool:
        return self.kind == PERSON and not self.key


@dataclass(frozen=True, slots=True)
class Notice:
    """What everybody is told of a table besides the game: who takes a seat, for whom a link was made."""

    kind: str
    seat: int = 0
    name: str = ""
    told: int = 0  # how many lines of the game's log everybody could read then


@dataclass(frozen=True, slots=True)
class Message:
    """What somebody at a table has said: a phrase by its key, which all read in their language, or a text."""

    seat: int
    name: str  # of who sat there then
    phrase: str = ""
    text: str = ""


@dataclass(slots=True)
class Row:
    """A table as the store knows it, without its choices."""

    id: str
    settings: Settings
    is_open: bool
    is_over: bool
    creator: str
    watch_link: str
    watch_issue: int
    touched: datetime
    seats: list[Seat] = field(default_factory=list)
    patience: int = 0
    clock: str = ""
    notices: list[Notice] = field(default_factory=list)
    rematch: str = ""  # the table at which the same people play again
    messages: list[Message] = field(default_factory=list)  # the last ones
    made_for: str = ""  # to try out what its creator writes: the id of a pack, or pack/card

    @property
    def tried_card(self) -> str:
        """The place of the card for which the table was made, in its pack."""
        return self.made_for.partition("/")[2]

    @property
    def workshop(self) -> str:
        """The page of the pack or card for which the table was made; nothing for any other table."""
        pack, _, card = self.made_for.partition("/")
        here = f"/packs/{self.settings.game}/{pack}"
        return f"{here}/card/{card}" if card else here if pack else ""

    def record(self, choices: Sequence[Choice] = ()) -> Record:
        """The table's record with these choices."""
        seed = self.settings.seed
        return Record(self.settings, commitment(seed), seed, tuple(choices), "", True)


@dataclass(frozen=True, slots=True)
class Entry:
    """A move to be stored: at which table, under which number, and whether the game is over with it.

    ``told`` is its part of the story (see ``match.story``).
    """

    table: str
    number: int
    move: Move
    is_over: bool
    told: str = ""


def row_of(found: Mapping[Any, Any]) -> Row:
    """A row as the database gives it."""
    settings = Settings(
        found["game"], found["seats"], int(found["seed"]), found["rules_version"], found["pack"],
        found["pack_hash"], json.loads(found["rulings"]), json.loads(found["variants"]),
    )  # fmt: skip
    return Row(
        found["id"], settings, found["is_open"], found["is_over"], found["creator"], found["watch_link"],
        found["watch_issue"], found["touched"], patience=found["patience"], clock=found["clock"],
        rematch=found["rematch"], made_for=found["made_for"],
    )  # fmt: skip


def now() -> datetime:
    """The time in UTC, as databases keep it."""
    return datetime.fromtimestamp(steady(), UTC).replace(tzinfo=None)
