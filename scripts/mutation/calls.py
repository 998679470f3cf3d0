"""A plugin for pytest: which functions of the program each test calls, and only some tests in a wanted order.

``INTERREX_CALLS=FILE`` writes down for each test how long it took and what it called; ``INTERREX_ONLY=FILE``
runs the tests named there, line by line, in that order.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Generator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

PROGRAM = f"{Path.cwd() / 'src' / 'interrex'}{os.sep}"
CALLS = os.environ.get("INTERREX_CALLS", "")
ONLY = os.environ.get("INTERREX_ONLY", "")

called: set[CodeType] = set()
found: dict[str, tuple[float, list[str]]] = {}


def look(frame: FrameType, event: str, arg: Any) -> None:
    """Called for each function that begins; its lines are not followed."""
    called.add(frame.f_code)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None]:
    if not CALLS:
        yield
        return
    called.clear()
    begun = time.monotonic()
    threading.settrace(look)
    sys.settrace(look)
    yield
    sys.settrace(None)
    threading.settrace(None)  # type: ignore[arg-type]
    names = [
        f"{code.co_filename.removeprefix(PROGRAM)}:{code.co_firstlineno}"
        for code in called
        if code.co_filename.startswith(PROGRAM)
    ]
    found[item.nodeid] = (time.monotonic() - begun, sorted(set(names)))


def pytest_sessionfinish() -> None:
    if CALLS:
        Path(CALLS).write_text(json.dumps(found), encoding="utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if ONLY:
        wanted = Path(ONLY).read_text(encoding="utf-8").split("\n")
        order = {name: at for at, name in enumerate(wanted)}
        items[:] = sorted((each for each in items if each.nodeid in order), key=lambda each: order[each.nodeid])
