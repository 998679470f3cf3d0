"""The texts of cards that speak of a moment: who bears them, whether this one is meant, and that they work.

A text does not set itself off: while it works, its moments are not heard. And a chain ends after four texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from interrex.engine.questions import step
from interrex.engine.triggers import tell_chain_stopped
from interrex.games.masters.cards import PASSIVE, PLACEABLE, Relic
from interrex.games.masters.meaning import Plain, Use, is_true, plain
from interrex.games.masters.moments import MOMENTS, Trigger
from interrex.games.masters.table import (
    CELLS,
    IN_PLAY,
    NIGHT,
    NOBODY,
    ON_DISTRICT,
    ON_VAMPIRE,
    OWNED,
    PLACES,
    Masters,
    kind_of,
)

OF_CARD: Final = "card"
OF_SEAL: Final = "seal"
OF_VAMPIRE: Final = "vampire"
OF_DISTRICT: Final = "district"
LONGEST_CHAIN: Final = 4  # so many texts set off one another


class Bearer(NamedTuple):
    """Who bears texts: an event or relic, a seal, a vampire or a district; whose and where it is."""

    kind: str
    number: int  # of the card, the vampire or the cell
    vampire: int  # whose it is, or NOBODY
    cell: int  # where it is, or NOBODY
    triggers: tuple[Trigger, ...]
    card: int = NOBODY  # the event or relic, if it is one


def bearers(game: Masters) -> Iterator[Bearer]:
    """All that bears texts now, in the order in which texts at one moment work."""
    for place in range(IN_PLAY, PLACES):
        for card in game.cards_at[place]:
            triggers = game.cards[card].triggers
            if triggers:
                vampire, cell = NOBODY, NOBODY
                if place >= ON_VAMPIRE:
                    vampire = place - OWNED if place >= OWNED else place - ON_VAMPIRE
                    cell = game.at[vampire]
                elif place >= ON_DISTRICT:
                    cell = place - ON_DISTRICT
                yield Bearer(OF_CARD, card, vampire, cell, triggers, card)
    for cell in CELLS:
        maker = game.seal_at[cell]
        if maker != NOBODY:
            yield Bearer(OF_SEAL, maker, maker, cell, kind_of(game, maker).seal_triggers)
    for vampire in range(game.vampires):
        yield Bearer(OF_VAMPIRE, vampire, vampire, game.at[vampire], kind_of(game, vampire).triggers)
    for cell in CELLS:
        yield Bearer(OF_DISTRICT, cell, NOBODY, cell, game.pack.districts[game.tiles[cell]].triggers)


def hear(game: Masters, moment: str, vampire: int, cell: int, card: int, many: int) -> None:
    """Every text that speaks of this moment is to work; it is judged now, before anything else changes."""
    found = speaking_of(game, moment, vampire, cell, card, many)
    if found and is_chain_over(game):
        tell_chain_stopped(game, "MN-796")
        return
    for kind, number, index, use in found:
        game.then(speak, kind, number, index, moment, use)


def is_chain_over(game: Masters) -> bool:
    """MN-796 So many texts have set off one another that no more follow."""
    return sum(done is text_over for done, _ in game.agenda) >= LONGEST_CHAIN


def heard_by(
    game: Masters, moment: str, vampire: int, cell: int, card: int, many: int
) -> list[tuple[str, int, int, Plain]]:
    """The texts that speak of this moment and may work: of what, which, and how each is used."""
    return [] if is_chain_over(game) else speaking_of(game, moment, vampire, cell, card, many)


def speaking_of(
    game: Masters, moment: str, vampire: int, cell: int, card: int, many: int
) -> list[tuple[str, int, int, Plain]]:
    """The texts that speak of this moment, however many are at work."""
    found: list[tuple[str, int, int, Plain]] = []
    for bearer in bearers(game):
        if not bearer.triggers or not works(game, bearer, card):
            continue
        use = use_at(bearer, vampire, cell, many)
        for index, trigger in enumerate(bearer.triggers):
            if is_meant(game, bearer, trigger, moment, use, card) and not is_working(game, bearer, index):
                found.append((bearer.kind, bearer.number, index, plain(use)))
    return found


def works(game: Masters, bearer: Bearer, card: int) -> bool:
    """MN-1014, MN-R36 A placeable relic works in a district, a passive one perhaps at night only."""
    kind = game.cards[bearer.card] if bearer.card != NOBODY else None
    if not isinstance(kind, Relic) or game.where[bearer.card] < OWNED or card == bearer.card:
        return True
    if kind.kind == PASSIVE and game.rulings.passive_relics_by_day == "night_only":
        return game.phase == NIGHT
    return kind.kind != PLACEABLE


def use_at(bearer: Bearer, vampire: int, cell: int, many: int) -> Use:
    """Whose is meant by ``you`` and ``here``: of a text that is nobody's, those to whom it happens."""
    own = NOBODY if bearer.kind == OF_SEAL else bearer.vampire
    return Use(
        own if own != NOBODY else vampire,
        bearer.cell if bearer.cell != NOBODY else cell,
        bearer.card,
        vampire,
        cell,
        many,
    )


def is_meant(game: Masters, bearer: Bearer, trigger: Trigger, moment: str, use: Use, card: int) -> bool:
    """One of the trigger's moments is this one, with all that it asks for."""
    return any(
        each.verb == moment and all(is_so(game, bearer, word, use, card) for word in each.args)
        for each in trigger.moments
    )


def is_so(game: Masters, bearer: Bearer, word: Any, use: Use, card: int) -> bool:
    """Whose moment it is, and where; or a condition."""
    if word == "here":
        return use.there != NOBODY and use.there == bearer.cell
    if word == "elsewhere":
        return use.there != NOBODY and use.there != bearer.cell
    if word == "own":
        return use.that != NOBODY and use.that == bearer.vampire
    if word == "another":
        return use.that != NOBODY and use.that != bearer.vampire
    if word == "this":
        return card != NOBODY and card == bearer.card
    if word == "another_card":
        return card != NOBODY and card != bearer.card
    return is_true(game, use, word)


# --- a text works -----------------------------------------------------------------------------------


def is_working(game: Masters, bearer: Bearer, index: int) -> bool:
    """The text is at work already."""
    return (text_over, (bearer.kind, bearer.number, index)) in game.agenda


def triggers_of(game: Masters, kind: str, number: int) -> tuple[Trigger, ...]:
    """The texts of a bearer."""
    if kind == OF_CARD:
        return game.cards[number].triggers
    if kind == OF_DISTRICT:
        return game.pack.districts[game.tiles[number]].triggers
    vampire = kind_of(game, number)
    return vampire.seal_triggers if kind == OF_SEAL else vampire.triggers


@step
def speak(game: Masters, kind: str, number: int, index: int, moment: str, use: Plain) -> None:
    """MN-120 A text works at its moment, sentence by sentence; what is open the leader decides."""
    rule = MOMENTS[moment].rules[0]
    if kind == OF_CARD:
        game.tell("card_works", number, rule=rule)
    elif kind == OF_DISTRICT:
        game.tell("district_works", number, rule=rule)
    else:
        game.tell("seal_works" if kind == OF_SEAL else "vampire_works", game.line_up[number], rule=rule)
    for effect in triggers_of(game, kind, number)[index].effects:
        game.then(effect.function, use, *effect.args)
    game.then(text_over, kind, number, index)


@step
def text_over(game: Masters, kind: str, number: int, index: int) -> None:
    """MN-120 The text has worked; from now on its moments are heard again."""


def at_work(game: Masters) -> str:
    """The district or vampire whose text works now, by its id; nothing where it is that of a card."""
    for done, args in reversed(game.agenda):
        if done is text_over:
            kind: str = args[0]
            number: int = args[1]
            if kind == OF_DISTRICT:
                return str(game.pack.districts[game.tiles[number]].id)
            return "" if kind == OF_CARD else str(kind_of(game, number).id)
    return ""


def bearer_of(game: Masters, use: Use, moment: str) -> str:
    """The event, the relic, the vampire or the district whose text it is."""
    if use.card != NOBODY:
        return game.cards[use.card].id
    if at_work(game):
        return at_work(game)
    if moment == "relic":
        for kind, args, _, _ in reversed(game.told):
            if kind == "relic_used":
                return game.card_word(args[1])
    if use.vampire != NOBODY and moment != "night effect":
        return kind_of(game, use.vampire).id
    return game.pack.districts[game.tiles[use.cell]].id
