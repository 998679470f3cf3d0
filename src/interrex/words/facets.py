"""What the facets of cards are called, by which cards are searched and sorted."""

from __future__ import annotations

from interrex.engine.spec import Facet
from interrex.words.sentences import STAND_IN, Words


def facet_name(words: Words, name: str) -> str:
    """A facet as people call it; of a game from elsewhere by its own name."""
    key = f"facet-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def value_name(words: Words, name: str, word: str) -> str:
    """A word of a facet: the name of a card, of a family, of an origin, of a keyword."""
    if name == "origin":
        return words.say(f"ui-origin-{word.replace(' ', '-')}")
    if word in words.cards:
        return words.card(word).removesuffix(STAND_IN)
    said = words.name(name, word, "short")
    return said[:1].upper() + said[1:]


def facet_text(words: Words, name: str, facet: Facet) -> str:
    """A facet of a card in words: ``Lafa 3``, ``Sławny · Elekt``."""
    if isinstance(facet, int):
        return f"{facet_name(words, name)} {facet}".replace("-", "−")
    return " · ".join(value_name(words, name, word) for word in facet)


def total_name(words: Words, name: str) -> str:
    """What a number about a whole deck is called."""
    key = f"total-{name.replace('_', '-')}"
    return words.say(key) if words.has(key) else name.replace("_", " ")
