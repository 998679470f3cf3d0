"""Make the weights that turn positions into win chances: of each game's judgement, features and leaf network.

    python -m scripts.calibrate                          plays and prints, for all games
    python -m scripts.calibrate veto --games 3000 --jobs 8 --write
    python -m scripts.calibrate elekt --player search:8 --jobs 8 --positions elekt.gz

Writes ``judges/calibration.json``, fitted to games of greedy bots, and ``weights/<game>-leaves.json``, fitted
to games of those whom RECIPES names. Each fit is printed with the mean log-likelihood of positions of games
that it was not fitted to, and how predicted and observed shares agree in ten bins. What is written is fitted
to all games played: to judge it later, play others (--first).
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import interrex
from interrex.bots.chances import Chances
from interrex.bots.leaves import FORMAT, LeafNetwork, leaf_network
from interrex.lab.store import write_text_whole
from scripts.fitting import NETWORK_HELD, ROUNDS, UNITS, fit_network, fit_weights
from scripts.samples import GREEDY, Play, Sample, load, samples, save

BOTS: Final = Path(__file__).parents[1] / "src" / "interrex" / "bots"
ADVICE: Final = "What was fitted before stands as it was; make room and call it again."
FILE: Final = BOTS / "judges" / "calibration.json"
SEATS: Final = {"elekt": 3, "vendetta": 4, "veto": 2, "masters": 3}  # all is fitted with so many
GAMES: Final = {"elekt": 3000, "vendetta": 2000, "veto": 2000, "masters": 1000}
GAMES_OF_SEARCHES: Final = {"elekt": 1200, "vendetta": 1200, "veto": 1200, "masters": 300}
FIRST: Final = 700_000  # the seed of the first game
HELD_BACK: Final = 5  # one game of so many is not fitted to
WORTH_UNIT: Final = 10.0  # the detail "worth" counts in tens
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


@dataclass(frozen=True, slots=True)
class Recipe:
    """Whose games a network is fitted to, and how."""

    player: str = GREEDY
    units: int = UNITS
    rounds: int = ROUNDS
    held: float = NETWORK_HELD
    told: float = 0.0  # the part that the opinion of a search has in what came of a position
    anchored: bool = False  # held near to the judgement or the features, in place of nothing


FROM_SEARCHES: Final = Recipe("search:8", units=8, rounds=8, held=0.003, told=0.5, anchored=True)
RECIPES: Final = {"elekt": FROM_SEARCHES, "vendetta": FROM_SEARCHES, "veto": Recipe()}


def stages_of(found: Sequence[Sample]) -> int:
    return 1 + max(sample.stage for sample in found)


class Fitted:
    """All that is fitted for a game."""

    def __init__(self, game: str, found: Sequence[Sample], recipe: Recipe | None) -> None:
        self.game = game
        self.chances = Chances(interrex.new(game, SEATS[game], 0))
        self.worth = fit(self.chances, found[:: max(1, len(found) // ENOUGH)])
        if self.chances.judge.feature_names:
            fit_weights(self.chances, found, stages_of(found))
        self.network = self.fitted_network(found, recipe) if recipe is not None else None

    def fitted_network(self, found: Sequence[Sample], recipe: Recipe) -> LeafNetwork:
        start = self.weights_of_details(stages_of(found)) if recipe.anchored else []
        coop = self.chances.cooperative
        return fit_network(
            found, coop, recipe.units, recipe.rounds, recipe.held, told=recipe.told, start=start
        )

    def weights_of_details(self, stages: int) -> list[list[float]]:
        """Weights of the details that say the same as the features, or as the worth."""
        judge = self.chances.judge
        rows = [dict(zip(judge.feature_names, row, strict=True)) for row in self.chances.weights]
        rows = rows or [{"worth": self.worth[1] * WORTH_UNIT}] * stages
        return [[row.get(name, 0.0) for name in judge.detail_names] for row in rows]

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

    def write(self, games: int, player: str) -> None:
        """Into the files from which the bots take them; constants only where greedy bots have played."""
        if player == GREEDY:
            self.write_constants()
        if self.network is not None:
            head = {
                "format": FORMAT, "game": self.game, "games": games, "player": player,
                "details": list(self.chances.judge.detail_names),
            }  # fmt: skip
            text = json.dumps({**head, **self.network.as_json()})
            file = BOTS / "weights" / f"{self.game}-leaves.json"
            write_text_whole(file, text.replace("], [", "],\n[") + "\n", ADVICE)

    def write_constants(self) -> None:
        constants = json.loads(FILE.read_text(encoding="utf-8"))
        kept = constants.setdefault(self.game, {}).setdefault(str(SEATS[self.game]), {})
        kept["worth"] = list(self.worth)
        judge = self.chances.judge
        if judge.feature_names:
            kept["features"], kept["weights"] = list(judge.feature_names), self.chances.weights
        write_text_whole(FILE, json.dumps(constants, indent=1, sort_keys=True) + "\n", ADVICE)


def calibrate(play: Play, recipe: Recipe | None, kept: Path | None, write: bool) -> None:
    """Play, fit, print, and write if that is wished. A file of positions that is there is read, one that is
    not is written."""
    if kept is not None and kept.exists():
        found = load(kept)
    else:
        found = samples(play)
        if kept is not None:
            save(found, kept)
    games = len({sample.game for sample in found})
    print(f"{play.game}: {games} games of {play.player}")
    held_back = [sample for sample in found if sample.game % HELD_BACK == 0]
    Fitted(play.game, [each for each in found if each.game % HELD_BACK], recipe).tell(held_back)
    if write:
        Fitted(play.game, found, recipe).write(games, play.player)


def recipes(game: str, asked: argparse.Namespace) -> list[tuple[str, Recipe | None]]:
    """Who plays, and how a network is fitted to these games; none where only constants are."""
    usual = RECIPES.get(game)
    wished = {name: value for name, value in vars(asked).items() if name in OF_RECIPE and value is not None}
    recipe = replace(usual, **wished) if usual is not None else None
    players = dict.fromkeys((GREEDY, recipe.player) if recipe is not None else (GREEDY,))
    if asked.player is not None:
        players = {asked.player: None}
    return [(each, recipe if recipe is not None and each == recipe.player else None) for each in players]


OF_RECIPE: Final = ("player", "units", "rounds", "held", "told", "anchored")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit win chances on played games.")
    parser.add_argument("game", nargs="*", help="all where none is named")
    parser.add_argument("--games", type=int, default=0, help="so many; else as many as the weights that ship")
    parser.add_argument("--first", type=int, default=FIRST, help="seed of the first game")
    parser.add_argument("--seconds", type=float, default=0.0, help="begin no game after so long")
    parser.add_argument("--jobs", type=int, default=1, help="processes that play")
    parser.add_argument("--positions", type=Path, help="keep the positions in this file, or read them there")
    parser.add_argument("--write", action="store_true", help="write the files from which the bots take them")
    how = parser.add_argument_group("the network, where it is to be fitted in another way than usual")
    how.add_argument("--player", help="who plays: greedy, or a search such as search:8")
    how.add_argument("--units", type=int, help="of the hidden layer")
    how.add_argument("--rounds", type=int, help="through all positions")
    how.add_argument("--held", type=float, help="how strongly its weights are held")
    how.add_argument("--told", type=float, help="part of the opinion of a search, from 0 to 1")
    how.add_argument("--anchored", action=argparse.BooleanOptionalAction, help="near the features, not zero")
    asked = parser.parse_args()
    if asked.positions is not None and (asked.player is None or len(asked.game) != 1):
        parser.error("--positions is for the games of one --player: name one game, and who plays it.")
    if asked.write and asked.player not in (None, GREEDY):
        for game in asked.game or SEATS:
            if game not in RECIPES:
                parser.error(f"{game} has no network, so games of {asked.player} give nothing to --write.")
    for game in asked.game or SEATS:
        for player, recipe in recipes(game, asked):
            games = asked.games or (GAMES if player == GREEDY else GAMES_OF_SEARCHES)[game]
            play = Play(game, SEATS[game], games, asked.first, player, asked.jobs, asked.seconds)
            calibrate(play, recipe, asked.positions, asked.write)


if __name__ == "__main__":
    main()
