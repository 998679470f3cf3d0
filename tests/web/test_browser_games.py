"""Whole games in Debian's Chromium, chosen on the things themselves; cards that travel; cards in full."""

import random
import re
import secrets
import time

import pytest
from playwright.sync_api import Browser, Page

import interrex
from interrex.web.tables.live import Live
from tests.web.browsing import PATIENCE, PHONE, WIDE, come, fits, in_language, table_of, wait_until_asked
from tests.web.house import Open

GAMES = {  # seats, and the seed of the deal and of the choices
    "elekt": (3, 5),
    "vendetta": (3, 3),
    "masters": (3, 2),
    "veto": (2, 34),  # 82 choices, with duels; most games of Veto! are much longer
}
DEAL = 128  # bits of a table's seed
LOOK_EVERY = 20  # choices between two looks at the layout

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
    one = come(browser, house, WIDE)
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
    two = come(browser, house, PHONE)
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
        page.wait_for_timeout(5)


@pytest.mark.slow
@pytest.mark.parametrize("game", interrex.games())
def test_a_whole_game_chosen_on_the_table(
    browser: Browser, house: Open, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Anna makes every choice herself; Bert's page makes those that are no choice, as he wishes."""
    live, pages, wrong = seat_two(browser, house, game, monkeypatch)
    luck = random.Random(GAMES[game][1])
    made = [0, 0]
    on_table = chosen = 0
    wished = False
    while (seat := wait_until_asked(live, pages)) is not None:
        decision = live.game.decision_of(seat)
        assert decision is not None
        word = decision.options[0]
        if len(decision.options) > 1:
            word = luck.choice(decision.options)
            chosen += 1
        elif seat == 1:
            assert not wished, f"{word} was left to Bert"
            wished = True
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
    by_page = sum(seat == 1 for seat, _ in live.choices) - made[1]
    assert sum(made) > 20
    assert on_table > chosen / 5
    assert by_page > 10 or game != "veto"  # there most questions have one answer: bene
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


# Where a card of that name lies, and whether the last transition that saw it on both sides moved it.
LIES_IN = """key => document.querySelector(`.felt [data-key="${CSS.escape(key)}"]`)
  ?.closest(".hand, .corner")?.className.split(" ")[0] ?? "" """
MOVED = """name => window.travels.some((each) => each.before.includes(name) && each.after.includes(name)
  && each.moved.includes(`::view-transition-group(${name})`))"""


def test_a_card_of_elekt_travels_from_the_hand_to_its_zone(browser: Browser, house: Open) -> None:
    """The other seat waits until the card has arrived: a change that comes too soon would overtake it."""
    maker = house.visitor()
    table = maker.new_table("person", "person")
    page = come(browser, house)
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
        page.wait_for_timeout(5)
    page.context.close()
