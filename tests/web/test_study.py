"""Analyses that are stopped while they wait, or twice."""

from __future__ import annotations

import asyncio

import pytest

from interrex.analysis.whole import Reader
from interrex.web.store import analyses
from tests.asgi import hall_of, opened
from tests.web.test_analysis import FEW, PATIENCE, finished, look_lightly, run, wait


def test_a_job_that_waits_takes_over_what_is_wanted_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it waited for was stopped through another server, and then somebody wanted something else."""
    look_lightly(monkeypatch)
    whole = Reader.moments
    monkeypatch.setattr(Reader, "moments", lambda self: whole(self)[:FEW])

    async def taken_over() -> None:
        async with opened() as app:
            table, (anna, bert) = await finished(app)
            hall = hall_of(app)
            async with hall.study.turn:  # another game is being analysed
                await anna.submit(f"/t/{table}/analysis", depth="quick")
                analyses.give_up(hall.store, table, "quick")
                await bert.submit(f"/t/{table}/analysis", depth="deep")
                await hall.study.begin(await hall.table(table), "quick")  # is shown the one that is wanted
                assert analyses.wanted(hall.store) == [(table, "deep")]
            await wait(anna, table)
            assert await hall.study.depths(table) == ["deep"]

    run(taken_over())


def test_the_claim_is_given_back_however_often_a_job_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at = asyncio.Event()

    async def never(*_: object) -> None:
        looked_at.set()
        await asyncio.Event().wait()

    async def stopped() -> None:
        async with opened() as app:
            table, _ = await finished(app)
            hall, releasing, slow, released = hall_of(app), asyncio.Event(), asyncio.Event(), asyncio.Event()

            async def release(_: str) -> None:
                releasing.set()
                await slow.wait()
                released.set()

            monkeypatch.setattr(hall.study.analysts, "moment", never)
            monkeypatch.setattr(hall.wire, "release", release)
            job = await hall.study.begin(await hall.table(table), "quick")
            await asyncio.wait_for(looked_at.wait(), PATIENCE)  # it has claimed the table
            stops = [asyncio.create_task(hall.study.stop(table, "quick"))]
            await asyncio.wait_for(releasing.wait(), PATIENCE)
            stops.append(asyncio.create_task(hall.study.stop(table, "quick")))
            await asyncio.sleep(0.05)
            assert job.task is not None
            assert (job.task.done(), job.task.cancelling()) == (False, 1)
            job.task.cancel()  # as a server does that closes
            await asyncio.wait([job.task, *stops])
            slow.set()
            await asyncio.wait_for(released.wait(), PATIENCE)

    run(stopped())
