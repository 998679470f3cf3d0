"""The analysis of a finished game: begun, waited for, left and found again, and read."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from interrex.analysis.choices import DEPTHS
from interrex.bots import USUAL_LEVEL
from interrex.games import game_spec
from interrex.web.access.door import HallHere, TableHere, Who, check_analyses, viewing_seat
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.pages.answers import SEE_OTHER, Token, wants_json, whole_page
from interrex.web.show import analysis as show
from interrex.web.store.analyses import UnderWay
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.study import StudyFull

router: Final = APIRouter(include_in_schema=False)
DepthName = Annotated[str, Form(alias="depth", max_length=8)]


@router.get("/t/{table}/analysis")
async def analysis(
    request: Request, hall: HallHere, who: Who, live: TableHere,
    depth: Annotated[str, Query(max_length=8)] = "",
) -> Response:  # fmt: skip
    """The analysis of a table, or how far it is; to a script of the page only how far it is."""
    await check_over(hall, live, who)
    study, job = hall.study, await hall.study.under_way(live)
    left = show.time_left(job.seconds_left if job is not None else None, who.language)
    if wants_json(request):
        done, total = (job.done, job.total) if job is not None else (0, 0)
        return JSONResponse({"under_way": job is not None, "done": done, "total": total, "left": left})
    there = await study.depths(live.id)
    wish = depth if depth in there else next((each for each in reversed(DEPTHS) if each in there), "")
    found = await study.found(live.id, wish) if wish else None
    own = live.seats_of(who.hash)
    viewer = own[0] if len(own) == 1 else None
    shown = None
    if found is not None:
        shown = await asyncio.to_thread(show.shown, show.ended(live), found, who.language, viewer)
    return whole_page(
        request, who, "analysis.html", live=live, spec=game_spec(live.row.settings.game), job=job, wish=wish,
        there=there, depths=show.deeper_than(there), shown=shown,
        failed=live.id in study.failed, bot=USUAL_LEVEL, left=left,
        may_stop=job is not None and may_stop(live, who, job),
    )  # fmt: skip


@router.post("/t/{table}/analysis")
async def begin(
    request: Request, hall: HallHere, who: Who, live: TableHere, token: Token, depth: DepthName
) -> Response:
    """Begin an analysis; whoever asks while one is under way is shown that one."""
    check_form(request, who, token)
    await check_over(hall, live, who)
    if depth not in DEPTHS:
        raise Refused(422, "senseless")
    if await hall.study.under_way(live) is None and depth not in await hall.study.depths(live.id):
        check_analyses(request)
        try:
            await hall.study.begin(live, depth, who.hash)
        except StudyFull:
            raise Refused(503, "analysis-busy", {"retry-after": "60"}) from None
    return RedirectResponse(f"/t/{live.id}/analysis", SEE_OTHER)


@router.post("/t/{table}/analysis/stop")
async def stop(request: Request, hall: HallHere, who: Who, live: TableHere, token: Token) -> Response:
    """Stop the analysis that is under way: whoever began it, made the table or sat there may."""
    check_form(request, who, token)
    await check_over(hall, live, who)
    job = await hall.study.under_way(live)
    if job is not None:
        if not may_stop(live, who, job):
            raise Refused(403, "not-yours-to-stop")
        await hall.study.stop(live.id, job.depth)
    return RedirectResponse(f"/t/{live.id}/analysis", SEE_OTHER)


def may_stop(live: Live, who: Visitor, job: UnderWay) -> bool:
    """Whether somebody may stop an analysis: watchers of a table only what they began."""
    return who.hash in (job.wanted_by, live.row.creator) or bool(live.seats_of(who.hash))


async def check_over(hall: Hall, live: Live, who: Visitor) -> None:
    """Whoever may look at a table may look at its analysis, once the game is over."""
    await viewing_seat(hall, live, who)
    if not live.game.is_over:
        raise Refused(409, "analysis-not-yet")
