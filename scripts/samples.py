"""Positions of played games, and what came of them: what win chances are fitted to.

Most choices are greedy ones, some are random, so that positions of all kinds come up. What came of a random
choice is looked at always: there nobody wanted what followed. Other positions are looked at now and then.
"""

from __future__ import annotations

import itertools
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

import interrex
from interrex.bots import GreedyBot, observe
from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.table import Table

RANDOM: Final = (50, 16, 16, 7)  # one choice of so many is random, drawn for each game
RANDOM_IN: Final = {"masters": (1 << 30, 50, 50, 20)}
VARIANTS: Final[dict[str, tuple[dict[str, Any], ...]]] = {  # taken in turn
    "masters": tuple({"difficulty": how, "vampires": 3} for how in ("easy", "medium")),
    "veto": tuple(
        {"deck_a": one, "deck_b": two}
        for one, two in itertools.permutations(("radziwillowie", "wisniowieccy", "dworscy", "awanturnicy"), 2)
    ),
}
LOOKED_AT: Final = 10  # positions of a game besides, on average
USUAL_CHOICES: Final = {"elekt": 120, "vendetta": 150, "masters": 150, "veto": 250}
LONGEST: Final = 5000  # choices; a game that goes on for longer is left out
GAMES_AT_ONCE: Final = 20  # that a process plays before it hands them in


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of a played game: how all stood, what spoke for them, and what came of it."""

    worth: list[float]
    outcome: list[float]
    stage: int = 0
    rows: list[list[float]] = field(default_factory=list)
    details: list[list[float]] = field(default_factory=list)
    sides: tuple[int, ...] = ()  # for every seat the number of its side; none: each for itself
    game: int = 0  # the seed of the game: its positions are alike


def samples(game: str, seats: int, games: int, first: int, jobs: int = 1) -> list[Sample]:
    """Positions of so many games with the seeds from the first on."""
    if jobs == 1:
        return [each for seed in range(first, first + games) for each in samples_of(game, seats, seed)]
    starts = range(first, first + games, GAMES_AT_ONCE)
    ends = [min(start + GAMES_AT_ONCE, first + games) for start in starts]
    count = len(starts)
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(some_samples, [game] * count, [seats] * count, starts, ends)
        return [each for part in parts for each in part]


def some_samples(game: str, seats: int, start: int, end: int) -> list[Sample]:
    return [each for seed in range(start, end) for each in samples_of(game, seats, seed)]


def samples_of(game: str, seats: int, seed: int) -> list[Sample]:
    """Positions of one game."""
    kinds = VARIANTS.get(game, ({},))
    table = interrex.new(game, seats, seed, **kinds[seed % len(kinds)])
    chance = Chance.from_seed(seed + 1)
    bots = [GreedyBot(seed * 10 + seat, worlds=1) for seat in range(seats)]
    chances = Chances(table)
    rates = RANDOM_IN.get(game, RANDOM)
    rate = rates[chance.below(len(rates))]
    stood: list[Sample] = []
    for _ in range(LONGEST):
        if table.is_over:
            break
        options = len(table.questions[0].options)
        look = chance.below(USUAL_CHOICES.get(game, 100)) < LOOKED_AT
        if options > 1 and chance.below(rate) == 0:
            table.play(chance.below(options))
            look = True
        else:
            seat = table.seats_asked[0]
            observation = observe(table, seat, chance)
            table.play(observation.decision.options.index(bots[seat].choose(observation)))
        if look and not table.together and not table.is_over:
            stood.extend(looked_at(chances, table))
    if not table.is_over:
        return []
    outcome = chances.final(table)
    sides = tuple(
        number for seat in range(seats) for number, side in enumerate(chances.sides) if seat in side
    )
    return [Sample(each.worth, outcome, each.stage, each.rows, each.details, sides, seed) for each in stood]


def looked_at(chances: Chances, table: Table) -> list[Sample]:
    """How all stand now, and what speaks for them; nothing where the game ends by itself."""
    world = table.copy()
    judge = chances.judge
    if judge.settle is not None:
        judge.settle(world)
    if world.result is not None:
        return []
    stage, rows = judge.features(world) if judge.features is not None else (0, [])
    details: list[list[float]] = []
    if judge.details is not None:
        stage, details = judge.details(world)
    return [Sample(chances.worth(table.copy()), [], stage, rows, details)]
