"""Bad packs: each mistake is one error with the right line, field, reason and remedy."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import interrex
from interrex.engine.errors import BadFile
from interrex.games import game_spec
from interrex.games.elekt.cards import Pack

HOUSE = (files("interrex.games.elekt") / "packs" / "house.toml").read_text(encoding="utf-8")
LINES = HOUSE.splitlines()


def load(text: str) -> Pack:
    pack = game_spec("elekt").read_pack(text, "my.toml")
    assert isinstance(pack, Pack)
    return pack


def line_of(card: str, field: str) -> int:
    """The line of a field of a card, counted from 1."""
    start = LINES.index(f'id = "{card}"')
    return next(number for number in range(start, len(LINES)) if LINES[number].startswith(field)) + 1


def changed(card: str, field: str, line: str) -> str:
    """The house pack with one line of one card written anew."""
    lines = LINES[:]
    lines[line_of(card, field) - 1] = line
    return "\n".join(lines)


WRONG = [
    # card, field, its line written anew, what the reason says
    ("ash-widow", "effect", 'effect = ["ignite(any)"]', "no verb 'ignite'"),
    ("ash-widow", "effect", 'effect = ["attach(gold, any)"]', "'gold' is not known"),
    ("ash-widow", "effect", 'effect = ["attach(power)"]', "got 1 argument"),
    ("ash-widow", "effect", 'effect = ["attach"]', "is not a call"),
    ("ash-widow", "effect", 'effect = ["attach(power, this"]', ""),
    ("ash-widow", "effect", 'effect = ["attach(power, __import__)"]', "not known"),
    ("ash-widow", "effect", 'effect = ["attach(power, this.x)"]', "neither a name nor a number"),
    ("ash-widow", "effect", 'effect = ["__import__(this)"]', "no verb"),
    ("ash-widow", "effect", "effect = [3]", "is not a call"),
    ("ash-widow", "effect", "effect = []", "empty"),
    ("ash-widow", "effect", 'effect = "attach(power, this)"', "is not a list"),
    ("ash-widow", "effect", 'effect = ["uncounted()"]', "does not work at the moment 'assigned'"),
    ("ash-widow", "when", 'when = "midnight"', "'midnight' does not fit"),
    ("ash-widow", "when", 'when = "card_won"', "'card_won' does not fit"),
    ("ash-widow", "cost", "cost = 4", "4 does not fit"),
    ("ash-widow", "cost", "cost = true", "does not fit"),
    ("ash-widow", "cost", "price = 1", "not known here"),
    ("ash-widow", "id", 'id = "acolyte"', "used twice"),
    ("ash-widow", "id", 'id = "Ash Widow!"', "is not an id"),
    ("ash-widow", "id", "id = 7", "is not a text"),
    ("ash-widow", "name", 'name = { en = "Ash Widow", pl = "" }', "language 'pl' is empty"),
    ("ash-widow", "name", 'name = { en = "A", pl = "B", pt = "C", de = "D" }', "language 'de' is not known"),
    ("ash-widow", "name", 'name = "Ash Widow"', "does not say which language it is in"),
    ("ash-widow", "text", 'text = { en = "x", pl = "", pt = "x" }', "language 'pl' is empty"),
    ("ash-widow", "type", 'type = "ghost"', "'ghost' does not fit"),
    ("ash-widow", "rank", 'rank = "royal"', "'royal' does not fit"),
    ("ash-widow", "symbols", "symbols = { gold = 1 }", "'gold' is not an Attribute"),
    ("ash-widow", "symbols", "symbols = { power = 11 }", "11 does not fit"),
    ("ash-widow", "origin", 'origin = "a dream"', "'a dream' does not fit"),
    ("misty-crawler", "effect", 'effect = ["limit_set(2)"]', "[[unit]] cannot have"),
    (
        "house-of-silks",
        "effect",
        'effect = ["protect(own_others, destroying)"]',
        "means nothing in [[influence]]",
    ),
    ("house-of-silks", "effect", 'effect = ["silence_instants()"]', "[[influence]] cannot have"),
    (
        "tribunal-of-ash",
        "effect",
        'effect = ["pay_for_symbols(1, power, 1)"]',
        "[[influence]] cannot have",
    ),
    ("oath-cantor", "effect", 'effect = ["each_may_pay_for_count(1, 1)"]', "[[unit]] cannot have"),
    ("private-guard", "effect", 'effect = ["limit_raise(1)"]', "[[privilege]] cannot have"),
    ("private-guard", "effect", 'effect = ["own_limit_raise(court, 9)"]', "out of range"),
    ("private-guard", "effect", 'effect = ["own_limit_raise(moon, 1)"]', "'moon' is not known"),
]


@pytest.mark.parametrize(("card", "field", "line", "reason"), WRONG)
def test_a_wrong_field_is_named_with_its_line(card: str, field: str, line: str, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        load(changed(card, field, line))
    bad = caught.value
    assert bad.line == line_of(card, field)
    assert bad.file == "my.toml"
    written = line.split(" ")[0]
    assert f"'{written}'" in bad.field
    assert reason in bad.reason
    assert bad.remedy


def without(card: str, family: str) -> str:
    """The house pack without one card."""
    parts = re.split(r"(?m)^(?=\[\[)", HOUSE)
    left = [part for part in parts if not part.startswith(f'[[{family}]]\nid = "{card}"\n')]
    assert len(left) == len(parts) - 1
    return "".join(left)


@pytest.mark.rules("EL-106", "EL-107", "EL-108")
@pytest.mark.parametrize(
    ("card", "family", "reason"),
    [
        ("ash-widow", "unit", "33 elite Units, but the box has 34"),
        ("acolyte", "unit", "3 basic Units, but the box has 4"),
        ("last-convoy", "mission", "16 mission cards, but the box has 17"),
        ("steelworks", "influence", "16 influence cards, but the box has 17"),
        ("crown-witness", "privilege", "11 privilege cards, but the box has 12"),
    ],
)
def test_a_missing_card_is_counted(card: str, family: str, reason: str) -> None:
    text = without(card, family)
    with pytest.raises(BadFile) as caught:
        load(text)
    assert reason in caught.value.reason
    assert text.splitlines()[caught.value.line - 1] == f"[[{family}]]"
    assert caught.value.field == f"[{family}]"


def test_too_few_copies_of_a_basic_unit() -> None:
    with pytest.raises(BadFile, match="3 copies of the basic Unit 'acolyte', but the box has 4"):
        load(changed("acolyte", "copies", "copies = 3"))


def test_a_mission_has_titles() -> None:
    mechs = LINES.index('id = "mechs-steal-heat"')
    start = next(number for number in range(mechs, len(LINES)) if LINES[number] == "titles = [")
    with pytest.raises(BadFile, match="there are 0 Titles") as caught:
        load("\n".join([*LINES[:start], "titles = []", *LINES[start + 3 :]]))
    assert caught.value.line == start + 1


def test_a_title_needs_an_origin() -> None:
    with pytest.raises(BadFile, match="no origin that is known"):
        load(HOUSE.replace('pt = "Destruidor de Mechas", origin = "stand-in"', 'pt = "Destruidor de Mechas"'))


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 0, "0 of them"),
        ("[pack]\nid = \n", 2, "not TOML"),
        (f'{HOUSE}[[dragon]]\nid = "y"\n', HOUSE.count("\n") + 1, "this table is not known"),
        ("unit = 3\n", 1, "not a table"),
        ('[pack]\nid = "a"\n[pack]\nid = "b"\n', 3, "not TOML"),
        (HOUSE.replace('game = "elekt"', 'game = "chess"'), 12, "'chess' does not fit"),
        (HOUSE.replace("version = 1", "version = 0"), 13, "0 does not fit"),
    ],
)
def test_a_broken_file(text: str, line: int, reason: str) -> None:
    with pytest.raises(BadFile) as caught:
        load(text)
    assert reason in caught.value.reason
    assert caught.value.line == line


def test_the_message_is_one_paragraph_with_place_reason_and_remedy() -> None:
    with pytest.raises(BadFile) as caught:
        load(changed("ash-widow", "cost", "cost = 4"))
    line = line_of("ash-widow", "cost")
    assert str(caught.value) == (
        f"my.toml, line {line}, field 'cost' of [unit]: 4 does not fit. Write a whole number from 0 to 3"
    )


# --- fuzzed --------------------------------------------------------------------------------------

PIECES = st.sampled_from(
    ["", "=", "[", "]", '"', "{", "}", "[[unit]]", "[pack]", "-1", "99", "true", "1.5", "1979-05-27", "[1]",
     '"power"', 'effect = ["attach(power, this)"]', 'when = "counting"', "titles = 3", "\x00", "é", "'''",
     'effect = ["give_symbols(all, power, 3)"]', "copies = 2", "{ en = 1 }"]
)  # fmt: skip


def outcome(text: str) -> Pack | BadFile:
    """A valid pack or a BadFile with a place; anything else fails the test."""
    try:
        return load(text)
    except BadFile as bad:
        error = bad
    assert error.file == "my.toml"
    assert 0 <= error.line <= len(text.splitlines()) + 1
    assert error.reason
    assert error.remedy
    return error


@settings(max_examples=150, deadline=None)
@given(line=st.integers(0, len(LINES) - 1), piece=PIECES)
def test_a_line_replaced(line: int, piece: str) -> None:
    outcome("\n".join([*LINES[:line], piece, *LINES[line + 1 :]]))


@settings(max_examples=150, deadline=None)
@given(line=st.integers(0, len(LINES) - 1), piece=PIECES)
def test_a_value_replaced(line: int, piece: str) -> None:
    key, equals, _ = LINES[line].partition(" = ")
    if equals:
        outcome("\n".join([*LINES[:line], f"{key} = {piece}", *LINES[line + 1 :]]))


@settings(max_examples=100, deadline=None)
@given(start=st.integers(0, len(HOUSE)), length=st.integers(0, 40), piece=st.text(max_size=5))
def test_a_stretch_of_text_replaced(start: int, length: int, piece: str) -> None:
    outcome(HOUSE[:start] + piece + HOUSE[start + length :])


@settings(max_examples=60, deadline=None)
@given(
    one=st.sampled_from([n for n, line in enumerate(LINES) if line.startswith(("effect", "when"))]),
    other=st.sampled_from([n for n, line in enumerate(LINES) if line.startswith(("effect", "when"))]),
)
def test_abilities_exchanged_between_cards_give_a_playable_pack_or_an_error(one: int, other: int) -> None:
    lines = LINES[:]
    pairs = [(one, other), (paired(one), paired(other))]
    for first, second in pairs:
        lines[first], lines[second] = lines[second], lines[first]
    pack = outcome("\n".join(lines))
    if isinstance(pack, Pack):
        game = interrex.new("elekt", 3, 1, pack=pack)
        for number in range(60):
            if not game.is_over:
                game.play(number % len(game.questions[0].options))


def paired(line: int) -> int:
    """The line of the effect of a moment, or the other way round."""
    wanted = "effect" if LINES[line].startswith("when") else "when"
    around = sorted(range(max(0, line - 3), line + 4), key=lambda number: abs(number - line))
    return next((number for number in around if LINES[number].startswith(wanted)), line)
