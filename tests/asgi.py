"""A server without a network: requests are put to the application itself, one after the other."""

from __future__ import annotations

import asyncio
import contextlib
import json
import tempfile
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.routing import Route

from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.app import API, PAGES, House, make_app
from interrex.web.tables.hall import Hall
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import NewTable

BIG = 10**9  # requests that one address may send


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back: for a stream only its first event."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...]
    body: bytes

    @property
    def text(self) -> str:
        return self.body.decode("utf-8", "replace")


class Person:
    """Somebody with a browser, known by a key of its own; by cookie on pages, by bearer token at the API."""

    def __init__(self, app: FastAPI, key: str = "") -> None:
        self.app = app
        self.key = key or keys.new_key()

    @property
    def form_token(self) -> str:
        return keys.form_token(self.key)

    @property
    def hash(self) -> str:
        return keys.hashed(self.key)

    async def get(self, path: str, language: str = "en") -> Answer:
        return await self.send("GET", path, language=language)

    async def submit(self, path: str, language: str = "en", **fields: Any) -> Answer:
        """Send a form as the script of a page would: the answer is JSON, and it follows no redirect."""
        body = urlencode({"token": self.form_token, **fields}).encode()
        headers = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
        return await self.send("POST", path, body, headers, language)

    async def call(self, path: str, language: str = "en", **fields: Any) -> Answer:
        """Call the API with a body of JSON."""
        headers = {"content-type": "application/json"}
        return await self.send("POST", path, json.dumps(fields).encode(), headers, language)

    async def send(
        self,
        method: str,
        path: str,
        body: bytes = b"",
        headers: Mapping[str, str] | None = None,
        language: str = "en",
    ) -> Answer:
        """Put a request to the application and wait for the answer, or for its first event."""
        path, _, query = path.partition("?")
        who = (
            {"authorization": f"Bearer {self.key}"}
            if path.startswith("/api/")
            else {"cookie": f"{COOKIE}={self.key}"}
        )
        sent = {
            "host": "table", "accept-language": language, "content-length": str(len(body)),
            **who, **(headers or {}),
        }  # fmt: skip
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method,
            "scheme": "http", "path": path, "raw_path": path.encode("utf-8", "replace"),
            "query_string": query.encode("utf-8", "replace"), "root_path": "",
            "headers": [
                (name.lower().encode("latin-1", "replace"), value.encode("latin-1", "replace"))
                for name, value in sent.items()
            ],
            "client": ("127.0.0.1", 1), "server": ("table", 80), "state": {},
        }  # fmt: skip
        return await _Exchange(body, path.endswith("/events")).run(self.app, scope)


class _Exchange:
    """One request and its answer; a stream is left as soon as its first event has come."""

    def __init__(self, body: bytes, is_stream: bool) -> None:
        self.body = body
        self.is_stream = is_stream
        self.is_read = False
        self.enough = asyncio.Event()
        self.status = 0
        self.headers: tuple[tuple[bytes, bytes], ...] = ()
        self.received: list[bytes] = []

    async def run(self, app: FastAPI, scope: dict[str, Any]) -> Answer:
        if not self.is_stream:
            await app(scope, self.receive, self.deliver)
        else:
            task = asyncio.create_task(app(scope, self.receive, self.deliver))
            first = asyncio.create_task(self.enough.wait())
            await asyncio.wait((task, first), return_when=asyncio.FIRST_COMPLETED)
            for each in (task, first):
                each.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await each
        return Answer(self.status, self.headers, b"".join(self.received))

    async def receive(self) -> dict[str, Any]:
        if not self.is_read:
            self.is_read = True
            return {"type": "http.request", "body": self.body, "more_body": False}
        await asyncio.Event().wait()  # nobody hangs up
        raise AssertionError

    async def deliver(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            self.headers = tuple(message.get("headers", ()))
            return
        self.received.append(message.get("body", b""))
        if b"data: " in self.received[-1]:
            self.enough.set()


@contextlib.asynccontextmanager
async def opened(**settings: Any) -> AsyncIterator[FastAPI]:
    """An application with its hall open, and a database of its own in memory of the disk."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(
            **{
                "database": f"sqlite:///{folder}/tables.db", "pace": 0.0, "posts": BIG, "reads": BIG,
                "new_tables": BIG, "thinkers": 1, **settings,
            }
        )  # fmt: skip
        app = make_app(house)
        async with app.router.lifespan_context(app):
            yield app


def every_route(app: FastAPI) -> list[Route]:
    """All that the server answers: what the application has of its own, and the routers it is made of."""
    found = [*app.routes, *(route for part in (*PAGES, *API) for route in part.router.routes)]
    return [each for each in found if isinstance(each, Route | APIRoute)]


def hall_of(app: FastAPI) -> Hall:
    hall: Hall = app.state.hall
    return hall


async def seated(app: FastAPI, game: str, seats: int, **wanted: Any) -> tuple[Live, list[Person], Person]:
    """A table with a person in every seat, and one who watches (the creator)."""
    creator = Person(app)
    hall = hall_of(app)
    live = await hall.new_table(creator.key, NewTable(game, ["person"] * seats, **wanted))
    people = [Person(app) for _ in range(seats)]
    for number, person in enumerate(people):
        link = keys.link(creator.key, live.id, number, live.row.seats[number].issue)
        answer = await person.call(f"/api/links/{link}", name=f"Person {number}")
        assert answer.status == 200, answer.text
    return await hall.table(live.id), people, creator
