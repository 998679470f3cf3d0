"""Every reading of every ruling is noticed: a scenario told under it fails under another."""

from __future__ import annotations

import dataclasses

import pytest

from interrex.engine.errors import InterrexError
from interrex.engine.rulings import Ruling
from interrex.match import scenario
from interrex.match.scenario import Scenario
from tests.masters.tables import KIND, SCENARIOS

STORIES = [scenario.load(file) for file in sorted(SCENARIOS.glob("*.toml"))]


def fails_under(story: Scenario, ruling: Ruling, reading: object) -> bool:
    """The same story, told under another reading."""
    rulings = {**story.settings.rulings, ruling.name: reading}
    settings = dataclasses.replace(story.settings, rulings=rulings)
    try:
        return bool(scenario.run(dataclasses.replace(story, settings=settings)))
    except InterrexError:
        return True  # the position cannot even be


# MN-R32 works before any position of a scenario: test_set_up shows both readings.
SHOWN_BY_SCENARIOS = [ruling for ruling in KIND.rulings if ruling.name != "first_leader"]


@pytest.mark.parametrize("ruling", SHOWN_BY_SCENARIOS, ids=lambda ruling: ruling.ruling_id)
def test_a_scenario_notices_the_other_reading(ruling: Ruling) -> None:
    for told in ruling.readings:
        stories = [
            story for story in STORIES if story.settings.rulings.get(ruling.name, ruling.default) == told
        ]
        stories.sort(key=lambda story: ruling.ruling_id not in story.rules)  # the likely ones first
        for other in ruling.readings:
            if other != told:
                noticed = any(fails_under(story, ruling, other) for story in stories)
                assert noticed, f"{ruling.name}: no story of {told!r} fails under {other!r}"
