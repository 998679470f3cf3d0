"""What one seat sees, made from what another sees of the same position, is what it sees."""

import random

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.testing import random_game

POSITIONS = 120


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in interrex.games() for seats in game_spec(game).seats]
)
@pytest.mark.parametrize("is_usual", [True, False])
def test_a_view_from_beside_is_ones_own(game: str, seats: int, is_usual: bool) -> None:
    """From every seat to every other, and to whoever watches, in random games; to itself too."""
    luck = random.Random(seats)
    table = interrex.new(game, seats=seats, seed=seats)
    if not is_usual:  # rulings and variants drawn at random
        table = random_game(game, Chance.from_seed(seats), seats)
    for _ in range(POSITIONS // (1 if is_usual else 2)):
        views = [table.view(seat) for seat in range(seats + 1)]
        first = luck.choice(views)
        for seat, own in enumerate(views):
            assert table.view_beside(first, seat, table.decision_of(seat)) == own, (first.seat, seat)
        if table.is_over:
            break
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
