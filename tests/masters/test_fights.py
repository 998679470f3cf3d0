"""Fights told a second time, step by step, and compared at random tables, under random readings and cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games.masters.combat import fight
from interrex.games.masters.table import DAY, NIGHT, ON_DISTRICT, ON_VAMPIRE, OWNED, Masters
from interrex.games.masters.verbs.vocabulary import STANDING
from tests.masters.test_outcomes import NUMBERS, Told, carried_out, drawn_table

TABLES = 160
READINGS = {
    "laszlo_scope": ("own_fights", "fights_in_his_district"),
    "laszlo_darkness_kills": ("count", "do_not_count"),
    "spillover_chooser": ("other_player", "fighter_player"),
    "kill_overflow": ("cap_9", "count_on"),
    "dice_refill_timing": ("at_once", "when_needed"),
}
ON_FIGHTER = ("fight_blood", "no_blood_ability")
HERE = ("only_dice", "any_dice_by_day", "less_fight_blood", "no_abilities_near")
ANYWHERE = ("no_minions_by_day", "day_fight_blood")
OWN = ("blood_after_fight", "borrow_blood")


def drawn_fight(seed: int) -> tuple[Masters, int, bool]:
    """A table at which a vampire is to fight, by day or by night."""
    chance = Chance.from_seed(seed)
    game = drawn_table(seed)
    readings = {name: both[chance.below(2)] for name, both in READINGS.items()}
    game.rulings = replace(game.rulings, **readings)
    fighter, by_day = chance.below(game.vampires), chance.below(3) == 0
    here = game.at[fighter]
    game.exposed[here] = chance.below(6)
    game.minions[here] = chance.below(4)
    for other in range(game.vampires):
        game.at[other] = here if chance.below(2) else game.at[other]
    game.dice = sorted(1 + chance.below(6) for _ in range(1 + chance.below(2 * game.vampires)))
    game.aside = 2 * game.vampires - len(game.dice)
    game.kills = [(0, 3, 5, 6, 8)[chance.below(5)] for _ in game.kills]
    game.phase = DAY if by_day else NIGHT
    force: list[tuple[tuple[int, tuple[Any, ...]], ...]] = []
    for verb in STANDING:
        number = (1 + chance.below(2),)
        other = chance.below(9)
        rows: tuple[tuple[int, tuple[Any, ...]], ...] = ()
        if not chance.below(3):
            if verb in ON_FIGHTER:
                rows = ((ON_VAMPIRE + (fighter if chance.below(2) else 0), number),)
            elif verb in HERE:
                rows = ((ON_DISTRICT + (here if chance.below(2) else other), number),)
            elif verb in ANYWHERE:
                rows = ((ON_DISTRICT + other, number), (ON_DISTRICT + here, (1,)))[: 1 + chance.below(2)]
            elif verb in OWN:
                amounts = (1 + chance.below(3), 1 + chance.below(2))
                rows = ((OWNED + (fighter if chance.below(2) else 0), amounts),)
        force.append(rows)
    game.force = tuple(force)
    return game, fighter, by_day


class Fight(Told):
    """A fight: its dice, and what cards say."""

    def __init__(self, game: Masters, answers: list[Any], rolled: list[tuple[int, ...]]) -> None:
        super().__init__(game, answers)
        self.kills, self.dice, self.rolled = list(game.kills), list(game.dice), rolled
        self.taken: list[int] = []
        self.plain: list[int] = []

    def says(self, verb: str, place: int) -> list[Any]:
        """What a verb says at that place, once for each card."""
        found = self.game.force[[*STANDING].index(verb)]
        return [args for where, args in found if where == place or place < 0]

    def near(self, verb: str, cell: int) -> bool:
        return any(self.says(verb, ON_DISTRICT + each) for each in (cell, *self.beside(cell)))

    def roll(self) -> None:
        self.dice = sorted(self.rolled.pop(0))

    def take(self, value: int) -> None:
        self.dice.remove(value)
        self.taken.append(value)
        self.plain.append(value)


def take_dice(told: Fight, number: int, lowest: bool) -> None:
    """MN-805, MN-811 As many as agents remain; with too small a pool, all, and then of the new ones."""
    while number:
        if not told.dice:
            told.roll()
        if number >= len(told.dice):
            many = list(told.dice)
        elif lowest or len(set(told.dice)) == 1:
            many = told.dice[:number]
        else:
            many = [told.ask("die", sorted(set(told.dice)))]
        number -= len(many)
        for value in many:
            told.take(value)
        if not told.dice and told.ruling("dice_refill_timing") == "at_once":
            told.roll()


def helping(told: Fight, fighter: int, by_day: bool) -> list[tuple[int, int, str]]:
    """MN-1310 Who may change the dice now."""
    game, cell = told.game, told.at[fighter]
    if not told.taken or set(told.taken) == {6} or told.near("no_abilities_near", cell):
        return []
    whole = told.ruling("laszlo_scope") == "fights_in_his_district"
    found = []
    for who in [each for each, at in enumerate(told.at) if at == cell] if whole else [fighter]:
        card = game.pack.vampires[game.line_up[who]]
        fasting = bool(told.says("no_blood_ability", ON_VAMPIRE + who))
        if card.blood.in_fight and told.blood[who] >= card.blood.cost and not fasting:
            found.append((who, game.line_up[who], "blood"))
        if card.darkness.in_fight and told.kills[who] >= 6 and told.veil >= card.darkness.cost:
            found.append((who, game.line_up[who], "darkness"))
        if who == fighter and not by_day and not fasting and told.says("borrow_blood", OWNED + who):
            for kind, other in enumerate(game.pack.vampires):
                if other.blood.in_fight and kind not in game.line_up and told.blood[who] >= other.blood.cost:
                    found.append((who, kind, "blood"))
    return found


def use_abilities(told: Fight, fighter: int, by_day: bool) -> None:
    while True:
        ways = helping(told, fighter, by_day)
        answer: Any = told.ask("in the fight", ways, "done") if ways else "done"
        if answer == "done" or told.veil <= 0:
            return
        who, kind, which = answer
        card = told.game.pack.vampires[kind]
        if which == "blood":
            told.bleed(who, card.blood.cost)
            [effect] = card.blood.effects
            assert effect.verb == "raise_dice"
            told.taken = [min(6, value + effect.args[0]) for value in told.taken]
            told.plain = [min(6, value + effect.args[0]) for value in told.plain]
            continue
        told.veil -= card.darkness.cost
        if told.veil <= 0:
            return
        [effect] = card.darkness.effects
        assert effect.verb == "set_dice_to_six"
        for number in range(effect.args[0]):
            values = sorted({value for value in told.taken if value < 6})
            answer = told.ask("set die to 6", values, told.done(number > 0)) if values else "done"
            if answer == "done":
                break
            told.taken[told.taken.index(answer)] = 6


def fought(told: Fight, fighter: int, by_day: bool) -> None:
    """MN-801 to MN-825 Minions, dice, abilities, agents and blood, kills, and what cards add."""
    cell = told.at[fighter]
    only_dice = told.says("only_dice", ON_DISTRICT + cell)
    banned = only_dice or (by_day and told.says("no_minions_by_day", -1))
    sent = told.ask(
        "send minions", [*range(1 + (0 if banned else min(told.minions[cell], told.exposed[cell])))]
    )
    told.exposed[cell] -= sent
    told.agent_pool += sent
    told.lose_minions(cell, sent)
    take_dice(told, told.exposed[cell], by_day and not told.says("any_dice_by_day", ON_DISTRICT + cell))
    use_abilities(told, fighter, by_day)
    if told.veil <= 0:
        return
    removed = sum(value in (3, 4, 5, 6) for value in told.taken)
    bleeding = sum(value in (1, 2, 3, 4) for value in told.taken)
    due = bleeding
    if bleeding:
        due += sum(args[0] for args in told.says("fight_blood", ON_VAMPIRE + fighter))
    if by_day:
        due += sum(args[0] for args in told.says("day_fight_blood", -1))
    due = max(0, due - sum(args[0] for args in told.says("less_fight_blood", ON_DISTRICT + cell)))
    told.exposed[cell] -= removed
    told.agent_pool += removed
    paid = min(due, told.blood[fighter])
    told.bleed(fighter, paid)
    spill(told, fighter, due - paid)
    counted = removed
    if told.ruling("laszlo_darkness_kills") == "do_not_count":
        counted = sum(value in (3, 4, 5, 6) for value in told.plain)
    told.kills[fighter] += sent + counted
    if told.ruling("kill_overflow") != "count_on" and sent + counted:
        told.kills[fighter] = min(9, told.kills[fighter])
    if not by_day:
        for wanted, number in told.says("blood_after_fight", OWNED + fighter):
            told.feed(fighter, number if sent + removed >= wanted else 0)


def spill(told: Fight, fighter: int, number: int) -> None:
    """MN-815, MN-819 Others there lose what the fighter cannot pay, as far as they can."""
    cell = told.at[fighter]
    while number:
        others = [who for who, at in enumerate(told.at) if at == cell and who != fighter and told.blood[who]]
        if not others:
            return
        if len(others) == 1 or number >= sum(told.blood[who] for who in others):
            for who in others:
                told.bleed(who, number if len(others) == 1 else told.blood[who])
            return
        told.bleed(told.ask("who loses blood", others), 1)
        number -= 1


@pytest.mark.rules("MN-801", "MN-805", "MN-815", "MN-816", "MN-825", "MN-827", "MN-1310")
def test_a_fight_goes_as_the_rules_say() -> None:
    asked = set()
    for seed in range(TABLES):
        table, fighter, by_day = drawn_fight(seed)
        before, lines = table.copy(), len(table.told)
        answers = carried_out(table, fight, (fighter, by_day), Chance(seed))
        asked |= {each[0] for each in answers}
        rolled = [line[1][0] for line in table.told[lines:] if line[0] == "rolled"]
        told = Fight(before, answers, rolled)
        fought(told, fighter, by_day)
        if table.is_over:
            assert told.veil <= 0
            continue
        assert not told.answers, seed
        assert not told.rolled, seed
        for name in (*NUMBERS, "kills", "dice"):
            assert getattr(table, name) == getattr(told, name), (seed, name, answers)
    assert asked == {"send minions", "die", "in the fight", "set die to 6", "who loses blood"}
