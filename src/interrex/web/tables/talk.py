"""Table talk: what people do at a table beside choosing.

All of it is moves, stored and numbered as choices are: it survives a restart, and every server that
serves the table comes to the same state. What is kept here follows from the moves alone.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from interrex.engine.game import SEAT_LETTERS
from interrex.web.store import AGREE, ASK, BACK, CHOOSE, PROPOSE, REFUSE, RETURN, STAND_IN, UNDO, Move

CHANGES: Final = (CHOOSE, UNDO, BACK)  # moves after which the game stands differently


@dataclass(slots=True)
class Request:
    """A seat asks to take back all choices from that number on; these seats have agreed."""

    seat: int
    back_to: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Note:
    """What became of the last request, until the next choice."""

    kind: str  # granted, refused, withdrawn, overtaken
    seat: int  # who asked
    by: int


class Talk:
    """What stands open at a table beside its decisions."""

    __slots__ = ("note", "proposals", "request", "stand_ins")

    def __init__(self) -> None:
        self.request: Request | None = None
        self.note: Note | None = None
        self.proposals: dict[int, dict[int, str]] = {}  # decider: who proposes which option
        self.stand_ins: dict[int, str] = {}  # seat: level of the bot that plays for its owner

    def heed(self, move: Move) -> None:
        """Follow a move."""
        if move.kind in CHANGES:
            self.proposals.clear()
            if move.kind == BACK and self.request is None:  # nobody else had to be asked
                self.note = Note("granted", move.seat, move.seat)
                return
            self._end("granted" if move.kind == BACK else "overtaken", move.seat)
        elif move.kind == ASK:
            self.request, self.note = Request(move.seat, int(move.word)), None
        elif move.kind == AGREE and self.request is not None:
            self.request.agreed.add(move.seat)
        elif move.kind == REFUSE and self.request is not None:
            self._end("withdrawn" if move.seat == self.request.seat else "refused", move.seat)
        elif move.kind == PROPOSE:
            self._propose(move)
        elif move.kind == STAND_IN:
            self.stand_ins[move.seat] = move.word
        elif move.kind == RETURN:
            self.stand_ins.pop(move.seat, None)

    def _end(self, kind: str, by: int) -> None:
        self.note = Note(kind, self.request.seat, by) if self.request is not None else None
        self.request = None

    def _propose(self, move: Move) -> None:
        decider, _, option = move.word.partition(" ")
        proposed = self.proposals.setdefault(SEAT_LETTERS.index(decider), {})
        proposed.pop(move.seat, None)
        if option:
            proposed[move.seat] = option
