"""What each action of the night costs and does, told a second time at random tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.masters.deeds import take_action
from interrex.games.masters.table import DECK, ON_DISTRICT, OUT, OWNED, UNUSED, Masters
from interrex.games.masters.verbs.abilities import omen, rewrite_fate
from interrex.games.masters.verbs.vocabulary import STANDING
from tests.masters.test_outcomes import NUMBERS, Told, carried_out, drawn_table

TABLES = 50
VERBS = [*STANDING]


def drawn_turn(seed: int) -> tuple[Masters, int, dict[str, Any]]:
    """A table at which a vampire acts, and what cards say of its district and of its action."""
    chance = Chance.from_seed(seed)
    game = drawn_table(seed)
    vampire = chance.below(game.vampires)
    game.active, game.ap, game.exposes = vampire, 4, chance.below(2)
    game.blood[vampire] = max(1, game.blood[vampire])
    game.exhausted &= ~(1 << vampire)
    game.minion_pool, game.veil = chance.below(4), 3 + chance.below(4)
    here = ON_DISTRICT + game.at[vampire]
    rows: dict[str, Any] = {
        "expose_cost": ((0, (chance.below(3),)),),
        "cheaper_first_expose": ((OWNED + vampire, (1,)),),
        "recruit_yield": ((here, (2,)),),
        "hunt_yield": ((here, (3,)),),
        "wild_hunt_veil": ((0, (2,)),),
        "seal_free": ((here, ()),),
        "move_cost": ((0, (chance.below(3),)),),
        "no_escort": ((ON_DISTRICT + chance.below(9), ()),),
    }
    said = {verb: rows[verb] if chance.below(3) == 0 else () for verb in rows}
    game.force = tuple(said.get(verb, ()) for verb in VERBS)
    return game, vampire, said


def number(said: dict[str, Any], verb: str, usual: int) -> int:
    return int(said[verb][0][1][0]) if said[verb] else usual


def done(told: Told, vampire: int, action: Any, said: dict[str, Any]) -> None:
    """The costs first, then what it brings."""
    cell = told.at[vampire]
    if action == "expose":
        cheaper = number(said, "cheaper_first_expose", 0) if not told.game.exposes else 0
        told.ap -= max(0, number(said, "expose_cost", 1) - cheaper)
        told.exposed[cell] += told.hidden[cell]
        told.hidden[cell] = 0
    elif action == "recruit":
        told.ap -= 2
        told.recruit(cell, number(said, "recruit_yield", 1))
        told.veil = min(6, told.veil + 1)
    elif action == "hunt":
        told.ap -= 1
        told.feed(vampire, number(said, "hunt_yield", 1))
    elif action == "wild hunt":
        told.ap -= 1
        told.feed(vampire, 4)
        told.veil -= number(said, "wild_hunt_veil", 1)
    elif action == "seal":
        told.ap -= 1
        told.lose_minions(cell, 0 if said["seal_free"] else 1)
    else:
        to = action[1]
        banned = {place for place, _ in said["no_escort"]} & {ON_DISTRICT + cell, ON_DISTRICT + to}
        along = told.ask("take along", [*range(1 + (0 if banned else told.minions[cell]))])
        told.ap -= number(said, "move_cost", 1)
        told.at[vampire] = to
        told.minions[cell] -= along
        told.minions[to] += along


@pytest.mark.rules("MN-701", "MN-711", "MN-723", "MN-748", "MN-762", "MN-779")
@pytest.mark.parametrize("action", ["expose", "recruit", "hunt", "wild hunt", "seal", ("move", 4)])
def test_an_action_costs_and_brings_what_the_rules_say(action: Any) -> None:
    for seed in range(TABLES):
        game, vampire, said = drawn_turn(seed)
        if action == ("move", 4):
            game.at[vampire] = 3
            game.minions[3] = seed % 3
        if action == "seal":
            game.seal_at = [-1] * 9
            game.minions[game.at[vampire]] = 2
        before = game.copy()
        answers = carried_out(game, act, (vampire, action), Chance(seed))
        told = Told(before, answers)
        done(told, vampire, action, said)
        assert not told.answers
        found = {name: getattr(game, name) for name in NUMBERS}
        assert found == {name: getattr(told, name) for name in NUMBERS}, seed
        assert game.exposes == before.exposes + (action == "expose")
        if action == "seal":
            assert game.seal_at[game.at[vampire]] == vampire
            assert game.seal_at.count(-1) == 8


@step
def act(game: Masters, vampire: int, action: Any) -> None:
    """MN-610 One action of the night."""
    take_action(game, vampire, action)


@pytest.mark.rules("MN-1012", "MN-1021", "MN-1014")
def test_a_relic_is_paid_for() -> None:
    """MN-1012 Action points, blood and the Veil; MN-1014 a placeable one lies where its owner stands."""
    for seed in range(14):
        game, vampire, _ = drawn_turn(seed)
        game.blood[vampire], game.veil = 4, 6
        relic = game.pack.relics[seed]
        card = len(game.pack.events) + seed
        move(game, card, OWNED + vampire)
        before = game.copy()
        game.agenda.clear()
        game.asked.clear()
        take_action(game, vampire, ("place" if relic.kind == "placeable" else "relic", card))
        assert game.ap == before.ap - relic.ap
        if relic.kind == "placeable":
            assert game.where[card] == ON_DISTRICT + game.at[vampire]
            continue
        assert game.blood[vampire] == 4 - relic.blood
        assert game.veil == 6 - relic.veil
        assert game.once >> card & 1


@pytest.mark.rules("MN-V6", "MN-1315", "MN-1316", "MN-R14")
@pytest.mark.parametrize("verb", [omen, rewrite_fate])
@pytest.mark.parametrize("source", ["event_deck", "unused_cards"])
def test_agents_leave_the_districts_of_the_event(verb: Any, source: str) -> None:
    """MN-V6 One from each of the three, or all; MN-1316 the card stays on top, or leaves, or goes below."""
    for seed in range(TABLES):
        game, vampire, _ = drawn_turn(seed)
        game.rulings = replace(game.rulings, nevena_source=source)
        top = next(deck for deck in range(DECK, DECK + 3) if game.cards_at[deck])
        place = top if source == "event_deck" else UNUSED
        card = game.cards_at[place][-1]
        event = game.pack.events[card]
        before = game.copy()
        answers = carried_out(game, verb, (vampire,), Chance(seed))
        told = Told(before, answers)
        for cell in (event.red, *event.grey):
            if verb is rewrite_fate:
                told.agent_pool += told.agents(cell)
                told.hidden[cell] = told.exposed[cell] = 0
            elif told.agents(cell):
                side = told.ask("which agent", told.sides(cell))
                (told.hidden, told.exposed)[side][cell] -= 1
                told.agent_pool += 1
        assert not told.answers
        found = {name: getattr(game, name) for name in NUMBERS}
        assert found == {name: getattr(told, name) for name in NUMBERS}, seed
        if source == "unused_cards":
            assert game.cards_at[UNUSED][0] == card
        else:
            assert game.where[card] == (place if verb is omen else OUT)
