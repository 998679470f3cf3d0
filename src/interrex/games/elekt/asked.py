"""Whose text a question of Elekt is about."""

from __future__ import annotations

from typing import Final

from interrex.engine import by_hand
from interrex.engine.asked import bearer_of
from interrex.engine.questions import Question
from interrex.games.elekt.table import Elekt

BEARERS: Final[dict[str, tuple[int, ...]]] = {
    **by_hand.BEARERS,
    "ability_used": (1,),
    "attainted": (1,),
    "discarded_here": (1,),
    "removed": (1,),
    "symbols_paid": (1,),
    "symbols_copied": (0,),
    "unit_swapped": (0,),
    "woken": (0,),
    "paid_or_not": (0, 1),
    "part_chosen": (0, 1),
    "player_named": (0, 1),
    "unit_chosen": (0, 1),
    "used_or_not": (0, 1),
}


def text_asked_about(game: Elekt, question: Question) -> str:
    """The card by the id of its kind; the Privilege that may be used is an option itself."""
    if question.name == "use privilege":
        card = question.options[0]
        assert isinstance(card, int)
        return game.card_word(card)
    return bearer_of(game, question, BEARERS)
