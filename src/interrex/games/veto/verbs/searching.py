"""The verbs of Veto! about decks, hands and piles: drawing, looking, searching, taking back."""

from __future__ import annotations

from typing import Any

from interrex.engine.knowledge import rule_out
from interrex.engine.questions import step
from interrex.engine.zones import show_all, shuffle
from interrex.games.veto.actions import price_of, why_not_bear, why_not_declare
from interrex.games.veto.cards import FACTION, STRATEGY
from interrex.games.veto.decks import see
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.happening import happened
from interrex.games.veto.moving import (
    deck_changed,
    draw_cards,
    refill,
    return_to_hand,
    settle_rights,
    to_pile,
    top_seen,
)
from interrex.games.veto.resolving import enter, pay
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LOOK,
    UNDER,
    Veto,
    answers_itself,
    everyone,
    face,
    in_game,
    in_play,
    put,
)
from interrex.games.veto.traits import passes
from interrex.games.veto.verbs.meaning import Use, amount, cards_meant, players_meant, settled
from interrex.games.veto.verbs.vocabulary import TREE, verbs

# --- cards -------------------------------------------------------------------------------------------


@verbs.verb("do", takes=TREE)
@step
def draw(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, who: Any = "you") -> None:
    """VT-608 Draw cards."""
    use = Use(seat, card, target, that)
    for player in players_meant(game, use, who):
        draw_cards(game, player, amount(game, use, number))


def look_at_top(game: Veto, seat: int, number: int) -> None:
    """VT-634 Take the top cards of the deck up to look at them, top first."""
    for _ in range(number):
        refill(game, seat)
        deck = game.cards_at[DECK + seat]
        if not deck:
            break
        put(game, deck[-1], LOOK + seat)
        if game.rulings.reshuffle == "at_once" and not game.cards_at[DECK + seat]:
            break


@verbs.verb("do", takes=TREE)
@step
def peek_take(game: Veto, seat: int, card: int, target: Any, that: int, number: Any, price: Any) -> None:
    """VT-R49 Look at the top cards and buy some of them."""
    use = Use(seat, card, target, that)
    look_at_top(game, seat, amount(game, use, number))
    game.then(buy_seen, seat, amount(game, use, price[1]))


@step
def buy_seen(game: Veto, seat: int, price: int) -> None:
    """Each of the cards may be taken into the hand for its price."""
    cards = game.cards_at[LOOK + seat]
    if not cards:
        return
    options: list[Any] = ["done"]
    if game.ducats[seat] >= price:
        options.extend(takings(game, cards))
    if len(options) == 1:
        game.then(put_back, seat)
    else:
        game.ask(seat, "take", options, seen_bought, seat, price, rule="VT-1301")


def takings(game: Veto, cards: list[int]) -> list[int]:
    """Cards of the row between which it makes a difference which is taken: the rest keeps its order."""
    if game.settings.rules_version < 2:  # until version 2 equal cards were one choice wherever they lay
        return distinct(game, cards)
    kinds = [game.kinds[card].number for card in cards]
    rests = [(kinds[at], kinds[:at] + kinds[at + 1 :]) for at in range(len(cards))]
    return [card for at, card in enumerate(cards) if rests[at] not in rests[:at]]


@step
def seen_bought(game: Veto, seat: int, price: int, card: int | str) -> None:
    """The rest goes back (VT-R49)."""
    if isinstance(card, str):
        game.then(put_back, seat)
        return
    pay(game, seat, price)
    put(game, card, HAND + seat)
    game.tell("bought_card", seat, face(game, card), rule="VT-1301", to=1 << seat)
    game.then(buy_seen, seat, price)


@step
def put_back(game: Veto, seat: int) -> None:
    """VT-R49 On top in the same order, under the deck, or discarded."""
    rest = game.cards_at[LOOK + seat][:]
    reading = game.rulings.peeked_rest
    for card in reversed(rest) if reading == "back_same_order" else rest:
        if reading == "discard":
            to_pile(game, card)
        else:
            put(game, card, DECK + seat, bottom=reading == "bottom")
    deck_changed(game, seat)


@verbs.verb("do", takes=TREE)
@step
def peek_order(game: Veto, seat: int, card: int, target: Any, that: int, number: Any) -> None:
    """Look at the top cards and put them back in any order."""
    look_at_top(game, seat, amount(game, Use(seat, card, target, that), number))
    game.then(order_seen, seat)


@step
def order_seen(game: Veto, seat: int) -> None:
    """The deepest card is named first."""
    cards = game.cards_at[LOOK + seat]
    if len(cards) > 1:
        game.ask(seat, "put back", distinct(game, cards), seen_ordered, seat, rule="VT-1301")
    elif cards:
        game.then(put_back, seat)


@step
def seen_ordered(game: Veto, seat: int, card: int) -> None:
    """One card back on the deck."""
    put(game, card, DECK + seat)
    game.then(order_seen, seat)


@verbs.verb("do", takes=TREE)
@step
def search(game: Veto, seat: int, card: int, target: Any, that: int, wanted: Any, *how: str) -> None:
    """VT-408 The player looks through his own deck."""
    refill(game, seat)
    show_all(game, DECK + seat, 1 << seat)
    game.tell("searches", seat, rule="VT-408")
    game.then(choose_found, seat, card, settled(game, Use(seat, card, target, that), wanted), how)


@step
def choose_found(game: Veto, seat: int, card: int, wanted: Any, how: tuple[str, ...]) -> None:
    """VT-409 One of the cards that fit, or nothing."""
    options: list[Any] = [
        each
        for each in distinct(game, game.cards_at[DECK + seat])
        if fits_search(game, seat, card, wanted, each, how)
    ]
    if not options or game.rulings.search_nothing == "allowed":
        options.insert(0, "nothing")
    if not game.cards_at[DECK + seat] and answers_itself(game):
        game.then(found, seat, card, how, "nothing")
        return
    game.ask(seat, "search", options, found, seat, card, how, rule="VT-408")


def fits_search(game: Veto, seat: int, card: int, wanted: Any, each: int, how: tuple[str, ...]) -> bool:
    """VT-418 A card that is put straight into play obeys the rules of bringing it into play."""
    kind = game.kinds[each]
    if wanted[0] == "named":
        if kind.short != wanted[1]:
            return False
    elif kind.family != wanted[0] or not all(passes(game, seat, card, word, each) for word in wanted[1:]):
        return False
    if "attach_to_self" not in how:
        return True
    if not in_play(game, card) or why_not_declare(game, seat, each) or why_not_bear(game, seat, kind, card):
        return False
    return "pay_lafa" not in how or price_of(game, seat, each) <= game.ducats[seat]


@step
def found(game: Veto, seat: int, card: int, how: tuple[str, ...], each: int | str) -> None:
    """VT-408, VT-409 The found card is shown; the deck is shuffled, whatever was found."""
    if isinstance(each, int):
        game.tell("found", seat, face(game, each), rule="VT-408")
        if "attach_to_self" in how:
            if "pay_lafa" in how:
                pay(game, seat, price_of(game, seat, each))
            game.host[each] = card
            enter(game, seat, each)
            game.then(settle_rights)
        else:
            put(game, each, HAND + seat, shown=everyone(game))
    deck_changed(game, seat)
    shuffle(game, DECK + seat)
    game.tell("shuffled", seat, rule="VT-408")
    happened(game, "deck_searched", seat)


@verbs.verb("do", takes=TREE)
@step
def look_hand(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-613 See another player's hand."""
    for victim in players_meant(game, Use(seat, card, target, that), who):
        show_hand(game, seat, victim)


def show_hand(game: Veto, seat: int, victim: int) -> None:
    """VT-613 The player sees the hand of another; who has just seen it is not told again."""
    hand = game.cards_at[HAND + victim]
    see(game, hand, 1 << seat)
    show_all(game, HAND + victim, 1 << seat)
    seen = tuple(sorted(face(game, each) for each in hand))
    line = ("saw_hand", (victim, seen), "VT-613", 1 << seat)
    if not game.told or game.told[-1] != line:
        game.tell("looked_at_hand", seat, victim, rule="VT-613")
        game.tell("saw_hand", victim, seen, rule="VT-613", to=1 << seat)


@verbs.verb("do", takes=TREE)
@step
def look_thrusts(game: Veto, seat: int, card: int, target: Any, that: int, who: Any) -> None:
    """VT-615 See another player's attached thrusts."""
    for victim in players_meant(game, Use(seat, card, target, that), who):
        for slot in range(victim * game.slots, (victim + 1) * game.slots):
            see(game, game.cards_at[UNDER + slot], 1 << seat)
            show_all(game, UNDER + slot, 1 << seat)
        game.tell("looked_at_thrusts", seat, victim, rule="VT-615")


@verbs.verb("do", takes=TREE)
@step
def discard_hand(
    game: Veto, seat: int, card: int, target: Any, that: int, who: Any, family: str, number: Any, chooser: str
) -> None:
    """VT-619 Cards of that type are discarded from a hand, chosen by the user of the text or by their owner.

    Who chooses from the hand of another sees it; where none is to be discarded, nobody looks.
    """
    use = Use(seat, card, target, that)
    most = min(amount(game, use, number), len(game.kinds))
    for victim in players_meant(game, use, who) if most else []:
        if chooser == "owner":
            game.then(choose_own_discard, victim, family, most)
        else:
            game.then(see_hand, seat, victim)
            for _ in range(most):
                game.then(choose_from_hand, seat, victim, family)


@step
def see_hand(game: Veto, seat: int, victim: int) -> None:
    """VT-613 The hand is shown to who chooses from it."""
    show_hand(game, seat, victim)


@step
def choose_own_discard(game: Veto, seat: int, family: str, number: int) -> None:
    """VT-619 The owner of the hand discards, card after card; or shows that he has no such card."""
    hand = game.cards_at[HAND + seat]
    if not number or not hand:
        return
    options = distinct(game, [card for card in hand if family in ("any", game.kinds[card].family)])
    asked: list[Any] = [*options] or ["nothing"]
    game.ask(seat, "discard own", asked, own_discarded, seat, family, number, rule="VT-619")


@step
def own_discarded(game: Veto, seat: int, family: str, number: int, card: int | str) -> None:
    """VT-619 To his discard pile."""
    if isinstance(card, int):
        to_pile(game, card)
        happened(game, "hand_card_discarded", seat)
        game.then(choose_own_discard, seat, family, number - 1)
    else:
        rule_out(game, HAND + seat, [each for each, kind in enumerate(game.kinds) if kind.family == family])


@step
def choose_from_hand(game: Veto, seat: int, victim: int, family: str) -> None:
    """The user of the text chooses."""
    if not game.cards_at[HAND + victim]:
        return
    cards = [card for card in game.cards_at[HAND + victim] if family in ("any", game.kinds[card].family)]
    options: list[Any] = distinct(game, cards) or ["nothing"]  # the others cannot tell which
    game.ask(seat, "discard", options, discarded_from_hand, victim, family, rule="VT-619")


@step
def discarded_from_hand(game: Veto, victim: int, family: str, card: int | str) -> None:
    """VT-619 To its owner's discard pile; if there is none to discard, everybody can tell that."""
    if isinstance(card, int):
        to_pile(game, card)
        happened(game, "hand_card_discarded", victim)
    else:
        absent = [each for each, kind in enumerate(game.kinds) if kind.family == family]
        rule_out(game, HAND + victim, absent)


@verbs.verb("do", takes=TREE)
@step
def take_top_discard(game: Veto, seat: int, card: int, target: Any, that: int, family: str) -> None:
    """VT-609 The top card of one's own discard pile, if it is of that type."""
    pile = game.cards_at[DISCARD + seat]
    if pile and game.kinds[pile[-1]].family == family:
        game.tell("took_back", seat, face(game, pile[-1]), rule="VT-609")
        put(game, pile[-1], HAND + seat, shown=everyone(game))
        top_seen(game, seat)


@verbs.verb("do", takes=TREE)
@step
def to_hand(game: Veto, seat: int, card: int, target: Any, that: int, what: Any) -> None:
    """The card goes back to its owner's hand: from play, or this card from the discard pile."""
    if what == "self" and game.where[card] == DISCARD + seat and in_game(game, seat):
        game.tell("took_back", seat, face(game, card), rule="VT-1301")
        put(game, card, HAND + seat, shown=everyone(game))
        top_seen(game, seat)
        return
    for each in cards_meant(game, Use(seat, card, target, that), what):
        if in_play(game, each) and game.kinds[each].family not in (FACTION, STRATEGY):
            return_to_hand(game, each)
            game.then(settle_rights)
