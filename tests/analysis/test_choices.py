"""What a choice was worth: planted blunders are found, forced choices never marked, no secrets used."""

from __future__ import annotations

import json

import pytest

import interrex
from interrex.analysis.choices import MARKS, QUICK, Depth, Valued, consider, mark_of
from interrex.analysis.curves import can_be_judged, own_chance
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from tests.bots.small import playable

GAMES = [("elekt", 3), ("vendetta", 4), ("masters", 3), ("veto", 2)]
SHORT = Depth("quick", 12, 4, 2)


def test_a_planted_blunder_is_found() -> None:
    """Of ten matches two are to be taken; with one or three the other wins."""
    with playable("matches") as game:
        for wrong in ("1", "3"):
            found = consider(game, 0, wrong, Depth("deep", 300, 60, 8))
            assert found["best"]["option"] == "2"
            assert found["mark"] == "blunder"
            assert found["cost"] >= dict(MARKS)["blunder"]
            assert found["chosen"]["high"] < found["best"]["low"]
            assert found["effects"][0] < 0 < found["effects"][1]
        right = consider(game, 0, "2", QUICK)
        assert (right["mark"], right["cost"], right["effects"]) == ("", 0.0, [0.0, 0.0])


def one_choice_from_winning() -> tuple[Table, int, str, str]:
    """A position of Elekt in which one option wins at once and another one does not."""
    for seed in range(35, 235):
        game = interrex.new("elekt", 2, seed)
        chance = Chance(seed)
        while not game.is_over:
            seat, question = game.seats_asked[0], game.questions[0]
            if len(question.options) > 1 and not game.together:
                after = []
                for index in range(len(question.options)):
                    world = game.copy()
                    world.play(index)
                    after.append(world.result)
                words = game.option_words()
                won = [each is not None and each.winners == (seat,) for each in after]
                lost = [each is not None and each.winners != (seat,) for each in after]
                if any(won) and any(lost):
                    return game, seat, words[won.index(True)], words[lost.index(True)]
            game.play(chance.below(len(question.options)))
    raise AssertionError("no such position was found")


def test_throwing_a_won_game_away_is_a_blunder() -> None:
    game, seat, wins, loses = one_choice_from_winning()
    found = consider(game, seat, loses, Depth("quick", 40, 12, 2))
    assert found["mark"] == "blunder"
    assert found["best"]["chance"] > 0.9
    assert consider(game, seat, wins, Depth("quick", 40, 12, 2))["mark"] == ""


def test_luck_is_not_called_a_mistake() -> None:
    """Two tickets fewer of a hundred cost too little to be seen: the intervals overlap."""
    with playable("lottery") as game:
        assert consider(game, 0, "50", QUICK)["mark"] == ""


def test_nothing_is_marked_where_intervals_overlap() -> None:
    def valued(chance: float, reach: float) -> Valued:
        return {"option": "", "chance": chance, "low": chance - reach, "high": chance + reach}

    assert mark_of(valued(0.2, 0.01), valued(0.6, 0.01)) == "blunder"
    assert mark_of(valued(0.2, 0.2), valued(0.6, 0.2)) == ""
    assert mark_of(valued(0.48, 0.01), valued(0.6, 0.01)) == "mistake"
    assert mark_of(valued(0.54, 0.01), valued(0.6, 0.01)) == "slip"
    assert mark_of(valued(0.56, 0.01), valued(0.6, 0.01)) == ""
    assert mark_of(valued(0.4, 0.0), valued(0.5, 0.0)) == "mistake"  # the bound itself counts


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_games_that_a_seat_cannot_tell_apart_are_judged_alike(name: str, seats: int) -> None:
    """Up to the last byte, whatever lies where the seat cannot look."""
    game = interrex.new(name, seats, 4)
    chance = Chance(4)
    for number in range(60):
        if game.is_over:
            break
        seat = game.seats_asked[chance.below(len(game.seats_asked))]
        decision = game.decision_of(seat)
        assert decision is not None
        word = decision.options[chance.below(len(decision.options))]
        if number % 15 == 5 and len(decision.options) > 1:
            other = game.sample_world(seat, Chance(number + 100))
            here, there = (json.dumps(consider(each, seat, word, SHORT)) for each in (game, other))
            assert here == there
        if number % 20 == 7 and can_be_judged(game):
            viewer = number % seats
            other = game.sample_world(viewer, Chance(number + 200))
            assert own_chance(game, viewer, SHORT) == own_chance(other, viewer, SHORT)
        game.choose(word, seat)
