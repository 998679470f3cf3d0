"""Chapter 800: the settlement phase.

1. start (VT-802)
2. hands are adjusted to the maximum (VT-804, VT-805)
3. ducats are reckoned (VT-807)
4. ducats are taken or paid (VT-810, VT-811); then an election may be announced (VT-814)
5. end
"""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.veto.equal_cards import distinct, one_of_each
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import discard_from_play, draw_cards, settle_losses
from interrex.games.veto.permissions import number_for, upkeep, upkeep_of
from interrex.games.veto.stack import window
from interrex.games.veto.table import (
    DISCARD,
    HAND,
    NOBODY,
    PLAY,
    SETTLEMENT,
    TO_WIN,
    Veto,
    answers_itself,
    clockwise,
    everyone,
    face,
    holder,
    in_game,
    put,
)
from interrex.games.veto.traits import meets, own_elekts, texts


@step
def settlement_phase(game: Veto) -> None:
    """VT-802 Five steps, the initiative holder first in each (VT-803)."""
    game.phase = SETTLEMENT
    game.tell("phase", SETTLEMENT, rule="VT-802")
    any_step = game.rulings.election_moment == "any_settlement_step"
    order = clockwise(game, holder(game))
    window(game, "settlement_start")
    if any_step:
        game.then(may_announce)
    if game.rulings.settlement_order == "simultaneous":
        game.then(adjust_together)
    for seat in order:
        game.then(adjust_hand, seat)
    window(game, "hand_adjusted")
    if any_step:
        game.then(may_announce)
    window(game, "ducats_reckoned")
    if any_step and game.settings.rules_version >= 2:  # until version 2 this step was left out
        game.then(may_announce)
    for seat in order:
        game.then(settle, seat)
    window(game, "ducats_paid")
    game.then(may_announce)
    window(game, "settlement_end")


def hand_limit(game: Veto, seat: int) -> int:
    """VT-806 The hand maximum."""
    return max(0, game.rulings.hand_max + number_for(game, "hand_max", seat))


@step
def adjust_hand(game: Veto, seat: int) -> None:
    """VT-804, VT-805 Draw up to the maximum, or discard down to it."""
    if not in_game(game, seat):
        return
    missing = hand_limit(game, seat) - len(game.cards_at[HAND + seat])
    if missing > 0:
        game.then(fill_hand, seat, missing)
    elif missing < 0:
        options = distinct(game, game.cards_at[HAND + seat])
        game.ask(seat, "discard down", options, hand_discarded, seat, rule="VT-805")


@step
def fill_hand(game: Veto, seat: int, number: int) -> None:
    """VT-804 Drawing is not optional."""
    draw_cards(game, seat, number)


@step
def hand_discarded(game: Veto, seat: int, card: int) -> None:
    """VT-805, VT-623 One after another in the order of the pile; only the last is seen."""
    hand = game.cards_at[HAND + seat]
    at = hand.index(card)
    del hand[at]  # the limit is that of the hand without the card: a text may count the hand
    last = len(hand) <= hand_limit(game, seat)
    hand.insert(at, card)
    put(game, card, DISCARD + seat, shown=everyone(game) if last else 0)
    if last:
        game.tell("discarded", seat, face(game, card), rule="VT-805")
    happened(game, "hand_card_discarded", seat)
    game.then(adjust_hand, seat)


@step
def adjust_together(game: Veto) -> None:
    """VT-R54 Under that reading the first card of each is chosen secretly and together."""
    seats = [
        seat
        for seat in clockwise(game, holder(game))
        if len(game.cards_at[HAND + seat]) > hand_limit(game, seat)
    ]
    if seats:
        options = [distinct(game, game.cards_at[HAND + seat]) for seat in seats]
        game.ask_all(seats, "discard down", options, adjusted_together, tuple(seats), rule="VT-805")


@step
def adjusted_together(game: Veto, seats: tuple[int, ...], cards: tuple[int, ...]) -> None:
    """VT-R54 All discards are shown at once; the rest follows one after another."""
    for seat, card in zip(seats, cards, strict=True):
        last = len(game.cards_at[HAND + seat]) - 1 <= hand_limit(game, seat)
        put(game, card, DISCARD + seat, shown=everyone(game) if last else 0)
        if last:
            game.tell("discarded", seat, face(game, card), rule="VT-805")
        happened(game, "hand_card_discarded", seat)
    if any(len(game.cards_at[HAND + seat]) > hand_limit(game, seat) for seat in seats):
        game.then(adjust_together)


# --- ducats ------------------------------------------------------------------------------------------


@step
def settle(game: Veto, seat: int) -> None:
    """VT-807 to VT-812 The balance is taken or paid; what cannot be paid is forgiven (R07)."""
    if not in_game(game, seat):
        return
    balance = upkeep(game, seat)
    if game.rulings.unpaid_upkeep == "discard_cards" and game.ducats[seat] + balance < 0:
        costly = one_of_each(
            game,
            [
                card
                for card in game.cards_at[PLAY + seat]
                if upkeep_of(game, seat, card, game.kinds[card]) > 0
            ],
        )
        if len(costly) == 1 and answers_itself(game):
            game.then(given_up, seat, costly[0])
            return
        if costly:
            game.ask(seat, "give up", costly, given_up, seat, rule="VT-812")
            return
    game.then(settled, seat)


@step
def given_up(game: Veto, seat: int, card: int) -> None:
    """VT-R07 A card with upkeep is discarded."""
    discard_from_play(game, card)
    settle_losses(game)
    game.then(settle, seat)


@step
def settled(game: Veto, seat: int) -> None:
    """VT-810, VT-811, VT-812 From the bank or to the bank, never below 0."""
    owed = upkeep(game, seat)
    balance = max(owed, -game.ducats[seat])
    game.ducats[seat] += balance
    game.tell("settled", seat, balance, rule="VT-810" if balance >= 0 else "VT-811")
    if balance > owed:
        happened(game, "upkeep_unpaid", seat)


# --- the election ------------------------------------------------------------------------------------


def why_not_announce(game: Veto, seat: int) -> str:
    """VT-715, VT-814 to VT-819, VT-1301 The rule by which no election can be announced, or nothing."""
    if game.round == 1:
        return "VT-819"
    if seat != holder(game):
        return "VT-715"
    if game.election != NOBODY:
        return "VT-814"
    if game.no_election:
        return "VT-1301"
    for card, owner, condition, args in texts(game, "cannot"):
        if args[0] == "announce" and owner == seat and meets(game, card, owner, condition):
            return "VT-1301"
    if not own_elekts(game, seat):
        return "VT-815"
    return "VT-816" if game.kreski[seat] < TO_WIN[game.seats] else ""


@step
def may_announce(game: Veto) -> None:
    """VT-814, VT-817 The initiative holder may announce an election; he never has to."""
    seat = holder(game)
    if not why_not_announce(game, seat):
        game.ask(seat, "election", ("announce", "not now"), announced, seat, rule="VT-814")


@step
def announced(game: Veto, seat: int, answer: Any) -> None:
    """VT-818 It holds until the end of this round."""
    if answer == "announce":
        game.election = seat
        game.tell("election", seat, rule="VT-814")
        window(game, "election_announced", seat)
