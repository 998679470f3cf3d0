"""What is told of a change of the lead: a line that everybody has read, and that names who leads."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from interrex.engine.questions import LogLine
from interrex.match.lead import _what

EARLIER = LogLine("won", (0,), "X-1", 0b1111)
OF_A = LogLine("won", (0,), "X-2", 0b1111)
OF_B = LogLine("won", (1,), "X-3", 0b1111)
SECRET_OF_B = LogLine("won", (1,), "X-4", 0b0111)  # all who play have read it, and not whoever watches
WATCHED = LogLine("pause", (), "X-5", 0b1000)
SPEC: Any = SimpleNamespace(log_args={"won": "seat"}, cooperative=False)


@pytest.mark.parametrize(
    ("told", "leaders", "found"),
    [
        ((OF_A, OF_B), (0,), OF_A),
        ((OF_A, OF_B), (1,), OF_B),
        ((OF_B, SECRET_OF_B), (1,), OF_B),
        ((OF_A, SECRET_OF_B), (1,), OF_A),
        ((OF_A, WATCHED), (1,), WATCHED),
        ((OF_B, OF_A, OF_B), (0, 1), OF_B),
        ((SECRET_OF_B,), (1,), None),
        ((), (0,), None),
    ],
)
def test_the_last_line_for_all_that_names_who_leads(
    told: tuple[LogLine, ...], leaders: tuple[int, ...], found: LogLine | None
) -> None:
    game: Any = SimpleNamespace(seats=3, told=[EARLIER, *told])
    assert _what(game, SPEC, 1, leaders, (0, 0, 0)) == found
