"""The form of a card in the pack editor: drawn, tried, kept as it is typed; and where two devices meet."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from interrex.games import game_spec
from interrex.web.access.door import HallHere, Who, check_edits, check_new_tables
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_cards as action
from interrex.web.actions import pack_tables as tables
from interrex.web.actions.own_packs import Opened, boxed, check_own, opened
from interrex.web.pages.answers import SEE_OTHER, Token, to_table, wants_json, whole_page
from interrex.web.phrases import say
from interrex.web.show import editor as shown
from interrex.web.show.jinja import page, trusted
from interrex.web.tables.hall import Hall
from interrex.words.card_forms import MOST_CARD_SLOTS
from interrex.words.picking import TooManySlots

router: Final = APIRouter(include_in_schema=False)
ACT: Final = "~act"  # which button was pressed; no field of a card is called so
STAMP: Final = "~stamp"  # of the card as the page has seen it
FAMILY: Final = "~family"
UNDONE: Final = "undone"  # the first change of a card was taken back as well
MISSING: Final = "missing"  # a card of the house that nobody has typed
MAX_FIELDS: Final = 1500


@router.get("/packs/{game}/{pack}/card/{card}")
async def one_card(request: Request, hall: HallHere, who: Who, game: str, pack: str, card: str) -> Response:
    """The form of a card beside the card as it will be."""
    check = partial(check_edits, request)
    at = await opened(hall, who, game, pack, check)
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
        conflict="",
        **around,
        **context,
    )


def _around(at: Opened, card: action.Card, language: str) -> dict[str, Any]:
    """The cards before and after one, and those from which it may be copied."""
    cards = shown.in_places(at.pack.game, at.box, language, at.own, at.drafts, at.base)
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
    at = await opened(hall, who, game, pack, card=card)
    live, is_found = await tables.try_card(hall, who, at, action.card_at(at, card))
    return to_table(live, note="" if is_found else "try-not-dealt")


@router.post("/packs/{game}/{pack}/card/{card}")
async def write_card(request: Request, hall: HallHere, who: Who, game: str, pack: str, card: str) -> Response:
    """Keep what is filled in: in the pack where it is in order, else as a draft; and say what is wrong."""
    sent = await _sent(request)
    check_form(request, who, sent.get("token", ""))
    check_edits(request)
    act = sent.get(ACT, "")
    at = await opened(hall, who, game, pack, card="" if act == "copy" else card)
    check_own(at)
    there = action.card_at(at, card, sent.get(FAMILY, ""))
    try:
        return await _written(request, hall, who, at, there, sent)
    except action.CardChanged as meanwhile:
        return await _told_apart(request, hall, who, meanwhile, sent)


async def _written(
    request: Request, hall: Hall, who: Visitor, at: Opened, card: action.Card, sent: dict[str, str]
) -> Response:
    """What was sent is kept, and the card is drawn as it is now."""
    act, stamp = sent.get(ACT, ""), sent.get(STAMP, "")
    whole = f"/packs/{at.pack.game}/{at.pack.id}"
    here = f"{whole}/card/{card.place}"
    if act == "reset":
        await action.put_back(hall, who, at, card, stamp)
        return _to(request, here if card.base is not None else whole)
    if act == UNDONE and card.base is not None and wants_json(request):
        return await _undone(hall, who, at, card, stamp)
    tree = await asyncio.to_thread(_changed, who, at, card, sent)
    read = await action.write(hall, who, at, card, tree, stamp)
    if not wants_json(request):
        return RedirectResponse(here, SEE_OTHER)
    state = action.DRAFT if "mistakes" in read else action.TYPED
    context = await _context(who, at, card, tree, read, state)
    redraw = bool(act) or sent.get("shape") != context["shape"]
    redraw = redraw or shown.says_otherwise(context["controls"], sent)
    return JSONResponse(await asyncio.to_thread(_answer, who.language, context, redraw))


async def _undone(hall: Hall, who: Visitor, at: Opened, card: action.Card, stamp: str) -> Response:
    """All that was changed on a card of the house is taken back: it is no card of one's own any more."""
    await action.put_back(hall, who, at, card, stamp)
    again = await opened(hall, who, at.pack.game, at.pack.id, card=card.place)
    there = action.card_at(again, card.place)
    context = await _context(who, again, there, there.tree, {"whole": again.whole}, MISSING)
    return JSONResponse(await asyncio.to_thread(_answer, who.language, context, True))


async def _told_apart(
    request: Request, hall: Hall, who: Visitor, meanwhile: action.CardChanged, sent: dict[str, str]
) -> Response:
    """Another device has changed the card meanwhile: nothing is kept until somebody has chosen.

    What was typed stays in the form; beside it stands what is kept. Whoever sends the form again with the
    stamp of what is kept has seen that.
    """
    at, card = meanwhile.at, meanwhile.card
    is_gone, act = card.state == action.GONE, sent.get(ACT, "")
    mine = await asyncio.to_thread(_changed, who, at, card, sent)
    read = await action.checked(hall, who, at, card, partial(check_edits, request))
    context = await _context(who, at, card, card.tree, read, "" if card.state in shown.STATES else MISSING)
    typed = await _context(who, at, card, mine, {"whole": at.whole})
    conflict = await asyncio.to_thread(
        page, "pack-conflict.html", who.language, trusted=trusted, is_gone=is_gone, act=act,
        differs=[] if is_gone else shown.differences(typed["controls"], context["controls"], who.language),
        **context,
    )  # fmt: skip
    if wants_json(request):
        whole = f"/packs/{at.pack.game}/{at.pack.id}"
        there = (
            {"go": whole, "stamp": card.stamp}
            if is_gone
            else await asyncio.to_thread(_answer, who.language, context, True)
        )
        refused = say(who.language, "card-changed")
        return JSONResponse({"refused": refused, "conflict": conflict, "other": there}, 409)
    around = await asyncio.to_thread(_around, at, card, who.language)
    return await asyncio.to_thread(
        whole_page, request, who, "pack-card.html", 409, spec=game_spec(at.pack.game), is_own=True,
        conflict=conflict, **around, **(typed | {"card_stamp": card.stamp}),
    )  # fmt: skip


def _answer(language: str, context: dict[str, Any], redraw: bool) -> dict[str, Any]:
    """What the page shows of a card after a change; the form only where it looks otherwise now."""
    form = page("pack-form.html", language, trusted=trusted, is_own=True, **context) if redraw else ""
    return {
        "form": form,
        "side": page("pack-side.html", language, trusted=trusted, is_own=True, **context),
        "faults": context["faults"],
        "stamp": context["card_stamp"],
        "idle": context["idle"],
        "calls": shown.calls_in(context["controls"]),
        "told": shown.told_in(context["controls"]),
        "state": context["state"],
        "said": say(language, f"card-{context['state']}"),
        "name": context["name"],
    }


def _changed(who: Visitor, at: Opened, card: action.Card, sent: dict[str, str]) -> dict[str, Any]:
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
    who: Visitor, at: Opened, card: action.Card, tree: dict[str, Any], read: dict[str, Any],
    state: str = "",
) -> dict[str, Any]:  # fmt: skip
    """All that the form and the card beside it are drawn from."""
    try:
        return await asyncio.to_thread(_drawn, who.language, at, card, tree, read, state)
    except TooManySlots:
        raise Refused(413, "card-too-large", most=MOST_CARD_SLOTS) from None


def _drawn(
    language: str, at: Opened, card: action.Card, tree: dict[str, Any], read: dict[str, Any],
    state: str,
) -> dict[str, Any]:  # fmt: skip
    game = at.pack.game
    form = shown.form_of(game, card.family, language, at.own_words, at.box)
    to_type = shown.to_type(form, tree)
    controls = shown.text_first(form.controls(to_type))
    told = read if "whole" in read else read.get("preview") or {}
    drawn = house = ""
    if told:
        box = boxed(game, told["whole"])
        drawn = shown.preview(game, card.id, language, box, told["whole"])
    if card.base is not None:
        house = shown.house_card(game, card.place, language)
    state = state or card.state
    remarks = shown.remarks(form, card.id, tree) if state in (action.TYPED, action.DRAFT) else []
    return {
        "game": game, "pack": at.pack, "card": card, "controls": controls,
        "faults": shown.faults(read, controls, language), "shape": shown.shape(controls), "preview": drawn,
        "called": dict(shown.places_called(controls, language)),
        "house": house, "state": state, "card_stamp": read.get("stamp", card.stamp),
        "remarks": [said for _, said in remarks],
        "idle": state == action.TYPED and any(kind == shown.IDLE for kind, _ in remarks),
        "is_blank": card.base is None and shown.is_blank(tree),
        "namesakes": shown.namesakes(game, at.box, at.drafts, card.id, card.place, tree, language),
        "tongues": shown.languages_of(language), "family": shown.family_name(game, card.family, language),
        "name": shown.name_of(tree, language) or card.place,
        "instead": shown.instead({name: tree[name] for name in to_type}, to_type),
    }  # fmt: skip
