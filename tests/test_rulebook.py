"""Rules in other languages: the same ids, the same citations and numbers."""

import re
from importlib.resources import files

import pytest

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.rules.book import _in_language, cited, read, rulebook

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = interrex.games()


def translated(game: str, language: str) -> dict[str, str]:
    text = (files(f"interrex.games.{game}") / "rules" / f"{language}.md").read_text(encoding="utf-8")
    rules = list(read(text, language))
    assert len({rule.id for rule in rules}) == len(rules)
    return {rule.id: rule.plain for rule in rules}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_translations_say_the_same_of_the_same_rules(game: str, language: str) -> None:
    english = {rule.id: rule.plain for rule in rulebook(game).rules}
    found = translated(game, language)
    assert set(english) - set(found) == set()
    assert set(found) - set(english) == set()
    for rule, text in found.items():
        assert text != english[rule]
        assert _named(text) == _named(english[rule]), rule
        assert _numbers(text) == _numbers(english[rule]), rule


def _named(text: str) -> set[str]:
    return set(re.findall(r"\b[A-Z]{2}-[A-Z]*\d+", text))


def _numbers(text: str) -> list[str]:
    return sorted(re.findall(r"\d+", re.sub(r"\[[^]]*\]|\((?:[A-Z]|[BDR, \d])+\)", "", text)))


def test_a_rule_nobody_has_translated_is_shown_in_english_under_a_heading_of_the_language() -> None:
    english = rulebook("elekt")
    told = {rule.id: rule for rule in rulebook("elekt", "pl").rules if rule.id != "EL-101"}
    chapters = {"100": told["EL-109"].chapter}
    shown = _in_language(english.find("EL-101"), told, chapters, "pl")
    assert shown.text == english.find("EL-101").text
    assert shown.language == "en"
    assert shown.chapter == "100 Elementy i przygotowanie"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_a_name_in_the_language(game: str, language: str) -> None:
    english, other = rulebook(game).chapters(), rulebook(game, language).chapters()
    assert len(english) == len(other)
    assert [len(rules) for rules in english.values()] == [len(rules) for rules in other.values()]
    assert not {"Rulings", "Examples"} & set(other)


def test_a_range_of_rules_is_cited_in_every_language() -> None:
    for text in ("EL-101 to EL-103", "EL-101 do EL-103", "EL-101 a EL-103"):
        assert cited(text) == {"EL-101", "EL-102", "EL-103"}
