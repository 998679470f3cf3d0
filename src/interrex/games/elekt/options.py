"""What options are made of, and what is nearly one: the rule behind a refused choice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from interrex.engine import by_hand
from interrex.engine.options import Part, Parts, card_part, mark, number_part, place_part, seat_part, verb
from interrex.engine.questions import Option, Question
from interrex.games.elekt.assignment import toll
from interrex.games.elekt.limits import has_room
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CORNER,
    HAND,
    NOBODY,
    ZONE_NAMES,
    ZONES,
    Elekt,
    owner_of,
    units_in,
)

OF_SEATS: Final = ("give sceptre", "take heat", "look at hand", "which opponent")


def option_parts(game: Elekt, question: str, option: Option) -> Parts:
    """An option in reading order."""
    if question in by_hand.QUESTIONS:
        return by_hand.parts(game, question, option)
    if isinstance(option, str):
        return (verb(option),)
    if isinstance(option, tuple):
        return pair_parts(game, question, option)
    if question in OF_SEATS:
        return (seat_part(option),)
    if question == "recruit":
        return (verb("keep"), card_part(option))
    if question == "draw how many":
        return (number_part(option),)
    if question == "use privilege":
        return (verb("decline"),) if option == NOBODY else (verb("use"), card_part(option))
    return (unit(game, option),)


def pair_parts(game: Elekt, question: str, pair: tuple[Option, Option]) -> Parts:
    """An option of two parts: a Unit and a Zone, a token and a Unit, two Units, a way and a Unit."""
    first, second = pair
    if question in ("assign", "move"):
        return (unit(game, first), mark("to"), zone(second))
    if question in ("attach", "remove"):
        return (attribute(first), mark("on" if question == "attach" else "from"), unit(game, second))
    if question == "save":
        return (verb(first), unit(game, second))
    if second < 0:  # a move that a card offers instead of a swap
        return (verb("move"), unit(game, first), mark("to"), zone(second % len(ZONES)))
    return (unit(game, first), mark("with"), unit(game, second))


def unit(game: Elekt, number: int) -> Part:
    """A Unit; of a kind with copies the owner tells them apart, in a hand the former owner (EL-R22)."""
    if game.kinds[number].copies == 1:
        return card_part(number)
    if game.where[number] >= CORNER:
        return card_part(number, owner_of(game, number))
    if game.settings.rules_version >= 2:  # until version 2 they were not told apart
        for lent, former in game.lent:
            if lent == number:
                return card_part(number, former)
    return card_part(number)


def zone(index: int) -> Part:
    return place_part("zone", index, ZONE_NAMES)


def attribute(index: int) -> Part:
    return place_part("attribute", index, ATTRIBUTE_NAMES)


# --- nearly options ------------------------------------------------------------------------------------


def near_misses(game: Elekt, question: Question) -> Iterator[tuple[Parts, str]]:
    """A full Zone, a toll that cannot be paid, a missing or an equal token."""
    if question.name == "assign":
        yield from unassignable(game, question.seat)
    if question.name == "attach":
        yield from unattachable(game, question)


def unassignable(game: Elekt, seat: int) -> Iterator[tuple[Parts, str]]:
    """EL-410, EL-1008 Units that find no room in a Zone or cannot pay to enter it."""
    for each in ZONES:
        dear = toll(game, seat, each) > game.heat[seat]
        for held in game.cards_at[HAND + seat]:
            full = not has_room(game, seat, each, held, assigning=True)
            if full or dear:
                yield (unit(game, held), mark("to"), zone(each)), "EL-410" if full else "EL-1008"


def unattachable(game: Elekt, question: Question) -> Iterator[tuple[Parts, str]]:
    """EL-615, EL-611 Tokens that have run out, or were attached by the same reward; EL-616 one alone."""
    attached = question.args[-1] if question.args and isinstance(question.args[-1], tuple) else ()
    if attached:
        yield (verb("stop"),), "EL-616"
    for each in ATTRIBUTES:
        rule = "EL-615" if not game.pool[each] else "EL-611" if each in attached else ""
        if rule:
            for where in ZONES:
                for bearer in units_in(game, where):
                    yield (attribute(each), mark("on"), unit(game, bearer)), rule
