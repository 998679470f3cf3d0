"""Nobody is asked between answers that come to the same: the table answers by itself."""

from __future__ import annotations

from collections import Counter

import pytest

from interrex.engine.chance import Chance
from interrex.engine.comparing import all_slots
from interrex.engine.errors import IllegalChoice
from interrex.games.masters.table import Masters
from tests.masters.tables import crowded_table, random_table, scenario_position, with_version

NOT_THE_POSITION = (
    "told",
    "choices",
    "running_step",
    "running_args",
    "agenda_floor",
    "recorded",
    "settings",
    "pack",
    "chance",
)
# An order of districts and a use of an ability are decisions by themselves, also where the dice and
# the board happen to bring both ways together again: the table does not play ahead to find out.
DECISIONS_IN_THEMSELVES = ("day effect", "in the fight", "act")


def position(game: Masters) -> str:
    """All that matters for the rest of the game, without the way it was told."""
    rest = [str(getattr(game, name)) for name in all_slots(game) if name not in NOT_THE_POSITION]
    return "\n".join([*rest, str(game.chance.state)])


def after(game: Masters, index: int) -> str:
    """The position after one answer and all that it brings about, before anything scheduled earlier."""
    other = game.copy()
    asked, depth = other.asked[0], len(other.agenda)
    other.asked.clear()
    other.perform(asked[3], (*asked[4], asked[2][index]), depth)
    while not other.asked and not other.is_over and len(other.agenda) > depth:
        step, args = other.agenda.pop()
        other.perform(step, args, len(other.agenda))
    return position(other)


def idle_questions(game: Masters, chance: Chance) -> Counter[str]:
    """Play at random and count the questions two of whose answers lead to the same position."""
    idle: Counter[str] = Counter()
    while not game.is_over:
        question, options = game.asked[0][1], len(game.asked[0][2])
        if (
            question not in DECISIONS_IN_THEMSELVES
            and len({after(game, each) for each in range(options)}) == 1
        ):
            idle[question] += 1
        game.play(chance.below(options))
    return idle


@pytest.mark.parametrize("start", [0, 500])
def test_no_two_answers_come_to_the_same(start: int) -> None:
    """Over all difficulties, vampires, seats, with and without other rulings."""
    idle: Counter[str] = Counter()
    for seed in range(start, start + 25):
        idle += idle_questions(random_table(seed, with_rulings=seed % 2 == 1), Chance(seed))
        idle += idle_questions(crowded_table(seed, with_rulings=seed % 2 == 1), Chance(seed))
    assert +idle == Counter()


def test_the_old_version_asked_in_vain() -> None:
    """The same count finds the questions that version 1 asked."""
    idle: Counter[str] = Counter()
    for seed in range(20):
        idle += idle_questions(with_version(random_table(seed, with_rulings=False).settings, 1), Chance(seed))
    assert idle["larger number"] > 0


@pytest.mark.parametrize(
    "word", ["move r1c2 with ²", "move r1c2 with " + "9" * 5000, "minions ²", "minions -1"]
)
def test_odd_numbers_are_refused_like_any_word(word: str) -> None:
    """A number nobody would write is no answer, and no crash."""
    game = scenario_position("acts-copycat-gang")
    for choice in ("fight", "minions 1"):
        with pytest.raises(IllegalChoice):
            game.choose(word, 2)
        game.choose(choice, 2)


@pytest.mark.rules("MN-615")
def test_why_an_action_cannot_be_chosen_is_said_where_actions_are_asked_for() -> None:
    """At any other question a word of the night is refused by the rule of that question."""
    asked = Counter[str]()
    for seed in range(4):
        game, chance = random_table(seed, with_rulings=True), Chance(seed)
        for _ in range(60):
            if game.is_over:
                break
            question = game.questions[0]
            verbs = {parts[0].word for parts, _ in game.near_misses(question)}
            assert ("end turn" in verbs) == ("move" in verbs) == (question.name == "act"), question.name
            asked[question.name] += 1
            game.play(chance.below(len(game.asked[0][2])))
    assert len(asked) > 4
