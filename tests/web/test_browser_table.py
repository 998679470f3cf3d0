"""What people do beside choosing, in browsers: take back, propose, stand in, hand over, watch."""

import random
import re
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from interrex.games import house_pack
from interrex.games.veto.deck_files import write_deck
from interrex.games.veto.decks import preconstructed
from interrex.web.access.guard import COOKIE
from tests.web.browsing import PATIENCE, PHONE, WIDE, fits, focus_on, new_page, play_on, table_of
from tests.web.house import Open, Visitor, play_some, seated


def sit(
    browser: Browser, house: Open, who: Visitor, table: str, size: dict[str, int] = WIDE, listed: bool = True,
    **more: Any,
) -> Page:  # fmt: skip
    """A visitor who has a seat already opens the table in a browser."""
    page = new_page(browser, size, listed, **more)
    page.context.add_cookies([{"name": COOKIE, "value": who.cookies[COOKIE], "url": house.url}])
    page.goto(f"{house.url}/t/{table}")
    page.wait_for_selector("#game")
    return page


def press(page: Page, words: str) -> None:
    page.get_by_role("button", name=words).click()


def wait(page: Page, ready: object) -> None:
    end = time.monotonic() + PATIENCE / 1000
    while not (callable(ready) and ready()):
        assert time.monotonic() < end, "it does not happen"
        page.wait_for_timeout(20)


def test_taking_back_by_consent(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 20)
    live = house.table(table)
    one, two = (sit(browser, house, who, table, listed=False) for who in people)
    back_to = max(number for number, (seat, _) in enumerate(live.choices) if seat == 0)
    expect(one.locator("#region-log li").first).to_be_visible()
    for answer, told in (
        ("No, play on", "Person 1 does not agree"),
        ("I agree", "Taken back at Person 0’s request"),
    ):
        made = len(live.choices)
        one.click(".take-back summary")
        one.click(".take-back button >> nth=0")
        expect(two.locator(".say.asks")).to_contain_text("Person 0 asks to take back")
        expect(one.locator(".say.asks")).to_contain_text("Still to agree: Person 1")
        fits(two)
        press(two, answer)
        for page in (one, two):
            expect(page.locator("#region-talk")).to_contain_text(told)
        assert len(live.choices) == (made if "No" in answer else back_to)
    expect(one.locator("#region-prompt .yours").first).to_be_visible()  # asked again
    expect(two.locator("#live")).to_contain_text(told)  # and said aloud
    one.context.close()
    two.context.close()


def test_a_request_waits_for_who_was_away(browser: Browser, house: Open) -> None:
    """The connection is lost while somebody asks; the page comes back by itself and shows it."""
    table, _, people = seated(house, 2)
    play_some(house, table, 9)
    live = house.table(table)
    page = sit(browser, house, people[1], table)
    wait(page, lambda: 1 in live.present())
    page.context.set_offline(True)
    asked = {"token": people[0].token(), "what": "last", "seat": "A"}
    assert people[0].post(f"/t/{table}/ask", data=asked).status_code == 200
    house.hall.forget(live)  # as a restart would
    page.context.set_offline(False)
    expect(page.locator(".say.asks")).to_be_visible()
    press(page, "I agree")
    expect(page.locator("#region-talk")).to_contain_text("Taken back")
    assert len(house.table(table).choices) == 8
    page.context.close()


def test_why_a_choice_cannot_be_taken_back_freely(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    for step in range(200):
        play_some(house, table, 1, step)
        seat = live.choices[-1][0]
        if live.session.why_not_undo(seat) == "secret":
            break
    page = sit(browser, house, people[seat], table)
    press(page, "Take back my last choice")
    expect(page.locator("#notice")).to_contain_text(
        "something secret has been revealed since then. You can ask the others."
    )
    page.context.close()


def test_the_only_choice_is_left_to_the_page(
    browser: Browser, house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is chosen unasked; who wishes it has the only option chosen, which nobody can take back."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 3)  # a game that goes on for long
    table, _, people = seated(house, 2, "veto")
    live = house.table(table)

    def forced(seat: int) -> bool:
        decision = live.game.decision_of(seat)
        return decision is not None and len(decision.options) == 1

    def play_until_forced(seat: int) -> int:
        while not forced(seat):
            if wished and forced(0):
                wait(one, lambda: not forced(0))
            else:
                play_some(house, table, 1, live.number)
        return live.number

    wished = False
    one, two = (sit(browser, house, who, table) for who in people)
    for seat, page in ((1, two), (0, one)):
        before = play_until_forced(seat)
        expect(page.locator(".wish").filter(visible=True)).to_be_visible()
        page.wait_for_timeout(200)
        assert live.number == before
    wished = True
    one.click("[data-wish=only]")
    wait(one, lambda: live.number > before)
    assert live.choices[before][0] == 0  # an ordinary choice of that seat
    one.reload()
    before = play_until_forced(1)  # the other has not wished it
    two.wait_for_timeout(200)
    assert live.number == before
    while live.choices[-1][0] != 0 or live.session.why_not_undo(0):
        play_until_forced(0)
        wait(one, lambda: not forced(0))
    assert not live.has_own_to_take_back(0)  # what had no other answer is not offered to be taken back
    expect(one.get_by_role("button", name="Take back my last choice")).to_have_count(0)
    one.context.close()
    two.context.close()


def test_who_passes_for_a_round_is_asked_again_in_the_next(
    browser: Browser, house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Veto!: the page says bene in windows of one kind, and only until the round is over."""
    monkeypatch.setattr(secrets, "randbits", lambda bits: 95)  # with replies in each of two short rounds
    table, _, people = seated(house, 2, "veto")
    live = house.table(table)

    def is_asked(least: int) -> bool:
        decision = live.game.decision_of(0)
        return decision is not None and decision.question == "reply" and len(decision.options) >= least

    def play_until_reply() -> None:
        while not is_asked(2):
            play_some(house, table, 1, live.number)

    play_until_reply()
    page = sit(browser, house, people[0], table)
    game: Any = live.game
    first = game.round
    before = live.number
    wish = page.locator("[data-wish^=reply]")
    expect(wish).to_be_visible()
    assert not wish.is_checked()
    wish.click()
    passed = 0
    while game.round == first:
        if is_asked(1):
            wait(page, lambda made=live.number: live.number > made)
            passed += 1
        else:
            play_some(house, table, 1, live.number)
        game = live.game
    assert live.choices[before] == (0, "bene")
    assert passed > 1
    play_until_reply()
    before = live.number
    page.wait_for_timeout(300)
    assert live.number == before
    expect(wish).not_to_be_checked()
    page.context.close()


def test_several_people_at_one_browser(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/new?game=elekt")
    page.check("[name=seats][value='2']")
    page.fill("#name-A", "Anna")
    page.select_option("#seat-B", "here")
    page.fill("#name-B", "Bert")
    fits(page)
    press(page, "Make the table")
    live = table_of(house, page)
    handed = 0
    while handed < 3:
        asked = live.game.seats_asked[0]
        name = ("Anna", "Bert")[asked]
        page.wait_for_selector(".option, .curtain")
        if page.query_selector(".curtain"):
            assert page.query_selector(".option") is None
            assert page.inner_text("#region-table") == ""  # nobody's hand is shown
            assert page.inner_text("#region-log") == ""
            page.get_by_role("link", name=f"I am {name}: show the table").click()
            handed += 1
        page.wait_for_selector(".option")
        before = live.number
        page.click(".option >> nth=0")
        wait(page, lambda before=before: live.number > before)  # type: ignore[misc]
        seat = live.choices[-1][0]
        if live.game.asked and live.game.seats_asked[0] != seat:
            page.wait_for_selector(".curtain")
    page.context.close()


def test_together_at_one_browser_without_a_curtain(browser: Browser, house: Open) -> None:
    """In a cooperative game nothing is hidden: the page asks whoever decides."""
    page = new_page(browser)
    page.goto(f"{house.url}/new?game=masters")
    page.check("[name=seats][value='2']")
    page.select_option("#seat-B", "here")
    press(page, "Make the table")
    live = table_of(house, page)
    luck = random.Random(2)
    deciders = set()
    for number in range(40):
        if live.game.is_over or (number > 8 and len(deciders) == 2):
            break
        deciders.add(live.game.seats_asked[0])
        play_on(live, {0: page, 1: page}, luck, most=1, on_table=0.0)
        assert page.query_selector(".curtain") is None
    assert deciders == {0, 1}
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_friend_proposes_and_the_decider_confirms(
    browser: Browser, house: Open, size: dict[str, int]
) -> None:
    table, _, people = seated(house, 2, "masters")
    live = house.table(table)
    for step in range(60):
        if len(live.game.decisions[0].options) > 2:
            break
        play_some(house, table, 1, step)
    decider = live.game.seats_asked[0]
    chooses, friend = (sit(browser, house, people[seat], table, size) for seat in (decider, 1 - decider))
    word = live.game.decisions[0].options[1]
    button = friend.locator(f".option[value='{word}']")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(chooses.locator(f".option[value='{word}'] .proposed")).to_contain_text("proposed by Person")
    for page in (chooses, friend):
        fits(page)
    focus_on(chooses, ".proposals button")
    chooses.keyboard.press("Enter")
    wait(chooses, lambda: live.choices[-1:] == [(decider, word)])
    expect(chooses.locator(".proposals")).to_have_count(0)
    chooses.context.close()
    friend.context.close()


def test_a_bot_stands_in_until_the_owner_is_back(browser: Browser, house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    live.row.patience = 1
    away = live.game.seats_asked[0]
    here = sit(browser, house, people[1 - away], table)
    press(here, f"Let a bot play on for Person {away}")
    expect(here.locator("#region-talk")).to_contain_text(f"A bot plays for Person {away}")
    wait(here, lambda: any(seat == away for seat, _ in live.choices))
    owner = sit(browser, house, people[away], table, PHONE)
    fits(owner)
    focus_on(owner, ".say button")
    owner.keyboard.press("Enter")
    expect(owner.locator(".say")).to_have_count(0)
    assert live.session.stand_ins == {}
    here.context.close()
    owner.context.close()


def test_a_clock_counts_down(browser: Browser, house: Open) -> None:
    page = new_page(browser, PHONE)
    page.goto(f"{house.url}/new?game=elekt")
    page.check("[name=seats][value='2']")
    page.select_option("#seat-B", "here")
    page.select_option("#clock", "each 300")
    press(page, "Make the table")
    clock = page.locator("[data-until]")
    for _ in range(2):  # whatever it shows, soon it shows less
        shown = clock.inner_text()
        expect(clock).not_to_have_text(shown)
        assert re.fullmatch(r"4:\d\d", clock.inner_text())
        assert clock.inner_text() < shown
    assert clock.get_attribute("role") == "timer"
    assert clock.get_attribute("aria-live") == "off"
    assert "4:5" not in str(page.inner_text("#live"))  # not read out every second
    fits(page)
    page.context.close()


def test_a_deck_is_brought_as_a_file(browser: Browser, house: Open, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    text = write_deck(preconstructed(house_pack("veto"), "dworscy"), "mine")
    good.write_text(text, encoding="utf-8")
    bad.write_text(text.replace(" = 3\n", " = 4\n", 1), encoding="utf-8")
    page = new_page(browser, PHONE)
    page.goto(f"{house.url}/new?game=veto")
    page.check("[name=seats][value='2']")
    page.select_option("#variant-deck_a", "own")
    press(page, "Make the table")
    live = table_of(house, page)
    wait(page, lambda: live.listeners)  # the page listens
    for file in (bad, good):
        page.set_input_files("#deck-file", file)
        expect(page.locator("#deck-text")).to_have_value(file.read_text(encoding="utf-8"))
        fits(page)
        press(page, "Play this deck")
        if file is bad:
            expect(page.locator("#notice")).to_contain_text("the limit is 3")
    page.wait_for_selector("#region-table:not(:empty)")
    live = table_of(house, page)
    assert str(live.row.settings.variants["deck_a"]).startswith("faction dworscy")
    page.context.close()


def test_watching(browser: Browser, house: Open) -> None:
    """Who watches sees every move as it comes, and nothing to press."""
    table, maker, people = seated(house, 2)
    play_some(house, table, 8)
    live = house.table(table)
    page = new_page(browser)
    page.goto(f"{house.url}{maker.links(table)[-1]}")
    page.wait_for_selector("#game")
    assert page.get_attribute("#game", "data-seat") == "watch"
    wait(page, lambda: live.listeners)
    play_some(house, table, 1, 5)
    newest = people[0].state(table, "watch")["log"][-1]["text"]
    expect(page.locator("#region-log li").last).to_contain_text(newest[1:])
    asked = {"token": people[0].token(), "what": "last", "seat": "A"}
    people[0].post(f"/t/{table}/ask", data=asked)
    expect(page.locator(".say.asks")).to_contain_text("Person 0 asks to take back")
    assert page.query_selector(".option, .say button, .take-back, [data-undo]") is None
    page.context.close()
