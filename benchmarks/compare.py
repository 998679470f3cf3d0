"""This tree against an earlier revision: both compiled, taking turns in short slices, ratios of medians.

    python benchmarks/compare.py REVISION [ROUNDS]

Random games of every game at its smallest and largest number of seats, copies, and sampled worlds.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
SLICE: Final = 1.0
MIDDLE: Final = 40  # choices after which a game is copied and its worlds are sampled


def main() -> None:
    """Build both trees, then let them take turns."""
    if "INTERREX_SLICE" in os.environ:
        print(json.dumps(measure(int(os.environ["INTERREX_SLICE"]))))
        return
    if len(sys.argv) < 2:
        sys.exit("Name the revision to compare with: python benchmarks/compare.py REVISION [ROUNDS]")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    trees = {"before": built(checked_out(sys.argv[1])), "now": built(ROOT)}
    speeds: dict[str, dict[str, list[float]]] = {name: {} for name in trees}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for name, folder in trees.items():
            for what, speed in one_slice(folder, number).items():
                speeds[name].setdefault(what, []).append(speed)
    print(f"\n{'a second':34} {'before':>11} {'now':>11}  ratio")
    for what, values in speeds["now"].items():
        before, now = statistics.median(speeds["before"][what]), statistics.median(values)
        print(f"{what:34} {before:>11,.0f} {now:>11,.0f} {now / before:>6.2f}")


def checked_out(revision: str) -> Path:
    """The files of a revision in a folder of their own."""
    found = subprocess.run(
        ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"], cwd=ROOT, capture_output=True, text=True
    )
    if found.returncode:
        sys.exit(f"There is no revision {revision!r}.")
    folder = ROOT / "build" / "compare" / found.stdout.strip()[:12]
    if not folder.exists():
        folder.mkdir(parents=True)
        archive = subprocess.run(
            ["git", "archive", found.stdout.strip()], cwd=ROOT, stdout=subprocess.PIPE, check=True
        )
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    return folder


def built(root: Path) -> Path:
    """The folder to import a tree from, compiled where that can be done."""
    code = "import compiled; folder, what = compiled.build(); print(what, folder, sep=chr(10))"
    shown = subprocess.run(
        [sys.executable, "-c", code], cwd=root / "benchmarks", stdout=subprocess.PIPE, text=True, check=True
    )
    what, folder = shown.stdout.strip().splitlines()[-2:]
    print(f"{root.name}: {what}", flush=True)
    if what != "compiled":
        print("Not compiled: the figures say little about what people get.", flush=True)
    return Path(folder)


def one_slice(folder: Path, number: int) -> dict[str, float]:
    """One slice of everything in a process that imports that tree."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "INTERREX_SLICE": str(number)}
    environment.pop("INTERREX_COMPILED", None)
    command = [sys.executable, "-P", str(HERE / "compare.py")]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


# --- in the process that measures; it runs on either tree --------------------------------------------------


def measure(number: int) -> dict[str, float]:
    """Speeds of this tree, by what was measured."""
    from interrex.engine.chance import Chance

    found: dict[str, float] = {}
    chance = Chance(number)
    for name in SEATS:
        for seats in SEATS[name]:
            found[f"{name}, {seats} seats: decisions"] = timed(partial(play, name, seats), number)
        game = middle(name, SEATS[name][-1])
        found[f"{name}: copies"] = timed(partial(repeat, game.copy, 100), number)
        sample = partial(game.sample_world, 0, chance)
        found[f"{name}: sampled worlds"] = timed(partial(repeat, sample, 10), number)
    return found


SEATS: Final = {"elekt": (2, 4), "vendetta": (3, 6), "masters": (1, 5), "veto": (2, 4)}


def play(name: str, seats: int, seed: int) -> int:
    """One random game; how many decisions it took."""
    import interrex

    game = interrex.new(name, seats, seed)
    random = Random(seed).random
    decisions = 0
    while game.asked:
        game.play(int(random() * len(game.asked[0][2])))
        decisions += 1
    return decisions


def middle(name: str, seats: int) -> Any:
    """A game after some random choices, the first that lasts so long."""
    import interrex

    for seed in count(5):
        game, random = interrex.new(name, seats, seed), Random(seed).random
        for _ in range(MIDDLE):
            if game.asked:
                game.play(int(random() * len(game.asked[0][2])))
        if game.asked:
            return game
    return None


def repeat(function: Callable[[], Any], times: int, seed: int) -> int:
    """Call a function so many times, whatever the seed."""
    for _ in range(times):
        function()
    return times


def timed(function: Callable[[int], int], number: int) -> float:
    """How many a second, over about one slice."""
    done, seed = 0, number * 1000
    begin = now = time.process_time()
    while now - begin < SLICE:
        seed += 1
        done += function(seed)
        now = time.process_time()
    return done / (now - begin)


if __name__ == "__main__":
    main()
