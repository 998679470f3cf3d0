#!/usr/bin/env python
"""Mutation testing: small mistakes are made in the program, one at a time, and the tests must notice each.

    python scripts/mutate.py elekt --mutants 30 --seed 1
    python scripts/mutate.py engine match web --mutants 20 --minutes 30 --jobs 4
    python scripts/mutate.py vendetta --at rounds.py:124
    python scripts/mutate.py veto --like "rules_version" --mutants 60
    python scripts/mutate.py veto --bare

A mutant is one changed expression or one statement left out, drawn at random from the files of a part of the
program. The tests of that part are run once as they are, in a copy of the working tree, to see which
places each of them comes to and how conditions come out there. Then each mutant is tried in a process of its
own, in which the function has the changed code, with the tests to which that can make a difference, the
quickest first, up to the first failure. Survivors are shown
with the line as it was and as it became; some of them are equivalent to the original, and no test can notice
those. Functions that run only while the program is loaded are counted as not called. ``--bare`` tries nothing
and lists the places to which no test comes, and the mutants that make no difference to any test.

``--calls FOLDER`` keeps what tests call and which mutants were noticed: a run that was stopped goes on there,
and after new tests only the survivors are tried again. ``--jobs`` tries several mutants at once; which ones
are drawn does not depend on it.

Recorded playthroughs are left out: a mutant is to be noticed by a test or a scenario that says what is wrong.
Ctrl-C ends a run with the counts so far.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TREES = ("src", "tests", "docs", "examples", "benchmarks", "scripts")
GAMES = ("elekt", "vendetta", "masters", "veto")
LIMIT = 60  # seconds of tests for one mutant
OTHER_STORIES = "not (test_scenarios and (veto or masters or vendetta))"
LAWS = (
    "tests/test_undo.py", "tests/secrecy/test_log.py", "tests/test_refusals_law.py", "tests/test_law.py",
    "tests/test_order.py", "tests/test_lines.py",
)  # fmt: skip
NO_BROWSER = tuple(f"--ignore-glob=*{each}*" for each in ("browser", "axe", "firefox", "kill", "load"))


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the program: its files, and the tests that concern it."""

    files: tuple[str, ...]
    tests: tuple[str, ...]
    ready: str = ""  # a module whose ``load`` loads what takes time, once for all processes
    caches: str = "interrex"  # the modules whose caches may hold what the part has made


def _game(name: str) -> Part:
    others = " or ".join(each for each in GAMES if each != name)
    return Part(
        (f"src/interrex/games/{name}/**/*.py",),
        (
            f"tests/{name}", "tests/test_scenarios.py", "tests/test_every_seat.py",
            "tests/test_turned_stories.py", "tests/test_books.py", "tests/test_given.py",
            "tests/test_small_tables.py", "tests/test_verbs.py",
            "tests/test_lessons.py", "tests/test_saved.py", "tests/packs",
            "tests/research/test_encoding.py", "tests/research/test_facts.py",
            "tests/test_pool.py", "tests/web/test_asked_about.py",
            "tests/test_before.py", "tests/test_readings.py", "tests/test_scenario_format.py",
            "tests/test_views_beside.py", "tests/test_audits.py", "tests/test_nearly.py",
            "tests/test_printed.py", *LAWS,
            "-m", "not slow", "-k", f"not ({others})",
        ),
    )  # fmt: skip


PARTS = {
    **{name: _game(name) for name in GAMES},
    "engine": Part(
        ("src/interrex/engine/*.py",),
        (
            "tests/engine", "tests/test_every_seat.py", "tests/test_scenarios.py",
            "tests/elekt/test_packs.py",
            "tests/elekt/test_bad_scenarios.py", "tests/vendetta/test_bad_input.py", "tests/test_records.py",
            "tests/test_saved.py", "tests/test_verbs.py", "tests/research/test_encoding.py",
            "tests/research/test_looks.py", "tests/research/test_facts.py",
            "tests/research/test_forgetting.py", "tests/research/test_plays.py",
            "tests/test_playouts.py", "tests/packs",
            "tests/veto/test_secrets.py", "tests/test_scenario_format.py", "tests/web/test_asked_about.py",
            *LAWS, "-m", "not slow", "-k", OTHER_STORIES,
        ),
    ),
    "match": Part(
        ("src/interrex/match/*.py",),
        (
            "tests/match", "tests/test_scenario_format.py", "tests/test_session.py", "tests/test_records.py",
            "tests/test_saved.py", "tests/test_undo.py", "tests/test_lessons.py", "tests/test_every_seat.py",
            "tests/test_before.py", "tests/test_scenarios.py", "tests/web/test_clocks.py",
            "tests/web/test_proposals.py", "tests/web/test_consent.py", "tests/web/test_upgrade.py",
            "tests/veto/test_secrets.py", "tests/test_pool.py", "tests/test_pack_wording.py",
            "tests/packs/test_pages.py", "tests/packs/test_extending.py", "tests/veto/test_decks.py",
            "tests/analysis/test_puzzles.py", "-m", "not slow", "-k", OTHER_STORIES,
        ),
    ),
    "web": Part(
        ("src/interrex/web/**/*.py",),
        (
            "tests/web", "tests/secrecy/test_comparing.py", "tests/analysis/test_puzzles.py",
            "tests/packs/test_in_form.py", "tests/packs/test_trying_masters.py", "tests/test_session.py",
            "tests/test_before.py", "tests/fifth/test_bare_game.py", "tests/bots/test_fair_share.py",
            "-m", "not slow", *NO_BROWSER,
        ),
        "tests.web.ready", "interrex.web",
    ),
}  # fmt: skip


def try_part(name: str, wanted: argparse.Namespace, folder: Path) -> bool:
    """Sampled mutants of one part, in a copy of the working tree; False if whoever runs it has stopped it."""
    part = PARTS[name]
    tree = (folder / name).resolve()
    copy_tree(tree)
    calls = (wanted.calls or folder).resolve() / f"{name}.places"
    calls.parent.mkdir(parents=True, exist_ok=True)
    passed = {
        key: getattr(wanted, key) for key in ("mutants", "seed", "limit", "jobs", "at", "like", "all", "bare")
    }
    passed["until"] = time.time() + 60 * wanted.minutes
    passed |= {"part": name, "files": part.files, "calls": str(calls)}
    passed |= {"ready": part.ready, "caches": part.caches}
    command = [sys.executable, "-m", "pytest", "-q", "-s", "-n", "0", "-p", "no:cacheprovider"]
    command += ["-p", "mutation.forking", *part.tests]
    paths = [*(str(tree / each) for each in ("src", "", "scripts")), os.environ.get("PYTHONPATH", "")]
    environment = {"PYTHONPATH": os.pathsep.join(paths), "INTERREX_MUTATE": json.dumps(passed)}
    environment |= {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "PYTHONDONTWRITEBYTECODE": "1"}
    environment |= {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}  # a core for each process
    running, stopped = subprocess.Popen(command, cwd=tree, env=environment), []

    def stop(number: int, frame: object) -> None:
        stopped.append(number)
        if number == signal.SIGTERM:  # else it was told as well, and says how far it came
            running.terminate()

    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, stop)
    running.wait()
    return not stopped


def copy_tree(folder: Path) -> None:
    folder.mkdir(parents=True)
    for tree in TREES:
        shutil.copytree(ROOT / tree, folder / tree, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file in ROOT.iterdir():
        if file.is_file() and not file.name.startswith("."):
            shutil.copy(file, folder / file.name)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="+", choices=(*PARTS, "all"))
    parser.add_argument("--mutants", type=int, default=20, help="of each part")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="for each part; then no mutant begins")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds of tests for one mutant")
    parser.add_argument("--jobs", type=int, default=1, help="processes at once")
    parser.add_argument("--at", default="", help="FILE or FILE:LINE, every mutant there")
    parser.add_argument("--like", default="", help="only mutants of lines that have this text")
    parser.add_argument("--all", action="store_true", help="show also what was noticed")
    parser.add_argument("--bare", action="store_true", help="list the places to which no test comes")
    parser.add_argument("--calls", type=Path, help="folder that keeps what tests call and what was noticed")
    wanted = parser.parse_args()
    if wanted.at:
        wanted.mutants = 10_000
    with tempfile.TemporaryDirectory() as folder:
        for name in PARTS if "all" in wanted.parts else wanted.parts:
            if not try_part(name, wanted, Path(folder)):
                return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
