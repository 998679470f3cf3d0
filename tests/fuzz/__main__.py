"""Fuzz for a time and say what came of it: ``python -m tests.fuzz --minutes 60``.

A third of the time goes to requests, the rest to packs, decks, records and scenarios. At the end, also after
Ctrl-C, it says how many cases of each there were and what came of them. What leads to a finding is kept in a
folder. The exit status is 1 if there was any.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from pathlib import Path

from tests.fuzz.running import Counts, fuzz_files, fuzz_requests, keep


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=int(time.time()), help="of the first case")
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "interrex-fuzz")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    begun = time.monotonic()
    counts = {"requests": Counts()}
    seconds = wanted.minutes * 60
    end = ""
    try:
        asyncio.run(fuzz_requests(counts["requests"], begun + seconds / 3, wanted.seed))
        print(f"requests: {counts['requests']}", flush=True)
        fuzz_files(counts, begun + seconds, wanted.seed)
    except KeyboardInterrupt:
        end = "stopped, "
    keep(counts, wanted.keep)
    print(f"{end}seed {wanted.seed}, {(time.monotonic() - begun) / 60:.1f} minutes")
    for target, each in counts.items():
        print(f"{target}: {each}")
        for what, inputs in sorted(each.findings.items(), key=lambda found: -len(found[1])):
            print(f"    {len(inputs)} × {what}")
    found = any(each.findings for each in counts.values())
    if found:
        print(f"What led to them: {wanted.keep}")
    return int(found)


if __name__ == "__main__":
    raise SystemExit(main())
