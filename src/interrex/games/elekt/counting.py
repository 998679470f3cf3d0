"""EL-504, EL-505: how a count is built, step by step (EL-R29)."""

from __future__ import annotations

from interrex.engine.effects import Effect
from interrex.games.elekt.abilities import is_active, matches, units_with, zone_texts
from interrex.games.elekt.court import lowest
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    COURT,
    INFLUENCE,
    MISSION,
    NOBODY,
    POWER,
    Elekt,
    owner_of,
    units_of,
)


def count(game: Elekt, seat: int, zone: int, attribute: int) -> int:
    """EL-504 Symbols and tokens of that Attribute on the player's Units here, changed by abilities."""
    units = units_of(game, zone, seat)
    texts = zone_texts(game, zone, "counting")
    kinds = game.kinds
    total = game.bonus[seat]
    plain = not texts and not game.boosted
    for unit in units:
        kind = kinds[unit]
        if plain:
            total += kind.symbols[attribute] + game.tokens[unit][attribute] + game.given[unit][attribute]
        else:
            total += symbols(game, unit, zone, attribute, texts)
    if plain:
        for unit in units:
            if kinds[unit].when == "counting":
                total += given_by_unit(game, unit, zone, units, attribute)
    if zone == COURT:
        total += counted_from_elsewhere(game, seat, attribute)
    return max(total, 0) if game.rulings.counts_floor_zero else total


def given_by_unit(game: Elekt, bearer: int, zone: int, units: list[int], attribute: int) -> int:
    """Symbols of one Attribute that a Unit's text gives to Units of its owner here."""
    return sum(given(game, effect, unit, bearer, attribute)
               for effect in game.kinds[bearer].effects for unit in units)  # fmt: skip


def given(game: Elekt, effect: Effect, unit: int, bearer: int, attribute: int) -> int:
    """Step 3 of EL-R29: symbols given, or taken away, by one text."""
    args = effect.args
    if effect.verb == "give_symbols":
        if args[1] == attribute and matches(game, args[0], unit, bearer):
            return int(args[2]) if bearer == NOBODY or is_active(game, bearer) else 0
    elif effect.verb == "give_symbols_if" and args[2] == attribute and is_active(game, bearer):
        owner = owner_of(game, bearer)
        if matches(game, args[1], unit, bearer) and lowest(game, range(game.seats)) == owner:
            return int(args[3])
    return 0


def symbols(game: Elekt, unit: int, zone: int, attribute: int, texts: tuple[Effect, ...]) -> int:
    """EL-R29 (1) printed, (2) tokens, (3) given or taken away, (4) counting also as."""
    first = printed_and_tokens(game, unit, attribute, texts)
    third = by_abilities(game, unit, zone, attribute, texts)
    also = 0
    for position, effect in enumerate(texts):
        if counts_as(game, effect)[1] == attribute:
            also += also_counted(game, unit, zone, effect, texts, position)
    return first + third + also


def also_counted(
    game: Elekt, unit: int, zone: int, effect: Effect, texts: tuple[Effect, ...], position: int
) -> int:
    """EL-R44 Each "counts also as" looks at the symbols of steps 1 to 3, not at another such text."""
    source = counts_as(game, effect)[0]
    amount = printed_and_tokens(game, unit, source, texts)
    if game.rulings.count_as_last:
        amount += by_abilities(game, unit, zone, source, texts)
    if game.rulings.count_as_chains:
        for earlier, other in enumerate(texts):
            if earlier != position and counts_as(game, other)[1] == source:
                rest = tuple(each for number, each in enumerate(texts) if number != position)
                amount += also_counted(game, unit, zone, other, rest, rest.index(other))
    return amount


def counts_as(game: Elekt, effect: Effect) -> tuple[int, int]:
    """The pair (Attribute, counted also as); the Temple's follows EL-R48."""
    if effect.verb == "count_as":
        return effect.args[0], effect.args[1]
    if effect.verb == "temple_counts":
        return ATTRIBUTE_NAMES.index(game.rulings.temple_symbol), POWER
    return NOBODY, NOBODY


def printed_and_tokens(game: Elekt, unit: int, attribute: int, texts: tuple[Effect, ...]) -> int:
    """Steps 1 and 2: what is printed, unless a text hides it, and tokens."""
    number = game.tokens[unit][attribute]
    for effect in texts:
        if effect.verb == "hide_symbols" and effect.args[1] == attribute:
            if matches(game, effect.args[0], unit, NOBODY):
                return number
    return number + game.kinds[unit].symbols[attribute]


def by_abilities(game: Elekt, unit: int, zone: int, attribute: int, texts: tuple[Effect, ...]) -> int:
    """Step 3: copied symbols, symbols paid for, and symbols given by Units and the Zone card."""
    number = game.given[unit][attribute]
    number += sum(extra for each, what, extra in game.boosted if each == unit and what == attribute)
    for effect in texts:
        number += given(game, effect, unit, NOBODY, attribute)
    owner = owner_of(game, unit)
    for bearer in units_with(game, zone, owner, "counting"):
        for effect in game.kinds[bearer].effects:
            number += given(game, effect, unit, bearer, attribute)
    return number


def counted_from_elsewhere(game: Elekt, seat: int, attribute: int) -> int:
    """The Tongue of the Throne: its symbols and tokens count in Court too, if its owner is there."""
    if not units_of(game, COURT, seat):
        return 0
    total = 0
    for zone in (MISSION, INFLUENCE):
        for unit in units_of(game, zone, seat):
            if game.kinds[unit].when != "counting" or not is_active(game, unit):
                continue
            for effect in game.kinds[unit].effects:
                if effect.verb == "count_elsewhere" and effect.args == (attribute, COURT):
                    total += game.kinds[unit].symbols[attribute] + game.tokens[unit][attribute]
    return total
