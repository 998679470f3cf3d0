"""Small parts of the engine by themselves: lots by their weight, forms of phrases, where positions begin."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product

import pytest

import interrex
from interrex.engine.bits import SHARED_BITS, as_bit
from interrex.engine.chance import Chance, LoadedChance
from interrex.engine.comparing import all_slots, position_text
from interrex.engine.dealing import _weighted
from interrex.engine.language import forms
from interrex.engine.positions import begin_at
from interrex.engine.questions import AskedSeat, Result, step
from interrex.engine.view import View, deciding_lines
from interrex.engine.worlds import Dealer
from interrex.engine.zones import lay_out
from interrex.games import game_spec
from tests.engine.games.sandbox import HAND, Sandbox


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


def test_a_view_says_who_is_asked_what() -> None:
    asked = (AskedSeat(1, "bid", "X-1"), AskedSeat(2, "pass", "X-2"))
    view = View(seat=0, asked=asked, options=(), winners=())
    for seat, question in product(range(3), ("bid", "pass", "play")):
        assert view.asks(seat, question) == ((seat, question) in ((1, "bid"), (2, "pass")))
    assert deciding_lines(view) == ["B decides: bid (X-1)", "C decides: pass (X-2)"]


def test_positions_are_the_same_where_every_field_is() -> None:
    """Whatever is one more, one less or otherwise in one field of a table is seen in its fingerprint."""
    game = Sandbox(2, 3)
    for card in range(3):
        lay_out(game, card, HAND)
    base = game.fingerprint()
    changed = set()
    for slot in all_slots(game):
        other, value = game.copy(), getattr(game, slot)
        if isinstance(value, bool):
            setattr(other, slot, not value)
        elif isinstance(value, int):
            setattr(other, slot, value + 1)
        elif isinstance(value, list | tuple):
            setattr(other, slot, value[:0] if value else type(value)([7]))
        elif isinstance(value, Chance):
            other.chance.below(2)
        elif slot == "running_step":
            other.running_step = phase
        elif slot == "result":
            other.result = Result("X-9", (), ())
        else:
            continue  # settings never change
        if slot != "unsettled":  # conclusions are drawn before it is compared
            assert position_text(other) != base, slot
        changed.add(slot)
    assert set(all_slots(game)) - changed == {"settings"}
    for one, two in product(range(4), repeat=2):
        chances = [LoadedChance(5, (1,) * (each % 2), ((each // 2,),)) for each in (one, two)]
        texts = []
        for chance in chances:
            game.chance = chance
            texts.append(position_text(game))
        assert (texts[0] == texts[1]) == (one == two)


def test_a_deck_in_a_file_is_checked_and_kept_in_one_line() -> None:
    class Deck:
        def code(self) -> str:
            return "1 ash 2 oak"

    checked: list[object] = []
    made = Deck()
    house = game_spec("veto").decks
    assert house is not None
    decks = replace(
        house,
        read=lambda pack, text, file: made,
        check=lambda *args: checked.extend(args),
    )
    assert decks.code("pack", "text", "file", {"x": 1}, "rulings") == "1 ash 2 oak"
    assert checked == [made, "file", {"x": 1}, "rulings"]


def test_a_dealer_of_imagined_decks_deals_worlds_that_are_only_played_out() -> None:
    game = interrex.new("veto", 2, seed=3, decklists="closed")
    assert game.imagines
    dealer, one, two = Dealer(game, 0), Chance(4), Chance(4)
    for _ in range(3):
        world, plain = dealer.world(one), game.playout_world(0, two)
        assert (world.recorded, world.keeps_log, world.told, world.choices) == (False, False, [], [])
        assert world.cards_at == plain.cards_at
        assert world.option_words() == plain.option_words()
