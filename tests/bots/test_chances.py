"""Win chances: what is predicted comes true as often as predicted."""

from __future__ import annotations

import pytest

import interrex
from interrex.bots.chances import Chances, constants, fitted
from interrex.games import OWN
from scripts.calibrate import bins, fit, likelihood, samples

FEW = 20  # entries of a bin that say nothing


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "games"), [("elekt", 3, 14), ("vendetta", 4, 10), ("veto", 2, 8), ("masters", 3, 8)]
)
def test_predicted_and_observed_agree_in_ten_bins(name: str, seats: int, games: int) -> None:
    """A small sample of games that the constants were not fitted on, so the bounds are generous."""
    found = samples(name, seats, games, first=910_000)
    chances = Chances(interrex.new(name, seats, 0))
    for number, predicted, observed in bins(chances, found):
        if number >= FEW:
            assert observed == pytest.approx(predicted, abs=0.35)
    told = likelihood(chances, found)
    chances.slope = 0.0  # nothing known
    assert told > likelihood(chances, found)


@pytest.mark.parametrize("name", OWN)
def test_every_game_has_fitted_constants(name: str) -> None:
    assert fitted()[name]
    shift, slope = constants(name, 2)
    assert slope > 0
    assert isinstance(shift, float)


@pytest.mark.parametrize(("name", "seats"), [("elekt", 4), ("vendetta", 3), ("veto", 3)])
def test_chances_of_rivals_add_up_to_one(name: str, seats: int) -> None:
    game = interrex.new(name, seats, 1)
    assert sum(Chances(game).of(game.copy())) == pytest.approx(1.0)


def test_partners_win_together() -> None:
    game = interrex.new("vendetta", 4, 1, teams=True)
    chances = Chances(game)
    assert chances.sides == ((0, 2), (1, 3))
    found = chances.of(game.copy())
    assert found[0] == found[2]
    assert found[0] + found[1] == pytest.approx(1.0)


def test_all_win_or_lose_together_in_masters() -> None:
    game = interrex.new("masters", 3, 1)
    first, *others = Chances(game).of(game.copy())
    assert all(other == first for other in others)
    assert 0 < first < 1


def test_the_fit_finds_what_the_samples_were_made_with() -> None:
    chances = Chances(interrex.new("elekt", 2, 0))
    chances.slope = 0.08
    worths = [[float(one), float(two)] for one in range(-20, 20, 4) for two in range(-20, 20, 4)]
    found = [(worth, chances.from_worth(worth)) for worth in worths]
    assert fit(chances, found)[1] == pytest.approx(0.08, rel=0.05)
