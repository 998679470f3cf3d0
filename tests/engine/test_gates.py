"""What comes in by a gate: settings of every version, and packs that extend another, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from interrex.engine.chance import Chance, SealedChance
from interrex.engine.errors import BadFile, BadPack, BadSetting
from interrex.engine.extending import base_of, blocks_of, extended
from interrex.engine.packs import Entry, gathering, ids_in, read_head, read_tables, refuse_all, table_names
from interrex.engine.rulings import ruling
from interrex.engine.settings import Switch
from interrex.engine.spec import TRIED, GameSpec
from tests.engine.games.talk import SPEC

# --- settings ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Readings:
    heat: int = ruling("X-R1", 1, 2, 3, former={1: 3, 2: 2})
    open_hands: bool = ruling("X-R2", True, False)


VARIANTS = {"teams": (False, True), "length": (1, 2, 3)}
SMALL = replace(
    SPEC, readings=Readings, retired_rulings=("cold",), rules_version=4, oldest_rules_version=1,
    fast_deals_until=2, variants=VARIANTS, titles={"pl": "Rozmowa"},
)  # fmt: skip
PACK = SPEC.read_pack("", "")


@pytest.mark.parametrize(("version", "heat"), [(1, 3), (2, 2), (3, 1), (4, 1)])
def test_each_version_has_the_readings_and_the_deals_of_its_time(version: int, heat: int) -> None:
    settings = SMALL.settings(2, 5, PACK, rules_version=version)
    assert settings.rulings == {}
    assert SMALL.rulings_of(settings) == SMALL.rulings_by({}, version) == Readings(heat=heat)
    for reading in (1, 2, 3):  # said or not, it is the same game
        chosen = SMALL.settings(2, 5, PACK, {"heat": reading}, rules_version=version)
        assert chosen.rulings == ({} if reading == heat else {"heat": reading})
        assert SMALL.rulings_of(chosen).heat == reading
    sealed = version > SMALL.fast_deals_until
    dealt = SMALL.new(settings, PACK)
    assert type(dealt.chance) is (SealedChance if sealed else Chance)
    assert dealt.recorded
    example = SMALL.new(settings, PACK, Chance(7))
    assert example.chance.state == Chance(7).state
    assert not example.recorded
    retired = {"cold": 1, "heat": 2}
    if version == SMALL.rules_version:
        with pytest.raises(BadSetting, match="There is no ruling 'cold'"):
            SMALL.settings(2, 5, PACK, retired, rules_version=version)
    else:
        old = SMALL.settings(2, 5, PACK, retired, rules_version=version)
        assert old.rulings["cold"] == 1
        assert SMALL.rulings_of(old).heat == 2
    assert SMALL.rulings_by({"open_hands": False}) == Readings(open_hands=False)


def test_only_variants_off_their_default_are_kept_in_order() -> None:
    every = SMALL.settings(3, 5, PACK, variants={"teams": True, "length": 3})
    assert list(every.variants.items()) == [("length", 3), ("teams", True)]
    assert SMALL.settings(3, 5, PACK, variants={"teams": False, "length": 1}).variants == {}


@pytest.mark.parametrize(
    ("seats", "variants", "message", "field"),
    [
        (1, {}, "Talk is for 2, 3 seats, not 1.", "seats"),
        (4, {}, "Talk is for 2, 3 seats, not 4.", "seats"),
        (2, {"speed": 1}, "Talk has no variant 'speed'. Its variants: teams, length.", "variants"),
        (2, {"length": 4}, "Variant length of Talk cannot be 4. Choose: 1, 2, 3.", "variants"),
        (2, {"length": True}, "Variant length of Talk cannot be true. Choose: 1, 2, 3.", "variants"),
        (2, {"teams": 1}, "Variant teams of Talk cannot be 1. Choose: false, true.", "variants"),
        (2, {TRIED: "ash"}, "Talk has no variant 'tried'. Its variants: teams, length.", "variants"),
    ],
)
def test_what_the_game_is_not_made_for_is_refused(
    seats: int, variants: dict[str, Switch], message: str, field: str
) -> None:
    with pytest.raises(BadSetting) as bad:
        SMALL.settings(seats, 5, PACK, variants=variants)
    assert (str(bad.value), bad.value.field) == (message, field)
    assert len(bad.value.reasons) == 1


def test_a_card_is_tried_only_where_a_game_can() -> None:
    tries = replace(SMALL, tried=lambda pack, card, family: {TRIED: card})
    assert tries.settings(2, 5, PACK, variants={TRIED: "ash", "length": 1}).variants == {TRIED: "ash"}


def test_a_game_without_variants_or_positions_says_so() -> None:
    with pytest.raises(BadSetting, match=r"Talk has no variant 'x'. Its variants: none\."):
        SPEC.settings(2, 5, PACK, variants={"x": 1})
    settings = SPEC.settings(2, 5, PACK)
    with pytest.raises(BadSetting, match="Talk has no words for positions"):
        SPEC.position(settings, PACK, Entry("f", "given", 1, {}, {}))
    kept: list[object] = []

    def checks(settings: object, pack: object, rulings: object) -> None:
        kept.extend((settings, pack, rulings))

    checked: GameSpec = replace(SMALL, check=checks)
    made = checked.settings(2, 5, PACK, {"heat": 3})
    assert kept == [made, PACK, Readings(heat=3)]


def test_a_title_may_differ_by_language() -> None:
    assert [SMALL.title_in(language) for language in ("en", "pl", "pt")] == ["Talk", "Rozmowa", "Talk"]
    assert SMALL.called_in("pl") == replace(SMALL, title="Rozmowa")


# --- packs that extend ---------------------------------------------------------------------------------

BASE = """\
# the house
[pack]
id = "house"
game = "talk"
version = 1

[grammar.pl]
ash = { gender = "m" }
oak = { gender = "m" }

[[unit]]
id = "ash"
text = '''
id = "no id"
[[unit]]
'''

[[unit]]
id = "oak"  # old
power = 3

[[zone]]
id = "fen"

[[deck]]
id = "first"
cards = { ash = 2, oak = 1, "oak-tree" = 1 }
"""
OWN = """\
# mine
[pack]
id = "mine"
game = "talk"
extends = "house"  # the rest
version = 2

[[unit]]
id = "elm"
power = 4

[[unit]]
id = "ash"
power = 7

[[unit]]
instead_of = "oak"
id = "yew"
power = 9

[grammar.pl]
yew = { gender = "m" }

[grammar.pt]
yew = { gender = "f" }

[[relic]]
id = "orb"
"""


def test_a_pack_is_taken_apart_by_its_headings() -> None:
    """A text over several lines holds neither headings nor ids."""
    blocks = blocks_of(BASE)
    assert [(each.heading, each.id, each.line) for each in blocks] == [
        ("", "", 1),
        ("pack", "house", 2),
        ("grammar", "pl", 7),
        ("unit", "ash", 11),
        ("unit", "oak", 18),
        ("zone", "fen", 22),
        ("deck", "first", 25),
    ]
    assert "\n".join(line for block in blocks for line in block.lines) == BASE
    assert [(each.id, each.instead_of) for each in blocks_of(OWN) if each.instead_of] == [("yew", "oak")]


def test_ones_own_entries_take_their_places_among_the_others() -> None:
    text, _ = extended(OWN, BASE, "mine.toml")
    tables = read_tables(text, "mine.toml", table_names(text))
    assert list(tables) == ["pack", "grammar", "unit", "zone", "deck", "relic"]
    assert [entry.peek("id") for entry in tables["unit"]] == ["ash", "yew", "elm"]
    assert [entry.number("power", 0, 9) for entry in tables["unit"]] == [7, 9, 4]
    assert [entry.peek("id") for entry in tables["relic"]] == ["orb"]
    assert tables["pack"][0].number("version", 0, 9) == 2
    (grammar,) = tables["grammar"]
    assert grammar.rest() == {"pl": {"yew": {"gender": "m"}}, "pt": {"yew": {"gender": "f"}}}
    (deck,) = tables["deck"]
    assert deck.table("cards") == {"ash": 2, "yew": 1, "oak-tree": 1}


def test_each_line_knows_where_it_stands_in_ones_own_file() -> None:
    """Those of the house stand nowhere; every line of one's own entries comes once."""
    text, origins = extended(OWN, BASE, "mine.toml")
    lines, own = text.split("\n")[:-1], OWN.split("\n")
    assert len(lines) == len(origins)
    for line, origin in zip(lines, origins, strict=True):
        if origin:
            taken_out = own[origin - 1].startswith(("extends", "instead_of", "[grammar.pl]"))
            assert line == ("" if taken_out else own[origin - 1])
        else:
            assert not line or line in BASE.replace("oak = 1", "yew = 1").split("\n")
    from_own = [origin for origin in origins if origin]
    assert sorted(from_own) == list(range(2, len(own) + 1))
    assert base_of(OWN) == "house"
    assert base_of(BASE) == base_of("[pack") == base_of("pack = 3") == base_of("") == ""


def test_what_is_not_there_cannot_be_replaced() -> None:
    wrong = OWN.replace('instead_of = "oak"', 'instead_of = "fen"')  # a zone, and no unit
    with pytest.raises(BadFile, match="there is no unit 'fen' to replace") as bad:
        extended(wrong, BASE, "mine.toml")
    assert (bad.value.line, bad.value.field) == (16, "[[unit]]")


def head(**fields: str) -> str:
    said = {"id": '"mine"', "game": '"talk"', "version": "1", "name": '{ en = "Mine" }'} | fields
    return "[pack]\n" + "".join(f"{name} = {value}\n" for name, value in said.items())


@pytest.mark.parametrize(("version", "fits"), [(0, False), (1, True), (1_000_000, True), (1_000_001, False)])
def test_a_head_has_a_version_from_one_on(version: int, fits: bool) -> None:
    tables = read_tables(head(version=str(version)), "mine.toml", ("pack",))
    if fits:
        assert read_head(tables, "mine.toml", "talk").id == "mine"
    else:
        with pytest.raises(BadFile, match="Write a whole number from 1 to 1000000"):
            read_head(tables, "mine.toml", "talk")


def test_a_pack_has_one_head_and_only_lists_that_the_game_knows() -> None:
    found = read_head(read_tables(head(keywords='["a"]'), "f", ("pack",)), "f", "talk", ("keywords", "x"))
    assert (found.id, found.name["pt"], found.more) == ("mine", "Mine", {"keywords": ["a"]})
    with pytest.raises(BadFile, match="this field is not known here"):
        read_head(read_tables(head(keywords='["a"]'), "f", ("pack",)), "f", "talk")
    with pytest.raises(BadFile, match="there are 0 of them"):
        read_head(read_tables("", "f", ("pack",)), "f", "talk")
    with pytest.raises(BadFile, match="there are 2 of them"):
        read_head(read_tables("[[pack]]\n[[pack]]\n", "f", ("pack",)), "f", "talk")
    with pytest.raises(BadFile, match="'chess' does not fit"):
        read_head(read_tables(head(game='"chess"'), "f", ("pack",)), "f", "talk")


def nested(levels: int) -> str:
    return f"[pack]\nlist = {'[' * levels}1{']' * levels}\n"


def test_a_file_is_as_deep_and_its_numbers_as_large_as_allowed_and_no_more() -> None:
    """Fifty levels with that of the file, its tables and the value itself; 64 bits and a sign."""
    assert read_tables(nested(47), "f", ("pack",))
    with pytest.raises(BadFile, match="nested too deeply"):
        read_tables(nested(48), "f", ("pack",))
    for number in (2**64 - 1, -(2**64) + 1):
        assert read_tables(f"[pack]\nnumber = {number}\n", "f", ("pack",))
    for number in (2**64, -(2**64)):
        with pytest.raises(BadFile, match="a number is too large"):
            read_tables(f"[pack]\nnumber = {number}\n", "f", ("pack",))


# --- mistakes that are gathered ------------------------------------------------------------------------

WRONG = {"id": "a b", "power": 12, "kind": "weird", "name": 3, "speed": 1, "odd": 2, "powr": 1}


def entry_with(mistakes: list[BadFile] | None) -> Entry:
    lines = {name: number for number, name in enumerate(WRONG, 2)}
    return Entry("f", "card", 1, dict(WRONG), lines, mistakes)


def test_inside_every_mistake_is_gathered_and_something_stands_for_what_was_wrong() -> None:
    mistakes: list[BadFile] = []
    card, taken = entry_with(mistakes), {"b"}
    with gathering(card):
        assert card.id(taken) == ""
        assert taken == {"b"}
        assert card.number("power", 2, 9) == 2
        assert card.one_of("kind", ("a", "b")) == "a"
        assert card.words("name") == {"en": "", "pl": "", "pt": ""}
        assert card.number("speed", 0, 9) == 1
        assert card.number("power", 3, 9) == 3  # it is misspelt as powr
        assert card.number("height", 4, 9) == 4
        card.done()
    assert [bad.line for bad in mistakes] == [2, 3, 4, 5, 8, 1, 7]
    assert [bad.reasons[0].kind for bad in mistakes] == [
        "id-form", "number", "one-of", "languages", "field-near", "missing", "field",
    ]  # fmt: skip
    with pytest.raises(BadFile, match="it is missing"):
        card.number("width", 1, 2)  # outside it is refused at once
    assert len(mistakes) == 7


def test_without_a_list_the_first_mistake_refuses_the_file() -> None:
    every: list[Callable[[Entry], object]] = [
        lambda card: card.id(set()),
        lambda card: card.number("power", 2, 9),
        lambda card: card.one_of("kind", ("a", "b")),
        lambda card: card.words("name"),
        lambda card: card.done(),
    ]
    for reads in every:
        card = entry_with(None)
        with pytest.raises(BadFile), gathering(card):
            reads(card)
        assert not card.gathers


def test_what_decides_how_others_are_read_is_refused_at_once() -> None:
    mistakes: list[BadFile] = []
    card = entry_with(mistakes)
    with gathering(card):
        card.one_of("kind", ("a", "b"), decides=True)
        raise AssertionError("nothing can stand for it")
    assert [bad.field for bad in mistakes] == ["field 'kind' of [card]"]
    with gathering(card):
        card.one_of("oddd", ("a",), "a", decides=True)
    assert mistakes[-1].reasons[0].kind == "field-near"


def test_all_mistakes_are_told_in_the_order_of_their_lines() -> None:
    one, two = (BadFile("f", line, "x", f"reason {line}", "mend it") for line in (7, 3))
    refuse_all([])
    with pytest.raises(BadFile) as alone:
        refuse_all([one])
    assert alone.value is one
    with pytest.raises(BadPack) as both:
        refuse_all([one, two])
    assert both.value.mistakes == (two, one)
    assert both.value.line == 3
    assert str(both.value) == f"{two}\n{one}"


def test_ids_are_sure_only_where_none_is_wrong_or_doubled() -> None:
    def entries(*ids: object) -> list[Entry]:
        return [Entry("f", "card", 1, {"id": each}, {}, []) for each in ids]

    assert ids_in(entries("ash", "oak-2")) == ("ash", "oak-2")
    assert ids_in([]) == ()
    for wrong in (("ash", "ash"), ("ash", "a b"), ("ash", 3), ("ash", "")):
        assert ids_in(entries(*wrong)) is None
    noticed = entries("ash")
    noticed[0].mistakes = [BadFile("f", 1, "", "x", "y")]
    assert ids_in(noticed) is None
