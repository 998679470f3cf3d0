"""Accounts of the steps by which cards of Veto! move: drawing, looking, searching, discarding, leaving.

Each says by the rules what ``moving.py`` and ``searching.py`` do; tests/veto/test_cards_told.py compares.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.knowledge import rule_out
from interrex.engine.zones import show, show_all, shuffle
from interrex.games.veto import moving
from interrex.games.veto.actions import price_of, why_not_bear, why_not_declare
from interrex.games.veto.cards import BITS
from interrex.games.veto.decks import see
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.happening import happened
from interrex.games.veto.permissions import thrust_limits
from interrex.games.veto.resolving import enter, pay
from interrex.games.veto.table import (
    DECK,
    DISCARD,
    HAND,
    LIMBO,
    LOOK,
    NOBODY,
    OUT,
    PLAY,
    REMOVED,
    STALE,
    UNDER,
    Veto,
    put,
)
from interrex.games.veto.traits import company, derived, keywords, passes
from interrex.games.veto.verbs import searching
from tests.veto.told_verbs import (
    FAMILIES_THAT_STAY,
    Use,
    cards,
    controls,
    face,
    lies_open,
    number,
    players,
)

MAGNATE = BITS["karmazyn"] | BITS["wplywowy"]
FAMILIES = ("character", "equipment", "estate", "effect", "thrust")


def everybody(game: Veto) -> int:
    """All seats and the watcher."""
    return (1 << game.seats + 1) - 1


def plays(game: Veto, seat: int) -> bool:
    return not game.out & 1 << seat


# --- the deck ---------------------------------------------------------------------------------------------


def reshuffled(game: Veto, seat: int) -> None:
    """VT-607 An empty deck is made of the discard pile."""
    pile = list(game.cards_at[DISCARD + seat])
    if pile and not game.cards_at[DECK + seat]:
        for card in pile:
            put(game, card, DECK + seat)
        shuffle(game, DECK + seat)
        game.tell("reshuffled", seat, rule="VT-607")
        happened(game, "deck_emptied", seat)


def at_once(game: Veto, seat: int) -> None:
    if game.rulings.reshuffle == "at_once":
        reshuffled(game, seat)


def draws(game: Veto, seat: int, wanted: int) -> None:
    came = 0
    while came < wanted:
        reshuffled(game, seat)
        if not game.cards_at[DECK + seat]:
            break
        card = game.cards_at[DECK + seat][-1]
        put(game, card, HAND + seat)
        game.tell("drew_card", seat, face(game, card), rule="VT-804", to=1 << seat)
        came += 1
        at_once(game, seat)
    if came:
        game.tell("drew", seat, came, rule="VT-804")
        happened(game, "cards_drawn", seat)


def draw(game: Veto, use: Use, wanted: Any, who: Any = "you") -> None:
    for seat in players(game, use, who):
        draws(game, seat, number(game, use, wanted))


def look(game: Veto, seat: int, wanted: int) -> None:
    for _ in range(wanted):
        reshuffled(game, seat)
        if not game.cards_at[DECK + seat]:
            return
        put(game, game.cards_at[DECK + seat][-1], LOOK + seat)
        if not game.cards_at[DECK + seat] and game.rulings.reshuffle == "at_once":
            return  # what is looked at is not shuffled in


def peek_take(game: Veto, use: Use, wanted: Any, price: Any) -> None:
    look(game, use.seat, number(game, use, wanted))
    game.then(searching.buy_seen, use.seat, number(game, use, price[1]))


def peek_order(game: Veto, use: Use, wanted: Any) -> None:
    look(game, use.seat, number(game, use, wanted))
    game.then(searching.order_seen, use.seat)


def buy_seen(game: Veto, seat: int, price: int) -> None:
    row = game.cards_at[LOOK + seat]
    if row and game.ducats[seat] < price:
        game.then(searching.put_back, seat)
    elif row:
        taken: list[int] = []
        outcomes: list[Any] = []
        for card in row if game.settings.rules_version > 1 else ():
            rest = [game.kinds[each].number for each in row if each != card]
            if (game.kinds[card].number, rest) not in outcomes:  # else it comes to the same
                outcomes.append((game.kinds[card].number, rest))
                taken.append(card)
        options = ["done", *(taken or distinct(game, row))]
        game.ask(seat, "take", options, searching.seen_bought, seat, price, rule="VT-1301")


def seen_bought(game: Veto, seat: int, price: int, card: Any) -> None:
    if card == "done":
        game.then(searching.put_back, seat)
        return
    pay(game, seat, price)
    put(game, card, HAND + seat)
    game.tell("bought_card", seat, face(game, card), rule="VT-1301", to=1 << seat)
    game.then(searching.buy_seen, seat, price)


def put_back(game: Veto, seat: int) -> None:
    reading, row = game.rulings.peeked_rest, list(game.cards_at[LOOK + seat])
    if reading == "back_same_order":
        row.reverse()
    for card in row:
        if reading == "discard":
            to_pile(game, card)
        else:
            put(game, card, DECK + seat, bottom=reading == "bottom")
    at_once(game, seat)


def order_seen(game: Veto, seat: int) -> None:
    row = game.cards_at[LOOK + seat]
    if len(row) == 1:
        game.then(searching.put_back, seat)
    elif row:
        game.ask(seat, "put back", distinct(game, row), searching.seen_ordered, seat, rule="VT-1301")


def seen_ordered(game: Veto, seat: int, card: int) -> None:
    put(game, card, DECK + seat)
    game.then(searching.order_seen, seat)


# --- searching --------------------------------------------------------------------------------------------


def search(game: Veto, use: Use, wanted: Any, *how: str) -> None:
    reshuffled(game, use.seat)
    show_all(game, DECK + use.seat, 1 << use.seat)
    game.tell("searches", use.seat, rule="VT-408")
    settled = tuple(
        (each[0], number(game, use, each[1])) if each[0] == "max_lafa" else each for each in wanted
    )
    game.then(searching.choose_found, use.seat, use.card, settled, how)


def choose_found(game: Veto, seat: int, card: int, wanted: Any, how: tuple[str, ...]) -> None:
    deck = game.cards_at[DECK + seat]
    if not deck and game.settings.rules_version > 1:
        game.then(searching.found, seat, card, how, "nothing")
        return
    fits: list[Any] = [
        each for each in distinct(game, deck) if is_wanted(game, seat, card, wanted, each, how)
    ]
    if game.rulings.search_nothing == "allowed" or not fits:
        fits = ["nothing", *fits]
    game.ask(seat, "search", fits, searching.found, seat, card, how, rule="VT-408")


def is_wanted(game: Veto, seat: int, card: int, wanted: Any, each: int, how: tuple[str, ...]) -> bool:
    kind = game.kinds[each]
    fits: bool
    if wanted[0] == "named":
        fits = kind.short == wanted[1]
    else:
        fits = kind.family == wanted[0] and all(passes(game, seat, card, word, each) for word in wanted[1:])
    if fits and "attach_to_self" in how:
        fits = lies_open(game, card) and not why_not_declare(game, seat, each)
        fits = fits and not why_not_bear(game, seat, kind, card)
        if "pay_lafa" in how:
            fits = fits and price_of(game, seat, each) <= game.ducats[seat]
    return fits


def found(game: Veto, seat: int, card: int, how: tuple[str, ...], each: Any) -> None:
    if each != "nothing":
        game.tell("found", seat, face(game, each), rule="VT-408")
        if "attach_to_self" in how:
            pay(game, seat, price_of(game, seat, each) if "pay_lafa" in how else 0)
            game.host[each] = card
            enter(game, seat, each)
            game.then(moving.settle_rights)
        else:
            put(game, each, HAND + seat, shown=everybody(game))
    at_once(game, seat)
    shuffle(game, DECK + seat)
    game.tell("shuffled", seat, rule="VT-408")
    happened(game, "deck_searched", seat)


# --- hands ------------------------------------------------------------------------------------------------


def see_hand(game: Veto, seat: int, victim: int) -> None:
    hand = game.cards_at[HAND + victim]
    see(game, hand, 1 << seat)
    show_all(game, HAND + victim, 1 << seat)
    faces = tuple(sorted(face(game, card) for card in hand))
    line = ("saw_hand", (victim, faces), "VT-613", 1 << seat)
    if game.told[-1:] != [line]:
        game.tell("looked_at_hand", seat, victim, rule="VT-613")
        game.told.append(line)


def look_hand(game: Veto, use: Use, who: Any) -> None:
    for victim in players(game, use, who):
        see_hand(game, use.seat, victim)


def look_thrusts(game: Veto, use: Use, who: Any) -> None:
    for victim in players(game, use, who):
        for slot in range(game.slots):
            place = UNDER + victim * game.slots + slot
            see(game, game.cards_at[place], 1 << use.seat)
            show_all(game, place, 1 << use.seat)
        game.tell("looked_at_thrusts", use.seat, victim, rule="VT-615")


def discard_hand(game: Veto, use: Use, who: Any, family: str, wanted: Any, chooser: str) -> None:
    most = min(number(game, use, wanted), len(game.kinds))
    for victim in players(game, use, who):
        if most and chooser == "owner":
            game.then(searching.choose_own_discard, victim, family, most)
        elif most:
            game.then(searching.see_hand, use.seat, victim)
            for _ in range(most):
                game.then(searching.choose_from_hand, use.seat, victim, family)


def of_family(game: Veto, seat: int, family: str) -> list[Any]:
    hand = game.cards_at[HAND + seat]
    fits = [card for card in hand if family == "any" or game.kinds[card].family == family]
    return [*distinct(game, fits)] or ["nothing"]


def choose_own_discard(game: Veto, seat: int, family: str, wanted: int) -> None:
    if wanted and game.cards_at[HAND + seat]:
        options, step = of_family(game, seat, family), searching.own_discarded
        game.ask(seat, "discard own", options, step, seat, family, wanted, rule="VT-619")


def choose_from_hand(game: Veto, seat: int, victim: int, family: str) -> None:
    if game.cards_at[HAND + victim]:
        options, step = of_family(game, victim, family), searching.discarded_from_hand
        game.ask(seat, "discard", options, step, victim, family, rule="VT-619")


def own_discarded(game: Veto, seat: int, family: str, wanted: int, card: Any) -> None:
    discarded_from_hand(game, seat, family, card)
    if card != "nothing":
        game.then(searching.choose_own_discard, seat, family, wanted - 1)


def discarded_from_hand(game: Veto, victim: int, family: str, card: Any) -> None:
    if card == "nothing":  # everybody can tell that there is none
        absent = [each for each, kind in enumerate(game.kinds) if kind.family == family]
        rule_out(game, HAND + victim, absent)
        return
    to_pile(game, card)
    happened(game, "hand_card_discarded", victim)


def taken_back(game: Veto, seat: int, card: int, rule: str) -> None:
    game.tell("took_back", seat, face(game, card), rule=rule)
    put(game, card, HAND + seat, shown=everybody(game))
    top_seen(game, seat)


def take_top_discard(game: Veto, use: Use, family: str) -> None:
    pile = game.cards_at[DISCARD + use.seat]
    if pile and game.kinds[pile[-1]].family == family:
        taken_back(game, use.seat, pile[-1], "VT-609")


def to_hand(game: Veto, use: Use, what: Any) -> None:
    if what == "self" and plays(game, use.seat) and game.where[use.card] == DISCARD + use.seat:
        taken_back(game, use.seat, use.card, "VT-1301")
        return
    for card in cards(game, use, what):
        if lies_open(game, card) and game.kinds[card].family not in FAMILIES_THAT_STAY:
            return_to_hand(game, card)
            game.then(moving.settle_rights)


# --- piles ------------------------------------------------------------------------------------------------


def top_seen(game: Veto, seat: int) -> None:
    for card in game.cards_at[DISCARD + seat][-1:]:
        see(game, [card], everybody(game))
        show(game, card, everybody(game))


def goes(game: Veto, card: int, place: int, line: str, rule: str) -> None:
    """To a pile of its owner; nowhere if he plays no more."""
    owner = game.owner[card]
    put(game, card, place + owner if plays(game, owner) else OUT, shown=everybody(game))
    game.tell(line, owner, face(game, card), rule=rule)


def to_pile(game: Veto, card: int) -> None:
    goes(game, card, DISCARD, "discarded", "VT-619")


def to_removed(game: Veto, card: int) -> None:
    goes(game, card, REMOVED, "removed", "VT-621")


def order_pile(game: Veto, owner: int, hidden: int) -> None:
    row = game.cards_at[LIMBO + owner]
    options = distinct(game, row)
    if len(options) > 1 or (hidden and len(row) > 1):
        game.ask(owner, "pile next", options, moving.piled, owner, hidden, rule="VT-623")
    elif row:
        game.then(moving.pile_rest, owner)


def piled(game: Veto, owner: int, hidden: int, card: int) -> None:
    put(game, card, DISCARD + owner)
    game.then(moving.order_pile, owner, hidden)


def pile_rest(game: Veto, owner: int) -> None:
    *below, top = list(game.cards_at[LIMBO + owner]) or [NOBODY]
    for card in below:
        put(game, card, DISCARD + owner)
    if top != NOBODY:
        put(game, top, DISCARD + owner, shown=everybody(game))
        game.tell("discarded", owner, face(game, top), rule="VT-619")


def send(game: Veto, together: list[int]) -> None:
    if len(together) == 1:
        to_pile(game, together[0])
        return
    face_down = any(game.where[card] >= UNDER for card in together) or game.settings.rules_version < 2
    owners: dict[int, None] = {}
    for card in together:
        if plays(game, game.owner[card]):
            put(game, card, LIMBO + game.owner[card])
            owners[game.owner[card]] = None
        else:
            put(game, card, OUT, shown=everybody(game))
    for owner in owners:
        game.then(moving.order_pile, owner, int(face_down))


# --- leaving play -----------------------------------------------------------------------------------------


def borne(game: Veto, card: int) -> list[int]:
    """What lies face down under a card, and what is attached to it, with what it bears itself."""
    below = list(game.cards_at[UNDER + game.slot[card]]) if game.slot[card] != NOBODY else []
    for other in derived(game).attached.get(card, []):
        below += [other, *borne(game, other)]
    return below


def forget(game: Veto, card: int) -> None:
    for name in ("tapped", "fields", "crowned", "turn_used", "round_used"):
        setattr(game, name, getattr(game, name) & ~(1 << card))
    game.host[card] = NOBODY
    if game.slot[card] != NOBODY:
        game.holders[game.slot[card]] = NOBODY
        game.slot[card] = NOBODY
    about = {"szabla": None, "cannot": 2}
    game.lasting = [
        each
        for each in game.lasting
        if about.get(each[0], 1) is None or each[about.get(each[0], 1) or 0] != card
    ]
    game.derived = STALE


def spoke(game: Veto, leaving: list[int]) -> list[tuple[int, int, int]]:
    """Who controlled what lay open, and whether a text of it worked, by itself or as a reply."""
    now, facts = derived(game), []
    for card in leaving:
        if lies_open(game, card):
            seat = controls(game, card)
            speaks = (card, seat) in now.triggers or card in [each for each, _ in now.replies[seat]]
            facts.append((card, seat, int(speaks)))
    return facts


def discard_from_play(game: Veto, card: int) -> None:
    together = [card, *borne(game, card)]
    facts = spoke(game, together)
    for each in together:
        forget(game, each)
    game.tell("left_play", face(game, card), rule="VT-619")
    send(game, together)
    for fact in facts:
        happened(game, "card_discarded", *fact)


def remove_from_play(game: Veto, card: int) -> None:
    others = borne(game, card)
    facts = spoke(game, [card, *others])
    for each in (card, *others):
        forget(game, each)
    to_removed(game, card)
    if game.rulings.name_ban == "any_removal" and game.kinds[card].family == "character":
        game.bans |= game.kinds[card].name_bit
    if others:
        send(game, others)
    for fact in facts:
        happened(game, "card_removed" if fact[0] == card else "card_discarded", *fact)


def return_to_hand(game: Veto, card: int) -> None:
    others = borne(game, card)
    facts = spoke(game, others)
    for each in (card, *others):
        forget(game, each)
    goes(game, card, HAND, "to_hand", "VT-1301")
    if others:
        send(game, others)
    for fact in facts:
        happened(game, "card_discarded", *fact)


def kill_name(game: Veto, card: int) -> None:
    game.bans |= game.kinds[card].name_bit
    game.killed[game.owner[card]] += 1


# --- rights -----------------------------------------------------------------------------------------------


def thrusts_of(game: Veto, card: int) -> tuple[list[int], list[int]]:
    """Face down, and face up."""
    down = list(game.cards_at[UNDER + game.slot[card]]) if game.slot[card] != NOBODY else []
    up = [other for other in derived(game).attached.get(card, []) if game.kinds[other].family == "thrust"]
    return down, up


def has_too_many(game: Veto, card: int) -> bool:
    (down, up), (most_down, most_up) = thrusts_of(game, card), thrust_limits(game, card)
    return len(down) > most_down or len(down) + len(up) > most_down + most_up


def settle_rights(game: Veto) -> None:
    there = [(seat, card) for seat in range(game.seats) for card in company(game, seat)]
    if game.rulings.lost_field_right == "to_electoral":
        for seat, card in there:
            if game.fields & 1 << card and not keywords(game, card) & MAGNATE:
                game.fields -= 1 << card
                game.tell("moved", seat, face(game, card), 0, rule="VT-602")
                happened(game, "moved", card, seat)
    if game.rulings.thrust_overflow == "discard":
        for seat, card in there:
            if has_too_many(game, card):
                game.then(moving.discard_excess, seat, card)


def discard_excess(game: Veto, seat: int, card: int) -> None:
    if lies_open(game, card) and has_too_many(game, card):
        thrusts = [each for row in thrusts_of(game, card) for each in row]
        step = moving.excess_discarded
        if len(thrusts) == 1 and game.settings.rules_version > 1:
            game.then(step, seat, card, thrusts[0])
        else:
            game.ask(seat, "discard thrust", distinct(game, thrusts), step, seat, card, rule="VT-974")


def excess_discarded(game: Veto, seat: int, card: int, thrust: int) -> None:
    game.host[thrust] = NOBODY
    to_pile(game, thrust)
    game.then(moving.discard_excess, seat, card)


def give_control(game: Veto, card: int, seat: int) -> None:
    attached = list(derived(game).attached.get(card, []))
    down = thrusts_of(game, card)[0]
    put(game, card, PLAY + seat)
    for other in attached:
        if game.kinds[other].family != "effect" and controls(game, other) != seat:
            put(game, other, PLAY + seat)
    if game.slot[card] != NOBODY and (not down or game.rulings.attached_thrust_secret == "controller_only"):
        game.holders[game.slot[card]] = NOBODY
        game.slot[card] = NOBODY
        if down:
            slots = range(seat * game.slots, (seat + 1) * game.slots)
            slot = next(each for each in slots if not game.cards_at[UNDER + each])
            if game.holders[slot] != NOBODY:
                game.slot[game.holders[slot]] = NOBODY
            game.holders[slot], game.slot[card] = card, slot
            for thrust in down:
                put(game, thrust, UNDER + slot)
    game.tell("control", seat, face(game, card), rule="VT-1304")
    game.derived = STALE
    happened(game, "control_changed", card, seat)
    game.then(moving.settle_rights)
