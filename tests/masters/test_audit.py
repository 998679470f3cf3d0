"""The count of everything on the table: whatever is lost, made or off its track is named."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.games.masters.audit import audit
from interrex.games.masters.verbs.by_hand import AGENTS, MINIONS, change_tokens
from interrex.games.masters.verbs.events import minion_among_no_agents
from interrex.games.masters.verbs.turn import guests
from interrex.match import scenario
from tests.masters.tables import about_to, nothing_more, table

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


@pytest.mark.rules("MN-825")
@pytest.mark.parametrize(("field", "left"), [("taken", [3]), ("plain", [3]), ("struck", 1)])
def test_nothing_is_left_of_a_fight(field: str, left: object) -> None:
    game = table(2, 1)
    setattr(game, field, left)
    assert audit(game) == "something is left of a fight (MN-825)"
    game.fighter = 0
    assert audit(game) == ""


@pytest.mark.rules("MN-752", "MN-R30", "MN-R36")
@pytest.mark.parametrize(
    ("rulings", "complaint"),
    [
        ({}, "a vampire has 5 blood (MN-752)"),
        ({"excess_blood": "keep"}, ""),
        ({"passive_relics_by_day": "night_only"}, ""),
    ],
)
def test_blood_above_the_maximum_is_kept_only_by_a_ruling(rulings: dict[str, str], complaint: str) -> None:
    """MN-752, MN-R30, MN-R36 What a relic allowed may stay when the relic does not work."""
    game = table(2, 1, rulings)
    game.blood[1] += 1
    game.blood_pool -= 1
    assert audit(game) == complaint
    game.seal_at[2] = game.seal_at[5] = 0
    assert "two seals" in audit(game)


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


@pytest.mark.rules("MN-117", "MN-118")
def test_tokens_changed_by_hand_come_from_their_pool_and_go_back() -> None:
    """MN-117, MN-118 Never more than lie there."""
    for counter in (MINIONS, AGENTS):
        for number in (2, 1, -1, -5):
            game = table(2, 1)
            game.minions[3] = 1
            game.minion_pool -= 1
            agents = game.hidden[3] + game.exposed[3]
            change_tokens(game, counter, 3, number)
            wanted = [1, agents]
            wanted[counter != MINIONS] = max(0, wanted[counter != MINIONS] + number)
            assert [game.minions[3], game.hidden[3] + game.exposed[3]] == wanted
            assert audit(game) == ""


@pytest.mark.rules("MN-120")
def test_a_minion_is_put_where_no_agents_are_if_one_is_left() -> None:
    """MN-E15 Nobody is asked where there is no such district, or no minion in the pool."""
    for pool, crowded, asked in ((1, (), True), (0, (), False), (1, range(9), False)):
        game = about_to((), 6, nothing_more)
        game.minion_pool = pool
        for cell in crowded:
            game.hidden[cell] = 1
        game.asked.clear()
        game.then(minion_among_no_agents, 0)
        game.advance()
        assert (game.questions[0].name == "which district") == asked


def test_who_is_at_a_feast() -> None:
    game = table(3, 1, vampires=3)
    game.at[:3] = [4, 4, 5]
    assert [guests(game, vampire, "here") for vampire in range(3)] == [[0, 1], [0, 1], [2]]
    assert [guests(game, vampire, "adjacent") for vampire in range(3)] == [[0, 1, 2]] * 3
    game.at[2] = 8
    assert guests(game, 0, "adjacent") == [0, 1]
    assert game.ap == 0  # nobody's turn has begun
