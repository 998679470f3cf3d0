"""What goes on beside the tables: where it fails the host is told, nothing else stops, and the next look or
start does it."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import Future
from typing import Any

import pytest
from sqlalchemy.exc import DBAPIError, OperationalError

from interrex.engine.errors import EndlessLoop, InterrexError
from interrex.match.session import BACK, CHOOSE, STAND_IN, Move, Stale
from interrex.web.store import Entry, StoreAway, Taken, analyses, outcomes
from interrex.web.store.ledger import AT_ONCE, BUSY, LINGER, Ledger
from interrex.web.tables import absence, chronicle, counting, hall, study
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from tests.asgi import hall_of, opened, seated
from tests.web.test_analysis import finished

AWAY = OperationalError("select 1", {}, Exception("away"))
WRONG = ValueError("senseless")


def raising(error: BaseException) -> Any:
    def fail(*_: object, **__: object) -> Any:
        raise error

    return fail


def told(caplog: pytest.LogCaptureFixture, *, of: str) -> int:
    """How often the host was told so since the last time."""
    found = sum(of in each.getMessage() for each in caplog.records if each.levelno >= logging.INFO)
    caplog.clear()
    return found


def test_games_that_cannot_be_counted_stop_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """One that fails when it ends is counted at the next start; one that can never be is not tried again."""

    async def look() -> None:
        async with opened() as app:
            found, kept = hall_of(app), outcomes.keep
            monkeypatch.setattr(outcomes, "keep", raising(WRONG))
            table, _ = await finished(app)
            async with asyncio.timeout(60):
                while not told(caplog, of=f"the game at table {table} cannot be counted"):
                    await asyncio.sleep(0.01)
            assert outcomes.uncounted(found.store) == [table]
            monkeypatch.setattr(outcomes, "uncounted", raising(AWAY))
            await counting.run(found)
            assert told(caplog, of="earlier games could not be counted") == 1
            monkeypatch.undo()
            monkeypatch.setattr(outcomes, "keep", raising(AWAY))
            with pytest.raises(DBAPIError):
                await counting.count_all(found)
            assert outcomes.uncounted(found.store) == [table]
            monkeypatch.setattr(outcomes, "keep", kept)
            assert await counting.count_all(found) == 1
            assert outcomes.uncounted(found.store) == []
            assert counting._count(found, "0" * 12) is False
            open_table, _, _ = await seated(app, "elekt", 2)
            assert counting._count(found, open_table.id) is False

    caplog.set_level(logging.INFO)
    asyncio.run(look())


def test_a_game_of_rules_that_are_gone_is_left_uncounted_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            monkeypatch.setattr(outcomes, "keep", raising(WRONG))
            table, _ = await finished(app)
            assert await counting.count_all(found) == 0
            assert told(caplog, of=f"the game at table {table} cannot be counted")
            assert outcomes.uncounted(found.store) == []

    asyncio.run(look())


def test_stories_that_cannot_be_kept_are_kept_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            book, store = found.chronicle, found.store
            live, _, _ = await seated(app, "elekt", 2)
            monkeypatch.setattr(store, "untold", raising(AWAY))
            await book._tell_earlier()
            assert told(caplog, of="the next start tries again") == 1
            monkeypatch.setattr(store, "untold", lambda: [live.id, "0" * 12])
            monkeypatch.setattr(chronicle, "retold", raising(WRONG))
            monkeypatch.setattr(store, "unsaid", lambda table: {1: "x"})
            assert await book.tell_all() == 0
            assert told(caplog, of=f"the story of table {live.id} cannot be told") == 1
            monkeypatch.undo()
            assert book._tell("0" * 12) is False
            monkeypatch.setattr(store, "keep_positions", raising(AWAY))
            await book.look()
            assert live.id not in book.looked  # the next look will do
            book.note_end(live.row, live.session)
            await book.look()
            assert [row.id for row, _ in book.ended] == [live.id]
            monkeypatch.setattr(store, "keep_positions", raising(WRONG))
            await book.look()
            assert told(caplog, of=f"table {live.id} cannot be kept") == 2
            assert (book.ended, book.looked) == ([], {live.id: live.number})
            monkeypatch.setattr(store, "untold", raising(WRONG))
            await book.close()
            assert told(caplog, of="not all stories are kept") == 1
            monkeypatch.setattr(book, "look", raising(TimeoutError()))
            await book.close()
            assert told(caplog, of="put into words at the next start") == 1
            monkeypatch.undo()

    caplog.set_level(logging.INFO)
    asyncio.run(look())


def test_what_ends_is_remembered_only_so_far() -> None:
    """Of too many games that end between two looks the first are left to the next start."""

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            for _ in range(chronicle.MOST_ENDED + 2):
                found.chronicle.note_end(live.row, live.session)
            assert len(found.chronicle.ended) == chronicle.MOST_ENDED
            found.chronicle.ended.clear()

    asyncio.run(look())


def test_analyses_from_before_that_cannot_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Where the database is away they are still wanted; what can never be made is given up."""

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            store, work = found.store, found.study
            monkeypatch.setattr(analyses, "wanted", raising(AWAY))
            await work.resume()
            assert told(caplog, of="analyses from before could not be found") == 1
            monkeypatch.undo()
            for error, still in ((StoreAway("slow"), True), (WRONG, False)):
                analyses.want(store, live.id, "quick", "")
                monkeypatch.setattr(found, "table", raising(error))
                await work.resume()
                assert told(caplog, of=f"the analysis of table {live.id} cannot go on") == 1
                assert analyses.is_wanted(store, live.id, "quick") == still
                monkeypatch.undo()
            analyses.want(store, live.id, "quick", "")
            await work.resume()  # a game that goes on is not analysed
            assert not analyses.is_wanted(store, live.id, "quick")
            assert not work.jobs
            monkeypatch.setattr(analyses, "give_up", raising(AWAY))
            await work._give_up(live.id, "quick")
            assert told(caplog, of=f"the analysis of table {live.id} is still wanted") == 1

    asyncio.run(look())


def test_only_so_many_analyses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def elsewhere(*_: object) -> bool:
        return False  # another server is at it, so this one waits

    monkeypatch.setattr(study.Study, "_has_run", elsewhere)

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            for number in range(study.MOST_AT_ONCE):
                found.study.jobs[str(number)] = study.Job("quick")
            with pytest.raises(study.StudyFull):
                await found.study.begin(live, "quick")
            found.study.jobs.pop("0")
            analyses.want(found.store, live.id, "quick", "")
            assert (await found.study.under_way(live)) is not None
            assert live.id in found.study.jobs
            job = found.study.jobs[live.id]
            await found.study.stop(live.id, "deep")  # of which nobody is making one
            await found.study.stop("0" * 12, "quick")
            assert found.study.jobs[live.id] is job
            assert job.task is not None
            assert not job.task.cancelling()
            found.study.failed.add(live.id)  # an earlier one; while one is made, it is told of
            assert (await found.study.under_way(live)) is not None
            await found.study.stop(live.id, "quick")
            analyses.want(found.store, live.id, "quick", "")
            assert await found.study.under_way(live) is None  # and it is not begun again by who only looks
            assert live.id not in found.study.jobs
            found.study.jobs.clear()

    asyncio.run(look())


def test_the_time_left_is_estimated_from_the_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("interrex.web.tables.study.time.monotonic", lambda: 130.0)
    for done in range(study.LEAST_DONE):
        assert study.Job("quick", 20, done, since=100.0).seconds_left() is None
    assert study.Job("quick", 20, 5, since=100.0).seconds_left() == 90.0
    assert study.Job("quick", 20, 15, since=100.0).seconds_left() == 10.0


# --- bots and clocks ---------------------------------------------------------------------------------


def test_a_clock_that_cannot_be_kept_is_kept_at_the_next_look(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2, clock="each 60")
            seat = live.game.seats_asked[0]
            live.times.since[seat] -= 600
            for error, said in ((Stale(), "has moved on meanwhile"), (AWAY, "nobody stands in")):
                monkeypatch.setattr(found, "move", raising(error))
                await absence.time_is_up(found, live)
                assert told(caplog, of=f"table {live.id}" if "nobody" in said else said) == 1
                assert not live.session.stand_ins
            monkeypatch.undo()
            await absence.time_is_up(found, live)
            assert set(live.session.stand_ins) == {seat}

    caplog.set_level(logging.INFO)
    asyncio.run(look())


def test_a_bot_tries_another_choice_where_one_does_not_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its own first, then the last and the first option, and only so many; then the table stands, and the
    host is told."""

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 3)
            while len(live.game.decisions[0].options) < hall.MAX_TRIED + 2:
                decision = live.game.decisions[0]
                await found.choose(live, decision.seat, decision.options[0])
            decision = live.game.decisions[0]
            options, tried = decision.options, []

            async def endless(table: Live, move: Move) -> int:
                tried.append(move.word)
                raise EndlessLoop("it goes on")

            monkeypatch.setattr(found, "move", endless)
            with pytest.raises(InterrexError):
                await found._one_that_ends(live, decision, options[3])
            assert len(tried) == len(set(tried)) == hall.MAX_TRIED
            assert tried[:4] == [options[3], options[-1], options[0], options[1]]
            assert told(caplog, of="does not end") == hall.MAX_TRIED
            monkeypatch.setattr(found, "_bots_asked", lambda _: [decision.seat])
            monkeypatch.setattr(found, "_bot_moves", raising(InterrexError("no")))
            await found._bots_move(live)
            assert told(caplog, of=f"bots at table {live.id} stopped") == 1
            assert live.thinking is None

    caplog.set_level(logging.INFO)
    asyncio.run(look())


def test_a_bot_that_cannot_store_its_choice_waits(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            seat = live.game.seats_asked[0]
            for error, said in ((Stale(), "was overtaken"), (AWAY, "waits for the database")):
                monkeypatch.setattr(found, "_in_time", raising(error))
                with monkeypatch.context() as still:
                    still.setattr(hall.asyncio, "sleep", wait)
                    await found._bot_moves(live, seat)
                assert told(caplog, of=said) == 1
            assert waited == [hall.RETRY_SECONDS]
            monkeypatch.undo()

    caplog.set_level(logging.INFO)
    asyncio.run(look())


def test_tables_that_cannot_be_replayed_stop_no_start(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            asked: list[str] = []

            async def fail(table: str) -> Live:
                asked.append(table)
                raise InterrexError("no such rule")

            monkeypatch.setattr(found.store, "unfinished", lambda most: ["1" * 12, live.id][:most])
            monkeypatch.setattr(found, "table", fail)
            await found.resume_bots()
            assert asked == ["1" * 12, live.id]
            assert told(caplog, of="cannot be replayed") == 2
            found.closed = True
            await found.resume_bots()
            assert len(asked) == 2
            found.closed = False

    asyncio.run(look())


# --- what is kept in memory ------------------------------------------------------------------------


def test_tables_that_nobody_needs_are_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not those at which somebody looks, chooses or thinks, or whose clock runs; no more than needed."""

    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            lives = [
                (await seated(app, "elekt", 2, clock="each 60" if at == 3 else ""))[0] for at in range(6)
            ]
            lives[0].listeners[asyncio.Event()] = 0
            await lives[1].lock.acquire()
            lives[2].thinking = asyncio.create_task(asyncio.sleep(0))
            monkeypatch.setattr(hall, "IN_MEMORY", 5)
            found._remember(lives[5])
            assert set(found.live) == {each.id for each in lives if each is not lives[4]}
            monkeypatch.setattr(hall, "IN_MEMORY", 2)
            found._remember(lives[5])
            assert set(found.live) == {each.id for each in (*lives[:4], lives[5])}
            lives[2].thinking = None
            found._remember(lives[5])
            assert lives[2].id not in found.live

    asyncio.run(look())


def test_who_must_catch_up_catches_up_and_the_rest_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    async def look() -> None:
        async with opened() as app:
            found = hall_of(app)
            lives = [(await seated(app, "elekt", 2))[0] for _ in range(4)]
            lives[0].listeners[asyncio.Event()] = 0
            await lives[1].lock.acquire()
            lives[2].thinking = asyncio.create_task(asyncio.sleep(0))
            caught: list[str] = []
            monkeypatch.setattr(found, "catch_up", lambda live: caught.append(live.id))
            found.catch_up_all()
            assert caught == [each.id for each in lives[:3]]
            assert set(found.live) == set(caught)

    asyncio.run(look())


def test_what_may_take_long_is_done_in_a_thread() -> None:
    """Taking back, words that are not offered, and every choice with cards that somebody has written."""

    async def look() -> None:
        async with opened() as app:
            live, _, _ = await seated(app, "elekt", 2)
            decision = live.game.decisions[0]
            for kind in (CHOOSE, BACK, STAND_IN):
                offered = Move(decision.seat, kind, decision.options[0])
                assert hall._takes_long(live, offered) == (kind == BACK)
                assert hall._takes_long(live, Move(decision.seat, kind, "x")) == (kind in (BACK, CHOOSE))
            assert not hall._is_written(live)

    asyncio.run(look())


# --- the ledger --------------------------------------------------------------------------------------


def entry(table: str, number: int = 1) -> Entry:
    return Entry(table, number, Move(0, CHOOSE, "x"), False, "")


def stopped(ledger: Ledger) -> Ledger:
    """A ledger whose thread has ended, so that a test can look at each step."""
    ledger.waiting.put(None)
    ledger.thread.join()
    return ledger


def test_one_move_of_a_table_goes_into_a_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the tables; what comes later of one of them waits, and so does what is too much."""
    ledger = stopped(Ledger(None))  # type: ignore[arg-type]
    for table in ("c", "a", "b", "c", "d"):
        ledger.waiting.put((entry(table), Future()))
    first = ledger.waiting.get()
    assert first is not None
    assert [each[0].table for each in ledger._batch(first)] == ["a", "b", "c"]
    assert ledger.waiting.qsize() == 2
    while not ledger.waiting.empty():
        ledger.waiting.get()
    for number in range(AT_ONCE + 5):
        ledger.waiting.put((entry(f"{number:05}"), Future()))
    first = ledger.waiting.get()
    assert first is not None
    assert len(ledger._batch(first)) == AT_ONCE
    assert ledger.waiting.qsize() == 5


def test_one_bad_move_of_a_batch_is_refused_alone() -> None:
    """Where the database itself is away, nobody's move is stored; else each is tried by itself."""
    tried: list[list[str]] = []

    class Half:
        error: Exception = WRONG

        def add_moves(self, entries: list[Entry]) -> set[str]:
            tried.append([each.table for each in entries])
            if any(each.table == "bad" for each in entries):
                raise self.error
            return {each.table for each in entries if each.table != "taken"}

    store: Any = Half()
    ledger = stopped(Ledger(store))
    batch: list[Any] = [(entry(table), Future()) for table in ("bad", "good", "taken")]
    ledger._store(batch)
    assert tried == [["bad", "good", "taken"], ["bad"], ["good"], ["taken"]]
    assert batch[0][1].exception() is WRONG
    assert [waits.result() for _, waits in batch[1:]] == [True, False]
    gone = DBAPIError("select 1", {}, Exception("gone"), connection_invalidated=True)
    for error in (AWAY, gone):
        store.error = error
        batch = [(entry(table), Future()) for table in ("bad", "good")]
        ledger._store(batch)
        assert [waits.exception() for _, waits in batch] == [error, error]


def test_after_a_batch_the_next_waits_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short while after one batch the next lingers; alone, a move is stored at once."""
    now, slept = [100.0], list[float]()
    monkeypatch.setattr("interrex.web.store.ledger.time.monotonic", lambda: now[0])
    monkeypatch.setattr("interrex.web.store.ledger.time.sleep", slept.append)
    ledger = stopped(Ledger(None))  # type: ignore[arg-type]

    def stored(batch: list[Any]) -> None:
        now[0] += BUSY / 2 if batch[0][0].table == "soon" else 2 * BUSY

    monkeypatch.setattr(ledger, "_store", stored)
    for number, table in enumerate(("late", "soon", "soon", "late", "late")):
        ledger.waiting.put((entry(table, number), Future()))
        monkeypatch.setattr(ledger, "_batch", lambda first: [first])
    ledger.waiting.put(None)
    ledger._write()
    assert slept == [LINGER, LINGER]
    given_up: Future[bool] = Future()
    given_up.cancel()
    ledger.waiting.put((entry("soon"), given_up))  # nobody waits for it any more
    ledger.waiting.put(None)
    monkeypatch.setattr(ledger, "_store", raising(AssertionError("it is stored")))
    ledger._write()


def test_a_move_whose_number_was_given_is_taken() -> None:
    async def look() -> None:
        async with opened() as app:
            found: Hall = hall_of(app)
            live, _, _ = await seated(app, "elekt", 2)
            await found.ledger.add(entry(live.id))
            with pytest.raises(Taken):
                await found.ledger.add(entry(live.id))

    asyncio.run(look())
