"""Every small game keeps the engine's promises at each decision of random games."""

from collections.abc import Callable

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import EngineError
from interrex.engine.table import Table
from tests.engine.games import ALL
from tests.engine.tools import lawful, play_at_random, shared_fields, sound

NewGame = Callable[[int, int], Table]
small_games = pytest.mark.parametrize(("new", "seats"), ALL)


@small_games
def test_the_law_of_secrets(new: NewGame, seats: int) -> None:
    for seed in range(4):
        chance = Chance(seed)
        for game in play_at_random(new(seats, seed), chance):
            sound(game)
            lawful(game, chance)


@small_games
def test_a_copy_is_equal_shares_nothing_and_goes_its_own_way(new: NewGame, seats: int) -> None:
    chance = Chance(1)
    for game in play_at_random(new(seats, 1), chance):
        before = game.fingerprint()
        copy = game.copy()
        assert copy.fingerprint() == before
        assert shared_fields(game, copy) == []
        for _ in play_at_random(copy, chance):
            pass
        assert game.fingerprint() == before


@small_games
def test_past_positions_never_change(new: NewGame, seats: int) -> None:
    past = []
    game = new(seats, 2)
    for position in play_at_random(game, Chance(2)):
        copy = position.copy()
        past.append((copy, copy.fingerprint()))
    assert all(copy.fingerprint() == before for copy, before in past)


@small_games
def test_options_are_there_and_have_words_of_their_own(new: NewGame, seats: int) -> None:
    for game in play_at_random(new(seats, 3), Chance(3)):
        assert not game.is_over
        with pytest.raises(EngineError, match="only when the game is over"):
            game.scores()
        asked = [decision.seat for decision in game.decisions]
        assert len(set(asked)) == len(asked)
        for decision in game.decisions:
            assert decision.options
            assert len(set(decision.options)) == len(decision.options)
            assert decision.rule
        for seat in range(seats):
            own = game.decision_of(seat)
            assert (own is not None) == (seat in asked)


@small_games
def test_a_record_plays_the_same_game_again(new: NewGame, seats: int) -> None:
    game = new(seats, 4)
    for _ in play_at_random(game, Chance(4)):
        pass
    record = game.record()
    again = new(seats, record.settings.seed)
    for seat, word in record.choices:
        again.choose(word, seat)
    assert again.fingerprint() == game.fingerprint()
    assert again.scores() == game.scores()
    assert len(game.scores()) == seats


@small_games
def test_play_and_choose_lead_to_the_same_position(new: NewGame, seats: int) -> None:
    chance = Chance(5)
    chosen, played = new(seats, 5), new(seats, 5)
    while not chosen.is_over:
        which = chance.below(len(chosen.asked))
        words = chosen.option_words(which)
        index = chance.below(len(words))
        chosen.choose(words[index], chosen.seats_asked[which])
        played.play(index, which)
        plain = played.copy()
        plain.choices, plain.recorded = chosen.choices[:], True
        assert plain.fingerprint() == chosen.fingerprint()
    with pytest.raises(EngineError, match="no record of its own"):
        played.record()
