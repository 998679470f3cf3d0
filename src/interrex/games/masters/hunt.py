"""Chapter 500: the hunt for vampires."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.games.masters.city import expose_agents
from interrex.games.masters.combat import fight
from interrex.games.masters.table import (
    CELLS,
    DAY_FIGHT_AGENTS,
    Masters,
    agents_at,
    decide,
    decide_together,
    is_ready,
    leading,
    vampires_at,
)
from interrex.games.masters.verbs.vocabulary import DAY_FIGHT_FROM


def hunted_at(game: Masters, cell: int) -> list[int]:
    """MN-511 The vampires that count and may fight there (the ready ones only under MN-R06)."""
    here = vampires_at(game, cell)
    if game.rulings.exhausted_in_hunt == "ignored":
        return [vampire for vampire in here if is_ready(game, vampire)]
    return here


def has_day_fight(game: Masters, cell: int) -> bool:
    """MN-501 to MN-505 A vampire, enough agents, and no fight there yet today (but MN-R07)."""
    enough = DAY_FIGHT_AGENTS
    for _, args in game.force[DAY_FIGHT_FROM]:
        enough = min(enough, args[0])
    if agents_at(game, cell) < enough or not hunted_at(game, cell):
        return False
    if not game.fought >> cell & 1:
        return True
    again = game.rulings.day_fights_per_district == "until_below_three"
    return again and any(is_ready(game, vampire) for vampire in vampires_at(game, cell))


@step
def hunt_for_vampires(game: Masters) -> None:
    """MN-501, MN-506 The leader decides the order of the day fights."""
    cells = [cell for cell in CELLS if has_day_fight(game, cell)]
    if cells:
        decide(game, leading(game), "day fight", cells, choose_fighter, rule="MN-506")


@step
def choose_fighter(game: Masters, cell: int) -> None:
    """MN-507 The leader chooses exactly one of the vampires there."""
    decide_together(game, "fighter", hunted_at(game, cell), day_fight, cell, rule="MN-507")


@step
def day_fight(game: Masters, cell: int, vampire: int) -> None:
    """MN-509, MN-510, MN-512 All agents there are exposed, then the fight follows chapter 800."""
    game.fought |= 1 << cell
    expose_agents(game, cell)
    game.then(fight, vampire, True)
    game.then(hunt_for_vampires)
