"""Chapter 900: the round end."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.zones import move, shuffle
from interrex.games.vendetta.ending import end_game
from interrex.games.vendetta.frenzy import clear_deployed
from interrex.games.vendetta.order import turn_order
from interrex.games.vendetta.table import (
    ASIDE,
    BOX,
    DECK,
    DOWN,
    HAND,
    MAX_SEATS,
    NOWHERE,
    OUT,
    ROUND_END,
    ROUNDS,
    UP,
    Vendetta,
    happened,
    owner_of,
)


@step
def end_round(game: Vendetta) -> None:
    """VE-905, VE-906 Blood to the bank, cards to hand, card effects, tokens; after round 3 the game ends."""
    if game.round == ROUNDS:
        happened(game, "game_end")
        game.then(end_game)
        return
    game.phase = ROUND_END
    game.now = NOWHERE
    always = game.rulings.bane_shuffle_back == "always"  # VE-R49
    if always:
        count_deployed_banes(game)
    happened(game, "round_end")  # VE-905 cards that lie here now act when they have gone back
    take_back_blood(game)
    take_back_cards(game)
    for seat in turn_order(game):
        game.then(shuffle_back, seat)
    game.then(turn_tokens)


def count_deployed_banes(game: Vendetta) -> None:
    """VE-R49 Malkav's Bane asks for a card whenever it was deployed."""
    for seat in range(game.seats):
        game.bane[seat] = 0
    for card, _ in game.pack.bearers.get("shuffle_back", ()):
        place = game.where[card]
        if place >= UP:
            seat = (place - UP) % MAX_SEATS
            game.bane[seat] = 1


def take_back_blood(game: Vendetta) -> None:
    """VE-901 All deployed blood goes to the bank."""
    for seat in range(game.seats):
        clear_deployed(game, seat)
    game.tell("blood_cleared", rule="VE-901")


def take_back_cards(game: Vendetta) -> None:
    """VE-902, VE-907 Clan cards return to their owners' hands, face-down ones unseen."""
    for place in range(UP, len(game.cards_at)):
        for card in list(game.cards_at[place]):
            owner = owner_of(game, card)
            if game.out[owner]:
                move(game, card, BOX if place >= DOWN else OUT)  # VE-R11
            else:
                move(game, card, HAND + owner)
    for seat in range(game.seats):
        for card in list(game.cards_at[ASIDE + seat]):  # VE-R13
            move(game, card, HAND + seat)
    game.tell("cards_returned", rule="VE-902")


@step
def shuffle_back(game: Vendetta, seat: int) -> None:
    """MA06: one card of choice from hand is shuffled into the clan deck, once per card it played."""
    if game.out[seat] or not game.bane[seat] or not game.cards_at[HAND + seat]:
        return
    options = tuple(sorted(game.cards_at[HAND + seat]))
    if len(options) == 1:
        game.then(shuffled_back, seat, options[0])
    else:
        game.ask(seat, "shuffle back", options, shuffled_back, seat, rule="VE-905")


@step
def shuffled_back(game: Vendetta, seat: int, card: int) -> None:
    """The card is in the deck; nobody else learns which."""
    game.bane[seat] -= 1
    move(game, card, DECK + seat)
    shuffle(game, DECK + seat)
    game.tell("shuffled_back", seat, rule="VE-905")
    game.then(shuffle_back, seat)


@step
def turn_tokens(game: Vendetta) -> None:
    """VE-903 Diablerie tokens are turned face up again; what lasted for the round is over."""
    for seat in range(game.seats):
        game.flipped[seat] = 0
        game.bane[seat] = 0
    game.forestalled.clear()
    game.done = 0
