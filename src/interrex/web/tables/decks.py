"""Decks that people bring: the table is dealt when the last one is in. Until then nobody sees it."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Settings, Switch
from interrex.games import game_spec
from interrex.match.session import Stale
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import OWN_DECK, Live

MAX_DECK: Final = 20_000  # characters of a deck file


def names(live: Live, seat: int) -> list[Switch]:
    """The decks that come with the pack, for a seat."""
    spec = game_spec(live.row.settings.game)
    if spec.decks is None:
        return []
    return list(spec.variants[spec.decks.variants[seat]])


async def bring(hall: Hall, live: Live, seat: int, name: str, text: str) -> int:
    """Bring a deck: one of the pack's by name, or a deck file. With the last one the table is dealt."""
    if live.row.seats[seat].deck != OWN_DECK:
        raise Stale
    value = await value_of(hall, live, seat, name, text)
    async with hall.locked(live):
        if live.row.seats[seat].deck != OWN_DECK:
            raise Stale
        if live.awaited() != [seat]:
            await hall.set_deck(live, seat, value)
        else:
            await _deal(hall, live, {seat: value})
        return live.number


async def go_on_without(hall: Hall, live: Live) -> None:
    """A bot has taken a seat: if its deck was the last awaited, the table is dealt."""
    async with hall.locked(live):
        if live.awaited() or not any(each.deck for each in live.row.seats):
            return
        await _deal(hall, live, {})


async def _deal(hall: Hall, live: Live, last: dict[int, str]) -> None:
    """All decks are in. If they do not go together all get theirs back, and may bring others."""
    try:
        await hall.deal(live, settings_with(live, last))
    except BadSetting:
        for seat, each in enumerate(live.row.seats):
            if each.deck and each.deck != OWN_DECK:
                await hall.set_deck(live, seat, OWN_DECK)
        raise


async def value_of(hall: Hall, live: Live, seat: int, name: str, text: str) -> str:
    """What the settings say of a deck; a deck that cannot be played is refused with the reasons."""
    settings = live.row.settings
    spec = game_spec(settings.game)
    assert spec.decks is not None
    if text.strip():
        if len(text) > MAX_DECK:
            why = Reason("deck-length", {"limit": MAX_DECK})
            raise BadSetting(f"A deck file has at most {MAX_DECK} characters.", why)
        pack = await hall.pack_text(live)
        return await hall.readers.deck(settings, pack, text.replace("\r\n", "\n"))
    if name not in names(live, seat):
        legal = ", ".join(map(str, names(live, seat)))
        why = Reason("deck-name", {"name": name[:40], "legal": legal})
        raise BadSetting(f"There is no deck {name[:40]!r}. Choose one of {legal}, or paste a deck file.", why)
    return name


def settings_with(live: Live, last: dict[int, str]) -> Settings:
    """The table's settings with all decks, and a seed that nobody has seen the cards of."""
    settings = live.row.settings
    spec = game_spec(settings.game)
    assert spec.decks is not None
    variants = dict(settings.variants)
    brought = {seat: each.deck for seat, each in enumerate(live.row.seats) if each.deck}
    for seat, deck in {**brought, **last}.items():
        variants[spec.decks.variants[seat]] = deck
    seed = secrets.randbits(128)
    dealt = spec.settings(settings.seats, seed, live.pack, settings.rulings, variants, settings.rules_version)
    return replace(dealt, pack_hash=settings.pack_hash)
