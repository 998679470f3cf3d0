"""The table as one seat sees it, what changes there, and the choices made at it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final
from urllib.parse import parse_qsl

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from interrex.engine.chance import commitment
from interrex.games import game_spec
from interrex.match.lesson import lessons
from interrex.match.undo import WhyNot
from interrex.web.access.door import (
    HallHere,
    TableHere,
    Who,
    address_of,
    hall_of,
    table_of,
    viewer_at,
    while_seated,
)
from interrex.web.access.guard import YEAR, check_form, is_secure, visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions import moves
from interrex.web.clock import steady
from interrex.web.pages.answers import SEE_OTHER, SeatName, Token, answered, whole_page
from interrex.web.show import regions as render
from interrex.web.show.prompt import reasons_against
from interrex.web.show.stream import page_events, streamed
from interrex.web.tables import proposals
from interrex.web.tables.company import PHRASES
from interrex.web.tables.packs import pack_title

router: Final = APIRouter(include_in_schema=False)
NOTES: Final = (
    "stale", "not-legal", "request-open", "not-away", "coach-warns", "no-advice", "endless", "try-not-dealt",
    *(f"no-undo-{why}" for why in WhyNot),
)  # fmt: skip
INSTANT: Final = "instant"  # no scene is seen
TEMPOS: Final = {"slow": 2.0, "normal": 1.0, "fast": 0.4, INSTANT: 0.1}  # how long bots wait
MAX_WORD_LENGTH: Final = 200
COACH_COOKIE: Final = "interrex-coach"
MAX_TURN_DIGITS: Final = 7
MAX_THINGS_LENGTH: Final = 300


@router.get("/t/{table}")
async def show_table(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "", note: str = ""
) -> Response:
    """The table as one seat sees it."""
    viewer = await viewer_at(hall, live, who, seat)
    drawn = render.table_page(live, viewer)
    note = note if note in NOTES else ""
    return whole_page(
        request, who, "table.html", live=live, viewer=viewer, regions=drawn.whole(),
        stamp_of=drawn.stamp, spec=game_spec(live.row.settings.game), note=note,
        pack_name=pack_title(live.row.settings.game, live.pack, who.language),
        now=round(steady() * 1000), tempos=TEMPOS, phrases=PHRASES,
        seal=commitment(live.row.settings.seed)[:12],
        has_lesson=live.row.settings.game in lessons(),
        may_be_coached=viewer.seat < live.game.seats and proposals.may_be_coached(live, viewer.seat),
        is_coached=who.cookies.get(COACH_COOKIE) == "yes",
        can_join=live.row.is_open and not viewer.own and any(each.is_free for each in live.row.seats),
    )  # fmt: skip


@router.get("/t/{table}/events")
async def events(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "",
    known: Annotated[str, Query(max_length=40)] = "", speed: Annotated[str, Query(max_length=10)] = "",
) -> Response:  # fmt: skip
    """What changes on the page, as it changes."""
    viewer = await viewer_at(hall, live, who, seat)
    live.tempos[viewer.seat] = TEMPOS.get(speed, 1.0)
    known = request.headers.get("last-event-id", known)
    news = page_events(hall, live, viewer, known, by_moments=speed != INSTANT)
    news = while_seated(live, who, viewer.seat, news)
    return streamed(hall, live, viewer.seat, address_of(request), news)


@router.get("/t/{table}/why")
async def why_not(
    hall: HallHere, who: Who, live: TableHere, seat: str = "",
    things: Annotated[str, Query(max_length=MAX_THINGS_LENGTH)] = "",
) -> Response:  # fmt: skip
    """Why things on the table cannot be chosen now, for who touches them."""
    viewer = await viewer_at(hall, live, who, seat)
    touched = frozenset(things.split())
    game, pack = live.game.copy(), live.pack
    found = await asyncio.to_thread(reasons_against, game, pack, viewer.seat, viewer.language, touched)
    return JSONResponse(found)


async def choose(request: Request) -> Response:
    """Make a choice. No other form comes as often: it is read by hand."""
    form = dict(parse_qsl((await request.body()).decode("latin-1")))
    word, turn, seat = form.get("word", ""), form.get("turn", ""), form.get("seat", "")
    is_turn = turn.isdecimal() and len(turn) <= MAX_TURN_DIGITS
    if not word or len(word) > MAX_WORD_LENGTH or not is_turn or len(seat) > 1:
        raise Refused(422, "senseless")
    hall, who = await hall_of(request), visitor(request)
    live = await table_of(request.path_params["table"], hall)
    check_form(request, who, form.get("token", ""))
    coached = who.cookies.get(COACH_COOKIE) == "yes" and not form.get("wished")  # wishes are not argued with
    return await answered(request, live, who, moves.choose(hall, live, who, seat, word, int(turn), coached))


router.add_route("/t/{table}/choose", choose, methods=["POST"])


@router.post("/coach")
async def coach(
    request: Request, who: Who, token: Token, wanted: Annotated[str, Form(max_length=3)] = "",
    back: Annotated[str, Form(max_length=200)] = "/",
) -> Response:  # fmt: skip
    """Be warned before a costly choice, or no longer; this browser remembers it."""
    check_form(request, who, token)
    there = back if back.startswith("/t/") else "/"
    response = RedirectResponse(there, SEE_OTHER)
    said = "yes" if wanted == "yes" else "no"
    response.set_cookie(
        COACH_COOKIE, said, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request)
    )
    return response


@router.post("/t/{table}/undo")
async def undo(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName = ""
) -> Response:
    """Take back the last choice."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.undo(hall, live, who, seat))
