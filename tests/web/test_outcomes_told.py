"""Which finished games are counted, and for whom: the store and a plain list of tables say the same."""

from __future__ import annotations

import random
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from interrex.analysis.statistics import Sat
from interrex.games import house_pack
from interrex.web import keys
from interrex.web.store import Row, Store, analyses, outcomes
from interrex.web.store.schema import tables
from interrex.web.tables.new_table import NewTable, row_of
from tests.web.test_company_told import HASHES

NOON = datetime(2026, 1, 1, 12)


class Kept:
    """A table, when it was last touched, what is kept of its game, what its choices cost at each depth."""

    def __init__(self, luck: random.Random, store: Store, touched: datetime) -> None:
        pack = house_pack("elekt")
        wanted = NewTable("elekt", ["person", "person", "greedy"], is_open=luck.random() < 0.5)
        self.row: Row = row_of(keys.new_key(), wanted, pack, pack.hash)
        self.row.is_over, self.row.touched = luck.random() < 0.8, touched
        for place in self.row.seats[:2]:
            place.key = luck.choice((*HASHES[:3], ""))
        store.add_table(self.row, [], "", [])
        over = {"touched": touched, "is_over": self.row.is_over}
        with store.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == self.row.id).values(**over))
        self.facts: dict[str, Any] | None = {"game": "elekt", "of": self.row.id}
        self.said = luck.random() < 0.8
        if self.said and luck.random() < 0.2:
            self.facts = None
            outcomes.keep_none(store, self.row.id)
        elif self.said:
            outcomes.keep(store, self.row.id, self.facts)  # type: ignore[arg-type]
            outcomes.keep(store, self.row.id, {"game": "another"})  # type: ignore[typeddict-item]
            outcomes.keep_none(store, self.row.id)  # what was kept first stays
        self.costs: dict[str, list[tuple[float, int]]] = {}
        for depth in ("quick", "deep"):
            if luck.random() < 0.4:
                analyses.want(store, self.row.id, depth)
            if luck.random() < 0.4:
                analyses.want(store, self.row.id, depth)
                self.costs[depth] = [(luck.random(), luck.randrange(9)) for _ in range(3)]
                sums = [{"cost": cost, "choices": choices} for cost, choices in self.costs[depth]]
                analyses.keep(store, self.row.id, depth, {"sums": sums})  # type: ignore[typeddict-item]

    def sat(self, key: str) -> list[Sat]:
        """The seats of that key, or all of them."""
        if not self.said or self.facts is None:
            return []
        last = self.costs.get("deep") or self.costs.get("quick") or [(0.0, 0)] * 3
        return [
            Sat(self.row.id, seat, place.kind == "bot", self.facts, *last[seat])  # type: ignore[arg-type]
            for seat, place in enumerate(self.row.seats)
            if not key or place.key == key
        ]


@pytest.mark.parametrize("seed", range(4))
def test_the_last_finished_games_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """One's own by one's key, open ones with all their seats; those that are over, touched last, so many."""
    luck, store = random.Random(seed), Store(f"sqlite:///{tmp_path}/tables.db")
    times = [NOON + timedelta(minutes=number) for number in range(14)]
    luck.shuffle(times)
    there = [Kept(luck, store, at) for at in times]
    there.sort(key=lambda each: each.row.touched, reverse=True)
    assert outcomes.uncounted(store) == [each.row.id for each in there if each.row.is_over and not each.said]
    for most in (1, 3, 400):
        monkeypatch.setattr(outcomes, "MAX_TABLES", most)
        for key in (*HASHES[:4], ""):
            over = [each for each in there if each.row.is_over]
            if key:
                mine = [each for each in over if key in [place.key for place in each.row.seats]]
            else:
                mine = [each for each in over if each.row.is_open]
            counted = sorted(mine[:most], key=lambda each: each.row.id)
            found = outcomes.own(store, key) if key else outcomes.of_open_tables(store)
            assert found == [sat for each in counted for sat in each.sat(key)]
    store.close()
