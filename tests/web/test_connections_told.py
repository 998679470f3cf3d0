"""Who connects and says nothing is let go: told a second time, over requests that come in any order."""

from __future__ import annotations

import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

from interrex.web.access import connections
from interrex.web.access.connections import Connections, patient_protocol
from interrex.web.access.guard import network

ADDRESSES = ("10.0.0.1", "10.0.0.2", "2001:db8:1:2::5", "2001:db8:1:2::6", "proxy", "")


class Loop:
    """A loop whose time goes by when it is told so."""

    def __init__(self) -> None:
        self.now = 0.0
        self.later: list[Any] = []

    def call_later(self, seconds: float, what: Any) -> Any:
        handle = SimpleNamespace(at=self.now + seconds, what=what)
        handle.cancel = lambda: self.later.remove(handle)
        self.later.append(handle)
        return handle

    def go_to(self, now: float) -> None:
        self.now = now
        for each in [each for each in self.later if each.at <= now]:
            if each in self.later:
                each.what()
                if each in self.later:
                    self.later.remove(each)


class Line:
    """A transport that says how it ended."""

    def __init__(self) -> None:
        self.ended = ""

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = self.ended or "aborted"

    def is_closing(self) -> bool:
        return bool(self.ended)


class Plain:
    """What a protocol has that reads requests; ``whole`` ends one, ``next`` begins another with it."""

    def __init__(self, loop: Loop, address: str) -> None:
        self.loop, self.client = loop, (address, 1) if address else None
        self.cycle: Any = None
        self.calls: list[str] = []

    def connection_made(self, transport: Line) -> None:
        self.transport = transport
        self.calls.append("made")

    def data_received(self, data: bytes) -> None:
        if data == b"whole":
            self.cycle = SimpleNamespace(response_complete=False)
        self.calls.append("data")

    def connection_lost(self, error: Exception | None) -> None:
        self.calls.append("lost")


class Book:
    """One connection in plain words: since when it owes a request, and whether one is answered."""

    def __init__(self, address: str) -> None:
        self.address, self.answers, self.ended = address, False, ""
        self.owes: tuple[float, int] | None = None  # since when, and after how many others


@pytest.mark.parametrize("seed", range(12))
def test_who_owes_a_request_is_let_go_in_time(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Time counts from the beginning, and again from the first word after an answer; who is answered owes
    nothing. Whoever owes one for longest makes room where there are too many."""
    monkeypatch.setattr(connections, "AutoHTTPProtocol", Plain)
    monkeypatch.setattr(connections, "MAX_FROM_ADDRESS", 3)
    luck, loop = random.Random(seed), Loop()
    held = Connections(frozenset({"proxy"}), most=5, patience=10.0)
    kind: Any = patient_protocol(held)
    there: list[tuple[Any, Line, Book]] = []
    for step in range(400):
        owing = [book for *_, book in there if book.owes is not None]
        what = luck.choice(("come", "part", "whole", "answered", "next", "lost", "time", "time"))
        if what == "come" and len(there) < 9:
            address = luck.choice(ADDRESSES)
            made, line, book = kind(loop, address), Line(), Book(network(address))
            if len(there) >= 5 and owing:
                longest = min(owing, key=lambda each: each.owes or (0.0, 0))
                longest.owes, longest.ended = None, "aborted"
            if address != "proxy" and sum(book.address == other.address for *_, other in there) >= 3:
                book.ended = "aborted"
            else:
                book.owes = loop.now, step
            made.connection_made(line)
            there.append((made, line, book))
        elif what == "time":
            now = loop.now + luck.choice((0.5, 3.0, 9.5, 10.0))
            for book in owing:
                if book.owes is not None and book.owes[0] + 10.0 <= now:
                    book.owes, book.ended = None, book.ended or "" if book.answers else "closed"
            loop.go_to(now)
        elif there:
            made, _, book = luck.choice(there)
            if what == "part" or (what == "whole" and not book.ended):
                made.data_received(what.encode())
                book.answers = book.answers or what == "whole"
                if book.answers:
                    book.owes = None
                elif book.owes is None and not book.ended:
                    book.owes = loop.now, step
            elif what == "answered" and book.answers:
                made.cycle.response_complete = True
                book.answers = False
            elif what == "next" and not book.ended:  # it had come together with the one before
                made.cycle = SimpleNamespace(response_complete=False)
                book.answers = True
            elif what == "lost":
                made.connection_lost(None)
                there = [each for each in there if each[2] is not book]
                assert (made.calls[0], made.calls[-1]) == ("made", "lost")
        assert [line.ended for _, line, _ in there] == [book.ended for *_, book in there], step
        assert list(held.silent) == [
            made.transport
            for made, _, book in sorted(there, key=lambda each: each[2].owes or (0.0, 0))
            if book.owes is not None
        ]
        assert held.open == len(there)
        assert held.by_address == Counter(book.address for *_, book in there)
