"""Features as NumPy arrays: the border between the encodings and libraries that learn."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from struct import Struct
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from interrex.engine.encoding import Features
from interrex.engine.rows import Page
from interrex.research.encodings import needs

if TYPE_CHECKING:
    from interrex.research.episodes import Episode

np: Any = needs("numpy", "learned")
Array: TypeAlias = Any  # of NumPy
NUMBERS: Final = np.dtype(np.float32)  # of observations: as types they are found sooner than by their names
MARKS: Final = np.dtype(np.int8)  # of masks
SHELF: Final = 4  # arrays that are kept to be filled again


class Rows:
    """Several features as three flat arrays: how many each has, their places, their values."""

    __slots__ = ("at", "counts", "values")

    def __init__(self, counts: Array, at: Array, values: Array) -> None:
        self.counts = counts
        self.at = at
        self.values = values

    def dense(self, size: int) -> Array:
        """One vector per row."""
        found = np.zeros((len(self.counts), size), np.float32)
        self.add_to(found)
        return found

    def add_to(self, vectors: Array) -> None:
        """Add each row to its vector."""
        rows, size = vectors.shape
        starts = np.repeat(np.arange(rows, dtype=np.int64) * size, self.counts)
        np.add.at(vectors.reshape(-1), starts + self.at, self.values)

    def ends(self) -> Array:
        """Where each row begins and ends: one number more than there are rows."""
        ends = np.zeros(len(self.counts) + 1, np.int64)
        np.cumsum(self.counts, out=ends[1:])
        return ends


@cache
def packers(count: int) -> tuple[Struct, Struct]:
    """How so many places and values are packed: much quicker than NumPy reads a list."""
    return Struct(f"={count}q"), Struct(f"={count}f")


def rows_of(features: Sequence[Features]) -> Rows:
    """Features as flat arrays."""
    counts = np.fromiter([len(each.at) for each in features], np.int64, len(features))
    ats, values = [], []
    for each in features:
        places, numbers = packers(len(each.at))
        ats.append(places.pack(*each.at))
        values.append(numbers.pack(*each.values))
    at = np.frombuffer(b"".join(ats), np.int64)
    return Rows(counts, at.astype(np.int32), np.frombuffer(b"".join(values), np.float32))


def vector(features: Features, size: int) -> Array:
    """One vector."""
    found = np.zeros(size, np.float32)
    places, numbers = packers(len(features.at))
    at = np.frombuffer(places.pack(*features.at), np.int64)
    np.add.at(found, at, np.frombuffer(numbers.pack(*features.values), np.float32))
    return found


def look(episode: Episode, seat: int) -> Array:
    """What a seat sees, as ``vector`` of ``episode.observe``: what has not changed is not made again."""
    return np.frombuffer(episode.look(seat), NUMBERS)


class Looks:
    """What one seat of each of several games sees: one vector per row; and the masks of legal actions."""

    __slots__ = ("held", "masks", "page", "vectors")

    def __init__(self, rows: int, size: int, actions: int) -> None:
        self.vectors = np.empty((rows, size), np.float32)
        self.masks = np.zeros((rows, actions), np.int8)
        self.page = Page(rows, memoryview(self.vectors).cast("B"), memoryview(self.masks).cast("B"))
        self.held = self._holders()

    def __deepcopy__(self, memo: dict[int, Any]) -> Looks:
        rows, size = self.vectors.shape
        other = Looks(rows, size, self.masks.shape[1])
        other.vectors[:] = self.vectors
        other.masks[:] = self.masks
        other.page.legal = self.page.legal[:]  # a list in it is never changed, only replaced
        return other

    def show(self, row: int, episode: Episode, seat: int) -> None:
        """Fill a row."""
        self.page.show(row, episode, seat)

    def _holders(self) -> int:
        """How many hold one of the arrays, or a view of one."""
        return sys.getrefcount(self.vectors) + sys.getrefcount(self.masks)

    def is_free(self) -> bool:
        """Nobody holds any of it any more, so that it may be filled again."""
        return self._holders() == self.held


class Shelf:
    """Looks that are filled again once nobody holds them: to make large arrays anew takes longer.

    Whoever keeps an observation keeps it unchanged.
    """

    __slots__ = ("looks", "shape")

    def __init__(self, rows: int, size: int, actions: int) -> None:
        self.shape = rows, size, actions
        self.looks: list[Looks] = []

    def take(self) -> Looks:
        """Room for the next observations."""
        for each in self.looks:
            if each.is_free():
                return each
        found = Looks(*self.shape)
        self.looks = [found, *self.looks[: SHELF - 1]]
        return found


def matrix(features: Sequence[Features], size: int) -> Array:
    """One vector per row."""
    return rows_of(features).dense(size)
