"""A hall in which nothing goes on by itself: what it begins and asks of others is noted."""

from __future__ import annotations

import asyncio
import random
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import replace
from datetime import datetime
from functools import cache
from typing import Any, NamedTuple

import pytest

from interrex.games import house_pack
from interrex.match.session import CHOOSE, Move, Session
from interrex.web.store import StoreAway
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import Beginning, NewTable, row_of

Noted = list[tuple[Any, ...]]


class Others:
    """Whatever is asked of it is noted, and answered as was wanted."""

    def __init__(self, noted: Noted, name: str, **answers: Any) -> None:
        self._noted, self._name = noted, name
        for each, answer in answers.items():
            setattr(self, each, answer)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        def note(*given: Any, **named: Any) -> None:
            self._noted.append((f"{self._name}.{name}", *given, *named.items()))

        return note


class Quiet(Hall):
    """A hall in which nothing goes on by itself: what it begins and asks of others is noted."""

    def __init__(self, *lives: Any, **store: Any) -> None:
        self.noted: Noted = []
        self.store = Others(self.noted, "store", **{"is_shared": False, **store})  # type: ignore[assignment]
        self.live = OrderedDict((each.id, each) for each in lives)
        self.wire = Others(self.noted, "wire")  # type: ignore[assignment]
        self.packs = Others(self.noted, "packs", of=lambda settings: house_pack(settings.game))  # type: ignore[assignment]
        self.loading, self.only_told, self.tasks = {}, {}, set()
        self.closed, self.started = False, 0.0
        self.is_away = False

    async def ask(self, work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if self.is_away:
            raise StoreAway("away")
        return work(*args, **named)

    def start(self, work: Any) -> Any:
        self.noted.append(("start", work.__qualname__.rpartition(".")[2]))
        work.close()
        return "begun"

    def let_bots_move(self, live: Live) -> None:
        self.noted.append(("bots", live.id))

    def done(self) -> Noted:
        """What was noted since the last time."""
        found = self.noted[:]
        self.noted.clear()
        return found


NOON = datetime(2026, 1, 2, 12)
PACK = house_pack("elekt")
BEGINNING = Beginning(7)
ROW = row_of("0" * 32, NewTable("elekt", ["person"] * 2, beginning=BEGINNING), PACK, PACK.hash)


class Played(NamedTuple):
    """A random game: its moves, and the session after each number of them."""

    moves: list[Move]
    sessions: list[Session]


@cache
def played() -> Played:
    live, luck = Live(ROW, [], PACK), random.Random(1)
    found = Played([], [live.session])
    while not found.sessions[-1].game.is_over:
        decision = luck.choice(found.sessions[-1].game.decisions)
        found.moves.append(Move(decision.seat, CHOOSE, luck.choice(decision.options)))
        found.sessions.append(found.sessions[-1].after(found.moves[-1]))
    return found


def after(number: int) -> Live:
    """The same table after so many moves, the last ones where it counts from the end."""
    live = Live(replace(ROW, seats=[replace(each) for each in ROW.seats], notices=[]), [], PACK)
    live.session = played().sessions[number].apart()
    return live


def scripted(answers: Iterator[Any]) -> Callable[..., Coroutine[Any, Any, Any]]:
    """Each call gets the next answer; an error is raised."""

    async def answer(*_: Any) -> Any:
        found = next(answers)
        if isinstance(found, BaseException):
            raise found
        return found

    return answer


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """What it answers, or the error it ends with."""
    try:
        return asyncio.run(work)
    except (Exception, asyncio.CancelledError) as error:
        return error


def no_sleep(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Nobody sleeps; how long it would have been is noted."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found
