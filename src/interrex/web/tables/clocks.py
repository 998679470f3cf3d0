"""Clocks of a table: they run only while their owner is asked, every seat is taken and this server is up.

The time spent is stored with each choice; a question that was open when the server stopped begins anew. When
the time is up a bot stands in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from interrex.web.tables.live import Live


def running(live: Live) -> list[int]:
    """The seats whose clock runs."""
    if not live.times.clock or live.game.is_over or live.awaited():
        return []
    if any(seat.is_free for seat in live.row.seats):
        return []
    return [seat for seat in live.game.seats_asked if not live.bot_level(seat)]


def thought(live: Live, seat: int, at: float) -> int:
    """Milliseconds that a seat has thought about its open question."""
    return max(0, round((at - live.times.since[seat]) * 1000)) if seat in running(live) else 0


def up(live: Live, at: float) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in running(live) if at >= live.times.until(seat)]


def as_text(milliseconds: int) -> str:
    """``4:05``, ``1:00:00``."""
    seconds = max(0, milliseconds) // 1000
    hours, rest = divmod(seconds, 3600)
    minutes = f"{rest // 60:02}" if hours else f"{rest // 60}"
    return f"{hours}:{minutes}:{rest % 60:02}" if hours else f"{minutes}:{rest % 60:02}"
