"""EL-504, EL-505: how counts are built, step by step (EL-R29)."""

from __future__ import annotations

from interrex.engine.effects import Effect
from interrex.games.elekt.abilities import (
    EVERYBODY,
    holding_for,
    holds,
    is_active,
    matches,
    privilege_reaches,
    privilege_texts,
    zone_texts,
)
from interrex.games.elekt.court import lowest
from interrex.games.elekt.meaning import given_to
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    COURT,
    INFLUENCE,
    MISSION,
    NOBODY,
    POWER,
    WON,
    Elekt,
    owner_of,
    units_in,
    units_of,
    zone_of,
)

Texts = list[tuple[Effect, int]]  # what speaks of counting here, and the Unit or Privilege that bears it


def counts_of(game: Elekt, zone: int, attribute: int, seats: list[int]) -> dict[int, int]:
    """EL-504 The counts of these players: symbols and tokens on their Units here, changed by abilities."""
    printed = zone_texts(game, zone, "counting", EVERYBODY)
    borne = borne_texts(game, zone)
    texts = borne
    by_player = False
    if printed:
        texts = [*[(effect, NOBODY) for effect in printed], *borne]
        by_player = any(effect.condition is not None for effect in printed)
    kinds, tokens, given = game.kinds, game.tokens, game.given
    plain = not texts and not game.boosted
    floor = game.rulings.counts_floor_zero
    counts = {}
    for seat in seats:
        total = game.bonus[seat]
        if by_player:
            texts = [*[(effect, NOBODY) for effect in holding_for(game, printed, zone, seat)], *borne]
        for unit in units_of(game, zone, seat):
            if plain:
                total += kinds[unit].symbols[attribute] + tokens[unit][attribute] + given[unit][attribute]
            else:
                total += symbols(game, unit, attribute, texts)
        if zone == COURT:
            total += counted_from_elsewhere(game, seat, attribute)
        counts[seat] = max(total, 0) if floor else total  # EL-520
    return counts


def borne_texts(game: Elekt, zone: int) -> Texts:
    """What Units here and Privileges say about counting."""
    found: Texts = []
    kinds = game.kinds
    for unit in units_in(game, zone):
        if kinds[unit].when == "counting" and is_active(game, unit):
            for effect in kinds[unit].effects:
                if effect.condition is None or holds(game, effect, owner_of(game, unit), unit, zone):
                    found.append((effect, unit))
    if game.pack.privileges_count and privilege_reaches(game, zone):
        for seat in range(game.seats):
            found.extend([(effect, card) for card, effect in privilege_texts(game, seat, "counting", zone)])
    return found


def symbols(game: Elekt, unit: int, attribute: int, texts: Texts) -> int:
    """EL-R29 (1) printed, (2) tokens, (3) given or taken away, (4) counting also as."""
    number = printed_and_tokens(game, unit, attribute, texts) + by_abilities(game, unit, attribute, texts)
    for text in texts:
        if counts_as(game, text[0])[1] == attribute:
            number += also_counted(game, unit, text, texts)
    return number


def printed_and_tokens(game: Elekt, unit: int, attribute: int, texts: Texts) -> int:
    """Steps 1 and 2: what is printed, unless a text hides it, and tokens."""
    number = game.tokens[unit][attribute]
    for effect, bearer in texts:
        if effect.verb == "hide_symbols" and effect.args[1] == attribute:
            if matches(game, effect.args[0], unit, bearer):
                return number
    return number + game.kinds[unit].symbols[attribute]


def by_abilities(game: Elekt, unit: int, attribute: int, texts: Texts) -> int:
    """Step 3: copied symbols, symbols paid for, symbols that texts give or take away."""
    number = game.given[unit][attribute]
    for each, what, extra in game.boosted:
        if each == unit and what == attribute:
            number += extra
    for effect, bearer in texts:
        number += given_by(game, effect, unit, bearer, attribute)
    return number


def given_by(game: Elekt, effect: Effect, unit: int, bearer: int, attribute: int) -> int:
    """EL-505 Symbols of one Attribute that one text gives to a Unit."""
    args = effect.args
    if effect.verb == "give_symbols":
        if args[1] == attribute and matches(game, args[0], unit, bearer):
            return int(args[2])
    elif effect.verb == "give":
        if args[1] == ATTRIBUTE_NAMES[attribute]:
            zone = zone_of(game, unit)
            seat = owner_of(game, unit) if bearer == NOBODY else holder_of(game, bearer)
            return given_to(game, args, unit, bearer, zone, seat)
    elif effect.verb == "give_symbols_if" and args[2] == attribute:
        if matches(game, args[1], unit, bearer) and is_lowest(game, owner_of(game, bearer)):
            return int(args[3])
    return 0


def holder_of(game: Elekt, bearer: int) -> int:
    """The owner of the Unit or Privilege that bears a text."""
    return owner_of(game, bearer) if bearer < game.pack.units else game.where[bearer] - WON


def is_lowest(game: Elekt, seat: int) -> bool:
    """EL-204 This player has the lowest Court position of all."""
    return lowest(game, range(game.seats)) == seat


def also_counted(game: Elekt, unit: int, text: tuple[Effect, int], texts: Texts) -> int:
    """EL-R44 Each "counts also as" looks at the symbols of steps 1 to 3, not at another such text."""
    source = counts_as(game, text[0])[0]
    amount = printed_and_tokens(game, unit, source, texts)
    if game.rulings.count_as_last:
        amount += by_abilities(game, unit, source, texts)
    if game.rulings.count_as_chains:
        others = [each for each in texts if each is not text]
        for other in others:
            if counts_as(game, other[0])[1] == source:
                amount += also_counted(game, unit, other, others)
    return amount


def counts_as(game: Elekt, effect: Effect) -> tuple[int, int]:
    """The pair (Attribute, counted also as); the Temple's follows EL-R48."""
    if effect.verb == "count_as":
        return effect.args[0], effect.args[1]
    if effect.verb == "temple_counts":
        return ATTRIBUTE_NAMES.index(game.rulings.temple_symbol), POWER
    return NOBODY, NOBODY


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
                if effect.verb == "count_elsewhere" and effect.args[0] == attribute:
                    if holds(game, effect, seat, unit, zone):
                        total += game.kinds[unit].symbols[attribute] + game.tokens[unit][attribute]
    return total
