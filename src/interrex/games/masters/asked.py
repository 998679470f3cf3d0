"""Whose text a question of Masters of the Night is about."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.asked import bearer_of
from interrex.engine.questions import Question
from interrex.games.masters.cards import ABILITIES
from interrex.games.masters.hearing import at_work
from interrex.games.masters.table import NOBODY, REVEALED, Masters

BEARERS: Final[dict[str, tuple[int, ...]]] = {**by_hand.BEARERS, "put_on": (0,)}
USES: Final = ("agent_gone", "paid_or_not", "part_chosen", "place_chosen", "traveller_chosen", "wanted")
BY_PLAN: Final = frozenset((  # while an event is resolved: what its crosses ask, and the rules
    "discard relic", "first served", "larger number", "next agent", "next district", "order", "urn",
))  # fmt: skip
BY_RULE: Final = BY_PLAN | frozenset((  # at other times: no text is behind these
    "act", "day effect", "day fight", "die", "draw relic", "exchange", "expose district", "fighter",
    "first leader", "first player", "give relic", "in the fight", "reroll", "send minions",
    "who loses blood",
))  # fmt: skip
BEGINS: Final = ("turn", "day", "night")  # lines of the log before which nothing is meant any more


def text_asked_about(game: Masters, question: Question) -> str:
    """An event or relic, else the vampire or the district whose text works, by its id; all lie open."""
    step: str = question.step.__name__
    if step == "agent_lured":
        return district_at(game, question.args[0])
    if step not in USES:
        return bearer_of(game, question, BEARERS) or in_use(game, question)
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


def in_use(game: Masters, question: Question) -> str:
    """What the active vampire uses, or the event that is resolved; nothing for a question of the rules."""
    for card in game.cards_at[REVEALED]:
        return game.card_word(card) if question.name not in BY_PLAN else ""
    if question.name in BY_RULE or question.rule == "MN-705":  # minions that go along by a Move
        return ""
    for kind, args, _, _ in reversed(game.told):
        if kind in BEGINS:
            break
        if kind == "ability":
            number: int = args[1]
            return ABILITIES[number]
        if kind == "night_effect":
            cell: int = args[1]
            return district_at(game, cell)
        if kind == "relic_used":
            relic: int = args[1]
            return game.card_word(relic)
    return ""


def district_at(game: Masters, cell: int) -> str:
    """The district that lies there."""
    return game.pack.districts[game.tiles[cell]].id
