"""The words of a freely composed text: the districts, vampires and numbers they mean, and when they hold."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.masters.cards import DISTRICTS
from interrex.games.masters.city import neighbours, refresh
from interrex.games.masters.events import after_plan
from interrex.games.masters.meaning import Use, amount, cells_of, is_true, use_of, vampires_of
from interrex.games.masters.table import CORNERS, DAY, NIGHT, NOBODY, ON_DISTRICT, ON_VAMPIRE, Masters
from interrex.games.masters.verbs.vocabulary import AGENT_AFTER_PLAN
from tests.masters.tables import about_to, nothing_more, table


def city() -> Masters:
    """Three vampires; agents, minions and a seal in some districts."""
    game = table(3, 1, vampires=3)
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    game.hidden[0], game.hidden[4], game.exposed[4], game.exposed[7] = 1, 1, 2, 1
    game.minions[0], game.minions[4], game.minions[8] = 1, 2, 3
    game.seal_at = [NOBODY] * 9
    game.seal_at[2] = 1
    game.at[:3] = [4, 4, 8]
    game.blood[:3] = [0, 2, 3]
    game.exhausted = 1 << 1
    game.veil = 4
    refresh(game)
    return game


HERE = Use(0, 4, NOBODY)
THERE = Use(0, 4, NOBODY, 1, 8, 2)  # at a moment: two of something happen to the second vampire, elsewhere
NOWHERE = Use(NOBODY, NOBODY, NOBODY)
ALL = tuple(range(9))
CELLS: list[tuple[Use, tuple[Any, ...], tuple[int, ...]]] = [
    (HERE, (), ALL),
    (HERE, ("here",), (4,)),
    (HERE, ("adjacent",), (1, 3, 5, 7)),
    (HERE, ("near",), (1, 3, 4, 5, 7)),
    (NOWHERE, ("near",), ()),
    (HERE, ("with_agents",), (0, 4, 7)),
    (HERE, ("without_agents", "with_minions"), (8,)),
    (HERE, ("without_minions", "with_agents"), (7,)),
    (HERE, ("with_vampire",), (4, 8)),
    (HERE, ("without_vampire", "with_agents"), (0, 7)),
    (HERE, ("sealed",), (2,)),
    (HERE, ("unsealed", "corner"), (0, 6, 8)),
    (HERE, ("hidden",), (0, 4)),
    (HERE, ("exposed",), (4, 7)),
    (HERE, (("agents", 2),), (4,)),
    (HERE, (("agents", 1),), (0, 4, 7)),
    (HERE, (("minions", 2),), (4, 8)),
    (HERE, (("not", "with_agents"), "with_minions"), (8,)),
    (HERE, (("either", "sealed", "with_vampire"),), (2, 4, 8)),
    (HERE, ("tied", "with_agents"), (0,)),
    (HERE, ("minions_ahead",), (2, 8)),
    (HERE, ("agents_ahead",), (4, 7)),
    (NOWHERE, ("red",), ()),
    (HERE, ("there",), (4,)),
    (THERE, ("there",), (8,)),
    (NOWHERE, ("there",), ()),
]


@pytest.mark.parametrize(("use", "filters", "found"), CELLS)
def test_which_districts_are_meant(use: Use, filters: tuple[Any, ...], found: tuple[int, ...]) -> None:
    game = city()
    assert {*neighbours(game, 4)} == {1, 3, 5, 7}
    assert {*CORNERS} == {0, 2, 6, 8}
    assert cells_of(game, use, ("each", *filters)) == list(found)


def test_districts_by_name_and_by_the_event() -> None:
    game = city()
    assert cells_of(game, HERE, "here") == [4]
    assert cells_of(game, NOWHERE, "here") == cells_of(game, NOWHERE, "there") == []
    assert cells_of(game, HERE, "there") == [4]
    assert cells_of(game, THERE, "there") == [8]
    for number, name in enumerate(DISTRICTS):
        word = name.replace("-", "_")
        for place in (word, ("each", word)):
            assert cells_of(game, NOWHERE, place) == [game.cell_of[number]]
    for card, event in enumerate(game.pack.events):
        use = Use(NOBODY, NOBODY, card)
        assert cells_of(game, use, ("each", "red")) == [cell for cell in ALL if cell == event.red]
        assert cells_of(game, use, ("each", "grey")) == sorted({*event.grey})


VAMPIRES: list[tuple[Use, Any, list[int]]] = [
    (HERE, "you", [0]),
    (NOWHERE, "you", []),
    (HERE, ("each",), [0, 1, 2]),
    (HERE, ("each", "here"), [0, 1]),
    (HERE, ("each", "other"), [1, 2]),
    (HERE, ("each", "other", "here"), [1]),
    (Use(2, 8, NOBODY), ("each", "adjacent"), []),
    (Use(2, 5, NOBODY), ("each", "adjacent"), [0, 1, 2]),
    (HERE, ("each", "ready"), [0, 2]),
    (HERE, ("each", "exhausted"), [1]),
    (HERE, ("each", "among_agents"), [0, 1]),
    (HERE, ("each", "near"), [0, 1]),
    (Use(2, 5, NOBODY), ("each", "near"), [0, 1, 2]),
    (HERE, ("each", "there"), [0, 1]),
    (THERE, ("each", "there"), [2]),
    (THERE, "that_vampire", [1]),
    (HERE, "that_vampire", [0]),
    (NOWHERE, "that_vampire", []),
    (HERE, ("each", ("blood_at_most", 2)), [0, 1]),
    (HERE, ("each", ("blood_at_least", 2)), [1, 2]),
]


@pytest.mark.parametrize(("use", "who", "found"), VAMPIRES)
def test_which_vampires_are_meant(use: Use, who: Any, found: list[int]) -> None:
    assert vampires_of(city(), use, who) == found


def test_vampires_in_a_district_by_name() -> None:
    game = city()
    for number, name in enumerate(DISTRICTS):
        there = [vampire for vampire in range(3) if game.at[vampire] == game.cell_of[number]]
        assert vampires_of(game, HERE, ("each", ("at", name.replace("-", "_")))) == there


def test_numbers_are_counted() -> None:
    game = city()
    assert amount(game, HERE, 3) == 3
    assert amount(game, HERE, ("blood_of", ("each",))) == 5
    assert amount(game, HERE, ("count", ("each", "with_agents"))) == 3
    assert amount(game, HERE, ("minions_in", ("each", "with_vampire"))) == 5
    assert amount(game, HERE, ("agents_in", ("each", "with_vampire"))) == 3


SOME, NONE = ("some", ("each", "with_agents")), ("some", ("each", "red"))
HOLDS: list[tuple[Use, Any, bool]] = [
    (HERE, SOME, True),
    (HERE, NONE, False),
    (HERE, ("none", ("each", "red")), True),
    (HERE, ("none", ("each", "with_agents")), False),
    (HERE, ("not", SOME), False),
    (HERE, ("both", SOME, NONE), False),
    (HERE, ("either", NONE, SOME), True),
    (HERE, ("both", SOME, SOME), True),
    (HERE, ("either", NONE, NONE), False),
    (HERE, ("is_here", "with_agents", "with_vampire"), True),
    (HERE, ("is_here", "with_agents", "sealed"), False),
    (NOWHERE, ("is_here",), False),
    (HERE, ("at_least", 3, ("each", "with_agents")), True),
    (HERE, ("at_least", 4, ("each", "with_agents")), False),
    (HERE, ("more", ("count", ("each", "with_agents")), 2), True),
    (HERE, ("more", ("count", ("each", "with_agents")), 3), False),
    (HERE, ("veil_at_most", 4), True),
    (HERE, ("veil_at_most", 3), False),
    (HERE, ("veil_at_least", 4), True),
    (HERE, ("veil_at_least", 5), False),
    (HERE, ("not", NONE), True),
    (HERE, ("is_there", "with_agents", "with_vampire"), True),  # without a moment the text's own district
    (THERE, ("is_there", "with_agents"), False),
    (THERE, ("is_there", "with_vampire"), True),
    (NOWHERE, ("is_there",), False),
    (HERE, ("that_is", "ready"), True),
    (THERE, ("that_is", "ready"), False),
    (THERE, ("that_is", "exhausted", "other"), True),
    (NOWHERE, ("that_is",), False),
    (THERE, ("that_many", 2), True),
    (THERE, ("that_many", 3), False),
    (HERE, ("that_many", 1), False),
]


@pytest.mark.parametrize(("use", "condition", "holds"), HOLDS)
def test_when_a_condition_holds(use: Use, condition: Any, holds: bool) -> None:
    assert is_true(city(), use, condition) == holds


@pytest.mark.parametrize("phase", [DAY, NIGHT])
def test_it_is_day_or_night(phase: int) -> None:
    game = city()
    game.phase = phase
    assert is_true(game, HERE, "by_day") == (phase == DAY)
    assert is_true(game, HERE, "by_night") == (phase == NIGHT)


def test_whose_text_it_is() -> None:
    game = city()
    for vampire in range(3):
        assert use_of(game, vampire, "turn") == Use(vampire, game.at[vampire], NOBODY)
        game.where[0] = ON_VAMPIRE + vampire
        assert use_of(game, 0, "event") == Use(vampire, game.at[vampire], 0)
    for cell in ALL:
        assert use_of(game, cell, "day effect") == Use(NOBODY, cell, NOBODY)
        game.where[0] = ON_DISTRICT + cell
        assert use_of(game, 0, "event") == Use(NOBODY, cell, 0)
    game.where[0] = 0
    assert use_of(game, 0, "event") == Use(NOBODY, NOBODY, 0)


@pytest.mark.rules("MN-421")
def test_an_agent_after_the_plan_comes_where_its_card_lies() -> None:
    """MN-E30 In the district of the card, or of the vampire that bears it."""
    for where in (*range(ON_DISTRICT, ON_DISTRICT + 9), ON_VAMPIRE, ON_VAMPIRE + 1):
        game = about_to((), 6, nothing_more)
        game.at[:2] = [3, 7]
        at = AGENT_AFTER_PLAN
        game.force = (*game.force[:at], ((where, (1,)),), *game.force[at + 1 :])
        game.asked.clear()
        game.then(after_plan)
        game.advance()
        cell = game.at[where - ON_VAMPIRE] if where >= ON_VAMPIRE else where - ON_DISTRICT
        assert [*map(sum, zip(game.hidden, game.exposed, strict=True))] == [each == cell for each in ALL]
