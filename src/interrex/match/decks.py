"""What can be said of a deck whatever the game: its curve, hands drawn from it, how two decks differ, and how
new cards come into one that is there already."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import cycle
from typing import Any, Final, NamedTuple

from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.spec import Deck, Decks

MOST_COPIES: Final = 3  # of a new card that come into a deck
MOST_TRIED: Final = 6  # cards of a deck in whose place a new one may come


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


# --- one's own cards in a deck that comes with the pack ---------------------------------------------


class Begun(NamedTuple):
    """A deck that begins as one of the pack's, with cards of one's own in it."""

    shipped: str  # the id of the deck it began as
    before: Deck
    deck: Deck
    own: tuple[Any, ...]  # kinds of one's own in it
    left_out: tuple[Any, ...]  # for which there was no place


def begun_with(decks: Decks, pack: Any, own: Collection[str], rulings: Any) -> Begun | None:
    """The deck of the pack in which most cards of one's own fit, each in the place of the one most like it.

    A card that takes the place of one of the house is in decks already. None for a pack without a deck that
    can be played.
    """
    kinds = [kind for kind in pack.kinds if kind.id in own]
    heads = [kind for kind in kinds if kind.family in decks.heads]
    begun = [(each, _led(decks, pack, each[1], heads)) for each in playable(decks, pack, rulings)]
    begun = [(each, deck) for each, deck in begun if _is_legal(decks, deck, rulings)]
    if not begun:
        return None
    (name, before), deck = max(begun, key=lambda each: _fits(decks, each[0][1], each[1], kinds))
    new = [kind for kind in kinds if kind.family in decks.families and kind.id not in _counted(deck)]
    copies = max(1, min(MOST_COPIES, deck.size // max(1, len(new))))
    for kind in new:
        deck = _exchanged(decks, pack, deck, kind, copies, own, rulings)
    there = _counted(deck)
    inside = tuple(kind for kind in kinds if kind.id in there)
    return Begun(name, before, deck, inside, tuple(kind for kind in kinds if kind.id not in there))


def playable(decks: Decks, pack: Any, rulings: Any) -> list[tuple[str, Deck]]:
    """The decks that come with a pack and are legal, by their ids."""
    found = [(each.id, decks.find(pack, each.id, {}, rulings)) for each in decks.shipped(pack)]
    return [each for each in found if _is_legal(decks, each[1], rulings)]


def decks_against(decks: Decks, pack: Any, begun: Begun, usual: Sequence[str], rulings: Any) -> list[str]:
    """A deck for each seat that plays against one: its usual one where the pack has that, else another of it.

    A deck that has no name in the game is written out; each is another one as long as there are such.
    """
    known = dict(playable(decks, pack, rulings))
    spare = [each for each in known if each not in usual] or list(known)
    others = cycle(sorted(spare, key=lambda each: each == begun.shipped))
    return [name if name in known else known[next(others)].code() for name in usual]


def _fits(decks: Decks, before: Deck, deck: Deck, kinds: Sequence[Any]) -> tuple[int, int, int]:
    """How well cards fit a deck: how many of them lead it before anything is exchanged, how many it has, and
    how little all of them cost in it."""
    own, there = {kind.id for kind in kinds}, _counted(before)
    prices = [decks.price(kind, deck) for kind in kinds if kind.family in decks.families]
    leading = sum(kind.id in own for kind in before.heads)
    return leading, sum(there[kind.id] for kind in kinds), -sum(prices)


def _led(decks: Decks, pack: Any, deck: Deck, heads: Sequence[Any]) -> Deck:
    """The deck led by cards of one's own, where there are such; one that leads it already stays."""
    own = {kind.id for kind in heads}
    stay = [kind for kind in deck.heads if kind.id in own]
    leads = {kind.family: kind for kind in (*deck.heads, *reversed(heads), *stay)}
    return _made(decks, pack, list(leads.values()), {kind.id: copies for kind, copies in deck.cards})


def _exchanged(
    decks: Decks, pack: Any, deck: Deck, kind: Any, wanted: int, own: Collection[str], rulings: Any
) -> Deck:
    """The deck with so many copies of a card for those most like it: of its family, at the nearest price."""
    price = decks.price(kind, deck)

    def unlike(each: tuple[Any, int]) -> tuple[bool, int, int]:
        return each[0].family != kind.family, abs(decks.price(each[0], deck) - price), -each[1]

    others = sorted([each for each in deck.cards if each[0].id not in own], key=unlike)
    for out, copies in others[:MOST_TRIED]:
        for number in range(min(copies, wanted), 0, -1):
            cards = {each.id: count for each, count in deck.cards}
            cards |= {out.id: copies - number, kind.id: cards.get(kind.id, 0) + number}
            changed = _made(decks, pack, deck.heads, cards)
            if _is_legal(decks, changed, rulings):
                deck, wanted = changed, wanted - number
                break
        if not wanted:
            break
    return deck


def _made(decks: Decks, pack: Any, heads: Sequence[Any], cards: Mapping[str, int]) -> Deck:
    parts = [f"{kind.family} {kind.id}" for kind in heads]
    parts += [f"{copies} {card}" for card, copies in cards.items() if copies]
    deck: Deck = decks.parse(pack, ", ".join(parts))
    return deck


def _is_legal(decks: Decks, deck: Deck, rulings: Any) -> bool:
    try:
        decks.check(deck, "deck", {}, rulings)
    except BadSetting:
        return False
    return True
