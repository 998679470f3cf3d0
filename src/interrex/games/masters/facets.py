"""By what the cards of Masters of the Night are searched and sorted."""

from __future__ import annotations

from interrex.engine.spec import Facet
from interrex.games.masters.cards import Event, Pack, Relic


def facets(pack: Pack) -> dict[str, dict[str, Facet]]:
    """Act and kind of events, kind and costs of relics, when districts work."""
    found: dict[str, dict[str, Facet]] = {}
    for district in pack.districts:
        found[district.id] = {"time": ("night" if district.night else "day",)}
    for event in pack.events:
        found[event.id] = event_facets(event)
    for relic in pack.relics:
        found[relic.id] = relic_facets(relic)
    return found


def event_facets(event: Event) -> dict[str, Facet]:
    """MN-404 What is printed on an event."""
    return {"act": event.act, "kind": (event.kind.replace(" ", "-"),)}


def relic_facets(relic: Relic) -> dict[str, Facet]:
    """MN-1010 What is printed on a relic."""
    found: dict[str, Facet] = {"kind": (relic.kind,)}
    for name, number in (("ap", relic.ap), ("blood", relic.blood), ("veil", relic.veil)):
        if number:
            found[name] = number
    return found
