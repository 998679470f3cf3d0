"""Which tables stay in memory: those in use always, others as long as there is room, the oldest go first."""

from __future__ import annotations

from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.web.tables import hall as halls
from interrex.web.tables.hall import Hall

USES = ("listened", "locked", "thinking", "clock")


def table(name: str, use: str = "") -> Any:
    return SimpleNamespace(
        id=name,
        listeners={1: 0} if use == "listened" else {},
        lock=SimpleNamespace(locked=lambda: use == "locked"),
        thinking=use == "thinking",
        clock=use == "clock",
    )


@pytest.fixture
def hall(monkeypatch: pytest.MonkeyPatch) -> Any:
    """As much of a hall as knows its tables; three have room."""
    monkeypatch.setattr(halls, "IN_MEMORY", 3)
    monkeypatch.setattr("interrex.web.tables.clocks.running", lambda live: [0] if live.clock else [])
    return SimpleNamespace(live={})


def test_tables_in_use_stay_and_of_the_others_the_oldest_go(hall: Any) -> None:
    dropped = 0
    for seed in range(200):
        chance = Chance(seed)
        tables = [table(str(number), ("", *USES)[chance.below(5)]) for number in range(6)]
        hall.live = {each.id: each for each in tables}
        new = table("new")
        Hall._remember(hall, new)
        idle = [
            each
            for each in tables
            if not (each.listeners or each.lock.locked() or each.thinking or each.clock)
        ]
        gone = idle[: len(tables) + 1 - halls.IN_MEMORY]
        assert list(hall.live.values()) == [each for each in (*tables, new) if each not in gone]
        dropped += len(gone)
    assert dropped > 100


def test_nothing_goes_where_there_is_room(hall: Any) -> None:
    for number in range(halls.IN_MEMORY):
        Hall._remember(hall, table(str(number)))
    assert list(hall.live) == ["0", "1", "2"]
    Hall._remember(hall, table("3"))
    assert list(hall.live) == ["1", "2", "3"]


def test_where_changes_may_have_been_missed_those_in_use_catch_up_and_others_go(hall: Any) -> None:
    done: list[tuple[str, str]] = []
    hall.catch_up = lambda live: done.append(("catch up", live.id))
    hall.wire = SimpleNamespace(ask_for_viewers=lambda live: done.append(("ask", live.id)))
    hall.forget = lambda live: done.append(("forget", live.id))
    hall.live = {use: table(use, use) for use in ("", *USES)}
    Hall.catch_up_all(hall)
    used = ("listened", "locked", "thinking")
    assert [each for each in done if each[0] != "forget"] == [
        (what, use) for use, what in product(used, ("catch up", "ask"))
    ]
    assert [each for each in done if each[0] == "forget"] == [("forget", ""), ("forget", "clock")]


def test_a_table_that_is_forgotten_is_dropped_once_and_those_who_look_are_told(hall: Any) -> None:
    told: list[str] = []
    old, new = (SimpleNamespace(id="a", notify=lambda: told.append("told")) for _ in range(2))
    hall.live = {"a": new}
    Hall.forget(hall, old)  # type: ignore[arg-type]
    assert hall.live == {"a": new}  # another has taken its place
    Hall.forget(hall, new)  # type: ignore[arg-type]
    assert hall.live == {}
    assert told == ["told", "told"]
