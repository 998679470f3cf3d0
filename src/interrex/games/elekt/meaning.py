"""What the words of a freely composed text mean: Units, players, numbers and conditions.

A text works for a seat, from a card, in a Zone, about a Unit or a player: these travel together as its *use*.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from interrex.games.elekt.court import court_order, lowest
from interrex.games.elekt.table import (
    NO_TOKENS,
    NOBODY,
    ZONES,
    Elekt,
    owner_of,
    units_in,
    units_of,
    zone_of,
)


class Use(NamedTuple):
    """Whose text it is, its card, its Zone, the Unit and the player it is about."""

    seat: int
    card: int
    zone: int
    that: int
    player: int


OF_A_PLAYER: Final = ("outnumbered", "lowest_court_position", "sceptre")  # yours, or somebody else's
IN_ZONE: Final = ("in_mission", "in_influence", "in_court")


def happened_in(use: Use) -> int:
    """The Zone of the text, or of the event of which a text bound to none speaks; else NOBODY."""
    return use.zone if use.zone >= 0 else -2 - use.zone


def fits(game: Elekt, use: Use, wanted: Any, unit: int) -> bool:
    """A word of a selector holds for the Unit."""
    kind = game.kinds[unit]
    if isinstance(wanted, tuple):
        if wanted[0] == "not":
            return not fits(game, use, wanted[1], unit)
        return any(fits(game, use, each, unit) for each in wanted[1:])
    if wanted in ("own", "opponents"):
        if zone_of(game, unit) == NOBODY:  # the Unit it is about has left its Zone
            is_meant = unit == use.that and use.player != NOBODY
            return bool(is_meant and (use.player == use.seat) == (wanted == "own"))
        return bool((owner_of(game, unit) == use.seat) == (wanted == "own"))
    if wanted in ("spectre", "cultist"):
        return bool(kind.spectre == (wanted == "spectre"))
    if wanted in ("basic", "elite"):
        return bool(kind.basic == (wanted == "basic"))
    if wanted in ("with_token", "without_token"):
        return bool((game.tokens[unit] != NO_TOKENS) == (wanted == "with_token"))
    if wanted == "theirs":
        return zone_of(game, unit) != NOBODY and owner_of(game, unit) == use.player
    if wanted in IN_ZONE:
        return zone_of(game, unit) == IN_ZONE.index(wanted)
    return unit != use.card if wanted == "another" else True


def selected(game: Elekt, use: Use, filters: tuple[Any, ...]) -> list[int]:
    """The Units here that fit, or anywhere where the text has no Zone or says so."""
    zones = ZONES if "anywhere" in filters or use.zone < 0 else (use.zone,)
    return [
        unit
        for zone in zones
        for unit in units_in(game, zone)
        if not game.dying >> unit & 1 and all(fits(game, use, each, unit) for each in filters)
    ]


def players_meant(game: Elekt, use: Use, who: Any) -> list[int]:
    """The players a word means, in Court order; of one opponent all who may be named."""
    order = court_order(game)
    if isinstance(who, tuple):
        if who[0] == "those":
            found = players_meant(game, use, who[1])
            return [seat for seat in found if is_true(game, use._replace(player=seat), who[2])]
        if who[0] == "owner_of":
            unit = use.card if who[1] == "this" else use.that
            if unit == NOBODY or unit >= game.pack.units:
                return []
            if zone_of(game, unit) != NOBODY:
                return [owner_of(game, unit)]
            last = use.seat if who[1] == "this" else use.player  # whose it was when it left its Zone
            return [last] if last != NOBODY else []
        has = {owner_of(game, unit) for unit in selected(game, use, who[1:])}
        return [seat for seat in order if (seat in has) == (who[0] == "with_units")]
    if who == "that_player":
        return [] if use.player == NOBODY else [use.player]
    if who in ("owner", "winner"):
        return [] if use.seat == NOBODY else [use.seat]
    found = order if who.startswith("everyone") else [seat for seat in order if seat != use.seat]
    if who.endswith("_here") and use.zone >= 0:
        found = [seat for seat in found if units_of(game, use.zone, seat)]
    return list(found)


def is_one_of(who: Any) -> bool:
    """A word for one player of several, whom somebody has to name."""
    while isinstance(who, tuple) and who[0] == "those":
        who = who[1]
    return who in ("one_opponent", "one_opponent_here")


def amount(game: Elekt, use: Use, value: Any) -> int:
    """A number, or what is counted for it."""
    if isinstance(value, int):
        return value
    if value == "players":
        return game.seats
    if value[0] == "count":
        return len(selected(game, use, value[1][1:]))
    if value[0] == "minus":
        return -amount(game, use, value[1])
    return sum(game.heat[seat] for seat in players_meant(game, use, value[1]))


def is_true(game: Elekt, use: Use, condition: Any) -> bool:
    """A condition of a text holds now."""
    if condition == "outnumbered":
        own = len(units_of(game, use.zone, use.seat)) if use.zone >= 0 and use.seat != NOBODY else 0
        return use.zone >= 0 and any(
            len(units_of(game, use.zone, other)) > own for other in range(game.seats) if other != use.seat
        )
    if condition == "lowest_court_position":
        return lowest(game, range(game.seats)) == use.seat
    if condition == "sceptre":
        return game.sceptre == use.seat
    if condition in IN_ZONE:
        return happened_in(use) == IN_ZONE.index(condition)
    word = condition[0]
    if word == "not":
        return not is_true(game, use, condition[1])
    if word in ("both", "either"):
        found = [is_true(game, use, each) for each in condition[1:]]
        return all(found) if word == "both" else any(found)
    if word == "at_least":
        return len(selected(game, use, condition[2][1:])) >= amount(game, use, condition[1])
    if word == "at_most":
        return len(selected(game, use, condition[2][1:])) <= amount(game, use, condition[1])
    if word == "more":
        return amount(game, use, condition[1]) > amount(game, use, condition[2])
    if word == "has_heat":
        least = amount(game, use, condition[2])
        return any(game.heat[seat] >= least for seat in players_meant(game, use, condition[1]))
    if word in OF_A_PLAYER:
        seats = players_meant(game, use, condition[1])
        return any(is_true(game, use._replace(seat=seat), word) for seat in seats)
    unit = use.card if condition[1] == "this" else use.that
    return unit != NOBODY and unit < game.pack.units and fits(game, use, condition[2], unit)


def given_to(game: Elekt, args: tuple[Any, ...], unit: int, bearer: int, zone: int, seat: int) -> int:
    """EL-505 The symbols that ``give(group, attribute, amount, condition)`` gives to a Unit."""
    use = Use(seat, bearer, zone, NOBODY, NOBODY)
    group = args[0]
    if group == "this":
        if unit != bearer:
            return 0
    elif not all(fits(game, use, each, unit) for each in group[1:]):
        return 0
    if len(args) > 3 and not is_true(game, use, args[3]):
        return 0
    return amount(game, use, args[2])
