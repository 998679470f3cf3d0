"""What is answered where something fails: the status and the sentence, to people in their language."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DatabaseError, OperationalError
from starlette.exceptions import HTTPException

from interrex.engine.errors import BadFile, BadSetting, InterrexError, Reason
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.match.session import STAND_IN, Move
from interrex.web import clock
from interrex.web.access.refusals import Refused
from interrex.web.actions import decks as deck_actions
from interrex.web.app import House, make_app
from interrex.web.phrases import say
from interrex.web.store import StoreAway
from interrex.web.store.connect import file_of, is_damaged
from interrex.web.tables.hall import NoTable
from interrex.web.workers.readers import Busy, Unreadable
from interrex.words import refusal
from tests.asgi import Person, hall_of, opened, seated

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


def test_a_file_that_is_no_text_is_refused_without_a_line() -> None:
    """A record that cannot be read as text has no lines of which one could be wrong."""

    async def look() -> None:
        async with opened() as served:
            who, edge = Person(served), "edge"
            for language in LANGUAGES:
                head = f'--{edge}\r\ncontent-disposition: form-data; name="token"\r\n\r\n{who.form_token}\r\n'
                head += f'--{edge}\r\ncontent-disposition: form-data; name="file"; filename="my.toml"\r\n\r\n'
                body = head.encode() + b"\xff\xfe\x00" + f"\r\n--{edge}--\r\n".encode()
                headers = {"content-type": f"multipart/form-data; boundary={edge}"}
                answer = await who.send("POST", "/verify", body, headers, language)
                why = Reason("no-text-file", {"file": "my.toml"})
                bad = BadFile("my.toml", 0, "", "it is not a text file", "Choose another file", why)
                assert answer.status == 422
                assert refusal(bad, language) in answer.text

    asyncio.run(look())


def test_a_deck_is_saved_with_the_pack_it_is_made_of(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pack is stored before the deck; the house's is always there."""
    game, asked = "veto", list[tuple[Any, ...]]()
    spec = game_spec(game).decks
    assert spec is not None
    pack = house_pack(game)
    found = spec.find(pack, spec.shipped(pack)[0].id, {}, game_spec(game).rulings_by({}))
    line = found.code()
    packs = SimpleNamespace(keep="keep", text=lambda game, named: f"text of {named}")
    store = SimpleNamespace(decks=SimpleNamespace(save="save"))

    async def ask(work: Any, *args: Any) -> None:
        asked.append((work, *args))

    async def named(*_: Any) -> Any:
        return pack

    monkeypatch.setattr(deck_actions, "pack_named", named)
    hall: Any = SimpleNamespace(ask=ask, packs=packs, store=store)
    who: Any = SimpleNamespace(hash="me", language="en")
    for pack_hash in ("", "abc"):
        for version, ref in enumerate(("", "nonsense", "0" * 12, "0" * 16)):
            asked.clear()
            asyncio.run(deck_actions.save(hall, who, game, pack_hash, " My  deck ", line, ref, version))
            kept = [("keep", game, pack_hash, f"text of {pack_hash}")] if pack_hash else []
            assert asked[:-1] == kept
            deck = ref if deck_actions.DECK_ID.fullmatch(ref) else ""
            assert asked[-1] == ("save", "me", game, pack_hash, "My deck", line, deck, version)


def test_who_is_back_chooses_beside_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The choice of somebody for whom a bot stands in may take back what the bot did: in a thread, if it may
    take long."""

    async def look() -> None:
        async with opened() as served:
            hall = hall_of(served)
            live, _, _ = await seated(served, "elekt", 2)
            seat, apart = live.game.decisions[0].seat, list[str]()

            async def in_thread(work: Any, *args: Any, **named: Any) -> Any:
                apart.append(work.__name__)
                return work(*args, **named)

            for stands_in, word, wanted in ((False, "nonsense", []), (True, "nonsense", ["choosing"])):
                if stands_in:
                    live.session = live.session.after(Move(seat, STAND_IN, "greedy"))
                    live.notify()
                apart.clear()
                with monkeypatch.context() as still, contextlib.suppress(InterrexError):
                    still.setattr(asyncio, "to_thread", in_thread)
                    await hall.choose(live, seat, word, live.opened[seat])
                assert [each for each in apart if each == "choosing"] == wanted

    asyncio.run(look())
