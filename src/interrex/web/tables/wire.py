"""The wire: servers on one PostgreSQL tell each other what has changed, who looks, and who thinks for bots.

Messages are JSON objects on one channel of LISTEN and NOTIFY. ``{"table": …}`` says that a table has changed
(with ``number`` and ``server``: by that move, which that server has stored),
``{"table": …, "here": seats, "server": …}`` who looks at it through a server, and
``{"table": …, "who": server}`` asks the others for that. None holds anything of a game.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import TYPE_CHECKING, Any, Final

from interrex.web.store.database import CHANNEL

if TYPE_CHECKING:
    import psycopg

    from interrex.web.tables.hall import Hall
    from interrex.web.tables.live import Live

RETRY_SECONDS: Final = 1.0  # between two tries to reach the database
ANNOUNCE_SECONDS: Final = 20.0  # after which a server says again who looks
BELIEVED_SECONDS: Final = 50.0  # for which it is believed
CONNECTION: Final[dict[str, Any]] = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3,
}  # fmt: skip
log: Final = logging.getLogger("interrex.web")


class Wire:
    """The wire of a server that is alone: nobody is told, nobody else thinks."""

    listens = True  # what others say is heard from now on

    def open(self) -> None:
        """Begin to listen."""

    def announce_viewers(self, live: Live) -> None:
        """Tell the others who looks at a table."""

    def ask_for_viewers(self, live: Live) -> None:
        """Ask the others who looks at a table that was not in memory."""

    async def claim(self, table: str) -> bool:
        """Only this server thinks for the bots of a table from now on; False when another one does."""
        return True

    async def release(self, table: str) -> None:
        """This server has thought enough for a table."""

    async def close(self) -> None:
        """Let go."""


class PostgresWire(Wire):
    """Two connections that come back by themselves: one listens, one speaks and holds the claims."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.server = hall.store.server
        self.address = hall.store.address
        self.speaker: psycopg.AsyncConnection[Any] | None = None
        self.speaking = asyncio.Lock()
        self.claimed: set[str] = set()
        self.listens = False

    def open(self) -> None:
        self.hall.start(self._listen())
        self.hall.start(self._repeat())

    # --- listening -----------------------------------------------------------------------------

    async def _listen(self) -> None:
        import psycopg

        while True:
            try:
                async with await self._connect() as listener:
                    await listener.execute(f"listen {CHANNEL}")
                    self.hall.catch_up_all()  # something may have been missed
                    self.listens = True
                    async for note in listener.notifies():
                        self._heard(json.loads(note.payload))
            except psycopg.Error as error:
                log.warning("the database does not answer (%s); trying again", type(error).__name__)
            self.listens = False
            await asyncio.sleep(RETRY_SECONDS)

    def _heard(self, message: dict[str, Any]) -> None:
        live = self.hall.live.get(message["table"])
        if live is None or self.server in (message.get("server"), message.get("who")):
            return
        if "here" in message:
            live.elsewhere[message["server"]] = (
                time.monotonic() + BELIEVED_SECONDS,
                frozenset(message["here"]),
            )
            live.notify()
        elif "who" in message:
            if live.listeners:
                self.announce_viewers(live)
        elif message.get("number", live.number + 1) > live.number:
            self.hall.catch_up(live)

    # --- speaking ------------------------------------------------------------------------------

    def announce_viewers(self, live: Live) -> None:
        if self.hall.closed:
            return
        seats = sorted(set(live.listeners.values()))
        self.hall.start(self._tell({"table": live.id, "here": seats, "server": self.server}))

    def ask_for_viewers(self, live: Live) -> None:
        self.hall.start(self._tell({"table": live.id, "who": self.server}))

    async def _repeat(self) -> None:
        """Say again who looks, for servers that have missed it; forget those who say nothing any more."""
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for live in list(self.hall.live.values()):
                if live.listeners:
                    self.announce_viewers(live)
                gone = [server for server, (until, _) in live.elsewhere.items() if until < time.monotonic()]
                for server in gone:
                    del live.elsewhere[server]
                if gone:
                    live.notify()

    async def _tell(self, message: dict[str, Any]) -> None:
        await self._ask("select pg_notify(%s, %s)", CHANNEL, json.dumps(message))

    async def claim(self, table: str) -> bool:
        if table not in self.claimed and await self._ask("select pg_try_advisory_lock(%s)", int(table, 16)):
            self.claimed.add(table)
        return table in self.claimed

    async def release(self, table: str) -> None:
        if table in self.claimed:
            self.claimed.discard(table)
            await self._ask("select pg_advisory_unlock(%s)", int(table, 16))

    async def _ask(self, query: str, *values: Any) -> Any:
        """One value from the database; None when it does not answer. With the connection go the claims."""
        import psycopg

        async with self.speaking:
            try:
                if self.speaker is None or self.speaker.closed:
                    self.claimed.clear()
                    self.speaker = await self._connect()
                found = await (await self.speaker.execute(query, values)).fetchone()
            except psycopg.Error:
                self.claimed.clear()
                if self.speaker is not None:
                    await self.speaker.close()
                self.speaker = None
                return None
        return found[0] if found else None

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        from psycopg import AsyncConnection

        return await AsyncConnection.connect(self.address, autocommit=True, **CONNECTION)

    async def close(self) -> None:
        if self.speaker is not None:
            await self.speaker.close()


def wire_of(hall: Hall) -> Wire:
    """The wire that fits the hall's store."""
    return PostgresWire(hall) if hall.store.is_shared else Wire()
