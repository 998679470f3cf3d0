"""Verbs that move, turn and play cards."""

from __future__ import annotations

from interrex.engine.questions import (
    Option,
    step,
)
from interrex.engine.zones import (
    move,
    show_all,
)
from interrex.games.vendetta.frenzy import (
    turn_down,
)
from interrex.games.vendetta.keywords import (
    hit_each,
    steal_from,
)
from interrex.games.vendetta.order import (
    partner_of,
    rivals,
)
from interrex.games.vendetta.playing import (
    card_arrives,
    place_card,
)
from interrex.games.vendetta.table import (
    DECK,
    DOWN,
    HAND,
    HAVEN,
    MAX_SEATS,
    UP,
    Vendetta,
    cards_on,
    owner_of,
)
from interrex.games.vendetta.verbs.vocabulary import (
    ACTING,
    DONE,
    FEW,
    NO,
    YES,
    verbs,
)
from interrex.games.vendetta.withdrawal import (
    withdraw,
)

# --- cards that move ---------------------------------------------------------------------------


@verbs.verb(*ACTING)
@step
def move_to_haven(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """NO01: this card moves to the player's own Haven position; at the Haven, nothing happens."""
    game.then(moved_to_haven, seat, card, loc, YES)


@verbs.verb(*ACTING)
@step
def may_move_to_haven(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """NO05, NO09: this card may move to the player's own Haven position."""
    if loc != HAVEN and not game.out[seat] and on_position(game, card, loc):
        game.ask(seat, "move to haven", (YES, NO), moved_to_haven, seat, card, loc, rule="VE-730")


def on_position(game: Vendetta, card: int, loc: int) -> bool:
    """The card lies on some position at that location."""
    place = game.where[card]
    return place >= UP and (place - UP) % (DOWN - UP) // MAX_SEATS == loc


@step
def moved_to_haven(game: Vendetta, seat: int, card: int, loc: int, answer: str) -> None:
    """VE-1606 Moving is not playing; deployed blood stays behind."""
    if answer == YES and loc != HAVEN and not game.out[seat] and on_position(game, card, loc):
        move(game, card, UP + MAX_SEATS * HAVEN + seat)
        game.tell("moved", seat, card, HAVEN, rule="VE-1606")
        card_arrives(game, seat, HAVEN, card)


@verbs.verb(*ACTING, takes=(FEW,))
@step
def vanish(game: Vendetta, seat: int, card: int, loc: int, amount: int) -> None:
    """NO07: may withdraw from here now; if so, steal from each rival."""
    game.ask(seat, "vanish", (YES, NO), vanished, seat, card, loc, amount, rule="VE-730")


@step
def vanished(game: Vendetta, seat: int, card: int, loc: int, amount: int, answer: str) -> None:
    """NO07: the procedure of withdrawing, then the steal (VE-R56)."""
    if answer == YES:
        where = HAVEN if game.rulings.vanish_rivals == "haven" else loc
        game.then(withdraw, seat, loc)
        game.then(steal_after_vanishing, seat, card, loc, amount, where)


@step
def steal_after_vanishing(game: Vendetta, seat: int, card: int, loc: int, amount: int, where: int) -> None:
    """VE-1625 The steal still happens where the effect began."""
    if where == loc:
        game.then(hit_each, seat, card, loc, "steal", amount, "rivals")
    else:
        partner = partner_of(game, seat)
        for other in rivals(game, seat, where):
            if other != partner:
                game.then(steal_from, seat, card, loc, amount, other)


@verbs.verb(*ACTING)
@step
def take_back_to_steal(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """MA05: may take cards of the player's own position here back to hand, then steals that much blood."""
    game.then(take_back_more, seat, card, loc, 0)


@step
def take_back_more(game: Vendetta, seat: int, card: int, loc: int, taken: int) -> None:
    """MA05: card by card, this one allowed."""
    options: list[Option] = [*sorted(cards_on(game, loc, seat)), DONE]
    if len(options) > 1:
        game.ask(seat, "take back", options, taken_back, seat, card, loc, taken, rule="VE-730")
    else:
        game.then(taken_back, seat, card, loc, taken, DONE)


@step
def taken_back(game: Vendetta, seat: int, card: int, loc: int, taken: int, choice: Option) -> None:
    """VE-1604 A card goes to its owner's hand; at the end the steal (VE-R48)."""
    if choice != DONE:
        owner = owner_of(game, choice)
        move(game, choice, HAND + owner)
        game.tell("to_hand", owner, 1, rule="VE-1604")
        game.then(take_back_more, seat, card, loc, taken + 1)
    elif taken and game.rulings.chaos_steal == "per_card":
        for _ in range(taken):
            game.then(hit_each, seat, card, loc, "steal", 1, "rivals")
    elif taken:
        game.then(hit_each, seat, card, loc, "steal", taken, "rivals")


@verbs.verb(*ACTING, takes=(FEW,))
@step
def turn_down_for_power(game: Vendetta, seat: int, card: int, loc: int, power: int) -> None:
    """MA07: may turn own cards here face down; every face-down card here then has that power."""
    game.then(turn_down_more, seat, card, loc, power)


@step
def turn_down_more(game: Vendetta, seat: int, card: int, loc: int, power: int) -> None:
    """MA07: card by card, itself allowed (VE-R50)."""
    forbid = game.rulings.mindless_self == "forbid"
    cards = sorted(
        each for each in game.cards_at[UP + MAX_SEATS * loc + seat] if not (forbid and each == card)
    )
    if cards:
        game.ask(seat, "turn down", [*cards, DONE], turned_down_one, seat, card, loc, power, rule="VE-730")
    else:
        game.then(turned_down_one, seat, card, loc, power, DONE)


@step
def turned_down_one(game: Vendetta, seat: int, card: int, loc: int, power: int, choice: Option) -> None:
    """MA07: the value stays in force until this location is done."""
    game.assault[seat] = power
    if choice != DONE:
        turn_down(game, choice)
        game.then(turn_down_more, seat, card, loc, power)


# --- cards played by effects -------------------------------------------------------------------


@verbs.verb(*ACTING)
@step
def play_own_hand(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """MA03: all cards left in the player's own hand are played face up here, in an order of choice."""
    game.then(play_hand, seat, loc, seat)


@verbs.verb(*ACTING)
@step
def play_rivals_hand(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """MA01: choose a rival, even one with an empty hand."""
    options = sorted(rivals(game, seat, loc))
    if len(options) == 1:
        game.then(rival_mesmerized, seat, loc, options[0])
    elif options:
        game.ask(seat, "mesmerize", options, rival_mesmerized, seat, loc, rule="VE-730")


@step
def rival_mesmerized(game: Vendetta, seat: int, loc: int, rival: int) -> None:
    """MA01: the hand is shown to this player, and played card by card."""
    game.tell("mesmerized", seat, rival, rule="VE-1605")
    show_all(game, HAND + rival, 1 << seat)
    game.then(play_hand, seat, loc, rival)


@step
def play_hand(game: Vendetta, seat: int, loc: int, owner: int) -> None:
    """VE-1605 Each card is played face up on the player's own position here."""
    if game.out[seat] or game.out[owner]:
        return
    cards = sorted(game.cards_at[HAND + owner])
    if len(cards) == 1:
        game.then(play_from_hand, seat, loc, owner, cards[0])
    elif cards:
        game.ask(seat, "play next", cards, play_from_hand, seat, loc, owner, rule="VE-1605")


@step
def play_from_hand(game: Vendetta, seat: int, loc: int, owner: int, card: int) -> None:
    """VE-R29 Each counts as played by this player."""
    place_card(game, seat, card, seat, loc, 0)
    game.then(play_hand, seat, loc, owner)


@verbs.verb("after_revelation")
@step
def play_from_deck(game: Vendetta, seat: int, card: int, loc: int) -> None:
    """MA06: the top card of one's own clan deck is played here (VE-R79); one goes back at the round end."""
    if not game.cards_at[DECK + seat]:
        return
    if game.rulings.bane_shuffle_back == "only_if_played":  # VE-R49
        game.bane[seat] += 1
    place_card(game, seat, game.cards_at[DECK + seat][-1], seat, loc, game.rulings.bane_facing == "down")
