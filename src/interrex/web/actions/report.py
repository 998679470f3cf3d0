"""A report of a problem: the position as one seat may know it, as a scenario file, with a person's sentence.

What the seat cannot know is laid out by a fixed rule, so that the report is the same in all worlds
that the seat cannot tell apart.
"""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from interrex import __version__
from interrex.engine.settings import Settings, Switch
from interrex.engine.table import SEAT_LETTERS
from interrex.games import game_spec, house_text
from interrex.match import saved
from interrex.web.access.refusals import Refused
from interrex.web.show import regions as render
from interrex.web.tables.live import Live

log: Final = logging.getLogger("interrex.web")
LOG_LINES: Final = 20
MAX_SAID: Final = 2000
MAX_REPORTS: Final = 1000  # kept in the host's folder


def report(live: Live, seat: int, said: str, language: str) -> str:
    """The text of a report from a seat; the number of seats stands for a watcher."""
    game = live.game
    settings = game.record(seat).settings
    name = SEAT_LETTERS[seat] if seat < game.seats else "watcher"
    lines = [line["text"] for line in render.log_lines(live, seat, language)[-LOG_LINES:]]
    parts = [
        f"# A problem reported from a table of Interrex {__version__}, seen from seat {name}.",
        *_comment(said[:MAX_SAID] or "(nothing was written)"),
        "#",
        "# What happened last:",
        *_comment("\n".join(lines)),
        "",
        *_scenario(live, seat, settings, said, name),
    ]
    return "\n".join(parts) + "\n"


def report_name(live: Live) -> str:
    """The name of a report's file, without its ending."""
    return f"{live.row.settings.game}-{live.id}-{live.number}"


async def hand_in(folder: Path | None, live: Live, text: str) -> None:
    """Keep a report for the host who wants reports, unless the folder is full."""
    if folder is None:
        raise Refused(409, "report-not-wanted")
    try:
        await asyncio.to_thread(_keep, folder, f"{report_name(live)}-{secrets.token_hex(3)}.toml", text)
    except OSError as error:  # a full disk, a folder that is not ours
        log.warning("a report could not be kept in %s: %s", folder, error.strerror)
        raise Refused(507, "report-not-kept") from None


def _keep(folder: Path, name: str, text: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if len(list(folder.glob("*.toml"))) >= MAX_REPORTS:
        raise Refused(409, "report-full")
    part = folder / f".{name}"  # a report is there whole or not at all
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(folder / name)
    except OSError:
        part.unlink(missing_ok=True)
        raise


def _scenario(live: Live, seat: int, settings: Settings, said: str, name: str) -> list[str]:
    game = live.game
    spec = game_spec(settings.game)
    asked = [f"{SEAT_LETTERS[each.seat]} {each.name}" for each in game.questions]
    title = " ".join(said.split())[:120] or f"A problem reported from seat {name}"
    rules = sorted({each.rule for each in game.questions if each.rule})
    head = [
        "[scenario]",
        'id = "report"',
        f"game = {_quoted(settings.game)}",
        f"rules_version = {settings.rules_version}",
        f"pack = {_quoted(live.pack.hash)}",
        f"title = {_quoted(title)}",
        f"rules = {_quoted(rules)}",
        *_switches("rulings", settings.rulings),
        *_switches("variants", settings.variants),
        "",
        "# What the seat cannot know is laid out by a fixed rule; it is not how the cards really lie.",
        "[given]",
        f"seats = {game.seats}",
    ]
    if house_text(settings.game, live.pack.hash) is None:
        return [f"# The position cannot be written down: it is played with the pack {settings.pack!r}."]
    try:
        written = saved.write(game.plain_world(seat), spec, live.pack)
    except saved.NotWritable:
        return ["# The position cannot be written down: a decklist at this table is secret."]
    return [
        *head,
        f"{saved.CHECK} = {_quoted(saved.check(written))}",
        f"{saved.FIELD} = '''",
        f"{written}'''",
        "",
        "[[step]]",
        f"then = {{ asked = {_quoted(' and '.join(asked))}, over = {_quoted(game.is_over)} }}",
    ]


def _comment(text: str) -> list[str]:
    """A text as comments; nothing in it can end the comment."""
    return [f"#   {' '.join(line.split())}" for line in text.splitlines()]


def _switches(heading: str, switches: Mapping[str, Switch]) -> list[str]:
    inner = ", ".join(f"{name} = {_quoted(value)}" for name, value in switches.items())
    return [f"{heading} = {{ {inner} }}"] if switches else []


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
