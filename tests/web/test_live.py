"""A table in memory: what was worked out for one position is not shown for another, and whose clock runs."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from interrex.match.session import CHOOSE
from interrex.web import keys
from interrex.web.store import Entry
from interrex.web.tables import chronicle, clocks, seating
from interrex.web.tables.live import OWN_DECK, Live
from interrex.web.tables.new_table import NewTable
from tests.asgi import hall_of, opened, seated


def test_what_was_worked_out_holds_for_one_position_only() -> None:
    """Also where nobody was told that something has changed."""

    async def look() -> None:
        async with opened() as app:
            live, _, _ = await seated(app, "elekt", 2)
            made: list[int] = []

            def make(table: Live, number: int) -> tuple[int, int]:
                made.append(number)
                return len(table.game.choices), number

            assert live.cached(make, 1) == (0, 1)
            assert live.cached(make, 1) == (0, 1)
            assert live.cached(make, 2) == (0, 2)
            assert made == [1, 2]
            decision = live.game.decisions[0]
            live.session = live.session.after(live.session.choosing(decision.seat, decision.options[0])[0])
            assert live.cached(make, 1) == (1, 1)
            live.notify()
            assert live.cached(make, 1) == (1, 1)
            assert made == [1, 2, 1, 1]

    asyncio.run(look())


def test_no_clock_runs_while_decks_are_awaited() -> None:
    async def look() -> None:
        async with opened() as app:
            wanted: dict[str, Any] = {"clock": "each 60"}
            live, people, _ = await seated(app, "veto", 2, **wanted)
            assert set(clocks.running(live)) == set(live.game.seats_asked)
            live.row.seats[1].deck = OWN_DECK
            assert not list(clocks.running(live))
            live.row.seats[1].deck = ""
            assert set(clocks.running(live)) == set(live.game.seats_asked)
            assert hall_of(app).live[live.id] is live
            assert len(people) == 2

    asyncio.run(look())


@pytest.mark.parametrize("stored", [True, False])
def test_after_a_failed_write_the_table_catches_up(stored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it was stored is not known to who chose; the table reads it and goes on from there."""

    async def look() -> None:
        async with opened() as app:
            hall = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            add = hall.ledger.add

            async def fail(entry: Entry) -> None:
                if stored:
                    await add(entry)
                raise OSError("the line is cut")

            decision = live.game.decisions[0]
            with monkeypatch.context() as cut:
                cut.setattr(hall.ledger, "add", fail)
                with pytest.raises(OSError, match="cut"):
                    await hall.choose(live, decision.seat, decision.options[0])
            async with asyncio.timeout(60):
                while live.behind:
                    await asyncio.sleep(0.01)
            assert len(live.choices) == stored
            decision = live.game.decisions[0]
            await hall.choose(live, decision.seat, decision.options[0])
            assert len(live.choices) == stored + 1
            assert [move.kind for move in hall.store.moves(live.id, 0)] == [CHOOSE] * (stored + 1)

    asyncio.run(look())


def test_nobody_asks_the_store_any_more_once_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a thread still reads or writes ends before the file belongs to another server."""
    begun = threading.Event()
    done: list[bool] = []
    closed: list[bool] = []

    async def closing() -> None:
        async with opened() as app:
            hall = hall_of(app)
            end = hall.store.close

            def slow() -> None:
                begun.set()
                time.sleep(0.2)
                done.append(bool(closed))

            def close() -> None:
                closed.append(True)
                end()

            monkeypatch.setattr(hall.store, "close", close)
            hall.start(hall.ask(slow))
            await asyncio.to_thread(begun.wait)

    asyncio.run(closing())
    assert (closed, done) == ([True], [False])


def test_a_closed_store_is_not_opened_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has thought for long about the story of a game writes nothing into a file that is given away."""
    file = tmp_path / "tables.db"
    begun, closed, refused = threading.Event(), threading.Event(), threading.Event()

    async def closing() -> None:
        async with opened(database=f"sqlite:///{file}") as app:
            live, _, _ = await seated(app, "elekt", 2)
            store = hall_of(app).store
            end = store.close

            def all_positions(session: Any) -> bytes:
                begun.set()
                assert closed.wait(60)
                return b""

            def close() -> None:
                end()
                for each in tmp_path.iterdir():
                    each.unlink()
                closed.set()

            def keep(*kept: Any, **named: Any) -> None:
                with pytest.raises(DBAPIError, match="closing"):
                    really(*kept, **named)
                refused.set()

            really = store.keep_positions
            monkeypatch.setattr(chronicle, "all_positions", all_positions)
            monkeypatch.setattr(store, "close", close)
            monkeypatch.setattr(store, "keep_positions", keep)
            hall_of(app).chronicle.looked[live.id] = live.number
            hall_of(app).start(hall_of(app).chronicle.end(live.row, live.session))
            await asyncio.to_thread(begun.wait)

    asyncio.run(closing())
    assert refused.wait(60)
    assert not file.exists()


def test_a_bot_that_sits_down_is_seen_at_once() -> None:
    """Whoever looks at the table is told, before the bot has done anything."""

    async def sitting() -> None:
        async with opened(pace=3600.0) as app:
            hall = hall_of(app)
            live = await hall.new_table(keys.new_key(), NewTable("elekt", ["person"] * 2))
            heard = asyncio.Event()
            live.listeners[heard] = 0
            await seating.seat_bot(hall, live, 1, "random")
            assert heard.is_set()
            del live.listeners[heard]

    asyncio.run(sitting())


def test_after_a_change_whose_answer_got_lost_the_table_catches_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was stored is seen, though nobody was told that it was."""

    async def losing() -> None:
        async with opened() as app:
            hall = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2, has_advice=True)
            before, tell = len(live.row.notices), hall.store.tell_all

            def lost(*told: Any) -> None:
                tell(*told)
                raise OperationalError("insert", {}, Exception("the line is cut"))

            monkeypatch.setattr(hall.store, "tell_all", lost)
            with pytest.raises(OperationalError):
                await seating.tell(hall, live, "asked", 0)
            for _ in range(1200):
                if len(live.row.notices) > before:
                    break
                await asyncio.sleep(0.05)
            assert len(live.row.notices) == before + 1

    asyncio.run(losing())
