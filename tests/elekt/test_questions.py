"""Nobody is asked what he cannot decide, at any number of seats and under every reading."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.settings import Switch
from interrex.games.elekt.table import Elekt
from tests.elekt.test_random_games import READINGS, mixed_rulings
from tests.questions import check_questions


def lent_units(game: Elekt) -> str:
    """EL-R22 Which Units go back at the end of the round, where they lie now, and to whom."""
    return repr(sorted((game.card_word(unit), game.where[unit], former) for unit, former in game.lent))


def play(seats: int, seed: int, rulings: dict[str, Switch]) -> None:
    game = interrex.new("elekt", seats, seed, rulings)
    chance = Chance(seed)
    while not game.is_over:
        check_questions(game, chance, lent_units, rulings.get("hand_sizes_open", True) is True)
        which = chance.below(len(game.asked))
        game.play(chance.below(len(game.asked[which][2])), which)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_every_question_is_a_choice(seats: int, seed: int) -> None:
    play(seats, seed, {})


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_every_question_is_a_choice_under_mixed_rulings(seed: int) -> None:
    play(2 + seed % 3, seed, mixed_rulings(seed))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "reading"), READINGS, ids=lambda part: str(part))
def test_every_question_is_a_choice_under_every_reading(name: str, reading: Switch) -> None:
    play(4, 5, {name: reading})
