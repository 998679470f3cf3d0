"""What calls one back to the table, what happened meanwhile, and the end: in Debian's Chromium."""

import asyncio
import operator
import random
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from interrex.games.elekt.table import POWER
from interrex.web.tables.live import Live
from interrex.web.tables.seating import BOT_SAT, tell
from tests.web.browsing import PATIENCE, UP_TO_DATE, WIDE, choose, wait_until_asked
from tests.web.house import Open, Visitor
from tests.web.test_browser_stage import alone_with_bots, until_question
from tests.web.test_browser_table import sit, wait


def elekt_with_bots(browser: Browser, house: Open, size: dict[str, int] = WIDE) -> tuple[Visitor, Live, Page]:
    maker, live = without_a_page(house)
    return maker, live, sit(browser, house, maker, live.id, size, listed=False)


def without_a_page(house: Open) -> tuple[Visitor, Live]:
    maker = house.visitor()
    return maker, house.table(maker.new_table("person", "random", "random", sit="yes"))


def play_to_the_end(maker: Visitor, live: Live) -> None:
    luck = random.Random(5)
    while not live.game.is_over:
        decision = live.game.decision_of(0)
        if decision is None:
            time.sleep(0.005)
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
            for attribute, (each, counts) in enumerate(zip(shown, zone.counts, strict=True)):
                title = str(each.get_attribute("title"))
                numbers = [int(found) for found in re.findall(r" (-?\d+)(?: \(|,|$)", title)]
                assert sorted(numbers) == sorted(number for _, number in counts)
                best = max(numbers, default=0)
                if best > 0:  # a tie in Power is decided by Court (EL-511)
                    marked = 1 if attribute == POWER else numbers.count(best)
                    assert each.locator(".leads, .tied").count() == marked
        choose(live, page, luck, False)
    page.context.close()


# Counts how often the page has kept the place at which one chose: it does when the server has answered.
KEEPS = """(() => {
  const usual = Storage.prototype.setItem;
  window.kept = 0;
  Storage.prototype.setItem = function (key, value) {
    usual.call(this, key, value);
    window.kept += key.startsWith("story-");
  };
})()"""


# What is marked as new, and what would be marked if the page were opened again now.
NEW_AGAIN = """async () => {
  const marked = () => [...document.querySelectorAll("#region-log [data-new]")];
  const fresh = () => marked().map((each) => each.textContent);
  const before = fresh();
  const { arrange } = await import(`/static/story.js?${Math.random()}`); // what it remembers is what was kept
  arrange();
  return [before, fresh()];
}"""


# The numbers of the lines that are new, and of those that somebody else has caused.
NUMBERED = """() => {
  const from = Number(document.querySelector("#region-log .lines").dataset.from ?? 0);
  const all = [...document.querySelectorAll("#region-log .lines > [data-cards]:not([data-notice])")];
  const which = (isOne) => all.flatMap((each, at) => (isOne(each) ? [from + at] : []));
  const isTheirs = (each) => (each.dataset.seat ?? "A") !== "A" && !("quiet" in each.dataset);
  return [which((each) => "new" in each.dataset), which(isTheirs), from + all.length];
}"""


def choose_and_keep(live: Live, page: Page, luck: random.Random) -> bool:
    """One choice, whose place the page has kept: new is what came since the end of one's last turn.

    True where this choice did not end the present one: then all that was new still is.
    """
    before = page.evaluate("window.kept")
    were_new, _, place = page.evaluate(NUMBERED)
    choose(live, page, luck, False)
    page.wait_for_function("before => window.kept > before", arg=before)
    wait_until_asked(live, {0: page})
    assert operator.eq(*page.evaluate(NEW_AGAIN))
    are_new, theirs, _ = page.evaluate(NUMBERED)
    if any(each >= place for each in theirs):
        assert not are_new or are_new[0] >= place
        return False
    assert set(were_new) <= set(are_new)
    return bool(were_new)


def test_what_happened_since_ones_own_choice_is_new(browser: Browser, house: Open) -> None:
    _, live, page = elekt_with_bots(browser, house)
    page.evaluate(KEEPS)
    luck = random.Random(3)
    wait_until_asked(live, {0: page})
    for _ in range(6):
        choose_and_keep(live, page, luck)
    expect(page.locator("#region-log .since")).to_have_count(1)
    fresh = page.locator("#region-log [data-new]")
    assert fresh.count() > 0
    before = fresh.all_inner_texts()
    assert page.evaluate("document.querySelector('.since').nextElementSibling.hasAttribute('data-new')")
    assert page.locator("#region-log [data-seat=B]").count() > 0  # each line under who acted
    page.reload()  # the place is found again
    expect(page.locator("#region-log [data-new]")).to_have_text([each.strip() for each in before])
    page.context.close()


def test_what_is_new_stays_new_when_the_page_is_opened_again(browser: Browser, house: Open) -> None:
    """By its place, not by its words: in a log longer than the page, with a line told beside the game."""
    _, live, page = elekt_with_bots(browser, house)
    page.add_init_script(KEEPS)
    page.evaluate(KEEPS)
    luck = random.Random(4)
    wait_until_asked(live, {0: page})
    went_on = 0
    for number in range(30):
        went_on += choose_and_keep(live, page, luck)
        if live.game.is_over:  # the seats have won early
            break
        if number % 6 != 5:
            continue
        before = page.locator("#region-log [data-new]").all_inner_texts()
        house.do(tell(house.hall, live, BOT_SAT, 1))  # stands among the lines
        page.reload()
        wait_until_asked(live, {0: page})
        told = "#region-log [data-new]:not([data-notice])"
        expect(page.locator(told)).to_have_text([each.strip() for each in before])
    assert went_on  # a turn of several choices
    assert len(live.game.read_by(0)) > int(str(page.get_attribute("#region-log .lines", "data-most")))
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
    maker, live = without_a_page(house)
    play_to_the_end(maker, live)
    page = sit(browser, house, maker, live.id, listed=False)
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


def test_vendetta_card_before_place(browser: Browser, house: Open) -> None:
    """Where is asked before which card; who touches the card first answers both with the second touch."""
    live, page = alone_with_bots(browser, house, "vendetta")
    until_question(live, page, "plan", 2)
    wait_until_asked(live, {0: page})
    card = page.locator(".hand [data-thing][data-choosable]").first
    thing = str(card.get_attribute("data-thing"))
    card.click()
    expect(page.locator(f".hand [data-thing='{thing}'][data-picked]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)
    before = len(live.choices)
    card.click()
    page.locator(".spot[data-choosable]").first.click()
    wait(page, lambda: len([each for each in live.choices[before:] if each[0] == 0]) >= 2)
    played, chosen = [word for seat, word in live.choices[before:] if seat == 0][:2]
    assert played.startswith("play L")
    assert chosen == thing.removeprefix("card:")
    page.context.close()


HIDDEN = 'document.querySelector("#scene").hidden'

# True when a scene is to be seen, which stands still from now on; false when the page waits for an answer.
PAUSED = f"""turn => {{
  if ({HIDDEN}) return ({UP_TO_DATE})(turn) ? [false] : null;
  document.querySelector("[data-scene-pause]").click();
  return [true]; }}"""

SKIPPED = f"""() => {{ document.querySelector("[data-scene-skip]").click(); return {HIDDEN}; }}"""


def is_paused(live: Live, page: Page) -> bool:
    """Wait until a scene begins, and pause it, or until the next question is asked."""
    patience = time.monotonic() + PATIENCE / 1000
    while not live.game.is_over:
        found = page.evaluate(PAUSED, str(live.opened[0]))
        if found:
            return bool(found[0])
        assert time.monotonic() < patience, page.inner_text("#region-prompt")
        page.wait_for_timeout(10)
    return False


def until_scene(maker: Visitor, live: Live, page: Page, luck: random.Random) -> None:
    """Choose until a scene is to be seen, which stands still."""
    while True:
        wait(page, lambda: live.game.is_over or live.game.decision_of(0) is not None)
        decision = live.game.decision_of(0)
        assert decision is not None, "no scene was seen in the rest of the game"
        maker.choose(live.id, luck.choice(decision.options), live.opened[0])
        if is_paused(live, page):
            return


def test_a_confrontation_is_seen_before_the_board_tells_it(browser: Browser, house: Open) -> None:
    """Lines of a resolution appear over the board, totals as bars; the page tells it when they were seen."""
    maker, live, page = elekt_with_bots(browser, house)
    luck = random.Random(5)
    scene, bars = page.locator("#scene"), page.locator("#scene meter")
    wait_until_asked(live, {0: page})
    page.evaluate("localStorage.speed = 'slow'")
    while not bars.count():
        until_scene(maker, live, page, luck)
        while scene.is_visible() and not bars.count():
            page.evaluate("document.querySelector('[data-scene-step]').click()")
    shown = scene.locator("p > span:first-child").all_inner_texts()
    log = page.locator("#region-log li")
    assert not any(each.strip().startswith(shown[-1]) for each in log.all_inner_texts())
    expect(page.locator("#game[data-watching] .asked")).to_be_hidden()  # the question was answered
    page.mouse.click(5, 300)
    expect(log.filter(has_text=shown[-1]).first).to_be_attached()
    told = [each.strip() for each in log.all_inner_texts()]
    assert all(any(line.startswith(each) for line in told) for each in shown)  # only what the seat may read
    if page.evaluate(HIDDEN):  # the touch was of its last line
        until_scene(maker, live, page, luck)
    assert page.evaluate(SKIPPED)  # at once; bots play on, and what they decide next is a scene of its own
    page.context.close()


def test_the_slowest_wish_sets_the_speed(house: Open) -> None:
    maker = house.visitor()
    live = house.table(maker.new_table("person", "person", "random", sit="yes"))
    assert live.tempo() == 1.0
    live.tempos |= {0: 0.4, 1: 2.0}  # nobody sits at the second seat
    with watching(live, live.persons()[0]):
        assert live.tempo() == 0.4
    assert live.tempo() == 1.0  # nobody looks


@contextmanager
def watching(live: Live, seat: int) -> Iterator[None]:
    listener = asyncio.Event()
    live.listeners[listener] = seat
    yield
    del live.listeners[listener]


KEEP_STREAM = """window.EventSource = class extends EventSource {
  constructor(url) { super(url); window.stream = this; } }"""
IN_ONE_GO = """async ([count, at]) => {
  const ids = ["live", "region-prompt", "region-table"];
  const [live, prompt, table] = ids.map((id) => document.getElementById(id));
  const heard = [];
  new MutationObserver(() => heard.push(live.textContent)).observe(live, { childList: true });
  const line = (number) => `<li data-cards="">${at}: thing ${number} of ${count}.</li>`;
  const news = (_, number) => ({ lines: [line(number)], table: table.innerHTML });
  const came = Array.from({ length: count }, news);
  came.splice(at, 0, { prompt: prompt.innerHTML });
  came.forEach((news, number) => {
    stream.onmessage({ data: JSON.stringify(news), lastEventId: `${number}` });
  });
  for (let tries = 0; tries < 100 && !heard.length; tries += 1) {
    await new Promise((then) => setTimeout(then, 50));
  }
  await new Promise((then) => setTimeout(then, 350)); // whatever else is announced comes by then
  return [heard, prompt.querySelector("[data-announce]").textContent.trim()];
}"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_what_is_shown_in_one_go_is_announced_together(
    browser: Browser, house: Open, motion: Literal["reduce", "no-preference"]
) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    page.emulate_media(reduced_motion=motion)
    page.add_init_script(KEEP_STREAM)
    page.reload()
    page.wait_for_selector("#game[data-live]")
    for count, at in ((1, 0), (1, 1), (2, 1), (4, 0), (4, 4)):  # the question comes after so many lines
        heard, asked = page.evaluate(IN_ONE_GO, [count, at])
        assert asked
        things = [f"{at}: thing {number} of {count}." for number in range(count)]
        assert heard == [" ".join([*things, *asked.split()])]
    page.context.close()
