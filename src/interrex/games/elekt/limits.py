"""EL-408 to EL-411: how many Units a player may have in a Zone."""

from __future__ import annotations

from collections.abc import Sequence

from interrex.engine.knowledge import places_of
from interrex.games.elekt.abilities import holds, is_active, privilege_texts, zone_texts
from interrex.games.elekt.table import HAND, NOBODY, WON, ZONE_LIMIT, Elekt, units_of


def zone_limit(game: Elekt, seat: int, zone: int) -> int:
    """EL-408 At most 3 own Units with 2 players, 2 with 3 or 4; cards may change it."""
    limit = ZONE_LIMIT[game.seats]
    for effect in zone_texts(game, zone, "always", seat):
        if effect.verb == "limit_set":
            limit = effect.args[0]
        elif effect.verb == "limit_raise":
            limit += effect.args[0]
    if game.cards_at[WON + seat]:
        for _, effect in privilege_texts(game, seat, "always", zone):
            if effect.verb == "own_limit_raise" and effect.args[0] == zone:
                limit += effect.args[1]
    return limit


def has_room(game: Elekt, seat: int, zone: int, unit: int, assigning: bool = False) -> bool:
    """EL-409, EL-410 There is room for this Unit; NOBODY stands for any ordinary Unit."""
    if unit != NOBODY and is_uncounted(game, unit, seat, zone):
        return True
    if assigning and game.rulings.zone_limit_counts == "assigned":
        lying = game.sent[4 * zone + seat]
    else:
        units = units_of(game, zone, seat)
        lying = len(units)
        for each in units:
            if game.kinds[each].when == "always" and is_uncounted(game, each, seat, zone):
                lying -= 1
    return lying < zone_limit(game, seat, zone)


def is_uncounted(game: Elekt, unit: int, seat: int, zone: int) -> bool:
    """The Unit of that player does not count there, as its text says; it may lie there or still come."""
    for effect in game.kinds[unit].effects:
        if effect.verb == "uncounted" and holds(game, effect, seat, unit, zone):
            return is_active(game, unit)
    return False


def may_hold_uncounted(game: Elekt, seat: int, zones: Sequence[int]) -> bool:
    """Nobody can rule out that this hand holds a Unit for which there is room in one of these Zones."""
    return any(
        places_of(game, game.seats, unit) >> HAND + seat & 1
        for unit in range(game.pack.units)
        if game.kinds[unit].when == "always" and not game.barred >> unit & 1
        for effect in game.kinds[unit].effects
        if effect.verb == "uncounted"
        if any(holds(game, effect, seat, unit, zone) for zone in zones)
    )
