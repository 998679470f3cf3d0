"""Report a problem: a form at the table; the report is downloaded, or kept for the host who wants reports."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Form, Request
from fastapi.responses import Response

from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.web.access.door import HallHere, TableHere, Who, check_reports, viewing_seat
from interrex.web.access.guard import check_form
from interrex.web.actions.report import MAX_SAID, hand_in, report, report_name
from interrex.web.pages.answers import Token, download, whole_page

router: Final = APIRouter(include_in_schema=False)
Said = Annotated[str, Form(max_length=MAX_SAID)]
SeatWish = Annotated[str, Form(max_length=5)]


@router.get("/t/{table}/report")
async def report_form(
    request: Request, hall: HallHere, who: Who, live: TableHere, seat: str = "", kept: str = ""
) -> Response:
    """The form, with the report as it would go out."""
    seen_from = await viewing_seat(hall, live, who, seat)
    return whole_page(
        request, who, "report.html", live=live, spec=game_spec(live.row.settings.game), kept=bool(kept),
        seat=SEAT_LETTERS[seen_from] if seen_from < live.game.seats else "watch", most=MAX_SAID,
        wanted=bool(request.app.state.reports), preview=report(live, seen_from, "…", who.language),
    )  # fmt: skip


@router.post("/t/{table}/report")
async def make_report(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, said: Said = "",
    seat: SeatWish = "", send: SeatWish = "",
) -> Response:  # fmt: skip
    """The report as a file, or kept for the host."""
    check_form(request, who, token)
    seen_from = await viewing_seat(hall, live, who, seat)
    text = report(live, seen_from, said, who.language)
    if not send:
        return download(text, f"{report_name(live)}.toml")
    check_reports(request)
    await hand_in(request.app.state.reports, live, text)
    letter = SEAT_LETTERS[seen_from] if seen_from < live.game.seats else "watch"
    return await report_form(request, hall, who, live, letter, "yes")
