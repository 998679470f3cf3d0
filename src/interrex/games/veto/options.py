"""What options are made of, in reading order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.options import (
    Part,
    Parts,
    card_part,
    joined,
    mark,
    number_part,
    place_part,
    private,
    seat_part,
    verb,
)
from interrex.engine.questions import Option
from interrex.games.veto.cards import FACTION, KARMAZYN, THRUST
from interrex.games.veto.table import (
    HAND,
    INFLUENCE,
    ITEM_CARD,
    LOOK,
    NOBODY,
    UNDER,
    Veto,
    controller,
    in_play,
)

FIELD_NAMES: Final = ("electoral", "magnates")
OF_SEATS: Final = ("against whom",)
NUMBERS: Final = ("bribe",)
REPLIES: Final = ("reply", "moment")
ANSWERED: Final = 3  # where a reply names the item of the stack


def option_parts(game: Veto, question: str, option: Option) -> Parts:
    """An option in reading order."""
    if question in by_hand.QUESTIONS:
        return by_hand.parts(game, question, option)
    if isinstance(option, str):
        return (verb(option),)
    if question == "turn" or question == "attach":
        return turn_parts(game, option)
    if question == "slot":
        return (verb(option[0]), card_part(option[1]))
    if isinstance(option, tuple):
        return reply_parts(game, option)
    if question in NUMBERS:
        return (verb("pay"), number_part(option))
    if question in OF_SEATS:
        return (seat_part(option),)
    return (thing(option),)


def thing(target: int) -> Part:
    """A card, or below zero a player."""
    return seat_part(-1 - target) if target < 0 else card_part(target)


def target_parts(target: Any) -> Parts:
    """`` on roch-kowalski``, `` on B``, or nothing."""
    if target is None or target == ():
        return ()
    if isinstance(target, tuple):
        return (mark("on"), *joined([[card_part(each)] for each in target], "and"))
    return (mark("on"), thing(target))


def turn_parts(game: Veto, option: tuple[Any, ...]) -> Parts:
    """What may be done in a turn."""
    what, own = option[0], option[1]
    if what == "deploy" and game.kinds[own].keywords & KARMAZYN:
        return (verb("deploy"), card_part(own), mark("to"), place_part("field", option[2], FIELD_NAMES))
    if what in ("deploy", "estate"):
        return (verb("deploy"), card_part(own))
    if what == "equip":
        return (verb("equip"), card_part(option[2]), mark("with"), card_part(own))
    if what == "attach":
        return (verb("attach"), card_part(own), mark("to"), card_part(option[2]))
    if what == "transfer":
        return (verb("hand"), card_part(own), mark("to"), card_part(option[2]))
    if what == "agitate":
        extra = (mark("discarding"), card_part(option[2])) if option[2] != NOBODY else ()
        return (verb("agitate with"), card_part(own), *extra)
    if what == "challenge":
        return (verb("challenge"), card_part(option[2]), mark("with"), card_part(own))
    if what == "move":
        return (verb("move"), card_part(own))
    if option[2] == INFLUENCE:
        return (verb("influence"), *target_parts(option[3]))
    return (verb(what), card_part(own), *target_parts(option[3]))


def reply_parts(game: Veto, answer: tuple[Any, ...]) -> Parts:
    """A reply: the card, its target, and the item of the stack it is aimed at if there are several."""
    own, _, target, answers = answer
    parts = (card_part(own), *target_parts(target))
    if 0 <= answers < len(game.stack) and len(game.stack) > 1:
        return (*parts, mark("against"), card_part(game.stack[answers][ITEM_CARD]))
    return parts


# --- options of one word -----------------------------------------------------------------------------


def difference(game: Veto, question: str, option: Option, alike: Sequence[Option]) -> Parts:
    """VT-1034 What tells an option from the others of its word: places of cards, or items of the stack."""
    if not isinstance(option, tuple):
        return place_of(game, option)
    said: list[Part] = []
    for at, part in enumerate(option):
        if isinstance(part, int) and any(other[at] != part for other in alike):
            if question in REPLIES and at == ANSWERED:
                said.extend((mark("at"), number_part(part + 1)))
            elif option[0] == "transfer":
                said.extend((mark("instead of"), card_part(game.host[part])))
            else:
                said.extend(place_of(game, part))
    return tuple(said)


def place_of(game: Veto, card: int) -> Parts:
    """Where a card lies: in the hand, face down or face up with a character, with a player.

    Whether a thrust came from the hand or from beside a fighter may be a secret, and so is a looked-at row.
    """
    where = game.where[card]
    if HAND <= where < HAND + 4:
        return private((mark("from hand"),))
    if LOOK <= where < LOOK + 4:
        return private((mark("from place"), number_part(game.cards_at[where].index(card) + 1)))
    if where >= UNDER:
        return private((mark("from under"), card_part(game.holders[where - UNDER])))
    if not in_play(game, card):
        return ()
    host = game.host[card]
    if host == NOBODY or game.kinds[host].family == FACTION:
        return (mark("of"), seat_part(controller(game, card)))
    if game.kinds[card].family == THRUST:
        return private((mark("from beside"), card_part(host)))
    return (mark("of"), card_part(host))
