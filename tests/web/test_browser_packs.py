"""The pack editor in Debian's Chromium: a card typed, tried and played, on a phone and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from interrex.web.access.guard import LANGUAGE_COOKIE
from tests.web.browsing import PHONE, WIDE, come, fits, focus_on, moved_on, new_page, stamp, table_of
from tests.web.house import Open


def begun(page: Page, house: Open, game: str = "elekt") -> str:
    """A new pack of one's own; its address."""
    page.goto(f"{house.url}/packs/{game}")
    page.fill("#pack-name", "My box")
    page.click("form[action$='/new'] button")
    page.wait_for_selector(".ed-progress")
    return page.url


def kept(page: Page, state: str) -> None:
    """Wait until what was typed is kept."""
    page.wait_for_selector(f"#state.{state}")


def told(page: Page, text: str) -> None:
    page.wait_for_function("text => document.getElementById('side').textContent.includes(text)", arg=text)


WARNS = "() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))"
IS_KEPT = "() => dispatchEvent(new Event('beforeunload', { cancelable: true }))"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_pages_fit_and_can_be_read(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = new_page(browser, size)
    page.goto(f"{house.url}/packs/veto?lang=pl")
    fits(page)
    pack = begun(page, house, "veto")
    fits(page)
    page.goto(f"{pack}/card/janusz-radziwill")
    fits(page)
    page.context.close()


def test_a_card_is_typed_tried_and_played_on_a_phone(browser: Browser, house: Open) -> None:
    page = new_page(browser, PHONE)
    pack = begun(page, house)
    page.fill("#f-text", "ash widow")
    page.wait_for_function("() => document.querySelectorAll('.pool-card').length === 1")
    page.click(".pool-card a")
    page.wait_for_selector("#card-form")
    page.fill("[name='name.en']", "Widow of Cinders")
    kept(page, "typed")
    told(page, "Widow of Cinders")
    page.click("[value='add effect']")
    page.select_option("[name='effect.1']", "gain_heat()")
    kept(page, "draft")
    page.wait_for_selector("[data-fault='effect.1']:not(:empty)")
    page.select_option("[name='effect.1:1']", "2")
    page.select_option("[name='effect.1:2']", "owner")
    kept(page, "typed")
    told(page, "you collect 2 Heat")
    page.click("#undo")
    kept(page, "draft")
    page.reload()  # a draft is kept
    page.wait_for_selector("#state.draft")
    page.select_option("[name='effect.1:2']", "each_opponent")
    kept(page, "typed")
    told(page, "each opponent collects 2 Heat")
    page.click("#try")
    live = table_of(house, page)
    assert "'ash-widow'" in repr(live.game.view(0))
    assert live.pack.name["en"] == "My box"
    before = stamp(page)
    page.click(".options button >> nth=0")
    moved_on(page, before)
    fits(page)
    page.click(".to-workshop")  # and back to the card, to mend it
    page.wait_for_selector("#card-form")
    assert page.url == f"{pack}/card/ash-widow"
    page.goto(house.url)
    expect(page.locator("#running")).to_have_count(0)  # no table in play but the one to try the card
    expect(page.locator("#trials")).not_to_have_attribute("open", "")
    page.goto(f"{pack}?state=typed")
    assert page.locator(".pool-card").count() == 1
    page.context.close()


def test_a_card_is_typed_by_keyboard_alone(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    pack = begun(page, house)
    page.goto(f"{pack}/card/rust-hound")
    focus_on(page, "[name='name.en']")
    page.keyboard.press("Control+A")
    page.keyboard.type("Hound of Rust")
    kept(page, "typed")
    focus_on(page, "[value='add effect']")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.name === 'effect.1'")
    page.keyboard.type("heat collect")  # a list finds what is typed, any words of an entry
    page.wait_for_selector(".finder")
    page.keyboard.press("Enter")
    page.wait_for_selector("[name='effect.1:1']")
    assert page.evaluate("document.activeElement.name") == "effect.1"  # the form came anew around it
    page.keyboard.press("Tab")  # as the sentence says it: who collects how much
    page.keyboard.type("each opp")
    page.keyboard.press("Enter")
    page.wait_for_selector("[name='effect.1~was'][value='gain_heat(_, each_opponent)']", state="attached")
    page.keyboard.press("Tab")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    kept(page, "typed")
    told(page, "Hound of Rust")
    told(page, "each opponent collects 3 Heat")
    focus_on(page, "[name='when']")
    page.keyboard.type("saved opponent")  # among a hundred moments, in groups
    expect(page.locator(".finder-group")).to_have_text(["An opponent's Unit"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    told(page, "When an opponent's Unit is saved")
    assert page.evaluate("document.activeElement.name") != "when"  # and on to the next
    focus_on(page, "[name='when']")
    page.keyboard.press("Enter")
    page.keyboard.type("no such moment")
    expect(page.locator(".finder .none")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".finder")).to_have_count(0)
    expect(page.locator("[name='when']")).to_have_value("opponent_saved")
    focus_on(page, "#undo")
    page.keyboard.press("Enter")
    kept(page, "draft")
    page.context.close()


def test_what_did_not_arrive_is_not_called_kept_and_arrives_in_order(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{begun(page, house)}/card/ash-widow")
    said, name = page.locator("#said"), page.locator("[name='name.en']")
    page.route("**/card/ash-widow", lambda route: route.abort())
    name.fill("Widow of Cinders")
    expect(said).to_contain_text("not")
    assert page.evaluate(WARNS)
    page.click("[value='add effect']")
    name.fill("Widow of Embers")
    page.unroute("**/card/ash-widow")
    page.click("#save")  # all of it, one after the other, and at once
    page.wait_for_selector("[name='effect.1']")
    page.wait_for_function(IS_KEPT)
    expect(name).to_have_value("Widow of Embers")

    refused = {"refused": "too long", "rule": ""}
    page.route("**/card/ash-widow", lambda route: route.fulfill(status=413, json=refused))
    name.fill("Widow of Ashes")
    expect(said).to_have_text("too long")
    assert page.evaluate(WARNS)
    page.unroute("**/card/ash-widow")
    page.click("#save")
    page.wait_for_function(IS_KEPT)
    page.reload()
    expect(name).to_have_value("Widow of Ashes")
    expect(page.locator("[name='effect.1']")).to_have_count(1)
    page.context.close()


def test_what_is_typed_before_the_script_has_come_counts(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    pack = begun(page, house)
    late: list[Route] = []

    def typed_early(path: str, field: str, text: str) -> None:
        page.route("**/static/*.js*", lambda route: late.append(route))
        page.goto(path, wait_until="commit")
        page.fill(field, text)
        while not late:
            page.wait_for_timeout(5)
        page.unroute("**/static/*.js*")  # all that waited go on
        late.clear()

    typed_early(f"{pack}/card/ash-widow", "[name='name.en']", "Widow of Cinders")
    kept(page, "typed")
    told(page, "Widow of Cinders")
    page.click("#undo")
    expect(page.locator("[name='name.en']")).to_have_value("Ash Widow")
    page.wait_for_function(IS_KEPT)
    for path in (pack, f"{house.url}/cards/elekt"):
        typed_early(path, "#f-text", "ash widow")
        page.wait_for_function("() => document.querySelectorAll('.pool-card').length === 1")
    page.context.close()


def test_a_late_undo_keeps_newer_typing_and_a_card_put_back_stays_so(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{begun(page, house)}/card/ash-widow")
    name, text = page.locator("[name='name.en']"), page.locator("[name='text.en']")
    before = name.input_value()
    name.fill("Widow of Cinders")
    kept(page, "typed")
    page.wait_for_function(IS_KEPT)
    delayed: list[Route] = []
    is_slow = True

    def delay(route: Route) -> None:
        if is_slow and route.request.method == "POST":
            delayed.append(route)
        else:
            route.continue_()

    page.route("**/card/ash-widow", delay)
    with page.expect_request("**/card/ash-widow"):
        page.click("#undo")
    text.fill("Burns.")
    is_slow = False
    delayed.pop().continue_()
    expect(name).to_have_value(before)
    page.wait_for_function(IS_KEPT)
    expect(text).to_have_value("Burns.")

    page.reload()
    page.on("dialog", lambda dialog: dialog.accept())
    is_slow = True
    with page.expect_request("**/card/ash-widow"):
        page.click("[value='reset']")
    text.fill("Burns again.")
    text.blur()
    delayed.pop().continue_()
    page.wait_for_selector("#state.missing")
    assert not delayed
    page.context.close()


def test_a_card_of_the_house_with_every_change_undone_is_that_of_the_house(
    browser: Browser, house: Open
) -> None:
    """Nothing is called typed from a copy that nobody has typed."""
    page = new_page(browser)
    pack = begun(page, house)
    page.goto(f"{pack}/card/ash-widow")
    name, state = page.locator("[name='name.en']"), page.locator("#state")
    before = name.input_value()
    for text in ("Widow of Cinders", "Widow of Ashes"):
        name.fill(text)
        kept(page, "typed")
        page.wait_for_function(IS_KEPT)
    page.click("#undo")
    expect(name).to_have_value("Widow of Cinders")
    kept(page, "typed")
    page.click("#undo")
    expect(name).to_have_value(before)
    expect(state).to_have_text("house card")
    page.wait_for_function(IS_KEPT)
    name.fill("Widow of Embers")  # and on from there
    kept(page, "typed")
    page.click("#undo")
    kept(page, "missing")
    page.goto(f"{pack}?state=typed")
    assert page.locator(".pool-card").count() == 0
    page.context.close()


def test_what_is_added_to_a_card_changes_nothing_else(browser: Browser, house: Open) -> None:
    """On a card that has a field called as a button might be: the act of an event of Masters of the Night."""
    page = new_page(browser)
    page.goto(f"{begun(page, house, 'masters')}/card/thick-fog")
    act = page.locator("[name='act']")
    before = act.input_value()
    page.click("[value='add effect']")
    page.select_option("[name='effect.0']", "veil_down()")
    page.select_option("[name='effect.0:1']", "1")
    kept(page, "typed")
    expect(act).to_have_value(before)
    page.context.close()


def test_a_number_that_is_too_high_stands_in_the_way_of_no_button(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{begun(page, house)}/card/body-thief")
    page.fill("[name='cost']", "77")
    kept(page, "draft")
    page.wait_for_selector("[data-fault='cost']:not(:empty)")
    page.click("[value='remove effect.1']")
    expect(page.locator("[name='effect.1']")).to_have_count(0)
    expect(page.locator("[name='cost']")).to_have_value("77")  # to be mended, not lost
    page.context.close()


def test_a_list_is_found_by_touch_where_it_stands(browser: Browser, house: Open) -> None:
    """However far down a form: the page stays where it is, and the list is in sight."""
    page = new_page(browser, PHONE, has_touch=True)
    page.goto(f"{begun(page, house, 'veto')}/card/janusz-radziwill")
    when = page.locator("[name='ability.0.when.0']")
    when.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    when.tap()
    page.keyboard.type("killed")
    page.locator(".finder-entry", has_text="has been killed").tap()
    expect(when).to_have_value("was_killed()")
    assert abs(page.evaluate("scrollY") - before) < 5
    fits(page)
    page.context.close()


PLACES = """() => Object.fromEntries([...document.querySelectorAll("#form-body [name]")]
    .filter((field) => field.getClientRects().length)
    .map((field) => [field.name, field.getBoundingClientRect()])
    .map(([name, box]) => [name, [box.left, box.top + scrollY]]))"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(
    ("language", "game", "card", "field", "bad"),
    [
        ("pl", "elekt", "ash-widow", "symbols.deceit", "77"), ("pt", "elekt", "ash-widow", "copies", "9"),
        ("pt", "veto", "janusz-radziwill", "lafa", "much"), ("en", "masters", "thick-fog", "act", "9"),
    ],
)  # fmt: skip
def test_a_message_moves_no_field(
    browser: Browser,
    house: Open,
    size: dict[str, int],
    language: str,
    game: str,
    card: str,
    field: str,
    bad: str,
) -> None:
    page = new_page(browser, size)
    page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": house.url}])
    pack = begun(page, house, game)
    page.goto(f"{pack}/card/{card}")
    page.wait_for_function("() => !document.getElementById('undo').hidden")
    before = page.evaluate(PLACES)
    page.fill(f"[name='{field}']", bad)
    said = page.locator(f"[data-fault='{field}']:not(:empty)")
    expect(said).to_be_visible()
    assert page.evaluate(PLACES) == before
    box, text = page.locator(f"[name='{field}']").bounding_box(), said.bounding_box()
    assert box is not None
    assert text is not None
    assert 0 <= text["y"] - (box["y"] + box["height"]) < 12  # close below what it is about
    page.context.close()


def test_an_effect_of_another_moment_is_offered_and_asks_for_it(browser: Browser, house: Open) -> None:
    """Of a text that always applies: what is done once needs a moment, which is added to be chosen."""
    page = new_page(browser)
    page.goto(f"{begun(page, house, 'veto')}/card/janusz-radziwill")
    page.click("[value='add ability']")
    page.wait_for_selector("[name='ability.1.do.0']")
    expect(page.locator("[name='ability.1.kind']")).to_have_value("P")
    expect(page.locator("[name='ability.1.when.0']")).to_have_count(0)
    page.select_option("[name='ability.1.do.0']", "take_kreski()")
    page.wait_for_selector("[name='ability.1.when.0'].open")
    page.select_option("[name='ability.1.do.0:1']", "2")
    page.select_option("[name='ability.1.when.0']", "turn_start()")
    kept(page, "typed")
    page.click("[value='remove ability.1.when.0']")  # whoever takes it away is asked, not overruled
    kept(page, "draft")
    expect(page.locator("[name='ability.1.when.0']")).to_have_count(0)
    expect(page.locator("[data-fault^='ability.1']:not(:empty)").first).to_be_visible()
    page.context.close()


LISTS = """async () => {
  const { finding } = await import("/static/finder.js");
  const numbers = Array.from({ length: 31 }, (_, at) => at - 15).filter((number) => number);
  const form = Object.assign(document.createElement("form"), { id: "numbers" });
  for (const isSigned of [true, false]) {
    const list = Object.assign(document.createElement("select"), { name: isSigned ? "signed" : "plain" });
    for (const number of numbers.filter((each) => isSigned || each > 0)) {
      const sign = number < 0 ? "−" : isSigned ? "+" : "";
      list.append(new Option(`${sign}${Math.abs(number)}`, String(number)));
    }
    form.append(list);
  }
  document.querySelector("main").prepend(form);
  finding(form, { type: "", none: "" });
}"""


def test_a_number_that_is_typed_is_the_number_that_is_chosen(browser: Browser, house: Open) -> None:
    """With its sign or without: 3 means +3 where there is a −3 as well."""
    page = come(browser, house)
    page.goto(house.url)
    page.evaluate(LISTS)
    for number in (*range(-15, 0), *range(1, 16)):
        for name, typed in (("signed", f"{number:+d}"), ("signed", f"{number}"), ("plain", f"{number}")):
            if name == "plain" and number < 0:
                continue
            page.focus(f"#numbers [name='{name}']")
            page.keyboard.press("Enter")
            page.keyboard.type(typed)
            page.keyboard.press("Enter")
            assert page.locator(f"#numbers [name='{name}']").input_value() == str(number), (name, typed)
    page.context.close()
