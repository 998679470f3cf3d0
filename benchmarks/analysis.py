"""How long an analysis takes, and how often a deep one agrees with the marks of a quick one.

    python benchmarks/analysis.py                      all games
    python benchmarks/analysis.py elekt --moments 40   one game, so many moments of one game of bots
    python benchmarks/analysis.py --games 5            agreement over five games each
    python benchmarks/analysis.py --clock              200 decisions of each in two processes, by the clock

The games are played by greedy bots that choose at random now and then, so that there is something to mark.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import astuple, dataclass
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
DECISIONS: Final = 200


@dataclass(slots=True)
class Counts:
    """What was looked at, how long that took, and what a deep look said of it."""

    choices: int = 0
    decisions: int = 0
    looked_at: int = 0
    spent: float = 0.0  # seconds of processor time
    marked: int = 0
    agreed: int = 0  # of the marks
    unmarked: int = 0  # that were looked at deeply
    missed: int = 0  # of these

    def and_also(self, other: Counts) -> Counts:
        """Both together."""
        return Counts(*(one + two for one, two in zip(astuple(self), astuple(other), strict=True)))

    def told(self, game: str, deeper: bool) -> str:
        """What came out, as a line."""
        each = self.spent / max(1, self.looked_at)
        told = (
            f"{game}: {self.choices} choices, {self.decisions} with something to decide, "
            f"{self.looked_at} looked at; {each:.3f} s of processor time each, so "
            f"200 of them take {200 * each / CORES:.0f} s on {CORES} cores"
        )
        if deeper:
            told += f"; a deep look agrees with {self.agreed} of {self.marked} marks"
            told += f" and finds {self.missed} of {self.unmarked} other choices as costly"
        return told


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


def measure(game: str, seed: int, most: int, deeper: bool) -> Counts:
    """One game: seconds of a moment, and what a deep look says of what a quick one marked and did not."""
    record = played(game, seed)
    reader = Reader(record)
    numbers = reader.moments()
    picked = numbers[:: max(1, len(numbers) // most)][:most]
    quick, counts = QUICK.of(game), Counts(choices=len(record.choices), decisions=len(numbers))
    for number in picked:
        seat, word = record.choices[number]
        table = reader.at(number)
        begun = time.process_time()
        found = consider(table, seat, word, quick)
        if can_be_judged(table):
            own_chances(table, quick)
            open_chances(table, quick)
        counts.spent += time.process_time() - begun
        counts.looked_at += 1
        if not deeper:
            continue
        is_marked = bool(found["mark"])
        if not is_marked and counts.unmarked > counts.marked:
            continue  # as many of the others as are marked
        costs = consider(table, seat, word, DEEP.of(game))["cost"] >= MARKS[-1][1]
        if is_marked:
            counts.marked, counts.agreed = counts.marked + 1, counts.agreed + costs
        else:
            counts.unmarked, counts.missed = counts.unmarked + 1, counts.missed + costs
    return counts


def by_the_clock(game: str, seed: int) -> str:
    """How long so many decisions take in two processes, by the clock, as the command analyses them."""
    seconds, decisions = 0.0, 0
    while decisions < DECISIONS:
        record = played(game, seed)
        numbers = Reader(record).moments()[: DECISIONS - decisions]
        with ProcessPoolExecutor(CORES, initializer=begin, initargs=(record,)) as pool:
            list(pool.map(str, range(CORES)))  # the processes are there
            begun = time.perf_counter()
            list(pool.map(look, numbers))
            seconds += time.perf_counter() - begun
        seed, decisions = seed + 1, decisions + len(numbers)
    return f"{game}: {decisions} decisions in {seconds:.0f} s by the clock, in {CORES} processes"


_here: dict[str, Reader] = {}  # what a process looks at


def begin(record: Record) -> None:
    """A process is given the game that it is to look at."""
    _here["reader"] = Reader(record)


def look(number: int) -> None:
    """One decision with everything that an analysis says of it."""
    _here["reader"].moment(number, QUICK)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--moments", type=int, default=25, help="of one game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--games", dest="number", type=int, default=1, help="so many games of each, from the seed on"
    )
    parser.add_argument("--quick", action="store_true", help="only the time, no deep looks")
    parser.add_argument("--clock", action="store_true", help="200 decisions in two processes, by the clock")
    asked = parser.parse_args()
    for game in asked.games:
        if asked.clock:
            print(by_the_clock(game, asked.seed), flush=True)
            continue
        counts = Counts()
        for seed in range(asked.seed, asked.seed + asked.number):
            counts = counts.and_also(measure(game, seed, asked.moments, not asked.quick))
            print(counts.told(game, not asked.quick), flush=True)


if __name__ == "__main__":
    main()
