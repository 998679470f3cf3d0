"""The script that draws mutants: a place is one block of one function, whoever names it.

And a sample comes out the same, however many mutants are tried at once.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import time
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
from mutation import forking, noting

tree = ast.parse(Path(sys.argv[1]).read_text())
for name, function in list(noting.functions_of(tree)):
    noting.note_blocks(name, function, sys.argv[1])
calls = [each for each in ast.walk(tree) if isinstance(each, ast.Call) and isinstance(each.func, ast.Name)]
places = [each.args[0].value for each in calls if each.func.id == "__called__"]
trial = forking.Trial(SimpleNamespace(items=[]), forking.WANTED)
print(json.dumps([places, sorted(trial.noticed), dict(trial.noticed_by)]))
"""
CONDITIONS = """
def weigh(a, b, seen):
    total = 0
    if a > 1:
        total += 1
    if b <= a and total < 2:
        total += 10
    elif b == 2:
        total += 20
    while total < 12 and a:
        total += (3 if b >= 1 else 5)
        if total > 14:
            break
    if seen.pop() > b:
        return total, -1
    def inner(c):
        return [each for each in range(c) if (each < a if c > 1 else each > a)]
    if isinstance(a, int) and not b:
        return total, inner(3)
    if 1 < a < 3 or 4 // a > 2:
        return total, f"{'one' if a == 1 else 'more'}"
    return total, inner(b), seen
"""
DIFFERING = """
import ast, json, signal, sys
from itertools import product
from pathlib import Path
from mutation import mutants, noting

def no_end(*given):
    raise TimeoutError

def outcomes(code, noted=None):
    names = {}
    exec(code, names)
    for a, b, *seen in product(range(3), range(4), range(3), range(2)):
        noting.called.clear()
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.02)
        try:
            found = repr(names["weigh"](a, b, seen))
        except Exception as error:
            found = repr(error)
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        yield found, set(noting.called)

signal.signal(signal.SIGVTALRM, no_end)
noting.note_what_is_loaded(set(), "")
file = Path(sys.argv[1])
tree = ast.parse(file.read_text())
noting.note_all(tree, str(file))
plain = [found for found, _ in outcomes(compile(file.read_text(), str(file), "exec"))]
noted = list(outcomes(compile(tree, str(file), "exec")))
assert [found for found, _ in noted] == plain
counts = [0, 0, 0]
for mutant in mutants.Finder(file).all():
    for (was, places), (found, _) in zip(noted, outcomes(mutant.text())):
        counts[(mutant.differs in places) + (found != was and mutant.differs in places)] += 1
        assert found == was or mutant.differs in places, mutant.shown()
print(json.dumps(counts))
"""
TIMED = """
import json, signal, sys
from pathlib import Path
from types import SimpleNamespace
from mutation import forking

trial = forking.Trial(SimpleNamespace(items=[]), forking.WANTED)
begun, mutant = Path(sys.argv[1]), SimpleNamespace(shown=lambda: "a mutant", digest=lambda: "digest")
begun.write_text("a test")
for status in (0, 1 << 8, signal.SIGXCPU, signal.SIGALRM, signal.SIGKILL):
    trial.was_tried(mutant, begun, status)
print(json.dumps(trial.outcomes))
"""
TINY = {
    "src/interrex/__init__.py": "",
    "src/interrex/tiny.py": """
def is_large(number):
    return number > 10


def rest(number):
    return number - 10 if number > 9 else number


def nobody_asks(number):
    return number + 1
""",
    "tests/__init__.py": "",
    "tests/left_behind.py": "",
    "tests/conftest.py": "import gc\n\n\ndef pytest_collection_finish():\n    gc.freeze()\n",
    "tests/test_tiny.py": """
import tempfile
from pathlib import Path
from interrex.tiny import is_large, rest


def test_is_large():
    (Path(tempfile.gettempdir()) / "in a folder of its own").touch(exist_ok=False)
    assert is_large(30)
    assert not is_large(3)


def test_rest():
    (Path(tempfile.gettempdir()) / "in its own too").touch(exist_ok=False)
    assert rest(10) == 0
    assert rest(9) == 9


def test_that_always_fails():
    assert rest(1) == 2
""",
}


def path(*folders: Path) -> str:
    return os.pathsep.join([*map(str, folders), os.environ.get("PYTHONPATH", "")])


def test_functions_of_one_name_are_told_apart(tmp_path: Path) -> None:
    """One place for each, the same for who changes a function as for who notes where tests come."""
    file = tmp_path / "five.py"
    file.write_text(TEXT, encoding="utf-8")
    (tmp_path / "calls.noticed").write_text("old\nnew tests/test_one.py::test_one\n", encoding="utf-8")
    found = {each.place for each in Finder(file).all()}
    functions = [each for each in ast.walk(ast.parse(TEXT)) if isinstance(each, ast.FunctionDef)]
    assert len(found) == len(functions) == 6
    wanted = json.dumps({"files": [], "calls": str(tmp_path / "calls.json")})
    environment = {"PYTHONPATH": path(ROOT / "scripts"), "INTERREX_MUTATE": wanted}
    told = subprocess.run(
        [sys.executable, "-c", NOTED, str(file)], env=environment, cwd=ROOT, capture_output=True, check=True
    )
    places, noticed, noticed_by = json.loads(told.stdout)
    assert (sorted(places), noticed) == (sorted(found), ["new", "old"])
    assert noticed_by == {"tests/test_one.py::test_one": 1}  # the older line names no test


def test_nothing_differs_where_a_mutant_makes_no_difference(tmp_path: Path) -> None:
    """Whatever goes otherwise came to where it says so; and noting changes nothing."""
    file = tmp_path / "conditions.py"
    file.write_text(CONDITIONS, encoding="utf-8")
    environment = {"PYTHONPATH": path(ROOT / "scripts")}
    told = subprocess.run(
        [sys.executable, "-c", DIFFERING, str(file)],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    elsewhere, the_same, otherwise = json.loads(told.stdout)
    assert elsewhere > 500
    assert otherwise > the_same > 0


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


def test_it_is_told_when_time_was_up(tmp_path: Path) -> None:
    """Whoever reads a sample sees which mutants no test found wrong, but went on without an end."""
    wanted = {"files": [], "calls": str(tmp_path / "calls.json"), "all": False}
    environment = {"PYTHONPATH": path(ROOT / "scripts"), "INTERREX_MUTATE": json.dumps(wanted)}
    told = subprocess.run(
        [sys.executable, "-c", TIMED, str(tmp_path / "begun")],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    lines = told.stdout.splitlines()
    assert lines[0] == "survived: a mutant"
    said = ("computed without an end", "waited without an end", "stood still")
    assert lines[1:4] == [f"{each}, in a test: a mutant" for each in said]
    assert json.loads(lines[4]) == {"survived": 1, "noticed": 4}


def sample(folder: Path, jobs: int, mutants: int) -> list[str]:
    """What a run says of each mutant of the small program, and at its end."""
    (folder / "passing").mkdir(exist_ok=True)
    wanted = {
        "part": "tiny", "files": ["src/interrex/*.py"], "calls": str(folder / f"{jobs}.json"), "ready": "",
        "caches": "interrex", "mutants": mutants, "seed": 1, "until": time.time() + 300, "limit": 60,
        "jobs": jobs, "at": "", "like": "", "all": True, "bare": False,
    }  # fmt: skip
    paths = path(folder / "src", folder, ROOT / "scripts")
    environment = {"PYTHONPATH": paths, "INTERREX_MUTATE": json.dumps(wanted)}
    environment |= {"PATH": os.defpath, "TMPDIR": str(folder / "passing"), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "-p", "no:cacheprovider"]
    command += ["-p", "mutation.forking", "--rootdir", str(folder), "--import-mode=importlib"]
    told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert "left out: tests/test_tiny.py::test_that_always_fails" in told.stdout, told.stdout + told.stderr
    assert list((folder / "passing").iterdir()) == []
    return sorted(line for line in told.stdout.splitlines() if "src/interrex" in line or "drawn" in line)


def test_a_sample_comes_out_the_same(tmp_path: Path) -> None:
    """However many are tried at once, and when it goes on; each process has a folder of its own."""
    for name, text in TINY.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    few = sample(tmp_path, 1, 4)
    assert sample(tmp_path, 3, 4) == few
    more = sample(tmp_path, 3, 100)
    assert set(few[:-1]) <= set(more)
    assert sum(line.startswith(("noticed", "survived")) for line in few) == 4
    survived = [line for line in more if line.startswith("survived: src/interrex/tiny.py:3 ")]
    assert (len(survived), more[-1].split(" (")[0]) == (2, "tiny: 5 of 7 noticed")
