"""MN-419 The pool is too small for all districts: the leader decides which of them are served."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.masters.table import NOBODY, Masters
from interrex.games.masters.verbs.events import add_agents, add_to_each, replace_in_each
from tests.masters.tables import about_to

CELLS = (1, 3, 5)


def agents(game: Masters) -> list[int]:
    return [game.hidden[cell] + game.exposed[cell] for cell in CELLS]


def asked(game: Masters) -> tuple[str, tuple[Any, ...]]:
    question = game.questions[0]
    return question.name, tuple(question.options)


@pytest.mark.rules("MN-419")
@pytest.mark.parametrize("pool", [6, 7])
def test_with_enough_agents_nobody_decides(pool: int) -> None:
    game = about_to(CELLS, pool, add_to_each, 2, CELLS)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [2, 2, 2]


@pytest.mark.rules("MN-419")
def test_agents_are_added_in_the_order_that_the_leader_chooses() -> None:
    """MN-419 Once more after each district, as long as it makes a difference."""
    game = about_to(CELLS, 5, add_to_each, 2, CELLS)
    assert asked(game) == ("next district", CELLS)
    game.play(CELLS.index(3))
    assert asked(game) == ("next district", (1, 5))
    game.play(1)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [1, 2, 2]


@pytest.mark.rules("MN-419")
def test_of_two_districts_one_is_chosen() -> None:
    game = about_to(CELLS, 3, add_to_each, 2, CELLS[:2])
    assert asked(game) == ("next district", (1, 3))
    game.play(1)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [1, 2, 0]


@pytest.mark.rules("MN-419")
@pytest.mark.parametrize("doing", [(add_to_each, 2, CELLS), (replace_in_each, CELLS)])
def test_from_an_empty_pool_nobody_chooses(doing: tuple[Any, ...]) -> None:
    game = about_to(CELLS, 0, *doing)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [0, 0, 0]


@pytest.mark.rules("MN-419", "MN-437")
@pytest.mark.parametrize("pool", [1, 2])
def test_minions_are_replaced_in_the_order_that_the_leader_chooses(pool: int) -> None:
    """MN-419 The minions go everywhere; an agent comes as long as there is one."""
    game = about_to(CELLS, pool, replace_in_each, CELLS)
    assert asked(game) == ("next district", CELLS)
    game.play(2)
    if pool == 2:
        assert asked(game) == ("next district", (1, 3))
        game.play(1)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [0, pool - 1, 1]
    assert [game.minions[cell] for cell in CELLS] == [0, 0, 0]


@pytest.mark.rules("MN-419")
def test_minions_are_replaced_without_asking_where_the_pool_is_large_enough() -> None:
    game = about_to(CELLS, 3, replace_in_each, CELLS)
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [1, 1, 1]
    two = about_to(CELLS, 1, replace_in_each, CELLS[1:])
    assert asked(two) == ("next district", (3, 5))


@pytest.mark.rules("MN-120", "MN-419")
def test_where_one_district_is_meant_the_leader_chooses_unless_no_agent_is_left() -> None:
    """MN-120 Among districts with equally many minions; all agents are missing wherever they are due."""
    game = about_to(CELLS, 2, add_agents, NOBODY, 1, "most_minions")
    assert asked(game) == ("which district", CELLS)
    game.play(2)
    assert agents(game) == [0, 0, 1]
    game = about_to(CELLS, 0, add_agents, NOBODY, 1, "most_minions")
    assert asked(game)[0] == "nothing more"
    assert agents(game) == [0, 0, 0]
