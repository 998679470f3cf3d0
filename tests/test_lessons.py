"""Lessons: each can be played through as it is told, and each is told in every language."""

import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.match import lesson as lessons
from interrex.match import scenario
from interrex.rules.book import rulebook

GAMES = interrex.games()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_that_holds(game: str) -> None:
    told = lessons.lesson(game)
    assert told.spec.name == game
    assert scenario.run(told) == []
    assert 9 <= len(told.steps) <= 15


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_is_asked_what_a_step_wants(game: str) -> None:
    told = lessons.lesson(game)
    chosen = 0
    for number, step in enumerate(told.steps, 1):
        at = lessons.page(told, number)
        assert at.step is step
        assert all(len(step.say[language]) > 60 for language in LANGUAGES), step.line
        if not step.when:
            assert at.wanted == ""
            continue
        chosen += 1
        decision = at.table.decision_of(lessons.LEARNER)
        assert decision is not None, f"line {step.line}: nobody asks the learner"
        assert at.wanted in decision.options, f"line {step.line}: {at.wanted} is not in {decision.options}"
        assert len(decision.options) == 1 or step.wrong, f"line {step.line}: no word for another choice"
    assert chosen >= 7
    over = lessons.page(told, len(told.steps) + 1)
    assert over.step is None
    assert over.table.fingerprint() == lessons.page(told, 1000).table.fingerprint()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_a_lesson_names_are_there(game: str) -> None:
    book = rulebook(game)
    told = lessons.lesson(game)
    for rule in (*told.rules, *(rule for step in told.steps for rule in step.rules)):
        assert book.find(rule).id == rule
    assert all(step.rules for step in told.steps)


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ('wrong.en = "You may do', 'wrong.xx = "You may do', "wrong"),
        ('say.pl = "Teraz gracze na', 'say.de = "Teraz gracze na', "say"),
        ('rules = ["EL-402", "EL-408"', 'rules = [402, "EL-408"', "rules"),
        ('when = ["A: use", "B: dignitary to mission"]\n', "", "wrong"),
    ],
)
def test_a_mistake_in_a_lesson_names_line_and_field(old: str, new: str, wanted: str) -> None:
    text = lessons.lesson("elekt").text
    assert old in text
    with pytest.raises(BadFile) as refusal:
        scenario.read(text.replace(old, new), "mine.toml")
    assert "mine.toml" in str(refusal.value)
    assert wanted in str(refusal.value)
    assert refusal.value.line > 10


def test_lessons_are_shipped() -> None:
    assert lessons.lessons() == GAMES
