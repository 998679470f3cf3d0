"""Whatever is wrong in a pack is named at once: every card, and every field of a card, each with its line."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import BadFile, BadPack
from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, game_spec
from interrex.words import Words
from tests.packs.boxes import toml, tree_of

SPOILED = 6  # cards of a pack
NO_VERB = "no_such_verb()"


def calls_in(value: Any) -> bool:
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(each, str) and "(" in each for each in value)
    )


def spoil(card: dict[str, Any], chance: Chance) -> list[str]:
    """Make fields of a card wrong; which."""
    fields = ["origin"]
    card["origin"] = "rumour"
    if chance.below(2):
        card["name"] = {"de": "Niemand"}
        fields.append("name")
    for field, value in card.items():
        if calls_in(value):
            card[field] = [NO_VERB, *value[1:]]
            fields.append(field)
        elif field == "effects":
            moment = next(iter(value))
            card[field] = {**value, moment: [NO_VERB, *value[moment][1:]]}
            fields.append(field)
        elif field == "ability":
            card[field] = [{**value[0], "do": [NO_VERB, *value[0]["do"][1:]]}, *value[1:]]
            fields.append(field)
    return fields


def lines_of(text: str, spoiled: dict[str, list[str]]) -> list[int]:
    """Where the fields stand that were made wrong."""
    found, lines = [], text.split("\n")
    heads = [number for number, line in enumerate(lines) if line.startswith("[")]
    for begin, end in zip(heads, [*heads[1:], len(lines)], strict=True):
        if lines[begin] == "[[deck]]":  # it may be called as a card is
            continue
        card = next((each[6:-1] for each in lines[begin:end] if each.startswith('id = "')), "")
        names = [line.partition(" = ")[0] for line in lines[begin:end]]
        found += [begin + at + 1 for at, name in enumerate(names) if name in spoiled.get(card, ())]
    return found


@pytest.mark.parametrize("game", OWN)
def test_all_mistakes_of_all_cards_are_named(game: str) -> None:
    tree, chance, families = tree_of(game), Chance(7), list(game_spec(game).card_form)
    spoiled: dict[str, list[str]] = {}
    while len(spoiled) < SPOILED:
        family = families[chance.below(len(families))]
        card = tree[family][chance.below(len(tree[family]))]
        if card["id"] not in spoiled and "origin" in card:
            spoiled[card["id"]] = spoil(card, chance)
    text = toml(tree)
    assert tomllib.loads(text)
    with pytest.raises(BadPack) as wrong:
        game_spec(game).read_pack(text, "mine.toml")
    found = sorted(bad.line for bad in wrong.value.mistakes)
    assert found == sorted(lines_of(text, spoiled))
    for language in LANGUAGES:
        said = Words(language, game).why(wrong.value)
        assert len(said.split("\n")) == len(found)


DECIDING = {"when", "kind", "phase", "clan"}  # by which it is known how other fields are read
WRONG: tuple[Any, ...] = ("zz !", 7777, ["x"], {"x": 1})


@pytest.mark.parametrize("game", OWN)
def test_a_field_that_is_wrong_hides_no_other(game: str) -> None:
    """Each field of each family with something that it does not take, between two other mistakes."""
    left = [
        (family, field.name)
        for family, fields in game_spec(game).card_form.items()
        for field in fields
        if field.name not in DECIDING and any(field.name in card for card in tree_of(game).get(family, ()))
    ]
    assert len(left) > 20
    while left:
        tree, others, later = tree_of(game), dict[str, list[str]](), []
        for number, (family, field) in enumerate(left):
            card = next((each for each in tree[family] if field in each and each["id"] not in others), None)
            if card is None or field == "id":
                later += [(family, field)] if field != "id" else []
                continue
            other = "name" if field == "origin" else "origin"
            others[card["id"]] = [other, "unknown"]
            card.update({field: WRONG[number % len(WRONG)], other: {"x": 1}, "unknown": 1})
        text, left = toml(tree), later
        with pytest.raises(BadPack) as wrong:
            game_spec(game).read_pack(text, "mine.toml")
        missing = set(lines_of(text, others)) - {bad.line for bad in wrong.value.mistakes}
        assert not missing, [text.split("\n")[each - 1] for each in missing]


@pytest.mark.parametrize(
    "game", [each for each in OWN if each != "veto"]
)  # of which a box may hold any number
def test_a_card_too_few_is_named_beside_a_wrong_one(game: str) -> None:
    tree, families = tree_of(game), list(game_spec(game).card_form)
    tree[families[-1]].pop()
    tree[families[0]][0]["origin"] = "rumour"
    with pytest.raises(BadFile) as wrong:
        game_spec(game).read_pack(toml(tree), "mine.toml")
    assert isinstance(wrong.value, BadPack)
    assert "box" in [why.kind for bad in wrong.value.mistakes for why in bad.reasons]
    assert "'rumour'" in str(wrong.value)


def shapes(value: Any, path: str, found: dict[str, dict[str, Any]]) -> None:
    """One table of each shape: by the fields on the way to it, whatever the card."""
    if isinstance(value, dict):
        found.setdefault(path, value)
        for field, each in list(value.items()):
            shapes(each, f"{path}.{field}", found)
    elif isinstance(value, list):
        for each in value:
            shapes(each, path, found)


LISTS_OF_CARDS = {"deck.cards", "deck.feast"}  # any name there is that of a card, and refused as such


@pytest.mark.parametrize("game", OWN)
def test_an_unknown_field_is_refused_wherever_it_stands(game: str) -> None:
    """In the head, in a card, in a text of a card, in a table inside it: each is named."""
    tree = tree_of(game)
    if game == "masters":
        tree["district"][-1]["moments"] = [{"when": ["night_begins()"], "do": ["veil_up(1)"]}]
    found: dict[str, dict[str, Any]] = {}
    for heading, value in tree.items():
        if heading != "grammar":  # there the names are those of cards
            shapes(value, heading, found)
    tables = {
        path: table
        for path, table in found.items()
        if path not in LISTS_OF_CARDS and table.keys() - {*LANGUAGES}
    }
    for path, table in tables.items():
        table[f"unknown-{len(path)}"] = 1
        with pytest.raises(BadFile, match=f"unknown-{len(path)}"):
            game_spec(game).read_pack(toml(tree), "mine.toml")
        del table[f"unknown-{len(path)}"]
    assert len(tables) > 4


@pytest.mark.parametrize(
    ("version", "is_read"), [(0, False), (1, True), (1_000_000, True), (1_000_001, False)]
)
@pytest.mark.parametrize("game", OWN)
def test_the_version_of_a_pack_is_a_number_within_bounds(game: str, version: int, is_read: bool) -> None:
    tree = tree_of(game)
    head = tree["pack"][0] if isinstance(tree["pack"], list) else tree["pack"]
    head["version"] = version
    if is_read:
        game_spec(game).read_pack(toml(tree), "mine.toml")
    else:
        with pytest.raises(BadFile, match="version"):
            game_spec(game).read_pack(toml(tree), "mine.toml")
