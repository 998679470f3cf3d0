"""The script that draws mutants: a place is one block of one function, whoever names it."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path

from scripts.mutation.mutants import Finder

ROOT = Path(__file__).parent.parent
TEXT = """
class One:
    def same(self):
        return 1 < 2

    @property
    def other(self):
        return 1 < 2

    @other.setter
    def other(self, value):
        return value < 2


class Two:
    def same(self):
        def same():
            return 1 < 2
        return 1 < 2


def same():
    return 1 < 2
"""
NOTED = """
import ast, json, sys
from pathlib import Path
from types import SimpleNamespace
from mutation import forking

tree = ast.parse(Path(sys.argv[1]).read_text())
for name, function in list(forking.functions_of(tree)):
    forking.note_blocks(name, function, sys.argv[1])
calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
places = [each.args[0].value for each in calls if each.func.id == "__called__"]
trial = forking.Trial(SimpleNamespace(items=[]), forking.WANTED)
print(json.dumps([places, sorted(trial.noticed), dict(trial.noticed_by)]))
"""


def test_functions_of_one_name_are_told_apart(tmp_path: Path) -> None:
    """One place for each, the same for who changes a function as for who notes where tests come."""
    file = tmp_path / "five.py"
    file.write_text(TEXT, encoding="utf-8")
    (tmp_path / "calls.noticed").write_text("old\nnew tests/test_one.py::test_one\n", encoding="utf-8")
    found = {each.place for each in Finder(file).all()}
    functions = [each for each in ast.walk(ast.parse(TEXT)) if isinstance(each, ast.FunctionDef)]
    assert len(found) == len(functions) == 6
    wanted = json.dumps({"files": [], "calls": str(tmp_path / "calls.json")})
    environment = {"PYTHONPATH": str(ROOT / "scripts"), "INTERREX_MUTATE": wanted}
    told = subprocess.run(
        [sys.executable, "-c", NOTED, str(file)], env=environment, cwd=ROOT, capture_output=True, check=True
    )
    places, noticed, noticed_by = json.loads(told.stdout)
    assert (sorted(places), noticed) == (sorted(found), ["new", "old"])
    assert noticed_by == {"tests/test_one.py::test_one": 1}  # the older line names no test


def test_what_is_asserted_is_left_alone(tmp_path: Path) -> None:
    """Errors that are raised, and lists that must be as long as each other."""
    file = tmp_path / "asserting.py"
    lines = (
        "def f(a, b):",
        "    if a:",
        "        raise ValueError(1)",
        "    return zip(a, b, strict=True), True",
    )
    text = "\n".join(lines)
    file.write_text(text, encoding="utf-8")
    assert sorted(each.new for each in Finder(file).all()) == ["False", "False", "True"]
    changed = [each.text() for each in Finder(file).all()]
    assert all("strict=True" in each and "ValueError(1)" in each for each in changed)
