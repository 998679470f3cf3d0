"""Report a problem: a form at the table; the report is downloaded, or kept for the host who wants reports."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response

from interrex.engine.game import SEAT_LETTERS
from interrex.games import game_spec
from interrex.web.access.door import HallHere, TableHere, Who, viewing_seat
from interrex.web.access.guard import check_form
from interrex.web.access.refusals import Refused
from interrex.web.pages import Token, shown
from interrex.web.pages.replay import download
from interrex.web.show.report import MOST_SAID, report

router: Final = APIRouter(include_in_schema=False)
MOST_REPORTS: Final = 1000  # kept in the host's folder
Said = Annotated[str, Form(max_length=MOST_SAID)]
SeatWish = Annotated[str, Form(max_length=5)]


@router.get("/t/{table}/report")
async def report_form(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "", kept: str = ""
) -> Response:
    """The form, with the report as it would go out."""
    viewer = viewing_seat(hall, live, who, seat)
    return shown(
        request, who, "report.html", live=live, kind=game_spec(live.row.settings.game), kept=bool(kept),
        seat=SEAT_LETTERS[viewer] if viewer < live.game.seats else "watch", most=MOST_SAID,
        wanted=bool(request.app.state.reports), preview=report(live, viewer, "…", who.language),
    )  # fmt: skip


@router.post("/t/{table}/report")
async def make_report(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, said: Said = "",
    seat: SeatWish = "", send: SeatWish = "",
) -> Response:  # fmt: skip
    """The report as a file, or kept for the host."""
    check_form(request, who, token)
    viewer = viewing_seat(hall, live, who, seat)
    text = report(live, viewer, said, who.language)
    name = f"{live.row.settings.game}-{live.id}-{live.number}"
    if not send:
        return download(text, f"{name}.toml")
    folder: Path | None = request.app.state.reports
    if folder is None:
        raise Refused(409, "report-not-wanted")
    await asyncio.to_thread(keep, folder, f"{name}-{secrets.token_hex(3)}.toml", text)
    letter = SEAT_LETTERS[viewer] if viewer < live.game.seats else "watch"
    return await report_form(request, hall, who, live, letter, "yes")


def keep(folder: Path, name: str, text: str) -> None:
    """Put a report into the host's folder, unless it is full."""
    folder.mkdir(parents=True, exist_ok=True)
    if len(list(folder.glob("*.toml"))) >= MOST_REPORTS:
        raise Refused(409, "report-full")
    (folder / name).write_text(text, encoding="utf-8")
