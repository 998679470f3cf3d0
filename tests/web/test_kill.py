"""Servers and databases are killed while four clients play: no acknowledged move is lost, all go on."""

import json
import os
import queue
import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from interrex.web.store import Store
from tests.web.postgres import needs_postgres
from tests.web.serving import Postgres, Served

KILLS = int(os.environ.get("INTERREX_KILLS", "10"))  # INTERREX_KILLS=50 ./check tests/web/test_kill.py
SEATS = 4
PATIENCE = 60.0
LATER = (429, 503)  # too fast for the door; the database is away


class Client(threading.Thread):
    """Plays one seat over the API, and keeps what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=url, timeout=10)
        self.luck = random.Random(number)
        self.seats: queue.Queue[tuple[str, str]] = queue.Queue()  # tables to play at, with a key each
        self.acknowledged: list[tuple[str, int, str]] = []
        self.refused: set[int] = set()
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
            self.refused.add(answer.status_code)
            raise Later
        assert answer.status_code == 200, answer.read()
        return answer


class Later(Exception):
    """A gentle refusal: it is worth trying again."""


class Evening:
    """Four clients at one table after another, at a server that is not to be relied on."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.clients = [Client(served.url, number) for number in range(SEATS)]
        self.tables: list[tuple[str, str]] = []  # with the key of one who sits there
        for client in self.clients:
            client.start()

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        while True:
            try:
                answer = httpx.post(f"{self.served.url}{path}", json=body, timeout=10)
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
        made = self.post("/api/tables", {"game": "elekt", "seats": ["person"] * SEATS})
        for client, link in zip(self.clients, made["links"], strict=True):
            client.playing = made["table"]
            key = self.post(f"/api/links/{link}", {"name": "x"})["key"]
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

    def no_audit(self, database: str) -> None:
        """Each acknowledged move stands in the store; each record replays to its end."""
        acknowledged = self.acknowledged()  # before the store is read: a last move may still be on its way
        store = Store(database)
        stored = {
            (table, number): move.word
            for table, _ in self.tables
            for number, move in enumerate(store.moves(table), 1)
        }
        for table, key in self.tables:
            headers = {"authorization": f"Bearer {key}"}
            state = httpx.get(f"{self.served.url}/api/tables/{table}", headers=headers, timeout=20).json()
            assert state["number"] >= sum(each == table for each, _ in stored)
        store.close()
        assert len(acknowledged) > 3 * KILLS
        assert [each for each in acknowledged if stored.get(each[:2]) != each[2]] == []


def evening(served: Served, database: str, strikes: list[Callable[[], None]]) -> Evening:
    """Play, strike at random moments, go on."""
    luck = random.Random(7)
    with served:
        found = Evening(served)
        found.goes_on()
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.0, 0.5))  # a random moment
            luck.choice(strikes)()
            found.goes_on()
        found.end()
        found.healthy()
        found.no_audit(database)
    for client in found.clients:
        client.join(PATIENCE)
        assert not client.is_alive()
    return found


@pytest.mark.slow
def test_the_server_is_killed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    served = Served(str(file))

    def kill() -> None:
        served.kill()
        served.start()

    evening(served, f"sqlite:///{file}", [kill])


@pytest.mark.slow
@needs_postgres
def test_the_database_is_killed_and_the_server_too() -> None:
    with Postgres() as postgres:
        served = Served(postgres.url)

        def kill() -> None:
            served.kill()
            served.start()

        def restart() -> None:
            postgres.stop("immediate")
            postgres.start()

        def restart_slowly() -> None:
            postgres.stop("fast")
            time.sleep(0.3)  # clients meet refusals meanwhile
            postgres.start()

        def both() -> None:
            postgres.stop("immediate")
            served.kill()
            postgres.start()
            served.start()

        found = evening(served, postgres.url, [kill, restart, restart_slowly, both])
        assert any(503 in client.refused for client in found.clients)
