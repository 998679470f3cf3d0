"""The learned judgement of positions: where the trees of a search end, a small network says how all stand.

For every seat it sees the *details* of the position, which stand beside the game's judgement, and gives a
score. It has one hidden layer and is run in plain Python. Its weights are fitted to played games by
``scripts/calibrate.py`` and kept as JSON in ``weights/<game>-leaves.json``.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any, Final

from interrex.bots import judgement
from interrex.engine.errors import BadFile

FORMAT: Final = 1
OUT: Final = -60.0  # the score of a seat that has left the game
ANOTHER: Final = "Make it anew: python -m scripts.calibrate"


class LeafNetwork:
    """A score from the details of a seat: a linear part by the stage of the game, and a hidden layer."""

    __slots__ = ("bias", "hidden", "out", "shifts", "stages")

    def __init__(
        self,
        stages: list[list[float]],  # for each stage a weight for every detail
        shifts: list[float],  # for each stage what is added
        hidden: list[list[float]],  # for each unit a weight for every detail
        bias: list[float],  # of every unit
        out: list[float],  # what every unit counts
    ) -> None:
        self.stages = stages
        self.shifts = shifts
        self.hidden = hidden
        self.bias = bias
        self.out = out

    def scores(self, stage: int, rows: Sequence[list[float]]) -> list[float]:
        """How well every seat stands; a seat without details has left the game.

        Beyond the last stage that was fitted all is judged as there.
        """
        stage = min(stage, len(self.stages) - 1)
        return [self.score(stage, row) if row else OUT for row in rows]

    def score(self, stage: int, row: list[float]) -> float:
        """The score of one seat. Loops by number: they are what the compiler makes fastest."""
        linear = self.stages[stage]
        total = self.shifts[stage]
        for number in range(len(row)):
            total += linear[number] * row[number]
        for unit in range(len(self.out)):
            weights = self.hidden[unit]
            level = self.bias[unit]
            for number in range(len(row)):
                level += weights[number] * row[number]
            if level > 0.0:
                total += self.out[unit] * level
        return total

    def as_json(self) -> dict[str, Any]:
        """All numbers, with five digits."""
        return {
            "stages": [[short(each) for each in row] for row in self.stages],
            "shifts": [short(each) for each in self.shifts],
            "hidden": [[short(each) for each in row] for row in self.hidden],
            "bias": [short(each) for each in self.bias],
            "out": [short(each) for each in self.out],
        }


def short(number: float) -> float:
    return float(f"{number:.5g}")


@cache
def leaf_network(game: str) -> LeafNetwork | None:
    """The network that comes with the program; None where there is none."""
    name = f"{game}-leaves.json"
    file = resources.files("interrex.bots").joinpath("weights", name)
    if not file.is_file():
        return None
    return read_network(file.read_text(encoding="utf-8"), name, game)


def read_network(text: str, file: str, game: str) -> LeafNetwork:
    """A network from the text of its file; what is wrong, truncated or foreign is refused with the reason."""
    try:
        found: Any = json.loads(text)
    except ValueError as bad:
        raise BadFile(file, 0, "", f"it is not a complete file of weights ({bad})", ANOTHER) from None
    if not isinstance(found, dict) or found.get("format") != FORMAT or found.get("game") != game:
        raise BadFile(file, 0, "", "it is not a file of leaf weights for this game", ANOTHER)
    names = list(judgement(game).detail_names)
    if found.get("details") != names:
        raise BadFile(file, 0, "details", "the weights were fitted for other details", ANOTHER)
    width, units = len(names), len(_numbers(found, "out", file))
    network = LeafNetwork(
        _rows(found, "stages", width, file),
        _numbers(found, "shifts", file),
        _rows(found, "hidden", width, file),
        _numbers(found, "bias", file),
        _numbers(found, "out", file),
    )
    fits = len(network.hidden) == len(network.bias) == units and len(network.stages) == len(network.shifts)
    if not fits or not network.stages:
        raise BadFile(file, 0, "hidden", "its layers do not fit each other", ANOTHER)
    return network


def _rows(found: dict[str, Any], name: str, width: int, file: str) -> list[list[float]]:
    rows = found.get(name)
    if not isinstance(rows, list):
        raise BadFile(file, 0, name, "it is missing", ANOTHER)
    read = [_numbers({name: row}, name, file) for row in rows]
    if any(len(row) != width for row in read):
        raise BadFile(file, 0, name, f"not every row has {width} numbers", ANOTHER)
    return read


def _numbers(found: dict[str, Any], name: str, file: str) -> list[float]:
    numbers = found.get(name)
    if not isinstance(numbers, list) or not all(type(each) in (int, float) for each in numbers):
        raise BadFile(file, 0, name, "it is not a list of numbers", ANOTHER)
    try:
        read = [float(each) for each in numbers]
    except OverflowError:
        read = [math.inf]
    if not all(math.isfinite(each) for each in read):
        raise BadFile(file, 0, name, "some of its numbers are not finite", ANOTHER)
    return read
