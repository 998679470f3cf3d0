"""The verbs of night effects, of what Agnieszka and Imre do, and of relics; each gets the vampire.

``useful`` says whether a use would change anything besides its costs (MN-619).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from interrex.engine.effects import Effect
from interrex.engine.questions import step
from interrex.games.masters.city import (
    add_minions,
    expose_agents,
    move_agents,
    move_minions,
    move_vampire,
    neighbours,
    sides_at,
)
from interrex.games.masters.dice import need_die, reroll, set_aside, values_of
from interrex.games.masters.ending import strengthen, veil_ceiling
from interrex.games.masters.exhaustion import can_gain_blood, gain_blood
from interrex.games.masters.table import (
    CELLS,
    DONE,
    EXPOSED,
    HIDDEN,
    MINION,
    Masters,
    agents_at,
    decide,
)
from interrex.games.masters.turn_limits import gain_ap_by_text, may_give_ap
from interrex.games.masters.verbs.vocabulary import FEW, verbs, words

Check = Callable[..., bool]
CHECKS: Final[dict[str, Check]] = {}
REACH: Final = words("adjacent", "anywhere")


def useful(game: Masters, vampire: int, effect: Effect) -> bool:
    """MN-619 A use would change something besides its costs."""
    check = CHECKS[effect.verb]
    return check(game, vampire, *effect.args) if effect.args else check(game, vampire)


def when(verb: Callable[..., None]) -> Callable[[Check], Check]:
    """Mark a function as the answer whether a verb would change anything."""

    def note(function: Check) -> Check:
        CHECKS[verb.__name__] = function
        return function

    return note


def stop(game: Masters, changed: bool) -> tuple[str, ...]:
    """MN-C13 Done is an answer once something has changed."""
    return (DONE,) if changed or game.rulings.null_actions == "allowed" else ()


# --- night effects ------------------------------------------------------------------------------------


@verbs.verb("night effect")
@step
def travel(game: Masters, vampire: int) -> None:
    """MN-D1 To any other district, with any number of minions from here."""
    here = game.at[vampire]
    options = tuple(cell for cell in CELLS if cell != here)
    decide(game, game.player[vampire], "travel to", options, travelled, vampire, rule="MN-733")


@step
def travelled(game: Masters, vampire: int, cell: int) -> None:
    """MN-793 This is no Move."""
    game.then(travel_with, vampire, cell)


@step
def travel_with(game: Masters, vampire: int, cell: int) -> None:
    """MN-D1 It may take minions along."""
    minions = game.minions[game.at[vampire]]
    decide(
        game, game.player[vampire], "take along", range(minions + 1), arrived, vampire, cell, rule="MN-733"
    )


@step
def arrived(game: Masters, vampire: int, cell: int, minions: int) -> None:
    """MN-D1 All of them are there."""
    origin = game.at[vampire]
    move_vampire(game, vampire, cell)
    move_minions(game, origin, cell, minions)


@when(travel)
def _travel(game: Masters, vampire: int) -> bool:
    return True


def ask_die(game: Masters, vampire: int, step_after: Callable[..., None], *args: int) -> None:
    """MN-203, MN-204 One die of the pool, freely chosen."""
    decide(
        game, game.player[vampire], "set aside", values_of(game), step_after, vampire, *args, rule="MN-204"
    )


@verbs.verb("night effect", takes=(FEW, FEW, FEW))
@step
def feed_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-D5 Set aside a die: a low one gives more blood."""
    need_die(game)
    game.then(ask_feeding_die, vampire, low, many, few)


@step
def ask_feeding_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-204 The player chooses the die."""
    ask_die(game, vampire, fed_by_die, low, many, few)


@step
def fed_by_die(game: Masters, vampire: int, low: int, many: int, few: int, value: int) -> None:
    """MN-D5, MN-753 Blood beyond the maximum is lost."""
    set_aside(game, value)
    gain_blood(game, vampire, many if value <= low else few)


@when(feed_by_die)
def _feed_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> bool:
    return can_gain_blood(game, vampire)


@verbs.verb("night effect", takes=(FEW, FEW, FEW))
@step
def raise_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-D9 Set aside a die: a low one gives more minions."""
    need_die(game)
    game.then(ask_raising_die, vampire, low, many, few)


@step
def ask_raising_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-204 The player chooses the die."""
    ask_die(game, vampire, raised_by_die, low, many, few)


@step
def raised_by_die(game: Masters, vampire: int, low: int, many: int, few: int, value: int) -> None:
    """MN-D9, MN-732 The Veil does not change."""
    set_aside(game, value)
    add_minions(game, game.at[vampire], many if value <= low else few)


@when(raise_by_die)
def _raise_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> bool:
    return game.minion_pool > 0


@verbs.verb("night effect", takes=(FEW, FEW, FEW))
@step
def shift_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-D6 Set aside a die: a low one moves up to more tokens."""
    need_die(game)
    game.then(ask_shifting_die, vampire, low, many, few)


@step
def ask_shifting_die(game: Masters, vampire: int, low: int, many: int, few: int) -> None:
    """MN-204 The player chooses the die."""
    ask_die(game, vampire, shifted_by_die, low, many, few)


@step
def shifted_by_die(game: Masters, vampire: int, low: int, many: int, few: int, value: int) -> None:
    """MN-D6 So many tokens may be moved."""
    set_aside(game, value)
    game.then(choose_token, vampire, many if value <= low else few, ())


def tokens(game: Masters) -> list[tuple[int, int]]:
    """Every token of the city by district and kind."""
    rows = (game.hidden, game.exposed, game.minions)
    return [(cell, kind) for cell in CELLS for kind in (HIDDEN, EXPOSED, MINION) if rows[kind][cell]]


@step
def choose_token(game: Masters, vampire: int, left: int, moved: tuple[int, ...]) -> None:
    """MN-D6 Different tokens: one that has just been moved stays where it is."""
    options = tokens(game)
    if moved and (game.hidden, game.exposed, game.minions)[moved[1]][moved[0]] == 1:
        options.remove((moved[0], moved[1]))
    if not left or not options:
        return
    answers = (*options, *stop(game, bool(moved)))
    decide(game, game.player[vampire], "token", answers, token_chosen, vampire, left, rule="MN-733")


@step
def token_chosen(game: Masters, vampire: int, left: int, answer: str | tuple[int, int]) -> None:
    """MN-D6 From its district to an adjacent one."""
    if not isinstance(answer, str):
        game.then(choose_way, vampire, left, answer[0], answer[1])


@step
def choose_way(game: Masters, vampire: int, left: int, cell: int, kind: int) -> None:
    """MN-115 Where the token goes."""
    options = neighbours(game, cell)
    seat = game.player[vampire]
    decide(game, seat, "token to", options, token_moved, vampire, left, cell, kind, rule="MN-115")


@step
def token_moved(game: Masters, vampire: int, left: int, cell: int, kind: int, to: int) -> None:
    """MN-431 No automatic Veil loss."""
    if kind == MINION:
        move_minions(game, cell, to, 1)
    else:
        move_agents(game, cell, to, kind, 1)
    if kind == EXPOSED and game.rulings.moved_agent_side == "hidden":
        kind = HIDDEN
    game.then(choose_token, vampire, left - 1, (to, kind))


@when(shift_by_die)
def _shift_by_die(game: Masters, vampire: int, low: int, many: int, few: int) -> bool:
    return bool(tokens(game))


# --- Agnieszka, and the Inquisitor's Ring ---------------------------------------------------------------


@verbs.verb("turn", takes=(FEW, REACH))
@step
def lure_agents(game: Masters, vampire: int, number: int, reach: str) -> None:
    """MN-V1 Agents from adjacent districts into her own, or from anywhere into one district."""
    if reach == "adjacent":
        here = game.at[vampire]
        game.then(choose_agent, vampire, number, neighbours(game, here), (here,), False)
    else:
        game.then(choose_target, vampire, number)


@step
def choose_target(game: Masters, vampire: int, number: int) -> None:
    """MN-V1 Into which district."""
    total = sum(game.hidden) + sum(game.exposed)
    options = [cell for cell in CELLS if total > agents_at(game, cell)] or list(CELLS)
    decide(
        game, game.player[vampire], "into district", options, target_chosen, vampire, number, rule="MN-610"
    )


@step
def target_chosen(game: Masters, vampire: int, number: int, cell: int) -> None:
    """MN-V1 Now the agents, one by one."""
    others = tuple(other for other in CELLS if other != cell)
    game.then(choose_agent, vampire, number, others, (cell,), False)


@when(lure_agents)
def _lure_agents(game: Masters, vampire: int, number: int, reach: str) -> bool:
    if reach == "adjacent":
        return any(agents_at(game, near) for near in neighbours(game, game.at[vampire]))
    return any(game.hidden) or any(game.exposed)


@verbs.verb("turn", "relic", takes=(FEW, REACH))
@step
def scatter_agents(game: Masters, vampire: int, number: int, reach: str) -> None:
    """MN-V1 Agents from the player's own district into adjacent ones, or from one district anywhere."""
    if reach == "adjacent":
        here = game.at[vampire]
        game.then(choose_agent, vampire, number, (here,), neighbours(game, here), False)
    else:
        game.then(choose_origin, vampire, number)


@step
def choose_origin(game: Masters, vampire: int, number: int) -> None:
    """MN-V1 From which district."""
    options = [cell for cell in CELLS if agents_at(game, cell)] or list(CELLS)
    decide(
        game, game.player[vampire], "from district", options, origin_chosen, vampire, number, rule="MN-610"
    )


@step
def origin_chosen(game: Masters, vampire: int, number: int, cell: int) -> None:
    """MN-V1 Now the agents, one by one."""
    others = tuple(other for other in CELLS if other != cell)
    game.then(choose_agent, vampire, number, (cell,), others, False)


@when(scatter_agents)
def _scatter_agents(game: Masters, vampire: int, number: int, reach: str) -> bool:
    if reach == "adjacent":
        return agents_at(game, game.at[vampire]) > 0
    return any(game.hidden) or any(game.exposed)


@step
def choose_agent(
    game: Masters, vampire: int, left: int, origins: tuple[int, ...], targets: tuple[int, ...], moved: bool
) -> None:
    """MN-C13 Up to so many agents, one after the other."""
    options = [(cell, side, to) for cell in origins for side in sides_at(game, cell) for to in targets]
    if not left or not options:
        return
    answers = (*options, *stop(game, moved))
    seat = game.player[vampire]
    decide(game, seat, "move agent", answers, agent_moved, vampire, left, origins, targets, rule="MN-610")


@step
def agent_moved(
    game: Masters,
    vampire: int,
    left: int,
    origins: tuple[int, ...],
    targets: tuple[int, ...],
    answer: str | tuple[int, int, int],
) -> None:
    """MN-322, MN-431 It keeps its side; the Veil does not change."""
    if not isinstance(answer, str):
        move_agents(game, answer[0], answer[2], answer[1], 1)
        game.then(choose_agent, vampire, left - 1, origins, targets, True)


# --- Imre, and the Chalice ------------------------------------------------------------------------------


@verbs.verb("turn", takes=(FEW,))
@step
def nurse(game: Masters, vampire: int, number: int) -> None:
    """MN-V2 Another vampire in this or an adjacent district gains blood."""
    options = nursed_by(game, vampire)
    if options:
        decide(game, game.player[vampire], "who gains blood", options, nursed, number, rule="MN-610")


def nursed_by(game: Masters, vampire: int) -> list[int]:
    near = (game.at[vampire], *neighbours(game, game.at[vampire]))
    return [
        v for v in range(game.vampires) if v != vampire and game.at[v] in near and can_gain_blood(game, v)
    ]


@step
def nursed(game: Masters, number: int, vampire: int) -> None:
    """MN-906 Who was exhausted is ready at once."""
    gain_blood(game, vampire, number)


@when(nurse)
def _nurse(game: Masters, vampire: int, number: int) -> bool:
    return bool(nursed_by(game, vampire))


@verbs.verb("turn")
@step
def unmask(game: Masters, vampire: int) -> None:
    """MN-V2 All agents in this district and in one adjacent district are exposed."""
    here = game.at[vampire]
    near = neighbours(game, here)
    options = [cell for cell in near if game.hidden[cell]]
    if game.settings.rules_version < 2:  # until version 2 every district without hidden agents was offered
        options = list(near) if game.hidden[here] or not options else options
    elif game.hidden[here] or not options:
        options += [cell for cell in near if not game.hidden[cell]][:1]  # one stands for all of them
    decide(game, game.player[vampire], "expose also", sorted(options), unmasked, here, rule="MN-610")


@step
def unmasked(game: Masters, here: int, cell: int) -> None:
    """MN-793 This is no Expose."""
    expose_agents(game, here)
    expose_agents(game, cell)


@when(unmask)
def _unmask(game: Masters, vampire: int) -> bool:
    here = game.at[vampire]
    return any(game.hidden[cell] for cell in (here, *neighbours(game, here)))


@verbs.verb("turn", "relic", takes=(FEW, words("here", "adjacent")))
@step
def feast(game: Masters, vampire: int, number: int, reach: str) -> None:
    """MN-V2, MN-RL14 Every vampire here (and in adjacent districts) gains blood."""
    for guest in guests(game, vampire, reach):
        gain_blood(game, guest, number)


def guests(game: Masters, vampire: int, reach: str) -> list[int]:
    here = game.at[vampire]
    near = (here,) if reach == "here" else (here, *neighbours(game, here))
    return [v for v in range(game.vampires) if game.at[v] in near]


@when(feast)
def _feast(game: Masters, vampire: int, number: int, reach: str) -> bool:
    return any(can_gain_blood(game, guest) for guest in guests(game, vampire, reach))


# --- relics -----------------------------------------------------------------------------------------------


@verbs.verb("relic", takes=(FEW,))
@step
def gain_ap(game: Masters, vampire: int, number: int) -> None:
    """MN-RL02, MN-795, MN-903 The owner gains AP, unless paying has exhausted it."""
    if not game.turn_over:
        gain_ap_by_text(game, number)


@when(gain_ap)
def _gain_ap(game: Masters, vampire: int, number: int) -> bool:
    return not game.turn_over and may_give_ap(game)


@verbs.verb("relic", takes=(FEW, FEW))
@step
def veil_by_die(game: Masters, vampire: int, low: int, number: int) -> None:
    """MN-RL06 A low die of the pool is set aside to strengthen the Veil."""
    options = [value for value in values_of(game) if value <= low]
    if options:
        decide(game, game.player[vampire], "set aside", options, veiled_by_die, number, rule="MN-204")


@step
def veiled_by_die(game: Masters, number: int, value: int) -> None:
    """MN-434 Not above its ceiling."""
    set_aside(game, value)
    strengthen(game, number, "MN-434")


@when(veil_by_die)
def _veil_by_die(game: Masters, vampire: int, low: int, number: int) -> bool:
    return bool(game.dice) and game.dice[0] <= low and game.veil < veil_ceiling(game)


@verbs.verb("relic")
@step
def reroll_some(game: Masters, vampire: int) -> None:
    """MN-RL10 Any number of dice in the pool are rolled again."""
    need_die(game)
    game.then(choose_reroll, vampire, ())


@step
def choose_reroll(game: Masters, vampire: int, chosen: tuple[int, ...]) -> None:
    """MN-C13 At least one die, then as many as the player likes."""
    left = list(game.dice)
    for value in chosen:
        left.remove(value)
    if not left:
        game.then(reroll_chosen, vampire, chosen, DONE)
        return
    answers = (*sorted(set(left)), *stop(game, bool(chosen)))
    decide(game, game.player[vampire], "reroll die", answers, reroll_chosen, vampire, chosen, rule="MN-213")


@step
def reroll_chosen(game: Masters, vampire: int, chosen: tuple[int, ...], answer: int | str) -> None:
    """MN-213 The chosen dice are rolled together."""
    if isinstance(answer, str):
        reroll(game, chosen)
    else:
        game.then(choose_reroll, vampire, (*chosen, answer))


@when(reroll_some)
def _reroll_some(game: Masters, vampire: int) -> bool:
    return True
