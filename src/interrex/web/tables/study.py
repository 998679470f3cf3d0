"""The study: finished games that are being analysed, in the background, and where to find them again.

One analysis of a table at a time, and only so many at once; live tables come first. What is wanted is stored,
so that a restart goes on with it; what is done stays with the table. Of several servers on one database the
one that claims the table analyses it, and the others wait until it is done or that server is gone. How far it
is, and whether it is still wanted, stands in the store: whichever server is asked to stop it, the one at work
hears of it there.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from interrex.analysis.choices import DEPTHS
from interrex.analysis.whole import Analysis, Moment, Reader, put_together
from interrex.engine.errors import InterrexError
from interrex.engine.settings import Record
from interrex.web.store import AWAY, analyses
from interrex.web.store.analyses import UnderWay
from interrex.web.tables.live import Live
from interrex.web.workers.analysts import Analysts

if TYPE_CHECKING:
    from interrex.web.tables.hall import Hall

MOST_AT_ONCE: Final = 20  # that are under way or wait
LEAST_DONE: Final = 5  # moments by which the time for the others is estimated
CLAIM_SECONDS: Final = 2.0  # between two looks whether another server is still at it
NOTE_SECONDS: Final = 1.0  # between two notes of how far it is, and looks whether it is still wanted
YIELD_SECONDS: Final = 0.2  # between two looks whether a bot still waits for its turn
log: Final = logging.getLogger("interrex.web")


class StudyFull(InterrexError):
    """Too many games are being analysed."""


@dataclass(slots=True)
class Job:
    """An analysis that this server is at, or waits for."""

    depth: str
    total: int = 0
    done: int = 0
    is_begun: bool = False  # before, it waits for other games or another server
    since: float = 0.0  # when the first moment was begun
    task: asyncio.Task[None] | None = None

    def seconds_left(self) -> float | None:
        """How long it will still take, at the pace so far; nobody knows before the first moments are done."""
        if self.done < LEAST_DONE:
            return None
        return (time.monotonic() - self.since) / self.done * (self.total - self.done)


class Study:
    """The analyses of a server."""

    def __init__(self, hall: Hall, analysts: Analysts) -> None:
        self.hall = hall
        self.analysts = analysts
        self.jobs: dict[str, Job] = {}  # by table, in the order in which they were wanted
        self.turn = asyncio.Semaphore(1)  # one game after another
        self.failed: set[str] = set()  # tables of which the latest analysis could not be finished

    async def begin(self, live: Live, depth: str, wanted_by: str = "") -> Job:
        """Analyse a finished game; while an analysis of a table is wanted, that one is meant.

        A job that waits may be for one that was stopped through another server: it takes over this depth.
        """
        if live.id not in self.jobs and len(self.jobs) >= MOST_AT_ONCE:
            raise StudyFull("Too many games are being analysed. Try again later.")
        found = await self.hall.ask(analyses.under_way, self.hall.store, live.id)
        if found is not None:
            depth = found.depth
        await self.hall.ask(analyses.want, self.hall.store, live.id, depth, wanted_by)
        job = self._start(live, depth)
        if not job.is_begun:
            job.depth = depth
        return job

    def _start(self, live: Live, depth: str) -> Job:
        """Go on with an analysis that is wanted."""
        if live.id in self.jobs:
            return self.jobs[live.id]
        job = self.jobs[live.id] = Job(depth)
        self.failed.discard(live.id)
        job.task = self.hall.start(self._run(live, job))
        # also where the task is cancelled before it has done anything
        job.task.add_done_callback(lambda _: self.jobs.pop(live.id, None))
        return job

    async def under_way(self, live: Live) -> UnderWay | None:
        """The analysis of a table that is being made; if the server at it is gone, this one goes on."""
        found = await self.hall.ask(analyses.under_way, self.hall.store, live.id)
        if live.id not in self.jobs:
            if live.id in self.failed:
                return None
            if found is not None and len(self.jobs) < MOST_AT_ONCE:
                self._start(live, found.depth)
        return found

    async def stop(self, table: str, depth: str) -> None:
        """Nobody wants an analysis any more; another server that is at it hears of it soon."""
        await self.hall.ask(analyses.give_up, self.hall.store, table, depth)
        job = self.jobs.get(table)
        if job is not None and job.depth == depth and job.task is not None:
            if not job.task.cancelling():
                job.task.cancel()
            await asyncio.wait([job.task])

    async def found(self, table: str, depth: str) -> Analysis | None:
        """The analysis of a table, once it is done."""
        return await self.hall.ask(analyses.kept, self.hall.store, table, depth)

    async def depths(self, table: str) -> list[str]:
        """The depths at which a table was analysed."""
        return await self.hall.ask(analyses.depths, self.hall.store, table)

    async def resume(self) -> None:
        """After a start of the server: go on with what was wanted."""
        try:
            found = await self.hall.ask(analyses.wanted, self.hall.store)
        except Exception as away:
            log.warning("analyses from before could not be found: %r", away)
            return
        for table, depth in found:
            try:
                live = await self.hall.table(table)
                if depth in DEPTHS and live.game.is_over:
                    while len(self.jobs) >= MOST_AT_ONCE:
                        await asyncio.sleep(CLAIM_SECONDS)
                    self._start(live, depth)
                else:
                    await self._give_up(table, depth)
            except Exception as wrong:  # whatever rules of today do to a game of then
                log.warning("the analysis of table %s cannot go on: %r", table, wrong)
                if not isinstance(wrong, AWAY):  # a database that is away may be there after the next start
                    await self._give_up(table, depth)

    async def _run(self, live: Live, job: Job) -> None:
        try:
            while not await self._has_run(live, job):
                await asyncio.sleep(CLAIM_SECONDS)
        except Exception as wrong:  # whatever happens to one game, the others are analysed
            log.exception("the analysis of table %s stopped", live.id)
            self.failed.add(live.id)
            if not isinstance(wrong, AWAY):  # a database that is away may be there after the next start
                await self._give_up(live.id, job.depth)
        finally:
            # whoever stops the job meanwhile, the claim is given back
            await asyncio.shield(self.hall.start(self.hall.wire.release(live.id)))

    async def _has_run(self, live: Live, job: Job) -> bool:
        """Analyse a table, if it is still wanted; False while another server is at it."""
        async with self.turn:
            if not await self.hall.wire.claim(live.id):
                return False
            if not await self.hall.ask(analyses.is_wanted, self.hall.store, live.id, job.depth):
                return True  # it is done, or was stopped
            job.is_begun = True
            async with self._noted(live.id, job):
                analysis = await self._analysis(live, job)
            if analysis is not None:
                await self.hall.ask(analyses.keep, self.hall.store, live.id, job.depth, analysis)
            else:
                self.failed.add(live.id)
                await self._give_up(live.id, job.depth)
            return True

    @asynccontextmanager
    async def _noted(self, table: str, job: Job) -> AsyncIterator[None]:
        """While a game is analysed it stands in the store how far that is; whoever stops it does it there."""

        async def note() -> None:
            while True:
                await asyncio.sleep(NOTE_SECONDS)
                left = job.seconds_left()
                seconds = None if left is None else math.ceil(left)
                with suppress(*AWAY):
                    wanted = await self.hall.ask(
                        analyses.note, self.hall.store, table, job.depth, job.done, job.total, seconds
                    )
                    if not wanted and job.task is not None and not job.task.cancelling():
                        job.task.cancel()

        noting = self.hall.start(note())
        try:
            yield
        finally:
            noting.cancel()

    async def _give_up(self, table: str, depth: str) -> None:
        """Nobody waits any more for an analysis that cannot be made, also not after a restart."""
        try:
            await self.hall.ask(analyses.give_up, self.hall.store, table, depth)
        except Exception as away:
            log.warning("the analysis of table %s is still wanted: %r", table, away)

    async def _analysis(self, live: Live, job: Job) -> Analysis | None:
        """All moments of a game, as many at a time as there are analysts; nothing if one cannot be had."""
        record, end = live.record(), live.game.copy()
        numbers = await asyncio.to_thread(_moments_of, record, live.pack)
        job.total, job.since = len(numbers), time.monotonic()
        left = list(reversed(numbers))
        found: list[Moment] = []

        async def look() -> None:
            while left:
                moment = await self._moment(live, job, left.pop())
                if moment is None:
                    left.clear()
                    return
                found.append(moment)
                job.done += 1

        async with asyncio.TaskGroup() as looking:
            for _ in range(self.analysts.count):
                looking.create_task(look())
        if len(found) < len(numbers):
            return None
        return await asyncio.to_thread(put_together, end, DEPTHS[job.depth], found)

    async def _moment(self, live: Live, job: Job, number: int) -> Moment | None:
        while self.hall.thinkers.waiting:  # a bot at a live table comes first
            await asyncio.sleep(YIELD_SECONDS)
        settings = live.row.settings
        text = await self.hall.pack_text(live)
        found = await self.analysts.moment(live.id, settings, live.choices, number, job.depth, text)
        if found is None:
            log.warning("choice %d of table %s cannot be analysed", number, live.id)
        return found

    async def close(self) -> None:
        """End the processes; what is not done is done after the next start."""
        await self.analysts.close()


def _moments_of(record: Record, pack: Any) -> list[int]:
    return Reader(record, pack).moments()
