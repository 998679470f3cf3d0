"""On the table: words fit their frames and places are clicked anywhere."""

import random
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from interrex.engine.packs import LANGUAGES
from interrex.web.phrases import say
from tests.web.browsing import PHONE, come, focus_on, play_on, table_of, wait_until_asked
from tests.web.house import Open, play_some, seated
from tests.web.test_browser_table import sit

FITS = "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"


def play_now(browser: Browser, house: Open, game: str) -> Page:
    page = come(browser, house)
    page.click(f"button[value={game}]")
    return page


def test_the_tokens_of_vendetta_hold_their_words(browser: Browser, house: Open) -> None:
    page = play_now(browser, house, "vendetta")
    live = table_of(house, page)
    luck = random.Random(2)
    while not page.query_selector(".choice-token"):
        assert play_on(live, {0: page}, luck, 1, 0) == (0, 1)
        wait_until_asked(live, {0: page})
    for language in LANGUAGES:
        page.click(f".languages [value={language}]")
        page.wait_for_selector(f"html[lang={language}] .choice-token")
        for token in page.query_selector_all(".choice-token"):
            assert token.evaluate(FITS), token.inner_text()
    box = page.locator("#region-back").bounding_box()
    assert box is not None
    assert box["width"] > 200  # the words beside the table are not drawn as the back of a card
    page.context.close()


def test_a_zone_may_be_clicked_anywhere(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    while live.game.decisions[0].question != "assign":
        play_some(house, table, 1)
    seat = live.game.decisions[0].seat
    page = sit(browser, house, people[seat], table)
    before = live.number
    page.click(".hand [data-choosable]")
    page.click(".zone.court .corner.you", position={"x": 60, "y": 20})
    expect(page.locator("#region-log li").last).not_to_have_text("", timeout=20_000)
    page.wait_for_function("() => !document.querySelector('[data-picked]')")
    page.wait_for_timeout(300)
    assert live.number == before + 1
    assert live.game.choices[-1][2].endswith(" court")
    page.context.close()


def test_a_request_is_seen_on_a_phone_wherever_one_has_scrolled_to(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 20)
    page = sit(browser, house, people[1], table, PHONE)
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert people[0].submit(f"/t/{table}/ask", what="last", seat="A").status_code == 200
    expect(page.get_by_role("button", name=say("en", "agree"))).to_be_in_viewport()
    page.context.close()


def test_who_plays_by_keyboard_stays_at_the_options(browser: Browser, house: Open) -> None:
    page = play_now(browser, house, "elekt")
    live = table_of(house, page)
    wait_until_asked(live, {0: page})
    focus_on(page, ".option")
    for _ in range(4):
        before = live.number
        page.keyboard.press("Enter")
        page.wait_for_function(
            "() => document.activeElement === document.body || !document.querySelector('.option')"
        )
        while live.number == before:
            page.wait_for_timeout(10)
        wait_until_asked(live, {0: page})
        page.wait_for_function("() => document.activeElement.matches('.option')")
    page.context.close()


def test_a_lost_browser_is_told_that_its_seat_is_gone(browser: Browser, house: Open) -> None:
    table, maker, people = seated(house, 2)
    page = sit(browser, house, people[0], table)
    expect(page.locator(".hand:not(.drawn)")).to_be_visible()
    assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
    expect(page.get_by_text(say("en", "by-link-only"))).to_be_visible(timeout=20_000)
    assert not page.query_selector(".hand")
    page.context.close()


# Notes that the page has complained, also if it was loaded anew since.
ALARMS = """addEventListener("DOMContentLoaded", () => {
  const notice = document.getElementById("notice");
  const note = () => { if (!notice.hidden) sessionStorage.alarms = 1; };
  if (notice) new MutationObserver(note).observe(notice, { attributes: true });
})"""


def test_no_alarm_when_the_cards_are_dealt(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.add_init_script(ALARMS)
    page.goto(f"{house.url}/new?game=veto")
    page.select_option("#variant-deck_a", page.get_attribute("[data-own-deck] >> nth=0", "value"))
    page.click("button.big")
    page.wait_for_selector(".bring")
    page.click(".bring button.primary")
    page.wait_for_selector(".option")
    assert page.evaluate("sessionStorage.alarms ?? 0") == 0
    page.context.close()


@pytest.mark.parametrize("is_safe", [True, False])
def test_a_link_is_copied_also_without_tls(browser: Browser, house: Open, is_safe: bool) -> None:
    page = come(browser, house, listed=False, permissions=["clipboard-read", "clipboard-write"])
    if not is_safe:
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"{house.url}/new?game=elekt")
    page.select_option("#seat-B", "person")
    page.click("button.big")
    expect(page.locator(".link-text").first).to_have_value(re.compile("^http"))  # the script is there
    link = page.get_attribute("[data-copy] >> nth=0", "data-copy")
    page.click("[data-copy] >> nth=0")
    expect(page.get_by_role("button", name=say("en", "copied"))).to_be_visible()
    page.goto(f"{house.url}/new?game=elekt")
    page.evaluate("document.getElementById('name-A').removeAttribute('maxlength')")
    page.focus("#name-A")
    page.keyboard.press("Control+V")
    assert page.input_value("#name-A") == f"{house.url}{link}"
    page.context.close()


def test_links_that_open_only_here_say_so(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.goto(f"{house.url}/new?game=elekt")
    page.select_option("#seat-B", "person")
    page.click("button.big")
    expect(page.get_by_text(say("en", "links-only-here"))).to_be_visible()
    page.context.close()


def test_a_step_of_a_lesson_is_shown_whole_on_a_phone(browser: Browser, house: Open) -> None:
    page = come(browser, house, PHONE)
    page.goto(f"{house.url}/learn/elekt?step=2&word=keep+misty-crawler")
    page.wait_for_selector(".gentle")
    assert page.locator("#region-prompt").evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    page.context.close()
