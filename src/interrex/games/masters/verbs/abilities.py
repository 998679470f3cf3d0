"""The verbs of what Ishtvan, Mila and Nevena do; each gets the vampire that uses it."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.engine.zones import draw, move, show
from interrex.games.masters.cards import ACTS
from interrex.games.masters.city import (
    add_minions,
    leave_agents,
    move_minions,
    move_vampire,
    only_dice,
    sides_at,
)
from interrex.games.masters.combat import add_kills
from interrex.games.masters.ending import defeat
from interrex.games.masters.events import event_kind, top_event
from interrex.games.masters.happening import happened
from interrex.games.masters.table import (
    CELLS,
    DECK,
    EXPOSED,
    HIDDEN,
    NOBODY,
    OUT,
    REVEALED,
    UNUSED,
    Masters,
    agents_at,
    decide,
    everyone,
)
from interrex.games.masters.verbs.turn import stop, when
from interrex.games.masters.verbs.vocabulary import FEW, verbs

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
    """MN-V5, MN-440 Up to this many agents here are replaced with minions."""
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
    happened(game, "agent_replaced", cell=cell, many=1)
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
        return bool(game.cards_at[UNUSED])
    return top_event(game) != NOBODY or game.rulings.nevena_empty_deck == "defeat"


def marked(game: Masters, card: int) -> tuple[int, ...]:
    """MN-405 The three cells of its plan."""
    kind = event_kind(game, card)
    return (kind.red, *kind.grey)


@verbs.verb("turn")
@step
def omen(game: Masters, vampire: int) -> None:
    """MN-V6, MN-1315, MN-1316 The top event is turned up; agents leave its three districts."""
    card = top_event(game) if from_deck(game) else game.cards_at[UNUSED][-1]
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
    """MN-V6 The top event is discarded unresolved; all agents leave its three districts."""
    card = top_event(game) if from_deck(game) else game.cards_at[UNUSED][-1]
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
