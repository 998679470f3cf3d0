"""Who sits where: seats are taken, made free again and given to bots, and everybody at the table is told."""

from __future__ import annotations

import contextlib
from typing import Final

from interrex.bots import check_level
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.table import SEAT_LETTERS
from interrex.match.session import Stale
from interrex.web import keys
from interrex.web.clock import steady
from interrex.web.store import BOT, PERSON, Notice, Seated
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import SAT, Live
from interrex.web.tables.new_table import BOT_NAMES

SAT_TOO: Final = "sat-too"  # with a key that holds another seat here
FROM_BOT: Final = "sat-bot"  # a seat that a bot has played
LINK: Final = "link"
BOT_SAT: Final = "bot"
SEATING: Final = frozenset({SAT, SAT_TOO, FROM_BOT, BOT_SAT})  # notices: somebody else sits there from now on
MAX_NOTICES: Final = 500  # of a table, beside new links
MAX_LINKS: Final = 500


def notice(live: Live, kind: str, seat: int, name: str) -> Notice:
    """What everybody is told now of a seat."""
    return Notice(kind, seat, name, len(live.game.log(live.game.seats)))


async def take_seat(
    hall: Hall, live: Live, seat: int, key: str, name: str, colour: str, from_bot: bool = False
) -> None:
    """Bind a free seat to a key's hash: one seat for a key, unless the table is for sharing a browser.

    With ``from_bot`` also one that a bot has played so far; whoever takes it sees its cards from then on.
    """
    async with live.lock:  # the row is not read anew meanwhile
        if live.seats_of(key) and not live.is_shared:
            raise Seated
        place = live.row.seats[seat]
        was_bot = from_bot and place.is_bot
        kind = FROM_BOT if was_bot else SAT_TOO if live.seats_of(key) else SAT
        told = notice(live, kind, seat, name)
        alone = not live.is_shared
        await hall.change(live, hall.store.take_seat, seat, key, name, colour, told, alone, from_bot)
        place.kind, place.level = PERSON, ""
        place.key, place.name, place.colour = key, name, colour
        live.row.notices.append(told)
    if seat in live.session.stand_ins:  # a bot played while the seat was free
        with contextlib.suppress(Stale):
            async with hall.locked(live):
                await hall.move(live, live.session.returning(seat))
    if not any(each.is_free for each in live.row.seats):
        async with live.lock:  # all have come; who comes for a bot begins to think now
            live.session = live.session.clocks_from(steady(), seat if was_bot else None)
    live.notify()


async def tell(hall: Hall, live: Live, kind: str, seat: int) -> None:
    """Tell everybody something of a seat."""
    async with live.lock:
        if sum(each.kind != LINK for each in live.row.notices) >= MAX_NOTICES:
            raise BadSetting("Too much has been announced at this table already.", Reason("told-much", {}))
        told = notice(live, kind, seat, live.names[seat])
        await hall.change(live, hall.store.tell_all, told)
        live.row.notices.append(told)
    live.notify()


async def let_in_again(hall: Hall, live: Live, seat: int, creator: str) -> None:
    """A lost browser: the seat is free again, by a new link; the old key and link are worthless."""
    async with live.lock:
        if sum(each.kind == LINK for each in live.row.notices) >= MAX_LINKS:
            why = Reason("links", {})
            raise BadSetting("Too many links have been made for this table. Make a new table.", why)
        place = live.row.seats[seat]
        issue = place.issue + 1
        link = keys.hashed(keys.link(creator, live.id, seat, issue))
        told = notice(live, LINK, seat, place.name or SEAT_LETTERS[seat])
        await hall.change(live, hall.store.set_seat, seat, told, link=link, issue=issue, key="")
        place.link, place.issue, place.key = link, issue, ""
        live.row.notices.append(told)
    live.notify()


async def seat_bot(hall: Hall, live: Live, seat: int, level: str) -> None:
    """Put a bot into a free seat."""
    check_level(level, live.game.settings.game, live.pack)
    async with live.lock:
        place = live.row.seats[seat]
        if not place.is_free:
            why = Reason("seat-taken", {"letter": SEAT_LETTERS[seat]})
            raise BadSetting(f"Seat {SEAT_LETTERS[seat]} is not free.", why)
        name = BOT_NAMES[seat]
        told = notice(live, BOT_SAT, seat, name)
        values = {"kind": BOT, "level": level, "name": name, "deck": ""}  # a bot brings no deck
        await hall.change(live, hall.store.set_seat, seat, told, **values)
        place.kind, place.level, place.name, place.deck = BOT, level, name, ""
        live.row.notices.append(told)
    live.notify()
    hall.let_bots_move(live)
