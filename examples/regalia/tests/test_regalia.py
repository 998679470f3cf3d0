"""Regalia keeps the contract of every game, and every rule of it has a test."""

from pathlib import Path

import pytest

import interrex
from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, room
from interrex.match import scenario
from interrex.rules.book import rulebook
from interrex.rules.coverage import cards_without_scenario, coverage, folder, unknown_citations
from interrex.testing import check_game

SCENARIOS = sorted((Path(__file__).parent / "scenarios").glob("*.toml"))


def test_it_is_plugged_in() -> None:
    assert "regalia" in interrex.games()


def test_the_contract_and_the_law_of_knowledge() -> None:
    check_game("regalia", games=12)
    check_game("regalia", games=3, rulings={"tie_goes_to": "staff"})


@pytest.mark.parametrize("file", SCENARIOS, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    assert scenario.run(scenario.load(file)) == []


def test_every_rule_and_every_card_has_a_test() -> None:
    covered = coverage("regalia", folder("regalia"))
    assert len(covered) == len(rulebook("regalia").rules) > 20
    assert [each.rule.id for each in covered if each.is_missing] == []
    assert [each.rule.id for each in covered if each.rule.is_rule and not each.code] == []
    assert cards_without_scenario("regalia", folder("regalia")) == []
    assert unknown_citations("regalia", folder("regalia")) == []


def test_everything_is_said_in_every_language() -> None:
    said = []
    for language in LANGUAGES:
        found = room("regalia", "words", f"{language}.ftl")
        assert found is not None
        text = found.read_text(encoding="utf-8")
        said.append({line.partition(" =")[0] for line in text.splitlines() if " = " in line})
    assert said[0] == said[1] == said[2]
    assert {f"log-{kind.replace('_', '-')}" for kind in game_spec("regalia").log_args} <= said[0]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("worth = 4", "worth = 3", "no piece is worth more than all others"),
        ("copies = 2\n", "", "there are 17 retainer cards, the box has 18"),
        ("beats(5)", "beats(9)", "9 is out of range"),
        ("exchange()", "swap()", "there is no verb 'swap'"),
        ('when = "lost"', 'when = "won"', "does not work at the moment 'won'"),
    ],
)
def test_a_bad_pack_is_refused(old: str, new: str, complaint: str) -> None:
    found = room("regalia", "packs", "house.toml")
    assert found is not None
    text = found.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadFile, match=complaint):
        game_spec("regalia").read_pack(text.replace(old, new), "my.toml")
    assert house_pack("regalia").id == "house"
