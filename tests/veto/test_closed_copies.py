"""With closed decklists nobody learns how many copies of a card there are from seeing one twice (VT-401)."""

from __future__ import annotations

import pytest

import interrex
from interrex.games.veto.decks import see
from interrex.games.veto.table import DECK, Veto


def closed(seats: int) -> Veto:
    game = interrex.new("veto", seats, 3, decklists="closed")
    assert isinstance(game, Veto)
    return game


@pytest.mark.parametrize("viewer", range(4))
@pytest.mark.parametrize("owner", range(3))
def test_a_copy_that_may_be_the_same_counts_as_one(viewer: int, owner: int) -> None:
    """For every other player and who watches; where it cannot be the same, two have been seen."""
    if viewer == owner:
        return
    game = closed(3)
    lying = game.cards_at[DECK + owner]
    one, two = next(
        (one, two)
        for at, one in enumerate(lying)
        for two in lying[at + 1 :]
        if game.kinds[one] is game.kinds[two]
    )
    see(game, [one], 1 << viewer)
    assert game.seen[one] >> viewer & 1
    see(game, [two], 1 << viewer)
    assert game.seen[two] >> viewer & 1
    assert not game.seen[one] >> viewer & 1  # it may have been that one
    others = [seat for seat in range(4) if seat not in (viewer, owner)]
    assert not any(game.seen[card] >> seat & 1 for card in (one, two) for seat in others)
    both = closed(3)
    see(both, [one, two], 1 << viewer)
    assert both.seen[one] >> viewer & both.seen[two] >> viewer & 1
