"""Lessons: for each game a scenario told step by step. The learner sits at seat A.

A step with a choice waits for the learner to make its first one; the table makes the others of the
step. A step without a choice is only read.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.table import Table
from interrex.games import game_spec, names, room
from interrex.match import scenario
from interrex.match.scenario import Scenario, Step

LEARNER: Final = 0
FILE: Final = "lesson.toml"


@dataclass(frozen=True, slots=True)
class Page:
    """A lesson at one step: the table, what was told since the step before, and the step.

    There is no step any more once the lesson is over.
    """

    number: int  # from 1
    table: Table
    told: int  # how many lines of the log are new
    step: Step | None

    @property
    def wanted(self) -> str:
        """The word that the learner is to choose; empty where there is only something to read."""
        return self.step.when[0].word if self.step is not None and self.step.when else ""


def lessons() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in names() if has_lesson(game))


@cache
def has_lesson(game: str) -> bool:
    """Somebody has written one."""
    return room(game, FILE) is not None


@cache
def lesson(game: str) -> Scenario:
    """The lesson of a game."""
    found = room(game, FILE)
    if found is None:
        known = ", ".join(lessons())
        why = Reason("lesson", {"game": game, "known": known})
        raise BadSetting(f"{game_spec(game).title} has no lesson. Lessons: {known}.", why)
    return scenario.read(found.read_text(encoding="utf-8"), f"{game}/{FILE}")


def page(told: Scenario, number: int) -> Page:
    """A lesson before its step of that number; beyond the last step, its end."""
    number = max(1, min(number, len(told.steps) + 1))
    table = told.position()
    known = 0
    for step in told.steps[: number - 1]:
        known = len(table.log(LEARNER))
        for choice in step.when:
            table.choose(choice.word, choice.seat)
    step_now = told.steps[number - 1] if number <= len(told.steps) else None
    return Page(number, table, len(table.log(LEARNER)) - known, step_now)
