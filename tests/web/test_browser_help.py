"""What helps at the table, in Debian's Chromium: terms explained, scenes under control, dragging, reasons."""

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import house_pack
from interrex.web.access.guard import LANGUAGE_COOKIE
from interrex.web.phrases import say
from interrex.web.show.scene import kinds
from interrex.words.glossary import explained
from tests.web.browsing import LARGE, PHONE, WIDE, new_page, wait_until_asked
from tests.web.house import Open
from tests.web.test_browser_fit import enter
from tests.web.test_browser_phone import SIDEWAYS
from tests.web.test_browser_prompt import wanted
from tests.web.test_browser_stage import alone_with_bots, an_option, stored, until_question

# The middle of a word in an element, as it stands on the screen.
WHERE = """([selector, word]) => {
  const walker = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf(word);
    if (at < 0) continue;
    const range = new Range();
    range.setStart(node, at);
    range.setEnd(node, at + word.length);
    const box = range.getBoundingClientRect();
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  }
}"""
TERMS_LOADED = """() => CSS.highlights.get("term")?.size > 0
  && !("deaf" in document.getElementById("game").dataset)"""
# Lines as the log has them when a Zone is decided. Its timers take much longer than usual, so that a line
# stands until the test goes on, however slow the machine is.
DECIDED = """async (speed) => {
  localStorage.setItem("speed", speed);
  window.usual ??= setTimeout;
  window.setTimeout = (does, time) => usual(does, time < 400 ? time : 100 * time);
  const scene = await import("/static/scene.js");
  scene.end();
  const said = [["begins", "Court Zone"], ["counts", "Power: 2, 0"], ["won", "A wins"]];
  const lines = said.map(([what, text]) => {
    const line = document.createElement("li");
    line.textContent = text;
    line.dataset.scene = what;
    if (what === "counts") line.dataset.counts = "A:crimson:2 B:azure:0 ";
    return line.outerHTML;
  });
  window.shown = false;
  scene.perform({ lines }, () => { window.shown = true; });
}"""


def meaning(term: str, language: str = "en") -> str:
    return next(each.meaning for each in explained("elekt", language) if each.id == term)


def test_a_term_is_explained_where_it_stands(browser: Browser, house: Open) -> None:
    """To a pointer on a word or a sign, by keyboard, and as a list; without a term nothing is said."""
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    page.wait_for_function(TERMS_LOADED)
    tip = page.locator("#tip")
    page.mouse.move(*page.evaluate(WHERE, [".question", "Zone"]))
    expect(tip).to_contain_text(meaning("zone"))
    page.mouse.move(5, 5)
    expect(tip).to_be_hidden()
    page.hover(".counts .sign.violence >> nth=0")
    expect(tip).to_contain_text(meaning("violence"))
    page.keyboard.press("t")
    expect(page.locator("dialog[open] [data-terms-here]")).to_contain_text(meaning("title"))
    page.keyboard.press("Escape")
    page.hover(".hand .card-main >> nth=0")
    expect(page.locator("#near .terms")).to_contain_text(meaning("cultist"))
    page.focus(".coin >> nth=0")
    page.keyboard.press("Tab")
    expect(tip).to_contain_text(meaning("deceit"))
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    page.context.close()


def stands_beside_a_hand(table: Table, decision: Decision) -> bool:
    """Whoever is asked has somebody with a keyword on the table, and somebody in hand."""
    own = table.view(decision.seat).seats[decision.seat]
    of = kinds(house_pack("veto"))
    return any(each.keywords for each in own.company) and any(of[card].keywords for card in own.known)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_keyword_is_explained_where_it_stands(browser: Browser, house: Open, language: str) -> None:
    """On a card in hand and on one that lies on the table, as the glossary has it; no name is said twice."""
    page = new_page(browser, WIDE, listed=False)
    page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": house.url}])
    decision, made = wanted("veto", 2, 2, stands_beside_a_hand)
    enter(page, house, "veto", 2, decision.seat, made, seed=2)
    page.wait_for_function(TERMS_LOADED)
    known = {each.name: each.meaning for each in explained("veto", language)}
    for where in (".hand .keyword", ".portrait .keyword"):
        keyword = page.locator(f"{where} >> visible=true").first
        keyword.hover()
        expect(page.locator("#tip b")).to_have_count(1)
        name = keyword.get_attribute("data-said") or keyword.inner_text()
        assert (name in known, name == keyword.inner_text()) == (True, language == "pl")
        expect(page.locator("#tip")).to_contain_text(known[name])
        expect(page.locator("#tip p")).to_have_count(1)
        page.mouse.move(5, 5)
    keyword.evaluate(
        "(each) => { each.textContent = 'Husarz'; delete each.dataset.said; }"
    )  # of a pack of one's own: nobody says more
    keyword.dispatch_event("mousemove")
    page.evaluate("() => new Promise((done) => setTimeout(done, 360))")  # later than the tip would come
    assert page.locator("#tip").is_hidden()
    page.context.close()


def test_a_card_is_dragged_to_its_zone(browser: Browser, house: Open) -> None:
    """Dropped beside everything it is let go of; dropped on a lit place it is chosen, as by two touches."""
    live, page = alone_with_bots(browser, house, "elekt")
    until_question(live, page, "assign", 2)
    word, things, _ = an_option(page, 2)
    card = page.locator(f".hand [data-thing='{things[0]}']").bounding_box()
    zone = page.locator(f".zone:has([data-thing='{things[1]}'])").bounding_box()
    assert card is not None
    assert zone is not None
    before = len(live.choices)
    page.wait_for_function("() => !('deaf' in document.getElementById('game').dataset)")
    drag(page, card, (20, 20))
    expect(page.locator("[data-picked]")).to_have_count(0)
    assert len(live.choices) == before
    drag(page, card, (zone["x"] + zone["width"] / 2, zone["y"] + zone["height"] - 8))
    stored(live, page, before)
    assert live.choices[before] == (0, word)
    page.context.close()


def drag(page: Page, card: dict[str, float] | object, to: tuple[float, float]) -> None:
    assert isinstance(card, dict)
    page.mouse.move(card["x"] + 30, card["y"] + 60)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 20)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*to)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_scene_is_paused_stepped_through_and_skipped(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.emulate_media(reduced_motion="no-preference")
    scene, lines = page.locator("#scene"), page.locator("#scene p")
    page.evaluate(DECIDED, "slow")
    page.click("[data-scene-pause]")
    seen = lines.count()
    assert not page.evaluate("window.shown")
    page.mouse.click(5, 400)  # a paused scene stays until one goes on; the page below shows how things stand
    assert page.evaluate("window.shown")
    expect(scene).to_be_visible()
    while lines.count() < 3:
        page.click("[data-scene-step]")
        seen += 1
        expect(lines).to_have_count(seen)
    expect(scene.locator(".scene-total").first).to_have_text("2")
    for size in (PHONE, SIDEWAYS, LARGE, WIDE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        board, box = page.locator(".stage-board").bounding_box(), scene.bounding_box()
        assert board is not None
        assert box is not None
        beside = box["x"] >= board["x"] + board["width"] or box["y"] >= board["y"] + board["height"]
        assert beside, size  # what is decided on the board stays in sight
    page.click("[data-scene-skip]")
    expect(scene).to_be_hidden()
    page.evaluate(DECIDED, "slow")
    page.keyboard.press("s")
    expect(scene).to_be_hidden()
    assert page.evaluate("window.shown")
    page.evaluate(DECIDED, "slow")
    chosen = len(live.choices)
    page.keyboard.press("1")  # ends the scene, and is no answer to what was hidden behind it
    expect(scene).to_be_hidden()
    assert page.locator("[data-picked], .option:disabled").count() == 0
    assert len(live.choices) == chosen
    page.evaluate(DECIDED, "instant")
    expect(scene).to_be_hidden()
    assert page.evaluate("window.shown")
    page.emulate_media(reduced_motion="reduce")  # the same, standing still and whole
    page.evaluate(DECIDED, "normal")
    expect(lines).to_have_count(3)
    page.context.close()


def test_who_touches_the_impossible_is_told_why(browser: Browser, house: Open) -> None:
    """A Zone to which nothing can be sent: the rule is told in the bar, and nothing is chosen or let go."""
    live, page = alone_with_bots(browser, house, "elekt")
    luck = random.Random(5)
    for _ in range(80):
        wait_until_asked(live, {0: page})
        decision = live.game.decision_of(0)
        assert decision is not None
        if decision.question == "assign" and not page.locator(".zone.mission > [data-choosable]").count():
            break
        to_mission = [word for word in decision.options if word.endswith("mission")]
        word = to_mission[0] if to_mission else luck.choice(decision.options)
        live_before = len(live.choices)
        page.evaluate(
            "word => [...document.querySelectorAll('.option')].find((each) => each.value === word).click()",
            word,
        )
        stored(live, page, live_before)
    before = len(live.choices)
    hint, picked = page.locator("[data-hint]"), page.locator("[data-picked]")
    page.click(".zone.mission .zone-name")
    expect(hint.locator(".why-not a").first).to_contain_text("EL-")
    page.click(".hand [data-choosable] >> nth=0")
    name = picked.locator(".card-name").inner_text().strip()
    for part in (".zone-name", ".counts", ".face-up"):  # wherever it is touched
        page.click(f".zone.mission {part}")
        expect(hint).to_contain_text(f"{name} → Mission Zone {say('en', 'hint-refused')}")
        expect(hint.locator(".why-not a").first).to_contain_text("EL-")
        expect(picked).to_have_count(1)
    page.locator(".zone [data-choosable]").first.hover()
    expect(hint).not_to_have_attribute("data-refused", "")
    assert len(live.choices) == before
    page.context.close()
