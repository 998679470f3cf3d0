"""What encodings remember of tables has a bound, and what was forgotten is made again the same."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine import encoding as encodings
from interrex.engine import phrases
from interrex.engine.chance import Chance
from interrex.games import OWN, game_spec
from interrex.research.encodings import GameEncoding

from .test_encoding import look, play_random


@pytest.mark.parametrize("name", OWN)
def test_whoever_forgets_says_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several tables at once, of every number of seats, looked at in turn."""
    whole, forgetful = GameEncoding(name), GameEncoding(name)
    tables = [interrex.new(name, seats, seats) for seats in game_spec(name).seats for _ in range(2)]
    chance = Chance.from_seed(len(tables))
    for _ in range(12):
        for table in tables:
            if table.is_over:
                continue
            seat = table.seats_asked[0]
            said, numbers = look(whole, table, seat), whole.phrases.of_options(table, 0, whole.seen)
            with monkeypatch.context() as small:
                small.setattr(encodings, "MAX_REMEMBERED", 2)
                small.setattr(phrases, "MANY_WORDS", 3)
                assert look(forgetful, table, seat) == said
                assert forgetful.phrases.of_options(table, 0, forgetful.seen) == numbers
                known = forgetful.seen.cards_of(table).words_of(table.questions[0].name)
                assert len(known) <= 3
            assert len(forgetful.seen._sides) <= 2
            assert len(forgetful.seen._cards) <= 2
            play_random(table, chance)
    assert len(whole.seen._sides) > 2
