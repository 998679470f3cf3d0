"""What is shown of a card with mistakes, told a second time: what is wrong is left out, the rest stays."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from interrex.match.pack_file import OwnCard, Uneditable
from interrex.web.workers import packs

CALLS = ("effects", "moments")  # lists of what a card does
PLAIN = ("name", "cost_of", "lands")


def drawn_card(luck: random.Random) -> dict[str, Any]:
    tree: dict[str, Any] = {"id": "one"}
    for name in (*CALLS, *PLAIN, "ability", "cost"):
        if luck.random() < 0.7:
            tree[name] = f"its {name}"
    for name in (*CALLS, "lands"):
        if luck.random() < 0.8:
            tree[name] = [f"{name} {number}" for number in range(luck.choice((1, 2, 3, 14)))]
    return tree


def drawn_mistakes(luck: random.Random, tree: dict[str, Any]) -> list[str]:
    """Where something is wrong: in a field, at a call, several times at the same one, or nowhere."""
    paths = ["", *tree, "missing", "ability.0.do.1"]
    for name, value in tree.items():
        paths += [f"{name}.{number}" for number in range(len(value))] * isinstance(value, list)
    long = [name for name in CALLS if len(tree.get(name, "")) == 14]
    late = [f"{name}.{luck.choice((1, 2, 10, 13))}" for name in long]
    return luck.choices(paths, k=luck.randrange(1, 4)) + late


def told(tree: dict[str, Any], base: dict[str, Any], mistakes: list[str]) -> dict[str, Any]:
    wrong = set()
    kept = dict(tree)
    for name in {each.partition(".")[0] for each in mistakes}:
        paths = {each for each in mistakes if each.partition(".")[0] == name}
        value = tree.get(name)
        numbered = {f"{name}.{number}" for number in range(len(value))} if isinstance(value, list) else set()
        rest = [call for number, call in enumerate(value or ()) if f"{name}.{number}" not in paths]
        if name in CALLS and paths <= numbered and rest:
            kept[name] = rest
        else:
            wrong.add(name)
    acts = {"effects", "moments", "ability", "cost"}
    gone = wrong | acts if wrong & acts else wrong
    shown = {name: value for name, value in kept.items() if name not in gone}
    return shown | {name: base[name] for name in base if name in wrong and name not in acts}


def test_what_is_wrong_is_left_out_or_as_the_house_has_it(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[OwnCard] = []

    def with_card(text: str, card: OwnCard) -> str:
        given.append(card)
        return f"{text} with a card"

    def read(game: str, text: str) -> dict[str, Any]:
        assert (game, text) == ("veto", "a pack with a card")
        return {"whole": "read"}

    def not_to_be_had(text: str, card: OwnCard) -> str:
        raise Uneditable

    monkeypatch.setattr(packs, "_read", read)
    met = Counter[str]()
    for seed in range(400):
        luck = random.Random(seed)
        tree = drawn_card(luck)
        base = {name: f"the house's {name}" for name in (*PLAIN, "cost", "effects") if luck.random() < 0.5}
        mistakes = drawn_mistakes(luck, tree)
        asked = {"game": "veto"} | ({"base": base} if base or luck.random() < 0.5 else {})
        card = OwnCard("faction", "one", "", tree)
        wrong = [{"path": each} for each in mistakes]
        monkeypatch.setattr(packs, "with_card", with_card)
        assert packs._preview(asked, "a pack", card, wrong) == {"whole": "read"}
        shown = given.pop()
        assert shown == card._replace(tree=shown.tree)
        assert shown.tree == told(tree, base, mistakes)
        met.update(name for name in tree if name not in shown.tree)
        met.update(f"some {name}" for name in CALLS if name in shown.tree and shown.tree[name] != tree[name])
        monkeypatch.setattr(packs, "with_card", not_to_be_had)
        assert packs._preview(asked, "a pack", card, wrong) is None
    assert {"effects", "cost", "lands", "some effects", "some moments"} <= set(met)
