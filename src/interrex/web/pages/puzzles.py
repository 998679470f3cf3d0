"""Puzzles: the one of the day, all by game and theme, solved at the drawing of the real table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from interrex import games
from interrex.games import game_spec
from interrex.match.puzzle import Puzzle, Solving, of_the_day, puzzles, solving
from interrex.web.access.door import Who
from interrex.web.access.refusals import Refused
from interrex.web.clock import steady
from interrex.web.pages.answers import SEE_OTHER, whole_page
from interrex.web.show.ending import why
from interrex.web.show.scenario import regions_of

router: Final = APIRouter(include_in_schema=False)
DAY: Final = 24 * 3600


@router.get("/puzzles")
async def all_of_them(request: Request, who: Who) -> Response:
    """All puzzles by game and theme, and the one of the day."""
    kinds = [
        {"title": game_spec(game).title_in(who.language), "themes": by_theme(puzzles(game), who.language)}
        for game in games()
        if puzzles(game)
    ]
    return whole_page(request, who, "puzzles.html", kinds=kinds, today=of_the_day(int(steady()) // DAY))


def by_theme(found: tuple[Puzzle, ...], language: str) -> list[tuple[str, str, list[Puzzle]]]:
    """Puzzles by the rule behind the question that is asked, with what the rule says."""
    themes: dict[str, list[Puzzle]] = {}
    for each in found:
        themes.setdefault(each.theme, []).append(each)
    return [(rule, why(theirs[0].game, language, rule), theirs) for rule, theirs in sorted(themes.items())]


@router.get("/puzzles/today")
async def today(request: Request) -> Response:
    """The puzzle of the day."""
    found = of_the_day(int(steady()) // DAY)
    if found is None:
        raise Refused(404, "no-such-page")
    return RedirectResponse(f"/puzzles/{found.game}/{found.id}", SEE_OTHER)


@router.get("/puzzles/{game}/{puzzle}")
async def solve(
    request: Request, who: Who, game: str, puzzle: str,
    word: Annotated[str, Query(max_length=200)] = "",
) -> Response:  # fmt: skip
    """A puzzle to solve; with a word, whether that is the best option, and why."""
    found = [each for each in (puzzles(game) if game in games() else ()) if each.id == puzzle]
    if not found:
        raise Refused(404, "no-such-page")
    at, drawn = await asyncio.to_thread(laid_out, found[0], who.language)
    ids = [each.id for each in puzzles(game)]
    following = ids[(ids.index(puzzle) + 1) % len(ids)]
    return whole_page(
        request, who, "puzzle.html", spec=game_spec(game), puzzle=found[0], at=at, word=word, next=following,
        is_solved=word == at.word, best=drawn["options"].get(at.word, at.word),
        why=at.why.get(who.language, ""), **drawn,
    )  # fmt: skip


def laid_out(puzzle: Puzzle, language: str) -> tuple[Solving, dict[str, Any]]:
    """A puzzle with its drawing."""
    at = solving(puzzle)
    return at, regions_of(at.table, language, at.seat, is_asked=True, told=0)
