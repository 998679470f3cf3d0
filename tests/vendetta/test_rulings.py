"""Every reading of every ruling is noticed: a scenario told under it fails under another."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from interrex.engine.errors import InterrexError
from interrex.engine.rulings import Ruling
from interrex.games import game_spec
from interrex.match import scenario
from interrex.match.scenario import Scenario

FOLDER = Path(__file__).parents[1] / "scenarios" / "vendetta"
STORIES = [scenario.load(file) for file in sorted(FOLDER.glob("*.toml"))]
SHOWN_ELSEWHERE = {
    "open_pools": "what a seat sees; test_secrets",
    "team_shared_view": "what a seat sees; test_secrets",
    "tile_names": "what a location is called; test_rules",
    "stand_ins": "what is set up; test_rules",
    "three_player_rest": "the order of a deck; test_rules",
}
RULINGS = [each for each in game_spec("vendetta").rulings if each.name not in SHOWN_ELSEWHERE]


def fails_under(story: Scenario, ruling: Ruling, reading: object) -> bool:
    """The same story, told under another reading."""
    rulings = {**story.settings.rulings, ruling.name: reading}
    settings = dataclasses.replace(story.settings, rulings=rulings)
    try:
        return bool(scenario.run(dataclasses.replace(story, settings=settings)))
    except InterrexError:
        return True  # the position cannot even be


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: f"{ruling.ruling_id}-{ruling.name}")
def test_a_scenario_notices_the_other_reading(ruling: Ruling) -> None:
    default = ruling.default
    for other in ruling.readings[1:]:
        for told, changed in ((default, other), (other, default)):
            stories = [story for story in STORIES if story.settings.rulings.get(ruling.name, default) == told]
            stories.sort(key=lambda story: ruling.ruling_id not in story.rules)  # the likely ones first
            assert any(fails_under(story, ruling, changed) for story in stories), (told, changed)
