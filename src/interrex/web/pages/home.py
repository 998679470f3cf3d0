"""The first page: the games, my tables, open tables; a table in one click; another language."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from interrex import games
from interrex.engine.packs import LANGUAGES
from interrex.engine.spec import no_cards
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match.lesson import lesson, lessons
from interrex.match.puzzle import all_puzzles, puzzles
from interrex.web.access.door import HallHere, Who, check_new_tables
from interrex.web.access.guard import LANGUAGE_COOKIE, YEAR, check_form, is_secure
from interrex.web.access.refusals import Refused
from interrex.web.actions import new_tables
from interrex.web.pages.answers import SEE_OTHER, Short, Token, to_table, whole_page
from interrex.web.phrases import say
from interrex.web.tables.sentences import seats_text, words_for

router: Final = APIRouter(include_in_schema=False)


@router.get("/")
async def home(request: Request, hall: HallHere, who: Who) -> Response:
    """The games, my tables, open tables."""
    mine = await hall.ask(hall.store.tables_of, who.hash) if not who.is_new else []
    trials = await hall.ask(hall.store.trials_of, who.hash) if not who.is_new else []
    seen = {row.id for row in mine}
    others = [row for row in await hall.ask(hall.store.open_tables) if row.id not in seen]
    kinds = [
        {
            "name": name,
            "title": game_spec(name).title_in(who.language),
            "seats": seats_text(name),
            "about": about(name, who.language),
            "length": length(name, who.language),
            "has_cards": game_spec(name).read_pack is not no_cards,
            "has_decks": game_spec(name).decks is not None,
            "has_puzzles": bool(puzzles(name)),
            "steps": len(lesson(name).steps) if name in lessons() else 0,
        }
        for name in games()
    ]
    titles = {name: game_spec(name).title_in(who.language) for name in games()}
    return whole_page(
        request, who, "home.html", has_puzzles=bool(all_puzzles()), kinds=kinds, mine=mine, trials=trials,
        others=others,
        replays=await hall.ask(hall.store.public_replays), titles=titles,
    )  # fmt: skip


def about(game: str, language: str) -> str:
    """What a game is, in a sentence."""
    words = words_for(language, game, SEAT_LETTERS)
    said = words.say(f"game-{game}") if words.has(f"game-{game}") else said_here(language, f"about-{game}")
    return said[:1].upper() + said[1:]


def length(game: str, language: str) -> str:
    """How long a game takes."""
    words = words_for(language, game, SEAT_LETTERS)
    return (
        words.say(f"length-{game}") if words.has(f"length-{game}") else said_here(language, f"length-{game}")
    )


def said_here(language: str, key: str) -> str:
    """A phrase of the pages; nothing where there is none."""
    said = say(language, key)
    return "" if said == key else said


@router.post("/play")
async def play_now(request: Request, hall: HallHere, who: Who, token: Token, game: Short) -> Response:
    """A table against bots, in one click."""
    check_form(request, who, token)
    check_new_tables(request)
    return to_table(await new_tables.play_now(hall, who, game))


@router.post("/language")
async def set_language(request: Request, who: Who, token: Token, lang: Short, back: Short = "/") -> Response:
    """Speak another language from now on."""
    check_form(request, who, token)
    if lang not in LANGUAGES or not back.startswith("/") or back.startswith(("//", "/\\")):
        raise Refused(422, "senseless")
    response = RedirectResponse(back, SEE_OTHER)
    response.set_cookie(LANGUAGE_COOKIE, lang, max_age=YEAR, samesite="lax", secure=is_secure(request))
    return response
