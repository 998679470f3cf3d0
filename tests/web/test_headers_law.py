"""Headers on every answer, whatever it is; and what browsers are told to keep, for how long and for whom."""

from __future__ import annotations

import asyncio
from http.cookies import Morsel, SimpleCookie
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute
from starlette.requests import Request

from interrex.engine.packs import LANGUAGES
from interrex.web import keys
from interrex.web.access.guard import COOKIE, HEADERS, LANGUAGE_COOKIE, MAX_BYTES
from interrex.web.pages.answers import current_path
from interrex.web.pages.table import COACH_COOKIE
from tests.asgi import Answer, Person, every_route, hall_of, opened, seated
from tests.web.test_forms_law import house_with_all, sent

YEAR = 31_536_000
MONTH = 2_592_000


def check_headers(answer: Answer, path: str) -> None:
    found = {name.decode(): value.decode() for name, value in answer.headers}
    assert {name: found.get(name) for name in HEADERS} == HEADERS, path
    assert ("no-store" in found.get("cache-control", "")) == (not path.startswith("/static/")), path
    policy = found["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy


def test_every_answer_has_the_headers() -> None:
    """Pages, calls, files, events, what is refused, too long, too fast, unknown or done; nothing but what
    lies in the folder of fixed files may be kept by a browser."""

    async def look() -> None:
        async with opened() as app:
            who, names = await house_with_all(app)
            met = set()
            for route in every_route(app):
                game = "veto" if route.path.startswith("/decks") else "elekt"
                known = {"puzzle": "x", "deck": "sicz", "rule": "x", "key": "x", "name": "x", "file": "x"}
                values = {each: known.get(each, "x") for each in route.param_convertors} | names
                path = route.path.format(**{**values, "game": game})
                for method in sorted((route.methods or set()) - {"HEAD"}):
                    if method == "GET":
                        answer = await who.get(path)
                    elif not isinstance(route, APIRoute):
                        continue
                    elif path.startswith("/api/"):
                        answer = await who.call(path)
                    else:
                        answer = await sent(who, route, names, {})
                    check_headers(answer, path)
                    met.add(answer.status)
            check_headers(await who.get("/static/nothing"), "/static/nothing")
            check_headers(await who.get("/nothing"), "/nothing")
            long = await who.send("POST", "/new", b"x" * (MAX_BYTES + 1))
            check_headers(long, "/new")
            met.add(long.status)
            assert {200, 404, 413, 422} <= met

    asyncio.run(look())


def test_whoever_comes_too_fast_gets_the_headers_too() -> None:
    async def look() -> None:
        async with opened(reads=1, posts=1) as app:
            who = Person(app)
            assert [(await who.get("/")).status for _ in range(2)] == [200, 429]
            check_headers(await who.get("/"), "/")
            await who.submit("/play", game="elekt")
            late = await who.submit("/play", game="elekt")
            assert late.status == 429
            check_headers(late, "/play")
            assert dict(late.headers)[b"retry-after"]

    asyncio.run(look())


def cookies(answer: Answer) -> dict[str, Morsel[str]]:
    """What a browser is told to keep."""
    found: SimpleCookie = SimpleCookie()
    for name, value in answer.headers:
        if name == b"set-cookie":
            found.load(value.decode())
    return dict(found)


async def asked(app: FastAPI, person: Person, scheme: str, path: str, **fields: str) -> Answer:
    """A request in the open or over a safe line."""
    whole = person.app

    async def over(scope: dict[str, Any], receive: Any, send: Any) -> None:
        await app({**scope, "scheme": scheme}, receive, send)

    person.app = over  # type: ignore[assignment]
    answer = await (person.submit(path, **fields) if fields else person.get(path))
    person.app = whole
    return answer


@pytest.mark.parametrize("scheme", ["http", "https"])
def test_what_a_browser_keeps_is_its_own_and_safe_where_the_line_is(scheme: str) -> None:
    """The key and links for watching are kept from scripts; nothing is sent along from other sites."""

    async def look() -> None:
        async with opened() as app:
            live, people, creator = await seated(app, "elekt", 2)
            watch = keys.link(creator.key, live.id, keys.WATCH, live.row.watch_issue)
            nobody = Person(app, "x")
            wanted = {
                COOKIE: (await asked(app, nobody, scheme, "/"), YEAR, True),
                keys.watch_cookie(live.id): (await asked(app, people[0], scheme, f"/w/{watch}"), MONTH, True),
                LANGUAGE_COOKIE: (
                    await asked(app, people[0], scheme, "/language", lang="pl", back="/x"), YEAR, False,
                ),
                COACH_COOKIE: (await asked(app, people[0], scheme, "/coach", wanted="yes"), YEAR, True),
            }  # fmt: skip
            for name, (answer, seconds, is_hidden) in wanted.items():
                (kept,) = cookies(answer).values()
                assert kept.key == name
                assert int(kept["max-age"]) == seconds
                assert bool(kept["httponly"]) == is_hidden
                assert (kept["samesite"], bool(kept["secure"])) == ("lax", scheme == "https")
                assert kept["path"] == "/"
            assert cookies(wanted[LANGUAGE_COOKIE][0])[LANGUAGE_COOKIE].value == "pl"
            assert cookies(wanted[keys.watch_cookie(live.id)][0])[keys.watch_cookie(live.id)].value == watch
            assert keys.is_token(cookies(wanted[COOKIE][0])[COOKIE].value)
            assert cookies(await asked(app, people[0], scheme, "/")) == {}
            assert hall_of(app).live

    asyncio.run(look())


def test_whoever_wants_to_be_warned_is_remembered_and_comes_back_to_the_table() -> None:
    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            for wanted in ("yes", "no", "x", ""):
                for back in ("/t/x", "/", "/x", "//evil", "https://evil/t/"):
                    answer = await who.submit("/coach", wanted=wanted, back=back)
                    assert cookies(answer)[COACH_COOKIE].value == ("yes" if wanted == "yes" else "no")
                    there = "/t/x" if back == "/t/x" else "/"
                    assert dict(answer.headers)[b"location"].decode() == there

    asyncio.run(look())


def test_another_language_is_one_of_ours_and_the_way_back_leads_here() -> None:
    async def look() -> None:
        async with opened() as app:
            who = Person(app)
            for lang in (*LANGUAGES, "xx", ""):
                for back in (
                    "/",
                    "/t/x?seat=A",
                    "//evil.example",
                    "/\\evil.example",
                    "evil",
                    "https://evil",
                    "",
                ):
                    answer = await who.submit("/language", lang=lang, back=back)
                    is_here = back.startswith("/") and "evil" not in back
                    back = back or "/"
                    good = lang in LANGUAGES and (is_here or back == "/")
                    assert answer.status == (303 if good else 422), (lang, back)
                    assert dict(answer.headers).get(b"location") == (back.encode() if good else None)

    asyncio.run(look())


def asking(path: str, query: str) -> Request:
    line = {"scheme": "http", "server": ("x", 80), "method": "GET", "headers": []}
    return Request({"type": "http", "path": path, "query_string": query.encode(), **line})


def test_the_way_back_says_where_one_is() -> None:
    """What is looked for in cards, decks and packs whole; elsewhere only what a page needs to be the same."""
    long = "x" * 200
    for path, query, kept in (
        ("/t/a", "", ""), ("/t/a", "seat=A&note=moved-on&x=1", "seat=A"),
        ("/t/a/replay", "at=3&step=4&game=elekt", "at=3&step=4&game=elekt"),
        ("/cards/elekt", "keyword=x&sort=&seat=A", "keyword=x&seat=A"), ("/decks/veto", "pack=p", "pack=p"),
        ("/packs/elekt/a", "text=b+c", "text=b+c"), ("/new", "game=veto&deck=x", "game=veto"),
        ("/t/a", "seat=", "seat="), ("/cards/veto", f"text={long}", ""),
    ):  # fmt: skip
        scope = {
            "type": "http",
            "path": path,
            "query_string": query.encode(),
            "headers": [],
            "scheme": "http",
        }
        request = Request({**scope, "server": ("x", 80), "method": "GET"})
        assert current_path(request) == (f"{path}?{kept}" if kept else path)
    for length in (199, 200, 201):
        path = "/cards/" + "y" * (length - len("/cards/?a=b"))
        assert current_path(asking(path, "a=b")) == (f"{path}?a=b" if length <= 200 else path)
