"""What follows from the cards in play is reckoned anew whenever anything of it has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games.veto.table import STALE, Derived, Veto
from interrex.games.veto.traits import derived
from interrex.match import scenario
from interrex.testing import random_game

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "veto"
CHANGING = ("VT-201", "VT-922", "VT-955", "VT-957", "VT-1103", "VT-R67")  # without a card that moves
STORIES = [
    story
    for story in (scenario.load(file) for file in sorted(SCENARIOS.glob("*.toml")))
    if set(CHANGING) & set(story.rules)
]


def parts(found: Derived) -> list[str]:
    return [f"{name}: {getattr(found, name)!r}" for name in Derived.__slots__]


def check(game: Veto) -> None:
    """What the table remembers is what it would reckon now."""
    anew = game.copy()
    anew.derived = STALE
    assert parts(derived(game)) == parts(derived(anew))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_random_games(seed: int) -> None:
    chance = Chance(seed)
    game = random_game("veto", chance)
    assert isinstance(game, Veto)
    while not game.is_over and len(game.choices) < 150:
        check(game)
        decision = game.decisions[chance.below(len(game.decisions))]
        game.choose(decision.options[chance.below(len(decision.options))], decision.seat)


def test_in_stories_of_what_changes_where_it_lies() -> None:
    assert len(STORIES) > 10
    for story in STORIES:
        game = story.position()
        assert isinstance(game, Veto)
        check(game)
        for choice in (choice for step in story.steps for choice in step.when):
            game.choose(choice.word, choice.seat)
            check(game)


def test_the_law_notices_what_was_not_reckoned_anew() -> None:
    game = interrex.new("veto", 2, 1)
    assert isinstance(game, Veto)
    derived(game)
    game.derived.taken ^= 1
    with pytest.raises(AssertionError):
        check(game)
