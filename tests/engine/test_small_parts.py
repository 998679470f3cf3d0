"""Small parts of the engine by themselves: lots by their weight, forms of phrases, where positions begin."""

from __future__ import annotations

from collections import Counter

import pytest

from interrex.engine.bits import SHARED_BITS, as_bit
from interrex.engine.chance import Chance
from interrex.engine.dealing import _weighted
from interrex.engine.language import forms
from interrex.engine.positions import begin_at
from interrex.engine.questions import step
from tests.engine.games.sandbox import Sandbox


def test_a_lot_is_as_likely_as_it_has_free_slots() -> None:
    """Of those that are wished for alone."""
    chance, free = Chance.from_seed(1), [1, 2, 5, 0, 4]
    drawn = Counter(_weighted(0b10111, free, chance) for _ in range(6000))
    assert {*drawn} == {0, 1, 2, 4}
    for lot, number in drawn.items():
        assert abs(number - 500 * free[lot]) < 150
    assert {_weighted(0b01010, free, chance) for _ in range(50)} == {1}


def test_every_number_has_its_bit() -> None:
    """Small ones the same object for all who ask; what is below zero has none."""
    for number in (0, 1, 63, SHARED_BITS - 1, SHARED_BITS, 3 * SHARED_BITS):
        assert as_bit(number) == 1 << number
    assert all(as_bit(number) is as_bit(number) for number in range(SHARED_BITS))
    for number in (-1, -2, -SHARED_BITS, -SHARED_BITS - 1):
        with pytest.raises(ValueError, match="negative shift count"):
            as_bit(number)


def test_forms_are_read_line_by_line() -> None:
    read = forms("\n  draw: value player?\n\n  tap: card\n  each: filter*\n")
    assert {name: (form.slots, form.least, form.rest) for name, form in read.items()} == {
        "draw": ((("value",), ("player",)), 1, False),
        "tap": ((("card",),), 1, False),
        "each": ((("filter",),), 0, True),
    }


@step
def phase(game: Sandbox) -> None:
    """X-1 Three things one after another."""
    for number in range(3):
        game.then(thing, number)


@step
def thing(game: Sandbox, number: int) -> None:
    """X-2 One of them."""


@step
def other(game: Sandbox) -> None:
    """X-3 What was there before."""


def test_a_phase_begins_at_one_of_its_items_and_leaves_what_was_there() -> None:
    for number, after, left in (
        (0, False, [0, 1, 2]),
        (1, False, [1, 2]),
        (1, True, [2]),
        (2, True, []),
        (7, False, []),
    ):
        game = Sandbox(2, 3)
        game.then(other)
        begin_at(game, (thing, (number,), after), phase)
        assert [item[1][0] for item in reversed(game.agenda[1:])] == left
        assert game.agenda[0][0] is other
