"""The half of a view that every game has: who looks, who decides what, what may be chosen, who won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import SEAT_LETTERS
from interrex.engine.questions import AskedSeat, Decision
from interrex.engine.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """What one seat may know, and nothing else. A game adds its own fields."""

    seat: int  # the number of seats stands for a watcher
    asked: tuple[AskedSeat, ...]
    options: tuple[str, ...]  # only the viewer's own
    winners: tuple[int, ...]

    def asks(self, seat: int, question: str) -> bool:
        """That question is open, and the seat is asked."""
        return any(each.seat == seat and each.question == question for each in self.asked)


def common_half(game: Table, seat: int) -> dict[str, Any]:
    """The fields of ``View`` for one seat."""
    return common_half_of(game, seat, game.decision_of(seat))


def common_half_of(game: Table, seat: int, decision: Decision | None) -> dict[str, Any]:
    """The same where the seat's own decision is known already."""
    return {
        "seat": seat,
        "asked": tuple(AskedSeat(each.seat, each.name, each.rule) for each in game.questions),
        "options": decision.options if decision is not None else (),
        "winners": game.result.winners if game.result is not None else (),
    }


def deciding_lines(view: View) -> list[str]:
    """Who decides what and by which rule, for a view that is printed."""
    return [f"{SEAT_LETTERS[each.seat]} decides: {each.question} ({each.rule})" for each in view.asked]
