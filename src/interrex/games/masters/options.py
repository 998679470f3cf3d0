"""The words of options, and the rule behind a refused word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from interrex.engine.decision import Option
from interrex.games.masters.actions import (
    BLOOD,
    CHECKS,
    DARKNESS,
    END_TURN,
    EXCHANGE,
    MOVE,
    PLACE,
    RELIC,
    Action,
    escort,
    objection,
)
from interrex.games.masters.cards import ABILITIES, CELL_NAMES, VAMPIRES, ability_number
from interrex.games.masters.table import DONE, ON_DISTRICT, ON_VAMPIRE, OWNED, TOKEN_NAMES, Masters, kind_of
from interrex.games.masters.vocabulary import NO_ESCORT

SEAT_LETTERS: Final = "ABCDE"
OF_CELLS: Final = (
    "day effect", "lose minion", "expose district", "larger number", "first served", "next agent",
    "which district", "next district", "day fight", "travel to", "token to", "into district",
    "from district", "expose also",
)  # fmt: skip
OF_VAMPIRES: Final = ("first leader", "who gains blood", "give relic", "fighter", "who loses blood")
OF_CARDS: Final = ("discard relic", "rob relic")
OF_MINIONS: Final = ("send minions", "take along")
OF_SIDES: Final = ("which agent", "tempt")
MUST_CHANGE: Final = ("tempt", "summon", "token", "move agent", "reroll die", "set die to 6")


def vampire_word(game: Masters, vampire: int) -> str:
    """A vampire in play by its name."""
    return kind_of(game, vampire).id


def option_word(game: Masters, question: str, option: Option, name: Callable[[int], str]) -> str:
    """The short stable word of an option, as records and players write it."""
    if isinstance(option, str):
        return option
    if question == "act":
        return action_word(game, option, name)
    if question in OF_CELLS:
        return CELL_NAMES[option]
    if question in OF_VAMPIRES:
        return vampire_word(game, option)
    if question in OF_CARDS:
        return name(option)
    if question in OF_SIDES:
        return TOKEN_NAMES[option]
    if question == "first player":
        return SEAT_LETTERS[option]
    if question == "place card":
        return place_word(game, option)
    if isinstance(option, tuple):
        return tuple_word(game, question, option, name)
    return f"{'minions' if question in OF_MINIONS else 'die'} {option}"


def place_word(game: Masters, place: int) -> str:
    """Where a card may be put: a district or a vampire."""
    if place >= ON_VAMPIRE:
        return vampire_word(game, place - ON_VAMPIRE)
    return CELL_NAMES[place - ON_DISTRICT]


def tuple_word(game: Masters, question: str, option: tuple[Any, ...], name: Callable[[int], str]) -> str:
    """Options of several parts: tokens, ways, abilities in a fight, exchanges."""
    if question in ("lure agent", "token"):
        return f"{TOKEN_NAMES[option[1]]} from {CELL_NAMES[option[0]]}"
    if question == "move agent":
        origin, side, to = option
        return f"{TOKEN_NAMES[side]} from {CELL_NAMES[origin]} to {CELL_NAMES[to]}"
    if question == "summon":
        what, number = option
        return vampire_word(game, number) if what == "vampire" else f"minion from {CELL_NAMES[number]}"
    if question == "in the fight":
        return ability_word(game, option[1], option[2], 0)
    return exchange_word(game, option, name)


def exchange_word(game: Masters, moving: tuple[int, ...], name: Callable[[int], str]) -> str:
    """``give cloak-of-mist and take ravens-eye``."""
    owner = OWNED + game.active
    given = [name(card) for card in moving if game.where[card] == owner]
    taken = [name(card) for card in moving if game.where[card] != owner]
    return " and ".join([*(f"give {card}" for card in given), *(f"take {card}" for card in taken)])


def ability_word(game: Masters, kind: int, which: str, mode: int) -> str:
    """``hypnosis`` or, where an ability is a choice, ``hypnosis lure-agents``."""
    card = game.pack.vampires[kind]
    ability = card.blood if which == BLOOD else card.darkness
    word = ABILITIES[ability_number(kind, which)]
    if len(ability.effects) > 1:
        return f"{word} {ability.effects[mode].verb.replace('_', '-')}"
    return word


def action_word(game: Masters, action: tuple[Any, ...], name: Callable[[int], str]) -> str:
    """An action of the night."""
    what = action[0]
    if what == MOVE:
        return f"move {CELL_NAMES[action[1]]}"
    if what in (BLOOD, DARKNESS):
        return ability_word(game, action[1], what, action[2])
    if what == EXCHANGE:
        return f"exchange {vampire_word(game, action[1])}"
    return f"{'use' if what == RELIC else 'place'} {name(action[1])}"


# --- refusals -----------------------------------------------------------------------------------------


def refusal(game: Masters, question: str, word: str, rule: str) -> str:
    """The rule closest to a refused word: the lowest that forbids the action meant."""
    if word == DONE and question in MUST_CHANGE:
        return "MN-619"
    if question == "send minions" and number_in(word.removeprefix("minions ")) >= 0:
        there = game.minions[game.fight_cell]
        return "MN-804" if number_in(word.removeprefix("minions ")) <= there else rule
    if question == "act":
        vampire = game.active
        if word == END_TURN:
            return "MN-615"
        parts = word.split()
        if len(parts) == 4 and parts[0] == MOVE and parts[1] in CELL_NAMES and parts[2] == "with":
            return escort_refusal(game, vampire, CELL_NAMES.index(parts[1]), parts[3], rule)
        action = action_meant(game, vampire, word)
        if action is not None:
            return objection(game, vampire, action) or rule
    if question == "exchange" and word.split()[:1] in (["give"], ["take"]):
        return "MN-759"
    if question == "die":
        return "MN-203"
    return rule


def number_in(word: str) -> int:
    """A small number as somebody wrote it, or -1."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 3 else -1


def escort_refusal(game: Masters, vampire: int, cell: int, number: str, rule: str) -> str:
    """``move r3c3 with 1``: a Move whose minions cannot go along."""
    against = objection(game, vampire, (MOVE, cell))
    if against:
        return against
    if escort(game, game.at[vampire], cell) < number_in(number):
        banned = any(place - ON_DISTRICT in (cell, game.at[vampire]) for place, _ in game.force[NO_ESCORT])
        return card_rule(game, "no_escort") if banned else "MN-705"
    return rule


def card_rule(game: Masters, verb: str) -> str:
    """The id of a placed event with that verb."""
    for card, _, _ in game.watched:
        if any(effect.verb == verb for effect in game.pack.events[card].standing):
            return f"MN-E{card + 1:02}"
    return "MN-444"


def action_meant(game: Masters, vampire: int, word: str) -> Action | None:
    """The action a word of the night stands for, legal or not."""
    if word in CHECKS:
        return word
    first, _, rest = word.partition(" ")
    if first == MOVE and rest in CELL_NAMES:
        return (MOVE, CELL_NAMES.index(rest))
    if first == EXCHANGE and rest in VAMPIRES and VAMPIRES.index(rest) in game.line_up:
        return (EXCHANGE, game.line_up.index(VAMPIRES.index(rest)))
    if first in ("use", "place"):
        ids = [kind.id for kind in game.cards]
        if rest in ids:
            return (RELIC if first == "use" else PLACE, ids.index(rest))
    for which in (BLOOD, DARKNESS):
        for kind, card in enumerate(game.pack.vampires):
            ability = card.blood if which == BLOOD else card.darkness
            for mode in range(len(ability.effects)):
                if ability_word(game, kind, which, mode) == word:
                    return (which, kind, mode)
    return None
