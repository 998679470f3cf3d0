"""How long scenes take, whatever waits to be seen: by a clock that the test moves, in Debian's Chromium."""

import itertools
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from interrex.web.pages.table import TEMPOS
from tests.web.browsing import PHONE, WIDE, wait_until_asked
from tests.web.house import Open
from tests.web.test_browser_stage import alone_with_bots

PAUSES = {"slow": 1600, "normal": 900, "fast": 400}  # milliseconds for a line
HASTE = 6  # pauses: everything has been seen within so many
USUAL = 5  # lines that come by themselves, each in its own pause
COUNTED = "A:crimson:3 B:azure:1 "

# Tells a table what is new at the times that are given, and moves the clock. What came, in its order: lines
# as they are drawn, and the numbers of what was told as the page shows it, each with its time; and when the
# box was gone.
TOLD = """async ([speed, told]) => {
  const scene = await import("/static/scene.js");
  scene.end();
  localStorage.setItem("speed", speed);
  const box = document.getElementById("scene"), came = [], timers = new Map();
  let now = 0, last = 0;
  const real = { now: performance.now, set: setTimeout, clear: clearTimeout };
  performance.now = () => now;
  window.setTimeout = (does, time = 0) => { timers.set(++last, [now + time, does]); return last; };
  window.clearTimeout = (id) => timers.delete(id);
  const watch = new MutationObserver(() => {});
  watch.observe(box.firstElementChild, { childList: true });
  const note = () => {
    const added = watch.takeRecords().flatMap((each) => [...each.addedNodes]);
    for (const each of added) came.push([each.firstChild.textContent, now]);
  };
  const go = (until) => {
    for (;;) {
      const all = [...timers].sort((one, other) => one[1][0] - other[1][0]);
      const [id, [time, does]] = all[0] ?? [0, [Infinity]];
      if (time > until) break;
      timers.delete(id);
      now = Math.max(now, time);
      does();
      note();
    }
    now = Math.max(now, until === Infinity ? now : until);
  };
  const line = ([what, text]) => {
    const made = document.createElement("li");
    made.textContent = text;
    made.dataset.scene = what;
    if (what === "counts") made.dataset.counts = "COUNTED";
    return made.outerHTML;
  };
  told.forEach(([at, lines], number) => {
    go(at);
    scene.perform({ lines: lines.map(line) }, () => { note(); came.push([number, now]); });
    note();
  });
  go(Infinity);
  Object.assign(performance, { now: real.now });
  Object.assign(window, { setTimeout: real.set, clearTimeout: real.clear });
  return [came, now, box.hidden];
}""".replace("COUNTED", COUNTED)

Told = list[tuple[float, list[tuple[str, str]]]]


def a_place(name: str, luck: random.Random) -> list[tuple[str, str]]:
    """Lines as a Zone or a location has them when it is decided."""
    lines = [("begins", name)]
    for number in range(luck.randint(1, 4)):
        lines += [("counts", f"{name}: {number} is counted"), ("won", f"{name}: {number} is won")]
        lines += [("line", f"{name}: {number}.{more}") for more in range(luck.randrange(3))]
    return lines


def an_evening(luck: random.Random) -> Told:
    """Places that are decided one after another, told in one go or bit by bit."""
    told: Told = []
    at = 0.0
    for place in range(luck.randint(1, 5)):
        lines = a_place(f"Place {place}", luck)
        while lines:
            cut = luck.choice([1, 2, 5, 100])
            told.append((at, lines[:cut]))
            lines = lines[cut:]
            at += luck.choice([0, 0, 0, 100, 700, 4000])
        if luck.random() < 0.5:
            told.append((at, []))
    return told


@pytest.fixture(name="page", scope="module", params=["moving", "still"])
def _page(request: Any, browser: Browser, house: Open) -> Any:
    live, page = alone_with_bots(browser, house, "elekt")
    wait_until_asked(live, {0: page})
    page.emulate_media(reduced_motion="no-preference" if request.param == "moving" else "reduce")
    yield page
    page.context.close()


def seen(page: Page, speed: str, told: Told) -> tuple[list[tuple[str | int, float]], float]:
    """Every line in its order and before the page shows it; when each came, and when the box was gone."""
    came, end, is_hidden = page.evaluate(TOLD, [speed, told])
    wanted: list[str | int] = []
    for number, (_, lines) in enumerate(told):
        wanted += [text for _, text in lines]
        wanted.append(number)
    assert [each for each, _ in came] == wanted
    assert is_hidden
    return came, end


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize("speed", PAUSES)
def test_what_waits_to_be_seen_does_not_add_up(page: Page, speed: str, size: dict[str, int]) -> None:
    """A law: whatever is told, and when, it has been seen within a few pauses of its own telling."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    assert set(PAUSES) == set(TEMPOS) - {"instant"}
    luck = random.Random(speed)
    for _ in range(25):
        told = an_evening(luck)
        came, end = seen(page, speed, told)
        limit = HASTE * PAUSES[speed]
        for what, time in came:
            if isinstance(what, int):
                assert time <= told[what][0] + limit + 1, told
        assert end <= told[-1][0] + limit + max(2200, 3 * PAUSES[speed]) + 1


def test_a_few_lines_come_one_by_one(page: Page) -> None:
    """Nothing hastens where little waits; standing still, they come as one page."""
    is_still = page.evaluate("matchMedia('(prefers-reduced-motion: reduce)').matches")
    lines = [("begins", "Place"), ("counts", "counted"), ("line", "a"), ("line", "b"), ("won", "won")]
    assert len(lines) == USUAL
    came, _ = seen(page, "normal", [(0, lines)])
    times = [time for what, time in came if isinstance(what, str)]
    assert times == [0 if is_still else 900 * number for number in range(USUAL)]


def test_where_much_waits_whole_pages_come(page: Page) -> None:
    """No line flits by: where three Zones were told in one go, each sign is a page that stands."""
    told = [(0.0, [line for zone in "abc" for line in a_place(zone, random.Random(5))])]
    came, _ = seen(page, "normal", told)
    times = sorted({time for what, time in came if isinstance(what, str)})
    assert len(told[0][1]) > 18
    assert len(times) < len(told[0][1]) / 2
    assert all(after - before > 300 for before, after in itertools.pairwise(times))
