"""Clocks: how long a seat may think, where the table wants that. When the time is up a bot stands in.

A clock runs only while its owner is asked, every seat is taken and this server is up: the time spent
is stored with each choice, and a question that was open when the server stopped begins anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from interrex.engine.errors import BadSetting

if TYPE_CHECKING:
    from interrex.web.tables.live import Live

NO_CLOCK: Final = ""
CLOCKS: Final = (NO_CLOCK, "each 30", "each 60", "each 300", "total 300 5", "total 900 10", "total 3600 30")
LEAST: Final = 1
MOST: Final = 7 * 24 * 3600
GRACE: Final = 60  # whoever comes back has so many seconds at least


@dataclass(frozen=True, slots=True)
class Clock:
    """So many seconds for ``each`` decision; or a ``total`` and so many ``more`` with every choice."""

    each: int = 0
    total: int = 0
    more: int = 0

    def __bool__(self) -> bool:
        return bool(self.each or self.total)

    def left(self, spent: int, choices: int) -> int:
        """Milliseconds left at the opening of a question, after so many were spent on so many choices."""
        if self.each:
            return self.each * 1000
        return (self.total + self.more * choices) * 1000 - spent


def parse(text: str) -> Clock:
    """``each 60``, ``total 900 10``, or nothing."""
    kind, *numbers = text.split() or [""]
    seconds = [int(each) for each in numbers if each.isdecimal() and len(each) < 8]
    if not text:
        return Clock()
    if len(seconds) == len(numbers) and LEAST <= max(seconds, default=0) <= MOST:
        if kind == "each" and len(seconds) == 1:
            return Clock(each=seconds[0])
        if kind == "total" and len(seconds) == 2 and seconds[0] >= LEAST:
            return Clock(total=seconds[0], more=seconds[1])
    raise BadSetting(f"There is no clock {text[:40]!r}. Write 'each 60' or 'total 900 10', in seconds.")


class Times:
    """What each seat has spent, and since when its question stands open."""

    __slots__ = ("choices", "clock", "since", "spent")

    def __init__(self, clock: Clock, seats: int, since: float) -> None:
        self.clock = clock
        self.since = [since] * seats
        self.spent = [0] * seats  # milliseconds
        self.choices = [0] * seats

    def spend(self, seat: int, milliseconds: int) -> None:
        """A person has chosen, or the time was up."""
        self.spent[seat] += milliseconds
        self.choices[seat] += 1

    def come_back(self, seat: int, at: float) -> None:
        """Who comes back begins to think now, with some time at least."""
        self.since[seat] = at
        if self.clock.total:
            most = (self.clock.total + self.clock.more * self.choices[seat] - GRACE) * 1000
            self.spent[seat] = min(self.spent[seat], most)

    def left(self, seat: int) -> int:
        """Milliseconds that the seat has for the open question, or for the next one."""
        return max(0, self.clock.left(self.spent[seat], self.choices[seat]))

    def until(self, seat: int) -> float:
        """When the time of the open question is up."""
        return self.since[seat] + self.left(seat) / 1000


def running(live: Live) -> list[int]:
    """The seats whose clock runs."""
    if not live.times.clock or live.game.is_over or live.awaited():
        return []
    if any(seat.is_free for seat in live.row.seats):
        return []
    return [asked[0] for asked in live.game.asked if not live.bot_level(asked[0])]


def thought(live: Live, seat: int, at: float) -> int:
    """Milliseconds that a seat has thought about its open question."""
    return max(0, round((at - live.times.since[seat]) * 1000)) if seat in running(live) else 0


def up(live: Live, at: float) -> list[int]:
    """The seats whose time is up."""
    return [seat for seat in running(live) if at >= live.times.until(seat)]


def shown(milliseconds: int) -> str:
    """``4:05``, ``1:00:00``."""
    seconds = max(0, milliseconds) // 1000
    hours, rest = divmod(seconds, 3600)
    minutes = f"{rest // 60:02}" if hours else f"{rest // 60}"
    return f"{hours}:{minutes}:{rest % 60:02}" if hours else f"{minutes}:{rest % 60:02}"
