"""Standing wishes of one seat about windows in which it may pass.

A game asks every seat in every window alike; a wish only gives the seat's own pass for it. So the log, the
record and the views of the others are the same whatever a seat wishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.spec import Passing

ALWAYS: Final = "always ask"
WHEN_I_CAN: Final = "only when I can answer"
PASS_ROUND: Final = "pass for this round"
WISHES: Final = (ALWAYS, WHEN_I_CAN, PASS_ROUND)


class Wishes:
    """What one seat wishes, by kind of window."""

    __slots__ = ("_passing", "_until", "_usual", "_wishes")

    def __init__(self, passing: Passing | None, usual: str = ALWAYS) -> None:
        self._passing = passing  # a game may know no such windows
        self._usual = usual  # for windows nothing was wished about
        self._wishes: dict[str, str] = {}
        self._until: dict[str, int] = {}

    def set(self, question: str, view: Any, wish: str) -> None:
        """Wish something for windows of this kind; passing holds for the round that is played."""
        if wish not in WISHES:
            raise ValueError(f"{wish!r} is not a wish; wishes: {', '.join(WISHES)}")
        if self._passing is not None:
            window = self._passing.window(question, view)
            self._wishes[window] = wish
            self._until[window] = self._passing.round(view)

    def answer(self, question: str, options: Sequence[str], view: Any) -> str | None:
        """The pass that the wish gives to this window, or None where the seat is to be asked."""
        passing = self._passing
        if passing is None or not passing.open_in(question, options):
            return None
        window = passing.window(question, view)
        wish = self._wishes.get(window, self._usual)
        if wish == PASS_ROUND and self._until[window] == passing.round(view):
            return passing.word
        return passing.word if wish == WHEN_I_CAN and len(options) == 1 else None
