"""Processes in which bots think use the compiled engine once it is there; a failed build is told once."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from interrex import compiled
from interrex.cli import arena
from interrex.lab.arena import Contest
from interrex.web.workers.processes import Processes

TELLS_ITS_NUMBER = """
import os, sys
for line in sys.stdin:
    print(os.getpid(), flush=True)
"""


async def numbers(processes: Processes, ready: list[bool], appears_after: int) -> list[int]:
    """Which process answers each of five questions."""
    found: list[int] = []
    try:
        for question in range(5):
            ready[0] = ready[0] or question >= appears_after
            found.append(await processes.ask({}, "a test"))
    finally:
        await processes.close()
    return found


@pytest.mark.parametrize(("there_at_first", "appears_after", "changes"), [
    (False, 2, [2]), (False, 9, []), (True, 0, []),
])  # fmt: skip
def test_a_plain_process_is_replaced_once(
    there_at_first: bool,
    appears_after: int,
    changes: list[int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    script = tmp_path / "number.py"
    script.write_text(TELLS_ITS_NUMBER, encoding="utf-8")
    ready = [there_at_first]
    monkeypatch.setattr(compiled, "is_there", lambda: ready[0])
    found = asyncio.run(numbers(Processes(1, 20, (str(script),)), ready, appears_after))
    assert None not in found
    assert [at for at in range(1, 5) if found[at] != found[at - 1]] == changes


def test_the_server_tells_of_a_failed_build_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    script = tmp_path / "number.py"
    script.write_text(TELLS_ITS_NUMBER, encoding="utf-8")
    monkeypatch.setattr(compiled, "BUILDS", tmp_path)
    monkeypatch.setattr(compiled, "IS_CHECKOUT", True)
    compiled.failure_file().write_text("one.c: error: no\nmore\n", encoding="utf-8")
    with caplog.at_level(logging.WARNING, "interrex.web"):
        asyncio.run(numbers(Processes(1, 20, (str(script),)), [False], 9))
    (told,) = caplog.messages
    assert told.endswith("only slower: one.c: error: no")


class Pool:
    """Plays in this process, one game after another."""

    def __init__(self, *_: object) -> None:
        POOLS.append(self)

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def imap_unordered(self, play, work):  # type: ignore[no-untyped-def]
        return map(play, work)


POOLS: list[Pool] = []


def test_the_arena_goes_on_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played counts, what was being played is played again, and nothing twice."""
    contest = Contest("elekt", 2, ("random", "greedy"))
    work = [(contest, deal, seating) for deal in range(3) for seating in contest.seatings]
    played: list[tuple[int, tuple[str, ...]]] = []
    monkeypatch.setattr(arena, "get_context", lambda _: type("Spawn", (), {"Pool": Pool}))
    monkeypatch.setattr(compiled, "is_there", lambda: len(played) >= 2)
    POOLS.clear()
    for each in arena._games(work, 2):
        played.append((each.deal, each.seating))
    assert len(POOLS) == 2
    assert sorted(played) == sorted((deal, seating) for _, deal, seating in work)
