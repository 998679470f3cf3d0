"""Elekt in the bar: what matters now, from the counts that lie open and from one's own hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from interrex.engine.options import CARD
from interrex.games.elekt.table import NOBODY, POWER, TITLES_TO_WIN
from interrex.games.elekt.view import ElektView, ZoneView
from interrex.web.phrases import speaker
from interrex.web.show.scene import Scene, kinds

ZONE: Final = "zone"  # the type of a part that names one
THUMBS: Final = {  # questions whose rule of thumb is always the same
    "recruit": "recruit", "attach": "attach", "swap": "swap", "destroy": "destroy", "save": "save",
    "give sceptre": "order", "direction": "order", "first direction": "order", "turn sceptre": "order",
}  # fmt: skip


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


def prompted(scene: Scene, asked: bool) -> str:
    """What stands in the bar: which touches assign a Unit; empty for the question as the game words it."""
    if not asked or scene.decision is None or scene.decision.question != "assign":
        return ""
    return speaker(scene.words.language)("el-ask-assign")


def matters(scene: Scene) -> str:
    """A rule of thumb in one sentence; where Units are assigned, the Zone in which Titles can be won."""
    if scene.decision is None:
        return ""
    t, question = speaker(scene.words.language), scene.decision.question
    if question in THUMBS:
        return t(f"el-now-{THUMBS[question]}")
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
    return Aim("shut" if all_behind else "hold" if leads else "court")


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
        yield Lead(zone, titles, own, rival, counts.get(rival, 0))


def _is_ahead(view: ElektView, seat: int, own: int | None, lead: Lead) -> bool:
    """EL-508, EL-511 With that count the seat would win Power, if nothing else changed."""
    if own is None:
        return False
    if lead.rival == NOBODY or own > lead.power:
        return True
    return own == lead.power and court_place(view, seat) < court_place(view, lead.rival)


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
