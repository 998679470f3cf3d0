"""Environment steps a second: ours by PettingZoo and Gymnasium, beside PettingZoo's Hanabi and RLCard's Uno.

python benchmarks/environments.py --seconds 3

Random legal actions, whole games, observations and masks read at every step, all in one run on one core, in
turns. It needs the extras pettingzoo and bench; what is not installed is said and left out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

import rivals

import interrex


def ours_in_turns(game: str, seconds: float) -> float:
    """Steps a second of one game by the AEC interface."""
    from interrex.research import zoo

    env = zoo.env(game)
    rand = random.Random(1).random
    steps, start = 0, perf_counter()
    env.reset(seed=1)
    while perf_counter() - start < seconds:
        for _ in env.agent_iter():
            seen, _, over, late, _ = env.last()
            if over or late or perf_counter() - start > 2 * seconds:
                break
            legal = seen["action_mask"].view(bool).nonzero()[0]  # much quicker than on numbers
            env.step(int(legal[int(rand() * len(legal))]))
            steps += 1
        env.reset()
    return steps / (perf_counter() - start)


def ours_many(game: str, seconds: float, games: int = 64) -> float:
    """Steps a second of many games in one call, each a learner against random bots."""
    from interrex.research.gym import GameVectorEnv

    envs = GameVectorEnv(game, num_envs=games)
    rand = random.Random(1).random
    seen, _ = envs.reset(seed=1)
    steps, start = 0, perf_counter()
    while perf_counter() - start < seconds:
        actions = []
        for mask in seen["action_mask"]:
            legal = mask.view(bool).nonzero()[0]
            actions.append(int(legal[int(rand() * len(legal))]) if len(legal) else 0)
        seen, *_ = envs.step(actions)
        steps += games
    return steps / (perf_counter() - start)


def rival(play: Callable[[float], Any], seconds: float) -> float:
    """Decisions a second of another library."""
    return float(play(seconds).decisions_per_second)


def hanabi(seconds: float) -> Any:
    return rivals._play_pettingzoo("hanabi_v5", seconds, 0)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds: float = parser.parse_args().seconds
    lines: list[tuple[str, Callable[[], float]]] = [
        ("PettingZoo Hanabi", partial(rival, hanabi, seconds)),
        ("RLCard Uno", partial(rival, rivals.rlcard_uno, seconds)),
    ]
    for game in interrex.games():
        lines.append((f"{game}, AEC", partial(ours_in_turns, game, seconds)))
        lines.append((f"{game}, 64 games in one call", partial(ours_many, game, seconds)))
    for name, measure in lines:
        try:
            print(f"{name:32} {measure():10.0f} steps a second", flush=True)
        except (rivals.NotInstalled, interrex.InterrexError) as missing:
            print(f"{name:32} {missing}", file=sys.stderr)


if __name__ == "__main__":
    main()
