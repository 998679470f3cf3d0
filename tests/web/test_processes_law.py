"""What is begun beside a server, told a second time: processes in whatever order they answer, die and come
too late, what a thinker reads before it is needed, and all that goes on once a server is open."""

from __future__ import annotations

import asyncio
import gc
import io
import json
import random
import sys
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from interrex import games
from interrex.bots.levels import PRIOR_HELPS
from interrex.web import app as whole_app
from interrex.web.store import Store
from interrex.web.workers import IDLE, processes, thinker
from interrex.web.workers.processes import Processes
from tests.asgi import opened
from tests.web.test_study_told import Loop

HOW = ("answers", "answers", "answers", "dies", "babbles", "too late", "is gone already")


class Process:
    """A process that answers or not, as luck has it; it notes whether it was ended."""

    def __init__(self, there: Some) -> None:
        self.there, self.returncode = there, None
        self.stdin = self.stdout = self
        self.is_closed = False
        self.asked: list[str] = []

    def write(self, line: bytes) -> None:
        self.asked.append(line.decode())

    async def drain(self) -> None:
        assert self.returncode is None

    async def readline(self) -> bytes:
        how = self.there.luck.choice(HOW)
        self.there.met[how] += 1
        await asyncio.sleep(100 if how == "too late" else self.there.luck.random())
        if how in ("dies", "is gone already"):
            return b""
        return b"no answer" if how == "babbles" else self.asked[-1].encode()

    def kill(self) -> None:
        if self.returncode is not None:
            raise ProcessLookupError
        self.returncode = 9  # type: ignore[assignment]

    def close(self) -> None:
        self.is_closed = True

    async def wait(self) -> None:
        assert self.returncode is not None


class Some(Processes):
    """Processes of this file: all that were begun are known."""

    def __init__(self, seed: int) -> None:
        super().__init__(2, 10.0, ("x",))
        self.luck = random.Random(seed)
        self.begun: list[Process] = []
        self.met = Counter[str]()

    async def begin(self, *_: Any, **given: Any) -> Any:
        assert given["limit"] == processes.LINE_LIMIT
        if self.luck.random() < 0.1:
            raise OSError
        self.begun.append(Process(self))
        return self.begun[-1]

    def check(self) -> None:
        """Whoever runs is known, and whoever is not ended runs; a plain one is one that runs."""
        alive: set[Any] = {each for each in self.begun if each.returncode is None}
        known: set[Any] = self.running
        assert alive <= known
        plain: set[Any] = self.plain - self.running
        assert not plain
        assert self.started == len(self.begun)
        assert all(each.is_closed for each in self.begun if each.returncode is not None and each not in known)


@pytest.mark.parametrize("seed", range(12))
def test_of_processes_that_fail_nothing_is_left(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each question gets its own answer or none; those begun before the engine was compiled end."""
    loop, is_there = Loop(), [False]
    asyncio.set_event_loop(loop)
    some = Some(seed)
    monkeypatch.setattr(processes.asyncio, "create_subprocess_exec", some.begin)  # type: ignore[attr-defined]
    monkeypatch.setattr(processes.compiled, "is_there", lambda: is_there[0])  # type: ignore[attr-defined]
    monkeypatch.setattr(processes.compiled, "news_of_failure", str)  # type: ignore[attr-defined]

    async def look() -> Counter[bool]:
        found = Counter[bool]()
        for number in range(60):
            is_there[0] = number >= 30
            wanted = [{"number": [number, each]} for each in range(3)]
            several = [asyncio.create_task(some.ask(each, "a test")) for each in wanted]
            if number % 10 == 9:
                await asyncio.sleep(0.3)
                several[0].cancel()
            for each, answer in enumerate(await asyncio.gather(*several, return_exceptions=True)):
                if isinstance(answer, asyncio.CancelledError):
                    continue
                assert answer in (None, wanted[each])
                found[answer is not None] += 1
            assert (some.waiting, some.free.qsize()) == (0, 2)
            some.check()
        assert not some.plain or all(each in some.running for each in some.plain)
        await some.close()
        some.check()
        assert not some.running
        assert await some.ask({}, "a test") is None
        return found

    try:
        found = loop.run_until_complete(look())
    finally:
        loop.close()
        asyncio.set_event_loop(None)
    assert min(found[True], found[False]) > 5
    assert all(each.returncode is not None for each in some.begun)


@pytest.mark.parametrize("has_numbers", [False, True])
def test_a_thinker_reads_the_cards_and_the_network_that_it_will_need(
    has_numbers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    network = SimpleNamespace(shipped_network=lambda game: read.append(f"network of {game}"))
    monkeypatch.setattr(thinker, "house_pack", read.append)
    monkeypatch.setattr(thinker, "find_spec", lambda name: name if has_numbers else None)
    monkeypatch.setitem(sys.modules, "interrex.bots.learned", network)
    for game in games():
        assert thinker.think(thinker.Memory(), {"read": [game]}) is None
        assert read == [game, *[f"network of {game}"] * (has_numbers and game in PRIOR_HELPS)]
        read.clear()
    assert thinker.think(thinker.Memory(), {"read": list(games())}) is None
    assert [each for each in read if not each.startswith("network")] == list(games())


def test_a_thinker_answers_line_by_line_and_yields_where_it_is_to(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever analyses has the least priority there is; where there are none, it works all the same."""
    yielded: list[int] = []
    memories = set()

    def think(memory: Any, asked: Any) -> Any:
        memories.add(id(memory))
        return [asked["number"]]

    monkeypatch.setattr(thinker, "think", think)
    for arguments, error in (([], None), ([IDLE], None), ([IDLE], OSError), (["more"], None)):

        def nice(by: int, error: Any = error) -> None:
            yielded.append(by)
            if error is not None:
                raise error

        monkeypatch.setattr(thinker.os, "nice", nice)  # type: ignore[attr-defined]
        monkeypatch.setattr(sys, "argv", ["thinker", *arguments])
        monkeypatch.setattr(
            sys, "stdin", io.StringIO("".join(f'{{"number": {each}}}\n' for each in range(3)))
        )
        thinker.main()
        assert [json.loads(each) for each in capsys.readouterr().out.splitlines()] == [[0], [1], [2]]
        assert yielded == ([19] if IDLE in arguments else [])
        yielded.clear()


@pytest.mark.parametrize("pace", [0.0, 0.7])
def test_an_open_server_does_all_that_goes_on_by_itself(pace: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots and analyses go on, stories, counts and time are kept, and garbage is seldom looked for."""
    begun: list[str] = []

    class Hall(whole_app.Hall):  # type: ignore[name-defined, misc]
        def start(self, work: Any) -> Any:
            begun.append(work.__qualname__)
            return super().start(work)

    before = gc.get_threshold()
    monkeypatch.setattr(whole_app, "Hall", Hall)

    async def look() -> None:
        async with opened(pace=pace):
            assert gc.get_threshold() == (2_000, 4, 1_000_000)
            assert gc.get_freeze_count()

    try:
        asyncio.run(look())
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
    assert {"Hall.resume_bots", "Chronicle.run", "run", "Study.resume", "keep_time"} <= set(begun)
    assert ("Thinkers.warm_up" in begun) == bool(pace)


def test_a_pack_that_is_tried_is_named_by_its_letters_alone(tmp_path: Path) -> None:
    """What means any letter to the database is no pack, so it finds no tables."""
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    try:
        from tests.web.test_store_law import ONE, new_table

        row = new_table(store, made_for="aaaa/card")
        with store.engine.begin() as connection:
            connection.exec_driver_sql("update tables set creator = ?", (ONE,))
        assert [each.id for each in store.trials_of(ONE, "aaaa")] == [row.id]
        for strange in ("%", "_", "a%", "____", "/", "aaaa/c_rd"):
            assert store.trials_of(ONE, strange) == []
    finally:
        store.close()
