"""A plugin for pytest that tries mutants: one process for each, in which one function has other code.

Collecting and importing is done once; the program is loaded so that each function notes that it was called.
First a process runs every test and looks which functions it calls. Then each mutant gets a process in which
the changed code is put into the function, and which runs the tests that call it, the quickest first, until
one fails. What was wanted comes in the environment, as JSON in ``INTERREX_MUTATE``.
"""

from __future__ import annotations

import ast
import builtins
import collections
import functools
import gc
import importlib
import json
import os
import random
import resource
import signal
import sys
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from mutation.mutants import Mutant, code_of, files_of, mutants_of

ROOT = f"{Path.cwd()}{os.sep}"
PROGRAM = f"{ROOT}src{os.sep}interrex{os.sep}"
CALLS_AT_ONCE = 100  # tests that one process looks at
NOTICED, SURVIVED, NOT_CALLED = "noticed", "survived", "not called by these tests"
PATIENCE = 20  # seconds of the processor that the tests of a mutant may take beside three times the usual
STANDSTILL = 10  # times as long by the clock: nothing is computed and nothing ends
failed: list[str] = []
called: set[str] = set()  # functions, by file and first line


class NotingLoader(SourceFileLoader):
    """Loads a file so that each of its functions begins by noting that it was called.

    Tracing would make the tests several times as slow.
    """

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        tree = ast.parse(data, path)
        name = str(path)[len(ROOT) :]
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                note = ast.parse(f"__called__({f'{name}:{first}'!r})").body[0]
                ast.increment_lineno(note, node.body[0].lineno - 1)
                node.body.insert(ast.get_docstring(node) is not None, note)
        code: CodeType = compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)
        return code


class NotingFinder(MetaPathFinder):
    """Finds the files of the program."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(fullname, path, target) if fullname.startswith("interrex") else None
        if found is not None and (found.origin or "").startswith(PROGRAM):
            found.loader = NotingLoader(fullname, str(found.origin))
            return found
        return None


builtins.__dict__["__called__"] = called.add
sys.meta_path.insert(0, NotingFinder())


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        failed.append(report.nodeid)


def pytest_runtestloop(session: pytest.Session) -> bool:
    wanted = json.loads(os.environ["INTERREX_MUTATE"])
    Trial(session, wanted).run()
    return True


def be_quiet() -> None:
    """Nothing that this process prints is shown."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


class Trial:
    """Sampled mutants against the tests that were collected."""

    def __init__(self, session: pytest.Session, wanted: dict[str, Any]) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.wanted = wanted
        self.seconds: dict[str, float] = {}
        self.tests: dict[str, list[str]] = collections.defaultdict(list)
        self.failing: set[str] = set()
        self.outcomes: collections.Counter[str] = collections.Counter()
        self.drawn_from = 0
        self.kept = Path(wanted["calls"]).with_suffix(".noticed")
        self.noticed = set(self.kept.read_text().split()) if self.kept.exists() else set()

    def run(self) -> None:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            self.look_at_calls()
            self.index_functions()
            self.try_mutants()
        except KeyboardInterrupt:
            print("stopped")
        tried = self.outcomes[NOTICED] + self.outcomes[SURVIVED]
        share = f"{100 * self.outcomes[NOTICED] / tried:.0f} %" if tried else "-"
        print(
            f"{self.wanted['part']}: {self.outcomes[NOTICED]} of {tried} noticed ({share}) by "
            f"{len(self.seconds)} tests; beside them {self.outcomes[NOT_CALLED]} in functions that these "
            f"tests do not call; drawn from {self.drawn_from} with seed {self.wanted['seed']}",
            flush=True,
        )

    # --- which tests call what -------------------------------------------------------------------------

    def look_at_calls(self) -> None:
        """Run every test once as it is, in a process of its own; what was kept is not run again."""
        kept = Path(self.wanted["calls"])
        self.read_calls(kept)
        left = [test for test in self.items if test not in self.seconds and test not in self.failing]
        while left:
            child = os.fork()
            if not child:
                be_quiet()
                self.write_calls(kept, left[:CALLS_AT_ONCE])
                os._exit(0)
            os.waitpid(child, 0)
            del left[:CALLS_AT_ONCE]
        self.read_calls(kept)
        for test in self.failing:
            print(f"fails without a mutant and is left out: {test}", flush=True)

    def read_calls(self, file: Path) -> None:
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            test, seconds, functions = json.loads(line)
            if seconds is None:
                self.failing.add(test)
            elif test in self.items and test not in self.seconds:
                self.seconds[test] = seconds
                for function in functions:
                    self.tests[function].append(test)

    def write_calls(self, file: Path, tests: list[str]) -> None:
        for test in tests:
            called.clear()
            begun = time.process_time()
            self.run_test(test)
            seconds = None if test in failed else time.process_time() - begun
            with file.open("a", encoding="utf-8") as written:
                written.write(json.dumps([test, seconds, sorted(called)]) + "\n")

    def run_test(self, test: str) -> None:
        item = self.items[test]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that call a function, the quickest first, as many as there is time for."""
        calling = self.tests.get(f"{mutant.file}:{mutant.function}") or self.tests.get(
            f"{mutant.file}:{mutant.outermost}", []
        )
        chosen, spent = [], 0.0
        for test in sorted(calling, key=lambda each: (self.seconds[each], each)):
            spent += self.seconds[test]
            if chosen and spent > self.wanted["limit"]:
                break
            chosen.append(test)
        return chosen

    # --- trying ----------------------------------------------------------------------------------------

    def index_functions(self) -> None:
        """Every function of the part by its place, and every cache that may hold what it made."""
        for file in files_of(self.wanted["files"]):
            name = ".".join(file.relative_to("src").with_suffix("").parts)
            importlib.import_module(name.removesuffix(".__init__"))
        self.functions: dict[tuple[str, int], list[FunctionType]] = collections.defaultdict(list)
        self.caches = []
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(PROGRAM):
                self.functions[each.__code__.co_filename, each.__code__.co_firstlineno].append(each)
            elif isinstance(each, functools._lru_cache_wrapper) and "interrex" in str(each.__module__):
                self.caches.append(each)

    def try_mutants(self) -> None:
        every = mutants_of(self.wanted["files"], self.wanted["at"])
        self.drawn_from = len(every)
        random.Random(self.wanted["seed"]).shuffle(every)
        until = time.monotonic() + 60 * self.wanted["minutes"]
        for mutant in every:
            tried = self.outcomes[NOTICED] + self.outcomes[SURVIVED]
            if tried >= self.wanted["mutants"] or time.monotonic() > until:
                break
            code = code_of(mutant)
            if code is None:
                continue
            outcome = self.outcome(mutant, code)
            self.outcomes[outcome] += 1
            if outcome != NOTICED or self.wanted["all"]:
                print(f"{outcome}: {mutant.shown()}", flush=True)

    def outcome(self, mutant: Mutant, code: CodeType) -> str:
        """What was noticed once is not tried again."""
        if mutant.digest() in self.noticed:
            return NOTICED
        outcome = self.try_mutant(mutant, code)
        if outcome == NOTICED:
            with self.kept.open("a", encoding="utf-8") as written:
                written.write(f"{mutant.digest()}\n")
        return outcome

    def try_mutant(self, mutant: Mutant, code: CodeType) -> str:
        chosen = self.tests_of(mutant)
        functions = self.functions.get((str(mutant.file.resolve()), mutant.outermost), [])
        if not chosen or not functions:
            return NOT_CALLED
        patience = PATIENCE + 3 * sum(self.seconds[each] for each in chosen)
        child = os.fork()
        if not child:
            resource.setrlimit(resource.RLIMIT_CPU, (int(patience), int(patience)))
            self.mutate(functions, code)
            for test in chosen:
                self.run_test(test)
                if failed:
                    os._exit(1)
            os._exit(0)
        until = time.monotonic() + STANDSTILL * patience
        while True:
            pid, status = os.waitpid(child, os.WNOHANG)
            if pid:
                return SURVIVED if status == 0 else NOTICED
            if time.monotonic() > until:
                os.kill(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return NOTICED  # it takes too long
            time.sleep(0.01)

    def mutate(self, functions: list[FunctionType], code: CodeType) -> None:
        be_quiet()
        for function in functions:
            function.__code__ = code
        for cache in self.caches:
            cache.cache_clear()
