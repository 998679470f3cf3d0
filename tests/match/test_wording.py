"""The words of scenarios: every kind of value, and which words cannot come."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

import interrex
from interrex.engine.questions import LogLine
from interrex.games import game_spec
from interrex.match.wording import Vocabulary, fits, fixed_words, line_word, value_word

ELEKT = game_spec("elekt")
GAME: Any = interrex.new("elekt", 3, 1)
CARD = GAME.card_word(0)
WORDS = Vocabulary(ELEKT, GAME)


@pytest.mark.parametrize(
    ("type_name", "value", "word"),
    [
        ("seat", 0, "A"),
        ("seat", 2, "C"),
        ("seat", -1, "nobody"),
        ("card", 0, CARD),
        ("card", -1, "nobody"),
        ("direction", 1, "clockwise"),
        ("direction", -1, "anticlockwise"),
        ("counts", ((0, 3), (2, 1)), "A:3,C:1"),
        ("zone", 0, "mission"),
        ("zone", "mission", "mission"),
        ("seats", (0, 1), "A,B"),
        ("cards", (0, -1), f"{CARD},nobody"),
        ("number", 7, "7"),
        ("numbers", (7, 0), "7,0"),
        ("attributes", (0, 1), "occultism,deceit"),
    ],
)
def test_every_kind_of_value_has_a_word(type_name: str, value: Any, word: str) -> None:
    assert value_word(ELEKT, GAME, type_name, value) == word


def test_a_line_with_all_its_values() -> None:
    told = LogLine("drew", (1, 2), "EL-302", -1)
    assert line_word(ELEKT, GAME, told) == "drew seat=B number=2"
    assert line_word(ELEKT, GAME, LogLine("units_returned", (), "EL-701", -1)) == "units_returned"
    assert line_word(ELEKT, GAME, LogLine("no_such_line", (), "", -1)) == "no_such_line"


@pytest.mark.parametrize(
    ("wanted", "does"),
    [
        ("drew", True),
        ("drew seat=A", True),
        ("drew number=2 seat=A", True),
        ("redrew", False),
        ("drew seat=B", False),
        ("drew seat=A number=3", False),
        ("kept seat=A", False),
    ],
)
def test_a_line_fits_by_its_kind_and_the_values_named(wanted: str, does: bool) -> None:
    assert fits("drew seat=A number=2", wanted) == does


@pytest.mark.parametrize(
    "word", [f"keep {CARD}", f"{CARD}.c to mission", "A pass", "redraw 12 #3", f"{CARD}.A"]
)
def test_words_of_options(word: str) -> None:
    assert WORDS.no_option(word) == ""


@pytest.mark.parametrize(
    ("word", "which"),
    [
        ("keep dragon", "dragon"),
        (f"{CARD}.d", f"{CARD}.d"),
        ("D", "D"),
        ("#x", "#x"),
        ("# 3", "#"),
        ("-3", "-3"),
        ("3x", "3x"),
    ],
)
def test_words_of_no_option(word: str, which: str) -> None:
    assert WORDS.no_option(word) == f"no option of this game has the word {which!r}"
    open_spec = dataclasses.replace(ELEKT, option_words=frozenset())
    assert Vocabulary(open_spec, GAME).no_option(word) == ""
    assert Vocabulary(open_spec, GAME).no_option(" ") == WORDS.no_option("") == "it is empty"


@pytest.mark.parametrize(
    "line",
    [
        "units_returned",
        "drew seat=C number=-2",
        "drew seat=nobody",
        f"kept card={CARD} seat=A",
        "kept card=nobody",
        "assigned zone=court",
        "direction direction=clockwise",
        "counted counts=anything",
    ],
)
def test_lines_that_can_come(line: str) -> None:
    assert WORDS.no_line(line) == ""


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", "there is no log line ''"),
        ("wonn", "there is no log line 'wonn'"),
        ("drew seat", "drew has no 'seat' (seat=…, number=…)"),
        ("drew set=A", "drew has no 'set=A' (seat=…, number=…)"),
        ("units_returned seat=A", "units_returned has no 'seat=A' (no values)"),
        ("drew seat=D", "'D' is not a seat"),
        ("drew number=x", "'x' is not a number"),
        ("drew number=--2", "'--2' is not a number"),
        ("kept card=dragon", "'dragon' is not a card"),
        ("assigned zone=moon", "'moon' is not a zone"),
        ("direction direction=up", "'up' is not a direction"),
        ("drew seat=A number=", "'' is not a number"),
    ],
)
def test_lines_that_cannot_come(line: str, why: str) -> None:
    assert WORDS.no_line(line) == why


def test_phrases_are_known_whole_and_by_their_words() -> None:
    found = fixed_words(ELEKT)
    assert {"mission", "occultism"} <= found
    for phrase in ELEKT.option_words:
        assert phrase in found
        assert set(phrase.split()) <= found
