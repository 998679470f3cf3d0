"""Counting finished games for the statistics: each when it ends, those from before when the server starts."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.table import Table
from interrex.match import clocks
from interrex.match import record as records
from interrex.match.outcome import outcome
from interrex.match.session import Session, fold
from interrex.web.store import AWAY, outcomes

if TYPE_CHECKING:
    from interrex.web.tables.hall import Hall

BREATH: Final = 0.05  # seconds between two tables from before, so that people are not kept waiting
log: Final = logging.getLogger("interrex.web")


async def count(hall: Hall, table: str, game: Table, pack: Any) -> None:
    """A game is over: keep what it came to. Where that fails, the next start does it."""
    try:
        await asyncio.to_thread(_keep, hall, table, game, pack)
    except Exception as wrong:  # what cannot be counted stops no game
        log.warning("the game at table %s cannot be counted: %r", table, wrong)


async def run(hall: Hall) -> None:
    """Count the games from before, beside everything else."""
    try:
        await count_all(hall)
    except AWAY:
        log.warning("earlier games could not be counted; the next start tries again")


async def count_all(hall: Hall) -> int:
    """Count the games that ended before they were counted; how many. What cannot be counted is let be."""
    number = 0
    for table in await hall.ask(outcomes.uncounted, hall.store):
        try:
            number += await asyncio.to_thread(_count, hall, table)
        except AWAY:
            raise
        except Exception as wrong:  # whatever rules of today do to a game of then
            log.warning("the game at table %s cannot be counted: %r", table, wrong)
            await hall.ask(outcomes.keep_none, hall.store, table)
        await asyncio.sleep(BREATH)
    return number


def _count(hall: Hall, table: str) -> bool:
    row = hall.store.table(table)
    if row is None:
        return False
    pack = hall.packs.of(row.settings)
    start = Session(records.start(row.record(), pack), clocks.parse(row.clock))
    game = fold(start, hall.store.moves(table)).game
    if not game.is_over:
        return False
    _keep(hall, table, game, pack)
    return True


def _keep(hall: Hall, table: str, game: Table, pack: Any) -> None:
    outcomes.keep(hall.store, table, outcome(game, pack))
