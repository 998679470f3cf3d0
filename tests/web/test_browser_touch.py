"""No touch is lost without a word: while the page draws, while cards travel, when a question has come."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.web.tables.live import Live
from tests.web.browsing import new_page, wait_until_asked
from tests.web.house import Open, until
from tests.web.test_browser_fit import enter, found
from tests.web.test_browser_help import DECIDED
from tests.web.test_browser_stage import alone_with_bots, an_option, stored, until_question
from tests.web.test_browser_table import wait

SPOT = ".hand [data-thing][data-choosable]"
DRAWN_ANEW = (
    "selector => { const old = document.querySelector(selector); old.replaceWith(old.cloneNode(true)); }"
)
ANOTHER = "document.querySelector('[data-choose] [name=turn]').value = '999'"
HEARS = "() => !('deaf' in document.getElementById('game').dataset)"
SLOW = "::view-transition-group(*) { animation-duration: 600s !important; }"
# A touch was refused; that is shown for a moment only, and noted here.
NOTE_REFUSALS = """() => {
  const game = document.getElementById("game");
  window.isRefused = false;
  const note = () => { window.isRefused ||= "refused" in game.dataset; };
  new MutationObserver(note).observe(game, { attributes: true });
}"""
IS_REFUSED = "() => isRefused"
EDGE = """([selector, x]) => {
  const thing = document.querySelector(selector);
  const lies = (y) => thing.contains(document.elementFromPoint(x, y));
  let y = thing.getBoundingClientRect().top + 20;
  while (lies(y)) y -= 1;
  return y; }"""
TRAVEL = """async (selector) => {
  if (selector) document.querySelector(selector).style.viewTransitionName = "card-travels";
  const travel = document.startViewTransition(() => {});
  document.documentElement.dataset.travels = "";
  await travel.ready; }"""

# Counts clicks; what waits for no time does not wait: on a phone the browser's own click comes after it.
LATE = """() => {
  window.made = window.heard = 0;
  addEventListener("click", () => { made += 1; }, true);
  addEventListener("click", () => { heard += 1; });
  const later = setTimeout;
  window.setTimeout = (does, time) => (time ? later(does, time) : queueMicrotask(does)); }"""


# The page's own letters never come, and nothing gives up waiting for them.
UNLETTERED = """FontFace.prototype.load = () => new Promise(() => {});
const usual = setTimeout;
window.setTimeout = (does, time, ...more) => (time === 1000 ? 0 : usual(does, time, ...more));"""
PICKS = """selector => {
  if (!document.querySelector("[data-picked]")) document.querySelector(selector)?.click();
  return document.querySelector("[data-picked]") !== null;
}"""


def test_touches_are_heard_before_the_letters_come(browser: Browser, house: Open) -> None:
    _, page, _, _ = at_assignment(browser, house)
    page.add_init_script(UNLETTERED)
    page.reload(wait_until="commit")
    page.wait_for_function(PICKS, arg=SPOT, polling=50)
    page.context.close()


def at_assignment(browser: Browser, house: Open, **more: Any) -> tuple[Live, Page, float, float]:
    """A table that waits for a card and a Zone, and where the first card lies."""
    live, page = alone_with_bots(browser, house, "elekt", **more)
    until_question(live, page, "assign", 2)
    page.wait_for_function(HEARS)
    page.evaluate(NOTE_REFUSALS)
    box = page.locator(SPOT).first.bounding_box()
    assert box is not None
    return live, page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def travel(page: Page, selector: str) -> None:
    """Something travels, for longer than the test takes."""
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(
        "text => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text);"
        " document.adoptedStyleSheets.push(sheet); }",
        SLOW,
    )
    page.evaluate(TRAVEL, selector)


@pytest.mark.parametrize("change", ["nothing", "drawn anew", "travels", "another question"])
def test_what_is_pressed_counts_or_is_refused(browser: Browser, house: Open, change: str) -> None:
    _, page, x, y = at_assignment(browser, house)
    page.mouse.move(x, y)
    page.mouse.down()
    if change == "travels":
        travel(page, SPOT)  # it starts under the finger, and hears nothing more
    elif change != "nothing":
        page.evaluate(DRAWN_ANEW, SPOT)
    if change == "another question":
        page.evaluate(ANOTHER)
    page.mouse.up()
    if change == "another question":
        page.wait_for_function(IS_REFUSED)
        expect(page.locator(".felt [data-picked]")).to_have_count(0)
    else:
        expect(page.locator(".hand [data-picked]")).to_have_count(1)
        assert not page.evaluate(IS_REFUSED)
    page.context.close()


@pytest.mark.parametrize("change", ["nothing", "travels", "drawn anew"])
def test_what_is_let_go_beside_its_thing_does_nothing(browser: Browser, house: Open, change: str) -> None:
    """It is refused only where the page has taken the thing away from under the finger."""
    _, page, x, _ = at_assignment(browser, house)
    page.mouse.move(x, page.locator(SPOT).first.bounding_box()["y"] + 20)  # type: ignore[index]
    edge = page.evaluate(EDGE, [SPOT, x])
    page.mouse.move(x, edge + 1)
    page.mouse.down()
    if change == "travels":
        travel(page, ".zones")
    elif change == "drawn anew":
        page.evaluate(DRAWN_ANEW, SPOT)
    page.mouse.move(x, edge - 6)
    page.mouse.up()
    if change != "nothing":
        page.wait_for_function(IS_REFUSED)
    page.wait_for_timeout(100)
    assert page.evaluate(IS_REFUSED) is (change != "nothing")
    expect(page.locator(".felt [data-picked]")).to_have_count(0)
    page.context.close()


def test_what_a_finger_presses_counts_once(browser: Browser, house: Open) -> None:
    """The browser makes its click of a touch late, of what was drawn meanwhile."""
    _, page, x, y = at_assignment(browser, house, has_touch=True)
    page.evaluate(LATE)
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    page.evaluate(DRAWN_ANEW, SPOT)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function("made === 2")  # by the page, and by the browser
    page.wait_for_timeout(500)
    assert page.evaluate("heard") == 1
    expect(page.locator(".hand [data-picked]")).to_have_count(1)
    page.context.close()


def test_a_touch_for_the_question_before_is_seen_to_be_refused(browser: Browser, house: Open) -> None:
    live, page, x, y = at_assignment(browser, house)
    before = len(live.choices)
    page.evaluate(
        "document.getElementById('game').dataset.deaf = ''"
    )  # as for a moment after each new question
    page.mouse.click(x, y)
    page.wait_for_function(IS_REFUSED)
    expect(page.locator(".felt [data-picked]")).to_have_count(0)
    assert len(live.choices) == before
    expect(page.locator("#game[data-refused]")).to_have_count(0)
    page.evaluate(NOTE_REFUSALS)
    page.locator(".settings > summary").click()  # what answers no question is heard
    expect(page.locator(".settings[open]")).to_have_count(1)
    assert not page.evaluate(IS_REFUSED)
    page.context.close()


def test_a_second_touch_while_the_first_is_on_its_way_is_none(browser: Browser, house: Open) -> None:
    """However slow the line is: one choice is sent, and nothing is refused."""
    live, page, _, _ = at_assignment(browser, house)
    word, things, _ = an_option(page, 2)
    before = len(live.choices)
    sent: list[Route] = []
    page.route("**/choose", lambda route: sent.append(route))
    for _ in range(2):
        for thing in things:
            page.click(f".felt [data-thing='{thing}'][data-choosable]")
    wait(page, lambda: sent)
    page.wait_for_timeout(200)
    assert len(sent) == 1
    sent[0].continue_()
    stored(live, page, before)
    assert live.choices[before] == (0, word)
    expect(page.locator("#notice")).to_be_hidden()
    page.context.close()


@pytest.mark.parametrize("travels", [".zones", SPOT], ids=["another", "the touched"])
def test_cards_can_be_touched_while_they_travel(browser: Browser, house: Open, travels: str) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    page.wait_for_function(HEARS)
    travel(page, travels)
    box = page.locator(SPOT).first.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".hand [data-picked]")).to_have_count(1)
    page.context.close()


def test_a_scene_hears_its_keys_while_cards_travel(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.wait_for_function(HEARS)
    page.evaluate(NOTE_REFUSALS)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(DECIDED, "slow")
    page.click("[data-scene-pause]")
    seen = page.locator("#scene p").count()
    box = page.locator("[data-scene-step]").bounding_box()
    assert box is not None
    travel(page, ".zones")
    page.evaluate("document.getElementById('game').dataset.deaf = ''")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert page.evaluate("([x, y]) => !document.elementFromPoint(x, y).closest('#scene')", [x, y])
    page.mouse.click(x, y)
    expect(page.locator("#scene p")).to_have_count(seen + 1)
    assert not page.evaluate("window.shown")
    assert not page.evaluate(IS_REFUSED)
    page.context.close()


def test_options_that_no_touch_tells_apart_are_buttons(browser: Browser, house: Open) -> None:
    """Elekt asks whether a Unit is saved: both answers name it, and both stand in the bar at once."""
    _, decision, made, seed = found(
        "elekt", lambda table, decision, named: "it" if decision.question == "save" else ""
    )
    page = new_page(browser, listed=False)
    enter(page, house, "elekt", 2, decision.seat, made, seed)
    expect(page.locator(".option").filter(visible=True)).to_have_count(2)
    page.context.close()


WITHIN = ".zone.{zone} {what}"


@pytest.mark.parametrize("what", [".corner.you .unit", ".face-up .card-main", ".count"])
def test_all_of_a_lit_place_takes_what_was_picked(browser: Browser, house: Open, what: str) -> None:
    """With a card held, nothing that lies in a Zone opens its text, pressed for however long."""

    def holds_own(table: Table, decision: Decision, named: list[list[str]]) -> str:
        if decision.question != "assign":
            return ""
        zones = [zone for zone in table.view(decision.seat).zones if zone.card]
        return next((zone.name for zone in zones if zone.corners[decision.seat]), "")

    zone, decision, made, seed = found("elekt", holds_own)
    page = new_page(browser, listed=False, has_touch=what == ".corner.you .unit")
    live = enter(page, house, "elekt", 2, decision.seat, made, seed)
    page.wait_for_function(HEARS)
    picked = page.locator(SPOT)
    picked.nth(0).click()
    expect(page.locator(".hand [data-picked]")).to_have_count(1)
    picked_other = page.locator(".hand [data-offered]:not([data-picked])").first
    name = picked_other.get_attribute("data-thing")
    picked_other.click()  # that one instead
    expect(page.locator(".hand [data-picked]")).to_have_attribute("data-thing", name or "")
    within = page.locator(WITHIN.format(zone=zone, what=what)).filter(visible=True).first
    within.hover()
    expect(page.locator("[data-hint]")).to_contain_text(f"{zone.capitalize()} Zone")
    within.click(delay=600)  # longer than a long press
    until(lambda: len(live.choices) > len(made))
    assert live.choices[len(made)][1].endswith(f"to {zone}"), live.choices[len(made)]
    assert not page.locator("#dialog").is_visible()
    page.context.close()
