"""What calls one back to the table, what happened meanwhile, and the end: in Debian's Chromium."""

import random
import re

from playwright.sync_api import Browser, Page, Route, expect

from interrex.web.tables.live import Live
from tests.web.browsing import WIDE, choose, wait_until_asked
from tests.web.house import Open, Visitor
from tests.web.test_browser_table import sit


def elekt_with_bots(browser: Browser, house: Open, size: dict[str, int] = WIDE) -> tuple[Visitor, Live, Page]:
    maker = house.visitor()
    table = maker.new_table("person", "random", "random", sit="yes")
    return maker, house.table(table), sit(browser, house, maker, table, size, listed=False)


def play_to_the_end(maker: Visitor, live: Live, page: Page) -> None:
    luck = random.Random(5)
    while not live.game.is_over:
        decision = live.game.decision_of(0)
        if decision is None:
            page.wait_for_timeout(5)
            continue
        maker.choose(live.id, luck.choice(decision.options), live.opened[0])


def test_counts_stand_at_every_zone(browser: Browser, house: Open) -> None:
    """What the page shows is what the rules would count now, and the leader is marked."""
    _, live, page = elekt_with_bots(browser, house)
    luck = random.Random(2)
    for _ in range(12):
        wait_until_asked(live, {0: page})
        for zone in live.game.view(0).zones:  # type: ignore[attr-defined]
            shown = page.locator(f".zone.{zone.name} .count").all()
            assert len(shown) == 4
            for each, counts in zip(shown, zone.counts, strict=True):
                titles = each.evaluate("li => [...li.querySelectorAll('[title]')].map((each) => each.title)")
                numbers = [int(re.findall(r"-?\d+", title)[-1]) for title in titles]
                assert sorted(numbers) == sorted(number for _, number in counts)
                best = max(numbers, default=0)
                if best > 0:
                    assert each.locator(".leads").count() == numbers.count(best)
        choose(live, page, luck, False)
    page.context.close()


def test_what_happened_since_ones_own_choice_is_new(browser: Browser, house: Open) -> None:
    _, live, page = elekt_with_bots(browser, house)
    luck = random.Random(3)
    for _ in range(6):
        wait_until_asked(live, {0: page})
        choose(live, page, luck, False)
    wait_until_asked(live, {0: page})
    expect(page.locator("#region-log .since")).to_have_count(1)
    fresh = page.locator("#region-log [data-new]")
    assert fresh.count() > 0
    before = fresh.all_inner_texts()
    assert page.evaluate("document.querySelector('.since').nextElementSibling.hasAttribute('data-new')")
    assert page.locator("#region-log [data-seat=B]").count() > 0  # each line under who acted
    page.reload()  # the place is found again
    expect(page.locator("#region-log [data-new]")).to_have_text([each.strip() for each in before])
    page.context.close()


def test_the_tab_says_whose_turn_it_is(browser: Browser, house: Open) -> None:
    _, live, page = elekt_with_bots(browser, house)
    wait_until_asked(live, {0: page})
    expect(page).to_have_title(re.compile("^● Your turn"))
    assert "crown-turn.svg" in str(page.get_attribute("link[rel=icon]", "href"))
    answer = page.request.get(f"{house.url}/static/interrex.webmanifest")
    assert answer.ok
    assert page.request.get(house.url + answer.json()["icons"][0]["src"]).ok
    page.context.close()


def test_a_choice_made_offline_is_sent_again(browser: Browser, house: Open) -> None:
    _, live, page = elekt_with_bots(browser, house)
    wait_until_asked(live, {0: page})
    lost = []

    def lose(route: Route) -> None:
        lost.append(route.request.url)
        route.abort()

    page.route("**/choose", lose)
    before = len(live.choices)
    page.evaluate("document.querySelector('.option').click()")
    expect(page.locator("#notice")).to_contain_text("sent again")
    assert lost
    assert len(live.choices) == before
    page.unroute("**/choose")
    expect(page.locator("#notice")).to_be_hidden()
    assert len(live.choices) > before
    page.context.close()


def test_the_end_says_why_and_one_plays_again(browser: Browser, house: Open) -> None:
    maker, live, page = elekt_with_bots(browser, house)
    play_to_the_end(maker, live, page)
    expect(page.locator(".ended .why")).to_be_visible()
    places = page.locator(".places > li")
    expect(places).to_have_count(3)
    result = live.game.result
    assert result is not None
    shown = [float(each) for each in page.locator(".places .score").all_inner_texts()]
    assert sorted(shown) == sorted(result.scores)
    for seat in range(3):  # the cards add up to the score
        parts = page.locator(f".places > li:has(.letter:text-is('{'ABC'[seat]}')) .made-of b")
        assert sum(int(each) for each in parts.all_inner_texts()) == result.scores[seat]
    page.click("button[name=moved][value='1']")
    page.wait_for_url(lambda url: live.id not in url)
    again = house.table(page.url.rsplit("/", 1)[1])
    assert [seat.name for seat in again.row.seats][1] == "Maker"
    assert not again.game.is_over
    page.go_back()
    expect(page.locator(f"a[href='/t/{again.id}']")).to_be_visible()  # who comes later finds the same table
    page.context.close()


def test_only_who_sat_there_plays_again(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "random", sit="yes")
    assert maker.submit(f"/t/{table}/rematch", moved=0).status_code == 409  # not over yet
    assert house.visitor().submit(f"/t/{table}/rematch", moved=0).status_code == 403
