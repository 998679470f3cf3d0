"""Polish and Portuguese words on a phone: longer than English ones, and still none is cut off."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import PHONE
from tests.web.house import Open, play_some, seated
from tests.web.test_browser_table import sit

CHOICES: Final = {"elekt": 25, "vendetta": 30, "masters": 10, "veto": 40}  # far enough that cards lie about

# Every visible text that its frame cuts off, or that stands beside the screen where nothing scrolls to it.
CUT_OFF: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = "script, style, option, svg, .hidden, .skip, dialog:not([open])";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(hidden)) continue;
    if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      let why = box.right > innerWidth + 1 || box.left < -1 ? "beside the screen" : "";
      for (let each = own; each && each !== document.documentElement; each = each.parentElement) {
        const style = getComputedStyle(each), frame = each.getBoundingClientRect();
        if (frame.width <= 2 || frame.height <= 2) { why = ""; break; } // for those who hear the page
        if (/auto|scroll/.test(style.overflowX)) { why = ""; break; }
        const beside = box.right > frame.right + 2 || box.left < frame.left - 2;
        const below = box.bottom > frame.bottom + 3 || box.top < frame.top - 3;
        if (/hidden|clip/.test(style.overflowX) && beside) why = `beside .${each.className}`;
        if (/hidden|clip/.test(style.overflowY) && below) why = `below .${each.className}`;
        if (/auto|scroll/.test(style.overflowY) || style.position === "fixed") break;
      }
      if (why) { found.push(`${why}: ${node.data.trim().slice(0, 60)}`); break; }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("game", CHOICES)
def test_no_word_is_cut_off_on_a_phone(browser: Browser, house: Open, game: str) -> None:
    table, _, people = seated(house, 3 if game == "vendetta" else 2, game)
    play_some(house, table, CHOICES[game], seed=3)
    page = sit(browser, house, people[house.table(table).game.decisions[0].seat], table, PHONE)
    for language in ("pl", "pt"):
        page.click(f".languages [value={language}]")
        page.wait_for_selector(f"html[lang={language}] #game")
        assert page.evaluate(CUT_OFF) == [], language
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
    page.context.close()
