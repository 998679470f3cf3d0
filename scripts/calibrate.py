"""Fit what turns each game's judgement, or the features of a position, into win chances, on games of bots.

    python scripts/calibrate.py elekt 3 200            plays and prints, with a table of ten bins
    python scripts/calibrate.py elekt 3 200 --write    also writes judges/calibration.json

Most choices are greedy ones, some are random, so that positions of all kinds come up. A few positions of
each game are judged; their outcomes are what the chances are fitted to, by maximum likelihood.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import interrex
from interrex.bots import GreedyBot, observe
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.table import Table

FILE: Final = Path(__file__).parents[1] / "src" / "interrex" / "bots" / "judges" / "calibration.json"
RANDOM: Final = {"masters": 60}  # one choice of so many is random; else one of twelve
VARIANTS: Final[dict[str, tuple[dict[str, Any], ...]]] = {  # taken in turn
    "masters": tuple({"difficulty": how, "vampires": 3} for how in ("easy", "medium")),
    "veto": tuple(
        {"deck_a": one, "deck_b": two}
        for one, two in itertools.permutations(("radziwillowie", "wisniowieccy", "dworscy", "awanturnicy"), 2)
    ),
}
RATE: Final = 0.03  # of the steps of the fit
HELD: Final = 10.0  # how strongly weights are held small
LOOKED_AT: Final = 10  # positions of a game, on average
USUAL_CHOICES: Final = {"elekt": 120, "vendetta": 150, "masters": 150, "veto": 250}


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a played game: how all stood, what spoke for them, and what came of it."""

    worth: list[float]
    outcome: list[float]
    stage: int = 0
    rows: list[list[float]] = field(default_factory=list)


def samples(game: str, seats: int, games: int, first: int) -> list[Sample]:
    """Positions of played games: how every seat stood, and each seat's share of the victory."""
    found: list[Sample] = []
    for seed in range(first, first + games):
        kinds = VARIANTS.get(game, ({},))
        table = interrex.new(game, seats, seed, **kinds[seed % len(kinds)])
        chance = Chance.from_seed(seed + 1)
        bots = [GreedyBot(seed * 10 + seat, worlds=1) for seat in range(seats)]
        chances = Chances(table)
        stood: list[tuple[list[float], int, list[list[float]]]] = []
        while not table.is_over:
            if not table.together and chance.below(USUAL_CHOICES.get(game, 100)) < LOOKED_AT:
                stood.extend(looked_at(chances, table))
            seat = table.seats_asked[0]
            if chance.below(RANDOM.get(game, 12)) == 0:
                table.play(chance.below(len(table.questions[0].options)))
            else:
                observation = observe(table, seat, chance)
                word = bots[seat].choose(observation)
                table.play(observation.decision.options.index(word))
        outcome = chances.final(table)
        found.extend(Sample(worth, outcome, stage, rows) for worth, stage, rows in stood)
    return found


def looked_at(chances: Chances, table: Table) -> list[tuple[list[float], int, list[list[float]]]]:
    """How all stand now, and what speaks for them; nothing where the game ends by itself."""
    world = table.copy()
    judge = chances.judge
    if judge.settle is not None:
        judge.settle(world)
    if world.result is not None:
        return []
    stage, rows = judge.features(world) if judge.features is not None else (0, [])
    return [(chances.worth(table.copy()), stage, rows)]


def predicted(chances: Chances, sample: Sample) -> list[float]:
    """The win chances of a position: by the weights of its features, or by its worth."""
    if chances.weights and sample.rows:
        return chances.from_scores(chances.scores_of_features(sample.stage, sample.rows))
    return chances.from_worth(sample.worth)


def likelihood(chances: Chances, found: list[Sample]) -> float:
    """How well the constants explain the outcomes."""
    total = 0.0
    for sample in found:
        for chance, share in zip(predicted(chances, sample), sample.outcome, strict=True):
            total += share * math.log(max(1e-9, chance))
            if chances.cooperative:
                total += (1 - share) * math.log(max(1e-9, 1 - chance))
    return total


def fit(chances: Chances, found: list[Sample]) -> tuple[float, float]:
    """The best shift and slope of the worth: a grid that closes in."""
    shift, slope = 0.0, 0.1
    shift_step, ratio = (4.0 if chances.cooperative else 0.0), 4.0
    chances.weights = []
    for _ in range(14):
        tried = []
        for one in {shift - shift_step, shift, shift + shift_step}:
            for two in {slope / ratio, slope, slope * ratio}:
                chances.shift, chances.slope = one, two
                tried.append((likelihood(chances, found), one, two))
        _, best_shift, best_slope = max(tried)
        if (best_shift, best_slope) == (shift, slope):
            shift_step, ratio = shift_step / 2, math.sqrt(ratio)
        shift, slope = best_shift, best_slope
    chances.shift, chances.slope = shift, slope
    return round(shift, 4), round(slope, 5)


# --- the weights of the features -------------------------------------------------------------------


def fit_weights(
    chances: Chances, found: list[Sample], stages: int, rounds: int = 400, held: float = HELD
) -> list[list[float]]:
    """The weights of the features by stage: maximum likelihood, held small, by steps that adapt (Adam).

    More of a feature never speaks against a seat, unless the judgement names it free: what only goes along
    with losing in the games of these bots would else be shunned. A weight is a part common to all stages and
    one of its stage, so that a stage seldom seen follows the others. Features are scaled to the same spread.
    """
    width = len(found[0].rows[0])
    spread = [1.0] * width
    for number in range(width):
        values = [row[number] - _middle(chances, sample, number) for sample in found for row in sample.rows]
        spread[number] = math.sqrt(sum(each * each for each in values) / len(values)) or 1.0
    names, free = chances.judge.feature_names, chances.judge.free_features
    bound = [number for number, name in enumerate(names) if name not in free]
    common = [0.0] * width
    own = [[0.0] * width for _ in range(stages)]
    rows = [common, *own]
    mean = [[0.0] * width for _ in rows]
    square = [[0.0] * width for _ in rows]
    for step in range(1, rounds + 1):
        chances.weights = [_weights(common, each, spread) for each in own]
        slopes = _slopes(chances, found, rows, spread, held)
        for place, row in enumerate(rows):
            for number in range(width):
                slope = slopes[place][number]
                mean[place][number] = 0.9 * mean[place][number] + 0.1 * slope
                square[place][number] = 0.99 * square[place][number] + 0.01 * slope * slope
                size = math.sqrt(square[place][number] / (1 - 0.99**step)) + 1e-9
                row[number] -= RATE * mean[place][number] / (1 - 0.9**step) / size
        for each in own:
            for number in bound:
                each[number] = max(each[number], -common[number])
    chances.weights = [[round(each, 5) for each in _weights(common, one, spread)] for one in own]
    return chances.weights


def _middle(chances: Chances, sample: Sample, number: int) -> float:
    """Among rivals only differences count."""
    if chances.cooperative:
        return 0.0
    return sum(row[number] for row in sample.rows) / len(sample.rows)


def _weights(common: list[float], own: list[float], spread: list[float]) -> list[float]:
    return [(one + two) / by for one, two, by in zip(common, own, spread, strict=True)]


def _slopes(
    chances: Chances, found: list[Sample], rows: list[list[float]], spread: list[float], held: float
) -> list[list[float]]:
    """How fast the likelihood falls with each weight, and what keeps the weights small."""
    slopes = [[held * weight / len(found) for weight in row] for row in rows]
    for sample in found:
        chance = predicted(chances, sample)
        seats = range(1) if chances.cooperative else range(len(sample.rows))
        for seat in seats:
            wrong = (chance[seat] - sample.outcome[seat]) / len(found)
            for number, value in enumerate(sample.rows[seat]):
                slope = wrong * value / spread[number]
                slopes[0][number] += slope
                slopes[sample.stage + 1][number] += slope
    return slopes


def bins(chances: Chances, found: list[Sample]) -> list[tuple[int, float, float]]:
    """In ten bins of predicted chance: how many, the mean predicted, the share that won."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for sample in found:
        pairs = list(zip(predicted(chances, sample), sample.outcome, strict=True))
        for chance, share in pairs[:1] if chances.cooperative else pairs:
            rows[min(9, int(chance * 10))].append((chance, share))
    return [
        (len(row), sum(each[0] for each in row) / len(row), sum(each[1] for each in row) / len(row))
        if row
        else (0, 0.0, 0.0)
        for row in rows
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit win chances on played games.")
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=700_000, help="seed of the first game")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    found = samples(asked.game, asked.seats, asked.games, asked.first)
    chances = Chances(interrex.new(asked.game, asked.seats, 0))
    shift, slope = fit(chances, found)
    print(f"{asked.game}, {asked.seats} seats: {len(found)} positions, shift {shift}, slope {slope}")
    print(f"log-likelihood of a position {likelihood(chances, found) / len(found):.4f} by the worth")
    names = chances.judge.feature_names
    if names:
        fit_weights(chances, found, 1 + max(sample.stage for sample in found))
        print(f"log-likelihood of a position {likelihood(chances, found) / len(found):.4f} by the features")
        for number, name in enumerate(names):
            print(f"{name:24}", *[f"{row[number]:9.4f}" for row in chances.weights])
    for number, told, observed in bins(chances, found):
        print(f"{number:6} predicted {told:.3f} observed {observed:.3f}")
    if asked.write:
        constants = json.loads(FILE.read_text(encoding="utf-8"))
        constants.setdefault(asked.game, {}).setdefault(str(asked.seats), {})["worth"] = [shift, slope]
        if names:
            kept = constants[asked.game][str(asked.seats)]
            kept["features"], kept["weights"] = list(names), chances.weights
        FILE.write_text(json.dumps(constants, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
