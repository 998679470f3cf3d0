"""The ledger: moves of all tables are stored by one thread; those that wait go into one transaction."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import Future
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from sqlalchemy.exc import DBAPIError, OperationalError

from interrex.web.store import Entry, Store, Taken

AT_ONCE: Final = 200
BUSY: Final = 0.04  # seconds after a batch in which the next one waits for more moves
LINGER: Final = 0.016
Waiting = tuple[Entry, "Future[bool]"]


class Ledger:
    """Stores moves, and says of each when it will not be lost any more."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: SimpleQueue[Waiting | None] = SimpleQueue()
        self.thread = Thread(target=self._write, name="ledger", daemon=True)
        self.thread.start()

    async def add(self, entry: Entry) -> None:
        """Store a move; Taken when its number was given already."""
        stored: Future[bool] = Future()
        self.waiting.put((entry, stored))
        if not await asyncio.wrap_future(stored):
            raise Taken

    async def close(self) -> None:
        """Store what waits, then stop."""
        self.waiting.put(None)
        await asyncio.to_thread(self.thread.join)

    def _write(self) -> None:
        last = 0.0
        while (first := self.waiting.get()) is not None:
            if time.monotonic() - last < BUSY:
                time.sleep(LINGER)
            last = time.monotonic()
            wanted = [each for each in self._batch(first) if each[1].set_running_or_notify_cancel()]
            if wanted:
                self._store(wanted)

    def _batch(self, first: Waiting) -> list[Waiting]:
        """What waits already, one move per table; in the same order in every server, so that none blocks."""
        found = {first[0].table: first}
        while len(found) < AT_ONCE:
            try:
                each = self.waiting.get_nowait()
            except Empty:
                break
            if each is None or each[0].table in found:
                self.waiting.put(each)  # its time comes after these
                break
            found[each[0].table] = each
        return [found[table] for table in sorted(found)]

    def _store(self, batch: list[Waiting]) -> None:
        """Store a batch; when that fails because of one of them, each alone."""
        try:
            stored = self.store.add_moves([entry for entry, _ in batch])
        except Exception as error:
            gone = isinstance(error, DBAPIError) and error.connection_invalidated
            is_away = gone or isinstance(error, OperationalError)  # locked, full: for none of them
            if len(batch) == 1 or is_away:
                for _, waits in batch:
                    waits.set_exception(error)
            else:
                for each in batch:
                    self._store([each])
            return
        for entry, waits in batch:
            waits.set_result(entry.table in stored)
