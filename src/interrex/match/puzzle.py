"""Puzzles that come with a game: scenarios whose one step is to be found, and is then explained."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from interrex.engine.table import Table
from interrex.games import game_spec, names
from interrex.match import scenario
from interrex.match.scenario import Scenario

FOLDER: Final = "puzzles"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A puzzle by its game and id; its theme is the rule behind the question."""

    game: str
    id: str
    theme: str
    text: str

    def read(self) -> Scenario:
        """The scenario of the puzzle."""
        return scenario.read(self.text, f"{self.game}/{FOLDER}/{self.id}.toml")


@dataclass(frozen=True, slots=True)
class Solving:
    """A puzzle at the table: the position, who is to choose, and what is best."""

    table: Table
    seat: int
    word: str
    why: dict[str, str]  # by language
    rules: tuple[str, ...]


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, by their ids."""
    package = game_spec(game).package
    folder = files(package).joinpath(FOLDER) if package else None
    if folder is None or not folder.is_dir():
        return ()
    found = []
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".toml"):
            text = file.read_text(encoding="utf-8")
            head = tomllib.loads(text)["scenario"]
            found.append(Puzzle(game, head["id"], head["rules"][0], text))
    return tuple(found)


def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles of all games, one of each after the other: days in a row bring different games."""
    rows = [puzzles(game) for game in names()]
    longest = max(map(len, rows), default=0)
    return tuple(row[number] for number in range(longest) for row in rows if number < len(row))


def of_the_day(day: int) -> Puzzle | None:
    """The puzzle of a day, counted from anywhere."""
    found = all_puzzles()
    return found[day % len(found)] if found else None


def solving(puzzle: Puzzle) -> Solving:
    """A puzzle laid out, waiting for its solver."""
    read = puzzle.read()
    step = read.steps[0]
    choice = step.when[0]
    return Solving(read.position(), choice.seat, choice.word, dict(step.say), step.rules)
