"""Numbers that rules reckon with: what an event costs, how many agents come, how often one is asked."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.combat import choose_die_to_set
from interrex.games.masters.events import losses
from interrex.games.masters.table import EXPOSED, HIDDEN, MINION, VEIL_TOP, Masters
from interrex.games.masters.verbs.events import gather_agents
from interrex.games.masters.verbs.turn import CHECKS, choose_token, token_moved
from tests.masters.tables import nothing_more, table
from tests.masters.test_outcomes import Told, drawn_table


def begin(game: Masters, what: object, *args: object) -> None:
    """That happens now, and then nothing more."""
    game.agenda.clear()
    game.asked.clear()
    game.then(nothing_more)
    game.then(what, *args)  # type: ignore[arg-type]
    game.advance()


def bare(rulings: dict[str, str] | None = None) -> Masters:
    """No tokens in the city, and all vampires in one corner of it."""
    game = table(2, 1, rulings)
    game.agent_pool += sum(game.hidden) + sum(game.exposed)
    game.minion_pool += sum(game.minions)
    game.hidden, game.exposed, game.minions = [0] * 9, [0] * 9, [0] * 9
    game.at = [8] * game.vampires
    return game


@pytest.mark.rules("MN-429", "MN-430", "MN-436")
@pytest.mark.parametrize(("lost", "gained"), [*product(range(4), repeat=2)])
def test_the_veil_changes_by_the_difference(lost: int, gained: int) -> None:
    """MN-430 All that an event weakens and strengthens is applied together."""
    game = table(2, 1)
    game.veil, game.loss, game.gain = 4, lost, gained
    losses(game)
    assert game.veil == min(VEIL_TOP, 4 - lost + gained)
    assert game.loss == game.gain == 0


@pytest.mark.rules("MN-E06", "MN-C12", "MN-420")
@pytest.mark.parametrize(("unit", "number"), [*product(("per_placement", "per_agent"), range(1, 4))])
def test_gathered_agents_cost_as_one_placement(unit: str, number: int) -> None:
    """MN-E06 From each district beside the red one as many as are there, up to the number."""
    for counts in ((0, 0), (1, 0), (2, 1), (3, 3)):
        game = bare({"veil_loss_unit": unit})
        red = game.pack.events[0].red
        game.minions[red] = 1
        near = [cell for cell in range(9) if abs(cell // 3 - red // 3) + abs(cell % 3 - red % 3) == 1]
        for cell, count in zip(near[:2], counts, strict=True):
            game.hidden[cell] = count
        begin(game, gather_agents, 0, number)
        came = sum(min(number, count) for count in counts)
        assert game.hidden[red] == came
        assert game.loss == (came if unit == "per_agent" else min(came, 1))


@pytest.mark.rules("MN-V4", "MN-C13")
@pytest.mark.parametrize(("number", "dice"), [*product(range(1, 4), ([6, 6], [5], [1, 2], [2, 2, 6, 3]))])
def test_so_many_dice_are_set_to_six(number: int, dice: list[int]) -> None:
    """MN-V4 One is asked until the number is used up, or no die is left that could be set."""
    game = table(2, 1)
    game.fighter, game.taken, game.plain = 0, list(dice), list(dice)
    begin(game, choose_die_to_set, 0, number, False)
    asked = 0
    while game.questions[0].name == "set die to 6":
        options = [each for each in game.questions[0].options if each != "done"]
        assert options == sorted({value for value in game.taken if value < 6})
        assert ("done" in game.questions[0].options) == (asked > 0)
        game.play(0)
        asked += 1
    below = sum(value < 6 for value in dice)
    # a single die that must be set is set unasked
    assert sum(value == 6 for value in game.taken) == len(dice) - below + min(below, number)


@pytest.mark.rules("MN-D6")
@pytest.mark.parametrize(
    ("side", "kind", "left_out"),
    [
        ("keep", HIDDEN, HIDDEN), ("keep", EXPOSED, EXPOSED), ("keep", MINION, MINION),
        ("hidden", HIDDEN, HIDDEN), ("hidden", EXPOSED, HIDDEN), ("hidden", MINION, MINION),
    ],
)  # fmt: skip
def test_a_token_that_was_just_moved_stays(side: str, kind: int, left_out: int) -> None:
    """MN-D6 As what it has become: an exposed agent may have turned its side."""
    game = bare({"moved_agent_side": side})
    rows = (game.hidden, game.exposed, game.minions)
    rows[kind][0] = 1
    for row in rows:
        row[4] = 1
    begin(game, token_moved, 0, 2, 0, kind, 1)
    assert rows[left_out][1] == 1
    [question] = game.questions
    assert {each for each in question.options if each != "done"} == {(4, HIDDEN), (4, EXPOSED), (4, MINION)}
    assert question.name == "token"
    begin(game, choose_token, 0, 0, ())
    assert game.questions[0].name != "token"


def all_agents(told: Told) -> int:
    return sum(told.hidden) + sum(told.exposed)


USEFUL: dict[str, list[tuple[tuple[Any, ...], Callable[[Told, int], Any]]]] = {  # what an ability can change
    "travel": [((), lambda told, vampire: True)],
    "reroll_some": [((), lambda told, vampire: True)],
    "feed_by_die": [((3, 2, 1), lambda told, vampire: told.has_room(vampire))],
    "raise_by_die": [((3, 2, 1), lambda told, vampire: told.minion_pool)],
    "shift_by_die": [((3, 2, 1), lambda told, vampire: all_agents(told) + sum(told.minions))],
    "lure_agents": [
        ((2, "adjacent"), lambda told, vampire: sum(map(told.agents, told.beside(told.at[vampire])))),
        ((2, "anywhere"), lambda told, vampire: all_agents(told)),
    ],
    "scatter_agents": [
        ((2, "adjacent"), lambda told, vampire: told.agents(told.at[vampire])),
        ((2, "anywhere"), lambda told, vampire: all_agents(told)),
    ],
    "nurse": [((1,), lambda told, vampire: [
        who for who, cell in enumerate(told.at)
        if who != vampire and told.has_room(who)
        if cell in (told.at[vampire], *told.beside(told.at[vampire]))
    ])],
    "feast": [
        ((1, "here"), lambda told, vampire: [
            who for who, cell in enumerate(told.at) if told.has_room(who) and cell == told.at[vampire]
        ]),
        ((1, "adjacent"), lambda told, vampire: [
            who for who, cell in enumerate(told.at)
            if told.has_room(who) and cell in (told.at[vampire], *told.beside(told.at[vampire]))
        ]),
    ],
    "unmask": [((), lambda told, vampire: sum(
        told.hidden[cell] for cell in (told.at[vampire], *told.beside(told.at[vampire]))
    ))],
    "veil_by_die": [((3, 1), lambda told, vampire: told.veil < 6 and min(told.game.dice, default=9) <= 3)],
    "banish_agents": [((), lambda told, vampire: told.agents(told.at[vampire]))],
    "tempt_agents": [((2,), lambda told, vampire: told.agents(told.at[vampire]))],
    "open_gates": [((), lambda told, vampire: (
        {*told.at} != {told.at[vampire]} or sum(told.minions) > told.minions[told.at[vampire]]
    ))],
}  # fmt: skip


@pytest.mark.rules("MN-619")
def test_what_an_ability_could_change() -> None:
    """MN-619 It is offered where it would change something, whatever is missing elsewhere."""
    seen = set()
    for seed in range(60):
        game, chance = drawn_table(seed), Chance.from_seed(seed)
        game.minion_pool, game.veil = chance.below(2), 5 + chance.below(2)
        game.dice = sorted(1 + chance.below(6) for _ in range(chance.below(3)))
        if chance.below(3) == 0:
            here = game.at[0]
            game.at = [here] * game.vampires
            game.minions = [number if cell == here else 0 for cell, number in enumerate(game.minions)]
        if chance.below(3) == 0:
            game.hidden = [0] * 9
            game.exposed = [number if chance.below(4) == 0 else 0 for number in game.exposed]
        for vampire in range(game.vampires):
            told = Told(game, [])
            for verb, cases in USEFUL.items():
                for args, changes in cases:
                    wanted = bool(changes(told, vampire))
                    assert bool(CHECKS[verb](game, vampire, *args)) == wanted, (seed, vampire, verb, args)
                    seen.add((verb, args, wanted))
    both = sum(len(cases) for cases in USEFUL.values())
    assert len(seen) == 2 * both - 2  # but for what always can
