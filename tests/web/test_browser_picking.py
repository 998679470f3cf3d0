"""Picking: the bar says what comes next, a touch means what it is on, and buttons keep their places."""

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, expect

from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.web.phrases import say
from tests.web.browsing import PHONE, UP_TO_DATE, WIDE, come, in_language, new_page
from tests.web.house import Open
from tests.web.test_browser_fit import FITTED, enter, positions
from tests.web.test_browser_prompt import PLANS, SIZES, STEPS, chosen_next, in_all_languages, wanted


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_a_seat_is_chosen_in_the_prompt(browser: Browser, house: Open, size: dict[str, int]) -> None:
    """Masters: who leads. People are drawn small there; by name they stand where the question is."""
    page = new_page(browser, size, listed=False)
    decision, made = wanted("masters", 3, 1, lambda _, each: each.question == "first player")
    live = enter(page, house, "masters", 3, decision.seat, made, seed=1)
    before = len(live.choices)
    bar = page.locator("#region-prompt .option:visible")
    expect(bar).to_have_count(3)
    bar.nth(1).click()
    assert chosen_next(live, before) == "B"
    page.context.close()


# --- what is pointed at, and what is meant ---------------------------------------------------------------


def test_what_a_touch_would_do_is_no_advice(browser: Browser, house: Open) -> None:
    for language, page in in_all_languages(browser, house, WIDE):
        decision, made = wanted("elekt", 2, 1, lambda _, each: each.question == "assign")
        enter(page, house, "elekt", 2, decision.seat, made, seed=1)
        hint = page.locator("[data-hint]")
        idle = hint.inner_text()
        page.locator(".hand [data-choosable] >> nth=0").hover()
        expect(hint).to_have_text(re.compile("^" + re.escape(say(language, "hint-would"))))
        page.locator(".log h2").hover()
        expect(hint).to_have_text(idle)


def is_like_in_play(table: Table, decision: Decision) -> bool:
    """A card in hand may be brought into play of which an equal one lies there already."""
    view = table.view(decision.seat)
    laid = {each.kind for seat in view.seats for each in (*seat.estates, *seat.company)}
    return decision.question == "turn" and any(f"deploy {card}" in decision.options for card in laid)


def test_a_card_in_play_is_not_taken_for_its_like_in_hand(browser: Browser, house: Open) -> None:
    """Where an option brings a card from the hand, only that one is lit."""
    for seed in range(20):
        try:
            decision, made = wanted("veto", 3, seed, is_like_in_play)
        except AssertionError:
            continue
        break
    page = new_page(browser, listed=False)
    live = enter(page, house, "veto", 3, decision.seat, made, seed=seed)
    view = live.game.view(decision.seat)
    laid = {each.kind for seat in view.seats for each in (*seat.estates, *seat.company)}
    card = next(each for each in sorted(laid) if f"deploy {each}" in decision.options)
    page.evaluate(FITTED)
    assert page.locator(f'.hand [data-thing="card:{card}"][data-choosable]').count() > 0
    named = [each for each in decision.options if card in each.split() and not each.startswith("deploy")]
    if not named:
        lit = page.locator(f'.stage-board [data-thing="card:{card}"][data-choosable]')
        assert lit.count() == 0
    page.context.close()


# --- while one picks -----------------------------------------------------------------------------------

# One thing is touched. What the bar does about it: it was chosen, is said to go on, or waits as a button.
TOUCHED = """async number => {
  const marked = [...document.querySelectorAll(".felt [data-choosable]")];
  const shown = marked.filter((each) => each.checkVisibility());
  const game = document.getElementById("game"), touched = shown[number % shown.length];
  const picks = document.querySelector("[data-choose]")?.hasAttribute("data-picks");
  const isFirst = picks && !game.hasAttribute("data-picking");
  touched?.click();
  if (document.querySelector(".option:disabled")) return ["chosen", isFirst]; // no answer can have come yet
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const hint = document.querySelector("[data-hint]"), lit = document.querySelector(".felt [data-choosable]");
  if (!game.hasAttribute("data-picking")) return ["nothing"];
  const stands = ".options .option[data-bar]:not([hidden], [data-things=''])";
  const buttons = [...document.querySelectorAll(stands)].filter((each) => each.checkVisibility());
  const isRead = hint.checkVisibility({ visibilityProperty: true }) && hint.textContent.includes("→");
  return [buttons.length ? "button" : "hint", buttons.map((each) => each.value), isRead, lit !== null];
}"""


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("game", sorted(STEPS))
def test_while_one_picks_the_bar_says_what_comes_next(
    browser: Browser, house: Open, game: str, size: dict[str, int]
) -> None:
    """A law: after any touch that does not choose, in any order, the bar says what the next touch does.

    Where a game has it so, the first touch does not choose.

    A button stands there only where it completes the choice.
    """
    seats, most, usual = STEPS[game]
    luck, told = random.Random(game), Counter[str]()
    page = new_page(browser, size, listed=False)
    real = (each for each in positions(game, seats, most, seed=6) if len(each[1].options) > 2)
    for number, (_, decision, made) in enumerate(real):
        every = PLANS if decision.question == "plan" else usual // 2
        if number % every != every // 2:
            continue
        enter(page, house, game, seats, decision.seat, made, seed=6)
        leading = page.evaluate("document.querySelector('[data-choose]').dataset.aheadBy") or "nothing"
        for _ in range(12):
            what, *more = page.evaluate(TOUCHED, luck.randrange(1000))
            told[what] += 1
            if what == "chosen":
                assert not more[0], (number, decision.question)
                break
            if what == "hint":
                assert more[1:] == [True, True], (number, decision.question)
            elif what == "button":
                assert not [word for word in more[0] if word.split()[0] == leading], (number, more[0])
            if what == "button" or luck.random() < 0.3:
                page.keyboard.press("Escape")
    assert told["chosen"], told
    page.context.close()


def test_vendetta_place_then_side_then_card(browser: Browser, house: Open) -> None:
    """The place, then face down there: the bar says that a card comes next, and that touch chooses both."""
    for language, page in in_all_languages(browser, house, WIDE):
        decision, made = wanted("vendetta", 4, 3, lambda _, each: each.question == "plan")
        live = enter(page, house, "vendetta", 4, decision.seat, made, seed=3)
        before, hint = len(live.choices), page.locator("[data-hint]")
        side = page.locator(".spot[data-thing$='.down'][data-choosable]").first
        thing = str(side.get_attribute("data-thing"))
        place = thing.removeprefix("side:").removesuffix(".down")
        page.click(f"[data-thing='location:{place}']")
        page.click(f"[data-thing='{thing}']")
        expect(hint).to_be_visible()
        expect(hint).to_contain_text(say(language, "ve-then-card"))
        expect(page.locator(".option[data-bar]:not([data-things='']):visible")).to_have_count(0)
        page.click(".hand [data-choosable] >> nth=0")
        assert chosen_next(live, before) == f"play {place} down"
        chosen_next(live, before + 1)  # the card


# Where each button stands in the bar.
STANDS = """() => {
  const seen = [...document.querySelectorAll(".option[data-bar]")].filter((each) => each.checkVisibility());
  const edge = 2; // pixels: whoever presses there means nothing by it
  const box = ({ left, top, right, bottom }) => [left + edge, top + edge, right - edge, bottom - edge];
  return Object.fromEntries(seen.map((each) => [each.value, box(each.getBoundingClientRect())]));
}"""


@pytest.mark.parametrize(("size", "language"), [(PHONE, "pl"), (WIDE, "en"), (WIDE, "pt")])
def test_within_a_turn_no_button_takes_the_place_of_another(
    browser: Browser, house: Open, size: dict[str, int], language: str
) -> None:
    """VE-618 Blood, blood again, the end of the turn: what was pressed is not followed by another."""
    page = come(browser, house, size, listed=False, has_touch=size is PHONE)
    if language != "en":
        in_language(page, language)
    decision, made = wanted("vendetta", 4, 3, lambda _, each: {"blood 3"} <= set(each.options))
    live = enter(page, house, "vendetta", 4, decision.seat, made, seed=3)
    stood: dict[str, list[float]] = {}
    for pressed in ("blood 1", "blood 2", "end turn"):
        page.wait_for_function(UP_TO_DATE, arg=str(live.opened[decision.seat]))
        stands = page.evaluate(STANDS)
        for value, box in stands.items():
            for other, before in stood.items():
                meets = (
                    box[0] < before[2] and before[0] < box[2] and box[1] < before[3] and before[1] < box[3]
                )
                assert value == other or not meets, (value, box, other, before)
        stood |= stands
        number = len(live.choices)
        page.click(f".option[value='{pressed}']")
        assert chosen_next(live, number) == pressed
    page.context.close()
