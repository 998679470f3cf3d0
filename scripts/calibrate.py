"""Fit the constants that turn each game's judgement into win chances, on games played by bots.

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
from pathlib import Path
from typing import Any, Final

import interrex
from interrex.bots import make, observe
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance

FILE: Final = Path(__file__).parents[1] / "src" / "interrex" / "bots" / "judges" / "calibration.json"
RANDOM: Final = {"masters": 80}  # one choice of so many is random; else one of eight
VARIANTS: Final[dict[str, tuple[dict[str, Any], ...]]] = {  # taken in turn
    "masters": tuple({"difficulty": how, "vampires": 3} for how in ("easy", "medium")),
    "veto": tuple(
        {"deck_a": one, "deck_b": two} for one, two in itertools.permutations(("dworscy", "awanturnicy"), 2)
    ),
}
LOOKED_AT: Final = 10  # positions of a game, on average
USUAL_CHOICES: Final = {"elekt": 120, "vendetta": 150, "masters": 150, "veto": 250}
Sample = tuple[list[float], list[float]]  # how all stood, what came of it


def samples(game: str, seats: int, games: int, first: int) -> list[Sample]:
    """Positions of played games: how every seat stood, and each seat's share of the victory."""
    found: list[Sample] = []
    for seed in range(first, first + games):
        kinds = VARIANTS.get(game, ({},))
        table = interrex.new(game, seats, seed, **kinds[seed % len(kinds)])
        chance = Chance.from_seed(seed + 1)
        bots = [make("greedy", seed * 10 + seat) for seat in range(seats)]
        chances = Chances(table)
        stood: list[list[float]] = []
        while not table.is_over:
            if not table.together and chance.below(USUAL_CHOICES.get(game, 100)) < LOOKED_AT:
                stood.append(chances.worth(table.copy()))
            seat = table.seats_asked[0]
            if chance.below(RANDOM.get(game, 8)) == 0:
                table.play(chance.below(len(table.questions[0].options)))
            else:
                observation = observe(table, seat, chance)
                word = bots[seat].choose(observation)
                table.play(observation.decision.options.index(word))
        found.extend((worth, chances.final(table)) for worth in stood)
    return found


def likelihood(chances: Chances, found: list[Sample]) -> float:
    """How well the constants explain the outcomes."""
    total = 0.0
    for worth, outcome in found:
        for chance, share in zip(chances.from_worth(worth), outcome, strict=True):
            total += share * math.log(max(1e-9, chance))
            if chances.cooperative:
                total += (1 - share) * math.log(max(1e-9, 1 - chance))
    return total


def fit(chances: Chances, found: list[Sample]) -> tuple[float, float]:
    """The best shift and slope: a grid that closes in."""
    shift, slope = 0.0, 0.1
    shift_step, ratio = (4.0 if chances.cooperative else 0.0), 4.0
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


def bins(chances: Chances, found: list[Sample]) -> list[tuple[int, float, float]]:
    """In ten bins of predicted chance: how many, the mean predicted, the share that won."""
    rows: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for worth, outcome in found:
        pairs = list(zip(chances.from_worth(worth), outcome, strict=True))
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
    for number, predicted, observed in bins(chances, found):
        print(f"{number:6} predicted {predicted:.3f} observed {observed:.3f}")
    if asked.write:
        constants = json.loads(FILE.read_text(encoding="utf-8"))
        constants.setdefault(asked.game, {}).setdefault(str(asked.seats), {})["worth"] = [shift, slope]
        FILE.write_text(json.dumps(constants, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
