"""The web table under load: many tables in play, one move a second each, all on this machine.

    python benchmarks/load.py --tables 300 --seconds 60

Starts the server as ``interrex serve`` does, sits four people at each table, opens an event stream for each,
and lets somebody who is asked choose at random. The moves of all tables are spread over the second. What is
measured is the time from the moment a move was due until the last seat of its table has got its event; a move
that had to wait because the server was late is late itself.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import random
import re
import tempfile
import time
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from typing import Any, Final

from interrex.web.keys import form_token
from interrex.web.testing import Postgres, Served

SEATS: Final = 4
TURN: Final = re.compile(rb'name=\\"turn\\" value=\\"(\d+)\\"')
WORD: Final = re.compile(rb'name=\\"word\\" value=\\"([^\\]+)\\"')
END: Final = b"\n\n\r\n"  # an event ends with an empty line, its chunk with one more


class Seat(asyncio.Protocol):
    """One person: an event stream, and a connection for choices."""

    def __init__(self, table: Table, letter: str, key: str) -> None:
        self.table, self.letter, self.key = table, letter, key
        self.asked: tuple[int, list[str]] | None = None  # turn and options
        self.kept = b""
        self.streams = False

    def data_received(self, data: bytes) -> None:
        if self.kept:
            data = self.kept + data
        self.kept = b"" if data.endswith(END) else data
        if not self.kept and b"data: " in data:
            self.table.news(self, data)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.load.lost += 1


class Choices(asyncio.Protocol):
    """The connection over which a table's choices are sent."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def data_received(self, data: bytes) -> None:
        if data.startswith(b"HTTP/1.1 200"):
            return
        if data.startswith(b"HTTP/1.1"):
            self.table.load.refused += 1
            self.table.load.last_refusal = data[:300]


class Table:
    """A table: who sits there, and how long the last seat had to wait."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.number = number
        self.port = load.ports[number % len(load.ports)]
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"  # each table comes from its own address
        self.seats: list[Seat] = []
        self.due = 0.0
        self.waiting: set[Seat] = set()
        self.over = False

    def set_up(self) -> None:
        """Make the table and sit down, over the API."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, source_address=(self.address, 0))

        def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
            connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            found: dict[str, Any] = json.loads(connection.getresponse().read())
            return found

        game = self.load.games[self.number % len(self.load.games)]
        made = post("/api/tables", {"game": game, "seats": ["person"] * SEATS})
        self.id = made["table"]
        for link in made["links"]:
            sat = post(f"/api/links/{link}", {"name": f"Person {self.number} {len(self.seats)}"})
            self.seats.append(Seat(self, sat["seat"], sat["key"]))
        connection.close()

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        where = {"host": "127.0.0.1", "port": self.port, "local_addr": (self.address, 0)}
        self.choices, _ = await loop.create_connection(lambda: Choices(self), **where)
        for seat in self.seats:
            path = f"/t/{self.id}/events" if self.load.pages else f"/api/tables/{self.id}/events"
            transport, _ = await loop.create_connection(lambda seat=seat: seat, **where)  # type: ignore[misc]
            transport.write(
                f"GET {path}?seat={seat.letter} HTTP/1.1\r\nhost: localhost\r\n"
                f"cookie: interrex={seat.key}\r\n\r\n".encode()
            )

    def news(self, seat: Seat, data: bytes) -> None:
        """A seat has got an event."""
        self.load.events += 1
        self.load.bytes += len(data)
        if self.load.pages:
            self.read_prompt(seat, data)
        else:
            self.read_state(data)
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.load.times.append(time.monotonic() - self.due)

    def read_prompt(self, seat: Seat, data: bytes) -> None:
        if b'"prompt": ' not in data:
            return
        turn = TURN.search(data)
        seat.asked = None
        if turn is not None:
            words = [unescape(each.decode()) for each in WORD.findall(data)]
            seat.asked = (int(turn[1]), words)
        elif b'class=\\"ending\\"' in data:
            self.over = True

    def read_state(self, data: bytes) -> None:
        raise NotImplementedError

    def move(self, due: float) -> bool:
        """Somebody who is asked chooses; False when nobody knows yet that he is."""
        asked = [seat for seat in self.seats if seat.asked is not None]
        if not asked:
            return False
        if self.waiting:
            self.load.silent += len(self.waiting)  # to these nothing was to be told
            self.load.unseen += 1
        seat = self.load.luck.choice(asked)
        assert seat.asked is not None
        turn, words = seat.asked
        seat.asked = None
        self.due = due
        self.waiting = set(self.seats)
        word = self.load.luck.choice(words)
        self.load.moves += 1
        self.send(seat, word, turn)
        return True

    def send(self, seat: Seat, word: str, turn: int) -> None:
        from urllib.parse import urlencode

        body = urlencode({"token": form_token(seat.key), "word": word, "turn": turn, "seat": seat.letter})
        self.choices.write(
            f"POST /t/{self.id}/choose HTTP/1.1\r\nhost: localhost\r\naccept: application/json\r\n"
            f"cookie: interrex={seat.key}\r\ncontent-type: application/x-www-form-urlencoded\r\n"
            f"content-length: {len(body)}\r\n\r\n{body}".encode()
        )


class Load:
    """The whole run and its figures."""

    def __init__(self, served: list[Served], arguments: argparse.Namespace) -> None:
        self.served = served
        self.ports = [each.port for each in served]
        self.pages = True
        self.games = arguments.games.split(",")
        self.rate: float = arguments.rate
        self.seconds: float = arguments.seconds
        self.luck = random.Random(1)
        self.times: list[float] = []
        self.moves = self.events = self.bytes = self.lost = self.refused = self.silent = self.unseen = 0
        self.late = 0
        self.last_refusal = b""
        self.tables = [Table(self, number) for number in range(arguments.tables)]

    def memory(self) -> float:
        """MiB that the servers hold."""
        total = 0
        for each in self.served:
            assert each.process is not None
            status = Path(f"/proc/{each.process.pid}/status").read_text()
            total += int(re.search(r"VmRSS:\s+(\d+)", status)[1])  # type: ignore[index]
        return total / 1024

    def cpu(self) -> float:
        """Seconds of a core that the servers have used."""
        total = 0
        for each in self.served:
            assert each.process is not None
            fields = Path(f"/proc/{each.process.pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / os.sysconf("SC_CLK_TCK")

    async def play(self) -> None:
        empty = self.memory()
        for table in self.tables:
            await asyncio.to_thread(table.set_up)
        for table in self.tables:
            await table.connect()
        await asyncio.sleep(2)
        await self.moving(10)  # warm up
        self.times.clear()
        self.moves = self.events = self.bytes = self.late = self.silent = self.unseen = 0
        used, own, since = self.cpu(), time.process_time(), time.monotonic()
        await self.moving(self.seconds)
        await asyncio.sleep(1)
        passed = time.monotonic() - since
        self.report(empty, self.cpu() - used, time.process_time() - own, passed)

    async def moving(self, seconds: float) -> None:
        """Each table moves so many times a second, all spread evenly."""
        start = time.monotonic()
        step = 1 / (self.rate * len(self.tables))
        late: list[tuple[float, Table]] = []
        for number in range(int(seconds / step)):
            due = start + number * step
            while (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            late = [(when, table) for when, table in late if not table.move(when)]
            table = self.tables[number % len(self.tables)]
            if not table.over and not table.move(due):
                self.late += 1
                if all(each is not table for _, each in late):
                    late.append((due, table))

    def report(self, empty: float, used: float, own: float, passed: float) -> None:
        times = sorted(self.times)

        def percentile(share: float) -> str:
            return f"{times[min(len(times) - 1, int(share * len(times)))] * 1000:.0f} ms"

        over = sum(table.over for table in self.tables)
        print(
            f"{len(self.tables)} tables, {', '.join(self.games)}, {SEATS} seats, {len(self.served)} server(s)"
        )
        print(f"moves {self.moves} ({self.moves / passed:.0f} a second), late {self.late}, refused {self.refused}, "
              f"games over {over}, streams lost {self.lost}")  # fmt: skip
        print(f"events {self.events}, {self.bytes / max(1, self.events):.0f} bytes each; "
              f"moves of which some seat was told nothing {self.unseen}")  # fmt: skip
        print(f"p50 {percentile(0.5)}, p95 {percentile(0.95)}, p99 {percentile(0.99)}, max {percentile(1)}")
        print(f"server {used / passed * 100:.0f} % of a core, {used / self.moves * 1000:.2f} ms a move; "
              f"load generator {own / passed * 100:.0f} %")  # fmt: skip
        print(f"memory {empty:.0f} MiB empty, {self.memory():.0f} MiB now, "
              f"{(self.memory() - empty) * 1024 / len(self.tables):.0f} KiB a table")  # fmt: skip
        if self.last_refusal:
            print(self.last_refusal)


def main() -> None:
    """Start the servers, let people play, print the figures."""
    parser = argparse.ArgumentParser(description="The web table under load.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rate", type=float, default=1.0, help="moves a second and table")
    parser.add_argument("--games", default="elekt")
    parser.add_argument("--servers", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database: Path | str = folder / "tables.db"
        if arguments.postgres:
            database = stack.enter_context(Postgres(sync=True)).url
        served = [stack.enter_context(Served(database)) for _ in range(arguments.servers)]
        load = Load(served, arguments)
        try:
            import uvloop
        except ImportError:
            asyncio.run(load.play())
        else:
            uvloop.run(load.play())


if __name__ == "__main__":
    main()
