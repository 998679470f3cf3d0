"""What was played: the log, the record, the replay, a table that continues it, the check of its shuffle."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, HTTPException, Query, Request, UploadFile
from fastapi.responses import JSONResponse, RedirectResponse, Response

from interrex.analysis.whole import not_over
from interrex.bots import USUAL_LEVEL, bot_levels
from interrex.engine.chance import commitment
from interrex.engine.errors import BadFile, BadSetting, InterrexError, Reason
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match import record as records
from interrex.web.access.door import (
    HallHere,
    TableHere,
    Who,
    check_files,
    check_new_tables,
    seat_named,
    viewing_seat,
)
from interrex.web.access.guard import Visitor, check_form
from interrex.web.actions import new_tables
from interrex.web.pages.answers import SEE_OTHER, Token, download, to_table, whole_page
from interrex.web.phrases import say
from interrex.web.show import prompt as prompts
from interrex.web.show import regions as render
from interrex.web.show.ending import how_it_ended
from interrex.web.show.scene import Scene
from interrex.web.store import PERSON
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.packs import pack_title
from interrex.web.tables.sentences import words_of
from interrex.words import refusal

router: Final = APIRouter(include_in_schema=False)
At = Annotated[int, Query(ge=0, le=1_000_000)]
ME: Final = "me"
ANALYSE: Final = "analyse"  # what a record file is sent for, else only to be checked


@router.get("/t/{table}/log")
async def whole_log(request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "") -> Response:
    """The whole log."""
    seen_from = await viewing_seat(hall, live, who, seat)
    lines = render.log_lines(live, seen_from, who.language)
    game = live.row.settings.game
    readings = words_of(live, who.language).other_readings(live.row.settings)
    return whole_page(
        request, who, "whole-log.html", live=live, lines=lines, game=game, spec=game_spec(game),
        readings=readings,
    )  # fmt: skip


@router.get("/t/{table}/record")
async def record(request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "") -> Response:
    """The record, with only what the viewer may know until the game is over."""
    text = records.to_text(live.game.record(await viewing_seat(hall, live, who, seat)))
    return download(text, f"{live.row.settings.game}-{live.id}.game")


# --- replay ----------------------------------------------------------------------------------------


@router.get("/t/{table}/replay")
async def replay(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "", at: At = 0, part: str = "",
) -> Response:  # fmt: skip
    """An earlier position, from one's own seat; from any seat once the game is over."""
    seen_from = await replaying_seat(hall, live, who, seat)
    whole = live.record()
    last = len(whole.choices)
    at = min(at, last)
    game = await asyncio.to_thread(records.replay, whole, live.pack, "record", at)
    regions = {
        "asked": asked_then(live, seen_from, who.language, game),
        "table": render.drawn_scene(scene_then(live, seen_from, who.language, game), live.row.settings.game),
        "log": render.log(live, seen_from, who.language, game),
    }
    if part:
        return JSONResponse({"at": at, "last": last, "regions": regions})
    return whole_page(
        request, who, "replay.html", live=live, spec=game_spec(live.row.settings.game), regions=regions,
        at=at, last=last, seen_from=seen_from, names=live.names, over=live.game.is_over, levels=bot_levels(),
        usual_bot=USUAL_LEVEL, person=PERSON, me=ME,
        pack_name=pack_title(live.row.settings.game, live.pack, who.language),
    )  # fmt: skip


def scene_then(live: Live, seat: int, language: str, game: Any) -> Scene:
    """The table at an earlier position: who decided then, not who decides or is away now."""
    seen = render.scene(live, seat, language, game)
    deciding = set(game.seats_asked)
    then = tuple(each._replace(decides=each.seat in deciding, is_here=True) for each in seen.people)
    return replace(seen, people=then)


def asked_then(live: Live, seat: int, language: str, game: Any) -> str:
    """Who was asked what at a position, as the viewer was told; how it ended after the last choice."""
    words = words_of(live, language)
    asked = []
    for which, each in enumerate(game.questions):
        own = each.seat == seat
        said = words.question(game, which, seat) if own else prompts.asked_of(words, game, which)
        asked.append((said, each.rule))
    end = how_it_ended(live, seat, words) if game.is_over else None
    if end is not None:
        asked.append((end["text"], end["rule"]))
    return prompts.waiting(live.row.settings.game, language, tuple(asked))


async def replaying_seat(hall: Hall, live: Live, who: Visitor, named: str) -> int:
    """From which seat an earlier position is seen: once the game is over, from any."""
    if live.game.is_over and len(named) == 1:
        await viewing_seat(hall, live, who)
        return seat_named(live, named)
    return await viewing_seat(hall, live, who, named)


@router.post("/t/{table}/rematch")
async def rematch(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token,
    moved: Annotated[int, Form(ge=0, le=1)] = 0,
) -> Response:  # fmt: skip
    """The same people and bots play again, in their seats or each moved on by one."""
    check_form(request, who, token)
    check_new_tables(request)
    return to_table(await new_tables.rematch(hall, live, who, moved))


@router.post("/t/{table}/continue")
async def continue_from(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token,
    at: Annotated[int, Form(ge=0, le=1_000_000)],
) -> Response:  # fmt: skip
    """A new table that goes on from an earlier position of a finished game."""
    check_form(request, who, token)
    check_new_tables(request)
    form = {name: str(value) for name, value in (await request.form(max_fields=20)).items()}
    wishes = [form.get(f"seat-{letter}", PERSON) for letter in SEAT_LETTERS[: live.game.seats]]
    names = {seat: own_name(live, seat, who) for seat, wish in enumerate(wishes) if wish == ME}
    seating = [PERSON if wish == ME else wish for wish in wishes]
    try:
        return to_table(await new_tables.continue_from(hall, live, who, at, seating, names))
    except BadSetting as wrong:
        raise HTTPException(422, refusal(wrong, who.language)) from None


def own_name(live: Live, seat: int, who: Visitor) -> str:
    """What a visitor was called at a seat; nothing where it was another's."""
    return live.names[seat] if who.hash == live.row.seats[seat].key else ""


# --- the sealed shuffle ------------------------------------------------------------------------------


@router.get("/t/{table}/verify")
async def verify_table(request: Request, hall: HallHere, who: Who, live: TableHere) -> Response:
    """The seal of a table's shuffle; once the game is over also the seed, and whether the two match."""
    await viewing_seat(hall, live, who)
    seal = commitment(live.row.settings.seed)
    outcome: dict[str, Any] | None = None
    if live.game.is_over:
        check_files(request)
        outcome = await checked(hall, records.to_text(live.game.record()), "record", who.language)
    return whole_page(request, who, "verify.html", live=live, seal=seal, outcome=outcome)


@router.get("/verify")
async def verify_form(request: Request, who: Who) -> Response:
    """The form to check a record file."""
    return whole_page(request, who, "verify.html", live=None, seal="", outcome=None)


@router.post("/verify")
async def verify_file(
    request: Request, hall: HallHere, who: Who, token: Token, file: UploadFile,
    wish: Annotated[str, Form(max_length=10)] = "",
) -> Response:  # fmt: skip
    """Check a record that somebody has kept; a finished game can be opened, to be replayed and analysed."""
    check_form(request, who, token)
    check_files(request)
    name = (file.filename or "record")[:100]
    try:
        text = (await file.read()).decode("utf-8")
        outcome = await checked(hall, text, name, who.language)
        if wish == ANALYSE and outcome["good"] and not outcome["result"]:
            outcome = {"good": False, "said": refusal(not_over(name), who.language)}
        elif wish == ANALYSE and outcome["good"]:
            check_new_tables(request)
            record = await asyncio.to_thread(records.from_text, text, name)
            live = await new_tables.from_record(hall, who, record)
            return RedirectResponse(f"/t/{live.id}/analysis", SEE_OTHER)
    except UnicodeDecodeError:
        why = Reason("no-text-file", {"file": name})
        bad = BadFile(name, 0, "", "it is not a text file", "Choose another file", why)
        outcome = {"good": False, "said": refusal(bad, who.language)}
    status = 200 if outcome["good"] else 422
    return whole_page(
        request, who, "verify.html", status, live=None, seal=outcome.get("seal", ""), outcome=outcome
    )


async def checked(hall: Hall, text: str, name: str, language: str) -> dict[str, Any]:
    """The outcome of playing a record again: that it is in order, or what is wrong with it."""
    found = await hall.readers.verify(text, name, language=language)
    if "needs" in found:
        game, pack_hash = found["needs"]
        try:
            await hall.ask(hall.packs.find, game, pack_hash)
        except InterrexError as wrong:
            return {"good": False, "said": refusal(wrong, language)}
        found = await hall.readers.verify(text, name, hall.packs.text(game, pack_hash), language)
    if "wrong" in found:
        return {"good": False, "said": found["wrong"]}
    return {**found, "good": True, "said": say(language, "verify-good", number=found["choices"])}
