"""Moments of a round of Elekt: where a scenario begins, and where it stops."""

from __future__ import annotations

from typing import Final

from interrex.engine.positions import AFTER, BEFORE, Stop, pause
from interrex.games.elekt.abilities import announce
from interrex.games.elekt.assignment import assignment_phase, assignment_turn
from interrex.games.elekt.confrontations import (
    begin_zone,
    confront,
    confrontation_phase,
    order_of_confrontations,
    resolve_zone,
    zone_resolved,
)
from interrex.games.elekt.recruitment import play_round
from interrex.games.elekt.round_end import collect_court_heat, end_round, give_sceptre, return_units, reveal
from interrex.games.elekt.table import (
    ASSIGNMENT,
    ATTRIBUTE_NAMES,
    CONFRONTATION,
    RECRUITMENT,
    ROUND_END,
    ZONE_NAMES,
    ZONES,
    Elekt,
)

GO_ON: Final = "go-on"
MOMENTS: Final = (
    "setup", "round begins", "assignment begins", "assignment", "confrontation", "round end", "heat step",
    "return step", "reveal step",
    *(f"{zone} {what}" for zone in ZONE_NAMES for what in ("begins", *ATTRIBUTE_NAMES)),
)  # fmt: skip
STOPS: Final[dict[str, Stop]] = {
    "recruitment": (assignment_phase, (), BEFORE),
    "assignment": (confrontation_phase, (), BEFORE),
    **{
        f"{zone} {attribute}": (confront, (ZONE_NAMES.index(zone), number), AFTER)
        for zone in ZONE_NAMES
        for number, attribute in enumerate(ATTRIBUTE_NAMES)
    },
    **{zone: (zone_resolved, (number,), AFTER) for number, zone in enumerate(ZONE_NAMES)},
    "confrontation": (end_round, (), BEFORE),
    "sceptre step": (give_sceptre, (), AFTER),
    "heat step": (collect_court_heat, (), AFTER),
    "return step": (return_units, (), AFTER),
    "round end": (reveal, (), AFTER),
}


def schedule(game: Elekt, moment: str, to_move: int, pauses: bool) -> None:
    """Put on the agenda what comes from that moment on; with a pause when a Zone is resolved."""
    game.then(play_round)
    if moment == "round begins":
        game.phase = RECRUITMENT
        game.round -= 1
        return
    tail = {"reveal step": 1, "return step": 2, "heat step": 3}.get(moment, 4)
    if tail < 4:
        game.phase = ROUND_END
        for item in (reveal, return_units, collect_court_heat)[:tail]:
            game.then(item)
        return
    game.then(end_round)
    if moment == "round end":
        return
    if moment == "assignment begins":
        game.then(confrontation_phase)
        game.then(assignment_phase)
    elif moment == "assignment":
        game.phase = ASSIGNMENT
        game.then(confrontation_phase)
        game.then(announce, "assignment_end")
        game.then(assignment_turn, to_move)
    elif moment == "confrontation":
        game.then(confrontation_phase)
    else:
        zone_name, what = moment.split()
        schedule_zone(game, zone_name, what, pauses)


def schedule_zone(game: Elekt, zone_name: str, what: str, pauses: bool) -> None:
    """From the beginning of a Zone, or from one of its confrontations."""
    game.phase = CONFRONTATION
    zone = ZONE_NAMES.index(zone_name)
    for later in reversed(ZONES[zone + 1 :]):
        game.then(resolve_zone, later)
    if pauses:
        game.then(pause, 0, GO_ON)
    for earlier in ZONES[:zone]:
        game.resolved |= 1 << earlier
    if what == "begins":
        game.then(resolve_zone, zone)
        return
    begin_zone(game, zone)
    game.then(zone_resolved, zone)
    order = list(order_of_confrontations(game, zone))
    attribute = ATTRIBUTE_NAMES.index(what)
    left = order[order.index(attribute) :] if attribute in order else []
    for each in reversed(left):
        game.then(confront, zone, each)
