"""What is answered where something fails: the status and the sentence, to people in their language."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DatabaseError, OperationalError
from starlette.exceptions import HTTPException

from interrex.engine.errors import BadSetting
from interrex.engine.packs import LANGUAGES
from interrex.web import clock
from interrex.web.access.refusals import Refused
from interrex.web.app import House, make_app
from interrex.web.phrases import say
from interrex.web.store import StoreAway
from interrex.web.store.connect import file_of, is_damaged
from interrex.web.tables.hall import NoTable
from interrex.web.workers.readers import Busy, Unreadable
from tests.asgi import Person

COMPLAINTS = [
    {"loc": ("body", "seats", 2), "msg": "too many"},
    {"loc": ("query", "at"), "msg": "no number"},
    {},
]
TOO_MANY = Refused(429, "too-many", {"retry-after": "7"})
DAMAGED = DatabaseError("select", {}, sqlite3.DatabaseError("database disk image is malformed"))
FAILURES: list[tuple[Exception, int, str, str, str]] = [  # status, phrase for people, in English, when again
    (Refused(403, "not-seated"), 403, "not-seated", "", ""),
    (TOO_MANY, 429, "too-many", "", "7"),
    (HTTPException(404, "Not Found"), 404, "no-such-page", "Not Found", ""),
    (HTTPException(405, "Method Not Allowed"), 405, "senseless", "Method Not Allowed", ""),
    (RequestValidationError(COMPLAINTS), 422, "senseless", "seats 2: too many; at: no number; : ", ""),
    (NoTable("x"), 404, "no-such-table", "", ""),
    (StoreAway("slow"), 503, "database-away", "", "2"),
    (OperationalError("select", {}, Exception("away")), 503, "database-away", "", "2"),
    (DAMAGED, 503, "database-damaged", "", ""),
    (Busy("busy"), 503, "readers-busy", "", "10"),
    (Unreadable("wrong"), 422, "unreadable", "", ""),
    (BadSetting("the setting is bad"), 409, "", "the setting is bad", ""),
]


@pytest.fixture(scope="module")
def app() -> FastAPI:
    """An application that fails in each of these ways, as a page and for programs."""
    made = make_app(House("sqlite://"))
    for number, (error, *_) in enumerate(FAILURES):
        for path in (f"/fails/{number}", f"/api/fails/{number}"):
            made.router.add_api_route(path, _failing(error), methods=["GET"])
    return made


def _failing(error: Exception) -> Any:
    async def fail() -> None:
        raise error

    return fail


@pytest.mark.parametrize("number", range(len(FAILURES)))
def test_a_failure_is_told_in_words(app: FastAPI, number: int) -> None:
    """Programs read English in a field, people their language; where it helps, when to try again."""
    _, status, phrase, english, again = FAILURES[number]
    who = Person(app)

    async def look() -> None:
        for language in LANGUAGES:
            said = say(language, phrase) if phrase else ""
            page = await who.get(f"/fails/{number}", language)
            script = await who.send(
                "GET", f"/fails/{number}", headers={"accept": "application/json"}, language=language
            )
            program = await who.get(f"/api/fails/{number}", language)
            for answer in (page, script, program):
                assert answer.status == status
                assert dict(answer.headers).get(b"retry-after", b"").decode() == again
            assert said in page.text
            assert said in script.text
            assert f'lang="{language}"' in page.text
            assert (english or say("en", phrase)) in program.text

    asyncio.run(look())


def test_time_goes_on_from_the_start_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for started, since, now in ((1000.0, 50.0, 50.0), (1000.0, 50.0, 57.5), (0.0, 3.0, 4.0)):
        monkeypatch.setattr(clock, "_started", started)
        monkeypatch.setattr(clock, "_since", since)
        monkeypatch.setattr(time, "monotonic", lambda now=now: now)
        assert clock.steady() == started + (now - since)


def test_which_errors_of_a_database_mean_damage() -> None:
    for said in ("database disk image is malformed", "file is not a database", "disk image broken"):
        assert is_damaged(DatabaseError("select", {}, sqlite3.DatabaseError(said)))
    assert not is_damaged(OperationalError("select", {}, Exception("database is locked")))
    assert not is_damaged(StoreAway("malformed"))


def test_the_file_of_a_database() -> None:
    assert str(file_of("sqlite:///here/tables.db")) == "here/tables.db"
    for url in ("sqlite://", "sqlite:///:memory:", "postgresql+psycopg://me@here/tables"):
        assert file_of(url) is None
