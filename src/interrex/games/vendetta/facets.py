"""By what the cards of Vendetta are searched and sorted."""

from __future__ import annotations

from interrex.engine.spec import Facet
from interrex.games.vendetta.cards import Kind, Pack


def facets(pack: Pack) -> dict[str, dict[str, Facet]]:
    """Clan, type and power of clan cards; the values of allies, victims and relics."""
    return {kind.id: facets_of(kind, pack) for kind in pack.kinds}


def facets_of(kind: Kind, pack: Pack) -> dict[str, Facet]:
    """VE-103, VE-107 What is printed on a card."""
    found: dict[str, Facet] = {}
    if kind.family == "clan_card":
        found["clan"] = (pack.clans[kind.clan].id,)
        found["type"] = (kind.type,)
        found["power"] = kind.power
    elif kind.family in ("ally", "victim"):
        found["influence"] = kind.values.influence
        found["feed"] = kind.values.feed
        found["drain"] = kind.values.drain
    elif kind.family == "relic":
        found["influence"] = kind.influence
    return found
