"""EL-150 to EL-154: what is open and what is secret."""

from __future__ import annotations

from pathlib import Path

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.games.elekt.table import ELITE_DECK, Elekt
from interrex.match import scenario
from interrex.testing import check_knowledge, check_secrecy

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "elekt").glob("*.toml"))


@pytest.mark.rules("EL-150 to EL-154", "EL-315")
@pytest.mark.parametrize("part", range(8))
def test_no_scenario_tells_a_secret(part: int) -> None:
    """At every step of every scenario no seat can tell a sampled world from the real one."""
    for file in SCENARIOS[part::8]:
        story = scenario.load(file)
        game = story.position()
        for step in story.steps:
            for choice in step.when:
                game.choose(choice.word, choice.seat)
            check_knowledge(game)
            if not game.is_over:
                check_secrecy(game, Chance(part))


def after_recruiting() -> Elekt:
    game = interrex.new("elekt", 3, 4)
    assert isinstance(game, Elekt)
    game.choose("clockwise")
    while game.questions[0].name == "recruit":
        game.choose(game.option_words()[0])
    return game


@pytest.mark.rules("EL-150", "EL-152", "EL-154", "EL-315")
def test_a_kept_recruit_is_known_to_its_owner_only() -> None:
    game = after_recruiting()
    for seat in range(3):
        for other in range(3):
            player = game.view(seat).seats[other]
            assert player.hand == 5
            assert len(player.known) == (5 if seat == other else 4)
    assert len(game.view(0).pile) == 3
    assert game.view(0).elite_deck == len(game.cards_at[ELITE_DECK])


@pytest.mark.rules("EL-150", "EL-315")
def test_a_record_shown_to_another_seat_hides_the_kept_card() -> None:
    game = after_recruiting()
    first = game.sceptre
    told = dict(game.record(seat=(first + 1) % 3).choices[1:])
    assert told[first] == "keep a-card"
    assert dict(game.record(seat=first).choices[1:])[first].startswith("keep ")


@pytest.mark.rules("EL-153")
def test_a_watcher_sees_what_lies_open() -> None:
    game = after_recruiting()
    seat = game.seats_asked[0]
    game.choose("acolyte to mission")
    watcher = game.view(game.seats)
    assert [unit.kind for unit in watcher.zones[0].corners[seat]] == ["acolyte"]
    assert watcher.seats[seat].heat == 1
    assert watcher.options == ()
