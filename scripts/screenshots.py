"""Takes pictures and films of the web table.

``python -m scripts.screenshots`` makes those of the documentation anew (``docs/pictures``).
``python -m scripts.screenshots FOLDER`` takes every phase of every game, its lesson and the pages around the
table, at three sizes, to be looked at one by one.
"""

from __future__ import annotations

import base64
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from interrex import games
from scripts.film import film
from tests.web.serving import CHROMIUM, FLAGS, Served

PICTURES: Final = Path(__file__).parent.parent / "docs" / "pictures"
SIZES: Final[dict[str, Any]] = {
    "wide": {"width": 1280, "height": 800},
    "large": {"width": 1920, "height": 1080},
    "phone": {"width": 390, "height": 844},
}
MOMENTS: Final = {  # the rule of a question worth a picture, and how many choices come before it at least
    "elekt": ("EL-402", 9),
    "vendetta": ("VE-603", 22),
    "masters": ("MN-610", 14),
    "veto": ("VT-904", 24),
}
SEATS: Final = {"elekt": 3, "vendetta": 4, "masters": 3, "veto": 2}
EMPTY_HAND: Final = ".hand:not(.drawn) .none"  # no picture of that
PATIENCE: Final = 60_000  # milliseconds
PRESSED: Final = 5_000  # after which something is pressed again
MAX_CHOICES: Final = 400  # of a game whose phases are taken
SCENES: Final = 4  # of a game are taken
FRAMES: Final = 18  # of a film
FILM: Final[Any] = {"width": 1120, "height": 700}  # as it is played
SHOWN: Final = (784, 490)  # as it is shown

CHOOSE: Final = """made => { const all = document.querySelectorAll(".option:not([hidden], :disabled)");
  all[Math.min(made % 3, all.length - 1)]?.click(); }"""
CHANGED: Final = "stamp => document.getElementById('game').dataset.stamp !== stamp"
SEEN: Final = f"stamp => ({CHANGED})(stamp) || !document.getElementById('scene').hidden"
KEY: Final = "(key => document.querySelector(`[data-scene-${key}]`).click())"
ASKED: Final = """() => {
  const one = document.querySelector(".question.yours [data-rule]")?.dataset.rule ?? "";
  if (document.querySelector(".ending")) return "end";
  return document.querySelector(".option:not(:disabled)") ? one || "asked" : "";
}"""


def wait_until_asked(page: Page) -> str:
    """Wait for a question, or for the end; the rule behind it."""
    return str(page.wait_for_function(f"() => ({ASKED})()", timeout=PATIENCE).json_value())


def choose(page: Page, made: int, until: str = CHANGED) -> None:
    """Choose something, and wait until the page has changed; what was pressed too early is pressed again."""
    before = page.get_attribute("#game", "data-stamp")
    for _ in range(PATIENCE // PRESSED):
        page.evaluate(CHOOSE, made)
        with suppress(TimeoutError):
            page.wait_for_function(until, arg=before, timeout=PRESSED)
            return


def sit_down(page: Page, served: Served, game: str) -> None:
    """A new table with quick bots."""
    page.goto(f"{served.url}/new?game={game}")
    page.check(f"[name=seats][value='{SEATS[game]}']")
    page.fill("#name-A", "Anna")
    for letter in "BCDEF"[: SEATS[game] - 1]:
        page.select_option(f"#seat-{letter}", "greedy")
    page.click(".sheet button.primary")
    page.wait_for_selector("#region-prompt")


# --- every phase ----------------------------------------------------------------------------------


def phases(page: Page, served: Served, game: str, folder: Path) -> None:
    """The first time each question is asked, some scenes, and the end, at three sizes."""
    sit_down(page, served, game)
    seen: set[str] = set()
    scenes = 0
    for made in range(MAX_CHOICES):
        asked = wait_until_asked(page)
        if asked not in seen:
            seen.add(asked)
            shoot(page, folder, f"{game}-{len(seen):02}-{asked}")
        if asked == "end":
            return
        choose(page, made, SEEN)
        if page.is_visible("#scene") and scenes < SCENES:
            scenes += 1
            page.evaluate(f"{KEY}('pause')")
            for _ in range(scenes):  # the first stops early, the last goes on for longer
                page.evaluate(f"{KEY}('step')")
            shoot(page, folder, f"{game}-scene-{scenes}")
        page.evaluate(f"{KEY}('skip')")


def shoot(page: Page, folder: Path, name: str, anew: bool = False) -> None:
    """A picture at each size, of a page that was loaded at that size where it matters."""
    for size, box in SIZES.items():
        page.set_viewport_size(box)
        if anew:
            page.reload()
        page.wait_for_timeout(250)  # cards have arrived
        page.screenshot(path=folder / f"{name}-{size}.png")
    page.set_viewport_size(SIZES["wide"])


def around(page: Page, served: Served, folder: Path) -> None:
    """The pages around the table."""
    for name, path in {
        "home": "/", "new": "/new?game=veto", "rules": "/rules/elekt", "verify": "/verify", "docs": "/docs",
    }.items():  # fmt: skip
        page.goto(served.url + path)
        shoot(page, folder, f"page-{name}")
    for game in games():
        page.goto(f"{served.url}/learn/{game}?step=3")
        shoot(page, folder, f"{game}-lesson", anew=True)


def everything(browser: Browser, served: Served, folder: Path) -> None:
    """Every phase of every game, by night; the pages around the table also by day."""
    for theme in ("dark", "light"):
        with looking(browser, theme=theme) as page:
            around(page, served, _made(folder / theme))
            for game in games() if theme == "dark" else ():
                phases(page, served, game, folder / theme)


# --- for the documentation --------------------------------------------------------------------------


def documentation(browser: Browser, served: Served, folder: Path) -> None:
    """Home, a new table, the table of every game, a replay, on a screen and a phone; a film of each game."""
    for name in ("wide", "phone"):
        with looking(browser, SIZES[name]) as page:
            page.goto(served.url)
            page.screenshot(path=folder / f"home-{name}.png")
            page.goto(f"{served.url}/new?game=elekt")
            page.screenshot(path=folder / f"new-{name}.png")
            for game in games():
                in_the_middle(page, served, game, folder, name)
    for game in games():
        with looking(browser, FILM) as page:
            (folder / f"{game}.webp").write_bytes(one_round(page, served, game))


def in_the_middle(page: Page, served: Served, game: str, folder: Path, name: str) -> None:
    """A table in the middle of a game; of Elekt also a picked thing, a card in full and a replay."""
    question, least = MOMENTS[game]
    sit_down(page, served, game)
    for made in range(MAX_CHOICES):
        asked = wait_until_asked(page)
        is_moment = made >= least and asked == question and not page.query_selector(EMPTY_HAND)
        if asked == "end" or is_moment:
            break
        choose(page, made)
    page.evaluate(f"{KEY}('skip')")
    page.wait_for_timeout(600)  # cards have arrived
    page.screenshot(path=folder / f"{game}-{name}.png")
    if game != "elekt":
        return
    page.click(".hand [data-choosable] >> nth=0")
    page.screenshot(path=folder / f"{game}-picked-{name}.png")
    page.click(".hand .look >> nth=0", force=True)
    page.wait_for_selector("dialog[open] .face")
    page.screenshot(path=folder / f"{game}-card-{name}.png")
    page.goto(page.url.split("?")[0] + "/replay?at=12")
    page.screenshot(path=folder / f"replay-{name}.png")


def one_round(page: Page, served: Served, game: str) -> bytes:
    """A film of the first round, a frame after each choice."""
    sit_down(page, served, game)
    frames = []
    for made in range(FRAMES):
        asked = wait_until_asked(page)
        page.wait_for_timeout(400)
        frames.append(page.screenshot(type="png"))
        if asked == "end":
            break
        choose(page, made)
    return film([as_webp(page, each) for each in frames], *SHOWN)


def as_webp(page: Page, png: bytes) -> bytes:
    """A picture made smaller, as the browser itself writes WebP."""
    text = page.evaluate(
        """async ([png, width, height]) => {
        const picture = await createImageBitmap(await (await fetch(png)).blob());
        const canvas = new OffscreenCanvas(width, height);
        canvas.getContext("2d").drawImage(picture, 0, 0, width, height);
        const made = await canvas.convertToBlob({ type: "image/webp", quality: 0.4 });
        const reader = new FileReader();
        reader.readAsDataURL(made);
        return new Promise((done) => { reader.onload = () => done(reader.result); }); }""",
        [f"data:image/png;base64,{base64.b64encode(png).decode()}", *SHOWN],
    )
    return base64.b64decode(text.partition(",")[2])


# --- the whole ----------------------------------------------------------------------------------------


@contextmanager
def looking(browser: Browser, size: Any = None, theme: Any = "dark") -> Iterator[Page]:
    """A page of that size; scripts may read pictures there, so the site's own policy is put aside."""
    context = browser.new_context(
        viewport=size or SIZES["wide"], locale="en", color_scheme=theme, bypass_csp=True
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.add_init_script("try { localStorage.setItem('speed', 'fast'); } catch { /* a blank page */ }")
    yield page
    context.close()


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def shrink(folder: Path) -> None:
    """Fewer colours, a third of the bytes; needs the Debian package pngquant and does without it."""
    pictures = sorted(folder.glob("*.png"))
    if shutil.which("pngquant") is None:
        print("pngquant is not installed: the pictures stay as large as they are.")
        return
    subprocess.run(
        ["pngquant", "--force", "--ext", ".png", "--skip-if-larger", "128", *pictures], check=False
    )


def main(folder: Path | None) -> None:
    """Everything into a folder, or the pictures of the documentation where none is named."""
    with (
        tempfile.TemporaryDirectory() as place,
        Served(Path(place) / "tables.db", pace=0.05) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if folder is None:
            documentation(browser, served, _made(PICTURES))
            shrink(PICTURES)
        else:
            everything(browser, served, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
