"""A table that can only be told: its rules, cards or choices are not played by this program any more.

Whatever page of such a table is asked for, its story is shown instead, to whoever may look at the table, and
with no more than they may know. Its record and its pack can be kept, for a program that plays it.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, names
from interrex.match import record as records
from interrex.match.story import Line, Story
from interrex.web.access.door import TABLE_ID, HallHere, Who, watches
from interrex.web.access.guard import Visitor, visitor
from interrex.web.access.refusals import Refused
from interrex.web.pages.answers import download, wants_json, whole_page
from interrex.web.phrases import say
from interrex.web.show.notices import notice_text
from interrex.web.store import Notice, Row
from interrex.web.tables.chronicle import OnlyTold
from interrex.web.tables.hall import Hall

router: Final = APIRouter(include_in_schema=False)
MAX_DIGITS: Final = 7


@router.get("/t/{table}/pack")
async def pack(hall: HallHere, who: Who, table: str) -> Response:
    """The pack of cards that a table is played with, as a file; its record is replayed with it."""
    row = await hall.ask(hall.store.table, table) if TABLE_ID.fullmatch(table) else None
    if row is None:
        raise Refused(404, "no-such-table")
    await viewing_seat(hall, row, who, "")
    settings = row.settings
    text = await hall.ask(hall.packs.stored, settings.game, settings.pack_hash)
    if text is None:
        raise Refused(404, "story-no-pack")
    return download(text, f"{settings.pack_hash}.toml")


async def only_told(request: Request, table: OnlyTold) -> Response:
    """Answer a request for a table that cannot be played: its story, its record, or a word of why."""
    hall: Hall = request.app.state.hall
    who, row = visitor(request), table.row
    why = f"story-other-{table.reason}"
    if request.url.path.startswith("/api/"):
        links = {"story": f"/t/{row.id}", "record": f"/t/{row.id}/record", "pack": f"/t/{row.id}/pack"}
        return JSONResponse({"detail": say("en", why), **links}, 409)
    if wants_json(request):
        return JSONResponse({"refused": say(who.language, why), "rule": ""}, 409)
    viewer = await viewing_seat(hall, row, who, request.query_params.get("seat", ""))
    story = await hall.ask(hall.chronicle.read, row)
    if request.url.path.endswith("/record"):
        text = records.to_text(record_for(row, story, viewer))
        return download(text, f"{row.settings.game}-{row.id}.game")
    status = 200 if request.method in ("GET", "HEAD") else 409
    shown = told(row, story, viewer, who.language, request.query_params.get("at", ""))
    game = row.settings.game
    title = game_spec(game).title_in(who.language) if game in names() else game
    return whole_page(
        request, who, "story.html", status, row=row, title=title, why=say(who.language, why), viewer=viewer,
        game=game if game in names() else "", **shown,
    )  # fmt: skip


async def viewing_seat(hall: Hall, row: Row, who: Visitor, named: str) -> int:
    """From which seat a visitor looks at a table that is not in play; the number of seats for a watcher."""
    own = [seat for seat, each in enumerate(row.seats) if each.key == who.hash]
    letters = SEAT_LETTERS[: len(row.seats)]
    wish = letters.index(named.upper()) if len(named) == 1 and named.upper() in letters else None
    may = bool(own) or row.is_open or row.creator == who.hash or watches(row, who)
    if not may and not await hall.ask(hall.store.watches, row.id, who.hash):
        raise Refused(403, "by-link-only")
    if wish is not None and (row.is_over or wish in own):
        return wish
    return own[0] if own and named != "watch" else len(row.seats)


def record_for(row: Row, story: Story, viewer: int) -> Record:
    """The record of a table that is not played: whole when the game was over, else as the viewer knows it."""
    whole = row.record(story.choices(None if row.is_over else viewer))
    if row.is_over:
        return dataclasses.replace(whole, result=story.result)
    known = story.variants[viewer] if viewer < len(story.variants) else {}
    settings = dataclasses.replace(row.settings, variants=known)
    return dataclasses.replace(whole, settings=settings, seed=None, whole=False)


def told(row: Row, story: Story, viewer: int, language: str, at: str) -> dict[str, Any]:
    """The story as a viewer may know it: the choices, what they led to, and how the table looked."""
    people = [seat.name or SEAT_LETTERS[number] for number, seat in enumerate(row.seats)]
    knows = None if row.is_over else viewer
    told_lines = TellingLines(row.notices, viewer, len(row.seats), language, people)
    last = len(story.moments)
    number = min(int(at), last) if at.isascii() and at.isdigit() and len(at) <= MAX_DIGITS else last
    seen = story.position(number)
    opening = told_lines.of(story.opening)
    moments: list[dict[str, Any]] = [
        {"who": people[each.seat], "word": each.word_for(knows), "lines": told_lines.of(each.lines)}
        for each in story.moments
    ]
    return {
        "opening": opening,
        "moments": moments,
        "rest": told_lines.rest(),
        "position": seen.seen[viewer] if seen is not None and viewer < len(seen.seen) else "",
        "at": seen.number if seen is not None else 0,
        "last": last,
        "people": people,
        "many": len(story.positions) > 1,
    }


class TellingLines:
    """The lines of a story as one viewer may read them, in order, with the notices of the table among them.

    As in the log of a table in play, a notice stands after so many lines that a watcher reads.
    """

    def __init__(
        self, notices: Sequence[Notice], viewer: int, watcher: int, language: str, people: list[str]
    ) -> None:
        self.left = list(notices)
        self.viewer = viewer
        self.watcher = watcher
        self.language = language
        self.people = people
        self.public = 0  # lines so far that a watcher reads

    def of(self, lines: Sequence[Line]) -> list[dict[str, str]]:
        found = self._notices()
        for line in lines:
            if line.to >> self.viewer & 1:
                found.append({"text": line.text(self.language, self.people), "rule": line.rule})
            self.public += line.to >> self.watcher & 1
            found += self._notices()
        return found

    def rest(self) -> list[dict[str, str]]:
        """What was noted after the last line."""
        return self._notices(every=True)

    def _notices(self, every: bool = False) -> list[dict[str, str]]:
        found = []
        while self.left and (every or self.left[0].told <= self.public):
            found.append({"text": notice_text(self.left.pop(0), self.language), "rule": ""})
        return found
