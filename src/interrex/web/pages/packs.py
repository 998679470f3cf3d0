"""The pack editor: one's packs, a pack with its progress, and the form of a card."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request, UploadFile
from fastapi.responses import RedirectResponse, Response

from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.door import HallHere, Who, check_edits, check_files, check_new_tables
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs as action
from interrex.web.actions import pack_tables as tables
from interrex.web.actions.decks import DECK_ID, mine_of
from interrex.web.actions.own_cards import add_card as add
from interrex.web.pages.answers import SEE_OTHER, Short, Token, download, to_table, whole_page
from interrex.web.phrases import say
from interrex.web.show import editor as shown
from interrex.web.show.decks import begun as shown_begun
from interrex.web.show.jinja import page
from interrex.web.tables.hall import Hall

router: Final = APIRouter(include_in_schema=False)
Wish = Annotated[str, Query(max_length=100)]
Number = Annotated[int, Form(ge=0, le=1_000_000_000)]


@router.get("/packs/{game}")
async def all_packs(request: Request, hall: HallHere, who: Who, game: str) -> Response:
    """The packs of this browser, and how to begin one."""
    action.forms_of(game)
    return await _all_packs(request, hall, who, game)


async def _all_packs(
    request: Request, hall: Hall, who: Visitor, game: str, wrong: list[str] | None = None, text: str = "",
    status: int = 422,
) -> Response:  # fmt: skip
    mine = await action.mine(hall, who, game)
    return whole_page(
        request, who, "packs.html", status if wrong else 200, spec=game_spec(game), game=game, mine=mine,
        wrong=wrong or [], text=text, most=action.MAX_PACK,
    )  # fmt: skip


@router.post("/packs/{game}/new")
async def new_pack(
    request: Request, hall: HallHere, who: Who, game: str, token: Token, name: Short = ""
) -> Response:
    """A new pack that extends the one of the house."""
    check_form(request, who, token)
    check_files(request)
    pack = await action.create(hall, who, game, name)
    return RedirectResponse(f"/packs/{game}/{pack.id}", SEE_OTHER)


@router.post("/packs/{game}/import")
async def take_in(
    request: Request, hall: HallHere, who: Who, game: str, token: Token,
    text: Annotated[str, Form()] = "", file: UploadFile | None = None,
) -> Response:  # fmt: skip
    """A pack from a file or a pasted text; with mistakes all of them are said and nothing is kept."""
    check_form(request, who, token)
    check_files(request)
    try:
        text = await _sent_text(file) or text
        pack, wrong = await action.take_in(hall, who, game, text)
    except Refused as why:  # what was pasted stays on the page
        return await _all_packs(request, hall, who, game, [why.said(who.language)], text, why.status_code)
    if pack is None:
        return await _all_packs(request, hall, who, game, wrong, text)
    return RedirectResponse(f"/packs/{game}/{pack.id}", SEE_OTHER)


async def _sent_text(file: UploadFile | None) -> str:
    """The text of a file that was chosen; nothing where none was."""
    if file is None or not file.filename:
        return ""
    sent = await file.read(action.MAX_PACK * 4 + 1)
    try:
        text = sent.decode("utf-8")
    except UnicodeDecodeError:
        raise Refused(422, "import-no-text", name=file.filename[:80]) from None
    if "\0" in text:
        raise Refused(422, "import-no-text", name=file.filename[:80])
    return text


@router.get("/packs/move/{link}")
async def move(request: Request, hall: HallHere, who: Who, link: str) -> Response:
    """The link to another device: whoever confirms it may change the pack there too."""
    pack = await action.by_link(hall, link)
    return whole_page(request, who, "pack-move.html", spec=game_spec(pack.game), pack=pack, link=link)


@router.post("/packs/move/{link}")
async def moved(request: Request, hall: HallHere, who: Who, link: str, token: Token) -> Response:
    """This browser may change the pack too."""
    check_form(request, who, token)
    pack = await action.join(hall, who, link)
    return RedirectResponse(f"/packs/{pack.game}/{pack.id}", SEE_OTHER)


@router.get("/packs/{game}/{pack}")
async def one_pack(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, text: Wish = "", family: Wish = "",
    state: Wish = "", only: Wish = "",
) -> Response:  # fmt: skip
    """A pack: how far it is typed, its cards with search and filters, and what can be done with it."""
    at = await action.opened(hall, who, game, pack, partial(check_edits, request))
    context = await asyncio.to_thread(_list, at, who.language, text, family, state)
    if only == "cards":
        drawn = await asyncio.to_thread(page, "pack-cards.html", who.language, **context)
        return Response(drawn, media_type="text/html")
    return await _whole_pack(request, hall, who, at, context)


async def _whole_pack(
    request: Request, hall: Hall, who: Visitor, at: action.Opened, context: dict[str, Any],
    changed: str = "", typed: tuple[str, str] | None = None, status: int = 409,
) -> Response:  # fmt: skip
    """The page of a pack; ``changed`` says why nothing was changed, ``typed`` stays in the form."""
    game, pack = at.pack.game, at.pack.id
    keepers = await hall.ask(hall.store.own_packs.keepers, pack) if at.is_own else 0
    trials = await hall.ask(hall.store.trials_of, who.hash, pack) if not who.is_new else []
    begun = await asyncio.to_thread(tables.begun_deck, at)
    mine = await action.mine(hall, who, game) if at.is_own else []
    saved = await mine_of(hall, who, game, at.box) if begun is not None else []
    return await asyncio.to_thread(
        whole_page, request, who, "pack.html", status if changed else 200, spec=game_spec(game),
        changed=changed, typed=typed or (at.pack.name, " ".join(at.keywords)),
        head_stamp=action.head_stamp(at.pack),
        called_so=[each for each in mine if each.id != pack and each.name == at.pack.name],
        keepers=keepers, trials=trials, saved=saved,
        begun=shown_begun(game, at.box, who.language, begun) if begun else None,
        states=shown.SOUGHT, may_add=action.may_add(game),
        link=f"/packs/move/{keys.pack_link(who.key, pack, at.issue)}" if at.is_own else "", **context,
    )  # fmt: skip


def _list(at: action.Opened, language: str, text: str, family: str, state: str) -> dict[str, Any]:
    """The cards of a pack that are looked for, and how far all of them are typed."""
    game, cards = at.pack.game, _in_places(at, language)
    wanted = shown.searched(cards, text, family, state if state in shown.SOUGHT else "")
    return {
        "text": text, "family": family, "state": state,
        "game": game, "pack": at.pack, "is_own": at.is_own, "all": len(cards), "hash": at.hash,
        "cards": shown.listed(game, at.box, language, wanted),
        "families": shown.progress(game, cards, language),
        "called": {each.place: each.name for each in cards},
    }  # fmt: skip


def _in_places(at: action.Opened, language: str) -> list[shown.Here]:
    return shown.in_places(at.pack.game, at.box, language, at.own, at.drafts, at.base)


@router.get("/packs/{game}/{pack}/file")
async def pack_file(hall: HallHere, who: Who, game: str, pack: str) -> Response:
    """The pack as a file, as it was written, comments too."""
    at = await action.found(hall, game, pack)
    return download(at.text, f"{action.slug(at.name, (), 'pack')}.toml")


@router.get("/packs/{game}/{pack}/decks")
async def decks(
    request: Request, hall: HallHere, who: Who, game: str, pack: str,
    deck: Annotated[str, Query(max_length=32)] = "",
) -> Response:  # fmt: skip
    """The deck builder with the cards of a pack as they are now, begun with those in it; or a saved deck."""
    if not action.may_add(game):
        raise Refused(404, "no-such-game")
    there = await tables.to_tables(hall, who, game, pack, partial(check_edits, request))
    if DECK_ID.fullmatch(deck):
        return RedirectResponse(f"/decks/{game}/{deck}?pack={there}", SEE_OTHER)
    return RedirectResponse(f"/decks/{game}/build?pack={there}&own={pack}", SEE_OTHER)


@router.post("/packs/{game}/{pack}/play")
async def play(request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token) -> Response:
    """Play with the cards of a pack against bots, in one click."""
    check_form(request, who, token)
    check_new_tables(request)
    at = await action.opened(hall, who, game, pack, partial(check_edits, request))
    return to_table(await tables.play(hall, who, at))


@router.post("/packs/{game}/{pack}/name")
async def rename(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token, name: Short = "",
    keywords: Short = "", stamp: Short = "",
) -> Response:  # fmt: skip
    """Call a pack otherwise, or name the keywords it adds."""
    check_form(request, who, token)
    check_edits(request)
    try:
        await action.rename(hall, who, game, pack, name, keywords, stamp)
    except action.PackChanged:
        return await _changed_meanwhile(request, hall, who, game, pack, "pack-renamed", (name, keywords))
    except Refused as why:  # what was typed stays on the page
        at = await action.opened(hall, who, game, pack, partial(check_edits, request))
        context = await asyncio.to_thread(_list, at, who.language, "", "", "")
        said = why.said(who.language)
        return await _whole_pack(request, hall, who, at, context, said, (name, keywords), why.status_code)
    return RedirectResponse(f"/packs/{game}/{pack}", SEE_OTHER)


@router.post("/packs/{game}/{pack}/copy")
async def copy(request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token) -> Response:
    """A pack of one's own that begins as this one."""
    check_form(request, who, token)
    check_files(request)
    there = await action.found(hall, game, pack)
    mine, wrong = await action.take_in(hall, who, game, there.text)
    if mine is None:
        return await _all_packs(request, hall, who, game, wrong, there.text)
    return RedirectResponse(f"/packs/{game}/{mine.id}", SEE_OTHER)


@router.post("/packs/{game}/{pack}/forget")
async def forget(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token, version: Number = 0
) -> Response:
    """Keep a pack no longer."""
    check_form(request, who, token)
    try:
        await action.forget(hall, who, game, pack, version)
    except action.PackChanged:
        return await _changed_meanwhile(request, hall, who, game, pack, "pack-typed-on")
    return RedirectResponse(f"/packs/{game}", SEE_OTHER)


async def _changed_meanwhile(
    request: Request, hall: Hall, who: Visitor, game: str, pack: str, phrase: str,
    typed: tuple[str, str] | None = None,
) -> Response:  # fmt: skip
    """Nothing was done, for another device has changed what would be lost; the page as it is now."""
    at = await action.opened(hall, who, game, pack, partial(check_edits, request))
    context = await asyncio.to_thread(_list, at, who.language, "", "", "")
    words = " ".join(at.keywords) or "–"
    changed = say(who.language, phrase, name=at.pack.name, keywords=words)
    return await _whole_pack(request, hall, who, at, context, changed, typed)


@router.post("/packs/{game}/{pack}/link")
async def renew_link(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token
) -> Response:
    """A new link to another device instead of the one before."""
    check_form(request, who, token)
    check_edits(request)
    await action.renew_link(hall, who, game, pack)
    return RedirectResponse(f"/packs/{game}/{pack}", SEE_OTHER)


@router.post("/packs/{game}/{pack}/alone")
async def keep_alone(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token
) -> Response:
    """Only this browser may change the pack from now on."""
    check_form(request, who, token)
    check_edits(request)
    await action.keep_alone(hall, who, game, pack)
    return RedirectResponse(f"/packs/{game}/{pack}", SEE_OTHER)


@router.post("/packs/{game}/{pack}/add")
async def add_card(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token, family: Short,
    name: Short = "",
) -> Response:  # fmt: skip
    """A new card, where a pack may have any number of them."""
    check_form(request, who, token)
    check_edits(request)
    at = await action.opened(hall, who, game, pack)
    card = await add(hall, who, at, family, name)
    return RedirectResponse(f"/packs/{game}/{pack}/card/{card}", SEE_OTHER)
