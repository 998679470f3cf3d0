"""Whose text a question of Vendetta is about."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.asked import bearer_of
from interrex.engine.questions import Question
from interrex.games.vendetta.table import NOBODY, Vendetta

BEARERS: Final[dict[str, tuple[int, ...]]] = {
    **by_hand.BEARERS,
    "ahead_decided": (1,),
    "curfew_chosen": (1,),
    "facing_decided": (1,),
    "forestalled": (1,),
    "friends_played": (1,),
    "gaze_chosen": (1,),
    "half_or_down": (1,),
    "half_paid": (1,),
    "moved_to_haven": (1,),
    "paid_to_steal": (1,),
    "partner_challenged": (1,),
    "partner_decided": (1,),
    "partner_prowled": (1,),
    "replacement_answered": (1,),
    "swapped": (1,),
    "taken_back": (1,),
    "tribute_paid": (1,),
    "turned_down_one": (1,),
    "vanished": (1,),
    "cloak_answered": (2,),
    "partner_answer": (0,),
    "partner_bound": (0,),
    "opponent_named": (0, 1),
    "paid_or_not": (0, 1),
    "part_chosen": (0, 1),
    "payer_named": (0, 1),
    "used_or_not": (0, 1),
}


def text_asked_about(game: Vendetta, question: Question) -> str:
    """The card by the id of its kind; VE-1404 relics lie open."""
    if question.name == "use relic":
        relic = game.relic[question.seat]
        return game.pack.relics[relic].id if relic != NOBODY else ""
    return open_text(game, question) or bearer_of(game, question, BEARERS)


def open_text(game: Vendetta, question: Question) -> str:
    """VE-131 A relic or a location card, which lie open and are numbered behind the cards."""
    found: Any = question.args
    for at in BEARERS.get(question.step.__name__, ()):
        found = found[at]
    return game.card_word(found) if isinstance(found, int) and found >= len(game.kinds) else ""
