"""Make the weights that turn positions into win chances: of each game's judgement, features and leaf network.

    python -m scripts.calibrate                          plays and prints, for all games
    python -m scripts.calibrate veto --games 3000 --jobs 8 --write

Writes ``judges/calibration.json`` and ``weights/<game>-leaves.json``. Each fit is printed with the mean
log-likelihood of positions of games that it was not fitted to, and how predicted and observed shares agree in
ten bins. What is written is fitted to all games played: to judge it later, play others (--first).
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import interrex
from interrex.bots.chances import Chances
from interrex.bots.leaves import FORMAT, leaf_network
from interrex.lab.store import write_text_whole
from scripts.fitting import fit_network, fit_weights
from scripts.samples import Sample, samples

BOTS: Final = Path(__file__).parents[1] / "src" / "interrex" / "bots"
ADVICE: Final = "What was fitted before stands as it was; make room and call it again."
FILE: Final = BOTS / "judges" / "calibration.json"
SEATS: Final = {"elekt": 3, "vendetta": 4, "veto": 2, "masters": 3}  # the constants are fitted with so many
OTHERS: Final = {"elekt": (2, 4), "vendetta": (3, 5)}  # the network also learns from games with so many
PART_OF_OTHERS: Final = 4  # a game of so many
GAMES: Final = {"elekt": 3000, "vendetta": 2000, "veto": 2000, "masters": 1000}
FIRST: Final = 700_000  # the seed of the first game
HELD_BACK: Final = 5  # one game of so many is not fitted to
ENOUGH: Final = 4000  # positions for two numbers


def predicted(chances: Chances, sample: Sample) -> list[float]:
    """The win chances of a position: by the network, by the weights of its features, or by its worth."""
    if chances.network is not None:
        return chances.from_scores(chances.network.scores(sample.stage, sample.details))
    if chances.weights and sample.rows:
        return chances.from_scores(chances.scores_of_features(sample.stage, sample.rows))
    return chances.from_worth(sample.worth)


def likelihood(chances: Chances, found: Sequence[Sample]) -> float:
    """How well the constants explain the outcomes."""
    total = 0.0
    for sample in found:
        for seat, (chance, share) in enumerate(zip(predicted(chances, sample), sample.outcome, strict=True)):
            if chances.cooperative and seat:
                break
            partners = sample.sides.count(sample.sides[seat]) if sample.sides else 1
            total += share * math.log(max(1e-9, chance)) / (1 if chances.cooperative else partners)
            if chances.cooperative:
                total += (1 - share) * math.log(max(1e-9, 1 - chance))
    return total


def fit(chances: Chances, found: Sequence[Sample]) -> tuple[float, float]:
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


def bins(chances: Chances, found: Sequence[Sample]) -> list[tuple[int, float, float]]:
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


class Fitted:
    """All that is fitted for a game."""

    def __init__(self, game: str, own: Sequence[Sample], every: Sequence[Sample]) -> None:
        self.game = game
        self.chances = Chances(interrex.new(game, SEATS[game], 0))
        judge = self.chances.judge
        self.worth = fit(self.chances, own[:: max(1, len(own) // ENOUGH)])
        if judge.feature_names:
            fit_weights(self.chances, own, 1 + max(sample.stage for sample in own))
        self.network = fit_network(every, self.chances.cooperative) if judge.detail_names else None

    def tell(self, held_back: Sequence[Sample]) -> None:
        """How well positions of other games are explained: by what ships now, by all that is new."""
        chances, weights = self.chances, self.chances.weights
        print(
            f"{self.game}: {len(held_back)} positions held back, shift {self.worth[0]}, slope {self.worth[1]}"
        )
        shipped = interrex.new(self.game, SEATS[self.game], 0)
        self.tell_one("what ships", Chances(shipped), held_back)
        if leaf_network(self.game) is not None:
            self.tell_one("the network that ships", Chances(shipped, 1.0), held_back)
        chances.weights = []
        self.tell_one("the worth", chances, held_back)
        chances.weights = weights
        if weights:
            self.tell_one("the features", chances, held_back)
        chances.network = self.network
        if self.network is not None:
            self.tell_one("the network", chances, held_back)
        for number, told, observed in bins(chances, held_back):
            print(f"{number:6} predicted {told:.3f} observed {observed:.3f}")
        chances.network = None

    def tell_one(self, by: str, chances: Chances, held_back: Sequence[Sample]) -> None:
        mean = likelihood(chances, held_back) / len(held_back)
        print(f"log-likelihood of a position {mean:.4f} by {by}")

    def write(self, games: int) -> None:
        """Into the files from which the bots take them."""
        constants = json.loads(FILE.read_text(encoding="utf-8"))
        kept = constants.setdefault(self.game, {}).setdefault(str(SEATS[self.game]), {})
        kept["worth"] = list(self.worth)
        judge = self.chances.judge
        if judge.feature_names:
            kept["features"], kept["weights"] = list(judge.feature_names), self.chances.weights
        write_text_whole(FILE, json.dumps(constants, indent=1, sort_keys=True) + "\n", ADVICE)
        if self.network is not None:
            head = {"format": FORMAT, "game": self.game, "games": games, "details": list(judge.detail_names)}
            text = json.dumps({**head, **self.network.as_json()})
            file = BOTS / "weights" / f"{self.game}-leaves.json"
            write_text_whole(file, text.replace("], [", "],\n[") + "\n", ADVICE)


def calibrate(game: str, games: int, jobs: int, first: int, write: bool) -> None:
    """Play, fit, print, and write if that is wished."""
    own = samples(game, SEATS[game], games, first, jobs)
    every = list(own)
    for seats in OTHERS.get(game, ()):
        every.extend(samples(game, seats, games // PART_OF_OTHERS, first + games, jobs))
    held_back = [sample for sample in own if sample.game % HELD_BACK == 0]
    fitted_to = [[each for each in some if each.game % HELD_BACK] for some in (own, every)]
    Fitted(game, *fitted_to).tell(held_back)
    if write:
        Fitted(game, own, every).write(games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit win chances on played games.")
    parser.add_argument("game", nargs="*", help="all where none is named")
    parser.add_argument("--games", type=int, default=0, help="so many; else as many as the weights that ship")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--write", action="store_true", help="write the files from which the bots take them")
    asked = parser.parse_args()
    for game in asked.game or SEATS:
        calibrate(game, asked.games or GAMES[game], asked.jobs, asked.first, asked.write)


if __name__ == "__main__":
    main()
