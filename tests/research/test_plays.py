"""A game played by numbers: what has no alternative is taken, and choices are kept where wanted."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.offers import Play
from interrex.games import OWN, game_spec
from interrex.research.encodings import encoding_of


@pytest.mark.parametrize("recorded", [False, True])
@pytest.mark.parametrize("name", OWN)
def test_every_seat_has_a_choice_or_is_not_asked(name: str, recorded: bool) -> None:
    encoding, chance = encoding_of(name), Chance(3)
    for seats in game_spec(name).seats:
        table = interrex.new(name, seats, seed=seats)
        play = Play(encoding.seen, encoding.phrases, table, recorded)
        play.settle()
        for _ in range(60):
            if play.is_over:
                break
            assert all(len(asked[2]) > 1 for asked in table.asked)
            others = set(range(seats)) - set(play.asked)
            assert not any(play.legal(seat) or any(play.mask(seat)) for seat in others)
            seat = play.asked[chance.below(len(play.asked))]
            legal = play.legal(seat)
            assert [action for action, may in enumerate(play.mask(seat)) if may] == legal == sorted(legal)
            assert len(legal) > 1
            play.act(seat, legal[chance.below(len(legal))])
        assert bool(table.choices) == recorded


@pytest.mark.parametrize("name", OWN)
def test_all_others_choose_until_a_seat_is_asked(name: str) -> None:
    encoding, chance = encoding_of(name), Chance(3)
    for seat in range(game_spec(name).seats[-1]):
        table = interrex.new(name, game_spec(name).seats[-1], seed=2)
        play = Play(encoding.seen, encoding.phrases, table, False)
        play.settle()
        play.let_play(seat, chance)
        assert play.is_over or seat in play.asked
        before = table.fingerprint()
        play.let_play(seat, chance)
        assert table.fingerprint() == before  # it is asked already
