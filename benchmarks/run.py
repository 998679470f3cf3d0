"""All figures of the project in one run: ours against others, as ratios of medians.

The contenders take turns in short slices, so that whatever else the machine does hits all alike.
Start it with ``interrex bench``; a rival that is not installed is left out and named. Without a compiled
engine nothing is measured, unless ``--plain`` asks for the sources as they are.
"""

from __future__ import annotations

import copy
import dataclasses
import gc
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
SLICE: Final = 1.0
GOALS: Final = (
    # ours, rival, at least so many times
    ("Interrex leduc", "OpenSpiel leduc_poker", 1.5),
    ("Interrex leduc", "OpenSpiel leduc_poker, plain loop", 1.0),
    ("Interrex leduc", "RLCard leduc-holdem", 5.0),
    ("Interrex leduc", "PettingZoo leduc_holdem_v4", 0.0),
    ("Interrex tic-tac-toe", "OpenSpiel tic_tac_toe", 1.0),
    ("Interrex tic-tac-toe", "PettingZoo tictactoe_v3", 0.0),
)

Contender = Callable[[float, int], float]  # seconds, seed -> decisions per second


def main() -> None:
    """Build, then measure in a process that imports what was built."""
    if "INTERREX_MEASURE" in os.environ:
        rounds = int(os.environ["INTERREX_MEASURE"])
        if rounds:
            measure(rounds)
        else:
            print_copies()
        return
    sys.path.insert(0, str(HERE))
    import compiled

    asked_for = [word for word in sys.argv[1:] if word != "--plain"]
    folder, what = (HERE, "plain, as asked for") if "--plain" in sys.argv else compiled.build_games()
    print(f"engine and games: {what}", flush=True)
    if what != "compiled" and "--plain" not in sys.argv:
        sys.exit("Nothing is measured: it would say little about what people get. --plain measures it so.")
    path = os.pathsep.join([str(folder), str(compiled.SOURCES), str(HERE)])
    environment = {**os.environ, "PYTHONPATH": path, "INTERREX_MEASURE": (asked_for or ["7"])[0]}
    environment[compiled.WISH] = "yes" if what == "compiled" else "no"
    command = [sys.executable, "-P", str(HERE / "run.py")]
    subprocess.run(command, env=environment, check=True)
    environment |= {"INTERREX_MEASURE": "0", compiled.WISH: "no"}
    subprocess.run(command, env=environment, check=True)


def measure(rounds: int) -> None:
    """Let the contenders take turns, then print medians and ratios."""
    contenders = {**ours(), **others()}
    speeds: dict[str, list[float]] = {name: [] for name in contenders}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", flush=True)
        for name, contender in contenders.items():
            gc.collect()
            gc.disable()  # for everybody, as timeit does
            speeds[name].append(contender(SLICE, number))
            gc.enable()
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    print(f"\n{'decisions per second':34} median      lowest     highest")
    for name, values in speeds.items():
        print(f"{name:34} {medians[name]:>9,.0f}  {min(values):>9,.0f}  {max(values):>9,.0f}")
    print_ratios(medians)


def print_ratios(medians: dict[str, float]) -> None:
    """Every goal, and every game of ours against RLCard's Uno."""
    goals = list(GOALS)
    goals += [(name, "RLCard uno", 1.0) for name in medians if name.endswith("seats")]
    print("\nratios")
    for our, rival, goal in goals:
        if our in medians and rival in medians:
            ratio = medians[our] / medians[rival]
            wanted = f"goal {goal:g}: {'met' if ratio >= goal else 'MISSED'}" if goal else ""
            print(f"{our:24} / {rival:28} {ratio:7.2f}  {wanted}")


# --- contenders ---------------------------------------------------------------------------------


def ours() -> dict[str, Contender]:
    """Leduc and tic-tac-toe on the engine, and every game of the project at every number of seats."""
    import leduc
    import tictactoe

    import interrex
    from interrex.engine.chance import Chance
    from interrex.engine.settings import Settings
    from interrex.games import game_spec

    table = leduc.Leduc(Settings("leduc", 2, 0, 1))
    board = tictactoe.TicTacToe(Settings("tictactoe", 2, 0, 1))
    chance = Chance(1)
    found: dict[str, Contender] = {
        "Interrex leduc": playing(lambda number: leduc.deal(table, chance), 200),
        "Interrex tic-tac-toe": playing(lambda number: board.copy(), 200),
    }
    for name in interrex.games():
        for seats in game_spec(name).seats:
            found[f"Interrex {name}, {seats} seats"] = playing(starter(name, seats), 5)
    return found


def starter(name: str, seats: int) -> Callable[[int], Any]:
    """A new game from a seed."""
    import interrex

    def start(number: int) -> Any:
        return interrex.new(name, seats, number)

    return start


def playing(start: Callable[[int], Any], batch: int) -> Contender:
    """Random play from Python: new games, one ``play`` a decision, the scores read at the end."""

    def contender(seconds: float, seed: int) -> float:
        random = Random(seed).random
        decisions = 0
        number = seed * 1_000_000
        begin = now = time.perf_counter()
        while now - begin < seconds:
            for _ in range(batch):
                number += 1
                game = start(number)
                asked, play = game.asked, game.play
                while asked:
                    play(int(random() * len(asked[0][2])))
                    decisions += 1
                game.scores()
            now = time.perf_counter()
        return decisions / (now - begin)

    return contender


def others() -> dict[str, Contender]:
    """The rivals that are installed."""
    import rivals

    found: dict[str, Contender] = {}
    for name, function in rivals.RIVALS.items():
        try:
            function(0.1)
        except rivals.NotInstalled as missing:
            print(f"left out: {name} ({missing})")
            continue
        found[name] = rival(function)
    return found


def rival(function: Callable[..., Any]) -> Contender:
    """A rival's function in our shape."""
    return lambda seconds, seed: float(function(seconds, seed).decisions_per_second)


# --- copies and records -------------------------------------------------------------------------


def print_copies() -> None:
    """copy() against copy.deepcopy in the middle of a game; the size and the replay of a record.

    All run uncompiled.
    """
    import interrex
    from interrex.games import game_spec
    from interrex.match.record import to_text

    print("\ncopies and records")
    for name in interrex.games():
        seats = game_spec(name).seats[-1]
        random = Random(5)
        game = interrex.new(name, seats, 5)
        choices = 0
        middle = game
        while not game.is_over:
            decision = game.decisions[0]
            game.choose(random.choice(decision.options), decision.seat)
            choices += 1
            if choices == 75:
                middle = game.copy()
        ours_ = timed(middle.copy, 2000)
        deep = timed(partial(copy.deepcopy, middle), 5)
        spared = timed(partial(spared_copy, middle), 20)
        text = to_text(game.record())
        again = timed(partial(replay_text, text), 3)
        print(
            f"{name}, {seats} seats: copy {ours_ * 1e6:.1f} µs; deepcopy {deep * 1e6:,.0f} µs, "
            f"ratio {deep / ours_:,.0f}; without the definitions {spared * 1e6:,.0f} µs, "
            f"ratio {spared / ours_:,.0f}; record of {choices} choices {len(text.encode()):,} bytes, "
            f"replayed in {again * 1e3:.0f} ms"
        )


def spared_copy(game: Any) -> Any:
    """A deepcopy that is spared the definitions, which never change: packs, rulings, settings."""
    from interrex.engine.comparing import all_slots

    fields = [getattr(game, slot) for slot in all_slots(game)]
    shared = [field for field in fields if dataclasses.is_dataclass(field) or isinstance(field, tuple)]
    return copy.deepcopy(game, {id(field): field for field in shared})


def replay_text(text: str) -> Any:
    """Read a record and play it to its end."""
    from interrex.match.record import from_text, replay

    return replay(from_text(text, "record"))


def timed(function: Callable[[], Any], times: int) -> float:
    """The best of five: seconds a call."""
    best = float("inf")
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(times):
            function()
        best = min(best, (time.perf_counter() - begin) / times)
    return best


if __name__ == "__main__":
    main()
