"""Packs that people write, at tables: known to new ones, played with in one click, a card tried."""

from __future__ import annotations

import asyncio

from interrex.bots import USUAL_LEVEL
from interrex.engine.errors import BadSetting
from interrex.engine.packs import edition_of
from interrex.games import game_spec
from interrex.match.decks import Begun, begun_with, decks_against
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.actions.decks import Found, deck_in, decks_of
from interrex.web.actions.new_tables import new_table, play_now
from interrex.web.actions.own_cards import DRAFT, Card
from interrex.web.actions.own_packs import Check, Opened, mine, opened, unchecked
from interrex.web.store import PERSON
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import TRIAL, Live
from interrex.web.tables.new_table import Beginning, NewTable
from interrex.web.tables.seating import tell


async def to_tables(hall: Hall, who: Visitor, game: str, pack: str, check: Check = unchecked) -> str:
    """Make a pack that one has a link to known to new tables; the hash by which they name it."""
    at = await opened(hall, who, game, pack, check)
    return await hall.ask(hall.packs.admit, game, at.box, at.whole)


async def changed_since(hall: Hall, who: Visitor, game: str, deck: Found, check: Check = unchecked) -> str:
    """One's own pack of which a saved deck shows earlier cards and can have those of now; else nothing."""
    if not deck.version or not deck.pack_hash:
        return ""
    for each in await mine(hall, who, game):
        at = await opened(hall, who, game, each.id, check)
        if at.box.id == deck.pack.id and edition_of(at.box) != deck.pack_hash:
            try:
                await deck_in(decks_of(game), at.box, deck.deck.code())
            except BadSetting:
                continue
            return each.id
    return ""


async def try_card(hall: Hall, who: Visitor, at: Opened, card: Card) -> tuple[Live, bool]:
    """A table of the real game against bots at which the card lies before its maker, where one is found."""
    if card.state == DRAFT:
        raise Refused(409, "try-draft")
    named = await hall.ask(hall.packs.admit, at.pack.game, at.box, at.whole)
    found = await hall.readers.trial(at.pack.game, at.whole, card.id, card.family)
    is_found = bool(found["found"])
    seats = found["seats"] if is_found else game_spec(at.pack.game).seats[0]
    begun = None
    if is_found:
        choices = [(int(seat), str(word)) for seat, word in found["choices"]]
        begun = Beginning(int(found["seed"]), choices)
    wanted = NewTable(
        at.pack.game, [PERSON, *[USUAL_LEVEL] * (seats - 1)], variants=found.get("variants", {}),
        pack=named, names={0: ""}, beginning=begun, is_trial=True, made_for=f"{at.pack.id}/{card.place}",
    )  # fmt: skip
    live = await new_table(hall, who, wanted)
    if is_found:
        await tell(
            hall, live, TRIAL, 0
        )  # where the deal begins to be played: before it much may have happened
    return live, is_found


def begun_deck(at: Opened) -> Begun | None:
    """A deck with the cards that a pack's maker has typed in it; None in a game without decks."""
    spec = game_spec(at.pack.game)
    own = {each.id for each in at.own}
    return begun_with(spec.decks, at.box, own, spec.rulings_by({})) if spec.decks is not None else None


async def play(hall: Hall, who: Visitor, at: Opened) -> Live:
    """A table against bots with the cards of a pack; in a game of decks with one that has them in it."""
    named = await hall.ask(hall.packs.admit, at.pack.game, at.box, at.whole)
    begun = await asyncio.to_thread(begun_deck, at)
    if begun is None and game_spec(at.pack.game).decks is not None:
        raise Refused(409, "pack-needs-deck")
    brought = await asyncio.to_thread(brought_decks, at, begun) if begun is not None else ()
    return await play_now(hall, who, at.pack.game, named, brought, at.pack.id)


def brought_decks(at: Opened, begun: Begun) -> list[str]:
    """The decks of a table for two: the begun one, and one of the pack against it."""
    spec = game_spec(at.pack.game)
    assert spec.decks is not None
    usual = [str(spec.variants[name][0]) for name in spec.decks.variants[1 : spec.seats[0]]]
    against = decks_against(spec.decks, at.box, begun, usual, spec.rulings_by({}))
    return [begun.deck.code(), *against]
