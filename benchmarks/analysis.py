"""How long an analysis takes, and how often a deep one agrees with the marks of a quick one.

    python benchmarks/analysis.py                      all games
    python benchmarks/analysis.py elekt --moments 40   one game, so many moments of one game of bots

The game is played by greedy bots that choose at random now and then, so that there is something to mark.
"""

from __future__ import annotations

import argparse
import time
from typing import Final

import interrex
from interrex.analysis.choices import DEEP, MARKS, QUICK, consider
from interrex.analysis.curves import can_be_judged, open_chances, own_chances
from interrex.analysis.whole import Reader
from interrex.bots import GreedyBot, observe
from interrex.engine.chance import Chance
from interrex.engine.settings import Record
from interrex.games import game_spec

SEATS: Final = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 2}
RANDOM: Final = 8  # one choice of so many is random
CORES: Final = 2


def played(game: str, seed: int) -> Record:
    """A game of bots that err now and then."""
    table = interrex.new(game, SEATS.get(game, game_spec(game).seats[0]), seed)
    chance = Chance.from_seed(seed)
    bots = [GreedyBot(seed + seat, worlds=1) for seat in range(table.seats)]
    while not table.is_over:
        seat = table.seats_asked[0]
        observation = observe(table, seat, chance)
        options = observation.decision.options
        errs = chance.below(RANDOM) == 0
        word = options[chance.below(len(options))] if errs else bots[seat].choose(observation)
        table.choose(word, seat)
    return table.record()


def measure(game: str, seed: int, most: int, deeper: bool) -> str:
    """One game: seconds of a moment, and what a deep look says of what a quick one marked and did not."""
    record = played(game, seed)
    reader = Reader(record)
    numbers = reader.moments()
    picked = numbers[:: max(1, len(numbers) // most)][:most]
    quick, deep, spent = QUICK.of(game), DEEP.of(game), 0.0
    marked = agreed = unmarked = missed = 0
    for number in picked:
        seat, word = record.choices[number]
        table = reader.at(number)
        begun = time.process_time()
        found = consider(table, seat, word, quick)
        if can_be_judged(table):
            own_chances(table, quick)
            open_chances(table, quick)
        spent += time.process_time() - begun
        if not deeper:
            continue
        costs = consider(table, seat, word, deep)["cost"] >= MARKS[-1][1]
        marked, agreed = marked + bool(found["mark"]), agreed + (bool(found["mark"]) and costs)
        unmarked, missed = unmarked + (not found["mark"]), missed + (not found["mark"] and costs)
    each = spent / len(picked)
    told = (
        f"{game}: {len(record.choices)} choices, {len(numbers)} with something to decide; {each:.3f} s of "
        f"processor time each, so 200 of them take {200 * each / CORES:.0f} s on {CORES} cores"
    )
    if deeper:
        told += f"; a deep look agrees with {agreed} of {marked} marks"
        told += f" and finds {missed} of the other {unmarked} choices as costly"
    return told


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--moments", type=int, default=25, help="of one game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="only the time, no deep looks")
    asked = parser.parse_args()
    for game in asked.games:
        print(measure(game, asked.seed, asked.moments, not asked.quick), flush=True)


if __name__ == "__main__":
    main()
