"""Win chances: what is predicted comes true as often as predicted."""

from __future__ import annotations

import math
import os
import random

import pytest

import interrex
from interrex.bots import judgement
from interrex.bots.chances import Chances, constants, fitted, weights
from interrex.bots.judges.vendetta import totals_at
from interrex.bots.leaves import leaf_network
from interrex.games import OWN
from scripts.calibrate import bins, fit, likelihood
from scripts.fitting import fit_weights
from scripts.samples import Play, Sample, samples

FEW = 20  # entries of a bin that say nothing


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "games"), [("elekt", 3, 14), ("vendetta", 4, 10), ("veto", 2, 8), ("masters", 3, 8)]
)
def test_predicted_and_observed_agree_in_ten_bins(name: str, seats: int, games: int) -> None:
    """A small sample of games that the weights were not fitted on, so the bounds are generous.

    INTERREX_CALIBRATION=200 plays so many games and holds the chances to narrower ones.
    """
    many = int(os.environ.get("INTERREX_CALIBRATION", "0"))
    found = samples(Play(name, seats, many or games, first=910_000))
    for learned in (0.0, 1.0) if leaf_network(name) else (0.0,):
        chances = Chances(interrex.new(name, seats, 0), learned)
        for number, predicted, observed in bins(chances, found):
            if number >= FEW:  # positions of one game are alike: a bin is worth as many games as it has tens
                luck = 1.5 / math.sqrt(number / 10)
                assert observed == pytest.approx(predicted, abs=min(0.35, 0.05 + luck) if many else 0.35)
        hold_more_than_nothing(chances, found)


def hold_more_than_nothing(chances: Chances, found: list[Sample]) -> None:
    """The chances explain what came of the games better than equal chances would."""
    told = likelihood(chances, found)
    chances.slope, chances.weights, chances.network = 0.0, [], None  # nothing known
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
    chances.weights = []
    found = [Sample(worth, chances.from_worth(worth)) for worth in worths]
    assert fit(chances, found)[1] == pytest.approx(0.08, rel=0.05)


def test_the_fit_finds_the_weights_that_the_samples_were_made_with() -> None:
    """Two features in two stages; what is rarely seen in a stage follows the other one."""
    chances = Chances(interrex.new("elekt", 2, 0))
    made = [[0.5, 1.0], [1.0, 1.0]]
    found = []
    for stage in (0, 1):
        for one in range(-4, 5):
            for two in range(-4, 5):
                rows = [[float(one), 0.0], [0.0, float(two)]]
                chances.weights = made
                outcome = chances.from_scores(chances.scores_of_features(stage, rows))
                found.append(Sample([0.0, 0.0], outcome, stage, rows))
    rows = fit_weights(chances, found, 2, held=0.1)
    for stage, row in enumerate(rows):
        assert row == pytest.approx(made[stage], abs=0.2)


@pytest.mark.parametrize("name", OWN)
def test_fitted_weights_are_those_of_the_features_of_today(name: str) -> None:
    """Weights for other features than the judgement has would be left out in silence."""
    judge = judgement(name)
    for kept in fitted()[name].values():
        if "features" in kept:
            assert kept["features"] == list(judge.feature_names)
            assert all(len(row) == len(judge.feature_names) for row in kept["weights"])
    if judge.features is not None:
        stage, rows = judge.features(interrex.new(name, 3, 1))
        assert 0 <= stage < len(weights(name, 3) or [0])
        assert all(len(row) == len(judge.feature_names) for row in rows)


@pytest.mark.rules("VE-R11")
def test_cards_of_a_player_who_is_out_are_judged_too() -> None:
    """They may lie in the way until the conflict is over, and have no place in the turn order."""
    looked, standings = 0, judgement("vendetta").standings
    for seed in range(4):
        game = interrex.new("vendetta", 4, seed)
        luck = random.Random(seed)
        while game.result is None:
            for seat in range(4):
                torn = game.copy()
                torn.out[seat] = True
                assert standings is not None
                standings(torn)
                looked += any(seat in totals_at(torn, loc) for loc in torn.locations)
            game.play(luck.randrange(len(game.asked[0][2])))
    assert looked > 20
