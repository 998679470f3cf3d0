"""Vendetta on the table: the locations in a row, the rivals' positions above, one's own below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from interrex.games.vendetta.cards import Kind, Pack
from interrex.games.vendetta.conflict import FIRST, SECOND, THIRD
from interrex.games.vendetta.table import NOBODY
from interrex.games.vendetta.view import UNKNOWN, LocationView, VendettaView
from interrex.web.tables import Scene, around, kinds, undrawn
from interrex.web.tables import plain as plainly
from interrex.words import Words

ROUNDS: Final = 3
CHOICES: Final = ("stay", "withdraw")


def things(words: Words, option: str) -> list[str]:
    """A place is chosen with its side (``L1.up``), a face-down card by where it lies (``L1.B.2``)."""
    parts = option.split()
    if parts[0] == "play" and len(parts) == 3:
        return [parts[1], f"{parts[1]}.{parts[2]}"]
    if parts[0] == "look" and len(parts) == 4:
        return [".".join(parts[1:])]
    return plainly.things(words, option)


def picture(scene: Scene) -> dict[str, Any]:
    """What the template draws."""
    view: VendettaView = scene.view
    seats = around(scene)
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    found: dict[str, Any] = {
        "status": _status(scene),
        "locations": [_location(scene, each, seats) for each in view.locations],
        "players": [_player(scene, seat) for seat in seats],
        "hand": [_card(scene, each) for each in own.known] if own is not None else None,
        "looked": [_card(scene, each) for each in own.looked] if own is not None else [],
        "sheets": [_card(scene, each) for each in view.sheets] if not view.round else [],
        "relics": [_card(scene, each) for each in view.relics] if not view.round else [],
        "out": _counted(scene, view.out),
        "choices": [{"thing": word, "name": scene.words.name("choice", word)} for word in CHOICES]
        if scene.marked.intersection(CHOICES)
        else [],
    }
    return {**found, "offered": [_card(scene, each) for each in undrawn(scene, found)]}


def _status(scene: Scene) -> dict[str, Any]:
    """Round, phase, decks, and what each rank brings this round (VE-743 to VE-747)."""
    view: VendettaView = scene.view
    first = FIRST[view.round]
    return {
        "round": view.round,
        "rounds": ROUNDS,
        "phase": scene.words.name("phase", view.phase),
        "ally_deck": view.ally_deck,
        "victims": view.victims,
        "rewards": (first, first + 1, SECOND[view.round], THIRD[view.round]) if view.round else (),
    }


def _location(scene: Scene, location: LocationView, seats: list[int]) -> dict[str, Any]:
    """A location: its tile, its ally, its location card, everybody's position."""
    view: VendettaView = scene.view
    tile = kinds(scene.pack).get(location.tile)
    return {
        "thing": location.word,
        "name": scene.words.card(tile.id) if tile is not None else location.word,
        "haven": location.word == "H",
        "now": view.now == location.word,
        "done": location.done,
        "ally": _card(scene, location.ally) if location.ally else None,
        "site": _card(scene, location.card) if location.card else None,
        "positions": [_position(scene, location, seat) for seat in seats],
        "up": {"thing": f"{location.word}.up"},
        "down": {"thing": f"{location.word}.down"},
    }


def _position(scene: Scene, location: LocationView, seat: int) -> dict[str, Any]:
    """A position: face-up cards, face-down ones (named where the viewer knows them), blood, total, rank."""
    view: VendettaView = scene.view
    there = location.positions[seat]
    letter = scene.people[seat].letter
    down = []
    for number, card_id in enumerate(there.down, 1):
        card = _card(scene, card_id) if card_id != UNKNOWN else None
        here = f"{location.word}.{letter}.{number}"
        thing = here if card is None or here in scene.marked else card["thing"]
        down.append({"thing": thing, "number": number, "card": card})
    now = view.now == location.word
    return {
        "person": scene.people[seat],
        "up": [_card(scene, each) for each in there.up],
        "down": down,
        "blood": there.blood,
        "total": dict(view.totals).get(seat) if now else None,
        "rank": view.ranking.index(seat) + 1 if now and seat in view.ranking else 0,
    }


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    """One player's side: clan, pool, hand, Alliance, drained cards, relic; what is known of hidden cards."""
    view: VendettaView = scene.view
    player = view.seats[seat]
    own = seat == view.seat
    count = len(view.seats)
    return {
        "person": scene.people[seat],
        "clan": player.clan,
        "clan_name": scene.words.card(player.clan) if player.clan else "",
        "out": player.out,
        "ambition": seat == view.ambition,
        "active": seat == view.active != NOBODY,
        "partner": scene.people[(seat + count // 2) % count] if view.team else None,  # VE-1503
        "blood": player.pool,
        "influence": player.influence,
        "score": player.score,
        "diablerie": player.diablerie,
        "flipped": player.flipped,
        "hand": player.hand,
        "deck": player.deck,
        "known": _counted(scene, player.known) if not own else [],
        "either": _counted(scene, player.either) if not own else [],
        "alliance": _owned(scene, seat, player.alliance),
        "drained": _owned(scene, seat, player.drained, player.alliance),
        "relic": _card(scene, player.relic) if player.relic else None,
        "relic_used": player.relic_used,
    }


def _owned(scene: Scene, seat: int, cards: Iterable[str], before: Iterable[str] = ()) -> list[dict[str, Any]]:
    """The cards of a player; a choice among equal ones means the viewer's own, undrained first."""
    found = _counted(scene, cards)
    for card in found:
        if not card["key"] and (seat != scene.viewer or card["id"] in before):
            card["thing"] = ""
    return found


def _counted(scene: Scene, cards: Iterable[str]) -> list[dict[str, Any]]:
    """Cards in a row, equal ones as one with their number."""
    return [{**_card(scene, each), "count": number} for each, number in Counter(cards).items()]


def _card(scene: Scene, card_id: str) -> dict[str, Any]:
    """A card as it lies open. Single cards keep their name when they move, so that they travel."""
    kind: Kind = kinds(scene.pack)[card_id]
    return {
        "id": card_id,
        "thing": card_id,
        "key": card_id if kind.copies == 1 else "",
        "name": scene.words.card(card_id),
        "family": kind.family,
        "type": scene.words.name("type", kind.type) if kind.type else "",
        "sort": kind.type or ("vampire" if kind.vampire else "human" if kind.family == "ally" else ""),
        "power": kind.power if kind.family == "clan_card" else None,
        "figures": _figures(kind),
        "drained": kind.values.drained,
        "text": kind.text[scene.words.language] or _deck(scene.words, scene.pack, kind),
        "count": 1,
    }


def _deck(words: Words, pack: Pack, clan: Kind) -> str:
    """The cards of a clan by name (VE-103); nothing for any other card."""
    if clan.family != "clan":
        return ""
    number = pack.clans.index(clan)
    own = [kind.id for kind in pack.kinds if kind.family == "clan_card" and kind.clan == number]
    return ", ".join(words.card(each) for each in own)


def _figures(kind: Kind) -> list[tuple[str, str, int]]:
    """The numbers on a card, each with its sign and name (VE-107)."""
    if kind.family in ("ally", "victim"):
        values = kind.values
        return [
            ("power", "ve-influence", values.influence),
            ("feed", "ve-feed", values.feed),
            ("blood", "ve-drain", values.drain),
            ("drained", "ve-drained", values.drained),
        ]
    if kind.family == "relic":
        return [("power", "ve-influence", kind.influence)]
    return []


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: clan and type, power or values, text, origin."""
    if card_id not in kinds(pack):
        return {}
    kind: Kind = kinds(pack)[card_id]
    face = plainly.card_face(words, pack, card_id, kind.type)
    lines = []
    if kind.family == "clan_card":
        clan = words.card(pack.clans[kind.clan].id)
        face["about"] += f", {clan}, {words.name('type', kind.type)}"
        lines.append(words.say("vendetta-power", number=kind.power))
    elif kind.family in ("ally", "victim"):
        if kind.family == "ally":
            face["about"] += f", {words.say('vendetta-vampire' if kind.vampire else 'vendetta-human')}"
        values = kind.values
        lines.append(
            words.say(
                "vendetta-values", influence=values.influence, feed=values.feed, drain=values.drain,
                drained=values.drained,
            )
        )  # fmt: skip
    elif kind.family == "clan":
        lines.append(_deck(words, pack, kind))
    elif kind.family == "relic":
        lines.append(words.say("vendetta-influence", number=kind.influence))
    return {**face, "lines": lines}
