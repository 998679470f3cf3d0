"""Vampires, their blood and the Veil are counted as texts say it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import interrex
from interrex.games.masters.meaning import Use, amount, is_true
from interrex.games.masters.table import NOBODY, Masters, is_ready


def positions(seed: int) -> Iterator[Masters]:
    """Every fifth position of a random game."""
    luck, game = random.Random(seed), interrex.new("masters", seats=2 + seed % 3, seed=seed)
    assert isinstance(game, Masters)
    while not game.is_over and len(game.choices) < 300:
        game.play(luck.randrange(len(game.asked[0][2])), 0)
        if not game.is_over and len(game.choices) % 5 == 0:
            yield game


def test_vampires_are_counted() -> None:
    use, exhausted = Use(NOBODY, NOBODY, NOBODY), 0
    for game in (each for seed in range(4) for each in positions(seed)):
        every, ready = ("each_vampire",), ("each_vampire", "ready")
        number = sum(is_ready(game, vampire) for vampire in range(game.vampires))
        assert amount(game, use, ("count", every)) == game.vampires
        assert amount(game, use, ("count", ready)) == number
        assert amount(game, use, ("blood_of", every)) == sum(game.blood[: game.vampires])
        assert amount(game, use, "veil") == game.veil
        assert is_true(game, use, ("some", ready)) == (number > 0)
        assert is_true(game, use, ("none", ready)) == (number == 0)
        assert is_true(game, use, ("at_least", 2, ready)) == (number >= 2)
        exhausted += number < game.vampires
    assert exhausted
