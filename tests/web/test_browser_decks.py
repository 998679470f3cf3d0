"""The pool and the deck builder in Debian's Chromium: a deck built, kept, saved and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Dialog, Page, expect

from interrex.games import house_pack, house_text
from interrex.games.veto.decks import preconstructed
from tests.web.browsing import PHONE, SLOW_FIRST, WIDE, fits, focus_on, new_page, table_of
from tests.web.house import Open, opened

LEGAL = preconstructed(house_pack("veto"), "sicz").code()


def verdict(page: Page, said: str) -> None:
    page.wait_for_function("said => document.querySelector('.verdict')?.textContent.includes(said)", arg=said)


def with_saved_deck(browser: Browser, house: Open) -> Page:
    """Somebody in the builder has taken a deck of the house over and saved it."""
    page = new_page(browser)
    page.goto(f"{house.url}/decks/veto/build?deck=sicz")
    verdict(page, "60 cards")
    page.click("#save")
    page.wait_for_selector("#said a")
    return page


def found(page: Page, number: int) -> None:
    page.wait_for_function("number => document.querySelectorAll('[data-pool]').length === number", arg=number)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_pages_fit_and_can_be_read(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = new_page(browser, size)
    paths = (
        "/cards/veto",
        "/cards/masters?lang=pl",
        "/decks/veto",
        "/decks/veto/sicz",
        "/decks/veto/diff?one=sicz&other=dworscy",
    )
    for path in paths:
        page.goto(house.url + path)
        fits(page)
    page.goto(f"{house.url}/decks/veto/build?deck=sicz")
    verdict(page, "60")
    fits(page)
    page.context.close()


def test_a_search_while_typing_and_its_link(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/cards/veto")
    page.fill("#f-text", "wolodyjowski")
    found(page, 1)
    page.click("[data-look='michal-wolodyjowski']")
    page.click("dialog[open] .card-more summary")
    page.wait_for_selector("dialog[open] .card-rules")
    page.keyboard.press("Escape")
    page.wait_for_function("() => location.search === '?text=wolodyjowski'")
    page.reload()
    found(page, 1)
    page.click("[data-reset]")
    page.wait_for_function("() => document.querySelectorAll('[data-pool]').length > 100")
    page.context.close()


def test_what_a_deck_began_as_is_told_only_beside_that_deck(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/packs/veto")
    page.fill("#pack-name", "My box")
    page.click("form[action$='/new'] button")
    page.wait_for_selector(".ed-progress")
    page.click("a[href$='/decks']")
    verdict(page, "60")
    assert page.query_selector("#begun") is not None
    page.reload()  # nothing was changed
    verdict(page, "60")
    assert page.query_selector("#begun") is not None
    page.click("#empty")
    page.wait_for_selector("#undo:enabled")
    page.reload()
    page.click("#undo")  # it began with the deck, and what was kept took its place
    assert page.query_selector("#begun") is None
    page.context.close()


def test_the_later_of_two_searches_stays(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.add_init_script(SLOW_FIRST)
    page.goto(f"{house.url}/packs/veto")
    page.fill("#pack-name", "My box")
    page.click("form[action$='/new'] button")
    page.wait_for_selector(".ed-progress")
    for path in (f"{house.url}/cards/veto", page.url):
        page.goto(path)
        page.fill("#f-text", "a")
        page.wait_for_function("() => window.goOn")
        page.fill("#f-text", "wolodyjowski")
        only = "() => document.querySelectorAll('.pool-card').length === 1"
        page.wait_for_function(only)
        page.evaluate("goOn()")
        page.wait_for_timeout(100)
        assert page.evaluate(only), path
    page.context.close()


def test_a_deck_is_built_kept_saved_and_played_against_a_bot(browser: Browser, house: Open) -> None:
    page = new_page(browser, PHONE)
    missed: list[str] = []
    page.on("response", lambda answer: missed.append(answer.url) if answer.status == 404 else None)
    page.goto(f"{house.url}/decks/veto/build")
    verdict(page, "0 cards")
    page.fill("#f-text", "latyfundium")
    found(page, 1)
    for number in range(1, 5):
        page.click("[data-pool='latyfundium'] [data-more]")
        verdict(page, f"{number} card")
    page.wait_for_selector(".faults [data-rule='VT-404']")
    page.click("#undo")
    verdict(page, "3 cards")
    assert page.locator(".faults [data-rule='VT-404']").count() == 0
    page.reload()  # the browser has kept it
    verdict(page, "3 cards")
    page.click("#import summary")
    page.fill("#deck-text", "dworscy\n2 latyfundum")
    page.click("#read")
    page.wait_for_function("() => document.getElementById('said').textContent.includes('latyfundium')")
    page.fill("#deck-text", "\n".join(LEGAL.split(", ")))
    page.click("#read")
    verdict(page, "the deck is legal")
    page.fill("#deck-name", "My Sich")
    page.click("#save")
    page.wait_for_selector("#said a")
    page.click("#test-button")
    live = table_of(house, page)
    assert live.row.settings.variants["deck_a"] == LEGAL
    assert missed == []  # no click asks for what there is not
    page.goto(f"{house.url}/decks/veto")
    assert "My Sich" in page.inner_text(".deck-list")
    page.context.close()


def test_every_deck_has_a_draft_of_its_own(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    new, copy = f"{house.url}/decks/veto/build", f"{house.url}/decks/veto/build?deck=sicz"
    page.goto(new)
    verdict(page, "0 cards")
    page.click("[data-pool='latyfundium'] [data-more]")
    verdict(page, "1 card")
    page.goto(copy)
    verdict(page, "60 cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "61 cards")
    page.goto(new)
    verdict(page, "1 card")
    page.goto(copy)
    verdict(page, "61 cards")
    page.click("#undo")  # back to the deck as it was
    verdict(page, "60 cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "61 cards")
    page.click("#save")
    page.wait_for_selector("#said a")
    page.reload()  # what was saved
    verdict(page, "61 cards")
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "62 cards")
    page.reload()
    verdict(page, "62 cards")
    page.goto(copy)  # the copy's draft is gone
    verdict(page, "60 cards")
    page.goto(new)
    verdict(page, "1 card")
    page.context.close()


def test_a_deck_is_forgotten_when_somebody_has_said_yes(browser: Browser, house: Open) -> None:
    page = with_saved_deck(browser, house)
    page.click("[data-pool='jan-zagloba'] [data-more]")
    verdict(page, "61 cards")
    page.goto(f"{house.url}/decks/veto")
    saved, kept = page.locator("form[action$='/forget'] button"), page.locator("#unsaved li button")
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        if len(asked) > 2:
            dialog.accept()
        else:
            dialog.dismiss()

    page.on("dialog", answer)
    for button in (saved, kept):
        button.click()
        expect(button).to_have_count(1)
    kept.click()
    expect(kept).to_have_count(0)
    saved.click()
    expect(saved).to_have_count(0)
    assert len(asked) == 4
    page.context.close()


def test_another_pack_brings_its_decks_to_the_form(browser: Browser, tmp_path: Path) -> None:
    text = (house_text("veto") or "").replace('id = "house"', 'id = "second"', 1)
    text = text.replace('name = { en = "The Sich"', 'name = { en = "The Camp"', 1)
    (tmp_path / "second.toml").write_text(text.replace("cost = 1", "cost = 2", 1), encoding="utf-8")
    with opened(packs=tmp_path) as house:
        page = new_page(browser)
        page.goto(f"{house.url}/new?game=veto")
        page.fill("#name-A", "Anna")
        assert page.locator("#variant-deck_a option", has_text="The Camp").count() == 0
        page.select_option("#pack", house.hall.packs.offered("veto")[1].hash)
        page.wait_for_selector("#variant-deck_a option:has-text('The Camp')", state="attached")
        assert page.input_value("#name-A") == "Anna"
        page.context.close()


def test_a_deck_by_keyboard(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/decks/veto/build?deck=sicz")
    verdict(page, "60 cards: the deck is legal")
    page.focus("#f-text")
    page.keyboard.type("zagloba")
    found(page, 1)
    focus_on(page, "[data-pool='jan-zagloba'] [data-more]")
    page.keyboard.press("Enter")
    verdict(page, "61 cards")
    focus_on(page, "#weighed [data-less='jan-zagloba']")
    page.keyboard.press("Enter")
    verdict(page, "60 cards")
    focus_on(page, "#weighed .step")  # the focus stays near
    page.context.close()
