"""Options of one word: each says what tells it apart, and what of that is private stays with its seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pytest

from interrex.engine.chance import Chance
from interrex.engine.errors import IllegalChoice
from interrex.engine.options import CARD, Part, Parts, card_part, mark, private, seat_part, verb, word_of
from interrex.engine.questions import Option, Question, step
from interrex.engine.table import Table, bare
from interrex.engine.zones import lay_out, move
from tests.engine.tools import everyone, seen, settings

HAND: Final = 0  # seat 0's, for his eyes only
ROW: Final = 1  # open
PILE: Final = 2  # open
NAMES: Final = ("coin", "coin", "coin", "ring")


class Purse(Table):
    """Seat 0 throws away two of his cards: a coin from the hand, one of two in the row, or the ring."""

    __slots__ = ("secretly",)

    def __init__(self, secretly: bool = True) -> None:
        sees = (1, everyone(2), everyone(2))
        super().__init__(settings("purse", 2), len(NAMES), sees, (False,) * 3)
        self.secretly = secretly
        self.then(fill)
        self.advance()

    def copy(self) -> Purse:
        other = bare(Purse)
        self.copy_flow(other)
        other.secretly = self.secretly
        return other

    def card_word(self, card: int) -> str:
        return NAMES[card]

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb("throw"), card_part(option))

    def tell_apart(self, question: Question, option: Option, alike: Sequence[Option]) -> Parts:
        assert option in alike
        if self.where[option] == HAND:
            where: Parts = (mark("from hand"),)
        else:
            where = (mark("of"), seat_part(option % 2))
        return private(where) if self.secretly else where

    def near_misses(self, question: Question) -> list[tuple[Parts, str]]:
        return [((verb("throw"), card_part(card)), "P-3") for card in self.cards_at[PILE]]

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat)


@step
def fill(game: Purse) -> None:
    """P-1 A coin in the hand, two coins and a ring in the row."""
    for card in range(len(NAMES)):
        lay_out(game, card, HAND if card == 0 else ROW)
    game.then(throw)


@step
def throw(game: Purse) -> None:
    """P-2 One card after another, until one is left."""
    cards = [*game.cards_at[HAND], *game.cards_at[ROW]]
    if len(cards) == 1:
        game.finish("P-2", (0,), (1.0, 0.0))
    else:
        game.ask(0, "throw", cards, thrown, rule="P-2")


@step
def thrown(game: Purse, card: int) -> None:
    """P-2 It lies open on the pile."""
    move(game, card, PILE)
    game.then(throw)


def test_options_of_one_word_say_more() -> None:
    assert Purse().option_words() == (
        "throw coin from hand",
        "throw coin of B",
        "throw coin of A",
        "throw ring",
    )


def test_what_is_private_stays_with_its_seat() -> None:
    game = Purse()
    game.choose("throw coin from hand")
    game.choose("throw ring")
    assert [word for _, word in game.record(0).choices] == ["throw coin from hand", "throw ring"]
    for viewer in (1, 2):
        assert [word for _, word in game.record(viewer).choices] == ["throw coin", "throw ring"]
        assert word_of(game.chosen_parts(0, viewer)) == "throw coin"
    assert word_of(game.chosen_parts(0, 0)) == "throw coin from hand"
    assert [word for _, word in game.record().choices] == ["throw coin from hand", "throw ring"]


def test_what_is_not_private_is_read_by_all() -> None:
    game = Purse(secretly=False)
    game.choose("throw coin of B")
    for viewer in range(3):
        assert game.record(viewer).choices[0][1] == "throw coin of B"
        assert word_of(game.chosen_parts(0, viewer)) == "throw coin of B"


def test_a_world_keeps_what_its_seat_read() -> None:
    game = Purse()
    game.choose("throw coin from hand")
    world = game.sample_world(1, Chance(1))
    assert world.choices[0].word == "throw coin"
    assert word_of(world.chosen_parts(0, 1)) == "throw coin"
    assert game.sample_world(0, Chance(1)).choices == game.choices


def test_shown_parts_have_no_card_numbers() -> None:
    for parts in Purse().shown_options():
        assert all(part.value < 0 for part in parts if part.type == CARD)
        assert Part(CARD, -1, "coin") in parts or Part(CARD, -1, "ring") in parts


def test_a_near_miss_names_its_rule() -> None:
    game = Purse()
    game.choose("throw ring")
    with pytest.raises(IllegalChoice) as refused:
        game.choose("throw ring")
    assert refused.value.rule == "P-3"
    with pytest.raises(IllegalChoice) as refused:
        game.choose("throw rings")
    assert refused.value.rule == "P-2"
