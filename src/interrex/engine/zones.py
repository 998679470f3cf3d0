"""Zones: everything that moves a card goes through here, and so does all knowledge of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from interrex.engine.errors import EngineError
from interrex.engine.knowledge import forget_order, lay_open, learn, learn_move, settle

if TYPE_CHECKING:
    from interrex.engine.table import Table


def lay_out(game: Table, card: int, place: int) -> None:
    """Setup: put a card where it starts, known to be there by everybody (shuffle hides it)."""
    game.cards_at[place].append(card)
    game.where[card] = place
    lay_open(game, card, place)


def move(game: Table, card: int, to: int, shown: int = 0, bottom: bool = False) -> None:
    """Move a card on top of a place. ``shown`` are seats that see it on the way.

    Who sees either place, or is shown the card, follows it; for all others any card that may
    lie at the start may now lie at the end.
    """
    origin = game.where[card]
    if origin == to:
        raise EngineError(f"card {card} already lies in place {to}")
    if game.unsettled:  # who cannot follow the card draws conclusions before sizes change
        settle(game, ~(game.sees[origin] | game.sees[to] | shown | game.pinned[card]))
    source = game.cards_at[origin]
    if source[-1] == card:
        source.pop()
    else:
        source.remove(card)
    target = game.cards_at[to]
    if bottom:
        target.insert(0, card)
    else:
        target.append(card)
    game.where[card] = to
    learn_move(game, card, origin, to, shown)


def draw(game: Table, deck: int, to: int, shown: int = 0) -> int:
    """Move the top card of a deck; the top is the end of the list."""
    card = game.cards_at[deck][-1]
    move(game, card, to, shown)
    return card


def shuffle(game: Table, place: int) -> None:
    """Shuffle a place; nobody knows its order any more."""
    cards = game.cards_at[place]
    game.chance.shuffle_deck(cards)
    forget_order(game, place)


def show(game: Table, card: int, seats: int) -> None:
    """Let seats look at a card where it lies; in a deck they then know its position too."""
    learn(game, card, seats)


def show_all(game: Table, place: int, seats: int) -> None:
    """Let seats look through a place."""
    for card in game.cards_at[place]:
        learn(game, card, seats)
