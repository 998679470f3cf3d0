"""The example game and the example bot, plugged in."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fifth.plugging import PATIENT, REGALIA, plug_in


@pytest.fixture(scope="session")
def plugged(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The folders by which Python finds both."""
    site = tmp_path_factory.mktemp("site")
    return [*plug_in(REGALIA, site), *plug_in(PATIENT, site)]
