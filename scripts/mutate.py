#!/usr/bin/env python
"""Mutation testing: small mistakes are made in the program, one at a time, and the tests must notice each.

    python scripts/mutate.py elekt --mutants 30 --seed 1
    python scripts/mutate.py engine match web --mutants 20 --minutes 30
    python scripts/mutate.py vendetta --at rounds.py:124

A mutant is one changed expression or one statement left out, drawn at random from the files of a part of the
program. The tests of that part are run once as they are, in a copy of the working tree, to see which functions
each of them calls; then a mutant is tried with the tests that call its function, the quickest first, up to the
first failure. Survivors are shown with the line as it was and as it became; some of them are equivalent to
the original, and no test can notice those.

Recorded playthroughs are left out: a mutant is to be noticed by a test or a scenario that says what is wrong.
Ctrl-C ends a run with the counts so far.
"""

from __future__ import annotations

import argparse
import collections
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from mutation.bench import NOTICED, SURVIVED, UNTRIED, Bench
from mutation.mutants import compiles, mutants_of

GAMES = ("elekt", "vendetta", "masters", "veto")
LIMIT = 60  # seconds of tests for one mutant
LAWS = ("tests/test_undo.py", "tests/secrecy/test_log.py", "tests/test_refusals_law.py")
RULES = ("tests/test_every_seat.py", "tests/test_readings.py", "tests/test_verbs.py", "tests/test_lessons.py")
NO_SERVER = ("--ignore-glob=*browser*", "--ignore-glob=*postgres*", "--ignore-glob=*kill*")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the program: its files, and the tests that concern it."""

    files: tuple[str, ...]
    tests: tuple[tuple[str, ...], ...]


def _game(name: str) -> Part:
    return Part(
        (f"src/interrex/games/{name}/**/*.py",),
        (
            ("tests/test_scenarios.py", "-k", f"test_scenario and {name}"),
            (f"tests/{name}", "tests/test_every_seat.py", "-m", "not slow"),
            (*LAWS, *RULES[1:], "-m", "not slow", "-k", name),
        ),
    )


PARTS = {
    **{name: _game(name) for name in GAMES},
    "engine": Part(
        ("src/interrex/engine/*.py",),
        (
            ("tests/engine", "tests/test_every_seat.py", "tests/test_rulebook.py", "-m", "not slow"),
            ("tests/test_scenarios.py", "-k", "test_scenario and (elekt or veto)"),
            (*LAWS, "-k", "elekt or vendetta"),
            ("tests/elekt/test_packs.py", "tests/elekt/test_bad_scenarios.py", "tests/vendetta/test_bad_input.py"),
        ),
    ),
    "match": Part(
        ("src/interrex/match/*.py",),
        (
            ("tests/test_scenario_format.py", "tests/test_session.py", "tests/test_records.py"),
            ("tests/test_saved.py", "tests/test_undo.py", "tests/test_lessons.py", "tests/test_every_seat.py"),
            ("tests/test_before.py", "tests/test_scenarios.py", "tests/web/test_clocks.py", "-k", "not (veto or masters)"),
            ("tests/web/test_upgrade.py", "tests/web/test_proposals.py", "tests/web/test_consent.py"),
        ),
    ),
    "web": Part(
        ("src/interrex/web/**/*.py",),
        (
            ("tests/web", "-m", "not slow", *NO_SERVER),
            ("tests/secrecy/test_comparing.py", "tests/test_before.py", "-k", "elekt or web or table"),
        ),
    ),
}  # fmt: skip


def try_part(name: str, wanted: argparse.Namespace, folder: Path) -> collections.Counter[str]:
    """Sampled mutants of one part: how many were noticed."""
    part = PARTS[name]
    every = mutants_of(part.files, wanted.at)
    random.Random(wanted.seed).shuffle(every)
    bench = Bench(folder / name)
    calls = bench.calls(part.tests, (wanted.calls or folder / "calls") / name, 20 * 60)
    outcomes: collections.Counter[str] = collections.Counter()
    until = time.monotonic() + 60 * wanted.minutes
    try:
        for mutant in every:
            if outcomes.total() >= wanted.mutants or time.monotonic() > until:
                break
            if not compiles(mutant):
                continue
            outcome = bench.outcome(mutant, calls, wanted.limit)
            outcomes[outcome] += 1
            if outcome != NOTICED or wanted.all:
                print(f"{outcome}: {mutant.shown()}", flush=True)
    except KeyboardInterrupt:
        print("stopped")
    tried = outcomes.total()
    share = f"{100 * outcomes[NOTICED] / tried:.0f} %" if tried else "-"
    print(
        f"{name}: {outcomes[NOTICED]} of {tried} noticed ({share}), {outcomes[SURVIVED]} survived, "
        f"{outcomes[UNTRIED]} that no test calls; drawn from {len(every)} with seed {wanted.seed}",
        flush=True,
    )
    return outcomes


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="+", choices=(*PARTS, "all"))
    parser.add_argument("--mutants", type=int, default=20, help="of each part")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=24 * 60, help="for each part")
    parser.add_argument("--limit", type=float, default=LIMIT, help="seconds of tests for one mutant")
    parser.add_argument("--at", default="", help="FILE or FILE:LINE, every mutant there")
    parser.add_argument("--all", action="store_true", help="show also what was noticed")
    parser.add_argument("--calls", type=Path, help="folder that keeps what tests call, for the same tree")
    wanted = parser.parse_args()
    if wanted.at:
        wanted.mutants = 10_000
    outcomes: collections.Counter[str] = collections.Counter()
    with tempfile.TemporaryDirectory() as folder:
        for name in PARTS if "all" in wanted.parts else wanted.parts:
            outcomes += try_part(name, wanted, Path(folder))
    print(f"{outcomes[NOTICED]} of {outcomes.total()} noticed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
