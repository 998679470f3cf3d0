"""Bots in processes of their own: slow, crashing and babbling ones are noticed by nobody."""

import asyncio
from pathlib import Path

import pytest

import interrex
from interrex.web.bots import Thinkers
from interrex.web.thinker import Memory, think


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


def test_memory_follows_choices_and_taking_back(game: interrex.Table) -> None:
    memory = Memory()
    settings = game.settings
    for word in ("clockwise", "anticlockwise"):
        there = memory.position("t", settings, [[game.decisions[0].seat, word]])
        assert there.choices[-1][2] == word
    assert memory.position("t", settings, []).choices == []


def test_thinking_needs_no_table(game: interrex.Table) -> None:
    import dataclasses

    asked = {
        "table": "t", "settings": dataclasses.asdict(game.settings), "choices": [],
        "seat": game.decisions[0].seat, "level": "random", "luck": 1,
    }  # fmt: skip
    assert think(Memory(), asked) in game.decisions[0].options
