"""Several searches of one decision, each in a process of its own.

Where the options race, they are divided among the searches, and every lap they are all tried in one world,
with the same luck. So it is one race, as a single search would run it, in so many times less time. An option
stays with the search that has tried it, whose trees have grown below it, as long as that one has no more than
its share.

A secret choice is not raced. There every search has a seed of its own, and what they found is added up.

With a budget of iterations the outcome is the same wherever they run: on so many cores, or one after another
where processes cannot be split off. With a budget of seconds those that cannot be split off are left out.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import time
from collections.abc import Sequence
from typing import Any, Final

from interrex.bots import Observation
from interrex.bots.search import Budget, Search, Style
from interrex.bots.tree import Edge, Team
from interrex.engine.chance import Chance

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
    # Reasons come from the worlds that a search has looked at itself: one alone, for as long as all together.
    if explain:
        budget = Budget(budget.iterations * searches, budget.seconds)
        searches = 1
    first = Search(observation, budget, seed, style, explain)
    if searches == 1:
        first.run()
    elif first.races:
        run_race(first, observation, seed, style, searches)
    else:
        add_up(first, observation, seed, style, searches)
    return first


# --- one race ----------------------------------------------------------------------------------------


def run_race(first: Search, observation: Observation, seed: int, style: Style | None, searches: int) -> None:
    """Run the race of one search with the help of others."""
    mates: list[Mate] = []
    wanted = min(searches, len(first.decision.options))
    try:
        for _ in range(1, wanted):
            mate = _split_off_mate(first)
            # With seconds as a budget they would take longer one after another.
            if mate is None and not first.budget.seconds:
                mate = Mate(-1, -1, -1, Search(observation, first.budget, seed, style))
            if mate is not None:
                mates.append(mate)
        first.run(Runners(first, mates))
    finally:
        for mate in mates:
            mate.end()


class Mate:
    """A search that tries options for another: in a process, or here where none can be split off."""

    def __init__(self, process: int, out: int, back: int, search: Search | None = None) -> None:
        self.process = process
        self.out = out  # what it is asked is written there
        self.back = back  # what it has found is read there
        self.search = search
        self.found: list[float] = []
        self.text = b""

    def ask(self, words: Sequence[str], luck: Chance) -> None:
        """Let it try these options with that luck."""
        if self.search is not None:
            self.found = tried(self.search, words, luck)
            return
        with contextlib.suppress(BrokenPipeError):  # it died, and will have found nothing
            os.write(self.out, json.dumps([luck.state, list(words)]).encode() + b"\n")

    def answer(self, until: float) -> list[float]:
        """What came of each; nothing if it died, or was not ready by then (0: however long it takes)."""
        if self.search is not None:
            return self.found
        while b"\n" not in self.text:
            wait = max(0.0, until - time.perf_counter()) if until else None
            if not select.select([self.back], [], [], wait)[0]:
                return []
            piece = os.read(self.back, 1 << 16)
            if not piece:
                return []
            self.text += piece
        line, self.text = self.text.split(b"\n", 1)
        found: list[float] = json.loads(line)
        return found

    def end(self) -> None:
        if self.search is None:
            os.close(self.out)
            os.close(self.back)
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)


def tried(search: Search, words: Sequence[str], luck: Chance) -> list[float]:
    """What comes of each of these options, with the same luck."""
    found = []
    for word in words:
        search.chance = luck.copy()
        found.append(search.iterate(word)[search.seat])
    return found


class Runners(Team):
    """Divides the options that are still in the race among a search and its mates."""

    def __init__(self, first: Search, mates: list[Mate]) -> None:
        self.first = first
        self.mates = mates
        self.homes: dict[str, int] = {}  # with whom each option is; 0 is the first search
        self.shares: list[list[Edge]] = []

    def searches(self) -> int:
        return len(self.mates) + 1

    def hand_out(self, runners: list[Edge], luck: Chance) -> list[Edge]:
        """Let the mates begin with their shares; what is left to the first search."""
        self.shares = self.divided(runners)
        for mate, share in zip(self.mates, self.shares[1:], strict=True):
            if share:
                mate.ask([edge.word for edge in share], luck)
        return self.shares[0]

    def divided(self, runners: list[Edge]) -> list[list[Edge]]:
        """Every option where it was, but nobody has more than a fair share, rounded up."""
        number = len(self.mates) + 1
        shares: list[list[Edge]] = [[] for _ in range(number)]
        most = -(-len(runners) // number)
        loose = []
        for edge in runners:
            home = self.homes.get(edge.word, -1)
            if home >= 0 and len(shares[home]) < most:
                shares[home].append(edge)
            else:
                loose.append(edge)
        for edge in loose:
            home = min(range(number), key=lambda each: len(shares[each]))
            self.homes[edge.word] = home
            shares[home].append(edge)
        return shares

    def bring_in(self) -> dict[str, float]:
        """What came of the options that the mates have tried."""
        seconds = self.first.budget.seconds
        until = self.first.started + seconds if seconds > 0 else 0.0
        brought: dict[str, float] = {}
        for mate, share in zip(self.mates, self.shares[1:], strict=True):
            if share:
                found = mate.answer(until)
                brought.update(zip([edge.word for edge in share], found, strict=False))
        return brought


def _split_off_mate(search: Search) -> Mate | None:
    """A copy of the search, in a process that tries what it is asked to, where one can be had."""
    forked = _fork(2)
    if forked is None:
        return None
    process, ((asked, out), (back, answers)) = forked
    if process:
        os.close(asked)
        os.close(answers)
        return Mate(process, out, back)
    try:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.close(out)
        os.close(back)
        with os.fdopen(asked, encoding="utf-8") as lines, os.fdopen(answers, "w", encoding="utf-8") as to:
            for line in lines:
                state, words = json.loads(line)
                to.write(json.dumps(tried(search, words, Chance(state - 1))) + "\n")
                to.flush()
    finally:
        os._exit(0)


# --- searches added up ---------------------------------------------------------------------------------


def add_up(first: Search, observation: Observation, seed: int, style: Style | None, searches: int) -> None:
    """Let every search think by itself, and add up what they have counted."""
    budget = first.budget
    seeds = [seed + NEXT_SEED * number for number in range(1, searches)]
    others: list[tuple[int, int] | None] = []  # processes and what they write into
    found: list[Rows] = []
    try:
        for each in seeds:
            others.append(_split_off(observation, budget, each, style))
        first.run()
        for each, other in zip(seeds, others, strict=True):
            if other is not None:
                found.append(_read(other[1]))
            elif not budget.seconds:  # one after another they would take longer
                found.append(_run(observation, budget, each, style))
    finally:
        for process, pipe in filter(None, others):
            os.close(pipe)
            os.kill(process, signal.SIGKILL)
            os.waitpid(process, 0)
    for rows in found:
        _add(first, rows)


def _run(observation: Observation, budget: Budget, seed: int, style: Style | None) -> Rows:
    search = Search(observation, budget, seed, style)
    search.run()
    return [
        [edge.word, edge.guess, edge.available, edge.visits, edge.total, edge.squares]
        for edge in search.root.edges.values()
    ]


def _split_off(
    observation: Observation, budget: Budget, seed: int, style: Style | None
) -> tuple[int, int] | None:
    """A process that searches and writes what it found, where one can be had."""
    forked = _fork(1)
    if forked is None:
        return None
    process, ((pipe, end),) = forked
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


# --- processes -----------------------------------------------------------------------------------------


def _fork(number: int) -> tuple[int, list[tuple[int, int]]] | None:
    """A copy of this process (0 in the copy itself), and so many pipes between both, where one can be had."""
    pipes: list[tuple[int, int]] = []
    if not hasattr(os, "fork"):
        return None
    try:
        for _ in range(number):
            pipes.append(os.pipe())
        return os.fork(), pipes
    except OSError:  # too many processes or open files
        for each in pipes:
            os.close(each[0])
            os.close(each[1])
        return None
