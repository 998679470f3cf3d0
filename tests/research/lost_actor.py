"""Two actors on a Ray cluster, one of them killed in the middle: samples go on coming from both.

``python -m tests.research.lost_actor FOLDER``
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from interrex.bots.learned import fresh_network
from interrex.lab.train.crews import ENDLESS, Work, act, workplace
from interrex.lab.train.plan import Plan
from interrex.lab.train.selfplay import Habits
from interrex.research.encodings import encoding_of

PATIENCE = 120.0  # seconds for the workers


def main(folder: Path) -> None:
    plan = Plan("elekt", folder, actors=2, samples=160, width=16, games_at_once=2, ray="local")
    place = workplace(plan)
    try:
        network = fresh_network(encoding_of("elekt"), 16, 1)
        shared = place.share(network)
        shared.write(network, Habits())
        earlier = acting()
        crew = place.crew(plan, 1, shared, [Work(act, number, ENDLESS) for number in range(2)])
        while len(found := acting() - earlier) < 2:
            assert crew.out.get(timeout=PATIENCE)[0] == "samples"
        os.kill(min(found), signal.SIGKILL)
        while not (again := acting() - earlier - found):
            assert len(crew.out.get(timeout=PATIENCE)[1][-1]) >= plan.chunk
        assert len(again) == 1
        assert crew.is_working()
        crew.stop()
    finally:
        place.close()


def acting() -> set[int]:
    """The processes of Ray's workers in which somebody acts."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if file.read_bytes().startswith(b"ray::act"):
                found.add(int(file.parent.name))
        except OSError:  # it has ended in the meantime
            continue
    return found


if __name__ == "__main__":
    main(Path(sys.argv[1]))
