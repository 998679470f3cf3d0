"""The verbs of night effects, abilities and relics; each gets the vampire that uses it.

``useful`` says whether a use would change anything besides its costs (MN-619).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.decision import step
from interrex.engine.effects import Effect
from interrex.engine.zones import draw, move, show
from interrex.games.masters.cards import ACTS
from interrex.games.masters.city import (
    add_minions,
    expose_agents,
    leave_agents,
    move_agents,
    move_minions,
    move_vampire,
    neighbours,
    only_dice,
    sides_at,
)
from interrex.games.masters.combat import add_kills
from interrex.games.masters.dice import need_die, reroll, set_aside, values_of
from interrex.games.masters.ending import defeat, strengthen, veil_ceiling
from interrex.games.masters.events import event_kind, top_event
from interrex.games.masters.exhaustion import can_gain_blood, gain_blood
from interrex.games.masters.table import (
    CELLS,
    DECK,
    DONE,
    EXPOSED,
    HIDDEN,
    MINION,
    NOBODY,
    OUT,
    REVEALED,
    UNUSED,
    Masters,
    agents_at,
    decide,
    everyone,
)
from interrex.games.masters.vocabulary import FEW, verbs, words

Check = Callable[..., bool]
CHECKS: Final[dict[str, Check]] = {}
REACH: Final = words("adjacent", "anywhere")


def useful(game: Masters, vampire: int, effect: Effect, cards_only: bool = False) -> bool:
    """MN-619 A use would change something; ``cards_only`` asks whether there is a card for it."""
    if cards_only:
        return has_card(game)
    return CHECKS[effect.verb](game, vampire, *effect.args)


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
    """MN-V1 Agents from the own district into adjacent ones, or from one district anywhere."""
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
    options = [cell for cell in near if game.hidden[cell] or game.hidden[here]] or near
    decide(game, game.player[vampire], "expose also", options, unmasked, here, rule="MN-610")


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


# --- Ishtvan ----------------------------------------------------------------------------------------------


def removed_by_use(game: Masters, vampire: int, kind: int, number: int) -> None:
    """MN-743, MN-824 No kills, except through a relic under MN-R33."""
    if game.rulings.noncombat_kills == "district_and_relic" and kind not in game.line_up:
        add_kills(game, vampire, number)


@verbs.verb("turn")
@step
def banish_agents(game: Masters, vampire: int) -> None:
    """MN-V3 All agents, hidden and exposed, are removed from his district."""
    cell = game.at[vampire]
    if only_dice(game, cell):
        return
    number = agents_at(game, cell)
    leave_agents(game, cell, HIDDEN, game.hidden[cell])
    leave_agents(game, cell, EXPOSED, game.exposed[cell])
    removed_by_use(game, vampire, borrowed_kind(game, vampire, "banish_agents"), number)


def borrowed_kind(game: Masters, vampire: int, verb: str) -> int:
    """The kind of vampire whose Blood ability this is; in play means it was the vampire's own."""
    own = game.pack.vampires[game.line_up[vampire]]
    if any(effect.verb == verb for effect in (*own.blood.effects, *own.darkness.effects)):
        return game.line_up[vampire]
    for kind, card in enumerate(game.pack.vampires):
        if any(effect.verb == verb for effect in card.blood.effects):
            return kind
    return game.line_up[vampire]


@when(banish_agents)
def _banish_agents(game: Masters, vampire: int) -> bool:
    cell = game.at[vampire]
    return agents_at(game, cell) > 0 and not only_dice(game, cell)


@verbs.verb("turn")
@step
def open_gates(game: Masters, vampire: int) -> None:
    """MN-V3 Any number of vampires and minions from any districts come into his district."""
    game.then(choose_summoned, vampire, False)


@step
def choose_summoned(game: Masters, vampire: int, changed: bool) -> None:
    """MN-C13 One after the other."""
    here = game.at[vampire]
    options: list[Any] = [("vampire", v) for v in range(game.vampires) if game.at[v] != here]
    options.extend(("minion", cell) for cell in CELLS if cell != here and game.minions[cell])
    if options:
        answers = (*options, *stop(game, changed))
        decide(game, game.player[vampire], "summon", answers, summoned, vampire, rule="MN-610")


@step
def summoned(game: Masters, vampire: int, answer: str | tuple[str, int]) -> None:
    """MN-V3 Exhausted vampires too."""
    if isinstance(answer, str):
        return
    what, number = answer
    here = game.at[vampire]
    if what == "vampire":
        move_vampire(game, number, here)
    else:
        move_minions(game, number, here, 1)
    game.then(choose_summoned, vampire, True)


@when(open_gates)
def _open_gates(game: Masters, vampire: int) -> bool:
    here = game.at[vampire]
    return any(cell != here for cell in game.at) or sum(game.minions) > game.minions[here]


# --- Mila -------------------------------------------------------------------------------------------------


@verbs.verb("turn", takes=(FEW,))
@step
def tempt_agents(game: Masters, vampire: int, number: int) -> None:
    """MN-V5, MN-440 Up to so many agents here are replaced with minions."""
    game.then(choose_tempted, vampire, number, False)


@step
def choose_tempted(game: Masters, vampire: int, left: int, changed: bool) -> None:
    """MN-C13 Hidden or exposed, one after the other."""
    cell = game.at[vampire]
    options = sides_at(game, cell) if not only_dice(game, cell) else []
    if left and options:
        answers = (*options, *stop(game, changed))
        decide(game, game.player[vampire], "tempt", answers, tempted, vampire, left, rule="MN-610")


@step
def tempted(game: Masters, vampire: int, left: int, answer: int | str) -> None:
    """MN-440, MN-441 The agent goes, a minion comes if there is one."""
    if isinstance(answer, str):
        return
    cell = game.at[vampire]
    leave_agents(game, cell, answer, 1)
    add_minions(game, cell, 1)
    removed_by_use(game, vampire, borrowed_kind(game, vampire, "tempt_agents"), 1)
    game.then(choose_tempted, vampire, left - 1, True)


@when(tempt_agents)
def _tempt_agents(game: Masters, vampire: int, number: int) -> bool:
    cell = game.at[vampire]
    return agents_at(game, cell) > 0 and not only_dice(game, cell)


# --- Nevena -----------------------------------------------------------------------------------------------


def from_deck(game: Masters) -> bool:
    """MN-1316, MN-R14 The card comes from the event deck."""
    return game.rulings.nevena_source == "event_deck"


def has_card(game: Masters) -> bool:
    """MN-1317, MN-R34 There is a card to look at."""
    if not from_deck(game):
        return bool(game.lying[UNUSED])
    return top_event(game) != NOBODY or game.rulings.nevena_empty_deck == "defeat"


def marked(game: Masters, card: int) -> tuple[int, ...]:
    """MN-405 The three cells of its plan."""
    kind = event_kind(game, card)
    return (kind.red, *kind.grey)


@verbs.verb("turn")
@step
def omen(game: Masters, vampire: int) -> None:
    """MN-V6, MN-1315, MN-1316 The top event is turned up; agents go from its three districts."""
    card = top_event(game) if from_deck(game) else game.lying[UNUSED][-1]
    if card == NOBODY:
        defeat(game, "MN-1207")
        return
    game.tell("omen", game.line_up[vampire], card, rule="MN-1315")
    if from_deck(game):
        show(game, card, everyone(game))
    else:
        draw(game, UNUSED, REVEALED)
        move(game, card, UNUSED, bottom=True)
    game.then(remove_marked, vampire, marked(game, card))


@when(omen)
def _omen(game: Masters, vampire: int) -> bool:
    card = top_event(game) if from_deck(game) else NOBODY
    if card == NOBODY or not is_face_up(game, card):
        return True
    return any(agents_at(game, cell) and not only_dice(game, cell) for cell in marked(game, card))


def is_face_up(game: Masters, card: int) -> bool:
    """MN-154 An effect has turned the top card of the deck face up."""
    return game.pinned[card] == everyone(game) and game.where[card] < DECK + ACTS


@step
def remove_marked(game: Masters, vampire: int, cells: tuple[int, ...]) -> None:
    """MN-743 One agent from each; where both sides are there the player chooses."""
    if not cells:
        return
    cell = cells[0]
    sides = sides_at(game, cell) if not only_dice(game, cell) else []
    if not sides:
        game.then(remove_marked, vampire, cells[1:])
        return
    seat = game.player[vampire]
    decide(game, seat, "which agent", sides, marked_removed, vampire, cells, rule="MN-610")


@step
def marked_removed(game: Masters, vampire: int, cells: tuple[int, ...], side: int) -> None:
    """MN-117 It goes back to the pool."""
    leave_agents(game, cells[0], side, 1)
    removed_by_use(game, vampire, borrowed_kind(game, vampire, "omen"), 1)
    game.then(remove_marked, vampire, cells[1:])


@verbs.verb("turn")
@step
def rewrite_fate(game: Masters, vampire: int) -> None:
    """MN-V6 The top event is discarded unresolved; all agents go from its three districts."""
    card = top_event(game) if from_deck(game) else game.lying[UNUSED][-1]
    if card == NOBODY:
        defeat(game, "MN-1207")
        return
    game.tell("fate", game.line_up[vampire], card, rule="MN-1315")
    if from_deck(game):
        draw(game, game.where[card], OUT)
    else:
        draw(game, UNUSED, REVEALED)
        move(game, card, UNUSED, bottom=True)
    for cell in marked(game, card):
        if not only_dice(game, cell):
            leave_agents(game, cell, HIDDEN, game.hidden[cell])
            leave_agents(game, cell, EXPOSED, game.exposed[cell])


@when(rewrite_fate)
def _rewrite_fate(game: Masters, vampire: int) -> bool:
    return True


# --- relics -----------------------------------------------------------------------------------------------


@verbs.verb("relic", takes=(FEW,))
@step
def gain_ap(game: Masters, vampire: int, number: int) -> None:
    """MN-RL02, MN-903 The owner gains AP, unless paying has exhausted it."""
    if not game.turn_over:
        game.ap += number
        game.tell("ap_gained", game.line_up[vampire], number, rule="MN-620")


@when(gain_ap)
def _gain_ap(game: Masters, vampire: int, number: int) -> bool:
    return game.blood[vampire] > 1


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
