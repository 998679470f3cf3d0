"""The plan of an event, and cards that send agents elsewhere, told a second time at random tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters import hearing
from interrex.games.masters.events import after_plan, plan
from interrex.games.masters.meaning import Use, use_of
from interrex.games.masters.table import DAY, NIGHT, NOBODY, ON_DISTRICT, ON_VAMPIRE, OWNED, Masters
from interrex.games.masters.verbs.vocabulary import STANDING
from tests.masters.tables import table
from tests.masters.test_outcomes import NUMBERS, Told, carried_out, drawn_table

TABLES = 120
VERBS = [*STANDING]


def drawn_plan(seed: int) -> Masters:
    chance = Chance.from_seed(seed)
    game = drawn_table(seed)
    game.rulings = replace(
        game.rulings,
        short_pool_order=("red_first", "leader_choice")[chance.below(2)],
        urn_redirect=("own_placement", "same_placement")[chance.below(2)],
    )
    game.agent_pool = chance.below(8)
    game.redirected = chance.below(4) == 0
    rows: dict[str, tuple[tuple[int, tuple[Any, ...]], ...]] = {}
    if chance.below(3) == 0:
        rows["smaller_plan"] = ((ON_DISTRICT + chance.below(9), (1,)), (ON_DISTRICT + 4, (2,)))
    if chance.below(3) == 0:
        rows["more_red"] = ((ON_DISTRICT, (1,)), (ON_DISTRICT + 1, (1,)))[: 1 + chance.below(2)]
    if chance.below(2) == 0:
        rows["redirect_agent"] = ((ON_DISTRICT + chance.below(9), ()),)
    if chance.below(3) == 0:
        rows["no_landing"] = ((ON_DISTRICT + chance.below(9), ()),)
    places = (ON_DISTRICT + chance.below(9), ON_VAMPIRE + chance.below(game.vampires))
    if chance.below(2):
        rows["agent_after_plan"] = tuple((place, (1 + chance.below(2),)) for place in places)
    game.force = tuple(rows.get(verb, ()) for verb in VERBS)
    return game


class Plan(Told):
    """A plan: what cards add, take away and send elsewhere."""

    def __init__(self, game: Masters, answers: list[Any]) -> None:
        super().__init__(game, answers)
        self.redirected = game.redirected

    def says(self, verb: str) -> tuple[tuple[int, tuple[Any, ...]], ...]:
        return tuple(self.game.force[VERBS.index(verb)])

    def is_betrayed(self, cell: int) -> bool:
        return (ON_DISTRICT + cell, ()) not in self.says("no_landing") and super().is_betrayed(cell)

    def due(self, cell: int, number: int) -> int:
        less: int = sum(args[0] for place, args in self.says("smaller_plan") if place == ON_DISTRICT + cell)
        return max(0, number - less)

    def placed(self, cell: int, number: int, missing: int = 0) -> None:
        urns = [
            place - ON_DISTRICT for place, _ in self.says("redirect_agent") if place != ON_DISTRICT + cell
        ]
        if urns and number and self.agent_pool and not self.redirected:
            if self.ask("urn", ["redirect", "keep"]) == "redirect":
                self.redirected = True
                before = self.loss
                self.place(urns[0], 1)
                cost, number = self.loss - before, number - 1
                together = self.ruling("urn_redirect") == "same_placement"
                if together and cost and self.ruling("veil_loss_unit") != "per_agent":
                    came = min(number, self.agent_pool)  # the placement has been paid for
                    self.hidden[cell] += came
                    self.agent_pool -= came
                    self.loss += number - came + missing
                    return
        self.place(cell, number)
        self.loss += missing


def planned(told: Plan, card: int, red: int, one: int, two: int) -> None:
    """MN-409 to MN-415 Red first, then the larger and the smaller number, and a pool that is too short."""
    kind = told.game.pack.events[card]
    number = told.due(kind.red, red + sum(args[0] for _, args in told.says("more_red")))
    is_shared = told.ruling("short_pool_order") != "red_first"
    if not is_shared:
        told.placed(kind.red, number)
    first, second = kind.grey
    same = one == two
    if not told.agent_pool:
        sums = {told.due(first, x) + told.due(second, y) for x, y in ((one, two), (two, one))}
        same = same or len(sums) == 1
    larger = first if same else told.ask("larger number", [first, second])
    other = second if larger == first else first
    here, there = told.due(larger, one), told.due(other, two)
    if is_shared:
        cells, numbers = [kind.red, larger, other], [number, here, there]
        if told.agent_pool < sum(numbers):
            given = [0, 0, 0]
            while sum(given) < told.agent_pool:
                left = [cell for cell, due, have in zip(cells, numbers, given, strict=True) if have < due]
                given[cells.index(told.ask("next agent", left))] += 1
            for cell, due, have in zip(cells, numbers, given, strict=True):
                told.placed(cell, have, due - have)
            return
        told.placed(kind.red, number)
    order = [(larger, here), (other, there)]
    if here and there and 0 < told.agent_pool < here + there:
        served = told.ask("first served", [larger, other])
        order = order if served == larger else order[::-1]
    for cell, due in order:
        told.placed(cell, due)


def follow(told: Plan) -> None:
    """MN-E30 Where such a card lies, or the vampire on which it lies stands."""
    for place, args in told.says("agent_after_plan"):
        told.placed(told.at[place - ON_VAMPIRE] if place >= ON_VAMPIRE else place - ON_DISTRICT, args[0])


@pytest.mark.rules("MN-409", "MN-411", "MN-415", "MN-426", "MN-433", "MN-E30")
def test_agents_arrive_as_the_plan_says() -> None:
    asked = set()
    for seed in range(TABLES):
        game, chance = drawn_plan(seed), Chance(seed)
        card = chance.below(len(game.pack.events))
        numbers = (chance.below(4), 1 + chance.below(3), chance.below(3))
        before = game.copy()
        answers = carried_out(game, plan, (card, *numbers), chance)
        asked |= {each[0] for each in answers}
        told = Plan(before, list(answers))
        planned(told, card, *numbers)
        answers = carried_out(game, after_plan, (), chance)
        told.answers += answers
        follow(told)
        asked |= {each[0] for each in answers}
        assert not told.answers, seed
        for name in NUMBERS:
            assert getattr(game, name) == getattr(told, name), (seed, name)
    assert asked == {"urn", "larger number", "next agent", "first served"}


@pytest.mark.rules("MN-120")
def test_whose_text_it_is() -> None:
    """A card by itself; of a relic the one used last; a vampire; else the district in which it works."""
    game = table(2, 1)
    first = len(game.pack.events)
    game.tell("relic_used", game.line_up[0], first, rule="MN-1013")
    game.tell("relic_used", game.line_up[1], first + 2, rule="MN-1013")
    vampires = [game.pack.vampires[kind].id for kind in game.line_up]
    for vampire in range(game.vampires):
        game.at[vampire] = 3 + vampire
        use = use_of(game, vampire, "turn")
        district = game.pack.districts[game.tiles[3 + vampire]].id
        assert hearing.bearer_of(game, use, "turn") == vampires[vampire]
        assert hearing.bearer_of(game, use, "relic") == game.pack.relics[2].id
        assert hearing.bearer_of(game, use, "night effect") == district
        assert hearing.bearer_of(game, Use(NOBODY, 3 + vampire, NOBODY), "day effect") == district
        assert hearing.bearer_of(game, Use(vampire, 3, 5), "relic") == game.pack.events[5].id
    game.then(hearing.text_over, hearing.OF_CARD, 5, 0)
    assert hearing.bearer_of(game, use_of(game, 1, "turn"), "turn") == vampires[1]
    game.then(hearing.text_over, hearing.OF_VAMPIRE, 1, 0)
    assert hearing.bearer_of(game, use_of(game, 0, "turn"), "turn") == vampires[1]
    game.then(hearing.text_over, hearing.OF_DISTRICT, 7, 0)
    assert hearing.bearer_of(game, use_of(game, 0, "turn"), "turn") == game.pack.districts[game.tiles[7]].id


NOT_BOUND = (NOBODY, NOBODY, NOBODY)
WORDS = {  # what a word asks for, of the bearer's own and of what happens
    "here": lambda own, that: that[1] != NOBODY and that[1] == own[1],
    "elsewhere": lambda own, that: that[1] != NOBODY and that[1] != own[1],
    "own": lambda own, that: that[0] != NOBODY and that[0] == own[0],
    "another": lambda own, that: that[0] != NOBODY and that[0] != own[0],
    "this": lambda own, that: that[2] != NOBODY and that[2] == own[2],
    "another_card": lambda own, that: that[2] != NOBODY and that[2] != own[2],
}


@pytest.mark.parametrize("word", WORDS)
def test_whose_moment_is_meant(word: str) -> None:
    """Vampire, district and card of the text, and those to whom it happens; or nobody."""
    game = table(2, 1)
    for own in (NOT_BOUND, (0, 4, 7), (1, 2, 8)):
        bearer = hearing.Bearer(hearing.OF_CARD, 7, own[0], own[1], (), own[2])
        for that in (NOT_BOUND, (0, 4, 7), (1, 4, 8), (0, 2, 8), (1, 2, 7)):
            use = hearing.use_at(bearer, that[0], that[1], 3)
            assert hearing.is_so(game, bearer, word, use, that[2]) == WORDS[word](own, that), (own, that)


@pytest.mark.rules("MN-1014", "MN-R36")
@pytest.mark.parametrize("reading", ["work", "night_only"])
def test_when_the_text_of_a_relic_works(reading: str) -> None:
    """MN-1014 A placeable one in a district; a passive one perhaps at night only; of itself always."""
    game = table(2, 1, {"passive_relics_by_day": reading})
    for number, relic in enumerate(game.pack.relics):
        card = len(game.pack.events) + number
        bearer = hearing.Bearer(hearing.OF_CARD, card, 0, 0, (), card)
        for phase in (DAY, NIGHT):
            game.phase = phase
            for place in (OWNED, OWNED + 1, ON_DISTRICT + 3):
                game.where[card] = place
                wanted = place < OWNED or relic.kind == "activated"
                if relic.kind == "passive" and place >= OWNED:
                    wanted = phase == NIGHT or reading == "work"
                assert hearing.works(game, bearer, NOBODY) == wanted, (relic.id, place)
                assert hearing.works(game, bearer, card)
    event = hearing.Bearer(hearing.OF_CARD, 3, 0, 0, (), 3)
    assert hearing.works(game, event, NOBODY)
