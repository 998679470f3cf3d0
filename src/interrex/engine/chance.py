"""Chance: one integer, so that copying a game copies its future luck and costs nothing."""

from __future__ import annotations

import hashlib
from typing import Final

from interrex.engine.errors import InterrexError

# Multiply with carry: the upper half of the state is the carry. MULTIPLIER * 2**31 - 1 is a safe
# prime, so the period is about 2**60; every number on the way stays below 2**61.
BITS: Final = 31
LOW: Final = (1 << BITS) - 1
MULTIPLIER: Final = 1000000281
STATES: Final = MULTIPLIER * (1 << BITS) - 1


class Chance:
    """A small generator whose whole state is one integer below 2**61."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state % (STATES - 1) + 1

    @staticmethod
    def from_seed(seed: int) -> Chance:
        """The generator that a game's seed stands for; neighbouring seeds are unrelated."""
        digest = hashlib.sha256(f"interrex {seed}".encode()).digest()
        return Chance(int.from_bytes(digest[:8], "big"))

    def copy(self) -> Chance:
        return Chance(self.state - 1)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        state = MULTIPLIER * (self.state & LOW) + (self.state >> BITS)
        self.state = state
        return ((state & LOW) ^ (state >> BITS)) % limit

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        state = self.state
        for last in range(len(cards) - 1, 0, -1):
            state = MULTIPLIER * (state & LOW) + (state >> BITS)
            other = ((state & LOW) ^ (state >> BITS)) % (last + 1)
            card = cards[last]
            cards[last] = cards[other]
            cards[other] = card
        self.state = state

    def shuffle_deck(self, cards: list[int]) -> None:
        """Shuffle the cards of a place."""
        self.shuffle(cards)

    def split(self) -> Chance:
        """A new generator whose numbers have nothing to do with the ones still to come here."""
        return Chance(self.below(LOW) << BITS ^ self.below(LOW))


class LoadedChance(Chance):
    """Chance in a scenario that has fixed what comes next; when that is used up it is chance again.

    A sampled world gets a chance of its own, so nobody who thinks ahead ever meets this one, and a
    table that has it keeps no record.
    """

    __slots__ = ("numbers", "tops")

    def __init__(self, state: int, numbers: tuple[int, ...], tops: tuple[tuple[int, ...], ...]) -> None:
        super().__init__(state)
        self.numbers = numbers  # the next rolls and lots, counted from 1
        self.tops = tops  # for each card to be drawn, its copies: it comes to the top when it is shuffled

    def copy(self) -> LoadedChance:
        return LoadedChance(self.state - 1, self.numbers, self.tops)

    def below(self, limit: int) -> int:
        """The next number that was fixed; the state moves on all the same, so that chance was used."""
        if not self.numbers:
            return super().below(limit)
        super().below(limit)
        number = self.numbers[0]
        if number > limit:
            raise InterrexError(f"next_rolls has {number} where only 1 to {limit} can come.")
        self.numbers = self.numbers[1:]
        return number - 1

    def shuffle_deck(self, cards: list[int]) -> None:
        """Shuffle, then bring the cards that were fixed to the top, the first of them uppermost."""
        self.shuffle(cards)
        top: list[int] = []
        left: list[tuple[int, ...]] = []
        for copies in self.tops:
            found = [card for card in copies if card in cards and card not in top]
            if found:
                top.append(found[0])
            else:
                left.append(copies)
        if top:
            cards[:] = [card for card in cards if card not in top] + top[::-1]
            self.tops = tuple(left)


def commitment(seed: int) -> str:
    """The fingerprint of a seed, shown before the deal so that the shuffle can be checked after."""
    return hashlib.sha256(f"interrex commitment {seed}".encode()).hexdigest()
