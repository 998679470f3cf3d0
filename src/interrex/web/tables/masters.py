"""Masters of the Night on the table: the city of nine districts, the Veil and the dice beside it."""

from __future__ import annotations

from typing import Any, Final

from interrex.games.masters.cards import (
    ABILITIES,
    CELL_NAMES,
    Ability,
    District,
    Event,
    Pack,
    Relic,
    ability_number,
)
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import TOKEN_NAMES, VEIL_TOP
from interrex.games.masters.view import DistrictView, MastersView, VampireView
from interrex.web.tables import Scene, card_text, kinds, undrawn
from interrex.web.tables import plain as plainly
from interrex.words import Words

ACTIONS: Final = (
    "fight", "expose", "recruit", "night effect", "hunt", "wild hunt", "seal", "ritual", "end turn",
)  # fmt: skip
MOST_TOKENS: Final = 4  # drawn one by one


def things(words: Words, option: str) -> list[str]:
    """An agent is chosen where it stands (``r1c1.hidden``), a die by its number, an action on its board."""
    parts = option.split()
    if option in ACTIONS:
        return [_action(option)]
    if parts[0] == "die":
        return [f"die.{parts[1]}"]
    if parts[0] in TOKEN_NAMES and len(parts) > 2:
        return [f"{parts[2]}.{parts[0]}", *parts[4:]]
    return plainly.things(words, option)


def _action(word: str) -> str:
    return f"act.{word.replace(' ', '-')}"


def picture(scene: Scene) -> dict[str, Any]:
    """What the template draws."""
    view: MastersView = scene.view
    plans = {each.word: each for each in view.plans if view.options}
    found: dict[str, Any] = {
        "status": _status(scene),
        "veil": [{"number": number, "here": number == view.veil} for number in range(VEIL_TOP, -1, -1)],
        "districts": [_district(scene, each, plans) for each in view.districts],
        "dice": [{"thing": f"die.{value}", "value": value} for value in view.dice],
        "taken": view.taken,
        "event": _card(scene, view.event) if view.event else None,
        "to_come": _card(scene, view.event_to_come) if view.event_to_come else None,
        "relic": _card(scene, view.relic) if view.relic else None,
        "in_play": [_card(scene, each) for each in view.in_play],
        "out": [_card(scene, each) for each in view.out],
        "vampires": [_vampire(scene, each, plans) for each in view.vampires],
        "players": [{"thing": person.letter, "person": person} for person in scene.people],
        "actions": _actions(scene, plans),
    }
    return {**found, "offered": [_card(scene, each) for each in undrawn(scene, found)]}


def _status(scene: Scene) -> dict[str, Any]:
    view: MastersView = scene.view
    return {
        "round": view.round,
        "phase": scene.words.name("phase", view.phase),
        "night": view.phase == "night",
        "difficulty": scene.words.name("difficulty", view.difficulty),
        "events": view.events_left,
        "relics": view.relics_left,
        "agents": view.agent_pool,
        "minions": view.minion_pool,
        "blood": view.blood_pool,
        "row": view.row,
        "loss": view.loss,
        "aside": view.aside,
    }


# --- the city ------------------------------------------------------------------------------------


def _district(scene: Scene, district: DistrictView, plans: dict[str, PlanView]) -> dict[str, Any]:
    """MN-101 A district: its tile, who and what is there, its seal, and what a Move there costs."""
    view: MastersView = scene.view
    tile = kinds(scene.pack)[district.tile]
    counts = (district.hidden, district.exposed, district.minions)
    tired = {each.name for each in view.vampires if not each.ready}
    return {
        "thing": district.cell,
        "tile": district.tile,
        "name": scene.words.card(district.tile),
        "text": tile.text[scene.words.language],
        "night": tile.night,
        "tokens": [
            {"thing": f"{district.cell}.{name}", "sign": name, "number": number, "few": number <= MOST_TOKENS}
            for name, number in zip(TOKEN_NAMES, counts, strict=True)
            if number
        ],
        "vampires": [_pawn(scene, name, name in tired) for name in district.vampires],
        "seal": scene.words.card(district.seal) if district.seal else "",
        "cards": [_card(scene, each) for each in district.cards],
        "mark": _mark(scene, CELL_NAMES.index(district.cell)),
        "plan": _costs(plans.get(f"move {district.cell}")),
    }


def _mark(scene: Scene, cell: int) -> str:
    """MN-405 The cross of the event's plan on a district: red, grey or none."""
    turned = scene.view.event or scene.view.event_to_come
    event = kinds(scene.pack).get(turned)
    if not isinstance(event, Event):
        return ""
    return "red" if cell == event.red else "grey" if cell in event.grey else ""


def _pawn(scene: Scene, name: str, tired: bool) -> dict[str, Any]:
    """A vampire as it stands in the city."""
    vampire = next(each for each in scene.view.vampires if each.name == name)
    return {
        "thing": name,
        "name": scene.words.card(name),
        "person": scene.people["ABCDE".index(vampire.player)],
        "tired": tired,
        "acts": name == scene.view.active,
        "leads": name == scene.view.leader,
    }


# --- the vampires --------------------------------------------------------------------------------


def _vampire(scene: Scene, vampire: VampireView, plans: dict[str, PlanView]) -> dict[str, Any]:
    """A vampire card: who runs it, blood, kills, abilities with their costs, relics and cards on it."""
    view: MastersView = scene.view
    acts = vampire.name == view.active
    return {
        **_pawn(scene, vampire.name, not vampire.ready),
        "cell": scene.words.place("cell", vampire.cell),
        "blood": vampire.blood,
        "maximum": vampire.blood_maximum,
        "kills": vampire.kills,
        "ap": view.ap if acts else 0,
        "sealed": vampire.sealed,
        "abilities": _abilities(scene, vampire.name),
        "relics": [{**_card(scene, each), "plan": _used(plans, each)} for each in vampire.relics],
        "cards": [_card(scene, each) for each in vampire.cards],
    }


def _abilities(scene: Scene, name: str) -> list[dict[str, Any]]:
    """The Blood and the Darkness ability of a vampire."""
    number = next(at for at, each in enumerate(scene.pack.vampires) if each.id == name)
    vampire = scene.pack.vampires[number]
    found = []
    for which, sign in (("blood", "blood"), ("darkness", "veil")):
        ability: Ability = getattr(vampire, which)
        word = ABILITIES[ability_number(number, which)]
        found.append({"thing": word, "name": scene.words.card(word), "sign": sign, "cost": ability.cost})
    return found


def _used(plans: dict[str, PlanView], card_id: str) -> list[tuple[str, str, str]]:
    return _costs(plans.get(f"use {card_id}") or plans.get(f"place {card_id}"))


def _actions(scene: Scene, plans: dict[str, PlanView]) -> list[dict[str, Any]]:
    """The actions offered now, each with what it would cost and bring."""
    return [
        {"thing": _action(word), "name": scene.words.option("act", word), "plan": _costs(plans.get(word))}
        for word in ACTIONS
        if _action(word) in scene.marked
    ]


def _costs(plan: PlanView | None) -> list[tuple[str, str, str]]:
    """The costs and the outcome of an action, each as a sign, its name and a number."""
    if plan is None:
        return []
    found = [("", "mn-ap", str(plan.ap))] if plan.ap else []
    if plan.blood:
        found.append(("blood", "mn-pay-blood", str(plan.blood)))
    if plan.veil:
        found.append(("veil", "mn-veil", f"{-plan.veil:+d}".replace("-", "−")))
    if plan.dice or plan.unknown:
        found.append(("exposed-agent", "mn-exposed", str(plan.agents)))
        found += [(f"die-{value}", "mn-best-die", "") for value in plan.dice]
        found.append(("kill", "mn-kills", str(plan.kills)))
        found.append(("blood", "mn-lose-blood", f"−{plan.bleeding}"))
        if plan.minions:
            found.append(("minion", "mn-send-minions", f"≤{plan.minions}"))
        if plan.unknown:
            found.append(("", "mn-unknown", str(plan.unknown)))
    elif plan.agents:
        found.append(("hidden-agent", "mn-agents-there", str(plan.agents)))
    return found


# --- cards ---------------------------------------------------------------------------------------


def _card(scene: Scene, card_id: str) -> dict[str, Any]:
    """An event, a relic or an ability that lies open."""
    found = kinds(scene.pack).get(card_id)
    text = found.text if isinstance(found, Event | Relic) else None
    if text is None:
        shown = card_text(scene.words, scene.pack, card_id)
        text = shown.text if shown is not None else {}
    return {
        "id": card_id,
        "thing": card_id,
        "key": card_id,
        "name": scene.words.card(card_id),
        "family": "relic" if isinstance(found, Relic) else "event" if isinstance(found, Event) else "ability",
        "plan": _plan(found) if isinstance(found, Event) else [],
        "text": text.get(scene.words.language, ""),
    }


def _plan(event: Event) -> list[str]:
    """MN-405 The nine cells of an event's plan."""
    return ["red" if cell == event.red else "grey" if cell in event.grey else "" for cell in range(9)]


def card_face(words: Words, pack: Pack, card_id: str) -> dict[str, Any]:
    """A card in full: family, costs, text, origin; an event with its plan."""
    found = kinds(pack).get(card_id)
    tags = [found.kind] if isinstance(found, Relic) else []
    if isinstance(found, District):
        tags.append("night" if found.night else "day")
    face = plainly.card_face(words, pack, card_id, *tags)
    if not face:
        return face
    lines = []
    if isinstance(found, Relic):
        costs = (("ap", found.ap), ("blood", found.blood), ("veil", found.veil))
        said = [words.say(f"masters-plan-{name}", number=number) for name, number in costs if number]
        lines += [", ".join(said)] if said else []
    if isinstance(found, Event):
        face["plan"] = _plan(found)
    return {**face, "lines": lines}
