"""The pages: home, a new table, a seat's link, the table, its replay, rules and cards."""

from __future__ import annotations

import time
from typing import Annotated, Any, Final
from urllib.parse import parse_qsl, urlencode

from fastapi import APIRouter, Form, HTTPException, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from interrex import games
from interrex.bots import LEVELS
from interrex.engine.chance import commitment
from interrex.engine.errors import BadSetting, IllegalChoice, NotUndoable
from interrex.engine.game import SEAT_LETTERS
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.match.lesson import lesson, lessons
from interrex.match.undo import BARS
from interrex.web.access import keys
from interrex.web.access.door import (
    HallHere,
    TableHere,
    Who,
    clean_colour,
    clean_name,
    hall_of,
    linked,
    looker_at,
    own_seat,
    seat_named,
    table_of,
    while_seated,
)
from interrex.web.access.guard import LANGUAGE_COOKIE, YEAR, Visitor, check_form, is_secure, remember, visitor
from interrex.web.access.refusals import Refused
from interrex.web.show import regions as render
from interrex.web.show.jinja import page, trusted
from interrex.web.show.phrases import say, words_for, words_of
from interrex.web.show.stream import page_events, streamed
from interrex.web.store import PERSON, Taken
from interrex.web.tables import decks, proposals
from interrex.web.tables.hall import Hall, NoTable, Stale
from interrex.web.tables.live import Live

router: Final = APIRouter(include_in_schema=False)
SEE_OTHER: Final = 303
NOTES: Final = (
    "stale", "not-legal", "request-open", "not-away",
    *(f"no-undo-{bar}" for bar in BARS),
)  # fmt: skip
MOST_WORD: Final = 200
MOST_TURN: Final = 7  # digits
KEPT: Final = ("seat", "step", "at", "game")
Token = Annotated[str, Form(alias="token", max_length=64)]
Short = Annotated[str, Form(max_length=200)]
SeatName = Annotated[str, Form(alias="seat", max_length=1)]


def shown(request: Request, who: Visitor, template: str, status: int = 200, **context: Any) -> Response:
    """A whole page; a new browser gets its key with it."""
    text = page(
        template, who.language, form_token=who.form_token, path=here(request), trusted=trusted,
        letters=SEAT_LETTERS, **context,
    )  # fmt: skip
    response = HTMLResponse(text, status)
    remember(response, request, who)
    return response


def here(request: Request) -> str:
    """Where a visitor is, to come back there in another language."""
    kept = {name: value for name, value in request.query_params.items() if name in KEPT}
    return f"{request.url.path}?{urlencode(kept)}" if kept else request.url.path


def to_table(live: Live, seat: str = "", note: str = "") -> Response:
    """Go to a table."""
    query = "&".join(
        part for part in (f"seat={seat}" if seat else "", f"note={note}" if note else "") if part
    )
    return RedirectResponse(f"/t/{live.id}{'?' + query if query else ''}", SEE_OTHER)


# --- home and new tables ---------------------------------------------------------------------------


@router.get("/")
async def home(request: Request, hall: HallHere, who: Who) -> Response:
    """The games, my tables, open tables."""
    mine = hall.store.tables_of(who.hash) if not who.is_new else []
    seen = {row.id for row in mine}
    others = [row for row in hall.store.open_tables() if row.id not in seen]
    kinds = [
        {
            "name": name,
            "title": game_spec(name).title,
            "seats": render.seats_text(name),
            "about": about(name, who.language),
            "steps": len(lesson(name).steps) if name in lessons() else 0,
        }
        for name in games()
    ]
    titles = {name: game_spec(name).title for name in games()}
    return shown(
        request, who, "home.html", kinds=kinds, mine=mine, others=others,
        replays=hall.store.public_replays(), titles=titles,
    )  # fmt: skip


def about(game: str, language: str) -> str:
    """What a game is, in a sentence."""
    words = words_for(language, game, SEAT_LETTERS)
    said = words.say(f"game-{game}") if words.has(f"game-{game}") else say(language, f"about-{game}")
    return said[:1].upper() + said[1:]


@router.post("/play")
async def play_now(request: Request, hall: HallHere, who: Who, token: Token, game: Short) -> Response:
    """A table against bots, in one click."""
    check_form(request, who, token)
    check_room(request)
    if game not in games():
        raise Refused(404, "no-such-game")
    seats = game_spec(game).seats
    count = seats[len(seats) // 2]
    bot = "greedy" if "greedy" in LEVELS else LEVELS[-1]
    live = await hall.new_table(who.key, game, [PERSON, *[bot] * (count - 1)])
    await hall.take_seat(live, 0, who.hash, say(who.language, "you-name"), "crimson")
    return to_table(live)


def check_room(request: Request) -> None:
    """So many new tables an hour from one address."""
    address = request.client.host if request.client else ""
    if not request.app.state.new_tables.take(address):
        raise Refused(429, "many-tables")


@router.post("/language")
async def set_language(request: Request, who: Who, token: Token, lang: Short, back: Short = "/") -> Response:
    """Speak another language from now on."""
    check_form(request, who, token)
    if lang not in LANGUAGES or not back.startswith("/") or back.startswith(("//", "/\\")):
        raise Refused(422, "senseless")
    response = RedirectResponse(back, SEE_OTHER)
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=YEAR, samesite="lax", secure=is_secure(request))
    return response


# --- seats and links -----------------------------------------------------------------------------------


async def seat_of_link(hall: Hall, token: str) -> tuple[Live, int]:
    """The table and seat that a link opens."""
    found = hall.store.linked_seat(keys.hashed(linked(hall, token)))
    if found is None:
        raise Refused(404, "no-such-link")
    return await hall.table(found[0]), found[1]


@router.get("/s/{link}")
async def seat_form(request: Request, hall: HallHere, who: Who, link: str) -> Response:
    """A seat's link: asks for a name and a colour. Only sending the form takes the seat."""
    live, seat = await seat_of_link(hall, link)
    if live.row.seats[seat].key == who.hash:
        return to_table(live, SEAT_LETTERS[seat])
    if not live.row.seats[seat].is_free:
        raise Refused(403, "link-used")
    return _seat_form(request, who, live, seat, f"/s/{link}")


def _seat_form(request: Request, who: Visitor, live: Live, seat: int, action: str) -> Response:
    kind = game_spec(live.row.settings.game)
    taken = {each.colour for each in live.row.seats if not each.is_free and each is not live.row.seats[seat]}
    return shown(
        request, who, "seat.html", live=live, seat=seat, kind=kind, action=action, taken=taken,
        others=[name for name, each in zip(live.names, live.row.seats, strict=True) if not each.is_free],
    )  # fmt: skip


@router.post("/s/{link}")
async def take_seat(
    request: Request, hall: HallHere, who: Who, link: str, token: Token, name: Short = "", colour: Short = ""
) -> Response:
    """Take the seat of a link."""
    check_form(request, who, token)
    live, seat = await seat_of_link(hall, link)
    return await _sit(hall, live, seat, who, name, colour)


async def _sit(hall: Hall, live: Live, seat: int, who: Visitor, name: str, colour: str) -> Response:
    called = clean_name(name, SEAT_LETTERS[seat])
    try:
        await hall.take_seat(live, seat, who.hash, called, clean_colour(colour, seat))
    except Taken:
        raise Refused(403, "link-used") from None
    return to_table(live, SEAT_LETTERS[seat])


@router.get("/t/{table}/join")
async def join_form(request: Request, who: Who, live: TableHere) -> Response:
    """The form to take a free seat at an open table."""
    seat = free_seat(live, who)
    return _seat_form(request, who, live, seat, f"/t/{live.id}/join")


@router.post("/t/{table}/join")
async def join(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, name: Short = "",
    colour: Short = "",
) -> Response:  # fmt: skip
    """Take a free seat at an open table."""
    check_form(request, who, token)
    return await _sit(hall, live, free_seat(live, who), who, name, colour)


def free_seat(live: Live, who: Visitor) -> int:
    """The first free seat of an open table."""
    if not live.row.is_open and live.row.creator != who.hash:
        raise Refused(403, "by-link-only")
    free = [number for number, seat in enumerate(live.row.seats) if seat.is_free]
    if not free:
        raise Refused(409, "no-free-seat")
    return free[0]


@router.get("/w/{link}")
async def watch(request: Request, hall: HallHere, who: Who, link: str) -> Response:
    """A link for watching."""
    found = hall.store.linked_watch(keys.hashed(linked(hall, link)))
    if found is None:
        raise Refused(404, "no-such-link")
    hall.store.add_watcher(found, who.hash)
    response = RedirectResponse(f"/t/{found}?seat=watch", SEE_OTHER)
    remember(response, request, who)
    return response


def check_creator(request: Request, live: Live, who: Visitor, token: str) -> None:
    """Only who made the table may do this."""
    check_form(request, who, token)
    if live.row.creator != who.hash:
        raise Refused(403, "only-creator")


@router.post("/t/{table}/again")
async def let_in_again(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName
) -> Response:
    """A browser was lost: make a new link to its seat."""
    check_creator(request, live, who, token)
    await hall.let_in_again(live, seat_named(live, seat), who.key)
    return to_table(live)


@router.post("/t/{table}/bot")
async def seat_bot(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName, level: Short
) -> Response:
    """Put a bot into a free seat."""
    check_creator(request, live, who, token)
    try:
        await hall.seat_bot(live, seat_named(live, seat), level)
        await decks.go_on_without(hall, live)
    except BadSetting as wrong:
        raise HTTPException(409, str(wrong)) from None
    return to_table(live)


# --- the table -------------------------------------------------------------------------------------------


@router.get("/t/{table}")
async def table_page(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "", note: str = ""
) -> Response:
    """The table as one seat sees it."""
    looker = looker_at(hall, live, who, seat)
    seen = render.shown(live, looker)
    note = note if note in NOTES else ""
    return shown(
        request, who, "table.html", live=live, looker=looker, regions=seen.whole(),
        stamp_of=seen.stamp, kind=game_spec(live.row.settings.game), note=note,
        now=round(time.time() * 1000),
        seal=commitment(live.row.settings.seed)[:12],
        can_join=live.row.is_open and not looker.own and any(each.is_free for each in live.row.seats),
    )  # fmt: skip


@router.get("/t/{table}/events")
async def events(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "",
    known: Annotated[str, Query(max_length=40)] = "",
) -> Response:  # fmt: skip
    """What changes on the page, as it changes."""
    looker = looker_at(hall, live, who, seat)
    known = request.headers.get("last-event-id", known)
    news = page_events(hall, live, looker, known)
    return streamed(while_seated(live, who, looker.seat, news), live)


async def choose(request: Request) -> Response:
    """Make a choice. No other form comes as often: it is read by hand."""
    form = dict(parse_qsl((await request.body()).decode("latin-1")))
    word, turn, seat = form.get("word", ""), form.get("turn", ""), form.get("seat", "")
    if not word or len(word) > MOST_WORD or not turn.isdecimal() or len(turn) > MOST_TURN or len(seat) > 1:
        raise Refused(422, "senseless")
    hall, who = await hall_of(request), visitor(request)
    live = await table_of(request.path_params["table"], hall)
    check_form(request, who, form.get("token", ""))
    number = own_seat(live, who, seat)
    try:
        await hall.choose(live, number, word, int(turn))
    except Stale:
        return refused(request, live, who, number, "stale")
    except IllegalChoice as illegal:
        return refused(request, live, who, number, "not-legal", illegal.rule)
    return done(request, live, number)


router.add_route("/t/{table}/choose", choose, methods=["POST"])


@router.post("/t/{table}/undo")
async def undo(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName = ""
) -> Response:
    """Take back the last choice."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    try:
        await hall.undo(live, number)
    except Stale:
        return refused(request, live, who, number, "stale")
    except NotUndoable:
        return refused(request, live, who, number, f"no-undo-{live.match.undo_bar(number) or 'other'}")
    return done(request, live, number)


def done(request: Request, live: Live, seat: int) -> Response:
    """The move is stored."""
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"number": live.number})
    return to_table(live, SEAT_LETTERS[seat])


def refused(request: Request, live: Live, who: Visitor, seat: int, why: str, rule: str = "") -> Response:
    """Say gently that nothing has changed, and what would be possible."""
    if "application/json" not in request.headers.get("accept", ""):
        return to_table(live, SEAT_LETTERS[seat], why)
    said = say(who.language, why)
    decision = live.game.decision_of(seat) or proposals.proposable(live, seat)
    if why == "not-legal" and decision is not None:
        words = words_of(live, who.language)
        legal = words.options(decision, seat)
        said = f"{said} {say(who.language, 'legal-now', options='; '.join(legal))}"
    return JSONResponse({"refused": said, "rule": rule}, 409)


__all__ = ["NoTable", "router"]
