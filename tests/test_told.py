"""Whatever the log tells is told in a story that says so: no line is lost, or says another thing, unnoticed.

A line is known by the place in the program that tells it and by its kind. For each of them that any story of
a game comes to, the ``told`` of some story has a line told there.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.questions import LogLine
from interrex.engine.table import Table
from interrex.games import OWN
from interrex.match import scenario
from interrex.match.wording import fits, line_word

FOLDER = Path(__file__).parent / "scenarios"
Site = tuple[str, int, str]  # file, line and kind


@pytest.fixture
def told_at(monkeypatch: pytest.MonkeyPatch) -> list[Site]:
    """For each line of the log of the story that is played, where it was told."""
    sites: list[Site] = []
    tell = Table.tell

    def noted(game: Table, kind: str, *args: Any, **more: Any) -> None:
        before = len(game.told)
        tell(game, kind, *args, **more)
        caller = sys._getframe(1)
        site = (Path(caller.f_code.co_filename).name, caller.f_lineno, kind)
        sites.extend([site] * (len(game.told) - before))

    monkeypatch.setattr(Table, "tell", noted)
    return sites


@pytest.mark.parametrize("game", OWN)
def test_every_line_is_told_in_a_story_that_says_so(game: str, told_at: list[Site]) -> None:
    reached: dict[Site, str] = {}
    said: set[Site] = set()
    for file in sorted((FOLDER / game).glob("*.toml")):
        story = scenario.load(file)
        told_at.clear()
        table = story.position()
        assert len(told_at) == len(table.told)
        begun = 0
        for step in story.steps:
            scenario.run(replace(story, steps=(step,)), table)
            wanted = [*step.then.get("told", ()), *step.then.get("told_in_order", ())]
            for site, told in zip(told_at[begun:], table.told[begun:], strict=True):
                line = line_word(story.spec, table, LogLine(*told))
                reached.setdefault(site, f"{file.name}, line {step.line}: {line}")
                if any(fits(line, each) for each in wanted):
                    said.add(site)
            begun = len(table.told)
    assert len(said) > 40
    unsaid = [f"{site} {where}" for site, where in sorted(reached.items()) if site not in said]
    assert not unsaid, "\n".join(unsaid)
