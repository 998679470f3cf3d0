"""The stage in Debian's Chromium: nothing jumps, everything is in sight, and what one means is touched."""

import itertools
import os
import random
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import interrex
from interrex.match.record import to_text
from interrex.web.tables.live import Live
from tests.web.browsing import (
    LARGE,
    PATIENCE,
    PHONE,
    UP_TO_DATE,
    WIDE,
    choose,
    come,
    fits,
    table_of,
    wait_until_asked,
)
from tests.web.house import Open
from tests.web.test_browser_table import sit

SIZES = {"wide": WIDE, "large": LARGE, "phone": PHONE}
ON_LARGE = "masters"  # the game with the fullest board; INTERREX_STAGE=all plays all games on a large screen
PLAYED = [
    (game, size)
    for game, size in itertools.product(interrex.games(), SIZES)
    if size != "large" or game == ON_LARGE or os.environ.get("INTERREX_STAGE") == "all"
]
CHOICES = {"wide": 25, "large": 15, "phone": 15}
LOOK_EVERY = 5  # choices between two looks at every text, by day and by night
MAX_SHIFT = 0.1  # summed over all choices, those after input too; what counts as good for a page load
SEATS = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 2}

# Every shift with the question that stood then, and what moved: its place, its words, from where to where.
WATCH_SHIFTS = """
window.moved = [];
const named = (node) => {
  const around = [];
  for (let each = node; each && each.id !== "game"; each = each.parentElement) {
    around.push([each.nodeName, each.className?.baseVal ?? each.className, each.dataset?.part]);
  }
  return around.slice(0, 4).map((each) => each.filter(Boolean).join(" ")).join(" < ");
};
const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
new PerformanceObserver((list) => { for (const each of list.getEntries()) {
  const turn = document.querySelector("[data-choose] [name=turn]")?.value ?? "";
  const words = (node) => node?.textContent.trim().slice(0, 40) ?? "";
  const sources = each.sources.map(({ node, previousRect, currentRect }) =>
    `${named(node)} “${words(node)}”: ${box(previousRect)} to ${box(currentRect)}`);
  window.moved.push([each.value, [`${each.value.toFixed(4)} at question ${turn}`, ...sources].join("\\n  ")]);
} }).observe({ type: "layout-shift", buffered: true });
"""

# What is not wholly on the screen, or must be scrolled to; empty when everything is as it should be.
OUT_OF_SIGHT = """() => {
  const wrong = [];
  if (document.documentElement.scrollHeight > innerHeight + 1) wrong.push("the page scrolls");
  const main = document.querySelector("main");
  if (main.scrollHeight > main.clientHeight + 1) wrong.push("main scrolls");
  for (const name of [".stage-seats", ".stage-board", "#region-prompt", ".stage-hand"]) {
    const box = document.querySelector(name).getBoundingClientRect();
    const begins = box.top >= 0 && box.left >= 0;
    const inside = begins && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
    if (!inside || box.height < 40 || box.width < 200) wrong.push(`${name} ${JSON.stringify(box)}`);
  }
  const board = document.querySelector(".stage-board");
  if (board.scrollHeight > board.clientHeight + 1) wrong.push("the board scrolls");
  for (const each of document.querySelectorAll(".hand .card")) {
    const box = each.getBoundingClientRect();
    const cut = box.top < 0 || box.bottom > innerHeight + 1;
    if (each.checkVisibility() && cut) wrong.push(`cut: ${each.textContent}`);
  }
  const things = [...document.querySelectorAll(".felt [data-choosable]")];
  const lit = things.filter((each) => each.checkVisibility());
  const shown = lit.filter((each) => {
    const box = each.getBoundingClientRect();
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return top && (each.contains(top) || top.contains(each));
  });
  if (lit.length && !shown.length) wrong.push("nothing that is lit can be touched");
  return wrong;
}"""

REGIONS = """() => [".stage-seats", ".stage-board", "#region-prompt", ".stage-hand"].map((name) => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [box.x, box.y, box.width, box.height];
})"""


def alone_with_bots(
    browser: Browser, house: Open, game: str, size: dict[str, int] = WIDE, **more: Any
) -> tuple[Live, Page]:
    """One person among bots that do not think long."""
    maker = house.visitor()
    table = maker.new_table("person", *["random"] * (SEATS[game] - 1), sit="yes", game=game)
    page = sit(browser, house, maker, table, size, listed=False, **more)
    return house.table(table), page


def can_be_read_by_day_and_by_night(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    fits(page)
    page.emulate_media(color_scheme="dark")
    fits(page)


@pytest.mark.parametrize(("game", "size"), PLAYED)
def test_nothing_jumps_and_everything_is_in_sight(
    browser: Browser, house: Open, game: str, size: str
) -> None:
    """Whatever is dealt: choices are made on the table; the regions stay, and every text can be read."""
    live, page = alone_with_bots(browser, house, game, SIZES[size])
    page.add_init_script(WATCH_SHIFTS)
    page.reload()
    luck = random.Random(7)
    regions = page.evaluate(REGIONS)
    made = 0
    while made < CHOICES[size] and wait_until_asked(live, {0: page}) is not None:
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert page.evaluate(REGIONS) == regions
        if made % LOOK_EVERY == 0:
            can_be_read_by_day_and_by_night(page)
        choose(live, page, luck, False)
        made += 1
    stays(page, live)
    page.context.close()


def stays(page: Page, live: Live) -> None:
    """All shifts add up to little; else the largest are told, and the record with which they come again."""
    moved = sorted(page.evaluate("window.moved"), reverse=True)
    largest = "\n".join(said for _, said in moved[:8])
    assert sum(value for value, _ in moved) < MAX_SHIFT, f"{largest}\n{to_text(live.record())}"


# --- touching ------------------------------------------------------------------------------------


def until_question(live: Live, page: Page, question: str, things: int) -> None:
    """Play on until the question is asked and an option of it names so many things."""
    luck = random.Random(1)
    for _ in range(200):
        wait_until_asked(live, {0: page})
        decision = live.game.decision_of(0)
        assert decision is not None
        many = page.evaluate(f"[...document.querySelectorAll('.option')].some({NAMES}({things}))")
        if decision.question == question and many:
            return
        choose(live, page, luck, False)
    raise AssertionError(f"{question} is never asked")


NAMES = "((number) => (each) => each.dataset.things.split(' ').filter(Boolean).length === number)"


def an_option(page: Page, things: int) -> tuple[str, list[str], str]:
    """The last option that names so many things: its word, the things, what it says."""
    found = page.evaluate(
        f"""() => {{ const each = [...document.querySelectorAll(".option")].filter({NAMES}({things})).at(-1);
        const said = each.getAttribute("aria-label") ?? each.innerText;
        return [each.value, each.dataset.things.split(" "), said]; }}"""
    )
    return found[0], found[1], found[2]


def stored(live: Live, page: Page, before: int) -> None:
    patience = time.monotonic() + PATIENCE / 1000
    while len(live.choices) == before:
        assert time.monotonic() < patience, page.inner_text("#notice")
        page.wait_for_timeout(10)


@pytest.mark.parametrize("backwards", [False, True], ids=["card-first", "place-first"])
def test_card_or_place_first(browser: Browser, house: Open, backwards: bool) -> None:
    """The first touch lights what may follow, the prompt says what the next does, the last chooses."""
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    word, things, said = an_option(page, 2)
    first, second = reversed(things) if backwards else things
    spot = ".felt [data-thing='{}'][data-choosable]"
    before = len(live.choices)
    page.click(spot.format(first))
    expect(page.locator(f".felt [data-thing='{first}'][data-picked]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-picked]")).to_have_count(0)
    page.click(spot.format(first))
    assert page.locator(".let-go").is_visible()
    page.hover(spot.format(second))
    expect(page.locator("[data-hint]")).to_contain_text(said)
    page.click(spot.format(second))
    stored(live, page, before)
    assert live.choices[before] == (0, word)
    page.context.close()


def test_a_touch_beside_lets_go(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    page.click(".hand [data-choosable] >> nth=0")
    assert page.get_attribute("#game", "data-picking") is not None
    board = page.locator(".zones").bounding_box()
    assert board is not None
    page.mouse.click(board["x"] + board["width"] / 3, board["y"] + board["height"] / 2)  # between two Zones
    expect(page.locator("[data-picked]")).to_have_count(0)
    page.context.close()


def test_options_with_things_are_folded(browser: Browser, house: Open) -> None:
    """The bar holds what has no thing on the table; the list of all opens beside it and stays so."""
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    seen = page.locator(".option").filter(visible=True)
    assert [each.strip() for each in seen.all_inner_texts()] == ["Pass"]
    page.click("[data-all]")
    assert seen.count() > 2
    assert page.evaluate(OUT_OF_SIGHT) == []
    page.reload()
    expect(seen.nth(2)).to_be_visible()
    page.keyboard.press("o")
    expect(seen).to_have_count(1)
    page.context.close()


def test_numbers_and_arrows(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    before = len(live.choices)
    page.keyboard.press("?")
    expect(page.locator("dialog[open] .keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("1")  # a Zone lies before the hand: place, then card
    expect(page.locator(".felt [data-picked]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('.felt [data-choosable], .option')")
    page.keyboard.press("Enter")
    stored(live, page, before)
    page.context.close()


# The moment in which a new question takes no answer lasts until the test lets go of it.
HOLD = """() => {
  const usual = setTimeout;
  window.held = [];
  window.setTimeout = (does, time) => {
    if (time !== 250) return usual(does, time);
    held.push(does);
    return 0;
  };
}"""
LET_GO = "() => { held.splice(0).forEach((each) => each()); }"
DOUBLE = 4  # clicks that choose
PICKED_OR_SENT = f"""turn => document.querySelector("[data-picked]") !== null || !({UP_TO_DATE})(turn)"""


def test_a_double_click_chooses_once(browser: Browser, house: Open) -> None:
    """The next question comes while the second click is on its way, and is not answered by it."""
    maker = house.visitor()
    table = maker.new_table("person", "random", sit="yes", game="veto")
    page = sit(browser, house, maker, table, listed=False)
    page.evaluate("localStorage.setItem('ask-always', 'yes')")  # a pass that comes by itself is no click
    page.reload()
    live = house.table(table)
    page.evaluate(HOLD)
    sent = 0
    while sent < DOUBLE and wait_until_asked(live, {0: page}) is not None:
        page.evaluate(LET_GO)
        page.wait_for_function("() => !('deaf' in document.getElementById('game').dataset)")
        turn = str(live.opened[0])
        before = sum(seat == 0 for seat, _ in live.choices)
        spot = page.locator(".option:visible, .felt [data-choosable]:visible").first
        box = spot.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.click(x, y)
        page.wait_for_function(PICKED_OR_SENT, arg=turn)
        if page.locator("[data-picked]").count():
            page.keyboard.press("Escape")
            choose(live, page, random.Random(before), True)
            continue
        if wait_until_asked(live, {0: page}) is None:
            break
        page.mouse.click(x, y)
        page.wait_for_timeout(200)
        assert sum(seat == 0 for seat, _ in live.choices) == before + 1
        assert page.locator("[data-picked], .option:disabled").count() == 0
        sent += 1
    assert sent == DOUBLE
    page.context.close()


def until_one_can_only_pass(live: Live, page: Page, luck: random.Random) -> bool:
    """Wish to be asked always and play on; False when the game is over before."""
    page.click(".settings summary")
    page.check("[data-setting=ask-always]")
    while wait_until_asked(live, {0: page}) is not None:
        decision = live.game.decision_of(0)
        if decision is not None and decision.options == ("bene",):
            return True
        choose(live, page, luck, False)
    return False


def test_among_bots_a_pass_comes_by_itself(browser: Browser, house: Open) -> None:
    """Veto!: nobody is asked where one can only pass, until one wishes to be asked always."""
    live, page = alone_with_bots(browser, house, "veto")
    luck = random.Random(5)
    by_hand = 0
    while by_hand < 6 and wait_until_asked(live, {0: page}) is not None:
        decision = live.game.decision_of(0)
        assert decision is None or decision.options != ("bene",)
        choose(live, page, luck, False)
        by_hand += 1
    assert sum(seat == 0 for seat, _ in live.choices) > by_hand
    while not until_one_can_only_pass(live, page, luck):  # the game was over before
        page.context.close()
        live, page = alone_with_bots(browser, house, "veto")
    made = len(live.choices)
    expect(page.locator(".question.yours")).to_be_visible()
    page.wait_for_timeout(200)
    assert len(live.choices) == made
    page.uncheck("[data-setting=ask-always]")
    stored(live, page, made)
    page.context.close()


def test_a_double_click_makes_one_table(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    before = len(house.hall.live)
    page.dblclick("button[value=elekt]")
    table_of(house, page)
    page.wait_for_timeout(300)
    assert len(house.hall.live) == before + 1
    page.context.close()


def test_a_card_is_shown_whole_where_nothing_is_needed(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    page.hover(".hand .card-main >> nth=0")
    expect(page.locator("#near .origin-mark")).to_be_visible()
    near = page.locator("#near").bounding_box()
    board = page.locator(".stage-board").bounding_box()
    assert near is not None
    assert board is not None
    assert near["x"] >= board["x"] + board["width"]
    page.mouse.move(5, 5)
    expect(page.locator("#near")).to_be_hidden()
    page.context.close()


def test_the_story_is_a_sheet_on_a_phone(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt", PHONE)
    wait_until_asked(live, {0: page})
    story = page.locator("#region-log")
    expect(story).not_to_be_visible()
    page.click(".story-open")
    expect(story).to_be_visible()
    page.click(".story-close")
    expect(story).not_to_be_visible()
    page.context.close()
