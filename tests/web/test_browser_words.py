"""Polish and Portuguese words on a phone: longer than English ones, and still none is cut off."""

from __future__ import annotations

import secrets
from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.web.browsing import PHONE, in_language
from tests.web.house import Open, play_some, seated
from tests.web.test_browser_table import sit

CHOICES: Final = {"elekt": 25, "vendetta": 30, "masters": 10, "veto": 40}  # far enough that cards lie about

DEAL: Final = 5  # the same cards every time

# Every text that the edge of a frame cuts, or that stands beside the screen where nothing scrolls to it.
# Cards may be shortened, a touch shows them whole; so may people's own names.
CUT_OFF: Final = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const hidden = "script, style, option, svg, .hidden, .skip, dialog:not([open])";
  const shortened = "[data-card], [data-card-box], .who, .person, .portrait, .keywords";
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement;
    if (!node.data.trim() || own.closest(hidden) || own.closest(shortened)) continue;
    if (!own.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      let beside = box.right > innerWidth + 1 || box.left < -1, cut = "", folded = false;
      for (let each = own; each && each !== document.documentElement; each = each.parentElement) {
        const style = getComputedStyle(each), frame = each.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) { beside = false; break; }
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) folded = true;
        if (box.right > frame.right + 2 || box.left < frame.left - 2) cut = `beside .${each.className}`;
        if (box.bottom > frame.bottom + 4 || box.top < frame.top - 4) cut = `below .${each.className}`;
      }
      if ((cut || beside) && !folded) {
        found.push(`${cut || "beside the screen"}: .${own.className}: ${node.data.trim().slice(0, 60)}`);
        break;
      }
    }
  }
  return found;
}"""


@pytest.mark.parametrize("game", CHOICES)
def test_no_word_is_cut_off_on_a_phone(
    browser: Browser, house: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = secrets.randbits
    monkeypatch.setattr(secrets, "randbits", lambda bits: DEAL if bits == 128 else usual(bits))
    table, _, people = seated(house, 3 if game == "vendetta" else 2, game)
    play_some(house, table, CHOICES[game], seed=3)
    page = sit(browser, house, people[house.table(table).game.decisions[0].seat], table, PHONE)
    for language in ("pl", "pt"):
        in_language(page, language)
        assert page.evaluate(CUT_OFF) == [], language
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], language
    page.context.close()
