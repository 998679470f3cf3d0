"""Long random games: nothing is lost or made, every game ends by a rule, under every reading."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.games.elekt.audit import audit
from interrex.games.elekt.table import ELITE_DECK, Elekt, titles_of
from interrex.testing import check_game

RULINGS = game_spec("elekt").rulings
READINGS = [(each.name, reading) for each in RULINGS for reading in each.readings[1:]]


def play(seats: int, seed: int, rulings: dict[str, Switch]) -> Elekt:
    """A random game, looked at after every decision."""
    game = interrex.new("elekt", seats, seed, rulings)
    assert isinstance(game, Elekt)
    chance = Chance(seed)
    while not game.is_over:
        which = chance.below(len(game.asked))
        game.play(chance.below(len(game.questions[which].options)), which)
        assert audit(game) == ""
        assert game.heat_pool >= 0
        assert max(game.heat) <= 3
        assert game.round <= 6
    return game


@pytest.mark.rules("EL-103", "EL-104", "EL-105", "EL-708", "EL-709", "EL-813")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_or_made(seats: int) -> None:
    rules = set()
    for seed in range(40):
        game = play(seats, seed, {})
        assert game.result is not None
        rules.add(game.result.rule)
        winner = game.result.winners[0]
        assert titles_of(game, winner) == max(titles_of(game, seat) for seat in range(seats))
    assert rules <= {"EL-803", "EL-807", "EL-808"}


@pytest.mark.parametrize(("name", "reading"), READINGS, ids=lambda part: str(part))
def test_every_reading_of_every_ruling_can_be_played(name: str, reading: Switch) -> None:
    for seats in (2, 3, 4):
        play(seats, seats, {name: reading})


def mixed_rulings(seed: int) -> dict[str, Switch]:
    """About half of the switches off their default."""
    chance = Chance.from_seed(seed)
    return {each.name: each.readings[chance.below(len(each.readings))] for each in RULINGS}


@pytest.mark.parametrize("seed", range(20))
def test_mixed_rulings(seed: int) -> None:
    for seats in (2, 3, 4):
        play(seats, seed, mixed_rulings(seed))


def test_the_contract_holds_under_mixed_rulings() -> None:
    check_game("elekt", seats=2, seed=1, rulings=mixed_rulings(1))


@pytest.mark.rules("EL-310", "EL-312")
def test_the_deck_is_rebuilt_in_long_games() -> None:
    rebuilt = basics = 0
    for seed in range(60):
        game = play(4, seed, {})
        rebuilt += any(kind == "deck_rebuilt" for kind, *_ in game.told)
        basics += any(game.kinds[card].basic for card in game.cards_at[ELITE_DECK])
    assert rebuilt
    assert basics
