"""Nothing happens unsaid: what lies on the table after a story follows from its lines, number by number."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.match import scenario
from tests.books import BOOKS, unsaid

FOLDER = Path(__file__).parent / "scenarios"
BEFORE_THE_DEAL = 'moment = "setup"'
LEFT_LYING = ("ve-r11-a",)  # VE-R11: the blood of who is eliminated stays until the round ends


@pytest.mark.parametrize("half", range(2))
@pytest.mark.parametrize("game", BOOKS)
def test_whoever_reads_the_log_knows_every_number(game: str, half: int) -> None:
    """In Veto! the audit of the table reckons by the log."""
    kept, wrong = 0, []
    for file in sorted((FOLDER / game).glob("*.toml"))[half::2]:
        text = file.read_text(encoding="utf-8")
        if BEFORE_THE_DEAL in text or file.stem in LEFT_LYING:
            continue
        story = scenario.read(text, file.name)
        table = story.position()
        book, told = BOOKS[game][0](table), len(table.told)
        scenario.run(story, table)
        wrong += [f"{file.name}: {each}" for each in unsaid(book, table, told)]
        kept += 1
    assert not wrong, "\n".join(wrong)
    assert kept > 100


@pytest.mark.parametrize("game", BOOKS)
def test_a_line_left_out_would_be_noticed(game: str) -> None:
    """Of every kind of line by which numbers change, one is struck out of some story."""
    noticed: set[str] = set()
    for file in sorted((FOLDER / game).glob("*.toml"))[::3]:
        story = scenario.load(file)
        table = story.position()
        begun, told = BOOKS[game][0](table), len(table.told)
        scenario.run(story, table)
        lines = table.told[told:]
        for number, (kind, *_) in enumerate(lines):
            if kind not in noticed:
                table.told[told:] = [*lines[:number], *lines[number + 1 :]]
                try:
                    noticed |= {kind} if unsaid(begun.copy(), table, told) else set()
                except AssertionError:
                    noticed.add(kind)
    assert (
        noticed
        >= {
            "masters": {
                "agents_entered",
                "agents_removed",
                "agents_moved",
                "minions_added",
                "blood_lost",
                "kills",
            },
            "vendetta": {
                "gained",
                "lost_by",
                "stole",
                "spent",
                "deployed",
                "blood_played",
                "gained_influence",
            },
            "elekt": {"collected", "paid", "discarded_heat", "took_heat"},
        }[game]
    )
