"""What the compiler takes for granted holds: a field found empty is not looked at again after a call that may
have filled it. The type checker narrows ``world.result`` to None, and compiled code then fails or leaves the
second look out, while the sources run."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import interrex
from interrex.bots import make, observe
from interrex.engine.chance import Chance

SOURCES = Path(interrex.__file__).parent
FOLDERS = ("engine", "games", "bots")


def looks(body: ast.AST) -> Iterator[tuple[str, int]]:
    """Every comparison of a field with None: the field as it is written, and the line."""
    for node in ast.walk(body):
        if (
            isinstance(node, ast.Compare)
            and isinstance(node.left, ast.Attribute)
            and isinstance(node.left.value, ast.Name)
            and isinstance(node.ops[0], ast.Is | ast.IsNot)
            and isinstance(node.comparators[0], ast.Constant)
            and node.comparators[0].value is None
        ):
            yield f"{node.left.value.id}.{node.left.attr}", node.lineno


def given_to_calls(body: ast.AST, name: str) -> set[int]:
    """The lines on which an object is given to a call, or one of its methods is called."""
    found = set()
    for node in ast.walk(body):
        if isinstance(node, ast.Call):
            objects = [*node.args, *([node.func.value] if isinstance(node.func, ast.Attribute) else [])]
            if any(isinstance(each, ast.Name) and each.id == name for each in objects):
                found.add(node.lineno)
    return found


def stale_looks(source: str) -> list[str]:
    """Fields compared with None, given away, and compared again, in one run of statements."""
    found = []
    for body in ast.walk(ast.parse(source)):
        if not isinstance(body, ast.FunctionDef | ast.For | ast.While):
            continue
        statements = [each for each in body.body if not isinstance(each, ast.For | ast.While | ast.With)]
        seen: dict[str, int] = {}
        for statement in statements:
            for field, line in looks(statement):
                if field in seen and any(
                    seen[field] < at < line for at in given_to_calls(body, field.split(".")[0])
                ):
                    found.append(f"{body.lineno}: {field} on lines {seen[field]} and {line}")
                if isinstance(statement, ast.If) and isinstance(
                    statement.body[-1], ast.Return | ast.Continue | ast.Break | ast.Raise
                ):
                    seen[field] = line  # what comes after is taken to know the answer
    return found


def test_no_field_is_looked_at_again_after_a_call() -> None:
    wrong = {}
    for folder in FOLDERS:
        for file in sorted((SOURCES / folder).rglob("*.py")):
            found = stale_looks(file.read_text(encoding="utf-8"))
            if found:
                wrong[str(file.relative_to(SOURCES))] = found
    assert not wrong, wrong


def test_such_a_look_is_noticed() -> None:
    source = (
        "def of(world):\n    if world.result is not None:\n        return 1\n    settle(world)\n"
        "    if world.result is not None:\n        return 2\n"
    )
    assert stale_looks(source) == ["1: world.result on lines 2 and 5"]
    assert stale_looks(source.replace("settle(world)", "rest()")) == []


@pytest.mark.parametrize("seed", [2, 3, 12])
def test_a_search_meets_the_end_of_a_game_of_veto(seed: int) -> None:
    """What goes on is played out before a position is judged, and the game may end there."""
    table = interrex.new("veto", 2, seed)
    quick, chance = make("random", seed), Chance(seed)
    thinker = make("search:12", seed)
    late: list[int] = []
    while table.result is None:
        seat = table.seats_asked[0]
        observation = observe(table, seat, chance)
        almost = max(game_kreski(table)) >= 12 and len(late) < 12
        bot = thinker if almost else quick
        late += [1] if almost else []
        table.choose(bot.choose(observation), seat)
    assert late


def game_kreski(table: object) -> list[int]:
    found: list[int] = table.kreski  # type: ignore[attr-defined]
    return found
