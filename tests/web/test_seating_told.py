"""Who comes to sit where, what everybody is told and what is stored, told a second time at random tables."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from itertools import product
from typing import Any

import pytest

from interrex.engine.errors import BadSetting
from interrex.match.session import RETURN, Move, Session
from interrex.web import keys
from interrex.web.clock import steady
from interrex.web.store import Notice, Seated
from interrex.web.tables import seating
from interrex.web.tables.live import ADVICE, SHARED, Live
from interrex.web.tables.new_table import BOT_NAMES
from tests.web.test_company_told import HASHES, drawn_table, tables


class Quiet:
    """A hall in which nothing goes on by itself: it notes what is stored, moved, and let think."""

    def __init__(self) -> None:
        self.store = self
        self.done: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> str:
        return name

    async def change(self, live: Live, what: str, *arguments: Any, **values: Any) -> None:
        self.done.append((what, *arguments, values))

    async def move(self, live: Live, move: Move) -> int:
        self.done.append(("move", move.seat, move.kind))
        return 0

    @asynccontextmanager
    async def locked(self, live: Live) -> AsyncIterator[None]:
        yield

    def let_bots_move(self, live: Live) -> None:
        self.done.append(("bots",))


def lines_of_watcher(live: Live) -> int:
    return len(live.game.log(live.game.seats))


def done(live: Live, work: Coroutine[Any, Any, None]) -> None:
    """Do it; all who look at the table hear that something has changed."""
    for listener in live.listeners:
        listener.clear()
    live.listeners[asyncio.Event()] = 0
    asyncio.run(work)
    assert all(listener.is_set() for listener in live.listeners)


def test_a_seat_is_taken_and_everybody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes for a bot is announced as such, and so is who sits there already; whoever comes back to
    a seat that a bot plays plays on, and with the last one who comes the clocks begin."""
    met = Counter[Any]()
    begun: list[int | None] = []
    clocks_from = Session.clocks_from

    def noted(session: Session, at: float, seat: int | None = None) -> Session:
        assert abs(at - steady()) < 60
        begun.append(seat)
        return clocks_from(session, at, seat)

    monkeypatch.setattr(Session, "clocks_from", noted)
    for seed in range(30):
        seats = drawn_table(seed)[0].game.seats
        for seat, key, from_bot in product(range(seats), (HASHES[0], HASHES[4]), (False, True)):
            live, _ = drawn_table(seed)
            hall: Any = Quiet()
            place, held = live.row.seats[seat], [each.key for each in live.row.seats]
            own = [number for number, each in enumerate(held) if each == key]
            is_shared = SHARED in {each.kind for each in live.row.notices} or any(
                each and held.count(each) > 1 for each in held
            )
            was_bot, before, stands_in = (
                place.kind == "bot",
                list(live.row.notices),
                seat in live.session.stand_ins,
            )
            taking = seating.take_seat(hall, live, seat, key, "Ada", "rose", from_bot)
            begun.clear()
            if own and not is_shared:
                with pytest.raises(Seated):
                    asyncio.run(taking)
                assert (hall.done, live.row.notices, begun) == ([], before, [])
                met["alone"] += 1
                continue
            done(live, taking)
            kind = "sat-bot" if from_bot and was_bot else "sat-too" if own else "sat"
            told = Notice(kind, seat, "Ada", lines_of_watcher(live))
            stored = ("take_seat", seat, key, "Ada", "rose", told, not is_shared, from_bot, {})
            assert hall.done == [stored, ("move", seat, RETURN)][: 1 + stands_in]
            assert live.row.notices == [*before, told]
            assert (place.kind, place.level, place.key, place.name, place.colour) == (
                "person", "", key, "Ada", "rose",
            )  # fmt: skip
            all_here = all(each.kind == "bot" or each.key for each in live.row.seats)
            assert begun == ([seat if from_bot and was_bot else None] if all_here else [])
            met.update([kind, stands_in, f"all here: {all_here}"])
    assert {"alone", "sat", "sat-too", "sat-bot", True, "all here: True", "all here: False"} <= set(met)


def test_a_bot_takes_a_free_seat_and_brings_no_deck() -> None:
    met = Counter[bool]()
    for live, _ in tables():
        for seat, place in enumerate(live.row.seats):
            hall: Any = Quiet()
            is_free, before = place.kind != "bot" and not place.key, list(live.row.notices)
            with pytest.raises(BadSetting):
                asyncio.run(seating.seat_bot(hall, live, seat, "nobody"))
            met[is_free] += 1
            if not is_free:
                with pytest.raises(BadSetting):
                    asyncio.run(seating.seat_bot(hall, live, seat, "greedy"))
                assert (hall.done, live.row.notices) == ([], before)
                continue
            done(live, seating.seat_bot(hall, live, seat, "greedy"))
            told = Notice("bot", seat, BOT_NAMES[seat], lines_of_watcher(live))
            values = {"kind": "bot", "level": "greedy", "name": BOT_NAMES[seat], "deck": ""}
            assert hall.done == [("set_seat", seat, told, values), ("bots",)]
            assert (place.kind, place.level, place.name, place.deck) == ("bot", "greedy", BOT_NAMES[seat], "")
            assert live.row.notices == [*before, told]
    assert min(met.values()) > 10


def test_a_new_link_makes_the_one_before_worthless() -> None:
    maker = "0f" * 16
    for live, _ in tables():
        for seat, place in enumerate(live.row.seats):
            hall: Any = Quiet()
            issue, before = place.issue, list(live.row.notices)
            done(live, seating.let_in_again(hall, live, seat, maker))
            link = keys.hashed(keys.link(maker, live.id, seat, issue + 1))
            told = Notice("link", seat, place.name or "ABCDE"[seat], lines_of_watcher(live))
            assert hall.done == [("set_seat", seat, told, {"link": link, "issue": issue + 1, "key": ""})]
            assert (place.link, place.issue, place.key) == (link, issue + 1, "")
            assert live.row.notices == [*before, told]


def test_so_much_is_announced_at_a_table_and_no_more() -> None:
    """Links are counted by themselves, and whatever else is announced together."""
    for kind, most, others in (
        ("link", seating.MAX_LINKS, "sat"), (ADVICE, seating.MAX_NOTICES, "link"),
        ("sat", seating.MAX_NOTICES, "link"),
    ):  # fmt: skip
        for there in (most - 1, most):
            live, _ = drawn_table(3)
            many = [Notice(others, 0, "x", 0)] * (most + 1)
            live.row.notices = [*many, *[Notice(kind, 0, "x", 0)] * there]
            hall: Any = Quiet()
            telling = (
                seating.let_in_again(hall, live, 1, "0f" * 16)
                if kind == "link"
                else seating.tell(hall, live, kind, 1)
            )
            if there == most:
                with pytest.raises(BadSetting):
                    asyncio.run(telling)
                assert hall.done == []
                continue
            done(live, telling)
            told = Notice(kind, 1, live.names[1], lines_of_watcher(live))
            assert live.row.notices[-1] == told
            assert hall.done[0][:2] == (("set_seat", 1) if kind == "link" else ("tell_all", told))
