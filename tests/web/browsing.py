"""People at a screen: they come, look, and choose on the table or by a button."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect

from interrex.web.tables.live import Live
from tests.web.house import PATIENCE as SECONDS
from tests.web.house import Open

WIDE: Final = {"width": 1280, "height": 800}
LARGE: Final = {"width": 1920, "height": 1080}
PHONE: Final = {"width": 390, "height": 844}
PATIENCE: Final = 1000 * SECONDS  # milliseconds
expect.set_options(timeout=PATIENCE)
CONTRAST: Final = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8").partition("\n")[2]

# Clicks marked things until a choice is on its way; the question that it answers, or nothing. A question
# that is being answered already (by a card touched before it came, or by a wish) is left alone.
ON_THE_TABLE: Final = """number => {
  const sent = () => document.querySelector(".option:disabled") !== null;
  const question = document.querySelector("[data-choose] [name=turn]")?.value;
  if (sent()) return null;
  for (let step = 0; step < 4 && !sent(); step++) {
    const marked = [...document.querySelectorAll(".felt [data-choosable]")];
    const seen = marked.filter((each) => each.checkVisibility());
    if (!seen.length) break;
    seen[(number + step) % seen.length].click();
  }
  return sent() ? question : null;
}"""
# Presses an option of a question that was not answered yet; the question, or nothing.
BY_BUTTON: Final = """([number, answered]) => {
  const question = document.querySelector("[data-choose] [name=turn]")?.value;
  if (!question || question === answered) return null;
  const all = [...document.querySelectorAll(".option:not([hidden]):enabled")]; // also what is folded away
  const seen = all.filter((each) => each.checkVisibility());
  const left = seen.length ? seen : all;
  left[number % left.length]?.click();
  return left.length ? question : null;
}"""
# The page shows this question, and its script is there: what may be chosen is marked, changes are heard of.
UP_TO_DATE: Final = """turn => {
  const form = document.querySelector("[data-choose]");
  const isAsked = form?.querySelector("[name=turn]").value === turn;
  const isLive = "live" in document.getElementById("game").dataset;
  return isAsked && isLive && !form.querySelector(".option:disabled");
}"""

INSTANT: Final = "try { localStorage.speed ??= 'instant'; } catch { /* a blank page */ }"
# The first answer comes bit by bit, and is whole when the test says so: ``goOn()``.
SLOW_FIRST: Final = """for (const name of ["text", "json"]) {
  const usual = Response.prototype[name];
  Response.prototype[name] = async function () {
    const found = await usual.call(this);
    if (!window.goOn) await new Promise((then) => { window.goOn = then; });
    return found;
  };
}"""
LISTED: Final = "try { localStorage.setItem('all-options', 'open'); } catch { /* a blank page */ }"


def come(
    browser: Browser, house: Open, size: dict[str, int] = WIDE, listed: bool = True, **more: Any
) -> Page:
    """Somebody new opens a browser and comes to the house."""
    page = new_page(browser, size, listed, **more)
    page.goto(house.url)
    return page


def new_page(browser: Browser, size: dict[str, int] = WIDE, listed: bool = True, **more: Any) -> Page:
    """Somebody new opens a browser, and waits for no scene.

    They keep the list of all options open unless they touch the table.
    """
    context = browser.new_context(
        viewport={"width": size["width"], "height": size["height"]},
        locale="en",
        reduced_motion="reduce",
        **more,
    )
    page = context.new_page()
    page.add_init_script(INSTANT)
    if listed:
        page.add_init_script(LISTED)
    page.set_default_timeout(PATIENCE)
    return page


def table_of(house: Open, page: Page) -> Live:
    """The table that a page shows."""
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#game")
    return house.table(page.url.rsplit("/", 1)[1].split("?")[0])


def in_language(page: Page, language: str) -> None:
    """Change the language; the page is loaded anew, and its script is there."""
    with page.expect_navigation():
        page.click(f".languages [value={language}]")
    expect(page.locator(f"html[lang={language}]")).to_have_count(1)


def stamp(page: Page) -> str:
    """A short name of what the page shows."""
    return str(page.get_attribute("#game", "data-stamp"))


def moved_on(page: Page, before: str) -> None:
    """Wait until the page shows something else."""
    page.wait_for_function("old => document.getElementById('game').dataset.stamp !== old", arg=before)


def wait_until_asked(live: Live, pages: dict[int, Page]) -> int | None:
    """Wait until one of these people is asked and sees it; None when the game is over."""
    any_page = next(iter(pages.values()))
    patience = time.monotonic() + PATIENCE / 1000
    while not live.game.is_over:
        seat = next((each for each in live.game.seats_asked if each in pages), None)
        if seat is not None and pages[seat].evaluate(UP_TO_DATE, str(live.opened[seat])):
            return seat
        assert time.monotonic() < patience, f"{live.opened}, {live.game.decisions}, {_prompts(pages)}"
        any_page.wait_for_timeout(20)
    return None


def _prompts(pages: dict[int, Page]) -> str:
    return "; ".join(page.inner_html("#region-prompt") for page in pages.values())


def choose(live: Live, page: Page, luck: random.Random, by_button: bool) -> bool:
    """Make one choice and wait until it is stored; True when things on the table were enough.

    One press answers one question: a press that the page loses is not made again. Bots may answer in the
    meantime where all are asked together.
    """
    before = by_people(live)
    answered = None if by_button else page.evaluate(ON_THE_TABLE, luck.randrange(1000))
    clicked = answered is not None
    number = luck.randrange(1000)
    patience = time.monotonic() + PATIENCE / 1000
    while by_people(live) == before:
        answered = page.evaluate(BY_BUTTON, [number, answered]) or answered  # the page may just be drawing
        assert time.monotonic() < patience, f"the choice does not arrive: {page.inner_text('#notice')}"
        page.wait_for_timeout(15)
    return clicked


def by_people(live: Live) -> int:
    """How many choices were made in the seats of people."""
    people = live.persons()
    return sum(seat in people for seat, _ in live.choices)


def play_on(
    live: Live, pages: dict[int, Page], luck: random.Random, most: int = 100_000, on_table: float = 0.6
) -> tuple[int, int]:
    """Let these people choose, so often at most; how many choices were made on the table and by button."""
    clicked = pressed = 0
    while clicked + pressed < most:
        seat = wait_until_asked(live, pages)
        if seat is None:
            break
        if choose(live, pages[seat], luck, luck.random() >= on_table):
            clicked += 1
        else:
            pressed += 1
    return clicked, pressed


def focus_on(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(160):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


def fits(page: Page) -> None:
    """Nothing sticks out sideways, and every text stands out from its ground by 4.5 to 1 (WCAG AA)."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    poor = page.evaluate(CONTRAST)
    assert poor == [], poor
