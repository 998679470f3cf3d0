"""How far the choices of bots fall short of the best option, in positions of games between greedy bots.

    python benchmarks/shortfall.py veto --bots search:30,search:30x2
    python benchmarks/shortfall.py elekt --bots search:20,search:40 --positions 100 --each 10

What an option is worth is said by a search that tries every one of them equally often, in the same worlds.
Far fewer positions than games tell which of two bots chooses better: luck has no say in what comes later.
Secret choices are left out, since there no option is the best by itself.
"""

from __future__ import annotations

import argparse
import random
import statistics
from collections.abc import Iterator, Sequence
from typing import Final

import interrex
from interrex.bots import GreedyBot, Observation, make, observe, without_thought
from interrex.bots.search import Budget, Search
from interrex.engine.chance import Chance
from interrex.games import names

SEATS: Final = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 2}
APART: Final = 7  # of so many choices one is looked at, so that the positions differ
DRAWS: Final = 4000  # for an interval


def positions(game: str, first: int) -> Iterator[Observation]:
    """Decisions of games between greedy bots, one game after another."""
    chance = Chance.from_seed(first)
    for seed in range(first, first + 10_000):
        table = interrex.new(game, SEATS[game], seed)
        bots = [GreedyBot(seed * 8 + seat, worlds=1) for seat in range(table.seats)]
        while not table.is_over:
            seat = table.seats_asked[0]
            observation = observe(table, seat, chance)
            is_secret = table.asked[0][6]
            if not is_secret and not without_thought(observation.decision) and chance.below(APART) == 0:
                yield observation
            table.choose(bots[seat].choose(observation), seat)


def worths(observation: Observation, tries: int, seed: int) -> dict[str, float]:
    """What each option is worth to the seat, each tried so often, with the same luck."""
    search = Search(observation, Budget(), seed)
    sums = dict.fromkeys([edge.word for edge in search.root.getting_on()], 0.0)
    for _ in range(tries):
        luck = search.chance.split()
        for word in sums:
            search.chance = luck.copy()
            sums[word] += search.iterate(word)[search.seat]
    return {word: total / tries for word, total in sums.items()}


def shortfalls(observation: Observation, bots: Sequence[str], each: int, tries: int) -> list[float] | None:
    """By how much every bot falls short here, on average; nothing where all options are alike."""
    worth = worths(observation, tries, 1)
    best = max(worth.values())
    if best - min(worth.values()) < 1e-6:
        return None
    found = []
    for bot in bots:
        chosen = [make(bot, 1000 + number).choose(observation) for number in range(each)]
        found.append(statistics.fmean([best - worth.get(word, min(worth.values())) for word in chosen]))
    return found


def interval(values: Sequence[float]) -> tuple[float, float]:
    """Where the mean lies, by drawing the positions again and again."""
    luck = random.Random(1)
    means = sorted(statistics.fmean(luck.choices(values, k=len(values))) for _ in range(DRAWS))
    return means[DRAWS // 40], means[-DRAWS // 40]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[name for name in names() if name in SEATS])
    parser.add_argument("--bots", default="search:30,search:30x2")
    parser.add_argument("--positions", type=int, default=60)
    parser.add_argument("--each", type=int, default=8, help="choices of every bot at every position")
    parser.add_argument("--tries", type=int, default=150, help="of every option, to say what it is worth")
    parser.add_argument("--first", type=int, default=0, help="seed of the first game")
    args = parser.parse_args()
    bots = args.bots.split(",")
    rows: list[list[float]] = []
    for observation in positions(args.game, args.first):
        row = shortfalls(observation, bots, args.each, args.tries)
        if row is not None:
            rows.append(row)
            print(f"\r{len(rows)} of {args.positions} positions", end="", flush=True)
        if len(rows) == args.positions:
            break
    print()
    for place, bot in enumerate(bots):
        told(bot, [row[place] for row in rows])
    for place, bot in enumerate(bots[1:], 1):
        told(f"{bots[0]} − {bot}", [row[0] - row[place] for row in rows])


def told(name: str, values: Sequence[float]) -> None:
    low, high = interval(values)
    print(f"{name}: {statistics.fmean(values):.2%} of the win chance short, {low:.2%} to {high:.2%}")


if __name__ == "__main__":
    main()
