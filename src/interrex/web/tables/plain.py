"""A table drawn plainly, whatever the game: everything in the view, by its name."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from interrex.web.tables import Scene, card_text
from interrex.words import Words

NOT_SHOWN: Final = ("seat", "asked", "options", "winners")


def picture(scene: Scene) -> dict[str, Any]:
    """The view as nested lists of names, cards and numbers."""
    view = scene.view
    if not dataclasses.is_dataclass(view):
        return {"rows": [("", _shown(scene, view))]}
    rows = [
        (field.name.replace("_", " "), _shown(scene, getattr(view, field.name)))
        for field in dataclasses.fields(view)
        if field.name not in NOT_SHOWN
    ]
    return {"rows": rows}


def _shown(scene: Scene, value: Any) -> dict[str, Any]:
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        pairs = [
            (field.name.replace("_", " "), _shown(scene, getattr(value, field.name)))
            for field in dataclasses.fields(value)
        ]
        return {"kind": "pairs", "pairs": pairs}
    if isinstance(value, tuple | list):
        return {"kind": "list", "list": [_shown(scene, each) for each in value]}
    if isinstance(value, dict):
        return {"kind": "pairs", "pairs": [(str(name), _shown(scene, each)) for name, each in value.items()]}
    word = str(value)
    if isinstance(value, str) and scene.words.type_of(word) == "card":
        name = scene.words.card_of(word)
        return {"kind": "card", "card": word.partition(".")[0], "thing": word, "name": name}
    return {"kind": "word", "word": "–" if value in (None, "") else word}


def card_face(words: Words, pack: Any, card_id: str) -> dict[str, Any]:
    """A card in full: name, text, origin."""
    card = card_text(words, pack, card_id)
    if card is None:
        return {}
    return {
        "name": words.card(card_id),
        "about": words.name("family", card.family),
        "text": card.text[words.language],
        "origin": words.say(f"origin-{card.origin.replace(' ', '-')}"),
        "note": card.note,
        "lines": [],
    }
