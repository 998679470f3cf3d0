"""What a choice was worth: the best option and the chosen one, with only what the seat knew then."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Any, Final, TypedDict

from interrex.bots import judgement, observe
from interrex.bots.search import Budget, Search
from interrex.engine.chance import Chance
from interrex.engine.table import SEAT_LETTERS, Table

SEED: Final = 17  # the same for all games: what is said depends on what a seat knows and on nothing else
PLAYING_ON: Final = 4  # times as long an iteration takes where the judgement plays on
MARKS: Final[tuple[tuple[str, float], ...]] = (("blunder", 0.20), ("mistake", 0.10), ("slip", 0.05))


@dataclass(frozen=True, slots=True)
class Depth:
    """How thoroughly a game is looked at."""

    name: str
    iterations: int  # of the search at each choice
    laps: int  # in which the chosen option and the best one are then tried side by side, in the same worlds
    worlds: int  # that are judged for each point of a curve

    def of(self, game: str) -> Depth:
        """The same depth for a game: less of it where the judgement plays on, which takes its time."""
        if judgement(game).play_on is None:
            return self
        less = PLAYING_ON
        return replace(
            self, iterations=self.iterations // less, laps=self.laps // less, worlds=self.worlds // less
        )


QUICK: Final = Depth("quick", 160, 48, 12)
DEEP: Final = Depth("deep", 1000, 200, 40)
DEPTHS: Final = {each.name: each for each in (QUICK, DEEP)}


class Valued(TypedDict):
    """An option with its win chance and the 95 % interval of it."""

    option: str
    chance: float
    low: float
    high: float


class Considered(TypedDict):
    """What the search makes of a choice that was made."""

    seat: str
    question: str
    options: int
    chosen: Valued
    best: Valued
    cost: float
    mark: str  # slip, mistake, blunder or nothing
    reasons: list[dict[str, Any]]  # for the best option, as in a thought
    line: list[dict[str, Any]]  # what is expected after it
    effects: list[float]  # what the choice did to the win chance of every seat, against the best option
    doubt: float  # the standard error of the effect on the seat itself


def consider(game: Table, seat: int, word: str, depth: Depth) -> Considered:
    """What a choice was worth at this position, with what its seat knows there."""
    search = Search(observe(game, seat, Chance.from_seed(SEED)), Budget(depth.iterations), SEED, explain=True)
    search.run()
    best = search.best().word
    effects, doubt = [0.0] * game.seats, 0.0
    if best != word:
        effects, doubt = side_by_side(search, best, word, depth.laps)
        edges, trust = search.root.edges, search.style.trust
        best = max((best, word), key=lambda each: edges[each].value(trust))
    told = {each["option"]: each for each in search.thought().as_data()["options"]}
    chosen, better = _valued(told[word]), _valued(told[best])
    return {
        "seat": SEAT_LETTERS[seat],
        "question": search.decision.question,
        "options": len(search.decision.options),
        "chosen": chosen,
        "best": better,
        "cost": round(better["chance"] - chosen["chance"], 4),
        "mark": mark_of(chosen, better),
        "reasons": told[best]["reasons"],
        "line": told[best]["line"],
        "effects": [round(each, 4) for each in effects],
        "doubt": round(doubt, 4),
    }


def side_by_side(search: Search, best: str, chosen: str, laps: int) -> tuple[list[float], float]:
    """Try two options in the same worlds: by how much the second leaves every seat better off.

    Also the standard error of that for the seat itself. These worlds had no part in finding the best option,
    so luck in finding it does not count against the chosen one.
    """
    seats = search.base.seats
    sums, squares = [0.0] * seats, 0.0
    for _ in range(laps):
        luck = search.chance.split()
        outcomes = []
        for word in (best, chosen):
            search.chance = luck.copy()
            outcomes.append(search.iterate(word))
        gains = [two - one for one, two in zip(*outcomes, strict=True)]
        sums = [each + gain for each, gain in zip(sums, gains, strict=True)]
        squares += gains[search.seat] ** 2
    mean = sums[search.seat] / laps
    return [each / laps for each in sums], math.sqrt(max(0.0, squares / laps - mean * mean) / laps)


def mark_of(chosen: Valued, best: Valued) -> str:
    """How bad a choice was; nothing where the intervals overlap: then nobody knows."""
    if chosen["high"] >= best["low"]:
        return ""
    cost = round(best["chance"] - chosen["chance"], 2)  # in whole points, as it is told
    return next((mark for mark, bound in MARKS if cost >= bound), "")


def _valued(told: dict[str, Any]) -> Valued:
    low, high = told["interval"]
    return {"option": told["option"], "chance": told["chance"], "low": low, "high": high}
