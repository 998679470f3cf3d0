"""Chance: one integer, so that copying a game copies its future luck and costs nothing."""

from __future__ import annotations

import hashlib
from typing import Final

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

    def split(self) -> Chance:
        """A new generator whose numbers have nothing to do with the ones still to come here."""
        return Chance(self.below(LOW) << BITS ^ self.below(LOW))


def commitment(seed: int) -> str:
    """The fingerprint of a seed, shown before the deal so that the shuffle can be checked after."""
    return hashlib.sha256(f"interrex commitment {seed}".encode()).hexdigest()
