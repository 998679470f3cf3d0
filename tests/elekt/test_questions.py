"""Nobody is asked what he cannot decide, at any number of seats and under every reading."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.options import shown, word_of
from interrex.engine.settings import Switch
from interrex.games.elekt.table import HAND, Elekt
from interrex.testing import random_game
from tests.elekt.test_random_games import READINGS, mixed_rulings
from tests.questions import check_questions

ZONES = ("mission", "influence", "court")


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


@pytest.mark.rules("EL-410", "EL-1008")
def test_every_unit_of_a_hand_may_be_assigned_to_a_zone_or_a_rule_forbids_it() -> None:
    """EL-410, EL-1008 Never both: there is room and the toll can be paid, or not."""
    found = Counter[bool]()
    for seed in range(3):
        chance = Chance.from_seed(seed)
        game = random_game("elekt", chance)
        assert isinstance(game, Elekt)
        while not game.is_over and game.round < 4:
            question = game.questions[0]
            if question.name == "assign":
                offered = {word.partition(" #")[0] for word in game.option_words()}
                missed = {word_of(shown(parts, game.card_word)) for parts, _ in game.near_misses(question)}
                for unit, zone in product(game.cards_at[HAND + question.seat], ZONES):
                    word = f"{game.card_word(unit)} to {zone}"
                    assert (word in offered) != (word in missed), (seed, word)
                    found[word in offered] += 1
            which = chance.below(len(game.asked))
            game.play(chance.below(len(game.asked[which][2])), which)
    assert found[True] > found[False] > 5
