"""When bots answer: at ticks counted from the opening of their question, so that the time tells nothing.

How long a bot thinks depends on its hand: who can only say one thing is ready at once. So its answer is held
back for half as long again as such a bot usually needs, which everybody may know, and given at a tick: hardly
any is later. Windows are a kind of their own: what can be replied is thought of more briefly than a turn.
The first tick comes sooner where what is public says so: for another choice of the same turn, in a window,
and soonest where the one before has just passed, so that a round of passes is one step for those who look.
Where all options lie open to all, nothing is held back for longer than people need to follow.
"""

from __future__ import annotations

import math
from collections import deque
from typing import Final

REMEMBERED: Final = 50  # thoughts of a kind of bot
USUAL: Final = 0.9  # of them take no longer than usual
SLACK: Final = 1.5  # times as long as usual: hardly any takes longer
INNER: Final = 0.25  # of the usual pause, before another choice in the same turn of a bot, or in a window
PASSED: Final = 0.1  # of the usual pause, in a window in which the one before has passed
TICK: Final = 0.25  # of the usual pause, between two ticks after the first
ENOUGH: Final = 10  # thoughts of a kind; fewer say nothing of it alone
WINDOW, TURN = "window", "turn"  # kinds of questions


class Pauses:
    """How long bots usually think, by game, level and kind of question, and when their answers are due."""

    def __init__(self, pace: float) -> None:
        self.pace = pace  # seconds before an answer that people follow; 0: answers come when they are ready
        self.thoughts: dict[tuple[str, str, str], deque[float]] = {}

    def usual(self, game: str, level: str, kind: str = "") -> float:
        """The seconds within which such a bot is usually ready; of fewer than ten the longest counts.

        A kind of which too little is known is taken for any: one thought more or less must not be seen.
        """
        known = sorted(self.thoughts.get((game, level, kind), ()))
        if kind and len(known) < ENOUGH:
            return self.usual(game, level)
        return known[math.ceil(USUAL * len(known)) - 1] if known else 0.0

    def thought(self, game: str, level: str, seconds: float, kind: str = "") -> None:
        """Such a bot had a choice, and was ready after that time."""
        for each in {"", kind}:
            self.thoughts.setdefault((game, level, each), deque(maxlen=REMEMBERED)).append(seconds)

    def due(self, usual: float, ready: float, tempo: float = 1.0) -> float:
        """Seconds after the opening at which an answer is given that was ready after ``ready`` of them."""
        if not self.pace:
            return ready
        first = self.pace * tempo
        tick = min(first, self.pace * TICK)
        return max(first, tick * math.ceil(max(SLACK * usual, ready) / tick))
