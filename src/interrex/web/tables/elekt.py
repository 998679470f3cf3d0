"""Elekt on the table: three Zones in a row, each with its face-up card and a corner for every seat."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from interrex.games.elekt.cards import Kind, Pack
from interrex.games.elekt.table import ATTRIBUTE_NAMES, HEAT_LIMIT, NOBODY, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, UnitView
from interrex.web.tables import Scene
from interrex.web.tables import plain as plainly
from interrex.words import Words

CORNERS: Final = ("near left", "far left", "far right", "near right")  # clockwise from the viewer
TWO_CORNERS: Final = ("near left", "far right")
ROUNDS: Final = 6
FROM_PILE: Final = "take from pile"  # equal cards in hand and pile are told apart by the question


def picture(scene: Scene) -> dict[str, Any]:
    """What the template draws."""
    view: ElektView = scene.view
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    return {
        "status": _status(scene),
        "zones": [_zone(scene, number) for number in range(len(view.zones))],
        "players": [_player(scene, seat) for seat in _around(scene)],
        "hand": [_card(scene, each) for each in own.known] if own is not None else None,
        "drawn": [_card(scene, each) for each in own.drawn] if own is not None else [],
        "pile": [_card(scene, each) for each in dict.fromkeys(reversed(view.pile))],
        "pile_size": len(view.pile),
        "from_pile": scene.decision is not None and scene.decision.question == FROM_PILE,
        "pool": [
            {"attribute": name, "name": scene.words.name("attribute", name), "number": number}
            for name, number in zip(ATTRIBUTE_NAMES, view.pool, strict=True)
        ],
    }


def _status(scene: Scene) -> dict[str, Any]:
    view: ElektView = scene.view
    return {
        "round": view.round,
        "rounds": ROUNDS,
        "phase": scene.words.name("phase", view.phase),
        "sceptre": view.sceptre,
        "clockwise": view.direction > 0,
        "heat": view.heat_pool,
        "deck": view.elite_deck,
    }


def _around(scene: Scene) -> list[int]:
    """The seats clockwise from the viewer."""
    count = len(scene.view.seats)
    first = scene.viewer if scene.viewer < count else 0
    return [(first + step) % count for step in range(count)]


def _zone(scene: Scene, number: int) -> dict[str, Any]:
    """EL-120, EL-140 A Zone: its face-up card in the middle, the corners around it."""
    zone = scene.view.zones[number]
    around = _around(scene)
    places = TWO_CORNERS if len(around) == 2 else CORNERS
    corners = []
    for place, seat in zip(places, around, strict=False):
        names: Counter[str] = Counter()
        units = []
        for unit in zone.corners[seat]:
            names[unit.kind] += 1
            units.append(_unit(scene, unit, seat, names[unit.kind]))
        corners.append({"place": place, "person": scene.people[seat], "units": units})
    return {
        "word": zone.name,
        "name": scene.words.name("zone", zone.name),
        "card": _card(scene, zone.card) if zone.card else None,
        "face_down": zone.face_down,
        "corners": corners,
    }


def _unit(scene: Scene, unit: UnitView, seat: int, number: int) -> dict[str, Any]:
    """A Unit in a corner, with its tokens and what it has copied."""
    card = _card(scene, unit.kind)
    letter = scene.people[seat].letter.lower()
    card["thing"] = f"{unit.kind}.{letter}" if _kind(scene.pack, unit.kind).copies > 1 else unit.kind
    card["key"] = f"{unit.kind}-{letter}-{number}"
    card["tokens"] = _signs(scene.words, unit.tokens)
    card["copied"] = _signs(scene.words, unit.copied)
    return card


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    """One player's side: Titles, Heat, hand, won cards, place in the Court order."""
    view: ElektView = scene.view
    player = view.seats[seat]
    count = len(view.seats)
    place = (seat - view.sceptre) * view.direction % count + 1 if view.sceptre != NOBODY else 0
    return {
        "person": scene.people[seat],
        "titles": player.titles,
        "goal": TITLES_TO_WIN[count],
        "heat": player.heat,
        "heat_limit": HEAT_LIMIT,
        "hand": player.hand,
        "known": [_card(scene, each) for each in player.known] if seat != view.seat else [],
        "won": [_card(scene, each) for each in player.won],
        "assigned": player.assigned,
        "passed": player.passed,
        "place": place,
        "sceptre": seat == view.sceptre,
    }


def _card(scene: Scene, card_id: str) -> dict[str, Any]:
    """A card as it lies open."""
    kind = _kind(scene.pack, card_id)
    language = scene.words.language
    return {
        "id": card_id,
        "thing": card_id,
        "key": "",
        "name": scene.words.card(card_id),
        "family": kind.family,
        "signs": _signs(scene.words, kind.symbols),
        "titles": [each.name[language] for each in kind.titles],
        "text": kind.text[language],
        "instant": kind.instant,
        "cost": kind.cost,
        "type": "spectre" if kind.spectre else "cultist",
        "basic": kind.basic,
        "tokens": [],
        "copied": [],
    }


def _signs(words: Words, numbers: tuple[int, ...]) -> list[dict[str, Any]]:
    return [
        {"attribute": name, "name": words.name("attribute", name), "number": number}
        for name, number in zip(ATTRIBUTE_NAMES, numbers, strict=True)
        if number
    ]


def _kind(pack: Pack, card_id: str) -> Kind:
    return next(kind for kind in pack.kinds if kind.id == card_id)


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: kind, symbols, Titles, ability, text, origin."""
    face = plainly.card_face(words, pack, card_id)
    if not face:
        return face
    kind = _kind(pack, card_id)
    lines = []
    if kind.family == "unit":
        rank = words.say("elekt-basic" if kind.basic else "elekt-elite")
        face["about"] += f", {rank}, {words.say('elekt-spectre' if kind.spectre else 'elekt-cultist')}"
    if kind.titles:
        names = ", ".join(title.name[words.language] for title in kind.titles)
        lines.append(f"{words.say('elekt-titles', number=len(kind.titles))}: {names}")
    if kind.instant:
        key = "elekt-instant-cost" if kind.cost else "elekt-instant"
        lines.append(f"→ {words.say(key, number=kind.cost)}")
    return {**face, "lines": lines, "signs": _signs(words, kind.symbols)}
