"""A house and a browser that are open while the tests of a file run; what is dealt in each test.

The deals of a test and the luck of its bots follow from its name, so that what fails fails again;
``INTERREX_DEALS=2`` (any word) deals others. A failure shows the records of the tables that were played at.
"""

from __future__ import annotations

import os
import random
import secrets
import tempfile
import warnings
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from interrex.match.record import to_text
from interrex.web.tables.live import Live
from tests.web.browsing import PATIENCE
from tests.web.house import Open, opened
from tests.web.serving import CHROMIUM, FLAGS

DEALS = os.environ.get("INTERREX_DEALS", "1")
KNOWN = pytest.StashKey[set[str]]()  # the tables that there were before a test


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards every time, and bots with the same luck."""
    luck = random.Random(f"{request.node.nodeid} {DEALS}")
    monkeypatch.setattr(secrets, "randbits", luck.getrandbits)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    item.stash[KNOWN] = set(tables(item))
    return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Of a test that fails the tables are shown, so that it can be looked at again."""
    report = yield
    if report.when == "call" and report.failed:
        for name, live in tables(item).items():
            if name not in item.stash[KNOWN]:
                report.sections.append((f"table {name}, INTERREX_DEALS={DEALS}", to_text(live.record())))
    return report


def tables(item: pytest.Item) -> dict[str, Live]:
    """The tables of the houses that a test is in."""
    given = getattr(item, "funcargs", {}).values()
    houses = [each for found in given for each in (found if isinstance(found, tuple) else (found,))]
    return {
        name: live for each in houses if isinstance(each, Open) for name, live in dict(each.hall.live).items()
    }


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with opened() as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; where there is none the tests are skipped, and the summary says so."""
    if not Path(CHROMIUM).exists():
        said = f"NO BROWSER at {CHROMIUM}: the web table is NOT tested in a browser. apt-get install chromium"
        warnings.warn(said, stacklevel=1)
        pytest.skip(said)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as home:
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, env={**os.environ, "HOME": home}, timeout=5 * PATIENCE
        )
        yield found
        found.close()
