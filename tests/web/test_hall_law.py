"""Which tables the hall keeps in memory, how it catches up with what the store knows, and what is stored of a
new one, told a second time with a store that answers, is away or knows more."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.errors import BadSetting
from interrex.match.session import CHOOSE, Move, Stale
from interrex.web.store import StoreAway
from interrex.web.store.ledger import Ledger
from interrex.web.tables import hall as hall_module
from interrex.web.tables.chronicle import OnlyTold
from interrex.web.tables.hall import NoTable
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import Beginning, NewTable
from tests.web.quiet import (
    BEGINNING,
    NOON,
    PACK,
    Noted,
    Others,
    Quiet,
    after,
    no_sleep,
    played,
    run,
)  # fmt: skip

hall: Any = hall_module


@pytest.fixture
def naps(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    return no_sleep(monkeypatch)


# --- tables in memory -------------------------------------------------------------------------------------


def test_a_table_that_is_asked_for_is_the_last_to_be_dropped() -> None:
    lives = [SimpleNamespace(id=each) for each in "abc"]
    there: Any = Quiet(*lives)
    for name in "abcba":
        assert asyncio.run(there.table(name)) is there.live[name]
        assert list(there.live)[-1] == name
    assert there.done() == []


@pytest.mark.parametrize("is_shared", [False, True])
@pytest.mark.parametrize("number", [0, 3, 10_000])
def test_a_table_is_read_once_and_played_again(is_shared: bool, number: int) -> None:
    """As far as the store knows; where there are other servers, they may know more."""
    row, moves = after(0).row, played().moves[:number]
    there: Any = Quiet(is_shared=is_shared, table=lambda name: row, moves=lambda name: moves)

    async def several() -> list[Live]:
        return list(await asyncio.gather(*(there.table(row.id) for _ in range(3))))

    found = asyncio.run(several())
    assert found[0] is found[1] is found[2] is there.live[row.id]
    assert (found[0].number, found[0].row, there.loading) == (len(moves), row, {})
    over = len(moves) == len(played().moves)
    assert found[0].lead_changes == (
        hall.lead_changes(found[0].session) if over else hall.lead_changes(after(0).session)
    )
    hints = [("start", "_catching_up"), ("wire.ask_for_viewers", found[0])] if is_shared else []
    noted = there.done()
    assert [each for each in noted if each[0] != "bots"] == hints
    assert ("bots", row.id) in noted
    assert found[0].behind == is_shared


@pytest.mark.parametrize(("error", "is_told"), [(StoreAway("away"), False), (BadSetting("no pack"), True)])
def test_a_store_that_is_away_says_nothing_of_a_table(error: Exception, is_told: bool) -> None:
    row, tries = after(0).row, Counter[str]()

    def pack(settings: Any) -> Any:
        tries["pack"] += 1
        raise error

    there: Any = Quiet(table=lambda name: row if name == row.id else None, moves=lambda name: [])
    there.packs = Others(there.noted, "packs", of=pack)
    for _ in range(3):
        assert isinstance(run(there.table(row.id)), OnlyTold if is_told else StoreAway)
    assert tries["pack"] == (1 if is_told else 3)
    assert (row.id in there.only_told) == is_told
    assert isinstance(run(there.table("another")), NoTable)
    assert (there.live, there.loading, there.done()) == ({}, {}, [])


def test_a_game_that_rules_of_today_refuse_is_told() -> None:
    row = after(0).row
    tries = Counter[str]()

    def moves(name: str) -> list[Move]:
        tries[name] += 1
        return [replace(played().moves[0], word="nothing of the sort")]

    there: Any = Quiet(table=lambda name: row, moves=moves)
    said = []
    for _ in range(3):
        found = run(there.table(row.id))
        assert isinstance(found, OnlyTold)
        said.append((found.row, found.reason, str(found)))
    assert said[0] == said[1] == said[2]
    assert (tries[row.id], there.live, there.loading, there.done()) == (1, {}, {}, [])


# --- catching up ------------------------------------------------------------------------------------------


def test_a_hint_is_followed_once_and_a_change_that_may_not_be_stored_is_one(naps: list[float]) -> None:
    live: Any = after(0)
    there: Any = Quiet(live)
    for hint in range(1, 4):
        there.catch_up(live)
        assert live.behind == hint
    assert there.done() == [("start", "_catching_up")]
    asked: Noted = []

    def work(*given: Any, **named: Any) -> None:
        asked.append((given, named))

    live.behind = 0
    asyncio.run(there.change(live, work, 1, deck="x"))
    assert (asked, live.behind) == ([((live.id, 1), {"deck": "x"})], 0)
    there.is_away = True
    assert isinstance(run(there.change(live, work, 1)), StoreAway)
    assert (live.behind, len(asked)) == (1, 1)


def test_a_table_catches_up_with_what_the_store_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """All moves it has not seen and the row, if there is one; if it was dealt anew it is forgotten."""
    met = Counter[Any]()
    told: list[str] = []
    monkeypatch.setattr(Live, "notify", lambda live: told.append(live.id))
    all_moves = played().moves
    end, half = len(all_moves), len(all_moves) // 2
    for behind, (known, whole), kind, more in product(
        (0, 1, 3), ((0, 3), (half, half), (end - 2, end), (end, end)), "same none dealt".split(),
        (0, 1),
    ):  # fmt: skip
        live = after(known)
        before = live.row
        row = replace(before, settings=replace(before.settings, seed=8)) if kind == "dealt" else (
            replace(before) if kind == "same" else None
        )  # fmt: skip

        def moves(
            name: str, number: int, live: Live = live, more: int = more, whole: int = whole
        ) -> list[Move]:
            live.behind += more  # another hint comes while the store is asked
            return all_moves[number:whole]

        there: Any = Quiet(live, table=lambda name, row=row: row, moves=moves)
        live.behind = behind
        told.clear()
        outcome = run(there._caught_up(live))
        if not behind:
            assert (there.done(), told, live.number, live.behind) == ([], [], known, 0)
            continue
        if kind == "dealt":
            assert isinstance(outcome, Stale)
            assert (there.live, live.number, told) == ({}, known, [live.id])
            met["dealt"] += 1
            continue
        assert outcome is None
        assert (live.number, live.behind, told) == (whole, more, [live.id])
        assert live.row is (row or before)
        ended = [("start", "_find_lead_changes")] if known < whole == end else []
        assert there.done() == [*ended, ("bots", live.id)]
        met[bool(ended)] += 1
    assert {True, False, "dealt"} <= set(met)


def test_catching_up_goes_on_until_nothing_is_left_to_know(naps: list[float]) -> None:
    """A store that is away is asked again after a pause; who is closed or has forgotten the table is done."""
    for script, end, pauses in (
        ((None,), 0, 0), ((None, None, None), 0, 0), ((StoreAway("away"), None), 0, 1),
        ((StoreAway("away"), StoreAway("away"), None, None), 0, 2), ((None, Stale()), 1, 0),
        ((Stale(),), 1, 0),
    ):  # fmt: skip
        live: Any = after(0)
        there: Any = Quiet(live)
        asked: list[int] = []
        answers = iter(script)
        live.behind = sum(each is None for each in script) + end

        async def caught_up(live: Live, answers: Iterator[Any] = answers, asked: list[int] = asked) -> None:
            asked.append(live.behind)
            assert live.lock.locked()
            if (found := next(answers)) is not None:
                raise found
            live.behind -= 1

        there._caught_up = caught_up
        naps.clear()
        asyncio.run(there._catching_up(live))
        assert len(asked) == len(script)
        assert (live.behind, naps) == (end, [hall.RETRY_SECONDS] * pauses)
        assert not live.lock.locked()
        asked.clear()
        for closed, here in ((True, True), (False, False)):
            there.closed, there.live = closed, OrderedDict({live.id: live} if here else {})
            live.behind = 1
            asyncio.run(there._catching_up(live))
            assert asked == []


# --- new tables and decks ---------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 3, 10_000])
def test_a_new_table_is_stored_before_anybody_sees_it(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the choices that it begins with and its pack; one that is over ends at once."""
    there: Any = Quiet()
    there.packs = Others(
        there.noted, "packs", chosen=lambda game, name: PACK,
        name_for_new=lambda game, name: PACK.hash if name == "mine" else "",
        text=lambda game, name: f"text of {name}",
    )  # fmt: skip
    monkeypatch.setattr(hall, "now", lambda: NOON)
    choices = [(each.seat, each.word) for each in played().moves[:number]]
    wanted = NewTable(
        "elekt",
        ["person"] * 2,
        pack="mine",
        rematch_of="an earlier one",
        beginning=Beginning(BEGINNING.seed, choices),
    )
    live = asyncio.run(there.new_table("0" * 32, wanted))
    kept, added, *rest = there.done()
    assert kept == ("packs.keep", "elekt", PACK.hash, f"text of {PACK.hash}")
    name, row, moves, opening, told, before = added
    assert (name, row, before) == ("store.add_table", live.row, "an earlier one")
    assert moves == [Move(seat, CHOOSE, word, at=NOON) for seat, word in choices]
    assert opening
    assert len(told) <= len(choices)
    over = len(choices) == len(played().moves)
    assert (live.number, row.is_over, there.live) == (len(choices), over, {live.id: live})
    assert rest == [("start", "_end")] * over + [("bots", live.id)]


def test_a_deck_that_was_brought_is_stored_and_all_decks_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    live, told = after(0), []
    there: Any = Quiet(live)
    monkeypatch.setattr(Live, "notify", lambda live: told.append(live.row.seats[1].deck))
    asyncio.run(there.set_deck(live, 1, "sicz"))
    noted: list[Any] = there.done()
    assert told == ["sicz"]
    assert live.row.seats[0].deck == ""
    there = Quiet(live, set_seat=lambda *given, **named: noted.append((*given, named)))
    asyncio.run(there.set_deck(live, 0, "dworscy"))
    assert noted[-1] == (live.id, 0, {"deck": "dworscy"})
    row = replace(live.row)
    there = Quiet(live, table=lambda name: row, moves=lambda name: [])
    asyncio.run(there.deal(live, row.settings))
    dealt, bots, told_of = there.done()
    assert dealt == ("store.deal", live.id, row.settings)
    assert bots == ("bots", live.id)
    assert told_of[:2] == ("store.tell", live.id)
    assert told_of[3:] == ({}, None)
    assert told_of[2]
    assert there.live[live.id] is not live


def test_what_waits_when_the_ledger_closes_is_stored() -> None:
    stored: list[Any] = []

    def add_moves(entries: list[Any]) -> set[str]:
        stored.append(entries)
        return {each.table for each in entries}

    store: Any = SimpleNamespace(add_moves=add_moves)
    book = Ledger(store)

    async def write() -> None:
        entry: Any = SimpleNamespace(table="t")
        await asyncio.gather(book.add(entry), book.close())

    asyncio.run(write())
    assert len(stored) == 1
    assert not book.thread.is_alive()
