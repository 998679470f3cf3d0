"""The words of a freely composed text: which players and numbers they mean, and when they hold."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.vendetta.table import HAVEN, NOBODY, NOWHERE, Vendetta
from interrex.games.vendetta.verbs.meaning import Use, amount, is_true, players_meant, use_of

from .tables import position

A, B, C = range(3)
L1, L2, L3 = range(3)


def table() -> Vendetta:
    """A has two cards and blood at L1, B blood there, C is alone at the Haven; B has the Ambition."""
    game = position(
        3,
        moment="planning",
        round=2,
        ambition="B",
        L1={"A": "BR04 BR07- +2", "B": "+3"},
        L2={"B": "GA06-"},
        H={"C": "NO04"},
        alliance={"A": ["victim", "victim"], "C": ["victim"]},
        hand={"A": ["BR01"], "B": ["GA01"], "C": ["NO01"]},
        clans={"A": "brujah", "B": "gangrel", "C": "nosferatu"},
    )
    game.pool[:] = [4, 0, 7]
    game.influence[:] = [1, 5, 2]
    return game


def use(seat: int, loc: int, player: int = NOBODY) -> Use:
    return Use(seat, 0, loc, player)


MEANT: list[tuple[Use, str, str]] = [
    (use(A, L1), "you", "A"),
    (use(C, NOWHERE), "you", "C"),
    (use(A, L1), "that_player", ""),
    (use(A, L1, C), "that_player", "C"),
    (use(A, L1, A), "that_player", "A"),
    (use(A, L1), "each_rival", "B"),
    (use(B, L1), "one_rival", "A"),
    (use(C, L1), "each_rival", "BA"),  # in turn order, from the Ambition
    (use(A, L3), "each_rival", ""),
    (use(A, NOWHERE), "each_rival", ""),
    (use(A, HAVEN), "one_rival", "C"),
    (use(A, L1), "each_opponent", "BC"),
    (use(B, NOWHERE), "one_opponent", "CA"),
    (use(C, L2), "each_opponent", "BA"),
]


@pytest.mark.parametrize(("text", "who", "meant"), MEANT)
def test_which_players_are_meant(text: Use, who: str, meant: str) -> None:
    game = table()
    assert "".join("ABC"[seat] for seat in players_meant(game, text, who)) == meant
    for seat in range(3):
        game.out = [other == seat for other in range(3)]
        left = "".join("ABC"[each] for each in players_meant(game, text, who))
        assert left == meant.replace("ABC"[seat], "")


COUNTED: list[tuple[Use, Any, int]] = [
    (use(A, L1), 3, 3),
    (use(A, L1), "round", 2),
    (use(A, L1), "alliance", 2),
    (use(B, L1), "alliance", 1),
    (use(C, NOWHERE), "alliance", 1),
    (use(A, L1), "rivals", 1),
    (use(C, L1), "rivals", 2),
    (use(A, L3), "rivals", 0),
    (use(C, NOWHERE), "rivals", 0),
    (use(A, L1), ("blood_of", "you"), 4),
    (use(B, L1), ("blood_of", "you"), 0),
    (use(A, L1, C), ("blood_of", "that_player"), 7),
    (use(A, L1), ("blood_of", "that_player"), 0),
    (use(B, NOWHERE), ("influence_of", "you"), 5),
    (use(B, NOWHERE, A), ("influence_of", "that_player"), 1),
    (use(B, NOWHERE), ("influence_of", "that_player"), 0),
    (use(A, L1), ("cards_of", "you"), 2),
    (use(B, L1), ("cards_of", "you"), 0),
    (use(B, L1), ("cards_of", "rivals"), 2),
    (use(A, L1), ("cards_of", "rivals"), 0),
    (use(C, L2), ("cards_of", "rivals"), 1),
    (use(C, L2), ("cards_of", "all"), 1),
    (use(C, L1), ("cards_of", "all"), 2),
    (use(C, NOWHERE), ("cards_of", "all"), 0),
    (use(A, L1), ("deployed_of", "you"), 2),
    (use(A, L1), ("deployed_of", "rivals"), 3),
    (use(C, L1), ("deployed_of", "all"), 5),
    (use(C, L2), ("deployed_of", "all"), 0),
    (use(A, L1), ("half", ("blood_of", "you")), 2),
    (use(C, NOWHERE), ("half", ("blood_of", "you")), 4),  # rounded up
    (use(C, NOWHERE), ("minus", ("blood_of", "you")), -7),
    (use(C, NOWHERE), ("minus", 2), -2),
]


@pytest.mark.rules("VE-R82")
@pytest.mark.parametrize(("text", "value", "number"), COUNTED)
def test_what_is_counted(text: Use, value: Any, number: int) -> None:
    """VE-R82 Face-down cards count."""
    assert amount(table(), text, value) == number


HOLDS: list[tuple[Use, Any, bool]] = [
    (use(A, L1), "alone", False),
    (use(B, L2), "alone", True),
    (use(C, L1), "alone", False),
    (use(C, HAVEN), "alone", True),
    (use(A, L1), "present", True),
    (use(B, L1), "present", True),  # with blood alone
    (use(C, L1), "present", False),
    (use(C, NOWHERE), "present", False),
    (use(B, L1), "ambition", True),
    (use(A, L1), "ambition", False),
    (use(C, HAVEN), "at_haven", True),
    (use(C, L3), "at_haven", False),
    (use(A, L1), "face_down", True),
    (use(B, L2), "face_down", True),
    (use(B, L1), "face_down", False),
    (use(C, HAVEN), "face_down", False),
    (use(A, NOWHERE), "face_down", False),
    (use(A, L1), ("not", "ambition"), True),
    (use(B, L1), ("not", "ambition"), False),
    (use(A, L1), ("both", "present", "face_down"), True),
    (use(B, L1), ("both", "present", "face_down"), False),
    (use(B, L1), ("either", "alone", "present"), True),
    (use(C, L1), ("either", "alone", "present"), False),
    (use(A, L1), ("in_round", 2), True),
    (use(A, L1), ("in_round", 1), False),
    (use(A, L1), ("at_least", 4, ("blood_of", "you")), True),
    (use(A, L1), ("at_least", 5, ("blood_of", "you")), False),
    (use(A, L1), ("more", ("blood_of", "you"), 3), True),
    (use(A, L1), ("more", ("blood_of", "you"), 4), False),
    (use(A, L1), ("at_most", 4, ("blood_of", "you")), True),
    (use(A, L1), ("at_most", 3, ("blood_of", "you")), False),
    (use(A, L1), "won", False),
]


@pytest.mark.parametrize(("text", "condition", "holds"), HOLDS)
def test_when_a_condition_holds(text: Use, condition: Any, holds: bool) -> None:
    assert is_true(table(), text, condition) == holds


WON: list[tuple[int, int, bool]] = [
    (A, L1, False), (B, L1, True), (B, L2, False), (C, L1, False), (B, NOWHERE, False),
]  # fmt: skip


@pytest.mark.parametrize(("seat", "loc", "holds"), WON)
def test_who_has_won_where_the_text_works(seat: int, loc: int, holds: bool) -> None:
    game = table()
    game.now, game.ranking = L1, [B, A]
    assert is_true(game, use(seat, loc), "won") == holds
    game.ranking = []
    assert not is_true(game, use(seat, loc), "won")


def test_inside_a_text_about_another_player_the_place_names_him() -> None:
    assert use_of(A, 7, L2) == Use(A, 7, L2, NOBODY)
    assert use_of(B, 7, (L1, C)) == Use(B, 7, L1, C)
