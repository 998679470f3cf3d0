"""What a game registers, as far as it does something itself."""

from __future__ import annotations

from itertools import product

import pytest

import interrex
from interrex.engine.errors import BadSetting, EngineError
from interrex.engine.spec import Passing
from interrex.engine.worlds import only_to_play_out
from interrex.games import OWN, game_spec, house_pack


def test_a_window_is_a_question_of_that_name_with_the_word_to_pass() -> None:
    """Neither a question of another kind nor one in which nobody can pass."""
    passing = Passing("bene", ("reply", "turn"), lambda question, view: question, lambda view: 1)
    for question, options in product(("reply", "turn", "pay"), ((), ("bene",), ("go", "bene"), ("go",))):
        assert passing.open_in(question, options) == (question != "pay" and "bene" in options)


@pytest.mark.parametrize("name", OWN)
def test_only_versions_of_the_rules_that_can_be_played_are_set(name: str) -> None:
    spec, pack = game_spec(name), house_pack(name)
    seats = spec.seats[-1]
    for version in range(spec.oldest_rules_version, spec.rules_version + 1):
        assert spec.settings(seats, 1, pack, rules_version=version).rules_version == version
    assert spec.settings(seats, 1, pack).rules_version == spec.rules_version
    for version in (spec.oldest_rules_version - 1, spec.rules_version + 1):
        with pytest.raises(BadSetting, match=f"no rules version {version}"):
            spec.settings(seats, 1, pack, rules_version=version)


@pytest.mark.parametrize("name", OWN)
def test_a_table_that_is_only_played_out_has_no_record_and_no_log(name: str) -> None:
    game = interrex.new(name, game_spec(name).seats[-1], 1)
    game.play(0)
    assert (game.recorded, game.keeps_log) == (False, True)  # by number nothing is recorded
    game = interrex.new(name, game_spec(name).seats[-1], 1)
    assert game.record().choices == ()
    only_to_play_out(game)
    with pytest.raises(EngineError, match="no record"):
        game.record()
    game.play(0)
    assert (game.told, game.choices) == ([], [])
