"""Where games are played: on the cores of this machine, or spread over a Ray cluster.

A player takes a contest and the places to play, (deal, seating), and yields the rows of each as it is done,
in any order. What is played does not depend on who plays it, so a place lost with its worker is played again.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Generator, Sequence
from itertools import islice
from multiprocessing import get_context
from typing import Final

from interrex.lab.arena import Contest
from interrex.lab.cluster import connected
from interrex.lab.rows import Rows, play

MOST_IN_A_TASK: Final = 8  # places; more would leave workers idle at the end
TASKS_WAITING: Final = 4  # per core of a cluster, so that none waits for this process

Place = tuple[int, int]  # deal and seating
Games = Generator[Rows, None, None]
Player = Callable[[Contest, Sequence[Place]], Games]

_contest: list[Contest] = []  # of this worker of a pool


def on_cores(jobs: int) -> Player:
    """Play with so many processes."""

    def player(contest: Contest, places: Sequence[Place]) -> Games:
        if jobs == 1 or len(places) < 2:
            for place in places:
                yield play(contest, *place)
            return
        workers = min(jobs, len(places))
        with get_context("spawn").Pool(workers, _begin, (contest,)) as pool:
            yield from pool.imap_unordered(_play_place, places, chunksize=task_size(len(places), workers))

    return player


def on_ray(address: str, jobs: int = 0) -> Player:
    """Play on a cluster, or on one that is started here for ``local``, with so many cores (0: all)."""
    ray = connected(address, jobs)
    remote = ray.remote(max_retries=-1, retry_exceptions=False)(play_places)

    def player(contest: Contest, places: Sequence[Place]) -> Games:
        try:
            cores = int(ray.cluster_resources().get("CPU", 1))
            size = task_size(len(places), cores)
            tasks = iter([places[at : at + size] for at in range(0, len(places), size)])
            shared = ray.put(contest)  # a pack is sent once to every machine, not with every task
            running = {remote.remote(shared, task) for task in islice(tasks, TASKS_WAITING * cores)}
            while running:
                ready, _ = ray.wait(list(running), num_returns=1)
                for one in ready:
                    running.discard(one)
                    running.update(remote.remote(shared, task) for task in islice(tasks, 1))
                    yield from ray.get(one)
        finally:
            ray.shutdown()

    return player


def task_size(places: int, workers: int) -> int:
    """Places in one task: few enough that every worker has several tasks."""
    return max(1, min(MOST_IN_A_TASK, places // (TASKS_WAITING * workers)))


def play_places(contest: Contest, places: Sequence[Place]) -> list[Rows]:
    """The rows of some places, one by one."""
    return [play(contest, *place) for place in places]


def _begin(contest: Contest) -> None:
    """A worker keeps what is played; Ctrl-C is for the process that writes, which ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _contest[:] = [contest]


def _play_place(place: Place) -> Rows:
    return play(_contest[0], *place)
