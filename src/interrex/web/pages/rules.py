"""The rules of a game: the rulebook, one rule."""

from __future__ import annotations

import dataclasses
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from interrex import games
from interrex.engine.errors import BadSetting
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.rules.book import rulebook
from interrex.web.access.door import Who
from interrex.web.access.refusals import Refused
from interrex.web.pages.answers import SEE_OTHER, whole_page
from interrex.web.show.jinja import page
from interrex.web.tables.sentences import words_for
from interrex.words.glossary import explained, terms

router: Final = APIRouter(include_in_schema=False)


@router.get("/rules/{game}")
async def rules(request: Request, who: Who, game: str) -> Response:
    """The rulebook of a game."""
    if game not in games():
        raise Refused(404, "no-such-game")
    book = rulebook(game, who.language)
    partly = any(rule.language != who.language for rule in book.rules)
    return whole_page(
        request, who, "rules.html", spec=game_spec(game), chapters=book.chapters(), partly=partly,
        terms=terms(game), explained=explained(game, who.language),
        readings=words_for(who.language, game, SEAT_LETTERS).readings,
    )  # fmt: skip


@router.get("/rules/{game}/{rule}")
async def one_rule(request: Request, who: Who, game: str, rule: str) -> Response:
    """One rule, for a page to show in its dialog; opened as a page of its own it leads into the rulebook."""
    try:
        found = rulebook(game, who.language).find(rule) if game in games() else None
    except BadSetting:
        found = None
    if found is None:
        raise Refused(404, "no-such-rule")
    if "text/html" in request.headers.get("accept", ""):
        return RedirectResponse(f"/rules/{game}#{found.id}", SEE_OTHER)
    readings = words_for(who.language, game, SEAT_LETTERS).readings(found.id)
    return HTMLResponse(page("rule.html", who.language, rule=found, game=game, readings=readings))


@router.get("/terms/{game}")
async def game_terms(who: Who, game: str) -> Response:
    """The terms of a game and what they mean, for a page to explain them where they stand."""
    if game not in games():
        raise Refused(404, "no-such-game")
    return JSONResponse([dataclasses.asdict(each) for each in explained(game, who.language)])
