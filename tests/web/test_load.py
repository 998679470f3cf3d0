"""The benchmark of many tables plays for real: what it looks for in pages is what the pages have."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("streams", [[], ["--api"]], ids=["pages", "api"])
def test_people_move(streams: list[str]) -> None:
    # twelve moves are due; a machine that is very busy may be late with most of them
    command = [sys.executable, "-m", "benchmarks.load", "--tables", "2", "--warm-up", "0.5", "--seconds", "6"]
    done = subprocess.run([*command, *streams], cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    moved = re.search(r"^moves (\d+) .* refused (\d+), ", done.stdout, re.M)
    assert moved is not None, done.stdout
    assert int(moved[1]) >= 2, done.stdout
    assert moved[2] == "0", done.stdout
