"""Veto! on the table: rivals above, oneself below, each with two fields; the stack and the duel between."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.veto.cards import CHARACTER, FACTION, KEYWORDS, Kind, Pack
from interrex.games.veto.table import NOBODY, TO_WIN
from interrex.games.veto.view import CharacterView, DuelView, SeatView, VetoView
from interrex.games.veto.wording import FIELD_NAMES
from interrex.web.tables import Scene, around, kinds, undrawn
from interrex.web.tables import plain as plainly
from interrex.words import Words

ELEKT: Final = "elekt"
TAPPED: Final = " (tapped)"  # as the view marks a tapped card


def picture(scene: Scene) -> dict[str, Any]:
    """What the template draws."""
    view: VetoView = scene.view
    own = view.seats[view.seat] if view.seat < len(view.seats) else None
    letter = scene.people[view.seat].letter if own is not None else ""
    found: dict[str, Any] = {
        "status": _status(scene),
        "players": [_player(scene, seat) for seat in around(scene)],
        "stack": _stack(scene),
        "duel": _duel(scene, view.duel) if view.duel is not None else None,
        "hand": [_card(scene, each, letter) for each in own.known] if own is not None else None,
        "looking": [_card(scene, each, letter) for each in own.looking] if own is not None else [],
    }
    return {**found, "offered": [_card(scene, each) for each in undrawn(scene, found)]}


def _status(scene: Scene) -> dict[str, Any]:
    """Round, phase, the common pool, initiative, election, the moment to which replies are asked."""
    view: VetoView = scene.view
    return {
        "round": view.round,
        "phase": scene.words.name("phase", view.phase),
        "pool": view.pool,
        "initiative": scene.people[view.initiative] if view.initiative != NOBODY else None,
        "election": scene.people[view.election] if view.election != NOBODY else None,
        "moment": scene.words.name("moment", view.moment) if view.moment else "",
        "banned": view.banned,
    }


# --- the seats -----------------------------------------------------------------------------------


def _player(scene: Scene, seat: int) -> dict[str, Any]:
    """One player's side: faction card, purse, piles, both fields, estates and effects."""
    view: VetoView = scene.view
    player: SeatView = view.seats[seat]
    person = scene.people[seat]
    letter = person.letter
    return {
        "thing": letter,
        "person": person,
        "goal": TO_WIN[len(view.seats)],
        "voice": seat == view.voice,
        "deed": seat == view.voice and view.deed,
        "initiative": seat == view.initiative,
        "election": seat == view.election,
        "out": player.out,
        "kreski": player.kreski,
        "ducats": player.ducats,
        "hand": player.hand,
        "deck": player.deck,
        "discards": player.discards,
        "top": _card(scene, player.top, letter) if player.top else None,
        "removed": [_card(scene, each) for each in player.removed],
        "faction": {**_card(scene, player.faction, letter), "tapped": player.faction_tapped},
        "strategy": {**_card(scene, player.strategy, letter), "tapped": player.strategy_tapped}
        if player.strategy
        else None,
        "beside": [_lying(scene, each, letter) for each in (*player.estates, *player.effects)],
        "known": [_card(scene, each, letter) for each in player.known] if seat != view.seat else [],
        "choose_removed": not scene.marked.isdisjoint(player.removed),
        "choose_known": seat != view.seat and not scene.marked.isdisjoint(player.known),
        "fields": {field: _field(scene, seat, player, field) for field in FIELD_NAMES},
    }


def _field(scene: Scene, seat: int, player: SeatView, field: str) -> dict[str, Any]:
    """A field; one's own can be chosen when a character may go to either."""
    return {
        "word": field,
        "thing": field if seat == scene.viewer else "",
        "name": scene.words.name("field", field),
        "folk": [
            _character(scene, each, scene.people[seat].letter)
            for each in player.company
            if each.field == field
        ],
    }


def _character(scene: Scene, character: CharacterView, letter: str) -> dict[str, Any]:
    """A character with what he is worth now, his keywords and everything attached to him."""
    words = scene.words
    known = [_card(scene, each, letter) for each in character.thrusts]
    return {
        **_card(scene, character.kind, letter),
        "szabla": character.szabla,
        "kreski": character.kreski,
        "keywords": [words.name("keyword", word) for word in character.keywords],
        "elekt": ELEKT in character.keywords,
        "tapped": character.tapped,
        "attached": [_lying(scene, each, letter) for each in character.attached],
        "thrusts": known,
        "face_down": character.face_down - len(known),
        "fights": scene.view.duel is not None
        and character.kind in (scene.view.duel.challenger, scene.view.duel.challenged),
    }


def _lying(scene: Scene, shown: str, letter: str) -> dict[str, Any]:
    """A card as the view writes it, with ``(tapped)`` behind it where it is."""
    card_id = shown.removesuffix(TAPPED)
    return {**_card(scene, card_id, letter), "tapped": card_id != shown}


# --- what is going on ----------------------------------------------------------------------------


def _stack(scene: Scene) -> list[dict[str, Any]]:
    """The open stack, the last item first, each with what it answers or is aimed at."""
    found = []
    lying = [item[2] for item in scene.view.stack]
    for number, (letter, what, card_id, aim) in enumerate(scene.view.stack, 1):
        target = scene.words.card(aim) if len(aim) > 1 else aim and scene.people["ABCD".index(aim)].name
        found.append(
            {
                **_card(scene, card_id, f"stack{number}"),
                "number": number,
                "person": scene.people["ABCD".index(letter)],
                "does": scene.words.say(f"veto-item-{what}"),
                "answers": lying.index(aim) + 1 if aim in lying[: number - 1] else 0,
                "aim": target,
                "aim_id": aim if len(aim) > 1 else "",
            }
        )
    return found[::-1]


def _duel(scene: Scene, duel: DuelView) -> dict[str, Any]:
    """Both fighters with their totals, and the arms in use."""
    return {
        "one": {**_card(scene, duel.challenger, "duel"), "figures": []},
        "two": {**_card(scene, duel.challenged, "duel"), "figures": []},
        "first": duel.totals[0],
        "second": duel.totals[1],
        "used": [_card(scene, each, "duel") for each in duel.used],
        "revenge": duel.revenge,
    }


# --- cards ---------------------------------------------------------------------------------------


def _card(scene: Scene, card_id: str, at: str = "") -> dict[str, Any]:
    """A card as it lies open; it travels between places of one seat."""
    kind: Kind = kinds(scene.pack)[card_id]
    return {
        "id": card_id,
        "thing": card_id,
        "key": f"{card_id}-{at}" if at else "",
        "name": scene.words.card(card_id),
        "family": kind.family,
        "kind": scene.words.name("family", kind.family),
        "figures": _figures(kind),
        "text": kind.text[scene.words.language],
        "tapped": False,
    }


def _figures(kind: Kind) -> list[tuple[str, str, str]]:
    """The numbers on a card, each with its sign and name."""
    found = []
    if kind.family == CHARACTER:
        found = [("sabre", "vt-szabla", str(kind.szabla)), ("kreska", "vt-kreski", str(kind.kreski))]
    elif kind.szabla:
        found = [("sabre", "vt-szabla", f"{kind.szabla:+d}".replace("-", "−"))]
    if lafa(kind):
        found.append(("ducat", "vt-lafa", lafa(kind)))
    return found


def lafa(kind: Kind) -> str:
    """VT-113 to VT-115 X, X/Y or X/+Y."""
    if not kind.upkeep:
        return str(kind.lafa) if kind.lafa else ""
    return f"{kind.lafa}/{kind.upkeep}" if kind.upkeep > 0 else f"{kind.lafa}/+{-kind.upkeep}"


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: nickname, type, faction, figures, keywords, text, origin."""
    if card_id not in kinds(pack):
        return {}
    kind: Kind = kinds(pack)[card_id]
    borne = [word for at, word in enumerate(KEYWORDS) if kind.keywords >> at & 1]
    face = plainly.card_face(words, pack, card_id, *borne)
    if kind.nickname[words.language]:
        face["name"] += f", {kind.nickname[words.language]}"
    about = [face["about"], words.card(kind.faction) if kind.faction else words.say("veto-neutral")]
    if kind.unique:
        about.append(words.say("veto-unique"))
    numbers = []
    if kind.family == FACTION:
        numbers.append(words.say("veto-treasury", number=kind.treasury, income=kind.income))
    if kind.szabla or kind.family == CHARACTER:
        numbers.append(words.say("veto-szabla", number=kind.szabla))
    if kind.kreski or kind.family == CHARACTER:
        numbers.append(words.say("veto-trait", number=kind.kreski))
    if lafa(kind):
        numbers.append(words.say("veto-lafa", lafa=lafa(kind)))
    lines = [" · ".join(numbers), ". ".join(words.name("keyword", word) for word in borne)]
    return {**face, "about": ", ".join(about), "lines": [line for line in lines if line]}
