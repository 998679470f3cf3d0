"""The study: finished games that are being analysed, in the background, and where to find them again.

One analysis of a table at a time, and only so many at once; live tables come first. What is wanted is stored,
so that a restart goes on with it; what is done stays with the table. Of several servers on one database the
one that claims the table analyses it, and the others wait until it is done or that server is gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from interrex.analysis.choices import DEPTHS
from interrex.analysis.whole import Analysis, Moment, Reader, put_together
from interrex.engine.errors import InterrexError
from interrex.engine.settings import Record
from interrex.web.store import AWAY, analyses
from interrex.web.tables.live import Live
from interrex.web.workers.analysts import Analysts

if TYPE_CHECKING:
    from interrex.web.tables.hall import Hall

MOST_AT_ONCE: Final = 20  # that are under way or wait
LEAST_DONE: Final = 5  # moments by which the time for the others is estimated
CLAIM_SECONDS: Final = 2.0  # between two looks whether another server is still at it
YIELD_SECONDS: Final = 0.2  # between two looks whether a bot still waits for its turn
log: Final = logging.getLogger("interrex.web")


class StudyFull(InterrexError):
    """Too many games are being analysed."""


@dataclass(slots=True)
class Job:
    """An analysis under way."""

    depth: str
    wanted_by: str = ""  # the hash of a key; nobody's after a restart
    total: int = 0
    done: int = 0
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
        """Analyse a finished game; while one analysis of a table is under way, that one is meant."""
        if live.id in self.jobs:
            return self.jobs[live.id]
        if len(self.jobs) >= MOST_AT_ONCE:
            raise StudyFull("Too many games are being analysed. Try again later.")
        job = self.jobs[live.id] = Job(depth, wanted_by)
        self.failed.discard(live.id)
        try:
            await self.hall.ask(analyses.want, self.hall.store, live.id, depth)
        except BaseException:
            del self.jobs[live.id]
            raise
        job.task = self.hall.start(self._run(live, job))
        return job

    async def stop(self, table: str) -> None:
        """Nobody wants the analysis any more that is under way."""
        job = self.jobs.get(table)
        if job is None or job.task is None:
            return
        await self.hall.ask(analyses.give_up, self.hall.store, table, job.depth)
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
                    await self.begin(live, depth)
                else:
                    await self._give_up(table, depth)
            except StudyFull:
                return
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
            self.jobs.pop(live.id, None)
            await self.hall.wire.release(live.id)

    async def _has_run(self, live: Live, job: Job) -> bool:
        """Analyse a table, if it is still wanted; False while another server is at it."""
        async with self.turn:
            if not await self.hall.wire.claim(live.id):
                return False
            if not await self.hall.ask(analyses.is_wanted, self.hall.store, live.id, job.depth):
                return True  # it is done, or was stopped
            analysis = await self._analysis(live, job)
            if analysis is not None:
                await self.hall.ask(analyses.keep, self.hall.store, live.id, job.depth, analysis)
            else:
                self.failed.add(live.id)
                await self._give_up(live.id, job.depth)
            return True

    async def _give_up(self, table: str, depth: str) -> None:
        """Nobody waits any more for an analysis that cannot be made, also not after a restart."""
        try:
            await self.hall.ask(analyses.give_up, self.hall.store, table, depth)
        except Exception as away:
            log.warning("the analysis of table %s is still wanted: %r", table, away)

    async def _analysis(self, live: Live, job: Job) -> Analysis | None:
        """All moments of a game, as many at a time as there are analysts; nothing if one cannot be had."""
        record, end = live.record(), live.game
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
