"""A house that is open while the tests of a file run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import Open, opened


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with opened() as found:
        yield found
