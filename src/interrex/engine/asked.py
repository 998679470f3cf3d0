"""The card whose text a question is about, so that front ends can show the text beside the question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from interrex.engine.knowledge import knows
from interrex.engine.questions import Question
from interrex.engine.table import Table

Bearers: TypeAlias = Mapping[str, tuple[int, ...]]  # by the answering step: where its arguments have the card


def bearer_of(game: Table, question: Question, bearers: Bearers) -> str:
    """The kind of that card by its id; nothing where there is none, or none that the asked seat knows."""
    path = bearers.get(question.step.__name__)
    if path is None:
        return ""
    found: Any = question.args
    for at in path:
        found = found[at]
    if isinstance(found, str):
        return found  # a kind: texts that are settled by hand are named by it
    card: int = found
    if not 0 <= card < len(game.where) or not knows(game, question.seat, card):
        return ""
    return game.card_word(card)
