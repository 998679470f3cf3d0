"""Compare until there were enough comparisons: ``python -m tests.secrecy --comparisons 100000 --game elekt``.

Without ``--game`` all games, each as often. At the end, also after Ctrl-C, it says what was compared and how
often. The exit status is 1 if anything differed.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import time

from interrex.games import OWN
from tests.asgi import opened
from tests.secrecy.comparing import Tally, compare_game, grown
from tests.secrecy.drawing import drawn

LOOKS = 60  # at one game


async def compare(
    tally: Tally, game: str, comparisons: int, seed: int, minutes: float, http_every: int, own: bool
) -> None:
    """Games drawn one after the other, until there were enough comparisons or the time is up."""
    until = time.monotonic() + minutes * 60
    async with opened() as app:
        while tally.comparisons < comparisons and time.monotonic() < until:
            before = len(tally.leaks)
            pack = grown(game, seed) if own else None
            what = drawn(game, random.Random(seed), pack[0] if pack else None)
            await compare_game(app, what, seed, LOOKS, http_every, tally, pack)
            for leak in tally.leaks[before : before + 3]:
                print(leak, flush=True)
            seed += 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.secrecy", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=10_000, help="of each game")
    parser.add_argument("--game", choices=OWN, help="only this one")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    parser.add_argument("--minutes", type=float, default=24 * 60, help="at most, for each game")
    parser.add_argument("--http", type=int, default=4, help="one look in so many also over HTTP")
    parser.add_argument("--own", action="store_true", help="with packs of one's own: random texts of cards")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    leaks = 0
    for game in (wanted.game,) if wanted.game else OWN:
        begun, tally, stopped = time.monotonic(), Tally(), False
        try:
            asyncio.run(
                compare(tally, game, wanted.comparisons, wanted.seed, wanted.minutes, wanted.http, wanted.own)
            )
        except KeyboardInterrupt:
            stopped = True
        finally:  # also if something else went wrong
            end = "stopped; " if stopped else ""
            print(f"{game}: {end}{tally}; {time.monotonic() - begun:.0f} s\n{tally.all_kinds()}", flush=True)
        leaks += len(tally.leaks)
        if stopped:
            break
    return int(leaks > 0)


if __name__ == "__main__":
    raise SystemExit(main())
