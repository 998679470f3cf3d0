"""What a view says, in the words of facts: two accounts of one table that must agree."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from interrex.engine.arguments import DIRECTIONS
from interrex.engine.table import SEAT_LETTERS

Seen = dict[str, Any]


def letter(seat: int) -> str:
    return SEAT_LETTERS[seat] if seat >= 0 else ""


def by_letter(view: Any, field: str) -> Seen:
    """A field of every seat."""
    return {each.letter: getattr(each, field) for each in view.seats}


def elekt(view: Any) -> Seen:
    zones = {
        zone.name: {letter(seat): [unit.kind for unit in corner] for seat, corner in enumerate(zone.corners)}
        for zone in view.zones
        if not any(unit.copied or any(unit.tokens) for corner in zone.corners for unit in corner)
    }
    return {
        "round": view.round, "phase": view.phase, "sceptre": letter(view.sceptre),
        "direction": DIRECTIONS[view.direction], "heat_pool": view.heat_pool, "elite_deck": view.elite_deck,
        "heat": by_letter(view, "heat"), "titles": by_letter(view, "titles"), "won": by_letter(view, "won"),
        "assigned": by_letter(view, "assigned"),
        "passed": [each.letter for each in view.seats if each.passed],
        "pool": " ".join(f"{name}{number}" for name, number in zip("ODVP", view.pool, strict=True)),
        "face_up": {zone.name: zone.card for zone in view.zones},
        "face_down": {zone.name: zone.face_down for zone in view.zones}, **zones,
    }  # fmt: skip


def vendetta(view: Any) -> Seen:
    open_ones = [each for each in view.seats if each.influence is not None]
    return {
        "round": view.round, "phase": view.phase, "ambition": letter(view.ambition), "victims": view.victims,
        "ally_deck": view.ally_deck, "pool": by_letter(view, "pool"),
        "clans": {each.letter: each.clan for each in view.seats if each.clan},
        "influence": {each.letter: each.influence for each in open_ones},
        "diablerie": by_letter(view, "diablerie"), "flipped": by_letter(view, "flipped"),
        "alliance": by_letter(view, "alliance"), "drained": by_letter(view, "drained"),
        "hand_size": by_letter(view, "hand"), "deck_size": by_letter(view, "deck"),
        "out": [each.letter for each in view.seats if each.out],
        "row": " ".join(each.word for each in view.locations),
        "allies": {each.word: each.ally for each in view.locations if each.ally},
        "location_cards": {each.word: each.card for each in view.locations if each.card},
        "relics_used": [each.letter for each in view.seats if each.relic_used],
    }  # fmt: skip


def masters(view: Any) -> Seen:
    found: Seen = {
        name: getattr(view, name)
        for name in (
            "round", "phase", "leader", "active", "ap", "veil", "loss", "aside", "agent_pool", "minion_pool",
            "blood_pool", "events_left", "relics_left", "in_play", "out", "event_to_come", "dice", "taken",
        )
    }  # fmt: skip
    districts, vampires = view.districts, view.vampires
    tokens = {each.cell: [("h", each.hidden), ("e", each.exposed), ("m", each.minions)] for each in districts}
    return {
        **found,
        "tiles": [each.tile for each in districts],
        "city": {cell: " ".join(f"{kind}{n}" for kind, n in row if n) for cell, row in tokens.items()},
        "seals": {each.cell: each.seal for each in districts},
        "at": {each.name: each.cell for each in vampires},
        "player": {each.name: each.player for each in vampires},
        "blood": {each.name: each.blood for each in vampires},
        "blood_maximum": {each.name: each.blood_maximum for each in vampires},
        "kills": {each.name: each.kills for each in vampires},
        "relics": {each.name: each.relics for each in vampires},
        "exhausted": [each.name for each in vampires if not each.ready],
        "placed": {
            **{each.cell: each.cards for each in districts}, **{each.name: each.cards for each in vampires}
        },
    }  # fmt: skip


def veto(view: Any) -> Seen:
    people = [each for seat in view.seats for each in seat.company]
    own = {} if len({each.kind for each in people}) < len(people) else {each.kind: each for each in people}
    return {
        "round": view.round, "phase": view.phase, "initiative": letter(view.initiative),
        "voice": letter(view.voice), "deed": view.deed, "election": letter(view.election), "pool": view.pool,
        "banned": view.banned, "out": [each.letter for each in view.seats if each.out],
        "kreski": by_letter(view, "kreski"), "ducats": by_letter(view, "ducats"),
        "hand_size": by_letter(view, "hand"), "deck_size": by_letter(view, "deck"),
        "top": by_letter(view, "top"), "removed": by_letter(view, "removed"),
        "company": {seat.letter: [each.kind for each in seat.company] for seat in view.seats},
        "estates": {seat.letter: [each.kind for each in seat.estates] for seat in view.seats},
        "effects": {seat.letter: [each.kind for each in seat.effects] for seat in view.seats},
        "magnates": [each.kind for each in people if each.field == "magnates"],
        "is_tapped": {name: each.tapped for name, each in own.items()},
        "szabla": {name: each.szabla for name, each in own.items()},
        "kreski_trait": {name: each.kreski for name, each in own.items()},
        "keywords": {name: each.keywords for name, each in own.items()},
        "face_down": {name: each.face_down for name, each in own.items()},
        "attached": {name: [card.kind for card in each.attached] for name, each in own.items()},
    }  # fmt: skip


SEEN: dict[str, Callable[[Any], Seen]] = {
    "elekt": elekt, "vendetta": vendetta, "masters": masters, "veto": veto,
}  # fmt: skip
