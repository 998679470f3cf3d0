"""Chapter 200: Court order, the Sceptre and its direction."""

from __future__ import annotations

from collections.abc import Iterable

from interrex.games.elekt.table import Elekt


def court_order(game: Elekt) -> list[int]:
    """EL-203 The Sceptre holder first, then seat by seat along the direction of the Sceptre."""
    return order_from(game, game.sceptre)


def order_from(game: Elekt, seat: int) -> list[int]:
    """Seats along the direction of the Sceptre, beginning with that one."""
    seats = game.seats
    if game.direction > 0:
        return [(seat + place) % seats for place in range(seats)]
    return [(seat - place) % seats for place in range(seats)]


def highest(game: Elekt, among: Iterable[int]) -> int:
    """EL-204 The one of several players with the highest Court position."""
    sceptre, direction, seats = game.sceptre, game.direction, game.seats
    return min(among, key=lambda seat: (seat - sceptre) * direction % seats)


def lowest(game: Elekt, among: Iterable[int]) -> int:
    """EL-204 The one of several players with the lowest Court position."""
    sceptre, direction, seats = game.sceptre, game.direction, game.seats
    return max(among, key=lambda seat: (seat - sceptre) * direction % seats)


def asks_direction(game: Elekt) -> bool:
    """EL-R35 With two players the direction changes nothing and is not asked for."""
    return game.seats > 2 or game.rulings.ask_direction_with_two


def turn_sceptre(game: Elekt) -> None:
    """EL-208 The direction changes at once, or with the next round under EL-R54."""
    if game.rulings.sceptre_effect == "at_once":
        game.direction = -game.direction
    else:
        game.turn_later = not game.turn_later
    game.tell("sceptre_turned", -game.direction if game.turn_later else game.direction, rule="EL-208")
