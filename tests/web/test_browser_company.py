"""Company in Debian's Chromium: a friend takes a bot's seat and talks; a phone is touched; lessons point."""

import pytest
from playwright.sync_api import Browser, Page, expect

import interrex
from interrex.match import lesson as lessons
from interrex.web.phrases import say
from interrex.web.tables.live import Live
from tests.web.browsing import PHONE, WIDE, new_page, table_of, wait_until_asked
from tests.web.house import Open
from tests.web.test_browser_table import sit, wait

IN_SIGHT = """() => {
  const found = [...document.querySelectorAll(".felt [data-point='1']")];
  return found.filter((each) => each.checkVisibility()).some((each) => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
    return top !== null && (each.contains(top) || top.contains(each));
  });
}"""


def test_a_friend_comes_talks_and_is_muted(browser: Browser, house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "random", sit="yes")
    mine = sit(browser, house, maker, table, WIDE)
    friend = new_page(browser)
    friend.goto(house.url + maker.links(table)[0])
    friend.fill("#name", "Friend")
    friend.click(".sheet button.primary")
    assert table_of(house, friend).row.seats[1].name == "Friend"
    friend.click("#chat > summary")
    friend.click(f".phrases >> text={say('en', 'phrase-hello')}")
    expect(mine.locator("[data-unread-count]")).to_have_text("1")
    expect(mine.locator("#chat-bubble")).to_contain_text(say("en", "phrase-hello"))
    mine.click("#chat > summary")
    expect(mine.locator("[data-unread-count]")).to_be_hidden()
    friend.fill("[name=text]", "<i>1 2 3</i>")  # figures are typed, not touched
    friend.keyboard.press("Enter")
    expect(mine.locator("[data-from=B]").last).to_contain_text("<i>1 2 3</i>")
    expect(friend.locator("[name=text]")).to_have_value("")
    mine.check("[data-mute=B]")
    expect(mine.locator("[data-from=B]").first).to_be_hidden()
    mine.reload()
    mine.click("#chat > summary")
    expect(mine.locator("[data-from=B]").first).to_be_hidden()
    mine.uncheck("[data-mute=B]")
    expect(mine.locator("[data-from=B]").first).to_be_visible()
    for page in (mine, friend):
        page.context.close()


# What is picked, whether a choice is on its way, and which question is asked.
STANDS = """() => JSON.stringify([
  [...document.querySelectorAll("[data-picked]")].map((each) => each.dataset.thing),
  document.querySelector(".option:disabled") !== null,
  document.querySelector("[data-choose] [name=turn]")?.value,
])"""


def is_answered(live: Live, page: Page, before: int) -> bool:
    """A choice is on its way, or stored already."""
    return live.number != before or page.locator(".option:disabled").count() > 0


def test_a_phone_is_touched(browser: Browser, house: Open) -> None:
    """Fingers only: a thing, then where it goes; nothing hangs on a mouse."""
    maker = house.visitor()
    table = maker.new_table("person", "random", sit="yes")
    page = sit(browser, house, maker, table, PHONE, listed=False, has_touch=True, is_mobile=True)
    live = house.table(table)
    for _ in range(4):
        assert wait_until_asked(live, {0: page}) == 0
        before = live.number
        things = page.locator(".felt [data-choosable]:visible")
        for _ in range(3):
            if is_answered(live, page, before) or not things.count():
                break
            stood = page.evaluate(STANDS)
            things.last.tap()
            page.wait_for_function(f"stood => ({STANDS})() !== stood", arg=stood)
        if not is_answered(live, page, before):
            page.tap(".option[data-bar]:visible >> nth=0")
        wait(page, lambda made=before: live.number > made)
    assert live.number >= 4
    page.tap(".story-open")
    expect(page.locator("#chat > summary")).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_lesson_points_at_what_is_to_be_touched(
    browser: Browser, house: Open, size: dict[str, int]
) -> None:
    page = new_page(browser, size)
    pointing = 0
    for game in interrex.games():
        told = lessons.lesson(game)
        for number in (3, 5, 8):
            page.goto(f"{house.url}/learn/{game}?step={number}")
            if page.locator(".felt [data-point]").count():
                pointing += 1
                assert page.evaluate(IN_SIGHT), (game, number, lessons.page(told, number).wanted)
    assert pointing >= 6
    page.context.close()
