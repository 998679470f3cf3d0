"""Notices in the log: who took which seat, for whom a new link was made. Everybody reads the same."""

from __future__ import annotations

from typing import Any

from interrex.engine.table import SEAT_LETTERS
from interrex.web.phrases import say
from interrex.web.show.jinja import macros
from interrex.web.store import Notice
from interrex.web.tables.live import Live


def placed(live: Live, game: Any, seat: int) -> list[tuple[int, Notice]]:
    """The notices of a table, each with how many lines of the seat's log stand before it.

    They are counted by what a watcher reads, so that their place tells nothing of secret lines. At an earlier
    position only those of its past are there.
    """
    after = [0]  # so many lines of the seat stand before and with each line that a watcher reads
    lines = 0
    for *_, readers in game.told:
        lines += readers >> seat & 1
        if readers >> game.seats & 1:  # also where the seat itself reads more instead
            after.append(lines)
    is_past = game is not live.game
    return [
        (after[min(notice.told, len(after) - 1)], notice)
        for notice in live.row.notices
        if not is_past or notice.told < len(after)
    ]


def notice_text(notice: Notice, language: str) -> str:
    """A notice as a sentence."""
    letter = SEAT_LETTERS[notice.seat]
    kind = "sat-nameless" if notice.kind == "sat" and notice.name == letter else notice.kind
    return say(language, f"notice-{kind}", letter=letter, name=notice.name)


def notice_line(live: Live, notice: Notice, language: str) -> dict[str, Any]:
    """A notice as a line of the log."""
    line = {"text": notice_text(notice, language), "rule": "", "cards": [], "notice": True}
    return {**line, "html": macros("line.html").line(live.row.settings.game, **line)}
