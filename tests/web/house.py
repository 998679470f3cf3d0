"""A server in this process, and visitors who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import re
import tempfile
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import uvicorn

from interrex.web.access.connections import Connections, patient_protocol
from interrex.web.app import House, make_app
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from tests.web.serving import free_port

T = TypeVar("T")
PATIENCE = 180.0  # seconds; a busy machine is slow, not broken, and some wait for a whole game


def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    patience = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < patience, "it does not happen"
        time.sleep(0.02)


class Open:
    """A house that is open: its address, its hall, and a way to do something in its loop."""

    def __init__(self, house: House, connections: Connections | None = None) -> None:
        self.port = free_port()
        self.app = make_app(house)
        http = patient_protocol(connections or Connections(frozenset({"127.0.0.1"})))
        config = uvicorn.Config(
            self.app, port=self.port, log_level="error", timeout_graceful_shutdown=1, lifespan="on",
            http=http, ws="none",
        )  # fmt: skip
        self.server = uvicorn.Server(config)
        self.visitors: list[Visitor] = []
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())
        self.loop.close()

    def __enter__(self) -> Self:
        self.thread.start()
        patience = time.monotonic() + PATIENCE
        while not (self.server.started and self.hall.wire.listens):  # what it hears later may drop tables
            if not self.thread.is_alive() or time.monotonic() > patience:
                raise RuntimeError("the house does not open")
            time.sleep(0.025)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for each in self.visitors:
            each.close()
        self.loop.call_soon_threadsafe(self.hall.begin_closing)
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), "the house does not close"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something in the server's loop and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def table(self, table: str) -> Live:
        return self.do(self.hall.table(table))

    def visitor(self) -> Visitor:
        self.visitors.append(Visitor(self.url))
        return self.visitors[-1]


class Visitor(httpx.Client):
    """A browser without a screen: it keeps its cookie and sends the forms it is shown."""

    def __init__(self, url: str) -> None:
        super().__init__(
            base_url=url, follow_redirects=True, timeout=PATIENCE, headers={"accept-language": "en"},
            verify=False,  # there are no certificates to be loaded where nothing is encrypted
        )  # fmt: skip

    def token(self) -> str:
        found = re.search(r'name="token" value="(\w+)"', self.get("/").text)
        assert found is not None
        return found[1]

    def submit(self, path: str, **fields: Any) -> httpx.Response:
        """Send a form as a page would."""
        return self.post(path, data={"token": self.token(), **fields})

    def new_table(self, *seats: str, access: str = "link", sit: str = "no", game: str = "elekt") -> str:
        """A new table; its id."""
        who = {f"seat-{letter}": seat for letter, seat in zip("ABCDEF", seats, strict=False)}
        if sit == "yes":
            first = next(name for name, seat in who.items() if seat == "person")
            who |= {first: "here", first.replace("seat", "name"): "Maker"}
        answer = self.submit("/new", game=game, seats=len(seats), access=access, **who)
        assert answer.status_code == 200, answer.text
        return str(answer.url).rsplit("/", 1)[1]

    def links(self, table: str) -> list[str]:
        """The links that the creator sees, the one to watch last."""
        return re.findall(r'data-link="([^"]+)"', self.get(f"/t/{table}").text)

    def sit(self, link: str, name: str) -> httpx.Response:
        return self.submit(link, name=name, colour="azure")

    def state(self, table: str, seat: str = "") -> dict[str, Any]:
        answer = self.get(f"/api/tables/{table}", params={"seat": seat} if seat else {})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def choose(self, table: str, word: str, turn: int) -> httpx.Response:
        fields = {"token": self.token(), "word": word, "turn": turn}
        return self.post(f"/t/{table}/choose", data=fields, headers={"accept": "application/json"})

    def events(self, path: str, most: int) -> Iterator[dict[str, Any]]:
        """The first events of a stream."""
        with self.stream("GET", path) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))
                    most -= 1
                    if not most:
                        return


def seated(open_house: Open, count: int = 3, game: str = "elekt") -> tuple[str, Visitor, list[Visitor]]:
    """A table with a person in every seat, and who made it."""
    maker = open_house.visitor()
    table = maker.new_table(*["person"] * count, game=game)
    people = [open_house.visitor() for _ in range(count)]
    for number, (link, each) in enumerate(zip(maker.links(table), people, strict=False)):
        answer = each.sit(link, f"Person {number}")
        assert answer.status_code == 200, answer.text
    return table, maker, people


def play_some(open_house: Open, table: str, choices: int, seed: int = 1) -> None:
    """Make random choices for whoever is asked."""
    luck = random.Random(seed)
    live = open_house.table(table)
    for _ in range(choices):
        if live.game.is_over:
            return
        decision = luck.choice(live.game.decisions)
        open_house.do(open_house.hall.choose(live, decision.seat, luck.choice(decision.options)))


@contextlib.contextmanager
def opened(**settings: Any) -> Iterator[Open]:
    """A house with bots that do not dawdle, in a file of its own unless a database is named."""
    with tempfile.TemporaryDirectory() as folder:
        settings = {
            "database": f"sqlite:///{folder}/tables.db", "pace": 0.0, "posts": 100_000, "reads": 100_000,
            "new_tables": 10_000, "files": 10_000, "edits": 100_000, "reports_left": 10_000, **settings,
        }  # fmt: skip
        with Open(House(**settings)) as found:
            yield found
