"""A text whose condition is not met does nothing, and the log says so in the words of the condition."""

from __future__ import annotations

import re
from collections.abc import Callable
from importlib import import_module

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.engine.unmet import UNMET, tell_unmet
from interrex.games import OWN, game_spec
from interrex.testing_log import choose_checked
from interrex.words import Words
from tests.packs.growing import Grower, grown_box, new_table

BOXES = 8
LONGEST = 150
TELLING = ("elekt.verbs.general", "vendetta.verbs.general", "masters.verbs.general", "veto.verbs.composing")
RAW = re.compile(r"\w_\w|\w\(|None|[\[\]{}]")  # what is written in packs, and not said


def unmet_lines(table: Table) -> list[LogLine]:
    return [line for line in map(LogLine._make, table.told) if line.kind == UNMET]


def with_conditions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random texts ask for a random condition wherever they may."""
    calls = Grower.calls

    def conditional(
        self: Grower, moment: str, most: int = 2, allowed: Callable[[str], bool] = bool
    ) -> list[str]:
        given = self.verbs["given"]
        if moment in given.moments and moment != "passive" and allowed(given.name):
            return [self.call(given, moment)]
        return calls(self, moment, most, allowed)

    monkeypatch.setattr(Grower, "calls", conditional)


@pytest.mark.parametrize("game", OWN)
def test_what_is_told_of_random_conditions_is_no_secret_and_can_be_read(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_conditions(monkeypatch)
    conditions: set[str] = set()
    for seed in range(BOXES):
        pack = grown_box(game, seed)[0]
        table, chance = new_table(game, pack, seed), Chance(seed)
        while not table.is_over and len(table.choices) < LONGEST:
            decision = table.decisions[chance.below(len(table.decisions))]
            word = decision.options[chance.below(len(decision.options))]
            before, told = table.copy(), len(unmet_lines(table))
            table.choose(word, decision.seat)
            if len(unmet_lines(table)) > told:
                choose_checked(before, word, decision.seat, chance)
        lines = unmet_lines(table)
        conditions.update(str(line.args[1]) for line in lines)
        for language in LANGUAGES:
            words = Words(language, game, pack)
            for line in lines:
                assert line.args[0] in words.cards
                assert line.rule
                assert not RAW.search(words.condition(line.args[1])), words.line(table, line)
    assert len(conditions) > 8


def never(game: Table, *told: object) -> None:
    raise AssertionError(told)


@pytest.mark.parametrize("game", OWN)
def test_worlds_that_are_played_out_do_not_tell_it(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_conditions(monkeypatch)
    table = new_table(game, grown_box(game, 1)[0], 1).playout_world(0, Chance(1))
    for module in TELLING:
        monkeypatch.setattr(import_module(f"interrex.games.{module}"), "tell_unmet", never)
    chance = Chance(2)
    for _ in range(LONGEST):
        if table.is_over:
            break
        table.play(chance.below(len(table.asked[0][2])))
    assert not table.told


@pytest.mark.parametrize("game", OWN)
def test_a_text_that_works_by_itself_says_it_once(game: str) -> None:
    table = interrex.new(game, seats=game_spec(game).seats[0], seed=1)
    told = len(table.told)
    for condition in ("outnumbered", "outnumbered", "sceptre", "outnumbered"):
        tell_unmet(table, "a-card", condition, "X-1", is_used=False)
    assert [line[1][1] for line in table.told[told:]] == ["outnumbered", "sceptre"]
    told = len(table.told)
    for number in (1, 1, 2, 1):  # of a text that was used: each time, but not again for each of many
        tell_unmet(table, "a-card", ("at_least", number), "X-1", is_used=True)
    assert [line[1][1][1] for line in table.told[told:]] == [1, 2, 1]
