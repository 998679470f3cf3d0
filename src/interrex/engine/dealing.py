"""Dealing anew: into a world that a seat cannot tell from the real one, drawn from all there are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from interrex.engine.errors import EngineError

if TYPE_CHECKING:
    from interrex.engine.chance import Chance
    from interrex.engine.table import Table


class Hidden:
    """What a seat cannot tell: the lots concerned, numbered as they are met, with their slots and cards."""

    __slots__ = (
        "first", "groups", "loose", "lot_of", "lots", "may", "open", "places", "positions", "possible",
        "seat", "sure",
    )  # fmt: skip

    def __init__(self, world: Table, seat: int) -> None:
        """Called once the conclusions of the seat are drawn (``settle``)."""
        cards = len(world.where)
        self.seat: int = seat
        self.first: int = seat * cards  # where the seat's row of knowledge begins
        self.possible: list[int] = world.possible_lots[self.first : self.first + cards]
        self.lots: list[int] = []
        self.places: list[int] = []  # where each of the lots lies
        self.positions: list[list[int]] = []  # in each of them, those whose card the seat cannot tell
        self.sure: list[list[int]] = []  # the cards that surely lie in each of them
        self.loose: list[int] = []  # cards that may lie in more than one lot
        self.lot_of: list[int] = [-1] * cards  # the number of the lot where a card lies now
        for place, lying in enumerate(world.cards_at):
            if lying and not world.sees[place] >> seat & 1:
                self._look_into(world, place, lying)
        self.groups: list[list[int]] = []  # loose cards that may lie in the same open lots
        self.open: list[int] = []  # the numbers of those lots, where groups share some of them,
        self.may: list[int] = []  # and for each loose card which of these it may lie in, as bits
        self._group()

    def _look_into(self, world: Table, place: int, lying: list[int]) -> None:
        """Note the slots of one place."""
        seat, first, lots, possible = self.seat, self.first, self.lots, self.possible
        actual, pinned, lot_of, loose = world.actual_lot, world.pinned, self.lot_of, self.loose
        ordered = world.ordered[place]
        start = len(lots)
        number = latest = -1
        for position, card in enumerate(lying):
            known = possible[card]
            doubtful = known & (known - 1) != 0
            if not doubtful and (not ordered or pinned[card] >> seat & 1):
                continue
            lot = actual[first + card]
            if lot != latest:
                latest = lot
                number = start
                while number < len(lots) and lots[number] != lot:
                    number += 1
                if number == len(lots):
                    lots.append(lot)
                    self.places.append(place)
                    self.positions.append([])
                    self.sure.append([])
            self.positions[number].append(position)
            lot_of[card] = number
            if doubtful:
                loose.append(card)
            else:
                self.sure[number].append(card)

    def _group(self) -> None:
        """Sort the loose cards by the open lots where they may lie."""
        open_lots = 0
        for number in {self.lot_of[card] for card in self.loose}:
            open_lots |= 1 << self.lots[number]
        groups: dict[int, list[int]] = {}
        for card in self.loose:
            among = self.possible[card] & open_lots
            group = groups.get(among)
            if group is None:
                groups[among] = [card]
            else:
                group.append(card)
        self.groups = list(groups.values())
        if sum(groups) != open_lots:  # some lot is open to two groups
            self.open = [number for number, lot in enumerate(self.lots) if open_lots >> lot & 1]
            small = {among: self._small_set(among) for among in groups}
            self.may = [small[self.possible[card] & open_lots] for card in self.loose]

    def _small_set(self, lots: int) -> int:
        """A set of lots by their numbers among the open ones."""
        found = 0
        for index, number in enumerate(self.open):
            if lots >> self.lots[number] & 1:
                found |= 1 << index
        return found


def deal_anew(world: Table, hidden: Hidden, chance: Chance) -> None:
    """Deal what a seat cannot know into a world that the seat cannot tell from the real one.

    Every world that fits the seat's knowledge can come out, and no other. What other seats know is
    carried over: who cannot tell this world from the real one either knows the same in both, and who knew
    of a card that lies elsewhere here knows as much of a card in its place. Where they know that only cards
    of one sort lie somewhere, they know it in this world too.
    """
    if hidden.positions:
        dealt = [cards[:] for cards in hidden.sure]
        _assign(hidden, dealt, chance)
        _lay(world, hidden, dealt, chance)


def deal_plainly(world: Table, seat: int) -> None:
    """Lay what the seat cannot know by a fixed rule, the lowest cards first.

    The result is the same for all worlds that the seat cannot tell apart, so it shows nothing of the
    real one.
    """
    hidden = Hidden(world, seat)
    numbers = {lot: number for number, lot in enumerate(hidden.lots)}
    real = {card: hidden.lots[hidden.lot_of[card]] for card in hidden.loose}
    dealt = [cards[:] for cards in hidden.sure]
    for card, lot in _first_fit(world, hidden.first, real).items():
        dealt[numbers[lot]].append(card)
    for cards in dealt:
        cards.sort()
    _lay(world, hidden, dealt, None)
    for place, lying in enumerate(world.cards_at):
        if not (world.ordered[place] or world.sees[place] >> seat & 1):
            lying.sort()  # in which order they came there is not the seat's to know


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


def _assign(hidden: Hidden, dealt: list[list[int]], chance: Chance) -> None:
    """Give each loose card a lot where it may lie, filling every lot as far as it is filled now."""
    if hidden.open:
        _assign_constrained(hidden, dealt, chance)
        return
    lot_of = hidden.lot_of
    for group in hidden.groups:  # no lot is open to two groups: each is dealt by itself
        cards = group[:]
        chance.shuffle(cards)
        for index, card in enumerate(group):
            dealt[lot_of[card]].append(cards[index])


def _assign_constrained(hidden: Hidden, dealt: list[list[int]], chance: Chance) -> None:
    """Start from the real world and settle card after card, moving unsettled ones out of the way.

    Loose cards and open lots are counted from 0 here, so that a set of lots is a small number.
    """
    loose, may = hidden.loose, hidden.may
    now = [hidden.open.index(hidden.lot_of[card]) for card in loose]
    unsettled: list[list[int]] = [[] for _ in hidden.open]  # by lot
    free: list[int] = [0] * len(hidden.open)
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
        dealt[hidden.open[now[index]]].append(card)


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


def _lay(world: Table, hidden: Hidden, dealt: list[list[int]], chance: Chance | None) -> None:
    """Lay the dealt cards into their slots and carry over what the other seats know."""
    arriving: list[int] = []
    leaving: list[int] = []  # for each of them the card that lay in its slot
    own_row = hidden.first if hidden.seat in world.knowing else -1
    for number, positions in enumerate(hidden.positions):
        place, lot = hidden.places[number], hidden.lots[number]
        lying = world.cards_at[place]
        new = dealt[number]
        if chance is None:
            pass
        elif world.ordered[place]:
            chance.shuffle(new)
        else:
            new = _stay_first(hidden, number, new, [lying[position] for position in positions])
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


def _stay_first(hidden: Hidden, number: int, new: list[int], old: list[int]) -> list[int]:
    """Keep cards that stay in their slots, so that as little as possible changes hands."""
    lot_of = hidden.lot_of
    rest = [card for card in new if lot_of[card] != number]
    if len(rest) == len(new):
        return rest[::-1]
    staying = set(new)
    return [card if card in staying else rest.pop() for card in old]


def _carry_over(world: Table, seat: int, arriving: list[int], leaving: list[int]) -> None:
    """Let other seats know of each card what they would know of it in this world.

    Who cannot tell it from the real one knows the same in both, card by card. So does a watcher always,
    for what a watcher knows everybody knows. Who can tell knew of some card that it lay elsewhere: what
    they knew of it they know of a card that took its place.
    """
    sorts: tuple[int, ...] | None = None
    cards = len(world.where)
    possible: list[int] = world.possible_lots
    lots: list[Any] = world.actual_lot
    for other in world.knowing:
        if other == seat:
            continue
        first = other * cards
        now: list[Any] = [lots[first + old] for old in leaving]
        was: list[Any] = [lots[first + card] for card in arriving]
        told_apart: list[int] = []
        for index, card in enumerate(arriving):
            lots[first + card] = now[index]
            if not possible[first + card] >> now[index] & 1:
                told_apart.append(index)
        if told_apart:
            if sorts is None:
                sorts = world.sorts_of_cards()
            _take_over(world, other, arriving, was, now, told_apart, sorts)


def _take_over(
    world: Table,
    other: int,
    arriving: list[int],
    was: list[int],
    now: list[int],
    told_apart: list[int],
    sorts: tuple[int, ...],
) -> None:
    """Pass on what a seat knew of cards that lie where, as far as it knew, they could not lie.

    Each such card leaves a lot; one that came into that lot takes its place, and one that came into the lot
    of that one the next, until the first card takes the place that is left. ``was`` and ``now`` are the lots
    of the cards in the real world and in this one.
    """
    first = other * len(world.where)
    before = world.possible_lots[first : first + len(world.where)]
    came: dict[int, list[int]] = {}  # into each lot, those who have not taken a place yet
    for index, lot in enumerate(now):
        if lot != was[index]:
            came.setdefault(lot, []).append(index)
    strangers: list[tuple[int, int]] = []  # a card, and one of another sort whose place it took
    for start in told_apart:
        if start not in came[now[start]]:
            continue
        came[now[start]].remove(start)
        giver = taker = -1
        while taker != start:
            giver = start if taker < 0 else taker
            card = arriving[giver]
            if was[giver] == now[start]:
                taker = start
            else:
                taker = _like(came[was[giver]], arriving, card, sorts)
                came[was[giver]].remove(taker)
            world.possible_lots[first + arriving[taker]] = before[card]
            if sorts and sorts[arriving[taker]] != sorts[card]:
                strangers.append((arriving[taker], card))
    if strangers:
        _sort_out(world, other, before, sorts, strangers)


def _like(among: list[int], arriving: list[int], card: int, sorts: tuple[int, ...]) -> int:
    """One of those whose card is of the same sort, if there is one."""
    for index in among if sorts else ():
        if sorts[arriving[index]] == sorts[card]:
            return index
    return among[0]


def _sort_out(
    world: Table, other: int, possible: list[int], sorts: tuple[int, ...], strangers: list[tuple[int, int]]
) -> None:
    """Let another seat hold possible of a card what it held possible of cards of that sort.

    ``possible`` is what it held possible in the real world: a lot into which no card of a sort could have
    come is closed to that sort, and one into which no card of another sort could have come is open to cards
    of its own sort wherever they may have come from. ``strangers`` are cards, each with one of another sort
    of which the seat knew what it is now to know of the card.
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
        if known & (known - 1) == 0 and any(
            theirs & known and theirs != known for theirs in alike[sorts[old]]
        ):
            continue  # it knew this card, and not only that cards of its sort can lie nowhere else
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
