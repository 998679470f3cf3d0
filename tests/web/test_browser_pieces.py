"""What lies on the tables of Elekt and Vendetta can be read, however full they are, on a phone too."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page

from interrex.engine.questions import Decision
from tests.web.browsing import PHONE, come
from tests.web.house import Open
from tests.web.test_browser_fit import Made, enter, positions

# Cards that lie open on the lane of a rival, alone or in twos, without a name that can be read.
UNNAMED = """() => [...document.querySelectorAll(".positions .position")].flatMap((lane) => {
  const laid = [...lane.querySelectorAll(".laid")];
  const names = laid.map((each) => each.querySelector(".laid-name"));
  const isShown = (name) => getComputedStyle(name).clipPath === "none";
  const isRead = (name) => isShown(name) && name.getBoundingClientRect().width > 18;
  return laid.length > 2 ? [] : names.filter((name) => !isRead(name)).map((name) => name.textContent);
})"""
# Signs that stick out of their Unit, and tokens that are not drawn as coins.
SPILLED = """() => [...document.querySelectorAll(".unit")].filter((unit) => {
  const around = unit.getBoundingClientRect(), signs = [...unit.querySelectorAll(".unit-signs .sign")];
  const isOut = (box) => box.left < around.left - 1 || box.right > around.right + 1;
  const isFlat = (sign) => getComputedStyle(sign).borderRadius !== "50%";
  const tokens = [...unit.querySelectorAll(".tokens .sign")];
  return signs.some((each) => isOut(each.getBoundingClientRect())) || tokens.some(isFlat);
}).map((unit) => unit.textContent.trim())"""
# Texts of cards that are cut although another line has room.
WASTED = """() => [...document.querySelectorAll(".felt .card-words")].filter((words) => {
  if (!words.checkVisibility() || words.scrollWidth <= words.clientWidth + 1) return false;
  const range = document.createRange(), around = words.getBoundingClientRect();
  range.selectNodeContents(words);
  const lines = [...range.getClientRects()].filter((each) => each.left < around.right - 1);
  const last = Math.max(...lines.map((each) => each.bottom));
  return around.bottom - last > parseFloat(getComputedStyle(words).lineHeight) + 1;
}).map((words) => words.textContent.trim())"""
# Numbers and signs of a seat that lie on each other.
MET = """() => [...document.querySelectorAll(".stage-seats .player")].flatMap((seat) => {
  const all = [...seat.querySelectorAll(".figures > div, .clan, .tags .gold")];
  const shown = all.filter((each) => each.checkVisibility());
  const box = (each) => each.getBoundingClientRect();
  const meet = (one, other) => one.left < other.right - 2 && other.left < one.right - 2
    && one.top < other.bottom - 4 && other.top < one.bottom - 4;
  return shown.filter((each, at) => shown.slice(0, at).some((other) => meet(box(each), box(other))));
}).map((each) => `${each.className} ${each.title}`)"""
COINS = "document.querySelectorAll('.unit .tokens .sign').length"
# Of the last card in hand that can be touched: whether it is seen whole then, and what is said of it.
TOUCHED = """async () => {
  const all = document.querySelectorAll(".hand:not(.drawn) [data-choosable]"), last = all[all.length - 1];
  const row = last.closest(".cards").getBoundingClientRect(), asked = document.querySelector(".asked");
  last.click();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))); // it is fitted
  const card = last.closest(".card").getBoundingClientRect(), hint = document.querySelector("[data-hint]");
  const words = hint.querySelector(".held-words")?.getBoundingClientRect();
  return {
    isSeen: card.left >= row.left - 1 && card.right <= row.right + 1,
    isSaid: !words?.width || words.bottom <= asked.getBoundingClientRect().bottom + 1,
    said: hint.textContent, text: last.querySelector(".card-words")?.textContent.trim() ?? "",
  };
}"""


def asked_at(
    game: str, seats: int, question: str, seed: int, most: int = 120, each: int = 3
) -> Iterator[tuple[Decision, Made, Any]]:
    """Every so many of these questions in a random game, and what its seat sees."""
    found = (one for one in positions(game, seats, most, seed) if one[1].question == question)
    for number, (table, decision, made) in enumerate(found):
        if number % each == each - 1:
            yield decision, made[:], table.view(decision.seat)


def phone(browser: Browser, house: Open) -> Page:
    return come(browser, house, PHONE, listed=False, has_touch=True)


def test_with_five_at_the_table_rivals_have_names_and_numbers(browser: Browser, house: Open) -> None:
    """On a phone: cards on lanes are called by name, and no sign of a seat lies on another."""
    page, seen, blood = phone(browser, house), 0, 0
    for number, (decision, made, view) in enumerate(asked_at("vendetta", 5, "stay or withdraw", 2, 160, 1)):
        is_dark = any(seat.diablerie for seat in view.seats)
        if number % 6 != 5 and not (is_dark and blood < 3):
            continue
        enter(page, house, "vendetta", 5, decision.seat, made, seed=2)
        assert page.evaluate(UNNAMED) == []
        assert page.evaluate(MET) == []
        assert page.evaluate(WASTED) == []
        seen += page.locator(".positions .laid").count()
        blood += is_dark
    assert seen > 5
    assert blood
    page.context.close()


def test_tokens_are_coins_and_no_sign_of_a_unit_is_cut(browser: Browser, house: Open) -> None:
    page, coins = phone(browser, house), 0
    for seats in (2, 4):
        for decision, made, view in asked_at("elekt", seats, "attach", 1, 300, 1):
            bearing = [
                unit for zone in view.zones for corner in zone.corners for unit in corner if any(unit.tokens)
            ]
            if len(bearing) > 1:
                enter(page, house, "elekt", seats, decision.seat, made, seed=1)
                assert page.evaluate(SPILLED) == []
                assert page.evaluate(WASTED) == []
                coins += page.evaluate(COINS)
                break
    assert coins > 3
    page.context.close()


def test_what_is_touched_in_hand_is_seen_and_said_whole(browser: Browser, house: Open) -> None:
    """The card comes into sight, and below what comes next the bar has what it does, without hyphens."""
    page, long = phone(browser, house), 0
    for game, question, seats in (("elekt", "assign", 4), ("vendetta", "plan", 5)):
        for decision, made, _ in asked_at(game, seats, question, 5, 60, 7):
            enter(page, house, game, seats, decision.seat, made, seed=5)
            if page.locator(".hand:not(.drawn) [data-choosable]").count():
                told = page.evaluate(TOUCHED)
                assert told["isSeen"], told
                assert told["isSaid"], told
                assert "\u00ad" not in told["said"]
                assert told["text"] in told["said"]
                long += bool(told["text"])
    assert long
    page.context.close()
