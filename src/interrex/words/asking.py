"""What a card does, beside the question whether to use it: its text, for the seat that is asked."""

from __future__ import annotations

from typing import NamedTuple

from interrex.engine.table import Table
from interrex.words.sentences import Words


class AskedAbout(NamedTuple):
    """The card that a question is about: its id, its name and its text."""

    card: str
    name: str
    text: str


def text_asked_about(words: Words, game: Table, which: int, viewer: int | None) -> AskedAbout | None:
    """The card whose text an open question is about; nothing for all who are not asked, as of its details."""
    asked = game.questions[which]
    if words.spec is None or viewer != asked.seat:
        return None
    card = words.spec.text_asked_about(game, asked)
    text = words.texts.get(card, "")
    return AskedAbout(card, words.card(card), text) if text else None
