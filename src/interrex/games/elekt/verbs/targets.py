"""What general verbs choose or act upon: an instant ability without a target cannot be used (EL-909)."""

from __future__ import annotations

from typing import Any

from interrex.games.elekt import keywords
from interrex.games.elekt.abilities import BY_UNIT
from interrex.games.elekt.meaning import Use, amount, is_one_of, players_meant, selected
from interrex.games.elekt.table import ATTRIBUTE_NAMES, ATTRIBUTES, ZONE_NAMES, Elekt
from interrex.games.elekt.verbs.general import (
    ABLE,
    drop,
    put_token,
    send_home,
    shift,
    steal_heat,
    strike,
    strip,
)
from interrex.games.elekt.verbs.instants import targets


def unit_targets(game: Elekt, seat: int, unit: int, zone: int, which: Any, able: str) -> list[int]:
    """EL-947 The Units to choose from or to act upon; a text about each Unit needs none."""
    use = Use(seat, unit, zone, unit, seat)
    if isinstance(which, tuple) and which[0] == "each":
        return [unit]
    if which in ("this", "that"):
        return [unit] if ABLE[able](game, use, unit) else []
    if which[0] == "up_to" and amount(game, use, which[1]) <= 0:
        return []
    filters = which[2:] if which[0] == "up_to" else which[1:]
    return [each for each in selected(game, use, filters) if ABLE[able](game, use, each)]


@targets(strike)
def strike_targets(game: Elekt, seat: int, unit: int, zone: int, which: Any) -> list[int]:
    """EL-945 Units meant that no text protects."""
    return unit_targets(game, seat, unit, zone, which, "strikable")


@targets(drop, send_home, strip)
def plain_targets(game: Elekt, seat: int, unit: int, zone: int, which: Any) -> list[int]:
    """EL-947 Units meant."""
    return unit_targets(game, seat, unit, zone, which, "always")


@targets(put_token)
def token_targets(game: Elekt, seat: int, unit: int, zone: int, token: str, which: Any) -> list[int]:
    """EL-615 Units meant, if such a token is in the pool."""
    there = any(
        game.pool[each] and token in ("any_token", ATTRIBUTE_NAMES[each]) for each in ATTRIBUTES
    )  # fmt: skip
    return unit_targets(game, seat, unit, zone, which, "always") if there else []


@targets(shift)
def shift_targets(game: Elekt, seat: int, unit: int, zone: int, which: Any, where: str) -> list[int]:
    """EL-1013 Units meant for which there is room in such a Zone."""
    found = unit_targets(game, seat, unit, zone, which, "movable")
    if isinstance(which, tuple) and which[0] == "each":
        return found
    moves = keywords.moves_of(game, found, BY_UNIT)
    return [each for each, to in moves if where in ("other_zone", ZONE_NAMES[to])]


@targets(steal_heat)
def heat_targets(game: Elekt, seat: int, unit: int, zone: int, number: Any, who: Any) -> list[int]:
    """EL-947 A player is a target where one is chosen."""
    if not is_one_of(who):
        return [seat]
    return players_meant(game, Use(seat, unit, zone, unit, seat), who)
