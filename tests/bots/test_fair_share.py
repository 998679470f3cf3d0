"""Bots of the web: however many tables think at once, each choice comes in time."""

from __future__ import annotations

import pytest

from interrex.web.workers.thinkers import Thinkers


@pytest.mark.parametrize("cores", [1, 2, 4])
@pytest.mark.parametrize("tables", [1, 2, 10])
def test_all_who_come_at_once_choose_within_the_patience(cores: int, tables: int) -> None:
    """Played through without processes: each takes its whole share, the first come first."""
    thinkers = Thinkers(cores, patience=2.0)
    free_at = [0.0] * cores
    for served in range(tables):
        thinker = free_at.index(min(free_at))
        start = free_at[thinker]
        thinkers.waiting = tables - served - 1 if start else 0  # the first do not know who comes behind
        free_at[thinker] = start + thinkers.fair_share(start)
    assert max(free_at) <= 2.0 + 1e-9


def test_one_alone_thinks_for_half_of_it() -> None:
    assert Thinkers(2, patience=2.0).fair_share(0.0) == pytest.approx(1.0)
    assert Thinkers(2, limit=1.0).patience == 1.0
