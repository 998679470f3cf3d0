"""Masters of the Night on the table: the city of nine districts, the Veil and the dice beside it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from interrex.engine.options import CARD, SEAT_LETTERS, VERB, Part, Parts, kind_part, verb
from interrex.games.masters.actions import (
    END_TURN,
    EXPOSE,
    FIGHT,
    HUNT,
    NIGHT_EFFECT,
    RECRUIT,
    RITUAL,
    SEAL,
    WILD_HUNT,
)
from interrex.games.masters.cards import ABILITIES, Ability, District, Event, Pack, Relic, ability_number
from interrex.games.masters.options import DIE, cell
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import TOKEN_NAMES, VEIL_TOP
from interrex.games.masters.view import DistrictView, MastersView, VampireView
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.kit import Kit, kit_of
from interrex.web.show.scene import Drawn, Scene, Thing, card_text, kinds, undrawn
from interrex.words import Words

ACTIONS: Final = (FIGHT, EXPOSE, RECRUIT, NIGHT_EFFECT, HUNT, WILD_HUNT, SEAL, RITUAL, END_TURN)
MAX_TOKENS_DRAWN: Final = 4  # drawn one by one

Plans = dict[Part, PlanView]  # by what an action is about: a district, a relic, or its verb alone
Costs = tuple[tuple[str, str, str], ...]  # a sign, its name and a number each


class Status(NamedTuple):
    """How the game stands, and what is left in the boxes."""

    round: int
    phase: str
    difficulty: str
    events: int
    relics: int
    agents: int
    minions: int
    blood: int


class Pawn(NamedTuple):
    """A vampire as it stands in the city."""

    name: str
    letter: str
    person: str
    colour: str
    tired: bool
    acts: bool
    leads: bool


def things(parts: Parts) -> list[Thing]:
    """An agent is chosen where it stands (``r1c1.hidden``), a die by its number, an action on its board."""
    first = parts[0]
    if first.type != VERB:
        return plainly.things(parts)
    if len(parts) == 1 and first.word in ACTIONS:
        return [_action(first.word)]
    if first.word == DIE:
        return [Thing(DIE, parts[1].text)]
    if first.word in TOKEN_NAMES and len(parts) > 2:
        return [_token(parts[2].text, first.word), *plainly.things(parts[3:])]
    return plainly.things(parts)


def _action(word: str) -> Thing:
    return Thing("action", word.replace(" ", "-"))


def _token(cell: str, name: str) -> Thing:
    """Agents of one side, or minions, where they stand."""
    return Thing("token", f"{cell}.{name}")


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    view: MastersView = scene.view
    return {
        "cells": [each.cell for each in view.districts],
        "vampires": [each.name for each in view.vampires],
    }


def parts(scene: Scene) -> Iterator[Drawn]:
    """Every part of the table: its name, its macro, and all that the macro draws from."""
    view: MastersView = scene.view
    kit = kit_of(Cards, scene)
    plans = {each.parts[-1]: each for each in view.plans} if view.options else {}
    pawns = {each.name: _pawn(scene, each) for each in view.vampires}
    status = Status(
        view.round, view.phase, view.difficulty, view.events_left, view.relics_left, view.agent_pool,
        view.minion_pool, view.blood_pool,
    )  # fmt: skip
    yield "status", "status", status, *kit
    turned = view.event or view.event_to_come
    for number, district in enumerate(view.districts):
        there = tuple(pawns[name] for name in district.vampires)
        mark, cost = kit[0].mark(turned, number), _costs(plans.get(cell(number)))
        yield f"district-{district.cell}", "district", district, there, mark, cost, *kit
    yield "veil", "veil", view.veil, VEIL_TOP, view.row, view.loss, kit[1]
    yield "dice", "dice", view.dice, view.aside, view.taken, kit[1]
    yield "event", "turned", "mn-event", view.event, *kit
    yield "to-come", "turned", "mn-to-come", view.event_to_come, *kit
    yield "relic", "turned", "mn-relic", view.relic, *kit
    yield "offered", "offered", undrawn(scene, _lying(view, kit[0])), *kit
    yield "actions", "actions", _actions(scene, plans), *kit
    yield "in-play", "in_play", view.in_play, *kit
    for vampire in view.vampires:
        yield _vampire(scene, vampire, pawns[vampire.name], plans, kit)
    for person in scene.people:
        yield f"player-{person.letter}", "player", person, kit[1]
    yield "out", "out", view.out, *kit


def _pawn(scene: Scene, vampire: VampireView) -> Pawn:
    person = scene.people["ABCDE".index(vampire.player)]
    acts, leads = vampire.name == scene.view.active, vampire.name == scene.view.leader
    return Pawn(vampire.name, person.letter, person.name, person.colour, not vampire.ready, acts, leads)


def _vampire(scene: Scene, vampire: VampireView, pawn: Pawn, plans: Plans, kit: Drawn) -> Drawn:
    """A vampire card: who runs it, blood, kills, abilities with their costs, relics and cards on it."""
    person = scene.people["ABCDE".index(vampire.player)]
    relics = tuple(_costs(plans.get(kind_part(each))) for each in vampire.relics)
    decides = person.decides and pawn.acts
    ap = scene.view.ap if pawn.acts else 0
    where = scene.words.place("cell", vampire.cell)
    name = f"vampire-{vampire.name}"
    return name, "vampire", vampire, pawn, where, person.is_you, decides, ap, relics, *kit


def _actions(scene: Scene, plans: Plans) -> tuple[tuple[str, str, Costs], ...]:
    """The actions offered now in their usual order, each with what it would cost and bring."""
    said = {each.things[0]: each.said for each in scene.options if each.things}
    offered = ((word, _action(word)) for word in ACTIONS)
    return tuple(
        (said[action], action.id, _costs(plans.get(verb(word)))) for word, action in offered if action in said
    )


def _lying(view: MastersView, cards: Cards) -> Iterator[str]:
    """The cards that can be clicked where they lie."""
    yield from (view.event, view.event_to_come, view.relic, *view.in_play)
    for district in view.districts:
        yield from district.cards
    for vampire in view.vampires:
        yield from (vampire.name, *vampire.relics, *vampire.cards)
        yield from (each["id"] for each in cards.abilities(vampire.name))


@lru_cache(maxsize=5000)
def _costs(plan: PlanView | None) -> Costs:
    """The costs and the outcome of an action, each as a sign, its name and a number."""
    if plan is None:
        return ()
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
    return tuple(found)


class Cards(Kit):
    """The cards of the game: events with their plans, relics, abilities, tiles."""

    def mark(self, turned: str, cell: int) -> str:
        """MN-405 The cross of the event's plan on a district: red, grey or none."""
        plan = self.card(turned)["plan"] if turned else ()
        return plan[cell] if plan else ""

    def tokens(self, district: DistrictView) -> Iterator[dict[str, Any]]:
        """Who stands in a district besides vampires; a few are drawn one by one."""
        counts = (district.hidden, district.exposed, district.minions)
        for name, number in zip(TOKEN_NAMES, counts, strict=True):
            if number:
                few = number <= MAX_TOKENS_DRAWN
                thing = _token(district.cell, name).id
                yield {"thing": thing, "sign": name, "number": number, "few": few}

    def abilities(self, name: str) -> list[dict[str, Any]]:
        """The Blood and the Darkness ability of a vampire."""
        number = next(at for at, each in enumerate(self.pack.vampires) if each.id == name)
        vampire = self.pack.vampires[number]
        found = []
        for which, sign in (("blood", "blood"), ("darkness", "veil")):
            ability: Ability = getattr(vampire, which)
            word = ABILITIES[ability_number(number, which)]
            thing = Thing(CARD, word).id
            found.append(
                {"id": word, "thing": thing, "name": self.called(word), "sign": sign, "cost": ability.cost}
            )
        return found

    def face(self, card_id: str) -> dict[str, Any]:
        """An event, a relic, an ability or a tile that lies open."""
        found = self.kinds.get(card_id)
        text = found.text if isinstance(found, Event | Relic | District) else None
        if text is None:
            card = card_text(self.words, self.pack, card_id)
            text = card.text if card is not None else {}
        family = "relic" if isinstance(found, Relic) else "event" if isinstance(found, Event) else "ability"
        return {
            "id": card_id,
            "thing": Thing(CARD, card_id).id,
            "key": card_id,
            "name": self.called(card_id),
            "family": family,
            "plan": _plan(found) if isinstance(found, Event) else [],
            "text": text.get(self.words.language, ""),
            "night": isinstance(found, District) and found.night,
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


# --- the end ------------------------------------------------------------------------------------------


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The kills of the vampires that a player runs."""
    t, letter = speaker(scene.words.language), SEAT_LETTERS[seat]
    own = [each for each in scene.view.vampires if each.player == letter]
    return [(f"{scene.words.card(each.name)}: {t('mn-kills')}", each.kills) for each in own]


def stood(scene: Scene) -> list[tuple[str, str]]:
    """What was there of all that the ritual needs (MN-1201 to MN-1204), and what could still be lost."""
    t, view = speaker(scene.words.language), scene.view
    count = len(view.vampires)
    together = max(len(each.vampires) for each in view.districts)
    sealed = sum(bool(each.sealed) for each in view.vampires)
    return [
        (t("mn-veil"), f"{view.veil}"),
        (t("mn-events"), f"{view.events_left}"),
        (t("mn-seals-placed"), f"{sealed} / {count}"),
        (t("mn-gathered"), f"{together} / {count}"),
    ]
