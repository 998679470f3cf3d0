"""Seats: the forms to take one by link or at an open table, and what the table's creator may change."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import RedirectResponse, Response

from interrex.engine.errors import BadSetting
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.door import HallHere, TableHere, Who
from interrex.web.access.guard import Visitor, check_form, is_secure, remember
from interrex.web.access.refusals import Refused
from interrex.web.actions import seats
from interrex.web.pages.answers import SEE_OTHER, SeatName, Short, Token, to_table, whole_page
from interrex.web.store import Taken
from interrex.web.tables.live import ADVICE, KNOWN, Live
from interrex.web.tables.packs import pack_title
from interrex.words import refusal

router: Final = APIRouter(include_in_schema=False)
T = TypeVar("T")
MONTH: Final = 30 * 24 * 3600  # for which a browser keeps a link for watching


@router.get("/s/{link}")
async def seat_form(request: Request, hall: HallHere, who: Who, link: str) -> Response:
    """A seat's link: asks for a name and a colour. Only sending the form takes the seat."""
    live, seat = await seats.seat_of_link(hall, link)
    if live.row.seats[seat].key == who.hash:
        return to_table(live, SEAT_LETTERS[seat])
    if not live.row.seats[seat].is_free and not live.row.seats[seat].is_bot:
        raise Refused(403, "link-used")
    seats.check_open(live, seat)
    seats.check_alone(live, who)
    return _seat_form(request, who, live, seat, f"/s/{link}")


def _seat_form(request: Request, who: Visitor, live: Live, seat: int, action: str) -> Response:
    spec = game_spec(live.row.settings.game)
    taken = {each.colour for each in live.row.seats if not each.is_free and each is not live.row.seats[seat]}
    return whole_page(
        request, who, "seat.html", live=live, seat=seat, spec=spec, action=action, taken=taken,
        pack_name=pack_title(spec.name, live.pack, who.language), pack_hash=live.row.settings.pack_hash,
        is_known=live.is_noted(KNOWN), has_advice=live.is_noted(ADVICE),
        bot=live.names[seat] if live.row.seats[seat].is_bot else "",
        others=[
            name
            for number, (name, each) in enumerate(zip(live.names, live.row.seats, strict=True))
            if number != seat and not each.is_free
        ],
    )  # fmt: skip


@router.post("/s/{link}")
async def take_seat(
    request: Request, hall: HallHere, who: Who, link: str, token: Token, name: Short = "", colour: Short = ""
) -> Response:
    """Take the seat of a link."""
    check_form(request, who, token)
    live, seat = await taking(seats.sit_by_link(hall, who, link, name, colour))
    return to_table(live, SEAT_LETTERS[seat])


@router.get("/t/{table}/join")
async def join_form(request: Request, who: Who, live: TableHere) -> Response:
    """The form to take a free seat at an open table."""
    seat = seats.free_seat(live, who)
    return _seat_form(request, who, live, seat, f"/t/{live.id}/join")


@router.post("/t/{table}/join")
async def join(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, name: Short = "",
    colour: Short = "",
) -> Response:  # fmt: skip
    """Take a free seat at an open table."""
    check_form(request, who, token)
    seat = await taking(seats.join(hall, live, who, name, colour))
    return to_table(live, SEAT_LETTERS[seat])


async def taking(action: Awaitable[T]) -> T:
    """Take a seat; somebody else may sit there already."""
    try:
        return await action
    except Taken:
        raise Refused(403, "link-used") from None


@router.get("/w/{link}")
async def watch(request: Request, hall: HallHere, who: Who, link: str) -> Response:
    """A link for watching."""
    table = await seats.watched(hall, link)
    response = RedirectResponse(f"/t/{table}?seat=watch", SEE_OTHER)
    response.set_cookie(
        keys.watch_cookie(table), link, max_age=MONTH, httponly=True, samesite="lax",
        secure=is_secure(request),
    )  # fmt: skip
    remember(response, request, who)
    return response


@router.post("/t/{table}/again")
async def let_in_again(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName
) -> Response:
    """A browser was lost: make a new link to its seat."""
    check_form(request, who, token)
    try:
        await seats.let_in_again(hall, live, who, seat)
    except BadSetting as wrong:
        raise HTTPException(409, refusal(wrong, who.language)) from None
    return to_table(live)


@router.post("/t/{table}/bot")
async def seat_bot(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName, level: Short
) -> Response:
    """Put a bot into a free seat."""
    check_form(request, who, token)
    try:
        await seats.seat_bot(hall, live, who, seat, level)
    except BadSetting as wrong:
        raise HTTPException(409, refusal(wrong, who.language)) from None
    return to_table(live)
