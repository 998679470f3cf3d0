"""Crews: those who play for the learner, in processes of this machine or on a Ray cluster.

Both do the same work: *actors* play by the latest network and send samples, *measurers* play it against the
greedy bot. They read the network from what is *shared* and send by their *post*.
"""

from __future__ import annotations

import multiprocessing
import queue
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from interrex.bots.learned import Network
from interrex.engine.errors import BadSetting
from interrex.lab.train.measuring import measure_game
from interrex.lab.train.plan import Plan
from interrex.lab.train.selfplay import Habits, SelfPlay
from interrex.research.arrays import Array, np
from interrex.research.encodings import encoding_of

ENDLESS: Final = -1  # games
WAITING: Final = 64  # messages that may wait for the learner


class Shared(Protocol):
    """The latest network, for all who play; its version counts up when it changes."""

    def write(self, network: Network, habits: Habits) -> None:
        """Let all play by this network from now on."""

    def read(self) -> tuple[Network, int, Habits]:
        """The network, its version, and how choices are made."""

    def latest(self) -> int:
        """The version there is now."""


class Post(Protocol):
    """The way from a player to the learner."""

    def is_over(self) -> bool:
        """Nobody reads any more."""

    def send(self, message: tuple[Any, ...]) -> None:
        """Send it, as soon as there is room."""

    def leave(self) -> None:
        """Nothing more will be sent."""


@dataclass(frozen=True, slots=True)
class Work:
    """What one player does."""

    does: Callable[[Plan, int, int, Shared, Post, int], None]
    number: int
    games: int


class Crew(Protocol):
    """Players at work, and what they send."""

    out: Any  # a queue

    def is_working(self) -> bool:
        """Something may still come."""

    def stop(self) -> None:
        """Ask them to stop, and end those that do not."""


class Workplace(Protocol):
    """Where crews play."""

    def share(self, network: Network) -> Shared:
        """A place for the network that all crews see."""

    def crew(self, plan: Plan, run: int, shared: Any, works: Sequence[Work]) -> Crew:
        """Players who begin at once."""

    def close(self) -> None:
        """All crews have stopped."""


def workplace(plan: Plan) -> Workplace:
    """The Ray cluster that the plan names, or this machine."""
    if not plan.ray:
        return Machine()
    if not plan.actors:
        raise BadSetting("On a cluster somebody must play: say how many with --actors.", field="actors")
    from interrex.lab.train.on_ray import Cluster

    return Cluster(plan.ray)


# --- what players do ---------------------------------------------------------------------------------


def act(plan: Plan, number: int, run: int, shared: Shared, post: Post, games_left: int) -> None:
    """An actor: plays by the latest network and sends samples until it is stopped."""
    encoding = encoding_of(plan.game)
    network, version, habits = shared.read()
    seed = (plan.seed * 1000 + run) * 1000 + number
    playing = SelfPlay(encoding, network, seed, plan.games_at_once, plan.patience)
    playing.habits = habits
    games = 0
    while not post.is_over():
        if shared.latest() != version:
            playing.network, version, playing.habits = shared.read()
        samples = playing.play(plan.chunk)
        post.send(("samples", samples, playing.games - games, playing.won))
        games, playing.won = playing.games, 0.0
    post.leave()


def measure(plan: Plan, number: int, run: int, shared: Shared, post: Post, games_left: int) -> None:
    """A measurer: plays the latest network without curiosity against the greedy bot."""
    encoding = encoding_of(plan.game)
    deal = ((plan.seed * 1000 + run) * 1000 + 500 + number) * 100_000
    while not post.is_over() and games_left != 0:
        games_left -= 1
        network, _, _ = shared.read()
        found = measure_game(encoding, network, deal, post.is_over)
        deal += 1
        if found is not None:
            post.send(("measured", found))
    post.leave()


# --- on this machine ---------------------------------------------------------------------------------


class Machine:
    """Processes of this machine."""

    def __init__(self) -> None:
        self.context = multiprocessing.get_context("spawn")

    def share(self, network: Network) -> MachineShared:
        return MachineShared(self.context, network)

    def crew(self, plan: Plan, run: int, shared: Any, works: Sequence[Work]) -> MachineCrew:
        return MachineCrew(self.context, plan, run, shared, works)

    def close(self) -> None:
        """Nothing is open."""


class MachineShared:
    """A network in memory that all processes see."""

    def __init__(self, context: Any, network: Network) -> None:
        self.layout = [(name, each.shape) for name, each in network.arrays.items()]
        self.numbers = context.RawArray("f", sum(each.size for each in network.arrays.values()))
        self.version = context.RawValue("q", 0)
        self.curiosity = context.RawValue("d", 0.1)
        self.guidance = context.RawValue("d", 0.0)
        self.lock = context.Lock()

    def write(self, network: Network, habits: Habits) -> None:
        flat = np.concatenate([network.arrays[name].ravel() for name, _ in self.layout])
        with self.lock:
            np.frombuffer(self.numbers, np.float32)[:] = flat
            self.curiosity.value, self.guidance.value = habits.curiosity, habits.guidance
            self.version.value += 1

    def read(self) -> tuple[Network, int, Habits]:
        with self.lock:
            flat = np.frombuffer(self.numbers, np.float32).copy()
            version = self.latest()
            habits = Habits(float(self.curiosity.value), float(self.guidance.value))
        arrays: dict[str, Array] = {}
        start = 0
        for name, shape in self.layout:
            size = int(np.prod(shape))
            arrays[name] = flat[start : start + size].reshape(shape)
            start += size
        return Network(arrays), version, habits

    def latest(self) -> int:
        return int(self.version.value)


@dataclass(frozen=True, slots=True)
class MachinePost:
    """A queue between processes, and the sign that nobody reads it any more."""

    out: Any
    end: Any

    def is_over(self) -> bool:
        return bool(self.end.is_set())

    def send(self, message: tuple[Any, ...]) -> None:
        while not self.is_over():
            try:
                self.out.put(message, timeout=0.5)
                return
            except queue.Full:
                continue

    def leave(self) -> None:
        if self.is_over():
            self.out.cancel_join_thread()


class MachineCrew:
    """Processes that play, and what they send."""

    def __init__(
        self, context: Any, plan: Plan, run: int, shared: MachineShared, works: Sequence[Work]
    ) -> None:
        self.out, self.end = context.Queue(maxsize=WAITING), context.Event()
        post = MachinePost(self.out, self.end)
        self.players = [
            context.Process(
                target=each.does, args=(plan, each.number, run, shared, post, each.games), daemon=True
            )
            for each in works
        ]
        for player in self.players:
            player.start()

    def is_working(self) -> bool:
        return any(player.is_alive() for player in self.players) or not self.out.empty()

    def stop(self) -> None:
        self.end.set()
        patience = time.monotonic() + 4.0
        for player in self.players:
            player.join(timeout=max(0.01, patience - time.monotonic()))
            if player.is_alive():
                player.terminate()
