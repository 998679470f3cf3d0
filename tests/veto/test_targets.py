"""VT-914, VT-R52: what happens where a target is gone, or is chosen only when the text works."""

from __future__ import annotations

import pytest

from interrex.games.veto.duel import challenge_stands
from interrex.games.veto.resolving import effect_works, text_works
from interrex.games.veto.table import NOBODY, Veto, is_tapped, put
from interrex.match import scenario

TAP = "tap(character(opponent))"
TEXT = """
[scenario]
id = "targets"
game = "veto"
title = "Who is meant now"
rules = []
rulings = { target_gone = "READING" }

[given]
seats = 3
ducats = { A = 6, B = 6, C = 6 }
blanks = [
    { id = "ann", ability = [{ kind = "D", cost = ["pay(2)"], do = ["tap(character(opponent))"] }] },
    { id = "abe", ability = [{ kind = "D", do = ["untap(character(yours, tapped), up_to(2))"] }] },
    { id = "ada", ability = [{ kind = "D", do = ["tap(character(opponent))", "ducats(1)"] }] },
    { id = "bob", szabla = 3 }, { id = "ben", szabla = 1 }, { id = "cid", szabla = 2 },
    { id = "gift", family = "effect", lafa = "3", ability = [{ kind = "C", do = ["TAP"] }] },
]
company = { A = ["ann tapped", "abe tapped", "ada tapped"], B = ["bob tapped", "ben"], C = ["cid"] }
hand = { A = ["gift"] }

[[step]]
then.asked = "A turn"
"""
A, B, C = range(3)


def position(reading: str = "retarget") -> Veto:
    game = scenario.read(TEXT.replace("READING", reading).replace("TAP", TAP), "targets.toml").position()
    assert isinstance(game, Veto)
    game.asked.clear()
    return game


def named(game: Veto, name: str) -> int:
    return next(card for card, kind in enumerate(game.kinds) if kind.id == name)


def leaves(game: Veto, *names: str) -> int:
    """These characters are out of play; the last of them."""
    for name in names:
        card = named(game, name)
        put(game, card, 4 + game.owner[card])
    return named(game, names[-1])


def tapped(game: Veto, *names: str) -> list[bool]:
    return [is_tapped(game, named(game, name)) for name in names]


def asked(game: Veto) -> tuple[int, str, set[str]]:
    """Whoever is asked first: seat, question, the options."""
    [decision, *_] = game.decisions
    return decision.seat, decision.question, set(decision.options)


@pytest.mark.rules("VT-R52", "VT-914")
def test_a_text_whose_target_is_gone_finds_another() -> None:
    game = position()
    game.then(text_works, A, named(game, "ann"), 0, leaves(game, "bob"), NOBODY)
    game.advance()
    assert asked(game) == (A, "choose", {"ben", "cid"})
    game.choose("cid", A)
    assert tapped(game, "ben", "cid") == [False, True]
    assert game.ducats == [4, 6, 6]


@pytest.mark.rules("VT-R52", "VT-914")
def test_of_a_single_target_nobody_is_asked() -> None:
    game = position()
    leaves(game, "cid")
    game.then(text_works, A, named(game, "ann"), 0, leaves(game, "bob"), NOBODY)
    game.advance()
    assert tapped(game, "ben") == [True]
    assert game.ducats == [4, 6, 6]


@pytest.mark.rules("VT-R52", "VT-914")
@pytest.mark.parametrize("reading", ["retarget", "no_result", "whole_text"])
def test_without_any_target_nothing_is_paid(reading: str) -> None:
    game = position(reading)
    leaves(game, "ben", "cid")
    game.then(text_works, A, named(game, "ann"), 0, leaves(game, "bob"), NOBODY)
    told = len(game.told)
    game.advance()
    assert [line.kind for line in game.log(A)[told:]][:1] == ["no_result"]
    assert game.ducats == [6, 6, 6]


@pytest.mark.rules("VT-914")
@pytest.mark.parametrize(("reading", "ducats"), [("no_result", 7), ("whole_text", 6)])
def test_what_aims_at_nobody_works_all_the_same(reading: str, ducats: int) -> None:
    game = position(reading)
    game.then(text_works, A, named(game, "ada"), 0, leaves(game, "bob"), NOBODY)
    game.advance()
    assert tapped(game, "ben", "cid") == [False, False]
    assert game.ducats == [ducats, 6, 6]


@pytest.mark.rules("VT-R52", "VT-914")
@pytest.mark.parametrize("others", [("cid",), ()])
def test_an_effect_whose_target_is_gone_finds_another(others: tuple[str, ...]) -> None:
    game = position()
    if others:
        leaves(game, *others)
    game.then(effect_works, A, named(game, "gift"), 0, leaves(game, "bob"), NOBODY)
    game.advance()
    if not others:
        assert asked(game) == (A, "choose", {"ben", "cid"})
        game.choose("ben", A)
    assert tapped(game, "ben", "cid") == [True, False]
    assert game.ducats == [3, 6, 6]


@pytest.mark.rules("VT-R52", "VT-1011")
def test_a_challenge_finds_another_victim() -> None:
    game = position()
    challenge_stands(game, A, named(game, "ann"), 0, leaves(game, "bob"))
    game.advance()
    assert asked(game) == (A, "challenge", {"ben", "cid"})
    game.choose("cid", A)
    assert asked(game)[0] == C
    for reading in ("no_result", "whole_text"):
        game = position(reading)
        challenge_stands(game, A, named(game, "ann"), 0, leaves(game, "bob"))
        assert not game.pending


@pytest.mark.rules("VT-914")
def test_a_text_without_a_target_chooses_it_when_it_works() -> None:
    game = position()
    game.then(text_works, A, named(game, "ann"), 0, None, NOBODY)
    game.advance()
    assert asked(game) == (A, "choose", {"ben", "cid"})  # of those who are not tapped
    game.choose("ben", A)
    assert tapped(game, "ben", "cid") == [True, False]
    assert game.ducats == [4, 6, 6]


@pytest.mark.rules("VT-914")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        (["ann", "ada"], [False, True, False]),
        (["abe", "enough"], [True, False, True]),
        (["enough"], [True, True, True]),
    ],
)
def test_several_targets_one_after_another(words: list[str], left: list[bool]) -> None:
    game = position()
    game.then(text_works, A, named(game, "abe"), 0, None, NOBODY)
    game.advance()
    for word in words:
        assert asked(game)[:2] == (A, "choose")
        assert word in asked(game)[2]
        game.choose(word, A)
    assert tapped(game, "ann", "abe", "ada") == left
    assert asked(game)[1] != "choose"
