"""The pool of a game's cards: searched, sorted, shared by a link; and one card with its rules and rulings."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response

from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_text
from interrex.match.pool import Search, pool_of
from interrex.web.access.door import HallHere, Who
from interrex.web.access.refusals import Refused
from interrex.web.actions.packs import pack_named
from interrex.web.pages.answers import whole_page
from interrex.web.show import pool as shown
from interrex.web.show import regions as render
from interrex.web.show.jinja import page, trusted
from interrex.web.tables.packs import pack_title
from interrex.words import refusal

router: Final = APIRouter(include_in_schema=False)
ONLY_CARDS: Final = "cards"  # a script of the page asks for the cards alone
MAX_HASH: Final = 64
PackHash = Annotated[str, Query(max_length=MAX_HASH)]


@router.get("/cards/{game}")
async def pool(
    request: Request, hall: HallHere, who: Who, game: str, pack: PackHash = "", only: str = "", deck: str = ""
) -> Response:
    """Every card of a pack, those that are looked for; with ``deck`` those that a deck may hold."""
    box = await pack_named(hall, game, pack)
    asked = dict(request.query_params)
    wrong = ""
    try:
        search = shown.search_of(pool_of(game, box), asked)
    except BadSetting as bad:
        search, wrong = Search(), refusal(bad, who.language, game)
    decks = game_spec(game).decks
    families = decks.families if deck and decks is not None else None
    cards = shown.found_cards(game, box, who.language, search, families)
    status = 422 if wrong else 200
    count = len(shown.found_cards(game, box, who.language, Search(), families))
    if only == ONLY_CARDS:
        text = page("cards-found.html", who.language, cards=cards, all=count, game=game, pack=pack)
        return HTMLResponse(text, status)
    packs = [(each.hash, f"{each.name[who.language]} ({each.id})") for each in hall.packs.offered(game)]
    return whole_page(
        request, who, "cards.html", status, spec=game_spec(game), cards=cards, all=count, game=game,
        pack=pack, packs=packs, filters=shown.filters(game, box, who.language, asked), wrong=wrong,
        has_decks=decks is not None, pack_name=pack_title(game, box, who.language),
    )  # fmt: skip


@router.get("/cards/{game}/{card}")
async def one_card(
    request: Request, hall: HallHere, who: Who, game: str, card: str, pack: PackHash = ""
) -> Response:
    """One card in full, for a page to show in its dialog; opened by itself a whole page."""
    box = await pack_named(hall, game, pack, "no-such-card")
    file = await hall.ask(hall.packs.stored, game, pack) if pack else house_text(game)
    text = render.card(game, card, who.language, box, file or "")
    if not text:
        raise Refused(404, "no-such-card")
    if "text/html" not in request.headers.get("accept", ""):
        return HTMLResponse(text)
    name = shown.drawn_cards(game, box, who.language)[card].name
    return whole_page(
        request, who, "card-page.html", spec=game_spec(game), card=trusted(text), name=name, pack=pack
    )
