"""axe-core finds nothing to complain of: every page, by day and by night.

``INTERREX_AXE=all`` looks at every page of every game in both themes and at two sizes, else at some once.
"""

import itertools
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import interrex
from interrex.games import OWN
from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.actions.own_packs import house_cards
from tests.web.browsing import PATIENCE, PHONE, WIDE
from tests.web.house import Open, Visitor, play_some
from tests.web.test_company import over

AXE = Path(os.environ.get("INTERREX_AXE_FILE", f"{sys.prefix}/npm/node_modules/axe-core/axe.min.js"))
ALL = os.environ.get("INTERREX_AXE") == "all"
SEATS = {"elekt": 3, "vendetta": 3, "masters": 2, "veto": 2}
PAGES = ("home", "refused", "docs", "verify", "seat", "log", "report", "replay", "verified", "watch")
PAGES += ("statistics", "puzzles")
OF_GAMES = ("new", "rules", "lesson", "table", "choosing", "end")
RUN = """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.map((each) =>
  `${each.id}: ${each.help}: ${each.nodes.slice(0, 4).map((node) => node.html.slice(0, 300)).join(" | ")}`)"""


@pytest.fixture(scope="module")
def axe() -> str:
    """The script of axe-core from npm; where it is missing the tests are skipped, and the summary says so."""
    if not AXE.exists():
        said = f"NO AXE-CORE at {AXE}: the pages are NOT looked at by it. ./check installs it by npm"
        warnings.warn(said, stacklevel=1)
        pytest.skip(said)
    return AXE.read_text(encoding="utf-8")


class Tour:
    """Where the pages are, each with who may see it."""

    def __init__(self, house: Open) -> None:
        self.house = house
        self.ended: dict[str, tuple[str, list[Visitor]]] = {}
        self.begun: dict[str, tuple[str, Visitor]] = {}

    def over(self, game: str) -> tuple[str, Visitor]:
        if game not in self.ended:
            self.ended[game] = over(self.house, game)
        table, people = self.ended[game]
        return table, people[0]

    def table(self, game: str) -> tuple[str, Visitor]:
        """A table in the middle of a game, at which something was said."""
        if game not in self.begun:
            maker = self.house.visitor()
            table = maker.new_table(*["here"] * SEATS[game], game=game)
            play_some(self.house, table, 12)
            maker.submit(f"/t/{table}/say", phrase="hello", seat="B")
            self.begun[game] = table, maker
        return self.begun[game]

    def where(self, what: str, game: str) -> tuple[str, Visitor]:
        """The address of a page, and who looks at it."""
        anybody = self.house.visitor()
        plain = {"home": "/", "refused": "/no", "docs": "/docs", "verify": "/verify"}
        plain |= {"statistics": "/statistics", "puzzles": "/puzzles"}
        of_game = {"new": f"/new?game={game}", "rules": f"/rules/{game}", "lesson": f"/learn/{game}?step=3"}
        if what in plain or what in of_game:
            return {**plain, **of_game}[what], anybody
        if what in ("pack", "card"):
            made = anybody.submit(f"/packs/{game}/new").url.path
            card = next(iter(house_cards(game).values())).id
            return made + (f"/card/{card}" if what == "card" else ""), anybody
        if what in ("end", "verified", "replay"):
            table, who = self.over(game)
            return f"/t/{table}" + {"verified": "/verify", "replay": "/replay?at=9"}.get(what, ""), who
        table, maker = self.table(game)
        live = self.house.table(table)
        if what == "seat":
            table = maker.new_table("here", "random")
            return f"/s/{keys.link(maker.cookies[COOKIE], table, 1, 1)}", anybody
        asked = "ABCDEF"[live.game.seats_asked[0]]
        ends = {"log": "/log", "report": "/report", "watch": "?seat=watch"}
        return f"/t/{table}" + ends.get(what, f"?seat={asked}"), maker


@pytest.fixture(scope="module")
def tour(house: Open) -> Tour:
    return Tour(house)


@pytest.fixture(scope="module")
def looking(browser: Browser, house: Open) -> Iterator[Callable[..., Page]]:
    """Pages in each theme and size, one of a kind."""
    known: dict[tuple[str, int], Page] = {}

    def page_of(theme: Any, size: dict[str, int], who: Visitor) -> Page:
        if (theme, size["width"]) not in known:
            context = browser.new_context(
                viewport={"width": size["width"], "height": size["height"]}, color_scheme=theme,
                reduced_motion="reduce", locale="en",
            )  # fmt: skip
            known[theme, size["width"]] = context.new_page()
        page = known[theme, size["width"]]
        page.set_default_timeout(PATIENCE)
        page.context.clear_cookies()
        key = who.cookies.get(COOKIE)
        if key:
            page.context.add_cookies([{"name": COOKIE, "value": key, "url": house.url}])
        return page

    yield page_of
    for page in known.values():
        page.context.close()


def open_all(page: Page, what: str) -> None:
    """What can be unfolded is unfolded: it is looked at too."""
    page.evaluate("() => document.querySelectorAll('details').forEach((each) => { each.open = true; })")
    if what == "choosing":
        page.click("[data-all]")
        page.keyboard.press("?")


EDITED = itertools.product(("pack", "card"), OWN)
EVERY = [*((what, "elekt") for what in PAGES), *EDITED, *itertools.product(OF_GAMES, interrex.games())]
SOME = [
    ("home", "elekt"),
    ("new", "veto"),
    ("seat", "elekt"),
    ("lesson", "vendetta"),
    ("end", "masters"),
    ("choosing", "elekt"),
    ("pack", "elekt"),
    ("card", "veto"),
]
LOOKS = EVERY if ALL else [*SOME, *(("table", game) for game in interrex.games())]


@pytest.mark.parametrize(("what", "game"), LOOKS)
def test_axe_finds_nothing(
    looking: Callable[..., Page], house: Open, tour: Tour, axe: str, what: str, game: str
) -> None:
    path, who = tour.where(what, game)
    themes = [("dark", WIDE), ("light", WIDE), ("dark", PHONE), ("light", PHONE)]
    number = LOOKS.index((what, game))
    for theme, size in themes if ALL else (themes[number % 2],):
        page = looking(theme, size, who)
        page.goto(house.url + path)
        open_all(page, what)
        page.evaluate(axe)
        found = page.evaluate(RUN)
        assert found == [], (path, theme, size, found)
