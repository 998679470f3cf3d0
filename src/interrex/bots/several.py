"""Several searches of one decision, each in a process of its own, and what they found added up.

Every search has a seed of its own and knows what the seat knows. With a budget of iterations the sum is the
same wherever they run: on so many cores, or one after another where processes cannot be split off.
"""

from __future__ import annotations

import json
import os
import signal
from typing import Any, Final

from interrex.bots import Observation
from interrex.bots.search import Budget, Search, Style

NEXT_SEED: Final = 7_919  # the seeds of the searches lie so far apart
Rows = list[list[Any]]  # for each option its word and what its edge has counted


def search_together(
    observation: Observation,
    budget: Budget,
    seed: int,
    style: Style | None,
    searches: int,
    explain: bool = False,
) -> Search:
    """Think with so many searches at once; the first one, with what all of them have found."""
    seeds = [seed + NEXT_SEED * number for number in range(1, searches)]
    others: list[tuple[int, int]] = []  # processes and what they write into
    try:
        for each in seeds if hasattr(os, "fork") else ():
            others.append(_split_off(observation, budget, each, style))
        first = Search(observation, budget, seed, style, explain)
        first.run()
        found = [_read(pipe) for _, pipe in others]
    finally:
        for process, pipe in others:
            os.close(pipe)
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    if not others and budget.iterations and not budget.seconds:
        found = [_run(observation, budget, each, style) for each in seeds]
    for rows in found:
        _add(first, rows)
    return first


def _run(observation: Observation, budget: Budget, seed: int, style: Style | None) -> Rows:
    search = Search(observation, budget, seed, style)
    search.run()
    return [
        [edge.word, edge.guess, edge.available, edge.visits, edge.total, edge.squares]
        for edge in search.root.edges.values()
    ]


def _split_off(observation: Observation, budget: Budget, seed: int, style: Style | None) -> tuple[int, int]:
    """A process that searches and writes what it found."""
    pipe, end = os.pipe()
    process = os.fork()
    if process:
        os.close(end)
        return process, pipe
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.close(pipe)
        with os.fdopen(end, "w", encoding="utf-8") as out:
            json.dump(_run(observation, budget, seed, style), out)
    finally:
        os._exit(0)


def _read(pipe: int) -> Rows:
    """What a process has found; nothing if it died."""
    text = b""
    while piece := os.read(pipe, 1 << 16):
        text += piece
    rows: Rows = json.loads(text) if text else []
    return rows


def _add(search: Search, rows: Rows) -> None:
    """Add what another search of the same decision has counted."""
    for word, guess, available, visits, total, squares in rows:
        edge = search.root.edges[word]
        edge.guess = (edge.guess + guess) / 2
        edge.available += available
        edge.visits += visits
        edge.total += total
        edge.squares += squares
    search.iterations += sum(row[3] for row in rows)
