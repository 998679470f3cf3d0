"""Chapter 400: the event of the day, arriving agents, and what they cost the Veil."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import draw
from interrex.games.masters.cards import ACTS, DISTRICTS, ONE_OFF, PLACED, Event
from interrex.games.masters.city import discard_event, enter_agents, put_in_play
from interrex.games.masters.ending import defeat, strengthen, weaken
from interrex.games.masters.happening import happened
from interrex.games.masters.table import (
    CELLS,
    DECK,
    IN_PLAY,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    REVEALED,
    STRONG_VEIL,
    Masters,
    decide,
    decide_together,
    leading,
    number_at,
    stands_at,
)
from interrex.games.masters.verbs.vocabulary import (
    AGENT_AFTER_PLAN,
    MORE_RED,
    NO_LANDING,
    REDIRECT_AGENT,
    SMALLER_PLAN,
)

REDIRECT: Final = "redirect"
KEEP: Final = "keep"


def top_event(game: Masters) -> int:
    """MN-145 The top card of the event deck: act I first; NOBODY when it is empty."""
    for act in range(ACTS):
        cards = game.cards_at[DECK + act]
        if cards:
            return cards[-1]
    return NOBODY


def events_left(game: Masters) -> int:
    """How many cards the event deck holds."""
    return sum(len(game.cards_at[DECK + act]) for act in range(ACTS))


def event_kind(game: Masters, card: int) -> Event:
    """The event on a card."""
    return game.pack.events[card]


@step
def event_of_the_day(game: Masters) -> None:
    """MN-401 to MN-404 The top card is revealed: plan, text, losses. Without a card the game is lost."""
    card = top_event(game)
    if card == NOBODY:
        defeat(game, "MN-1207")
        return
    draw(game, game.where[card], REVEALED)
    game.tell("event", card, rule="MN-401")
    game.loss = game.gain = game.landed = 0
    game.redirected = False
    happened(game, "event_revealed", card=card)
    rows = game.face.rows if game.rulings.spawn_rows == "stand_in" else game.face.reported
    red, one, two = rows[0] if game.veil >= STRONG_VEIL else rows[1]  # MN-406 to MN-408
    game.then(plan, card, red, one, two)
    game.then(after_plan)
    game.then(text, card)
    game.then(put_down, card)
    game.then(losses)


# --- agents by the plan -------------------------------------------------------------------------------


def due(game: Masters, cell: int, number: int) -> int:
    """MN-V6 A plan placement in a district with her seal is smaller; it never falls below 0."""
    return max(0, number - number_at(game, SMALLER_PLAN, ON_DISTRICT + cell))


@step
def plan(game: Masters, card: int, red: int, one: int, two: int) -> None:
    """MN-409 to MN-412, MN-415 The red district first, then the blue-grey ones."""
    cell = event_kind(game, card).red
    number = due(game, cell, red + sum(args[0] for _, args in game.force[MORE_RED]))
    if game.rulings.short_pool_order == "red_first":
        game.then(place, cell, number, 0)
        game.then(grey_numbers, card, one, two, NOBODY)
    else:
        game.then(grey_numbers, card, one, two, number)


@step
def grey_numbers(game: Masters, card: int, one: int, two: int, red: int) -> None:
    """MN-410, MN-411 Equal numbers need no choice; otherwise the leader gives out the larger one."""
    cells = event_kind(game, card).grey
    if comes_to_the_same(game, cells, one, two):
        game.then(grey_given, card, one, two, red, cells[0])
    else:
        decide_together(game, "larger number", cells, grey_given, card, one, two, red, rule="MN-411")


def comes_to_the_same(game: Masters, cells: tuple[int, ...], one: int, two: int) -> bool:
    """MN-411, MN-428 The numbers are equal, or the pool is empty and as many are missing either way."""
    if one == two or game.agent_pool or game.settings.rules_version < 2:
        return one == two  # until version 2 the leader was asked with an empty pool too
    larger_first = due(game, cells[0], one) + due(game, cells[1], two)
    return larger_first == due(game, cells[0], two) + due(game, cells[1], one)


@step
def grey_given(game: Masters, card: int, one: int, two: int, red: int, cell: int) -> None:
    """MN-412, MN-415 Each number goes to one district; with a short pool the leader orders them."""
    kind = event_kind(game, card)
    other = kind.grey[1] if cell == kind.grey[0] else kind.grey[0]
    here, there = due(game, cell, one), due(game, other, two)
    if red != NOBODY:
        cells, numbers = (kind.red, cell, other), (red, here, there)
        if game.agent_pool < sum(numbers):
            game.then(share_out, cells, numbers, (0, 0, 0))
            return
        game.then(place, kind.red, red, 0)
    if here and there and 0 < game.agent_pool < here + there:
        game.then(grey_order, cell, here, other, there)
    else:
        game.then(place, cell, here, 0)
        game.then(place, other, there, 0)


@step
def grey_order(game: Masters, cell: int, here: int, other: int, there: int) -> None:
    """MN-415 The leader chooses which blue-grey district is served first."""
    options = (cell, other)
    seat = leading(game)
    decide(game, seat, "first served", options, grey_ordered, cell, here, other, there, rule="MN-415")


@step
def grey_ordered(game: Masters, cell: int, here: int, other: int, there: int, first: int) -> None:
    """MN-415 In the chosen order."""
    pairs = ((cell, here), (other, there)) if first == cell else ((other, there), (cell, here))
    for place_cell, number in pairs:
        game.then(place, place_cell, number, 0)


@step
def share_out(
    game: Masters, cells: tuple[int, ...], numbers: tuple[int, ...], given: tuple[int, ...]
) -> None:
    """MN-R35 Under the other reading the leader distributes a short pool over the plan."""
    open_cells = [cell for cell, number, have in zip(cells, numbers, given, strict=True) if have < number]
    if sum(given) < game.agent_pool and open_cells:
        decide(
            game, leading(game), "next agent", open_cells, shared_out, cells, numbers, given, rule="MN-415"
        )
        return
    for cell, number, have in zip(cells, numbers, given, strict=True):
        game.then(place, cell, have, number - have)


@step
def shared_out(
    game: Masters, cells: tuple[int, ...], numbers: tuple[int, ...], given: tuple[int, ...], cell: int
) -> None:
    """MN-R35 One agent more for that district."""
    more = tuple(have + (each == cell) for each, have in zip(cells, given, strict=True))
    game.then(share_out, cells, numbers, more)


@step
def after_plan(game: Masters) -> None:
    """MN-E30 What a card brings after the plan of each later event."""
    for where, args in game.force[AGENT_AFTER_PLAN]:
        if ON_VAMPIRE <= where < ON_VAMPIRE + game.vampires:
            game.then(place, game.at[where - ON_VAMPIRE], args[0], 0)
        elif ON_DISTRICT <= where < ON_VAMPIRE:
            game.then(place, where - ON_DISTRICT, args[0], 0)


# --- placements ---------------------------------------------------------------------------------------


@step
def place(game: Masters, cell: int, number: int, missing: int) -> None:
    """MN-421 One placement; the leader may send one of its agents to the Urn (MN-RL03)."""
    urns = [where - ON_DISTRICT for where, _ in game.force[REDIRECT_AGENT] if where != ON_DISTRICT + cell]
    if urns and number and game.agent_pool and not game.redirected:
        options = (REDIRECT, KEEP)
        game.ask(leading(game), "urn", options, urn_answered, cell, number, missing, urns[0], rule="MN-433")
    elif number or missing:
        land(game, cell, number)
        lose_missing(game, missing)


@step
def urn_answered(game: Masters, cell: int, number: int, missing: int, urn: int, answer: str) -> None:
    """MN-433, MN-1319, MN-1320 The agent counts where it really arrives, as a placement of its own."""
    if answer == KEEP:
        land(game, cell, number)
    else:
        game.redirected = True
        game.tell("redirected", cell, urn, rule="MN-1319")
        before = game.loss
        land(game, urn, 1)
        paid = game.loss > before
        together = game.rulings.urn_redirect == "same_placement"
        land(game, cell, number - 1, free=together and paid)
    lose_missing(game, missing)


def land(game: Masters, cell: int, number: int, free: bool = False) -> None:
    """MN-416, MN-420, MN-427, MN-428 Agents arrive as far as the pool goes; losses are noted."""
    arriving = enter_agents(game, cell, number)
    if arriving:
        note_landing(game, cell, arriving, free)
    lose_missing(game, number - arriving)


def lose_missing(game: Masters, number: int) -> None:
    """MN-426 Each agent that cannot be added costs 1."""
    if number:
        game.loss += number
        game.tell("missing", number, rule="MN-426")
        happened(game, "missing_loss", many=number)


def note_landing(game: Masters, cell: int, number: int, free: bool = False) -> None:
    """MN-420 to MN-425 Agents beside a minion or a ready vampire cost the Veil 1 per placement."""
    if not is_watched(game, cell):
        return
    if game.rulings.veil_loss_repeat == "once_per_district" and game.landed >> cell & 1:
        return
    cost = number if game.rulings.veil_loss_unit == "per_agent" else 0 if free else 1
    if cost:
        game.landed |= 1 << cell
        game.loss += cost
        game.tell("landing", cell, cost, rule="MN-420")
        happened(game, "landing_loss", cell=cell, many=cost)


def is_watched(game: Masters, cell: int) -> bool:
    """MN-420, MN-423, MN-425 Somebody is there who betrays the Veil."""
    if stands_at(game, NO_LANDING, ON_DISTRICT + cell):
        return False
    if game.minions[cell]:
        return True
    if game.seal_at[cell] != NOBODY and game.rulings.seal_counts_for_landing == "yes":
        return True
    exhausted = game.exhausted
    return any(here == cell and not exhausted >> vampire & 1 for vampire, here in enumerate(game.at))


# --- text and after -----------------------------------------------------------------------------------


@step
def text(game: Masters, card: int) -> None:
    """MN-417, MN-C14 The sentences in the order written, on the board as the plan left it."""
    for effect in event_kind(game, card).effects:
        game.then_with(effect.function, (card, *effect.args))


def gain_by_event(game: Masters, number: int) -> None:
    """MN-436 Strengthening by a text works at once (or is netted, MN-R18)."""
    if game.rulings.event_veil_gain == "netted":
        game.gain += number
    else:
        strengthen(game, number, "MN-436")


def lose_by_event(game: Masters, number: int) -> None:
    """MN-429 Weakening by a text waits for the end of the card."""
    if number:
        game.loss += number
        game.tell("text_loss", number, rule="MN-429")


@step
def put_down(game: Masters, card: int) -> None:
    """MN-442 to MN-451 The card leaves the game, stays in play, or is placed."""
    kind = event_kind(game, card)
    if kind.kind == ONE_OFF:
        discard_event(game, card, "MN-442")
    elif kind.kind != PLACED:
        put_in_play(game, card, IN_PLAY)
        game.tell("stays_in_play", card, rule="MN-443")
    elif kind.on in DISTRICTS:
        put_in_play(game, card, ON_DISTRICT + game.cell_of[DISTRICTS.index(kind.on)])
    elif kind.on == "red":
        put_in_play(game, card, ON_DISTRICT + kind.red)
    else:
        game.then(put_on_chosen, card)


def places_for(game: Masters, on: str) -> list[int]:
    """MN-C02, MN-C16 Where a card that looks for its place may lie; the leader breaks ties."""
    if on == "sealed":
        return [ON_DISTRICT + cell for cell in CELLS if game.seal_at[cell] != NOBODY]
    numbers = game.kills if on == "most kills" else game.blood
    most = max(numbers)
    if on == "most blood" and most == 0:
        return []
    return [ON_VAMPIRE + vampire for vampire in range(game.vampires) if numbers[vampire] == most]


@step
def put_on_chosen(game: Masters, card: int) -> None:
    """MN-444, MN-C16 The leader chooses among equals; with nothing to lie on the card leaves."""
    options = places_for(game, event_kind(game, card).on)
    if options:
        decide(game, leading(game), "place card", options, put_on, card, rule="MN-444")
    else:
        discard_event(game, card, "MN-442")


@step
def put_on(game: Masters, card: int, where: int) -> None:
    """MN-446, MN-449 It is placed before the losses; its removal condition is looked at from now on."""
    put_in_play(game, card, where)


@step
def losses(game: Masters) -> None:
    """MN-429, MN-430 All weakening by the event is applied together, after the card."""
    lost, gained = game.loss, game.gain
    game.loss = game.gain = 0
    if gained > lost:
        strengthen(game, gained - lost, "MN-436")
    else:
        weaken(game, lost - gained, "MN-429")
