"""The cards of packs that people write in the browser: read, kept, put back, added.

Whoever changes a card says by its stamp which card they have seen. One that is another by now is not
overwritten: ``CardChanged`` tells what stands there.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.packs import ID
from interrex.games import game_spec
from interrex.match.pack_file import OwnCard
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.own_packs import (
    MAX_CARDS,
    MAX_NAME,
    MAX_PACK,
    TRIES,
    Check,
    Opened,
    Readings,
    check_own,
    forms_of,
    keep_reading,
    may_add,
    opened,
    parsed,
    remember,
    slug,
    told,
    unchecked,
)
from interrex.web.phrases import say
from interrex.web.store import Draft, OwnPack
from interrex.web.store.decks import TooMany
from interrex.web.store.own_packs import MAX_DRAFT_LETTERS, TooLong
from interrex.web.tables.company import plain_text
from interrex.web.tables.hall import Hall

TYPED: Final = "typed"
DRAFT: Final = "draft"
GONE: Final = "gone"  # it was taken out of the pack, and the house has none in its place
MAX_ID: Final = 80  # letters
_of_drafts: Final[Readings] = {}  # by game, text, language and card


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is being written: in whose place, as far as it is filled in."""

    family: str
    place: str
    tree: dict[str, Any]
    state: str  # typed, draft, gone, or the origin of the card of the house
    base: OwnCard | None

    @property
    def id(self) -> str:
        return str(self.tree.get("id", self.place))

    @property
    def stamp(self) -> str:
        """What the card says, in short: whoever changes it says by this what they have seen."""
        tree = self.tree if self.state in (TYPED, DRAFT) else {}
        said = json.dumps([self.family, self.place, tree], sort_keys=True, default=str)
        return hashlib.sha256(said.encode()).hexdigest()[:16]


class CardChanged(Exception):
    """A card is not what somebody has seen who wants to change it; what it is now."""

    def __init__(self, at: Opened, card: Card) -> None:
        super().__init__(card.place)
        self.at = at
        self.card = card


def card_at(at: Opened, place: str, family: str = "") -> Card:
    """The card in a place: as it was left, as it stands in the pack, else as the house has it.

    With a family, one that is not there any more is found as well: whoever has written it may put it back.
    """
    own = next((each for each in at.own if place in (each.place, each.id)), None)
    draft = next((each for each in at.drafts if each.place == (own.place if own else place)), None)
    if own is not None:
        place = own.place
    named, family = family, draft.family if draft is not None else own.family if own is not None else ""
    base = next((each for (_, name), each in at.base.items() if name == place), None)
    if not family and base is None:
        if named in forms_of(at.pack.game) and may_add(at.pack.game) and is_id(place):
            return Card(named, place, {}, GONE, None)
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


def is_id(place: str) -> bool:
    """A card may be called so."""
    return len(place) <= MAX_ID and ID.fullmatch(place) is not None


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
    return {"whole": at.whole}


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
    missing = [
        {"path": field.name, "said": say(language, "slot-zero"), "kind": ""}
        for field in forms_of(pack.game)[card.family]
        if field.asks_zero and field.is_asked(entry.tree) and field.name not in entry.tree
    ]
    if missing:
        mistakes = [*read.get("mistakes", ()), *missing]
        read = (
            {**read, "mistakes": mistakes} if "mistakes" in read else {"mistakes": missing, "preview": read}
        )
    if "mistakes" in read:
        keep_reading(_of_drafts, key, read)
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


Attempt = Callable[[OwnPack], Awaitable[tuple[OwnPack | None, dict[str, Any]]]]
IsDone = Callable[[Card], bool]


async def _settled(
    hall: Hall, who: Visitor, at: Opened, card: Card, stamp: str, is_done: IsDone, attempt: Attempt
) -> dict[str, Any]:
    """Change a card that is what somebody has seen; whatever other cards have become meanwhile stays."""
    check_own(at)
    for _ in range(TRIES):
        if card.stamp != stamp and not is_done(card):
            raise CardChanged(at, card)
        changed, read = await attempt(at.pack)
        if changed is not None:
            return read
        at = await opened(hall, who, at.pack.game, at.pack.id, card=card.place)
        check_own(at)
        card = card_at(at, card.place, card.family)
    raise Refused(409, "pack-changed")


async def write(
    hall: Hall, who: Visitor, at: Opened, card: Card, tree: dict[str, Any], stamp: str
) -> dict[str, Any]:
    """Put a card into the pack; one with mistakes, or not finished, is kept as a draft beside it.

    What is said of it is the reader's: ``mistakes`` with their places, or nothing wrong; and a new ``stamp``.
    """
    entry = _entry(card, tree)

    def is_done(there: Card) -> bool:
        return there.state in (TYPED, DRAFT) and there.tree == entry.tree

    async def attempt(pack: OwnPack) -> tuple[OwnPack | None, dict[str, Any]]:
        read = await _reading(hall, who.language, pack, card, entry)
        if "mistakes" in read:
            draft = Draft(card.family, card.place, dict(entry.tree))
            return await _kept(hall, pack, draft), read
        place = card.family, card.place
        changed = await hall.ask(hall.store.own_packs.change, pack, pack.name, read["text"], None, place)
        if changed is not None:
            remember(pack.game, read)
        return changed, read

    read = await _settled(hall, who, at, card, stamp, is_done, attempt)
    written = Card(card.family, card.place, dict(entry.tree), TYPED, card.base)
    return {**read, "stamp": written.stamp}


async def _kept(hall: Hall, pack: OwnPack, draft: Draft) -> OwnPack | None:
    """Keep a draft beside a pack; None where the pack has changed meanwhile."""
    try:
        return await hall.ask(hall.store.own_packs.change, pack, pack.name, pack.text, draft)
    except TooMany:
        raise Refused(429, "many-drafts") from None
    except TooLong:
        raise Refused(413, "drafts-too-long", most=MAX_DRAFT_LETTERS) from None


async def put_back(hall: Hall, who: Visitor, at: Opened, card: Card, stamp: str) -> None:
    """Take one's card out of the pack: the one of the house stands there again."""
    place = card.family, card.place

    def is_done(there: Card) -> bool:
        return there.state not in (TYPED, DRAFT)

    async def attempt(pack: OwnPack) -> tuple[OwnPack | None, dict[str, Any]]:
        read = await hall.readers.pack(pack.game, pack.text, who.language, drop=list(place))
        if "mistakes" in read:
            raise Refused(422, "pack-mistakes", why=told(read["mistakes"], who.language))
        changed = await hall.ask(hall.store.own_packs.change, pack, pack.name, read["text"], None, place)
        if changed is not None:
            remember(pack.game, read)
        return changed, read

    await _settled(hall, who, at, card, stamp, is_done, attempt)


async def add_card(hall: Hall, who: Visitor, at: Opened, family: str, name: str) -> str:
    """A new card, where a pack may have any number of them: a draft under an id made of its name."""
    if family not in forms_of(at.pack.game) or not may_add(at.pack.game):
        raise Refused(404, "no-such-card")
    called = plain_text(name, MAX_NAME)
    if not called:
        raise Refused(422, "card-name-missing")
    for _ in range(TRIES):
        check_own(at)
        cards = game_spec(at.pack.game).pack_cards(at.box)
        taken = {card.id for card in cards} | {each.place for each in at.drafts}
        card_id = slug(called, taken)
        tree = {"id": card_id, "name": {who.language: called}, "origin": "box"}
        if await _kept(hall, at.pack, Draft(family, card_id, tree)) is not None:
            return card_id
        at = await opened(hall, who, at.pack.game, at.pack.id)
    raise Refused(409, "pack-changed")
