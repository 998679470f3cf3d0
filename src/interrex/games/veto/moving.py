"""Chapter 600: zones and card states; drawing, discarding, removing, and leaving play."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.engine.zones import show, shuffle
from interrex.games.veto.cards import CHARACTER, THRUST
from interrex.games.veto.decks import see
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.happening import happened
from interrex.games.veto.permissions import may_stand_on_magnates, thrust_limits
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    NOBODY,
    OUT,
    PLAY,
    REMOVED,
    UNDER,
    Veto,
    answers_itself,
    changed,
    controller,
    everyone,
    face,
    in_game,
    in_play,
    put,
    under,
    untap,
)
from interrex.games.veto.traits import attached, company, derived

# --- the deck: VT-606 to VT-608, VT-634 --------------------------------------------------------------


def refill(game: Veto, seat: int) -> None:
    """VT-607 The discard pile is shuffled and becomes the new deck."""
    pile = game.cards_at[DISCARD + seat]
    if game.cards_at[DECK + seat] or not pile:
        return
    for card in pile[:]:
        put(game, card, DECK + seat)
    shuffle(game, DECK + seat)
    game.tell("reshuffled", seat, rule="VT-607")
    happened(game, "deck_emptied", seat)


def deck_changed(game: Veto, seat: int) -> None:
    """VT-R26 At once, or only when a card must be drawn."""
    if game.rulings.reshuffle == "at_once":
        refill(game, seat)


def draw_cards(game: Veto, seat: int, number: int) -> int:
    """VT-608 Draw; what cannot be drawn is lost."""
    drawn = 0
    for _ in range(number):
        refill(game, seat)
        deck = game.cards_at[DECK + seat]
        if not deck:
            break
        card = deck[-1]
        put(game, card, HAND + seat)
        game.tell("drew_card", seat, face(game, card), rule="VT-804", to=1 << seat)
        drawn += 1
        deck_changed(game, seat)
    if drawn:
        game.tell("drew", seat, drawn, rule="VT-804")
        happened(game, "cards_drawn", seat)
    return drawn


# --- piles ------------------------------------------------------------------------------------------


def to_pile(game: Veto, card: int) -> None:
    """VT-619, VT-609 A single card goes to its owner's discard pile, where its face is seen."""
    owner = game.owner[card]
    place = DISCARD + owner if in_game(game, owner) else OUT
    put(game, card, place, shown=everyone(game))
    game.tell("discarded", owner, face(game, card), rule="VT-619")


def top_seen(game: Veto, seat: int) -> None:
    """VT-609 The card that is now on top of a discard pile is seen by everybody."""
    pile = game.cards_at[DISCARD + seat]
    if pile:
        see(game, pile[-1:], everyone(game))
        show(game, pile[-1], everyone(game))


def to_removed(game: Veto, card: int) -> None:
    """VT-621 A card goes to its owner's removed pile."""
    owner = game.owner[card]
    put(game, card, REMOVED + owner if in_game(game, owner) else OUT, shown=everyone(game))
    game.tell("removed", owner, face(game, card), rule="VT-621")


@step
def order_pile(game: Veto, owner: int, hidden: int) -> None:
    """VT-623 Several cards that go to a pile at the same time: their owner chooses the order.

    Equal cards need no order; where some lay face down the question hides that they are equal.
    """
    cards = game.cards_at[LIMBO + owner]
    options = distinct(game, cards)
    if len(options) > 1 or (hidden and len(cards) > 1):
        game.ask(owner, "pile next", options, piled, owner, hidden, rule="VT-623")
    elif cards:
        game.then(pile_rest, owner)


@step
def piled(game: Veto, owner: int, hidden: int, card: int) -> None:
    """VT-609 Only the card that ends on top is seen."""
    put(game, card, DISCARD + owner)
    game.then(order_pile, owner, hidden)


@step
def pile_rest(game: Veto, owner: int) -> None:
    """The last card, or equal ones, go on top."""
    for card in game.cards_at[LIMBO + owner][:]:
        last = len(game.cards_at[LIMBO + owner]) == 1
        put(game, card, DISCARD + owner, shown=everyone(game) if last else 0)
        if last:
            game.tell("discarded", owner, face(game, card), rule="VT-619")


def send(game: Veto, cards: list[int]) -> None:
    """Discard several cards at the same time, each to its owner's pile."""
    if len(cards) == 1:
        to_pile(game, cards[0])
        return
    owners: list[int] = []
    hidden = int(game.settings.rules_version < 2)  # until version 2 the order was always asked
    for card in cards:
        hidden |= int(game.where[card] >= UNDER)
        owner = game.owner[card]
        if not in_game(game, owner):
            put(game, card, OUT, shown=everyone(game))
            continue
        put(game, card, LIMBO + owner)
        if owner not in owners:
            owners.append(owner)
    for owner in owners:
        game.then(order_pile, owner, hidden)


# --- leaving play -----------------------------------------------------------------------------------


def belongings(game: Veto, card: int) -> list[int]:
    """VT-620 Everything attached to a card, and to what is attached to it."""
    cards = list(under(game, card))
    for other in attached(game, card):
        cards.append(other)
        cards.extend(belongings(game, other))
    return cards


def forget(game: Veto, card: int) -> None:
    """VT-1309 A card that leaves play forgets everything."""
    untap(game, card)
    game.fields &= ~(1 << card)
    game.crowned &= ~(1 << card)
    game.turn_used &= ~(1 << card)
    game.round_used &= ~(1 << card)
    game.host[card] = NOBODY
    free_slot(game, card)
    if game.lasting:
        game.lasting = [entry for entry in game.lasting if subject_of(entry) != card]
    changed(game)


def subject_of(entry: tuple[Any, ...]) -> int:
    """The card that something lasting until the end of the round is about, or NOBODY."""
    if entry[0] == "szabla":
        return NOBODY
    return int(entry[2] if entry[0] == "cannot" else entry[1])


def free_slot(game: Veto, card: int) -> None:
    slot = game.slot[card]
    if slot >= 0:
        game.holders[slot] = NOBODY
        game.slot[card] = NOBODY


def speaks(game: Veto, card: int) -> int:
    """A text of the card works now, by itself or as a reply: a fact for when it leaves play."""
    now = derived(game)
    seat = controller(game, card)
    return int((card, seat) in now.triggers or any(card == each for each, _ in now.replies[seat]))


def leaving(game: Veto, cards: list[int]) -> list[tuple[int, int, int]]:
    """What is about to leave play, who controls it, and whether it speaks; face-down cards tell nothing."""
    if game.pack.spoken.isdisjoint(("card_discarded", "card_removed")):
        return []
    return [(card, controller(game, card), speaks(game, card)) for card in cards if in_play(game, card)]


def tell_gone(game: Veto, moment: str, cards: list[tuple[int, int, int]]) -> None:
    """VT-619, VT-621 Each of these cards has left play."""
    for card, seat, still_speaks in cards:
        happened(game, moment, card, seat, still_speaks)


def discard_from_play(game: Veto, card: int) -> None:
    """VT-619, VT-620 A card in play is discarded, and everything attached to it."""
    cards = [card, *belongings(game, card)]
    gone = leaving(game, cards)
    for each in cards:
        forget(game, each)
    game.tell("left_play", face(game, card), rule="VT-619")
    send(game, cards)
    tell_gone(game, "card_discarded", gone)


def remove_from_play(game: Veto, card: int) -> None:
    """VT-621, VT-622 A card is removed from the game; what is attached to it is discarded."""
    others = belongings(game, card)
    gone = leaving(game, [card, *others])
    for each in (card, *others):
        forget(game, each)
    to_removed(game, card)
    if game.kinds[card].family == CHARACTER and game.rulings.name_ban == "any_removal":
        game.bans |= game.kinds[card].name_bit  # VT-415
    if others:
        send(game, others)
    tell_gone(game, "card_removed", [each for each in gone if each[0] == card])
    tell_gone(game, "card_discarded", [each for each in gone if each[0] != card])


def return_to_hand(game: Veto, card: int) -> None:
    """A character goes to its owner's hand; what is attached to it is discarded."""
    others = belongings(game, card)
    gone = leaving(game, others)
    for each in (card, *others):
        forget(game, each)
    owner = game.owner[card]
    put(game, card, HAND + owner if in_game(game, owner) else OUT, shown=everyone(game))
    game.tell("to_hand", owner, face(game, card), rule="VT-1301")
    if others:
        send(game, others)
    tell_gone(game, "card_discarded", gone)


def kill_name(game: Veto, card: int) -> None:
    """VT-414 Nobody may play that name any more."""
    game.bans |= game.kinds[card].name_bit
    game.killed[game.owner[card]] += 1


# --- what a change of keywords or control brings with it ---------------------------------------------


@step
def settle_rights(game: Veto) -> None:
    """VT-974, VT-R39, VT-R40 Fields and thrusts follow the keywords of characters."""
    if game.rulings.lost_field_right == "to_electoral":
        leaving = [
            (seat, card)
            for seat in range(game.seats)
            for card in company(game, seat)
            if game.fields >> card & 1 and not may_stand_on_magnates(game, card)
        ]
        for seat, card in leaving:
            game.fields &= ~(1 << card)
            game.tell("moved", seat, face(game, card), 0, rule="VT-602")
            happened(game, "moved", card, seat)
    if game.rulings.thrust_overflow == "discard":
        for seat in range(game.seats):
            for card in company(game, seat):
                if too_many_thrusts(game, card):
                    game.then(discard_excess, seat, card)


def settle_losses(game: Veto) -> None:
    """VT-974, VT-R40 What a card gave is lost at once when it leaves play, whatever took it away."""
    if game.settings.rules_version >= 2:  # until version 2 only after texts that discard
        game.then(settle_rights)


def face_up_thrusts(game: Veto, card: int) -> list[int]:
    """VT-211 Thrusts that lie face up under a character."""
    return [other for other in attached(game, card) if game.kinds[other].family == THRUST]


def too_many_thrusts(game: Veto, card: int) -> bool:
    down, up = thrust_limits(game, card)
    hidden, shown = len(under(game, card)), len(face_up_thrusts(game, card))
    return hidden + shown > down + up or hidden > down


@step
def discard_excess(game: Veto, seat: int, card: int) -> None:
    """VT-974 The controller discards the excess of his choice."""
    if in_play(game, card) and too_many_thrusts(game, card):
        options = distinct(game, [*under(game, card), *face_up_thrusts(game, card)])
        if len(under(game, card)) + len(face_up_thrusts(game, card)) == 1 and answers_itself(game):
            game.then(excess_discarded, seat, card, options[0])
            return
        game.ask(seat, "discard thrust", options, excess_discarded, seat, card, rule="VT-974")


@step
def excess_discarded(game: Veto, seat: int, card: int, thrust: int) -> None:
    """VT-974 One thrust less."""
    drop_thrust(game, thrust)
    game.then(discard_excess, seat, card)


def drop_thrust(game: Veto, thrust: int) -> None:
    """An attached thrust is discarded."""
    game.host[thrust] = NOBODY
    to_pile(game, thrust)


def slot_for(game: Veto, seat: int, card: int) -> int:
    """The place where a character's face-down thrusts lie; a free one if it has none yet."""
    if game.slot[card] < 0:
        slot = free_slot_of(game, seat)
        if game.holders[slot] != NOBODY:
            game.slot[game.holders[slot]] = NOBODY
        game.holders[slot] = card
        game.slot[card] = slot
    return UNDER + game.slot[card]


def free_slot_of(game: Veto, seat: int) -> int:
    """A slot of the seat under which nothing lies, or NOBODY."""
    for slot in range(seat * game.slots, (seat + 1) * game.slots):
        if not game.cards_at[UNDER + slot]:
            return slot
    return NOBODY


def has_slot(game: Veto, seat: int, card: int) -> bool:
    """There is room, and it is a place that the seat may look at (VT-615)."""
    slot = game.slot[card]
    if slot >= 0:
        return bool(game.sees[UNDER + slot] >> seat & 1)
    return free_slot_of(game, seat) != NOBODY


def give_control(game: Veto, card: int, seat: int) -> None:
    """VT-1304, VT-968 A character changes sides with his equipment and thrusts (VT-1308)."""
    cards = [card] + [
        other
        for other in attached(game, card)
        if game.kinds[other].family != "effect" and controller(game, other) != seat
    ]
    for each in cards:
        put(game, each, PLAY + seat)
    thrusts = list(under(game, card))
    if not thrusts or game.rulings.attached_thrust_secret == "controller_only":  # VT-R48
        free_slot(game, card)
    if thrusts and game.slot[card] == NOBODY:
        place = slot_for(game, seat, card)
        for thrust in thrusts:
            put(game, thrust, place)
    game.tell("control", seat, face(game, card), rule="VT-1304")
    changed(game)
    happened(game, "control_changed", card, seat)
    game.then(settle_rights)
