"""Chapters 200 and 1500: turn order, Ambition, ties, rivals and partners."""

from __future__ import annotations

from collections.abc import Iterable

from interrex.games.vendetta.table import ALLIANCE, NOBODY, Vendetta, happened, is_present


def turn_order(game: Vendetta) -> list[int]:
    """VE-201, VE-208 From the holder of Ambition clockwise, without the eliminated."""
    seats = game.seats
    first = game.ambition
    return [seat % seats for seat in range(first, first + seats) if not game.out[seat % seats]]


def next_clockwise(game: Vendetta, seat: int) -> int:
    """The next remaining player clockwise."""
    for step in range(1, game.seats):
        other = (seat + step) % game.seats
        if not game.out[other]:
            return other
    return seat


def give_ambition(game: Vendetta, seat: int, rule: str) -> None:
    """VE-202 The token moves and the turn order changes at once."""
    if game.ambition != seat:
        game.ambition = seat
        game.tell("ambition", seat, rule=rule)
        happened(game, "ambition_moved", seat)


def has_savona(game: Vendetta, seat: int) -> bool:
    """VE-211 This player wins ties."""
    return any(game.where[card] == ALLIANCE + seat for card, _ in game.pack.bearers.get("win_ties", ()))


def by_ties(game: Vendetta, seats: Iterable[int], conflict: bool = False) -> list[int]:
    """VE-203, VE-211 Tied players, the winner of the tie first (VE-R05)."""
    order = turn_order(game)
    covered = conflict or game.rulings.savona_scope != "conflicts_only"
    return sorted(seats, key=lambda seat: (not (covered and has_savona(game, seat)), order.index(seat)))


def ties_won(game: Vendetta) -> list[int]:
    """VE-203, VE-211 All seats, who wins ties in a conflict first; VE-R11: who is out is in the way, last."""
    alive = by_ties(game, turn_order(game), conflict=True)
    return [*alive, *(seat for seat in range(game.seats) if game.out[seat])]


def partner_of(game: Vendetta, seat: int) -> int:
    """VE-1503 Partners sit opposite each other; NOBODY without teams or when the partner is out."""
    if not game.team:
        return NOBODY
    partner = (seat + game.seats // 2) % game.seats
    return NOBODY if game.out[partner] else partner


def are_partners(game: Vendetta, one: int, two: int) -> bool:
    """Two members of one team."""
    return game.team and (one - two) % game.seats == game.seats // 2


def opponents(game: Vendetta, seat: int) -> list[int]:
    """VE-1622 All other players in the game, the partner too where VE-1504 may include them."""
    return hit_order(game, seat, [other for other in turn_order(game) if other != seat])


def rivals(game: Vendetta, seat: int, loc: int) -> list[int]:
    """VE-1623 Opponents with at least 1 card or 1 blood at that location."""
    found = [other for other in turn_order(game) if other != seat and is_present(game, loc, other)]
    return hit_order(game, seat, found)


def hit_order(game: Vendetta, actor: int, seats: list[int]) -> list[int]:
    """VE-210 Several players are hit in turn order (VE-R25)."""
    if game.rulings.multi_target_order == "clockwise_from_actor":
        return sorted(seats, key=lambda seat: (seat - actor) % game.seats)
    return seats
