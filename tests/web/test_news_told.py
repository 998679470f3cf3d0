"""What a page must change, told a second time: between two pages drawn at random; and where notices stand."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest
from markupsafe import Markup

from interrex.web.access.viewer import Viewer
from interrex.web.show import notices, regions
from interrex.web.show.regions import TablePage
from interrex.web.store import Notice
from interrex.web.tables.live import Live
from tests.web.lives import live_of, play


def some(luck: random.Random, names: str) -> dict[str, Any]:
    """Each of these as one of two texts."""
    return {name: Markup(luck.choice(("one", "other"))) for name in names}


def drawn_page(luck: random.Random, live: Live, seen: list[Any]) -> TablePage:
    """A page of somebody who looks, at some moment up to now; perhaps behind a curtain."""
    scene = luck.choice((None, *seen))
    parts = some(luck, luck.choice(("", "xy", "xy", "xy"))) if scene is not None else {}
    frame = {"f": luck.choice((1, 1, 2))} if scene is not None else {}
    told = luck.choice((0, len(live.game.told) - luck.randrange(5), len(live.game.told)))
    who = Viewer(luck.choice((0, 0, 0, 1)), (), "en")
    names = luck.choice((("Anna", "Bona"),) * 5 + (("Anna", "Cela"),))
    return TablePage(
        some(luck, "pq"), scene, frame, parts, live, who, names, live.number, told,
        luck.choice((0, 0, 0, 1)), luck.choice((2, 2, 2, 3)),
    )  # fmt: skip


def told(now: TablePage, before: TablePage) -> tuple[dict[str, Any], str]:
    """The news, and what kind of news they are."""
    was_hidden, is_hidden = before.scene is None, now.scene is None
    if was_hidden != is_hidden or now.frame != before.frame or set(now.parts) != set(before.parts):
        return now.whole(), "whole"
    news: dict[str, Any] = {
        each: now.regions[each] for each in "pq" if now.regions[each] != before.regions[each]
    }
    changed = {each: now.parts[each] for each in now.parts if now.parts[each] != before.parts[each]}
    news |= {"parts": changed} if changed else {}
    if is_hidden:
        return news, "hidden"
    lines = [each for each in now.live.game.read_by(now.viewer.seat) if each[0] >= before.told]
    alike = (
        all(getattr(now, each) == getattr(before, each) for each in ("names", "rewound", "notices"))
        and now.viewer.seat == before.viewer.seat
    )
    if alike and not lines:
        return news, "quiet"
    if alike and len(lines) <= regions.LOG_LINES:
        return news | {"lines": now.lines(lines)}, "lines"
    return news | {"log": now.log()}, "log"


@pytest.mark.parametrize("name", ["elekt", "vendetta", "masters"])
def test_news_are_what_is_different_and_no_more(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole regions, parts and new lines; behind a curtain nothing of the log; else the page as a whole."""
    monkeypatch.setattr(regions, "laid_out", lambda seen, game, parts, frame: f"table {game} {parts} {frame}")
    luck, live, met = random.Random(name), live_of(name, 3), Counter[Any]()
    for _ in range(12):
        play(live, 4, luck.randrange(99))
        seen = [regions.scene(live, seat, "en") for seat in range(2)]
        for _ in range(60):
            now, before = (drawn_page(luck, live, seen) for _ in range(2))
            now = replace(now, told=len(live.game.told))
            lines = len(live.game.read_by(now.viewer.seat, before.told))
            monkeypatch.setattr(regions, "LOG_LINES", max(1, luck.choice((lines, lines - 1, lines + 1, 60))))
            news, kind = told(now, before)
            assert now.since(before) == news
            met[kind] += 1
            hidden, whole = now.scene is None, now.whole()
            assert whole["log"] == ("" if hidden else now.log())
            assert set(whole) == {"p", "q", "log"} | ({"table"} if hidden or now.parts else set())
            assert (whole.get("table", "") != "") == bool(now.parts)
    assert set(met) == {"whole", "hidden", "quiet", "lines", "log"}


@pytest.mark.parametrize("name", ["elekt", "vendetta", "veto"])
def test_notices_stand_behind_the_lines_that_everybody_could_read(name: str) -> None:
    """So many as a watcher had read; at an earlier position only those of its past are there."""
    luck, live, past = random.Random(name), live_of(name, 3), 0
    for _ in range(8):
        play(live, luck.randrange(1, 30), luck.randrange(99))
        watcher = live.game.seats
        public = [at for at, _ in live.game.read_by(watcher)]
        live.row.notices = [Notice("sat", told=luck.randrange(len(public) + 3)) for _ in range(6)]
        live.row.notices += [Notice("sat", told=0), Notice("sat", told=len(public))]
        earlier = live_of(name, 3)
        earlier.row.notices = live.row.notices
        play(earlier, 5, 1)
        for game in (live.game, earlier.game):
            lines = [at for at, _ in game.read_by(watcher)]
            for seat in range(watcher + 1):
                own = [at for at, _ in game.read_by(seat)]
                wanted = []
                for notice in live.row.notices:
                    if game is not live.game and notice.told > len(lines):
                        past += 1
                        continue
                    stood = min(notice.told, len(lines))
                    last = lines[stood - 1] if stood else -1
                    wanted.append((sum(at <= last for at in own), notice))
                assert notices.placed(live, game, seat) == wanted
    assert past
