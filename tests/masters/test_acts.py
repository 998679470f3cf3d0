"""One act is all its changes, then one look: nobody looks at a position in the middle of an act."""

from __future__ import annotations

import random
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.actions import BLOOD, DARKNESS, ability_objection
from interrex.games.masters.city import _holds, discard_after, look, refresh
from interrex.games.masters.combat import blood_due
from interrex.games.masters.setup import put
from interrex.games.masters.table import NOBODY, ON_DISTRICT, ON_VAMPIRE, Masters
from interrex.games.masters.verbs.vocabulary import (
    CONDITIONS,
    DAY_FIGHT_BLOOD,
    FIGHT_BLOOD,
    LESS_FIGHT_BLOOD,
)
from tests.masters.tables import KIND, crowded_table, scenario_position, table

STATE_CONDITIONS = (
    "no_agent_here",
    "minions_ahead_here",
    "minion_and_no_agent_here",
    "vampire_exhausted",
    "blood_at_maximum",
)
OF_STATE = {CONDITIONS[name]: name for name in STATE_CONDITIONS}
TOKENS = ("hidden", "exposed", "minions", "seal_at", "blood", "exhausted", "at", "kills", "veil", "dice")


class SeenTooEarly(AssertionError):
    """Somebody looked at a position that never was."""


def tokens(game: Masters) -> tuple[Any, ...]:
    """What lies on the table besides cards."""
    return tuple(str(getattr(game, name)) for name in TOKENS)


def is_met(game: Masters, place: int, condition: str) -> bool:
    """A removal condition, counted here from the tokens alone (MN-312 to MN-316, MN-448)."""
    if place >= ON_VAMPIRE:
        vampire = place - ON_VAMPIRE
        if condition == "vampire_exhausted":
            return game.blood[vampire] == 0 and bool(game.exhausted >> vampire & 1)
        shown = game.view(0).vampires[vampire]
        return condition == "blood_at_maximum" and shown.blood >= shown.blood_maximum
    cell = place - ON_DISTRICT
    agents, minions = game.hidden[cell] + game.exposed[cell], game.minions[cell]
    if condition == "no_agent_here":
        return agents == 0
    if condition == "minion_and_no_agent_here":
        return agents == 0 and minions > 0
    cards = {game.cards[card].id for card in game.cards_at[place]}
    seals = game.rulings.seal_meets_event_conditions == "yes" and "cracked-seal" not in cards
    if game.seal_at[cell] != NOBODY and seals:
        return True
    return minions * (2 if "black-banner" in cards else 1) > agents


def met(game: Masters) -> dict[int, bool]:
    """For each placed card that waits for a state of the table: does it hold now?"""
    return {
        card: any(is_met(game, place, OF_STATE[what]) for what, _ in conditions)
        for card, place, conditions in game.watched
        if all(what in OF_STATE for what, _ in conditions)
    }


def perform(game: Masters, step: Any, args: tuple[Any, ...]) -> int:
    """Run one step as the table does, and look over its shoulder: how many cards did it discard?"""
    before, waiting = tokens(game), met(game)
    lines = len(game.told)
    game.perform(step, args, len(game.agenda))
    gone = [
        line[1][0]
        for line in game.told[lines:]
        if line[0] == "event_discarded" and line[2] == "MN-445" and line[1][0] in waiting
    ]
    if gone and tokens(game) != before:
        raise SeenTooEarly(f"{step.__name__} looked while it was still changing the table: {gone}")
    if gone and not any(waiting[card] for card in gone):
        raise SeenTooEarly(f"{step.__name__} discarded {gone} although no condition held")
    return len(gone)


def play_watched(game: Masters, chance: Chance) -> int:
    """Play at random, step by step; at every question nothing lies that should be gone."""
    discarded = 0
    while not game.is_over:
        overdue = [game.cards[card].id for card, holds in met(game).items() if holds]
        if overdue or (look, ()) in game.agenda:
            raise SeenTooEarly(f"{overdue} should be gone before anybody is asked {game.asked[0][1]!r}")
        asked = game.asked[chance.below(len(game.asked))]
        option = asked[2][chance.below(len(asked[2]))]
        game.asked.clear()
        discarded += perform(game, asked[3], (*asked[4], option))
        while not game.asked and not game.is_over:
            discarded += perform(game, *game.agenda.pop())
    return discarded


@pytest.mark.rules("MN-445", "MN-803", "MN-810", "MN-437")
@pytest.mark.parametrize("start", [0, 1000])
def test_placed_cards_are_looked_at_between_acts_only(start: int) -> None:
    """MN-445, MN-803, MN-810, MN-437: every look is a step of its own, and comes before the next question."""
    discarded = 0
    for seed in range(start, start + 150):
        discarded += play_watched(crowded_table(seed, with_rulings=seed % 2 == 1), Chance(seed))
    assert discarded > 100


def test_the_law_is_broken_where_every_change_was_looked_at() -> None:
    """Until version 2 cards were looked at after every single change: the same watch notices it."""
    noticed = 0
    for seed in range(20):
        game = crowded_table(seed, with_rulings=False, version=1)
        try:
            play_watched(game, Chance(seed))
        except SeenTooEarly:
            noticed += 1
    assert noticed > 0


def test_the_old_version_still_discards_in_the_middle() -> None:
    """MN-803 under version 1: records made then replay as they were played."""
    for version, placed in ((1, []), (2, ["copycat-gang"])):
        game = scenario_position("acts-copycat-gang", version)
        game.choose("fight", 2)
        game.choose("minions 1", 2)
        assert KIND.facts(game)["placed"]["r2c1"] == placed


# --- every place -------------------------------------------------------------------------------------

OF_VAMPIRES = ("vampire_exhausted", "blood_at_maximum")


@pytest.mark.rules("MN-445", "MN-448")
@pytest.mark.parametrize("seed", range(4))
def test_a_condition_holds_by_what_lies_at_its_own_place(seed: int) -> None:
    """MN-445 In every district and at every vampire, the first and the last too."""
    game = crowded_table(seed, True)
    luck = random.Random(seed)
    for cell in range(len(game.hidden)):
        game.hidden[cell], game.exposed[cell], game.minions[cell] = (luck.randrange(3) for _ in range(3))
        for name in set(STATE_CONDITIONS) - set(OF_VAMPIRES):
            place = ON_DISTRICT + cell
            assert _holds(game, place, CONDITIONS[name]) == is_met(game, place, name), (cell, name)
        assert not any(_holds(game, ON_DISTRICT + cell, CONDITIONS[name]) for name in OF_VAMPIRES)
    for vampire in range(game.vampires):
        for blood in range(game.view(0).vampires[vampire].blood_maximum + 1):
            game.blood[vampire] = blood
            game.exhausted = game.exhausted & ~(1 << vampire) | (blood == 0) << vampire
            for name in OF_VAMPIRES:
                place = ON_VAMPIRE + vampire
                assert _holds(game, place, CONDITIONS[name]) == is_met(game, place, name), (vampire, name)
                assert not _holds(game, place, CONDITIONS["no_agent_here"])


@pytest.mark.rules("MN-445", "MN-825")
@pytest.mark.parametrize("bearer", range(3))
@pytest.mark.parametrize("hunter", range(3))
def test_only_its_own_vampire_gets_rid_of_a_card(bearer: int, hunter: int) -> None:
    """MN-825 What another vampire does is of no concern to a card that lies at this one."""
    game = table(3, 1)
    hunts = CONDITIONS["vampire_hunts"]
    card = next(number for number, kind in enumerate(game.pack.events) if kind.id == "blood-fast")
    put(game, card, ON_VAMPIRE + bearer)
    refresh(game)
    discard_after(game, hunter, hunts)
    assert (game.where[card] == ON_VAMPIRE + bearer) == (bearer != hunter)


@pytest.mark.rules("MN-827")
@pytest.mark.parametrize("fighter", range(2))
def test_blood_due_in_a_fight(fighter: int) -> None:
    """MN-827 One for each die of 1 to 4; more by a card only then, by day in any case; less, not below 0."""
    for dice, more, by_day, less, due in (
        ((1, 4, 5, 6), 0, False, 0, 2),
        ((4,), 2, False, 0, 3),
        ((5, 6), 2, False, 0, 0),
        ((), 2, False, 0, 0),
        ((5, 6), 2, True, 0, 1),
        ((1,), 2, True, 0, 4),
        ((1, 2), 0, False, 1, 1),
        ((1,), 0, False, 3, 0),
    ):
        for bearer, cell in ((fighter, 4), (1 - fighter, 5)):
            game = table(2, 1)
            force = list(game.force)
            force[FIGHT_BLOOD] = ((ON_VAMPIRE + bearer, (more,)),)
            force[DAY_FIGHT_BLOOD] = ((ON_VAMPIRE + bearer, (1,)),)
            force[LESS_FIGHT_BLOOD] = ((ON_DISTRICT + cell, (less,)),)
            game.force = tuple(force)
            game.fighter, game.fight_cell, game.by_day, game.taken = fighter, 4, by_day, list(dice)
            bleeding = sum(value < 5 for value in dice)
            elsewhere = bleeding + by_day
            assert blood_due(game) == (due if bearer == fighter else elsewhere), (dice, bearer)


@pytest.mark.rules("MN-738", "MN-741", "MN-770", "MN-773", "MN-777")
def test_what_speaks_against_an_ability() -> None:
    """MN-738, MN-770 Something is lacking; MN-741, MN-773 it is for fights; MN-777 the Veil is too thin."""
    found = set()
    for kind, vampire in enumerate(table(2, 1).pack.vampires):
        for which, lacks, fights in ((BLOOD, "MN-738", "MN-741"), (DARKNESS, "MN-770", "MN-773")):
            ability = vampire.blood if which == BLOOD else vampire.darkness
            for rich in (False, True):
                game = table(2, 1)
                game.blood[0], game.kills[0], game.veil = (4, 9, 6) if rich else (0, 0, 6)
                why = ability_objection(game, 0, which, kind, 0)
                assert (why == lacks) == (not rich)
                assert (why == fights) == (rich and bool(ability.in_fight))
                found.add(why)
            game = table(2, 1)
            game.blood[0], game.kills[0], game.veil = 4, 9, 0
            thin = which == DARKNESS and ability.cost and not ability.in_fight
            assert (ability_objection(game, 0, which, kind, 0) == "MN-777") == bool(thin)
    assert {"MN-738", "MN-741", "MN-770", "MN-773"} <= found
