"""Nothing is lost and nothing made: kreski, ducats, cards and what is attached to them."""

from __future__ import annotations

from interrex.engine.table import SEAT_LETTERS
from interrex.games.veto.table import KRESKI, NOBODY, STACK, UNDER, Veto, in_play


def reckoned(game: Veto) -> list[int]:
    """VT-103 The bank is unlimited, so each treasury is reckoned anew: its opening sum, and each sum told."""
    ducats = list(game.opening)
    for kind, args, _, _ in game.told:
        if kind in ("took_ducats", "settled"):
            ducats[args[0]] += args[1]
        elif kind in ("paid", "bribed", "lost_ducats"):
            ducats[args[0]] -= args[1]
        elif kind == "stole_ducats":
            ducats[args[0]] += args[2]
            ducats[args[1]] -= args[2]
    return ducats


def audit(game: Veto) -> str:
    """VT-102 to VT-104 Every kreska is somewhere, every ducat accounted for, every card in one place."""
    total = game.pool + sum(game.kreski)
    if total != KRESKI[game.seats]:
        return f"{total} kreski instead of {KRESKI[game.seats]}"
    if min(game.kreski) < 0 or min(game.ducats) < 0 or game.pool < 0:
        return "somebody has fewer than 0 kreski or ducats (VT-104)"
    for seat, ducats in enumerate(reckoned(game)):
        if game.ducats[seat] != ducats:
            return f"{game.ducats[seat]} ducats of {SEAT_LETTERS[seat]} where the log makes it {ducats}"
    lying = sorted(card for place_ in game.cards_at for card in place_)
    if lying != list(range(len(game.kinds))):
        return "a card is lost or lies in two places"
    for place_, cards in enumerate(game.cards_at):
        for card in cards:
            if game.where[card] != place_:
                return f"{game.kinds[card].id} is not where it lies"
            if place_ >= UNDER and game.kinds[card].family != "thrust":
                return f"{game.kinds[card].id} lies face down under a character"
    return bad_attachment(game)


def bad_attachment(game: Veto) -> str:
    """VT-129 What is attached has its host in play; a card on the stack is being played."""
    for card, host in enumerate(game.host):
        if host != NOBODY and not (in_play(game, card) and in_play(game, host)):
            return f"{game.kinds[card].id} is attached to something that is not in play"
    for card, kind in enumerate(game.kinds):
        if (
            in_play(game, card)
            and kind.family in ("equipment", "effect", "thrust")
            and game.host[card] == NOBODY
        ):
            return f"{kind.id} is in play without a host"
    for place_ in range(UNDER, len(game.cards_at)):
        bearer = game.holders[place_ - UNDER]
        if game.cards_at[place_] and (bearer == NOBODY or not in_play(game, bearer)):
            return "a thrust lies face down under nobody"
    if game.cards_at[STACK] and game.result is None and not game.stack and not game.agenda:
        return "a card is still being played although nothing goes on"
    return ""
