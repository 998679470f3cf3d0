"""Every reading of every ruling is noticed: a scenario played under it fails under the default."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from interrex.engine.rulings import Ruling
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.match import scenario

FOLDER = Path(__file__).parents[1] / "scenarios" / "veto"
STORIES = [scenario.load(file) for file in sorted(FOLDER.glob("*.toml"))]
BY_TESTS = ("VT-R22", "VT-R32", "VT-R38", "VT-R62", "VT-R75")  # what scenarios cannot show


def fails_by_default(story: scenario.Scenario, name: str) -> bool:
    """The story does not hold when that one switch stands on its default."""
    rulings = {each: reading for each, reading in story.settings.rulings.items() if each != name}
    settings = dataclasses.replace(story.settings, rulings=rulings)
    return bool(scenario.run(dataclasses.replace(story, settings=settings)))


READINGS = [
    (ruling, reading)
    for ruling in game_spec("veto").rulings
    if ruling.ruling_id not in BY_TESTS
    for reading in ruling.readings[1:]
]


@pytest.mark.parametrize(("ruling", "reading"), READINGS, ids=lambda each: str(getattr(each, "name", each)))
def test_a_reading_is_noticed(ruling: Ruling, reading: Switch) -> None:
    stories = [story for story in STORIES if story.settings.rulings.get(ruling.name) == reading]
    assert any(fails_by_default(story, ruling.name) for story in stories)
