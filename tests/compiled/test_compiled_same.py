"""The same seed and choices give the same fingerprints, compiled and plain."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from interrex import compiled

BUILT = compiled.find((compiled.FULL, compiled.QUICK)) if compiled.IS_CHECKOUT else None


def fingerprints(wish: str) -> list[str]:
    environment = {**os.environ, compiled.WISH: wish, "PYTHONPATH": str(compiled.PACKAGE.parent)}
    done = subprocess.run(
        [sys.executable, "-m", "tests.compiled.fingerprints"], cwd=compiled.ROOT, env=environment,
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.skipif(BUILT is None, reason="the engine is not compiled; ./check does that at its end")
def test_compiled_and_plain_play_the_same() -> None:
    how, *ours = fingerprints("yes")
    assert how == "compiled"
    how, *theirs = fingerprints("no")
    assert how == "plain"
    assert len(theirs) > 10
    assert ours == theirs


def test_the_tests_run_on_what_they_say() -> None:
    """INTERREX_COMPILED=yes runs them on the compiled engine, and nothing else does."""
    import interrex.engine.table

    assert compiled.is_compiled(interrex.engine.table) == (compiled.wish() == "yes")
    assert compiled.running() == (compiled.wish() == "yes")
