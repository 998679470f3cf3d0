"""Moments of a round of Masters of the Night: where a scenario begins, and where it stops."""

from __future__ import annotations

from typing import Final

from interrex.engine.positions import AFTER, BEFORE, Stop, begin_at
from interrex.games.masters.day import day_effects, day_phase
from interrex.games.masters.events import after_plan, event_of_the_day, losses, put_down, text
from interrex.games.masters.hunt import hunt_for_vampires
from interrex.games.masters.night import act, begin_turn, end_night, night_phase
from interrex.games.masters.table import DAY, NIGHT, Masters

MOMENTS: Final = (
    "setup", "round begins", "day effects", "event", "text", "hunt", "night", "turn", "act", "night ends",
)  # fmt: skip
STOPS: Final[dict[str, Stop]] = {
    "day effects": (event_of_the_day, (), BEFORE),
    "plan": (after_plan, (), AFTER),
    "text": (put_down, (), BEFORE),
    "losses": (losses, (), AFTER),
    "event": (hunt_for_vampires, (), BEFORE),
    "hunt": (night_phase, (), BEFORE),
    "turn": (act, (), AFTER),
    "night": (end_night, (), BEFORE),
    "night ends": (end_night, (), AFTER),
}


def schedule(game: Masters, moment: str, active: int) -> None:
    """Put on the agenda what comes from that moment on (the last written comes first)."""
    game.then(day_phase)
    game.phase = DAY
    if moment == "round begins":
        game.round -= 1
        return
    if moment in ("turn", "act", "night ends"):
        schedule_night(game, moment, active)
        return
    game.then(night_phase)
    if moment in ("hunt", "text", "event", "day effects"):
        game.then(hunt_for_vampires)
    if moment in ("event", "day effects"):
        game.then(event_of_the_day)
    if moment == "text":  # the plan of the event has been carried out
        begin_at(game, (text, (), BEFORE), event_of_the_day)
    if moment == "day effects":
        game.then(day_effects)


def schedule_night(game: Masters, moment: str, active: int) -> None:
    """The rest of a night, from the turn of the active vampire on."""
    game.phase = NIGHT
    game.then(end_night)
    if moment == "night ends":
        return
    order = [(game.leader + distance) % game.vampires for distance in range(game.vampires)]
    for vampire in reversed(order[order.index(active) + 1 :]):
        game.then(begin_turn, vampire)
    if moment == "turn":
        game.then(begin_turn, active)
        return
    game.active = active
    game.then(act, active)
