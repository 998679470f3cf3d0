"""The fits behind ``scripts.calibrate``, by maximum likelihood: weights of features, and leaf networks.

Among rivals the chances are shares by the exponentials of the scores, for partners by the mean of theirs; in
a cooperative game there is one logistic chance.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from interrex.bots.chances import Chances
from interrex.bots.leaves import LeafNetwork
from scripts.samples import Sample

Array = Any  # of NumPy

RATE: Final = 0.03  # of the steps of the fit of weights
HELD: Final = 10.0  # how strongly weights are held small
UNITS: Final = 16  # of the hidden layer
ROUNDS: Final = 6  # through all samples
BATCH: Final = 256
NETWORK_RATE: Final = 0.003
NETWORK_HELD: Final = 5e-3


class Adam:
    """Steps that adapt to how large and how steady the slopes are."""

    def __init__(self, arrays: dict[str, Array], fading: float) -> None:
        self.mean = {name: np.zeros_like(each) for name, each in arrays.items()}
        self.square = {name: np.zeros_like(each) for name, each in arrays.items()}
        self.fading = fading
        self.steps = 0

    def step(self, arrays: dict[str, Array], slopes: dict[str, Array], rate: float) -> None:
        self.steps += 1
        for name, array in arrays.items():
            slope = slopes[name]
            self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            self.square[name] = self.fading * self.square[name] + (1 - self.fading) * slope * slope
            size = np.sqrt(self.square[name] / (1 - self.fading**self.steps)) + 1e-9
            array -= rate * self.mean[name] / (1 - 0.9**self.steps) / size


class Positions:
    """Samples as arrays: one row per seat; rows of seats that have left the game are empty."""

    def __init__(
        self,
        found: Sequence[Sample],
        rows: Sequence[Sequence[Sequence[float]]],
        coop: bool,
        told: float = 0.0,
    ) -> None:
        width = max(len(row) for each in rows for row in each)
        seats = max(len(sample.outcome) for sample in found)
        self.coop = coop
        self.values = np.zeros((len(found), seats, width))
        self.here = np.zeros((len(found), seats), bool)
        self.outcome = np.zeros((len(found), seats))
        self.side = np.zeros((len(found), seats), int)
        self.stage = np.array([sample.stage for sample in found])
        for number, sample in enumerate(found):
            self.outcome[number, : len(sample.outcome)] = target(sample, told)
            self.side[number, : len(sample.outcome)] = sample.sides or range(len(sample.outcome))
            for seat, row in enumerate(rows[number][:1] if coop else rows[number]):
                if row:
                    self.values[number, seat] = row
                    self.here[number, seat] = True
        partners = (
            (self.side[:, :, None] == self.side[:, None, :]) & self.here[:, :, None] & self.here[:, None, :]
        )
        self.size = np.maximum(1, partners.sum(2))
        self.partners = partners / self.size[:, :, None]

    def chances(self, which: Array, scores: Array) -> Array:
        """From scores to chances."""
        if self.coop:
            return 1.0 / (1.0 + np.exp(-np.clip(scores, -40.0, 40.0)))
        here = self.here[which]
        stand = np.where(here, np.einsum("nst,nt->ns", self.partners[which], scores), -1e9)
        parts = np.exp(np.maximum(-40.0, stand - stand.max(1, keepdims=True))) * here
        return parts / (parts / self.size[which]).sum(1, keepdims=True)

    def slopes(self, which: Array, scores: Array) -> Array:
        """How fast the likelihood falls with every score."""
        wrong = (self.chances(which, scores) - self.outcome[which]) * self.here[which] / len(which)
        if self.coop:
            return wrong
        return np.einsum("ns,nst->nt", wrong / self.size[which], self.partners[which])


def target(sample: Sample, told: float) -> list[float]:
    """What came of a position, in part as a search saw it: that has less to do with luck."""
    if not told or not sample.told:
        return sample.outcome
    return [(1.0 - told) * one + told * two for one, two in zip(sample.outcome, sample.told, strict=True)]


# --- the weights of the features -------------------------------------------------------------------


def fit_weights(
    chances: Chances, found: Sequence[Sample], stages: int, rounds: int = 400, held: float = HELD
) -> list[list[float]]:
    """The weights of the features by stage: maximum likelihood, held small.

    More of a feature never speaks against a seat, unless the judgement names it free: what only goes along
    with losing in the games of these bots would else be shunned. A weight is a part common to all stages and
    one of its stage, so that a stage seldom seen follows the others. Features are scaled to the same spread.
    """
    seen = Positions(found, [sample.rows for sample in found], chances.cooperative)
    values = seen.values
    middle = 0.0 if seen.coop else (values.sum(1) / seen.here.sum(1)[:, None])[:, None]
    spread = np.sqrt((((values - middle) ** 2)[seen.here]).mean(0))
    spread[spread == 0.0] = 1.0
    scaled = values / spread
    names, free = chances.judge.feature_names, chances.judge.free_features
    bound = np.array([name not in free for name in names] or [True] * len(spread))
    arrays = {"common": np.zeros(len(spread)), "own": np.zeros((stages, len(spread)))}
    adam = Adam(arrays, 0.99)
    every = np.arange(len(found))
    for _ in range(rounds):
        weights = (arrays["common"] + arrays["own"])[seen.stage]
        wrong = seen.slopes(every, np.einsum("nsf,nf->ns", scaled, weights))
        each = np.einsum("nsf,ns->nf", scaled, wrong)
        own = held * arrays["own"] / len(found)
        np.add.at(own, seen.stage, each)
        adam.step(arrays, {"common": held * arrays["common"] / len(found) + each.sum(0), "own": own}, RATE)
        least = np.where(bound, -arrays["common"], -np.inf)
        arrays["own"] = np.maximum(arrays["own"], least)
    made = (arrays["common"] + arrays["own"]) / spread
    chances.weights = [[round(float(weight), 5) for weight in row] for row in made]
    return chances.weights


# --- the leaf network --------------------------------------------------------------------------------


def fit_network(
    found: Sequence[Sample],
    coop: bool,
    units: int = UNITS,
    rounds: int = ROUNDS,
    held: float = NETWORK_HELD,
    seed: int = 0,
    told: float = 0.0,
    start: Sequence[Sequence[float]] = (),
) -> LeafNetwork:
    """A network of the details of positions: maximum likelihood in small batches, held small.

    Where weights of the details to start with are given, by stage, it is held near to them instead.
    """
    seen = Positions(found, [sample.details for sample in found], coop, told)
    mean = seen.values[seen.here].mean(0)
    spread = seen.values[seen.here].std(0)
    spread[spread == 0.0] = 1.0
    values = (seen.values - mean) / spread * seen.here[..., None]
    stages, width = 1 + int(seen.stage.max()), values.shape[2]
    chance = np.random.default_rng(seed)
    arrays: dict[str, Array] = {
        "stages": np.zeros((stages, width)),
        "hidden": chance.standard_normal((width, units)) * 0.5 / width**0.5,
        "bias": np.zeros(units),
        "out": chance.standard_normal(units) * 0.1,
        "shift": np.zeros(1),
    }
    anchor: dict[str, Array] = {name: np.zeros_like(array) for name, array in arrays.items()}
    if start:
        anchor["stages"] = np.array(start)[:stages] * spread
        arrays["stages"] = anchor["stages"].copy()
    adam = Adam(arrays, 0.999)
    order = np.arange(len(found))
    batches = max(1, len(found) // BATCH)
    for number in range(rounds):
        chance.shuffle(order)
        for batch in range(batches):
            which = order[batch * BATCH : (batch + 1) * BATCH]
            slopes = network_slopes(arrays, seen, values, which)
            for name, slope in slopes.items():
                slope += held * (arrays[name] - anchor[name])
            adam.step(arrays, slopes, NETWORK_RATE * (1 - (number * batches + batch) / (rounds * batches)))
    return in_units_of_details(arrays, mean, spread)


def network_slopes(
    arrays: dict[str, Array], seen: Positions, values: Array, which: Array
) -> dict[str, Array]:
    """How fast the likelihood falls with every weight."""
    rows, stage = values[which], seen.stage[which]
    layer = np.maximum(rows @ arrays["hidden"] + arrays["bias"], 0.0)
    scores = layer @ arrays["out"] + arrays["shift"] + np.einsum("nsf,nf->ns", rows, arrays["stages"][stage])
    wrong = seen.slopes(which, scores)
    back = wrong[..., None] * arrays["out"] * (layer > 0)
    by_stage = np.zeros_like(arrays["stages"])
    np.add.at(by_stage, stage, np.einsum("nsf,ns->nf", rows, wrong))
    width, units = arrays["hidden"].shape
    return {
        "stages": by_stage,
        "hidden": rows.reshape(-1, width).T @ back.reshape(-1, units),
        "bias": back.sum((0, 1)),
        "out": np.einsum("nsh,ns->h", layer, wrong),
        "shift": np.array([wrong.sum()]),
    }


def in_units_of_details(arrays: dict[str, Array], mean: Array, spread: Array) -> LeafNetwork:
    """The same network for details as they are, not scaled to the same spread."""
    hidden = (arrays["hidden"].T / spread).tolist()
    bias = arrays["bias"] - (arrays["hidden"].T / spread) @ mean
    stages = arrays["stages"] / spread
    shifts = arrays["shift"][0] - stages @ mean
    return LeafNetwork(stages.tolist(), shifts.tolist(), hidden, bias.tolist(), arrays["out"].tolist())
