"""The application: pages, API, streams and bots around one store."""

from __future__ import annotations

import gc
import logging
import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI, HTTPException, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import DBAPIError
from starlette.exceptions import HTTPException as StarletteHTTPException

from interrex import __version__
from interrex.engine.errors import InterrexError
from interrex.engine.packs import LANGUAGES
from interrex.web.access.guard import Bucket, Guard, remember, visitor
from interrex.web.access.refusals import Refused
from interrex.web.api import tables as api_tables
from interrex.web.api import together as api_together
from interrex.web.pages import (
    analysis,
    assets,
    cards,
    decks,
    home,
    learn,
    new,
    pack_cards,
    packs,
    puzzles,
    replay,
    report,
    rules,
    seats,
    statistics,
    story,
    table,
    together,
)
from interrex.web.pages.answers import current_path, wants_json, whole_page
from interrex.web.phrases import say
from interrex.web.show.jinja import page
from interrex.web.store import AWAY, Store, StoreAway
from interrex.web.store.connect import is_damaged
from interrex.web.tables import absence, counting
from interrex.web.tables.chronicle import OnlyTold
from interrex.web.tables.hall import Hall, NoTable
from interrex.web.tables.packs import read_shelf
from interrex.web.workers.analysts import Analysts
from interrex.web.workers.readers import Busy, Readers, Unreadable
from interrex.web.workers.thinkers import Thinkers
from interrex.words import refusal

log: Final = logging.getLogger("interrex.web")
PAGES: Final = (
    assets, home, seats, table, new, replay, analysis, report, learn, puzzles, statistics, rules, cards,
    decks, packs, pack_cards, together, story,
)  # fmt: skip
API: Final = (api_tables, api_together)
PAGE_REFUSALS: Final = {404: "no-such-page", 405: "senseless"}  # raised by the framework itself


@dataclass(frozen=True, slots=True)
class House:
    """How a server is set up."""

    database: str
    pace: float = 0.7  # seconds before a bot's move is shown
    thinkers: int = os.cpu_count() or 1
    think_limit: float = 10.0  # seconds a bot may think
    posts: int = 120  # per address in ten seconds; friends often share an address
    reads: int = 600  # per address in ten seconds
    read_limit: float = 10.0  # seconds in which a file that somebody sends must be read
    new_tables: int = 60  # per address and hour
    files: int = 30  # records, decks and packs per address and minute
    edits: int = 240  # changes of packs per address and minute: the editor keeps what is typed by itself
    reports_left: int = 20  # reports to the host per address and hour
    talk: int = 8  # what one browser may say at tables in ten seconds
    analyses: int = 12  # per address and hour
    analysts: int = os.cpu_count() or 1  # processes that analyse finished games, at idle priority
    packs: Path | None = None  # a folder with more packs of cards
    reports: str = ""  # the folder for reports of problems; empty where the host wants none


def make_app(house: House) -> FastAPI:
    """The application of a server set up so; its hall opens when the server starts."""
    shelf = read_shelf(house.packs)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store = getattr(app.state, "store", None) or Store(house.database)
        thinkers = Thinkers(house.thinkers, house.think_limit)
        readers, analysts = Readers(limit=house.read_limit), Analysts(house.analysts)
        hall = Hall(store, thinkers, house.pace, shelf, readers, analysts)
        app.state.hall = hall
        collect_garbage_rarely()
        hall.wire.open()
        hall.start(hall.resume_bots())
        if house.pace:
            hall.start(thinkers.warm_up())
        hall.start(hall.chronicle.run())
        hall.start(counting.run(hall))
        hall.start(hall.study.resume())
        hall.start(absence.keep_time(hall))
        yield
        await hall.close()

    app = FastAPI(
        title="Interrex",
        version=__version__,
        description="A referee and a table for tabletop games, open to programs as the pages are to people.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
    )
    app.state.reports = Path(house.reports) if house.reports else None
    app.state.new_tables = Bucket(house.new_tables, 3600)
    app.state.files = Bucket(house.files, 60)
    app.state.edits = Bucket(house.edits, 60)
    app.state.reports_left = Bucket(house.reports_left, 3600)
    app.state.talk = Bucket(house.talk, 10)
    app.state.analyses = Bucket(house.analyses, 3600)
    app.add_middleware(Guard, posts=Bucket(house.posts, 10), reads=Bucket(house.reads, 10), refusal=_refusal)
    for part in (*PAGES, *API):
        app.include_router(part.router)
    app.mount("/static", StaticFiles(directory=Path(__file__).parent / "static"), name="static")

    @app.get("/docs", include_in_schema=False)
    async def docs(request: Request) -> Response:
        """The API, described; drawn by us, so that no script comes from elsewhere."""
        return whole_page(request, visitor(request), "docs.html", api=app.openapi())

    @app.get("/healthz", include_in_schema=False)
    async def health() -> dict[str, Any]:
        """The server answers."""
        return {"ok": True}

    app.add_exception_handler(StarletteHTTPException, _refusal)
    app.add_exception_handler(RequestValidationError, _refusal)
    app.add_exception_handler(NoTable, _refusal)
    app.add_exception_handler(OnlyTold, _told)
    app.add_exception_handler(InterrexError, _refusal)
    app.add_exception_handler(DBAPIError, _refusal)
    app.add_exception_handler(StoreAway, _refusal)
    return app


def collect_garbage_rarely() -> None:
    """Let the garbage collector look only at new objects, so that its pauses are short."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 4, 1_000_000)


async def _told(request: Request, error: Exception) -> Response:
    """A table that cannot be played is told, to those who may look at it."""
    assert isinstance(error, OnlyTold)
    try:
        return await story.only_told(request, error)
    except (Refused, *AWAY) as refused:
        return await _refusal(request, refused)


async def _refusal(request: Request, error: Exception) -> Response:
    """A refusal in words: as JSON for programs, as a page for people, in their language."""
    who = visitor(request)
    is_program = request.url.path.startswith("/api/")
    status, said, headers = _reason(error, "en" if is_program else who.language, is_program)
    if is_program:
        return JSONResponse({"detail": said}, status, headers)
    if wants_json(request):
        return JSONResponse({"refused": said, "rule": ""}, status, headers)
    path = current_path(request) if request.method == "GET" else "/"
    text = page("refused.html", who.language, said=said, form_token=who.form_token, path=path, status=status)
    response = HTMLResponse(text, status, headers)
    remember(response, request, who)
    return response


def _reason(error: Exception, language: str, is_program: bool) -> tuple[int, str, Mapping[str, str] | None]:
    """Status, sentence and headers of a refusal."""
    if isinstance(error, Refused):
        return error.status_code, error.said(language), error.headers
    if isinstance(error, StarletteHTTPException):
        said = say(language, PAGE_REFUSALS.get(error.status_code, "")) or str(error.detail)
        return error.status_code, str(error.detail) if is_program else said, error.headers
    if isinstance(error, RequestValidationError):
        complaints = "; ".join(_complaint(each) for each in error.errors())
        return 422, complaints if is_program else say(language, "senseless"), None
    if isinstance(error, NoTable):
        return 404, say(language, "no-such-table"), None
    if isinstance(error, AWAY):
        log.warning("the database failed: %s", type(error).__name__)
        if is_damaged(error):
            return 503, say(language, "database-damaged"), None
        return 503, say(language, "database-away"), {"retry-after": "2"}
    if isinstance(error, Busy):
        return 503, say(language, "readers-busy"), {"retry-after": "10"}
    if isinstance(error, Unreadable):
        return 422, say(language, "unreadable"), None
    return 409, refusal(error, LANGUAGES[0] if is_program else language), None


def _complaint(found: dict[str, Any]) -> str:
    where = " ".join(str(part) for part in found.get("loc", ())[1:])
    return f"{where}: {found.get('msg', '')}"


__all__ = ["HTTPException", "House", "make_app"]
