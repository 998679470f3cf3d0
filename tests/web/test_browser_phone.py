"""On a phone, upright and sideways: every seat, option and value is in sight or one marked scroll away."""

import os
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import interrex
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import game_spec
from tests.web.browsing import PHONE, choose, come, in_language, new_page, wait_until_asked
from tests.web.house import Open
from tests.web.test_browser_fit import FITTED, LOOKED_AT, Made, enter, positions
from tests.web.test_browser_prompt import wanted
from tests.web.test_browser_table import sit

SIDEWAYS = {"width": 844, "height": 390}
LOOKS = 4  # choices after each of which one looks
TRIED = 3  # questions in which something is picked
MANY = 6  # options


def tables() -> list[tuple[str, int]]:
    """Every game with as many seats as it has; with INTERREX_STAGE=all at every number of seats."""
    every = {game: game_spec(game).seats for game in interrex.games()}
    if os.environ.get("INTERREX_STAGE") == "all":
        return [(game, number) for game, seats in every.items() for number in seats if number > 1]
    return [(game, max(each for each in seats if each < 6)) for game, seats in every.items()]


# What cannot be reached: buttons of the prompt that a finger does not meet, unless they lie in a list that
# says it goes on; seats beyond the edge; numbers of a seat that are cut, upright also names of powers; a
# district whose name is covered; a page that scrolls.
OUT_OF_REACH = """() => {
  const wrong = [];
  const inside = (inner, outer) => inner.left >= outer.left - 1 && inner.right <= outer.right + 1
    && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  for (const each of document.querySelectorAll(".hand.drawn")) {
    const { width, height } = each.getBoundingClientRect();
    if (each.checkVisibility() && (width < 100 || height < 60)) wrong.push("what is dealt has no room");
  }
  const main = document.querySelector("main");
  if (main.scrollLeft || main.scrollWidth > main.clientWidth + 1) wrong.push("main goes on beyond its edge");
  for (const each of document.querySelectorAll("#region-prompt :is(button, a, input)")) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.disabled) continue;
    const box = each.getClientRects()[0];
    const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    const isMet = met && (each.contains(met) || met.contains(each));
    const list = each.closest("[data-more]");
    const isMarked = list && inside(list.getBoundingClientRect(), screen);
    if (!isMet && !isMarked) wrong.push(`not met: ${each.textContent.trim()}`);
  }
  for (const seat of document.querySelectorAll(".stage-seats .player")) {
    const box = seat.getBoundingClientRect();
    if (!inside(box, screen)) wrong.push(`out of sight: ${seat.textContent.trim()}`);
    for (const value of seat.querySelectorAll("dd > b")) {
      const isCut = value.checkVisibility() && !inside(value.getBoundingClientRect(), box);
      if (isCut) wrong.push(`cut: ${seat.textContent.trim()}`);
    }
  }
  for (const each of document.querySelectorAll(".spot")) {
    const isLong = each.checkVisibility() && each.scrollWidth > each.clientWidth + 1;
    if (isLong) wrong.push(`too long: ${each.textContent}`);
  }
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  for (const each of document.querySelectorAll(".district")) {
    const name = each.querySelector(".tile-name").getBoundingClientRect();
    const above = [...each.querySelectorAll(".standing > *")].map((one) => one.getBoundingClientRect());
    if (above.some((one) => one.width && meet(name, one))) wrong.push(`covered: ${each.textContent.trim()}`);
  }
  for (const each of innerHeight > innerWidth ? document.querySelectorAll(".power .unit-name") : []) {
    const isWhole = each.scrollWidth <= each.clientWidth + 1
      && inside(each.getBoundingClientRect(), each.closest(".power").getBoundingClientRect());
    if (each.checkVisibility() && !isWhole) wrong.push(`cut: ${each.textContent}`);
  }
  const page = document.documentElement;
  const scrolls = page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1;
  if (scrolls) wrong.push("the page scrolls");
  return wrong;
}"""
CLOSES = """() => [...document.querySelectorAll("dialog form button")].every((each) => {
  const box = each.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
})"""


# Touches what no option names alone, one thing after the other, and lets go of it: whether anything was
# touched, and what is wrong then: a question that has moved, or what may be pressed next and is covered.
PICKED = """() => {
  const all = [...document.querySelectorAll("[data-choose] .option")];
  const options = all.map((each) => each.dataset.things.split(" "));
  const isFirst = (thing) => options.every((each) => !each.includes(thing) || each.length > 1);
  const lines = () => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(".question"));
    return JSON.stringify([...range.getClientRects()]);
  };
  const wrong = [], bar = document.querySelector("#region-prompt").getBoundingClientRect();
  const lit = [...document.querySelectorAll(".felt [data-choosable]")];
  const things = new Set(lit.filter((each) => each.checkVisibility()).map((each) => each.dataset.thing));
  const before = lines();
  const first = [...things].filter(isFirst);
  for (const thing of first) {
    document.querySelector(`.felt [data-thing="${CSS.escape(thing)}"][data-choosable]`).click();
    if (lines() !== before) wrong.push(`the question moves: ${thing}`);
    for (const each of document.querySelectorAll("#region-prompt :is(.option, .let-go)")) {
      if (!each.checkVisibility({ visibilityProperty: true })) continue;
      const box = each.getBoundingClientRect();
      const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      const isWhole = box.top >= bar.top && box.bottom <= bar.bottom && each.contains(met);
      if (!isWhole) wrong.push(`cut or covered: ${each.textContent.trim()}`);
    }
    document.querySelector("[data-clear]").click();
    if (lines() !== before) wrong.push(`the question does not come back: ${thing}`);
  }
  return [first.length > 0, wrong];
}"""


# What cannot be read: a word broken in two without a hyphen, a text that is cut in half by a box which does
# not scroll and has no ellipsis, what lies in a lane below another lane, and what fades towards an edge with
# nothing beyond it.
HALF = """() => {
  const wrong = [], range = document.createRange();
  const texts = document.createTreeWalker(document.querySelector("#game"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, within = text.parentElement;
    const isSeen = within.checkVisibility({ visibilityProperty: true }) && within.closest(".felt, .prompt");
    const isDrawn = getComputedStyle(within).clipPath === "none" && !within.closest(".hidden, svg");
    if (!text.data.trim() || !isSeen || !isDrawn) continue;
    for (const word of text.data.matchAll(/[^\\s\\p{Pd}\\u00AD/]{4,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const hyphen = text.data[word.index - 1] === "\\u00AD" ? 8 : 0;
      const lines = [...range.getClientRects()].filter((box) => box.width > hyphen);
      const isBroken = new Set(lines.map((box) => Math.round(box.top))).size > 1;
      if (isBroken && getComputedStyle(within).hyphens !== "auto") wrong.push(`broken: ${word[0]}`);
    }
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter((box) => box.width > 1);
    for (let box = within; box.id !== "game"; box = box.parentElement) {
      const { display, overflow, textOverflow, webkitLineClamp } = getComputedStyle(box);
      if (display === "contents" || overflow === "visible") continue;
      if (overflow.includes("auto") || textOverflow === "ellipsis" || webkitLineClamp !== "none") break;
      const edge = box.getBoundingClientRect();
      const isCut = lines.some((line) => line.right > edge.right + 2 || line.left < edge.left - 2
        || line.bottom - 5 > edge.bottom || line.top + 5 < edge.top);
      const isWhole = box.matches(".card-words, .card-body"); // it ends with a whole line
      if (isCut && !isWhole) wrong.push(`cut in ${box.className}: ${text.data.trim()}`);
    }
  }
  for (const each of document.querySelectorAll(".position > :is(.corner-letter, .so-far, .laid)")) {
    const box = each.getBoundingClientRect();
    const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (!each.parentElement.contains(met)) wrong.push(`covered: ${each.textContent.trim()}`);
  }
  for (const each of document.querySelectorAll(".pawn, .sheet-of, .life")) {
    if (each.scrollWidth > each.clientWidth + 1) wrong.push(`too narrow: ${each.className}`);
  }
  for (const box of document.querySelectorAll("[data-more]")) {
    const fits = box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight;
    if (fits) wrong.push(`fades for nothing: ${box.className}`);
  }
  return wrong;
}"""
# The cards in hand whose name cannot be touched.
COVERED = """() => [...document.querySelectorAll(".hand:not(.drawn) .card-name")].filter((name) => {
  const box = name.getBoundingClientRect();
  const met = document.elementFromPoint(box.left + box.width / 2, box.top + 8);
  return box.right <= innerWidth && !name.closest(".card").contains(met);
}).map((name) => name.textContent)"""


def test_no_text_is_cut_in_half_on_a_phone(browser: Browser, house: Open) -> None:
    """In games that have gone on for long, by a finger that cannot point."""
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    for (game, seats), most in LOOKED_AT.items():
        for number, (_, decision, made) in enumerate(positions(game, seats, most + 1)):
            if number in (most // 2, most):
                enter(page, house, game, seats, decision.seat, made)
                page.evaluate(FITTED)
                assert page.evaluate(HALF) == [], (game, seats, number)
    page.context.close()


def test_what_is_drawn_leaves_the_names_in_hand_in_sight(browser: Browser, house: Open) -> None:
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    found = (each for each in positions("elekt", 2, 20) if each[1].question == "recruit")
    _, decision, made = next(found)
    enter(page, house, "elekt", 2, decision.seat, made)
    expect(page.locator(".hand.drawn .card").first).to_be_visible()
    assert page.locator(".hand:not(.drawn) .card").count() >= 4
    assert page.evaluate(COVERED) == []
    page.context.close()


def test_what_is_picked_moves_no_question(browser: Browser, house: Open) -> None:
    """And all that may be pressed then is whole and in sight."""
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    for game in ("elekt", "vendetta", "veto"):
        tried = 0
        seats = max(2, min(game_spec(game).seats))
        for _, decision, made in positions(game, seats, 200, 3):
            if tried == TRIED or len(decision.options) < MANY:
                continue
            enter(page, house, game, seats, decision.seat, made, 3)
            page.evaluate(FITTED)
            is_picked, wrong = page.evaluate(PICKED)
            assert wrong == [], (game, len(made))
            tried += is_picked
        assert tried == TRIED, game
    page.context.close()


# Touches by finger what waits then: after how many touches there is a button for it, and what is wrong: a bar
# in which nothing is said and of which the button takes less than half, a button that is cut, or another
# beside it.
SILENT = """() => {
  const bar = document.querySelector(".options"), all = [...bar.querySelectorAll(".option")];
  const seen = (each) => each.checkVisibility({ visibilityProperty: true });
  const waits = (thing) => {
    const named = all.filter((each) => each.dataset.things.split(" ").includes(thing));
    return named.length > 1 || named.every((each) => each.querySelector(".remark"));
  };
  const top = (each) => each.getBoundingClientRect().top;
  const bottom = (each) => each.getBoundingClientRect().bottom;
  const lit = [...document.querySelectorAll(".felt [data-choosable]")].filter(seen);
  const things = [...new Set(lit.map((each) => each.dataset.thing))].filter(waits);
  const wrong = [];
  let pressed = 0;
  for (const thing of things) {
    const spot = document.querySelector(`.felt [data-thing="${CSS.escape(thing)}"][data-choosable]`);
    spot.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    spot.click();
    const hint = document.querySelector(".hint b"), prompt = document.querySelector("#region-prompt");
    const above = getComputedStyle(bar, "::before").content, says = bar.dataset.says ?? "";
    const said = seen(hint) ? hint.innerText : above.includes(says) ? says : "";
    const shown = all.filter(seen);
    const own = shown.filter((each) => each.dataset.things);
    const isFull = own.length > 0 && 2 * (bottom(prompt) - top(own[0])) > prompt.clientHeight;
    if (!said.trim() && !isFull) wrong.push(`nothing is said: ${thing}`);
    pressed += own.length > 0;
    if (own.length && shown.length > own.length) wrong.push(`more than its buttons: ${thing}`);
    const isCut = own.some((each) => top(each) < top(prompt) || bottom(each) > bottom(prompt));
    if (isCut) wrong.push(`cut: ${thing}`);
    document.querySelector("[data-clear]").click();
  }
  return [pressed, wrong];
}"""


def test_what_is_touched_is_said_and_has_the_bar(browser: Browser, house: Open) -> None:
    """A law over random positions: what the next touch does is said, and ending the turn is not beside it."""
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    for game in ("veto", "elekt", "masters"):
        tried = pressed = 0
        seats = max(2, min(game_spec(game).seats))
        for seed, (_, decision, made) in [(each, at) for each in (4, 5) for at in several(game, seats, each)]:
            if tried == TRIED:
                break
            enter(page, house, game, seats, decision.seat, made, seed)
            page.evaluate(FITTED)
            more, wrong = page.evaluate(SILENT)
            assert wrong == [], (game, len(made))
            tried, pressed = tried + 1, pressed + more
        assert tried == TRIED, game
        assert pressed or game != "veto"
    page.context.close()


def several(game: str, seats: int, seed: int) -> Iterator[tuple[Table, Decision, Made]]:
    """Positions of a random game in which there is much to choose, not all next to each other."""
    far = -MANY
    for table, decision, made in positions(game, seats, 300, seed):
        if len(decision.options) >= MANY and len(made) >= far + MANY:
            far = len(made)
            yield table, decision, made[:]


# What matters now, where the bar says it: the sentence, and whether all of it can be read.
MATTERS = """() => [...document.querySelectorAll("[data-hint][data-matters]")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent, each.scrollWidth <= each.clientWidth + 1
    && each.scrollHeight <= each.clientHeight + 3])"""
WHOSE = "() => document.querySelector('.question.yours > .tag').getBoundingClientRect().width"


@pytest.mark.parametrize("game", ["masters", "veto"])
def test_what_matters_is_said_to_its_end_on_a_phone(browser: Browser, house: Open, game: str) -> None:
    """In Polish, whose sentences are the longest; the first choices of a game are those of newcomers."""
    page = come(browser, house, PHONE, listed=False, has_touch=True)
    in_language(page, "pl")
    seen: set[str] = set()
    for _, decision, made in positions(game, 3, 60, 3):
        if len(seen) == TRIED:
            break
        if len(decision.options) < MANY:
            continue
        enter(page, house, game, 3, decision.seat, made, 3)
        page.evaluate(FITTED)
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        for said, is_whole in page.evaluate(MATTERS):
            assert is_whole, said
            seen.add(said)
        assert page.evaluate(WHOSE) > 10  # however long the question, whose turn it is stays
    assert seen
    page.context.close()


def sitting_down(browser: Browser, house: Open, game: str, seats: int) -> tuple[Any, Page]:
    maker = house.visitor()
    table = maker.new_table("person", *["random"] * (seats - 1), sit="yes", game=game)
    page = sit(browser, house, maker, table, PHONE, listed=False, has_touch=True)
    return house.table(table), page


@pytest.mark.parametrize(("game", "seats"), tables())
def test_everything_is_within_reach(browser: Browser, house: Open, game: str, seats: int) -> None:
    live, page = sitting_down(browser, house, game, seats)
    luck = random.Random(3)
    for _ in range(LOOKS):
        wait_until_asked(live, {0: page})
        for size in (SIDEWAYS, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.evaluate(FITTED)
            assert page.evaluate(OUT_OF_REACH) == [], size
        choose(live, page, luck, False)
    wait_until_asked(live, {0: page})
    for opens in ("[data-terms]", ".question [data-rule]"):
        page.evaluate("opens => document.querySelector(opens).click()", opens)
        expect(page.locator("#dialog-body > *").first).to_be_visible()
        for size in (SIDEWAYS, PHONE):
            page.set_viewport_size({"width": size["width"], "height": size["height"]})
            page.evaluate(FITTED)
            assert page.evaluate(CLOSES), (opens, size)
        page.locator(".cross-out button").tap()
        expect(page.locator("dialog[open]")).to_have_count(0)
    page.context.close()


# Rows of cards that begin out of sight, though what is to be touched does not lie in them.
PUSHED = """() => [...document.querySelectorAll("main, .stage-hand, .hand:not(.drawn) > .cards")]
  .filter((each) => each.scrollLeft > 1 && !each.querySelector(":scope :not(.drawn *)[data-choosable]"))
  .map((each) => each.className || each.tagName)"""


def test_what_is_to_be_touched_pushes_nothing_else_away(browser: Browser, house: Open) -> None:
    """What lies over the board is brought into sight by moving nothing: neither the hand nor the page."""
    live, page = sitting_down(browser, house, "vendetta", 3)
    luck = random.Random(5)
    for _ in range(LOOKS + 2):
        wait_until_asked(live, {0: page})
        page.evaluate(FITTED)
        assert page.evaluate(PUSHED) == [], live.game.decision_of(0)
        assert page.evaluate(OUT_OF_REACH) == []
        choose(live, page, luck, False)
    page.context.close()


# Whether the middle of whoever fights lies within every box around it, and what is scrolled there.
FIGHTS = """() => [...document.querySelectorAll(".rivals .character.fights")].map((each) => {
  const box = each.getBoundingClientRect(), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
  const seen = document.elementFromPoint(x, y);
  return Boolean(seen) && each.contains(seen);
})"""

# The duel is over, and later the same two fight again.
FOUGHT_AGAIN = """async () => {
  const { mark } = await import("/static/touch.js");
  const fighting = [...document.querySelectorAll(".felt [data-now]")].map((each) => [each, each.dataset.now]);
  for (const [each] of fighting) delete each.dataset.now;
  mark();
  for (const [each, now] of fighting) each.dataset.now = now;
  mark();
}"""


def fights_the_last(table: Table, decision: Decision) -> bool:
    """Whoever is asked fights the one whose company lies beyond the edge of a phone."""
    duel = table.view(decision.seat).duel
    return duel is not None and set(duel.seats) == {decision.seat, (decision.seat + 2) % 3}


def test_whoever_one_fights_is_in_sight_on_a_phone(browser: Browser, house: Open) -> None:
    """Veto!: however many companies lie in a row; once in a duel, and then one may look at the others."""
    decision, made = wanted("veto", 3, 4, fights_the_last)
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    enter(page, house, "veto", 3, decision.seat, made, seed=4)
    assert page.evaluate(FIGHTS) == [True]
    page.evaluate("document.querySelector('.rivals').scrollTo({ left: 0, behavior: 'instant' })")
    page.evaluate("async () => (await import('/static/touch.js')).mark()")
    assert page.evaluate(FIGHTS) == [False]
    page.evaluate(FOUGHT_AGAIN)
    assert page.evaluate(FIGHTS) == [True]
    page.context.close()
