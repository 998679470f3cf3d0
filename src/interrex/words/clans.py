"""Vendetta: what the cards of a clan have in common, in a line for who chooses one (VE-119)."""

from __future__ import annotations

from typing import Any

from interrex.games import house_pack
from interrex.words.sentences import Words


def about_clan(words: Words, pack: Any, clan: str) -> str:
    """The line is about the cards of the box; nothing for a clan that has others in this pack."""
    key = f"about-clan-{clan}"
    own = cards_of_clan(pack, clan)
    return words.say(key) if words.has(key) and own == cards_of_clan(house_pack("vendetta"), clan) else ""


def cards_of_clan(pack: Any, clan: str) -> list[Any]:
    """VE-103 The nine cards of a clan, in the order of the pack."""
    number = [kind.id for kind in pack.clans].index(clan)
    return [kind for kind in pack.kinds if kind.family == "clan_card" and kind.clan == number]
