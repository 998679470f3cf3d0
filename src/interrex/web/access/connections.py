"""Connections: who connects and says nothing is let go, and one address may hold only so many."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from interrex.web.access.guard import network

REQUEST_SECONDS: Final = 10.0  # in which a request must begin and its headers be whole
MAX_FROM_ADDRESS: Final = 200
SPARE_FILES: Final = 100  # for the database, bots and what else needs one
MAX_IN_ALL: Final = 10_000


class Connections:
    """All open connections of a server, and those of them that have not asked for anything yet."""

    def __init__(
        self, trusted: frozenset[str] = frozenset(), most: int = MAX_IN_ALL, patience: float = REQUEST_SECONDS
    ) -> None:
        self.trusted = trusted  # proxies: they speak for many
        self.most = most
        self.patience = patience
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.silent: OrderedDict[asyncio.Transport, None] = OrderedDict()  # the longest first

    def come(self, address: str) -> bool:
        """Count one more; False where this address has too many."""
        self.open += 1
        self.by_address[address] += 1
        if self.open > self.most and self.silent:  # who says nothing makes room
            self.silent.popitem(last=False)[0].abort()
        return address in self.trusted or self.by_address[address] <= MAX_FROM_ADDRESS

    def go(self, address: str) -> None:
        """Count one less."""
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


def patient_protocol(connections: Connections) -> type[asyncio.Protocol]:
    """The protocol of a server that lets go of those who say nothing."""
    base: Any = AutoHTTPProtocol

    class Patient(base):  # type: ignore[misc]
        """A connection, closed when no whole request comes in time."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            super().connection_made(transport)
            self.waits: asyncio.TimerHandle | None = None
            self.address = network(self.client[0]) if self.client else ""
            if connections.come(self.address):
                self.expect()
            else:
                transport.abort()

        def expect(self) -> None:
            """A request must come within the time."""
            connections.silent[self.transport] = None
            self.waits = self.loop.call_later(connections.patience, self.give_up)

        def is_asked(self) -> bool:
            """A request is being answered."""
            return self.cycle is not None and not self.cycle.response_complete

        def heard(self) -> None:
            """A whole request has come, or nobody waits for one any more."""
            connections.silent.pop(self.transport, None)
            if self.waits is not None:
                self.waits.cancel()
                self.waits = None

        def give_up(self) -> None:
            """Time is up."""
            self.heard()
            if not self.is_asked():
                self.transport.close()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.is_asked():
                self.heard()
            elif self.waits is None and not self.transport.is_closing():
                self.expect()

        def connection_lost(self, error: Exception | None) -> None:
            self.heard()
            connections.go(self.address)
            super().connection_lost(error)

    return Patient


def files_allowed() -> int:
    """How many connections fit into the files that this process may open; it asks for as many as it may."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wished = MAX_IN_ALL + SPARE_FILES
        if hard != resource.RLIM_INFINITY:
            wished = min(wished, hard)
        if soft < wished:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
            soft = wished
        return max(SPARE_FILES, min(MAX_IN_ALL, soft - SPARE_FILES))
    return MAX_IN_ALL // 10
