from __future__ import annotations
from typing import Any
from interrex.engine.packs import Entry
from interrex.engine.settings import Settings
from interrex.games.veto.cards import Pack
from interrex.games.veto.table import *

def set_position(settings: Settings, pack: Pack, entry: Entry) -> Veto: ...
def facts(game: Veto) -> dict[str, Any]:
    return {}


def lost_or_made(game: Veto) -> str:
    """VT-102 Every kreska is somewhere, every card in exactly one place."""
    total = game.pool + sum(game.kreski)
    if total != KRESKI[game.seats]:
        return f"{total} kreski instead of {KRESKI[game.seats]}"
    if min(game.kreski) < 0 or min(game.ducats) < 0 or game.pool < 0:
        return "somebody has fewer than 0 kreski or ducats (VT-104)"
    lying = sorted(card for place in game.lying for card in place)
    if lying != list(range(len(game.kinds))):
        return "a card is lost or lies in two places"
    for place, cards in enumerate(game.lying):
        for card in cards:
            if game.where[card] != place:
                return f"{game.kinds[card].id} is not where it lies"
            if place >= UNDER and game.kinds[card].family != "thrust":
                return f"{game.kinds[card].id} lies face down under a character"
    for card, host in enumerate(game.host):
        if host != NOBODY and not (in_play(game, card) and in_play(game, host)):
            return f"{game.kinds[card].id} is attached to something that is not in play"
    for slot, bearer in enumerate(game.holders):
        if bearer != NOBODY and (game.slot[bearer] != slot or not in_play(game, bearer)):
            return f"slot {slot} belongs to {game.kinds[bearer].id}, who is not there"
    for place in range(UNDER, len(game.lying)):
        if game.lying[place] and game.holders[place - UNDER] == NOBODY:
            return "a thrust lies face down under nobody"
    if game.asked and not game.stack and game.lying[STACK] and not game.agenda:
        return "a card is still being played without a stack"
    return ""
