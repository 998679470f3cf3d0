"""What a link to a seat opens, who may take one, what the form says: told a second time at random tables."""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.web.access import connections
from interrex.web.access.connections import MAX_IN_ALL, SPARE_FILES
from interrex.web.access.guard import Visitor
from interrex.web.access.refusals import Refused
from interrex.web.pages import seats as pages
from interrex.web.store import Notice
from interrex.web.tables.live import ADVICE, KNOWN, SHARED, Live
from tests.web.test_company_told import KEYS, tables
from tests.web.test_pages_told import given


def why_not(live: Live, who: Visitor, seat: int, is_over: bool) -> tuple[int, str] | None:
    """Why the link to a seat opens no form; nothing where it does."""
    place = live.row.seats[seat]
    told = {notice.kind for notice in live.row.notices}
    held = Counter(each.key for each in live.row.seats if each.key)
    if place.key:
        return 403, "link-used"
    if place.kind == "bot" and is_over:
        return 409, "seat-over"
    if held[who.hash] and not (SHARED in told or max(held.values(), default=0) > 1):
        return 409, "one-seat"
    return None


def check_form(page: dict[str, Any], live: Live, seat: int, action: str) -> None:
    others = [
        (place.name or "ABCDE"[number], place.colour)
        for number, place in enumerate(live.row.seats)
        if number != seat and (place.key or place.kind == "bot")
    ]
    told, place = {notice.kind for notice in live.row.notices}, live.row.seats[seat]
    assert (page["seat"], page["action"], page["live"]) == (seat, action, live)
    assert page["others"] == [name for name, _ in others]
    assert page["taken"] == {colour for _, colour in others}
    assert page["bot"] == ((place.name or "ABCDE"[seat]) if place.kind == "bot" else "")
    assert (page["is_known"], page["has_advice"]) == (KNOWN in told, ADVICE in told)
    assert page["pack_hash"] == live.row.settings.pack_hash


def test_a_link_opens_a_seat_that_is_free_or_a_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    met, led = Counter[Any](), list[tuple[Live, int]]()

    async def seat_of_link(hall: object, link: str) -> tuple[Live, int]:
        assert link == "link"
        return led[-1]

    monkeypatch.setattr(pages.seats, "seat_of_link", seat_of_link)
    request: Any = SimpleNamespace()
    for live, luck in tables():
        if luck.random() < 0.3:
            live.row.notices.append(Notice(KNOWN))
        for seat, key, is_over in product(range(live.game.seats), KEYS, (False, True)):
            who, place = Visitor(key, True, False, "en"), live.row.seats[seat]
            led.append((live, seat))
            with monkeypatch.context() as still, given(pages) as made:
                still.setattr(type(live.game), "is_over", is_over)
                why = why_not(live, who, seat, is_over)
                if place.key == who.hash:
                    answer = asyncio.run(pages.seat_form(request, None, who, "link"))  # type: ignore[arg-type]
                    assert answer.headers["location"] == f"/t/{live.id}?seat={'ABCDE'[seat]}"
                    assert made == []
                elif why is not None:
                    with pytest.raises(Refused) as refused:
                        asyncio.run(pages.seat_form(request, None, who, "link"))  # type: ignore[arg-type]
                    assert (refused.value.status_code, refused.value.key) == why
                else:
                    asyncio.run(pages.seat_form(request, None, who, "link"))  # type: ignore[arg-type]
                    (page,) = made
                    check_form(page, live, seat, "/s/link")
            met[why] += 1
    assert set(met) == {None, (403, "link-used"), (409, "seat-over"), (409, "one-seat")}


def test_at_an_open_table_the_first_free_seat_is_taken() -> None:
    met, request = Counter[Any](), SimpleNamespace()
    for live, _ in tables():
        for key in KEYS:
            who = Visitor(key, True, False, "en")
            free = [seat for seat, each in enumerate(live.row.seats) if each.kind != "bot" and not each.key]
            why: tuple[int, str] | None = None
            if not live.row.is_open and live.row.creator != who.hash:
                why = 403, "by-link-only"
            elif not free:
                why = 409, "no-free-seat"
            else:
                why = why_not(live, who, free[0], False)
            with given(pages) as made:
                if why is not None:
                    with pytest.raises(Refused) as refused:
                        asyncio.run(pages.join_form(request, who, live))  # type: ignore[arg-type]
                    assert (refused.value.status_code, refused.value.key) == why
                else:
                    asyncio.run(pages.join_form(request, who, live))  # type: ignore[arg-type]
                    (page,) = made
                    check_form(page, live, free[0], f"/t/{live.id}/join")
            met[why] += 1
    assert set(met) == {None, (403, "by-link-only"), (409, "no-free-seat"), (409, "one-seat")}


def test_as_many_connections_as_there_are_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process asks for as many files as it may have, keeps some for itself, and tells how many are left."""
    infinite, whole = -1, MAX_IN_ALL + SPARE_FILES
    sizes = (10, SPARE_FILES, SPARE_FILES + 1, 2000, whole - 1, whole, whole + 1, 2 * whole)
    for soft, hard in product(sizes, (*sizes, infinite)):
        if hard != infinite and soft > hard:
            continue
        asked: list[tuple[int, int]] = []
        limits = SimpleNamespace(
            RLIMIT_NOFILE=7, RLIM_INFINITY=infinite, getrlimit=lambda kind, found=(soft, hard): found,
            setrlimit=lambda kind, pair, asked=asked: asked.append(pair),
        )  # fmt: skip
        monkeypatch.setitem(sys.modules, "resource", limits)
        found = connections.files_allowed()
        most = whole if hard == infinite else min(whole, hard)
        assert asked == ([(most, hard)] if most > soft else [])
        left = max(soft, most) - SPARE_FILES
        assert found == min(max(left, SPARE_FILES), MAX_IN_ALL)
    monkeypatch.setitem(sys.modules, "resource", None)  # not every system has such limits
    assert connections.files_allowed() == MAX_IN_ALL // 10
    refusing = SimpleNamespace(RLIMIT_NOFILE=7, getrlimit=lambda kind: (10, 20), RLIM_INFINITY=-1)
    refusing.setrlimit = lambda kind, pair: int("not to be had")
    monkeypatch.setitem(sys.modules, "resource", refusing)
    assert connections.files_allowed() == MAX_IN_ALL // 10
