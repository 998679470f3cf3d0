"""A training run: actors in processes, one learner, checkpoints, a line of progress and a curve."""

from __future__ import annotations

import importlib.util
import json
import os
import queue
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from interrex.bots.learned import (
    Network,
    fingerprint,
    fresh_network,
    load_weights,
    option_inputs,
    save_weights,
    shapes,
)
from interrex.engine.errors import BadFile, BadSetting
from interrex.lab.statistics import wilson
from interrex.lab.train.crews import ENDLESS, Crew, Shared, Work, Workplace, act, measure, workplace
from interrex.lab.train.curves import write_curve
from interrex.lab.train.learners import Learner, NumpyLearner, TorchLearner, rate_at
from interrex.lab.train.measuring import Measured
from interrex.lab.train.plan import Plan
from interrex.lab.train.samples import Memory, Samples
from interrex.lab.train.selfplay import Habits, SelfPlay
from interrex.research.arrays import np
from interrex.research.encodings import GameEncoding, encoding_of, needs

SAVE_EVERY: Final = 30.0  # seconds
SHARE_EVERY: Final = 2.0  # seconds between two networks for the actors
REPORT_EVERY: Final = 10.0
LONGEST_MEASURING: Final = 60.0
MESSAGES: Final = 32  # that are taken before learning goes on
MOST_BYTES: Final = 3_800_000  # of a weights file
LEAST_GUIDANCE: Final = 0.02
WIDTHS: Final = (384, 320, 256, 192, 128)


@dataclass(slots=True)
class Counts:
    """How far training has come, over all runs with the same folder."""

    runs: int = 0
    seconds: float = 0.0
    games: int = 0
    samples: int = 0
    learned: int = 0
    history: list[dict[str, Any]] = field(default_factory=list)


def width_for(encoding: GameEncoding) -> int:
    """The widest first layer whose weights file is small enough."""
    for width in WIDTHS:
        numbers = 0
        for shape in shapes(encoding.size, option_inputs(encoding), width).values():
            numbers += shape[0] * (shape[1] if len(shape) > 1 else 1)
        if 2 * numbers <= MOST_BYTES:
            return width
    return WIDTHS[-1]


def habits_after(samples: int, half: int) -> Habits:
    """Much is tried at random and by the greedy bot's advice at first, little in the end."""
    young = 0.5 ** (samples / half)
    guidance = 0.9 * young
    return Habits(0.02 + 0.06 * young, guidance if guidance > LEAST_GUIDANCE else 0.0)


# --- checkpoints -------------------------------------------------------------------------------------


def save_checkpoint(plan: Plan, network: Network, counts: Counts, encoding: GameEncoding) -> None:
    """Write the weights for play, the same exactly for going on, and the curve."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    totals = {
        "runs": counts.runs,
        "seconds": round(counts.seconds),
        "games": counts.games,
        "samples": counts.samples,
        "learned": counts.learned,
        "seed": plan.seed,
    }
    exact = plan.folder / f"{plan.game}-checkpoint.npz.part"
    with exact.open("wb") as written:
        np.savez(written, **network.arrays)
    exact.replace(plan.folder / f"{plan.game}-checkpoint.npz")
    save_weights(plan.folder / f"{plan.game}.npz", network, encoding, totals)
    lines = [json.dumps({**totals, "encoding": fingerprint(encoding)}), *map(json.dumps, counts.history)]
    curve = plan.folder / f"{plan.game}-curve.jsonl"
    part = curve.with_name(curve.name + ".part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(curve)
    write_curve(plan.folder / f"{plan.game}-curve.svg", plan.game, counts.history)


def load_checkpoint(plan: Plan, encoding: GameEncoding) -> tuple[Network, Counts]:
    """Where the last run with this folder stopped, or a fresh start."""
    weights = plan.folder / f"{plan.game}.npz"
    if not weights.exists():
        return fresh_network(encoding, plan.width or width_for(encoding), plan.seed), Counts()
    network, head = load_weights(weights.read_bytes(), str(weights), encoding)
    counts = Counts()
    for name in ("runs", "seconds", "games", "samples", "learned"):
        setattr(counts, name, head["training"][name])
    exact = plan.folder / f"{plan.game}-checkpoint.npz"
    if exact.exists():
        try:
            with np.load(exact, allow_pickle=False) as loaded:
                arrays = {name: loaded[name] for name in network.arrays}
        except (OSError, ValueError, KeyError) as bad:
            remedy = f"Remove it to go on from {weights.name}"
            raise BadFile(str(exact), 0, "", f"it is not a complete checkpoint ({bad})", remedy) from None
        if all(arrays[name].shape == each.shape for name, each in network.arrays.items()):
            network = Network(arrays)
    curve = plan.folder / f"{plan.game}-curve.jsonl"
    if curve.exists():
        lines = curve.read_text(encoding="utf-8").splitlines()[1:]
        counts.history = [json.loads(line) for line in lines]
    return network, counts


# --- the run -----------------------------------------------------------------------------------------


class Run:
    """One run of training."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.encoding = encoding_of(plan.game)
        self.network, self.counts = load_checkpoint(plan, self.encoding)
        self.counts.runs += 1
        self.begun = time.monotonic()
        self.earlier = self.counts.seconds
        self.before = self.counts.samples
        self.learner = make_learner(plan, self.encoding, self.network, self.counts)
        self.losses: list[float] = []
        self.won: list[float] = []
        self.measured: list[Measured] = []
        self.reported = self.begun
        self.saved = self.begun
        self.shared_at = 0.0

    @property
    def seconds(self) -> float:
        return time.monotonic() - self.begun

    def done(self) -> float:
        """The part of this run that is over."""
        if self.plan.samples:
            found = (self.counts.samples - self.before) / self.plan.samples
            return 1.0 if self.seconds >= 60.0 * self.plan.minutes else min(1.0, found)
        return min(1.0, self.seconds / (60.0 * self.plan.minutes))

    def over(self) -> bool:
        return self.done() >= 1.0

    def habits(self) -> Habits:
        return habits_after(self.counts.samples, self.plan.half)

    def train(self) -> Counts:
        """Play and learn until the time is over."""
        if self.plan.actors or self.plan.ray:
            self.with_actors()
        else:
            self.alone()
        self.save()
        self.report()
        return self.counts

    def alone(self) -> None:
        """Play and learn in turns, in this process: the same seed gives the same network."""
        plan = self.plan
        seed = plan.seed * 1000 + self.counts.runs
        playing = SelfPlay(self.encoding, self.network, seed, plan.games_at_once, plan.patience)
        while not self.over():
            playing.network, playing.habits = self.learner.network(), self.habits()
            games, playing.won = playing.games, 0.0
            samples = playing.play(plan.chunk)
            self.take(samples, playing.games - games, playing.won)
            self.learn(limit=None)
            self.now_and_then()

    def with_actors(self) -> None:
        """Actors play in processes of their own, here or on a cluster."""
        plan = self.plan
        os.environ.update(OMP_NUM_THREADS="1", OPENBLAS_NUM_THREADS="1", MKL_NUM_THREADS="1")
        place = workplace(plan)
        try:
            shared = place.share(self.network)
            self.train_at(place, shared)
            if plan.final:
                self.save()
                shared.write(self.learner.network(), Habits(0.0, 0.0))
                self.measure_finally(place, shared)
        finally:
            place.close()

    def train_at(self, place: Workplace, shared: Shared) -> None:
        """Learn from what a crew plays until the time is over."""
        plan = self.plan
        shared.write(self.network, self.habits())
        works = [Work(act, number, ENDLESS) for number in range(plan.actors)]
        works += [Work(measure, number, ENDLESS) for number in range(plan.measurers)]
        crew = place.crew(plan, self.counts.runs, shared, works)
        try:
            while not self.over():
                self.receive(crew)
                self.learn(limit=0.25)
                if self.seconds - self.shared_at > SHARE_EVERY:
                    shared.write(self.learner.network(), self.habits())
                    self.shared_at = self.seconds
                self.now_and_then()
        finally:
            crew.stop()

    def measure_finally(self, place: Workplace, shared: Shared) -> None:
        """As many games of the final network as were wished for, none of them cut short but by the clock."""
        plan = self.plan
        works = [Work(measure, 100 + number, plan.final) for number in range(plan.actors)]
        crew = place.crew(plan, self.counts.runs, shared, works)
        found: list[Measured] = []
        until = time.monotonic() + LONGEST_MEASURING
        try:
            while len(found) < plan.actors * plan.final and time.monotonic() < until and crew.is_working():
                try:
                    found.append(crew.out.get(timeout=0.5)[1])
                except queue.Empty:
                    continue
        finally:
            crew.stop()
        if found:
            won = sum(each.won for each in found)
            low, high = wilson(won, len(found))
            line = {
                "seconds": round(self.counts.seconds, 1),
                "final": len(found),
                "wanted": plan.actors * plan.final,
                "against_greedy": round(won / len(found), 4),
                "from": round(low, 4),
                "to": round(high, 4),
                "even": round(found[0].even, 4),
            }
            self.counts.history.append(line)
            print(f"{plan.game}: {json.dumps(line)}", flush=True)

    def receive(self, crew: Crew) -> None:
        """Take all that the actors have sent; wait a little if there is nothing."""
        wait = 0.2 if self.due() <= 0 else 0.0
        for _ in range(MESSAGES):
            try:
                message = crew.out.get(timeout=wait) if wait else crew.out.get_nowait()
            except queue.Empty:
                if not crew.is_working():
                    raise BadSetting("All actors have stopped; their messages are above.") from None
                return
            wait = 0.0
            if message[0] == "samples":
                self.take(*message[1:])
            else:
                self.measured.append(message[1])

    def take(self, samples: Samples, games: int, won: float) -> None:
        """Samples from an actor."""
        self.learner.add(samples)
        self.counts.samples += len(samples[-1])
        self.counts.games += games
        self.won.extend([won / games] * games if games else [])

    def due(self) -> float:
        """How many samples should still be learned from."""
        return self.plan.reuse * (self.counts.samples - self.before) - (
            self.learner.learned - self.counts.learned
        )

    def learn(self, limit: float | None) -> None:
        """Learn as much as is due, but no longer than that."""
        until = time.monotonic() + (limit if limit is not None else float("inf"))
        batch = self.plan.batch or batch_for(self.plan)
        while self.due() >= batch and time.monotonic() < until:
            self.losses.append(self.learner.learn(batch, rate_at(self.done())))

    def now_and_then(self) -> None:
        now = time.monotonic()
        if now - self.reported >= REPORT_EVERY:
            self.report()
        if now - self.saved >= SAVE_EVERY:
            self.save()

    def report(self) -> None:
        """One line of progress, kept for the curve."""
        counts = self.counts
        self.reported = time.monotonic()
        counts.seconds = self.earlier + self.seconds
        losses = [loss for loss in self.losses[-400:] if loss == loss]
        line: dict[str, Any] = {
            "seconds": round(counts.seconds, 1),
            "games": counts.games,
            "samples": counts.samples,
            "learned": self.learner.learned,
            "loss": round(sum(losses) / len(losses), 4) if losses else None,
            "won": round(sum(self.won[-2000:]) / len(self.won[-2000:]), 4) if self.won else None,
        }
        line.update(summary(self.measured))
        self.measured = self.measured[-400:]
        counts.history.append(line)
        pace = (counts.samples - self.before) / max(1.0, self.seconds)
        said = ", ".join(f"{name} {value}" for name, value in line.items() if value is not None)
        print(f"{self.plan.game}: {said}, {pace:.0f} samples per second", flush=True)

    def save(self) -> None:
        self.saved = time.monotonic()
        counts = self.counts
        counts.seconds = self.earlier + self.seconds
        kept = counts.learned
        counts.learned = self.learner.learned
        save_checkpoint(self.plan, self.learner.network(), counts, self.encoding)
        counts.learned = kept


def summary(measured: list[Measured]) -> Mapping[str, Any]:
    """How the network does against the greedy bot, by the latest games."""
    latest = measured[-200:]
    if not latest:
        return {}
    share = sum(each.won for each in latest) / len(latest)
    even = sum(each.even for each in latest) / len(latest)
    return {"measured": len(latest), "against_greedy": round(share, 3), "even": round(even, 3)}


def device_of(plan: Plan) -> str:
    """The device named, or the best there is."""
    if plan.device != "auto":
        return plan.device
    if importlib.util.find_spec("torch") is None:
        return "numpy"
    return "cuda" if needs("torch", "train").cuda.is_available() else "cpu"


def batch_for(plan: Plan) -> int:
    return 4096 if device_of(plan) == "cuda" else 512


def make_learner(plan: Plan, encoding: GameEncoding, network: Network, counts: Counts) -> Learner:
    """A learner for the device, with room for the latest samples."""
    device = device_of(plan)
    rows = plan.memory or (3_000_000 if device == "cuda" else 100_000)
    nowhere = encoding.size + option_inputs(encoding)
    memory = Memory(rows, row_length(encoding), encoding.size, nowhere, elsewhere=device == "cuda")
    seed = plan.seed * 1000 + counts.runs
    if device == "numpy":
        return NumpyLearner(network, memory, seed, counts.learned)
    return TorchLearner(network, memory, seed, device, counts.learned)


def row_length(encoding: GameEncoding) -> int:
    """More places than nearly every sample has."""
    return min(800, max(400, encoding.size // 8 + 176))
