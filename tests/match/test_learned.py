"""What anybody learns by a move, seat by seat, at a table without rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from interrex.engine.knowledge import all_bits, rule_out
from interrex.engine.table import Table, bare
from interrex.engine.zones import lay_out, move, show, shuffle
from interrex.match.undo import WhyNot, learned
from tests.engine.games.sandbox import BAG, DECK, HAND, OPEN, Sandbox
from tests.engine.tools import everyone, settings

SEATS = range(3)


def table() -> Sandbox:
    """Cards 0 to 3 in the deck, where 3 is on top; each seat holds one that only it sees: 4, 5 and 6."""
    game = Sandbox(3, 7)
    for card in range(4):
        lay_out(game, card, DECK)
    for seat in SEATS:
        lay_out(game, 4 + seat, HAND + seat)
    return game


def after(game: Sandbox, happen: Callable[[Sandbox], None]) -> Sandbox:
    then = game.copy()
    happen(then)
    return then


def shuffled(game: Sandbox) -> Sandbox:
    """Nobody knows the order of the deck, nor who holds what."""
    for seat in SEATS:
        move(game, 4 + seat, DECK)
    shuffle(game, DECK)
    for seat in SEATS:
        move(game, game.cards_at[DECK][-1], HAND + seat)
    return game


@pytest.mark.parametrize("seat", SEATS)
def test_who_knew_the_top_card_learns_nothing_by_drawing_it(seat: int) -> None:
    game = shuffled(table())
    top = game.cards_at[DECK][-1]
    drawn = after(game, lambda then: move(then, top, HAND + seat))
    assert learned(game, drawn, seat) == WhyNot.SECRET
    looked = after(game, lambda then: show(then, top, 1 << seat))
    assert learned(game, looked, seat) == WhyNot.SECRET
    assert learned(looked, after(looked, lambda then: move(then, top, HAND + seat)), seat) is None
    for other in SEATS:
        if other != seat:  # it was another who had looked
            taken = looked.copy()
            move(taken, top, HAND + other)
            assert learned(looked, taken, other) == WhyNot.SECRET


@pytest.mark.parametrize("seat", SEATS)
def test_a_card_played_openly_is_learned_by_the_others(seat: int) -> None:
    game = shuffled(table())
    (card,) = game.cards_at[HAND + seat]
    assert learned(game, after(game, lambda then: move(then, card, OPEN)), seat) == WhyNot.SECRET
    assert learned(game, after(game, lambda then: move(then, card, game.face_down(seat))), seat) is None
    assert learned(game, after(game, lambda then: move(then, card, BAG)), seat) is None
    known = after(game, lambda then: show(then, card, all_bits(game)))
    assert learned(known, after(known, lambda then: move(then, card, OPEN)), seat) is None


@pytest.mark.parametrize("seat", SEATS)
def test_a_known_card_played_from_a_hand_of_two_tells_nothing_of_the_other(seat: int) -> None:
    game = shuffled(table())
    move(game, game.cards_at[DECK][-1], HAND + seat)
    known, other = game.cards_at[HAND + seat]
    show(game, known, all_bits(game))
    assert learned(game, after(game, lambda then: move(then, known, OPEN)), seat) is None
    assert learned(game, after(game, lambda then: move(then, other, OPEN)), seat) == WhyNot.SECRET


@pytest.mark.parametrize("seat", SEATS)
def test_what_sort_of_card_was_put_down_is_learned(seat: int) -> None:
    """Any card of the deck might be in the hand; of the card put down everybody can tell what it is not."""
    game = shuffled(table())
    (card,) = game.cards_at[HAND + seat]
    down = after(game, lambda then: move(then, card, game.face_down(seat)))
    assert learned(game, down, seat) is None
    other = next(each for each in range(7) if each != card and each in game.cards_at[DECK])
    rule_out(down, game.face_down(seat), [other])
    assert learned(game, down, seat) == WhyNot.SECRET


@pytest.mark.parametrize("seat", SEATS)
def test_what_a_hand_does_not_hold_is_learned_though_nothing_moves(seat: int) -> None:
    """As when somebody cannot show a card of a sort: it may still lie in the deck or with another."""
    game = shuffled(table())
    other = game.cards_at[DECK][0]
    without = after(game, lambda then: rule_out(then, HAND + seat, [other]))
    assert without.where == game.where
    assert learned(game, without, seat) == WhyNot.SECRET
    assert learned(without, without.copy(), seat) is None


class Piled(Sandbox):
    """The open pile has an order."""

    __slots__ = ()

    def __init__(self, seats: int, cards: int) -> None:
        sees = [0, 0, everyone(seats)] + [1 << seat for seat in range(seats)] * 2
        ordered = tuple(place in (DECK, OPEN) for place in range(len(sees)))
        Table.__init__(self, settings("piled", seats, 0), cards, tuple(sees), ordered)

    def copy(self) -> Piled:
        other = bare(Piled)
        self.copy_flow(other)
        return other


@pytest.mark.parametrize("seat", SEATS)
def test_a_card_taken_from_an_open_pile_tells_nothing(seat: int) -> None:
    game = Piled(3, 6)
    for card in range(3):
        lay_out(game, card, DECK)
        lay_out(game, 3 + card, OPEN)
    shuffle(game, DECK)
    top = game.cards_at[DECK][-1]
    for card in (3, 4, 5):
        taken = game.copy()
        move(taken, card, HAND + seat)
        assert learned(game, taken, seat) is None
    assert learned(game, after(game, lambda then: move(then, top, OPEN)), seat) == WhyNot.SECRET


@pytest.mark.parametrize("seat", SEATS)
def test_a_line_that_only_another_reads_is_learned(seat: int) -> None:
    game = table()
    everybody, other = all_bits(game), (seat + 1) % 3
    for to, why in (
        (-1, None), (everybody, None), (1 << seat, None), (1 << other, WhyNot.SECRET),
        (everybody & ~(1 << 3), WhyNot.SECRET), (~(1 << seat), None), (1 << seat | 1 << other, WhyNot.SECRET),
    ):  # fmt: skip
        told = game.copy()
        told.told.append(("said", (), "X-1", to))
        assert learned(game, told, seat) == why, to


def test_chance_that_was_used_is_learned() -> None:
    game = table()
    rolled = game.copy()
    rolled.chance.below(6)
    assert learned(game, rolled, 0) == WhyNot.CHANCE
    assert learned(game, game.copy(), 0) is None
