"""Packs that people write in the browser: made, imported, changed card by card, shared."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from interrex import games
from interrex.engine.letters import plain_name
from interrex.games import game_spec, house_text
from interrex.match.pack_file import OwnCard, cards_in, head_of, new_pack
from interrex.web import keys
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.phrases import say
from interrex.web.store import Draft, OwnPack
from interrex.web.store.decks import TooMany
from interrex.web.store.own_packs import MAX_DRAFT_LETTERS, TooLong
from interrex.web.tables.company import plain_text
from interrex.web.tables.hall import Hall

PACK_ID: Final = re.compile(r"[0-9a-f]{16}")
MAX_PACK: Final = 200_000  # characters of a pack file
MAX_NAME: Final = 60
MAX_CARDS: Final = 600  # of one's own in a pack
MAX_KEYWORDS: Final = 30  # that a pack adds
MAX_READ: Final = 12  # texts whose reading is remembered
TRIES: Final = 5  # to change a pack that another device changes too

Check = Callable[[], None]  # refuses whoever asks too often; called only where a file must be read
Wanted = Callable[[OwnPack], tuple[str, dict[str, Any]]]  # a pack's new name and what changes in it


def unchecked() -> None:
    """For a request that was counted already."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A pack that somebody writes, read: the whole pack, its cards, and who looks at it."""

    pack: OwnPack
    issue: int  # of the link to another device; 0 for who may not change the pack
    box: Any  # the pack as the game reads it
    hash: str
    whole: str
    own: tuple[OwnCard, ...]
    drafts: tuple[Draft, ...]
    base: Mapping[tuple[str, str], OwnCard]  # what the house has, by family and id
    keywords: tuple[str, ...]  # that the pack adds

    @property
    def is_own(self) -> bool:
        """Whoever looks at the pack may change it."""
        return bool(self.issue)

    @property
    def own_words(self) -> dict[str, frozenset[str]]:
        """The words that the pack adds to the language of its cards."""
        cards = game_spec(self.pack.game).pack_cards(self.box)
        factions = frozenset([card.id for card in cards if card.family == "faction"])
        return {"faction": factions, "keyword": frozenset(self.keywords)}


@lru_cache(maxsize=16)
def house_cards(game: str) -> Mapping[tuple[str, str], OwnCard]:
    """The cards of the house pack, by family and id."""
    return {(each.family, each.id): each for each in cards_in(house_text(game) or "")}


@lru_cache(maxsize=12)
def boxed(game: str, whole: str) -> Any:
    """A pack that was read without mistakes before."""
    return game_spec(game).read_pack(whole, "pack")


@lru_cache(maxsize=MAX_READ)
def parsed(text: str) -> tuple[Mapping[str, Any], tuple[OwnCard, ...]]:
    """The head of a pack file and its cards."""
    return head_of(text), tuple(cards_in(text))


Readings = dict[tuple[str, ...], dict[str, Any]]  # what the reader said
_in_order: Final[Readings] = {}  # by game and text
_of_drafts: Final[Readings] = {}  # by game, text, language and card


def remember(game: str, read: dict[str, Any]) -> None:
    """A text that is in order need not be read again for every card of it."""
    _keep(_in_order, (game, read["text"]), {**read, "remarks": []})


def _keep(readings: Readings, key: tuple[str, ...], read: dict[str, Any]) -> None:
    """Remember what was said, and forget what was said longest ago."""
    readings.pop(key, None)
    readings[key] = read
    for old in list(readings)[:-MAX_READ]:
        del readings[old]


def forms_of(game: str) -> Mapping[str, Any]:
    """The forms of a game's cards; refused for a game without any."""
    found = game_spec(game).card_form if game in games() else {}
    if not found:
        raise Refused(404, "no-such-game")
    return found


# --- packs ---------------------------------------------------------------------------------------


async def mine(hall: Hall, who: Visitor, game: str) -> list[OwnPack]:
    """The packs that this browser may change."""
    return [] if who.is_new else await hall.ask(hall.store.own_packs.of, who.hash, game)


async def found(hall: Hall, game: str, pack: str) -> OwnPack:
    """The pack of that id."""
    forms_of(game)
    there = await hall.ask(hall.store.own_packs.find, pack) if PACK_ID.fullmatch(pack) else None
    if there is None or there.game != game:
        raise Refused(404, "no-such-pack")
    return there


async def opened(
    hall: Hall, who: Visitor, game: str, pack: str, check: Check = unchecked, card: str = ""
) -> Opened:
    """A pack that somebody has a link to, with all its cards; of drafts only that of one card, if named."""
    there = await found(hall, game, pack)
    issue = await _issue(hall, who, pack)
    read = _in_order.get((game, there.text))
    if read is None:
        check()
        read = await hall.readers.pack(game, there.text, who.language)
    if "mistakes" in read:  # written for an earlier version
        raise Refused(409, "pack-unreadable", why=_told(read["mistakes"], who.language))
    remember(game, read)
    box = await asyncio.to_thread(boxed, game, read["whole"])
    head, own = await asyncio.to_thread(parsed, there.text)
    place = next((each.place for each in own if card in (each.place, each.id)), card)
    drafts = await hall.ask(hall.store.own_packs.drafts, pack, place) if issue else []
    base = await asyncio.to_thread(house_cards, game) if read["extends"] else {}
    keywords = tuple(map(str, head.get("keywords", ())))
    return Opened(there, issue, box, read["hash"], read["whole"], own, tuple(drafts), base, keywords)


async def _issue(hall: Hall, who: Visitor, pack: str) -> int:
    return 0 if who.is_new else await hall.ask(hall.store.own_packs.issue, pack, who.hash)


def check_own(at: Opened) -> None:
    """Refuse to change what belongs to somebody else."""
    if not at.is_own:
        raise Refused(403, "not-your-pack")


async def create(hall: Hall, who: Visitor, game: str, name: str) -> OwnPack:
    """A new pack that extends the one of the house."""
    forms_of(game)
    called = plain_text(name, MAX_NAME) or say(who.language, "my-box")
    text = new_pack(game, slug(called, {"house"}, "pack"), {who.language: called})
    return await _add(hall, who, game, called, text)


async def take_in(hall: Hall, who: Visitor, game: str, text: str) -> tuple[OwnPack | None, list[str]]:
    """A pack from a file; one with mistakes is refused with all of them, and nothing is kept."""
    forms_of(game)
    text = text.replace("\r\n", "\n").lstrip("\ufeff")
    if len(text) > MAX_PACK:
        raise Refused(413, "pack-too-long", most=MAX_PACK)
    read = await hall.readers.pack(game, text, who.language, is_new=True)
    if "mistakes" in read:
        return None, [_said(each, who.language) for each in read["mistakes"]]
    head, cards = await asyncio.to_thread(parsed, text)
    if len(cards) > MAX_CARDS:
        raise Refused(413, "pack-too-many", most=MAX_CARDS)
    if len(head.get("keywords", ())) > MAX_KEYWORDS:
        raise Refused(413, "pack-keywords-many", most=MAX_KEYWORDS)
    remember(game, read)
    name = plain_text(read["name"].get(who.language, read["id"]), MAX_NAME) or read["id"][:MAX_NAME]
    return await _add(hall, who, game, name, text), []


async def _add(hall: Hall, who: Visitor, game: str, name: str, text: str) -> OwnPack:
    packs = hall.store.own_packs
    pack = packs.new(game, name, text)
    try:
        return await hall.ask(packs.add, pack, who.hash, *_new_link(who, pack.id))
    except TooMany:
        raise Refused(429, "many-packs") from None


async def rename(hall: Hall, who: Visitor, game: str, pack: str, name: str, keywords: str) -> OwnPack:
    """Call a pack otherwise; and the keywords it adds, in a game that has any."""
    there = await found(hall, game, pack)
    if not await _issue(hall, who, pack):
        raise Refused(403, "not-your-pack")

    def wanted(pack: OwnPack) -> tuple[str, dict[str, Any]]:
        called = plain_text(name, MAX_NAME) or pack.name
        before = parsed(pack.text)[0]
        head: dict[str, Any] = {"name": {**before.get("name", {}), who.language: called}}
        listed = list(dict.fromkeys(re.findall(r"[^\s,;]+", keywords)))[:MAX_KEYWORDS]
        if listed or "keywords" in before:
            head["keywords"] = listed
        return called, {"head": head}

    return await _change(hall, who, there, wanted)


async def _change(hall: Hall, who: Visitor, pack: OwnPack, wanted: Wanted) -> OwnPack:
    """Change a pack as it is now; mistakes are refused in words, and nothing changes."""
    for _ in range(TRIES):
        name, change = await asyncio.to_thread(wanted, pack)
        read = await hall.readers.pack(pack.game, pack.text, who.language, **change)
        if "mistakes" in read:
            raise Refused(422, "pack-mistakes", why=_told(read["mistakes"], who.language))
        if len(read["text"]) > MAX_PACK:
            raise Refused(413, "pack-too-long", most=MAX_PACK)
        changed = await hall.ask(hall.store.own_packs.change, pack, name, read["text"])
        if changed is not None:
            remember(pack.game, read)
            return changed
        pack = await found(hall, pack.game, pack.id)
    raise Refused(409, "pack-changed")


async def forget(hall: Hall, who: Visitor, game: str, pack: str) -> None:
    """Keep a pack no longer; tables that were made with it keep theirs."""
    await found(hall, game, pack)
    if not await hall.ask(hall.store.own_packs.forget, who.hash, pack):
        raise Refused(403, "not-your-pack")


async def by_link(hall: Hall, link: str) -> OwnPack:
    """The pack to which a link to another device leads."""
    there = await hall.ask(hall.store.own_packs.by_link, keys.hashed(link)) if keys.is_token(link) else None
    if there is None:
        raise Refused(404, "no-such-link")
    return there


async def join(hall: Hall, who: Visitor, link: str) -> OwnPack:
    """Let this browser change the pack of a link too."""
    there = await by_link(hall, link)
    try:
        await hall.ask(hall.store.own_packs.join, there.id, who.hash, *_new_link(who, there.id))
    except TooMany:
        raise Refused(429, "many-packs") from None
    return there


async def renew_link(hall: Hall, who: Visitor, game: str, pack: str) -> None:
    """Make a new link to another device: the one before leads nowhere from now on."""
    await found(hall, game, pack)
    if not await hall.ask(hall.store.own_packs.renew, pack, who.hash, *_new_link(who, pack)):
        raise Refused(403, "not-your-pack")


async def keep_alone(hall: Hall, who: Visitor, game: str, pack: str) -> None:
    """Let no other browser change the pack any more; whoever had a link to another device has none."""
    await found(hall, game, pack)
    if not await hall.ask(hall.store.own_packs.keep_alone, pack, who.hash, *_new_link(who, pack)):
        raise Refused(403, "not-your-pack")


def _new_link(who: Visitor, pack: str) -> tuple[str, int]:
    """The hash of a new link and its issue."""
    issue = keys.new_issue()
    return keys.hashed(keys.pack_link(who.key, pack, issue)), issue


# --- cards ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is being written: in whose place, as far as it is filled in."""

    family: str
    place: str
    tree: dict[str, Any]
    state: str  # typed, draft, or the origin of the card of the house
    base: OwnCard | None

    @property
    def id(self) -> str:
        return str(self.tree.get("id", self.place))


TYPED: Final = "typed"
DRAFT: Final = "draft"


def card_at(at: Opened, place: str) -> Card:
    """The card in a place: as it was left, as it stands in the pack, else as the house has it."""
    own = next((each for each in at.own if place in (each.place, each.id)), None)
    draft = next((each for each in at.drafts if each.place == (own.place if own else place)), None)
    if own is not None:
        place = own.place
    family = draft.family if draft is not None else own.family if own is not None else ""
    base = next((each for (_, name), each in at.base.items() if name == place), None)
    if not family and base is None:
        raise Refused(404, "no-such-card")
    if not family:
        assert base is not None
        family = base.family
    if family not in forms_of(at.pack.game):
        raise Refused(404, "no-such-card")
    base = at.base.get((family, place))
    if draft is not None:
        return Card(family, place, draft.tree, DRAFT, base)
    if own is not None:
        return Card(family, place, own.tree, TYPED, base)
    assert base is not None
    return Card(family, place, from_house(base), str(base.tree.get("origin", "")), base)


def from_house(base: OwnCard) -> dict[str, Any]:
    """A card of the house as the beginning of one's own: typed from one's own box, without our notes."""
    tree = {name: value for name, value in base.tree.items() if name not in ("stand_in", "known", "note")}
    if isinstance(tree.get("titles"), list):
        tree["titles"] = [{**each, "origin": "box"} for each in tree["titles"]]
    return {**tree, "origin": "box"}


def copied(at: Opened, card: Card, place: str) -> dict[str, Any]:
    """What another card of the family says, under this card's name and id."""
    other = card_at(at, place)
    if other.family != card.family:
        raise Refused(404, "no-such-card")
    tree = from_house(OwnCard(other.family, other.id, "", other.tree))
    kept: dict[str, Any] = {name: card.tree[name] for name in ("id", "name", "nickname") if name in card.tree}
    return {**tree, **kept, "id": card.id}


async def checked(hall: Hall, who: Visitor, at: Opened, card: Card, check: Check) -> dict[str, Any]:
    """What the reader says of a card as it is; nothing is kept."""
    if card.state == DRAFT:
        return await _reading(hall, who.language, at.pack, card, _entry(card, card.tree), check)
    return {"whole": at.whole, "remarks": []}


async def _reading(
    hall: Hall, language: str, pack: OwnPack, card: Card, entry: OwnCard, check: Check = unchecked
) -> dict[str, Any]:
    """What the reader says of a pack with that card in it; of a card with mistakes it is remembered."""
    key = (pack.game, pack.text, language, json.dumps(entry, default=str))
    if key in _of_drafts:
        return _of_drafts[key]
    check()
    base = card.base.tree if card.base is not None else {}
    read = await hall.readers.pack(pack.game, pack.text, language, card=list(entry), base=base)
    wrong = "" if "mistakes" in read else await _too_much(pack, card, read["text"], language)
    if wrong:
        read = {"mistakes": [{"path": "", "said": wrong, "kind": ""}], "preview": read}
    if "mistakes" in read:
        _keep(_of_drafts, key, read)
    return read


async def _too_much(pack: OwnPack, card: Card, text: str, language: str) -> str:
    """Why a pack has no room for a card."""
    if len(text) > MAX_PACK:
        return say(language, "pack-too-long", most=MAX_PACK)
    _, own = await asyncio.to_thread(parsed, pack.text)
    is_there = any((each.family, each.place) == (card.family, card.place) for each in own)
    return say(language, "pack-too-many", most=MAX_CARDS) if len(own) >= MAX_CARDS and not is_there else ""


def _entry(card: Card, tree: Mapping[str, Any]) -> OwnCard:
    """The card as it stands in the file: in place of another where it has an id of its own."""
    whole = {"id": card.id, **{name: value for name, value in tree.items() if name != "id"}}
    return OwnCard(card.family, card.id, card.place if card.place != card.id else "", whole)


async def write(hall: Hall, who: Visitor, at: Opened, card: Card, tree: dict[str, Any]) -> dict[str, Any]:
    """Put a card into the pack; one with mistakes, or not finished, is kept as a draft beside it.

    What is said of it is the reader's: ``mistakes`` with their places, or nothing wrong.
    """
    check_own(at)
    entry = _entry(card, tree)
    packs, pack = hall.store.own_packs, at.pack
    for _ in range(TRIES):
        read = await _reading(hall, who.language, pack, card, entry)
        if "mistakes" in read:
            await _keep_draft(hall, at, Draft(card.family, card.place, dict(entry.tree)))
            return read
        changed = await hall.ask(packs.change, pack, pack.name, read["text"])
        if changed is not None:
            remember(pack.game, read)
            await hall.ask(packs.drop_draft, pack.id, card.family, card.place)
            return read
        pack = await found(hall, pack.game, pack.id)
    raise Refused(409, "pack-changed")


async def _keep_draft(hall: Hall, at: Opened, draft: Draft) -> None:
    try:
        await hall.ask(hall.store.own_packs.keep_draft, at.pack.id, draft)
    except TooMany:
        raise Refused(429, "many-drafts") from None
    except TooLong:
        raise Refused(413, "drafts-too-long", most=MAX_DRAFT_LETTERS) from None


async def put_back(hall: Hall, who: Visitor, at: Opened, card: Card) -> None:
    """Take one's card out of the pack: the one of the house stands there again."""
    check_own(at)
    await _change(hall, who, at.pack, lambda pack: (pack.name, {"drop": [card.family, card.place]}))
    await hall.ask(hall.store.own_packs.drop_draft, at.pack.id, card.family, card.place)


async def add_card(hall: Hall, who: Visitor, at: Opened, family: str, name: str) -> str:
    """A new card, where a pack may have any number of them: a draft under an id made of its name."""
    check_own(at)
    if family not in forms_of(at.pack.game) or not may_add(at.pack.game):
        raise Refused(404, "no-such-card")
    called = plain_text(name, MAX_NAME)
    if not called:
        raise Refused(422, "card-name-missing")
    cards = game_spec(at.pack.game).pack_cards(at.box)
    taken = {card.id for card in cards} | {each.place for each in at.drafts}
    card_id = slug(called, taken)
    tree = {"id": card_id, "name": {who.language: called}, "origin": "box"}
    await _keep_draft(hall, at, Draft(family, card_id, tree))
    return card_id


def may_add(game: str) -> bool:
    """A pack of the game may have any number of cards: decks are made of them."""
    return game_spec(game).decks is not None


def slug(name: str, taken: Sequence[str] | set[str], nameless: str = "card") -> str:
    """An id made of a name, that nothing else has."""
    plain = "-".join(re.findall(r"[a-z0-9]+", plain_name(name)))[:40].strip("-") or nameless
    found, number = plain, 1
    while found in taken:
        number += 1
        found = f"{plain}-{number}"
    return found


def _told(mistakes: Sequence[Mapping[str, Any]], language: str) -> str:
    return " ".join([_said(each, language) for each in mistakes[:5]])


def _said(mistake: Mapping[str, Any], language: str) -> str:
    kind = str(mistake.get("kind", ""))
    return say(language, f"pack-{kind}") if kind and not mistake["said"] else str(mistake["said"])
