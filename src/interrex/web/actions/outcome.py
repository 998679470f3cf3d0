"""How an action at a table ends: done, or not possible now."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from interrex.engine.errors import EndlessLoop, IllegalChoice, InterrexError, NotUndoable
from interrex.match.session import Stale, Waiting
from interrex.web.tables import absence

MOVED_ON: Final = "The table has moved on. Look again."
NOT_OPEN: Final = "The table has moved on, or nothing of this kind is open."


class Done(NamedTuple):
    """An action was stored: for which seat, and under which number."""

    seat: int
    number: int


class NotNow(InterrexError):
    """An action is not possible now; nothing has changed.

    Its own text is for programs. ``phrase`` is the key of what people read in their own language.
    """

    def __init__(self, seat: int, phrase: str, sentence: str, rule: str = "") -> None:
        super().__init__(sentence)
        self.seat = seat
        self.phrase = phrase
        self.rule = rule


@contextmanager
def refusing(seat: int, stale: str = NOT_OPEN) -> Iterator[None]:
    """Turn every reason why this seat cannot act into ``NotNow``."""
    try:
        yield
    except Stale:
        raise NotNow(seat, "stale", stale) from None
    except EndlessLoop:
        raise NotNow(seat, "endless", "This choice sets off a chain of effects that does not end.") from None
    except IllegalChoice as illegal:
        raise NotNow(seat, "not-legal", str(illegal), illegal.rule) from None
    except Waiting as waiting:
        raise NotNow(seat, "request-open", str(waiting)) from None
    except NotUndoable as nothing:
        raise NotNow(seat, "no-undo-nothing", str(nothing)) from None
    except absence.NotAway as present:
        raise NotNow(seat, "not-away", str(present)) from None
