"""What is trained, where and how long."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

CHUNK: Final = 2048  # samples that are sent to the learner at once
TURNS: Final = 16  # the least of a short run


@dataclass(frozen=True, slots=True)
class Plan:
    """What is trained, where and how long."""

    game: str
    folder: Path
    minutes: float = 8.0
    actors: int = 0  # processes that play; 0 plays and learns in turns, exactly repeatable
    measurers: int = 0  # processes that play against the greedy bot
    device: str = "auto"  # cuda, cpu, numpy, or the best there is
    seed: int = 1
    width: int = 0  # of the first layer; 0 for the widest that fits a weights file
    batch: int = 0
    memory: int = 0  # samples that are kept
    games_at_once: int = 48
    reuse: float = 1.5  # how often a sample is learned from, on average; more learns games by heart
    patience: float = 0.9  # how much the end of a game counts against what is judged on the way
    samples: int = 0  # stop after so many; 0 for no limit
    final: int = 0  # games of every actor against the greedy bot when training is over
    half: int = 400_000  # samples after which half as many choices are the greedy bot's
    ray: str = ""  # the address of a Ray cluster on which actors play; empty: on this machine

    @property
    def chunk(self) -> int:
        """How many samples are sent to the learner at once."""
        return min(CHUNK, self.samples // TURNS or CHUNK)
