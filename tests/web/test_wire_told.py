"""What servers tell each other, message by message, without a database between them."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.web.store.database import CHANNEL
from interrex.web.tables import wire
from tests.web.lives import live_of, play

ME, OTHER = "me", "other"


class Hall:
    """A hall that only notes what it is asked for."""

    def __init__(self, *lives: Any) -> None:
        self.store = SimpleNamespace(server=ME, address="nowhere", is_shared=True)
        self.live = {each.id: each for each in lives}
        self.closed = False
        self.started: list[Any] = []
        self.done: Counter[str] = Counter()

    def start(self, work: Any) -> None:
        self.started.append(work)

    def catch_up(self, live: Any) -> None:
        self.done["catch up"] += 1

    def catch_up_all(self) -> None:
        self.done["catch up with all"] += 1

    def told(self, of: wire.PostgresWire, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
        """What was begun to be told since the last time."""
        said: list[dict[str, Any]] = []

        async def tell(query: str, *values: Any) -> None:
            assert query == "select pg_notify(%s, %s)"
            assert values[0] == CHANNEL
            said.append(json.loads(values[1]))

        monkeypatch.setattr(of, "_ask", tell)
        while self.started:
            asyncio.run(self.started.pop(0))
        monkeypatch.undo()
        return said


def a_wire() -> tuple[wire.PostgresWire, Hall, Any]:
    live = live_of("elekt", 2)
    play(live, 3)
    hall: Any = Hall(live)
    return wire.PostgresWire(hall), hall, live


def test_who_hears_what(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of tables that are here, from others: who looks, who asks that, and moves that are not known yet."""
    found, hall, live = a_wire()
    noted: list[Any] = []
    monkeypatch.setattr(type(live), "notify", lambda self: noted.append(self))
    here = {"table": live.id, "here": [1, 2], "server": OTHER}
    for message in ({**here, "table": "none"}, {**here, "server": ME}, {"table": live.id, "who": ME}):
        found._heard(message)
        assert (live.elsewhere, noted, hall.started, hall.done) == ({}, [], [], {})
    before = time.monotonic()
    found._heard(here)
    until, seats = live.elsewhere[OTHER]
    assert before + wire.BELIEVED_SECONDS <= until <= time.monotonic() + wire.BELIEVED_SECONDS
    assert (seats, noted) == ({1, 2}, [live])
    found._heard({"table": live.id, "who": OTHER})
    assert hall.started == []  # nobody looks
    live.listeners[asyncio.Event()] = 1
    live.listeners[asyncio.Event()] = 0
    live.listeners[asyncio.Event()] = 1
    found._heard({"table": live.id, "who": OTHER})
    monkeypatch.undo()
    assert hall.told(found, monkeypatch) == [{"table": live.id, "here": [0, 1], "server": ME}]
    for number, news in ((live.number - 1, 0), (live.number, 0), (live.number + 1, 1), (None, 1)):
        hall.done.clear()
        found._heard(
            {"table": live.id, **({"number": number, "server": OTHER} if number is not None else {})}
        )
        assert hall.done["catch up"] == news
    found.ask_for_viewers(live)
    assert hall.told(found, monkeypatch) == [{"table": live.id, "who": ME}]
    hall.closed = True
    found.announce_viewers(live)
    assert hall.started == []


def test_who_looks_is_said_again_and_who_says_nothing_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    found, hall, live = a_wire()
    noted, slept = [], []
    monkeypatch.setattr(type(live), "notify", lambda self: noted.append(self))

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) > 1:
            raise asyncio.CancelledError

    monkeypatch.setattr(asyncio, "sleep", sleep)

    def look() -> None:
        slept.clear()
        with pytest.raises(asyncio.CancelledError):
            asyncio.run(found._repeat())
        assert slept == [wire.ANNOUNCE_SECONDS] * 2

    now = time.monotonic()
    live.elsewhere = {OTHER: (now + 60, frozenset({1}))}
    look()
    assert (list(live.elsewhere), noted, hall.started) == ([OTHER], [], [])
    live.elsewhere = {OTHER: (now + 60, frozenset({1})), "gone": (now - 1, frozenset({0}))}
    live.listeners[asyncio.Event()] = 1
    look()
    assert (list(live.elsewhere), noted, len(hall.started)) == ([OTHER], [live], 1)
    monkeypatch.undo()
    assert hall.told(found, monkeypatch) == [{"table": live.id, "here": [1], "server": ME}]


class Speaker:
    """A connection that answers, fails or is closed."""

    def __init__(self, answer: Any = None, error: Exception | None = None) -> None:
        self.answer, self.error, self.closed = answer, error, False
        self.asked: list[tuple[str, tuple[Any, ...]]] = []

    async def execute(self, query: str, values: tuple[Any, ...]) -> Speaker:
        self.asked.append((query, values))
        if self.error is not None:
            raise self.error
        return self

    async def fetchone(self) -> Any:
        return self.answer

    async def close(self) -> None:
        self.closed = True


def test_claims_go_with_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has a claim keeps it without asking; where the connection fails or is new, all are gone."""
    psycopg = pytest.importorskip("psycopg")
    found, _, _ = a_wire()
    speakers: list[Speaker] = []

    async def connect() -> Speaker:
        return speakers[-1]

    monkeypatch.setattr(found, "_connect", connect)

    async def look() -> None:
        speakers.append(one := Speaker((True,)))
        assert await found.claim("ff")
        assert await found.claim("ff")
        assert one.asked == [("select pg_try_advisory_lock(%s)", (255,))]
        assert found.claimed == {"ff"}
        one.answer = (False,)
        assert not await found.claim("fe")
        assert found.claimed == {"ff"}
        await found.release("fe")  # which is not claimed
        assert len(one.asked) == 2
        await found.release("ff")
        assert one.asked[2:] == [("select pg_advisory_unlock(%s)", (255,))]
        assert found.claimed == set()
        one.answer = None
        assert await found._ask("select nothing") is None
        one.answer = (True,)
        await found.claim("a")
        one.error = psycopg.OperationalError("gone")
        assert await found._ask("select 1") is None
        assert (one.closed, found.speaker, found.claimed) == (True, None, set())
        speakers.append(other := Speaker((7,)))
        assert await found._ask("select 1") == 7
        found.claimed.add("b")
        other.closed = True
        speakers.append(third := Speaker((8,)))
        assert await found._ask("select 1") == 8
        assert not found.claimed
        assert found.speaker is third  # type: ignore[comparison-overlap]
        await found.close()
        assert third.closed

    asyncio.run(look())


def test_after_a_pause_all_that_may_have_been_missed_is_looked_at(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    psycopg = pytest.importorskip("psycopg")
    found, hall, live = a_wire()
    slept: list[float] = []

    class Listener(Speaker):
        async def __aenter__(self) -> Listener:
            return self

        async def __aexit__(self, *_: object) -> None:
            self.closed = True

        async def execute(self, query: str, values: tuple[Any, ...] = ()) -> Speaker:
            assert query == f"listen {CHANNEL}"
            return self

        async def notifies(self) -> Any:
            assert found.listens
            yield SimpleNamespace(payload=json.dumps({"table": live.id}))
            raise psycopg.OperationalError("gone")

    async def connect() -> Listener:
        return Listener()

    async def sleep(seconds: float) -> None:
        assert not found.listens
        slept.append(seconds)
        if len(slept) > 1:
            raise asyncio.CancelledError

    monkeypatch.setattr(found, "_connect", connect)
    monkeypatch.setattr(asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(found._listen())
    assert slept == [wire.RETRY_SECONDS] * 2
    assert hall.done == {"catch up with all": 2, "catch up": 2}
    assert caplog.text.count("the database does not answer (OperationalError)") == 2


def test_a_server_that_is_alone_tells_nobody() -> None:
    alone: Any = SimpleNamespace(store=SimpleNamespace(is_shared=False))
    hall: Any = Hall()
    assert type(wire.wire_of(alone)) is wire.Wire
    assert type(wire.wire_of(hall)) is wire.PostgresWire
    assert wire.Wire.listens
    assert not wire.wire_of(hall).listens
    assert asyncio.run(wire.wire_of(alone).claim("ff"))
    wire.wire_of(hall).open()
    begun = [work.__qualname__ for work in hall.started]
    assert begun == ["PostgresWire._listen", "PostgresWire._repeat"]
    for work in hall.started:
        work.close()
