"""A pack file edited card by card, and the house's wording on a card of one's own."""

from __future__ import annotations

import tomllib

import pytest

from interrex.engine.extending import blocks_of
from interrex.games import OWN, house_text
from interrex.match.house_wording import fallen_back_on, is_of_house, only_in, retyped, said_in
from interrex.match.pack_file import (
    OwnCard,
    Uneditable,
    cards_in,
    head_of,
    new_pack,
    with_card,
    with_head,
    without_card,
    written,
)
from tests.packs.boxes import with_tables

FILE = """\
# mine
[pack]  # the head
id = "mine"
version = 1  # the first
extends = "house"

# before the first
[[unit]]
id = "one"
instead_of = "ash-widow"
name = { en = "One" }  # said so
effect = [
  "draw(1)",  # a field of three lines
]
rank = "elite"
# behind the first

[[unit]]
id = "two"
name = { en = "Two" }

[grammar.pl]
one = "f"
"""
ONE, TWO = cards_in(FILE)


def test_cards_and_head_are_read() -> None:
    assert (ONE.family, ONE.id, ONE.instead_of, ONE.place) == ("unit", "one", "ash-widow", "ash-widow")
    assert (TWO.instead_of, TWO.place) == ("", "two")
    assert "instead_of" not in ONE.tree
    assert head_of(FILE) == {"id": "mine", "version": 1, "extends": "house"}
    assert head_of("pack = 3") == {}
    assert head_of("[other]") == {}
    assert cards_in('[[unit]]\nid = 3\n[[unit]]\nname = "x"\n[deck]\nid = "x"\nunits = ["a"]\n') == []


def test_a_card_as_it_stands_changes_no_line() -> None:
    assert with_card(FILE, ONE) == FILE
    assert with_card(FILE, TWO) == FILE


def test_only_fields_that_say_something_else_are_written_anew() -> None:
    """In their places, with their remarks; new fields come behind the last, before what follows the card."""
    tree = {"id": "one", "name": {"en": "Uno"}, "effect": ["draw(1)"], "cost": 2}
    changed = with_card(FILE, OwnCard("unit", "one", "ash-widow", tree))
    wanted = FILE.replace('name = { en = "One" }', 'name = { en = "Uno" }')
    assert changed == wanted.replace('rank = "elite"\n', "cost = 2\n")


def test_a_field_of_several_lines_becomes_one_with_the_last_remark() -> None:
    tree = {**ONE.tree, "effect": ["draw(2)"]}
    changed = with_card(FILE, OwnCard("unit", "one", "ash-widow", tree))
    cut = FILE.index("effect"), FILE.index('rank = "elite"')
    assert changed == f'{FILE[: cut[0]]}effect = ["draw(2)"]\n{FILE[cut[1] :]}'


@pytest.mark.parametrize("game", OWN)
def test_a_card_with_tables_below_it_is_changed_too(game: str) -> None:
    """A law over the cards of the house: what does not change keeps its lines, whatever else does."""
    cards = [card for card in cards_in(house_text(game) or "") if card.family != "deck"][::7]
    text = "[pack]\nid = 'mine'\n" + "".join(
        f"# before\n{with_tables(card.family, card.tree)}# behind\n\n" for card in cards
    )
    for card in cards:
        assert with_card(text, card) == text
        for field, value in card.tree.items():
            left_out = {name: each for name, each in card.tree.items() if name != field}
            other = {**left_out, field: {"en": "Other"}} if isinstance(value, dict) else left_out
            if field == "id":
                continue
            changed = with_card(text, card._replace(tree=other))  # and no other card has: else it is refused
            (own,) = [block for block in blocks_of(changed) if block.id == card.tree["id"]]
            for line in with_tables(card.family, left_out).splitlines():
                assert line in own.lines
            assert changed.count("# before") == changed.count("# behind") == len(cards)


def test_comments_in_a_table_outlive_its_change() -> None:
    """They stand before the field that takes its place."""
    text = """[pack]
id = "mine"

[[unit]]
id = "one" # the first
power = 3
[unit.name] # as it is printed
# why this name
en = "One" # in English
pl = '''Je#den'''
"""
    changed = with_card(text, OwnCard("unit", "one", "", {"id": "one", "power": 3, "name": {"en": "Two"}}))
    assert (
        changed
        == """[pack]
id = "mine"

[[unit]]
id = "one" # the first
power = 3
# as it is printed
# why this name
# in English
name = { en = "Two" }
"""
    )


def test_a_card_without_a_place_comes_at_the_end() -> None:
    card = OwnCard("unit", "three", "rust-hound", {"id": "three", "name": {"en": "Three"}})
    changed = with_card(FILE, card)
    last = '[[unit]]\nid = "three"\ninstead_of = "rust-hound"\nname = { en = "Three" }\n'
    assert changed == f"{FILE}\n{last}"
    same = with_card(FILE, OwnCard("unit", "three", "three", {"id": "three"}))
    assert same == f'{FILE}\n[[unit]]\nid = "three"\ninstead_of = "three"\n'
    assert with_card(FILE, OwnCard("mission", "two", "", {"id": "two"})).endswith('[[mission]]\nid = "two"\n')


def test_a_card_is_taken_out_and_what_speaks_of_the_next_stays() -> None:
    gone = without_card(FILE, "unit", "ash-widow")
    assert gone == FILE[: FILE.index("[[unit]]")] + FILE[FILE.index("# behind") :]
    assert [card.id for card in cards_in(gone)] == ["two"]
    assert without_card(FILE, "unit", "one") == FILE
    assert without_card(FILE, "mission", "two") == FILE
    bare = '[pack]\nid = "x"\n[[unit]]\nid = "a"\n[[unit]]\nid = "b"\n'
    assert without_card(bare, "unit", "a") == '[pack]\nid = "x"\n[[unit]]\nid = "b"\n'


def test_the_head_is_changed_alone() -> None:
    changed = with_head(FILE, version=2, name={"en": "Mine"})
    wanted = FILE.replace("version = 1  #", "version = 2  #")
    assert changed == wanted.replace('extends = "house"\n', 'extends = "house"\nname = { en = "Mine" }\n')
    with pytest.raises(Uneditable):
        with_head('[[unit]]\nid = "x"\n', version=2)


@pytest.mark.parametrize(
    "text",
    [
        'unit = [{ id = "two", name = { en = "Two" } }]\n[pack]\nid = "x"\n',  # in one line
        '[[unit]]\nid = "two"\n"na\\u006de" = { en = "Two" }\n',  # under a name that is spelt out
    ],
)
def test_a_file_laid_out_otherwise_is_left_alone(text: str) -> None:
    assert [card.id for card in cards_in(text)] == ["two"]
    with pytest.raises(Uneditable):
        with_card(text, OwnCard("unit", "two", "", {"id": "two", "name": {"en": "Other"}}))


def test_what_would_change_something_else_is_left_alone() -> None:
    """Two cards in one place; a table of one's own between cards that would go with one of them."""
    twice = '[[unit]]\nid = "two"\n[[unit]]\nid = "two"\n'
    with pytest.raises(Uneditable):
        with_card(twice, OwnCard("unit", "two", "", {"id": "two", "rank": "elite"}))
    with pytest.raises(Uneditable):
        without_card('[pack]\nid = "x"\n[[unit]]\nid = "a"\n["my notes"]\nx = 1\n', "unit", "a")


def test_a_new_pack_extends_the_house() -> None:
    text = new_pack("veto", "mine", {"en": "Mine", "pl": "Moja"})
    wanted = {
        "id": "mine", "game": "veto", "version": 1, "extends": "house", "name": {"en": "Mine", "pl": "Moja"}
    }  # fmt: skip
    assert tomllib.loads(text) == {"pack": wanted}
    assert text.endswith("\n")


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"), (False, "false"), (3, "3"), (1.5, "1.5"), ("a", '"a"'), ({}, "{}"), ([], "[]"),
        ({"en": "x", "two words": [1, True]}, '{ en = "x", "two words" = [1, true] }'),
        ('say "no"\\\n\tx', '"say \\"no\\"\\\\\\n\\tx"'), ("a\rb\x01", '"ab\\U00000001"'), ("żółw", '"żółw"'),
    ],
)  # fmt: skip
def test_values_are_written_as_toml(value: object, text: str) -> None:
    assert written(value) == text
    if value != "a\rb\x01":
        assert tomllib.loads(f"x = {text}") == {"x": value}


# --- the wording of the house --------------------------------------------------------------------------

HOUSE = cards_in(house_text("elekt") or "")[0]
NAME = HOUSE.tree["name"]


def test_what_is_said_in_languages() -> None:
    assert said_in({"en": "a", "pl": "b", "de": "c", "pt": 3}) == {"en": "a", "pl": "b"}
    assert said_in("a") == said_in(["a"]) == said_in({"de": "c"}) == {}
    assert is_of_house("elekt", NAME)
    assert not is_of_house("elekt", {**NAME, "pl": "inaczej"})
    assert not is_of_house("elekt", {"en": NAME["en"]})


def test_a_text_of_the_house_is_shown_in_one_language() -> None:
    own = {"en": "Mine", "pl": "Moje"}
    card = {"name": {**NAME, "de": "x"}, "own": own, "list": [NAME, own, 3], "rank": "elite"}
    shown = only_in("elekt", "pl", card)
    one = {"pl": NAME["pl"]}
    assert shown == {"name": {**one, "de": "x"}, "own": own, "list": [one, own, 3], "rank": "elite"}
    assert only_in("elekt", "de", {"name": NAME}) == {"name": NAME}


def test_a_text_typed_anew_keeps_only_what_was_typed() -> None:
    """Typed anew in one language, the house's others go; as the house has it, all of them come back."""
    one = {"pl": NAME["pl"]}
    for languages in ({"pl"}, {"pl", "en"}, {*NAME}):
        sent = {each: text for each, text in NAME.items() if each in languages}
        assert retyped("elekt", sent, NAME, NAME) == retyped("elekt", sent, {}, NAME) == NAME
    assert retyped("elekt", {"pl": "Nowe", "en": NAME["en"]}, NAME, NAME) == {"pl": "Nowe"}
    assert retyped("elekt", {"pl": "Nowe", "de": "x"}, NAME, NAME) == {"pl": "Nowe", "de": "x"}
    own = {"en": "Mine", "pl": "Moje"}
    assert retyped("elekt", own, own, NAME) == own  # what was one's own stays whole
    assert retyped("elekt", {"en": "Other"}, own, NAME) == {"en": "Other"}
    assert retyped("elekt", one, own, NAME) == NAME
    card = {"list": [one, {"pl": "Nowe"}, 3], "name": one, "rank": "x"}
    before = {"list": [NAME], "name": NAME}
    assert retyped("elekt", card, before, before) == {
        "list": [NAME, {"pl": "Nowe"}, 3], "name": NAME, "rank": "x"
    }  # fmt: skip
    assert retyped("elekt", {"name": one}, {}, {}) == {"name": one}
    assert retyped("elekt", [one], {"0": NAME}, 3) == [one]


def test_which_language_a_name_falls_back_on() -> None:
    text = '[[unit]]\nid = "a"\nname = { pt = "A", pl = "B" }\n[[unit]]\nid = "b"\nname = "B"\n'
    assert [fallen_back_on(text, "a", language) for language in ("en", "pl", "pt")] == ["pl", "", ""]
    assert fallen_back_on(text, "b", "en") == fallen_back_on(text, "c", "en") == ""
