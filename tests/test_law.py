"""The law of knowledge under every variant and ruling: drawn at random in random games of all four games."""

from __future__ import annotations

import os

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.questions import LogLine
from interrex.games import OWN, game_spec
from interrex.games.veto.table import Veto
from interrex.testing import Broken, cards_named, check_random_game, check_told, random_game

LONGEST = 160  # choices of a game
MANY = int(os.environ.get("INTERREX_LAW", "2"))  # games of each in the slow tests


@pytest.mark.parametrize("name", OWN)
def test_the_law_under_random_variants_and_rulings(name: str) -> None:
    """No seat can tell a sampled world from the real one, and its world agrees with its log."""
    for seed in range(2):
        check_random_game(name, seed, every=12, longest=LONGEST)


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN)
def test_the_law_under_random_variants_and_rulings_in_many_games(name: str) -> None:
    for seed in range(100, 100 + MANY):
        check_random_game(name, seed, every=8, longest=2 * LONGEST)


@pytest.mark.parametrize("name", OWN)
def test_every_variant_and_ruling_is_drawn(name: str) -> None:
    spec = game_spec(name)
    wanted = {ruling.name for ruling in spec.rulings} | set(spec.variants)
    chance = Chance.from_seed(1)
    for _ in range(60):
        settings = random_game(name, chance).settings
        wanted -= {*settings.rulings, *settings.variants}
    assert not wanted


def test_the_law_would_notice_a_world_without_a_card_that_was_told_of() -> None:
    game = interrex.new("veto", 2, 5)
    world = game.sample_world(0, Chance(1))
    assert isinstance(world, Veto)
    check_told(game, world, 0)
    line: LogLine = next(line for line in game.log(0) if line[0] == "drew_card")
    drawn = game.card_word(cards_named(game, line)[0])
    other = next(kind for kind in world.kinds if kind.id != drawn)
    world.kinds = tuple(other if kind.id == drawn else kind for kind in world.kinds)
    with pytest.raises(Broken, match=f"told seat 0 of {drawn}, in its world there is none"):
        check_told(game, world, 0)
