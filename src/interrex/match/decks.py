"""What can be said of a deck whatever the game: its curve, hands drawn from it, how two decks differ."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from interrex.engine.chance import Chance
from interrex.engine.spec import Deck, Decks


class Change(NamedTuple):
    """A kind of which two decks hold different numbers of copies."""

    kind: Any
    before: int
    after: int

    @property
    def more(self) -> int:
        """How many copies the second deck has more; below 0 where it has fewer."""
        return self.after - self.before


def curve(decks: Decks, deck: Deck) -> dict[int, int]:
    """How many cards of the deck cost how much, from the cheapest on; those between are there with 0."""
    found: Counter[int] = Counter()
    for kind, copies in deck.cards:
        found[decks.price(kind, deck)] += copies
    return {price: found[price] for price in range(max(found, default=-1) + 1)}


def differences(one: Deck, other: Deck) -> list[Change]:
    """The kinds of which the decks hold different numbers, those that lead a deck first."""
    before, after = _counted(one), _counted(other)
    kinds = {
        kind.id: kind for deck in (one, other) for kind in (*deck.heads, *(each for each, _ in deck.cards))
    }
    found = [Change(kind, before[name], after[name]) for name, kind in kinds.items()]
    return [change for change in found if change.more]


def _counted(deck: Deck) -> Counter[str]:
    return Counter(
        {**{kind.id: 1 for kind in deck.heads}, **{kind.id: copies for kind, copies in deck.cards}}
    )


def first_hands(decks: Decks, deck: Deck, seed: int) -> tuple[list[Any], list[Any]]:
    """A first hand as it might be drawn, and the one drawn anew instead of it."""
    pile = [kind for kind, copies in deck.cards for _ in range(copies)]
    chance = Chance.from_seed(seed)
    hands = []
    for _ in range(2):
        chance.shuffle(pile)
        hands.append(pile[: decks.hand])
    return hands[0], hands[1]
