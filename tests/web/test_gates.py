"""The gates of the server by themselves: limits to the last one, languages, forms, links, what is sent."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message, Receive, Scope, Send

from interrex.engine.chance import Chance
from interrex.web import keys
from interrex.web.access import connections, door, guard
from interrex.web.access.connections import Connections
from interrex.web.access.guard import (
    COOKIE,
    LANGUAGE_COOKIE,
    MAX_BYTES,
    MAX_FILE_BYTES,
    Bucket,
    Guard,
    Visitor,
)
from interrex.web.access.refusals import Refused
from interrex.web.memory import Memory
from interrex.web.show import stream
from interrex.web.show.sending import KEPT, Sent, _difference
from interrex.web.tables.clocks import as_text
from interrex.web.tables.new_table import COLOURS
from interrex.web.workers.pauses import REMEMBERED, Pauses

KEY = "0123456789abcdef" * 2


def scope_of(
    method: str = "GET", path: str = "/", query: str = "", client: str = "1.2.3.4", **headers: str
) -> Scope:
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {
        "type": "http", "method": method, "path": path, "query_string": query.encode(), "headers": named,
        "client": (client, 1), "scheme": "http", "server": ("here", 80),
    }  # fmt: skip


# --- rates ---------------------------------------------------------------------------------------------


def test_an_address_may_come_so_often_and_again_as_time_goes_by(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("interrex.web.access.guard.time.monotonic", lambda: now[0])
    bucket = Bucket(4, 8.0)
    assert [bucket.take("a") for _ in range(6)] == [True] * 4 + [False] * 2
    assert bucket.take("b")  # another address
    now[0] += 1.9
    assert not bucket.take("a")
    now[0] += 0.2  # two seconds for each
    assert [bucket.take("a") for _ in range(2)] == [True, False]
    now[0] += 4.0
    assert [bucket.take("a") for _ in range(3)] == [True, True, False]
    now[0] += 1000.0  # never more than the limit
    assert [bucket.take("a") for _ in range(5)] == [True] * 4 + [False]


def test_addresses_that_have_not_come_for_long_are_forgotten() -> None:
    bucket = Bucket(1, 1000.0)
    for number in range(10_000):
        assert bucket.take(str(number))
    assert not bucket.take("0")  # it came again, so it is known for longer than the next
    assert bucket.take("new")
    assert len(bucket.left) == 10_000
    assert not bucket.take("0")
    assert bucket.take("1")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("10.1.2.3", "10.1.2.3"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:3:3:4:5:6", "2001:db8:1:3::"),
        ("::ffff:10.1.2.3", "::ffff:10.1.2.3"),
        ("somebody", "somebody"),
        ("", ""),
    ],
)
def test_one_visitor_is_counted_once_whatever_the_address(address: str, counted: str) -> None:
    assert guard.network(address) == counted


def test_one_address_holds_so_many_connections_and_proxies_any_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connections, "MAX_FROM_ADDRESS", 3)
    held = Connections(frozenset({"proxy"}))
    assert [held.come("a") for _ in range(4)] == [True, True, True, False]
    assert all(held.come("proxy") for _ in range(9))
    assert held.come("b")
    held.go("a")
    held.go("a")
    assert held.come("a")
    assert not held.come("a")
    assert (held.open, held.by_address["a"]) == (14, 4)
    for _ in range(4):
        held.go("a")
    assert "a" not in held.by_address


def test_who_says_nothing_for_longest_makes_room() -> None:
    class Line:
        aborted = False

        def abort(self) -> None:
            self.aborted = True

    lines: list[Any] = [Line(), Line()]
    held = Connections(most=2)
    for line in lines:
        held.come("a")
        held.silent[line] = None
    assert not any(line.aborted for line in lines)
    held.come("b")
    assert [line.aborted for line in lines] == [True, False]
    held.come("b")
    assert [line.aborted for line in lines] == [True, True]
    assert held.come("b")  # nobody is silent: it comes all the same


# --- the guard -----------------------------------------------------------------------------------------


async def read_all(scope: Scope, receive: Receive, send: Send) -> None:
    """An app that reads what it is sent and answers its length."""
    length, more = 0, True
    while more:
        message = await receive()
        length += len(message.get("body", b""))
        more = message.get("more_body", False)
    await PlainTextResponse(str(length))(scope, receive, send)


async def refusal(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refused)
    return PlainTextResponse(why.key, why.status_code, why.headers)


def answered(scope: Scope, *body: bytes, posts: int = 9, reads: int = 9) -> tuple[int, dict[str, str], bytes]:
    """What the guard lets through to that app."""
    guarded = Guard(read_all, Bucket(posts, 60.0), Bucket(reads, 60.0), refusal)
    return ask(guarded, scope, *body)


def ask(guarded: Guard, scope: Scope, *body: bytes) -> tuple[int, dict[str, str], bytes]:
    sent: list[Message] = []
    left = list(body) or [b""]

    async def receive() -> Message:
        return {"type": "http.request", "body": left.pop(0), "more_body": bool(left)}

    async def send(message: Message) -> None:
        sent.append(message)

    try:
        asyncio.run(guarded(scope, receive, send))
    except Refused as why:
        return why.status_code, {}, why.key.encode()
    headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers, b"".join(each.get("body", b"") for each in sent[1:])


@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/tables", MAX_BYTES),
        ("/packs/elekt/import", MAX_FILE_BYTES),
        ("/packs/elekt/imports", MAX_BYTES),
        ("/packs/a/b/import", MAX_BYTES),
    ],
)
def test_a_request_is_as_long_as_it_may_be_and_no_longer(path: str, most: int) -> None:
    """By what its header says, and by what really comes."""
    fits = scope_of("POST", path, content_length=str(most))
    assert answered(fits, b"x" * most)[::2] == (200, str(most).encode())
    for length in (str(most + 1), "-1", "1e3", "", "9" * 19, "²"):
        status, _, said = answered(scope_of("POST", path, content_length=length))
        assert (status, said) == (413, b"too-large")
    half = most // 2
    assert answered(scope_of("POST", path), b"x" * half, b"x" * (most - half))[0] == 200
    assert answered(scope_of("POST", path), b"x" * half, b"x" * (most - half), b"x")[::2] == (
        413,
        b"too-large",
    )


def test_reads_and_posts_are_counted_apart_and_static_files_not_at_all() -> None:
    guarded = Guard(read_all, Bucket(1, 1000.0), Bucket(2, 1000.0), refusal)
    asked = [
        ("POST", "/", 200), ("POST", "/", 429), ("GET", "/", 200), ("HEAD", "/", 200), ("OPTIONS", "/", 429),
        ("GET", "/static/a.css", 200), ("GET", "/statics", 429),
    ]  # fmt: skip
    for method, path, expected in asked:
        status, headers, _ = ask(guarded, scope_of(method, path))
        assert (method, path, status) == (method, path, expected)
        assert headers["x-frame-options"] == "DENY"
        assert ("cache-control" in headers) == (path != "/static/a.css")
        assert ("retry-after" in headers) == (status == 429)
    assert ask(guarded, scope_of("POST", "/", client="5.6.7.8"))[0] == 200


def test_what_is_no_request_passes_as_it_is() -> None:
    passed: list[Scope] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        passed.append(scope)

    guarded = Guard(app, Bucket(0, 1.0), Bucket(0, 1.0), refusal)
    asyncio.run(guarded({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert passed == [{"type": "lifespan"}]


# --- who asks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("query", "headers", "language"),
    [
        ("lang=pl", {"cookie": f"{LANGUAGE_COOKIE}=pt", "accept_language": "en"}, "pl"),
        ("lang=xx", {"cookie": f"{LANGUAGE_COOKIE}=pt", "accept_language": "pl"}, "pl"),
        ("", {"cookie": f"{LANGUAGE_COOKIE}=pt", "accept_language": "pl"}, "pt"),
        ("", {"cookie": f"{LANGUAGE_COOKIE}=de", "accept_language": "de, pt-BR;q=0.9,pl"}, "pt"),
        ("", {"accept_language": "de,fr"}, "en"),
        ("", {}, "en"),
    ],
)
def test_the_language_is_the_one_chosen_or_the_browsers_or_english(
    query: str, headers: Mapping[str, str], language: str
) -> None:
    assert guard.language_of(Request(scope_of(query=query, **headers))) == language


def test_a_program_is_known_by_its_token_a_browser_by_its_cookie_and_nobody_else() -> None:
    other = "f" * 32
    for headers, key, by_cookie, is_new in (
        ({"authorization": f"Bearer {KEY} ", "cookie": f"{COOKIE}={other}"}, KEY, False, False),
        ({"authorization": f"bearer {KEY}"}, KEY, False, False),
        ({"authorization": f"Basic {KEY}", "cookie": f"{COOKIE}={other}"}, other, True, False),
        ({"authorization": f"Bearer {KEY}0", "cookie": f"{COOKIE}={other}"}, other, True, False),
        ({"cookie": f"{COOKIE}={other[1:]}"}, "", True, True),
        ({}, "", True, True),
    ):
        who = guard.visitor(Request(scope_of(**headers)))
        assert (who.by_cookie, who.is_new) == (by_cookie, is_new)
        assert who.key == key if key else keys.is_token(who.key)
        answer = Response()
        guard.remember(answer, Request(scope_of()), who)
        assert ("set-cookie" in answer.headers) == is_new


@pytest.mark.parametrize(
    ("origin", "token", "refused"),
    [
        (None, True, ""),
        ("null", True, ""),
        ("http://here", True, ""),
        ("http://there", True, "other-site"),
        ("http://here:81", True, "other-site"),
        (None, False, "old-page"),
        ("http://there", False, "other-site"),
    ],
)
def test_a_form_comes_from_our_own_page(origin: str | None, token: bool, refused: str) -> None:
    who = Visitor(KEY, True, False, "en")
    headers = {"host": "here"} | ({"origin": origin} if origin else {})
    request = Request(scope_of("POST", **headers))
    sent = who.form_token if token else keys.form_token("f" * 32)
    if refused:
        with pytest.raises(Refused) as why:
            guard.check_form(request, who, sent)
        assert (why.value.key, why.value.status_code) == (refused, 403)
    else:
        guard.check_form(request, who, sent)
    guard.check_form(request, Visitor(KEY, False, False, "en"), "")  # programs bring no cookie


def test_names_and_colours_are_cleaned() -> None:
    longest = door.MAX_NAME_LENGTH
    for text, name in (
        ("Ola", "Ola"),
        ("  O\t la\n\x00 ", "O la"),
        ("", "C"),
        (" \n ", "C"),
        ("x" * longest, "x" * longest),
        ("x" * (longest + 1), "x" * longest),
        ("x" * (longest - 1) + " y", "x" * (longest - 1)),
    ):
        assert door.clean_name(text, "C") == name
    for seat in range(2 * len(COLOURS)):
        assert door.clean_colour("no colour", seat) == COLOURS[seat % len(COLOURS)]
        assert door.clean_colour(COLOURS[1], seat) == COLOURS[1]


def test_links_differ_by_all_they_are_made_of() -> None:
    made = [
        keys.link(KEY, "a", 0, 1), keys.link("f" * 32, "a", 0, 1), keys.link(KEY, "b", 0, 1),
        keys.link(KEY, "a", 1, 1), keys.link(KEY, "a", 0, 2), keys.link(KEY, "a", keys.WATCH, 1),
        keys.pack_link(KEY, "a", 1), keys.pack_link(KEY, "a", 2), keys.pack_link(KEY, "b", 1),
        keys.form_token(KEY),
    ]  # fmt: skip
    assert len({*made}) == len(made)
    assert all(keys.is_token(each) for each in made)
    assert keys.link(KEY, "a", 0, 1) == made[0]
    assert [keys.is_token(each) for each in (KEY[1:], f"{KEY}0", KEY.upper(), f"{KEY}\n", "")] == [False] * 5
    assert all(1 <= keys.new_issue() <= keys.MAX_ISSUE for _ in range(50))
    assert keys.same("a", "a")
    assert not keys.same("a", "b")
    for token in ("", KEY[1:]):
        with pytest.raises(Refused, match="link"):
            door.checked_link(token)
    assert door.checked_link(KEY) == KEY


# --- who looks -----------------------------------------------------------------------------------------


class Looked:
    """As much of a hall and a table of three seats as is asked about who looks."""

    def __init__(self) -> None:
        self.watchers: Counter[str] = Counter()
        self.listeners: dict[object, int] = {}
        self.game = SimpleNamespace(seats=3)

    def looked_at_by(self, seat: int, count: int) -> None:
        self.listeners |= {object(): seat for _ in range(count)}

    def streams(self, seat: int, address: str = "a") -> str:
        """Whether one more may look; why not."""

        async def events() -> AsyncIterator[bytes]:
            yield b"x"

        async def all_sent() -> list[int]:
            during = []
            answer = stream.streamed(self, self, seat, address, events())  # type: ignore[arg-type]
            async for _ in answer.body_iterator:
                during.append(self.watchers[address])
            return during

        try:
            before = self.watchers[address]
            assert asyncio.run(all_sent()) == [before + (seat == 3)]
            assert self.watchers[address] == before
        except Refused as why:
            return f"{why.status_code} {why.key}"
        return ""


@pytest.mark.parametrize("seat", [0, 2])
def test_a_seat_has_so_many_pages_whoever_watches(seat: int) -> None:
    table = Looked()
    table.looked_at_by(3, stream.MAX_WATCHERS)
    table.looked_at_by(1, stream.MAX_FOR_SEAT)
    table.looked_at_by(seat, stream.MAX_FOR_SEAT - 1)
    table.watchers["a"] = stream.MAX_FROM_ADDRESS
    assert table.streams(seat) == ""
    table.looked_at_by(seat, 1)
    assert table.streams(seat) == "429 many-pages"


def test_so_many_watch_a_table_and_so_many_from_one_address() -> None:
    table = Looked()
    table.looked_at_by(0, stream.MAX_WATCHERS)
    table.looked_at_by(3, stream.MAX_WATCHERS - 1)
    table.watchers["a"] = stream.MAX_FROM_ADDRESS - 1
    assert table.streams(3) == ""
    table.watchers["a"] = stream.MAX_FROM_ADDRESS
    assert table.streams(3) == "429 many-watchers"
    assert table.streams(3, "b") == ""
    assert "b" not in dict(+table.watchers)
    table.looked_at_by(3, 1)
    assert table.streams(3, "b") == "429 many-watchers"


# --- what is kept and sent -----------------------------------------------------------------------------


def test_a_memory_keeps_what_was_used_last() -> None:
    """At least so many as it may, less than twice as many, and nothing is made twice while it is kept."""
    made: list[int] = []

    def make(number: int) -> str:
        made.append(number)
        return f"thing {number}"

    memory = Memory[str](4)
    for number in (0, 1, 0, 2, 3, 0, 4, 5, 6):
        assert memory.cached(make, number) == f"thing {number}"
        assert len(memory.fresh) < 4
        assert len(memory.fresh) + len(memory.old) < 8
    assert made == [0, 1, 2, 3, 4, 5, 6]
    assert [memory.cached(make, number) for number in (0, 6, 1)] == ["thing 0", "thing 6", "thing 1"]
    assert made[7:] == [1]  # only what was not used for long


def restored(kept: list[str], short: Any) -> str:
    """What a page makes of what it was sent, as ``regions.js`` does."""
    if isinstance(short, int):
        text = kept.pop(short)
    elif isinstance(short, str):
        text = short
    else:
        before = kept[-1]
        text = before[: short[0]] + short[2] + (before[len(before) - short[1] :] if short[1] else "")
    kept.append(text)
    del kept[:-KEPT]
    return text


def test_a_page_reads_what_was_shortened_for_it() -> None:
    chance, sent, shorter = Chance(4), Sent(), 0
    prompts: list[str] = []
    parts: dict[str, list[str]] = {}
    texts = ["", "a", "ab" * 30, "ab" * 29 + "c", "x" + "ab" * 30, "ąę" * 20, "ąę" * 20 + "🂡", "q" * 9]
    for _ in range(800):
        news: dict[str, Any] = {"other": 1}
        if chance.below(2):
            news["prompt"] = texts[chance.below(len(texts))]
        if chance.below(2):
            news["parts"] = {name: texts[chance.below(len(texts))] for name in "ab"[: 1 + chance.below(2)]}
        short = sent.shortened(news)
        assert short["other"] == 1
        assert short.keys() == news.keys()
        if "prompt" in news:
            assert restored(prompts, short["prompt"]) == news["prompt"]
            shorter += short["prompt"] != news["prompt"]
        for name, text in news.get("parts", {}).items():
            assert restored(parts.setdefault(name, []), short["parts"][name]) == text
        assert len(sent.prompts) <= KEPT
    assert shorter > 100


def test_what_differs_by_most_is_sent_whole() -> None:
    """Up to four fifths of the text; and what a browser counts otherwise than Python does always."""
    assert _difference("0123456789", "01abcdefgh") == [2, 0, "abcdefgh"]
    assert _difference("0123456789", "0abcdefghi") == "0abcdefghi"
    assert _difference("0123456789", "0abcdefg89") == [1, 2, "abcdefg"]
    assert _difference("aaaa", "aaaaaa") == [4, 0, "aa"]
    assert _difference("aaaaaa", "aaaa") == [4, 0, ""]
    assert _difference("🂡 0123456789", "🂡 0123456780") == "🂡 0123456780"
    assert _difference("0123456789", "012345678🂡") == "012345678🂡"
    assert _difference("ą123456789", "ą123456780") == [9, 0, "0"]


# --- times ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("milliseconds", "text"),
    [
        (-5, "0:00"), (0, "0:00"), (999, "0:00"), (1000, "0:01"), (59_999, "0:59"), (60_000, "1:00"),
        (245_000, "4:05"), (3_599_999, "59:59"), (3_600_000, "1:00:00"), (3_661_000, "1:01:01"),
        (36_610_000, "10:10:10"),
    ],
)  # fmt: skip
def test_times_are_written_as_on_a_clock(milliseconds: int, text: str) -> None:
    assert as_text(milliseconds) == text


def test_bots_answer_at_the_tick_after_most_are_ready() -> None:
    pauses = Pauses(2.0)
    assert pauses.usual("elekt", "easy") == 0.0
    for seconds in (5.0, 1.0, 3.0):
        pauses.thought("elekt", "easy", seconds)
    assert pauses.usual("elekt", "easy") == 5.0  # of fewer than ten the longest
    assert pauses.usual("elekt", "hard") == pauses.usual("veto", "easy") == 0.0
    for number in range(REMEMBERED):
        pauses.thought("elekt", "easy", float(number))
    assert pauses.usual("elekt", "easy") == 44.0  # nine tenths of the last fifty
    for usual, ready, tempo, due in (
        (0.0, 0.0, 1.0, 2.0), (0.0, 2.0, 1.0, 2.0), (0.0, 2.1, 1.0, 2.5), (4.1, 0.0, 1.0, 6.5),
        (0.0, 0.0, 0.25, 0.5), (0.0, 0.5, 0.25, 0.5), (0.0, 0.6, 0.25, 1.0), (1.5, 0.6, 0.25, 2.5),
        (0.0, 0.06, 0.05, 0.1), (0.05, 0.11, 0.05, 0.2), (0.0, 0.0, 0.05, 0.1),
    ):  # fmt: skip
        assert pauses.due(usual, ready, tempo) == pytest.approx(due)
    assert Pauses(0.0).due(3.0, 1.5) == 1.5
