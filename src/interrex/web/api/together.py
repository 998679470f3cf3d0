"""Playing together in the JSON API: taking back by consent, proposals, stand-ins, decks, talk."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from pydantic import Field

from interrex.bots.thoughts import with_sentences
from interrex.web.access.door import HallHere, TableHere, Who, check_files, check_talk
from interrex.web.actions import company, moves
from interrex.web.api.tables import Choice, Conflict, Exact, FormToken, Undo, allow, stored
from interrex.web.tables.company import MAX_SAID, PHRASES
from interrex.web.tables.decks import MAX_DECK
from interrex.web.tables.sentences import words_of

router: Final = APIRouter(prefix="/api", tags=["table talk"])


class TakeBack(Exact):
    """To which choice to go back, of how many that stand: ``talk.made`` of the table's state."""

    back_to: int = Field(ge=0, le=1_000_000)
    made: int = Field(ge=0, le=1_000_000)
    seat: str = Field("", max_length=1)


class Answer(Exact):
    """Whether a seat agrees to the open request."""

    agree: bool
    seat: str = Field("", max_length=1)


class Turn(Exact):
    """Which decision is meant: its ``turn``."""

    turn: int = Field(ge=0, le=1_000_000)
    seat: str = Field("", max_length=1)


class Away(Exact):
    """For whom a bot is to stand in."""

    whose: str = Field(max_length=1)
    seat: str = Field("", max_length=1)


class Deck(Exact):
    """A deck of the pack by its name, or the text of a deck file."""

    name: str = Field("", max_length=40)
    text: str = Field("", max_length=MAX_DECK)
    seat: str = Field("", max_length=1)


class Said(Exact):
    """What a seat says: one of the phrases, which others read in their own language, or a text."""

    phrase: str = Field("", max_length=16, json_schema_extra={"enum": ["", *PHRASES]})
    text: str = Field("", max_length=MAX_SAID)
    seat: str = Field("", max_length=1)


@router.post("/tables/{table}/deck", responses=Conflict)
async def bring_deck(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Deck, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Bring your deck, where ``talk.decks_awaited`` names your seat; the last deck starts the deal."""
    allow(request, who, x_form_token)
    check_files(request)
    return stored(await moves.bring_deck(hall, live, who, body.seat, body.name, body.text))


@router.post("/tables/{table}/ask", responses=Conflict)
async def ask(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: TakeBack, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Ask everybody else to agree to taking back every choice from ``back_to`` on; bots agree."""
    allow(request, who, x_form_token)
    return stored(await moves.ask_back(hall, live, who, body.seat, body.back_to, body.made))


@router.post("/tables/{table}/answer", responses=Conflict)
async def answer(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Answer, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Agree to the open request or refuse it; whoever made it withdraws it by refusing."""
    allow(request, who, x_form_token)
    return stored(await moves.answer(hall, live, who, body.seat, body.agree))


@router.post("/tables/{table}/propose", responses=Conflict)
async def propose(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Choice, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """In a cooperative game: propose an option of ``talk.open_decision``; proposing it again withdraws it."""
    allow(request, who, x_form_token)
    return stored(await moves.propose(hall, live, who, body.seat, body.word, body.turn))


@router.post("/tables/{table}/thought", responses=Conflict)
async def think(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Turn, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """What the search makes of your decision: for each option its share of the search, the win chance with
    its interval, the line of play it expects, and reasons in your language. Only in cooperative games, where
    nobody but bots plays against you, and at tables made with advice. The log tells everybody who asks."""
    allow(request, who, x_form_token)
    thought = await moves.think(hall, live, who, body.seat, body.turn)
    return with_sentences(thought, words_of(live, who.language))


@router.post("/tables/{table}/stand-in", responses=Conflict)
async def stand_in(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Away, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Let a bot play for a seat in ``talk.away``."""
    allow(request, who, x_form_token)
    return stored(await moves.stand_in(hall, live, who, body.seat, body.whose))


@router.post("/tables/{table}/return", responses=Conflict)
async def take_back_seat(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Undo, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Play again yourself where a bot stands in for you; a choice of yours does the same."""
    allow(request, who, x_form_token)
    return stored(await moves.come_back(hall, live, who, body.seat))


@router.post("/tables/{table}/say", responses=Conflict)
async def say_something(
    request: Request, hall: HallHere, who: Who, live: TableHere, body: Said, x_form_token: FormToken = ""
) -> dict[str, Any]:
    """Say something to everybody at the table; what is said is in ``talk.messages`` of its state."""
    allow(request, who, x_form_token)
    check_talk(request, who)
    return stored(await company.say(hall, live, who, body.seat, body.phrase, body.text))
