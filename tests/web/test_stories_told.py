"""A table that is only told, told a second time: who may read which story, and what is in it for them."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import random
from collections import Counter
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.requests import Request

from interrex.engine.packs import LANGUAGES
from interrex.match import record as records
from interrex.match.story import Line, Moment, Position, Story
from interrex.web import keys
from interrex.web.access.guard import COOKIE, Visitor
from interrex.web.access.refusals import Refused
from interrex.web.pages import story as pages
from interrex.web.phrases import say
from interrex.web.store import Notice, Row
from interrex.web.tables.chronicle import OnlyTold
from tests.web.lives import live_of
from tests.web.test_pages_told import KEYS, given

WATCH = "cafe" * 8  # a link for watching
STORIES = 20


def drawn_row(luck: random.Random) -> Row:
    row = live_of("elekt", 3).row
    for place in row.seats:
        place.key, place.name = keys.hashed(luck.choice(KEYS)), luck.choice(("", "Anna", "Bona"))
    row.creator, row.watch_link = keys.hashed(luck.choice(KEYS)), keys.hashed(WATCH)
    row.is_open, row.is_over = luck.random() < 0.3, luck.random() < 0.5
    row.notices = [Notice("sat", 0, f"N{number}", number) for number in range(luck.randrange(3))]
    return row


def drawn_story(luck: random.Random) -> Story:
    def line() -> Line:
        said = {each: f"{each} {luck.randrange(1000)} ⟨B⟩" for each in LANGUAGES}
        return Line(luck.randrange(1, 16), luck.choice(("", "EL-1")), said)

    moments = [
        Moment(luck.randrange(3), f"word{at}", f"hidden{at}", luck.randrange(16), (line(),))
        for at in range(5)
    ]
    numbers = sorted(luck.sample(range(6), luck.randrange(4)))
    seen = [tuple([f"{at} from {seat}" for seat in range(luck.choice((3, 4)))]) for at in numbers]
    known = tuple([{"deck": seat} for seat in range(luck.choice((0, 3, 4)))])
    positions = tuple([Position(*each) for each in zip(numbers, seen, strict=True)])
    return Story((line(), line()), tuple(moments), positions, "A wins", known)


def seat_of(row: Row, who: Visitor, named: str, has_followed: bool) -> int | None:
    """From which seat somebody reads: one's own, any once the game is over, else as who watches."""
    own = [seat for seat, place in enumerate(row.seats) if place.key == who.hash]
    if not (own or row.is_open or row.creator == who.hash or has_followed):
        return None
    wished = {"a": 0, "b": 1, "c": 2}.get(named.lower(), -1)
    if wished in own or (wished >= 0 and row.is_over):
        return wished
    return 3 if named == "watch" or not own else own[0]


class Asked:
    """A hall that is asked for what is stored."""

    def __init__(self, row: Row, story: Story, has_watched: bool) -> None:
        self.store = SimpleNamespace(
            table=lambda table: row if table == row.id else None, watches=lambda table, key: has_watched
        )
        self.chronicle = SimpleNamespace(read=lambda of: story)
        self.packs = SimpleNamespace(stored=lambda game, pack: f"{game} {pack}" if row.is_open else None)

    async def ask(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


def visitors(row: Row) -> list[tuple[Visitor, bool]]:
    """Everybody, with and without the link for watching in their browser."""
    cookies: list[tuple[dict[str, str], bool]] = [({}, False), ({keys.watch_cookie(row.id): WATCH}, True)]
    cookies += [({keys.watch_cookie(row.id): "beef" * 8}, False), ({keys.watch_cookie(row.id): "x"}, False)]
    return [(Visitor(key, True, False, "en", each), has) for key in KEYS for each, has in cookies]


def test_who_reads_from_which_seat() -> None:
    met = Counter[Any]()
    for seed in range(STORIES):
        luck = random.Random(seed)
        row, has_watched = drawn_row(luck), luck.random() < 0.2
        hall: Any = Asked(row, drawn_story(luck), has_watched)
        for who, has_link in visitors(row):
            for named in ("", "A", "b", "C", "D", "AB", "watch"):
                wanted = seat_of(row, who, named, has_link or has_watched)
                met[wanted] += 1
                if wanted is not None:
                    assert asyncio.run(pages.viewing_seat(hall, row, who, named)) == wanted
                    continue
                with pytest.raises(Refused) as refused:
                    asyncio.run(pages.viewing_seat(hall, row, who, named))
                assert (refused.value.status_code, refused.value.key) == (403, "by-link-only")
            for table in (row.id, "0" * 16, "nothing"):
                asking = pages.pack(hall, who, table)
                may = seat_of(row, who, "", has_link or has_watched) is not None
                if table == row.id and may and row.is_open:
                    text = bytes(asyncio.run(asking).body).decode()
                    assert text == f"elekt {row.settings.pack_hash}"
                    continue
                with pytest.raises(Refused) as refused:
                    asyncio.run(asking)
                assert refused.value.status_code == (403 if table == row.id and not may else 404)
    assert set(met) == {None, 0, 1, 2, 3}


def test_a_story_says_what_its_reader_may_know() -> None:
    for seed in range(STORIES):
        luck = random.Random(seed)
        row, story = drawn_row(luck), drawn_story(luck)
        people = [place.name or "ABC"[seat] for seat, place in enumerate(row.seats)]
        for viewer in range(4):
            words = [
                each.word if row.is_over or viewer == each.seat or each.to & (1 << viewer) else each.hidden
                for each in story.moments
            ]
            for at in ("", "0", "3", "5", "6", "12345678", "-1", "²", "x"):
                language = luck.choice(LANGUAGES)
                found = pages.told(row, story, viewer, language, at)
                number = int(at) if at in ("0", "3", "5") else 5
                kept = [each for each in story.positions if each.number <= number]
                assert found["at"] == (kept[-1].number if kept else 0)
                texts = kept[-1].seen if kept else ()
                assert found["position"] == (texts[viewer] if viewer < len(texts) else "")
                assert (found["last"], found["people"]) == (5, people)
                assert found["many"] == (len(story.positions) > 1)
                assert [each["word"] for each in found["moments"]] == words
                assert [each["who"] for each in found["moments"]] == [
                    people[each.seat] for each in story.moments
                ]
                parts = [found["opening"], *(each["lines"] for each in found["moments"])]
                for lines, shown in zip(
                    (story.opening, *(each.lines for each in story.moments)), parts, strict=True
                ):
                    own = [
                        {"text": line.said[language].replace("⟨B⟩", people[1]), "rule": line.rule}
                        for line in lines
                        if line.to & (1 << viewer)
                    ]
                    assert [each for each in shown if "N" not in each["text"]] == own
                told = [each for part in (*parts, found["rest"]) for each in part if "N" in each["text"]]
                assert len(told) == len(row.notices)
            record = pages.record_for(row, story, viewer)
            assert record.choices == tuple(
                (each.seat, word) for each, word in zip(story.moments, words, strict=True)
            )
            if row.is_over:
                assert (record.result, record.seed, record.whole) == ("A wins", row.settings.seed, True)
                assert record.settings == row.settings
            else:
                known = story.variants[viewer] if viewer < len(story.variants) else {}
                assert (record.result, record.seed, record.whole) == ("", None, False)
                assert record.settings.variants == known


@pytest.mark.parametrize("game", ["elekt", "gone"])
@pytest.mark.parametrize("reason", ["rules", "cards"])
def test_whatever_is_asked_of_such_a_table_is_answered_with_its_story(game: str, reason: str) -> None:
    """Programs and scripts are told why; whoever sends a form sees that nothing was done."""
    luck = random.Random(1)
    row, told = drawn_row(luck), drawn_story(luck)
    row.is_open, row.settings = True, dataclasses.replace(row.settings, game=game)
    hall = Asked(row, told, False)
    why = say("en", f"story-other-{reason}")
    for method, path, accept, status in (
        ("GET", f"/api/tables/{row.id}", "text/html", 409), ("GET", f"/t/{row.id}", "text/html", 200),
        ("POST", f"/t/{row.id}/choose", "application/json", 409), ("HEAD", f"/t/{row.id}", "text/html", 200),
        ("POST", f"/t/{row.id}/choose", "text/html", 409), ("GET", f"/t/{row.id}/record", "text/html", 200),
    ):  # fmt: skip
        headers = [(b"accept", accept.encode()), (b"cookie", f"{COOKIE}={KEYS[0]}".encode())]
        request = Request(
            {
                "type": "http", "method": method, "path": path, "headers": headers, "query_string": b"at=3",
                "app": SimpleNamespace(state=SimpleNamespace(hall=hall)), "server": ("x", 1),
                "scheme": "http",
            }
        )  # fmt: skip
        with given(pages) as made:
            answer = asyncio.run(pages.only_told(request, OnlyTold(row, reason, "why")))
        if path.startswith("/api/"):
            links = {each: f"/t/{row.id}/{each}" for each in ("record", "pack")} | {"story": f"/t/{row.id}"}
            assert json.loads(bytes(answer.body)) == {"detail": why, **links}
        elif accept == "application/json":
            assert json.loads(bytes(answer.body)) == {"refused": why, "rule": ""}
        elif path.endswith("record"):
            viewer = seat_of(row, Visitor(KEYS[0], True, False, "en"), "", False)
            assert viewer is not None
            assert bytes(answer.body).decode() == records.to_text(pages.record_for(row, told, viewer))
        else:
            (page,) = made
            assert (page["status"], page["why"]) == (status, why)
            assert (page["game"], page["title"] == game) == (("", True) if game == "gone" else (game, False))
            assert page["at"] == max([each.number for each in told.positions if each.number <= 3], default=0)
            continue
        assert (answer.status_code, made) == (status, [])
