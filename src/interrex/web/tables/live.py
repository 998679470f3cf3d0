"""A table in memory: the match, who sits there, who looks, what people say beside choosing."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Hashable
from datetime import UTC, datetime
from typing import Any, Final, TypeVar

from interrex.engine.game import SEAT_LETTERS, Table
from interrex.match import record as records
from interrex.match.undo import Match
from interrex.web.show.parts import Memory
from interrex.web.store import BACK, CHOOSE, RETURN, UNDO, Move, Row, record_of
from interrex.web.tables import clocks
from interrex.web.tables.talk import CHANGES, Talk

UNDO_DEPTH: Final = 8
MOST_SAID: Final = 200
T = TypeVar("T")
OWN_DECK: Final = "own"  # awaited from the person at the seat


class Live:
    """A table in memory: the match, who sits there, who looks."""

    def __init__(self, row: Row, moves: list[Move], pack: Any, started: float = 0.0) -> None:
        self.row = row
        self.pack = pack
        self.moves = moves
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Event, int] = {}  # who waits for news, and for which seat
        self.elsewhere: dict[str, tuple[float, frozenset[int]]] = {}  # who looks through another server
        self.behind = 0  # hints that the store holds more than is known here
        self.noted: dict[Any, Any] = {}  # what was worked out for all who look, until something changes
        self.noted_at: Table | None = None  # the position for which it holds
        self.rewound = 0  # how often something was taken back
        self.said: Memory[dict[str, Any]] = Memory(MOST_SAID)  # lines of the log that were put into words
        self.thinking: asyncio.Task[None] | None = None
        self.talk = Talk()
        self.choices: list[tuple[int, str]] = []  # those that stand
        game = records.start(record_of(row, []), pack)
        self.match = Match(game)
        self.opened = [0] * game.seats  # since which move the seat's open question stands
        self.started = max(started, moment(row.touched) if not moves else 0.0)
        self.times = clocks.Times(clocks.parse(row.clock), game.seats, self.started)
        self.seen: dict[str, float] = {}  # when a key was last seen here
        self.offered: frozenset[int] = frozenset()  # for whom a bot may stand in
        for number, move in enumerate(moves, 1):
            self.apply(move, self.after(move), number)

    @property
    def game(self) -> Table:
        return self.match.game

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def number(self) -> int:
        """How many moves were made, taken back or not."""
        return len(self.moves)

    @property
    def last_chooser(self) -> int | None:
        """Who made the choice that could be taken back."""
        return self.choices[-1][0] if self.choices else None

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

    def once(self, make: Callable[..., T], *args: Hashable) -> T:
        """What a function makes of this table and the arguments: made once until something changes."""
        if self.noted_at is not self.game:
            self.noted.clear()
            self.noted_at = self.game
        known = (make, *args)
        if known not in self.noted:
            self.noted[known] = make(self, *args)
        found: T = self.noted[known]
        return found

    def last_seen(self, seat: int) -> None:
        """Somebody at this seat was here until now."""
        if seat < self.game.seats:
            self.seen[self.row.seats[seat].key] = time.time()

    def persons(self) -> list[int]:
        """The seats that people play themselves: neither bots nor free, and no bot stands in."""
        return [
            number
            for number, seat in enumerate(self.row.seats)
            if seat.key and not seat.is_bot and number not in self.talk.stand_ins
        ]

    def awaited(self) -> list[int]:
        """The seats that are still to bring their decks; until then nothing is dealt."""
        return [number for number, seat in enumerate(self.row.seats) if seat.deck == OWN_DECK]

    def bot_level(self, seat: int) -> str:
        """The level of the bot that plays a seat, its own or a stand-in; nothing where a person does."""
        place = self.row.seats[seat]
        return place.level if place.is_bot else self.talk.stand_ins.get(seat, "")

    def after(self, move: Move) -> Match:
        """The match after a move; nothing is changed yet."""
        if move.kind == CHOOSE:
            match = Match(self.game.copy())
            match.game.choose(move.word, move.seat)
            match.past = [*self.match.past[1 - UNDO_DEPTH :], (move.seat, self.game)]
            return match
        if move.kind in (UNDO, BACK):
            return self.match_at(int(move.word) if move.kind == BACK else len(self.choices) - 1)
        return self.match

    def match_at(self, count: int) -> Match:
        """The match after so many of the choices that stand; what is not remembered is replayed."""
        back = len(self.choices) - count
        if back < len(self.match.past):
            match = Match(self.match.past[-back][1])
            match.past = self.match.past[:-back]
            return match
        match = Match(records.start(record_of(self.row, []), self.pack))
        for seat, word in self.choices[:count]:
            match.choose(word, seat)
            del match.past[:-UNDO_DEPTH]
        return match

    def apply(self, move: Move, after: Match, number: int) -> None:
        """Make a move that is stored."""
        self._keep_time(move)
        self.talk.heed(move)
        if move.kind in CHANGES:
            asked = {each[0]: each[:3] for each in self.game.asked}
            for each in after.game.asked:
                seat = each[0]
                if move.kind == BACK or seat == move.seat or asked.get(seat) != each[:3]:
                    self.opened[seat] = number
                    self.times.since[seat] = max(moment(move.at), self.started)
            if move.kind == CHOOSE:
                self.choices.append((move.seat, move.word))
            else:
                self.rewound += 1
                del self.choices[int(move.word) if move.kind == BACK else -1 :]
        self.match = after

    def _keep_time(self, move: Move) -> None:
        """Count what a person has spent; who comes back begins to think now."""
        if (move.kind == CHOOSE and move.seat not in self.talk.stand_ins) or move.spent:
            self.times.spend(move.seat, move.spent)
        if move.kind == RETURN:
            self.times.come_back(move.seat, max(moment(move.at), self.started))

    def seats_of(self, key: str) -> list[int]:
        """The seats bound to a key's hash."""
        return [number for number, seat in enumerate(self.row.seats) if seat.key == key]

    def wake(self) -> None:
        """Tell all who look that something has changed."""
        self.noted.clear()
        for listener in self.listeners:
            listener.set()


def moment(at: datetime) -> float:
    """A time of the store in seconds since 1970."""
    return at.replace(tzinfo=UTC).timestamp()
