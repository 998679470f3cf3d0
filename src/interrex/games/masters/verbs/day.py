"""The verbs of day effects; each gets the cell of its district (MN-318 to MN-323)."""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.games.masters.city import (
    enter_agents,
    expose_agents,
    move_agents,
    neighbours,
    remove_minions,
    sides_at,
)
from interrex.games.masters.dice import need_die, reroll
from interrex.games.masters.ending import weaken
from interrex.games.masters.exhaustion import can_gain_blood, gain_blood
from interrex.games.masters.relics import draw_for_museum, may_draw
from interrex.games.masters.table import (
    CELLS,
    DECLINE,
    RELIC_DECK,
    Masters,
    agents_at,
    decide,
    leading,
)
from interrex.games.masters.verbs.vocabulary import FEW, verbs

MOVES_TOKENS: Final = ("lure_agent", "lose_minion_nearby", "add_agent_here")
GENERAL: Final[set[str]] = set()  # verbs of any moment, see general.py


def changes_something(game: Masters, cell: int, effect: Effect) -> bool:
    """Whether a day effect would change anything or offer a choice now."""
    verb = effect.verb
    if verb == "draw_relic":
        return bool(game.cards_at[RELIC_DECK]) and may_draw(game)
    if verb == "lure_agent":
        return any(agents_at(game, other) for other in CELLS if other != cell)
    if verb == "nourish":
        return any(can_gain_blood(game, vampire) for vampire in range(game.vampires))
    if verb == "lose_minion_nearby":
        return any(game.minions[near] for near in neighbours(game, cell))
    if verb == "expose_district":
        return any(game.hidden)
    if verb == "add_agent_here":
        return game.agent_pool > 0 or game.rulings.missing_loss_scope == "all_effects"
    return True


@verbs.verb("day effect")
@step
def draw_relic(game: Masters, cell: int) -> None:
    """MN-318, MN-323 The leader draws the top relic and gives it to a vampire that may own relics."""
    if not game.cards_at[RELIC_DECK] or not may_draw(game):
        return  # MN-1005, MN-1009
    if game.rulings.museum_draw == "optional":
        game.ask(leading(game), "draw relic", ("draw", DECLINE), relic_wanted, rule="MN-323")
    else:
        game.then(draw_for_museum)


@step
def relic_wanted(game: Masters, answer: str) -> None:
    """MN-R24 Under the other reading the leader may leave the card undrawn."""
    if answer == "draw":
        game.then(draw_for_museum)


@verbs.verb("day effect")
@step
def lure_agent(game: Masters, cell: int) -> None:
    """MN-319 The leader may move 1 agent from another district into the Asylum."""
    options = [(other, side) for other in CELLS if other != cell for side in sides_at(game, other)]
    if options:
        game.ask(leading(game), "lure agent", (*options, DECLINE), agent_lured, cell, rule="MN-319")


@step
def agent_lured(game: Masters, cell: int, answer: str | tuple[int, int]) -> None:
    """MN-320 No automatic Veil loss."""
    if not isinstance(answer, str):
        move_agents(game, answer[0], cell, answer[1], 1)


@verbs.verb("day effect", takes=(FEW,))
@step
def nourish(game: Masters, cell: int, number: int) -> None:
    """MN-D4 One vampire of the leader's choice gains blood."""
    options = [vampire for vampire in range(game.vampires) if can_gain_blood(game, vampire)]
    if options:
        decide(game, leading(game), "who gains blood", options, nourished, number, rule="MN-321")


@step
def nourished(game: Masters, number: int, vampire: int) -> None:
    """MN-752 Blood up to the maximum."""
    gain_blood(game, vampire, number)


@verbs.verb("day effect")
@step
def lose_minion_nearby(game: Masters, cell: int) -> None:
    """MN-D4 The leader removes 1 minion from an adjacent district."""
    options = [near for near in neighbours(game, cell) if game.minions[near]]
    if options:
        decide(game, leading(game), "lose minion", options, minion_lost, rule="MN-321")


@step
def minion_lost(game: Masters, cell: int) -> None:
    """MN-118 The minion goes back to the pool."""
    remove_minions(game, cell, 1)


@verbs.verb("day effect", "event")
@step
def expose_district(game: Masters, source: int) -> None:
    """MN-D7 The leader may expose all agents in one district."""
    options = [cell for cell in CELLS if game.hidden[cell]]
    if options:
        game.ask(leading(game), "expose district", (*options, DECLINE), district_exposed, rule="MN-321")


@step
def district_exposed(game: Masters, answer: int | str) -> None:
    """MN-714 All agents there show their exposed side."""
    if not isinstance(answer, str):
        expose_agents(game, answer)


@verbs.verb("day effect", takes=(FEW,))
@step
def add_agent_here(game: Masters, cell: int, number: int) -> None:
    """MN-D7, MN-432 Agents from the pool; what is missing costs nothing (but see MN-R12)."""
    missing = number - enter_agents(game, cell, number)
    if missing and game.rulings.missing_loss_scope == "all_effects":
        weaken(game, missing, "MN-426")


@verbs.verb("day effect", "event")
@step
def offer_reroll(game: Masters, source: int) -> None:
    """MN-D8 The leader may re-roll all dice in the pool."""
    need_die(game)
    game.then(ask_reroll)


@step
def ask_reroll(game: Masters) -> None:
    """MN-213 Only dice of the pool are rolled."""
    game.ask(leading(game), "reroll", ("reroll", DECLINE), reroll_answered, rule="MN-213")


@step
def reroll_answered(game: Masters, answer: str) -> None:
    """MN-213 They stay in the pool."""
    if answer == "reroll":
        reroll(game, tuple(game.dice))


@verbs.verb("day effect", takes=(FEW,))
@step
def weaken_veil(game: Masters, cell: int, number: int) -> None:
    """MN-D8 The Veil is weakened at once."""
    weaken(game, number, "MN-320")
