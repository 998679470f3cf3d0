"""The contract of style.md, for every registered game and every number of seats."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games import OWN, game_spec
from interrex.testing import Broken, check_copy, check_game

EVERY = {"elekt": 3, "vendetta": 8, "masters": 2, "veto": 100}  # long games are looked at now and then
TABLES = [(name, seats) for name in OWN for seats in game_spec(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_contract(name: str, seats: int) -> None:
    check_game(name, seats=seats, games=2, seed=11, every=EVERY.get(name, 1))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_many_random_games_end_and_lose_nothing(name: str, seats: int) -> None:
    chance = Chance(seats)
    spec = game_spec(name)
    for seed in range(8 if name == "veto" else 30):
        game = interrex.new(name, seats, seed)
        while not game.is_over:
            game.play(chance.below(len(game.questions[0].options)))
            assert spec.audit(game) == ""
        assert game.result is not None
        assert game.result.rule


def digest_of_a_game(name: str, seats: int) -> str:
    game = interrex.new(name, seats, 5)
    chance = Chance(3)
    while not game.is_over:
        game.play(chance.below(len(game.questions[0].options)))
    return game.fingerprint()


@pytest.fixture(scope="module")
def elsewhere() -> dict[str, str]:
    """What games come to in another process, by game and number of seats."""
    code = "import json; from tests import test_api as t; "
    code += "print(json.dumps({f'{each}': t.digest_of_a_game(*each) for each in t.TABLES}))"
    printed = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONHASHSEED": "17", "PYTHONPATH": "src:."},
    ).stdout
    found: dict[str, str] = json.loads(printed)
    return found


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_same_seed_same_game_in_another_process(name: str, seats: int, elsewhere: dict[str, str]) -> None:
    assert elsewhere[f"{(name, seats)}"] == digest_of_a_game(name, seats)


@pytest.mark.parametrize("name", OWN)
def test_the_contract_test_notices_a_shared_field(name: str) -> None:
    game = interrex.new(name, game_spec(name).seats[0], 1)
    shared = game.told
    copied = type(game).copy

    def careless(self: interrex.Table) -> interrex.Table:
        other = copied(self)
        other.told = shared
        return other

    type(game).copy = careless  # type: ignore[method-assign]
    try:
        with pytest.raises(Broken, match="told"):
            check_copy(game)
    finally:
        type(game).copy = copied  # type: ignore[method-assign]
