"""Events: everybody who looks at a table is sent what has changed, as soon as it changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import orjson
from fastapi.responses import StreamingResponse

from interrex.web.access.refusals import Refused
from interrex.web.access.viewer import Viewer
from interrex.web.show.moments import between, moved
from interrex.web.show.regions import TablePage, table_page
from interrex.web.show.sending import Sent
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live

HEARTBEAT: Final = 15.0
MAX_WATCHERS: Final = 100  # of a table; those who sit there do not count
MAX_FROM_ADDRESS: Final = 30  # watchers from one address, at all tables
MAX_FOR_SEAT: Final = 30  # pages of one seat
STILL_HERE: Final = b": still here\n\n"


@contextmanager
def watching(hall: Hall, live: Live, seat: int) -> Iterator[asyncio.Event]:
    """Somebody watches the table from a seat, and the others are told so."""
    listener = asyncio.Event()
    live.listeners[listener] = seat
    live.notify()
    hall.wire.announce_viewers(live)
    try:
        yield listener
    finally:
        live.listeners.pop(listener, None)
        live.last_seen(seat)
        live.notify()
        hall.wire.announce_viewers(live)


async def page_events(
    hall: Hall, live: Live, viewer: Viewer, known: str, by_moments: bool = False
) -> AsyncIterator[bytes]:
    """What changes on a page; ``known`` is the stamp of what it shows. Where scenes are seen, by moments."""
    before: TablePage | None = None
    sent = Sent()

    def news() -> bytes:
        nonlocal before
        now, was = table_page(live, viewer), before
        before = now
        if was is not None:
            return changes(was, now, sent, by_moments)
        return event(sent.shortened(now.whole()), now.stamp) if now.stamp != known else b""

    async for each in _events(hall, live, viewer.seat, news):
        yield each


def changes(before: TablePage, now: TablePage, sent: Sent, by_moments: bool) -> bytes:
    """What has changed from one page to another: an event for each moment that is seen, and the last."""
    events = b""
    for moment in between(before, now) if by_moments else ():
        fresh = moment.since(before) | {"moment": True, "moved": moved(before, moment)}
        events += event(sent.shortened(fresh), moment.stamp)
        before = moment
    fresh = now.since(before)
    return events + (event(sent.shortened(fresh), now.stamp) if fresh else b"")


async def state_events(hall: Hall, live: Live, seat: int, state: Callable[[], Any]) -> AsyncIterator[bytes]:
    """A table's state whenever it changes."""
    last: Any = None

    def news() -> bytes:
        nonlocal last
        before, last = last, state()
        return event(last, str(live.number)) if last != before else b""

    async for each in _events(hall, live, seat, news):
        yield each


async def _events(hall: Hall, live: Live, seat: int, news: Callable[[], bytes]) -> AsyncIterator[bytes]:
    yield b"retry: 1000\n\n"
    clock = asyncio.get_running_loop()
    is_late = False
    with watching(hall, live, seat) as listener:
        while not hall.closed and hall.live.get(live.id) is live:
            listener.clear()
            text = news()
            if text or is_late:
                yield text or STILL_HERE
            beat = clock.call_later(HEARTBEAT, listener.set)
            try:
                await listener.wait()
            finally:
                beat.cancel()
            is_late = clock.time() >= beat.when()


def event(data: Any, stamp: str) -> bytes:
    """One event as it goes over the line."""
    return b"id: %b\ndata: %b\n\n" % (stamp.encode(), orjson.dumps(data))


def streamed(
    hall: Hall, live: Live, seat: int, address: str, events: AsyncIterator[bytes]
) -> StreamingResponse:
    """An answer that stays open and streams events; watchers never take the place of those who sit."""
    looking = sum(1 for each in live.listeners.values() if each == seat)
    if seat < live.game.seats:
        if looking >= MAX_FOR_SEAT:
            raise Refused(429, "many-pages")
    elif looking >= MAX_WATCHERS or hall.watchers[address] >= MAX_FROM_ADDRESS:
        raise Refused(429, "many-watchers")
    else:
        events = _counted(hall, address, events)
    headers = {"x-accel-buffering": "no", "cache-control": "no-store"}
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


async def _counted(hall: Hall, address: str, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Events for a watcher, who is counted as long as they go on."""
    hall.watchers[address] += 1
    try:
        async for each in events:
            yield each
    finally:
        hall.watchers[address] -= 1
        if not hall.watchers[address]:
            del hall.watchers[address]
