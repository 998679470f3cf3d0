"""This tree against an earlier revision: both compiled, taking turns in short slices, ratios of medians.

    python benchmarks/compare.py REVISION [ROUNDS]

Random games of every game at its smallest and largest number of seats; at the largest also playouts (random
play to the end in a sampled world, as a search sees it), copies, and sampled worlds.
"""

from __future__ import annotations

import gc
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
SLICE: Final = 0.4
EARLY: Final = 10  # choices after which games are played out
MIDDLE: Final = 40  # choices after which games are copied and their worlds are sampled
POSITIONS: Final = 8  # so many of each, in turn: two revisions deal different cards for a seed


def main() -> None:
    """Build both trees, then let them take turns."""
    if "INTERREX_SLICE" in os.environ:
        print(json.dumps(measure(int(os.environ["INTERREX_SLICE"]))))
        return
    if len(sys.argv) < 2:
        sys.exit("Name the revision to compare with: python benchmarks/compare.py REVISION [ROUNDS]")
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 9
    trees = {"before": built(checked_out(sys.argv[1])), "now": built(ROOT)}
    speeds: dict[str, dict[str, list[float]]] = {name: {} for name in trees}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        in_turn = list(trees.items()) if number % 2 else list(trees.items())[::-1]  # neither is always second
        for name, folder in in_turn:
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
        recipe = folder / "benchmarks" / "compiled.py"  # early ones built for one machine alone: build alike
        recipe.write_text(recipe.read_text(encoding="utf-8").replace(" -march=native", ""), encoding="utf-8")
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
    for name, numbers in SEATS.items():
        for seats in numbers:
            decisions, games = timed(partial(play_new, name, seats), number)
            found[f"{name}, {seats} seats: decisions"] = decisions
            found[f"{name}, {seats} seats: games"] = games
        early, middle = positions(name, numbers[-1], EARLY), positions(name, numbers[-1], MIDDLE)
        playing = partial(play_out, dealers(early), chance, Random(number).random)
        found[f"{name}: playout decisions"], _ = timed(playing, number)
        found[f"{name}: copies"], _ = timed(partial(copies, middle), number)
        found[f"{name}: sampled worlds"], _ = timed(partial(sampled, middle, chance), number)
        found[f"{name}: worlds for playing out"], _ = timed(partial(deal, dealers(middle), chance), number)
    return found


SEATS: Final = {"elekt": (2, 4), "vendetta": (3, 6), "masters": (1, 5), "veto": (2, 4)}


def play(game: Any, random: Callable[[], float], most: int = 1 << 30) -> int:
    """Play at random to the end, or so many choices; how many there were."""
    decisions = 0
    while game.asked and decisions < most:
        game.play(int(random() * len(game.asked[0][2])))
        decisions += 1
    return decisions


def play_new(name: str, seats: int, seed: int) -> int:
    """One random game; how many decisions it took."""
    import interrex

    return play(interrex.new(name, seats, seed), Random(seed).random)


def positions(name: str, seats: int, choices: int) -> list[Any]:
    """Some games after so many random choices, the first that last so long."""
    import interrex

    found: list[Any] = []
    for seed in count(5):
        game = interrex.new(name, seats, seed)
        play(game, Random(seed).random, choices)
        if game.asked:
            found.append(game)
        if len(found) == POSITIONS:
            break
    return found


def dealers(games: list[Any]) -> list[Callable[[Any], Any]]:
    """What a search deals worlds by, for the seat that is asked; earlier revisions have whole worlds only."""
    try:
        from interrex.engine.worlds import Dealer
    except ImportError:
        return [partial(game.sample_world, game.asked[0][0]) for game in games]
    return [Dealer(game, game.asked[0][0]).world for game in games]


def play_out(worlds: list[Callable[[Any], Any]], chance: Any, random: Callable[[], float], seed: int) -> int:
    """A world, played out; how many decisions it took."""
    return play(worlds[seed % POSITIONS](chance), random)


def copies(games: list[Any], seed: int) -> int:
    for _ in range(10):
        for game in games:
            game.copy()
    return 10 * POSITIONS


def sampled(games: list[Any], chance: Any, seed: int) -> int:
    for game in games:
        game.sample_world(game.asked[0][0], chance)
    return POSITIONS


def deal(worlds: list[Callable[[Any], Any]], chance: Any, seed: int) -> int:
    for world in worlds:
        world(chance)
    return POSITIONS


def timed(function: Callable[[int], int], number: int) -> tuple[float, float]:
    """How many a second, and how many calls, over about one slice."""
    done, calls, first = 0, 0, number * 1000
    function(first)  # cards and rules are read once
    gc.collect()
    gc.disable()  # for both, as timeit does: one collection more or less would be a tenth of a slice
    begin = now = time.process_time()
    while now - begin < SLICE:
        calls += 1
        done += function(first + calls)
        now = time.process_time()
    gc.enable()
    return done / (now - begin), calls / (now - begin)


if __name__ == "__main__":
    main()
