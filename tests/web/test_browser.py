"""The table clicked through in Debian's Chromium."""

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import (
    PHONE,
    WIDE,
    come,
    fits,
    focus_on,
    in_language,
    moved_on,
    new_page,
    stamp,
    table_of,
    wait_until_asked,
)
from tests.web.house import Open, until


def test_keyboard_only(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    focus_on(page, "button.primary")
    page.keyboard.press("Enter")
    live = table_of(house, page)
    for _ in range(4):
        assert wait_until_asked(live, {0: page}) == 0
        before = stamp(page)
        focus_on(page, ".option")
        page.keyboard.press("Enter")
        moved_on(page, before)
    wait_until_asked(live, {0: page})
    focus_on(page, ".question [data-rule]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.inner_text("#live").strip()  # what happened is said aloud
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_pages_fit_and_can_be_read(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = new_page(browser, size)
    for path in ("/", "/new", "/rules/elekt", "/docs"):
        page.goto(f"{house.url}{path}")
        fits(page)
    page.context.close()


def test_languages_at_the_table(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.click("button[value=elekt]")
    for language, word in (("pl", "Runda"), ("pt", "Rodada"), ("en", "Round")):
        in_language(page, language)
        text = page.inner_text("#game")
        assert "elekt-" not in text
        assert "option-" not in text
        assert word in text
    page.context.close()


def test_without_a_script_the_forms_work(browser: Browser, house: Open) -> None:
    page = come(browser, house, java_script_enabled=False)
    page.click("button[value=elekt]")
    live = table_of(house, page)
    for _ in range(500):
        if page.query_selector(".option"):
            break
        page.reload()
    before = live.number
    page.click(".option >> nth=0")
    until(lambda: live.number > before)
    page.wait_for_selector("#game")
    page.context.close()


def test_the_page_comes_back_by_itself(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.click("button[value=elekt]")
    live = table_of(house, page)
    wait_until_asked(live, {0: page})
    before = stamp(page)
    page.context.set_offline(True)
    house.hall.forget(live)  # as a restart would
    page.context.set_offline(False)
    page.wait_for_function("() => document.getElementById('notice').hidden")
    page.click(".option >> nth=0")
    moved_on(page, before)
    page.context.close()
