"""The pack editor: one's packs, a pack with its progress, and the form of a card."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request, UploadFile
from fastapi.responses import JSONResponse, RedirectResponse, Response

from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.door import HallHere, Who, check_edits, check_files, check_new_tables
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs as action
from interrex.web.actions import pack_tables as tables
from interrex.web.actions.decks import DECK_ID, mine_of
from interrex.web.pages.answers import SEE_OTHER, Short, Token, download, to_table, wants_json, whole_page
from interrex.web.phrases import say
from interrex.web.show import editor as shown
from interrex.web.show.decks import begun as shown_begun
from interrex.web.show.jinja import page, trusted
from interrex.web.tables.hall import Hall
from interrex.words.card_forms import MOST_CARD_SLOTS
from interrex.words.picking import TooManySlots

router: Final = APIRouter(include_in_schema=False)
Wish = Annotated[str, Query(max_length=100)]
ACT: Final = "~act"  # which button was pressed; no field of a card is called so
UNDONE: Final = "undone"  # the first change of a card was taken back as well
MISSING: Final = "missing"  # a card of the house that nobody has typed
MAX_FIELDS: Final = 1500


@router.get("/packs/{game}")
async def all_packs(request: Request, hall: HallHere, who: Who, game: str) -> Response:
    """The packs of this browser, and how to begin one."""
    action.forms_of(game)
    return await _all_packs(request, hall, who, game)


async def _all_packs(
    request: Request, hall: Hall, who: Visitor, game: str, wrong: list[str] | None = None, text: str = ""
) -> Response:
    mine = await action.mine(hall, who, game)
    return whole_page(
        request, who, "packs.html", 422 if wrong else 200, spec=game_spec(game), game=game, mine=mine,
        wrong=wrong or [], text=text,
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
    if file is not None and file.filename:
        sent = await file.read(action.MAX_PACK * 4 + 1)
        try:
            text = sent.decode("utf-8")
        except UnicodeDecodeError:
            raise Refused(422, "unreadable") from None
    pack, wrong = await action.take_in(hall, who, game, text)
    if pack is None:
        return await _all_packs(request, hall, who, game, wrong, text)
    return RedirectResponse(f"/packs/{game}/{pack.id}", SEE_OTHER)


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
    keepers = await hall.ask(hall.store.own_packs.keepers, pack) if at.is_own else 0
    trials = await hall.ask(hall.store.trials_of, who.hash, pack) if not who.is_new else []
    begun = await asyncio.to_thread(tables.begun_deck, at)
    saved = await mine_of(hall, who, game, at.box) if begun is not None else []
    return await asyncio.to_thread(
        whole_page, request, who, "pack.html", spec=game_spec(game), text=text, family=family, state=state,
        keepers=keepers, trials=trials, saved=saved,
        begun=shown_begun(game, at.box, who.language, begun) if begun else None,
        states=shown.STATES, may_add=action.may_add(game), keywords=" ".join(at.keywords),
        link=f"/packs/move/{keys.pack_link(who.key, pack, at.issue)}" if at.is_own else "", **context,
    )  # fmt: skip


def _list(at: action.Opened, language: str, text: str, family: str, state: str) -> dict[str, Any]:
    """The cards of a pack that are looked for, and how far all of them are typed."""
    game, cards = at.pack.game, _in_places(at, language)
    wanted = shown.searched(cards, text, family, state if state in shown.STATES else "")
    return {
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
    keywords: Short = "",
) -> Response:  # fmt: skip
    """Call a pack otherwise, or name the keywords it adds."""
    check_form(request, who, token)
    check_edits(request)
    await action.rename(hall, who, game, pack, name, keywords)
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
async def forget(request: Request, hall: HallHere, who: Who, game: str, pack: str, token: Token) -> Response:
    """Keep a pack no longer."""
    check_form(request, who, token)
    await action.forget(hall, who, game, pack)
    return RedirectResponse(f"/packs/{game}", SEE_OTHER)


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
    card = await action.add_card(hall, who, at, family, name)
    return RedirectResponse(f"/packs/{game}/{pack}/card/{card}", SEE_OTHER)


# --- one card ------------------------------------------------------------------------------------


@router.get("/packs/{game}/{pack}/card/{card}")
async def one_card(request: Request, hall: HallHere, who: Who, game: str, pack: str, card: str) -> Response:
    """The form of a card beside the card as it will be."""
    check = partial(check_edits, request)
    at = await action.opened(hall, who, game, pack, check)
    there = action.card_at(at, card)
    read = await action.checked(hall, who, at, there, check)
    context = await _context(who, at, there, there.tree, read)
    around = await asyncio.to_thread(_around, at, there, who.language)
    return await asyncio.to_thread(
        whole_page,
        request,
        who,
        "pack-card.html",
        spec=game_spec(game),
        is_own=at.is_own,
        **around,
        **context,
    )


def _around(at: action.Opened, card: action.Card, language: str) -> dict[str, Any]:
    """The cards before and after one, and those from which it may be copied."""
    cards = _in_places(at, language)
    places = [each.place for each in cards]
    here = places.index(card.place) if card.place in places else -1
    near, others = shown.similar(
        [each for each in cards if each.family == card.family], card.place,
        next((each.text for each in cards if each.place == card.place), ""),
    )  # fmt: skip
    return {
        "near": near,
        "others": others,
        "before": cards[here - 1] if here > 0 else None,
        "after": cards[here + 1] if 0 <= here < len(cards) - 1 else None,
    }


@router.post("/packs/{game}/{pack}/card/{card}/try")
async def try_card(
    request: Request, hall: HallHere, who: Who, game: str, pack: str, card: str, token: Token
) -> Response:
    """Try a card: a table against bots at which it lies before whoever tries it."""
    check_form(request, who, token)
    check_new_tables(request)
    at = await action.opened(hall, who, game, pack, card=card)
    live, is_found = await tables.try_card(hall, who, at, action.card_at(at, card))
    return to_table(live, note="" if is_found else "try-not-dealt")


@router.post("/packs/{game}/{pack}/card/{card}")
async def write_card(request: Request, hall: HallHere, who: Who, game: str, pack: str, card: str) -> Response:
    """Keep what is filled in: in the pack where it is in order, else as a draft; and say what is wrong."""
    sent = await _sent(request)
    check_form(request, who, sent.get("token", ""))
    check_edits(request)
    act = sent.get(ACT, "")
    at = await action.opened(hall, who, game, pack, card="" if act == "copy" else card)
    action.check_own(at)
    there = action.card_at(at, card)
    here = f"/packs/{game}/{pack}/card/{there.place}"
    if act == "reset":
        await action.put_back(hall, who, at, there)
        return _to(request, here if there.base is not None else f"/packs/{game}/{pack}")
    if act == UNDONE and there.base is not None and wants_json(request):
        return await _undone(hall, who, at, there)
    tree = await asyncio.to_thread(_changed, who, at, there, sent)
    read = await action.write(hall, who, at, there, tree)
    if not wants_json(request):
        return RedirectResponse(here, SEE_OTHER)
    state = action.DRAFT if "mistakes" in read else action.TYPED
    context = await _context(who, at, there, tree, read, state)
    redraw = bool(act) or sent.get("shape") != context["shape"]
    redraw = redraw or shown.says_otherwise(context["controls"], sent)
    return JSONResponse(await asyncio.to_thread(_answer, who.language, context, redraw))


async def _undone(hall: Hall, who: Visitor, at: action.Opened, card: action.Card) -> Response:
    """All that was changed on a card of the house is taken back: it is no card of one's own any more."""
    await action.put_back(hall, who, at, card)
    again = await action.opened(hall, who, at.pack.game, at.pack.id, card=card.place)
    there = action.card_at(again, card.place)
    read = {"whole": again.whole, "remarks": []}
    context = await _context(who, again, there, there.tree, read, MISSING)
    return JSONResponse(await asyncio.to_thread(_answer, who.language, context, True))


def _answer(language: str, context: dict[str, Any], redraw: bool) -> dict[str, Any]:
    """What the page shows of a card after a change; the form only where it looks otherwise now."""
    form = page("pack-form.html", language, trusted=trusted, is_own=True, **context) if redraw else ""
    return {
        "form": form,
        "side": page("pack-side.html", language, trusted=trusted, is_own=True, **context),
        "faults": context["faults"],
        "calls": shown.calls_in(context["controls"]),
        "told": shown.told_in(context["controls"]),
        "state": context["state"],
        "said": say(language, f"card-{context['state']}"),
        "name": context["name"],
    }


def _changed(who: Visitor, at: action.Opened, card: action.Card, sent: dict[str, str]) -> dict[str, Any]:
    """The card that a form describes; refused before it is kept where it is more than a form can show."""
    form = shown.form_of(at.pack.game, card.family, who.language, at.own_words, at.box)
    act = sent.get(ACT, "")
    try:
        if act == "copy":
            tree = action.copied(at, card, sent.get("from", ""))
        else:
            base = action.from_house(card.base) if card.base is not None else {}
            tree = form.changed(shown.kept(form, card.tree, form.tree(sent), base), act)
        form.controls(tree)
    except TooManySlots:
        raise Refused(413, "card-too-large", most=MOST_CARD_SLOTS) from None
    return tree


def _to(request: Request, path: str) -> Response:
    if wants_json(request):
        return JSONResponse({"go": path})
    return RedirectResponse(path, SEE_OTHER)


async def _sent(request: Request) -> dict[str, str]:
    """What the form of a card sends."""
    form = await request.form(max_fields=MAX_FIELDS)
    return {name: str(value) for name, value in form.items() if len(name) < 200}


async def _context(
    who: Visitor, at: action.Opened, card: action.Card, tree: dict[str, Any], read: dict[str, Any],
    state: str = "",
) -> dict[str, Any]:  # fmt: skip
    """All that the form and the card beside it are drawn from."""
    try:
        return await asyncio.to_thread(_drawn, who.language, at, card, tree, read, state)
    except TooManySlots:
        raise Refused(413, "card-too-large", most=MOST_CARD_SLOTS) from None


def _drawn(
    language: str, at: action.Opened, card: action.Card, tree: dict[str, Any], read: dict[str, Any],
    state: str,
) -> dict[str, Any]:  # fmt: skip
    game = at.pack.game
    form = shown.form_of(game, card.family, language, at.own_words, at.box)
    to_type = shown.to_type(form, tree)
    controls = shown.text_first(form.controls(to_type))
    told = read if "whole" in read else read.get("preview") or {}
    drawn = house = ""
    if told:
        box = action.boxed(game, told["whole"])
        drawn = shown.preview(game, card.id, language, box, told["whole"])
    if card.base is not None:
        house = shown.house_card(game, card.place, language)
    return {
        "game": game, "pack": at.pack, "card": card, "controls": controls,
        "faults": shown.faults(read, controls, language), "shape": shown.shape(controls), "preview": drawn,
        "called": dict(shown.places_called(controls, language)),
        "house": house, "remarks": read.get("remarks", []), "state": state or card.state,
        "tongues": shown.languages_of(language), "family": shown.family_name(game, card.family, language),
        "name": shown.name_of(tree, language) or card.place,
        "instead": shown.instead({name: tree[name] for name in to_type}, to_type),
    }  # fmt: skip
