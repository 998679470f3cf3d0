"""A word to the compiler: from which of the engine's classes a game in plain Python may derive its own.

Compiled classes are closed to plain Python unless they say otherwise; a game that is plugged in derives from
``Table`` and ``View``. This module itself is never compiled: there the word means nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        """Leave the class as it is."""
        return lambda decorated: decorated
