"""Debian's Firefox plays the first round of Elekt; with ``INTERREX_FIREFOX=all`` that of each game."""

import os
import random
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.web.tables.live import Live
from tests.web.browsing import BY_BUTTON, ON_THE_TABLE, PHONE, UP_TO_DATE, WIDE
from tests.web.firefox import FIREFOX, PATIENCE, Firefox
from tests.web.house import Open
from tests.web.test_browser_stage import OUT_OF_SIGHT, SEATS

MOST = 40  # choices; where the first round is longer, that much of it
GAMES = interrex.games() if os.environ.get("INTERREX_FIREFOX") == "all" else ("elekt",)
LIT = ".felt [data-choosable]"


@pytest.fixture(scope="module")
def firefox() -> Iterator[Firefox]:
    """Debian's Firefox; where there is none the tests are skipped, and the summary says so."""
    if not Path(FIREFOX).exists():
        said = f"NO FIREFOX at {FIREFOX}: the web table is NOT tested in it. apt-get install firefox-esr"
        warnings.warn(said, stacklevel=1)
        pytest.skip(said)
    with Firefox() as found:
        yield found


def is_asked(live: Live, page: Firefox) -> bool:
    """Wait until the person at this page is asked and sees it; False when the first round is over."""
    patience = time.monotonic() + PATIENCE
    while not live.game.is_over and live.game.view(0).round <= 1:
        if 0 in live.game.seats_asked and page.evaluate(UP_TO_DATE, str(live.opened[0])):
            return True
        assert time.monotonic() < patience, page.evaluate("() => document.body.innerText")
        time.sleep(0.01)
    return False


def stored(live: Live, before: int) -> bool:
    """Wait a while for the choice to be stored."""
    patience = time.monotonic() + 1
    while live.number == before and time.monotonic() < patience:
        time.sleep(0.01)
    return live.number != before


@pytest.mark.parametrize("game", GAMES)
def test_the_first_round_in_firefox(firefox: Firefox, house: Open, game: str) -> None:
    maker = house.visitor()
    table = maker.new_table("person", *["random"] * (SEATS[game] - 1), game=game)
    firefox.size(WIDE["width"], WIDE["height"])
    firefox.goto(house.url + maker.links(table)[0])
    firefox.evaluate("name => { document.getElementById('name').value = name; }", "Zosia")
    firefox.evaluate("() => { localStorage.speed = 'instant'; }")  # no scene is waited for
    firefox.click(".sheet button.primary")
    firefox.wait("() => document.querySelector('#region-prompt') !== null")
    live, luck = house.table(table), random.Random(3)
    clicked = pressed = 0
    for number in range(MOST):
        if not is_asked(live, firefox):
            break
        before = live.number
        if number % 4 == 0 and firefox.evaluate(f"() => document.querySelector('{LIT}')?.checkVisibility()"):
            firefox.click(LIT)  # with the mouse itself
            clicked += stored(live, before)
        elif number % 4 == 1:
            firefox.press("1")
            pressed += stored(live, before)
        if live.number == before and not firefox.evaluate(ON_THE_TABLE, luck.randrange(1000)):
            firefox.evaluate(BY_BUTTON, [luck.randrange(1000), None])
        patience = time.monotonic() + PATIENCE
        while live.number == before:
            assert time.monotonic() < patience, firefox.evaluate("() => document.body.innerText")
            time.sleep(0.01)
        if number in (2, 9):
            assert firefox.evaluate(OUT_OF_SIGHT) == []
    assert live.number > 3
    firefox.size(PHONE["width"], PHONE["height"])
    assert firefox.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert firefox.errors == []
