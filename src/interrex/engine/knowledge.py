"""Knowledge: where may this card be, as far as this seat can tell? One table for every secret.

For each seat (and one watcher) and each card the table holds a set of places, as bits of an
integer. Open moves narrow it, secret moves widen it. Sizes of places are open, so sets and sizes
together say which worlds a seat cannot tell apart. In a place whose order matters a seat may also
know the exact position of a card: it is *pinned* for that seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from interrex.engine.errors import EngineError

if TYPE_CHECKING:
    from interrex.engine.chance import Chance
    from interrex.engine.game import Table


def all_bits(game: Table) -> int:
    """Every seat and the watcher."""
    return (1 << (game.seats + 1)) - 1


def places_of(game: Table, seat: int, card: int) -> int:
    """The places, as bits, where the card may lie as far as the seat can tell."""
    if game.stale >> seat & 1:
        settle(game, 1 << seat)
    return game.may[seat * len(game.where) + card]


def knows(game: Table, seat: int, card: int) -> bool:
    """The seat knows in which place the card lies."""
    if game.stale >> seat & 1:
        settle(game, 1 << seat)
    places = game.may[seat * len(game.where) + card]
    return places & (places - 1) == 0


def known_in(game: Table, seat: int, place: int) -> list[int]:
    """The cards of which the seat knows that they lie in that place, by number."""
    if game.stale >> seat & 1:
        settle(game, 1 << seat)
    bit = 1 << place
    first = seat * len(game.where)
    return sorted(card for card in game.lying[place] if game.may[first + card] == bit)


def learn_move(game: Table, card: int, origin: int, to: int, shown: int) -> None:
    """A card went from one place to another: who saw it follows it, for others it is blurred."""
    saw = game.sees[origin] | game.sees[to] | shown | game.pinned[card]
    may = game.may
    mixed = game.mixed
    cards = len(game.where)
    places = len(game.sees)
    bit = 1 << to
    emptied = not game.lying[origin]
    for seat in range(game.seats + 1):
        if saw >> seat & 1:
            before = may[seat * cards + card]
            may[seat * cards + card] = bit
            mixed[seat * places + to] = 0
            if before & (before - 1):
                _narrowed(game, seat, origin, before)
        else:
            if not mixed[seat * places + origin] & bit:
                _blur(game, seat, origin, to)
            if emptied:
                _rule_out(game, seat, origin)
    game.pinned[card] = saw if game.ordered[to] else 0


def _blur(game: Table, seat: int, origin: int, to: int) -> None:
    """Any card that may lie at the origin may now lie at the target, as far as the seat knows."""
    may = game.may
    pinned = game.pinned
    cards = len(pinned)
    first = seat * cards
    places = len(game.sees)
    origin_bit, bit, watcher = 1 << origin, 1 << to, 1 << seat
    pins = False
    for card in range(cards):
        known = may[first + card]
        if known & origin_bit:
            if pinned[card] & watcher and game.where[card] == origin:
                pins = True  # the seat knows that this one stayed
            else:
                may[first + card] = known | bit
    game.mixed[seat * places + to] = 0
    if not pins:
        game.mixed[seat * places + origin] |= bit
    elif all(game.pinned[card] & watcher for card in game.lying[origin]):
        _rule_out(game, seat, origin)


def _rule_out(game: Table, seat: int, place: int) -> None:
    """No card lies there but those of which the seat knows it."""
    may = game.may
    first = seat * len(game.where)
    bit = 1 << place
    for index in range(first, first + len(game.where)):
        if may[index] & bit and may[index] != bit:
            may[index] &= ~bit
    places = len(game.sees)
    for index in range(seat * places, (seat + 1) * places):
        game.mixed[index] &= ~bit
    game.mixed[seat * places + place] = 0


def _narrowed(game: Table, seat: int, place: int, before: int) -> None:
    """The seat has just found a card in that place which might have lain elsewhere.

    Mostly nothing follows but that, or that the place holds no other card in doubt: as long as the
    cards that might lie there can also lie wherever that card might. Otherwise the seat has
    conclusions to draw.
    """
    may = game.may
    cards = len(game.where)
    first = seat * cards
    rest = before
    for card in game.lying[place]:
        places = may[first + card]
        if places & (places - 1):
            rest &= ~places
            if not rest:
                return  # others there can still change places with all the same cards
    if rest == before:  # no other card there is in doubt
        bit = 1 << place
        for index in range(first, first + cards):
            places = may[index]
            if places & bit and places != bit and before & ~places:
                break
        else:
            _rule_out(game, seat, place)
            return
    game.stale |= 1 << seat


def settle(game: Table, seats: int) -> None:
    """Let seats draw their conclusions: put off until somebody looks or a secret move blurs them."""
    seats &= game.stale
    for seat in range(game.seats + 1):
        if seats >> seat & 1:
            _eliminate(game, seat)
    game.stale &= ~seats


def _eliminate(game: Table, seat: int) -> None:
    """Strike out the places where a card cannot lie because other cards fill them.

    A card may lie elsewhere only if the card it drives out can go somewhere, and so on, until
    one takes the place that became free: where places are joined in a ring, both ways.
    """
    may = game.may
    first = seat * len(game.where)
    exits: dict[int, int] = {}  # from each place with cards the seat cannot tell, where those may lie
    for place, lying in enumerate(game.lying):
        for card in lying:
            places = may[first + card]
            if places & (places - 1):
                exits[place] = exits.get(place, 0) | places
    for middle in exits:
        bit, beyond = 1 << middle, exits[middle]
        for place, reached in exits.items():
            if reached & bit:
                exits[place] = reached | beyond
    for place in exits:
        ring = sum(1 << other for other, reached in exits.items() if reached >> place & 1)
        for card in game.lying[place]:
            places = may[first + card]
            if places & (places - 1):
                may[first + card] = places & ring
    start = seat * len(game.sees)
    game.mixed[start : start + len(game.sees)] = [0] * len(game.sees)


def learn(game: Table, card: int, seats: int) -> None:
    """Seats see the card where it lies."""
    place = game.where[card]
    bit = 1 << place
    cards = len(game.where)
    for seat in range(game.seats + 1):
        if not seats >> seat & 1:
            continue
        before = game.may[seat * cards + card]
        game.may[seat * cards + card] = bit
        game.mixed[seat * len(game.sees) + place] = 0
        if before & (before - 1):
            _narrowed(game, seat, place, before)
    if game.ordered[place]:
        game.pinned[card] |= seats


def forget_order(game: Table, place: int) -> None:
    """After a shuffle nobody knows the position of any card there."""
    for card in game.lying[place]:
        game.pinned[card] = 0


# --- dealing anew ------------------------------------------------------------------------------


def deal_anew(world: Table, seat: int, chance: Chance) -> None:
    """Deal what the seat cannot know into a world that the seat cannot tell from the real one.

    Every consistent world can come out, and no other. What other seats know is carried over:
    who knew the card in a slot knows the card that lies in that slot now.
    """
    settle(world, all_bits(world))
    cards = len(world.where)
    first = seat * cards
    watcher = 1 << seat
    loose: list[int] = []  # may lie in more than one place
    slots: list[list[int]] = [[] for _ in world.lying]  # positions whose card the seat cannot tell
    shuffled: list[list[int]] = [[] for _ in world.lying]  # place known, position not
    room = [0] * len(world.lying)
    for place, lying in enumerate(world.lying):
        if world.sees[place] & watcher or not lying:
            continue
        for position, card in enumerate(lying):
            places = world.may[first + card]
            if places & (places - 1):
                loose.append(card)
                room[place] += 1
                slots[place].append(position)
            elif world.ordered[place] and not world.pinned[card] & watcher:
                shuffled[place].append(card)
                slots[place].append(position)
    if not loose and not any(shuffled):
        return
    dealt = _assign(world, first, loose, room, chance)
    _lay(world, seat, slots, shuffled, dealt, chance)


def _assign(world: Table, first: int, loose: list[int], room: list[int], chance: Chance) -> list[list[int]]:
    """Give each loose card a place where it may lie, filling every place exactly."""
    dealt: list[list[int]] = [[] for _ in room]
    may = world.may
    open_places = sum(1 << place for place, count in enumerate(room) if count)
    if all(may[first + card] & open_places == open_places for card in loose):
        order = loose[:]
        chance.shuffle(order)
        for place, count in enumerate(room):
            for _ in range(count):
                dealt[place].append(order.pop())
        return dealt
    return _assign_constrained(world, first, loose, room, chance)


def _assign_constrained(
    world: Table, first: int, loose: list[int], room: list[int], chance: Chance
) -> list[list[int]]:
    """Start from the real world and settle card after card, moving unsettled ones out of the way."""
    may = world.may
    now = {card: world.where[card] for card in loose}
    order = loose[:]
    chance.shuffle(order)
    unsettled = set(order)
    free = room[:]
    for card in order:
        unsettled.discard(card)
        wish = [place for place in range(len(free)) if may[first + card] >> place & 1]
        while True:
            place = _weighted(wish, free, chance)
            if place == now[card]:
                break
            path = _way(now, unsettled, may, first, place, now[card], chance)
            if path is not None:
                now[card], gap = place, now[card]
                for mover, target in path:
                    now[mover] = target
                if path[-1][1] != gap:
                    raise EngineError("a chain of cards did not close")
                break
            wish.remove(place)
        free[now[card]] -= 1
    _stir(now, may, first, order, chance)
    dealt: list[list[int]] = [[] for _ in room]
    for card in sorted(now):
        dealt[now[card]].append(card)
    return dealt


def _weighted(places: list[int], free: list[int], chance: Chance) -> int:
    """One of the places, as likely as it has free slots."""
    pick = chance.below(sum(free[place] for place in places))
    for place in places:
        pick -= free[place]
        if pick < 0:
            return place
    raise EngineError("no place is left for a card")


def _way(
    now: dict[int, int],
    unsettled: set[int],
    may: list[int],
    first: int,
    start: int,
    goal: int,
    chance: Chance,
) -> list[tuple[int, int]] | None:
    """Move an unsettled card out of ``start``, another out of where that one goes, … to ``goal``."""
    movers = sorted(unsettled)
    chance.shuffle(movers)
    came: dict[int, tuple[int, int]] = {start: (-1, -1)}  # place -> (card that came, from place)
    frontier = [start]
    while frontier and goal not in came:
        reached = []
        for place in frontier:
            for card in movers:
                if now[card] != place:
                    continue
                for target in range(may[first + card].bit_length()):
                    if may[first + card] >> target & 1 and target not in came:
                        came[target] = (card, place)
                        reached.append(target)
        frontier = reached
    if goal not in came:
        return None
    path: list[tuple[int, int]] = []
    place = goal
    while place != start:
        card, origin = came[place]
        path.append((card, place))
        place = origin
    return path[::-1]


def _stir(now: dict[int, int], may: list[int], first: int, order: list[int], chance: Chance) -> None:
    """Exchange pairs where both may; it evens out how likely each world is."""
    count = len(order)
    for _ in range(4 * count):
        one, two = order[chance.below(count)], order[chance.below(count)]
        if may[first + one] >> now[two] & 1 and may[first + two] >> now[one] & 1:
            now[one], now[two] = now[two], now[one]


def _lay(
    world: Table,
    seat: int,
    slots: list[list[int]],
    shuffled: list[list[int]],
    dealt: list[list[int]],
    chance: Chance,
) -> None:
    """Lay the dealt cards into their slots and carry over what the other seats know."""
    cards = len(world.where)
    before = world.may[:]
    pins = world.pinned[:]
    for place, positions in enumerate(slots):
        if not positions:
            continue
        lying = world.lying[place]
        new = dealt[place] + shuffled[place]
        if world.ordered[place]:
            chance.shuffle(new)
        else:
            new = _stay_first([lying[position] for position in positions], new)
        for position, card in zip(positions, new, strict=True):
            old = lying[position]
            lying[position] = card
            world.where[card] = place
            if old == card:
                continue
            for other in range(world.seats + 1):
                if other != seat:
                    world.may[other * cards + card] = before[other * cards + old]
            world.pinned[card] = pins[old]


def _stay_first(old: list[int], new: list[int]) -> list[int]:
    """Keep cards that stay in their slots, so that as little as possible changes hands."""
    arriving = set(new)
    staying = arriving & set(old)
    rest = [card for card in new if card not in staying]
    return [card if card in staying else rest.pop() for card in old]
