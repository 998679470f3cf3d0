"""Whose text a question of Veto! is about."""

from __future__ import annotations

from typing import Final

from interrex.engine import by_hand
from interrex.engine.asked import bearer_of
from interrex.engine.questions import Question
from interrex.games.veto.table import Veto

BEARERS: Final[dict[str, tuple[int, ...]]] = {
    **by_hand.BEARERS,
    "aimed_now": (1,),
    "effect_retargeted": (1,),
    "found": (1,),
    "retargeted": (1,),
    "paid_or_not": (0, 1),
    "part_chosen": (0, 1),
    "picked": (0, 1),
    "wanted": (0, 1),
}


def text_asked_about(game: Veto, question: Question) -> str:
    """The card by the id of its kind."""
    return bearer_of(game, question, BEARERS)
