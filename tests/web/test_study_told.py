"""Analyses in the background, told a second time: whatever is wanted and stopped, in whatever order, with a
clock that only this file moves."""

from __future__ import annotations

import asyncio
import math
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.web.store.analyses import UnderWay
from interrex.web.tables import study
from interrex.web.tables.study import Study, StudyFull

TABLES = [f"t{number}" for number in range(6)]
DEPTHS = ("quick", "deep")
AT_ONCE = 4


class Loop(asyncio.SelectorEventLoop):
    """Time goes to the next thing that is to happen as soon as nothing else is left to do."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class Book:
    """What is stored of analyses, in the order in which they were wanted."""

    def __init__(self) -> None:
        self.wanted: dict[tuple[str, str], UnderWay] = {}
        self.kept: dict[tuple[str, str], Any] = {}
        self.noted: list[tuple[str, int, int, int | None]] = []

    async def ask(self, what: Any, store: Any, *given: Any) -> Any:
        assert store is self
        await asyncio.sleep(0)
        return getattr(self, f"on_{what.__name__}")(*given)

    def on_under_way(self, table: str) -> UnderWay | None:
        return next((found for (of, _), found in self.wanted.items() if of == table), None)

    def on_want(self, table: str, depth: str, wanted_by: str) -> None:
        if (table, depth) not in self.kept:
            self.wanted.setdefault((table, depth), UnderWay(depth, wanted_by, 0, 0, None))

    def on_is_wanted(self, table: str, depth: str) -> bool:
        return (table, depth) in self.wanted

    def on_give_up(self, table: str, depth: str) -> None:
        self.wanted.pop((table, depth), None)

    def on_keep(self, table: str, depth: str, analysis: Any) -> None:
        if self.wanted.pop((table, depth), None):
            self.kept[table, depth] = analysis

    def on_note(self, table: str, depth: str, done: int, total: int, seconds: int | None) -> bool:
        self.noted.append((table, done, total, seconds))
        return (table, depth) in self.wanted


class House:
    """A hall with a study: moments take their time, some cannot be had, another server may be at a table."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.store = self.book = Book()
        self.ask = self.book.ask
        self.wire = self
        self.thinkers = SimpleNamespace(waiting=0)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.claims: Counter[str] = Counter()
        self.busy = {table: self.luck.choice((0, 0, 0, 3)) for table in TABLES}
        self.moments = {table: self.luck.randrange(1, 20) for table in TABLES}
        self.spoiled = {table: self.luck.choice((0, 0, 0, self.moments[table])) for table in TABLES}
        self.looking: list[str] = []
        self.looked: list[tuple[str, int, str]] = []
        self.since = 0.0  # when the moments of the game that is looked at were counted
        self.count = 2
        self.wrong: list[AssertionError] = []
        self.study = Study(self, self)  # type: ignore[arg-type]

    def start(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def claim(self, table: str) -> bool:
        if self.busy[table]:
            self.busy[table] -= 1
            return False
        self.claims[table] += 1
        return True

    async def release(self, table: str) -> None:
        self.claims.pop(table, None)

    async def pack_text(self, live: Any) -> str:
        return f"pack of {live.id}"

    def live(self, table: str) -> Any:
        numbers = list(range(3, 3 + self.moments[table]))
        game = SimpleNamespace(copy=lambda: f"end of {table}", is_over=True)
        row = SimpleNamespace(settings=f"settings of {table}")
        return SimpleNamespace(
            id=table, record=lambda: numbers, pack="pack", game=game, row=row, choices=[table]
        )

    async def moment(
        self, table: str, settings: str, choices: Any, number: int, depth: str, pack: str
    ) -> Any:
        """An analyst looks at one moment; the study goes on whatever goes wrong here, so it is kept."""
        try:
            self.check(table, settings, choices, number, pack)
        except AssertionError as wrong:
            self.wrong.append(wrong)
        self.looking.append(table)
        self.looked.append((table, number, depth))
        try:
            await asyncio.sleep(self.luck.choice((0.1, 0.7, 2.0)))
        finally:
            self.looking.remove(table)
        return None if number - 2 == self.spoiled[table] else {"number": number}

    def moments_of(self, numbers: list[int], pack: str) -> list[int]:
        assert pack == "pack"
        self.since = asyncio.get_running_loop().time()
        return numbers

    def check(self, table: str, settings: str, choices: Any, number: int, pack: str) -> None:
        """Bots at tables come first; one game after another, from its first moment on, and few at once."""
        assert (settings, choices, pack) == (f"settings of {table}", [table], f"pack of {table}")
        assert not self.thinkers.waiting
        assert set(self.looking) <= {table}
        assert len(self.looking) < self.count
        earlier = {each[1] for each in self.looked if each[0] == table}
        assert {number - 1, number - 2} & earlier or number <= 4
        job, now = self.study.jobs[table], asyncio.get_running_loop().time()
        left = (now - self.since) / job.done * (job.total - job.done) if job.done >= 5 else None
        assert job.seconds_left() == (None if left is None else pytest.approx(left))


def told(depth: str) -> str:
    return f"{depth} looks"


async def evening(house: House) -> None:
    """Whatever is wanted, stopped and looked at, one after another; at last nothing is left to do."""
    luck, book, wanted = house.luck, house.book, set[tuple[str, str]]()
    stopped = set[tuple[str, str]]()
    for _ in range(40):
        table, depth = luck.choice(TABLES), luck.choice(DEPTHS)
        what = luck.choice(("begin", "begin", "stop", "look", "wait", "wait", "bot"))
        jobs, before = dict(house.study.jobs), book.on_under_way(table)
        if what == "begin":
            if table not in jobs and len(jobs) >= AT_ONCE:
                with pytest.raises(StudyFull):
                    await house.study.begin(house.live(table), depth, "me")
                continue
            job = await house.study.begin(house.live(table), depth, "me")
            meant = before.depth if before is not None else depth
            assert job.depth == meant or job.is_begun
            if (table, meant) not in book.kept:
                wanted.add((table, meant))
                stopped.discard((table, meant))
        elif what == "stop":
            await house.study.stop(table, depth)
            stopped.add((table, depth))
            assert (table, depth) not in book.wanted
            assert table not in house.study.jobs or house.study.jobs[table].depth != depth
        elif what == "look":
            found = await house.study.under_way(house.live(table))
            if table in jobs or (table not in house.study.failed and len(jobs) < AT_ONCE):
                assert found is None or table in house.study.jobs or (table, found.depth) in book.kept
        elif what == "wait":
            await asyncio.sleep(luck.choice((0.3, 2.0, 9.0)))
        else:
            house.thinkers.waiting = 1 - house.thinkers.waiting
        assert len(house.study.jobs) <= AT_ONCE
    house.thinkers.waiting = 0
    while house.study.jobs:
        await asyncio.sleep(1)
    await asyncio.sleep(1)
    for _ in range(9):  # what is still wanted goes on with the next look at it
        for table in TABLES:
            await house.study.under_way(house.live(table))
        while house.study.jobs:
            await asyncio.sleep(1)
    await asyncio.sleep(1)
    assert all(table in house.study.failed for table, _ in book.wanted)
    for table, depth in wanted - stopped:
        if house.spoiled[table]:
            assert (table, depth) not in book.kept
            continue
        numbers = [{"number": number} for number in range(3, 3 + house.moments[table])]
        end, how, moments = book.kept[table, depth]
        assert (end, how) == (f"end of {table}", told(depth))
        assert sorted(moments, key=lambda each: each["number"]) == numbers
    assert {table for table, spoiled in house.spoiled.items() if spoiled} >= house.study.failed
    assert not house.claims
    assert not house.tasks


@pytest.mark.parametrize("seed", range(30))
def test_what_is_wanted_is_analysed_once_and_one_after_another(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def at_once(work: Any, *given: Any) -> Any:
        return work(*given)

    loop, house = Loop(), House(seed)
    monkeypatch.setattr(study, "MOST_AT_ONCE", AT_ONCE)
    monkeypatch.setattr(study, "DEPTHS", {depth: told(depth) for depth in DEPTHS})
    monkeypatch.setattr(study, "time", SimpleNamespace(monotonic=loop.time))
    monkeypatch.setattr(study, "_moments_of", house.moments_of)
    monkeypatch.setattr(study, "put_together", lambda *given: given)
    monkeypatch.setattr(asyncio, "to_thread", at_once)
    try:
        loop.run_until_complete(evening(house))
    finally:
        loop.close()
    assert house.wrong == []
    for table, done, total, seconds in house.book.noted:
        assert total in (0, house.moments[table])
        assert 0 <= done <= house.moments[table]
        assert (seconds is None) == (done < 5)
    assert math.isfinite(loop.now)
