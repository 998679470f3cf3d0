"""What options are made of, and what is nearly one: the rule behind a refused choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.options import (
    Part,
    Parts,
    card_part,
    joined,
    kind_part,
    mark,
    number_part,
    place_part,
    seat_part,
    verb,
)
from interrex.engine.questions import Option, Question
from interrex.games.masters.actions import (
    BLOOD,
    CHECKS,
    DARKNESS,
    END_TURN,
    EXCHANGE,
    MOVE,
    PLACE,
    RELIC,
    escort,
    objection,
)
from interrex.games.masters.cards import ABILITIES, CELL_NAMES, ability_number
from interrex.games.masters.table import DONE, ON_DISTRICT, ON_VAMPIRE, OWNED, TOKEN_NAMES, Masters, kind_of
from interrex.games.masters.verbs.vocabulary import NO_ESCORT

OF_CELLS: Final = (
    "day effect", "lose minion", "expose district", "larger number", "first served", "next agent",
    "which district", "next district", "day fight", "travel to", "token to", "into district",
    "from district", "expose also",
)  # fmt: skip
OF_VAMPIRES: Final = (
    "first leader",
    "who gains blood",
    "give relic",
    "fighter",
    "who loses blood",
    "who is meant",
)
OF_CARDS: Final = ("discard relic", "rob relic")
OF_MINIONS: Final = ("send minions", "take along")
OF_SIDES: Final = ("which agent", "tempt")
DIE: Final = "die"
USE: Final = "use"
MINIONS: Final = "minions"
MUST_CHANGE: Final = ("tempt", "summon", "token", "move agent", "reroll die", "set die to 6")


def option_parts(game: Masters, question: str, option: Option) -> Parts:
    """An option in reading order."""
    if question in by_hand.QUESTIONS:
        return by_hand.parts(game, question, option)
    if isinstance(option, str):
        return (verb(option),)
    if question == "act":
        return action_parts(game, option)
    if question in OF_CELLS:
        return (cell(option),)
    if question in OF_VAMPIRES:
        return (vampire(game, option),)
    if question in OF_CARDS:
        return (card_part(option),)
    if question in OF_SIDES:
        return (verb(TOKEN_NAMES[option]),)
    if question == "first player":
        return (seat_part(option),)
    if question == "place card":
        on_vampire = option >= ON_VAMPIRE
        return (vampire(game, option - ON_VAMPIRE) if on_vampire else cell(option - ON_DISTRICT),)
    if isinstance(option, tuple):
        return tuple_parts(game, question, option)
    return (verb(MINIONS if question in OF_MINIONS else DIE), number_part(option))


def tuple_parts(game: Masters, question: str, option: tuple[Any, ...]) -> Parts:
    """Options of several parts: tokens, ways, abilities in a fight, exchanges."""
    if question in ("lure agent", "token"):
        return (verb(TOKEN_NAMES[option[1]]), mark("from"), cell(option[0]))
    if question == "move agent":
        origin, side, to = option
        return (verb(TOKEN_NAMES[side]), mark("from"), cell(origin), mark("to"), cell(to))
    if question == "march":
        return (verb("minion"), mark("from"), cell(option[0]), mark("to"), cell(option[1]))
    if question == "summon":
        what, where = option
        return (vampire(game, where),) if what == "vampire" else (verb("minion"), mark("from"), cell(where))
    if question == "in the fight":
        return ability_parts(game, option[1], option[2], 0)
    return exchange_parts(game, option)


def exchange_parts(game: Masters, moving: tuple[int, ...]) -> Parts:
    """``give cloak-of-mist and take ravens-eye``."""
    owner = OWNED + game.active
    given = [[verb("give"), card_part(each)] for each in moving if game.where[each] == owner]
    taken = [[verb("take"), card_part(each)] for each in moving if game.where[each] != owner]
    return joined([*given, *taken], "and")


def ability_parts(game: Masters, kind_number: int, which: str, mode: int) -> Parts:
    """``hypnosis`` or, where an ability is a choice, ``hypnosis lure-agents``."""
    bearer = game.pack.vampires[kind_number]
    ability = bearer.blood if which == BLOOD else bearer.darkness
    named = kind_part(ABILITIES[ability_number(kind_number, which)])
    if len(ability.effects) > 1:
        return (named, mark(ability.effects[mode].verb.replace("_", "-")))
    return (named,)


def action_parts(game: Masters, action: tuple[Any, ...]) -> Parts:
    """An action of the night."""
    what = action[0]
    if what == MOVE:
        return (verb(MOVE), cell(action[1]))
    if what in (BLOOD, DARKNESS):
        return ability_parts(game, action[1], what, action[2])
    if what == EXCHANGE:
        return (verb(EXCHANGE), vampire(game, action[1]))
    return (verb(USE if what == RELIC else PLACE), card_part(action[1]))


def cell(index: int) -> Part:
    """A district by where it lies."""
    return place_part("cell", index, CELL_NAMES)


def vampire(game: Masters, index: int) -> Part:
    """A vampire in play by its name."""
    return kind_part(kind_of(game, index).id)


# --- nearly options ------------------------------------------------------------------------------------


def near_misses(game: Masters, question: Question) -> Iterator[tuple[Parts, str]]:
    """Actions that a rule forbids now, exchanges that are too large, dice that are not there."""
    if question.name in MUST_CHANGE:
        yield (verb(DONE),), "MN-619"
    if question.name == "send minions":
        for there in range(game.minions[game.fight_cell] + 1):
            yield (verb(MINIONS), number_part(there)), "MN-804"
    if question.name == "act":
        yield (verb(END_TURN),), "MN-615"
        yield from forbidden_actions(game, question)
    if question.name == "exchange":
        yield from ((parts, "MN-759") for parts in exchanges(game))
    if question.name == DIE:
        yield from (((verb(DIE), number_part(value)), "MN-203") for value in range(10))


def forbidden_actions(game: Masters, question: Question) -> Iterator[tuple[Parts, str]]:
    """The lowest rule that forbids each action of the night."""
    active = game.active
    for action in actions_meant(game):
        rule = objection(game, active, action)
        if rule:
            yield option_parts(game, "act", action), rule
    for to in range(len(CELL_NAMES)):
        for minions in range(1, 10):
            rule = escort_objection(game, active, to, minions) or question.rule
            yield (verb(MOVE), cell(to), mark("with"), number_part(minions)), rule


def actions_meant(game: Masters) -> Iterator[Any]:
    """Every action of the night that one might think of, legal or not."""
    yield from CHECKS
    for to in range(len(CELL_NAMES)):
        yield (MOVE, to)
    for other in range(len(game.line_up)):
        yield (EXCHANGE, other)
    for number_of_card in range(len(game.cards)):
        yield (RELIC, number_of_card)
        yield (PLACE, number_of_card)
    for which in (BLOOD, DARKNESS):
        for kind_number, bearer in enumerate(game.pack.vampires):
            ability = bearer.blood if which == BLOOD else bearer.darkness
            for mode in range(len(ability.effects)):
                yield (which, kind_number, mode)


def escort_objection(game: Masters, active: int, to: int, minions: int) -> str:
    """``move r3c3 with 1``: a Move whose minions cannot go along."""
    against = objection(game, active, (MOVE, to))
    if against or escort(game, game.at[active], to) >= minions:
        return against
    banned = any(where - ON_DISTRICT in (to, game.at[active]) for where, _ in game.force[NO_ESCORT])
    return card_rule(game, "no_escort") if banned else "MN-705"


def exchanges(game: Masters) -> Iterator[Parts]:
    """MN-759 Relics that one vampire might give and another have."""
    relics = [kind_part(each.id) for each in game.cards]
    for way in ("give", "take"):
        for first in relics:
            yield (verb(way), first)
            for second in relics:
                yield (verb(way), first, mark("and"), verb(way), second)
                yield (verb("give"), first, mark("and"), verb("take"), second)


def card_rule(game: Masters, name: str) -> str:
    """The id of a placed event with that verb."""
    for event, _, _ in game.watched:
        if any(effect.verb == name for effect in game.pack.events[event].standing):
            return f"MN-E{event + 1:02}"
    return "MN-444"
