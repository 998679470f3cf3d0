"""Bots in processes of their own: slow, crashing and babbling ones are noticed by nobody."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.web.tables.new_table import NewTable
from interrex.web.workers.processes import Processes
from interrex.web.workers.thinker import Memory, think
from interrex.web.workers.thinkers import Thinkers
from tests.web.house import opened


@pytest.fixture
def game() -> interrex.Table:
    return interrex.new("elekt", 3, seed=5)


async def _choose(thinkers: Thinkers, game: interrex.Table, times: int) -> list[str]:
    decision = game.decision
    assert decision is not None
    try:
        return [
            await thinkers.choose("t", game.settings, list(game.record().choices), decision, "greedy")
            for _ in range(times)
        ]
    finally:
        await thinkers.close()


def test_a_bot_answers(game: interrex.Table) -> None:
    words = asyncio.run(_choose(Thinkers(1, 20), game, 2))
    assert game.decision is not None
    assert all(word in game.decision.options for word in words)


@pytest.mark.parametrize(
    "body",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(1)",
        "print('not json', flush=True); input()",
        "import sys\nfor line in sys.stdin: print('\"fly to the moon\"', flush=True)",
        "import os, signal; os.kill(os.getpid(), signal.SIGKILL)",
    ],
    ids=["slow", "gone", "babbling", "illegal", "killed"],
)
def test_a_bad_bot_is_replaced_by_a_legal_choice(game: interrex.Table, tmp_path: Path, body: str) -> None:
    script = tmp_path / "bad.py"
    script.write_text(body)
    words = asyncio.run(_choose(Thinkers(1, 0.5, (str(script),)), game, 2))
    assert game.decision is not None
    assert all(word in game.decision.options for word in words)


CRASHES_ONCE = """
import json, os, pathlib, signal, sys
mark = pathlib.Path(__file__).with_suffix(".mark")
for line in sys.stdin:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    print(json.dumps("anticlockwise"), flush=True)
"""


def test_a_crash_while_thinking_is_noticed_by_nobody(game: interrex.Table, tmp_path: Path) -> None:
    script = tmp_path / "crashes.py"
    for _ in range(4):  # any legal choice would differ sooner or later
        script.with_suffix(".mark").unlink(missing_ok=True)
        script.write_text(CRASHES_ONCE)
        assert asyncio.run(_choose(Thinkers(1, 20, (str(script),)), game, 2)) == ["anticlockwise"] * 2
        assert script.with_suffix(".mark").exists()


def test_a_thinker_that_died_idle_is_replaced(game: interrex.Table, tmp_path: Path) -> None:
    script = tmp_path / "answers.py"
    script.write_text(CRASHES_ONCE)
    script.with_suffix(".mark").touch()

    async def both() -> list[str]:
        thinkers = Thinkers(1, 20, (str(script),))
        decision = game.decision
        assert decision is not None
        try:
            asked = ("t", game.settings, [], decision, "greedy")
            first = await thinkers.choose(*asked)
            for process in thinkers.running:
                process.kill()
            return [first, await thinkers.choose(*asked)]
        finally:
            await thinkers.close()

    assert asyncio.run(both()) == ["anticlockwise"] * 2


def test_many_tables_of_bots_all_go_on() -> None:
    with opened(thinkers=2) as house:
        tables = [
            house.do(house.hall.new_table("0" * 32, NewTable("elekt", ["random"] * 2))) for _ in range(8)
        ]
        patience = time.monotonic() + 120
        while not all(live.game.is_over for live in tables):
            assert time.monotonic() < patience, [live.number for live in tables]
            time.sleep(0.05)
        assert len(house.hall.thinkers.running) <= 2


def test_who_waits_first_is_served_first(tmp_path: Path) -> None:
    """So nobody waits for ever, however many others ask again and again."""
    script = tmp_path / "echo.py"
    script.write_text("import sys\nfor line in sys.stdin: print(line, end='', flush=True)")

    async def ask() -> list[int]:
        processes = Processes(1, 60, (str(script),))
        served: list[int] = []

        async def come(number: int) -> None:
            for again in (number, 10 + number):
                served.append((await processes.ask({"number": again}, "a test"))["number"])
                await asyncio.sleep(0)

        try:
            await asyncio.gather(*(come(number) for number in range(5)))
        finally:
            await processes.close()
        return served

    assert asyncio.run(ask()) == [0, 1, 2, 3, 4, 10, 11, 12, 13, 14]


@pytest.mark.parametrize("steps", [0, 1, 2, 5, 20])
def test_after_closing_no_process_is_left(tmp_path: Path, steps: int) -> None:
    """Whenever it is closed: before a process is started, while it is, while it thinks."""
    script = tmp_path / "silent.py"
    script.write_text("import sys\nfor line in sys.stdin: pass")

    async def close_while_asked() -> Any:
        processes = Processes(1, 60, (str(script),))
        asked = asyncio.create_task(processes.ask({}, "a test"))
        for _ in range(steps):
            await asyncio.sleep(0)
        await processes.close()
        answer = await asked
        assert not processes.running
        return answer

    assert asyncio.run(close_while_asked()) is None


def test_memory_follows_choices_and_taking_back(game: interrex.Table) -> None:
    memory = Memory()
    settings = game.settings
    for word in ("clockwise", "anticlockwise"):
        there = memory.position("t", settings, [[game.decisions[0].seat, word]])
        assert there.choices[-1].word == word
    assert memory.position("t", settings, []).choices == []


def test_thinking_needs_no_table(game: interrex.Table) -> None:
    import dataclasses

    asked = {
        "table": "t", "settings": dataclasses.asdict(game.settings), "choices": [],
        "seat": game.decisions[0].seat, "level": "random", "luck": 1,
    }  # fmt: skip
    assert think(Memory(), asked) in game.decisions[0].options
