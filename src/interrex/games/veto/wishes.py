"""Standing wishes of one seat about reply windows.

The game asks every seat in every window alike; a wish only gives the seat's own bene for it. So the
log, the record and the views of the others are the same whatever a seat wishes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

ALWAYS: Final = "always ask"
WHEN_I_CAN: Final = "only when I can answer"
PASS_ROUND: Final = "pass for this round"
WISHES: Final = (ALWAYS, WHEN_I_CAN, PASS_ROUND)
WINDOWS: Final = ("reply", "moment", "slot", "revenge")
BENE: Final = "bene"


def window_of(question: str, moment: str) -> str:
    """The kind of a window, for which a wish holds."""
    return f"{question}:{moment}" if question == "moment" else question


class Wishes:
    """What one seat wishes, by kind of window: ``reply``, ``slot``, ``moment:end_start`` …"""

    __slots__ = ("_until", "_usual", "_wishes")

    def __init__(self, usual: str = ALWAYS) -> None:
        self._usual = usual  # for windows nothing was wished about
        self._wishes: dict[str, str] = {}
        self._until: dict[str, int] = {}

    def set(self, window: str, wish: str, round_number: int = 0) -> None:
        """Wish something for a kind of window; passing holds for the round that is named."""
        if wish not in WISHES:
            raise ValueError(f"{wish!r} is no wish; wishes: {', '.join(WISHES)}")
        self._wishes[window] = wish
        self._until[window] = round_number

    def answer(self, question: str, moment: str, options: Sequence[str], round_number: int) -> str | None:
        """The bene that the wish gives to this window, or None where the seat is to be asked."""
        if question not in WINDOWS or BENE not in options:
            return None
        window = window_of(question, moment)
        wish = self._wishes.get(window, self._usual)
        if wish == PASS_ROUND and self._until[window] == round_number:
            return BENE
        return BENE if wish == WHEN_I_CAN and len(options) == 1 else None
