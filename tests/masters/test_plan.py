"""What the active vampire can do, what it cannot, and what a seat is told of the past."""

from __future__ import annotations

from itertools import product

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.actions import CHECKS, EXCHANGE, NOTHING, objection
from interrex.games.masters.cards import ABILITIES, CELL_NAMES, ability_number
from interrex.games.masters.deeds import use_ability
from interrex.games.masters.plan import PlanView, plan
from interrex.games.masters.table import Masters
from tests.masters.tables import random_table


def acting(seed: int, most: int) -> list[Masters]:
    """Positions of a random game in which somebody is asked for the next action."""
    game, chance = random_table(seed, with_rulings=True), Chance(seed)
    found: list[Masters] = []
    while not game.is_over and len(found) < most:
        if game.questions[0].name == "act":
            found.append(game.copy())
        game.play(chance.below(len(game.questions[0].options)))
    return found


@pytest.mark.parametrize("seed", [1, 4])
def test_an_action_is_offered_or_barred_by_a_rule(seed: int) -> None:
    """MN-612, MN-618: every action and both abilities are one or the other, for all who look alike."""
    positions = acting(seed, 25)
    assert positions
    for game in positions:
        view = game.view(game.seats)
        kind = game.line_up[game.active]
        abilities = {ABILITIES[ability_number(kind, which)] for which in ("blood", "darkness")}
        offered = {each.parts[0].word for each in view.plans}
        barred = {each.word: each.rule for each in view.barred}
        assert offered.isdisjoint(barred)
        assert {*CHECKS, *abilities} <= offered | barred.keys()
        for word in CHECKS:
            rule = objection(game, game.active, word)
            assert barred.get(word, "") in (rule, NOTHING if rule else "")
        assert view.barred == game.view(0).barred


def test_nothing_is_barred_while_nobody_acts() -> None:
    game = random_table(2, with_rulings=False)
    chance = Chance(2)
    for _ in range(60):
        if game.is_over:
            break
        if game.questions[0].name != "act":
            assert game.view(0).barred == ()
        game.play(chance.below(len(game.questions[0].options)))


@pytest.mark.parametrize("seed", [3, 8])
def test_the_last_event_and_what_cost_the_veil(seed: int) -> None:
    """MN-401, MN-1206: the event told last is shown until the next; the end says what weakened the Veil."""
    game = random_table(seed, with_rulings=False)
    chance = Chance(seed)
    seen = set()
    while not game.is_over:
        events = [args[0] for kind, args, _, _ in game.told if kind == "event"]
        last = game.card_word(events[-1]) if events else ""
        view = game.view(0)
        assert view.last_event == last
        assert view.event in ("", last)
        assert view.veil_lost == ()
        seen.add(last)
        game.play(chance.below(len(game.questions[0].options)))
    assert len(seen) > 2
    lost = dict(game.view(0).veil_lost)
    weakened = sum(args[0] for kind, args, _, _ in game.told if kind == "veil_weakened")
    assert lost
    assert sum(lost.values()) >= weakened


def check_what_a_plan_counts(game: Masters, said: PlanView) -> None:
    """Who waits where a Move goes, who may go along or be sent, and what each action does to the Veil."""
    here, first = game.at[game.active], said.parts[0].word
    counts = {"expose": (game.hidden[here], 0), "fight": (game.exposed[here], None)}
    if first == "move":
        to = CELL_NAMES.index(said.parts[1].word)
        counts["move"] = (game.hidden[to] + game.exposed[to], game.minions[here])
    agents, minions = counts.get(first, (0, 0))
    assert said.agents == agents, said.word
    if minions is None:
        assert said.minions == min(game.exposed[here], game.minions[here])
        assert len(said.dice) + said.unknown == said.agents
        assert list(said.dice) == sorted(game.dice)[len(game.dice) - len(said.dice) :]
        assert said.kills == sum(value in (3, 4, 5, 6) for value in said.dice)
        assert said.bleeding == sum(value in (1, 2, 3, 4) for value in said.dice)
    else:
        assert (said.minions, said.dice, said.kills, said.bleeding, said.unknown) == (minions, (), 0, 0, 0)
    if first in ("expose", "fight", "move", "night effect", "hunt", "seal", "ritual"):
        assert (said.blood, said.veil) == (0, 0), said.word
    if first == "recruit":
        assert (said.ap, said.blood, said.veil) == (2, 0, -1)


@pytest.mark.rules("MN-611", "MN-701")
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_an_action_costs_what_is_said_before(seed: int) -> None:
    """MN-611 The AP, as long as the same vampire acts on; abilities blood or the Veil; an end nothing."""
    compared = 0
    for game in acting(seed, 20):
        kind = game.line_up[game.active]
        card = game.pack.vampires[kind]
        costs = {"blood": (0, card.blood.cost, 0), "darkness": (0, 0, card.darkness.cost)}
        for which, cost in costs.items():
            said = plan(game, game.active, (which, kind, 0))
            assert said.parts[0].word == ABILITIES[ability_number(kind, which)]
            assert (said.ap, said.blood, said.veil) == cost
        for other in set(range(game.vampires)) - {game.active}:  # MN-754
            said = plan(game, game.active, (EXCHANGE, other))
            assert (said.ap, said.blood, said.veil, said.agents, said.minions) == (0, 0, 0, 0, 0)
        for number, said in enumerate(game.view(game.seats).plans):
            if said.word == "end turn":
                assert (said.ap, said.blood, said.veil) == (0, 0, 0)
            check_what_a_plan_counts(game, said)
            after = game.copy()
            after.play(number)
            if not after.is_over and after.questions[0].name == "act" and after.active == game.active:
                assert game.ap - after.ap == said.ap, said.word
                compared += 1
    assert compared > 10


@pytest.mark.rules("MN-737", "MN-769")
@pytest.mark.parametrize(("which", "rule"), [("blood", "MN-737"), ("darkness", "MN-769")])
def test_an_ability_is_told_by_the_rule_of_its_sort(which: str, rule: str) -> None:
    """MN-737 of Blood, MN-769 of Darkness: of whichever vampire, whoever uses it."""
    for seed in range(8):
        game = random_table(seed, with_rulings=True)
        for vampire, kind in product(range(game.vampires), game.line_up):
            after = game.copy()
            use_ability(after, vampire, which, kind, 0)
            (line,) = (each for each in after.told[len(game.told) :] if each[0] == "ability")
            assert line[:3] == ("ability", (game.line_up[vampire], ability_number(kind, which)), rule)
