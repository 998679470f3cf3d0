"""A copy of the working tree in which mutants are tried, and which tests call which function there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from mutation.mutants import ROOT, Mutant

TREES = ("src", "tests", "docs", "examples", "benchmarks", "scripts")
NOTICED, SURVIVED, UNTRIED = "noticed", "survived", "no test calls it"


@dataclass(slots=True)
class Calls:
    """How long each test takes, and which tests call a function."""

    seconds: dict[str, float] = field(default_factory=dict)
    tests: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def read(self, file: Path) -> None:
        for test, (seconds, functions) in json.loads(file.read_text(encoding="utf-8")).items():
            self.seconds[test] = seconds
            for function in functions:
                self.tests[function].append(test)

    def of(self, place: str, limit: float) -> list[str]:
        """The tests that call a function, the quickest first, as many as there is time for."""
        chosen, spent = [], 0.0
        for test in sorted(self.tests.get(place, ()), key=lambda each: (self.seconds[each], each)):
            spent += self.seconds[test]
            if chosen and spent > limit:
                break
            chosen.append(test)
        return chosen


class Bench:
    """The copy."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "tree"
        self.lists = folder
        self.folder.mkdir(parents=True)
        for tree in TREES:
            if (ROOT / tree).exists():
                ignored = shutil.ignore_patterns("__pycache__", "*.so")
                shutil.copytree(ROOT / tree, self.folder / tree, ignore=ignored)
        for file in ROOT.iterdir():
            if file.is_file() and not file.name.startswith("."):
                shutil.copy(file, self.folder / file.name)

    def pytest(self, arguments: list[str], limit: float, **environment: str) -> tuple[int, str]:
        """The exit status of some tests and what was printed; 124 after the time limit."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider"]
        command += ["-p", "mutation.calls", *arguments]
        surroundings = {"PYTHONPATH": "src:.:scripts", "PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=self.folder, env=surroundings | environment, capture_output=True, timeout=limit,
                check=False, text=True,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return 124, "too slow"
        return done.returncode, done.stdout

    def calls(self, tests: tuple[tuple[str, ...], ...], kept: Path, limit: float) -> Calls:
        """Run the tests of a part once as they are, and look at what they call, or read what was kept."""
        calls = Calls()
        kept.mkdir(parents=True, exist_ok=True)
        for number, stage in enumerate(tests):
            file = kept / f"{number}.json"
            if not file.exists():
                present = [each for each in stage if not each.endswith(".py") or (self.folder / each).exists()]
                status, said = self.pytest(present, limit, INTERREX_CALLS=str(file))
                if status not in (0, 5):
                    file.unlink(missing_ok=True)
                    tried = " ".join(stage)
                    raise SystemExit(f"Without a mutant these tests fail already: {tried}\n{said[-2000:]}")
            calls.read(file)
        return calls

    def outcome(self, mutant: Mutant, calls: Calls, limit: float) -> str:
        """Whether a test that calls the changed function notices the change."""
        chosen = calls.of(mutant.place, limit)
        if not chosen:
            return UNTRIED
        only = self.lists / "only.txt"
        only.write_text("\n".join(chosen), encoding="utf-8")
        files = list(dict.fromkeys(each.partition("::")[0] for each in chosen))
        expected = sum(calls.seconds[each] for each in chosen)
        file = self.folder / mutant.file.relative_to(ROOT)
        whole = file.read_text(encoding="utf-8")
        file.write_text(mutant.text(), encoding="utf-8")
        try:
            status, _ = self.pytest(files, 30 + 3 * expected, INTERREX_ONLY=str(only))
        finally:
            file.write_text(whole, encoding="utf-8")
        return SURVIVED if status == 0 else NOTICED
