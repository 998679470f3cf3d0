"""Who sits where: seats taken by link or at an open table, given to bots, and made free again."""

from __future__ import annotations

from interrex.engine.table import SEAT_LETTERS
from interrex.web import keys
from interrex.web.access.door import checked_link, clean_colour, clean_name, seat_named
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.store import Seated
from interrex.web.tables import decks, seating
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live


async def seat_of_link(hall: Hall, link: str) -> tuple[Live, int]:
    """The table and seat that a link opens."""
    found = await hall.ask(hall.store.linked_seat, keys.hashed(checked_link(link)))
    if found is None:
        raise Refused(404, "no-such-link")
    return await hall.table(found[0]), found[1]


async def sit_by_link(hall: Hall, who: Visitor, link: str, name: str, colour: str) -> tuple[Live, int]:
    """Take the seat of a link, also from a bot; ``Taken`` where somebody sits there."""
    live, seat = await seat_of_link(hall, link)
    check_open(live, seat)
    await sit(hall, live, seat, who, name, colour, from_bot=True)
    return live, seat


async def join(hall: Hall, live: Live, who: Visitor, name: str, colour: str) -> int:
    """Take a free seat at an open table; ``Taken`` where somebody was quicker."""
    seat = free_seat(live, who)
    await sit(hall, live, seat, who, name, colour)
    return seat


async def sit(
    hall: Hall, live: Live, seat: int, who: Visitor, name: str, colour: str, from_bot: bool = False
) -> None:
    """Bind a free seat to a visitor, who sits nowhere else here unless the table is for sharing."""
    called = clean_name(name, SEAT_LETTERS[seat])
    try:
        await seating.take_seat(hall, live, seat, who.hash, called, clean_colour(colour, seat), from_bot)
    except Seated:
        raise Refused(409, "one-seat") from None


def check_open(live: Live, seat: int) -> None:
    """A link leads to a free seat, or to one that a bot plays in a game that goes on."""
    if live.row.seats[seat].is_bot and live.game.is_over:
        raise Refused(409, "seat-over")


def check_alone(live: Live, who: Visitor) -> None:
    """Whoever sits at a table cannot take another seat there, unless it is for sharing a browser."""
    if live.seats_of(who.hash) and not live.is_shared:
        raise Refused(409, "one-seat")


def free_seat(live: Live, who: Visitor) -> int:
    """The first free seat of an open table."""
    if not live.row.is_open and live.row.creator != who.hash:
        raise Refused(403, "by-link-only")
    free = [number for number, seat in enumerate(live.row.seats) if seat.is_free]
    if not free:
        raise Refused(409, "no-free-seat")
    check_alone(live, who)
    return free[0]


async def watched(hall: Hall, link: str) -> str:
    """The id of the table that a link lets one watch; nothing is stored of those who look."""
    found = await hall.ask(hall.store.linked_watch, keys.hashed(checked_link(link)))
    if found is None:
        raise Refused(404, "no-such-link")
    return found


async def let_in_again(hall: Hall, live: Live, who: Visitor, named: str) -> None:
    """A browser was lost: the table's creator makes a new link to its seat."""
    _check_creator(live, who)
    await seating.let_in_again(hall, live, seat_named(live, named), who.key)


async def seat_bot(hall: Hall, live: Live, who: Visitor, named: str, level: str) -> None:
    """The table's creator puts a bot into a free seat."""
    _check_creator(live, who)
    await seating.seat_bot(hall, live, seat_named(live, named), level)
    await decks.go_on_without(hall, live)


def _check_creator(live: Live, who: Visitor) -> None:
    if live.row.creator != who.hash:
        raise Refused(403, "only-creator")
