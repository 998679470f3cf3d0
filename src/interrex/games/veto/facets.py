"""By what the cards of Veto! are searched and sorted."""

from __future__ import annotations

from typing import Final

from interrex.engine.spec import Facet
from interrex.games.veto.cards import BITS, CHARACTER, KEYWORDS, STRATEGY, Kind, Pack

NEUTRAL: Final = "neutral"  # VT-108


def facets(pack: Pack) -> dict[str, dict[str, Facet]]:
    """Faction, keywords and arms of every card, and its numbers where it has them."""
    words = (*KEYWORDS, *pack.keywords)
    return {kind.id: facets_of(kind, words) for kind in pack.kinds}


def facets_of(kind: Kind, words: tuple[str, ...]) -> dict[str, Facet]:
    """VT-111 A character has Szabla, Kreski and Lafa; other cards have what is printed on them."""
    found: dict[str, Facet] = {}
    if kind.family != STRATEGY:
        found["faction"] = (kind.faction or NEUTRAL,)
    found["keyword"] = tuple(word for word in words if kind.keywords & BITS[word])
    if kind.arms:
        found["arms"] = (kind.arms,)
    is_character = kind.family == CHARACTER
    if kind.lafa or is_character:
        found["lafa"] = kind.lafa
    if kind.upkeep > 0:
        found["upkeep"] = kind.upkeep
    if kind.upkeep < 0:
        found["income"] = -kind.upkeep
    if kind.kreski or is_character:
        found["kreski"] = kind.kreski
    if kind.szabla or is_character:
        found["szabla"] = kind.szabla
    return found
