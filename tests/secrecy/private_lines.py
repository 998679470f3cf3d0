"""Lines of the log that only some seats may read: where the games tell them, and what if all could."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import interrex
from interrex.engine.chance import Chance
from interrex.engine.table import EVERYONE, Table
from interrex.match import scenario
from interrex.testing_log import Checked, choose_checked

GAMES = Path(interrex.__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class PrivateLine:
    """A call of ``tell`` for one seat."""

    file: str  # below the folder of games
    function: str
    kind: str
    rule: str
    first: int
    last: int

    @property
    def name(self) -> str:
        return f"{self.file.removesuffix('.py')}.{self.function}: {self.kind} {self.rule}"


def private_lines() -> list[PrivateLine]:
    """Every call of ``tell`` in the games that has one reader: ``to=1 << seat``."""
    found = []
    for file in sorted(GAMES.glob("*/**/*.py")):
        text = file.read_text(encoding="utf-8")
        if "to=" not in text:
            continue
        for function in ast.walk(ast.parse(text)):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    words = _keywords(call)
                    if isinstance(call, ast.Call) and isinstance(words.get("to"), ast.BinOp):
                        kind = ast.literal_eval(call.args[0])
                        rule = ast.literal_eval(words["rule"])
                        where = file.relative_to(GAMES).as_posix()
                        end = call.end_lineno or call.lineno
                        found.append(PrivateLine(where, function.name, kind, rule, call.lineno, end))
    return found


def _keywords(call: ast.AST) -> dict[str, ast.expr]:
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute) or call.func.attr != "tell":
        return {}
    return {word.arg: word.value for word in call.keywords if word.arg}


class Overheard:
    """Whether the line came up at all."""

    def __init__(self) -> None:
        self.times = 0


@contextmanager
def told_to(line: PrivateLine, neighbour: bool = False) -> Iterator[Overheard]:
    """From now on everybody may read that line; or the next seat instead of the one it is for."""
    overheard = Overheard()
    tell = Table.tell

    def tell_others(game: Table, kind: str, *args: Any, rule: str = "", to: int = EVERYONE) -> None:
        if _caller() == (line.file, line.function) and (kind, rule) == (line.kind, line.rule) and to > 0:
            overheard.times += 1
            to = 1 << to.bit_length() % game.seats if neighbour else EVERYONE
        tell(game, kind, *args, rule=rule, to=to)

    Table.tell = tell_others  # type: ignore[assignment, method-assign]
    try:
        yield overheard
    finally:
        Table.tell = tell  # type: ignore[method-assign]


def _caller() -> tuple[str, str]:
    """The file and the function of a game that tells a line."""
    frame = sys._getframe(2)
    while frame is not None:
        file = Path(frame.f_code.co_filename)
        if file.is_relative_to(GAMES):
            return file.relative_to(GAMES).as_posix(), frame.f_code.co_name
        frame = frame.f_back  # type: ignore[assignment]
    return "", ""


def run_checked(file: Path, seed: int = 0) -> Checked:
    """A scenario, with the law of the log at every choice; each story is compared with a few worlds."""
    story = scenario.load(file)
    game = story.position()
    checked = Checked()
    for step in story.steps:
        for choice in step.when:
            checked.add(choose_checked(game, choice.word, choice.seat, Chance(seed)))
        if step.all_pass:
            _all_pass(story, game, checked)
    return checked


def _all_pass(story: scenario.Scenario, game: Table, checked: Checked) -> None:
    """As a scenario that says ``pass = "all"`` goes on."""
    question, passed = game.decisions[0].question, set[int]()
    while game.asked:
        decision = game.decisions[0]
        word = next((word for word in story.spec.passes if word in decision.options), "")
        if decision.question != question or decision.seat in passed or not word:
            return
        passed.add(decision.seat)
        checked.add(choose_checked(game, word, decision.seat, Chance(len(passed))))
