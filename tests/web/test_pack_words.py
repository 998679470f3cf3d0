"""The pack editor and the decks as met for the first time: what is missing, what is meant, what stays."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from interrex.engine.packs import LANGUAGES
from interrex.games import OWN, game_spec
from interrex.web.access.guard import LANGUAGE_COOKIE
from interrex.web.phrases import say
from tests.web.browsing import PHONE, fits, new_page
from tests.web.house import Open
from tests.web.test_browser_packs import begun, kept
from tests.web.test_deck_pages import LEGAL, saved
from tests.web.test_pack_pages import PACK, new, seen, taken_in, write


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_imported_is_said_on_the_page(house: Open, language: str) -> None:
    who = house.visitor()
    who.cookies.set(LANGUAGE_COOKIE, language)
    nothing = who.submit("/packs/elekt/import", text=" ")
    assert nothing.status_code == 422
    assert say(language, "import-nothing") in nothing.text
    for sent in (bytes(range(256)), b"PK\x03\x04\x00\x00"):
        fields = {"token": who.token(), "text": "what was pasted"}
        binary = who.post("/packs/elekt/import", data=fields, files={"file": ("box.zip", sent)})
        assert binary.status_code == 422
        assert say(language, "import-no-text", name="box.zip") in binary.text
        assert "what was pasted</textarea>" in binary.text
    long = who.submit("/packs/elekt/import", text=PACK + "# " + "x" * 200_000)
    assert long.status_code == 413
    assert "/packs/elekt/import" in long.text


def test_a_card_of_which_nothing_is_typed_is_not_complete(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    for family in ("effect", "strategy"):
        made = who.submit(f"{pack}/add", family=family, name=f"New {family}").text
        assert say("en", "draft-save") not in made
    for family in ("character", "equipment", "estate"):
        made = who.submit(f"{pack}/add", family=family, name=f"New {family}")
        assert say("en", "slot-zero") in made.text
        card = str(made.url.path).rpartition("/")[2]
        assert write(who, pack, card, lafa="0")["state"] == "typed"


def test_a_text_without_effect_is_no_card_that_is_done(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    card = str(who.submit(f"{pack}/add", family="character", name="Idle Fellow").url.path).rpartition("/")[2]
    found = write(who, pack, card, lafa="3", **{"text.en": "Drinks."})
    assert (found["state"], found["idle"]) == ("typed", True)
    page = who.get(f"{pack}/card/{card}").text  # loaded again, it says so as well
    assert say("en", "state-idle") in page
    assert "has a text but no effect" in page
    assert "Idle Fellow" in who.get(f"{pack}?state=idle").text
    assert say("en", "state-idle") in who.get(pack).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_keyword_that_is_none_is_told_on_the_page_and_what_was_typed_stays(
    house: Open, language: str
) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    who.cookies.set(LANGUAGE_COOKIE, language)
    answer = who.submit(f"{pack}/name", name="Hussars", keywords="husarz, Rotmistrz!", **seen(who, pack))
    assert answer.status_code == 422
    assert 'role="alert" id="changed"' in answer.text
    assert "Rotmistrz!" in answer.text.partition('id="changed"')[2].partition("</div>")[0]
    assert 'value="Hussars"' in answer.text
    assert 'value="husarz, Rotmistrz!"' in answer.text
    assert "<h1>My box</h1>" in answer.text
    assert who.submit(f"{pack}/name", name="Hussars", keywords="husarz", **seen(who, pack)).status_code == 200


def test_packs_of_one_name_are_pointed_out(house: Open) -> None:
    who = house.visitor()
    first = new(who)
    assert say("en", "pack-called-so") not in who.get(first).text
    second = new(who)
    page = who.get(second).text
    assert say("en", "pack-called-so") in page
    assert first in page


@pytest.mark.parametrize("game", OWN)
def test_where_nothing_can_be_added_the_rules_say_how_many_there_are(house: Open, game: str) -> None:
    who = house.visitor()
    page = who.get(new(who, game)).text
    spec = game_spec(game)
    assert (say("en", "pack-counts") in page) == (spec.decks is None)
    assert bool(spec.card_counts) == (spec.decks is None)
    for rules in spec.card_counts.values():
        for rule in rules:
            assert f'href="/rules/{game}/{rule}"' in page
            assert who.get(f"/rules/{game}/{rule}").status_code == 200


def test_who_only_reads_a_card_is_told_why(house: Open) -> None:
    who, friend = house.visitor(), house.visitor()
    pack = taken_in(who)
    said = say("en", "card-of-others")
    assert said in friend.get(f"{pack}/card/ash-widow").text
    assert said not in who.get(f"{pack}/card/ash-widow").text


def test_a_deck_of_ones_own_is_copied(house: Open) -> None:
    who = house.visitor()
    deck = saved(who)
    for page in ("/decks/veto", f"/decks/veto/{deck}"):
        assert f"/decks/veto/build?deck={deck}&amp;copy=yes" in who.get(page).text
    page = who.get(f"/decks/veto/build?deck={deck}&copy=yes").text
    assert 'data-deck=""' in page
    assert 'value="Mine (copy)"' in page
    assert LEGAL in page
    assert f'data-deck="{deck}"' in who.get(f"/decks/veto/build?deck={deck}").text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_link_of_a_table_is_cut_on_a_phone(browser: Browser, house: Open, language: str) -> None:
    page = new_page(browser, PHONE)
    pack = begun(page, house)
    page.goto(f"{pack}/card/ash-widow")
    page.fill("[name='name.en']", "Widow of Cinders")
    kept(page, "typed")
    page.click(f".languages [value='{language}']")
    page.wait_for_selector(f"html[lang='{language}'] #try:not([disabled])")
    page.click("#try")
    page.wait_for_selector("#game .stage-board")
    widths = "(all) => all.map((each) => [each.textContent, each.scrollWidth > each.clientWidth])"
    links = page.locator(".where > .quiet:visible").evaluate_all(widths)
    assert links
    assert [text for text, is_cut in links if is_cut] == []
    page.context.close()


def test_what_was_pasted_and_what_was_built_stays(browser: Browser, house: Open) -> None:
    deck = saved(house.visitor(), name="A friend's")
    page = new_page(browser)
    page.goto(f"{house.url}/decks/veto/build?deck={deck}")
    page.wait_for_selector(".verdict.legal")
    page.locator("#import").evaluate("each => { each.open = true; }")
    page.fill("#deck-text", "what was pasted")
    page.click("[data-write='txt']")
    page.wait_for_selector("#deck-out:visible")
    expect(page.locator("#deck-text")).to_have_value("what was pasted")
    fits(page)
    page.fill("#deck-name", "Tested, not saved")
    page.click("#test-button")
    page.wait_for_selector("#game")
    page.goto(f"{house.url}/decks/veto")
    expect(page.locator("#unsaved")).to_contain_text("Tested, not saved")
    fits(page)
    page.click("#unsaved a")
    page.wait_for_selector(".verdict.legal")
    expect(page.locator("#deck-name")).to_have_value("Tested, not saved")
    page.click("#save")
    page.wait_for_selector("#said a")
    page.goto(f"{house.url}/decks/veto")
    expect(page.locator("#unsaved")).to_be_hidden()
    page.context.close()
