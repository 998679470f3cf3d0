"""Pack files: every mistake is named with its line, its field and its remedy."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.effects import Number, Vocabulary
from interrex.engine.errors import BadFile, InterrexError
from interrex.engine.packs import Entry, read_tables, rules_hash, text_hash
from interrex.games import game_spec, house_pack, house_text, own_pack

verbs = Vocabulary()


@verbs.verb("now", takes=(Number(0, 3),))
def give(game: object, number: int) -> None: ...


PACK = """\
# a pack
[pack]
id = "house"

[[card]]
id = "one"
name = { en = "One", pl = "Jeden", pt = "Um" }
grid = [
  [1],
  [2],
]
text = '''
id = "not a field"
[[card]]
power = 7
'''
power = 9
effect = ["give(1)", "give(9)"]
origin = "rumour"

  [[ card ]]  # the second
"id" = "one"
name.en = "Two"
name.pl = "Dwa"
power = "strong"
kind = "weird"
effect = [
  "fly()",
]
origin = "rulebook"

[card.note]
en = "x"
"""


def cards() -> tuple[Entry, Entry]:
    one, two = read_tables(PACK, "house.toml", ("pack", "card"))["card"]
    return one, two


def test_what_is_right_is_read() -> None:
    tables = read_tables(PACK, "house.toml", ("pack", "card", "token"))
    assert tables["token"] == []
    (pack,) = tables["pack"]
    assert pack.id(set()) == "house"
    pack.done()
    one, _ = cards()
    assert one.id(set()) == "one"
    assert one.words("name") == {"en": "One", "pl": "Jeden", "pt": "Um"}
    assert one.list("grid") == [[1], [2]]
    assert one.text("text").startswith("id =")
    assert one.number("power", 0, 9) == 9
    assert one.number("speed", 0, 9, default=4) == 4
    assert one.text("motto", default="") == ""
    assert one.one_of("kind", ("a", "b"), default="b") == "b"
    assert one.table("extra", {}) == {}
    assert one.has("origin")
    assert not one.has("power")


@pytest.mark.parametrize(
    ("which", "read", "line", "field", "reason"),
    [
        (0, lambda card: card.number("power", 0, 8), 17, "power", "9 does not fit"),
        (0, lambda card: card.effects("effect", "now", verbs), 18, "effect", "9 is out of range"),
        (0, lambda card: card.origin(), 19, "origin", "'rumour' does not fit"),
        (0, lambda card: card.text("grid"), 8, "grid", "is not a text"),
        (0, lambda card: card.table("grid"), 8, "grid", "is not a table"),
        (0, lambda card: card.list("text"), 12, "text", "is not a list"),
        (0, lambda card: card.words("text"), 12, "text", "does not say which language it is in"),
        (0, lambda card: card.number("speed", 0, 9), 5, "speed", "it is missing"),
        (0, lambda card: card.done(), 6, "id", "this field is not known here"),
        (1, lambda card: card.id({"one"}), 22, "id", "'one' is used twice"),
        (1, lambda card: card.number("power", 0, 8), 25, "power", "'strong' does not fit"),
        (1, lambda card: card.one_of("kind", ("a", "b")), 26, "kind", "'weird' does not fit"),
        (1, lambda card: card.effects("effect", "now", verbs), 27, "effect", "there is no verb 'fly'"),
        (1, lambda card: card.text("note"), 32, "note", "is not a text"),
        (1, lambda card: card.text("motto"), 21, "motto", "it is missing"),
    ],
)
def test_a_mistake_is_named_with_line_and_field(
    which: int, read: Callable[[Entry], Any], line: int, field: str, reason: str
) -> None:
    with pytest.raises(BadFile) as bad:
        read(cards()[which])
    assert bad.value.line == line
    assert field in bad.value.field
    assert reason in bad.value.reason
    assert bad.value.remedy
    assert str(bad.value).startswith(f"house.toml, line {line}, field {field!r} of [card]: ")


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("[card]\nid = \n", 2, "it is not TOML"),
        ("[card]\nid = 'a'\nid = 'b'\n", 3, "it is not TOML"),
        ("\n\n[cart]\nid = 'a'\n", 3, "this table is not known"),
        ("\ntitle = 'x'\n[card]\n", 2, "this table is not known"),
        ("\ncard = 3\n", 2, "it is not a table"),
        ("card = [1, 2]\n", 1, "it is not a table"),
        ("\n[card]\nid = " + "9" * 5000, 0, "it is not TOML"),
        ("card = " + "[" * 5000, 0, "it is not TOML"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadFile) as bad:
        read_tables(text, "house.toml", ("card",))
    assert bad.value.line == line
    assert reason in bad.value.reason


@pytest.mark.parametrize("name", ["", "a b", "-a", "a-", "a--b", "ą", "a\n"])
def test_an_id_is_words_joined_by_hyphens(name: str) -> None:
    with pytest.raises(BadFile, match="is not an id"):
        Entry("f", "card", 1, {"id": name}, {}).id(set())


def test_one_language_is_enough_and_the_others_fall_back() -> None:
    card = Entry("f", "card", 1, {"name": {"pl": "b"}, "text": {"pl": "c", "pt": "d"}}, {})
    assert card.words("name") == {"en": "b", "pl": "b", "pt": "b"}
    assert card.words("text") == {"en": "[pl] c", "pl": "c", "pt": "d"}


@pytest.mark.parametrize(
    ("name", "reason"), [({}, "in any language"), ({"en": "a", "pt": " "}, "'pt' is empty")]
)
def test_a_text_is_said_in_some_language(name: dict[str, str], reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        Entry("f", "card", 1, {"name": name}, {}).words("name")


def test_a_language_must_be_known() -> None:
    name = {"en": "a", "pl": "b", "pt": "c", "de": "d"}
    with pytest.raises(BadFile, match="language 'de' is not known"):
        Entry("f", "card", 1, {"name": name}, {}).words("name")


@pytest.mark.parametrize(
    ("value", "reason"),
    [([], "the list is empty"), ([3], "3 is not a call"), (["give("], "is not a call of a verb")],
)
def test_effects_are_calls(value: list[Any], reason: str) -> None:
    with pytest.raises(BadFile, match=reason):
        Entry("f", "card", 1, {"effect": value}, {}).effects("effect", "now", verbs)


@pytest.mark.parametrize("value", [True, 1.0, "1", -1, 10, None])
def test_a_number_is_whole_and_in_range(value: object) -> None:
    with pytest.raises(BadFile, match="Write a whole number from 0 to 9"):
        Entry("f", "card", 1, {"power": value}, {}).number("power", 0, 9)


scraps = st.sampled_from(
    [
        "[card]",
        "[[card]]",
        "[card.x]",
        "id = 'a'",
        "x.y = 1",
        '"""',
        "'''",
        "a = [",
        "]",
        "{",
        "}",
        "#",
        "x =",
    ]
)


@given(st.lists(scraps | st.text(max_size=6), max_size=10).map("\n".join) | st.text(max_size=60))
def test_whatever_is_written_only_a_bad_file_comes_of_it(text: str) -> None:
    try:
        tables = read_tables(text, "house.toml", ("pack", "card"))
    except BadFile as bad:
        if not 0 <= bad.line <= text.count("\n") + 1:
            raise
        return
    for entry in tables["card"]:
        with pytest.raises(BadFile):
            entry.text("no such field")


def test_the_hash_follows_the_text() -> None:
    assert text_hash("a") == text_hash("a") != text_hash("b")


BOX = """
[pack]
id = "box"
game = "elekt"
version = 1
name = { en = "Box" }
[[card]]
id = "one"  # the first
name = { en = "One", pl = "Jeden" }
text = { en = "Pay 1." }
titles = [{ en = "Count", origin = "rulebook" }]
power = 1
ability = [{ kind = "D", do = ["draw(1)"] }]
"""


@pytest.mark.parametrize(
    ("before", "after", "same"),
    [
        ("  # the first", "", True),
        ('pl = "Jeden"', 'pl = "Raz", pt = "Um"', True),
        ("Pay 1.", "Pay 2.", True),
        ('"Count"', '"Duke"', True),
        ("version = 1", "version = 2", True),
        ('text = { en = "Pay 1." }\n', "", True),
        ("power = 1\n", "", False),
        ("draw(1)", "draw(2)", False),
        ('id = "one"', 'id = "two"', False),
        ('id = "box"', 'id = "mine"', False),
        ('titles = [{ en = "Count", origin = "rulebook" }]', "titles = []", False),
    ],
)
def test_rules_are_hashed_apart_from_wording(before: str, after: str, same: bool) -> None:
    assert before in BOX
    assert (rules_hash(BOX.replace(before, after)) == rules_hash(BOX)) is same


def test_what_the_rules_take_from_the_wording_is_hashed_too() -> None:
    assert rules_hash(BOX, ["one"]) != rules_hash(BOX, ["two"])


@pytest.mark.parametrize("game", ["elekt", "veto"])
def test_a_name_that_a_rule_asks_for_belongs_to_the_rules(game: str) -> None:
    """EL-134 The alphabet chooses who begins; VT-411 cards of one name are one in play."""
    text, spec = house_text(game) or "", game_spec(game)
    first, second = [kind.name["pl"] for kind in spec.read_pack(text, "house").kinds][10:12]
    corrected = text.replace(f'"{first}"', f'"{first}a"')
    renamed = text.replace(f'"{first}"', f'"{second}"')
    assert corrected != text
    assert spec.read_pack(corrected, "mine").hash == house_pack(game).hash
    assert spec.read_pack(renamed, "mine").hash != house_pack(game).hash


def test_only_the_house_calls_itself_house() -> None:
    text = house_text("elekt") or ""
    assert own_pack("elekt", text, "copy.toml").id == "house"
    with pytest.raises(BadFile, match="only the pack that comes with the game"):
        own_pack("elekt", f"{text}\n# mine", "copy.toml")
    assert own_pack("elekt", text.replace('"house"', '"mine"', 1), "copy.toml").id == "mine"


@pytest.mark.parametrize("key", [".".join("a" * 1500), ".".join("a" * 60)])
def test_what_is_nested_too_deeply_is_refused(key: str) -> None:
    """Also where dotted keys nest it, which the reader of TOML does without an end."""
    with pytest.raises(BadFile, match="nested too deeply"):
        read_tables(f"[pack]\n{key} = 1\n", "deep.toml", ("pack",))
    with pytest.raises(BadFile, match="a number is too large"):
        read_tables(f"[pack]\nlist = [[{2**70}]]\n", "large.toml", ("pack",))
    assert read_tables("[pack]\na.b.c = [[[1]]]\n", "flat.toml", ("pack",))


@pytest.mark.parametrize("word", ["[]", "{ a = 1 }", "3", "[[1]]"])
def test_a_keyword_is_a_word(word: str) -> None:
    text = (house_text("veto") or "").replace("keywords = [", f"keywords = [{word}, ", 1)
    with pytest.raises(InterrexError, match="keyword"):
        game_spec("veto").read_pack(text, "mine.toml")
