"""When bots answer: at ticks counted from the opening of their question, so that the time tells nothing.

How long a bot thinks depends on its hand: who can only say one thing is ready at once. So its answer is held
back for as long as such a bot usually needs, which everybody may know, and given at a tick of the pace.
Shorter ticks count where what is public says so: another choice of the same turn, and a window in which the
one before has just passed, so that a round of passes is one step for those who look.
"""

from __future__ import annotations

import math
from collections import deque
from typing import Final

REMEMBERED: Final = 50  # thoughts of a kind of bot
USUAL: Final = 0.9  # of them are ready when the answer is due
INNER: Final = 0.25  # of the usual pause, before another choice in the same turn of a bot


class Pauses:
    """How long bots usually think, by game and level, and when their answers are due."""

    def __init__(self, pace: float) -> None:
        self.pace = pace  # seconds between two ticks; 0: answers come when they are ready
        self.thoughts: dict[tuple[str, str], deque[float]] = {}

    def usual(self, game: str, level: str) -> float:
        """The seconds within which such a bot is usually ready; of fewer than ten the longest counts."""
        known = sorted(self.thoughts.get((game, level), ()))
        return known[math.ceil(USUAL * len(known)) - 1] if known else 0.0

    def thought(self, game: str, level: str, seconds: float) -> None:
        """Such a bot had a choice, and was ready after that time."""
        self.thoughts.setdefault((game, level), deque(maxlen=REMEMBERED)).append(seconds)

    def due(self, usual: float, ready: float, tempo: float = 1.0) -> float:
        """Seconds after the opening at which an answer is given that was ready after ``ready`` of them."""
        if not self.pace:
            return ready
        pace = self.pace * tempo
        return pace * max(1, math.ceil(max(usual, ready) / pace))
