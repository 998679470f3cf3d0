"""Rules in other languages: the same ids, the same citations and numbers, and whatever a prompt shows."""

import random
import re
from importlib.resources import files

import pytest

import interrex
from interrex import lessons
from interrex.engine.packs import LANGUAGES
from interrex.rulebook import read, rulebook

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = interrex.games()


def translated(game: str, language: str) -> dict[str, str]:
    text = (files(f"interrex.games.{game}") / f"rules.{language}.md").read_text(encoding="utf-8")
    rules = list(read(text))
    assert len({rule.id for rule in rules}) == len(rules)
    return {rule.id: rule.plain for rule in rules}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_translations_say_the_same_of_the_same_rules(game: str, language: str) -> None:
    english = {rule.id: rule.plain for rule in rulebook(game).rules}
    found = translated(game, language)
    assert set(found) <= set(english)
    assert set(found) == set(translated(game, "pl"))
    for rule, text in found.items():
        assert text != english[rule]
        assert _named(text) == _named(english[rule]), rule
        assert _numbers(text) == _numbers(english[rule]), rule


def _named(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2}-[A-Z]*\d+", text))


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", re.sub(r"\[[^]]*\]|\((?:[A-Z]|[BDR, \d])+\)", "", text)))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_behind_a_question_is_translated(game: str, language: str) -> None:
    book = {rule.id: rule for rule in rulebook(game, language).rules}
    table = interrex.new(game, 3, 11)
    luck = random.Random(11)
    shown = {rule for step in lessons.lesson(game).steps for rule in step.rules}
    while not table.is_over and len(table.choices) < 200:
        shown.update(asked[5] for asked in table.asked)
        decision = luck.choice(table.decisions)
        table.choose(luck.choice(decision.options), decision.seat)
    assert {rule for rule in shown if rule and book[rule].language != language} == set()


def test_a_rule_nobody_has_translated_is_shown_in_english() -> None:
    english, polish = rulebook("elekt"), rulebook("elekt", "pl")
    assert [rule.id for rule in polish.rules] == [rule.id for rule in english.rules]
    assert polish.find("EL-101").text == english.find("EL-101").text
    assert polish.find("EL-101").language == "en"
    assert polish.find("EL-101").chapter == polish.find("EL-109").chapter == "100 Elementy i przygotowanie"
    assert "Strefy" in polish.find("EL-109").plain
