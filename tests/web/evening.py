"""Four people play over the API at servers that are killed, and keep what was acknowledged."""

from __future__ import annotations

import json
import os
import queue
import random
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import httpx
from sqlalchemy import select

from interrex.web.store.connect import open_engine
from interrex.web.store.schema import choices
from tests.web.house import PATIENCE
from tests.web.serving import Served

KILLS = int(os.environ.get("INTERREX_KILLS", "3"))
SEATS = 4
LATER = (429, 503)  # too fast for the door; the database is away


class Client(threading.Thread):
    """Plays one seat over the API, and keeps what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=url, timeout=10, verify=False)
        self.luck = random.Random(number)
        self.seats: queue.Queue[tuple[str, str]] = queue.Queue()  # tables to play at, with a key each
        self.acknowledged: list[tuple[str, int, str]] = []
        self.refused: Counter[int] = Counter()
        self.wrong = ""
        self.playing = ""
        self.done = threading.Event()

    def run(self) -> None:
        with self.client:
            while not self.done.is_set():
                table, key = self.seats.get()
                try:
                    self.play(table, {"authorization": f"Bearer {key}"})
                except Exception as error:
                    self.wrong = repr(error)
                self.playing = ""

    def play(self, table: str, headers: dict[str, str]) -> None:
        """Wait for events and choose when asked, until the game is over; come back whenever it breaks off."""
        while not self.done.is_set():
            try:
                for state in self.events(table, headers):
                    if state["over"] or self.done.is_set():
                        return
                    self.choose(table, headers)
            except (httpx.TransportError, Later):
                time.sleep(0.05)

    def events(self, table: str, headers: dict[str, str]) -> Iterator[dict[str, Any]]:
        with self.client.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            self.check(answer)
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

    def choose(self, table: str, headers: dict[str, str]) -> None:
        looked = self.check(self.client.get(f"/api/tables/{table}", headers=headers)).json()
        if looked["decision"] is None:
            return
        word = self.luck.choice(looked["decision"]["options"])
        body = {"word": word, "turn": looked["decision"]["turn"]}
        answer = self.client.post(f"/api/tables/{table}/choose", headers=headers, json=body)
        if answer.status_code != 409:  # somebody was quicker
            self.acknowledged.append((table, self.check(answer).json()["number"], word))

    def check(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code in LATER:
            self.refused[answer.status_code] += 1
            raise Later
        assert answer.status_code == 200, answer.read()
        return answer


class Later(Exception):
    """A gentle refusal: it is worth trying again."""


class Evening:
    """Four clients at one table after another, at servers that are not to be relied on."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self.servers = servers
        self.clients = [Client(servers[number % len(servers)].url, number) for number in range(SEATS)]
        self.tables: list[tuple[str, str]] = []  # with the key of one who sits there
        for client in self.clients:
            client.start()

    def post(self, path: str, body: dict[str, Any], url: str) -> dict[str, Any]:
        while True:
            try:
                answer = httpx.post(f"{url}{path}", json=body, timeout=10)
            except httpx.TransportError:
                answer = httpx.Response(503)
            if answer.status_code not in LATER:
                found: dict[str, Any] = answer.json()
                return found
            time.sleep(0.1)

    def next_table(self) -> None:
        """A new table, once the last game is over."""
        self.healthy()
        if any(client.playing for client in self.clients):
            return
        body = {"game": "elekt", "seats": ["person"] * SEATS}
        made = self.post("/api/tables", body, self.servers[0].url)
        for client, link in zip(self.clients, made["links"], strict=True):
            client.playing = made["table"]
            url = str(client.client.base_url).rstrip("/")  # everybody comes to the same server as ever
            key = self.post(f"/api/links/{link}", {"name": "x"}, url)["key"]
            client.seats.put((made["table"], key))
        self.tables.append((made["table"], key))

    def healthy(self) -> None:
        assert [client.wrong for client in self.clients] == [""] * SEATS

    def acknowledged(self) -> list[tuple[str, int, str]]:
        return [each for client in self.clients for each in list(client.acknowledged)]

    def goes_on(self) -> None:
        """Wait until clients have made some more moves."""
        enough = len(self.acknowledged()) + 3
        patience = time.monotonic() + PATIENCE
        while len(self.acknowledged()) < enough:
            self.next_table()
            assert time.monotonic() < patience, "nobody plays any more"
            time.sleep(0.02)

    def end(self) -> None:
        """Nobody chooses any more; who waits for others is let go when the server closes."""
        for client in self.clients:
            client.done.set()
            client.seats.put(("", ""))

    def refusals(self) -> int:
        """How often somebody was told that nothing can be stored now."""
        return sum(client.refused[503] for client in self.clients)

    def until_refused(self, seconds: float = 20.0) -> None:
        """Somebody has met a refusal since; or nobody wanted anything for so long."""
        before, until = self.refusals(), time.monotonic() + seconds
        while self.refusals() == before and time.monotonic() < until:
            time.sleep(0.02)

    def number(self, url: str, headers: dict[str, str]) -> int:
        """How many moves of a table a server knows; none while it is on its way back to the database."""
        answer = httpx.get(url, headers=headers, timeout=PATIENCE)
        if answer.status_code in LATER:
            return -1
        assert answer.status_code == 200, answer.text
        return int(answer.json()["number"])

    def catches_up(self, url: str, headers: dict[str, str], moves: int) -> None:
        """Wait until a server knows all moves: what was made through another one reaches it a little later,
        and after the database was away it looks for what it missed."""
        until = time.monotonic() + PATIENCE
        while (known := self.number(url, headers)) < moves:
            assert time.monotonic() < until, (known, moves)
            time.sleep(0.05)

    def no_audit(self, database: str) -> int:
        """Each acknowledged move stands in the store; each record replays to its end. How many were made."""
        acknowledged = self.acknowledged()  # before the store is read: a last move may still be on its way
        stored = stored_moves(database)
        for table, key in self.tables:
            headers = {"authorization": f"Bearer {key}"}
            for served in self.servers:
                moves = sum(each == table for each, _ in stored)
                self.catches_up(f"{served.url}/api/tables/{table}", headers, moves)
        assert len(acknowledged) > 3 * KILLS
        assert [each for each in acknowledged if stored.get(each[:2]) != each[2]] == []
        return len(acknowledged)


def stored_moves(database: str) -> dict[tuple[str, int], str]:
    """The words of all moves, by table and number, read beside the server."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = connection.execute(select(choices.c.table_id, choices.c.number, choices.c.word)).all()
    engine.dispose()
    return {(table, number): word for table, number, word in found}


def evening(servers: Sequence[Served], database: str, strikes: list[Callable[[Evening], None]]) -> Evening:
    """Play, strike at random moments, go on."""
    luck = random.Random(7)
    counts: Counter[str] = Counter()
    for served in servers:
        served.start()
    try:
        found = Evening(servers)
        found.goes_on()
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.0, 0.2))  # a random moment, some moves later
            strike = luck.choice(strikes)
            strike(found)
            counts[strike.__name__] += 1
            found.goes_on()
        found.end()
        found.healthy()
        made = found.no_audit(database)
    finally:
        for served in servers:
            served.stop()
    for client in found.clients:
        client.join(PATIENCE)
        assert not client.is_alive()
    print(f"{dict(counts)}: {made} moves acknowledged at {len(found.tables)} tables, none lost")
    return found
