"""Nothing is lost and nothing made: the audit notices a kreska, a ducat or a card too many or too few."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import interrex
from interrex.games.veto.audit import audit, reckoned


def middle_of_a_game(seats: int) -> Any:
    """A game in which ducats have been paid, taken and given as bribes."""
    game: Any = interrex.new("veto", seats, 4)
    random = Random(4)
    while not {"paid", "bribed", "settled"} <= {told[0] for told in game.told}:
        game.play(random.randrange(len(game.questions[0].options)))
    assert game.ducats != list(game.opening)
    return game


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_treasury_is_what_the_log_makes_it(seats: int) -> None:
    """VT-103, VT-104 The bank is unlimited; every ducat from it or to it was told."""
    game = middle_of_a_game(seats)
    assert reckoned(game) == game.ducats
    assert audit(game) == ""


def one_more_ducat(game: Any) -> None:
    game.ducats[1] += 1


def one_kreska_less(game: Any) -> None:
    game.pool -= 1


def a_card_too_few(game: Any) -> None:
    game.cards_at[game.where[0]].remove(0)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (one_more_ducat, "ducats of B where the log"),
        (one_kreska_less, "kreski"),
        (a_card_too_few, "a card is"),
    ],
)
def test_what_was_lost_or_made_is_noticed(spoil: Callable[[Any], None], complaint: str) -> None:
    game = middle_of_a_game(2)
    spoil(game)
    assert complaint in audit(game)
