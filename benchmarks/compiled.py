"""The compiled engine for benchmarks: the one that people run, and the benchmark games compiled with it.

Run on a tree of its own: nothing is imported from the package that happens to be installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCES: Final = ROOT / "src"
WISH: Final = "INTERREX_COMPILED"


def build() -> tuple[Path, str]:
    """The folder to import from, and what comes from there: "compiled", or why it is "plain"."""
    return SOURCES, build_games()[1]


def build_games() -> tuple[Path, str]:
    """The folder to import the benchmark games from, and what it holds: "compiled", or why it is "plain"."""
    print("compiling engine and games, unless that is done (a few minutes) …", flush=True)
    environment = {**os.environ, "PYTHONPATH": str(SOURCES), WISH: "no"}
    command = [sys.executable, "-m", "interrex.compiling"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        last = (done.stdout + done.stderr).strip().splitlines()[-1:]
        return ROOT / "benchmarks", f"plain ({''.join(last).removeprefix('not compiled: ')})"
    return Path(done.stdout.strip().splitlines()[-1]), "compiled"
