"""Chance: a little plain state, so that copying a game copies its future luck and costs nothing.

There are two generators. Playouts, sampled worlds and bots use the fast one, ``Chance``. The deal and the
dice of a game that people play come from ``SealedChance``: whoever has seen some of its numbers can tell
nothing of the others.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from interrex.engine.errors import InterrexError

# Multiply with carry: the upper half of the state is the carry. MULTIPLIER * 2**31 - 1 is a safe
# prime, so the period is about 2**60; every number on the way stays below 2**61. The product is made of
# two, of numbers below 2**30: those are multiplied as machine words when compiled.
BITS: Final = 31
LOW: Final = (1 << BITS) - 1
HALF: Final = 15
LOW_HALF: Final = (1 << HALF) - 1
MULTIPLIER: Final = 1000000281
STATES: Final = MULTIPLIER * (1 << BITS) - 1

WORDS_IN_BLOCK: Final = 8  # a block is one digest of 64 bytes, read as eight numbers


class Chance:
    """The fast generator: its whole state is one integer below 2**61, which a long search can find."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state % (STATES - 1) + 1

    @staticmethod
    def from_seed(seed: int) -> Chance:
        """The generator that a seed stands for; neighbouring seeds are unrelated."""
        digest = hashlib.sha256(f"interrex {seed}".encode()).digest()
        return Chance(int.from_bytes(digest[:8], "big"))

    def copy(self) -> Chance:
        return Chance(self.state - 1)

    def __deepcopy__(self, memo: Any) -> Chance:
        return self.copy()

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, each as likely as the others."""
        state = self.state
        low = state & LOW
        state = (MULTIPLIER * (low >> HALF) << HALF) + MULTIPLIER * (low & LOW_HALF) + (state >> BITS)
        self.state = state
        return ((state & LOW) ^ (state >> BITS)) % limit

    def several(self, count: int, limit: int) -> list[int]:
        """So many numbers from 0 to limit - 1, the same as one after another."""
        state = self.state
        found: list[int] = [0] * count
        for index in range(count):
            low = state & LOW
            state = (MULTIPLIER * (low >> HALF) << HALF) + MULTIPLIER * (low & LOW_HALF) + (state >> BITS)
            found[index] = ((state & LOW) ^ (state >> BITS)) % limit
        self.state = state
        return found

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        state = self.state
        lying: list[Any] = cards  # what is moved only is not looked into
        for last in range(len(cards) - 1, 0, -1):
            low = state & LOW
            state = (MULTIPLIER * (low >> HALF) << HALF) + MULTIPLIER * (low & LOW_HALF) + (state >> BITS)
            other = ((state & LOW) ^ (state >> BITS)) % (last + 1)
            card = lying[last]
            lying[last] = lying[other]
            lying[other] = card
        self.state = state

    def shuffle_deck(self, cards: list[int]) -> None:
        """Shuffle the cards of a place."""
        self.shuffle(cards)

    def split(self) -> Chance:
        """A new fast generator whose numbers have nothing to do with the ones still to come here."""
        return Chance(self.below(LOW) << BITS ^ self.below(LOW))


class SealedChance(Chance):
    """The generator of recorded games: a keyed hash (BLAKE2b) of how many numbers were drawn before.

    The key is made from the seed. ``state`` counts the numbers drawn, eight of which come from one digest;
    ``block`` is the digest in use. Without the seed the next number cannot be computed from all earlier ones.
    """

    __slots__ = ("block", "key")

    def __init__(self, key: bytes, state: int = 0, block: tuple[int, ...] = ()) -> None:
        super().__init__(0)
        self.key = key
        self.state = state
        self.block = block

    @staticmethod
    def from_seed(seed: int) -> SealedChance:
        """The generator that a game's seed stands for."""
        return SealedChance(hashlib.blake2b(f"interrex {seed}".encode(), person=b"interrex key").digest())

    @staticmethod
    def after(seed: int, drawn: int) -> SealedChance:
        """The generator of that seed after so many numbers."""
        key = SealedChance.from_seed(seed).key
        return SealedChance(key, drawn, digest_words(key, drawn // WORDS_IN_BLOCK))

    def copy(self) -> SealedChance:
        return SealedChance(self.key, self.state, self.block)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1; 64 bits are so many that no number is noticeably likelier."""
        return self._next() % limit

    def several(self, count: int, limit: int) -> list[int]:
        """So many numbers from 0 to limit - 1, the same as one after another."""
        return [self._next() % limit for _ in range(count)]

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        lying: list[Any] = cards
        drawn = self.state
        block = self.block
        for last in range(len(cards) - 1, 0, -1):
            word = drawn % WORDS_IN_BLOCK
            if word == 0:
                block = digest_words(self.key, drawn // WORDS_IN_BLOCK)
            drawn += 1
            other = block[word] % (last + 1)
            card = lying[last]
            lying[last] = lying[other]
            lying[other] = card
        self.state = drawn
        self.block = block

    def _next(self) -> int:
        """The next 64 bits of the stream."""
        word = self.state % WORDS_IN_BLOCK
        if word == 0:
            self.block = digest_words(self.key, self.state // WORDS_IN_BLOCK)
        self.state += 1
        return self.block[word]


def digest_words(key: bytes, number: int) -> tuple[int, ...]:
    """Eight numbers of 64 bits: the digest of a block's number under that key."""
    digest = hashlib.blake2b(number.to_bytes(8, "big"), key=key, person=b"interrex deal").digest()
    words: tuple[int, ...] = struct.unpack(">8Q", digest)
    return words


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

    def several(self, count: int, limit: int) -> list[int]:
        """So many numbers from 0 to limit - 1, the same as one after another."""
        return [self.below(limit) for _ in range(count)]

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
