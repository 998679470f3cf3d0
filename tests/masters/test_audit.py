"""The count of everything on the table: whatever is lost, made or off its track is named."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.games.masters.audit import audit
from interrex.match import scenario
from tests.masters.tables import table

OFF_TRACK = "a number has left its track"


@pytest.mark.rules("MN-138", "MN-140", "MN-156", "MN-212")
def test_what_is_lost_or_made_is_named() -> None:
    """MN-138, MN-140, MN-156, MN-212 Agents, minions, blood and dice are counted."""
    game = table(2, 1)
    assert audit(game) == ""
    counted = {"agent_pool": "MN-156", "minion_pool": "MN-138", "blood_pool": "MN-140", "aside": "MN-212"}
    for field, rule in counted.items():
        for change in (1, -1):
            world = game.copy()
            setattr(world, field, getattr(world, field) + change)
            assert rule in audit(world)


def test_numbers_stay_on_their_tracks() -> None:
    game = table(2, 1)
    pools = {"hidden": "agent_pool", "exposed": "agent_pool", "minions": "minion_pool", "blood": "blood_pool"}
    for row, pool in pools.items():
        for place in range(len(getattr(game, row))):
            world = game.copy()
            taken = getattr(world, row)[place] + 1
            getattr(world, row)[place] -= taken
            setattr(world, pool, getattr(world, pool) + taken)
            assert audit(world) == OFF_TRACK, (row, place)
    for field, number in (("veil", -1), ("veil", 7), ("ap", -1)):
        world = game.copy()
        setattr(world, field, number)
        assert audit(world) == OFF_TRACK, (field, number)


@pytest.mark.rules("MN-140")
@pytest.mark.parametrize(("blood", "more"), [(4, 0), (6, 2)])
def test_a_position_has_no_more_blood_than_there_is(blood: int, more: int) -> None:
    head = '[scenario]\nid = "x"\ngame = "masters"\ntitle = "x"\nrules = []\n'
    text = f'{head}[given]\nseats = 2\nmoment = "act"\n'
    text += f"blood = {{ imre = {blood}, mila = {blood} }}\n[[step]]\n"
    if more:
        with pytest.raises(BadFile, match=f"that is {more} more than there is"):
            scenario.read(text, "test").position()
    else:
        scenario.read(text, "test").position()
