"""Whole games in Debian's Chromium, chosen on the things themselves; cards that travel; cards in full."""

import os
import random
import re
import secrets
import time
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page

import interrex
from interrex.engine.questions import Decision
from interrex.web.tables.live import Live
from tests.web.browsing import (
    PATIENCE,
    PHONE,
    WIDE,
    come,
    fits,
    in_language,
    new_page,
    table_of,
    wait_until_asked,
)
from tests.web.house import Open

GAMES = {  # seats, and the seed of the deal and of the choices
    "elekt": (3, 1),
    "vendetta": (3, 3),
    "masters": (3, 2),
    "veto": (2, 34),  # with duels; most games of Veto! are much longer
}
DEAL = 128  # bits of a table's seed
LOOK_EVERY = 20  # choices between two looks at the layout
OFTEN = 10**6 if os.environ.get("INTERREX_STAGE") == "all" else 2  # each kind of choice is touched so often
FAMILIAR = 8  # so many others in a row, and the pages leave until one is to be touched

# Clicks the things that an option names, one after the other, as a person would; the button if they do not
# tell it from another option. Says what was enough, or what is missing.
CHOOSE = """word => {
  const all = [...document.querySelectorAll("[data-choose] .option")];
  const button = all.find((each) => each.value === word);
  const sent = () => document.querySelector(".option:disabled") !== null;
  for (const thing of button.dataset.things.split(" ").filter(Boolean)) {
    const spots = [...document.querySelectorAll(`.felt [data-thing="${CSS.escape(thing)}"]`)];
    const spot = spots.find((each) => each.hasAttribute("data-choosable") && each.checkVisibility());
    if (!spot) return `${thing} is nowhere`;
    spot.click();
    if (sent()) return "table";
  }
  if (!button.checkVisibility()) return "the button is hidden";
  button.click();
  return sent() ? "button" : "nothing happens";
}"""

# Notes every transition: the names of what may travel before and after, and what went wrong.
NOTE_TRANSITIONS = """
window.travels = [];
const start = Document.prototype.startViewTransition;
Document.prototype.startViewTransition = function (change) {
  const named = () => [...document.querySelectorAll("[data-key]")]
    .map((each) => each.style.viewTransitionName).filter((name) => name && name !== "none");
  const note = { before: named(), after: [], moved: [], failed: "" };
  const moving = start.call(this, () => { change(); note.after = named(); });
  moving.ready.then(
    () => { note.moved = document.getAnimations().map((each) => each.effect.pseudoElement ?? ""); },
    (error) => { note.failed = error.name; },
  );
  window.travels.push(note);
  return moving;
};
"""


def seat_two(
    browser: Browser, house: Open, game: str, monkeypatch: pytest.MonkeyPatch
) -> tuple[Live, dict[int, Page], list[str]]:
    """Two people, one at a desk, one with a phone in Polish; a third seat has a bot of constant luck."""
    seats, seed = GAMES[game]
    of_the_bot = random.Random(seed)
    wrong: list[str] = []
    one = new_page(browser, WIDE)
    one.goto(f"{house.url}/new?game={game}")
    one.check(f"[name=seats][value='{seats}']")
    one.select_option("#seat-B", "person")
    if seats > 2:
        one.select_option("#seat-C", "random")
    one.fill("#name-A", "Anna")
    monkeypatch.setattr(
        secrets, "randbits", lambda bits: seed if bits == DEAL else of_the_bot.getrandbits(bits)
    )
    one.click("text=Make the table")
    live = table_of(house, one)
    one.wait_for_function("() => document.querySelector('[data-link]')?.value.startsWith('http')")
    two = new_page(browser, PHONE)
    two.goto(one.input_value("[data-link] >> nth=0"))
    two.fill("#name", "Bert")
    two.click("text=Take the seat")
    table_of(house, two)
    in_language(two, "pl")
    for page in (one, two):
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda said: wrong.append(said.text) if "Policy" in said.text else None)
    return live, {0: one, 1: two}, wrong


def choose(live: Live, page: Page, seat: int, word: str) -> bool:
    """Make this choice; True when things on the table were enough."""
    before = len(live.choices)
    how = page.evaluate(CHOOSE, word)
    assert how in ("table", "button"), f"{word}: {how}"
    arrives(live, page, seat, word, before)
    return bool(how == "table")


def arrives(live: Live, page: Page, seat: int, word: str, before: int) -> None:
    """Wait until this choice is stored, as one of those after the first so many."""
    patience = time.monotonic() + PATIENCE / 1000
    while (seat, word) not in live.choices[before:]:
        assert time.monotonic() < patience, f"{word} does not arrive: {page.inner_text('#notice')}"
        page.wait_for_timeout(15)


def kind_of(decision: Decision, word: str) -> tuple[str, ...]:
    """The question, and what the option is made of: what is touched, in which order."""
    return (decision.question, *(part.type for part in decision.parts_of(word)))


class Playing:
    """A whole game: every kind of choice is touched a few times, and the others are made without a page.

    Where many of those follow each other the pages leave, and come back to what is to be touched next. What
    is no choice Bert's page makes, once he wishes it.
    """

    def __init__(self, live: Live, house: Open, pages: dict[int, Page], luck: random.Random) -> None:
        self.live, self.house, self.pages, self.luck = live, house, pages, luck
        self.touched = Counter[tuple[str, ...]]()  # kinds of choices
        self.unseen = Counter[int]()  # choices that were made without a page, by seat
        self.row = 0  # so many of them, one after the other
        self.wished = False

    @property
    def are_away(self) -> bool:
        return self.row >= FAMILIAR

    def rarest(self, decision: Decision) -> str:
        """One of the options whose kind was touched least often."""
        if len(decision.options) == 1:
            return decision.options[0]
        often = {each: self.touched[kind_of(decision, each)] for each in decision.options}
        return self.luck.choice([each for each in decision.options if often[each] == min(often.values())])

    def asked(self) -> Decision | None:
        """What one of the people is asked; nothing while the bot chooses or Bert's page does."""
        for seat in self.live.game.seats_asked:
            decision = self.live.game.decision_of(seat) if seat in self.pages else None
            is_by_page = seat == 1 and self.wished and not self.are_away
            if decision is not None and not (is_by_page and len(decision.options) == 1):
                return decision
        return None

    def to_be_touched(self) -> tuple[int, Decision, str] | None:
        """The next choice that is made by touch; nothing when the game is over."""
        patience = time.monotonic() + PATIENCE / 1000
        while not self.live.game.is_over:
            assert time.monotonic() < patience, f"{self.live.game.decisions} was left to Bert"
            decision = self.asked()
            if decision is None:
                time.sleep(0.005)
                continue
            word = self.rarest(decision)
            if self.touched[kind_of(decision, word)] >= OFTEN:
                self.go_on(decision.seat, word)
            elif self.is_shown(decision):
                self.touched[kind_of(decision, word)] += 1
                return decision.seat, decision, word
        self.come_back()
        return None

    def go_on(self, seat: int, word: str) -> None:
        """Make this choice without a page."""
        self.house.do(self.house.hall.choose(self.live, seat, word))
        self.unseen[seat] += 1
        self.row += 1
        if self.row == FAMILIAR:
            for page in self.pages.values():
                page.goto("about:blank")

    def come_back(self) -> None:
        if self.are_away:
            for page in self.pages.values():
                page.goto(f"{self.house.url}/t/{self.live.id}")
        self.row = 0

    def is_shown(self, decision: Decision) -> bool:
        """Its page shows this question; it may be over by then, or another one comes first."""
        self.come_back()
        seat = wait_until_asked(self.live, self.pages)
        return seat is not None and self.live.game.decision_of(seat) == decision


@pytest.mark.slow
@pytest.mark.parametrize("game", interrex.games())
def test_a_whole_game_chosen_on_the_table(
    browser: Browser, house: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Anna makes every kind of choice herself; Bert's page makes those that are no choice, as he wishes."""
    live, pages, wrong = seat_two(browser, house, game, monkeypatch)
    playing = Playing(live, house, pages, random.Random(GAMES[game][1]))
    made = [0, 0]
    on_table = chosen = 0
    while (found := playing.to_be_touched()) is not None:
        seat, decision, word = found
        if len(decision.options) > 1:
            chosen += 1
        elif seat == 1 and not playing.wished:
            playing.wished = True
            before = len(live.choices)
            pages[seat].click("[data-wish=only]")
            arrives(live, pages[seat], seat, word, before)
            continue
        on_table += choose(live, pages[seat], seat, word)
        made[seat] += 1
        if sum(made) % LOOK_EVERY == 0:
            fits(pages[seat])
    for page in pages.values():
        page.wait_for_selector(".ending")
        fits(page)
        assert page.inner_text(".ending")
        page.context.close()
    by_page = sum(seat == 1 for seat, _ in live.choices) - made[1] - playing.unseen[1]
    assert len(playing.touched) > 8
    assert sum(made) > len(playing.touched)
    assert on_table > 2
    assert by_page > 3 or game != "veto"  # there most questions have one answer: bene
    assert wrong == []


@pytest.mark.parametrize("game", interrex.games())
def test_cards_travel_unless_motion_is_unwanted(browser: Browser, house: Open, game: str) -> None:
    page = come(browser, house)
    page.add_init_script(NOTE_TRANSITIONS)
    page.emulate_media(reduced_motion="no-preference")
    page.click(f"button[value={game}]")
    live = table_of(house, page)
    luck = random.Random(4)
    for _ in range(60):
        if wait_until_asked(live, {0: page}) is None or page.evaluate(TRAVELLED):
            break
        decision = live.game.decision_of(0)
        assert decision is not None
        choose(live, page, 0, luck.choice(decision.options))
    page.wait_for_function(TRAVELLED)
    travels = page.evaluate("window.travels")
    assert {each["failed"] for each in travels} <= {"", "AbortError"}  # the next one may overtake
    for each in travels:
        assert len(set(each["after"])) == len(each["after"])
    page.emulate_media(reduced_motion="reduce")
    seen = len(page.evaluate("window.travels"))
    if wait_until_asked(live, {0: page}) is not None:
        seen = len(page.evaluate("window.travels"))
        decision = live.game.decision_of(0)
        assert decision is not None
        choose(live, page, 0, decision.options[0])
        wait_until_asked(live, {0: page})
    assert len(page.evaluate("window.travels")) == seen
    page.context.close()


# Changes that come at once, of which some bring a card and some do not: the order in which they are made.
MADE = """async (brings) => {
  const made = [];
  const loaded = performance.getEntriesByType("resource").map((each) => each.name);
  const { replace } = await import(loaded.find((each) => each.includes("/regions.js")));
  const part = document.querySelector("[data-part]:has([data-key])");
  brings.forEach((card, number) => {
    const html = `<div data-part="${part.dataset.part}"><b data-key="${card}">${number}</b></div>`;
    replace({ parts: { [part.dataset.part]: html } }, () => made.push(number));
  });
  while (made.length < brings.length) await new Promise(requestAnimationFrame);
  return [made, Number(document.querySelector(`[data-part="${part.dataset.part}"]`).textContent)];
}"""


def test_changes_are_made_in_the_order_in_which_they_come(browser: Browser, house: Open) -> None:
    """Also where one waits for cards to travel and the next does not: nothing old is painted over it."""
    page = come(browser, house)
    page.emulate_media(reduced_motion="no-preference")
    page.click("button[value=elekt]")
    table_of(house, page)
    page.wait_for_selector("[data-part] [data-key]", state="attached")
    luck = random.Random(7)
    for _ in range(10):
        brings = [luck.choice(["x", "x", "y"]) for _ in range(12)]
        assert page.evaluate(MADE, brings) == [list(range(12)), 11]
    page.context.close()


# Where a card of that name lies, and whether the last transition that saw it on both sides moved it.
LIES_IN = """key => document.querySelector(`.felt [data-key="${CSS.escape(key)}"]`)
  ?.closest(".hand, .corner")?.className.split(" ")[0] ?? "" """
MOVED = """name => window.travels.some((each) => each.before.includes(name) && each.after.includes(name)
  && each.moved.includes(`::view-transition-group(${name})`))"""


def test_a_card_of_elekt_travels_from_the_hand_to_its_zone(browser: Browser, house: Open) -> None:
    """The other seat waits until the card has arrived: a change that comes too soon would overtake it."""
    maker = house.visitor()
    table = maker.new_table("person", "person")
    page = new_page(browser)
    page.add_init_script(NOTE_TRANSITIONS)
    page.emulate_media(reduced_motion="no-preference")
    page.goto(house.url + maker.links(table)[0])
    page.fill("#name", "Anna")
    page.click("text=Take the seat")
    live = table_of(house, page)
    pack = {kind.id: kind for kind in interrex.house_pack("elekt").kinds}
    travelled = set()  # kinds of cards: Basic Units, of which there are four, and Elite Units
    while travelled != {True, False}:
        if (decision := live.game.decision_of(0)) is None:
            other = live.game.decisions[0]
            house.do(house.hall.choose(live, other.seat, other.options[0]))
            continue
        wait_until_asked(live, {0: page})
        putting = [word for word in decision.options if re.fullmatch(r"[\w-]+ to \w+", word)]
        fresh = [word for word in putting if pack[word.split()[0]].basic not in travelled]
        word = (fresh or decision.options)[0]
        if not fresh:
            choose(live, page, 0, word)
            continue
        card = word.split()[0]
        key = f"{card}-a-1" if pack[card].basic else card
        assert page.evaluate(LIES_IN, key) == "hand"
        page.evaluate("window.travels = []")
        choose(live, page, 0, word)
        page.wait_for_function(MOVED, arg=f"card-{key}")
        assert page.evaluate(LIES_IN, key) == "corner"
        travelled.add(pack[card].basic)
    page.context.close()


# A thing that was there before and after was moved by an animation.
TRAVELLED = """() => window.travels.some((each) => each.before.some((name) => each.after.includes(name)
  && each.moved.includes(`::view-transition-group(${name})`)))"""


@pytest.mark.parametrize("game", interrex.games())
def test_a_card_in_full_leads_to_its_rules(browser: Browser, house: Open, game: str) -> None:
    page = come(browser, house, PHONE)
    page.click(f"button[value={game}]")
    live = table_of(house, page)
    luck = random.Random(2)
    while wait_until_asked(live, {0: page}) is not None:
        lens = page.query_selector(".felt [data-look]:visible")
        if lens is not None:
            break
        decision = live.game.decision_of(0)
        assert decision is not None
        choose(live, page, 0, luck.choice(decision.options))
    page.keyboard.press("Escape")  # the list is folded: it may lie over cards
    page.click(".felt [data-look]:visible >> nth=0")
    assert page.get_attribute("dialog[open] .origin-mark", "title")
    assert page.locator("dialog .origin").is_hidden()
    page.click("dialog .card-more summary")
    assert page.inner_text("dialog .origin")
    fits(page)
    rule = page.inner_text("dialog .card-rules a >> nth=0")
    page.click("dialog .card-rules a >> nth=0")
    page.wait_for_selector("dialog[open] .face.rule")
    assert page.inner_text("dialog h2") == rule
    page.context.close()


# The focus goes to what may be chosen next; False where a choice is on its way, or nothing takes the focus.
FOCUS = """() => {
  if (document.querySelector(".option:disabled")) return false;
  const buttons = [...document.querySelectorAll(".option")].filter((each) => each.checkVisibility());
  const thing = document.querySelector(".felt [data-choosable]") ?? buttons[0];
  thing?.focus();
  return thing !== undefined && document.activeElement === thing;
}"""


@pytest.mark.parametrize("game", ["vendetta", "masters", "veto"])
def test_marked_things_are_reached_by_keyboard(browser: Browser, house: Open, game: str) -> None:
    page = come(browser, house)
    page.click(f"button[value={game}]")
    live = table_of(house, page)
    luck = random.Random(6)
    while wait_until_asked(live, {0: page}) is not None:
        if page.query_selector(".felt [data-choosable]"):
            break
        decision = live.game.decision_of(0)
        assert decision is not None
        choose(live, page, 0, luck.choice(decision.options))
    before = live.number
    for _ in range(4):  # a card, then where; then perhaps one of the buttons that are left
        if live.number > before or not page.evaluate(FOCUS):
            break
        page.keyboard.press("Enter")
    patience = time.monotonic() + PATIENCE / 1000
    while live.number == before:
        assert time.monotonic() < patience
        page.wait_for_timeout(15)
    page.context.close()
