"""A plugin for pytest that tries mutants: one process for each, in which one function has other code.

Collecting and importing is done once; the files of the part are loaded so that functions note where they are
come to, and how conditions came out (``noting``). First every test is run, and it is seen what it comes to.
Then each mutant gets a process in which the changed code is put into the function, and which runs the tests
to which it makes a difference, the quickest first, until one fails. Where no test comes, or none to which it
makes a difference, a mutant survives without being tried. As many processes as were wanted work side by side.
What was wanted comes in the environment, as JSON in ``INTERREX_MUTATE``.
"""

from __future__ import annotations

import collections
import contextlib
import functools
import gc
import importlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from mutation.mutants import Mutant, code_of, files_of, mutants_of
from mutation.noting import called, note_what_is_loaded
from mutation.workers import fork_workers

ROOT = f"{Path.cwd()}{os.sep}"
PROGRAM = f"{ROOT}src{os.sep}interrex{os.sep}"
WANTED = json.loads(os.environ["INTERREX_MUTATE"])
PART = {str(file.resolve()) for file in files_of(WANTED["files"])}
ENCODINGS = f"{os.sep}research{os.sep}"  # that are made once for each game
CALLS_AT_ONCE = 100  # tests that one process looks at, if it is the only one
FEWER_AT_ONCE = 10  # if others work beside it
NOTICED, SURVIVED, NOT_CALLED = "noticed", "survived", "not called by these tests"
PATIENCE = 5  # seconds of the processor that a test of a mutant may take beside three times the usual
WAITED = 40  # seconds by the clock that it may take beside ten times the usual
LONG = 0.5  # seconds of one test
BY_TIME = {
    signal.SIGXCPU: "computed without an end", signal.SIGALRM: "waited without an end",
    signal.SIGKILL: "stood still",
}  # fmt: skip
TRUSTED = 12  # tests that have noticed most are asked first
STANDSTILL = 15  # times as long by the clock: nothing is computed and nothing ends
failed: list[str] = []
note_what_is_loaded(PART, ROOT)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed:
        failed.append(report.nodeid)


def pytest_collection_finish(session: pytest.Session) -> None:
    """What tests leave behind is not looked for: in a process of its own it concerns nobody."""
    left_behind = importlib.import_module("tests.left_behind")
    for each in ("shared", "program"):
        setattr(left_behind, each, dict)


def pytest_runtestloop(session: pytest.Session) -> bool:
    Trial(session, WANTED).run()
    return True


def be_quiet() -> None:
    """Nothing that this process prints is shown; whoever ends it ends it at once."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def add_line(file: Path, line: str) -> None:
    """In one piece, whoever else adds lines now."""
    written = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    os.write(written, f"{line}\n".encode())
    os.close(written)


def spent_seconds() -> float:
    """Of the processor, by this process and by those that it has waited for."""
    return sum(os.times()[:4])


def own_folder() -> Path:
    """For what one process writes in passing; a database that is begun for another user finds the way."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o711)
    return folder


@dataclass(slots=True)
class Beside:
    """A process that works beside others, with a folder of its own for what it writes in passing.

    It leads a group of processes, so that nobody but us ends it, and with it all that it has begun.
    """

    pid: int
    folder: Path
    ended: Callable[[int], None]  # hears the status
    until: float
    tries: str = ""  # a mutant, as it is shown

    def has_ended(self) -> bool:
        """It has, and what was to be done then is done; one that stands still is ended here."""
        pid, status = os.waitpid(self.pid, os.WNOHANG)
        if pid:
            self.ended(status)
            self.clear_away()
        elif time.monotonic() > self.until:
            os.kill(self.pid, signal.SIGKILL)
        return bool(pid)

    def clear_away(self) -> None:
        with contextlib.suppress(ProcessLookupError):  # nobody is left
            os.killpg(self.pid, signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)


@dataclass(slots=True)
class Processes:
    """Those that work now: so many at once."""

    at_once: int
    running: list[Beside] = field(default_factory=list)

    def begin(
        self,
        work: Callable[[], int],
        ended: Callable[[int], None],
        folder: Path,
        seconds: float,
        tries: str = "",
    ) -> None:
        """A process for that work, as soon as there is room for it."""
        self.wait(fewer_than=self.at_once)
        pid = os.fork()
        if not pid:
            status = 1
            try:
                os.setpgid(0, 0)
                be_quiet()
                tempfile.tempdir = os.environ["TMPDIR"] = str(folder)
                status = work()
            finally:
                os._exit(status)
        self.running.append(Beside(pid, folder, ended, time.monotonic() + seconds, tries))

    def wait(self, fewer_than: int = 1) -> None:
        """Until fewer work."""
        while len(self.running) >= fewer_than:
            self.running = [each for each in self.running if not each.has_ended()]
            if len(self.running) >= fewer_than:
                time.sleep(0.01)

    def end(self) -> None:
        """Whoever is not done is not waited for."""
        for each in self.running:
            os.kill(each.pid, signal.SIGKILL)
            os.waitpid(each.pid, 0)
            each.clear_away()
            if each.tries:
                print(f"not tried to the end: {each.tries}")
        self.running = []


class Trial:
    """Sampled mutants against the tests that were collected."""

    def __init__(self, session: pytest.Session, wanted: dict[str, Any]) -> None:
        self.items = {item.nodeid: item for item in session.items}
        self.wanted = wanted
        self.seconds: dict[str, float] = {}
        self.waited: dict[str, float] = {}  # by the clock
        self.tests: dict[str, list[str]] = collections.defaultdict(list)
        self.failing: set[str] = set()
        self.outcomes: collections.Counter[str] = collections.Counter()
        self.drawn_from = 0
        self.processes = Processes(wanted.get("jobs", 1))
        self.kept = Path(wanted["calls"]).with_suffix(".noticed")
        self.noticed: set[str] = set()
        self.noticed_by: collections.Counter[str] = collections.Counter()
        for line in self.kept.read_text(encoding="utf-8").splitlines() if self.kept.exists() else ():
            digest, _, test = line.partition(" ")
            self.noticed.add(digest)
            if test:  # earlier lines name none
                self.noticed_by[test] += 1

    def run(self) -> None:
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        try:
            if self.wanted["ready"]:
                importlib.import_module(self.wanted["ready"]).load()
            self.index_functions()
            gc.collect()
            gc.freeze()  # so that processes share what is never thrown away
            self.look_at_calls()
            if self.wanted["bare"]:
                self.list_bare_places()
                return
            self.try_mutants()
        except KeyboardInterrupt:
            print("stopped")
        finally:
            self.processes.end()
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
        """Run every test once as it is, some in each process; what was kept is not run again."""
        kept = Path(self.wanted["calls"])
        self.read_calls(kept)
        left = [test for test in self.items if test not in self.seconds and test not in self.failing]
        at_once = CALLS_AT_ONCE if self.processes.at_once == 1 else FEWER_AT_ONCE
        while left:
            folder, tests = own_folder(), left[:at_once]
            work = functools.partial(self.write_calls, kept, tests, folder / "noted")
            self.processes.begin(work, lambda status: None, folder, float("inf"))
            del left[:at_once]
        self.processes.wait()
        self.read_calls(kept)
        for test in self.failing:
            print(f"fails without a mutant and is left out: {test}", flush=True)

    def read_calls(self, file: Path) -> None:
        for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
            test, seconds, waited, functions = json.loads(line)
            if seconds is None:
                self.failing.add(test)
            elif test in self.items and test not in self.seconds:
                self.seconds[test], self.waited[test] = seconds, waited
                for function in functions:
                    self.tests[function].append(test)

    def write_calls(self, file: Path, tests: list[str], noted: Path) -> int:
        """Note for each test what it comes to, and nothing is remembered from the tests before.

        Workers note theirs in a file.
        """
        fork_workers(noted)
        own = [cache for cache, file, _ in self.caches if file in PART or ENCODINGS in file]
        for test in tests:
            for cache in own:
                cache.cache_clear()
            called.clear()
            noted.write_text("", encoding="utf-8")
            spent, begun = spent_seconds(), time.monotonic()
            self.run_test(test)
            seconds = None if test in failed else spent_seconds() - spent
            waited = time.monotonic() - begun
            called.update(noted.read_text(encoding="utf-8").splitlines())
            add_line(file, json.dumps([test, seconds, waited, sorted(called)]))
        return 0

    def run_test(self, test: str) -> None:
        item = self.items[test]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that come to where a mutant makes a difference, as many as there is time for.

        First those that have noticed most, and the quickest of each file, because files look at different
        things, unless it takes long; then all others.
        """
        calling = self.tests.get(mutant.differs, [])
        files: set[str] = set()
        trusted = {test for test, _ in self.noticed_by.most_common(TRUSTED)}
        order = []
        for test in sorted(calling, key=lambda each: (self.seconds[each], each)):
            file = test.partition("::")[0]
            late = (file in files and test not in trusted) or self.seconds[test] > LONG
            order.append((late, self.seconds[test], test))
            files.add(file)
        chosen: list[str] = []
        spent = 0.0
        for _, seconds, test in sorted(order):
            spent += seconds
            if chosen and spent > self.wanted["limit"]:
                break
            chosen.append(test)
        return chosen

    def list_bare_places(self) -> None:
        """Every block to which no test comes, with the mutants in it: all of them would survive.

        Then the mutants that no test can notice, since none comes to where they make a difference.
        """
        every = mutants_of(self.wanted["files"], self.wanted["at"], self.wanted["like"])
        bare = [each for each in every if each.place not in self.tests]
        same = [each for each in every if each.place in self.tests and each.differs not in self.tests]
        for mutant in same:
            print(f"makes no difference: {mutant.shown()}")
        for (file, block), count in collections.Counter((each.file, each.block) for each in bare).items():
            line = file.read_text(encoding="utf-8").split("\n")[block - 1].strip()
            print(f"{file}:{block} ({count}) {line}")
        print(
            f"{self.wanted['part']}: {len(bare)} of {len(every)} mutants stand where no test comes; "
            f"{len(same)} more make no difference to any test",
            flush=True,
        )

    # --- trying ----------------------------------------------------------------------------------------

    def index_functions(self) -> None:
        """Every function of the part by its place, and every cache that may hold what it made."""
        for file in files_of(self.wanted["files"]):
            name = ".".join(file.relative_to("src").with_suffix("").parts)
            importlib.import_module(name.removesuffix(".__init__"))
        self.functions: dict[tuple[str, int], list[FunctionType]] = collections.defaultdict(list)
        self.caches: list[tuple[Any, str, bool]] = []  # each with its file, and whether that uses the part
        gc.unfreeze()  # what the tests keep from the search for garbage is to be found here
        for each in gc.get_objects():
            if isinstance(each, FunctionType) and each.__code__.co_filename.startswith(PROGRAM):
                self.functions[each.__code__.co_filename, each.__code__.co_firstlineno].append(each)
            elif isinstance(each, functools._lru_cache_wrapper) and self.may_hold(str(each.__module__)):
                file = str(sys.modules[each.__module__].__file__)
                self.caches.append((each, file, self.uses_part(file)))

    def uses_part(self, file: str) -> bool:
        """A file imports something of the part: else it holds nothing that other files of it have made."""
        return f"from {self.wanted['caches']}" in Path(file).read_text(encoding="utf-8")

    def may_hold(self, module: str) -> bool:
        """A cache of that module may hold what the part has made; what others made stays for all."""
        return module.startswith(self.wanted["caches"])

    def try_mutants(self) -> None:
        every = mutants_of(self.wanted["files"], self.wanted["at"], self.wanted["like"])
        self.drawn_from = len(every)
        random.Random(self.wanted["seed"]).shuffle(every)
        for mutant in every:
            tried = self.outcomes[NOTICED] + self.outcomes[SURVIVED] + len(self.processes.running)
            if tried >= self.wanted["mutants"] or time.time() > self.wanted["until"]:
                break
            code = code_of(mutant)
            if code is not None:
                self.try_mutant(mutant, code)
        self.processes.wait()

    def try_mutant(self, mutant: Mutant, code: CodeType) -> None:
        """What was noticed once is not tried again."""
        functions = self.functions.get((str(mutant.file.resolve()), mutant.outermost), [])
        if mutant.digest() in self.noticed:
            self.came_out(mutant, NOTICED)
        elif not functions or mutant.outermost_place not in self.tests:
            self.came_out(mutant, NOT_CALLED)
        elif chosen := self.tests_of(mutant):
            folder = own_folder()
            begun = folder / "begun"  # the test that is run
            begun.write_text("", encoding="utf-8")
            seconds = STANDSTILL * (PATIENCE + 3 * sum(self.seconds[each] for each in chosen))
            work = functools.partial(self.notices, functions, code, chosen, folder)
            ended = functools.partial(self.was_tried, mutant, begun)
            self.processes.begin(work, ended, folder, seconds, mutant.shown())
        else:
            self.came_out(mutant, SURVIVED)

    def was_tried(self, mutant: Mutant, begun: Path, status: int) -> None:
        """The first test that failed, or took too long, is the one that was begun last."""
        if status == 0:
            self.came_out(mutant, SURVIVED)
            return
        test = begun.read_text(encoding="utf-8") or "no test at all"
        if os.WIFSIGNALED(status):
            why = BY_TIME.get(os.WTERMSIG(status), signal.strsignal(os.WTERMSIG(status)))
            print(f"{why}, in {test}: {mutant.shown()}", flush=True)
        self.noticed_by[test] += 1
        add_line(self.kept, f"{mutant.digest()} {test}")
        self.came_out(mutant, NOTICED)

    def came_out(self, mutant: Mutant, outcome: str) -> None:
        self.outcomes[outcome] += 1
        if outcome != NOTICED or self.wanted["all"]:
            print(f"{outcome}: {mutant.shown()}", flush=True)

    def notices(self, functions: list[FunctionType], code: CodeType, chosen: list[str], folder: Path) -> int:
        """Whether one of these tests fails where functions have that code; none is run after it."""
        fork_workers(folder / "noted")
        self.mutate(functions, code)
        for test in chosen:
            (folder / "begun").write_text(test, encoding="utf-8")
            patience = int(time.process_time() + PATIENCE + 3 * self.seconds[test]) + 1
            resource.setrlimit(resource.RLIMIT_CPU, (patience, resource.RLIM_INFINITY))
            signal.setitimer(signal.ITIMER_REAL, WAITED + 10 * self.waited[test])
            self.run_test(test)
            if failed:
                return 1
        return 0

    def mutate(self, functions: list[FunctionType], code: CodeType) -> None:
        for function in functions:
            function.__code__ = code
        for cache, file, uses_part in self.caches:
            if uses_part or file == code.co_filename:
                cache.cache_clear()
