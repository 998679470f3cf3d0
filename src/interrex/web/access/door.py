"""Who may do what at which table: every page, event and call of the API passes here."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import Depends, Request

from interrex.engine.table import SEAT_LETTERS
from interrex.games import is_called, is_house
from interrex.web import keys
from interrex.web.access.guard import Visitor, network, visitor
from interrex.web.access.refusals import Refused
from interrex.web.access.viewer import Viewer
from interrex.web.clock import steady
from interrex.web.store import Row
from interrex.web.tables.company import plain_text
from interrex.web.tables.hall import Hall, NoTable
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import COLOURS

TABLE_ID: Final = re.compile(r"[0-9a-f]{12}")
MAX_NAME_LENGTH: Final = 24


async def hall_of(request: Request) -> Hall:
    """The hall of this server."""
    hall: Hall = request.app.state.hall
    return hall


async def visitor_of(request: Request) -> Visitor:
    """Who asks."""
    return visitor(request)


HallHere = Annotated[Hall, Depends(hall_of)]  # async functions: FastAPI runs others in threads
Who = Annotated[Visitor, Depends(visitor_of)]


async def table_of(table: str, hall: HallHere) -> Live:
    """The table named in the address."""
    if not TABLE_ID.fullmatch(table):
        raise Refused(404, "no-such-table")
    try:
        return await hall.table(table)
    except NoTable:
        raise Refused(404, "no-such-table") from None


TableHere = Annotated[Live, Depends(table_of)]


def seat_named(live: Live, text: str) -> int:
    """A seat by its letter."""
    letters = SEAT_LETTERS[: live.game.seats]
    if len(text) != 1 or text.upper() not in letters:
        raise Refused(404, "no-such-seat", letter=text[:20])
    return letters.index(text.upper())


def own_seat(live: Live, who: Visitor, named: str) -> int:
    """The seat for which a visitor may choose: the one named, else the one that is asked."""
    own = live.seats_of(who.hash)
    if not own:
        raise Refused(403, "not-seated")
    if named:
        seat = seat_named(live, named)
        if seat not in own:
            raise Refused(403, "not-your-seat")
        return seat
    asked = [seat for seat in live.game.seats_asked if seat in own]
    return asked[0] if asked else own[0]


async def viewing_seat(hall: Hall, live: Live, who: Visitor, named: str = "") -> int:
    """From which seat a visitor looks; the number of seats stands for a watcher."""
    sits = bool(live.seats_of(who.hash))
    if sits:
        live.seen[who.hash] = steady()
    if sits and named != "watch":
        return own_seat(live, who, named)
    if sits or live.row.is_open or live.row.creator == who.hash or watches(live.row, who):
        return live.game.seats
    if not who.is_new and await hall.ask(hall.store.watches, live.id, who.hash):  # of older tables
        return live.game.seats
    raise Refused(403, "by-link-only")


def watches(row: Row, who: Visitor) -> bool:
    """The visitor has followed the table's link for watching; the browser keeps it."""
    link = who.cookies.get(keys.watch_cookie(row.id), "")
    return keys.is_token(link) and keys.same(keys.hashed(link), row.watch_link)


async def viewer_at(hall: Hall, live: Live, who: Visitor, named: str = "") -> Viewer:
    """Who looks at a table, and as whom."""
    seat = await viewing_seat(hall, live, who, named)
    creator = who.key if live.row.creator == who.hash else ""
    own = tuple(live.seats_of(who.hash))
    decks = await saved_decks(hall, live, who) if own and live.awaited() else ()
    return Viewer(seat, own, who.language, creator, who.form_token, decks)


async def saved_decks(hall: Hall, live: Live, who: Visitor) -> tuple[tuple[str, str], ...]:
    """The decks with cards of the table's pack that this browser has saved, each with its name."""
    game, pack = live.row.settings.game, live.pack
    house = is_house(game, pack.hash)  # a deck of the house pack may name none
    return tuple(
        (each.id, each.name)
        for each in await hall.ask(hall.store.decks.of, who.hash, game)
        if is_called(game, pack, each.pack_hash) or (house and not each.pack_hash)
    )


async def while_seated(
    live: Live, who: Visitor, seat: int, events: AsyncIterator[bytes]
) -> AsyncIterator[bytes]:
    """Events for a seat, until it is no longer the visitor's: a lost browser learns nothing more."""
    async for each in events:
        if seat < live.game.seats and seat not in live.seats_of(who.hash):
            return
        yield each


def clean_name(text: str, letter: str) -> str:
    """A person's name: printable, single spaces, not too long; the seat's letter where there is none."""
    return plain_text(text, MAX_NAME_LENGTH) or letter


def clean_colour(text: str, seat: int) -> str:
    """One of our colours."""
    return text if text in COLOURS else COLOURS[seat % len(COLOURS)]


def checked_link(token: str) -> str:
    """The text of a link; refused if it cannot be one."""
    if not keys.is_token(token):
        raise Refused(404, "no-such-link")
    return token


def check_new_tables(request: Request) -> None:
    """One address may make only so many new tables per hour."""
    if not request.app.state.new_tables.take(address_of(request)):
        raise Refused(429, "many-tables")


def check_files(request: Request) -> None:
    """One address may send only so many files to be read."""
    if not request.app.state.files.take(address_of(request)):
        raise Refused(429, "too-fast", {"retry-after": "10"})


def check_edits(request: Request) -> None:
    """One address may make only so many changes to packs in a minute."""
    if not request.app.state.edits.take(address_of(request)):
        raise Refused(429, "too-fast", {"retry-after": "5"})


def check_reports(request: Request) -> None:
    """One address may leave only so many reports with the host."""
    if not request.app.state.reports_left.take(address_of(request)):
        raise Refused(429, "many-reports")


def check_talk(request: Request, who: Visitor) -> None:
    """Who sits at tables may say only so much in a while; friends who share an address do not share that."""
    if not request.app.state.talk.take(who.hash):
        raise Refused(429, "talks-much", {"retry-after": "5"})


def check_analyses(request: Request) -> None:
    """One address may have only so many games analysed per hour."""
    if not request.app.state.analyses.take(address_of(request)):
        raise Refused(429, "many-analyses")


def address_of(request: Request) -> str:
    """Where a visitor comes from; of an IPv6 address the network, which one visitor has whole."""
    return network(request.client.host if request.client else "")
