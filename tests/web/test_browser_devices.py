"""Two devices write one card or deck, in Debian's Chromium: nothing is lost, and somebody chooses."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, Route, expect

from interrex.games import game_spec
from tests.web.browsing import PHONE, come, fits, new_page, table_of
from tests.web.house import Open
from tests.web.test_browser_decks import verdict, with_saved_deck
from tests.web.test_browser_packs import IS_KEPT, begun, kept

LATE = """() => {
  const usual = fetch;
  window.fetch = async (...asked) => {
    await new Promise((goOn) => setTimeout(goOn, 500));
    return usual(...asked);
  };
}"""  # whatever is sent from now on arrives late


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
    expect(page.locator("#said")).to_contain_text("cannot be reached")
    page.fill("[name='text.en']", "Burns.")  # typed on before it is known what has arrived
    kept(page, "typed")
    page.wait_for_function(IS_KEPT)
    assert lost
    assert page.locator(".ed-conflict").count() == 0
    page.reload()
    expect(page.locator("[name='name.en']")).to_have_value("Widow of Cinders")
    expect(page.locator("[name='text.en']")).to_have_value("Burns.")
    for each in (page, other):
        each.context.close()


def test_what_is_tried_is_what_was_typed(browser: Browser, house: Open) -> None:
    """Also by somebody who does not wait until it is kept; what is not finished is not tried."""
    page = new_page(browser)
    pack = begun(page, house)
    page.goto(f"{pack}/card/ash-widow")
    page.evaluate(LATE)
    page.fill("[name='name.en']", "Widow of Cinders")
    page.click("#try")
    live = table_of(house, page)
    assert "Widow of Cinders" in {card.name["en"] for card in game_spec("elekt").pack_cards(live.pack)}
    page.goto(f"{pack}/card/ash-widow")
    page.fill("[name='name.en']", "")
    page.click("#try")
    kept(page, "draft")
    page.wait_for_function(IS_KEPT)
    assert page.url == f"{pack}/card/ash-widow"
    expect(page.locator("#try")).to_be_disabled()
    page.context.close()


def test_two_tabs_that_build_on_one_deck_keep_both(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    other = page.context.new_page()
    for each in (page, other):
        each.goto(f"{house.url}/decks/veto/build?deck=sicz")
        verdict(each, "60 cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "61 cards")
    for number in (61, 62):
        other.click("[data-pool='latyfundium'] [data-more]")
        verdict(other, f"{number} cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "62 cards")
    for each, card in ((page, "jan-zagloba"), (other, "latyfundium")):
        each.reload()
        verdict(each, "62 cards")
        assert int(each.inner_text(f"[data-pool='{card}'] .copies")) >= 2
    page.dblclick("#save")
    page.wait_for_selector("#said a")
    other.reload()  # what is not saved in the one tab is not forgotten with what is saved in the other
    verdict(other, "62 cards")
    assert int(other.inner_text("[data-pool='latyfundium'] .copies")) >= 2
    other.goto(f"{house.url}/decks/veto")
    expect(other.locator("#mine + ul > li")).to_have_count(1)  # pressed twice, it is one deck
    expect(other.locator("#unsaved li")).to_have_count(1)
    other.click("#unsaved a")
    verdict(other, "62 cards")
    page.context.close()


def test_a_deck_that_was_emptied_and_is_back_is_the_same(browser: Browser, house: Open) -> None:
    page = with_saved_deck(browser, house)
    page.click("#empty")
    verdict(page, "0 cards")
    page.click("#undo")
    verdict(page, "60 cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "61 cards")
    page.click("#save")
    page.wait_for_selector("#said a")
    for button in ("more", "less"):  # what is as it was saved is not called unsaved
        page.click(f"[data-pool='latyfundium'] [data-{button}]")
    verdict(page, "61 cards")
    page.goto(f"{house.url}/decks/veto")
    expect(page.locator("#mine + ul > li")).to_have_count(1)
    expect(page.locator("#unsaved")).to_be_hidden()
    page.context.close()
