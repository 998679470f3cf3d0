"""Decks: those of the pack and one's own, a deck's page, the deck builder, how two decks differ."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from functools import partial
from typing import Annotated, Final

from fastapi import APIRouter, Form, Query, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match.pool import Search
from interrex.web.access.door import HallHere, Who, check_edits, check_files, check_new_tables
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks as action
from interrex.web.actions.own_packs import opened
from interrex.web.actions.pack_tables import begun_deck, changed_since
from interrex.web.actions.packs import pack_named
from interrex.web.pages.answers import SEE_OTHER, Short, Token, download, to_table, whole_page
from interrex.web.phrases import say
from interrex.web.show import decks as shown
from interrex.web.show import pool as pool_shown
from interrex.web.show.jinja import page
from interrex.web.store.decks import DeckChanged
from interrex.web.tables.hall import Hall
from interrex.web.tables.sentences import words_for

router: Final = APIRouter(include_in_schema=False)
PackHash = Annotated[str, Query(max_length=64)]
SentHash = Annotated[str, Form(max_length=64)]
Code = Annotated[str, Form()]  # the guard limits what is sent, the action how long a deck is
Version = Annotated[int, Query(ge=0, le=1_000_000)]
SentVersion = Annotated[int, Form(ge=0, le=1_000_000)]
Seed = Annotated[int, Form(ge=0, le=1_000_000_000)]


@router.get("/decks/{game}")
async def all_decks(request: Request, hall: HallHere, who: Who, game: str, pack: PackHash = "") -> Response:
    """The decks that come with the pack, and those that this browser has saved."""
    decks = action.decks_of(game)
    box = await pack_named(hall, game, pack)
    drawn = pool_shown.drawn_cards(game, box, who.language)
    rows = []
    for each in decks.shipped(box):
        deck = (await action.find(hall, who, game, each.id, pack)).deck
        heads = [drawn[kind.id].name for kind in deck.heads]
        rows.append((each.id, each.name[who.language], heads, each.about[who.language]))
    mine = await action.mine(hall, who, game)
    fitting = {each.id for each in await action.mine_of(hall, who, game, box)} if pack else set()
    return whole_page(
        request, who, "decks-all.html", spec=game_spec(game), game=game, shipped=rows, mine=mine, pack=pack,
        fitting=fitting,
    )  # fmt: skip


@router.get("/decks/{game}/build")
async def build(
    request: Request, hall: HallHere, who: Who, game: str,
    deck: Annotated[str, Query(max_length=32)] = "", pack: PackHash = "", version: Version = 0,
    own: Annotated[str, Query(max_length=16)] = "", copy: Annotated[str, Query(max_length=3)] = "",
) -> Response:  # fmt: skip
    """The deck builder: the pool beside the deck. It begins with a deck, or with what the browser kept.

    With ``copy`` a deck of one's own is the beginning of another.

    ``own`` is the id of a pack that somebody has written: it begins with a deck that has those cards in it.
    """
    decks = action.decks_of(game)
    start = await action.find(hall, who, game, deck, pack, version) if deck else None
    box = start.pack if start is not None else await pack_named(hall, game, pack)
    begun = None
    if own and pack and start is None:
        at = await opened(hall, who, game, own, partial(check_edits, request))
        begun = await asyncio.to_thread(begun_deck, replace(at, box=box))
    first = start.deck if start is not None else begun.deck if begun is not None else None
    pack_hash = start.pack_hash if start is not None else pack
    cards = pool_shown.found_cards(game, box, who.language, Search(), decks.families)
    offered = [(each.id, each.name[who.language]) for each in decks.shipped(box)]
    return whole_page(
        request, who, "build.html", spec=game_spec(game), game=game, pack=pack_hash, cards=cards,
        all=len(cards), packs=[], filters=pool_shown.filters(game, box, who.language, {}),
        leads=shown.leads(game, decks, box, who.language, first), own=own,
        begun=shown.begun(game, box, who.language, begun) if begun is not None else None,
        start=start, is_changed=start is not None and start.is_own and not copy,
        offered=offered, code=first.code() if first is not None else "",
    )  # fmt: skip


@router.post("/decks/{game}/weigh")
async def weigh(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, code: Code,
    pack: SentHash = "", seed: Seed = 0, feast: Short = "",
) -> Response:  # fmt: skip
    """What a deck amounts to, for the builder to show: legality with every rule, totals, curve, hands."""
    check_form(request, who, token)
    decks = action.decks_of(game)
    box = await pack_named(hall, game, pack)
    try:
        deck = await action.deck_in(decks, box, code)
    except BadSetting as bad:
        words = words_for(who.language, game, SEAT_LETTERS, box)
        return JSONResponse({"refused": words.why(bad)}, 422)
    wrong = action.objections(game, deck, {"feast": bool(feast)})
    found = shown.weigh(game, decks, box, deck, who.language, wrong, seed)
    return HTMLResponse(
        page("deck-weighed.html", who.language, deck=found, game=game, pack=pack, building=True)
    )


@router.post("/decks/{game}/read")
async def read(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, text: Code, pack: SentHash = ""
) -> Response:
    """Read a deck file or a list of names: the deck in a line, or all that is wrong and what was meant."""
    check_form(request, who, token)
    check_files(request)
    box = await pack_named(hall, game, pack)
    words = words_for(who.language, game, SEAT_LETTERS, box)
    try:
        return JSONResponse({"code": await action.read(hall, game, box, pack, text)})
    except (BadFile, BadSetting) as bad:
        mistakes = getattr(bad, "mistakes", (bad,))
        return JSONResponse({"refused": "\n".join(words.why(each) for each in mistakes)}, 422)


@router.post("/decks/{game}/write")
async def write(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, code: Code, name: Short = "",
    form: Short = "", pack: SentHash = "",
) -> Response:  # fmt: skip
    """The text of a deck to copy: a list of names, or with ``form=toml`` a file with ids."""
    check_form(request, who, token)
    decks = action.decks_of(game)
    box = await pack_named(hall, game, pack)
    deck = await action.deck_in(decks, box, code)
    text = decks.write(deck, name, box.id) if form == "toml" else decks.listed(deck, who.language)
    return JSONResponse({"text": text})


@router.post("/decks/{game}/save")
async def save(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, code: Code, name: Short = "",
    deck: Short = "", version: SentVersion = 0, pack: SentHash = "",
) -> Response:  # fmt: skip
    """Save a deck; whoever has its link may read and copy it, only this browser may change it.

    ``version`` is the one that was changed: one saved since is not covered without a word.
    """
    check_form(request, who, token)
    check_files(request)
    try:
        saved = await action.save(hall, who, game, pack, name, code, deck, version)
    except DeckChanged:
        there = await action.find(hall, who, game, deck)
        refused = say(who.language, "deck-saved-since", name=there.name)
        return JSONResponse({"refused": refused, "version": there.version, "name": there.name}, 409)
    return JSONResponse({"deck": saved.id, "version": saved.version, "name": saved.name})


@router.post("/decks/{game}/forget")
async def forget(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, deck: Short,
    version: SentVersion = 0,
) -> Response:  # fmt: skip
    """Forget a deck of one's own."""
    check_form(request, who, token)
    try:
        is_gone = await hall.ask(hall.store.decks.forget, who.hash, deck, version)
    except DeckChanged:
        raise Refused(409, "deck-not-forgotten") from None
    if not is_gone:
        raise Refused(404, "no-such-deck")
    return RedirectResponse(f"/decks/{game}", SEE_OTHER)


@router.post("/decks/{game}/play")
async def play(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, code: Code, against: Short = "",
    pack: SentHash = "",
) -> Response:  # fmt: skip
    """Test a deck against a bot, in one click."""
    check_form(request, who, token)
    check_new_tables(request)
    return to_table(await action.test_it(hall, who, game, pack, code, against))


@router.get("/decks/{game}/diff")
async def diff(
    request: Request, hall: HallHere, who: Who, game: str,
    one: Annotated[str, Query(max_length=32)], other: Annotated[str, Query(max_length=32)],
    version: Version = 0, pack: PackHash = "",
) -> Response:  # fmt: skip
    """How two decks differ; ``version`` is of the first, ``pack`` of those that come with a pack."""
    before = await action.find(hall, who, game, one, pack, version)
    after = await action.find(hall, who, game, other, pack)
    found = shown.changes(game, after.pack, who.language, before.deck, after.deck)
    return whole_page(
        request,
        who,
        "deck-diff.html",
        spec=game_spec(game),
        game=game,
        one=before,
        other=after,
        changes=found,
    )


@router.get("/decks/{game}/{deck}")
async def one_deck(
    request: Request,
    hall: HallHere,
    who: Who,
    game: str,
    deck: str,
    version: Version = 0,
    pack: PackHash = "",
) -> Response:
    """A deck: how it wants to win, its cards, what it amounts to, hands; and what can be done with it."""
    decks = action.decks_of(game)
    found = await action.find(hall, who, game, deck, pack, version)
    wrong = action.objections(game, found.deck, {})
    weighed = shown.weigh(
        game, decks, found.pack, found.deck, who.language, wrong, secrets.randbelow(1_000_000_000)
    )
    versions = await hall.ask(hall.store.decks.versions, found.ref) if found.version else []
    shares = None if found.version else shown.shares(game, decks, found.pack, deck, who.language)
    changed = await changed_since(hall, who, game, found, partial(check_edits, request))
    return whole_page(
        request, who, "deck-page.html", spec=game_spec(game), game=game, found=found, deck=weighed,
        versions=versions, pack=found.pack_hash, shares=shares, changed=changed,
        others=await _others(hall, who, game, found),
        offered=[(each.id, each.name[who.language]) for each in decks.shipped(found.pack)],
    )  # fmt: skip


async def _others(hall: Hall, who: Visitor, game: str, found: action.Found) -> list[tuple[str, str]]:
    """The decks with which one may be compared."""
    decks = action.decks_of(game)
    named = [(each.id, each.name[who.language]) for each in decks.shipped(found.pack)]
    named += [(each.id, each.name) for each in await action.mine_of(hall, who, game, found.pack)]
    return [each for each in named if each[0] != found.ref]


@router.get("/decks/{game}/{deck}/file")
async def deck_file(
    hall: HallHere, who: Who, game: str, deck: str, form: Annotated[str, Query(max_length=8)] = "toml",
    version: Version = 0, pack: PackHash = "",
) -> Response:  # fmt: skip
    """A deck as a file with ids, or as a list of names in the reader's language."""
    decks = action.decks_of(game)
    found = await action.find(hall, who, game, deck, pack, version)
    if form == "txt":
        return download(decks.listed(found.deck, who.language), f"{found.ref}.txt")
    return download(decks.write(found.deck, found.name, found.pack.id), f"{found.ref}.toml")
