"""Decks in the browser: found by name or link, weighed, read from a text, saved, taken to a table."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Any, Final

from interrex import games
from interrex.bots import USUAL_LEVEL
from interrex.engine.errors import BadSetting
from interrex.engine.spec import Deck, Decks
from interrex.games import game_spec, is_called, is_house
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.new_tables import new_table
from interrex.web.actions.packs import pack_named
from interrex.web.store import PERSON, SavedDeck
from interrex.web.store.decks import TooMany
from interrex.web.tables.company import plain_text
from interrex.web.tables.decks import MAX_DECK
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable

DECK_ID: Final = re.compile(r"[0-9a-f]{16}")
MAX_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Found:
    """A deck that comes with a pack or that somebody has saved; ``ref`` is what links call it."""

    ref: str
    name: str
    about: str
    deck: Deck
    pack: Any
    pack_hash: str  # empty for the house pack
    is_own: bool = False
    version: int = 0


def decks_of(game: str) -> Decks:
    """How decks are brought to a game; refused for a game without decks."""
    decks = game_spec(game).decks if game in games() else None
    if decks is None:
        raise Refused(404, "no-such-game")
    return decks


async def find(hall: Hall, who: Visitor, game: str, ref: str, pack_hash: str = "", version: int = 0) -> Found:
    """The deck of a link or of that name; a saved one with the cards of another pack that has them all."""
    decks = decks_of(game)
    if DECK_ID.fullmatch(ref):
        saved = await hall.ask(hall.store.decks.find, ref, version)
        if saved is None or saved.game != game:
            raise Refused(404, "no-such-deck")
        pack = await pack_named(hall, game, pack_hash or saved.pack_hash)
        if not await has_cards_of(game, pack, saved):
            pack_hash, pack = saved.pack_hash, await pack_named(hall, game, saved.pack_hash)
        own = saved.owner == who.hash
        deck = await asyncio.to_thread(decks.parse, pack, saved.code)
        return Found(ref, saved.name, "", deck, pack, pack_hash or saved.pack_hash, own, saved.version)
    pack = await pack_named(hall, game, pack_hash)
    for shipped in decks.shipped(pack):
        if shipped.id == ref:
            deck = decks.find(pack, ref, {}, game_spec(game).rulings_by({}))
            language = who.language
            return Found(ref, shipped.name[language], shipped.about[language], deck, pack, pack_hash)
    raise Refused(404, "no-such-deck")


async def mine(hall: Hall, who: Visitor, game: str) -> list[SavedDeck]:
    """The decks that this browser has saved."""
    return [] if who.is_new else await hall.ask(hall.store.decks.of, who.hash, game)


async def mine_of(hall: Hall, who: Visitor, game: str, pack: Any) -> list[SavedDeck]:
    """The decks that this browser has saved with cards of that pack, or of what it was some evenings ago."""
    house = is_house(game, pack.hash)  # a deck of the house pack may name none
    found = []
    for each in await mine(hall, who, game):
        if is_called(game, pack, each.pack_hash) or (house and not each.pack_hash):
            found.append(each)
        elif each.pack_hash and await has_cards_of(game, pack, each):
            if await hall.ask(hall.packs.id_of, game, each.pack_hash) == pack.id:
                found.append(each)
    return found


async def has_cards_of(game: str, pack: Any, saved: SavedDeck) -> bool:
    """A pack has every card of a saved deck."""
    decks = game_spec(game).decks
    try:
        return decks is not None and bool(await deck_in(decks, pack, saved.code))
    except BadSetting:
        return False


def check_length(text: str) -> None:
    """A deck that is too long to be read is refused."""
    if len(text) > MAX_DECK:
        raise Refused(422, "deck-too-long", most=MAX_DECK)


async def deck_in(decks: Decks, pack: Any, code: str) -> Deck:
    """The deck in a line; it is read in a thread, for to tell what was meant may take a while."""
    check_length(code)
    deck: Deck = await asyncio.to_thread(decks.parse, pack, code)
    return deck


def objections(game: str, deck: Deck, variants: dict[str, bool]) -> BadSetting | None:
    """Why a deck cannot be played under these variants; None when it can."""
    spec = game_spec(game)
    assert spec.decks is not None
    try:
        spec.decks.check(deck, "deck", variants, spec.rulings_by({}))
    except BadSetting as wrong:
        return wrong
    return None


async def read(hall: Hall, game: str, pack: Any, pack_hash: str, text: str) -> str:
    """The line of a deck from a file or list that somebody pastes, legal or not."""
    decks_of(game)
    check_length(text)
    return await hall.readers.draft(game, hall.packs.text(game, pack_hash), text.replace("\r\n", "\n"))


async def save(
    hall: Hall, who: Visitor, game: str, pack_hash: str, name: str, code: str, ref: str, version: int
) -> SavedDeck:
    """Save a deck under a name: a new version of one's own, or a new deck. It need not be legal yet."""
    decks = decks_of(game)
    pack = await pack_named(hall, game, pack_hash)
    read = await deck_in(decks, pack, code)
    if not read.size:
        raise Refused(422, "deck-empty")
    line = read.code()
    called = plain_text(name, MAX_NAME) or called_by_heads(read, who.language)
    deck = ref if DECK_ID.fullmatch(ref) else ""
    if pack_hash:
        await hall.ask(hall.packs.keep, game, pack_hash, hall.packs.text(game, pack_hash))
    try:
        return await hall.ask(hall.store.decks.save, who.hash, game, pack_hash, called, line, deck, version)
    except TooMany:
        raise Refused(429, "many-decks") from None


def called_by_heads(deck: Deck, language: str) -> str:
    """What a deck is called to which nobody has given a name: by what leads it."""
    return ", ".join([kind.name[language] for kind in deck.heads])[:MAX_NAME]


async def test_it(hall: Hall, who: Visitor, game: str, pack_hash: str, code: str, against: str) -> Live:
    """A table of two at which this deck meets one of the pack's, played by a bot."""
    decks = decks_of(game)
    pack = await pack_named(hall, game, pack_hash)
    deck = await deck_in(decks, pack, code)
    wrong = objections(game, deck, {})
    if wrong is not None:
        raise wrong
    variants: dict[str, Any] = {decks.variants[0]: deck.code()}
    offered = [each.id for each in decks.shipped(pack)]
    if against in offered:
        variants[decks.variants[1]] = against
    elif not offered:
        variants[decks.variants[1]] = deck.code()
    wanted = NewTable(game, [PERSON, USUAL_LEVEL], variants=variants, pack=pack_hash, names={0: ""})
    return await new_table(hall, who, wanted)
