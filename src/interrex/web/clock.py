"""The time at this server. It is the machine's when the server starts, and then only goes on: a clock that is
set, forwards or backwards, takes no time from anybody and gives none."""

from __future__ import annotations

import time
from typing import Final

_started: Final = time.time()
_since: Final = time.monotonic()


def steady() -> float:
    """Seconds since 1970."""
    return _started + time.monotonic() - _since
