"""Texts of events and abilities, each side of a condition."""

from __future__ import annotations

import pytest

from interrex.games.masters.table import UNUSED
from interrex.games.masters.verbs.abilities import rewrite_fate
from interrex.games.masters.verbs.events import hide_agents, press_loss
from tests.masters.tables import table

TIED, BEHIND = 1, 3


@pytest.mark.rules("MN-E25")
@pytest.mark.parametrize(
    ("agents", "minions", "loss"), [(2, 1, BEHIND), (1, 1, TIED), (0, 0, TIED), (1, 2, 0), (0, 1, 0)]
)
@pytest.mark.parametrize("district", [0, 5, 8])
def test_agents_ahead_cost_more_than_a_tie(district: int, agents: int, minions: int, loss: int) -> None:
    """MN-E25 A tie costs something, agents ahead cost more, minions ahead nothing."""
    game = table(2, 1)
    cell = game.cell_of[district]
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    game.exposed[cell], game.minions[cell] = agents, minions
    before = game.loss
    press_loss(game, 0, district, TIED, BEHIND)
    assert game.loss - before == loss


@pytest.mark.rules("MN-E28", "MN-716")
def test_all_agents_are_hidden_and_it_is_told() -> None:
    game = table(2, 1)
    game.hidden, game.exposed = [1] * 9, [2] * 9
    hide_agents(game, 0)
    assert (game.hidden, game.exposed) == ([3] * 9, [0] * 9)
    assert [(line.kind, line.rule) for line in game.log(0)[-1:]] == [("all_hidden", "MN-716")]


@pytest.mark.rules("MN-V6", "MN-R14")
def test_an_unused_card_goes_under_the_others() -> None:
    """MN-R14 Under that reading fate is read from the cards that are not played, one after the other."""
    game = table(2, 1, {"nevena_source": "unused_cards"})
    unused = list(game.cards_at[UNUSED])
    assert len(unused) > 2
    rewrite_fate(game, 0)
    assert game.cards_at[UNUSED] == [unused[-1], *unused[:-1]]
