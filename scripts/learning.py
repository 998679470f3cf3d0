"""Takes the pictures of docs/analysis.md: `python -m scripts.learning`, or with a folder of its own.

A game of two bots, of which one errs now and then, is opened as a record file and analysed;
then a puzzle is solved, and advice is asked for. It takes some minutes, as an analysis does.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import interrex
from interrex.bots import GreedyBot, observe
from interrex.engine.chance import Chance
from interrex.match import record as records
from scripts.screenshots import PICTURES, SIZES
from tests.web.serving import CHROMIUM, FLAGS, Served

SEED: Final = 11
RANDOM: Final = 9  # one choice of so many is made at random: some of them are blunders
PATIENCE: Final = 600_000  # milliseconds
PUZZLE: Final = "/puzzles/elekt/0b4b14ff5f"


def played() -> str:
    """A record of a game of bots of which one errs now and then."""
    game, chance = interrex.new("elekt", 2, SEED), Chance.from_seed(SEED)
    bots = [GreedyBot(SEED + seat, worlds=1) for seat in range(2)]
    while not game.is_over:
        seat = game.seats_asked[0]
        observation = observe(game, seat, chance)
        options = observation.decision.options
        errs = seat == 0 and chance.below(RANDOM) == 0
        game.choose(options[chance.below(len(options))] if errs else bots[seat].choose(observation), seat)
    return records.to_text(game.record())


def analysed(page: Page, url: str, file: Path) -> str:
    """The address of the analysis of a record file, once it is done."""
    page.goto(f"{url}/verify")
    page.set_input_files("#file", file)
    page.click("button[value=analyse]")
    page.click("button[value=quick]")
    page.wait_for_selector(".chart polyline")
    return page.url


def visitor(browser: Browser, size: Any) -> Page:
    """Somebody at a screen of that size."""
    page = browser.new_context(viewport=size, reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE)
    return page


def advised(page: Page, url: str) -> None:
    """Somebody at a table of Elekt asks what a bot would do."""
    page.goto(url)
    page.click("button[value=elekt]")
    page.wait_for_selector(".question.yours")
    page.evaluate("document.querySelector('.ask button').click()")
    page.wait_for_selector(".advice li")


def main(folder: Path) -> None:
    """Take them all."""
    with (
        tempfile.TemporaryDirectory() as here,
        Served(Path(here) / "tables.db") as house,
        sync_playwright() as playing,
    ):
        file = Path(here) / "evening.game"
        file.write_text(played(), encoding="utf-8")
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = visitor(browser, SIZES["wide"])
        address = analysed(page, house.url, file)
        page.screenshot(path=folder / "analysis-wide.png", full_page=True)
        page.set_viewport_size(SIZES["phone"])
        page.goto(address)
        page.screenshot(path=folder / "analysis-phone.png", full_page=True)
        page.set_viewport_size(SIZES["wide"])
        page.goto(f"{house.url}{PUZZLE}?show=yes")
        page.screenshot(path=folder / "puzzle-wide.png")
        page.context.close()
        page = visitor(browser, SIZES["phone"])
        advised(page, house.url)
        page.screenshot(path=folder / "advice-phone.png")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
