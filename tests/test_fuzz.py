"""A short run of the fuzzer; the long one is ``python -m tests.fuzz --minutes 60``."""

from __future__ import annotations

import asyncio
import math

from tests.fuzz.running import Counts, fuzz_files, fuzz_requests

FILES = 40  # of each sort
REQUESTS = 300


def found(counts: Counts) -> str:
    return "\n".join(f"{what}\n{inputs[0][:500]}" for what, inputs in counts.findings.items())


def test_spoiled_files_are_refused_or_good() -> None:
    every: dict[str, Counts] = {}
    fuzz_files(every, math.inf, 1, FILES)
    for target, counts in every.items():
        assert not counts.findings, f"{target}: {found(counts)}"
        assert counts.refused > counts.cases // 4, f"{target}: hardly anything is spoiled: {counts}"


def test_requests_are_answered() -> None:
    counts = Counts()
    asyncio.run(fuzz_requests(counts, math.inf, 1, REQUESTS))
    assert not counts.findings, found(counts)
    assert counts.refused
    assert counts.taken
