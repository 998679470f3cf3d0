"""Every numbered rule has a test, every card a scenario: rule → code → tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.engine.errors import BadSetting
from interrex.games import OWN
from interrex.rules import coverage as covering
from interrex.rules.book import rulebook
from interrex.rules.coverage import cards_without_scenario, coverage, folder, unknown_citations

COMPLETE = ("elekt", "vendetta", "masters", "veto")  # each with every gap closed


def test_complete_games_are_games() -> None:
    assert set(COMPLETE) <= set(OWN)


@pytest.mark.parametrize("game", COMPLETE)
def test_every_rule_ruling_and_example_has_a_test(game: str) -> None:
    missing = [each.rule.id for each in coverage(game, folder(game)) if each.is_missing]
    assert not missing, f"without a test: {', '.join(missing)}"


@pytest.mark.parametrize("game", COMPLETE)
def test_every_card_has_a_scenario(game: str) -> None:
    missing = cards_without_scenario(game, folder(game))
    assert not missing, f"without a scenario: {', '.join(missing)}"


@pytest.mark.parametrize("game", OWN)
def test_nothing_cites_a_rule_that_does_not_exist(game: str) -> None:
    assert unknown_citations(game, folder(game)) == []


@pytest.mark.parametrize("game", OWN)
def test_code_cites_only_rules_that_exist(game: str) -> None:
    known = {rule.id for rule in rulebook(game).rules}
    wrong = sorted(set(cited_in_code(game)) - known)
    assert wrong == []


def cited_in_code(game: str) -> list[str]:
    from interrex.rules.coverage import code_citations, package_folder

    prefix = rulebook(game).prefix
    package = package_folder(game)
    return [each for each in code_citations(package) if each.startswith(prefix)]


def test_tests_around_an_installed_package_belong_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tests").mkdir()
    installed = tmp_path / ".venv" / "lib" / "site-packages" / "interrex_regalia"
    monkeypatch.setattr(covering, "package_folder", lambda game: installed)
    with pytest.raises(BadSetting, match="no tests here"):
        folder("elekt")
