"""How the lab scales: the same games by one process and by more, and what writing them costs.

    python benchmarks/lab.py --game veto --bots greedy --games 64 --jobs 2

Efficiency is told twice: by the clock, which a busy machine disturbs, and by processor time, which it
disturbs little: what the games cost with one process, over all that was spent with several. Starting the
processes is counted, so play enough games.
"""

from __future__ import annotations

import argparse
import pickle
import resource
import tempfile
import time
from pathlib import Path

from interrex.games import game_spec
from interrex.lab.arena import Contest
from interrex.lab.rows import Rows
from interrex.lab.spread import on_cores
from interrex.lab.store import Folder


def spent() -> float:
    """Processor seconds of this process and of those that it has waited for."""
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in both)


def played(contest: Contest, games: int, jobs: int) -> tuple[list[Rows], float, float]:
    """The rows of so many games, and the seconds by the clock and of the processors."""
    clock, before = time.perf_counter(), spent()
    rows = list(on_cores(jobs)(contest, [(deal, 0) for deal in range(games)]))
    return rows, time.perf_counter() - clock, spent() - before


def kept(contest: Contest, games: list[Rows]) -> tuple[float, int, int]:
    """What the process that writes does for a game: seconds, bytes that reach it, bytes on the disk."""
    sent = [pickle.dumps(each) for each in games]
    with tempfile.TemporaryDirectory() as place:
        folder = Folder(Path(place) / "out", contest)
        start = time.process_time()
        rows = Rows()
        for each in sent:
            rows.add(pickle.loads(each))
        folder.write(rows)
        seconds = time.process_time() - start
        size = sum(file.stat().st_size for file in folder.path.glob("*.parquet"))
    return seconds / len(games), sum(map(len, sent)) // len(games), size // len(games)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="veto")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    seats = chosen.seats or min(game_spec(chosen.game).seats)
    contest = Contest(chosen.game, seats, (chosen.bots,))
    played(contest, 1, 1)  # what is read once is read
    games, clock, processors = played(contest, chosen.games, 1)
    per_game = processors / chosen.games
    print(f"{chosen.game}, {seats} seats, {chosen.bots}: {1000 * per_game:.1f} ms of a processor for a game")
    for jobs in range(2, chosen.jobs + 1):
        _, more_clock, more_processors = played(contest, chosen.games, jobs)
        print(
            f"{jobs} processes: {clock / (jobs * more_clock):.2f} of linear by the clock, "
            f"{processors / more_processors:.2f} by processor time"
        )
    seconds, sent, size = kept(contest, games)
    print(
        f"writing: {1000 * seconds:.2f} ms for a game, {sent:,} bytes sent, {size:,} on the disk; "
        f"one process writes {1 / seconds:,.0f} games a second, "
        f"as many as {per_game / seconds:,.0f} cores play"
    )


if __name__ == "__main__":
    main()
