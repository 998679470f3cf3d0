"""Set-up (chapter 100): the box, the city, the decks, the tokens, who plays whom."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import interrex
from interrex.engine.errors import BadSetting
from interrex.games import game_spec, house_pack
from interrex.games.masters.audit import audit
from interrex.games.masters.cards import CELL_NAMES, DISTRICTS, VAMPIRES
from interrex.games.masters.scenario import position_facts
from interrex.games.masters.table import (
    AGENT_TOKENS,
    DAY,
    DECK,
    DICE_EACH,
    MINION_TOKENS,
    RELIC_DECK,
    UNUSED,
    Masters,
)
from interrex.match.record import start


def new(seats: int, seed: int = 1, rulings: dict[str, Any] | None = None, **variants: Any) -> Masters:
    game = interrex.new("masters", seats, seed, rulings, **variants)
    assert isinstance(game, Masters)
    return game


@pytest.mark.rules("MN-101", "MN-102", "MN-103", "MN-104", "MN-105", "MN-111", "MN-114", "MN-405")
def test_the_box() -> None:
    """MN-101, MN-102, MN-103, MN-104, MN-105, MN-111, MN-114, MN-405: what lies in the box."""
    pack = house_pack("masters")
    assert [district.id for district in pack.districts] == list(DISTRICTS)
    assert len(DISTRICTS) == len(CELL_NAMES) == 9
    assert [vampire.id for vampire in pack.vampires] == sorted(VAMPIRES)
    assert len(VAMPIRES) == 6
    assert len(pack.events) == 54
    assert [sum(event.act == act for event in pack.events) for act in (1, 2, 3)] == [18, 18, 18]
    assert len(pack.relics) == 14
    assert [face.vampires for face in pack.faces] == [2, 3, 4, 5]
    for district in pack.districts:
        assert bool(district.night_effect) != bool(district.minions_ahead or district.agents_ahead)
    for event in pack.events:
        assert len({event.red, *event.grey}) == 3


@pytest.mark.rules("MN-405")
def test_every_cell_is_marked_equally_often_in_each_act() -> None:
    """MN-405: no plan occurs twice, every cell is red twice and blue-grey four times an act."""
    events = house_pack("masters").events
    assert len({(event.red, frozenset(event.grey)) for event in events}) == 54
    for act in (1, 2, 3):
        for cell in range(9):
            assert sum(event.red == cell for event in events if event.act == act) == 2
            assert sum(cell in event.grey for event in events if event.act == act) == 4


@pytest.mark.rules("MN-106", "MN-107", "MN-108", "MN-109")
@pytest.mark.parametrize("vampires", [2, 3, 4, 5])
def test_tokens_suffice(vampires: int) -> None:
    """MN-106, MN-107, MN-108, MN-109: no game needs more than the box holds."""
    game = new(1, vampires=vampires)
    assert DICE_EACH * vampires <= 10
    assert sum(game.blood) + game.blood_pool <= 28
    assert game.face.agents <= AGENT_TOKENS == 12
    assert sum(game.minions) + game.minion_pool <= MINION_TOKENS == 10


@pytest.mark.rules(
    "MN-121",
    "MN-123",
    "MN-128",
    "MN-129",
    "MN-130",
    "MN-131",
    "MN-132",
    "MN-133",
    "MN-134",
    "MN-135",
    "MN-136",
    "MN-137",
    "MN-138",
    "MN-139",
    "MN-140",
    "MN-148",
    "MN-149",
    "MN-153",
    "MN-156",
    "MN-X21",
)
@pytest.mark.parametrize(
    ("vampires", "agents", "start", "pool", "blood"),
    [(2, 10, 2, 8, 10), (3, 11, 1, 9, 14), (4, 12, 0, 9, 18), (5, 11, 0, 9, 22)],
)
def test_numbers_by_vampires(vampires: int, agents: int, start: int, pool: int, blood: int) -> None:
    """MN-121, MN-123, MN-128 to MN-140, MN-148, MN-149, MN-153, MN-156, MN-X21: sizes of everything."""
    for seats in (1, 2):
        game = new(seats, vampires=vampires)
        assert game.vampires == vampires
        assert game.face.vampires == vampires
        assert game.face.agents == game.agent_pool == agents
        assert sum(game.hidden) + sum(game.exposed) == 0
        assert game.minions == [start] + [0] * 8
        assert game.minion_pool == pool
        assert game.blood == [4] * vampires
        assert game.blood_pool == 2
        assert sum(game.blood) + game.blood_pool == blood
        assert game.kills == [0] * vampires
        assert game.at == [0] * vampires
        assert game.exhausted == 0
        assert game.veil == 6
        assert len(game.dice) == 2 * vampires
        assert game.aside == 0
        assert audit(game) == ""


@pytest.mark.rules("MN-141", "MN-142", "MN-143", "MN-144", "MN-145", "MN-146", "MN-147", "MN-X20")
@pytest.mark.parametrize(("difficulty", "each"), [("easy", 6), ("medium", 5), ("hard", 4)])
def test_event_deck(difficulty: str, each: int) -> None:
    """MN-141 to MN-147, MN-X20: so many cards of each act, act I on top, the rest unseen."""
    game = new(1, difficulty=difficulty)
    for act in range(3):
        cards = game.cards_at[DECK + act]
        assert len(cards) == each
        assert all(game.pack.events[card].act == act + 1 for card in cards)
        assert len(game.cards_at[UNUSED + act]) == 18 - each
    assert position_facts(game)["events_left"] == 3 * each
    assert len(game.cards_at[RELIC_DECK]) == 14
    orders = {tuple(new(1, seed, difficulty=difficulty).cards_at[DECK]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rules("MN-X20", "MN-131", "MN-136", "MN-137")
def test_two_vampires_hard() -> None:
    """MN-X20, MN-131, MN-136, MN-137: Imre and Mila at the Station with two minions."""
    game = new(2, vampires=2, difficulty="hard")
    found = position_facts(game)
    assert found["city"]["r1c1"] == "m2"
    assert found["at"] == {"imre": "r1c1", "mila": "r1c1"}
    assert (found["minion_pool"], found["agent_pool"], found["events_left"]) == (8, 10, 12)


@pytest.mark.rules("MN-X02", "MN-122", "MN-123", "MN-134")
def test_two_players_four_vampires() -> None:
    """MN-X02, MN-122, MN-123, MN-134: the face for four vampires, whoever plays them."""
    game = new(2, vampires=4)
    assert game.face.id == "veil-4"
    assert len(game.dice) == 8
    assert game.agent_pool == 12
    assert sum(game.minions) == 0
    assert sorted(game.player) == [0, 0, 1, 1]


@pytest.mark.rules("MN-125", "MN-126")
def test_the_station_lies_top_left_and_the_rest_anywhere() -> None:
    """MN-125, MN-126: eight tiles are dealt at random."""
    layouts = {new(1, seed).tiles for seed in range(20)}
    assert all(layout[0] == 0 and sorted(layout) == list(range(9)) for layout in layouts)
    assert len(layouts) > 15


@pytest.mark.rules("MN-102", "MN-124", "MN-127")
def test_line_up_and_turn_order() -> None:
    """MN-102, MN-124, MN-127: any vampires in any order; the others are not in the game."""
    game = new(1, vampires=3, vampire_1="nevena", vampire_2="imre", vampire_3="laszlo")
    assert [game.pack.vampires[kind].id for kind in game.line_up] == ["nevena", "imre", "laszlo"]
    assert {vampire.name for vampire in game.view(0).vampires} == {"nevena", "imre", "laszlo"}


@pytest.mark.rules("MN-122")
def test_any_split_of_vampires_over_people() -> None:
    """MN-122: each vampire has one player, each player at least one vampire."""
    game = new(3, vampires=5, player_1="C", player_2="C", player_3="A", player_4="C", player_5="B")
    assert game.player == (2, 2, 0, 2, 1)
    assert new(3, vampires=4, player_1="B", player_2="B").player == (1, 1, 0, 2)


@pytest.mark.rules("MN-121", "MN-122")
@pytest.mark.parametrize(
    ("seats", "variants", "said"),
    [
        (4, {"vampires": 3}, "each controls at least one"),
        (2, {"vampires": 2, "player_1": "A", "player_2": "A"}, "controls no vampire"),
        (2, {"vampires": 3, "player_1": "C"}, "no player C"),
        (1, {"vampires": 2, "vampire_1": "mila", "vampire_2": "mila"}, "only once"),
    ],
)
def test_impossible_tables_are_refused(seats: int, variants: dict[str, Any], said: str) -> None:
    """MN-121, MN-122: the message says what is wrong."""
    with pytest.raises(interrex.BadSetting, match=said):
        new(seats, **variants)


@pytest.mark.rules("MN-110", "MN-150", "MN-151", "MN-152")
def test_the_first_leader() -> None:
    """MN-110, MN-150, MN-151, MN-152: the players choose the player, the player the vampire."""
    game = new(2, vampires=4)
    assert game.decision is not None
    assert (game.decision.question, game.decision.options) == ("first player", ("A", "B"))
    game.choose("B")
    assert game.decision.seat == 1
    assert game.decision.question == "first leader"
    game.choose(game.decision.options[1], 1)
    assert game.player[game.leader] == 1
    assert game.phase == DAY


@pytest.mark.rules("MN-R32")
def test_the_first_leader_by_lot() -> None:
    """MN-R32: under the other reading the first leader is drawn."""
    leaders = {new(3, seed, {"first_leader": "random"}).leader for seed in range(20)}
    assert leaders == {0, 1, 2}
    game = new(3, 1, {"first_leader": "random"})
    assert game.decision is not None
    assert game.decision.question != "first player"


@pytest.mark.rules("MN-154", "MN-202")
def test_blood_and_dice_shown_to_all() -> None:
    """MN-154, MN-202: every seat and a watcher see the same table."""
    game = new(3)
    views = [game.view(seat) for seat in range(4)]
    assert len({(view.dice, view.veil, view.districts, view.vampires) for view in views}) == 1
    assert all(view.event_to_come == "" for view in views)


@pytest.mark.rules("MN-R37")
def test_records_may_name_a_switch_that_is_gone() -> None:
    """MN-R37: it never changed a game, so an old record that names it replays; a new game cannot."""
    record = new(2, 3).record()
    old = dataclasses.replace(record.settings, rules_version=1)
    named = dataclasses.replace(old, rulings={"last_crusade_scenario": "one_vampire"})
    game, again = (start(dataclasses.replace(record, settings=each, seed=each.seed)) for each in (old, named))
    assert again.view(0) == game.view(0)
    with pytest.raises(interrex.BadSetting, match="no ruling 'last_crusade_scenario'"):
        new(2, 3, {"last_crusade_scenario": "one_vampire"})


@pytest.mark.rules("MN-102", "MN-122")
@pytest.mark.parametrize(
    ("variants", "why"),
    [
        ({"vampires": 2}, "cannot run 2 vampires"),
        ({"vampire_1": "mila", "vampire_3": "mila"}, "only once"),
        ({"player_1": "D"}, "no player D"),
        ({"player_1": "A", "player_2": "A"}, "controls no vampire"),
        ({"tried": "nothing"}, "no event or relic"),
    ],
)
def test_what_does_not_go_together_is_refused_before_a_table_is_made(
    variants: dict[str, Any], why: str
) -> None:
    """MN-122 Settings alone are refused."""
    spec = game_spec("masters")
    with pytest.raises(BadSetting, match=why):
        spec.settings(3, 1, house_pack("masters"), None, variants)
