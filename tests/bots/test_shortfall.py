"""How far choices fall short of the best option: the measure tells good bots from bad ones."""

from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent.parent / "benchmarks"))

import shortfall


def test_a_random_bot_falls_short_and_nobody_exceeds_the_best() -> None:
    seen = islice(shortfall.positions("vendetta", 3), 10)
    rows = [shortfall.shortfalls(each, ["random", "search:20"], 3, 5) for each in seen]
    found = [row for row in rows if row is not None]
    assert len(found) >= 6
    assert all(part >= 0.0 for row in found for part in row)
    by_chance, searched = (sum(row[place] for row in found) for place in (0, 1))
    assert searched < by_chance


def test_options_are_weighed_in_the_same_worlds() -> None:
    """So what an option is worth does not hang on when it is asked for, only on the seed."""
    observation = next(shortfall.positions("vendetta", 5))
    assert shortfall.worths(observation, 5, 1) == shortfall.worths(observation, 5, 1)
    assert set(shortfall.worths(observation, 1, 1)) <= set(observation.decision.options)


def test_the_interval_holds_the_mean_and_narrows() -> None:
    values = [0.0, 0.01, 0.02, 0.03] * 5
    low, high = shortfall.interval(values)
    assert low < 0.015 < high
    narrow = shortfall.interval(values * 10)
    assert high - low > 2 * (narrow[1] - narrow[0])
