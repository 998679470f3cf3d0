"""The web table under load: many tables in play, one move a second each, all on this machine.

    python -m benchmarks.load --tables 300 --seconds 60    # in a checkout

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
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from html import unescape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from interrex.web.keys import form_token
from tests.web.serving import Postgres, Served

SEATS: Final = 4
TURN: Final = re.compile(rb'name=\\"turn\\" value=\\"(\d+)\\"')
WORD: Final = re.compile(rb'name=\\"word\\" value=\\"([^\\]+)\\"')
CHOICE: Final = re.compile(rb'/choose\\" data-choose[ >]')  # others offer options to propose, or take back
LENGTH: Final = re.compile(rb"content-length: (\d+)", re.I)
END: Final = b"\n\n\r\n"  # an event ends with an empty line, its chunk with one more
FORM: Final = "application/x-www-form-urlencoded"
JSON: Final = "application/json"


class Seat(asyncio.Protocol):
    """One person, who listens to an event stream."""

    def __init__(self, table: Table, letter: str, key: str) -> None:
        self.table, self.letter, self.key = table, letter, key
        self.asked: tuple[int, list[str]] | None = None  # turn and options
        self.kept = b""

    def data_received(self, data: bytes) -> None:
        if self.kept:
            data = self.kept + data
        self.kept = b"" if data.endswith(END) else data
        if not self.kept and b"data: " in data:
            self.table.news(self, data)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.load.lost += 1


class Requests(asyncio.Protocol):
    """The connection over which a table's people ask and choose; answers come in the order of requests."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.kept = b""
        self.waiting: deque[Callable[[bytes], None]] = deque()

    def data_received(self, data: bytes) -> None:
        self.kept += data
        while True:
            head, found, rest = self.kept.partition(b"\r\n\r\n")
            length = LENGTH.search(head)
            if not found or length is None or len(rest) < int(length[1]):
                return
            body, self.kept = rest[: int(length[1])], rest[int(length[1]) :]
            then = self.waiting.popleft()
            if head.startswith(b"HTTP/1.1 200"):
                then(body)
            else:
                self.table.load.refused += 1
                self.table.load.last_refusal = head[:40] + body[:200]


class Table:
    """A table: who sits there, and how long the last seat had to wait."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.game = load.games[number % len(load.games)]
        self.number = number
        self.port = load.ports[number % len(load.ports)]
        self.address = f"127.1.{number // 250}.{number % 250 + 1}"  # each table comes from its own address
        self.seats: list[Seat] = []
        self.due = self.last = 0.0
        self.waiting: set[Seat] = set()
        self.over = False
        self.requests: Any = None
        self.answers: Any = None
        self.sending = asyncio.Lock()

    def set_up(self) -> None:
        """Make the table and sit down, over the API."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, source_address=(self.address, 0))

        def post(path: str, body: dict[str, Any]) -> dict[str, Any]:
            connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
            found: dict[str, Any] = json.loads(connection.getresponse().read())
            return found

        made = post("/api/tables", {"game": self.game, "seats": ["person"] * SEATS})
        self.id = made["table"]
        for link in made["links"]:
            sat = post(f"/api/links/{link}", {"name": f"Person {self.number} {len(self.seats)}"})
            self.seats.append(Seat(self, sat["seat"], sat["key"]))
        connection.close()

    async def connect(self) -> None:
        """Open the streams."""
        for seat in self.seats:
            path = f"/t/{self.id}/events" if self.load.pages else f"/api/tables/{self.id}/events"
            transport, _ = await self.connection(lambda seat=seat: seat)  # type: ignore[misc]
            transport.write(
                f"GET {path}?seat={seat.letter} HTTP/1.1\r\nhost: localhost\r\n"
                f"cookie: interrex={seat.key}\r\n\r\n".encode()
            )

    async def connection(self, make: Callable[[], Any]) -> tuple[Any, Any]:
        loop = asyncio.get_running_loop()
        return await loop.create_connection(make, "127.0.0.1", self.port, local_addr=(self.address, 0))

    # --- events --------------------------------------------------------------------------------

    def news(self, seat: Seat, data: bytes) -> None:
        """A seat has got an event."""
        self.load.events += 1
        self.last = time.monotonic()
        self.load.bytes += len(data)
        if self.load.pages:
            self.read_page(seat, data)
        else:
            self.read_state(seat, data)
        if seat in self.waiting:
            self.waiting.discard(seat)
            if not self.waiting:
                self.load.times.append(self.last - self.due)

    def read_page(self, seat: Seat, data: bytes) -> None:
        """What changes on a page; with its prompt come the options."""
        if b'"prompt":' not in data:
            return
        turn = TURN.search(data)
        seat.asked = None
        if turn is not None and CHOICE.search(data) is not None:
            seat.asked = (int(turn[1]), [unescape(each.decode()) for each in WORD.findall(data)])
        elif b'class=\\"ending\\"' in data:
            self.over = True

    def read_state(self, seat: Seat, data: bytes) -> None:
        """How the table stands; who is asked looks at the options."""
        state = json.loads(data[data.index(b"data: ") + 6 : data.index(b"\n\n", data.index(b"data: "))])
        seat.asked = None
        self.over = state["over"]
        if any(asked["seat"] == seat.letter for asked in state["asked"]):

            def looked(body: bytes) -> None:
                decision = json.loads(body)["decision"]
                seat.asked = (decision["turn"], decision["options"]) if decision else None

            self.request(seat, f"GET /api/tables/{self.id}", "", "", looked)

    # --- moves ---------------------------------------------------------------------------------

    def move(self, due: float) -> bool:
        """Somebody who is asked chooses; False when nobody knows yet that they are asked."""
        asked = [seat for seat in self.seats if seat.asked is not None]
        if not asked:
            return False
        if self.waiting and self.due:  # somebody was told nothing: the last who was counts
            self.load.unseen += 1
            self.load.times.append(max(0.0, self.last - self.due))
        seat = self.load.luck.choice(asked)
        assert seat.asked is not None
        turn, words = seat.asked
        seat.asked = None
        self.due = due
        self.waiting = set(self.seats)
        self.load.moves += 1
        self.choose(seat, self.load.luck.choice(words), turn)
        return True

    def choose(self, seat: Seat, word: str, turn: int) -> None:
        fields = {"word": word, "turn": turn, "seat": seat.letter}
        if self.load.pages:
            body = urlencode({"token": form_token(seat.key), **fields})
            self.request(seat, f"POST /t/{self.id}/choose", body, FORM, _nothing)
        else:
            self.request(seat, f"POST /api/tables/{self.id}/choose", json.dumps(fields), JSON, _nothing)

    def request(self, seat: Seat, what: str, body: str, kind: str, then: Callable[[bytes], None]) -> None:
        who = f"cookie: interrex={seat.key}" if self.load.pages else f"authorization: Bearer {seat.key}"
        more = f"content-type: {kind}\r\ncontent-length: {len(body)}\r\n" if body else ""
        head = f"{what} HTTP/1.1\r\nhost: localhost\r\naccept: {JSON}\r\n{who}\r\n{more}\r\n"
        self.load.start(self.send(f"{head}{body}".encode(), then))

    async def send(self, text: bytes, then: Callable[[bytes], None]) -> None:
        """Send a request, over a new connection when the old one was idle for too long."""
        async with self.sending:
            if self.requests is None or self.requests.is_closing():
                self.requests, self.answers = await self.connection(lambda: Requests(self))
            self.answers.waiting.append(then)
            self.requests.write(text)


def _nothing(body: bytes) -> None:
    """The choice is stored; what follows comes as events."""


class Load:
    """The whole run and its figures."""

    def __init__(self, served: list[Served], arguments: argparse.Namespace) -> None:
        self.served = served
        self.ports = [each.port for each in served]
        self.pages = not arguments.api
        self.games = arguments.games.split(",")
        self.database = "PostgreSQL" if arguments.postgres else "SQLite"
        self.rate: float = arguments.rate
        self.seconds: float = arguments.seconds
        self.warm_up: float = arguments.warm_up
        self.luck = random.Random(1)
        self.last_refusal = b""
        self.tasks: set[asyncio.Future[None]] = set()
        self.lost = self.refused = 0
        self.clear()
        self.tables = [Table(self, number) for number in range(arguments.tables)]

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def clear(self) -> None:
        self.times: list[float] = []
        self.moves = self.events = self.bytes = self.unseen = self.late = 0

    def memory(self) -> float:
        """MiB that the servers hold."""
        total = 0
        for each in self.served:
            assert each.process is not None
            found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{each.process.pid}/status").read_text())
            total += int(found[1]) if found else 0
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
        """Set up, warm up, measure."""
        empty = self.memory()
        for table in self.tables:
            await asyncio.to_thread(table.set_up)
        for table in self.tables:
            await table.connect()
        await asyncio.sleep(2)
        await self.moving(self.warm_up, self.luck.sample(range(len(self.tables)), len(self.tables)))
        self.clear()
        used, own, since = self.cpu(), time.process_time(), time.monotonic()
        busy = _busy()
        await self.moving(self.seconds)
        await asyncio.sleep(1)
        passed = time.monotonic() - since
        self.report(empty, self.cpu() - used, time.process_time() - own, passed, _busy() - busy)

    async def moving(self, seconds: float, begins: Sequence[int] = ()) -> None:
        """Each table moves so many times a second, all spread evenly; they may begin one after the other."""
        start = time.monotonic()
        step = 1 / (self.rate * len(self.tables))
        late: dict[Table, float] = {}
        for number in range(int(seconds / step)):
            due = start + number * step
            while (wait := due - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            for table, when in list(late.items()):
                if table.over or table.move(when):
                    del late[table]
            table = self.tables[number % len(self.tables)]
            if begins and begins[table.number] > number * len(self.tables) * step / seconds:
                continue
            if not table.over and table not in late and not table.move(due):
                self.late += 1
                late[table] = due

    def report(self, empty: float, used: float, own: float, passed: float, busy: float) -> None:
        """Print the figures."""
        times = sorted(self.times) or [0.0]

        def percentile(share: float) -> str:
            return f"{times[min(len(times) - 1, int(share * len(times)))] * 1000:.0f} ms"

        full = self.memory()
        over = sum(table.over for table in self.tables)
        streams = "page streams" if self.pages else "API streams"
        print(
            f"{len(self.tables)} tables ({', '.join(self.games)}), {SEATS} seats, {streams}, "
            f"{len(self.served)} server(s), {self.database}\n"
            f"moves {self.moves} ({self.moves / passed:.0f} a second), of them late {self.late}, "
            f"refused {self.refused}, games over {over}, streams lost {self.lost}\n"
            f"events {self.events}, {self.bytes / max(1, self.events):.0f} bytes each; "
            f"moves of which some seat was told nothing before the next {self.unseen}\n"
            f"p50 {percentile(0.5)}, p95 {percentile(0.95)}, p99 {percentile(0.99)}, max {percentile(1)}\n"
            f"server {used / passed * 100:.0f} % of a core "
            f"({used / max(1, self.moves) * 1000:.2f} ms a move), "
            f"load generator {own / passed * 100:.0f} %, the whole machine {busy / passed * 100:.0f} %\n"
            f"memory {empty:.0f} MiB empty, {full:.0f} MiB now, "
            f"{(full - empty) * 1024 / len(self.tables):.0f} KiB per table"
        )
        if self.last_refusal:
            print(f"last refusal: {self.last_refusal!r}")
        if not self.moves:
            sys.exit("Nobody moved: the options were not found in what the server sent.")


def _busy() -> float:
    """Seconds of a core that everything on this machine has used."""
    fields = [int(each) for each in Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]]
    return (sum(fields[:8]) - fields[3] - fields[4]) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Start the servers, let people play, print the figures."""
    parser = argparse.ArgumentParser(description="The web table under load.")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--warm-up", type=float, default=20, help="seconds in which the tables begin")
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second and table")
    parser.add_argument("--games", default="elekt", help="with commas between them")
    parser.add_argument("--api", action="store_true", help="the streams of the API instead of the pages'")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL instead of SQLite")
    parser.add_argument("--servers", type=int, default=1, help="each serves its share of the tables")
    arguments = parser.parse_args()
    if arguments.servers > 1 and not arguments.postgres:
        parser.error("several servers need --postgres")
    with ExitStack() as stack:
        database: Path | str = Path(stack.enter_context(tempfile.TemporaryDirectory())) / "tables.db"
        if arguments.postgres:
            database = stack.enter_context(Postgres(sync=True)).url
        served = [stack.enter_context(Served(database)) for _ in range(arguments.servers)]
        with asyncio.Runner(loop_factory=_loop()) as runner:
            runner.run(Load(served, arguments).play())


def _loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """The fastest loop there is."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop
    found: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return found


if __name__ == "__main__":
    main()
