"""Whose text a question of Masters of the Night is about."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.asked import bearer_of
from interrex.engine.questions import Question
from interrex.games.masters.hearing import at_work
from interrex.games.masters.table import NOBODY, Masters

BEARERS: Final[dict[str, tuple[int, ...]]] = {**by_hand.BEARERS, "put_on": (0,)}
USES: Final = ("agent_gone", "paid_or_not", "part_chosen", "place_chosen", "traveller_chosen", "wanted")


def text_asked_about(game: Masters, question: Question) -> str:
    """An event or relic, else the vampire or the district whose text works, by its id; all lie open."""
    step: str = question.step.__name__
    if step == "agent_lured":
        return district_at(game, question.args[0])
    if step not in USES:
        return bearer_of(game, question, BEARERS)
    use: Any = question.args[0]
    vampire: int = use[0]
    cell: int = use[1]
    card: int = use[2]
    if card != NOBODY:
        return game.card_word(card)
    if at_work(game):
        return at_work(game)
    if vampire != NOBODY:
        return game.pack.vampires[game.line_up[vampire]].id
    return district_at(game, cell) if cell != NOBODY else ""


def district_at(game: Masters, cell: int) -> str:
    """The district that lies there."""
    return game.pack.districts[game.tiles[cell]].id
