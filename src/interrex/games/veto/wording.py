"""The short stable words of options, as records and players write them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from interrex.engine.decision import Option
from interrex.games.veto.cards import FACTION, KARMAZYN, THRUST
from interrex.games.veto.table import (
    HAND,
    INFLUENCE,
    LOOK,
    NOBODY,
    SEAT_LETTERS,
    UNDER,
    Veto,
    controller,
    in_play,
)

FIELD_NAMES: Final = ("electoral", "magnates")
FROM: Final = " from "  # before a place that tells equal cards apart; only their player reads it
ANSWERED: Final = 3  # where a reply names the item of the stack
OF_SEATS: Final = ("against whom",)
NUMBERS: Final = ("bribe",)


def option_word(game: Veto, question: str, option: Option, name: Callable[[int], str]) -> str:
    """The word of an option; ``name`` gives the word of a card."""
    if isinstance(option, str):
        return option
    if question == "turn" or question == "attach":
        return turn_word(game, option, name)
    if question == "slot":
        return slot_word(option, name)
    if isinstance(option, tuple):
        return reply_word(game, option, name)
    if question in NUMBERS:
        return f"pay {option}"
    if question in OF_SEATS or option < 0:
        return SEAT_LETTERS[option if option >= 0 else -1 - option]
    return name(option)


def target_word(target: Any, name: Callable[[int], str]) -> str:
    """`` on roch-kowalski``, `` on B``, or nothing."""
    if target is None or target == ():
        return ""
    if isinstance(target, tuple):
        return " on " + " and ".join(name(card) for card in target)
    return f" on {SEAT_LETTERS[-1 - target] if target < 0 else name(target)}"


def turn_word(game: Veto, option: tuple[Any, ...], name: Callable[[int], str]) -> str:
    """What may be done in a turn."""
    verb, card = option[0], option[1]
    if verb == "deploy":
        if game.kinds[card].keywords & KARMAZYN:
            return f"deploy {name(card)} to {FIELD_NAMES[option[2]]}"
        return f"deploy {name(card)}"
    if verb == "estate":
        return f"deploy {name(card)}"
    if verb == "equip":
        return f"equip {name(option[2])} with {name(card)}"
    if verb == "attach":
        return f"attach {name(card)} to {name(option[2])}"
    if verb == "transfer":
        return f"hand {name(card)} to {name(option[2])}"
    if verb == "agitate":
        extra = f" discarding {name(option[2])}" if option[2] != NOBODY else ""
        return f"agitate with {name(card)}{extra}"
    if verb == "challenge":
        return f"challenge {name(option[2])} with {name(card)}"
    if verb == "move":
        return f"move {name(card)}"
    if option[2] == INFLUENCE:
        return f"influence{target_word(option[3], name)}"
    return f"{verb} {name(card)}{target_word(option[3], name)}"


def slot_word(option: tuple[Any, ...], name: Callable[[int], str]) -> str:
    """What may be done in a slot of a duel."""
    if option[0] == "thrust":
        return f"thrust {name(option[1])}"
    return f"{option[0]} {name(option[1])}"


def reply_word(game: Veto, answer: tuple[Any, ...], name: Callable[[int], str]) -> str:
    """A reply: the card, its target, and the item of the stack it is aimed at if there are several."""
    card, _, target, answers = answer
    word = f"{name(card)}{target_word(target, name)}"
    if 0 <= answers < len(game.stack) and len(game.stack) > 1:
        word += f" against {name(game.stack[answers][2])}"
    return word


# --- options of one word -----------------------------------------------------------------------------


def told_apart(game: Veto, question: str, options: Sequence[Option], words: list[str]) -> list[str]:
    """VT-1034 Each of several options of one word says where its card lies."""
    told = words[:]
    for word in {word for word in words if words.count(word) > 1}:
        group = [at for at, other in enumerate(words) if other == word]
        for at in group:
            told[at] = word + difference(game, question, options[at], [options[each] for each in group])
    return told


def difference(game: Veto, question: str, option: Option, group: list[Option]) -> str:
    """What tells an option from the others of its word: places of cards, or items of the stack."""
    if not isinstance(option, tuple):
        return place_word(game, option)
    said = ""
    for at, part in enumerate(option):
        if isinstance(part, int) and any(other[at] != part for other in group):
            if question in ("reply", "moment") and at == ANSWERED:
                said += f" at {part + 1}"
            elif option[0] == "transfer":
                said += f" instead of {game.card_word(game.host[part])}"
            else:
                said += place_word(game, part)
    return said


def place_word(game: Veto, card: int) -> str:
    """Where a card lies: in the hand, face down or face up with a character, with a player."""
    where = game.where[card]
    if HAND <= where < HAND + 4:
        return f"{FROM}hand"
    if LOOK <= where < LOOK + 4:
        return f"{FROM}place {game.lying[where].index(card) + 1}"
    if where >= UNDER:
        return f"{FROM}under {game.card_word(game.holders[where - UNDER])}"
    if not in_play(game, card):
        return ""
    host = game.host[card]
    if host == NOBODY or game.kinds[host].family == FACTION:
        return f" of {SEAT_LETTERS[controller(game, card)]}"
    if game.kinds[card].family == THRUST:
        return f"{FROM}beside {game.card_word(host)}"
    return f" of {game.card_word(host)}"
