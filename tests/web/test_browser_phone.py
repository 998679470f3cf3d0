"""On a phone, upright and sideways: every seat, option and value is in sight or one marked scroll away."""

import os
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import interrex
from interrex.games import game_spec
from tests.web.browsing import PHONE, choose, wait_until_asked
from tests.web.house import Open
from tests.web.test_browser_fit import FITTED
from tests.web.test_browser_table import sit

SIDEWAYS = {"width": 844, "height": 390}
LOOKS = 4  # choices after each of which one looks


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
