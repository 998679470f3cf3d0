"""From worth to win chance: a game's judgement, turned into how likely each seat is to win.

The constants are fitted on played games by ``scripts/calibrate.py`` and lie in ``judges/calibration.json``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from interrex.bots import Judgement, judgement
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


@cache
def constants(game: str, seats: int) -> tuple[float, float]:
    """Shift and slope for a game; those of the nearest number of seats where this one was not fitted."""
    rows: dict[str, list[float]] = fitted().get(game, {})
    if not rows:
        return UNFITTED[0], UNFITTED[1]
    nearest = min(rows, key=lambda each: (abs(int(each) - seats), int(each)))
    return rows[nearest][0], rows[nearest][1]


class Chances:
    """Win chances in one game, for all seats at once."""

    __slots__ = ("cooperative", "judge", "seats", "shift", "sides", "slope")

    def __init__(self, world: Table) -> None:
        game = world.settings.game
        self.judge: Judgement = judgement(game)
        self.seats: int = world.seats
        self.cooperative: bool = is_cooperative(game)
        self.sides: tuple[tuple[int, ...], ...] = sides_of(self.judge, world)
        self.shift, self.slope = constants(game, world.seats)

    def of(self, world: Table) -> list[float]:
        """How likely each seat is to win from here; a finished game is what it is."""
        if world.result is not None:
            return self.final(world)
        return self.from_worth(self.worth(world))

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
        """Chances by how all stand: together one chance for all, otherwise shares that add up to 1."""
        if self.judge.tells_chances:
            return [min(1.0, max(0.0, each)) for each in worth]
        if self.cooperative:
            return [logistic(self.shift + self.slope * worth[0])] * self.seats
        best = max(worth)
        weights = [math.exp(max(-STEEPEST, self.slope * (worth[side[0]] - best))) for side in self.sides]
        whole = sum(weights)
        floor = (1.0 - SUREST) / len(weights)
        chances = [0.0] * self.seats
        for side, weight in zip(self.sides, weights, strict=True):
            for seat in side:
                chances[seat] = floor + SUREST * weight / whole
        return chances


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
