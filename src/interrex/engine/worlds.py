"""Dealing anew: a world that a seat cannot tell from the real one, drawn from all there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interrex.engine.errors import EngineError
from interrex.engine.knowledge import all_bits, places_of, settle

if TYPE_CHECKING:
    from interrex.engine.chance import Chance
    from interrex.engine.table import Table


def deal_anew(world: Table, seat: int, chance: Chance) -> None:
    """Deal what the seat cannot know into a world that the seat cannot tell from the real one.

    Every world that fits the seat's knowledge can come out, and no other. What other seats know is
    carried over: who knew the card in a slot knows the card that lies in that slot now. Where they know
    that only cards of one sort lie somewhere, they know it in this world too.
    """
    first, now, slots, shuffled, home = _hidden(world, seat)
    if not slots:
        return
    for card, lot in _assign(world, first, now, chance).items():
        shuffled.setdefault(lot, []).append(card)
    _lay(world, seat, home, slots, shuffled, chance)


def deal_plainly(world: Table, seat: int) -> None:
    """Lay what the seat cannot know by a fixed rule, the lowest cards first.

    The result is the same for all worlds that the seat cannot tell apart, so it shows nothing of the
    real one.
    """
    first, now, slots, shuffled, home = _hidden(world, seat)
    for card, lot in _first_fit(world, first, now).items():
        shuffled.setdefault(lot, []).append(card)
    for cards in shuffled.values():
        cards.sort()
    _lay(world, seat, home, slots, shuffled, None)


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


Hidden = tuple[int, dict[int, int], dict[int, list[int]], dict[int, list[int]], dict[int, int]]


def _hidden(world: Table, seat: int) -> Hidden:
    """What a seat cannot tell: where its row of knowledge begins, and the four tables named below."""
    settle(world, all_bits(world))
    cards = len(world.where)
    first = seat * cards
    watcher = 1 << seat
    now: dict[int, int] = {}  # the lots of those cards that may lie in more than one
    slots: dict[int, list[int]] = {}  # by lot, positions whose card the seat cannot tell
    shuffled: dict[int, list[int]] = {}  # lot known, position not
    home: dict[int, int] = {}
    for place, lying in enumerate(world.cards_at):
        if world.sees[place] & watcher or not lying:
            continue
        for position, card in enumerate(lying):
            known = world.possible_lots[first + card]
            lot = world.actual_lot[first + card]
            if known & (known - 1):
                now[card] = lot
            elif world.ordered[place] and not world.pinned[card] & watcher:
                shuffled.setdefault(lot, []).append(card)
            else:
                continue
            slots.setdefault(lot, []).append(position)
            home[lot] = place
    return first, now, slots, shuffled, home


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


def _assign(world: Table, first: int, now: dict[int, int], chance: Chance) -> dict[int, int]:
    """Give each card a lot where it may lie, filling every lot as far as it is filled now."""
    possible = world.possible_lots
    open_lots = 0
    for lot in now.values():
        open_lots |= 1 << lot
    groups: dict[int, list[int]] = {}  # cards by the open lots where they may lie
    for card in now:
        groups.setdefault(possible[first + card] & open_lots, []).append(card)
    if sum(groups) != open_lots:
        return _assign_constrained(world, first, now, chance)
    dealt: dict[int, int] = {}  # no lot is open to two groups: each is dealt by itself
    for cards in groups.values():
        lots = [now[card] for card in cards]
        chance.shuffle(cards)
        dealt.update(zip(cards, lots, strict=True))
    return dealt


def _assign_constrained(world: Table, first: int, real: dict[int, int], chance: Chance) -> dict[int, int]:
    """Start from the real world and settle card after card, moving unsettled ones out of the way."""
    possible = world.possible_lots
    now = dict(real)
    order = list(now)
    chance.shuffle(order)
    unsettled = set(order)
    free: dict[int, int] = {}
    for lot in now.values():
        free[lot] = free.get(lot, 0) + 1
    for card in order:
        unsettled.discard(card)
        wish = [lot for lot in free if possible[first + card] >> lot & 1]
        while True:
            lot = _weighted(wish, free, chance)
            if lot == now[card]:
                break
            path = _way(now, unsettled, possible, first, lot, now[card], chance)
            if path is not None:
                now[card], gap = lot, now[card]
                for mover, target in path:
                    now[mover] = target
                if path[-1][1] != gap:
                    raise EngineError("a chain of cards did not close")
                break
            wish.remove(lot)
        free[now[card]] -= 1
    _stir(now, possible, first, order, chance)
    return now


def _weighted(lots: list[int], free: dict[int, int], chance: Chance) -> int:
    """One of the lots, as likely as it has free slots."""
    pick = chance.below(sum(free[lot] for lot in lots))
    for lot in lots:
        pick -= free[lot]
        if pick < 0:
            return lot
    raise EngineError("no lot is left for a card")


def _way(
    now: dict[int, int],
    unsettled: set[int],
    possible: list[int],
    first: int,
    start: int,
    goal: int,
    chance: Chance,
) -> list[tuple[int, int]] | None:
    """Move an unsettled card out of ``start``, another out of where that one goes, … to ``goal``."""
    movers = sorted(unsettled)
    chance.shuffle(movers)
    came: dict[int, tuple[int, int]] = {start: (-1, -1)}  # lot -> (card that came, from lot)
    frontier = [start]
    while frontier and goal not in came:
        reached = []
        for lot in frontier:
            for card in movers:
                if now[card] != lot:
                    continue
                for target in range(possible[first + card].bit_length()):
                    if possible[first + card] >> target & 1 and target not in came:
                        came[target] = (card, lot)
                        reached.append(target)
        frontier = reached
    if goal not in came:
        return None
    path: list[tuple[int, int]] = []
    lot = goal
    while lot != start:
        card, origin = came[lot]
        path.append((card, lot))
        lot = origin
    return path[::-1]


def _stir(now: dict[int, int], possible: list[int], first: int, order: list[int], chance: Chance) -> None:
    """Exchange pairs where both may; it evens out how likely each world is."""
    count = len(order)
    for _ in range(4 * count):
        one, two = order[chance.below(count)], order[chance.below(count)]
        if possible[first + one] >> now[two] & 1 and possible[first + two] >> now[one] & 1:
            now[one], now[two] = now[two], now[one]


def _lay(
    world: Table,
    seat: int,
    home: dict[int, int],
    slots: dict[int, list[int]],
    dealt: dict[int, list[int]],
    chance: Chance | None,
) -> None:
    """Lay the dealt cards into their slots and carry over what the other seats know."""
    cards = len(world.where)
    possible = world.possible_lots[:]
    lots = world.actual_lot[:]
    pins = world.pinned[:]
    sorts = world.sorts_of_cards()
    strangers: list[tuple[int, int]] = []  # a card, and one of another sort that lay in its slot
    for lot, positions in slots.items():
        place = home[lot]
        lying = world.cards_at[place]
        new = dealt[lot]
        if chance is None:
            pass
        elif world.ordered[place]:
            chance.shuffle(new)
        else:
            new = _stay_first([lying[position] for position in positions], new)
        for position, card in zip(positions, new, strict=True):
            old = lying[position]
            if old == card:
                continue
            lying[position] = card
            world.where[card] = place
            for other in range(world.seats + 1):
                if other != seat:
                    world.possible_lots[other * cards + card] = possible[other * cards + old]
                    world.actual_lot[other * cards + card] = lots[other * cards + old]
            world.actual_lot[seat * cards + card] = lot
            world.pinned[card] = pins[old]
            if sorts and sorts[card] != sorts[old]:
                strangers.append((card, old))
    if strangers:
        for other in range(world.seats + 1):
            if other != seat:
                _sort_out(world, other, possible[other * cards : (other + 1) * cards], sorts, strangers)


def _sort_out(
    world: Table, other: int, possible: list[int], sorts: tuple[int, ...], strangers: list[tuple[int, int]]
) -> None:
    """Let another seat hold possible of a card what it held possible of cards of that sort.

    ``possible`` is what it held possible in the real world: a lot into which no card of a sort could have
    come is closed to that sort, and one into which no card of another sort could have come is open to cards
    of its own sort wherever they may have come from.
    """
    open_to: dict[int, int] = {}  # by sort, all lots where such a card may lie
    for card, known in enumerate(possible):
        open_to[sorts[card]] = open_to.get(sorts[card], 0) | known
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
            for like, theirs in enumerate(possible):
                if sorts[like] == sort and theirs & known:
                    row |= theirs & closed_to_old
        if row != known:
            world.possible_lots[first + card] = row
            changed = True
    if changed:
        world.unsettled |= 1 << other
        world.last_secret_move[other] = 0


def _stay_first(old: list[int], new: list[int]) -> list[int]:
    """Keep cards that stay in their slots, so that as little as possible changes hands."""
    arriving = set(new)
    staying = arriving & set(old)
    rest = [card for card in new if card not in staying]
    return [card if card in staying else rest.pop() for card in old]
