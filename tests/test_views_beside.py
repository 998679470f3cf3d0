"""What one seat sees, made from what another sees of the same position, is what it sees."""

import random

import pytest

import interrex
from interrex.games import game_spec

POSITIONS = 120


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in interrex.games() for seats in game_spec(game).seats]
)
def test_a_view_from_beside_is_ones_own(game: str, seats: int) -> None:
    """From every seat to every other, and to whoever watches, in random games; to itself too."""
    table, luck = interrex.new(game, seats=seats, seed=seats), random.Random(seats)
    for _ in range(POSITIONS):
        views = [table.view(seat) for seat in range(seats + 1)]
        first = luck.choice(views)
        for seat, own in enumerate(views):
            assert table.view_beside(first, seat, table.decision_of(seat)) == own, (first.seat, seat)
        if table.is_over:
            break
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
