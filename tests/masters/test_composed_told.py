"""Verbs of freely composed texts told a second time at random tables: for one, for each, up to a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.meaning import Use, cells_of, plain, use_of, vampires_of
from interrex.games.masters.nobody import is_reached
from interrex.games.masters.table import Masters
from interrex.games.masters.verbs import general
from tests.masters.test_outcomes import NUMBERS, Told, carried_out, drawn_table

TABLES = 8
ONE, EACH, HERE = ("one",), ("each",), "here"
NEAR = ("each", "adjacent")
ONE_NEAR = ("one", "near")
WHO: tuple[Any, ...] = ("you", ("one_vampire",), ("each_vampire",))


class Composed(Told):
    """What a text of this vampire means."""

    def __init__(self, game: Masters, answers: list[Any], vampire: int, moment: str) -> None:
        super().__init__(game, answers)
        self.use: Use = use_of(game, vampire, "turn")
        self.moment = moment

    def cells(self, where: Any, is_possible: Callable[[int], Any], number: int = 1) -> list[int]:
        """Those meant in which something would happen; of one the one that is chosen."""
        found = [cell for cell in cells_of(self.game, self.use, where) if is_possible(cell)]
        if isinstance(where, tuple) and where[0] == "one":
            return [self.ask("which district", found)] if found and number > 0 else []
        return found

    def whom(self, who: Any, is_possible: Callable[[int], Any]) -> list[int]:
        found = [each for each in vampires_of(self.game, self.use, who) if is_possible(each)]
        if isinstance(who, tuple) and who[0] == "one_vampire":
            return [self.ask("who is meant", found)] if found else []
        return found


def agents_to(told: Composed, number: int, where: Any) -> None:
    for cell in told.cells(where, lambda cell: True, number):
        if told.moment == "event":
            told.place(cell, number)
        else:
            came = min(number, told.agent_pool)
            told.hidden[cell] += came
            told.agent_pool -= came


def agents_away(told: Composed, number: int, where: Any) -> None:
    for cell in told.cells(where, told.agents, number):
        for _ in range(number):
            if told.agents(cell):
                side = told.ask("which agent", told.sides(cell))
                (told.hidden, told.exposed)[side][cell] -= 1
                told.agent_pool += 1


def expose(told: Composed, where: Any) -> None:
    for cell in told.cells(where, lambda cell: told.hidden[cell]):
        told.exposed[cell] += told.hidden[cell]
        told.hidden[cell] = 0


def minions_to(told: Composed, number: int, where: Any) -> None:
    for cell in told.cells(where, lambda cell: True, number):
        told.recruit(cell, number)


def minions_away(told: Composed, number: int, where: Any) -> None:
    for cell in told.cells(where, lambda cell: told.minions[cell], number):
        told.lose_minions(cell, min(number, told.minions[cell]))


def march(told: Composed, number: int, origin: Any, goal: Any) -> None:
    origins, goals = (cells_of(told.game, told.use, each) for each in (origin, goal))
    for _ in range(number):
        ways = [(cell, to) for cell in origins if told.minions[cell] for to in goals if to != cell]
        answer: Any = told.ask("march", ways, "done") if ways else "done"
        if answer == "done":
            break
        told.minions[answer[0]] -= 1
        told.minions[answer[1]] += 1


def blood_to(told: Composed, number: int, who: Any) -> None:
    for vampire in told.whom(who, told.has_room):
        told.feed(vampire, number)


def blood_from(told: Composed, number: int, who: Any) -> None:
    for vampire in told.whom(who, lambda vampire: True):
        told.bleed(vampire, number)


def veil_up(told: Composed, number: int) -> None:
    if told.moment == "event" and told.ruling("event_veil_gain") == "netted":
        told.gain += number
    else:
        told.veil = min(6, told.veil + number)


def veil_down(told: Composed, number: int) -> None:
    if told.moment == "event":
        told.loss += number
    else:
        told.veil -= number


def vampires_to(told: Composed, who: Any, where: Any) -> None:
    found = vampires_of(told.game, told.use, who)
    cells = cells_of(told.game, told.use, where)
    if not found or not cells:
        return
    if isinstance(who, tuple) and who[0] == "one_vampire":
        found = [told.ask("who is meant", found)]
    to = told.ask("which district", cells)
    for vampire in found:
        told.at[vampire] = to


def for_each(told: Composed, which: Any, inner: tuple[Any, ...]) -> None:
    number = inner[1]
    if which[0] == "each":
        for cell in cells_of(told.game, told.use, which):
            told.recruit(cell, number)
    else:
        for vampire in vampires_of(told.game, told.use, which):
            told.recruit(told.game.at[vampire], number)


CASES: dict[Callable[..., None], list[tuple[Any, ...]]] = {
    agents_to: [(1, HERE), (2, ONE), (1, NEAR), (0, ONE), (3, EACH)],
    agents_away: [(1, HERE), (2, ONE), (2, NEAR), (0, ONE), (1, EACH)],
    expose: [(HERE,), (ONE,), (NEAR,), (EACH,)],
    minions_to: [(1, HERE), (2, ONE_NEAR), (1, NEAR), (0, ONE)],
    minions_away: [(1, HERE), (2, ONE), (2, NEAR), (0, ONE), (1, EACH)],
    march: [(2, HERE, NEAR), (3, EACH, HERE), (0, EACH, HERE), (1, HERE, HERE)],
    blood_to: [(number, who) for number in (1, 2) for who in WHO],
    blood_from: [(number, who) for number in (1, 3) for who in WHO],
    veil_up: [(1,), (3,)],
    veil_down: [(1,), (2,)],
    vampires_to: [(who, where) for who in WHO for where in (HERE, ONE_NEAR, ONE)],
    for_each: [(EACH, ("minions_to", 1, HERE)), (("each_vampire",), ("minions_to", 1, HERE))],
}


@pytest.mark.parametrize("moment", ["turn", "event"])
def test_a_composed_text_does_what_is_told_of_it(moment: str) -> None:
    for seed in range(TABLES):
        drawn = drawn_table(200 + seed)
        for tell, many in CASES.items():
            for number, args in enumerate(many):
                game, chance = drawn.copy(), Chance(100 * seed + number)
                vampire = chance.below(game.vampires)
                game.minion_pool = chance.below(5)
                before = game.copy()
                use = plain(use_of(game, vampire, "turn"))
                answers = carried_out(game, getattr(general, tell.__name__), (use, moment, *args), chance)
                told = Composed(before, list(answers), vampire, moment)
                tell(told, *args)
                assert not told.answers, (seed, tell.__name__, args)
                found = {name: getattr(game, name) for name in NUMBERS}
                assert found == {name: getattr(told, name) for name in NUMBERS}, (seed, tell.__name__, args)


@pytest.mark.rules("MN-619")
def test_what_a_composed_text_would_change() -> None:
    """MN-619 Something lies there that would go, or a pool from which it would come."""
    for seed in range(40):
        game, chance = drawn_table(seed), Chance.from_seed(seed)
        game.minion_pool, game.agent_pool = chance.below(2), chance.below(2)
        game.veil = 5 + chance.below(2)
        vampire = chance.below(game.vampires)
        told = Told(game, [])
        here = told.at[vampire]
        wanted: dict[tuple[str, tuple[Any, ...]], Any] = {
            ("blood_to", (1, "you")): told.has_room(vampire),
            ("blood_to", (1, ("each_vampire",))): any(map(told.has_room, range(game.vampires))),
            ("veil_up", (1,)): told.veil < 6,
            ("agents_away", (1, HERE)): told.agents(here),
            ("agents_away", (1, NEAR)): sum(map(told.agents, told.beside(here))),
            ("expose", (HERE,)): told.hidden[here],
            ("expose", (NEAR,)): sum(told.hidden[cell] for cell in told.beside(here)),
            ("minions_away", (1, HERE)): told.minions[here],
            ("agents_to", (1, HERE)): told.agent_pool,
            ("minions_to", (1, HERE)): told.minion_pool,
            ("march", (1, HERE, NEAR)): told.minions[here],
            ("march", (0, HERE, NEAR)): False,
            ("veil_down", (1,)): True,
        }
        for (verb, args), changes in wanted.items():
            found = general.would_change(game, vampire, verb, "turn", args)
            assert bool(found) == bool(changes), (seed, verb, args)


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        ((), False),
        (((("unless_pays", 1, "x"), 0),), False),
        (((("unless_pays", 1, "x"), 1),), True),
        (((("unless_pays", 1, "x"), 2),), True),
        (((("for_each", ("each_vampire",), "x"), 1),), True),
        (((("for_each", ("each_vampire",), "x"), 0),), False),
        (((("for_each", ("each",), "x"), 1),), False),
        (((("for_each", "each_vampire", "x"), 1),), False),
        (((("both", ("each_vampire",), "x"), 1),), False),
        (((("both", "x"), 1), (("for_each", ("each_vampire", "ready"), "x"), 1)), True),
    ],
)
def test_who_is_reached_by_a_text_inside_another(path: Any, reached: bool) -> None:
    """Each vampire that is meant, and whoever is asked to pay; not the one that is looked for."""
    assert is_reached(path) == reached
