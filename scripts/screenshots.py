"""Takes the pictures of the web table: `.venv/bin/python -m scripts.screenshots [FOLDER]`."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from interrex import games
from tests.web.serving import CHROMIUM, FLAGS, Served

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
MOMENTS = {  # the rule of a question worth a picture, and how many choices come before it at least
    "elekt": ("EL-402", 9),
    "vendetta": ("VE-603", 22),
    "masters": ("MN-610", 14),
    "veto": ("VT-904", 24),
}
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 390, "height": 844}}


def play_until(page: Page, question: str, least: int) -> None:
    """Choose the first option until at least so many choices are made and the question is asked."""
    made = 0
    while True:
        page.wait_for_selector(".option, .ending", state="attached", timeout=20_000)
        if page.query_selector(".ending"):
            return
        rule = page.query_selector(".question.yours [data-rule]")
        if made >= least and (not question or (rule and rule.get_attribute("data-rule") == question)):
            return
        before = page.get_attribute("#game", "data-stamp")
        chosen = page.evaluate(
            """made => { const all = document.querySelectorAll(".option");
            all[Math.min(made % 3, all.length - 1)]?.click(); return all.length; }""",
            made,
        )
        if not chosen:
            continue
        page.wait_for_function(
            "stamp => document.getElementById('game').dataset.stamp !== stamp", arg=before, timeout=20_000
        )
        made += 1


def table(page: Page, served: Served, game: str, folder: Path, name: str) -> None:
    """A table in the middle of a game."""
    question, least = MOMENTS[game]
    page.goto(served.url)
    page.click(f"button[value={game}]")
    play_until(page, question, least)
    page.wait_for_timeout(600)  # cards have arrived
    page.screenshot(path=folder / f"{game}-{name}.png")


def closely(page: Page, game: str, folder: Path, name: str) -> None:
    """A thing that is picked, and a card in full."""
    page.click(".hand [data-choosable] >> nth=0")
    page.screenshot(path=folder / f"{game}-picked-{name}.png")
    page.click(".hand .look >> nth=0", force=True)
    page.wait_for_selector("dialog[open] .face")
    page.screenshot(path=folder / f"{game}-card-{name}.png")


def shoot(browser: Browser, served: Served, folder: Path) -> None:
    """Home, a new table, the table of every game and a replay, at both sizes."""
    for name, size in SIZES.items():
        context = browser.new_context(viewport=size, locale="en")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(served.url)
        page.screenshot(path=folder / f"home-{name}.png")
        page.goto(f"{served.url}/new?game=elekt")
        page.screenshot(path=folder / f"new-{name}.png")
        for game in games():
            table(page, served, game, folder, name)
            if game == "elekt":
                closely(page, game, folder, name)
                page.goto(page.url.split("?")[0] + "/replay?at=12")
                page.screenshot(path=folder / f"replay-{name}.png")
        context.close()


def shrink(folder: Path) -> None:
    """Fewer colours, a third of the bytes; needs the Debian package pngquant and does without it."""
    pictures = sorted(folder.glob("*.png"))
    if shutil.which("pngquant") is None:
        print("pngquant is not installed: the pictures stay as large as they are.")
        return
    subprocess.run(
        ["pngquant", "--force", "--ext", ".png", "--skip-if-larger", "128", *pictures], check=False
    )


def main(folder: Path) -> None:
    """All pictures into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as place,
        Served(Path(place) / "tables.db", pace=0.05) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        shoot(browser, served, folder)
        browser.close()
    shrink(folder)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else PICTURES)
