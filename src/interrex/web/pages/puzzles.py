"""Puzzles: the one of the day, all by game and theme, solved at the drawing of the real table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import RedirectResponse, Response

from interrex import games
from interrex.games import game_spec
from interrex.match.puzzle import Puzzle, Solving, of_the_day, puzzles, solving
from interrex.rules.book import rulebook
from interrex.web.access.door import Who
from interrex.web.access.refusals import Refused
from interrex.web.clock import steady
from interrex.web.pages.answers import SEE_OTHER, whole_page
from interrex.web.show.scenario import regions_of

router: Final = APIRouter(include_in_schema=False)
DAY: Final = 24 * 3600


@router.get("/puzzles")
async def all_of_them(request: Request, who: Who) -> Response:
    """All puzzles by game and theme, and the one of the day."""
    kinds = [
        {
            "name": game,
            "title": game_spec(game).title_in(who.language),
            "themes": by_theme(puzzles(game), who.language),
        }
        for game in games()
        if puzzles(game)
    ]
    return whole_page(request, who, "puzzles.html", kinds=kinds, today=of_the_day(int(steady()) // DAY))


def by_theme(found: tuple[Puzzle, ...], language: str) -> list[tuple[str, str, list[Puzzle]]]:
    """Puzzles by the heading that the rule behind the question has in the rulebook, in the book's order.

    Each with its first rule; a rule that the book does not have stands by itself.
    """
    by_rule: dict[str, tuple[str, list[Puzzle]]] = {}
    for each in found:
        by_rule.setdefault(each.theme, (each.theme, []))[1].append(each)
    themes: dict[str, tuple[str, list[Puzzle]]] = {}
    for rule in rulebook(found[0].game, language).rules if found else ():
        if rule.id in by_rule:
            said = (rule.section or rule.chapter).lstrip("0123456789. ") or rule.id
            themes.setdefault(said, (rule.id, []))[1].extend(by_rule.pop(rule.id)[1])
    return [(rule, said, theirs) for said, (rule, theirs) in (themes | by_rule).items()]


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
    word: Annotated[str, Query(max_length=200)] = "", show: Annotated[str, Query(max_length=10)] = "",
) -> Response:  # fmt: skip
    """A puzzle to solve; with a word, whether that is the best option, and why. Shown, it is not solved."""
    found = [each for each in (puzzles(game) if game in games() else ()) if each.id == puzzle]
    if not found:
        raise Refused(404, "no-such-page")
    at, drawn = await asyncio.to_thread(laid_out, found[0], who.language, word, bool(show))
    ids = [each.id for each in puzzles(game)]
    following = ids[(ids.index(puzzle) + 1) % len(ids)]
    return whole_page(
        request, who, "puzzle.html", spec=game_spec(game), puzzle=found[0], at=at, word=word, next=following,
        is_solved=word == at.word, is_known=bool(show) or word == at.word,
        best=drawn["options"].get(at.word, at.word), tried=drawn["options"].get(word, ""),
        why=at.why.get(who.language, "").splitlines(), **drawn,
    )  # fmt: skip


def laid_out(puzzle: Puzzle, language: str, word: str, show: bool) -> tuple[Solving, dict[str, Any]]:
    """A puzzle with its drawing, in which the solution is lit once it is known."""
    at = solving(puzzle)
    lit = at.word if show or word == at.word else ""
    return at, regions_of(at.table, language, at.seat, is_asked=True, told=0, wanted=lit)
