"""Every form of every page: what another site sends in a browser's name is refused and changes nothing, and
so is what comes too often."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any
from urllib.parse import urlencode

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from interrex.engine.packs import LANGUAGES
from interrex.web import keys
from interrex.web.access import door
from interrex.web.access.guard import COOKIE, Guard
from interrex.web.app import House, make_app
from interrex.web.phrases import say
from interrex.web.store.schema import metadata
from tests.asgi import Answer, Person, every_route, hall_of, opened, seated
from tests.web.test_pack_limits import PACK

FREE = {"/language", "/coach"}  # they keep a wish in a cookie of the browser itself, and nothing else
FORM = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}


def forms(app: FastAPI) -> list[APIRoute]:
    """All that a form of a page can be sent to."""
    found = [each for each in every_route(app) if isinstance(each, APIRoute) and "POST" in each.methods]
    return [each for each in found if not each.path.startswith("/api/")]


def filled(route: APIRoute, **known: str) -> dict[str, str]:
    """Something in every field that the form must have."""
    names = [each.alias for each in route.dependant.body_params]
    return {name: known.get(name, "1") for name in names if name != "file"}


async def counted(app: FastAPI) -> dict[str, int]:
    """How many rows every table of the database has."""
    engine = hall_of(app).store.engine

    def rows() -> dict[str, int]:
        with engine.connect() as connection:
            return {
                each.name: len(connection.execute(each.select()).fetchall())
                for each in metadata.sorted_tables
            }

    return await asyncio.to_thread(rows)


async def house_with_all(app: FastAPI) -> tuple[Person, dict[str, str]]:
    """Somebody who has made a table and sits there, has a pack and a deck; what their addresses name."""
    live, people, creator = await seated(app, "elekt", 2)
    seat = live.game.seats_asked[0]
    who = people[seat]
    made = await who.submit("/packs/elekt/import", text=PACK)
    pack = dict(made.headers)[b"location"].decode().rsplit("/", 1)[1]
    link = keys.link(creator.key, live.id, seat, live.row.seats[seat].issue)
    return who, {"table": live.id, "pack": pack, "link": link, "card": "ash-widow"}


async def sent(
    who: Person, route: APIRoute, names: dict[str, str], fields: dict[str, str], **headers: str
) -> Answer:
    game = "veto" if route.path.startswith("/decks") else "elekt"
    path = route.path.format(**{**names, "game": game})
    if not any(each.alias == "file" for each in route.dependant.body_params):
        return await who.send("POST", path, urlencode(fields).encode(), {**FORM, **headers})
    head = "--x\r\nContent-Disposition: form-data; name="
    parts = [f'{head}"{name}"\r\n\r\n{value}\r\n' for name, value in fields.items()]
    parts.append(f'{head}"file"; filename="f"\r\n\r\nnothing\r\n--x--\r\n')
    kind = {**FORM, "content-type": "multipart/form-data; boundary=x"}
    return await who.send("POST", path, "".join(parts).encode(), {**kind, **headers})


def test_no_form_is_taken_from_another_site() -> None:
    async def look() -> None:
        async with opened() as app:
            who, names = await house_with_all(app)
            before = await counted(app)
            routes = [each for each in forms(app) if each.path not in FREE]
            assert len(routes) > 35
            for route in routes:
                fields = {**filled(route), "game": "elekt", "seats": "2"}
                for token in ("x", keys.form_token("f" * 32)):
                    answer = await sent(who, route, names, {**fields, "token": token})
                    assert answer.status == 403, (route.path, answer.text[:200])
                    assert say("en", "old-page") in answer.text
                answer = await sent(
                    who, route, names, {**fields, "token": who.form_token}, origin="https://elsewhere.example"
                )
                assert answer.status == 403, route.path
                assert say("en", "other-site") in answer.text
            assert await counted(app) == before

    asyncio.run(look())


def test_a_form_that_is_asked_for_again_makes_no_table() -> None:
    """Another pack was chosen: the form comes back with what was filled in, and nothing is counted."""

    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            before = await counted(app)
            app.state.new_tables = empty = Empty()
            fields = {"game": "veto", "seats": "3", "seat-B": "greedy", "token": who.form_token, "again": "1"}
            answer = await who.send(
                "POST", "/new", urlencode(fields).encode(), {**FORM, "accept": "text/html"}
            )
            assert answer.status == 200
            assert "<form" in answer.text
            assert await counted(app) == before
            assert not empty.asked

    asyncio.run(look())


def calls(app: FastAPI) -> list[APIRoute]:
    """All that a program can send something to."""
    found = [each for each in every_route(app) if isinstance(each, APIRoute) and "POST" in each.methods]
    return [each for each in found if each.path.startswith("/api/")]


def body_of(route: APIRoute) -> dict[str, Any]:
    """Something in every field of a call."""
    simple: dict[Any, Any] = {str: "A", int: 1, bool: True}
    found: dict[str, Any] = {}
    for each in route.dependant.body_params:
        fields = each.field_info.annotation.model_fields  # type: ignore[union-attr]
        found |= {
            name: simple[field.annotation] for name, field in fields.items() if field.annotation in simple
        }
    return found


def test_no_call_is_taken_from_another_site() -> None:
    """A browser's cookie alone is not enough: only with its token, and then for what a page of ours sends."""

    async def look() -> None:
        async with opened() as app:
            who, names = await house_with_all(app)
            before, routes = await counted(app), calls(app)
            assert len(routes) > 10
            for route in routes:
                body = body_of(route) | (
                    {"game": "elekt", "seats": ["person"] * 2} if "{" not in route.path else {}
                )
                cookie = {
                    "authorization": "",
                    "cookie": f"{COOKIE}={who.key}",
                    "content-type": "application/json",
                }
                path, text = route.path.format(**names), json.dumps(body).encode()
                for more in ({}, {"x-form-token": "x"}, {"x-form-token": keys.form_token("f" * 32)}):
                    answer = await who.send("POST", path, text, {**cookie, **more})
                    assert answer.status == 403, (path, answer.text[:200])
                strange = {**cookie, "x-form-token": who.form_token, "origin": "https://elsewhere.example"}
                answer = await who.send("POST", path, text, strange)
                assert answer.status == 403, path
            assert await counted(app) == before
            for limit, path in (("talk", "say"), ("files", "deck")):
                setattr(app.state, limit, Empty())
                route = next(each for each in routes if each.path.endswith(f"/{path}"))
                answer = await who.call(route.path.format(**names), **body_of(route))
                assert answer.status == 429

    asyncio.run(look())


LIMITED = {  # which forms count against which limit, beside that of all forms
    "new_tables": {"/play", "/new", "/t/{table}/rematch", "/t/{table}/continue", "/decks/{game}/play",
                   "/packs/{game}/{pack}/play", "/packs/{game}/{pack}/card/{card}/try"},
    "files": {"/verify", "/t/{table}/deck", "/decks/{game}/read", "/decks/{game}/save", "/packs/{game}/new",
              "/packs/{game}/import", "/packs/{game}/{pack}/copy"},
    "edits": {"/packs/{game}/{pack}/name", "/packs/{game}/{pack}/link", "/packs/{game}/{pack}/alone",
              "/packs/{game}/{pack}/add", "/packs/{game}/{pack}/card/{card}"},
    "talk": {"/t/{table}/say"},
}  # fmt: skip


class Empty:
    """A limit that is used up; it counts who asks."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        self.asked[address] += 1
        return False


def test_forms_that_cost_much_are_counted() -> None:
    """Once the limit of an address is used up, each of them is refused, and no other form is."""

    async def look() -> None:
        async with opened() as app:
            who, names = await house_with_all(app)
            routes = [each for each in forms(app) if each.path not in FREE]
            known = {each.path for each in routes}
            for limit, paths in LIMITED.items():
                assert paths <= known
                whole, empty = getattr(app.state, limit), Empty()
                setattr(app.state, limit, empty)
                others = set().union(*(each for other, each in LIMITED.items() if other != limit))
                for route in [each for each in routes if each.path not in others]:
                    empty.asked.clear()
                    fields = {**filled(route, text="x"), "seats": "2", "game": "elekt"}
                    if "forget" in route.path:
                        continue  # what the others need
                    answer = await sent(who, route, names, {**fields, "token": who.form_token})
                    assert bool(empty.asked) == (answer.status == 429) == (route.path in paths), route.path
                    assert set(empty.asked) <= {who.hash if limit == "talk" else "127.0.0.1"}
                setattr(app.state, limit, whole)

    asyncio.run(look())


def test_limits_are_those_of_the_house_in_their_time() -> None:
    """Tables, reports and analyses per hour, files and changes per minute, the rest in ten seconds."""
    house = House(
        "sqlite://", posts=1, reads=2, new_tables=3, files=4, edits=5, reports_left=6, talk=7, analyses=8
    )
    app = make_app(house)
    periods = {
        "new_tables": 3600,
        "reports_left": 3600,
        "analyses": 3600,
        "files": 60,
        "edits": 60,
        "talk": 10,
    }
    for name, seconds in periods.items():
        bucket = getattr(app.state, name)
        assert (bucket.limit, bucket.period) == (getattr(house, name), seconds)
    gate = next(each.kwargs for each in app.user_middleware if each.cls is Guard)
    for name in ("posts", "reads"):
        assert (gate[name].limit, gate[name].period) == (getattr(house, name), 10)


def test_limits_say_when_to_come_again() -> None:
    """Each in every language, and those that last a while say for how long."""
    names = ("new_tables", "files", "edits", "reports_left", "analyses")
    state = type("State", (), {name: Empty() for name in (*names, "talk")})
    request: Any = type("Request", (), {"app": type("App", (), {"state": state}), "client": None})
    who: Any = type("Who", (), {"hash": "x"})
    waits = {"new_tables": None, "files": "10", "edits": "5", "reports_left": None, "analyses": None}
    checks: dict[str, Any] = {
        "new_tables": door.check_new_tables, "files": door.check_files, "edits": door.check_edits,
        "reports_left": door.check_reports, "analyses": door.check_analyses,
    }  # fmt: skip
    refusals = []
    for name, check in checks.items():
        with pytest.raises(door.Refused) as refused:
            check(request)
        refusals.append(refused.value)
        assert (refused.value.headers or {}).get("retry-after") == waits[name]
    with pytest.raises(door.Refused) as refused:
        door.check_talk(request, who)
    assert (refused.value.headers or {})["retry-after"] == "5"
    for each in (*refusals, refused.value):
        assert each.status_code == 429
        assert len({each.said(language) for language in LANGUAGES}) == len(LANGUAGES)
