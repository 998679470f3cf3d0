"""From worth to win chance: a game's judgement, turned into how likely each seat is to win.

The constants are fitted on played games and lie in ``judges/calibration.json``; ``scripts/calibrate.py`` fits
them anew.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from interrex.bots import Judgement, judgement
from interrex.bots.leaves import LeafNetwork, leaf_network
from interrex.engine.table import Table
from interrex.games import game_spec

UNFITTED: Final[tuple[float, ...]] = (0.0, 0.1)  # of a game without fitted constants: shift and slope
STEEPEST: Final = 40.0  # beyond this a chance is as good as sure
SUREST: Final = 0.995  # a judgement is never surer than this: only the end of the game is


@cache
def fitted() -> dict[str, Any]:
    """The fitted constants of every game, by game and number of seats."""
    text = resources.files("interrex.bots.judges").joinpath("calibration.json").read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def nearest(game: str, seats: int) -> dict[str, Any]:
    """What was fitted for a game; for the nearest number of seats where this one was not."""
    rows: dict[str, dict[str, Any]] = fitted().get(game, {})
    if not rows:
        return {}
    return rows[min(rows, key=lambda each: (abs(int(each) - seats), int(each)))]


@cache
def constants(game: str, seats: int) -> tuple[float, float]:
    """Shift and slope: from the worth of the judgement to a win chance."""
    found = nearest(game, seats).get("worth", UNFITTED)
    return float(found[0]), float(found[1])


@cache
def weights(game: str, seats: int) -> list[list[float]]:
    """How much each feature of a position counts, by stage of the game; nothing where none were fitted."""
    found = nearest(game, seats)
    if found.get("features") != list(judgement(game).feature_names):
        return []  # fitted for other features than those of today
    rows: list[list[float]] = found["weights"]
    return rows


class Chances:
    """Win chances in one game, for all seats at once.

    A *score* stands for every seat before it becomes a chance: rivals share 1 by the exponentials of their
    scores, and together the chance is the logistic of the one score.
    """

    __slots__ = ("cooperative", "judge", "learned", "network", "seats", "shift", "sides", "slope", "weights")

    def __init__(self, world: Table, learned: float = 0.0) -> None:
        game = world.settings.game
        self.judge: Judgement = judgement(game)
        self.seats: int = world.seats
        self.cooperative: bool = is_cooperative(game)
        self.sides: tuple[tuple[int, ...], ...] = sides_of(self.judge, world)
        self.shift, self.slope = constants(game, world.seats)
        self.weights: list[list[float]] = weights(game, world.seats) if self.judge.feature_names else []
        self.network: LeafNetwork | None = leaf_network(game) if learned > 0.0 else None
        self.learned: float = learned  # part of the score that the learned judgement has

    def of(self, world: Table) -> list[float]:
        """How likely each seat is to win from here; a finished game is what it is. The world is used up."""
        if world.result is not None:
            return self.final(world)
        scores = self.scores(world)
        if is_over(world):  # it ended while what was going on was played out
            return self.final(world)
        return self.from_scores(scores)

    def scores(self, world: Table) -> list[float]:
        """How well every seat stands, before it becomes a chance. The world is used up."""
        if self.network is not None and self.judge.details is not None:
            return self.learned_scores(world, self.network)
        if not self.weights or self.judge.features is None:
            return self.scores_of_worth(self.worth(world))
        if self.judge.settle is not None:
            self.judge.settle(world)
            if world.result is not None:
                return [0.0] * self.seats
        stage, rows = self.judge.features(world)
        return self.scores_of_features(stage, rows)

    def learned_scores(self, world: Table, network: LeafNetwork) -> list[float]:
        """How well every seat stands as the network sees it, mixed with the judgement where wished."""
        if self.judge.settle is not None:
            self.judge.settle(world)
            if world.result is not None:
                return [0.0] * self.seats
        assert self.judge.details is not None
        stage, rows = self.judge.details(world)
        found = network.scores(stage, rows)
        if self.learned >= 1.0:
            return found
        if self.weights and self.judge.features is not None:
            stage, rows = self.judge.features(world)
            plain = self.scores_of_features(stage, rows)
        else:
            plain = self.scores_of_worth(self.worth(world))
        return [
            self.learned * one + (1.0 - self.learned) * two for one, two in zip(found, plain, strict=True)
        ]

    def scores_of_features(self, stage: int, rows: Sequence[Sequence[float]]) -> list[float]:
        counts = self.weights[stage]
        found = []
        for row in rows:
            total = 0.0
            for count, value in zip(counts, row, strict=True):
                total += count * value
            found.append(total)
        return found

    def scores_of_worth(self, worth: Sequence[float]) -> list[float]:
        if self.judge.tells_chances:
            return list(worth)
        return [self.shift + self.slope * each for each in worth]

    def worth(self, world: Table) -> list[float]:
        """How well every seat stands, in the units of the game's judgement. The world is used up."""
        if self.judge.standings is not None:
            return self.judge.standings(world)
        if self.cooperative:
            return [self.judge.evaluate(world, 0)] * self.seats
        return [self.judge.evaluate(world, seat) for seat in range(self.seats)]

    def final(self, world: Table) -> list[float]:
        """1 shared among the sides that have won; a draw is shared by all, unless all have lost together."""
        assert world.result is not None
        winners = world.result.winners
        if self.cooperative:
            return [1.0 if winners else 0.0] * self.seats
        won = [side for side in self.sides if any(seat in winners for seat in side)] or list(self.sides)
        chances = [0.0] * self.seats
        for side in won:
            for seat in side:
                chances[seat] = 1.0 / len(won)
        return chances

    def from_worth(self, worth: Sequence[float]) -> list[float]:
        """Chances by the worth of every seat's position."""
        return self.from_scores(self.scores_of_worth(worth))

    def from_scores(self, scores: Sequence[float]) -> list[float]:
        """Chances by how all stand: together one chance for all, otherwise shares that add up to 1."""
        if self.judge.tells_chances:
            return [min(1.0, max(0.0, each)) for each in scores]
        if self.cooperative:
            return [logistic(scores[0])] * self.seats
        stand = [sum([scores[seat] for seat in side]) / len(side) for side in self.sides]
        best = max(stand)
        parts = [math.exp(max(-STEEPEST, each - best)) for each in stand]
        whole = sum(parts)
        floor = (1.0 - SUREST) / len(parts)
        chances = [0.0] * self.seats
        for side, part in zip(self.sides, parts, strict=True):
            for seat in side:
                chances[seat] = floor + SUREST * part / whole
        return chances


def is_over(world: Table) -> bool:
    """The game has ended. Where it was going on before, a call must say so: the compiler takes a field that
    was found empty to be empty still."""
    return world.result is not None


def logistic(value: float) -> float:
    """From any number to a chance between 0 and 1."""
    bounded = max(-STEEPEST, min(STEEPEST, value))
    return (1.0 - SUREST) / 2 + SUREST / (1.0 + math.exp(-bounded))


def is_cooperative(game: str) -> bool:
    """All win or lose together."""
    return game_spec(game).cooperative


def sides_of(judge: Judgement, world: Table) -> tuple[tuple[int, ...], ...]:
    """The seats that win together; each for itself where the judgement names no teams."""
    if judge.sides is not None:
        return judge.sides(world)
    return tuple((seat,) for seat in range(world.seats))
