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
from interrex.games.vendetta.planning import PASS, flippable
from interrex.games.vendetta.playing import must_play_down, play_cost
from interrex.games.vendetta.rounds import BOTH
from interrex.games.vendetta.table import DRAINED, HAND, LOCATION_WORDS, LOCATIONS, Vendetta

AMOUNTS: Final = ("play blood", "bid", "take blood back")
OF_LOCATIONS: Final = ("move blood", "pour at")
CHOICES: Final = ("stay", "withdraw")
MAX_BLOOD: Final = 40  # more than anybody could want to play at once


def option_parts(game: Vendetta, question: str, option: Option) -> Parts:
    """An option in reading order."""
    if question in by_hand.QUESTIONS:
        return by_hand.parts(game, question, option)
    if isinstance(option, str):
        return (place_part("choice", CHOICES.index(option), CHOICES) if option in CHOICES else verb(option),)
    if isinstance(option, tuple):
        return tuple_parts(game, question, option)
    if question == "clan":
        return (kind_part(game.pack.clans[option].id),)
    if question == "relic":
        return (kind_part(game.pack.relics[option].id),)
    if question in AMOUNTS:
        return (number_part(option),)
    if question in OF_LOCATIONS:
        return (location(option),)
    if question in ("mesmerize", "which opponent"):
        return (seat_part(option),)
    return (text_part(game, option),)


def text_part(game: Vendetta, card: int) -> Part:
    """A card, or a relic or location card, which have numbers behind all cards."""
    return card_part(card) if card < len(game.kinds) else kind_part(game.card_word(card))


def tuple_parts(game: Vendetta, question: str, option: tuple[Any, ...]) -> Parts:
    """An option of several parts."""
    if question == "keep":
        if option[0] == BOTH:
            return (verb("both for"), card_part(option[1]))
        return joined([[card_part(each)] for each in option], "and")
    if question == "turn up together":
        return (verb("turn up"), *([number_part(slot + 1) for slot in option] or [mark("none")]))
    what = option[0]
    if what == "play":
        return play_parts(option[1], option[2])
    if what == "drain":
        return (verb("drain"), card_part(option[1]))
    if what == "use":
        return (verb("use"), text_part(game, option[1]))
    if what == "blood":
        return (verb("blood"), number_part(option[1]))
    if what == "look":
        return (verb("look"), location(option[1]), seat_part(option[2]), number_part(option[3] + 1))
    if option[1] == "at":
        return (verb("use relic"), mark("at"), location(option[2]))
    return (
        (verb("use relic"), mark("on"), card_part(option[2])) if option[1] == "on" else (verb("use relic"),)
    )


def play_parts(where: int, down: bool | int) -> Parts:
    """Playing a card at a location, on one side or the other."""
    return (verb("play"), location(where), mark("down" if down else "up"))


def location(index: int) -> Part:
    return place_part("location", index, LOCATION_WORDS)


# --- nearly options ------------------------------------------------------------------------------------


def near_misses(game: Vendetta, question: Question) -> Iterator[tuple[Parts, str]]:
    """What one might plan or do in a turn, and the rule against it."""
    seat = question.seat
    if question.name == "plan":
        yield from unplayable(game, seat)
        early = "VE-618" if game.cards_at[HAND + seat] else "VE-606"
        yield (verb("flip"),), early
        for amount in range(1, MAX_BLOOD):
            yield (verb("blood"), number_part(amount)), early
        yield (verb(PASS),), "VE-603"
    if question.name == "turn":
        if not flippable(game, seat):
            yield (verb("flip"),), "VE-636" if game.diablerie[seat] else "VE-634"
        for amount in range(MAX_BLOOD):
            yield (verb("blood"), number_part(amount)), "VE-618" if amount > game.blood_left else "VE-622"
        for amount in range(MAX_BLOOD):
            for where in range(LOCATIONS):
                yield (verb("blood"), number_part(amount), mark("at"), location(where)), "VE-620"
    yield from undrainable(game, seat)


def unplayable(game: Vendetta, seat: int) -> Iterator[tuple[Parts, str]]:
    """VE-604, VE-610, VE-1106, VE-1107 Places and sides at which no card may be played now."""
    for where in range(LOCATIONS):
        for down in (False, True):
            if where not in game.locations:
                rule = "VE-604"
            elif not down and must_play_down(game, seat, where):
                rule = "VE-1107"
            else:
                rule = "VE-610" if down and play_cost(game, seat, where, 0) == 0 else "VE-1106"
            yield play_parts(where, down), rule


def undrainable(game: Vendetta, seat: int) -> Iterator[tuple[Parts, str]]:
    """VE-628, VE-623 Victims drained already, and cards that are no victims of one's own."""
    drained = {game.kinds[each].id for each in game.cards_at[DRAINED + seat]}
    for each in sorted({definition.id for definition in game.kinds}):
        yield (verb("drain"), kind_part(each)), "VE-628" if each in drained else "VE-623"
