"""Chapter 1000: what a player may do in a slot of the exchange, and which thrusts may be played."""

from __future__ import annotations

from typing import Any

from interrex.games.veto.answers import used_up, why_not_cost, why_not_play
from interrex.games.veto.cards import CIECIE, EFFECT, NIEWIASTA, TAGS, THRUST
from interrex.games.veto.equal_cards import distinct
from interrex.games.veto.fitting import fits_slot
from interrex.games.veto.moving import face_up_thrusts
from interrex.games.veto.permissions import forbidden
from interrex.games.veto.table import (
    BARRED,
    BENE,
    HAND,
    NOBODY,
    SEATS,
    Veto,
    in_play,
    is_tapped,
    thrusts_are_paid,
    under,
)
from interrex.games.veto.traits import derived, fighters_of, holds, is_blank, keywords, own_fighter


def thrusts_under(game: Veto, seat: int) -> list[int]:
    """VT-1034 The thrusts attached to the player's own fighter that he may look at."""
    fighter = own_fighter(game, seat)
    if fighter == NOBODY or forbidden(game, "use_attached_thrust", fighter) != NOBODY:
        return []
    hidden = [card for card in under(game, fighter) if game.sees[game.where[card]] >> seat & 1]
    return hidden + face_up_thrusts(game, fighter)


def usable_under(game: Veto, seat: int) -> bool:
    """Thrusts lie under the fighter and he may use them, as everybody sees."""
    barred = game.duel[BARRED + fighters_of(game).index(seat)] & 2
    return not barred and bool(thrusts_under(game, seat))


def why_not_thrust(game: Veto, seat: int, card: int) -> str:
    """VT-1070, VT-1505 The rule by which a thrust cannot be played in this duel, or nothing."""
    kind = game.kinds[card]
    fighter = own_fighter(game, seat)
    if fighter == NOBODY:
        return "VT-1070"
    if kind.faction and kind.faction != game.factions[seat]:
        return "VT-1505"
    side = fighters_of(game).index(seat)
    barred = game.duel[BARRED + side]
    if barred & 2 or (barred & 1 and kind.keywords & CIECIE):
        return "VT-1301"
    if kind.keywords & CIECIE and forbidden(game, ("play_thrust", "ciecie"), fighter) != NOBODY:
        return "VT-1301"
    if forbidden(game, ("play_thrust", "any"), fighter) != NOBODY:
        return "VT-1301"
    for entry in game.lasting:
        if entry[0] == "cannot" and entry[2] == fighter and isinstance(entry[1], tuple):
            if entry[1][1] == "any" or kind.keywords & CIECIE:
                return "VT-1301"
    for verb, _, args in kind.texts:
        if verb == "playable_if" and not holds(game, card, seat, args[0]):
            return "VT-1301"
    for ability in kind.abilities:
        if ability.letter == "T" and thrusts_are_paid(game):
            return why_not_cost(game, seat, card, ability)
    return ""


def slot_options(game: Veto, side: int) -> list[Any]:
    """VT-1032 A thrust, a duel reply, or bene."""
    seat = game.duel[SEATS + side]
    options: list[Any] = [BENE]
    cards = [card for card in game.cards_at[HAND + seat] if game.kinds[card].family == THRUST]
    cards += thrusts_under(game, seat)
    for card in distinct(game, cards):
        if game.kinds[card].abilities[0].letter == "T" and not why_not_thrust(game, seat, card):
            options.append(("thrust", card))
    for card, mask in derived(game).replies[seat]:
        if mask & TAGS["exchange_slot"]:
            duel_replies(game, seat, card, options)
    if game.hand_tags[seat] & TAGS["exchange_slot"]:
        for card in distinct(game, game.cards_at[HAND + seat]):
            if game.kinds[card].family == EFFECT and not why_not_play(game, seat, card):
                slot_texts(game, seat, card, options)
    return options


def duel_replies(game: Veto, seat: int, card: int, options: list[Any]) -> None:
    """VT-1071, VT-216 Replies of cards in play that work on the duel, most of them of companions."""
    if keywords(game, card) & NIEWIASTA and not is_tapped(game, card) and own_fighter(game, seat) != card:
        options.append(("favour", card))
    if not is_blank(game, card):
        slot_texts(game, seat, card, options)


def slot_texts(game: Veto, seat: int, card: int, options: list[Any]) -> None:
    """VT-1032 Replies that name the slots of the exchange; one for any moment only from play."""
    for number, ability in enumerate(game.kinds[card].abilities):
        if ability.letter != "R" or not ability.tags & TAGS["exchange_slot"]:
            continue
        if ability.host is not None or ability.tap_target or ability.is_priced_by_choice:
            continue  # what these need is chosen when they are declared, and in a slot nothing is
        words = [when[1] if len(when) > 1 else "any" for when in ability.when if when[0] == "exchange_slot"]
        if not words and in_play(game, card):
            words = ["any"]
        if any(fits_slot(game, seat, card, word, seat) for word in words) and not (
            why_not_cost(game, seat, card, ability) or used_up(game, card, number)
        ):
            options.append(("use", card, number))
