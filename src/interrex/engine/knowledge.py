"""Knowledge: where may this card be, as far as this seat can tell? One table for every secret.

For each seat (and one watcher) the cards of a place lie in *lots*: cards of one lot the seat cannot
tell apart by where they lie. What a seat knows of a card is the set of lots in which it may lie, as
bits of an integer. Open moves narrow it, secret moves widen it. The sizes of lots are open, so sets
and sizes together say which worlds the seat cannot tell apart.

All places into which a seat sees are one lot to it, number 0: what lies there it simply knows. Any
other place has a lot of its own, where cards lie that the seat knows to be there. A card that comes in
secret joins a lot only if that loses nothing, else it starts one; so a hand remembers which of its
cards came from the deck before it was rebuilt. In a place whose order matters all see which lot a
card is taken from. Cards whose exact position there a seat knows are *pinned* for it, in a lot apart.

Where a secret move may be from several lots, or a card is found that may have lain in several lots
of that place, these lots become one: then a seat may be thought to know a little less than it could
work out, never more.

In a world for playing out only the seats in ``knowing`` have their knowledge kept: those that a rule asks
about. Which cards are pinned is kept always.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.bits import alike, as_bit, change

if TYPE_CHECKING:
    from interrex.engine.table import Table

SEEN: Final = 1  # the lot, as a bit, of what lies where the seat sees it


def all_bits(game: Table) -> int:
    """Every seat and the watcher."""
    return (1 << (game.seats + 1)) - 1


@cache
def own_lots(seats: int, sees: tuple[int, ...]) -> tuple[int, ...]:
    """For each seat and the watcher, and for each place, the lot of that place: small numbers."""
    found: list[int] = []
    for seat in range(seats + 1):
        lot = 0
        for seen_by in sees:
            if seen_by >> seat & 1:
                found.append(0)
            else:
                lot += 1
                found.append(lot)
    return tuple(found)


def places_of(game: Table, seat: int, card: int) -> int:
    """The places, as bits, where the card may lie as far as the seat can tell."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    known = game.possible_lots[seat * len(game.where) + card]
    return 1 << game.where[card] if known & SEEN else _places_in(game, seat, known)


def all_places_of(game: Table, seat: int) -> list[int]:
    """For every card what ``places_of`` says. Cards of which the same is known may lie in the same places."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    first = seat * len(game.where)
    found: list[int] = []
    places: dict[int, int] = {}
    for card, place in enumerate(game.where):
        known: int = game.possible_lots[first + card]
        if known & SEEN:
            found.append(1 << place)
            continue
        if known not in places:
            places[known] = _places_in(game, seat, known)
        found.append(places[known])
    return found


def _places_in(game: Table, seat: int, lots: int) -> int:
    """The places, as bits, that are in one of these lots for the seat."""
    first = seat * len(game.sees)
    places = 0
    for place in range(len(game.sees)):
        if lots & game.lots_at[first + place]:
            places |= 1 << place
    return places


def knows(game: Table, seat: int, card: int) -> bool:
    """The seat knows in which place the card lies."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    known = game.possible_lots[seat * len(game.where) + card]
    return known & ~game.lots_at[seat * len(game.sees) + game.where[card]] == 0


def lies_among(game: Table, seat: int, card: int, places: Collection[int]) -> bool:
    """The seat knows that the card lies in one of those places."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    known = game.possible_lots[seat * len(game.where) + card]
    if known & SEEN:
        return game.where[card] in places
    first = seat * len(game.sees)
    within = 0
    for place in places:
        within |= game.lots_at[first + place]
    return known & ~within == 0


def holds_possible(game: Table, seat: int, card: int) -> bool:
    """The seat holds it possible that the card lies where it does lie: always, if all is well."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    here = game.lots_at[seat * len(game.sees) + game.where[card]]
    return game.possible_lots[seat * len(game.where) + card] & here != 0


def known_in(game: Table, seat: int, place: int) -> list[int]:
    """The cards of which the seat knows that they lie in that place, by number."""
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    elsewhere = ~game.lots_at[seat * len(game.sees) + place]
    first = seat * len(game.where)
    return sorted(card for card in game.cards_at[place] if game.possible_lots[first + card] & elsewhere == 0)


def lay_open(game: Table, card: int, place: int) -> None:
    """All know that the card lies in that place."""
    cards = len(game.where)
    places = len(game.sees)
    own = game.own_lot
    possible: list[Any] = game.possible_lots
    lots = game.actual_lot
    game.stirs += 1
    for seat in game.knowing:
        lot = own[seat * places + place]
        possible[seat * cards + card] = as_bit(lot)
        lots[seat * cards + card] = lot
    game.pinned[card] = 0


def learn_move(game: Table, card: int, origin: int, to: int, shown: int) -> None:
    """A card went from one place to another: who saw it follows it, for others it is blurred."""
    open_start = game.sees[origin]
    open_end = game.sees[to]
    saw = open_start | open_end | shown | game.pinned[card]
    game.stirs += 1
    possible: list[Any] = game.possible_lots
    lots = game.actual_lot
    cards = len(game.where)
    for seat in game.knowing:
        index = seat * cards + card
        if not saw >> seat & 1:
            _blur(game, seat, card, origin, to)
        elif open_end >> seat & 1:
            if not open_start >> seat & 1:
                _follow(game, seat, card, origin)
                lots[index] = 0
                possible[index] = as_bit(0)
        else:
            if not open_start >> seat & 1:
                _follow(game, seat, card, origin)
            lot = (
                _pin_lot(game, seat, card, to)
                if game.ordered[to]
                else game.own_lot[seat * len(game.sees) + to]
            )
            lots[index] = lot
            possible[index] = as_bit(lot)
            game.last_secret_move[seat] = 0
    game.pinned[card] = saw if game.ordered[to] else 0


def _follow(game: Table, seat: int, card: int, origin: int) -> None:
    """The seat is shown a card that leaves a place into which it does not see."""
    index = seat * len(game.where) + card
    known = game.possible_lots[index]
    if known & (known - 1):
        _found(game, seat, card, origin)
    lot = game.actual_lot[index]
    if lot != game.own_lot[seat * len(game.sees) + origin]:
        _leave(game, seat, origin, lot)


def _leave(game: Table, seat: int, place: int, lot: int) -> None:
    """A lot that has become empty is no more, and nobody thinks that a card lies there."""
    first = seat * len(game.where)
    for card in game.cards_at[place]:
        if game.actual_lot[first + card] == lot:
            return
    if game.unsettled >> seat & 1:
        settle(game, 1 << seat)
    game.lots_at[seat * len(game.sees) + place] &= ~(1 << lot)
    game.last_secret_move[seat] = 0


def _blur(game: Table, seat: int, card: int, origin: int, to: int) -> None:
    """Any card that may lie in the lot it was taken from may now lie in the lot where it went."""
    lots = game.actual_lot
    first = seat * len(game.where)
    places = seat * len(game.sees)
    here = game.lots_at[places + origin]
    if here & (here - 1) and not game.ordered[origin]:
        lots[first + card] = _merge(game, seat, origin, here)
    lot = lots[first + card]
    left = False
    for other in game.cards_at[origin]:
        if lots[first + other] == lot:
            left = True
            break
    way = (to << 8 | lot) + 1
    mixed = game.last_secret_move[seat]
    if left and mixed & 0xFFFFFF == way:
        lots[first + card] = mixed >> 24
        return
    target = _receiving(game, seat, card, to)
    lots[first + card] = target
    if left:
        game.last_secret_move[seat] = target << 24 | way
    else:
        _replace(game, seat, 1 << lot, target)
        if lot != game.own_lot[places + origin]:
            game.lots_at[places + origin] &= ~(1 << lot)


def _receiving(game: Table, seat: int, card: int, to: int) -> int:
    """The lot for a card that came in secret: one that holds only known cards, one where the same
    cards may lie as in the lot it was taken from, or a new one."""
    possible = game.possible_lots
    first = seat * len(game.where)
    row: list[Any] = possible[first : first + len(game.where)]
    source = 1 << game.actual_lot[first + card]
    own = game.own_lot[seat * len(game.sees) + to]
    ordered = game.ordered[to]
    free = not ordered  # the place's own lot holds only known cards
    tried = 0
    for other in game.cards_at[to]:
        lot = game.actual_lot[first + other]
        if other == card or tried >> lot & 1:
            continue
        if lot == own and possible[first + other] == 1 << own:
            continue
        tried |= 1 << lot
        free = free and lot != own
        known_there = 0 if ordered else 1 << lot  # in a deck these lie in older positions
        if possible[first + card] >> lot & 1 and alike(row, source | 1 << lot, known_there):
            return lot
    target = own if free else _new_lot(game, seat, to)
    change(possible, first, row, source, 0, 1 << target)
    return target


def _new_lot(game: Table, seat: int, place: int) -> int:
    """One more lot for cards in that place; its number is above the places' own."""
    places = len(game.sees)
    first = seat * places
    last = first + places - 1
    while last > first and not game.own_lot[last]:  # the places' own are numbered in their order
        last -= 1
    lot = game.own_lot[last] + 1
    taken = 0
    for lots in game.lots_at[first : first + places]:
        taken |= lots
    while taken >> lot & 1:
        lot += 1
    game.lots_at[seat * places + place] |= 1 << lot
    return lot


def _pin_lot(game: Table, seat: int, card: int, place: int) -> int:
    """The lot of those cards in an ordered place whose position the seat knows."""
    for other in game.cards_at[place]:
        if other != card and game.pinned[other] >> seat & 1:
            return game.actual_lot[seat * len(game.where) + other]
    return _new_lot(game, seat, place)


def _merge(game: Table, seat: int, place: int, lots: int) -> int:
    """Lots of one place become one."""
    here = seat * len(game.sees) + place
    own = game.own_lot[here]
    lot = own if lots >> own & 1 else lots.bit_length() - 1
    first = seat * len(game.where)
    for card in game.cards_at[place]:
        if lots >> game.actual_lot[first + card] & 1:
            game.actual_lot[first + card] = lot
    _replace(game, seat, lots, lot)
    game.lots_at[here] = game.lots_at[here] & ~lots | 1 << lot
    return lot


def _replace(game: Table, seat: int, lots: int, lot: int) -> None:
    """What may have lain in one of those lots may now lie in this one."""
    possible = game.possible_lots
    first = seat * len(game.where)
    change(possible, first, possible[first : first + len(game.where)], lots, lots, 1 << lot)
    game.last_secret_move[seat] = 0


def _found(game: Table, seat: int, card: int, place: int) -> None:
    """The seat finds a card in that place which, as far as it knew, might have lain elsewhere.

    Mostly nothing follows but that, or that its lot holds no other card in doubt: as long as the
    cards that might lie there can also lie wherever that card might. Otherwise the seat has
    conclusions to draw.
    """
    possible = game.possible_lots
    cards = len(game.where)
    first = seat * cards
    here = game.lots_at[seat * len(game.sees) + place]
    lots = possible[first + card] & here
    if lots & (lots - 1) and not game.ordered[place]:
        if game.unsettled >> seat & 1:
            settle(game, 1 << seat)
            lots = possible[first + card] & here
        if lots & (lots - 1):
            game.actual_lot[first + card] = _merge(game, seat, place, lots)
    lot = game.actual_lot[first + card]
    bit = 1 << lot
    before = possible[first + card]
    row: list[Any] = possible
    row[first + card] = as_bit(lot)
    left = before
    for other in game.cards_at[place]:
        known: int = possible[first + other]
        if known & (known - 1) and game.actual_lot[first + other] == lot:
            left &= ~known
            if not left:
                return  # others of its lot can still change places with all the same cards
    if left == before:  # no other card of its lot is in doubt
        last: Any = None
        for each in row[first : first + cards]:
            if each is not last:
                last = each
                known = each
                if known & bit and known != bit and before & ~known:
                    break
        else:
            _strike(game, seat, bit)
            return
    game.unsettled |= 1 << seat


def _strike(game: Table, seat: int, bit: int) -> None:
    """No card lies in that lot but those of which the seat knows it."""
    possible = game.possible_lots
    first = seat * len(game.where)
    change(possible, first, possible[first : first + len(game.where)], bit, bit, 0, bit)
    game.last_secret_move[seat] = 0


def rule_out(game: Table, place: int, cards: Iterable[int]) -> None:
    """Everybody can tell that none of these cards lies in that place, whatever lies there."""
    if not game.knowing:
        return
    possible: list[Any] = game.possible_lots
    barred = list(cards)
    for seat in game.knowing:
        if game.sees[place] >> seat & 1:
            continue
        first = seat * len(game.where)
        here = game.lots_at[seat * len(game.sees) + place]
        changed = False
        before: Any = None
        after: Any = None  # nothing: what is known stays as it is
        for card in barred:
            each = possible[first + card]
            if each is not before:
                before = each
                known: int = each
                after = known & ~here if known & here else None
            if after is not None:
                possible[first + card] = after
                changed = True
        if changed:
            game.stirs += 1
            game.unsettled |= 1 << seat
            game.last_secret_move[seat] = 0


def settle(game: Table, seats: int) -> None:
    """Let seats draw their conclusions: put off until somebody looks or a secret move blurs them."""
    seats &= game.unsettled
    if not seats:
        return
    game.unsettled &= ~seats
    game.stirs += 1
    for seat in game.knowing:
        if seats >> seat & 1:
            _eliminate(game, seat)


def _eliminate(game: Table, seat: int) -> None:
    """Strike out the lots where a card cannot lie because other cards fill them.

    A card may lie elsewhere only if the card it drives out can go somewhere, and so on, until
    one takes the place that became free: where lots are joined in a ring, both ways.
    """
    possible = game.possible_lots
    first = seat * len(game.where)
    row = possible[first : first + len(game.where)]
    lots: list[int] = []  # of cards the seat cannot tell, as bits, and from each where these may lie
    exits: list[int] = []
    for card, known in enumerate(row):
        if known & (known - 1):
            bit: int = as_bit(game.actual_lot[first + card])
            for number, other in enumerate(lots):  # few: this is quicker than to look them up
                if other == bit:
                    exits[number] |= known
                    break
            else:
                lots.append(bit)
                exits.append(known)
    game.last_secret_move[seat] = 0
    taken = 0
    common = -1
    any_exit = 0
    for number, bit in enumerate(lots):
        taken |= bit
        common &= exits[number]
        any_exit |= exits[number]
    joined = common & taken == taken  # every lot with every other
    if joined and any_exit & ~taken == 0:
        return
    rings = [taken] * len(lots) if joined else _rings(lots, exits)
    for card, known in enumerate(row):
        if known & (known - 1):
            left = known & rings[lots.index(1 << game.actual_lot[first + card])]
            if left != known:
                possible[first + card] = left


def _rings(lots: list[int], exits: list[int]) -> list[int]:
    """For each lot the lots from which there is a way to it, as bits."""
    for middle, bit in enumerate(lots):
        beyond = exits[middle]
        for number, reached in enumerate(exits):
            if reached & bit:
                exits[number] = reached | beyond
    rings: list[int] = []
    for bit in lots:
        ring = 0
        for number, reached in enumerate(exits):
            if reached & bit:
                ring |= lots[number]
        rings.append(ring)
    return rings


def learn(game: Table, card: int, seats: int) -> None:
    """Seats see the card where it lies, and in an ordered place its position."""
    place = game.where[card]
    cards = len(game.where)
    game.stirs += 1
    for seat in game.knowing:
        if not seats >> seat & 1 or (game.sees[place] | game.pinned[card]) >> seat & 1:
            continue
        index = seat * cards + card
        known = game.possible_lots[index]
        if known & (known - 1):
            _found(game, seat, card, place)
        if game.ordered[place]:
            lot = game.actual_lot[index]
            game.actual_lot[index] = _pin_lot(game, seat, card, place)
            row: list[Any] = game.possible_lots
            row[index] = as_bit(game.actual_lot[index])
            if lot != game.own_lot[seat * len(game.sees) + place]:
                _leave(game, seat, place, lot)
        game.last_secret_move[seat] = 0
    if game.ordered[place]:
        game.pinned[card] |= seats


def forget_order(game: Table, place: int) -> None:
    """After a shuffle nobody knows the position of any card there."""
    game.stirs += 1
    for card in game.cards_at[place]:
        game.pinned[card] = 0
    if game.ordered[place]:
        for seat in game.knowing:
            here = game.lots_at[seat * len(game.sees) + place]
            if here & (here - 1):
                settle(game, 1 << seat)
                _merge(game, seat, place, here)
