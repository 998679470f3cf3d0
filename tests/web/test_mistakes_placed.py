"""Where a mistake of a card stands, and what of the card can be shown all the same, told a second time."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from interrex.engine.errors import BadFile
from interrex.match.pack_file import OwnCard
from interrex.web.workers import packs

TREE: dict[str, Any] = {
    "name": {"en": "A"}, "effect": ["one()", "two()", "three()"], "cost": 2,
    "blood": {"cost": 1, "effect": ["four()"]},
    "ability": [{"do": ["one()"], "when": ["two()"]}, {"do": ["five()", "six()"], "pay": 3}],
    "effects": {"first": ["six()"], "second": ["one()", "seven()"], "third": "seven()"},
}  # fmt: skip
CARD = OwnCard("unit", "c1", "", TREE)


def bad(field: str) -> BadFile:
    return BadFile("pack", 3, field, "wrong", "Do it well")


def test_a_mistake_stands_at_its_control() -> None:
    """At the call that is wrong where there is one, also of a table or a group, else at the field."""
    cases = [
        ("field 'effect' of [unit]", ["two()"], "effect.1"),
        ("field 'effect' of [unit]", ["none()", "three()"], "effect.2"),
        ("field 'effect' of [unit]", ["none()"], "effect"), ("field 'effect' of [unit]", [], "effect"),
        ("field 'cost' of [unit]", ["one()"], "cost"), ("field 'cost' of [unit.blood]", [], "blood.cost"),
        ("field 'effect' of [unit.blood]", ["four()"], "blood.effect.0"),
        ("field 'do' of [unit, ability 1]", ["one()"], "ability.0.do.0"),
        ("field 'do' of [unit, ability 2]", ["six()"], "ability.1.do.1"),
        ("field 'pay' of [unit, ability 2]", ["six()"], "ability.1.pay"),
        ("field 'do' of [unit, ability 9]", ["six()"], "ability.8.do"),
        ("field 'effects' of [unit]", ["seven()"], "effects.1.do.1"),
        ("field 'effects' of [unit]", ["six()"], "effects.0.do.0"),
        ("field 'effects' of [unit]", ["eight()"], "effects"),
        ("the whole card", ["one()"], ""), ("", [], ""),
    ]  # fmt: skip
    for field, calls, path in cases:
        assert packs._path(bad(field), CARD, calls) == path, field


def test_a_call_belongs_to_its_text() -> None:
    paths = {
        "ability.0.do.1": "ability.0",
        "effect.1": "",
        "a.b.c": "a",
        "": "",
        "effects.0.do.0": "effects.0",
    }
    assert {path: packs._group(path) for path in paths} == paths


TEXT = """[pack]
id = "mine"

[[unit]]
id = "one"
cost = 1

# between
[[unit]]
id = "two"
instead_of = "old"

[[mission]]
id = "one"
"""


def test_lines_of_a_card_are_found_in_its_file() -> None:
    """By its family and its place: that of the card for which it stands, else its own."""
    lines = TEXT.split("\n")
    heads = [number for number, line in enumerate(lines, 1) if line.startswith("[")]
    for family, card, instead, head in (
        ("unit", "one", "", heads[1]), ("unit", "two", "old", heads[2]), ("mission", "one", "", heads[3]),
    ):  # fmt: skip
        found = packs._lines(TEXT, OwnCard(family, card, instead, {}))
        assert found.start == head
        assert any(f'"{card}"' in lines[number - 1] for number in found)
        assert packs._line(TEXT, family, card) == head
    for nothing in (
        OwnCard("unit", "none", "", {}),
        OwnCard("mission", "two", "", {}),
        OwnCard("x", "one", "", {}),
    ):
        assert list(packs._lines(TEXT, nothing)) == []
        assert packs._line(TEXT, nothing.family, nothing.id) == 0
    assert packs._line(TEXT, "pack", "") == 1
    assert packs._line(TEXT, "unit", "") == heads[1]


@pytest.mark.parametrize("most", [3, 4, 5])
def test_ids_have_a_form_and_so_many_letters(most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the pack and of every card; a mistake names the line of its entry."""
    monkeypatch.setattr(packs, "MAX_ID", most)
    for length in range(2, 7):
        name = "n" * length
        text = TEXT.replace('id = "two"', f'id = "{name}"')
        for pack_id, line in (("abc", 9), (name, 1)):
            whole = text if pack_id == "abc" else TEXT.replace('"two"', '"tw"')
            is_long = length > most
            if not is_long:
                packs._check_ids(whole, pack_id)
                continue
            with pytest.raises(BadFile) as wrong:
                packs._check_ids(whole, pack_id)
            assert (wrong.value.line, wrong.value.reason) == (line, "the id is too long")
    for strange in ("no id", "", "Ż", "a/b"):
        with pytest.raises(BadFile) as wrong:
            packs._check_ids(TEXT, strange)
        assert (wrong.value.line, wrong.value.field) == (1, "field 'id' of [pack]")


def test_what_is_right_of_a_card_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wrong calls are left out of a text that has others; else all that a card does; other fields are the
    house's where it has them."""
    monkeypatch.setattr(packs, "with_card", lambda text, card: card.tree)
    monkeypatch.setattr(packs, "_read", lambda game, tree: tree)
    luck, met = random.Random(3), Counter[str]()
    texts = packs.LEFT_OUT & set(TREE)
    paths = [
        "effect.0",
        "effect.1",
        "effect.2",
        "cost",
        "name.en",
        "ability.0.do.0",
        "blood.cost",
        "effects",
        "",
    ]
    for _ in range(300):
        wrong = luck.sample(paths, luck.randrange(4))
        base = {each: f"house {each}" for each in ("name", "cost", "blood", "other") if luck.random() < 0.5}
        found = packs._preview({"game": "g", "base": base}, "", CARD, [{"path": each} for each in wrong])
        calls = {each for each in range(3) if f"effect.{each}" in wrong}
        fields = {each.partition(".")[0] for each in wrong if not each.startswith("effect.")}
        if len(calls) == 3:
            fields.add("effect")
        does_nothing = bool(fields & packs.LEFT_OUT)
        wanted = {}
        for name, value in TREE.items():
            if name in fields or (does_nothing and name in texts):
                continue
            wanted[name] = value
        if "effect" in wanted:
            wanted["effect"] = [call for place, call in enumerate(TREE["effect"]) if place not in calls]
        wanted |= {name: base[name] for name in fields & set(base) if name not in packs.LEFT_OUT}
        assert found == wanted, wrong
        met["nothing" if does_nothing else "calls" if calls else "whole"] += 1
    assert len(met) == 3
