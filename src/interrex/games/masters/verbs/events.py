"""The verbs of event texts; each gets the number of its card. One call is one sentence (MN-C11)."""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import OneOf
from interrex.engine.questions import step
from interrex.games.masters.city import (
    AHEAD_AGENTS,
    AHEAD_MINIONS,
    add_minions,
    ahead,
    enter_agents,
    move_agents,
    neighbours,
    note_change,
    remove_minions,
    sides_at,
)
from interrex.games.masters.dice import need_die, set_aside
from interrex.games.masters.ending import weaken
from interrex.games.masters.events import (
    event_kind,
    gain_by_event,
    is_watched,
    lose_by_event,
    lose_missing,
    note_landing,
    place,
)
from interrex.games.masters.exhaustion import can_gain_blood, gain_blood, lose_blood
from interrex.games.masters.happening import happened
from interrex.games.masters.relics import relic_discarded
from interrex.games.masters.table import (
    CELLS,
    CORNERS,
    EXPOSED,
    HIDDEN,
    NOBODY,
    OWNED,
    Masters,
    agents_at,
    decide,
    decide_together,
    leading,
    vampires_at,
)
from interrex.games.masters.verbs.vocabulary import DISTRICT, FEW, verbs, words

WHERE: Final = OneOf(
    {
        **DISTRICT.words,
        **words(
            "most_minions", "most_agents", "most_vampires", "exactly_two_agents", "deserted", "corners"
        ).words,
    }
)


def selected(game: Masters, where: int | str) -> tuple[tuple[int, ...], bool]:
    """MN-C02, MN-C14 The districts a sentence means, and whether only one of them is meant."""
    if isinstance(where, int):
        return (game.cell_of[where],), False
    if where == "corners":
        return CORNERS, False
    if where == "exactly_two_agents":
        return tuple(cell for cell in CELLS if agents_at(game, cell) == 2), False
    if where == "deserted":
        return tuple(
            cell
            for cell in CELLS
            if not agents_at(game, cell)
            and not game.minions[cell]
            and game.seal_at[cell] == NOBODY
            and cell not in game.at
        ), False
    counts = [count_of(game, where, cell) for cell in CELLS]
    most = max(counts)
    return tuple(cell for cell in CELLS if most and counts[cell] == most), True


def count_of(game: Masters, where: str, cell: int) -> int:
    if where == "most_minions":
        return game.minions[cell]
    return agents_at(game, cell) if where == "most_agents" else len(vampires_at(game, cell))


# --- agents added -------------------------------------------------------------------------------------


@verbs.verb("event", takes=(FEW, WHERE))
@step
def add_agents(game: Masters, card: int, number: int, where: int | str) -> None:
    """MN-418, MN-C01 Agents for a district, or for each of several."""
    cells, only_one = selected(game, where)
    if only_one and not game.agent_pool and game.settings.rules_version >= 2:
        cells = cells[:1]  # all are missing wherever they are due; until version 2 the leader was asked
    if only_one and cells:
        decide(game, leading(game), "which district", cells, add_there, number, rule="MN-120")
    elif cells:
        game.then(add_to_each, number, cells)


@step
def add_there(game: Masters, number: int, cell: int) -> None:
    """MN-421 One placement."""
    game.then(place, cell, number, 0)


@step
def add_to_each(game: Masters, number: int, cells: tuple[int, ...]) -> None:
    """MN-419 With a short pool the leader chooses which districts get the agents that are left."""
    if len(cells) > 1 and 0 < game.agent_pool < number * len(cells):
        decide_together(game, "next district", cells, added_first, number, cells, rule="MN-419")
        return
    for cell in cells:
        game.then(place, cell, number, 0)


@step
def added_first(game: Masters, number: int, cells: tuple[int, ...], cell: int) -> None:
    """MN-419 This district is served, then the others."""
    game.then(place, cell, number, 0)
    game.then(add_to_each, number, tuple(other for other in cells if other != cell))


@verbs.verb("event", takes=(DISTRICT, FEW, FEW))
@step
def veil_or_agents(game: Masters, card: int, district: int, gain: int, number: int) -> None:
    """MN-E03 Minions ahead there: the Veil is strengthened; otherwise agents are added there."""
    cell = game.cell_of[district]
    if ahead(game, cell) == AHEAD_MINIONS:
        gain_by_event(game, gain)
    else:
        game.then(place, cell, number, 0)


# --- agents moved -------------------------------------------------------------------------------------


@verbs.verb("event", takes=(FEW,))
@step
def gather_agents(game: Masters, card: int, number: int) -> None:
    """MN-E06 From each district adjacent to the red one, agents move into it: one placement."""
    red = event_kind(game, card).red
    near = tuple(cell for cell in neighbours(game, red) if agents_at(game, cell))
    game.then(gather_from, red, number, near, 0)


@step
def gather_from(game: Masters, red: int, number: int, near: tuple[int, ...], moved: int) -> None:
    """MN-C12 District after district; where both sides are there the leader chooses."""
    if not near:
        if moved:
            note_landing(game, red, moved)
        return
    cell = near[0]
    if not agents_at(game, cell):  # a text has worked in the meantime
        game.then(gather_from, red, number, near[1:], moved)
        return
    sides = sides_at(game, cell) if number < agents_at(game, cell) else sides_at(game, cell)[:1]
    decide(game, leading(game), "which agent", sides, gathered, red, number, near, moved, cell, rule="MN-120")


@step
def gathered(
    game: Masters, red: int, number: int, near: tuple[int, ...], moved: int, cell: int, side: int
) -> None:
    """MN-322 It keeps its side; more are taken from this district or from the next."""
    move_agents(game, cell, red, side, 1)
    taken = moved + 1
    here_again = number > 1 and agents_at(game, cell)
    if here_again:
        game.then(gather_rest, red, number, near, taken, number - 1)
    else:
        game.then(gather_from, red, number, near[1:], taken)


@step
def gather_rest(game: Masters, red: int, number: int, near: tuple[int, ...], moved: int, left: int) -> None:
    """MN-C12 The rest of the agents of one district, hidden ones first."""
    cell = near[0]
    for _ in range(min(left, agents_at(game, cell))):
        move_agents(game, cell, red, sides_at(game, cell)[0], 1)
        moved += 1
    game.then(gather_from, red, number, near[1:], moved)


@verbs.verb("event")
@step
def stray_agent(game: Masters, card: int) -> None:
    """MN-E18 From the district with the most agents, 1 moves into an adjacent district."""
    cells, _ = selected(game, "most_agents")
    if cells:
        decide(game, leading(game), "which district", cells, stray_from, rule="MN-120")


@step
def stray_from(game: Masters, cell: int) -> None:
    """MN-120 The leader chooses which agent and where it goes."""
    options = [(cell, side, near) for near in neighbours(game, cell) for side in sides_at(game, cell)]
    decide(game, leading(game), "move agent", options, strayed, rule="MN-120")


@step
def strayed(game: Masters, way: tuple[int, int, int]) -> None:
    """MN-420 The district of arrival counts."""
    origin, side, to = way
    move_agents(game, origin, to, side, 1)
    note_landing(game, to, 1)


@verbs.verb("event")
@step
def swap_agents(game: Masters, card: int) -> None:
    """MN-E36 All agents of the two blue-grey districts change places: a placement in each."""
    one, two = event_kind(game, card).grey
    counts = [(game.hidden[cell], game.exposed[cell]) for cell in (one, two)]
    for cell, (hidden, exposed) in ((two, counts[0]), (one, counts[1])):
        if game.rulings.moved_agent_side == "hidden":
            hidden, exposed = hidden + exposed, 0
        game.hidden[cell], game.exposed[cell] = hidden, exposed
    game.tell("agents_swapped", one, two, rule="MN-420")
    for cell, (hidden, exposed) in ((two, counts[0]), (one, counts[1])):
        if hidden + exposed:
            note_landing(game, cell, hidden + exposed)
            happened(game, "agents_leave", cell=one if cell == two else two, many=hidden + exposed)
            happened(game, "agents_enter", cell=cell, many=hidden + exposed)
    note_change(game)


@verbs.verb("event")
@step
def encircle(game: Masters, card: int) -> None:
    """MN-E52 All agents of the districts adjacent to the red one move into it: one placement."""
    red = event_kind(game, card).red
    moved = 0
    for cell in neighbours(game, red):
        moved += agents_at(game, cell)
        for side in (HIDDEN, EXPOSED):
            move_agents(game, cell, red, side, (game.hidden, game.exposed)[side][cell])
    if moved:
        note_landing(game, red, moved)


@verbs.verb("event")
@step
def hide_agents(game: Masters, card: int) -> None:
    """MN-E28 All exposed agents in the city are turned to their hidden side."""
    for cell in CELLS:
        game.hidden[cell] += game.exposed[cell]
        game.exposed[cell] = 0
    game.tell("all_hidden", rule="MN-716")


# --- minions ------------------------------------------------------------------------------------------


@verbs.verb("event", takes=(words("most_minions", "grey", "two_or_more"),))
@step
def replace_minion(game: Masters, card: int, where: str) -> None:
    """MN-437 In the district, or in each of them, 1 minion is replaced with an agent."""
    if where == "most_minions":
        cells, _ = selected(game, where)
        if cells:
            decide(game, leading(game), "which district", cells, replaced, rule="MN-120")
        return
    among = event_kind(game, card).grey if where == "grey" else CELLS
    least = 1 if where == "grey" else 2
    game.then(replace_in_each, tuple(cell for cell in among if game.minions[cell] >= least))


@step
def replace_in_each(game: Masters, cells: tuple[int, ...]) -> None:
    """MN-419, MN-C12 With a short pool the leader decides the order."""
    if len(cells) > 1 and 0 < game.agent_pool < len(cells):
        decide_together(game, "next district", cells, replaced_first, cells, rule="MN-419")
        return
    for cell in cells:
        game.then(replaced, cell)


@step
def replaced_first(game: Masters, cells: tuple[int, ...], cell: int) -> None:
    """MN-419 This district first, then the others."""
    game.then(replaced, cell)
    game.then(replace_in_each, tuple(other for other in cells if other != cell))


@step
def replaced(game: Masters, cell: int) -> None:
    """MN-437 to MN-439 The minion goes, the agent enters; the loss is judged after the minion has gone."""
    if not game.minions[cell]:  # a text has worked in the meantime
        return
    counts_itself = game.rulings.replacement_counts_itself == "yes" and is_watched(game, cell)
    remove_minions(game, cell, 1, "MN-437")
    happened(game, "minion_replaced", cell=cell, many=1)
    if not enter_agents(game, cell, 1):
        lose_missing(game, 1)
    elif counts_itself and not is_watched(game, cell):
        game.loss += 1
        game.landed |= 1 << cell
        game.tell("landing", cell, 1, rule="MN-439")
        happened(game, "landing_loss", cell=cell, many=1)
    else:
        note_landing(game, cell, 1)


@verbs.verb("event", takes=(FEW,))
@step
def purge_minions(game: Masters, card: int, number: int) -> None:
    """MN-E47 Minions are removed from each district that holds an agent."""
    for cell in [cell for cell in CELLS if agents_at(game, cell) and game.minions[cell]]:
        remove_minions(game, cell, min(number, game.minions[cell]))


@verbs.verb("event")
@step
def minion_among_no_agents(game: Masters, card: int) -> None:
    """MN-E15 The leader puts 1 minion from the pool into a district without agents."""
    options = [cell for cell in CELLS if not agents_at(game, cell)]
    if options and game.minion_pool:
        decide(game, leading(game), "which district", options, minion_put, rule="MN-120")


@step
def minion_put(game: Masters, cell: int) -> None:
    """MN-744 The Veil does not change."""
    add_minions(game, cell, 1)


# --- blood, relics, dice ------------------------------------------------------------------------------


@verbs.verb("event", takes=(FEW,))
@step
def feed_weakest(game: Masters, card: int, number: int) -> None:
    """MN-E05 The vampire with the least blood gains blood; the leader breaks ties."""
    least = min(game.blood)
    options = [v for v in range(game.vampires) if game.blood[v] == least and can_gain_blood(game, v)]
    if options:
        decide(game, leading(game), "who gains blood", options, weakest_fed, number, rule="MN-120")


@step
def weakest_fed(game: Masters, number: int, vampire: int) -> None:
    """MN-752 Up to the maximum."""
    gain_blood(game, vampire, number)


@verbs.verb("event", takes=(FEW, words("each", "among_agents", "three_or_more")))
@step
def bleed(game: Masters, card: int, number: int, who: str) -> None:
    """MN-C10 Each vampire meant loses blood."""
    for vampire in range(game.vampires):
        if (
            who == "each"
            or (who == "among_agents" and agents_at(game, game.at[vampire]))
            or (who == "three_or_more" and game.blood[vampire] >= 3)
        ):
            lose_blood(game, vampire, number)


@verbs.verb("event", takes=(FEW,))
@step
def rob_relic(game: Masters, card: int, otherwise: int) -> None:
    """MN-E35 The leader discards 1 relic owned by a vampire; without one, the Veil is weakened."""
    options = [relic for vampire in range(game.vampires) for relic in game.cards_at[OWNED + vampire]]
    if options:
        decide(game, leading(game), "rob relic", options, robbed, rule="MN-120")
    else:
        lose_by_event(game, otherwise)


@step
def robbed(game: Masters, relic: int) -> None:
    """MN-1008 It is discarded."""
    game.then(relic_discarded, game.where[relic] - OWNED, relic)


@verbs.verb("event", takes=(FEW,))
@step
def burn_dice(game: Masters, card: int, number: int) -> None:
    """MN-E54 The highest dice of the pool are set aside; an emptied pool is refilled (MN-207)."""
    need_die(game)
    highest = sorted(game.dice)[-number:]
    game.tell("dice_burned", tuple(highest), rule="MN-203")
    for value in highest:
        set_aside(game, value)


# --- Veil ---------------------------------------------------------------------------------------------


@verbs.verb("event", takes=(FEW,))
@step
def drop_veil(game: Masters, card: int, ceiling: int) -> None:
    """MN-1309 A Veil above the ceiling drops to it at once (or by as much at the end, MN-R04)."""
    if game.rulings.copycat_gang_veil == "minus_4":
        lose_by_event(game, ceiling)
    else:
        weaken(game, game.veil - ceiling, "MN-1309")


@verbs.verb("event", takes=(DISTRICT, FEW, FEW))
@step
def press_loss(game: Masters, card: int, district: int, tied: int, behind: int) -> None:
    """MN-E25 A tie there costs something; agents ahead there cost more."""
    side = ahead(game, game.cell_of[district])
    lose_by_event(game, behind if side == AHEAD_AGENTS else 0 if side == AHEAD_MINIONS else tied)


@verbs.verb("event", takes=(FEW, FEW))
@step
def loss_by_districts(game: Masters, card: int, each: int, most: int) -> None:
    """MN-E43 One for every few districts in which agents are ahead, up to a limit."""
    lost = sum(ahead(game, cell) == AHEAD_AGENTS for cell in CELLS)
    lose_by_event(game, min(most, lost // each))


@verbs.verb("event", takes=(FEW,))
@step
def loss_without_seal(game: Masters, card: int, number: int) -> None:
    """MN-E46 Without any seal in the city, the Veil is weakened instead."""
    if all(seal == NOBODY for seal in game.seal_at):
        lose_by_event(game, number)
