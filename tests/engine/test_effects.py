"""Effects in packs: calls, names and whole numbers, and nothing else."""

import re
import string
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st

from interrex.engine.effects import MOST_NAMED, BadEffect, Number, OneOf, Several, Vocabulary, parse_phrase
from interrex.engine.language import Phrases, forms

verbs = Vocabulary()


@verbs.verb("now", "later", takes=(Number(0, 3), OneOf({"me": 1, "you": 2})))
def give(game: object, number: int, whom: int) -> None: ...


@verbs.verb("now", takes=(OneOf({"all": "*"}), Several(OneOf({"red": 0, "blue": 1}))))
def paint(game: object, what: str, colours: tuple[int, ...]) -> None: ...


@verbs.verb("now")
def rest(game: object) -> None: ...


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("rest()", ("rest", [])),
        ("give(2, you)", ("give", [2, "you"])),
        ("  give( -3 ,you, )  ", ("give", [-3, "you"])),
        ("paint(all,\n red, blue)", ("paint", ["all", "red", "blue"])),
        ("give(None, 007)", ("give", ["None", 7])),
    ],
)
def test_calls_names_and_numbers_are_read(text: str, call: tuple[str, list[str | int]]) -> None:
    assert parse_phrase(text) == call


WRONG = r"""
give|3|give(1.5)|give(b'')|give(1j)|give(0x10)|give(1_000)|give(٣)|żyj()|give(--1)
give(+1)|give(~1)|give(-me)|give(...)|give(1 + 1)|give(x.y)|give(x[0])|give([1])|give((1, 2))|give({})
give(*all)|give(**all)|give(number=1)|give(lambda: 0)|give(x for x in y)|give([x for x in y])
give(x := 1)|give(1 if x else 2)|give(await x)|give(f'{x}')|give(not x)|give(x and y)|give(1 < 2)|a.give(1)
give(1)(2)|give[0](1)|(lambda: 0)()|__import__('os').system('x')|give(1);rest()|rest() or rest()|x = rest()
import os|give(|give)|give(1 me)|give(1,,2)|# nothing|"give(1)"|give(-True)|give(,)|give(1,,)|del x|yield
"""


@pytest.mark.parametrize("text", [*re.split("[|\n]", WRONG), "\0", "\ud800", "give(\0)", "rest()\0"])
def test_everything_else_is_refused(text: str) -> None:
    with pytest.raises(BadEffect) as bad:
        parse_phrase(text)
    assert bad.value.reason
    assert "Write a call such as" in bad.value.remedy


@pytest.mark.parametrize(
    "text",
    [
        "(" * 500,
        "rest(" * 500 + ")" * 500,
        "-" * 5_000 + "1",
        "give(" + "-" * 5_000 + "1)",
        "give(" + "9" * 5_000 + ", me)",
        "give(0x" + "f" * 5_000 + ", me)",
        "give(-0x" + "f" * 5_000 + ", me)",
        "paint(all, 0x" + "f" * 5_000 + ")",
        "give(1and 2)",
        "give('\\d')",
    ],
)
def test_monsters_are_refused(text: str) -> None:
    with pytest.raises(BadEffect):
        verbs.parse(text, "now")


def test_reading_an_effect_never_warns() -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        for text in ("give('\\d')", "give(1and 2)", "give(1 is 1)", "give(0xfor x)"):
            with pytest.raises(BadEffect):
                verbs.parse(text, "now")
    assert caught == []


PIECES = "give rest paint me you all red 1 -1 2 99 ( ) , . = * : ; [ ] { } ' \" \\ # lambda for in".split()
texts = (
    st.lists(st.sampled_from([*PIECES, "\n"]), max_size=12).map(" ".join)
    | st.text(max_size=40)
    | st.text(string.printable, max_size=40)
)


@given(texts)
def test_whatever_is_written_only_a_bad_effect_comes_of_it(text: str) -> None:
    try:
        effect = verbs.parse(text, "now")
    except BadEffect:
        return
    assert effect.verb in verbs.verbs
    assert effect.function in (give, paint, rest)


def test_an_effect_carries_the_values_the_code_uses() -> None:
    assert verbs.parse("give(2, you)", "later").args == (2, 2)
    assert verbs.parse("paint(all, blue, red)", "now").args == ("*", (1, 0))
    assert verbs.parse("rest()", "now").function is rest


@pytest.mark.parametrize(
    ("text", "moment", "reason", "remedy"),
    [
        ("fly()", "now", "no verb 'fly'", "Verbs that work here: give, paint, rest"),
        ("gve(1, me)", "now", "no verb 'gve'", "Did you mean give?"),
        ("rest()", "later", "'rest' does not work at the moment 'later'", "It works at: now"),
        ("give(rest(), me)", "now", "'rest()' is not a number", "Write a whole number from 0 to 3"),
        ("give('me', me)", "now", "is not a number", "Write a whole number from 0 to 3"),
        ("give(1, rest(me))", "now", "'rest(me)' is not known here", "Write one of: me, you"),
        ("give(1, 'me')", "now", "is not known here", "Write one of: me, you"),
        ("rest(1)", "now", "'rest' got 1 argument", "Write rest()"),
        (
            "give(1)",
            "now",
            "'give' got 1 argument",
            "Write give(<0…3>, <me|you>)",
        ),
        ("give(4, me)", "now", "4 is out of range", "Write a whole number from 0 to 3"),
        ("give(me, me)", "now", "'me' is not a number", "Write a whole number from 0 to 3"),
        ("give(1, 1)", "now", "'1' is not known here", "Write one of: me, you"),
        ("paint(all)", "now", "'paint' got 1 argument", "Write paint("),
        ("paint(all, red, green)", "now", "'green' is not known here", "Write one of: red, blue"),
    ],
)
def test_a_mistake_is_named_with_its_remedy(text: str, moment: str, reason: str, remedy: str) -> None:
    with pytest.raises(BadEffect) as bad:
        verbs.parse(text, moment)
    assert reason in bad.value.reason
    assert remedy in bad.value.remedy
    assert str(bad.value) == f"{bad.value.reason}. {bad.value.remedy}"


@pytest.mark.parametrize("number", [1, MOST_NAMED - 1, MOST_NAMED, MOST_NAMED + 1])
def test_a_remedy_names_the_moments_and_says_where_there_are_more(number: int) -> None:
    many = Vocabulary()
    moments = [f"m{each}" for each in range(number)]
    many.verb(*moments)(rest)
    with pytest.raises(BadEffect) as bad:
        many.parse("rest()", "never")
    named = bad.value.remedy.removeprefix("It works at: ")
    assert named.removesuffix(" …").split(", ") == moments[:MOST_NAMED]
    assert named.endswith(" …") == (number > MOST_NAMED)


def test_a_verb_with_a_form_for_one_moment_is_not_used_at_another() -> None:
    many = Vocabulary()
    phrases = Phrases(forms("rest now:\nwait: number"), {}, {"number": (0, 9)})
    many.verb("now", "later", takes=(phrases,))(rest)
    assert many.parse("rest()", "now").args == ()
    with pytest.raises(BadEffect, match="cannot be used at the moment 'later'") as bad:
        many.parse("rest()", "later")
    assert bad.value.why.kind == "effect-not-then"
