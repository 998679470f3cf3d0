"""Elekt in the bar: what matters now, from the counts that lie open and from one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from interrex.engine.options import CARD
from interrex.games.elekt.table import NOBODY, POWER, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, ZoneView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene, kinds

ASSIGNMENT: Final = "assignment"  # the phase in which Units are sent to Zones
ZONE: Final = "zone"  # the type of a part that names one
THUMBS: Final = {  # questions whose rule of thumb is always the same
    "recruit": "recruit", "attach": "attach", "swap": "swap", "destroy": "destroy",
    "give sceptre": "order", "direction": "order", "first direction": "order", "turn sceptre": "order",
}  # fmt: skip


TIES: Final = frozenset(("win_ties", "win_ties_in", "lose_ties", "ties_go_to"))  # texts about ties
PRICES: Final = frozenset(("saving_price", "raise_saving_price"))  # texts about what saving costs


class Aim(NamedTuple):
    """What matters now: a sentence, and the Zone, the Unit and the player that it names."""

    key: str
    zone: str = ""
    card: str = ""
    seat: int = NOBODY


class Lead(NamedTuple):
    """A Zone whose card has Titles, and the highest count of Power there by a rival, if there is one."""

    zone: ZoneView
    titles: int
    own: int | None  # None where one has no Unit
    rival: int
    power: int
    by_court: bool  # EL-511 ties go to the first in Court order; else a text decides them, or nobody knows


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: what to touch for it; empty for the question as the game words it."""
    if not asked or scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question == "assign":
        return t("el-ask-assign")
    if question == "swap" and _are_own(scene):
        return t("el-ask-swap")
    if question == "save":
        return _saving(scene)
    return ""


def _cards_named(scene: Scene) -> set[tuple[str, int]]:
    """The cards that the options name, each with its owner where it has equals."""
    return {(part.word, part.owner) for each in scene.options for part in each.parts if part.type == CARD}


def _are_own(scene: Scene) -> bool:
    """All Units that may be chosen are the viewer's own."""
    zones = scene.view.zones
    own = {unit.kind for zone in zones for unit in zone.corners[scene.seat]}
    return all(
        card in own and (owner == scene.seat if kinds(scene.pack)[card].copies > 1 else True)
        for card, owner in _cards_named(scene)
    )


def _saving(scene: Scene) -> str:
    """EL-632, EL-633 Which Unit is destroyed, and what saving costs; nothing where a text may change it."""
    cards = {card for card, _ in _cards_named(scene)}
    if len(cards) != 1 or _speaks(scene, PRICES, scene.view.zones):
        return ""
    card = cards.pop()
    key = "basic" if kinds(scene.pack)[card].basic else "elite"
    return speaker(scene.words.language)(f"el-ask-save-{key}", card=scene.words.card(card))


def ties_by_court(scene: Scene, zone: ZoneView) -> bool:
    """EL-511 No text has a say in ties there: in Power the first in Court order wins them."""
    return not _speaks(scene, TIES, (zone,))


def _speaks(scene: Scene, verbs: frozenset[str], zones: tuple[ZoneView, ...]) -> bool:
    """A text with one of these verbs lies in these Zones, or before somebody who has won it."""
    of, view = kinds(scene.pack), scene.view
    cards = [zone.card for zone in zones if zone.card]
    cards += [unit.kind for zone in zones for corner in zone.corners for unit in corner]
    cards += [card for seat in view.seats for card in seat.won]
    return any(effect.verb in verbs for card in cards for effect in of[card].effects)


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence; where Units are assigned, the Zone in which Titles can be won."""
    if scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question in THUMBS:
        return t(f"el-now-{THUMBS[question]}")
    if question == "save":
        goes_on = scene.view.phase == ASSIGNMENT and not scene.view.seats[scene.seat].passed  # EL-402
        return t("el-now-save", when="now" if goes_on else "later")
    if question != "assign":
        return ""
    found = aim(scene)
    return t(
        f"el-now-{found.key}",
        zone=scene.words.name("zone", found.zone) if found.zone else "",
        card=scene.words.card(found.card) if found.card else "",
        who=scene.people[found.seat].name if found.seat != NOBODY else "",
    )


def court_place(view: ElektView, seat: int) -> int:
    """EL-511 One's place in the Court order, from 1; 0 while nobody has the Sceptre."""
    if view.sceptre == NOBODY:
        return 0
    return (seat - view.sceptre) * view.direction % len(view.seats) + 1


def aim(scene: Scene) -> Aim:
    """Who would win the game first, then what would take the lead, then what is led already."""
    if not any(part.type == ZONE for option in scene.options for part in option.parts):
        return Aim("none")
    view: ElektView = scene.view
    goal = TITLES_TO_WIN[len(view.seats)]
    leads = sorted(_leads(scene), key=lambda each: -each.titles)
    all_behind = [each for each in leads if not _is_ahead(view, scene.seat, each.own, each)]
    behind = [each for each in all_behind if _units_for(scene, each.zone.name)]
    for each in behind:
        if each.rival != NOBODY and view.seats[each.rival].titles + each.titles >= goal:
            return Aim("danger", each.zone.name, seat=each.rival)
    for each in behind:
        card = _takes_lead(scene, each)
        if card:
            wins = view.seats[scene.seat].titles + each.titles >= goal
            return Aim("win" if wins else "lead", each.zone.name, card)
    if behind:
        return Aim("build", behind[0].zone.name)
    if all_behind:
        return _shut(all_behind[0])
    may_add = any(_units_for(scene, each.zone.name) for each in leads)
    return Aim("hold" if may_add else "full" if leads else "court")


def _shut(lead: Lead) -> Aim:
    """EL-410 Titles that are led by another, or shared with one, where no Unit can be added."""
    if lead.own != lead.power:
        return Aim("shut", lead.zone.name)
    return Aim("tied", lead.zone.name, seat=lead.rival) if lead.by_court else Aim("even", lead.zone.name)


def _leads(scene: Scene) -> Iterator[Lead]:
    """The Zones whose cards have Titles, as Power stands there."""
    view: ElektView = scene.view
    for zone in view.zones:
        titles = len(kinds(scene.pack)[zone.card].titles) if zone.card else 0
        if not titles:
            continue
        counts = dict(zone.counts[POWER])
        own = counts.pop(scene.seat, None)
        rival = max(counts, key=lambda seat: (counts[seat], -court_place(view, seat)), default=NOBODY)
        by_court = view.sceptre != NOBODY and ties_by_court(scene, zone)
        yield Lead(zone, titles, own, rival, counts.get(rival, 0), by_court)


def _is_ahead(view: ElektView, seat: int, own: int | None, lead: Lead) -> bool:
    """EL-508, EL-511 With that count the seat would win Power, if nothing else changed."""
    if own is None:
        return False
    if lead.rival == NOBODY or own > lead.power:
        return True
    is_before = lead.by_court and court_place(view, seat) < court_place(view, lead.rival)
    return own == lead.power and is_before


def _takes_lead(scene: Scene, lead: Lead) -> str:
    """The Unit with the fewest crowns that may be assigned there and would be ahead by them."""
    of = kinds(scene.pack)
    enough = [
        card
        for card in _units_for(scene, lead.zone.name)
        if of[card].symbols[POWER]
        and _is_ahead(scene.view, scene.seat, (lead.own or 0) + of[card].symbols[POWER], lead)
    ]
    return min(enough, key=lambda card: (of[card].symbols[POWER], card), default="")


def _units_for(scene: Scene, zone: str) -> list[str]:
    """The Units that may be assigned to that Zone."""
    return [
        next(part.word for part in option.parts if part.type == CARD)
        for option in scene.options
        if any(part.type == ZONE and part.word == zone for part in option.parts)
    ]
