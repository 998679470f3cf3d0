"""By what the cards of Elekt are searched and sorted."""

from __future__ import annotations

from interrex.engine.spec import Facet
from interrex.games.elekt.cards import SYMBOLS, Kind, Pack


def facets(pack: Pack) -> dict[str, dict[str, Facet]]:
    """Rank, nature and symbols of every Unit; Titles and cost of other cards."""
    return {kind.id: facets_of(kind) for kind in pack.kinds}


def facets_of(kind: Kind) -> dict[str, Facet]:
    """EL-112 to EL-116 What is printed on a card."""
    found: dict[str, Facet] = {}
    if kind.family == "unit":
        found["rank"] = ("basic" if kind.basic else "elite",)
        found["nature"] = ("spectre" if kind.spectre else "cultist",)
        for name, number in zip(SYMBOLS, kind.symbols, strict=True):
            if number:
                found[name] = number
    if kind.titles:
        found["titles"] = len(kind.titles)
    if kind.cost:
        found["cost"] = kind.cost
    return found
