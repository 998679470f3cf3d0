"""Chapter 700, Withdraw: the secret choice, carrying it out, and its price."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.vendetta.keywords import hit_each
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.playing import card_arrives
from interrex.games.vendetta.relics import DECLINE, USE, relic_at, use_relic
from interrex.games.vendetta.revelation import earlier_friends
from interrex.games.vendetta.speaking import is_free, relic_acts
from interrex.games.vendetta.table import (
    ASIDE,
    DOWN,
    HAND,
    HAVEN,
    MAX_SEATS,
    NOBODY,
    UP,
    Vendetta,
    face_up_with,
    happened,
    is_present,
    owner_of,
)

STAY: Final = "stay"
WITHDRAW: Final = "withdraw"


@step
def withdraw_step(game: Vendetta, loc: int) -> None:
    """VE-706 Every present player chooses; under VE-R78 blood may be played before."""
    if game.rulings.friends_window == "earlier":
        game.then(earlier_friends, loc)
    game.then(choose_stay, loc)


@step
def choose_stay(game: Vendetta, loc: int) -> None:
    """VE-706 to VE-708 Present players choose Stay or Withdraw in secret, revealed together."""
    seats = [seat for seat in turn_order(game) if is_present(game, loc, seat)]
    if seats:
        options = [(STAY, WITHDRAW)] * len(seats)
        game.ask_all(seats, "stay or withdraw", options, stay_revealed, loc, tuple(seats), rule="VE-706")


@step
def stay_revealed(game: Vendetta, loc: int, seats: tuple[int, ...], answers: tuple[str, ...]) -> None:
    """VE-708 All choices are revealed together; then relics may change their owners' choices."""
    leaving = 0
    for seat, answer in zip(seats, answers, strict=True):
        leaving |= (answer == WITHDRAW) << seat
        game.tell("chose", seat, answer, loc, rule="VE-708")
    happened(game, "choices_revealed", NOBODY, loc)
    game.then(switch_rest, loc, seats, leaving, 0)


@step
def switched(
    game: Vendetta, loc: int, seats: tuple[int, ...], leaving: int, number: int, answer: str
) -> None:
    """RE03: Stay becomes Withdraw, Withdraw becomes Stay."""
    seat = seats[number]
    if answer == USE:
        use_relic(game, seat)
        leaving ^= 1 << seat
        relic_acts(game, "choices_revealed", seat, NOBODY, loc)
    game.then(switch_rest, loc, seats, leaving, number + 1)


@step
def switch_rest(game: Vendetta, loc: int, seats: tuple[int, ...], leaving: int, first: int) -> None:
    """RE03: right after the reveal, in turn order."""
    for number in range(first, len(seats)):
        if relic_at(game, seats[number], "choices_revealed") != NOBODY:
            args = (loc, seats, leaving, number)
            game.ask(seats[number], "use relic", (USE, DECLINE), switched, *args, rule="VE-1404")
            return
    game.then(carry_out, loc, seats, leaving)


@step
def carry_out(game: Vendetta, loc: int, seats: tuple[int, ...], leaving: int) -> None:
    """VE-714 Withdrawals in turn order; after them, effects on the players who stayed."""
    prices = tuple(
        (player, card, effect.args[0])
        for card, player, where, effect in face_up_with(game, "steal_from_stayers")
        if where == loc
    )
    for seat in seats:
        if leaving >> seat & 1:
            game.then(withdraw, seat, loc)
    for player, card, amount in prices:
        game.then(charge_stayers, player, card, loc, amount)
    if "stayed" in game.pack.speakers:
        for seat in seats:
            if not leaving >> seat & 1:
                game.then(has_stayed, seat, loc)


@step
def has_stayed(game: Vendetta, seat: int, loc: int) -> None:
    """VE-714 What speaks of somebody who stayed acts after the withdrawals and what they cost."""
    if not game.out[seat]:
        happened(game, "stayed", seat, loc)


@step
def charge_stayers(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """VE05: each rival who stayed is stolen from, if its player stayed too (VE-R59)."""
    here = UP + MAX_SEATS * loc <= game.where[card] < UP + MAX_SEATS * loc + MAX_SEATS
    if here or not game.rulings.manipulation_needs_stay:
        game.tell("acts", seat, card, loc, rule="VE-714")
        game.then(hit_each, seat, card, loc, "steal", amount, "rivals")


# --- the procedure -----------------------------------------------------------------------------


@step
def withdraw(game: Vendetta, seat: int, loc: int) -> None:
    """VE-709, VE-710 A withdrawal; Cloak of Shadows may replace the procedure."""
    if game.out[seat]:
        return
    for card, player, where, _ in face_up_with(game, "cloak"):
        resolved = game.done >> where & 1 and game.rulings.move_to_resolved == "forbid"  # VE-R53
        if player == seat and where != loc and not resolved:
            game.ask(seat, "cloak", (USE, DECLINE), cloak_answered, seat, loc, card, rule="VE-1101")
            return
    game.then(withdraw_normally, seat, loc)


@step
def cloak_answered(game: Vendetta, seat: int, loc: int, card: int, answer: str) -> None:
    """NO02: cards and blood move to its position, facing kept (VE-R52)."""
    if answer == DECLINE:
        game.then(withdraw_normally, seat, loc)
        return
    where = (game.where[card] - UP) // MAX_SEATS
    origin, target = MAX_SEATS * loc + seat, MAX_SEATS * where + seat
    game.tell("withdrew", seat, loc, rule="VE-713")
    moved: list[int] = []
    for place, facing in ((UP, UP), (DOWN, UP if game.rulings.cloak_facing == "face_up" else DOWN)):
        for each in list(game.cards_at[place + origin]):
            move(game, each, facing + target)
            moved.append(each)
    game.blood[target] += game.blood[origin]
    game.blood[origin] = 0
    game.tell("cloaked", seat, len(moved), loc, where, rule="VE-1101")
    after_withdrawal(game, seat, loc, moved, where)


@step
def withdraw_normally(game: Vendetta, seat: int, loc: int) -> None:
    """VE-709 to VE-712 Blood to the pool; cards face up to the Haven, from the Haven to hand."""
    game.tell("withdrew", seat, loc, rule="VE-709")
    origin = MAX_SEATS * loc + seat
    if game.blood[origin]:
        game.pool[seat] += game.blood[origin]
        game.tell("blood_back", seat, game.blood[origin], loc, rule="VE-709")
        game.blood[origin] = 0
    cards = game.cards_at[UP + origin] + game.cards_at[DOWN + origin]
    if loc == HAVEN:
        aside = game.rulings.haven_withdraw_cards == "aside_until_round_end"  # VE-R13
        for card in cards:
            move(game, card, (ASIDE if aside else HAND) + owner_of(game, card))
        if cards:
            game.tell("to_hand", seat, len(cards), rule="VE-712")
    else:
        for card in cards:
            move(game, card, UP + MAX_SEATS * HAVEN + seat)  # everybody sees it
            game.tell("moved", seat, card, HAVEN, rule="VE-710")
    after_withdrawal(game, seat, loc, [] if loc == HAVEN else cards, HAVEN)


def after_withdrawal(game: Vendetta, seat: int, loc: int, moved: list[int], to: int) -> None:
    """NO04 and LC04 act after a withdrawal; a location card goes first (VE-1305, VE-R71)."""
    site = game.site[loc]
    steps = []
    if site != NOBODY:
        for effect in game.pack.sites[site].at.get("withdrawn", ()):
            if is_free(effect):
                continue
            steps.append((effect.function, (seat, loc, *effect.args)))
    own = []
    for card, player, where, effect in face_up_with(game, "deploy_when_withdrawn"):
        if player == seat and where != loc and moved:
            own.append((effect.function, (seat, card, where, len(moved), *effect.args)))
    ordered = steps + own if game.rulings.location_card_order == "first" else own + steps
    for function, args in ordered:
        game.then_with(function, args)
    happened(game, "withdrawn", seat, loc)
    for each in moved:
        card_arrives(game, seat, to, each)
