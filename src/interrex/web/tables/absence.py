"""Absent people: after the time a table agreed on, a bot may stand in; the owner is back at any moment."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from interrex.engine.errors import InterrexError
from interrex.match.session import STAND_IN, Move, Stale
from interrex.web.clock import steady
from interrex.web.tables import clocks, consent
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live

PATIENCE: Final = (0, 60, 300, 1800, 86400)  # seconds a new table may agree on; 0: nobody stands in
STAND_IN_LEVEL: Final = "greedy"
TICK: Final = 1.0
log: Final = logging.getLogger("interrex.web")


class NotAway(InterrexError):
    """Nobody may stand in for this seat now."""


def away_since(live: Live, seat: int) -> float | None:
    """Since when the table waits for somebody who is away; None where it does not."""
    place = live.row.seats[seat]
    if not live.session.is_asked(seat) or live.bot_level(seat) or seat in live.present():
        return None
    return max(live.times.since[seat], live.seen.get(place.key, 0.0) if place.key else 0.0, live.started)


def offered(live: Live, at: float) -> frozenset[int]:
    """The seats for which a bot may stand in at that time."""
    patience = live.row.patience
    if not patience or live.game.is_over or live.awaited():
        return frozenset()
    since = {seat: away_since(live, seat) for seat in range(live.game.seats)}
    return frozenset(seat for seat, moment in since.items() if moment is not None and at >= moment + patience)


async def stand_in(hall: Hall, live: Live, seat: int) -> int:
    """Let a bot play for somebody who has been away for as long as the table agreed on."""
    async with hall.locked(live):
        if seat not in offered(live, steady()):
            raise NotAway("Nobody can stand in for this seat now.")
        number = await hall.move(live, Move(seat, STAND_IN, STAND_IN_LEVEL))
        await consent.settle(hall, live)
        return number


async def come_back(hall: Hall, live: Live, seat: int) -> int:
    """The owner plays again, from this moment on."""
    async with hall.locked(live):
        return await hall.move(live, live.session.returning(seat))


async def keep_time(hall: Hall) -> None:
    """As time goes by, show for whom a bot may stand in, and let one stand in where a clock has run down."""
    while not hall.closed:
        await asyncio.sleep(TICK)
        for live in list(hall.live.values()):
            if live.row.patience:
                found = offered(live, steady())
                if found != live.offered:
                    live.offered = found
                    live.notify()
            if live.row.clock and clocks.up(live, steady()):
                await time_is_up(hall, live)


async def time_is_up(hall: Hall, live: Live) -> None:
    """A bot plays on for those who have thought too long."""
    try:
        async with hall.locked(live):
            for seat in clocks.up(live, steady()):
                await hall.move(live, Move(seat, STAND_IN, STAND_IN_LEVEL))
            await consent.settle(hall, live)
    except Stale:
        log.info("table %s has moved on meanwhile", live.id)
    except Exception:  # the store cannot be reached: at the next look it may
        log.exception("nobody stands in at table %s", live.id)
