"""Every reading of every ruling is noticed: a scenario told under it fails under another.

In both directions: what is told under a reading fails under the default, and something that is told under
the default fails under the reading. So neither side can be lost unnoticed.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from interrex.engine.rulings import Ruling
from interrex.engine.settings import Switch
from interrex.games import OWN, game_spec
from interrex.match import scenario
from interrex.match.scenario import Scenario

TESTS = Path(__file__).parent
SHOWN_ELSEWHERE = {  # what no scenario can show: why, and the test that shows it
    ("elekt", "double_win"): ("no known card gives two players Titles at once", "elekt/test_rules.py"),
    ("vendetta", "open_pools"): ("what a seat sees", "vendetta/test_secrets.py"),
    ("vendetta", "team_shared_view"): ("what a seat sees", "vendetta/test_secrets.py"),
    ("vendetta", "tile_names"): ("what a location is called", "vendetta/test_rules.py"),
    ("vendetta", "stand_ins"): ("what is set up", "vendetta/test_rules.py"),
    ("vendetta", "three_player_rest"): ("the order of a deck", "vendetta/test_rules.py"),
    ("masters", "first_leader"): ("before any position of a scenario", "masters/test_set_up.py"),
    ("veto", "name_ban"): ("a ban that outlasts many deeds", "veto/test_rules.py"),
    ("veto", "copy_limit"): ("which decks are legal", "veto/test_decks.py"),
    ("veto", "both_elekts_die"): ("no known card kills two at once", "veto/test_rules.py"),
    ("veto", "distinct_factions"): ("which decks are legal", "veto/test_decks.py"),
    ("veto", "stalemate"): ("rounds without any deed", "veto/test_rules.py"),
}
NOT_TOLD_APART = {  # pairs of readings that differ before the first question of a scenario
    ("elekt", "first_player_by", "shown_names", "lot"),
}


@functools.cache
def stories(game: str) -> tuple[Scenario, ...]:
    return tuple(scenario.load(file) for file in sorted((TESTS / "scenarios" / game).glob("*.toml")))


def told_under(game: str, ruling: Ruling, reading: Switch) -> list[Scenario]:
    """The stories of that reading; those that name the ruling, or speak of the same things, come first."""
    own = [story for story in stories(game) if ruling.ruling_id in story.rules]
    subjects = {each for story in own for each in (*story.rules, *story.cards)}
    found = [
        story for story in stories(game) if story.settings.rulings.get(ruling.name, ruling.default) == reading
    ]
    found.sort(
        key=lambda story: (
            ruling.ruling_id not in story.rules,
            -len(subjects.intersection((*story.rules, *story.cards))),
        )
    )
    return found


def fails_under(story: Scenario, ruling: Ruling, reading: Switch) -> bool:
    """The same story, told under another reading, goes differently."""
    rulings = {**story.settings.rulings, ruling.name: reading}
    settings = dataclasses.replace(story.settings, rulings=rulings)
    return bool(scenario.run(dataclasses.replace(story, settings=settings)))


def notices(game: str, ruling: Ruling, told: Switch, other: Switch) -> bool:
    return any(fails_under(story, ruling, other) for story in told_under(game, ruling, told))


def rulings() -> Iterator[object]:
    for game in OWN:
        for ruling in game_spec(game).rulings:
            if (game, ruling.name) not in SHOWN_ELSEWHERE:
                yield pytest.param(game, ruling, id=f"{game}-{ruling.ruling_id}-{ruling.name}")


@pytest.mark.parametrize(("game", "ruling"), list(rulings()))
def test_a_scenario_notices_the_other_reading(game: str, ruling: Ruling) -> None:
    assert len(ruling.readings) > 1
    for other in ruling.readings[1:]:
        for told, changed in ((ruling.default, other), (other, ruling.default)):
            assert notices(game, ruling, told, changed), f"no story of {told!r} fails under {changed!r}"
    for one, other in combinations(ruling.readings[1:], 2):
        if (game, ruling.name, one, other) not in NOT_TOLD_APART:
            noticed = notices(game, ruling, one, other) or notices(game, ruling, other, one)
            assert noticed, f"{one!r} and {other!r} are not told apart"


@pytest.mark.parametrize(("game", "name"), list(SHOWN_ELSEWHERE))
def test_what_scenarios_cannot_show_is_shown_by_a_test(game: str, name: str) -> None:
    ruling = next(each for each in game_spec(game).rulings if each.name == name)
    _, file = SHOWN_ELSEWHERE[game, name]
    text = (TESTS / file).read_text(encoding="utf-8")
    assert ruling.ruling_id in text
    assert name in text
