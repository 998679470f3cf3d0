"""Features as NumPy arrays: the border between the encodings and libraries that learn."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from typing import Any, TypeAlias

from interrex.engine.encoding import Features
from interrex.research.encodings import needs

np: Any = needs("numpy", "learned")
Array: TypeAlias = Any  # of NumPy


class Rows:
    """Several features as three flat arrays: how many each has, their places, their values."""

    __slots__ = ("at", "counts", "values")

    def __init__(self, counts: Array, at: Array, values: Array) -> None:
        self.counts = counts
        self.at = at
        self.values = values

    def dense(self, size: int) -> Array:
        """One vector per row."""
        rows = len(self.counts)
        found = np.zeros(rows * size, np.float32)
        starts = np.repeat(np.arange(rows, dtype=np.int64) * size, self.counts)
        np.add.at(found, starts + self.at, self.values)
        return found.reshape(rows, size)

    def ends(self) -> Array:
        """Where each row begins and ends: one number more than there are rows."""
        ends = np.zeros(len(self.counts) + 1, np.int64)
        np.cumsum(self.counts, out=ends[1:])
        return ends


def rows_of(features: Sequence[Features]) -> Rows:
    """Features as flat arrays."""
    counts = np.fromiter([len(each.at) for each in features], np.int64, len(features))
    total = int(counts.sum())
    at = np.fromiter(chain.from_iterable([each.at for each in features]), np.int32, total)
    values = np.fromiter(chain.from_iterable([each.values for each in features]), np.float32, total)
    return Rows(counts, at, values)


def vector(features: Features, size: int) -> Array:
    """One vector."""
    found = np.zeros(size, np.float32)
    np.add.at(found, features.at, np.asarray(features.values, np.float32))
    return found


def matrix(features: Sequence[Features], size: int) -> Array:
    """One vector per row."""
    return rows_of(features).dense(size)
