"""Packs that people write in the browser: made, imported, changed card by card, shared."""

from __future__ import annotations

import asyncio
import hashlib
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
from interrex.web.tables.company import plain_text
from interrex.web.tables.hall import Hall

PACK_ID: Final = re.compile(r"[0-9a-f]{16}")
MAX_PACK: Final = 200_000  # characters of a pack file
MAX_NAME: Final = 60
MAX_CARDS: Final = 600  # of one's own in a pack
MAX_KEYWORDS: Final = 30  # that a pack adds
MAX_READ: Final = 12  # texts whose reading is remembered
TRIES: Final = 5  # to change a pack that another device changes too


class PackChanged(Exception):
    """A pack is not what somebody has seen who wants to change all of it, or what it is called."""


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


def remember(game: str, read: dict[str, Any]) -> None:
    """A text that is in order need not be read again for every card of it."""
    keep_reading(_in_order, (game, read["text"]), read)


def keep_reading(readings: Readings, key: tuple[str, ...], read: dict[str, Any]) -> None:
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
        raise Refused(409, "pack-unreadable", why=told(read["mistakes"], who.language))
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
    if not text.strip():
        raise Refused(422, "import-nothing")
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


def head_stamp(pack: OwnPack) -> str:
    """What a pack is called and which keywords it adds, in short."""
    said = json.dumps([pack.name, list(map(str, parsed(pack.text)[0].get("keywords", ())))])
    return hashlib.sha256(said.encode()).hexdigest()[:16]


async def rename(
    hall: Hall, who: Visitor, game: str, pack: str, name: str, keywords: str, stamp: str
) -> OwnPack:
    """Call a pack otherwise; and the keywords it adds, in a game that has any.

    ``stamp`` tells what was seen; ``PackChanged`` where the pack is called otherwise by now.
    """
    there = await found(hall, game, pack)
    if not await _issue(hall, who, pack):
        raise Refused(403, "not-your-pack")
    listed = list(dict.fromkeys(re.findall(r"[^\s,;]+", keywords)))[:MAX_KEYWORDS]

    def wanted(pack: OwnPack) -> tuple[str, dict[str, Any]]:
        called = plain_text(name, MAX_NAME) or pack.name
        before = parsed(pack.text)[0]
        if head_stamp(pack) != stamp and [called, listed] != [pack.name, list(before.get("keywords", ()))]:
            raise PackChanged
        head: dict[str, Any] = {"name": {**before.get("name", {}), who.language: called}}
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
            raise Refused(422, "pack-mistakes", why=told(read["mistakes"], who.language))
        if len(read["text"]) > MAX_PACK:
            raise Refused(413, "pack-too-long", most=MAX_PACK)
        changed = await hall.ask(hall.store.own_packs.change, pack, name, read["text"])
        if changed is not None:
            remember(pack.game, read)
            return changed
        pack = await found(hall, pack.game, pack.id)
    raise Refused(409, "pack-changed")


async def forget(hall: Hall, who: Visitor, game: str, pack: str, version: int) -> None:
    """Keep a pack no longer; tables that were made with it keep theirs.

    ``version`` tells what was seen; ``PackChanged`` where more has been typed since.
    """
    there = await found(hall, game, pack)
    if not await _issue(hall, who, pack):
        raise Refused(403, "not-your-pack")
    if there.version != version or not await hall.ask(hall.store.own_packs.forget, who.hash, pack, version):
        raise PackChanged


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


def told(mistakes: Sequence[Mapping[str, Any]], language: str) -> str:
    """The first few mistakes of a pack, in a language."""
    return " ".join([_said(each, language) for each in mistakes[:5]])


def _said(mistake: Mapping[str, Any], language: str) -> str:
    kind = str(mistake.get("kind", ""))
    return say(language, f"pack-{kind}") if kind and not mistake["said"] else str(mistake["said"])
