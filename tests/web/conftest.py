"""A house and a browser that are open while the tests of a file run."""

from __future__ import annotations

import os
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import Open, opened
from tests.web.serving import CHROMIUM, FLAGS


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
            executable_path=CHROMIUM, args=FLAGS, env={**os.environ, "HOME": home}
        )
        yield found
        found.close()
