"""What a pack says is what is read: numbers where they stand, and each phase has the fields of its own."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from interrex.games import game_spec
from interrex.games.masters.cards import CELL_NAMES
from tests.packs.boxes import toml, tree_of
from tests.packs.mistakes import mistakes_in


def row(luck: random.Random) -> list[int]:
    """Red, and two grey numbers of which the first is no smaller."""
    grey = sorted((luck.randrange(7), luck.randrange(7)), reverse=True)
    return [luck.randrange(7), *grey]


def test_numbers_of_faces_and_districts_are_read_where_they_stand() -> None:
    spec, luck = game_spec("masters"), random.Random(3)
    for _ in range(4):
        tree = tree_of("masters")
        for face in tree["face"]:
            face["agents"] = luck.randrange(1, 13)
            face["rows"] = [row(luck), row(luck)]
            face["reported_rows"] = [row(luck), row(luck)]
        for district in tree["district"]:
            if district["phase"] == "night":
                district["ap"] = luck.randrange(1, 3)
        pack = spec.read_pack(toml(tree), "mine.toml")
        for face, wrote in zip(pack.faces, tree["face"], strict=True):
            assert [list(each) for each in face.rows] == wrote["rows"]
            assert [list(each) for each in face.reported] == wrote["reported_rows"]
            assert (face.agents, face.vampires) == (wrote["agents"], wrote["vampires"])
        for district, wrote in zip(pack.districts, tree["district"], strict=True):
            assert (district.ap, district.night) == (wrote.get("ap", 0), wrote["phase"] == "night")


def others() -> Iterator[tuple[str, str, Any]]:
    """A phase, and a field that only districts of the other have."""
    for one, other in (("day", "night"), ("night", "day")):
        by_phase: dict[str, dict[str, Any]] = {"day": {}, "night": {}}
        for district in tree_of("masters")["district"]:
            by_phase[district["phase"]].update(district)
        for field in sorted(by_phase[other].keys() - by_phase[one].keys()):
            yield one, field, by_phase[other][field]


@pytest.mark.parametrize(("phase", "field", "value"), [*others()])
def test_a_district_has_the_fields_of_its_phase_alone(phase: str, field: str, value: Any) -> None:
    tree = tree_of("masters")
    for district in tree["district"]:
        if district["phase"] == phase:
            district[field] = value
            [bad] = mistakes_in("masters", toml(tree))
            assert f"'{field}'" in str(bad)
            del district[field]


@pytest.mark.rules("MN-405")
def test_a_plan_marks_three_different_cells() -> None:
    """MN-405 The red one and two grey ones; any other number, or one of them twice, is refused."""
    spec, tree, luck = game_spec("masters"), tree_of("masters"), random.Random(4)
    event, number = tree["event"][3], 3
    plans = [luck.sample(CELL_NAMES, length) for length in (1, 2, 3, 3, 4)]
    one, other = luck.sample(CELL_NAMES, 2)
    plans += [list(each) for each in product((one, other), repeat=3)]
    for red, *grey in plans:
        event["red"], event["grey"] = red, grey
        if len(grey) == 2 and len({red, *grey}) == 3:
            read = spec.read_pack(toml(tree), "mine.toml").events[number]
            assert [CELL_NAMES[each] for each in (read.red, *read.grey)] == [red, *grey]
        else:
            [bad] = mistakes_in("masters", toml(tree))
            assert "'grey'" in bad.field


def test_costs_and_plans_are_read_where_they_stand() -> None:
    """Of abilities and relics each price for itself, of events the act, the plan and where they lie."""
    spec, luck = game_spec("masters"), random.Random(5)
    for _ in range(4):
        tree = tree_of("masters")
        for vampire in tree["vampire"]:
            for which in ("blood", "darkness"):
                vampire[which]["cost"] = luck.randrange(5)
        for relic in tree["relic"]:
            relic["cost"] = {
                each: luck.randrange(5) for each in ("ap", "blood", "veil") if luck.random() < 0.6
            }
            relic["once"] = luck.choice(("per round", "no"))
        for event in tree["event"]:
            event["red"], *event["grey"] = luck.sample(CELL_NAMES, 3)
        pack = spec.read_pack(toml(tree), "mine.toml")
        for kind in pack.vampires:
            (wrote,) = (each for each in tree["vampire"] if each["id"] == kind.id)
            for which, ability in (("blood", kind.blood), ("darkness", kind.darkness)):
                said = wrote[which]
                assert (ability.cost, ability.name["en"]) == (said["cost"], said["name"]["en"])
                assert (len(ability.effects), ability.in_fight) == (
                    len(said["effect"]), said.get("when") == "fight",
                )  # fmt: skip
            assert (kind.seal.cost, kind.seal.entered) == (0, wrote["seal"].get("when") == "entered")
        for relic, wrote in zip(pack.relics, tree["relic"], strict=True):
            cost = [wrote["cost"].get(each, 0) for each in ("ap", "blood", "veil")]
            assert [relic.ap, relic.blood, relic.veil] == cost
            assert (relic.kind, relic.once_per_round) == (wrote["kind"], wrote["once"] == "per round")
        by_id = {each["id"]: each for each in tree["event"]}
        assert [each.act for each in pack.events] == sorted(each["act"] for each in tree["event"])
        for event in pack.events:
            wrote = by_id[event.id]
            assert (event.act, event.kind, event.on) == (wrote["act"], wrote["kind"], wrote.get("on", ""))
            assert [CELL_NAMES[each] for each in (event.red, *event.grey)] == [wrote["red"], *wrote["grey"]]
            counts = [len(wrote.get(each, ())) for each in ("effect", "while", "daily")]
            assert [len(event.effects), len(event.standing), len(event.daily)] == counts


def test_numbers_have_bounds() -> None:
    """The last that fits is taken, one more and one less are not; nor is what is no number."""
    bounds = {
        ("face", "vampires"): (2, 5), ("face", "agents"): (1, 12), ("event", "act"): (1, 3),
    }  # fmt: skip
    for (family, field), (low, high) in bounds.items():
        wrong = [low - 1, high + 1, "2", True, 1.5]
        tree = tree_of("masters")
        for entry, value in zip(tree[family], wrong, strict=False):
            entry[field] = value
        found = [bad for bad in mistakes_in("masters", toml(tree)) if f"'{field}'" in bad.field]
        assert len(found) == min(len(wrong), len(tree[family])), (family, field)
    tree = tree_of("masters")
    prices: list[dict[str, Any]] = [
        {"ap": 5}, {"blood": -1}, {"veil": True}, {"gold": 1}, {"ap": "1"}, {"blood": 4, "veil": 5},
        {"ap": 1.0},
    ]  # fmt: skip
    for relic, cost in zip(tree["relic"], prices, strict=False):
        relic["cost"] = cost
    assert len([bad for bad in mistakes_in("masters", toml(tree)) if "'cost'" in bad.field]) == len(prices)
    tree = tree_of("masters")
    for vampire, cost in zip(tree["vampire"], (-1, 5, True, "1"), strict=False):
        vampire["blood"]["cost"] = vampire["darkness"]["cost"] = cost
    assert len([bad for bad in mistakes_in("masters", toml(tree)) if "'cost'" in bad.field]) == 8


def test_rows_have_numbers_that_fit() -> None:
    """Two rows of three numbers from 0 to 6, the larger grey number first."""
    good = [[[6, 6, 6], [0, 0, 0]], [[0, 6, 0], [6, 1, 1]]]
    wrong: list[Any] = [
        [[1, 1, 1]], [[1, 1, 1]] * 3, [[1, 1], [1, 1, 1]], [[7, 1, 1], [1, 1, 1]], [[1, 1, 1], [-1, 1, 1]],
        [[1, 1, 2], [1, 1, 1]], [[1, 1, 1], [1, 0, 1]], [[1, True, 1], [1, 1, 1]], [[1, 1, 1], "word"],
        [[1, 1, 1, 1], [1, 1, 1]], [[1, 7, 1], [1, 1, 1]], [[1, 1, "1"], [1, 1, 1]],
    ]  # fmt: skip
    for field in ("rows", "reported_rows"):
        for at in range(0, len(wrong), 4):
            tree = tree_of("masters")
            for face, rows in zip(tree["face"], wrong[at : at + 4], strict=True):
                face[field] = rows
            found = mistakes_in("masters", toml(tree))
            assert len(found) == 4
            assert all(f"'{field}'" in bad.field for bad in found)
    tree = tree_of("masters")
    for face, rows in zip(tree["face"], good * 2, strict=True):
        face["rows"] = face["reported_rows"] = rows
    assert mistakes_in("masters", toml(tree)) == []


STAYING = ("this round", "permanent", "placed")
OF_KINDS = {
    "while": STAYING, "daily": STAYING, "moments": STAYING, "on": ("placed",), "discard_when": ("placed",),
}  # fmt: skip


@pytest.mark.parametrize("field", OF_KINDS)
def test_an_event_has_the_fields_of_its_kind_alone(field: str) -> None:
    """What is carried out once stays nowhere: nothing holds while it lies, and it lies nowhere."""
    values: dict[str, Any] = {
        "while": ["number(minions_needed)"], "daily": ["veil_up(1)"], "on": "nightclub",
        "discard_when": ["no_agent_here()"], "moments": [{"when": ["night_begins()"], "do": ["veil_up(1)"]}],
    }  # fmt: skip
    tree, seen = tree_of("masters"), dict[str, str]()
    for event in tree["event"]:
        kind = event["kind"]
        if kind not in seen and kind not in OF_KINDS[field] and field not in event:
            event[field] = values[field]
            seen[kind] = event["id"]
    found = mistakes_in("masters", toml(tree))
    assert len(found) == len(seen) == 4 - len(OF_KINDS[field])
    assert all(f"'{field}'" in f"{bad.field} {bad}" for bad in found)
