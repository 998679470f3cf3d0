"""The forms of the table talk: taking back by consent, proposals, stand-ins."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Annotated, Final

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import Response

from interrex.engine.errors import BadFile, BadSetting, IllegalChoice, NotUndoable
from interrex.web.access.door import HallHere, TableHere, Who, own_seat, seat_named
from interrex.web.access.guard import Visitor, check_form
from interrex.web.pages import SeatName, Short, Token, done, refused
from interrex.web.show.phrases import say, words_for
from interrex.web.tables import absence, consent, decks, proposals
from interrex.web.tables.hall import Stale
from interrex.web.tables.live import Live

router: Final = APIRouter(include_in_schema=False)
Whose = Annotated[str, Form(max_length=1)]
Count = Annotated[int, Form(ge=0, le=1_000_000)]


@router.post("/t/{table}/ask")
async def ask(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, what: Short,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Ask the other people to take back one's own last choice and what came after, or the last choice."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    made = len(live.choices)
    back_to = consent.own_last(live, number) if what == "own" else made - 1
    return await said(request, live, who, number, consent.ask(hall, live, number, back_to, made))


@router.post("/t/{table}/answer")
async def answer(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, agree: Short,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Agree to taking back, or refuse."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    return await said(request, live, who, number, consent.answer(hall, live, number, agree == "yes"))


@router.post("/t/{table}/propose")
async def propose(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, word: Short, turn: Count,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Propose an option of another seat's decision."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    return await said(request, live, who, number, proposals.propose(hall, live, number, word, turn))


@router.post("/t/{table}/advice")
async def advice(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, turn: Count,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Let the bots propose."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    return await said(request, live, who, number, proposals.ask_bots(hall, live, number, turn))


@router.post("/t/{table}/stand-in")
async def stand_in(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, whose: Whose,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Let a bot play on for somebody who is away."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    away = seat_named(live, whose)
    return await said(request, live, who, number, absence.stand_in(hall, live, away))


@router.post("/t/{table}/return")
async def take_back_seat(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName
) -> Response:
    """The owner plays again."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    return await said(request, live, who, number, absence.come_back(hall, live, number))


@router.post("/t/{table}/deck")
async def bring_deck(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName,
    name: Short = "", text: Annotated[str, Form(max_length=decks.MOST_DECK)] = "",
) -> Response:  # fmt: skip
    """Bring a deck."""
    check_form(request, who, token)
    number = own_seat(live, who, seat)
    return await said(request, live, who, number, decks.bring(hall, live, number, name, text))


async def said(request: Request, live: Live, who: Visitor, seat: int, work: Awaitable[int]) -> Response:
    """Do what was asked, or say gently why not."""
    try:
        await work
    except Stale:
        return refused(request, live, who, seat, "stale")
    except consent.Waiting:
        return refused(request, live, who, seat, "request-open")
    except NotUndoable:
        return refused(request, live, who, seat, "no-undo-nothing")
    except absence.NotAway:
        return refused(request, live, who, seat, "not-away")
    except (BadSetting, BadFile) as wrong:
        words = words_for(who.language, live.row.settings.game, live.names, live.pack)
        raise HTTPException(409, f"{say(who.language, 'bad-deck')} {words.why(wrong)}") from None
    except IllegalChoice as illegal:
        return refused(request, live, who, seat, "not-legal", illegal.rule)
    return done(request, live, seat)
