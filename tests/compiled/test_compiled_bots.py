"""Bots on the engine as it runs."""

from __future__ import annotations

import copy

import pytest

from interrex.bots import make, observe
from interrex.engine.chance import Chance
from interrex.games import game_spec, house_pack

CHOICES = 6


@pytest.mark.parametrize("level", ["random", "greedy", "search:8", "search:4x2", "learned"])
def test_a_deep_copy_of_a_bot_chooses_as_it_does(level: str) -> None:
    """At every step of a game, whatever the bot has chosen before."""
    if level == "learned":
        pytest.importorskip("numpy")
    spec, pack = game_spec("elekt"), house_pack("elekt")
    table = spec.new(spec.settings(2, 5, pack), pack)
    chance = Chance.from_seed(3)
    bot = make(level, 7)
    made = 0
    while made < CHOICES:
        seat = table.seats_asked[0]
        seen = observe(table, seat, chance)
        if len(seen.decision.options) > 1:
            other = copy.deepcopy(bot)
            said = bot.choose(seen)
            assert other.choose(seen) == said
            made += 1
        else:
            said = seen.decision.options[0]
        table.choose(said, seat)
