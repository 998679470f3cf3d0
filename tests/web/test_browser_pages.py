"""The pages around the table in Debian's Chromium: lessons, replays, the sealed shuffle, reports."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import interrex
from interrex.lab.arena import Contest
from interrex.lab.findings import find
from interrex.lab.report import html
from interrex.lab.rows import play
from interrex.lab.store import Folder
from interrex.match import lesson as lessons
from interrex.match import scenario
from interrex.match.puzzle import Puzzle, puzzles, solving
from tests.web.browsing import PHONE, SLOW_FIRST, WIDE, come, fits, focus_on, in_language, new_page, table_of
from tests.web.house import Open, play_some


def at_step(page: Page, number: int) -> None:
    page.wait_for_function(
        "text => document.querySelector('.lesson-step .tag')?.textContent === text",
        arg=f"Step {number} of 12",
    )


def test_a_lesson_is_clicked_on_the_real_table(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    page.click("a[href='/learn/elekt']")
    at_step(page, 1)
    page.click("#next")
    at_step(page, 2)
    page.click(".lesson-options > summary")
    page.click("[value='keep misty-crawler']")  # another choice gets a gentle word and changes nothing
    page.wait_for_selector(".gentle")
    assert "Ecclesiast" in page.inner_text(".gentle")
    at_step(page, 2)
    assert (
        page.locator(".felt [data-choosable]:not([data-point])").count() == 0
    )  # whatever is marked is accepted
    page.click("[data-thing='card:ecclesiast'][data-choosable]")
    at_step(page, 3)
    page.click(".hand [data-thing='card:ecclesiast'][data-choosable]")  # the card, then the Zone
    page.click("[data-thing='zone:court'][data-choosable]")
    at_step(page, 4)
    page.click("text=Back")
    at_step(page, 3)
    page.click("text=Do it for me")
    at_step(page, 4)
    in_language(page, "pl")  # the language changes, the step stays
    assert page.inner_text(".lesson-step .tag") == "Krok 4 z 12"
    in_language(page, "en")
    for number in range(4, 13):
        at_step(page, number)
        wanted = lessons.page(lessons.lesson("elekt"), number).wanted
        if not wanted:
            page.click("#next")
            continue
        page.evaluate("document.querySelector('.lesson-options').open = true")
        page.click(f".option[value='{wanted}']")
    page.wait_for_selector("#lesson-end")
    page.click("button.primary")
    assert table_of(house, page).row.settings.game == "elekt"
    page.context.close()


def test_a_lesson_by_keyboard(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    page.goto(f"{house.url}/learn/elekt")
    focus_on(page, "#next")
    page.keyboard.press("Enter")
    at_step(page, 2)
    focus_on(page, ".lesson-text [data-rule]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    focus_on(page, "[data-thing='card:ecclesiast'][data-choosable]")
    page.keyboard.press("Enter")
    at_step(page, 3)
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_lessons_fit_and_can_be_read(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = new_page(browser, size)
    for game in interrex.games():
        page.goto(f"{house.url}/learn/{game}?step=4&word=no")
        fits(page)
    page.context.close()


COVERED = """things => things.filter((each) => {
  each.scrollIntoView({ block: "nearest", inline: "nearest" });
  const box = each.getBoundingClientRect();
  const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return !each.contains(top);
}).map((each) => each.textContent)"""


def most_options() -> tuple[Puzzle, str]:
    """Of the puzzles in which a Unit is assigned, the one with the most options, and its solution."""
    found = []
    for number, each in enumerate(puzzles("elekt")):
        if each.theme == "EL-402":
            at = solving(each)
            decision = at.table.decision_of(at.seat)
            assert decision is not None
            found.append((len(decision.options), number, at.word))
    _, which, word = max(found)
    return puzzles("elekt")[which], word


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_with_many_options_is_solved_on_the_table(
    browser: Browser, house: Open, size: dict[str, int]
) -> None:
    """The table is touched; the list of options is folded, and scrolls in its place; all is within reach."""
    puzzle, word = most_options()
    page = come(browser, house, size, listed=False)
    page.click("#puzzles a[href='/puzzles/today']", trial=True)
    page.goto(f"{house.url}/puzzles/elekt/{puzzle.id}")
    page.wait_for_selector("[data-choosable]")
    fits(page)
    assert page.locator(".option:visible").all_inner_texts() == ["Pass"]
    reach = "#show, [data-all], .option[value=pass]"
    assert page.eval_on_selector_all(f"{reach}, .hand .card", COVERED) == []
    page.click("[data-all]")
    assert page.eval_on_selector_all("#show, [data-all], .option", COVERED) == []
    page.click("[value=pass]")  # another than the solution
    page.wait_for_selector("#not-best")
    assert "Pass" in page.inner_text("#not-best")
    assert page.get_attribute(".tried > .option", "value") == "pass"
    page.click("#show")
    page.wait_for_selector("#solution")
    assert page.locator(".felt [data-point]:visible").count() >= 2
    fits(page)
    kept = "localStorage.getItem('puzzles-solved')"
    assert not page.evaluate(kept)
    page.goto(f"{house.url}/puzzles/elekt/{puzzle.id}")
    page.click("[data-all]:is([aria-expanded=true])")  # it had stayed open; on a phone it lies over the hand
    things = page.get_attribute(f".option[value='{word}']", "data-things") or ""
    for thing in things.split():
        page.click(f".felt [data-thing='{thing}'][data-choosable]")
    page.wait_for_selector("#solved")
    page.wait_for_function(f"id => {kept}?.includes(id)", arg=puzzle.id)
    page.context.close()


def finished(house: Open, page: Page) -> str:
    """A game of people that is over, one of them at this page."""
    page.goto(f"{house.url}/new?game=elekt")
    for letter in "BC":
        page.select_option(f"#seat-{letter}", "person")
    page.click("text=Make the table")
    live = table_of(house, page)
    address = page.url
    page.goto("about:blank")  # nobody looks on
    play_some(house, live.id, 10_000)
    page.goto(address)
    page.wait_for_selector(".ending")
    return live.id


def test_a_replay_is_leafed_through_and_continued(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    table = finished(house, page)
    page.click(".ending >> text=Replay")
    page.wait_for_url("**/replay*")  # with its script
    slide = "each => { each.value = 5; each.dispatchEvent(new Event('input')); }"
    page.eval_on_selector("#at", slide)
    page.wait_for_url("**/replay?at=5*")
    assert page.inner_text("#at-text") == "5"
    page.select_option("#seat", "B")
    page.wait_for_url("**/replay?at=5&seat=B")
    page.click("[data-step='1']")
    page.wait_for_url("**/replay?at=6&seat=B")
    seen = page.inner_text("#region-table")
    page.reload()  # the address is the link to the position
    assert page.inner_text("#region-table") == seen
    page.click(".continue summary")
    assert page.input_value("#from") == "6"
    page.select_option("#continue-A", "me")
    page.select_option("#continue-B", "random")
    page.select_option("#continue-C", "random")
    fits(page)
    page.click("text=Make the table")
    page.wait_for_selector("#region-prompt")
    live = table_of(house, page)
    assert live.id != table
    assert live.number >= 6
    page.context.close()


def test_of_two_positions_of_a_replay_the_later_stays(browser: Browser, house: Open) -> None:
    page = new_page(browser)
    table = finished(house, page)
    page.add_init_script(SLOW_FIRST)
    page.goto(f"{house.url}/t/{table}/replay?at=30")
    page.click("[data-step='-1']")
    page.wait_for_function("() => window.goOn")
    page.click("[data-step='-1']")
    page.wait_for_url("**/replay?at=28*")
    shown = page.inner_text("#region-table")
    page.evaluate("goOn()")
    page.wait_for_timeout(100)
    assert "at=28" in page.url
    assert page.inner_text("#region-table") == shown
    page.context.close()


def test_the_seal_of_a_shuffle(browser: Browser, house: Open, tmp_path: Path) -> None:
    page = new_page(browser)
    table = finished(house, page)
    with page.expect_download() as kept:
        page.click(".ending >> text=Record")
    file = tmp_path / "mine.game"
    kept.value.save_as(file)
    page.click(".seal-line >> text=Shuffle sealed")
    page.wait_for_selector("#outcome")
    assert "In order" in page.inner_text("#outcome")
    fits(page)
    page.set_input_files("#file", file)
    page.click("text=Check >> nth=-1")
    page.wait_for_url("**/verify")
    assert "In order" in page.inner_text("#outcome")
    assert page.inner_text("#seed") == str(house.table(table).row.settings.seed)
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_problem_is_reported(browser: Browser, house: Open, size: dict[str, int], tmp_path: Path) -> None:
    page = come(browser, house, size)
    page.click("button[value=vendetta]")
    table_of(house, page)
    if size is PHONE:
        page.click(".story-open")
    page.click(".seal-line >> text=Report a problem")
    page.fill("#said", "My card does not do what it says")
    fits(page)
    with page.expect_download() as kept:
        page.click("text=Download the report")
    file = tmp_path / "report.toml"
    kept.value.save_as(file)
    assert scenario.load(file).title == "My card does not do what it says"
    page.context.close()


@pytest.mark.parametrize("language", ["pl", "pt"])
def test_pages_in_each_language(browser: Browser, house: Open, language: str) -> None:
    page = come(browser, house, PHONE)
    in_language(page, language)
    page.click("button[value=elekt]")
    table = table_of(house, page).id
    for path in (
        "/",
        "/verify",
        f"/t/{table}/verify",
        f"/t/{table}/report",
        f"/t/{table}/replay",
        "/rules/elekt",
    ):
        page.goto(f"{house.url}{path}")
        fits(page)
        assert page.get_attribute("html", "lang") == language
        assert not re.search(r"\b(?:verify|lesson|report|continue)-[a-z]+", page.inner_text("main")), path
    page.context.close()


def test_tables_of_a_report_of_the_lab_are_sorted_by_their_headings(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("interrex.lab.findings.FEWEST", 1)  # something is said of every card
    contest = Contest("elekt", 3, ("random",))
    folder = Folder(tmp_path / "out", contest)
    for deal in range(3):
        folder.write(play(contest, deal, 0))
    page = browser.new_context().new_page()
    page.set_content(html(folder, find(folder)))
    cards = page.locator("table:has(th:has-text('could be named'))")

    def column(number: int) -> list[str]:
        return cards.locator(f"tbody td:nth-child({number})").all_inner_texts()

    for number, name in ((2, "held by seats"), (3, "could be named, a game")):
        before = sorted(column(number), key=float)
        heading = cards.get_by_role("columnheader", name=name)
        heading.get_by_role("button").click()
        assert column(number) == before[::-1]
        assert heading.get_attribute("aria-sort") == "descending"
        heading.get_by_role("button").click()
        assert column(number) == before
    cards.get_by_role("columnheader", name="card", exact=True).get_by_role("button").click()
    assert column(1) == sorted(column(1), key=str.casefold)
    assert cards.locator("[aria-sort]").count() == 1
    page.context.close()
