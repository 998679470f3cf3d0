"""The tests run on the sources, whatever was built; INTERREX_COMPILED=yes runs them on what is compiled.

And no test leaves anything behind by which another would go differently (``tests/left_behind.py``). Games are
loaded first, as the program loads them: verbs of cards are in the order in which their files are loaded, and
random cards and the pages about them in the order of the verbs, whichever test is run alone.
"""

import gc
import os
import threading
from collections.abc import Iterator

import hypothesis
import pytest

os.environ.setdefault("INTERREX_COMPILED", "no")

from interrex.games import OWN, house_pack
from tests import left_behind

for _name in OWN:
    house_pack(_name)

# A busy machine is slow, not broken; and what is tried follows from the test alone, so that what fails fails
# again. INTERREX_DEALS=2 (any word) tries something else every time.
hypothesis.settings.register_profile(
    "patient",
    deadline=None,
    derandomize="INTERREX_DEALS" not in os.environ,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("patient")


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: no search for garbage looks at it again."""
    gc.collect()
    gc.freeze()


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
