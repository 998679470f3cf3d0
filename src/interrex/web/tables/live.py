"""A table in memory: its session, the lock under which it changes, and all who look."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeVar

from interrex.engine.questions import Decision
from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec
from interrex.match import clocks
from interrex.match import record as records
from interrex.match.lead import Changes, changes_of_lead
from interrex.match.session import Choice, Move, Session, fold, moment
from interrex.web.clock import steady
from interrex.web.memory import Memory
from interrex.web.store import Row

MAX_LINES: Final = 200
log: Final = logging.getLogger("interrex.web")
T = TypeVar("T")
OWN_DECK: Final = "own"  # awaited from the person at the seat
SAT: Final = "sat"  # a notice: somebody takes a seat
KNOWN: Final = "known"  # a notice: the deal may be known to somebody
TRIAL: Final = "trial"  # a notice: the deal was looked for, so that a card can be tried
ADVICE: Final = "advice"  # a notice: those who sit there may ask a bot what it would do
SHARED: Final = "shared"  # a notice: several people may sit there with one key


class Live:
    """A table in memory: its session, who sits there, who looks."""

    def __init__(self, row: Row, moves: Sequence[Move], pack: Any, started: float = 0.0) -> None:
        self.row = row
        self.pack = pack
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Event, int] = {}  # who waits for news, and for which seat
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through another server
        self.behind = 0  # hints that the store holds more than is known here
        self.cache: dict[Any, Any] = {}  # what was worked out for all who look, until something changes
        self.cached_for: Table | None = None  # the position for which it holds
        self.said: Memory[dict[str, Any]] = Memory(MAX_LINES)  # lines of the log that were put into words
        self.thoughts: dict[
            int, tuple[int, dict[str, Any]]
        ] = {}  # about open decisions, by seat, with the turn
        self.asked_at: dict[int, int] = {}  # at which turn each seat has asked a bot
        self.warned: dict[int, tuple[int, str]] = {}  # of which choice each seat was warned, with the turn
        self.thinking: asyncio.Task[None] | None = None
        self.seen: dict[str, float] = {}  # when a key was last seen here
        self.tempos: dict[int, float] = {}  # how fast each seat wants to see bots move
        self.lead_changes = Changes()  # how the lead changed, once the game is over
        self.offered: frozenset[int] = frozenset()  # for whom a bot may stand in
        self.started = min(max(started, moment(row.touched) if not moves else 0.0), steady())
        start = records.start(row.record(), pack)
        self.session = fold(Session(start, clocks.parse(row.clock), self.started), moves)
        times = self.session.times  # a clock that was ahead when a move was stored gives nobody more time
        times.since = [min(each, steady()) for each in times.since]

    @property
    def game(self) -> Table:
        return self.session.game

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """How many moves were made, taken back or not."""
        return self.session.number

    @property
    def choices(self) -> list[Choice]:
        """The choices that stand."""
        return self.session.choices

    @property
    def opened(self) -> list[int]:
        """Since which move each seat's open question stands."""
        return self.session.opened

    @property
    def times(self) -> clocks.Times:
        return self.session.times

    def is_window(self, question: str) -> bool:
        """One is asked whether one wants to do something, and mostly passes."""
        passing = game_spec(self.row.settings.game).passing
        return passing is not None and question in passing.questions

    def is_pass(self, word: str) -> bool:
        """The word with which one lets others go on."""
        passing = game_spec(self.row.settings.game).passing
        return passing is not None and word == passing.word

    def has_own_to_take_back(self, seat: int) -> bool:
        """The last choices are that seat's, and one of them was a choice at all: there was another option."""
        for chooser, before in reversed(self.session.past):
            if chooser != seat:
                return False
            if any(each.seat == seat and len(each.options) > 1 for each in before.questions):
                return True
        return False

    def record(self) -> Record:
        """The table's record as it stands."""
        return self.row.record(self.choices)

    @property
    def names(self) -> list[str]:
        """What people call each seat."""
        return [seat.name or SEAT_LETTERS[number] for number, seat in enumerate(self.row.seats)]

    def present(self) -> set[int]:
        """The seats whose people look at the table, from whichever of their seats, through any server."""
        now = time.monotonic()
        elsewhere = (seats for until, seats in self.elsewhere.values() if until > now)
        looking = set(self.listeners.values()).union(*elsewhere)
        keys_here = {self.row.seats[seat].key for seat in looking if seat < self.game.seats}
        return {number for number, seat in enumerate(self.row.seats) if seat.key and seat.key in keys_here}

    def cached(self, make: Callable[..., T], *args: Hashable) -> T:
        """What a function makes of this table and the arguments: made once until something changes."""
        if self.cached_for is not self.game:
            self.cache.clear()
            self.cached_for = self.game
        known = (make, *args)
        if known not in self.cache:
            self.cache[known] = make(self, *args)
        found: T = self.cache[known]
        return found

    def decision_of(self, seat: int) -> Decision | None:
        """The open decision of that seat, if it has one."""
        return self.cached(_decision_of, seat)

    def offers(self, seat: int, word: str) -> bool:
        """The word is one of the seat's options now."""
        decision = self.decision_of(seat)
        return decision is not None and word in decision.options

    def last_seen(self, seat: int) -> None:
        """Somebody at this seat was here until now."""
        if seat < self.game.seats:
            self.seen[self.row.seats[seat].key] = steady()

    def keys(self) -> list[str]:
        """For each seat the key of the person who sits there; nothing for bots and free seats."""
        return ["" if seat.is_bot else seat.key for seat in self.row.seats]

    def persons(self) -> list[int]:
        """The seats that people play themselves: neither bots nor free, and no bot stands in."""
        return [seat for seat, key in enumerate(self.keys()) if key and seat not in self.session.stand_ins]

    def tempo(self) -> float:
        """How long bots wait, against the usual time: as long as the slowest of those who look wish."""
        here = self.present()
        return max((self.tempos.get(seat, 1.0) for seat in here if seat in self.persons()), default=1.0)

    def bots(self) -> list[int]:
        """The seats that bots play, their own or as stand-ins."""
        return [seat for seat in range(self.game.seats) if self.bot_level(seat)]

    def awaited(self) -> list[int]:
        """The seats that are still to bring their decks; until then nothing is dealt."""
        return [number for number, seat in enumerate(self.row.seats) if seat.deck == OWN_DECK]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat, its own or a stand-in; nothing where a person does."""
        place = self.row.seats[seat]
        return place.level if place.is_bot else self.session.stand_ins.get(seat, "")

    @property
    def is_shared(self) -> bool:
        """One key may hold several seats: the table was made so, or it does so since before that was said."""
        held = [seat.key for seat in self.row.seats if seat.key]
        return len(held) != len(set(held)) or self.is_noted(SHARED)

    def is_noted(self, kind: str) -> bool:
        """Everybody was told so of this table."""
        return any(notice.kind == kind for notice in self.row.notices)

    def seats_of(self, key: str) -> list[int]:
        """The seats bound to a key's hash."""
        return [number for number, seat in enumerate(self.row.seats) if seat.key == key]

    def notify(self) -> None:
        """Tell all who look that something has changed."""
        self.cache.clear()
        for listener in self.listeners:
            listener.set()


def _decision_of(live: Live, seat: int) -> Decision | None:
    return live.game.decision_of(seat)


def lead_changes(session: Session) -> Changes:
    """How the lead changed in a game that is over, by playing it again. A table stands without, too."""
    try:
        return changes_of_lead(session)
    except Exception:
        log.exception("how the lead changed in a game of %s cannot be found", session.start.settings.game)
        return Changes()
