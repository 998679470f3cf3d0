"""The greedy bot plays Vendetta sensibly."""

from __future__ import annotations

import pytest

import interrex
from interrex.bots import make, observe
from interrex.bots.judges.vendetta import evaluate
from interrex.engine.chance import Chance
from interrex.games.vendetta.table import Vendetta

from .tables import position


def greedy_word(game: Vendetta, seat: int) -> str:
    return make("greedy", 1).choose(observe(game, seat, Chance(1)))


def test_it_withdraws_from_a_lost_location() -> None:
    there = {"A": "BR08 +3", "B": "GA06 +9", "C": "NO02 +9", "D": "TO04 +9"}
    game = position(moment="L1 begins", L1=there, H={"A": "BR04"}, pool={"A": 2})
    assert greedy_word(game, 0) == "withdraw"


def test_it_stays_where_it_wins() -> None:
    game = position(moment="L1 begins", L1={"A": "BR01 BR04", "B": "GA08"})
    assert greedy_word(game, 0) == "stay"


def test_it_drains_before_a_frenzy() -> None:
    game = position(
        moment="planning", L1={"A": "BR08", "B": "GA09"}, hand={"A": ["BR04", "BR01"]}, pool={"A": 1}
    )
    game.choose("play L1 up", 0)
    game.choose("BR04", 0)
    assert greedy_word(game, 0) == "drain victim"


def test_more_is_better() -> None:
    poor = position(moment="planning", pool={"A": 1}, influence={"A": 1})
    rich = position(moment="planning", pool={"A": 6}, influence={"A": 5})
    assert evaluate(rich, 0) > evaluate(poor, 0)


@pytest.mark.slow
def test_it_beats_three_random_seats() -> None:
    wins = 0
    for number in range(12):
        game = interrex.new("vendetta", 4, number)
        seat = number % 4
        bot = make("greedy", number)
        chance = Chance(number)
        while not game.is_over:
            which = game.seats_asked[0]
            words = game.option_words()
            word = (
                bot.choose(observe(game, seat, chance)) if which == seat else words[chance.below(len(words))]
            )
            game.choose(word, which)
        assert game.result is not None
        wins += seat in game.result.winners
    assert wins >= 8
