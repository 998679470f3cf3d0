"""Two devices write one card, in Debian's Chromium: nothing is overwritten, and somebody chooses."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route, expect

from tests.web.browsing import PHONE, come, fits
from tests.web.house import Open
from tests.web.test_browser_packs import IS_KEPT, begun, kept


def opened_twice(browser: Browser, house: Open) -> tuple[Page, Page]:
    """One card, open on two devices of one person."""
    page, other = come(browser, house), come(browser, house, PHONE)
    pack = begun(page, house)
    page.goto(pack)
    link = page.locator("#move-link").get_attribute("value")
    other.goto(f"{house.url}{link}" if str(link).startswith("/") else str(link))
    other.click("form button.primary")
    other.wait_for_selector(".ed-progress")
    for each in (page, other):
        each.goto(f"{pack}/card/ash-widow")
    return page, other


def test_two_devices_that_write_one_card_are_asked(browser: Browser, house: Open) -> None:
    page, other = opened_twice(browser, house)
    page.fill("[name='name.en']", "Widow of Cinders")
    kept(page, "typed")
    other.fill("[name='name.en']", "Widow of Embers")
    other.wait_for_selector(".ed-conflict")
    fits(other)
    expect(other.locator(".ed-conflict table")).to_contain_text("Widow of Cinders")
    expect(other.locator("[name='name.en']")).to_have_value("Widow of Embers")
    other.click("[data-choice='mine']")
    kept(other, "typed")
    other.wait_for_function(IS_KEPT)
    expect(other.locator(".ed-conflict")).to_have_count(0)

    page.fill("[name='text.en']", "Burns.")
    page.wait_for_selector(".ed-conflict")
    fits(page)
    page.fill("[name='symbols.power']", "3")  # typed while the question stands
    page.click("[data-choice='other']")
    expect(page.locator("[name='name.en']")).to_have_value("Widow of Embers")
    page.click("#undo")  # what was typed here is not lost either
    expect(page.locator("[name='text.en']")).to_have_value("Burns.")
    expect(page.locator("[name='symbols.power']")).to_have_value("3")
    page.wait_for_function(IS_KEPT)
    page.reload()
    expect(page.locator("[name='name.en']")).to_have_value("Widow of Cinders")
    for each in (page, other):
        each.context.close()


def test_an_answer_that_was_lost_asks_nobody(browser: Browser, house: Open) -> None:
    """What the server has kept already is sent again, and is nothing new."""
    page, other = opened_twice(browser, house)
    lost: list[str] = []

    def lose(route: Route) -> None:
        if route.request.method == "POST" and not lost:
            route.fetch()
            lost.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    page.route("**/card/ash-widow", lose)
    page.fill("[name='name.en']", "Widow of Cinders")
    kept(page, "typed")
    page.wait_for_function(IS_KEPT)
    assert lost
    assert page.locator(".ed-conflict").count() == 0
    for each in (page, other):
        each.context.close()
