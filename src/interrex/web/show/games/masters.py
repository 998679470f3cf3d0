"""Masters of the Night on the table: the city of nine districts, the Veil and the dice beside it.

Below lie the actions of the night with their prices, and a sheet for each vampire.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from interrex.engine.options import CARD, SEAT_LETTERS, VERB, Part, Parts, kind_part
from interrex.games.masters.actions import PLACE
from interrex.games.masters.cards import ABILITIES, Ability, District, Event, Pack, Relic, ability_number
from interrex.games.masters.combat import BLEEDS, DARKNESS_KILLS, REMOVES
from interrex.games.masters.options import DIE, USE, cell
from interrex.games.masters.plan import PlanView
from interrex.games.masters.table import DAY_FIGHT_AGENTS, KILL_TRACK, TOKEN_NAMES, VEIL_TOP
from interrex.games.masters.view import DistrictView, MastersView, VampireView
from interrex.web.phrases import speaker
from interrex.web.show.games import plain as plainly
from interrex.web.show.games.asking.masters import ahead, aim, missing, sides
from interrex.web.show.games.asking.masters import matters as matters
from interrex.web.show.games.asking.masters import prompted as prompted
from interrex.web.show.games.asking.masters import remarks as remarks
from interrex.web.show.games.doing.masters import ACTIONS, SERVES, action, costs, deeds, why_not
from interrex.web.show.kit import Kit, kit_of
from interrex.web.show.scene import Drawn, Person, Scene, Thing, around, card_text, kinds, undrawn
from interrex.words import Words

FIGHTING: Final = (
    "day fight",
    "fighter",
    "send minions",
    "die",
    "in the fight",
    "set die to 6",
    "who loses blood",
)
STEPS_OF_DAY: Final = ("leader", "districts", "event", "hunt")
MAX_TOKENS_DRAWN: Final = 5  # drawn one by one
BY_MOMENTS: Final = True  # the city changes with each line that a scene tells
RESOLVES: Final = {  # what is seen in scenes: dawn, the event, fights, the Veil, seals and the end
    "day": "begins", "leader": "beside", "event": "begins", "agents_entered": "line",
    "agents_moved": "beside", "agents_removed": "beside", "minions_added": "beside",
    "minions_removed": "beside", "minions_moved": "beside", "exposed": "beside", "blood_gained": "beside",
    "landing": "line", "missing": "line", "text_loss": "line", "veil_weakened": "prize",
    "veil_strengthened": "beside", "fight": "begins", "dice_taken": "line", "dice_changed": "beside",
    "blood_lost": "beside", "exhausted": "line", "kills": "won", "relic_drawn": "begins", "sealed": "won",
    "ritual": "won", "defeat": "won", "turn": "ends",
}  # fmt: skip
TOKENS: Final = (  # lines of what comes, goes and is changed in the city
    "agents_entered", "agents_moved", "agents_removed", "minions_added", "minions_removed", "minions_moved",
    "exposed", "blood_gained", "blood_lost", "exhausted", "veil_weakened", "veil_strengthened",
)  # fmt: skip
HOLDS: Final = {  # what a heading of a scene is about: what else is told stands without it
    "day": ("leader", *TOKENS), "event": (*TOKENS, "landing", "missing", "text_loss", "defeat"),
    "fight": ("dice_taken", "dice_changed", "blood_lost", "exhausted", "kills"), "relic_drawn": (),
}  # fmt: skip

Plans = dict[Part, PlanView]  # by what an action is about: a district, a relic, or its verb alone
Bars = Mapping[str, str]  # the rule against each thing that the active vampire cannot do now


class Status(NamedTuple):
    """How the game stands, and what is left in the boxes."""

    round: int
    phase: str
    step: str  # of the day
    difficulty: str
    relics: int
    agents: int
    minions: int
    blood: int
    missing: int  # agents that the next event needs and the pool lacks


class Goal(NamedTuple):
    """MN-1201 to MN-1207 How far the ritual is, and what would end the game before it."""

    vampires: int
    kills: int  # of all vampires together
    kills_needed: int
    seals: int
    together: int  # most vampires in one district
    where: str
    minions: int  # there
    minions_needed: int
    agents: int  # there
    events: int
    now: str  # the step that all are at


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
        return [action(first.word)]
    if first.word == DIE:
        return [Thing(DIE, parts[1].text)]
    if first.word in TOKEN_NAMES and len(parts) > 2:
        return [_token(parts[2].text, first.word), *plainly.things(parts[3:])]
    return plainly.things(parts)


def acting(view: MastersView, pack: Pack, parts: Parts) -> list[Thing]:
    """What one would use, do or go to; of the cards only relics are used or laid somewhere."""
    of = kinds(pack)
    if parts[0].word in (USE, PLACE) and not all(
        isinstance(of.get(part.word), Relic) for part in parts if part.type == CARD
    ):
        return []
    return things(parts)


def _token(cell: str, name: str) -> Thing:
    """Agents of one side, or minions, where they stand."""
    return Thing("token", f"{cell}.{name}")


def picture(scene: Scene) -> dict[str, Any]:
    """Where the parts lie."""
    view: MastersView = scene.view
    return {
        "cells": [each.cell for each in view.districts],
        "vampires": [(each.name, _person(scene, each).colour) for each in _own_first(scene)],
        "deeds": [(serves, [action(each).name for each in actions]) for serves, actions in SERVES.items()],
    }


def _own_first(scene: Scene) -> list[VampireView]:
    """The vampires round the table from the viewer on, the viewer's own before the others."""
    letters = [scene.people[seat].letter for seat in around(scene)]
    return sorted(scene.view.vampires, key=lambda each: letters.index(each.player))


def parts_alike(scene: Scene) -> Iterator[Drawn]:
    """MN-154 Nearly everything lies open: what looks the same from every seat."""
    view: MastersView = scene.view
    kit = kit_of(Cards, scene)
    plans = {each.parts[-1]: each for each in view.plans}
    pawns = {each.name: _pawn(scene, each) for each in view.vampires}
    yield "status", "status", _status(view), *kit
    yield "city-sheet", "city_sheet", tuple(each.tile for each in view.districts), *kit
    yield "goal", "goal", _goal(scene), kit[1]
    turned, found = view.event or view.event_to_come, aim(view)
    advised = found.cells if found is not None else ()
    for number, district in enumerate(view.districts):
        there = tuple(pawns[name] for name in district.vampires)
        mark = kit[0].mark(turned, number)
        arriving = _arriving(mark, view.row)
        yield f"district-{district.cell}", "district", district, there, mark, arriving, *kit
        yield f"cost-{district.cell}", "way", costs(plans.get(cell(number))), district.cell in advised, kit[1]
    lacking = (missing(view), view.agent_pool) if missing(view) else ()
    yield "veil", "veil", view.veil, VEIL_TOP, view.row, view.loss, lacking, kit[1]
    yield "dice", "dice", view.dice, view.aside, view.taken, kit[1]
    yield "event", "event", view.event or view.last_event, bool(view.event), view.events_left, *kit
    yield "to-come", "turned", "mn-to-come", view.event_to_come, *kit
    yield "relic", "turned", "mn-relic", view.relic, *kit
    yield "acting", "acting", pawns.get(view.active), view.ap, *kit
    here = next((each.cell for each in view.vampires if each.name == view.active), "")
    tile = next((each.tile for each in view.districts if each.cell == here), "")
    for deed in deeds(view, kit[0].price(tile)):
        yield f"deed-{deed.word}", "deed", deed, kit[1]
    yield "in-play", "in_play", view.in_play, *kit
    for vampire in view.vampires:
        yield from _sheet(scene, vampire, pawns[vampire.name], plans, kit)
    yield "out", "out", view.out, *kit


def parts(scene: Scene) -> Iterator[Drawn]:
    """What differs by who looks: who is oneself, and what may be chosen that lies nowhere."""
    view: MastersView = scene.view
    kit = kit_of(Cards, scene)
    yield "offered", "offered", undrawn(scene, _lying(view, kit[0])), *kit
    for vampire in view.vampires:
        person, pawn = _person(scene, vampire), _pawn(scene, vampire)
        yield f"vampire-{vampire.name}", "vampire", pawn, person.is_you, person.decides and pawn.acts, *kit
    for person in scene.people:
        yield f"player-{person.letter}", "player", person, kit[1]


def tally(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """The kills of the vampires that a player runs."""
    t, letter = speaker(scene.words.language), SEAT_LETTERS[seat]
    own = [each for each in scene.view.vampires if each.player == letter]
    return [(f"{scene.words.card(each.name)}: {t('mn-kills')}", each.kills) for each in own]


def stood(scene: Scene) -> list[tuple[str, str]]:
    """What was there of all that the ritual needs (MN-1201 to MN-1204), and what weakened the Veil."""
    t, view, goal = speaker(scene.words.language), scene.view, _goal(scene)
    return [
        (t("mn-end-rounds"), f"{view.round}"),
        (t("mn-veil"), f"{view.veil}"),
        (t("mn-events"), f"{goal.events}"),
        (t("mn-kills"), f"{goal.kills} / {goal.kills_needed}"),
        (t("mn-seals-placed"), f"{goal.seals} / {goal.vampires}"),
        (t("mn-gathered"), f"{goal.together} / {goal.vampires}"),
        *((t(f"mn-lost-{cause}"), f"{number}") for cause, number in view.veil_lost),
    ]


def concluded(scene: Scene) -> str:
    """What took most of the Veil, or that the events ran out; and what helps against it."""
    t, view, goal = speaker(scene.words.language), scene.view, _goal(scene)
    if view.winners:
        return t("mn-turned-won", round=view.round, veil=view.veil, events=goal.events)
    if view.veil:
        return t("mn-turned-events", kills=goal.kills, needed=goal.kills_needed)
    cause, lost = max(view.veil_lost, key=lambda each: each[1], default=("deeds", 0))
    return t(f"mn-turned-{cause}", lost=lost, all=sum(number for _, number in view.veil_lost))


def pictured(words: Words, kind: str, values: Mapping[str, Any]) -> Drawn | None:
    """What a line of a scene shows beside its words: the macro and all that it draws from."""
    kit = Cards(words), speaker(words.language)
    if kind == "day":
        return "shown_day", STEPS_OF_DAY, kit[1]
    if "card" in values and kind in ("event", "relic_drawn"):
        return "shown_card", values["card"], *kit
    if "dice" in values:
        return "shown_dice", tuple(values["dice"]), *kit
    if "veil" in values:
        return "shown_veil", values["veil"], VEIL_TOP, kit[1]
    return None


def actor(game: Any, values: Mapping[str, Any]) -> int | None:
    """The seat of the vampire that a line of the log is about."""
    vampire = values.get("vampire")
    return game.player[game.line_up.index(vampire)] if vampire in game.line_up else None


def _status(view: MastersView) -> Status:
    fights = view.phase == "day" and view.asked and view.asked[0].question in FIGHTING
    return Status(
        view.round, view.phase, "hunt" if fights else view.step, view.difficulty,
        view.relics_left, view.agent_pool, view.minion_pool, view.blood_pool, missing(view),
    )  # fmt: skip


def _goal(scene: Scene) -> Goal:
    """The place nearest to a ritual is where most vampires are, then where least is missing."""
    view: MastersView = scene.view
    place = max(
        view.districts,
        key=lambda each: (len(each.vampires), -each.hidden - each.exposed, each.minions - each.ritual),
    )
    kills = sum(min(each.kills, KILL_TRACK) for each in view.vampires)
    seals = sum(bool(each.sealed) for each in view.vampires)
    needed, all_seals = KILL_TRACK * len(view.vampires), len(view.vampires)
    return Goal(
        len(view.vampires),
        kills,
        needed,
        seals,
        len(place.vampires),
        scene.words.place("cell", place.cell, "in") or scene.words.card(place.tile),
        place.minions,
        place.ritual,
        place.hidden + place.exposed,
        view.events_left,
        "kills" if kills < needed and seals < all_seals else "seals" if seals < all_seals else "ritual",
    )


def _arriving(mark: str, row: tuple[int, int, int]) -> str:
    """MN-409 to MN-411 How many agents a cross of the plan means; two numbers while it is not settled."""
    if not mark:
        return ""
    red, larger, smaller = row
    return str(red) if mark == "red" else str(larger) if larger == smaller else f"{smaller}–{larger}"


def _person(scene: Scene, vampire: VampireView) -> Person:
    return scene.people["ABCDE".index(vampire.player)]


def _pawn(scene: Scene, vampire: VampireView) -> Pawn:
    person = _person(scene, vampire)
    acts, leads = vampire.name == scene.view.active, vampire.name == scene.view.leader
    return Pawn(vampire.name, person.letter, person.name, person.colour, not vampire.ready, acts, leads)


def _sheet(
    scene: Scene, vampire: VampireView, pawn: Pawn, plans: Plans, kit: tuple[Cards, Any]
) -> Iterator[Drawn]:
    """What stands on a vampire's sheet: blood, kills, abilities with their prices, relics and cards on it."""
    name = vampire.name
    sealed = scene.words.place("cell", vampire.sealed) if vampire.sealed else ""
    yield f"life-{name}", "life", vampire.blood, vampire.blood_maximum, vampire.kills, sealed, kit[1]
    bars = kit[0].bars(vampire, scene.view.barred if pawn.acts else ())
    yield f"powers-{name}", "powers", name, bars, *kit
    relics = tuple(costs(plans.get(kind_part(each))) for each in vampire.relics)
    yield f"cards-{name}", "belongings", vampire.relics, relics, vampire.cards, *kit


def _lying(view: MastersView, cards: Cards) -> Iterator[str]:
    """The cards that can be clicked where they lie."""
    yield from (view.event, view.event_to_come, view.relic, *view.in_play)
    for district in view.districts:
        yield from district.cards
    for vampire in view.vampires:
        yield from (vampire.name, *vampire.relics, *vampire.cards)
        yield from (each["id"] for each in cards.abilities(vampire.name))


class Cards(Kit):
    """The cards of the game: events with their plans, relics, abilities, tiles."""

    def __init__(self, words: Words) -> None:
        super().__init__(words)
        self.abilities = cache(self.powers)

    def mark(self, turned: str, cell: int) -> str:
        """MN-405 The cross of the event's plan on a district: red, grey or none."""
        plan = self.card(turned)["plan"] if turned else ()
        return plan[cell] if plan else ""

    def price(self, tile: str) -> int:
        """MN-730 The AP printed on a tile with a night effect."""
        return self.kinds[tile].ap or 1 if tile else 1

    def sides(self, text: str) -> list[tuple[str, str]]:
        """The words of a day effect by the side that must be ahead; words of their own have none."""
        return sides(text, speaker(self.words.language))

    def tokens(self, district: DistrictView) -> Iterator[dict[str, Any]]:
        """Who stands in a district besides vampires; a few are drawn one by one."""
        counts = (district.hidden, district.exposed, district.minions)
        for name, number in zip(TOKEN_NAMES, counts, strict=True):
            if number:
                few = number <= MAX_TOKENS_DRAWN
                thing = _token(district.cell, name).id
                yield {"thing": thing, "sign": name, "number": number, "few": few}

    def ahead(self, district: DistrictView) -> str:
        """MN-312 to MN-316 Which side is ahead, where that matters: in a district with a day effect."""
        if self.card(district.tile)["night"]:
            return ""
        return ahead(district)

    def hunted(self, district: DistrictView) -> bool:
        """MN-501 There will be a fight here by day, if nothing changes."""
        return bool(district.vampires) and district.hidden + district.exposed >= DAY_FIGHT_AGENTS

    def effect(self, value: int) -> tuple[bool, bool]:
        """MN-807 to MN-809 What a die does in a fight: an agent falls, blood is lost."""
        return value >= REMOVES, value <= BLEEDS

    def bars(self, vampire: VampireView, barred: tuple[Any, ...]) -> tuple[tuple[str, str], ...]:
        """Why each of the two abilities cannot be used, and by which rule; empty where nothing is known."""
        against = {each.word: each.rule for each in barred}
        found = []
        for ability in self.abilities(vampire.name):
            rule = against.get(ability["id"], "")
            if not rule and ability["sign"] == "veil" and vampire.kills < DARKNESS_KILLS:
                rule = "MN-770"
            if not rule and ability["sign"] == "blood" and vampire.blood < ability["cost"]:
                rule = "MN-738"
            found.append((why_not("", rule), rule))
        return tuple(found)

    def powers(self, name: str) -> list[dict[str, Any]]:
        """The Blood and the Darkness ability of a vampire."""
        number = next(at for at, each in enumerate(self.pack.vampires) if each.id == name)
        vampire = self.pack.vampires[number]
        found = []
        for which, sign in (("blood", "blood"), ("darkness", "veil")):
            ability: Ability = getattr(vampire, which)
            word = ABILITIES[ability_number(number, which)]
            thing = Thing(CARD, word).id
            text = ability.text[self.words.language]
            found.append(
                {
                    "id": word,
                    "thing": thing,
                    "name": self.called(word),
                    "sign": sign,
                    "cost": ability.cost,
                    "text": text,
                }
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
            "ap": found.ap if isinstance(found, District) else 0,
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
