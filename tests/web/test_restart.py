"""The server is killed while people play: no move that was acknowledged is lost, everybody goes on."""

import random
import threading
import time
from pathlib import Path

import httpx
import pytest

from interrex.web.store import Store
from interrex.web.testing import Served

KILLS = 4


class Client(threading.Thread):
    """Plays one seat over the API, and keeps what was acknowledged."""

    def __init__(self, served: Served, table: str, key: str, seat: str) -> None:
        super().__init__(daemon=True)
        self.served, self.table, self.seat = served, table, seat
        self.headers = {"authorization": f"Bearer {key}"}
        self.acknowledged: list[tuple[int, str]] = []
        self.done = threading.Event()
        self.wrong = ""

    def run(self) -> None:
        luck = random.Random(self.seat)
        with httpx.Client(base_url=self.served.url, headers=self.headers, timeout=10) as client:
            while not self.done.is_set():
                try:
                    looked = client.get(f"/api/tables/{self.table}")
                    if looked.status_code == 429:
                        time.sleep(0.1)  # too fast for the door
                        continue
                    state = looked.json()
                    if state["over"]:
                        return
                    asked = state["decision"]
                    if asked is None:
                        time.sleep(0.01)
                        continue
                    word = luck.choice(asked["options"])
                    body = {"word": word, "turn": asked["turn"]}
                    answer = client.post(f"/api/tables/{self.table}/choose", json=body)
                except httpx.TransportError:
                    time.sleep(0.05)  # the server is away; it will come back
                    continue
                if answer.status_code == 200:
                    self.acknowledged.append((answer.json()["number"], word))
                elif answer.status_code == 429:
                    time.sleep(0.1)
                elif answer.status_code != 409:
                    self.wrong = answer.text
                    return


@pytest.mark.slow
def test_no_acknowledged_move_is_lost(tmp_path: Path) -> None:
    served = Served(tmp_path / "tables.db")
    with served:
        made = httpx.post(f"{served.url}/api/tables", json={"game": "elekt", "seats": ["person"] * 4}).json()
        clients = []
        for link in made["links"]:
            sat = httpx.post(f"{served.url}/api/links/{link}", json={"name": "x"}).json()
            clients.append(Client(served, made["table"], sat["key"], sat["seat"]))
        for client in clients:
            client.start()
        luck = random.Random(7)
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.05, 0.5))
            served.kill()
            served.start()
        time.sleep(1.5)
        for client in clients:
            client.done.set()
        for client in clients:
            client.join(12)
        after = httpx.get(
            f"{served.url}/api/tables/{made['table']}", headers=clients[0].headers, timeout=10
        ).json()
    assert [client.wrong for client in clients] == [""] * 4
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    stored = {number: move.word for number, move in enumerate(store.moves(made["table"]), 1)}
    store.close()
    acknowledged = [each for client in clients for each in client.acknowledged]
    assert len(acknowledged) > 20
    assert all(stored.get(number) == word for number, word in acknowledged)
    assert after["number"] == len(stored)  # the record replays to the end
