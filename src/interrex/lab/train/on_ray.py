"""Crews on a Ray cluster: the same players on several machines.

Interrex must be installed on all of them. A player that is lost with its machine begins again on another one.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Sequence
from typing import Any, Final

from interrex.bots.learned import Network
from interrex.engine.errors import BadSetting
from interrex.lab.cluster import connected
from interrex.lab.train.crews import ENDLESS, WAITING, Work
from interrex.lab.train.plan import Plan
from interrex.lab.train.selfplay import Habits

ASK_EVERY: Final = 1.0  # seconds between two questions whether all is over
PATIENCE: Final = 10.0  # seconds for those who are asked to stop


class Board:
    """What all players of a cluster read: the latest network, and whether they shall stop."""

    def __init__(self) -> None:
        self.network: Any = None
        self.habits = Habits()
        self.version = 0
        self.over: set[int] = set()

    def write(self, arrays: dict[str, Any], habits: Habits) -> None:
        self.network, self.habits = arrays, habits
        self.version += 1

    def read(self) -> tuple[dict[str, Any], int, Habits]:
        return self.network, self.version, self.habits

    def latest(self) -> int:
        return self.version

    def end(self, crew: int) -> None:
        self.over.add(crew)

    def is_over(self, crew: int) -> bool:
        return crew in self.over


class RayShared:
    """The board, as players see it."""

    def __init__(self, ray: Any, board: Any) -> None:
        self.ray, self.board = ray, board

    def __reduce__(self) -> tuple[Any, ...]:
        return shared_again, (self.board,)

    def write(self, network: Network, habits: Habits) -> None:
        self.ray.get(self.board.write.remote(network.arrays, habits))

    def read(self) -> tuple[Network, int, Habits]:
        arrays, version, habits = self.ray.get(self.board.read.remote())
        return Network(arrays), version, habits

    def latest(self) -> int:
        return int(self.ray.get(self.board.latest.remote()))


def shared_again(board: Any) -> RayShared:
    """The board in another process."""
    import ray

    return RayShared(ray, board)


class RayPost:
    """A queue of the cluster; whether it is still read is asked now and then."""

    def __init__(self, out: Any, board: Any, crew: int) -> None:
        self.out, self.board, self.crew = out, board, crew
        self.asked = 0.0
        self.over = False

    def is_over(self) -> bool:
        if not self.over and time.monotonic() - self.asked > ASK_EVERY:
            import ray

            self.over = bool(ray.get(self.board.is_over.remote(self.crew)))
            self.asked = time.monotonic()
        return self.over

    def send(self, message: tuple[Any, ...]) -> None:
        while not self.is_over():
            try:
                self.out.put(message, timeout=ASK_EVERY)
                return
            except queue.Full:
                continue

    def leave(self) -> None:
        """The queue keeps what was sent."""


class RayCrew:
    """Players on the cluster, and what they send."""

    def __init__(
        self, cluster: Cluster, plan: Plan, run: int, shared: RayShared, works: Sequence[Work]
    ) -> None:
        from ray.util.queue import Queue

        ray = cluster.ray
        self.ray, self.board, self.number = ray, cluster.board, cluster.crews
        self.out = Queue(maxsize=WAITING, actor_options={"num_cpus": 0})
        post = RayPost(self.out, self.board, self.number)
        self.players = [
            ray.remote(max_retries=-1 if each.games == ENDLESS else 0)(each.does).remote(
                plan, each.number, run, shared, post, each.games
            )
            for each in works
        ]

    def is_working(self) -> bool:
        done, left = self.ray.wait(self.players, num_returns=len(self.players), timeout=0)
        if left or not self.out.empty():
            return True
        self.ray.get(done)  # says why they stopped
        return False

    def stop(self) -> None:
        self.ray.get(self.board.end.remote(self.number))
        _, left = self.ray.wait(self.players, num_returns=len(self.players), timeout=PATIENCE)
        for player in left:
            self.ray.cancel(player, force=True)


class Cluster:
    """A Ray cluster, or one that is started here (`local`)."""

    def __init__(self, address: str) -> None:
        self.ray = connected(address)
        self.board = self.ray.remote(Board).options(num_cpus=0).remote()
        self.crews = 0

    def share(self, network: Network) -> RayShared:
        return RayShared(self.ray, self.board)

    def crew(self, plan: Plan, run: int, shared: Any, works: Sequence[Work]) -> RayCrew:
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        if len(works) > cores:
            raise BadSetting(f"{len(works)} are to play, and the cluster has {cores} cores.", field="actors")
        self.crews += 1
        return RayCrew(self, plan, run, shared, works)

    def close(self) -> None:
        self.ray.shutdown()
