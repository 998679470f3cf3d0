"""The guard at the door: who a visitor is, forms from other sites, sizes, rates, and safe headers."""

from __future__ import annotations

import asyncio
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from interrex.engine.packs import LANGUAGES
from interrex.web import keys
from interrex.web.access.refusals import Refused

COOKIE: Final = "interrex"
LANGUAGE_COOKIE: Final = "interrex-language"
YEAR: Final = 365 * 24 * 3600
MAX_BYTES: Final = 64 * 1024
MAX_FILE_BYTES: Final = 512 * 1024  # of a request that brings a whole pack
FILES: Final = re.compile(r"/packs/[\w-]+/import")
LENGTH: Final = re.compile(r"[0-9]{1,18}", re.ASCII)
BODY_SECONDS: Final = 20.0  # in which a request must have come whole
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # addresses with links in them are secrets
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: by the cookie of a browser or the bearer token of a program; or somebody new."""

    key: str
    by_cookie: bool
    is_new: bool
    language: str
    cookies: Mapping[str, str] = field(default_factory=dict, compare=False)

    @property
    def hash(self) -> str:
        return keys.hashed(self.key)

    @property
    def form_token(self) -> str:
        return keys.form_token(self.key)


def visitor(request: Request) -> Visitor:
    """Who asks; somebody new gets a key."""
    language = language_of(request)
    kind, _, bearer = request.headers.get("authorization", "").partition(" ")
    if kind.casefold() == "bearer" and keys.is_token(bearer.strip()):
        return Visitor(bearer.strip(), False, False, language, request.cookies)
    key = request.cookies.get(COOKIE, "")
    if keys.is_token(key):
        return Visitor(key, True, False, language, request.cookies)
    return Visitor(keys.new_key(), True, True, language, request.cookies)


def language_of(request: Request) -> str:
    """The language chosen, or the first of the browser's that we speak, or English."""
    chosen = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        if wish.strip()[:2] in LANGUAGES:
            return wish.strip()[:2]
    return "en"


def remember(response: Response, request: Request, who: Visitor) -> None:
    """Leave the key with a new browser."""
    if who.is_new and who.by_cookie:
        response.set_cookie(
            COOKIE, who.key, max_age=YEAR, httponly=True, samesite="lax", secure=is_secure(request)
        )


def is_secure(request: Request) -> bool:
    return request.url.scheme == "https"


def check_form(request: Request, who: Visitor, token: str) -> None:
    """Refuse what another site sends in a browser's name."""
    if not who.by_cookie:
        return
    origin = request.headers.get("origin")
    if origin not in (None, "null") and urlsplit(origin).netloc != request.headers.get("host"):
        raise Refused(403, "other-site")
    if not keys.same(token, who.form_token):
        raise Refused(403, "old-page")


class Bucket:
    """A limit per address and period; addresses that have not come for long are forgotten."""

    def __init__(self, limit: int, period: float) -> None:
        self.limit = limit
        self.period = period
        self.left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, address: str) -> bool:
        """Count one more from this address; False if that is too many."""
        now = time.monotonic()
        left, since = self.left.pop(address, (float(self.limit), now))
        left = min(self.limit, left + (now - since) * self.limit / self.period)
        self.left[address] = (left - 1 if left >= 1 else left, now)
        while len(self.left) > 10_000:
            self.left.popitem(last=False)
        return left >= 1


@lru_cache(maxsize=10_000)
def network(address: str) -> str:
    """What limits count: an IPv4 address, or the network of an IPv6 one, which one visitor has whole."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is None:
        return str(ip_address(int(found) >> 64 << 64))
    return address


Refusal = Callable[[Request, Exception], Awaitable[Response]]


class Guard:
    """Limits on size and rate, and headers on every answer."""

    def __init__(self, app: ASGIApp, posts: Bucket, reads: Bucket, refusal: Refusal) -> None:
        self.app = app
        self.posts = posts
        self.reads = reads
        self.refusal = refusal  # makes the answer that says so

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if not scope["path"].startswith("/static/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        address = network(scope["client"][0]) if scope.get("client") else ""
        bucket = self.reads if scope["method"] in ("GET", "HEAD", "OPTIONS") else self.posts
        if not scope["path"].startswith("/static/") and not bucket.take(address):
            await self.refuse(Refused(429, "too-fast", {"retry-after": "2"}), scope, receive, guarded)
            return
        length = Headers(scope=scope).get("content-length", "0")
        most = MAX_FILE_BYTES if FILES.fullmatch(scope["path"]) else MAX_BYTES
        if not LENGTH.fullmatch(length) or int(length) > most:
            too_large = Refused(413, "too-large", most=most // 1024)
            await self.refuse(too_large, scope, receive, guarded)
            return
        await self.app(scope, _Limited(receive, most), guarded)

    async def refuse(self, why: Refused, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse without reading the request."""
        answer = await self.refusal(Request(scope), why)
        await answer(scope, receive, send)


class _Limited:
    """Stops reading a body that is longer or slower than it may be, whatever its header says."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = most
        self.read = 0
        self.until = asyncio.get_running_loop().time() + BODY_SECONDS
        self.whole = False

    async def __call__(self) -> Message:
        if self.whole:  # what comes now is only that the visitor has gone
            return await self.receive()
        try:
            async with asyncio.timeout_at(self.until):
                message = await self.receive()
        except TimeoutError:
            raise Refused(408, "too-slow") from None
        self.whole = not message.get("more_body", False)
        self.read += len(message.get("body", b""))
        if self.read > self.most:
            raise Refused(413, "too-large", most=self.most // 1024)
        return message
