"""Scenes: what waits to be seen never adds up, and a heading says what the lines below it are about."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from itertools import dropwhile
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from interrex.engine.errors import IllegalChoice
from interrex.web.show import regions
from interrex.web.show.games.masters import HOLDS, RESOLVES
from interrex.web.tables.live import Live
from tests.web.browsing import PHONE, WIDE, stamp, wait_until_asked
from tests.web.drawn.scenes import positions
from tests.web.house import Open
from tests.web.test_browser_stage import alone_with_bots

PAUSES = {"slow": 1600, "normal": 900, "fast": 400}  # for each line
HELD = 4  # of these pauses are the most for which the page is held back
FEW = 4  # lines that have the time they need
NEWS = 30  # so often bots do something

# News come while the clock is ours: when each was shown, how long the box stayed after the last, and how long
# each line was the newest.
COMES = """async ([news, speed, isTimed]) => {
  const usual = [window.setTimeout, window.clearTimeout, performance.now];
  const { end, perform } = await import("/static/scene.js");
  let [now, timers, number] = [0, [], 0];
  window.setTimeout = (does, after) => { timers.push([++number, now + after, does]); return number; };
  window.clearTimeout = (id) => { timers = timers.filter((each) => each[0] !== id); };
  performance.now = () => now;
  const until = (time) => {
    for (;;) {
      const [next] = timers.filter((each) => each[1] <= time).sort((one, other) => one[1] - other[1]);
      if (!next) break;
      timers = timers.filter((each) => each !== next);
      now = next[1];
      next[2]();
    }
    now = time;
  };
  perform({}, () => {}); // at once: no heading of before waits for its lines
  localStorage.setItem("speed", speed);
  end();
  const { dataset } = document.getElementById("game"), clock = dataset.now;
  if (isTimed) dataset.now = "0";
  const shown = [], apart = [];
  const look = () => { // a line of a moment stands beside the table of that moment
    const newest = document.querySelector(".scene-lines > :last-child");
    const told = newest?.firstChild.textContent;
    if (newest?.isBeat && told !== `${shown.length - 1}`) apart.push(told);
  };
  for (const [after, lines, moment] of news) {
    until(now + after);
    const at = [now, lines.length];
    perform({ lines, moment }, () => shown.push([...at, now]));
    look();
  }
  const last = now;
  while (!document.getElementById("scene").hidden) { until(now + 50); look(); }
  end();
  localStorage.setItem("speed", "instant");
  [window.setTimeout, window.clearTimeout, performance.now] = usual;
  if (clock === undefined) delete dataset.now;
  return [shown, now - last, apart];
}"""


def line(what: str, text: str = "so it goes", **more: str) -> str:
    data = "".join(f' data-{name}="{value}"' for name, value in more.items())
    counts = ' data-counts="A:crimson:2 B:azure:1 "' if what == "counts" else ""
    return f'<li data-scene="{what}"{counts}{data}>{text}</li>'


def without_last(kinds: list[str], headings: int) -> list[str]:
    """These lines without so many headings at their end."""
    left = kinds[::-1]
    for _ in range(headings):
        left.remove("begins")
    return left[::-1]


def lines_of(kinds: list[str]) -> float:
    """For how many pauses these lines are seen: half of one for what is told beside others, if anything is
    told of the same turn before it; a heading needs something under it."""
    count, is_over = 0.0, True
    told = [kind for kind in kinds if kind != "ends"]
    waiting = len(told) - len(list(dropwhile("begins".__eq__, reversed(told))))
    for kind in without_last(kinds, waiting):
        if kind == "ends":
            is_over = True
        elif kind != "beside" or not is_over:
            count, is_over = count + (0.5 if kind == "beside" else 1), False
    return count


News = list[tuple[int, list[str], bool]]  # after how long, which lines, whether the table stood so then


def some_news(luck: random.Random) -> News:
    """What bots do, one after the other: much at once, or little by little."""
    kinds = ("begins", "counts", "line", "line", "line", "won", "beside", "ends")
    most, pause = luck.choice((3, 8, 20)), luck.choice((100, 1000, 3000))
    return [
        (luck.randrange(pause), [line(luck.choice(kinds)) for _ in range(luck.randrange(most))], False)
        for _ in range(luck.randrange(1, 12))
    ]


def some_moments(luck: random.Random) -> News:
    """The same by moments, in quick succession: each line says of which."""
    return [
        (
            luck.randrange(9) ** 3,
            [line(kind, str(at)) for kind in ["line", *luck.choices(("won", "beside"), k=luck.randrange(3))]],
            True,
        )
        for at in range(luck.randrange(1, 12))
    ]


def test_the_page_is_not_held_back_for_long_however_much_there_is_to_see(
    browser: Browser, house: Open
) -> None:
    """A law: each change is shown in its order after a few pauses at most, and few lines have their time."""
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    for is_still, is_timed in ((False, False), (True, False), (False, True)):
        page.emulate_media(reduced_motion="reduce" if is_still else "no-preference")
        luck, in_time, much = random.Random(5), 0, 0
        for number in range(NEWS):
            speed = luck.choice(list(PAUSES))
            pause, news = PAUSES[speed], some_news(luck)
            if number % 6 == 0:
                check_moments(page, some_moments(luck), speed, is_timed)
            shown, lingers, _ = page.evaluate(COMES, [news, speed, is_timed])
            assert [came for came, *_ in shown] == sorted(came for came, *_ in shown)
            assert len(shown) == len(news), number
            for came, count, seen in shown:
                assert seen - came <= (0 if is_timed else HELD * pause + 1), (number, speed, news)
                much += count > FEW
            assert lingers <= (HELD + 3) * pause + 100, (number, speed, news)
            if len(news) == 1 and 0 < len(news[0][1]) <= FEW and not is_still and not is_timed:
                kinds = [each.split('"')[1] for each in news[0][1]]
                assert [seen - came for came, _, seen in shown] == [pause * lines_of(kinds)]
                in_time += 1
        assert much > 20
        assert in_time > 0 or is_still or is_timed
    page.context.close()


def check_moments(page: Page, news: News, speed: str, is_timed: bool) -> None:
    """Panel and table tell one moment, and what waits is held back only by the lines that are read before."""
    shown, lingers, apart = page.evaluate(COMES, [news, speed, is_timed])
    assert len(shown) == len(news)
    assert is_timed or not apart, news
    to_read = 0.0
    for came, count, seen in shown:
        to_read += 1 + count / 2
        assert seen - came <= (0 if is_timed else (HELD + to_read) * PAUSES[speed] + 1), (news, speed)
    assert lingers <= (HELD + 3 + to_read) * PAUSES[speed] + 100


def test_a_scene_does_not_lie_on_a_question_for_long(browser: Browser, house: Open) -> None:
    """On a phone it lies where one's own question stands, and goes a pause earlier than beside the board."""
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.emulate_media(reduced_motion="no-preference")
    pause = PAUSES["normal"]
    for size, stays in ((WIDE, 3 * pause), (PHONE, 2 * pause)):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        _, lingers, _ = page.evaluate(COMES, [[(0, [line("line")], False)], "normal", False])
        assert stays <= lingers <= stays + 100
    page.context.close()


# A scene that stands: its time does not go on, or somebody has paused it.
STANDS = """async (isPaused) => {
  const { perform } = await import("/static/scene.js");
  const usual = window.setTimeout;
  localStorage.setItem("speed", "slow");
  window.setTimeout = () => 0;
  perform({ lines: ['<li data-scene="line">A duel</li>'] }, () => {});
  window.setTimeout = usual;
  if (isPaused) document.querySelector("[data-scene-pause]").click();
}"""


def passes(page: Page) -> list[str]:
    """The questions that the page answers by itself from now on."""
    sent: list[str] = []
    page.on("request", lambda asked: sent.extend(re.findall(r"turn=(\d+)", asked.post_data or "")))
    return sent


def play_until(house: Open, live: Live, page: Page, holds: Callable[[], bool]) -> None:
    """Play for the person wherever there is a choice; to pass is left to the page."""
    patience, luck = time.monotonic() + 60, random.Random(3)
    while not live.game.is_over and not holds():
        assert time.monotonic() < patience, "the page does not pass"
        decision = live.decision_of(0)
        if decision is None or decision.options == ("bene",):
            page.wait_for_timeout(10)
        else:
            with suppress(IllegalChoice):  # the page has passed meanwhile
                house.do(house.hall.choose(live, 0, luck.choice(decision.options)))


def test_a_pass_that_comes_by_itself_waits_for_no_scene(browser: Browser, house: Open) -> None:
    """Veto!: while a scene is seen, the bots go on past what one can only pass."""
    live, page = alone_with_bots(browser, house, "veto")
    page.emulate_media(reduced_motion="no-preference")
    wait_until_asked(live, {0: page})
    page.evaluate(STANDS, False)
    shown, sent = stamp(page), passes(page)
    play_until(house, live, page, lambda: len(sent) >= 3)
    assert len(sent) >= 3
    assert stamp(page) == shown
    page.context.close()


@pytest.mark.parametrize("why", ["paused", "asked always"])
def test_nothing_is_passed_for_whoever_stops_to_look(browser: Browser, house: Open, why: str) -> None:
    """Also where the page comes to know it while nobody is asked."""
    live, page = alone_with_bots(browser, house, "veto")
    page.emulate_media(reduced_motion="no-preference")
    wait_until_asked(live, {0: page})
    if why == "asked always":
        page.evaluate("localStorage.setItem('ask-always', 'yes')")
    page.evaluate(STANDS, why == "paused")
    sent = passes(page)

    def can_only_pass() -> bool:
        decision = live.decision_of(0)
        return decision is not None and decision.options == ("bene",)

    play_until(house, live, page, can_only_pass)
    page.wait_for_timeout(1000)
    assert not sent
    page.context.close()


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_pass_that_comes_by_itself_is_given_once(
    browser: Browser, house: Open, motion: Literal["reduce", "no-preference"]
) -> None:
    live, page = alone_with_bots(browser, house, "veto")
    page.emulate_media(reduced_motion=motion)
    wait_until_asked(live, {0: page})
    sent = passes(page)
    play_until(house, live, page, lambda: len(sent) >= 5)
    assert len(sent) == len(set(sent)) >= 5
    page.context.close()


HEADINGS = """async (pieces) => {
  const { end, perform } = await import("/static/scene.js");
  localStorage.setItem("speed", "slow");
  end();
  perform({ lines: pieces }, () => {});
  document.querySelector("[data-scene-pause]").click();
  const found = [];
  while (!document.getElementById("scene").hidden) {
    const all = [...document.querySelectorAll(".scene-lines > *")];
    const said = all.map((each) => each.firstChild.textContent);
    if (said.join() !== found.at(-1)?.join()) found.push(said);
    document.querySelector("[data-scene-step]").click();
  }
  localStorage.setItem("speed", "instant");
  return found;
}"""


def test_a_heading_goes_with_what_it_was_about(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.emulate_media(reduced_motion="no-preference")
    told = [
        line("begins", "Fight", kind="fight", holds="dice kills"), line("line", "Dice", kind="dice"),
        line("won", "Kills", kind="kills"), line("beside", "Blood", kind="blood"),
        line("prize", "The Veil", kind="veil"), line("beside", "A minion", kind="minion"),
        line("begins", "Relic", kind="relic", holds="-"), '<li data-head="part">Night</li>',
        line("line", "Blood", kind="blood"),
    ]  # fmt: skip
    assert page.evaluate(HEADINGS, told) == [
        ["Fight"], ["Fight", "Dice"], ["Fight", "Dice", "Kills"], ["The Veil"], ["The Veil", "A minion"],
        ["Relic"], ["Blood"],
    ]  # fmt: skip
    told = [line("begins", "Zone"), line("line", "One"), line("ends"), line("beside"), line("line", "Two")]
    assert page.evaluate(HEADINGS, told) == [["Zone"], ["Zone", "One"], ["Two"]]
    page.context.close()


# Each piece of news comes when what came before has been seen: the pages of the scene.
PIECES = """async (news) => {
  const { end, perform } = await import("/static/scene.js");
  const found = [];
  for (const lines of [[], ...news]) {
    localStorage.setItem("speed", found.length ? "slow" : "instant");
    end();
    perform({ lines }, () => {});
    const box = document.getElementById("scene"), said = [];
    if (!box.hidden) document.querySelector("[data-scene-pause]").click();
    while (!box.hidden) {
      const all = [...document.querySelectorAll(".scene-lines > *")];
      said.push(all.map((each) => each.firstChild.textContent));
      document.querySelector("[data-scene-step]").click();
    }
    found.push(said.at(-1) ?? []);
  }
  localStorage.setItem("speed", "instant");
  return found.slice(1);
}"""


def test_nobody_waits_for_a_heading_alone(browser: Browser, house: Open) -> None:
    """A law: where a question comes first, the heading stands above what is told after it."""
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.emulate_media(reduced_motion="no-preference")
    place, power, other = line("begins", "The Rack"), line("counts", "Power"), line("begins", "The Asylum")
    pieces = [[place], [power, line("won", "Won"), other], [line("ends"), line("line", "Else")], [power]]
    assert page.evaluate(PIECES, pieces) == [[], ["The Rack", "Power", "Won"], ["Else"], ["Power"]]
    page.context.close()


def test_on_a_phone_a_touch_on_a_scene_touches_nothing_below(browser: Browser, house: Open) -> None:
    live, page = alone_with_bots(browser, house, "elekt", PHONE, has_touch=True)
    wait_until_asked(live, {0: page})
    page.evaluate("""async (lines) => {
      const { perform } = await import("/static/scene.js");
      localStorage.setItem("speed", "slow");
      perform({ lines }, () => {});
      document.querySelector("[data-scene-pause]").click(); }""", [line("begins"), line("line")])  # fmt: skip
    scene, chosen = page.locator("#scene"), len(live.choices)
    expect(scene).to_be_visible()
    box = scene.bounding_box()
    assert box is not None
    steps = [(x, y) for x in range(10, 300, 40) for y in range(10, int(box["height"]), 30)]
    for x, y in steps:
        inside = "([x, y]) => Boolean(document.elementFromPoint(x, y).closest('#scene'))"
        assert page.evaluate(inside, [box["x"] + x, box["y"] + y])
    page.evaluate("document.querySelector('[data-scene-pause]').click()")
    page.touchscreen.tap(box["x"] + 60, box["y"] + box["height"] - 20)
    expect(scene).to_be_hidden()
    assert page.locator("[data-picked], .option:disabled").count() == 0
    assert len(live.choices) == chosen
    page.context.close()


def test_what_stands_under_a_heading_of_masters_belongs_there() -> None:
    """A law over random games: of a day what its leader and its districts do (MN-300), of an event what it
    does (MN-400; what moves agents is told in MN-300), of a fight what happens in it (MN-800)."""
    chapters = {
        "day": ("MN-1", "MN-3", "MN-413", "MN-436", "MN-7", "MN-E", "MN-R"),
        "event": ("MN-1", "MN-3", "MN-4", "MN-8", "MN-9", "MN-E"),
        "fight": ("MN-1", "MN-2", "MN-8", "MN-9"),
    }
    met: dict[tuple[str, str], str] = {}
    for seats, seed in ((2, 1), (3, 2), (3, 3)):
        heading, last = "", 0
        for game in positions("masters", seats, seed, 200):
            for told in game.told[last:]:
                kind, _, rule, *_ = told
                what = RESOLVES.get(kind, "")
                if what in ("begins", "ends") or regions.HEADS.get(kind):
                    heading = kind if what == "begins" else ""
                elif what and heading and kind in HOLDS[heading]:
                    assert rule.startswith(chapters[heading]), (heading, kind, rule)
                    met[heading, kind] = rule
                elif what:
                    heading = ""
            last = len(game.told)
    assert len(met) > 6, met
