"""Dealing anew: a world that a seat cannot tell from the real one, drawn from all there are."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, TypeVar

from interrex.engine.chance import Chance
from interrex.engine.choosing import choice_for
from interrex.engine.errors import EngineError
from interrex.engine.knowledge import all_bits, places_of, settle

if TYPE_CHECKING:
    from interrex.engine.table import Table

TableT = TypeVar("TableT", bound="Table")


def sampled_world(game: TableT, seat: int, chance: Chance) -> TableT:
    """A copy in which what the seat cannot know is dealt anew, consistently."""
    world = _copy_to_deal(game)
    world.told = [line for line in world.told if line[3] >> seat & 1]
    world.choices = [choice_for(chosen, seat) for chosen in game.choices]
    _make(world, seat, chance)
    return world


def playout_world(game: TableT, seat: int, chance: Chance) -> TableT:
    """The same world, in which from now on only what rules need is kept."""
    world = _copy_to_deal(game)
    world.knowing = world.seats_consulted()
    _make(world, seat, chance)
    only_to_play_out(world)
    return world


def only_to_play_out(game: Table) -> None:
    """From now on keep no log, no choices, and no knowledge that no rule consults."""
    game.recorded = False
    game.keeps_log = False
    game.told = []
    game.choices = []
    game.knowing = game.seats_consulted()
    if not game.knowing:
        game.possible_lots = []
        game.actual_lot = []


def plain_world(game: TableT, seat: int) -> TableT:
    """A sampled world laid by a fixed rule: the same for all worlds that the seat cannot tell apart."""
    world = game.sample_world(seat, Chance(0))
    world.settings = dataclasses.replace(world.settings, seed=0)
    deal_plainly(world, seat)
    share_knowledge(world, seat)
    world.chance = Chance(0)
    world.ask_again(seat, Chance(0))
    return world


def _copy_to_deal(game: TableT) -> TableT:
    if len(game.knowing) <= game.seats:
        raise EngineError("a world for playing out does not know enough to sample another from it")
    world = game.copy()
    world.recorded = False
    settle(world, all_bits(world))
    return world


def _make(world: Table, seat: int, chance: Chance) -> None:
    """Make the copy a world of its own: other cards, another future, its open question asked again."""
    world.imagine(seat, chance)
    deal_anew(world, seat, chance)
    world.chance = chance.split()
    world.ask_again(seat, chance)


def deal_anew(world: Table, seat: int, chance: Chance) -> None:
    """Deal what the seat cannot know into a world that the seat cannot tell from the real one.

    Every world that fits the seat's knowledge can come out, and no other. What other seats know is
    carried over: who knew the card in a slot knows the card that lies in that slot now. Where they know
    that only cards of one sort lie somewhere, they know it in this world too.
    """
    hidden = Hidden(world, seat)
    if hidden.positions:
        _assign(hidden, chance)
        _lay(world, hidden, chance)


def deal_plainly(world: Table, seat: int) -> None:
    """Lay what the seat cannot know by a fixed rule, the lowest cards first.

    The result is the same for all worlds that the seat cannot tell apart, so it shows nothing of the
    real one.
    """
    hidden = Hidden(world, seat)
    numbers = {lot: number for number, lot in enumerate(hidden.lots)}
    real = {card: hidden.lots[hidden.lot_of[card]] for card in hidden.loose}
    for card, lot in _first_fit(world, hidden.first, real).items():
        hidden.dealt[numbers[lot]].append(card)
    for cards in hidden.dealt:
        cards.sort()
    _lay(world, hidden, None)


def share_knowledge(world: Table, seat: int) -> None:
    """Let all others know what the seat knows, and what they see: what they really know is not its to know.

    What another seat knows of a card tells how the card came to lie there, so a world that is written down
    for one seat must not carry it.
    """
    settle(world, all_bits(world))
    cards, places = len(world.where), len(world.sees)
    for other in range(world.seats + 1):
        if other == seat:
            continue
        own = world.own_lot[other * places : (other + 1) * places]
        world.lots_at[other * places : (other + 1) * places] = [1 << lot for lot in own]
        world.last_secret_move[other] = 0
        for card, place in enumerate(world.where):
            lots = 1 << own[place]
            if own[place]:
                among = places_of(world, seat, card)
                for hidden, lot in enumerate(own):
                    if lot and among >> hidden & 1:
                        lots |= 1 << lot
            world.possible_lots[other * cards + card] = lots
            world.actual_lot[other * cards + card] = own[place]
            world.pinned[card] &= ~(1 << other)


class Hidden:
    """What a seat cannot tell: the lots concerned, numbered as they are met, with their slots and cards."""

    __slots__ = ("dealt", "first", "loose", "lot_of", "lots", "places", "positions", "possible", "seat")

    def __init__(self, world: Table, seat: int) -> None:
        settle(world, all_bits(world))
        cards = len(world.where)
        self.seat: int = seat
        self.first: int = seat * cards  # where the seat's row of knowledge begins
        self.possible: list[int] = world.possible_lots[self.first : self.first + cards]
        self.lots: list[int] = []
        self.places: list[int] = []  # where each of the lots lies
        self.positions: list[list[int]] = []  # in each of them, those whose card the seat cannot tell
        self.dealt: list[list[int]] = []  # the cards that go there; at first those that surely do
        self.loose: list[int] = []  # cards that may lie in more than one lot
        self.lot_of: list[int] = [-1] * cards  # the number of the lot where a card lies now
        for place, lying in enumerate(world.cards_at):
            if lying and not world.sees[place] >> seat & 1:
                self.look_into(world, place, lying)

    def look_into(self, world: Table, place: int, lying: list[int]) -> None:
        """Note the slots of one place."""
        seat, first, lots, possible = self.seat, self.first, self.lots, self.possible
        actual, pinned = world.actual_lot, world.pinned
        ordered = world.ordered[place]
        start = len(lots)
        for position, card in enumerate(lying):
            known = possible[card]
            doubtful = known & (known - 1) != 0
            if not doubtful and (not ordered or pinned[card] >> seat & 1):
                continue
            lot = actual[first + card]
            number = start
            while number < len(lots) and lots[number] != lot:
                number += 1
            if number == len(lots):
                lots.append(lot)
                self.places.append(place)
                self.positions.append([])
                self.dealt.append([])
            self.positions[number].append(position)
            self.lot_of[card] = number
            if doubtful:
                self.loose.append(card)
            else:
                self.dealt[number].append(card)


def _first_fit(world: Table, first: int, real: dict[int, int]) -> dict[int, int]:
    """Give each card a lot where it may lie, low cards and low lots first, whatever lies there now."""
    free: dict[int, int] = {}
    for lot in real.values():
        free[lot] = free.get(lot, 0) + 1
    lots = sorted(free)
    dealt: dict[int, int] = {}

    def settle_in(card: int, tried: set[int]) -> bool:
        for lot in lots:
            if lot in tried or not world.possible_lots[first + card] >> lot & 1:
                continue
            tried.add(lot)
            if free[lot]:
                free[lot] -= 1
                dealt[card] = lot
                return True
            for other in sorted(each for each, its in dealt.items() if its == lot):
                if settle_in(other, tried):
                    dealt[card] = lot
                    return True
        return False

    for card in sorted(real):
        if not settle_in(card, set()):
            raise EngineError("no lot is left for a card")
    return dealt


def _assign(hidden: Hidden, chance: Chance) -> None:
    """Give each loose card a lot where it may lie, filling every lot as far as it is filled now."""
    lot_of, possible = hidden.lot_of, hidden.possible
    open_lots = 0
    for card in hidden.loose:
        open_lots |= 1 << hidden.lots[lot_of[card]]
    groups: dict[int, list[int]] = {}  # cards by the open lots where they may lie
    for card in hidden.loose:
        among = possible[card] & open_lots
        group = groups.get(among)
        if group is None:
            groups[among] = [card]
        else:
            group.append(card)
    if sum(groups) != open_lots:
        _assign_constrained(hidden, chance)
        return
    for cards in groups.values():  # no lot is open to two groups: each is dealt by itself
        numbers = [lot_of[card] for card in cards]
        chance.shuffle(cards)
        for index, card in enumerate(cards):
            hidden.dealt[numbers[index]].append(card)


def _assign_constrained(hidden: Hidden, chance: Chance) -> None:
    """Start from the real world and settle card after card, moving unsettled ones out of the way.

    Cards and lots are counted anew here, so that a set of lots is a small number.
    """
    loose = hidden.loose
    numbers = sorted({hidden.lot_of[card] for card in loose})
    may = _open_sets(hidden, numbers)
    now = [numbers.index(hidden.lot_of[card]) for card in loose]
    unsettled: list[list[int]] = [[] for _ in numbers]  # by lot
    free: list[int] = [0] * len(numbers)
    for card, lot in enumerate(now):
        unsettled[lot].append(card)
        free[lot] += 1
    order = list(range(len(loose)))
    chance.shuffle(order)
    for card in order:
        gap = now[card]
        unsettled[gap].remove(card)
        wish = may[card]
        while True:
            lot = _weighted(wish, free, chance)
            if lot == gap:
                break
            if _make_way(now, unsettled, may, lot, gap, chance):
                now[card] = lot
                break
            wish &= ~(1 << lot)
        free[lot] -= 1
    _stir(now, may, chance)
    for index, card in enumerate(loose):
        hidden.dealt[numbers[now[index]]].append(card)


def _open_sets(hidden: Hidden, numbers: list[int]) -> list[int]:
    """For each loose card those of the numbered lots where it may lie, as bits."""
    bits = [1 << hidden.lots[number] for number in numbers]
    known: dict[int, int] = {}
    found: list[int] = []
    for card in hidden.loose:
        possible = hidden.possible[card]
        among = known.get(possible, -1)
        if among < 0:
            among = 0
            for index, bit in enumerate(bits):
                if possible & bit:
                    among |= 1 << index
            known[possible] = among
        found.append(among)
    return found


def _weighted(lots: int, free: list[int], chance: Chance) -> int:
    """One of a set of lots, as likely as it has free slots."""
    whole = 0
    for lot, slots in enumerate(free):
        if lots >> lot & 1:
            whole += slots
    pick = chance.below(whole) if whole else 0
    for lot, slots in enumerate(free):
        if lots >> lot & 1:
            pick -= slots
            if pick < 0:
                return lot
    raise EngineError("no lot is left for a card")


def _make_way(
    now: list[int], unsettled: list[list[int]], may: list[int], start: int, goal: int, chance: Chance
) -> bool:
    """Move an unsettled card out of ``start``, another out of where that one goes, … to ``goal``."""
    direct = [card for card in unsettled[start] if may[card] >> goal & 1]
    if direct:
        _move(now, unsettled, direct[chance.below(len(direct))], goal)
        return True
    came: list[int] = [-1] * len(unsettled)  # the card by which each lot was reached
    reached = 1 << start
    frontier = [start]
    while frontier and not reached >> goal & 1:
        further: list[int] = []
        for lot in frontier:
            chance.shuffle(unsettled[lot])
            for card in unsettled[lot]:
                fresh = may[card] & ~reached
                if fresh:
                    reached |= fresh
                    for target in range(len(came)):
                        if fresh >> target & 1:
                            came[target] = card
                            further.append(target)
        frontier = further
    if not reached >> goal & 1:
        return False
    lot = goal
    while lot != start:
        card = came[lot]
        origin = now[card]
        _move(now, unsettled, card, lot)
        lot = origin
    return True


def _move(now: list[int], unsettled: list[list[int]], card: int, lot: int) -> None:
    unsettled[now[card]].remove(card)
    unsettled[lot].append(card)
    now[card] = lot


def _stir(now: list[int], may: list[int], chance: Chance) -> None:
    """Exchange pairs where both may; it evens out how likely each world is."""
    picks = chance.several(8 * len(now), len(now))
    for index in range(0, len(picks), 2):
        one, two = picks[index], picks[index + 1]
        here, there = now[one], now[two]
        if here != there and may[one] >> there & 1 and may[two] >> here & 1:
            now[one] = there
            now[two] = here


def _lay(world: Table, hidden: Hidden, chance: Chance | None) -> None:
    """Lay the dealt cards into their slots and carry over what the other seats know."""
    arriving: list[int] = []
    leaving: list[int] = []  # for each of them the card that lay in its slot
    own_row = hidden.first if hidden.seat in world.knowing else -1
    for number, positions in enumerate(hidden.positions):
        place, lot = hidden.places[number], hidden.lots[number]
        lying = world.cards_at[place]
        new = hidden.dealt[number]
        if chance is None:
            pass
        elif world.ordered[place]:
            chance.shuffle(new)
        else:
            new = _stay_first(hidden, number, [lying[position] for position in positions])
        for index, card in enumerate(new):
            old = lying[positions[index]]
            if old != card:
                lying[positions[index]] = card
                world.where[card] = place
                if own_row >= 0:
                    world.actual_lot[own_row + card] = lot
                arriving.append(card)
                leaving.append(old)
    pins = [world.pinned[old] for old in leaving]
    for index, card in enumerate(arriving):
        world.pinned[card] = pins[index]
    _carry_over(world, hidden.seat, arriving, leaving)


def _stay_first(hidden: Hidden, number: int, old: list[int]) -> list[int]:
    """Keep cards that stay in their slots, so that as little as possible changes hands."""
    new, lot_of = hidden.dealt[number], hidden.lot_of
    rest = [card for card in new if lot_of[card] != number]
    if len(rest) == len(new):
        return rest[::-1]
    staying = set(new)
    return [card if card in staying else rest.pop() for card in old]


def _carry_over(world: Table, seat: int, arriving: list[int], leaving: list[int]) -> None:
    """Let other seats know of each card that arrives what they knew of the one that lay there."""
    others = [other for other in world.knowing if other != seat]
    if not others:
        return
    cards = len(world.where)
    possible: list[Any] = world.possible_lots
    lots: list[Any] = world.actual_lot
    sorts = world.sorts_of_cards()
    strangers: list[tuple[int, int]] = []  # a card, and one of another sort that lay in its slot
    if sorts:
        for index, card in enumerate(arriving):
            if sorts[card] != sorts[leaving[index]]:
                strangers.append((card, leaving[index]))
    for other in others:
        first = other * cards
        before = world.possible_lots[first : first + cards] if strangers else []
        known: list[Any] = [possible[first + old] for old in leaving]
        lay: list[Any] = [lots[first + old] for old in leaving]
        for index, card in enumerate(arriving):
            possible[first + card] = known[index]
            lots[first + card] = lay[index]
        if strangers:
            _sort_out(world, other, before, sorts, strangers)


def _sort_out(
    world: Table, other: int, possible: list[int], sorts: tuple[int, ...], strangers: list[tuple[int, int]]
) -> None:
    """Let another seat hold possible of a card what it held possible of cards of that sort.

    ``possible`` is what it held possible in the real world: a lot into which no card of a sort could have
    come is closed to that sort, and one into which no card of another sort could have come is open to cards
    of its own sort wherever they may have come from.
    """
    alike: dict[int, list[int]] = {}  # by sort, what it held possible of such cards, each thing once
    open_to: dict[int, int] = {}  # by sort, all lots where such a card may lie
    for sort in set(sorts):
        alike[sort] = list({known: 0 for card, known in enumerate(possible) if sorts[card] == sort})
        open_to[sort] = 0
        for known in alike[sort]:
            open_to[sort] |= known
    first = other * len(world.where)
    changed = False
    for card, old in strangers:
        sort = sorts[card]
        known = possible[old]
        if known & (known - 1) == 0:
            continue  # it knew the card in this slot
        closed_to_old = open_to[sort] & ~open_to[sorts[old]]
        row = known & open_to[sort] | 1 << world.actual_lot[first + card]
        if closed_to_old:
            for theirs in alike[sort]:
                if theirs & known:
                    row |= theirs & closed_to_old
        if row != known:
            world.possible_lots[first + card] = row
            changed = True
    if changed:
        world.unsettled |= 1 << other
        world.last_secret_move[other] = 0
