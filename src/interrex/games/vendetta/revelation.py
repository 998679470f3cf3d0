"""Chapter 700, Revelation: before it and during it."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import Option, step
from interrex.engine.zones import move
from interrex.games.vendetta.conflict import is_decided
from interrex.games.vendetta.keywords import INCLUDE, SPARE, play_blood, playable_blood, take_blood
from interrex.games.vendetta.order import partner_of, rivals, turn_order
from interrex.games.vendetta.table import (
    DOWN,
    MAX_SEATS,
    NOBODY,
    UP,
    Vendetta,
    alliance_size,
    face_up_with,
    happened,
)

LEAVE: Final = "leave the rest"


# --- before Revelation: VE-718 -----------------------------------------------------------------


@step
def before_revelation(game: Vendetta, loc: int) -> None:
    """VE-718 Face-up passives that act before any card is turned, in turn order."""
    if is_decided(game):
        return
    happened(game, "before_revelation", NOBODY, loc)
    game.then(friends_due, loc)


@step
def friends_due(game: Vendetta, loc: int) -> None:
    """VE-718 Those who may act now, when texts that speak of the moment have."""
    offer_friends(game, loc)


def offer_friends(game: Vendetta, loc: int) -> None:
    """TO07: in turn order, each card once here."""
    bearers = [
        (player, card) for card, player, where, _ in face_up_with(game, "play_alliance_blood") if where == loc
    ]
    for seat in turn_order(game):
        for player, card in bearers:
            if player == seat and not game.friends_used >> card & 1:
                game.then(friends, seat, card, loc)


@step
def earlier_friends(game: Vendetta, loc: int) -> None:
    """VE-R78 The same before the Withdraw choice."""
    if not is_decided(game):
        offer_friends(game, loc)


@step
def friends(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """TO07: play up to 1 blood per card in the Alliance."""
    most = playable_blood(game, seat, alliance_size(game, seat))
    if most and not game.out[seat]:
        game.ask(seat, "play blood", tuple(range(most + 1)), friends_played, seat, card, loc, rule="VE-718")


@step
def friends_played(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """VE-1609 The card gives its own limit."""
    if amount:
        game.friends_used |= 1 << card
        game.tell("acts", seat, card, loc, rule="VE-718")
        play_blood(game, seat, loc, amount)


# --- Revelation: VE-719, VE-721, VE-761 --------------------------------------------------------


@step
def revelation(game: Vendetta, loc: int) -> None:
    """VE-719, VE-721 What speaks of the Revelation was face up before; then the cards are turned."""
    if "revelation" in game.pack.speakers and not is_decided(game):
        happened(game, "revelation", NOBODY, loc)
        game.then(turn_cards, loc)
    else:
        turn_cards(game, loc)


@step
def turn_cards(game: Vendetta, loc: int) -> None:
    """VE-719, VE-761 All face-down cards are turned face up, unless One Step Ahead lets rivals choose."""
    for card, player in ahead_cards(game, loc):
        if rivals(game, player, loc) and not is_decided(game):
            game.then(one_step_ahead, player, card, loc)
            return
    for seat in range(game.seats):
        reveal_position(game, loc, seat)


def ahead_cards(game: Vendetta, loc: int) -> list[tuple[int, int]]:
    """VE-721 One Step Ahead must be face up before (VE-R14)."""
    found = [
        (card, player) for card, player, where, _ in face_up_with(game, "one_step_ahead") if where == loc
    ]
    if not game.rulings.revelation_passive_needs_face_up:
        for card, _ in game.pack.bearers.get("one_step_ahead", ()):
            place = game.where[card] - DOWN - MAX_SEATS * loc
            if 0 <= place < MAX_SEATS and not game.out[place]:
                found.append((card, place))
    return found


def reveal_position(game: Vendetta, loc: int, seat: int) -> None:
    """VE-719 The face-down cards of one position are turned up, seen one by one if no text answers that."""
    at_once = "card_turned_up" in game.pack.speakers
    for card in list(game.cards_at[DOWN + MAX_SEATS * loc + seat]):
        if at_once:
            turn_up(game, loc, seat, card)
        else:
            game.then(turn_one_up, loc, seat, card)


@step
def turn_one_up(game: Vendetta, loc: int, seat: int, card: int) -> None:
    """VE-719 The next of the cards that are turned face up together."""
    turn_up(game, loc, seat, card)


def turn_up(game: Vendetta, loc: int, seat: int, card: int) -> None:
    """A card is turned face up where it lies."""
    move(game, card, UP + MAX_SEATS * loc + seat)
    game.tell("revealed", seat, card, loc, rule="VE-719")
    happened(game, "card_turned_up", seat, loc, card)


@step
def one_step_ahead(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """VE-1504 In teams its player decides about the partner first."""
    partner = partner_of(game, seat)
    if partner in rivals(game, seat, loc) and game.cards_at[DOWN + MAX_SEATS * loc + partner]:
        game.ask(seat, "include partner", (INCLUDE, SPARE), ahead_decided, seat, card, loc, rule="VE-1504")
    else:
        game.then(ahead_decided, seat, card, loc, SPARE)


@step
def ahead_decided(game: Vendetta, seat: int, card: int, loc: int, answer: str) -> None:
    """VE-761 Its player and everyone who is no rival turns up first; then each rival decides."""
    hit = rivals(game, seat, loc)
    if answer == SPARE:
        hit = [other for other in hit if other != partner_of(game, seat)]
    game.tell("acts", seat, card, loc, rule="VE-761")
    for other in range(game.seats):
        if other not in hit:
            reveal_position(game, loc, other)
    if game.rulings.rival_choices == "secret":  # VE-R58
        game.then(decide_together, seat, card, loc, tuple(hit))
    else:
        for other in hit:
            game.then(decide_facing, seat, card, loc, other)


def facing_options(game: Vendetta, loc: int, other: int) -> list[int]:
    """VE-R55 Own face-down cards that may be turned up."""
    if game.rulings.one_step_partial == "forbid" and game.pool[other] < 2:
        return []
    return sorted(game.cards_at[DOWN + MAX_SEATS * loc + other])


@step
def decide_facing(game: Vendetta, seat: int, card: int, loc: int, other: int) -> None:
    """NO06: card by card, lose 2 blood and turn it up, or leave it face down."""
    if game.out[other]:
        return
    options: list[Option] = [*facing_options(game, loc, other)]
    if options:
        args = (seat, card, loc, other)
        game.ask(other, "turn up", [*options, LEAVE], facing_decided, *args, rule="VE-761")


@step
def facing_decided(game: Vendetta, seat: int, card: int, loc: int, other: int, choice: Option) -> None:
    """NO06: the loss, with frenzy and reactions; then the card is turned up."""
    if choice == LEAVE:
        return
    slot = game.cards_at[DOWN + MAX_SEATS * loc + other].index(choice)
    if not game.out[seat]:
        take_blood(game, seat, card, loc, 2, other, NOBODY)
    game.then(turn_slot_up, loc, other, slot)
    game.then(decide_facing, seat, card, loc, other)


@step
def turn_slot_up(game: Vendetta, loc: int, other: int, slot: int) -> None:
    """The card that was paid for is turned up."""
    lying = game.cards_at[DOWN + MAX_SEATS * loc + other]
    if slot < len(lying):
        turn_up(game, loc, other, lying[slot])


@step
def decide_together(game: Vendetta, seat: int, card: int, loc: int, hit: tuple[int, ...]) -> None:
    """VE-R58 Rivals choose in secret how many and which cards they turn up."""
    asked = [other for other in hit if facing_options(game, loc, other)]
    if asked:
        options = [subsets(len(game.cards_at[DOWN + MAX_SEATS * loc + other])) for other in asked]
        args = (seat, card, loc, tuple(asked))
        game.ask_all(asked, "turn up together", options, together_decided, *args, rule="VE-761")


def subsets(count: int) -> tuple[tuple[int, ...], ...]:
    """All choices of face-down cards, by their place in the row."""
    return tuple(tuple(slot for slot in range(count) if mask >> slot & 1) for mask in range(1 << count))


@step
def together_decided(
    game: Vendetta,
    seat: int,
    card: int,
    loc: int,
    asked: tuple[int, ...],
    answers: tuple[tuple[int, ...], ...],
) -> None:
    """VE-R58 Revealed together, carried out in turn order; later cards of the row first."""
    for other, slots in zip(asked, answers, strict=True):
        for slot in reversed(slots):
            game.then(pay_and_turn, seat, card, loc, other, slot)


@step
def pay_and_turn(game: Vendetta, seat: int, card: int, loc: int, other: int, slot: int) -> None:
    """NO06: the loss, then the card is turned up."""
    if game.out[other]:
        return
    if not game.out[seat]:
        take_blood(game, seat, card, loc, 2, other, NOBODY)
    game.then(turn_slot_up, loc, other, slot)
