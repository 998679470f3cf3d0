"""The tests run on the sources, whatever was built; INTERREX_COMPILED=yes runs them on what is compiled.

And no test leaves anything behind by which another would go differently (``tests/left_behind.py``).
"""

import os
import threading
from collections.abc import Iterator

import pytest

os.environ.setdefault("INTERREX_COMPILED", "no")

from tests import left_behind


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    before = left_behind.shared()
    yield
    left = left_behind.changed(before, left_behind.shared())
    assert not left, f"this test leaves behind: {left}"


@pytest.fixture(autouse=True, scope="module")
def nothing_is_left_behind_by_a_file() -> Iterator[None]:
    before, threads = left_behind.program(), set(threading.enumerate())
    yield
    left = left_behind.changes_of_program(before) + left_behind.threads_since(threads)
    assert not left, f"this file leaves behind: {left}"
