"""Lessons in the browser: one step per page, on the drawing of the real table. Nothing is stored."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from interrex.games import game_spec
from interrex.match.lesson import LEARNER, Page, lesson, lessons
from interrex.match.lesson import page as page_of
from interrex.web.access.door import Who
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.pages.answers import SEE_OTHER, whole_page
from interrex.web.phrases import say
from interrex.web.show.scenario import regions_of

router: Final = APIRouter(include_in_schema=False)


@router.get("/learn/{game}")
async def learn(
    request: Request, who: Who, game: str, step: Annotated[int, Query(ge=1, le=1000)] = 1,
    word: Annotated[str, Query(max_length=200)] = "",
) -> Response:  # fmt: skip
    """A step of a lesson; the right choice leads to the next one, any other is answered with a reason."""
    if game not in lessons():
        raise Refused(404, "no-such-game")
    at = page_of(lesson(game), step)
    if word and word == at.wanted:
        return RedirectResponse(f"/learn/{game}?step={at.number + 1}", SEE_OTHER)
    return whole_page(
        request, who, "lesson.html", spec=game_spec(game), at=at, last=len(lesson(game).steps),
        said=at.step.say[who.language] if at.step is not None else "",
        wrong=_gently(at, who) if word else "",
        **regions_of(at.table, who.language, LEARNER, bool(at.wanted), at.told, at.wanted),
    )  # fmt: skip


def _gently(at: Page, who: Visitor) -> str:
    """Why another choice would be better here."""
    told = at.step.wrong if at.step is not None else {}
    return told.get(who.language) or say(who.language, "lesson-other")
