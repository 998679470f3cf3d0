"""Processor time of a move at a table of four: storing it, and drawing and packing what each seat is sent.

    python benchmarks/moves.py --games elekt,veto --moves 400

Plays random games through the hall, without a network, and tells time and bytes of a move for each game. The
time is that of this process, not of the clock on the wall, so that a busy machine disturbs it little.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from typing import Final

import interrex
from interrex.games import house_pack
from interrex.web.access.viewer import Viewer
from interrex.web.app import collect_garbage_rarely
from interrex.web.keys import new_key
from interrex.web.show.regions import TablePage, table_page
from interrex.web.show.sending import Sent
from interrex.web.show.stream import changes
from interrex.web.store import Store
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import Beginning, NewTable
from interrex.web.workers.thinkers import Thinkers

SEATS: Final = 4
TABLES: Final = 4
WARM_UP: Final = 30  # moves of each table before the measured ones


class Pages:
    """The pages of all who sit at a table."""

    def __init__(self, live: Live, by_moments: bool) -> None:
        self.live, self.by_moments = live, by_moments
        self.viewers = [Viewer(seat, (seat,), "en", "", "f" * 32) for seat in range(SEATS)]
        self.sent = [Sent() for _ in self.viewers]
        self.before: list[TablePage] = [table_page(live, viewer) for viewer in self.viewers]

    def news(self) -> int:
        """Send everybody what has changed; the number of bytes."""
        sent = 0
        for seat, viewer in enumerate(self.viewers):
            now = table_page(self.live, viewer)
            sent += len(changes(self.before[seat], now, self.sent[seat], by_moments=self.by_moments))
            self.before[seat] = now
        return sent


async def new_table(hall: Hall, game: str, seed: int, by_moments: bool) -> Pages:
    pack = house_pack(game).hash
    live = await hall.new_table(
        new_key(), NewTable(game, ["person"] * SEATS, pack=pack, beginning=Beginning(seed))
    )
    for number, seat in enumerate(live.row.seats):
        seat.name, seat.key = f"Person {seed} {number}", f"key {seed} {number}"
    return Pages(live, by_moments)


async def play(hall: Hall, game: str, moves: int, by_moments: bool) -> None:
    """Measure one game at several tables in turn, and print the figures."""
    luck = random.Random(1)
    tables = [await new_table(hall, game, seed, by_moments) for seed in range(TABLES)]
    stored = drawn = 0.0
    sent = 0
    for number in range(-WARM_UP * TABLES, moves):
        if number == 0:
            stored, drawn, sent = 0.0, 0.0, 0
        at = number % TABLES
        if tables[at].live.game.is_over:
            tables[at] = await new_table(hall, game, number + 10_000, by_moments)
        live = tables[at].live
        decision = luck.choice(live.game.decisions)
        word = luck.choice(decision.options)
        start = time.process_time()
        await hall.choose(live, decision.seat, word)
        between = time.process_time()
        sent += tables[at].news()
        stored += between - start
        drawn += time.process_time() - between
    each = 1000 / moves
    print(
        f"{game:9} {(stored + drawn) * each:6.2f} ms a move: stored {stored * each:.2f}, "
        f"drawn {drawn * each:.2f}; {sent / moves / SEATS:6.0f} bytes a seat"
    )


async def main() -> None:
    """All games, one after another."""
    parser = argparse.ArgumentParser(description="Processor time of a move.")
    parser.add_argument("--games", default=",".join(interrex.games()), help="with commas between them")
    parser.add_argument("--moves", type=int, default=400)
    parser.add_argument("--at-once", action="store_true", help="as for those who want to see no scenes")
    arguments = parser.parse_args()
    collect_garbage_rarely()
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Store(f"sqlite:///{folder}/tables.db"), Thinkers(1, 10.0))
        for game in arguments.games.split(","):
            await play(hall, game, arguments.moves, by_moments=not arguments.at_once)
        await hall.close()


if __name__ == "__main__":
    asyncio.run(main())
