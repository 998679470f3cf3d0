"""Positions of played games, and what came of them: what win chances are fitted to.

Most choices are those of bots, some are random, so that positions of all kinds come up. What came of a random
choice is looked at always: there nobody wanted what followed. Other positions are looked at now and then.

Where bots that search play, up to three random choices follow each other, as they do where trees end; the
positions are those at which a search would judge; and of each a search says besides how all stand there.
"""

from __future__ import annotations

import gzip
import itertools
import json
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import interrex
from interrex.bots import Bot, GreedyBot, make, observe
from interrex.bots.chances import Chances
from interrex.bots.search import Budget, Search
from interrex.engine.chance import Chance
from interrex.engine.table import Table

GREEDY: Final = "greedy"
RANDOM: Final = (50, 16, 16, 7)  # one choice of so many is random, drawn for each game
RANDOM_IN: Final = {"masters": (1 << 30, 50, 50, 20)}
RANDOM_AMONG_SEARCHES: Final = (16, 12, 8)
IN_A_ROW: Final = 3  # random choices among searches, at most
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
FOR_EVER: Final = 1e9  # seconds
ASKED_FOR: Final = Budget(40)  # of the search that says how all stand
TIMES: Final = 16  # that its best option is tried besides


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
    told: list[float] = field(default_factory=list)  # the chances as a search saw them


@dataclass(frozen=True, slots=True)
class Play:
    """Who plays how many games: seeds from the first on, and no more begun once the time is over."""

    game: str
    seats: int
    games: int
    first: int
    player: str = GREEDY
    jobs: int = 1
    seconds: float = 0.0  # 0: as long as it takes


def samples(play: Play) -> list[Sample]:
    """Positions of these games, by their seeds."""
    end = play.first + play.games
    deadline = time.monotonic() + (play.seconds or FOR_EVER)
    if play.jobs == 1:
        return some_samples(play, play.first, end, deadline)
    at_once = GAMES_AT_ONCE if play.player == GREEDY else 1
    found: list[Sample] = []
    with ProcessPoolExecutor(play.jobs) as pool:
        parts = [
            pool.submit(some_samples, play, start, min(start + at_once, end), deadline)
            for start in range(play.first, end, at_once)
        ]
        for part in as_completed(parts):
            found.extend(part.result())
    return sorted(found, key=lambda sample: sample.game)


def some_samples(play: Play, start: int, end: int, deadline: float) -> list[Sample]:
    return [
        each
        for seed in range(start, end)
        if time.monotonic() < deadline
        for each in samples_of(play.game, play.seats, seed, play.player)
    ]


def samples_of(game: str, seats: int, seed: int, player: str = GREEDY) -> list[Sample]:
    """Positions of one game."""
    kinds = VARIANTS.get(game, ({},))
    table = interrex.new(game, seats, seed, **kinds[seed % len(kinds)])
    chance = Chance.from_seed(seed + 1)
    searching = player != GREEDY
    bots = [player_of(player, seed * 10 + seat) for seat in range(seats)]
    chances = Chances(table)
    rates = RANDOM_AMONG_SEARCHES if searching else RANDOM_IN.get(game, RANDOM)
    rate = rates[chance.below(len(rates))]
    stood: list[Sample] = []
    for _ in range(LONGEST):
        if table.is_over:
            break
        options = len(table.questions[0].options)
        look = chance.below(USUAL_CHOICES.get(game, 100)) < LOOKED_AT
        if options > 1 and chance.below(rate) == 0:
            play_at_random(table, chance, 1 + chance.below(IN_A_ROW) if searching else 1)
            look = True
        else:
            seat = table.seats_asked[0]
            observation = observe(table, seat, chance)
            table.play(observation.decision.options.index(bots[seat].choose(observation)))
        if look and searching and chances.judge.play_on is not None and not table.is_over:
            chances.judge.play_on(table)  # a search would judge there
        while look and searching and not table.is_over and len(table.questions[0].options) == 1:
            table.play(0)  # nobody searches there
        if look and not table.together and not table.is_over:
            stood.extend(looked_at(chances, table, told_by_search(table, chance) if searching else []))
    if not table.is_over:
        return []
    outcome = chances.final(table)
    sides = tuple(
        number for seat in range(seats) for number, side in enumerate(chances.sides) if seat in side
    )
    return [
        Sample(each.worth, outcome, each.stage, each.rows, each.details, sides, seed, each.told)
        for each in stood
    ]


def player_of(player: str, seed: int) -> Bot:
    return GreedyBot(seed, worlds=1) if player == GREEDY else make(player, seed)


def play_at_random(table: Table, chance: Chance, choices: int) -> None:
    """So many choices with an alternative, and those without one on the way."""
    while choices and not table.is_over:
        options = len(table.questions[0].options)
        table.play(chance.below(options))
        choices -= options > 1


def told_by_search(table: Table, chance: Chance) -> list[float]:
    """How all stand if the seat to decide takes the option that a search finds best."""
    observation = observe(table, table.seats_asked[0], chance)
    search = Search(observation, ASKED_FOR, chance.below(1 << 30))
    search.run()
    best = search.best().word
    found = [search.iterate(best) for _ in range(TIMES)]
    return [sum(values) / TIMES for values in zip(*found, strict=True)]


def looked_at(chances: Chances, table: Table, told: list[float]) -> list[Sample]:
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
    return [Sample(chances.worth(table.copy()), [], stage, rows, details, told=told)]


# --- files of positions ------------------------------------------------------------------------------


def save(found: list[Sample], file: Path) -> None:
    """Keep positions for other fits."""
    with gzip.open(file, "wt", encoding="ascii", compresslevel=6) as kept:
        for each in found:
            details = [[round(number, 4) for number in row] for row in each.details]
            rows = [[round(number, 4) for number in row] for row in each.rows]
            parts = (each.worth, each.outcome, each.stage, rows, details, each.sides, each.game, each.told)
            kept.write(json.dumps(parts, separators=(",", ":")) + "\n")


def load(file: Path) -> list[Sample]:
    """Positions kept by ``save``."""
    found = []
    with gzip.open(file, "rt", encoding="ascii") as kept:
        for line in kept:
            worth, outcome, stage, rows, details, sides, game, told = json.loads(line)
            found.append(Sample(worth, outcome, stage, rows, details, tuple(sides), game, told))
    return found
