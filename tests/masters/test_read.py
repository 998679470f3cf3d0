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
    for _ in range(12):
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
