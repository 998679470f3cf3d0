"""Chance: one integer, so that copying a game copies its future luck and costs nothing."""

from __future__ import annotations

import hashlib
from typing import Final

MASK: Final = (1 << 64) - 1
MULTIPLIER: Final = 6364136223846793005
INCREMENT: Final = 1442695040888963407


class Chance:
    """A small generator whose whole state is one 64-bit integer (a permuted congruential one)."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & MASK

    @staticmethod
    def from_seed(seed: int) -> Chance:
        """The generator that a game's seed stands for; neighbouring seeds are unrelated."""
        digest = hashlib.sha256(f"interrex {seed}".encode()).digest()
        return Chance(int.from_bytes(digest[:8], "big"))

    def copy(self) -> Chance:
        return Chance(self.state)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        state = (self.state * MULTIPLIER + INCREMENT) & MASK
        self.state = state
        return ((((state >> 18) ^ state) >> 27 & 0xFFFFFFFF) * limit) >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def split(self) -> Chance:
        """A new generator whose numbers have nothing to do with the ones still to come here."""
        return Chance(self.below(1 << 32) << 32 | self.below(1 << 32))


def commitment(seed: int) -> str:
    """The fingerprint of a seed, shown before the deal so that the shuffle can be checked after."""
    return hashlib.sha256(f"interrex commitment {seed}".encode()).hexdigest()
