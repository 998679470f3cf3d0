"""The form for a new table: seats, who sits there, pack and decks, time, variants, rulings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response

from interrex import games
from interrex.bots import USUAL_LEVEL, bot_levels
from interrex.engine.errors import BadSetting, InterrexError
from interrex.engine.rulings import SwitchValues, parse_switch, switch_text
from interrex.engine.settings import Switch
from interrex.engine.spec import GameSpec
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec
from interrex.match.clocks import CLOCKS
from interrex.rules.book import RULING_NAMES, Rule, cited, rulebook
from interrex.web.access.door import HallHere, Who, check_edits, check_new_tables
from interrex.web.access.guard import Visitor, check_form
from interrex.web.access.refusals import Refused
from interrex.web.actions import own_packs, pack_tables
from interrex.web.actions.decks import find as find_deck
from interrex.web.actions.decks import mine_of as saved_decks
from interrex.web.actions.new_tables import new_table
from interrex.web.actions.packs import pack_named
from interrex.web.pages.answers import to_table, whole_page
from interrex.web.phrases import say
from interrex.web.store import PERSON
from interrex.web.tables.absence import PATIENCE
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import OWN_DECK
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.sentences import words_for
from interrex.words import STAND_IN, refusal

router: Final = APIRouter(include_in_schema=False)
OWN_PACK: Final = "own-"  # stands before the id of a pack that somebody has written
HERE: Final = "here"  # a person at the browser that makes the table


@router.get("/new")
async def new_form(
    request: Request,
    hall: HallHere,
    who: Who,
    game: str = "",
    deck: Annotated[str, Query(max_length=32)] = "",
    pack: Annotated[str, Query(max_length=64)] = "",
    version: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    own: Annotated[str, Query(max_length=16)] = "",
) -> Response:
    """The form for a new table; a deck that somebody comes with lies before the first seat.

    ``own`` is the id of a pack that somebody has written.
    """
    game = game if game in games() else games()[0]
    form = {"pack": OWN_PACK + own if own else pack}
    brought: list[tuple[str, str]] = []
    decks = game_spec(game).decks
    if deck and decks is not None:
        found = await find_deck(hall, who, game, deck, pack, version)
        variant = decks.variants[0]
        is_named = not found.version and found.ref in game_spec(game).variants[variant]
        line = found.ref if is_named else found.deck.code()
        form = {f"variant-{variant}": line, "pack": found.pack_hash, "seats": "2"}
        brought = [(line, found.name)] if not is_named else []
    return await _new_form(request, hall, who, game, form, brought=brought)


@router.post("/new")
async def make_table(request: Request, hall: HallHere, who: Who) -> Response:
    """Make the table of the form."""
    form = {name: str(value) for name, value in (await request.form(max_fields=200)).items()}
    check_form(request, who, form.get("token", ""))
    game = form.get("game", "")
    if game not in games():
        raise Refused(404, "no-such-game")
    if form.get("again"):  # another pack was chosen, which has other decks
        return await _new_form(request, hall, who, game, form)
    check_new_tables(request)
    try:
        pack = form.get("pack", "")
        if pack.startswith(OWN_PACK):
            pack = await pack_tables.to_tables(hall, who, game, pack.removeprefix(OWN_PACK))
        return to_table(await new_table(hall, who, wanted({**form, "pack": pack}, game)))
    except InterrexError as wrong:
        return await _new_form(request, hall, who, game, form, refusal(wrong, who.language, game))


def wanted(form: Mapping[str, str], game: str) -> NewTable:
    """The table that a form describes."""
    spec = game_spec(game)
    seats = seats_of(form, spec)
    return NewTable(
        game,
        [PERSON if each == HERE else each for each in seats],
        switches(form, "ruling-", {each.name: each.readings for each in spec.rulings}),
        switches(form, "variant-", dict(spec.variants)),
        form.get("access") == "open",
        number(form.get("patience", "")),
        form.get("clock", ""),
        form.get("pack", ""),
        {at: form.get(f"name-{SEAT_LETTERS[at]}", "") for at, each in enumerate(seats) if each == HERE},
        has_advice=form.get("advice") == "yes" and sum(each in (HERE, PERSON) for each in seats) > 1,
    )


def seats_of(form: Mapping[str, str], spec: GameSpec) -> list[str]:
    """Who is to sit where: a person here, a person by link, or a bot of a level."""
    count = number(form.get("seats", ""))
    spec.check_seats(count)
    return [form.get(f"seat-{letter}", PERSON) for letter in SEAT_LETTERS[:count]]


def number(text: str) -> int:
    """A number in a form: an empty field is 0, what is no number is -1."""
    if not text.isdecimal() or len(text) > 9:
        return 0 if not text else -1
    return int(text)


def switches(form: Mapping[str, str], prefix: str, known: Mapping[str, SwitchValues]) -> dict[str, Switch]:
    """The switches of a form that are off their default."""
    chosen = {}
    for name, readings in known.items():
        text = form.get(f"{prefix}{name}", "")
        if text:
            value = parse_switch(f"{name}={text}")[1]
            if value != readings[0] or type(value) is not type(readings[0]):
                chosen[name] = value
    return chosen


# --- the form ------------------------------------------------------------------------------------


async def _new_form(
    request: Request, hall: Hall, who: Visitor, game: str, form: Mapping[str, str], wrong: str = "",
    brought: Sequence[tuple[str, str]] = (),
) -> Response:  # fmt: skip
    spec = game_spec(game)
    pack, packs = await _packs(hall, who, game, form, partial(check_edits, request))
    own = [(each.code, each.name) for each in await saved_decks(hall, who, game, pack)]
    own += [each for each in brought if each[0] not in dict(own)]
    return whole_page(
        request, who, "new.html", 422 if wrong else 200, spec=spec, wrong=wrong, filled=form, here=HERE,
        specs=[game_spec(name).called_in(who.language) for name in games()], rulings=_rulings(spec, who),
        variants=_variants(spec, who), decks=_decks(spec, who, pack, own),
        levels=bot_levels(), usual_bot=USUAL_LEVEL,
        person=PERSON, patience=PATIENCE, clocks=CLOCKS, packs=packs,
        usual=spec.usual_seats, own=OWN_DECK, rule=_cited_rule(spec, who, wrong),
    )  # fmt: skip


def _rulings(spec: GameSpec, who: Visitor) -> list[dict[str, Any]]:
    """Every ruling with what the rulebook leaves open."""
    book, words = rulebook(spec.name, who.language), words_for(who.language, spec.name, SEAT_LETTERS)
    found = []
    for ruling in spec.rulings:
        try:
            about = book.find(ruling.ruling_id)
        except BadSetting:
            about = None
        values = [(switch_text(value), words.reading(ruling.name, value)) for value in ruling.readings]
        title = _open_question(about) if about is not None else ruling.name.replace("_", " ")
        found.append({"ruling": ruling, "about": about, "title": title, "values": values})
    return found


def _open_question(about: Rule) -> str:
    """What the rulebook leaves open, without the names of its switch; where it asks nothing, its default."""
    text = re.sub(r"^\w+ = [^.]*\. ", "", about.plain)
    question, _, default = text.partition(RULING_NAMES[about.language][0])
    lines = [re.sub(r"^- [^:?]*: ", "", line) for line in question.strip(" .·|-\n").split("\n")]
    asked = next((line for line in lines if "?" in line), lines[-1]).partition("? ")[0].rstrip("? .·|")
    mark = "?" if "?" in question else ""
    said = f"{asked}{mark}" if asked else re.split(r"[.;]", default.strip())[0]
    return said[:1].upper() + said[1:]


def _cited_rule(spec: GameSpec, who: Visitor, wrong: str) -> Rule | None:
    """The rule that a refusal cites, in the reader's language."""
    cites = sorted(cited(wrong))
    try:
        return rulebook(spec.name, who.language).find(cites[0]) if cites else None
    except BadSetting:
        return None


def _variants(spec: GameSpec, who: Visitor) -> list[dict[str, Any]]:
    """The variants other than decks, with their values in words."""
    own = spec.decks.variants if spec.decks is not None else ()
    return [
        {
            "name": name,
            "text": variant_text(name, who.language),
            "values": _values(spec, values, who),
            "numbered": name[-1].isdecimal(),
        }
        for name, values in spec.variants.items()
        if name not in own
    ]


async def _packs(
    hall: Hall, who: Visitor, game: str, form: Mapping[str, str], check: own_packs.Check
) -> tuple[Any, list[tuple[str, str]]]:
    """The pack that the form names, else the house pack; and all that are offered, one's own too."""
    packs = [(each.hash, f"{each.name[who.language]} ({each.id})") for each in hall.packs.offered(game)]
    packs += [(OWN_PACK + each.id, each.name) for each in await own_packs.mine(hall, who, game)]
    named = form.get("pack", "")
    if named.startswith(OWN_PACK):
        at = await own_packs.opened(hall, who, game, named.removeprefix(OWN_PACK), check)
        return at.box, packs if named in dict(packs) else [*packs, (named, at.pack.name)]
    try:
        pack = await pack_named(hall, game, named)
    except Refused:
        return hall.packs.chosen(game, ""), packs
    is_there = not named or named in dict(packs) or pack.hash == packs[0][0]
    return pack, packs if is_there else [*packs, (named, pack.name[who.language])]


def _decks(spec: GameSpec, who: Visitor, pack: Any, own: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
    """For each seat the decks of the chosen pack, which may bring none, and those that the visitor saved."""
    if spec.decks is None:
        return []
    words = words_for(who.language, spec.name, SEAT_LETTERS, pack)
    names = {}
    for deck in spec.decks.shipped(pack):
        heads = spec.decks.find(pack, deck.id, {}, spec.rulings_by({})).heads
        names[deck.id] = f"{deck.name[who.language]} ({words.card(heads[0].id).removesuffix(STAND_IN)})"
    found = []
    for seat, name in enumerate(spec.decks.variants):
        values = [(each, names[each]) for each in map(str, spec.variants[name]) if each in names]
        found.append({"name": name, "letter": SEAT_LETTERS[seat], "values": [*values, *own]})
    return found


def _values(spec: GameSpec, values: SwitchValues, who: Visitor) -> list[tuple[str, str]]:
    return [(written(value), value_text(spec, value, who.language)) for value in values]


def written(value: Switch) -> str:
    """A value as forms send it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def variant_text(name: str, language: str) -> str:
    """The name of a variant as people read it."""
    stem, _, place = name.rpartition("_")
    if stem and place.isdecimal():
        return say(language, f"variant-{stem}-of", number=place)
    key = f"variant-{name.replace('_', '-')}"
    said = say(language, key)
    return name.replace("_", " ") if said == key else said


def value_text(spec: GameSpec, value: Switch, language: str) -> str:
    """A value of a variant as people read it: the name of a card or thing, yes or no, or a phrase of ours."""
    if isinstance(value, bool):
        return say(language, "yes" if value else "no")
    words = words_for(language, spec.name, SEAT_LETTERS)
    text = str(value)
    if text in words.cards:
        return words.card(text)
    type_name = words.type_of(text)
    if type_name and type_name not in ("number", "seat"):
        return words.name(type_name, text)
    key = f"value-{text.replace('_', '-')}"
    said = say(language, key)
    return text.replace("_", " ") if said == key else said
