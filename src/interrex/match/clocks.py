"""Clocks: how long a seat may think, where the table wants that. They are told the time, they do not look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.engine.errors import BadSetting, Reason

NO_CLOCK: Final = ""
CLOCKS: Final = (NO_CLOCK, "each 30", "each 60", "each 300", "total 300 5", "total 900 10", "total 3600 30")
MIN_SECONDS: Final = 1
MAX_SECONDS: Final = 7 * 24 * 3600
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
    if len(seconds) == len(numbers) and MIN_SECONDS <= max(seconds, default=0) <= MAX_SECONDS:
        if kind == "each" and len(seconds) == 1:
            return Clock(each=seconds[0])
        if kind == "total" and len(seconds) == 2 and seconds[0] >= MIN_SECONDS:
            return Clock(total=seconds[0], more=seconds[1])
    why = Reason("clock", {"value": text[:40]})
    raise BadSetting(f"There is no clock {text[:40]!r}. Write 'each 60' or 'total 900 10', in seconds.", why)


class Times:
    """What each seat has spent, and since when its question stands open."""

    __slots__ = ("choices", "clock", "since", "spent")

    def __init__(self, clock: Clock, seats: int, since: float) -> None:
        self.clock = clock
        self.since = [since] * seats
        self.spent = [0] * seats  # milliseconds
        self.choices = [0] * seats

    def copy(self) -> Times:
        other = Times(self.clock, 0, 0.0)
        other.since, other.spent, other.choices = self.since[:], self.spent[:], self.choices[:]
        return other

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
