"""Wherever a number may stand in a text of Veto!, something counted may stand, and means the same number."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest

from interrex.engine.chance import Chance
from interrex.engine.language import Form, Phrases, parse_phrase, written
from interrex.games import game_spec
from interrex.games.veto.table import Veto
from interrex.games.veto.verbs.forms import FORMS, KINDS
from interrex.games.veto.verbs.vocabulary import TREE
from tests.packs.boxes import toml, tree_of
from tests.packs.growing import FAMILIES, SLOTS, Grower, grow, vocabulary_of
from tests.packs.test_ill_typed import put, slots

PHRASES: Final = TREE[0]
SPEC: Final = game_spec("veto")
COUNTED: Final = {
    "count()": "count(character(yours))",
    "half()": "half(6)",
    "held_cards()": "held_cards(you)",
    "held_ducats()": "held_ducats(opponent)",
    "held_kreski()": "held_kreski(you)",
    "kreski_of()": "kreski_of(self)",
    "lafa_of()": "lafa_of(self)",
    "szabla_of()": "szabla_of(self)",
    "twice()": "twice(held_kreski(you))",
}
FIELDS: Final = ("ability", "influence")


def takes_number(kinds: tuple[str, ...]) -> bool:
    return any(PHRASES.kind_of(1, kind) for kind in kinds)


def takes_less(kinds: tuple[str, ...]) -> bool:
    return any(PHRASES.kind_of(-1, kind) for kind in kinds)


def test_every_slot_of_a_number_takes_whatever_is_counted() -> None:
    assert set(COUNTED) == KINDS["counted"]
    found = [(name, kinds) for name, form in FORMS.items() for kinds in form.slots if takes_number(kinds)]
    assert len(found) > 50
    for name, kinds in found:
        words = {word for kind in kinds for word in PHRASES.words_of(kind)}
        assert words >= KINDS["counted"], (name, kinds)
        assert ("minus()" in words) == takes_less(kinds), (name, kinds)


def test_a_call_is_read_with_each_value_in_each_slot_of_a_number() -> None:
    chance = Chance(3)
    grower = Grower("veto", chance)
    verbs = vocabulary_of("veto")
    seen = Counter[str]()
    for number in range(300):
        verb = list(verbs.verbs.values())[number % len(verbs.verbs)]
        for moment in verb.moments:
            form = PHRASES.form_of(verb.name, moment)
            name, values = parse_phrase(grower.call(verb, moment))
            assert isinstance(form, Form)
            for path, kinds in slots((name, *values), form, PHRASES):
                if not takes_number(kinds):
                    continue
                counted = [*COUNTED.values(), *(["minus(count(character()))"] if takes_less(kinds) else [])]
                for each in counted:
                    inner, args = parse_phrase(each)
                    verbs.parse(written(put((name, *values), path, (inner, *args))), moment)
                seen[f"{name} {path}"] += 1
    assert len(seen) > 60


# --- the same number, counted ----------------------------------------------------------------------------


def counted(number: int) -> tuple[Any, ...] | int:
    """A value that comes to that number in every position."""
    if not -15 <= number <= 15:
        return number
    half = ("half", 2 * abs(number))
    return ("minus", half) if number < 0 else half


def with_values(value: Any, form: Form | None, moment: str) -> Any:
    """A call with every number in it counted instead."""
    if form is None or not isinstance(value, tuple):
        return value
    found = []
    for number, each in enumerate(value[1:]):
        kinds = form.slot(number)
        if "verb" in kinds:
            found.append(with_values(each, PHRASES.form_of(each[0], moment), moment))
        elif isinstance(each, int):
            found.append(counted(each))
        elif isinstance(each, tuple):
            kind = next(name for each_kind in kinds if (name := PHRASES.kind_of(each, each_kind)))
            inner = PHRASES.forms.get(f"{each[0]}() {kind}") or PHRASES.forms[f"{each[0]}()"]
            found.append(with_values(each, inner, moment))
        else:
            found.append(each)
    return (value[0], *found)


def rewritten(call: str, moment: str) -> str:
    name, values = parse_phrase(call)
    return written(with_values((name, *values), PHRASES.form_of(name, moment), moment))


def counted_pack(tree: dict[str, Any]) -> dict[str, Any]:
    """The pack with every number of its texts counted."""
    for entries in tree.values():
        for entry in entries if isinstance(entries, list) else ():
            for ability in (each for field in FIELDS for each in entry.get(field, ())):
                passive = ability["kind"] == "P" and not ability.get("when")
                for field, moment in (
                    ("when", "moment"),
                    ("cost", "cost"),
                    ("do", "passive" if passive else "do"),
                ):
                    if field in ability:
                        ability[field] = [rewritten(call, moment) for call in ability[field]]
    return tree


def together(one: str, other: str, seed: int, longest: int) -> Iterator[tuple[Veto, Veto]]:
    """Two packs, one game: the same choices, so many of them."""
    games = []
    for text in (one, other):
        pack = SPEC.read_pack(text, "counted.toml")
        game = SPEC.new(SPEC.settings(2 + seed % 3, seed, pack), pack)
        assert isinstance(game, Veto)
        games.append(game)
    luck = Chance(seed)
    for _ in range(longest):
        if games[0].is_over:
            return
        yield games[0], games[1]
        options = games[0].asked[0][2]
        first = 1 if len(options) > 1 and options[0] == "bene" and luck.below(3) else 0
        at = first + luck.below(len(options) - first)
        for game in games:
            game.play(at, 0)


def played_alike(one: str, other: str, seed: int, longest: int) -> int:
    """At every decision the same question, the same options, the same lines, the same table."""
    decisions = 0
    for game, copy in together(one, other, seed, longest):
        assert [str(each) for each in game.decisions] == [str(each) for each in copy.decisions]
        assert game.told == copy.told
        assert str(game.view(0)) == str(copy.view(0))
        decisions += 1
    return decisions


@pytest.mark.parametrize("seed", range(4))
def test_the_house_pack_is_played_alike_with_every_number_counted(seed: int) -> None:
    house = toml(tree_of("veto"))
    values = toml(counted_pack(tree_of("veto")))
    assert len(re.findall(r"half\(", values)) > 100
    assert played_alike(house, values, seed, 250) > 100


class Plain(Grower):
    """Makes random phrases in which nothing is counted where a number may stand."""

    def value(self, phrases: Phrases, kinds: tuple[str, ...], moment: str, depth: int) -> str:
        numbers = [kind for kind in ("few", "change", "signed", "number") if kind in inner_kinds(kinds)]
        return super().value(phrases, (numbers[0],) if numbers else kinds, moment, depth)


def inner_kinds(kinds: tuple[str, ...]) -> set[str]:
    found = set(kinds)
    for kind in kinds:
        found |= inner_kinds(tuple(each[1:] for each in KINDS.get(kind, ()) if each.startswith("=")))
    return found


def plain_box(seed: int, about: tuple[str, ...]) -> dict[str, Any]:
    """A pack with random texts, all of their numbers written."""
    tree, grower = tree_of("veto"), Plain("veto", Chance(seed), about=about)
    for family in FAMILIES["veto"]:
        tree[family] = [grow("veto", family, entry, grower)[0] for entry in tree[family]]
    return tree


@pytest.mark.parametrize("seed", range(6))
def test_random_texts_are_played_alike_with_every_number_counted(seed: int) -> None:
    tree = plain_box(seed, ((), SLOTS)[seed % 2])
    plain = toml(tree)
    values = toml(counted_pack(tree))
    assert "half(" in values
    assert played_alike(plain, values, seed, 150) > 50
