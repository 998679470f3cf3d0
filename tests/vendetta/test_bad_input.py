"""Bad packs and bad positions are refused with field and reason."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from interrex.engine.errors import BadFile
from interrex.games import game_spec

from .tables import position

STEAL = 'effects = { preparation = ["steal(1)"] }'
HOUSE = (files("interrex.games.vendetta") / "packs" / "house.toml").read_text(encoding="utf-8")


def pack(old: str, new: str) -> BadFile:
    assert old in HOUSE
    with pytest.raises(BadFile) as refused:
        game_spec("vendetta").read_pack(HOUSE.replace(old, new, 1), "box.toml")
    return refused.value


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (
            'effects = { preparation = ["steal(1)"] }',
            'effects = { preparation = ["rob(1)"] }',
            "no verb 'rob'",
        ),
        (STEAL, 'effects = { dawn = ["steal(1)"] }', "not a moment"),
        (STEAL, 'effects = { power = ["steal(1)"] }', "does not work"),
        (STEAL, 'effects = { preparation = ["steal(77)"] }', "is not value"),
        (STEAL, "effects = { preparation = [] }", "list of calls"),
        ("values = [3, 0, 3, 1]", "values = [3, 0, 3]", "does not fit"),
        ('type = "passive"', 'type = "lazy"', "does not fit"),
        ('blood = "vampire"', 'blood = "ghoul"', "does not fit"),
        ("copies = 35", "copies = 34", "34 victim"),
        ('place = "start"', 'place = "deck"', "starting cards"),
        ('clan = "brujah"', 'clan = "gangrel"', "cards of one clan"),
        ('id = "BR02"', 'id = "BR01"', "used twice"),
    ],
)
def test_bad_packs(old: str, new: str, reason: str) -> None:
    assert reason in str(pack(old, new))


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"moment": "midnight"}, "midnight"),
        ({"moment": "planning", "hand": {"Z": ["BR04"]}}, "no seat"),
        ({"moment": "planning", "hand": {"A": ["XX99"]}}, "XX99"),
        ({"moment": "planning", "hand": {"A": ["GA01"]}}, "another clan"),
        ({"moment": "planning", "L1": {"A": "BR04 BR04"}}, "used up"),
        ({"moment": "planning", "L3": {"A": "BR04"}}, "not known"),
        ({"moment": "planning", "allies": {"L3": "AL01"}}, "no location"),
        ({"moment": "planning", "pool": {"A": -1}}, "does not fit"),
        ({"moment": "planning", "clans": {"A": "gangrel"}}, "does not fit"),
        ({"moment": "planning", "relics": {"A": "RE99"}}, "no relic"),
        ({"moment": "planning", "location_cards": {"H": "LC01"}}, "does not fit"),
        ({"moment": "setup", "sheets": ["brujah", "elves"]}, "does not fit"),
        ({"moment": "planning", "moon": "full"}, "not known"),
    ],
)
def test_bad_positions(given: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        position(**given)
