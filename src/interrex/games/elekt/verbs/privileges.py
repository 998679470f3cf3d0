"""Privileges in front of their holder: EL-937, EL-938, EL-948. Verbs get (seat, card, …)."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import show_all
from interrex.games.elekt.abilities import BY_PRIVILEGE, declinable
from interrex.games.elekt.destruction import can_be_destroyed, destroy
from interrex.games.elekt.keywords import collect_heat, collectable, discard_card, move_unit, moves_of
from interrex.games.elekt.table import (
    COURT,
    DECLINE,
    HAND,
    ZONES,
    Elekt,
    apart,
    units_in,
    units_of,
)
from interrex.games.elekt.verbs.vocabulary import FEW, PRIVILEGE, verb


@verb(PRIVILEGE, "heat_step", takes=(FEW,))
@step
def collect_more(game: Elekt, seat: int, card: int, amount: int) -> None:
    """EL-937 In Heat collection the holder collects more."""
    idle = game.settings.rules_version >= 2 and not collectable(game, seat, amount)
    if declinable(game) and not idle:
        game.ask(seat, "use privilege", (card, DECLINE), more_collected, seat, amount, rule="EL-937")
    else:
        game.then(more_collected, seat, amount, card)


@step
def more_collected(game: Elekt, seat: int, amount: int, answer: int | str) -> None:
    """EL-1009 Up to the limit, as always."""
    if answer != DECLINE:
        collect_heat(game, seat, amount)


@verb(PRIVILEGE, "assignment_end")
@step
def may_move_own(game: Elekt, seat: int, card: int) -> None:
    """EL-948 When the assignment phase ends, the holder may move one of their own Units to another Zone."""
    court_only = game.rulings.privileges_reach == "court"  # EL-R45
    zones = (COURT,) if court_only else ZONES
    own = apart(game, [unit for zone in zones for unit in units_of(game, zone, seat)])
    options: list[tuple[int, int] | str] = [*moves_of(game, own, BY_PRIVILEGE)]
    if options:
        options.append(DECLINE)
        game.ask(seat, "move", options, own_moved, rule="EL-948")


@step
def own_moved(game: Elekt, choice: tuple[int, int] | str) -> None:
    """EL-1014 A moved Unit is not assigned."""
    if not isinstance(choice, str):
        move_unit(game, choice[0], choice[1])


@verb(PRIVILEGE, "confrontation_start")
@step
def may_discard_this_to_destroy(game: Elekt, seat: int, card: int) -> None:
    """EL-948 The holder may discard this card: destroy any Unit in any Zone."""
    targets = [
        unit for zone in ZONES for unit in units_in(game, zone) if can_be_destroyed(game, unit, BY_PRIVILEGE)
    ]
    options: list[int | str] = [*apart(game, targets)]
    if options:
        options.append(DECLINE)
        game.ask(seat, "attainder", options, attainted, seat, card, rule="EL-948")


@step
def attainted(game: Elekt, seat: int, card: int, answer: int | str) -> None:
    """EL-1023 The card leaves the game; the Unit is destroyed unless its owner saves it."""
    if isinstance(answer, int):
        discard_card(game, card)
        game.then(destroy, seat, BY_PRIVILEGE, (answer,), ())


@verb(PRIVILEGE, "assignment_start")
@step
def may_look_at_hand(game: Elekt, seat: int, card: int) -> None:
    """EL-948 At the start of the assignment phase the holder may look at one opponent's hand."""
    hidden = not game.rulings.hand_sizes_open  # EL-R25: then nobody tells whose hand is empty
    options: list[int | str] = [
        other for other in range(game.seats) if other != seat and (hidden or game.cards_at[HAND + other])
    ]
    if options:
        options.append(DECLINE)
        game.ask(seat, "look at hand", options, hand_looked_at, seat, rule="EL-948")


@step
def hand_looked_at(game: Elekt, seat: int, answer: int | str) -> None:
    """EL-150 Only the holder sees the hand, at that moment."""
    if isinstance(answer, int):
        show_all(game, HAND + answer, 1 << seat)
        game.tell("looked_at_hand", seat, answer, rule="EL-948")
        hand = tuple(sorted(game.cards_at[HAND + answer]))
        game.tell("saw_hand", answer, hand, rule="EL-948", to=1 << seat)
