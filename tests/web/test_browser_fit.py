"""On the table: words fit their frames, nothing is cut, and what is touched is what is meant."""

import os
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.phrases import say
from interrex.web.show.scene import drawing
from interrex.web.store.rows import Seat
from interrex.web.tables.live import Live
from interrex.web.tables.new_table import BOT_NAMES, COLOURS, Beginning, NewTable
from tests.web.browsing import (
    LARGE,
    PHONE,
    WIDE,
    come,
    focus_on,
    in_language,
    new_page,
    table_of,
    wait_until_asked,
)
from tests.web.house import Open, play_some, seated, until
from tests.web.test_browser_table import sit, wait

FITS = "each => each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight"


# What happens when the bar is drawn anew, as when somebody else's news change its words.
DRAWN_ANEW = """async () => {
  const all = performance.getEntriesByType("resource").map((each) => each.name);
  const touch = await import(all.find((each) => each.includes("/touch.js")));
  touch.fresh();
  touch.mark();
}"""


def play_now(browser: Browser, house: Open, game: str) -> Page:
    page = come(browser, house)
    page.click(f"button[value={game}]")
    return page


def test_the_tokens_of_vendetta_hold_their_words(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    for _, decision, made in positions("vendetta", 4, 60, 1):
        if decision.question == "stay or withdraw":
            enter(page, house, "vendetta", 4, decision.seat, made, 1)
            break
    for language in LANGUAGES:
        in_language(page, language)
        page.wait_for_selector(".choice-token")
        for token in page.query_selector_all(".choice-token"):
            assert token.evaluate(FITS), token.inner_text()
    box = page.locator("#region-back").bounding_box()
    assert box is not None
    assert box["width"] > 100  # the words beside the table are not drawn as the back of a card
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
    page.evaluate(DRAWN_ANEW)
    expect(page.locator("[data-picked]")).not_to_have_count(0)  # the question is the same
    page.click(".zone.court .corner.you", position={"x": 60, "y": 20})
    wait(page, lambda: live.number > before)
    expect(page.locator("[data-picked]")).to_have_count(0)
    page.wait_for_timeout(300)
    assert live.number == before + 1
    assert live.game.choices[-1][2].endswith(" court")
    page.context.close()


def test_a_pile_that_a_question_opened_closes_with_it(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    page = sit(browser, house, people[house.table(table).game.decisions[0].seat], table)
    summary = page.locator(".pile > summary")
    for by_question in (True, False):  # what one has opened oneself stays open
        before = summary.text_content()  # whatever of it is seen
        page.evaluate(
            """by => { const pile = document.querySelector(".pile");
            pile.open = true; pile.toggleAttribute("data-opened", by); }""",
            by_question,
        )
        while summary.text_content() == before:
            play_some(house, table, 1)
            page.wait_for_timeout(200)
        assert page.evaluate("document.querySelector('.pile').open") is not by_question
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
        wait(page, lambda made=before: live.number > made)
        wait_until_asked(live, {0: page})
        page.wait_for_function("() => document.activeElement.matches('.option')")
    page.context.close()


def test_a_lost_browser_is_told_that_its_seat_is_gone(browser: Browser, house: Open) -> None:
    table, maker, people = seated(house, 2)
    page = sit(browser, house, people[0], table)
    expect(page.locator(".hand:not(.drawn)")).to_be_visible()
    assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
    expect(page.get_by_text(say("en", "by-link-only"))).to_be_visible()
    assert not page.query_selector(".hand")
    page.context.close()


# Notes that the page has complained, also if it was loaded anew since.
ALARMS = """addEventListener("DOMContentLoaded", () => {
  const notice = document.getElementById("notice");
  const note = () => { if (!notice.hidden) sessionStorage.alarms = 1; };
  if (notice) new MutationObserver(note).observe(notice, { attributes: true });
})"""


def test_no_alarm_when_the_cards_are_dealt(browser: Browser, house: Open) -> None:
    page = new_page(browser)
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
    page = new_page(browser, listed=False, permissions=["clipboard-read", "clipboard-write"])
    if not is_safe:
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto(f"{house.url}/new?game=elekt")
    page.select_option("#seat-B", "person")
    page.click("button.big")
    expect(page.locator(".link-text").first).to_have_value(re.compile("^http"))  # the script is there
    seat, link = (page.get_attribute(f".links [data-copy] >> nth={at}", "data-copy") for at in (0, -1))
    page.click(".links [data-copy] >> nth=-1")
    expect(page.get_by_role("button", name=say("en", "copied"))).to_be_visible()
    assert seat is not None
    assert house.visitor().sit(seat, "Kinga").status_code == 200
    expect(page.get_by_role("button", name=say("en", "let-in-again"))).to_be_visible()  # drawn anew
    expect(page.get_by_role("button", name=say("en", "copied"))).to_be_visible()
    page.goto(f"{house.url}/new?game=elekt")
    page.evaluate("document.getElementById('name-A').removeAttribute('maxlength')")
    page.focus("#name-A")
    page.keyboard.press("Control+V")
    assert page.input_value("#name-A") == f"{house.url}{link}"
    page.context.close()


def test_links_that_open_only_here_say_so(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/new?game=elekt")
    page.select_option("#seat-B", "person")
    page.click("button.big")
    expect(page.get_by_text(say("en", "links-only-here"))).to_be_visible()
    page.context.close()


def test_a_step_of_a_lesson_is_shown_whole_on_a_phone(browser: Browser, house: Open) -> None:
    page = new_page(browser, PHONE)
    page.goto(f"{house.url}/learn/elekt?step=2&word=keep+misty-crawler")
    page.wait_for_selector(".gentle")
    assert page.locator("#region-prompt").evaluate("each => each.scrollHeight <= each.clientHeight + 1")
    page.context.close()


# --- tables in the middle of a game, the same every time ----------------------------------------------

Made = list[tuple[int, str]]


def positions(game: str, seats: int, most: int, seed: int = 0) -> Iterator[tuple[Table, Decision, Made]]:
    """A game at random: before each choice the table, who is asked what, and the choices made so far."""
    table, luck, made = interrex.new(game, seats=seats, seed=seed), random.Random(seed), Made()
    while not table.is_over and len(made) < most:
        decision = luck.choice(table.decisions)
        yield table, decision, made
        word = luck.choice(decision.options)
        table.choose(word, decision.seat)
        made.append((decision.seat, word))


def enter(page: Page, house: Open, game: str, seats: int, seat: int, made: Made, seed: int = 0) -> Live:
    """Sit down at a table at which these choices were made, with somebody else at every other seat."""
    own = [keys.new_key() for _ in range(seats)]
    people = {
        at: Seat("person", "", name, colour, "", key=keys.hashed(own[at]))
        for at, (name, colour) in enumerate(zip(BOT_NAMES, COLOURS, strict=True))
        if at < seats
    }
    begun = Beginning(seed, tuple(made))
    wanted = NewTable(game, ["person"] * seats, people=people, beginning=begun)
    live = house.do(house.hall.new_table(keys.new_key(), wanted))
    page.context.add_cookies([{"name": COOKIE, "value": own[seat], "url": house.url}])
    page.goto(f"{house.url}/t/{live.id}")
    page.wait_for_selector("#game[data-live] [data-choose] .option", state="attached")
    page.evaluate(FITTED)
    return live


# What cannot be read: boxes that hold more than they show, words broken in two. Shortened with an ellipsis
# may be what is told to who points at it: the name of a card, what has a title. The rules on a card end with
# a whole line. What does not fit even when drawn as close as can be scrolls.
CUT = """() => {
  const wrong = [], rules = ".card-words, .card-body, .tile-text, .power-text, .portrait-words";
  for (const each of document.querySelectorAll(".felt *, .prompt, .prompt *")) {
    const isShown = each.clientWidth && each.checkVisibility();
    if (!isShown || each.closest(`.hidden, .knows-words, svg, ${rules}`)) continue;
    const { overflow, textOverflow } = getComputedStyle(each);
    const over = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    const isTold = textOverflow === "ellipsis" && each.closest("[data-card], [title]");
    const scrolls = each.matches("[data-tight~='3']") && overflow.includes("auto");
    const isCut = over && overflow !== "visible" && !isTold && !scrolls;
    if (isCut) wrong.push(`cut: ${each.className}: ${each.innerText}`);
  }
  const goesOn = (each) => each.scrollWidth > each.clientWidth + 1;
  const scrolls = (each) => goesOn(each) && getComputedStyle(each).overflowX === "auto";
  const scrolled = [...document.querySelectorAll(".felt *")].filter(scrolls);
  for (const badge of document.querySelectorAll(".felt .letter, .felt .tag")) { // nothing lies on them
    const { left, right, top, height, width } = badge.getBoundingClientRect();
    if (!width || !badge.checkVisibility() || scrolled.some((each) => each.contains(badge))) continue;
    for (const x of [left + 2, right - 2]) {
      const found = document.elementFromPoint(x, top + height / 2);
      const isSeen = found?.contains(badge) || badge.contains(found);
      if (!isSeen) wrong.push(`covered: ${badge.className} ${badge.innerText} by ${found?.outerHTML}`);
    }
  }
  for (const folk of document.querySelectorAll(".mine .folk, .seats-3 .folk")) { // room for keywords is used
    const shown = [...folk.children].filter((each) => each.checkVisibility());
    const boxes = shown.map((each) => each.getBoundingClientRect());
    const free = folk.getBoundingClientRect().bottom - Math.max(...boxes.map((each) => each.bottom));
    const rows = new Set(boxes.map((each) => Math.round(each.top / 8))).size;
    const lacks = [...folk.querySelectorAll(".keywords")].some((each) => !each.checkVisibility());
    const isPacked = folk.matches("[data-tight~='3']") && folk.querySelector(".strip"); // a row less
    if (boxes.length && lacks && !isPacked && free > 24 * rows) wrong.push(`${free} px free for keywords`);
  }
  const range = document.createRange();
  for (const name of document.querySelectorAll(".felt [data-fit=words]")) {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      for (const word of texts.currentNode.data.matchAll(/[^\\s\\u00AD-]+/g)) {
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const hyphen = texts.currentNode.data[word.index - 1] === "\\u00AD" ? 8 : 0;
        const boxes = [...range.getClientRects()].filter((box) => box.width > hyphen);
        const lines = new Set(boxes.map((box) => Math.round(box.top)));
        if (lines.size > 1) wrong.push(`broken: ${word[0]} in ${name.className}`);
      }
    }
  }
  return wrong;
}"""
# Characters of one field that lie on each other; a tapped one stands a little aslant.
OVERLAPS = """() => [...document.querySelectorAll(".felt .folk")].flatMap((folk) => {
  const boxes = [...folk.children].filter((each) => each.checkVisibility())
    .map((each) => (each.querySelector(".portrait") ?? each).getBoundingClientRect());
  const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 8
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 8;
  const found = boxes.some((one, at) => boxes.slice(at + 1).some((other) => meet(one, other)));
  return found ? [folk.innerText] : [];
})"""
OWN_IS_SEEN = """() => [...document.querySelectorAll(".sheet-of:has(> .you)")]
  .map((each) => each.getBoundingClientRect()).every(({ left, right }) => left >= 0 && right <= innerWidth)"""
FITTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
FULL = {
    ("elekt", 2): 100,
    ("elekt", 4): 110,
    ("vendetta", 5): 150,
    ("masters", 3): 100,
    ("masters", 5): 90,
    ("veto", 3): 300,
    ("veto", 4): 420,
}
EVERY = {
    (game, seats): FULL.get((game, seats), 100)
    for game in interrex.games()
    for seats in game_spec(game).seats
    if seats > 1
}
LOOKED_AT = EVERY if os.environ.get("INTERREX_STAGE") == "all" else FULL


def test_nothing_is_cut_however_full_the_table(browser: Browser, house: Open) -> None:
    """At 1280×800, and larger without loading anew, in games that have gone on for long."""
    page = new_page(browser, listed=False)
    tight = Counter[str]()
    for (game, seats), most in LOOKED_AT.items():
        for number, (_, decision, made) in enumerate(positions(game, seats, most + 1)):
            if number not in (most // 2, most):
                continue
            enter(page, house, game, seats, decision.seat, made)
            assert page.evaluate(CUT) == [], (game, seats, number)
            assert page.evaluate(OVERLAPS) == [], (game, seats, number)
            tight[game] += page.locator(".felt [data-tight]").count()
        page.set_viewport_size({"width": LARGE["width"], "height": LARGE["height"]})
        page.evaluate(FITTED)
        assert page.evaluate(CUT) == [], (game, seats)
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
        page.evaluate(FITTED)
        assert page.evaluate(OVERLAPS) == [], (game, seats)
        assert page.evaluate(OWN_IS_SEEN), (game, seats)
        page.set_viewport_size({"width": 1280, "height": 800})
    assert all(tight[game] for game in interrex.games()), tight
    page.context.close()


def test_no_card_in_hand_is_out_of_sight(browser: Browser, house: Open) -> None:
    """Ten cards of Elekt, the most that a hand is likely to have, side by side at 1280×800."""
    page = new_page(browser, listed=False)
    for table, decision, made in positions("elekt", 2, 120):
        hand = table.view(decision.seat).seats[decision.seat].known  # type: ignore[attr-defined]
        if len(hand) < 10:
            continue
        enter(page, house, "elekt", 2, decision.seat, made)
        row = page.locator(".hand:not(.drawn) .cards")
        assert row.locator(".card").count() == len(hand)
        assert row.evaluate("each => each.scrollWidth <= each.clientWidth + 1")
        assert page.evaluate(CUT) == []
        break
    else:
        raise AssertionError("nobody has ten cards")
    page.context.close()


FIT_IN = """async ([width, times]) => {
  const { fit } = await import("/static/fit.js");
  const box = document.getElementById("narrow") ?? document.createElement("p");
  Object.assign(box, { id: "narrow", textContent: box.textContent || "Kurcewiczówna" });
  box.dataset.fit = "words";
  box.style = `position: absolute; width: ${width}; overflow-wrap: anywhere`;
  document.getElementById("game").append(box);
  fit(...Array(times).fill(document.getElementById("game")));
  return [box.textContent.replaceAll("\u00ad", "-"), box.dataset.tight ?? ""];
}"""


def test_a_word_breaks_at_a_hyphen_and_is_whole_where_there_is_room(browser: Browser, house: Open) -> None:
    """Whether nothing is named, or a place, or places that lie in each other."""
    page = new_page(browser, listed=False)
    _, decision, made = next(positions("elekt", 2, 1))
    enter(page, house, "elekt", 2, decision.seat, made)
    for times in range(4):
        assert page.evaluate(FIT_IN, ["4rem", times]) == ["Kur-ce-wi-czówna", "1 2 3 4"]
        assert page.evaluate(FIT_IN, ["20rem", times]) == ["Kurcewiczówna", ""]
    page.context.close()


SEEDS = 8  # games that are looked through


def found(
    game: str, wanted: Callable[[Table, Decision, list[list[str]]], str]
) -> tuple[str, Decision, Made, int]:
    """The first position in which a thing is what is wanted, with two seats; and the seed of its game."""
    for seed in range(SEEDS):
        for table, decision, made in positions(game, 2, 200, seed):
            named = [[thing.id for thing in drawing(game).things(parts)] for parts in decision.parts]
            thing = wanted(table, decision, named)
            if thing:
                return thing, decision, made, seed
    raise AssertionError("it does not come up")


def test_a_touch_does_nothing_that_was_not_named(browser: Browser, house: Open) -> None:
    """One character could challenge the one that is touched: that is said, and waits for a second touch."""

    def only_challenged(table: Table, decision: Decision, named: list[list[str]]) -> str:
        duels = [
            each for each, word in zip(named, decision.options, strict=True) if word.startswith("challenge")
        ]
        return next((each[0] for each in duels if sum(each[0] in other for other in named) == 1), "")

    rival, decision, made, seed = found("veto", only_challenged)
    page = new_page(browser, listed=False)
    live = enter(page, house, "veto", 2, decision.seat, made, seed)
    spot = page.locator(f".rivals .portrait[data-thing='{rival}']")
    said = page.locator(".option[data-things*=' ']").filter(visible=True)
    for confirm in ("Escape", "Enter"):
        spot.click()
        expect(spot).to_have_attribute("data-picked", "")
        expect(said).to_have_count(1)
        assert said.inner_text().lower().startswith("challenge")
        assert len(live.choices) == len(made)
        page.keyboard.press(confirm)
    until(lambda: len(live.choices) > len(made))
    assert live.choices[len(made)][1].startswith(f"challenge {rival.removeprefix('card:')} with")
    page.context.close()


@pytest.mark.parametrize("has_touch", [True, False])
@pytest.mark.parametrize("by", ["button", "again"])
def test_what_is_played_by_one_card_is_read_before_it_is_paid(
    browser: Browser, house: Open, has_touch: bool, by: str
) -> None:
    """Veto!: the first touch only picks, by finger and by mouse: what it costs stands in the bar first.

    There it waits for a touch, or for one on the same thing again.
    """

    def only_deployed(table: Table, decision: Decision, named: list[list[str]]) -> str:
        played = [
            each for each, word in zip(named, decision.options, strict=True) if word.startswith("deploy")
        ]
        return next((each[0] for each in played if sum(each[0] in other for other in named) == 1), "")

    card, decision, made, seed = found("veto", only_deployed)
    page = new_page(browser, PHONE if has_touch else WIDE, listed=False, has_touch=has_touch)
    live = enter(page, house, "veto", 2, decision.seat, made, seed)
    thing = page.locator(f".hand [data-thing='{card}']")
    thing.click()
    said = page.locator(f".option[data-things~='{card}']").filter(visible=True)
    expect(said).to_have_count(1)
    expect(said.locator(".remark")).to_contain_text("ducat")
    assert len(live.choices) == len(made)
    page.wait_for_function("then => performance.now() > then + 450", arg=page.evaluate("performance.now()"))
    (said if by == "button" else thing).click()
    until(lambda: len(live.choices) > len(made))
    assert live.choices[len(made)][1].startswith(f"deploy {card.removeprefix('card:')}")
    page.context.close()


def test_of_equal_cards_the_touched_one_is_marked(browser: Browser, house: Open) -> None:
    def twice_in_hand(table: Table, decision: Decision, named: list[list[str]]) -> str:
        hand = Counter(f"card:{kind}" for kind in table.view(decision.seat).seats[decision.seat].known)  # type: ignore[attr-defined]
        return next(
            (each for each in hand if hand[each] > 1 and sum(each in other for other in named) > 1), ""
        )

    twin, decision, made, seed = found("veto", twice_in_hand)
    page = new_page(browser, listed=False)
    enter(page, house, "veto", 2, decision.seat, made, seed)
    both = page.locator(f".hand [data-thing='{twin}']")
    expect(both).to_have_count(2)
    for one, other in ((1, 0), (0, 1)):
        both.nth(one).click()
        expect(both.nth(one)).to_have_attribute("data-picked", "")
        expect(both.nth(other)).not_to_have_attribute("data-picked", "")
        page.keyboard.press("Escape")
    page.context.close()
