"""The JSON API: the same gate as the pages. A program says who it is by ``Authorization: Bearer KEY``."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Header, HTTPException, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field

from interrex import games as all_games
from interrex.bots import bot_levels
from interrex.engine.errors import BadSetting
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match import record as records
from interrex.web import keys
from interrex.web.access.door import HallHere, TableHere, Who, address_of, check_new_tables, viewing_seat
from interrex.web.access.guard import Visitor, check_form
from interrex.web.actions import moves, new_tables, seats
from interrex.web.actions.outcome import Done
from interrex.web.api import states
from interrex.web.show.stream import state_events, streamed
from interrex.web.store import Taken
from interrex.web.tables.new_table import MAX_PATIENCE
from interrex.web.tables.new_table import NewTable as Wanted

router: Final = APIRouter(prefix="/api", tags=["tables"])
SeatQuery = Annotated[
    str, Query(max_length=5, description="A seat's letter, or `watch`; your own seat if left out.")
]
FormToken = Annotated[str, Header(alias="x-form-token", description="Only for browsers with our cookie.")]
Refusals: Final[dict[int | str, dict[str, Any]]] = {
    403: {"description": "Not yours."},
    404: {"description": "There is no such thing."},
}
Conflict: Final[dict[int | str, dict[str, Any]]] = {
    **Refusals,
    409: {"description": "Not possible now; the answer says what would be."},
}


class Exact(BaseModel):
    """A body with these fields and no others."""

    model_config = ConfigDict(extra="forbid")


class NewTable(Exact):
    """What a new table is to be."""

    game: str = Field(max_length=32, examples=["elekt"])
    seats: list[str] = Field(
        min_length=1, max_length=6, description="For each seat, `person` or the level of a bot.",
        examples=[["person", "normal"]],
    )  # fmt: skip
    rulings: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)
    variants: dict[str, bool | int | str] = Field(default_factory=dict, max_length=100)
    open: bool = False
    patience: int = Field(
        0, ge=0, le=MAX_PATIENCE,
        description="Seconds after which a bot may stand in for somebody who is away; 0: never.",
    )  # fmt: skip
    clock: str = Field(
        "", max_length=32, description="`each 60` or `total 900 10`, in seconds; empty: no clock.",
    )  # fmt: skip
    pack: str = Field("", max_length=64, description="The hash of a pack; empty: the house pack.")
    shared: bool = Field(False, description="One key may take several seats; everybody is told.")
    advice: bool = Field(
        False,
        description="Everybody may ask a bot, even among people; all are told, and the log says who asks.",
    )


class Sitting(Exact):
    """Who sits down."""

    name: str = Field("", max_length=100)
    colour: str = Field("", max_length=16)


class Choice(Exact):
    """A choice: the word of an option, and the turn of the decision it answers."""

    word: str = Field(max_length=200)
    turn: int = Field(ge=0, le=1_000_000)
    seat: str = Field("", max_length=1)


class Undo(Exact):
    """Whose last choice is taken back."""

    seat: str = Field("", max_length=1)


@router.get("/games")
async def list_games(hall: HallHere) -> list[dict[str, Any]]:
    """The games, their seats, rulings, variants and packs."""
    return [
        {
            "game": name,
            "title": game_spec(name).title,
            "seats": list(game_spec(name).seats),
            "bots": list(bot_levels()),
            "rulings": {each.name: list(each.readings) for each in game_spec(name).rulings},
            "variants": {variant: list(values) for variant, values in game_spec(name).variants.items()},
            "packs": [{"hash": pack.hash, "id": pack.id} for pack in hall.packs.offered(name)],
        }
        for name in all_games()
    ]


@router.get("/tables")
async def open_tables(hall: HallHere) -> list[dict[str, Any]]:
    """The open tables that are not over."""
    return [
        {
            "table": row.id,
            "game": row.settings.game,
            "seats": [
                {"seat": SEAT_LETTERS[number], "name": seat.name, "bot": seat.is_bot, "free": seat.is_free}
                for number, seat in enumerate(row.seats)
            ],
        }
        for row in await hall.ask(hall.store.open_tables)
    ]


@router.post("/tables", status_code=201, responses={422: {"description": "It cannot be set up like this."}})
async def new_table(
    request: Request, hall: HallHere, who: Who, body: NewTable, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """A new table: your key, a link to each seat and one to watch. Keep the key secret."""
    allow(request, who, x_form_token, new=True)
    check_new_tables(request)
    wanted = Wanted(
        body.game, body.seats, body.rulings, body.variants, body.open, body.patience, body.clock, body.pack,
        is_shared=body.shared, has_advice=body.advice,
    )  # fmt: skip
    try:
        live = await new_tables.new_table(hall, who, wanted)
    except BadSetting as wrong:
        raise HTTPException(422, str(wrong)) from None
    links = [
        "" if seat.is_bot else keys.link(who.key, live.id, number, seat.issue)
        for number, seat in enumerate(live.row.seats)
    ]
    watch = keys.link(who.key, live.id, keys.WATCH, live.row.watch_issue)
    return {"table": live.id, "key": who.key, "links": links, "watch": watch}


@router.post("/links/{link}", responses=Conflict)
async def sit(
    request: Request, hall: HallHere, who: Who, link: str, body: Sitting, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Take the seat that a link is for. The seat is bound to your key; without a key, you get one."""
    allow(request, who, x_form_token, new=True)
    try:
        live, seat = await seats.sit_by_link(hall, who, link, body.name, body.colour)
    except Taken:
        raise HTTPException(
            409, "Somebody already sits there. Whoever made the table can make a new link."
        ) from None
    return {"table": live.id, "seat": SEAT_LETTERS[seat], "key": who.key}


@router.get("/tables/{table}", responses=Refusals, response_model=dict[str, Any])
async def seat_view(hall: HallHere, who: Who, live: TableHere, seat: SeatQuery = "") -> Response:
    """All that your seat may know: view, decision with options and turn, log."""
    found = states.seat_state(live, await viewing_seat(hall, live, who, seat), who.language)
    return Response(states.as_json(found), media_type="application/json")


@router.post("/tables/{table}/choose", responses=Conflict)
async def choose(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Choice, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Make a choice. It has been stored by the time the answer comes."""
    allow(request, who, x_form_token)
    return stored(await moves.choose(hall, live, who, body.seat, body.word, body.turn))


@router.post("/tables/{table}/undo", responses=Conflict)
async def undo(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Undo, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Take back your last choice, as long as nothing has been learned since; otherwise `ask` the others."""
    allow(request, who, x_form_token)
    return stored(await moves.undo(hall, live, who, body.seat))


@router.get(
    "/tables/{table}/events",
    responses={
        **Refusals,
        200: {"content": {"text/event-stream": {}}, "description": "States as they come."},
    },
)
async def events(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: SeatQuery = ""
) -> Response:
    """How the table stands, now and whenever it changes (server-sent events)."""
    seen_from = await viewing_seat(hall, live, who, seat)
    news = state_events(hall, live, seen_from, lambda: live.cached(states.state))
    return streamed(hall, live, seen_from, address_of(request), news)


@router.get(
    "/tables/{table}/record",
    response_class=PlainTextResponse,
    responses={**Refusals, 200: {"content": {"text/plain": {}}, "description": "The record."}},
)
async def record(hall: HallHere, who: Who, live: TableHere, seat: SeatQuery = "") -> str:
    """The record; until the game is over, without the seed and other secrets."""
    return records.to_text(live.game.record(await viewing_seat(hall, live, who, seat)))


def stored(done: Done) -> dict[str, Any]:
    """The answer when a move is stored; one that is not possible now is refused by the application."""
    return {"number": done.number}


def allow(request: Request, who: Visitor, token: str, new: bool = False) -> None:
    """A browser's cookie alone is not enough: another site could send it."""
    if who.is_new:
        if not new:
            raise HTTPException(403, "Say who you are: Authorization: Bearer KEY.")
        return
    check_form(request, who, token)
