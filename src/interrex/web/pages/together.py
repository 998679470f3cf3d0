"""The forms of playing together: taking back by consent, proposals, stand-ins, decks, talk."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, HTTPException, Request
from fastapi.responses import Response

from interrex.engine.errors import BadFile, BadSetting
from interrex.web.access.door import HallHere, TableHere, Who, check_files, check_talk
from interrex.web.access.guard import check_form
from interrex.web.actions import company, moves
from interrex.web.pages.answers import SeatName, Short, Token, answered
from interrex.web.phrases import say
from interrex.web.tables.sentences import words_for

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
    action = moves.ask_own_back if what == "own" else moves.ask_last_back
    return await answered(request, live, who, action(hall, live, who, seat))


@router.post("/t/{table}/answer")
async def answer(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, agree: Short,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Agree to taking back, or refuse."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.answer(hall, live, who, seat, agree == "yes"))


@router.post("/t/{table}/propose")
async def propose(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, word: Short, turn: Count,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Propose an option of another seat's decision."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.propose(hall, live, who, seat, word, turn))


@router.post("/t/{table}/advice")
async def advice(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, turn: Count,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Ask bots what they would do: those at the table propose, or the search thinks, and the log tells it."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.ask_advice(hall, live, who, seat, turn))


@router.post("/t/{table}/stand-in")
async def stand_in(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, whose: Whose,
    seat: SeatName = "",
) -> Response:  # fmt: skip
    """Let a bot play on for somebody who is away."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.stand_in(hall, live, who, seat, whose))


@router.post("/t/{table}/return")
async def take_back_seat(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName
) -> Response:
    """The owner plays again."""
    check_form(request, who, token)
    return await answered(request, live, who, moves.come_back(hall, live, who, seat))


@router.post("/t/{table}/deck")
async def bring_deck(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName,
    name: Short = "", text: Annotated[str, Form()] = "",
) -> Response:  # fmt: skip
    """Bring a deck."""
    check_form(request, who, token)
    check_files(request)
    try:
        return await answered(request, live, who, moves.bring_deck(hall, live, who, seat, name, text))
    except (BadSetting, BadFile) as wrong:
        words = words_for(who.language, live.row.settings.game, live.names, live.pack)
        raise HTTPException(409, f"{say(who.language, 'bad-deck')} {words.why(wrong)}") from None


@router.post("/t/{table}/say")
async def say_something(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, seat: SeatName = "",
    phrase: Short = "", text: Short = "",
) -> Response:  # fmt: skip
    """Say a quick phrase, or a text of one's own."""
    check_form(request, who, token)
    check_talk(request, who)
    return await answered(request, live, who, company.say(hall, live, who, seat, phrase, text))
