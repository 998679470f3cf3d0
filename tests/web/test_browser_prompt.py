"""The prompt: all of it can be read and reached, on a phone too, in every language; amounts are steps."""

import os
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import house_pack
from interrex.web.access.guard import LANGUAGE_COOKIE
from interrex.web.phrases import say, source
from interrex.web.show.scene import kinds
from interrex.web.tables.live import Live
from tests.web.browsing import LARGE, PHONE, WIDE, come, new_page
from tests.web.house import Open, until
from tests.web.test_browser_fit import FITTED, Made, enter, positions

SIZES = (PHONE, WIDE, LARGE)
STEPS = {"elekt": (3, 120, 30), "vendetta": (4, 120, 30), "masters": (3, 150, 25), "veto": (3, 240, 40)}
PLANS = 4  # every fourth choice is looked at where it is a plan of Vendetta
CLOSELY = 7  # with INTERREX_STAGE=all every seventh position is looked at


def wanted(
    game: str, seats: int, seed: int, is_it: Callable[[Table, Decision], bool]
) -> tuple[Decision, Made]:
    """The first position of a random game in which that holds."""
    for table, decision, made in positions(game, seats, 600, seed):
        if is_it(table, decision):
            return decision, made[:]
    raise AssertionError("it does not come to that")


def in_all_languages(
    browser: Browser, house: Open, size: dict[str, int] = PHONE
) -> Iterator[tuple[str, Page]]:
    for language in LANGUAGES:
        page = new_page(browser, size, listed=False, has_touch=size is PHONE)
        page.context.add_cookies([{"name": LANGUAGE_COOKIE, "value": language, "url": house.url}])
        yield language, page
        page.context.close()


# --- nothing is cut ------------------------------------------------------------------------------------

# What cannot be read: texts of the prompt, its buttons, and of the actions on the board that stick out of
# what holds them, however they are shortened. What a card does has a glass before it: a touch shows the card.
CLIPPED = """() => {
  const wrong = [], range = document.createRange(), prompt = document.querySelector("#region-prompt");
  const isSeen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clips = (each) => getComputedStyle(each).overflow !== "visible";
  const lines = (box) => {
    const found = [], texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (texts.currentNode.parentElement.closest(".hidden, svg")) continue;
      range.selectNodeContents(texts.currentNode);
      found.push(...[...range.getClientRects()].filter((line) => line.width > 1 && line.height > 1));
    }
    return found;
  };
  const isCut = (each) => {
    const all = lines(each);
    for (let at = each; at && !at.matches(".felt, #game"); at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const sticksOut = (line) => line.bottom > box.bottom + 2.5 || line.top < box.top - 2.5
        || line.right > box.right + 1.5 || line.left < box.left - 1.5;
      if (clips(at) && all.some(sticksOut)) return true;
    }
    return clips(each) && each.scrollWidth > each.clientWidth + 1;
  };
  const said = ".question, .hint b, .by-itself, .option, .aside .button, .step";
  for (const each of [...prompt.querySelectorAll(said), ...document.querySelectorAll(".deed > *")]) {
    if (isSeen(each) && isCut(each)) wrong.push(`${each.className}: ${each.textContent.trim()}`);
  }
  for (const each of prompt.querySelectorAll(".asked-about")) {
    const mark = getComputedStyle(each, "::before").content;
    const isLost = isSeen(each) && isCut(each) && !mark.includes("⌕");
    if (isLost) wrong.push(`no way to the card: ${each.textContent}`);
  }
  return wrong;
}"""


def is_told(cut: str) -> bool:
    """An action on the board; whoever points at it is told all of it."""
    return cut.startswith("deed")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
@pytest.mark.parametrize("game", sorted(STEPS))
def test_nothing_in_the_prompt_or_on_an_action_is_cut(
    browser: Browser, house: Open, game: str, size: dict[str, int]
) -> None:
    """A law: over a whole game, in every language, each time at other positions."""
    seats, most, usual = STEPS[game]
    every = CLOSELY if os.environ.get("INTERREX_STAGE") == "all" else 2 * usual
    heights = set()
    for language, page in in_all_languages(browser, house, size):
        first = every * (2 * LANGUAGES.index(language) + (size is PHONE)) // 6  # positions of their own
        for number, (_, decision, made) in enumerate(positions(game, seats, most, seed=5)):
            if number % every == first:
                enter(page, house, game, seats, decision.seat, made, seed=5)
                cut = [each for each in page.evaluate(CLIPPED) if size is PHONE or not is_told(each)]
                assert cut == [], (language, number, decision.question)
                heights.add(page.evaluate("document.querySelector('#region-prompt').offsetHeight"))
    assert len(heights) == 1  # whatever is asked


REASONS = """texts => [...document.querySelectorAll(".deed")].flatMap((deed) => {
  const why = deed.querySelector(".deed-why");
  return texts.filter((text) => { why.dataset.short = text; return why.scrollWidth > why.clientWidth + 1; });
})"""
EVENTS = """async (texts) => {
  const { fit } = await import("/static/fit.js");
  const card = document.querySelector(".event .card"), body = card.querySelector(".card-body");
  return texts.filter((text) => {
    body.querySelector(".card-words").textContent = text;
    fit(document.querySelector(".event"));
    const isOver = body.scrollWidth > body.clientWidth + 1 || body.scrollHeight > body.clientHeight + 1;
    return isOver && getComputedStyle(card, "::after").content !== '"…"';
  });
}"""


def test_every_reason_and_every_event_of_masters_fits_a_phone(browser: Browser, house: Open) -> None:
    """Not only those of one game: all that are in the box. An event that is too long says that it goes on."""
    decision, made = wanted(
        "masters", 3, 1, lambda table, each: each.question == "act" and bool(table.view(0).last_event)
    )
    for language, page in in_all_languages(browser, house):
        enter(page, house, "masters", 3, decision.seat, made, seed=1)
        keys = re.findall(r"(?m)^(mn-bar-short-[a-z-]+) =", source(language))
        assert len(keys) > 15
        assert page.evaluate(REASONS, [say(language, each, number=9) for each in keys]) == []
        assert page.evaluate(EVENTS, [each.text[language] for each in house_pack("masters").events]) == []


# --- amounts -------------------------------------------------------------------------------------------


def at_bribes(page: Page, house: Open) -> Live:
    for seed in range(2, 30):
        for _, decision, made in positions("veto", 3, 300, seed):
            if decision.question == "bribe" and len(decision.options) > 8:
                return enter(page, house, "veto", 3, decision.seat, made, seed=seed)
    raise AssertionError("nobody has enough ducats")


def chosen_next(live: Live, before: int) -> str:
    until(lambda: live.number > before)
    return live.choices[before][1]


# The badges of a district that cover somebody who stands there, or are covered.
STOOD_ON = """() => [...document.querySelectorAll(".district")].filter((each) => {
  const boxes = (what) => [...each.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const there = boxes(".standing > *");
  return boxes(".badges > *").some((one) => there.some((other) => meet(one, other)));
}).map((each) => each.textContent.trim())"""


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_how_many_agents_may_come_is_read_beside_who_stands_there(
    browser: Browser, house: Open, size: dict[str, int]
) -> None:
    """MN-411 All vampires stand in one of the two districts."""

    def is_it(table: Table, decision: Decision) -> bool:
        cells = {part.text for parts in decision.parts for part in parts}
        there = [each.cell for each in table.view(decision.seat).vampires]  # type: ignore[attr-defined]
        return decision.question == "larger number" and len(set(there)) == 1 and there[0] in cells

    seed = next(each for each in range(50) if _comes_to("masters", 3, each, is_it))
    decision, made = wanted("masters", 3, seed, is_it)
    page = new_page(browser, size, listed=False, has_touch=size is PHONE)
    enter(page, house, "masters", 3, decision.seat, made, seed)
    page.evaluate(FITTED)
    assert page.locator(".district:has(.pawn) .cross").count() == 1
    assert page.evaluate(STOOD_ON) == []
    page.context.close()


def _comes_to(game: str, seats: int, seed: int, is_it: Callable[[Table, Decision], bool]) -> bool:
    return any(is_it(table, decision) for table, decision, _ in positions(game, seats, 20, seed))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_an_amount_is_stepped_to(browser: Browser, house: Open, size: dict[str, int]) -> None:
    page = come(browser, house, size, listed=False)
    live = at_bribes(page, house)
    before = len(live.choices)
    options = page.locator(".option:visible")
    expect(options).to_have_text(["Pay nothing"])
    less, more = (
        page.get_by_role("button", name="Less", exact=True),
        page.get_by_role("button", name="More", exact=True),
    )
    expect(less).to_be_disabled()
    for _ in range(3):
        more.click()
    less.click()
    expect(options).to_have_text(["Pay 2 ducats"])
    page.get_by_role("button", name="3", exact=True).click()
    expect(page.get_by_role("spinbutton", name="How much")).to_have_value("3")
    expect(page.get_by_role("button", name="3", exact=True)).to_have_attribute("aria-pressed", "true")
    options.click()
    assert chosen_next(live, before) == "pay 3"
    page.context.close()


def test_an_amount_is_typed_or_stepped_to_by_keyboard(browser: Browser, house: Open) -> None:
    """Enter in the field chooses what stands there; beyond the edge is the edge; arrows step, too."""
    page = come(browser, house, listed=False)
    live = at_bribes(page, house)
    before = len(live.choices)
    field = page.get_by_role("spinbutton")
    field.fill("99")
    most = int(field.get_attribute("max") or 0)
    expect(page.locator(".option:visible")).to_have_text([f"Pay {most} ducats"])
    field.fill("2.5")  # an amount is whole
    expect(page.locator(".option:visible")).to_have_text(["Pay 3 ducats"])
    field.fill("")  # nothing changes what the button says, and so what Enter would choose
    expect(page.locator(".option:visible")).to_have_text(["Pay 3 ducats"])
    page.get_by_role("button", name="More").click()
    expect(field).to_have_value("4")
    expect(page.locator("#live")).to_have_text("Pay 4 ducats")
    field.fill("99")
    page.locator(".option:visible").focus()
    expect(field).to_have_value(str(most))
    page.keyboard.press("ArrowDown")
    expect(page.locator(".option:focus")).to_have_text(f"Pay {most - 1} ducats")
    field.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert chosen_next(live, before) == f"pay {most - 2}"
    page.context.close()


def test_all_amounts_stand_in_the_list(browser: Browser, house: Open) -> None:
    page = come(browser, house)
    live = at_bribes(page, house)
    decision = live.decision_of(live.game.seats_asked[0])
    assert decision is not None
    expect(page.locator(".option:visible")).to_have_count(len(decision.options))
    page.context.close()


# --- the first hand --------------------------------------------------------------------------------------

SPREAD = """() => [...document.querySelectorAll(".spread .card")].map((each) => {
  const box = each.getBoundingClientRect(), words = each.querySelector(".card-words");
  const isIn = box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight;
  const met = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const isMarked = words?.matches("[data-tight~='3']"); // then it says that there is more
  const isWhole = !words || isMarked || words.scrollHeight <= words.clientHeight + 1;
  return isIn && each.contains(met) && isWhole;
})"""


def is_first_hand(_: Table, decision: Decision) -> bool:
    return decision.question == "first hand" and decision.seat == 1


def is_discard(_: Table, decision: Decision) -> bool:
    return decision.question == "end discard" and len(decision.options) > 3


def test_the_first_hand_of_veto_lies_open_on_a_phone(browser: Browser, house: Open) -> None:
    """All seven cards, until one has chosen; without a character among them the bar says what to do."""
    for language, page in in_all_languages(browser, house):
        for seed in (2, 31):
            decision, made = wanted(
                "veto", 3, seed, lambda _, each: each.question == "first hand" and each.seat == 1
            )
            live = enter(page, house, "veto", 3, decision.seat, made, seed=seed)
            hand = live.game.view(1).seats[1].known
            families = {kinds(live.pack)[card].family for card in hand}
            assert page.evaluate(SPREAD) == [True] * len(hand)
            key = "vt-now-first-hand" if "character" in families else "vt-now-nobody"
            expect(page.locator("[data-hint]")).to_have_text(say(language, key))
            assert ("character" in families) == (seed == 2)
        page.click(".option >> nth=0")
        expect(page.locator(".spread")).to_have_count(0)


TRAVEL = """async () => {
  const { replace } = await import("/static/regions.js");
  const part = document.querySelector("[data-part='status']");
  const fresh = part.outerHTML.replace(/<[/][a-z]+>$/, '<i data-key="fresh"></i>$&'); // as when a card comes
  replace({ parts: { status: fresh } });
  return [...document.querySelectorAll(".stage-board [data-key]")]
    .map((each) => each.style.viewTransitionName).filter((each) => !["", "none"].includes(each));
}"""


def test_nothing_travels_over_a_hand_that_is_laid_out(browser: Browser, house: Open) -> None:
    """What lies below it stays there; where it is folded again, what lies on the table travels as ever."""
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    decision, made = wanted("veto", 3, 2, lambda _, each: each.question == "first hand" and each.seat == 1)
    enter(page, house, "veto", 3, decision.seat, made, seed=2)
    page.emulate_media(reduced_motion="no-preference")
    assert page.evaluate(TRAVEL) == []
    page.click(".option >> nth=0")
    expect(page.locator(".spread")).to_have_count(0)
    expect(page.locator("html[data-travels]")).to_have_count(0)  # what travels now lies above everything
    assert page.evaluate(TRAVEL)
    page.context.close()


def test_a_hand_is_laid_out_by_a_touch_on_its_name(browser: Browser, house: Open) -> None:
    """What may be chosen is chosen there, too; a touch beside folds it again."""
    page = new_page(browser, PHONE, listed=False, has_touch=True)
    decision, made = wanted(
        "veto", 3, 2, lambda _, each: each.question == "end discard" and len(each.options) > 3
    )
    live = enter(page, house, "veto", 3, decision.seat, made, seed=2)
    before = len(live.choices)
    name = page.locator(".stage-hand .hand:not(.drawn) h2")
    name.tap()
    assert all(page.evaluate(SPREAD))
    page.locator(".status").first.tap(position={"x": 2, "y": 2})
    expect(page.locator(".spread")).to_have_count(0)
    name.tap()
    hand = live.game.view(decision.seat).seats[decision.seat].known
    page.locator(".spread .card >> nth=0").tap()
    page.locator(f".option[data-things='card:{hand[0]}']").filter(visible=True).tap()
    assert chosen_next(live, before) == hand[0]
    page.context.close()


def test_how_tokens_are_attached_is_said_on_a_phone(browser: Browser, house: Open) -> None:
    """Below the question, which is long, there is room for it."""
    decision, made = wanted("elekt", 3, 4, lambda _, each: each.question == "attach")
    for language, page in in_all_languages(browser, house):
        enter(page, house, "elekt", 3, decision.seat, made, seed=4)
        expect(page.locator("[data-hint]")).to_be_visible()
        expect(page.locator("[data-hint]")).to_have_text(say(language, "el-now-attach"))
        assert page.evaluate(CLIPPED) == []


# --- what is drawn -------------------------------------------------------------------------------------

# What a drawn card lies upon of what one decides by: the question, one's own cards, and what can be won
# where there is room for all of it.
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const isSeen = (each) => each.checkVisibility();
  const seen = (selector) => [...document.querySelectorAll(selector)].filter(isSeen);
  const meet = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
    && one.top < other.bottom - 1 && other.top < one.bottom - 1;
  const prizes = innerWidth > 900 ? ", .face-up .card, .ally .card" : "";
  const drawn = seen(".stage-hand > .hand.drawn");
  const own = seen(`#region-prompt, .hand:not(.drawn) .card${prizes}`);
  const covered = own.filter((each) => drawn.some((other) => meet(box(each), box(other))));
  return [drawn.length, covered.map((each) => each.textContent.trim().slice(0, 40))];
}"""


@pytest.mark.parametrize(
    ("game", "question", "size"), [("elekt", "recruit", PHONE), ("elekt", "recruit", WIDE),
                                   ("vendetta", "keep", PHONE), ("vendetta", "keep", WIDE)],
)  # fmt: skip
def test_what_is_drawn_covers_nothing_that_one_decides_by(
    browser: Browser, house: Open, game: str, question: str, size: dict[str, int]
) -> None:
    """In every round, whatever is dealt: the question, one's own cards and the prizes stay in sight."""
    page = new_page(browser, size, listed=False, has_touch=size is PHONE)
    for number in (1, 2, 3):

        def is_dealt(table: Table, each: Decision, number: int = number) -> bool:
            return each.question == question and getattr(table, "round", 0) == number

        decision, made = wanted(game, STEPS[game][0], number, is_dealt)
        enter(page, house, game, STEPS[game][0], decision.seat, made, seed=number)
        assert page.evaluate(COVERED) == [1, []], number
    page.context.close()
