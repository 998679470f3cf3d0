"""A run of the fuzzer: cases until the time is up, counts, and every finding with what led to it."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import logging
import random
import signal
import time
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from interrex.engine.errors import InterrexError
from tests.asgi import opened
from tests.fuzz.requests import Requests
from tests.fuzz.targets import TARGETS

LIMIT = 5.0  # seconds of the processor that one case may take
KEPT = 20  # findings whose input is kept, of each sort


class TooSlow(BaseException):
    """A case takes longer than it may; no ``except Exception`` swallows it."""


@dataclass(slots=True)
class Counts:
    """What came of the cases of one target."""

    cases: int = 0
    refused: int = 0
    taken: int = 0
    findings: dict[str, list[str]] = field(default_factory=lambda: collections.defaultdict(list))

    def found(self, what: str, input_text: str) -> None:
        self.findings[what].append(input_text)

    def __str__(self) -> str:
        found = sum(len(each) for each in self.findings.values())
        return (
            f"{self.cases} cases: {self.refused} refused, {self.taken} taken, {found} findings of "
            f"{len(self.findings)} sorts"
        )


@contextlib.contextmanager
def limited() -> Iterator[None]:
    """Interrupt what takes too much of the processor."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def sort_of(error: BaseException) -> str:
    """A finding by its error and the place in the program where it came up."""
    frames = [each for each in traceback.extract_tb(error.__traceback__) if "interrex" in each.filename]
    where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else "?"
    return f"{type(error).__name__} at {where}"


def try_file(target: str, seed: int, counts: Counts) -> None:
    """One spoiled file."""
    source, taking = TARGETS[target]
    luck = random.Random(seed)
    text = source(luck)
    counts.cases += 1
    try:
        with limited():
            taking(text, luck)
    except InterrexError as refused:
        counts.refused += 1
        if len(str(refused)) < 15:
            counts.found(f"a refusal that says too little: {refused}", text)
    except (Exception, TooSlow) as wrong:
        counts.found(f"{sort_of(wrong)}: {str(wrong)[:120]}", f"# seed {seed}\n{text}")
    else:
        counts.taken += 1


def fuzz_files(counts: dict[str, Counts], until: float, seed: int, most: int = 0) -> None:
    """Spoiled files of all sorts in turn, until the time is up or there were enough of each."""
    counts |= {target: Counts() for target in TARGETS}
    number = 0
    while time.monotonic() < until and (not most or number < most):
        for target in TARGETS:
            try_file(target, seed + number, counts[target])
        number += 1


@contextlib.contextmanager
def quiet(name: str) -> Iterator[None]:
    """Only what stops a server is logged meanwhile."""
    logger = logging.getLogger(name)
    level = logger.level
    logger.setLevel(logging.CRITICAL)
    try:
        yield
    finally:
        logger.setLevel(level)


async def fuzz_requests(counts: Counts, until: float, seed: int, most: int = 0) -> None:
    """Requests made up for a server with tables of every game."""
    with quiet("interrex.web"):
        async with opened() as app:
            requests = Requests(app)
            await requests.open()
            while time.monotonic() < until and (not most or counts.cases < most):
                luck = random.Random(seed + counts.cases)
                request, who = requests.request(luck)
                counts.cases += 1
                begun = time.process_time()
                try:
                    answer = await asyncio.wait_for(requests.put(request, who), 60)
                except Exception as wrong:
                    counts.found(
                        f"{sort_of(wrong)}: {str(wrong)[:120]}", repr((seed + counts.cases - 1, request))
                    )
                    continue
                if time.process_time() - begun > LIMIT:
                    counts.found(f"{request[0]} {request[1][:40]} takes too long", repr(request))
                elif answer.status >= 500 or not answer.status:
                    counts.found(f"{answer.status} for {request[0]} {request[1][:40]}", repr(request))
                elif answer.status >= 400:
                    counts.refused += 1
                else:
                    counts.taken += 1


def keep(counts: dict[str, Counts], folder: Path) -> None:
    """Write down what led to each finding."""
    for target, each in counts.items():
        for number, (what, inputs) in enumerate(each.findings.items()):
            folder.mkdir(parents=True, exist_ok=True)
            for which, text in enumerate(inputs[:KEPT]):
                file = folder / f"{target}-{number}-{which}.txt"
                file.write_text(f"# {what}\n{text}", encoding="utf-8", errors="replace")
