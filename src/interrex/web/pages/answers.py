"""How pages answer: a whole page, the way to a table, a move stored or refused; and what forms bring."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from typing import Annotated, Any, Final
from urllib.parse import urlencode

from fastapi import Form, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from interrex.engine.table import SEAT_LETTERS
from interrex.web.access.guard import Visitor, remember
from interrex.web.actions.outcome import Done, NotNow
from interrex.web.phrases import say
from interrex.web.show.jinja import page, trusted
from interrex.web.tables import proposals
from interrex.web.tables.live import Live
from interrex.web.tables.sentences import words_of

SEE_OTHER: Final = 303
KEPT_QUERY: Final = ("seat", "step", "at", "game")
SEARCHES: Final = ("/cards/", "/decks/", "/packs/")  # there the whole query says what is looked for
MAX_PATH: Final = 200
UNSAFE: Final = re.compile(r"[^A-Za-z0-9._-]+")  # in the name of a file
Token = Annotated[str, Form(alias="token", max_length=64)]
Short = Annotated[str, Form(max_length=200)]
SeatName = Annotated[str, Form(alias="seat", max_length=1)]


def whole_page(request: Request, who: Visitor, template: str, status: int = 200, **context: Any) -> Response:
    """A whole page, on which games have their titles in its language; a new browser gets its key with it."""
    if "spec" in context:
        context["spec"] = context["spec"].called_in(who.language)
    text = page(
        template, who.language, form_token=who.form_token, path=current_path(request), trusted=trusted,
        letters=SEAT_LETTERS, **context,
    )  # fmt: skip
    response = HTMLResponse(text, status)
    remember(response, request, who)
    return response


def current_path(request: Request) -> str:
    """Where a visitor is, to come back there in another language."""
    is_search = request.url.path.startswith(SEARCHES)
    kept = {
        name: value
        for name, value in request.query_params.items()
        if name in KEPT_QUERY or (is_search and value)
    }
    path = f"{request.url.path}?{urlencode(kept)}" if kept else request.url.path
    return path if len(path) <= MAX_PATH else request.url.path


def to_table(live: Live, seat: str = "", note: str = "") -> Response:
    """Go to a table."""
    query = "&".join(
        part for part in (f"seat={seat}" if seat else "", f"note={note}" if note else "") if part
    )
    return RedirectResponse(f"/t/{live.id}{'?' + query if query else ''}", SEE_OTHER)


def download(text: str, name: str) -> Response:
    """A file for the visitor to keep, under a name that every system takes."""
    safe = UNSAFE.sub("-", name)
    return Response(
        text, media_type="text/plain", headers={"content-disposition": f'attachment; filename="{safe}"'}
    )


async def answered(request: Request, live: Live, who: Visitor, action: Awaitable[Done]) -> Response:
    """Do what a form asks for, or say gently why not."""
    try:
        done = await action
    except NotNow as why:
        return _refused(request, live, who, why)
    if wants_json(request):
        return JSONResponse({"number": done.number})
    return to_table(live, SEAT_LETTERS[done.seat])


def wants_json(request: Request) -> bool:
    """A script of the page asks, not the browser itself."""
    return "application/json" in request.headers.get("accept", "")


def _refused(request: Request, live: Live, who: Visitor, why: NotNow) -> Response:
    """Say that nothing has changed, and what would be possible."""
    if not wants_json(request):
        return to_table(live, SEAT_LETTERS[why.seat], why.phrase)
    said = say(who.language, why.phrase)
    decision = live.decision_of(why.seat) or proposals.proposable(live, why.seat)
    if why.phrase == "not-legal" and decision is not None:
        words = words_of(live, who.language)
        legal = words.options(decision, why.seat)
        said = f"{said} {say(who.language, 'legal-now', options='; '.join(legal))}"
    return JSONResponse({"refused": said, "rule": why.rule}, 409)
