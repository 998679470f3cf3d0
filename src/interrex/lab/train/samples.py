"""Samples of self-play: packed for the way from actors to the learner, and kept for learning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from interrex.research.arrays import Array, np

# seat, places and values of the observation, places and values of the chosen option, outcome
Sample: TypeAlias = tuple[int, Array, Array, Array, Array, float]
# places of both (options behind observations), values, how many each sample has, outcomes
Samples: TypeAlias = tuple[Array, Array, Array, Array, Array]


def packed(samples: Sequence[Sample]) -> Samples:
    """Samples as flat arrays: places and values of observations and options, their counts, the outcomes."""
    at = np.concatenate([part for each in samples for part in (each[1], each[3])])
    values = np.concatenate([part for each in samples for part in (each[2], each[4])])
    seen = np.array([len(each[1]) for each in samples], np.int32)
    chosen = np.array([len(each[3]) for each in samples], np.int32)
    outcome = np.array([each[5] for each in samples], np.float32)
    return at, values, seen, chosen, outcome


class Memory:
    """The latest samples as rows of one length: places, values, outcome. Options lie behind observations.

    ``size`` is the length of an observation; place ``-1`` is written as ``nowhere``, with value 0. A sample
    with more places than a row has loses the last ones.
    """

    def __init__(self, rows: int, length: int, size: int, nowhere: int, elsewhere: bool = False) -> None:
        self.rows, self.length, self.size, self.nowhere = rows, length, size, nowhere
        kept = 0 if elsewhere else rows  # a learner may keep the rows on its own device
        self.at = np.full((kept, length), nowhere, np.int16)
        self.values = np.zeros((kept, length), np.float16)
        self.outcome = np.zeros(kept, np.float32)
        self.filled = 0
        self.next = 0

    def add(self, samples: Samples) -> None:
        """Write samples over the oldest ones."""
        at, values, seen, chosen, outcome = samples
        count = len(outcome)
        rows = (self.next + np.arange(count)) % self.rows
        wide_at = np.full((count, self.length), self.nowhere, np.int16)
        wide_values = np.zeros((count, self.length), np.float16)
        lengths = seen + chosen
        starts = np.concatenate(([0], np.cumsum(lengths)[:-1]))
        owner = np.repeat(np.arange(count), lengths)
        column = np.arange(len(at)) - np.repeat(starts, lengths)
        place = at.astype(np.int32) + np.where(column >= np.repeat(seen, lengths), self.size, 0)
        keep = column < self.length
        wide_at[owner[keep], column[keep]] = place[keep]
        wide_values[owner[keep], column[keep]] = values[keep]
        self.at[rows], self.values[rows], self.outcome[rows] = wide_at, wide_values, outcome
        self.next = int((self.next + count) % self.rows)
        self.filled = min(self.rows, self.filled + count)
