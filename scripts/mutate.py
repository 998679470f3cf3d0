#!/usr/bin/env python
"""Mutation testing: small mistakes are made in the program, one at a time, and the tests must notice each.

    python scripts/mutate.py elekt --mutants 30 --seed 1
    python scripts/mutate.py engine match web --mutants 20 --minutes 30
    python scripts/mutate.py vendetta --at rounds.py:124

A mutant is one changed expression or one statement left out, drawn at random from the files of a part of the
program. Only the tests that concern this part are run, in a copy of the working tree, stopped at the first
failure and after a time limit. Survivors are shown with the line as it was and as it became; some of them are
equivalent to the original, and no test can notice those.

Recorded playthroughs are left out: a mutant is to be noticed by a test or a scenario that says what is wrong.
"""

from __future__ import annotations

import argparse
import ast
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GAMES = ("elekt", "vendetta", "masters", "veto")
LIMIT = 120  # seconds for the tests of one mutant
TREES = ("src", "tests", "docs", "examples", "benchmarks", "scripts")
LAWS = ("tests/test_undo.py", "tests/secrecy/test_log.py", "tests/test_refusals_law.py")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the program: its files, and the tests that concern it in stages, the fastest first."""

    files: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]


def _game(name: str) -> Part:
    """A game's scenarios first: they are fast and notice most."""
    return Part(
        (f"src/interrex/games/{name}/**/*.py",),
        (
            ("tests/test_scenarios.py", "-k", name),
            (f"tests/{name}", "-m", "not slow"),
            (*LAWS, "tests/test_verbs.py", "tests/test_lessons.py", "-k", name),
        ),
    )


PARTS = {
    **{name: _game(name) for name in GAMES},
    "engine": Part(
        ("src/interrex/engine/*.py",),
        (("tests/engine",), ("tests/test_scenarios.py", "-k", "vendetta"), (*LAWS, "-k", "not masters")),
    ),
    "match": Part(
        ("src/interrex/match/*.py",),
        (
            ("tests/test_scenario_format.py", "tests/test_session.py", "tests/test_records.py"),
            ("tests/test_saved.py", "tests/test_undo.py", "tests/test_lessons.py", "tests/test_clocks.py"),
            ("tests/test_before.py", "tests/test_scenarios.py", "-k", "elekt or report"),
        ),
    ),
    "web": Part(
        ("src/interrex/web/**/*.py",),
        (
            (
                "tests/web", "-m", "not slow", "--ignore-glob=*browser*", "--ignore-glob=*postgres*",
                "--ignore-glob=*kill*",
            ),
            ("tests/secrecy/test_comparing.py", "tests/test_before.py", "-k", "elekt or web or table"),
        ),
    ),
}  # fmt: skip

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
RECKONED = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+", ast.BitAnd: "|",
    ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file."""

    file: Path
    line: int
    start: int  # offsets in the text of the file
    end: int
    new: str
    what: str

    def text(self) -> str:
        """The file with the change."""
        old = self.file.read_text(encoding="utf-8")
        return old[: self.start] + self.new + old[self.end :]

    def shown(self) -> str:
        was = self.file.read_text(encoding="utf-8").split("\n")[self.line - 1].strip()
        now = self.text().split("\n")[self.line - 1].strip()
        return f"{self.file.relative_to(ROOT)}:{self.line} ({self.what})\n    was: {was}\n    now: {now}"


class Finder:
    """All mutants of a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        starts = [0]
        for line in self.text.split("\n"):
            starts.append(starts[-1] + len(line) + 1)
        self.starts = starts
        self.lines = self.text.split("\n")

    def offset(self, line: int, column: int) -> int:
        """An offset in characters; ``ast`` counts columns in bytes."""
        before = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(before)

    def mutant(self, node: ast.expr | ast.stmt, new: str, what: str) -> Mutant:
        start = self.offset(node.lineno, node.col_offset)
        end = self.offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
        return Mutant(self.file, node.lineno, start, end, new, what)

    def source(self, node: ast.expr) -> str:
        return ast.get_source_segment(self.text, node) or ""

    def all(self) -> Iterator[Mutant]:
        for node in ast.walk(ast.parse(self.text)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for statement in node.body:
                    yield from self.statement(statement)

    def statement(self, node: ast.stmt) -> Iterator[Mutant]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Raise | ast.Import):
            return
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant):
                return  # a docstring
            if isinstance(node.value, ast.Call):
                yield self.mutant(node, "pass", "left out")
        if isinstance(node, ast.AugAssign):
            yield self.mutant(node, "pass", "left out")
        if isinstance(node, ast.Continue | ast.Break):
            yield self.mutant(node, "pass", "left out")
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Constant):
            if isinstance(node, ast.If):
                yield self.mutant(node.test, "True", "always")
            yield self.mutant(node.test, "False", "never")
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.stmt):
                yield from self.statement(child)
            elif isinstance(child, ast.expr):
                if not (isinstance(node, ast.AnnAssign) and child is node.annotation):
                    yield from self.expression(child)
            else:  # handlers, cases, context managers
                for inner in ast.walk(child):
                    if isinstance(inner, ast.stmt):
                        yield from self.statement(inner)

    def expression(self, node: ast.expr) -> Iterator[Mutant]:
        for each in ast.walk(node):
            if isinstance(each, ast.Compare) and len(each.ops) == 1:
                left, right = self.source(each.left), self.source(each.comparators[0])
                yield self.mutant(
                    each, f"({left} {COMPARED[type(each.ops[0])]} {right})", "another comparison"
                )
            elif isinstance(each, ast.BoolOp):
                word = " or " if isinstance(each.op, ast.And) else " and "
                yield self.mutant(
                    each, f"({word.join(self.source(value) for value in each.values)})", "and, or"
                )
            elif isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.Not):
                yield self.mutant(each, f"({self.source(each.operand)})", "not left out")
            elif isinstance(each, ast.BinOp) and type(each.op) in RECKONED:
                new = f"{self.source(each.left)} {RECKONED[type(each.op)]} {self.source(each.right)}"
                yield self.mutant(each, f"({new})", "reckoned otherwise")
            elif isinstance(each, ast.IfExp):
                yield self.mutant(each, f"({self.source(each.orelse)})", "never")
            elif isinstance(each, ast.Constant):
                yield from self.constant(each)
            elif isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.args:
                if each.func.id in ("min", "max"):
                    other = "max" if each.func.id == "min" else "min"
                    yield self.mutant(each.func, other, "min, max")
                if each.func.id in ("sorted", "reversed") and not each.keywords:
                    yield self.mutant(each, f"list({self.source(each.args[0])})", "not in order")

    def constant(self, node: ast.Constant) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self.mutant(node, str(not node.value), "true, false")
        elif isinstance(node.value, int) and "\n" not in self.source(node):
            yield self.mutant(node, str(node.value + 1), "one more")


def mutants_of(part: Part, at: str = "") -> list[Mutant]:
    """Every mutant of a part; ``at`` keeps those of one file, or of one line of it."""
    name, _, line = at.partition(":")
    found = []
    for pattern in part.files:
        for file in sorted(ROOT.glob(pattern)):
            if not at or file.as_posix().endswith(name):
                found += [each for each in Finder(file).all() if not line or each.line == int(line)]
    return [each for each in found if _compiles(each)]


def _compiles(mutant: Mutant) -> bool:
    try:
        compile(mutant.text(), str(mutant.file), "exec")
    except (SyntaxError, ValueError):
        return False
    return True


class Bench:
    """A copy of the working tree in which mutants are tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        folder.mkdir(parents=True)
        for tree in TREES:
            if (ROOT / tree).exists():
                shutil.copytree(ROOT / tree, folder / tree, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ROOT.iterdir():
            if file.is_file() and not file.name.startswith("."):
                shutil.copy(file, folder / file.name)

    def run(self, stage: tuple[str, ...], limit: float) -> str:
        """What came of some tests: passed, failed, too slow, or nothing to run."""
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-n", "0", "-p", "no:cacheprovider", *stage]
        present = [each for each in command if not each.startswith("tests/") or (self.folder / each).exists()]
        environment = {"PYTHONPATH": "src:.", "PATH": "/usr/bin:/bin", "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                present, cwd=self.folder, env=environment, capture_output=True, timeout=limit, check=False
            )
        except subprocess.TimeoutExpired:
            return "too slow"
        return {0: "passed", 5: "nothing to run"}.get(done.returncode, "failed")

    def is_killed(self, mutant: Mutant, part: Part, limit: float) -> bool:
        """Some test notices the mutant."""
        file = self.folder / mutant.file.relative_to(ROOT)
        whole = file.read_text(encoding="utf-8")
        file.write_text(mutant.text(), encoding="utf-8")
        try:
            return any(self.run(stage, limit) in ("failed", "too slow") for stage in part.stages)
        finally:
            file.write_text(whole, encoding="utf-8")


def try_part(name: str, wanted: argparse.Namespace, bench: Bench, until: float) -> tuple[int, int]:
    """Sampled mutants of one part: how many were tried, and how many of them were noticed."""
    part = PARTS[name]
    for stage in part.stages:
        if bench.run(stage, 10 * wanted.limit) not in ("passed", "nothing to run"):
            raise SystemExit(f"{name}: without a mutant these tests fail already: {' '.join(stage)}")
    every = mutants_of(part, wanted.at)
    sample = random.Random(wanted.seed).sample(every, min(len(every), wanted.mutants))
    tried = killed = 0
    for mutant in sample:
        if time.monotonic() > until:
            break
        tried += 1
        if bench.is_killed(mutant, part, wanted.limit):
            killed += 1
        else:
            print(f"survived: {mutant.shown()}", flush=True)
    share = f"{100 * killed / tried:.0f} %" if tried else "-"
    print(f"{name}: {killed} of {tried} noticed ({share}), sampled from {len(every)}", flush=True)
    return tried, killed


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="+", choices=(*PARTS, "all"))
    parser.add_argument("--mutants", type=int, default=20, help="of each part")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="in all")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds for a stage of tests")
    parser.add_argument("--at", default="", help="FILE or FILE:LINE, every mutant there")
    wanted = parser.parse_args()
    if wanted.at:
        wanted.mutants = 10_000
    until = time.monotonic() + 60 * wanted.minutes
    tried = killed = 0
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder) / "tree")
        for name in PARTS if "all" in wanted.parts else wanted.parts:
            more = try_part(name, wanted, bench, until)
            tried, killed = tried + more[0], killed + more[1]
    print(f"{killed} of {tried} noticed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
