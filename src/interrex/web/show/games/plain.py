"""A table drawn plainly, whatever the game: everything in the view, by its name."""

from __future__ import annotations

import dataclasses
from typing import Any, Final

from interrex.engine.options import CARD, MARK, NUMBER, VERB, Parts
from interrex.web.show.card_rules import card_rules
from interrex.web.show.scene import Scene, Thing, card_text, kinds, thing_of
from interrex.words import Words

NOT_SHOWN: Final = ("seat", "asked", "options", "winners")


def picture(scene: Scene) -> dict[str, Any]:
    """The view as boxes: facts in a line, things as buttons, what has parts as a box of its own."""
    return {"box": _box(scene, scene.view, NOT_SHOWN)}


def _box(scene: Scene, value: Any, left_out: tuple[str, ...] = ()) -> dict[str, Any]:
    """A value with parts: its plain facts, its rows of things, its inner boxes. What is empty is left out."""
    facts: list[tuple[str, str]] = []
    rows: list[tuple[str, list[dict[str, Any]]]] = []
    inner: list[tuple[str, list[dict[str, Any]]]] = []
    for field in dataclasses.fields(value) if dataclasses.is_dataclass(value) else ():
        found = getattr(value, field.name)
        name = field.name.replace("_", " ")
        if field.name in left_out or found is None or found is False or found in ("", (), -1):
            continue
        if dataclasses.is_dataclass(found):
            inner.append((name, [_box(scene, found)]))
        elif isinstance(found, tuple) and all(dataclasses.is_dataclass(each) for each in found):
            boxes = [_box(scene, each, ("letter",)) for each in found]
            if len(found) == len(scene.people):  # one for each seat
                boxes = [{**box, "person": who} for box, who in zip(boxes, scene.people, strict=True)]
            inner.append((name, boxes))
        elif isinstance(found, tuple):
            rows.append((name, [_thing(scene, field.name, each) for each in found]))
        elif isinstance(found, str) and scene.words.type_of(found):
            rows.append((name, [_thing(scene, field.name, found)]))
        else:
            facts.append((name, "✓" if found is True else str(found)))
    return {"facts": facts, "rows": rows, "inner": inner, "person": None}


def _thing(scene: Scene, name: str, value: Any) -> dict[str, Any]:
    """A card, a place or another thing by its name; what has no name as it is."""
    word = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
    type_name = _type_of(scene, name, word) if isinstance(value, str) else ""
    if type_name == CARD:
        return {"thing": Thing(CARD, word), "card": word, "name": scene.words.card(word)}
    if type_name:
        return {"thing": Thing(type_name, word), "card": "", "name": scene.words.name(type_name, word)}
    return {"thing": None, "card": "", "name": word}


def _type_of(scene: Scene, name: str, word: str) -> str:
    """The type of what a field of a view holds: ``zones`` are zones, whatever a card is called."""
    assert scene.words.spec is not None
    own = scene.words.spec.arg_words
    for type_name in (name, name.removesuffix("s")):
        if word in own.get(type_name, ()):
            return type_name
    return scene.words.type_of(word)


def things(parts: Parts) -> list[Thing]:
    """The parts of an option that stand for things on the table: cards, places, seats, tokens."""
    return [thing_of(part) for part in parts if part.type not in (VERB, MARK, NUMBER)]


def card_face(words: Words, pack: Any, card_id: str, *tags: str) -> dict[str, Any]:
    """A card in full: name, text, origin, and the rules of its family and of other tags it bears."""
    card = card_text(words, pack, card_id)
    if card is None or words.spec is None:
        return {}
    return {
        "name": words.card(card_id),
        "about": words.name("family", card.family),
        "text": card.text[words.language],
        "glosses": words.glosses(card.text[words.language]),
        "origin": words.say(f"origin-{card.origin.replace(' ', '-')}"),
        "origin_mark": card.origin.replace(" ", "-"),
        "note": card.note[words.language],
        "is_stand_in": card.origin == "stand-in",
        "lines": [],
        "rules": card_rules(words.spec.name, card, kinds(pack).get(card_id), (*tags, card.family)),
    }
