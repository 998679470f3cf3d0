"""The table clicked through in Debian's Chromium."""

import contextlib
import os
import random
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.web.testing import CHROMIUM, FLAGS
from tests.web.house import Open

if not Path(CHROMIUM).exists():
    warnings.filterwarnings("default", message="NO BROWSER")
    print(f"NO BROWSER: the web table is NOT tested in a browser. apt-get install chromium ({CHROMIUM})")
    pytest.skip(f"NO BROWSER at {CHROMIUM}: apt-get install chromium", allow_module_level=True)

if not os.environ.get("INTERREX_BROWSER"):
    pytest.skip("BROWSER NOT ASKED FOR: run INTERREX_BROWSER=1 ./check tests/web", allow_module_level=True)

playwright_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
Page = playwright_api.Page
Browser = playwright_api.Browser

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
PATIENCE = 30_000
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8").partition("\n")[2]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with playwright_api.sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, env={**os.environ, "HOME": home}
        )
        yield found
        found.close()


def come(browser: Browser, house: Open, size: dict[str, int] = WIDE, **more: object) -> Page:
    """Somebody new opens a browser."""
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce", **more)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(house.url)
    return page


def stamp(page: Page) -> str:
    return str(page.get_attribute("#game", "data-stamp"))


def moved_on(page: Page, before: str) -> None:
    """Wait until the page shows something else."""
    page.wait_for_function("old => document.getElementById('game').dataset.stamp !== old", arg=before)


def settle(page: Page, before: str) -> None:
    """Wait until the page shows something else, but not for ever: it may have changed just before."""
    with contextlib.suppress(playwright_api.TimeoutError):
        page.wait_for_function(
            "old => document.getElementById('game').dataset.stamp !== old", arg=before, timeout=3000
        )


def choose_on_the_table(page: Page, luck: random.Random) -> bool:
    """Click things on the table until a choice is made; False when buttons are all there is."""
    before = stamp(page)
    for _ in range(3):
        if not page.evaluate(CLICK_A_THING, luck.randrange(1000)):
            return False
        page.wait_for_timeout(60)
        if stamp(page) != before or not page.query_selector("[data-picked]"):
            break
    if page.query_selector("[data-picked]") and stamp(page) == before:
        page.evaluate("document.querySelector('.option:not([hidden])')?.click()")
    settle(page, before)
    return True


CLICK_A_THING = """number => {
  const marked = [...document.querySelectorAll(".felt [data-choosable]")];
  const all = marked.filter((each) => each.checkVisibility());
  all[number % all.length]?.click();
  return all.length;
}"""


def choose_by_button(page: Page, luck: random.Random) -> None:
    before = stamp(page)
    page.evaluate(
        "number => { const all = document.querySelectorAll('.option'); all[number % all.length]?.click(); }",
        luck.randrange(1000),
    )
    settle(page, before)


@pytest.mark.slow
def test_a_whole_game_by_two_browsers_and_a_bot(browser: Browser, house: Open) -> None:
    one = come(browser, house)
    one.goto(f"{house.url}/new?game=elekt")
    one.select_option("#seat-B", "person")
    one.select_option("#seat-C", "random")
    one.fill("#name-A", "Anna")
    one.click("text=Make the table")
    one.wait_for_function("() => document.querySelector('[data-link]').value.startsWith('http')")
    link = one.input_value("[data-link] >> nth=0")
    assert link.startswith(house.url)
    two = come(browser, house)
    two.goto(link)
    two.fill("#name", "Bert")
    two.check("[value=emerald]")
    two.click("text=Take the seat")
    live = house.table(one.url.rsplit("/", 1)[1].split("?")[0])
    luck = random.Random(3)
    clicked = pressed = 0
    patience = time.monotonic() + 240
    while not live.game.is_over:
        assert time.monotonic() < patience, f"stuck at {live.game.decisions}"
        asked = [each[0] for each in live.game.asked]
        page = one if 0 in asked else two if 1 in asked else None
        if page is None or not page.query_selector(".option"):
            one.wait_for_timeout(20)
            continue
        if luck.random() < 0.6 and choose_on_the_table(page, luck):
            clicked += 1
        elif page.query_selector(".option"):
            choose_by_button(page, luck)
            pressed += 1
    for page in (one, two):
        page.wait_for_selector(".ending")
    assert clicked > 5
    assert pressed > 3
    assert "Won by" in one.inner_text(".ending")
    one.click(".ending >> text=Replay")
    slide = "each => { each.value = 5; each.dispatchEvent(new Event('input')); }"
    one.eval_on_selector("#at", slide)
    one.wait_for_function("() => document.getElementById('at-text').textContent === '5'")
    one.select_option("#seat", "B")
    one.context.close()
    two.context.close()


def test_keyboard_only(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    focus_on(page, "button.primary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#game")
    for _ in range(4):
        page.wait_for_selector(".option, .ending")
        before = stamp(page)
        focus_on(page, ".option")
        page.keyboard.press("Enter")
        moved_on(page, before)
    page.wait_for_selector(".option, .ending")
    focus_on(page, ".question [data-rule]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    assert page.query_selector("dialog[open]") is None
    assert page.inner_text("#live").strip()  # what happened is said aloud
    page.context.close()


def focus_on(page: Page, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(120):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by Tab")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_pages_fit_and_can_be_read(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = come(browser, house, size)
    fits(page)
    page.goto(f"{house.url}/new")
    fits(page)
    page.goto(house.url)
    page.click("button[value=elekt]")
    luck = random.Random(1)
    for _ in range(4):
        page.wait_for_selector(".option")
        choose_by_button(page, luck)
    page.wait_for_selector(".option")
    fits(page)
    page.click(".look >> nth=0")
    page.wait_for_selector("dialog[open]")
    assert page.inner_text("dialog .origin")
    page.click("dialog >> text=Close")
    page.context.close()


def fits(page: Page) -> None:
    """Nothing sticks out sideways, and every text stands out from its ground by 4.5 to 1 (WCAG AA)."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(CONTRAST) == []


@pytest.mark.parametrize("game", [each for each in interrex.games() if each != "elekt"])
def test_every_game_can_be_played_and_read(browser: Browser, house: Open, game: str) -> None:
    page = come(browser, house)
    page.click(f"button[value={game}]")
    luck = random.Random(1)
    for _ in range(6):
        page.wait_for_selector(".option, .ending")
        if not choose_on_the_table(page, luck):
            choose_by_button(page, luck)
    fits(page)
    page.context.close()


def test_languages_at_the_table(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.click("button[value=elekt]")
    for language, word in (("pl", "Runda"), ("pt", "Ronda"), ("en", "Round")):
        page.click(f".languages [value={language}]")
        page.wait_for_selector("#game")
        assert page.get_attribute("html", "lang") == language
        text = page.inner_text("#game")
        assert "elekt-" not in text
        assert "option-" not in text
        assert word in text
    page.context.close()


def test_without_a_script_the_forms_work(browser: Browser, house: Open) -> None:
    page = come(browser, house, java_script_enabled=False)
    page.click("button[value=elekt]")
    live = house.table(page.url.rsplit("/", 1)[1])
    for _ in range(200):
        if page.query_selector(".option"):
            break
        page.reload()
    before = live.number
    page.click(".option >> nth=0")
    assert live.number > before
    page.context.close()


def test_the_page_comes_back_by_itself(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.click("button[value=elekt]")
    page.wait_for_selector(".option")
    live = house.table(page.url.rsplit("/", 1)[1])
    before = stamp(page)
    page.context.set_offline(True)
    house.hall.forget(live)  # as a restart would
    page.context.set_offline(False)
    page.wait_for_function("() => document.getElementById('notice').hidden")
    page.click(".option >> nth=0")
    moved_on(page, before)
    page.context.close()
