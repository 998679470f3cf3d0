"""The learned judgement of positions: its network, its file, and the details that it sees."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import interrex
import scripts.samples
from interrex.bots import RandomBot, judgement, make
from interrex.bots.chances import Chances
from interrex.bots.leaves import OUT, LeafNetwork, leaf_network, read_network
from interrex.bots.levels import LEAVES_HELP, SearchBot, leaves_help
from interrex.bots.search import Budget
from interrex.engine.errors import BadFile
from interrex.engine.table import Table
from interrex.games import OWN
from scripts.calibrate import RECIPES, SEATS, Fitted, Recipe, likelihood, predicted, recipes
from scripts.fitting import fit_network, target
from scripts.samples import Play, Sample, load, samples, samples_of, save

WITH_DETAILS = tuple(name for name in OWN if judgement(name).detail_names)
WITH_NETWORK = tuple(name for name in OWN if leaf_network(name))
ASKED = judgement("elekt").detail_names.index("asked")


def positions(name: str, seats: int, seed: int) -> Iterator[Table]:
    """All positions of a random game."""
    game = interrex.new(name, seats, seed)
    luck = random.Random(seed)
    while game.result is None:
        yield game
        game.play(luck.randrange(len(game.asked[0][2])))


def test_a_score_is_a_linear_part_and_what_the_units_add() -> None:
    network = LeafNetwork(
        [[1.0, 0.0], [0.0, 2.0]], [0.5, 0.0], [[1.0, 1.0], [-1.0, 0.0]], [-1.0, 0.0], [2.0, 3.0]
    )
    assert network.score(0, [2.0, 1.0]) == pytest.approx(0.5 + 2.0 + 2.0 * 2.0)
    assert network.score(1, [-2.0, 1.0]) == pytest.approx(2.0 + 3.0 * 2.0)
    assert network.scores(0, [[2.0, 1.0], []]) == [pytest.approx(6.5), OUT]
    assert network.scores(7, [[-2.0, 1.0]]) == [network.score(1, [-2.0, 1.0])]  # later than any game fitted


@pytest.mark.parametrize("name", WITH_DETAILS)
def test_every_seat_that_is_in_the_game_has_all_details(name: str) -> None:
    judge = judgement(name)
    assert judge.details is not None
    stages = set()
    for seats in game_seats(name):
        for number, game in enumerate(positions(name, seats, seats)):
            if number % 5 == 0:
                stage, rows = judge.details(game.copy())
                stages.add(stage)
                assert len(rows) == seats
                assert any(rows)
                assert {len(row) for row in rows if row} == {len(judge.detail_names)}
                assert all(isinstance(each, float) for row in rows for each in row)
    network = leaf_network(name)
    assert network is None or max(stages) < len(network.stages)


def game_seats(name: str) -> tuple[int, ...]:
    return (3, 4) if name == "vendetta" else (2, 3)


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_the_learned_chances_of_rivals_add_up_to_one(name: str) -> None:
    for number, game in enumerate(positions(name, 3, 1)):
        if number % 20 == 0 and not game.together:
            assert sum(Chances(game, 1.0).of(game.copy())) == pytest.approx(1.0)


def test_a_part_of_the_score_may_be_the_judgements() -> None:
    name = WITH_NETWORK[0]
    game = interrex.new(name, 3, 1)
    none, half, all_ = [Chances(game, part).scores(game.copy()) for part in (0.0, 0.5, 1.0)]
    assert half == pytest.approx([(one + two) / 2 for one, two in zip(none, all_, strict=True)])


def test_the_fit_finds_what_no_linear_score_can_tell() -> None:
    """Who has both of two things or neither wins: the sum says nothing."""
    luck = random.Random(1)
    found = []
    for _ in range(3000):
        rows = [[float(luck.randrange(2)), float(luck.randrange(2))] for _ in range(2)]
        good = [row[0] == row[1] for row in rows]
        outcome = [0.5, 0.5] if good[0] == good[1] else [float(each) for each in good]
        found.append(Sample([0.0, 0.0], outcome, 0, [], rows))
    network = fit_network(found, coop=False, units=8, rounds=30, held=1e-4)
    same, other = network.score(0, [1.0, 1.0]), network.score(0, [1.0, 0.0])
    assert min(same, network.score(0, [0.0, 0.0])) > max(other, network.score(0, [0.0, 1.0])) + 2.0


def test_the_fit_of_a_few_real_games_explains_them() -> None:
    name = WITH_DETAILS[0]
    found = [each for seed in range(4) for each in samples_of(name, 3, seed)]
    chances = Chances(interrex.new(name, 3, 0))
    chances.slope, chances.weights = 0.0, []
    unknown = likelihood(chances, found)
    chances.network = fit_network(found, coop=False, rounds=40, held=1e-4)
    assert likelihood(chances, found) > unknown + 0.1 * len(found)


@pytest.mark.parametrize("name", [name for name, recipe in RECIPES.items() if recipe.anchored])
def test_an_anchored_fit_begins_with_what_the_judgement_says(name: str) -> None:
    """Before its first step, and but for the units of the hidden layer, which begin at random."""
    found = samples_of(name, SEATS[name], 1)
    fitted = Fitted(name, found, Recipe(rounds=0, anchored=True))
    network, chances = fitted.network, fitted.chances
    assert network is not None
    network.out = [0.0] * len(network.out)
    for sample in found:
        learned = chances.from_scores(network.scores(sample.stage, sample.details))
        assert learned == pytest.approx(predicted(chances, sample), abs=1e-3)


def test_a_command_fits_constants_to_greedy_games_and_the_network_to_those_of_its_recipe() -> None:
    asked = Namespace(player=None, units=None, rounds=3, held=None, told=None, anchored=None)
    usual = RECIPES["elekt"]
    assert recipes("elekt", asked) == [("greedy", None), (usual.player, replace(usual, rounds=3))]
    assert recipes("masters", asked) == [("greedy", None)]
    asked.player = "search:2"
    assert recipes("elekt", asked) == [("search:2", replace(usual, player="search:2", rounds=3))]


def test_what_a_search_says_counts_by_its_part() -> None:
    sample = Sample([0.0, 0.0], [1.0, 0.0], told=[0.5, 0.5])
    assert target(sample, 0.0) == [1.0, 0.0]
    assert target(sample, 0.5) == [0.75, 0.25]
    assert target(Sample([0.0, 0.0], [1.0, 0.0]), 0.5) == [1.0, 0.0]  # nobody was asked


def test_positions_of_games_among_searches(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """At all of them somebody has a choice, and a search says how all stand."""
    monkeypatch.setattr(scripts.samples, "ASKED_FOR", Budget(1))
    monkeypatch.setattr(scripts.samples, "TIMES", 1)
    found = samples_of("elekt", 2, 5, "search:1")
    assert len(found) > 5
    for sample in found:
        assert sum(sample.told) == pytest.approx(1.0)
        assert any(row[ASKED] for row in sample.details)
    assert len({sample.told[0] for sample in found}) > len(found) // 2
    save(found, tmp_path / "positions.gz")
    read = load(tmp_path / "positions.gz")
    assert [(each.told, each.outcome, each.sides) for each in read] == [
        (each.told, each.outcome, each.sides) for each in found
    ]


def test_where_the_judgement_plays_on_a_position_is_looked_at_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scripts.samples, "told_by_search", lambda table, chance: [])
    monkeypatch.setattr(scripts.samples, "player_of", lambda player, seed: RandomBot(seed))
    found = [each for seed in range(3) for each in samples_of("masters", 2, seed, "search:1")]
    by_day = judgement("masters").feature_names.index("by day")
    assert found
    assert not any(sample.rows[0][by_day] for sample in found)


def test_two_processes_find_the_same_positions_as_one() -> None:
    play = Play("elekt", 2, 2, 5)
    assert samples(replace(play, jobs=2)) == samples(play)
    assert samples(replace(play, seconds=-1.0, jobs=2)) == []  # no game is begun once the time is over


@pytest.mark.parametrize("name", WITH_NETWORK)
def test_a_file_that_does_not_fit_is_refused_with_the_reason(name: str) -> None:
    network = leaf_network(name)
    assert network is not None
    whole = {"format": 1, "game": name, "details": list(judgement(name).detail_names), **network.as_json()}
    assert read_network(json.dumps(whole), "file", name).as_json() == network.as_json()
    for change, reason in (
        ({"game": "another"}, "for this game"),
        ({"details": ["standing"]}, "other details"),
        ({"out": whole["out"][1:]}, "do not fit"),
        ({"bias": "none"}, "not a list of numbers"),
        ({"bias": [float("inf")] * len(whole["bias"])}, "not finite"),
        ({"bias": [10**400] * len(whole["bias"])}, "not finite"),
        ({"hidden": [[1.0]]}, "not every row"),
        ({"stages": None}, "missing"),
    ):
        with pytest.raises(BadFile, match=reason):
            read_network(json.dumps({**whole, **change}), "file", name)
    with pytest.raises(BadFile, match="complete"):
        read_network(json.dumps(whole)[:-9], "file", name)


def test_a_bot_may_use_either_half_of_what_was_learned() -> None:
    styles = {}
    for ending in ("", "+prior", "+leaves", "+learned"):
        bot = make(f"search:12{ending}", 1)
        assert isinstance(bot, SearchBot)
        styles[ending] = (bot.level.style.learned > 0, bot.level.style.leaves > 0)
    assert styles == {
        "": (False, False), "+prior": (True, False), "+leaves": (False, True), "+learned": (True, True),
    }  # fmt: skip


def test_levels_use_the_learned_judgement_only_where_there_is_one() -> None:
    assert set(WITH_NETWORK) >= {game for game, _ in LEAVES_HELP}


def test_levels_leave_teams_to_the_features() -> None:
    """No team has played in the games to which the network was fitted."""
    tables = [interrex.new("vendetta", 4, 1, teams=teams) for teams in (False, True)]
    assert [leaves_help(table) for table in tables] == [True, False]
