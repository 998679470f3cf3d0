"""A walk in Debian's Chromium: from the end of a game to its analysis, a mark, the replay, and on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from interrex.analysis.choices import Depth
from interrex.analysis.whole import Moment, Reader
from interrex.web.access.guard import COOKIE
from interrex.web.tables.new_table import Beginning, NewTable
from interrex.web.workers.analysts import Analysts
from tests.web.browsing import PHONE, come, fits, focus_on, in_language, table_of
from tests.web.house import Open
from tests.web.test_analysis import played

FEW = 8
MARKED = 5  # choices before the one that is marked


@pytest.fixture(autouse=True)
def lightly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the beginning of the game, very quickly; one choice is a blunder."""
    reader, whole = Reader(played()), Reader.moments

    async def look(_: Analysts, *asked: object) -> Moment:
        number = asked[3]
        assert isinstance(number, int)
        moment = reader.moment(number, Depth("quick", 2, 1, 1))
        if number == MARKED:
            moment["mark"], moment["cost"] = "blunder", 0.3
        return moment

    monkeypatch.setattr(Reader, "moments", lambda self: whole(self)[:FEW])
    monkeypatch.setattr(Analysts, "moment", look)


def at_the_end(house: Open, page: Page) -> str:
    """The table of a visitor whose game has just come to its end."""
    key = next(each["value"] for each in page.context.cookies() if each["name"] == COOKIE)
    record = played()
    beginning = Beginning(record.settings.seed, record.choices[:-1])
    wanted = NewTable("elekt", ["person"] * 2, beginning=beginning, pack=record.settings.pack_hash)
    live = house.do(house.hall.new_table(key, wanted))
    house.do(house.hall.choose(live, *record.choices[-1]))
    return live.id


def test_from_the_end_of_a_game_to_another_way_on(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    table = at_the_end(house, page)
    page.goto(f"{house.url}/t/{table}")
    page.click(".ending a[href$='/analysis']")
    page.click("button[value=quick]")
    page.wait_for_selector(".chart polyline")  # the page has come again by itself
    assert page.locator(".chart").count() == 2
    fits(page)
    assert "Blunder" in page.inner_text(".marked .verdict") or "blunder" in page.inner_text(
        ".marked .verdict"
    )
    page.click("summary:has-text('as a table')")
    assert page.locator("details[open] tbody tr").count() > FEW // 2
    focus_on(page, ".mark")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/t/{table}/replay?at={MARKED}*")
    page.click("a[href$='/analysis']")  # and back from there
    page.wait_for_url(f"**/t/{table}/analysis")
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    in_language(page, "pl")
    fits(page)
    page.click(".marked form button")
    live = table_of(house, page)
    assert live.id != table
    assert len(live.choices) >= MARKED
    page.context.close()
