"""``python -m interrex.lab.train GAME …``: needs NumPy, and torch unless ``--device numpy``; nothing else."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from interrex.engine.errors import InterrexError
from interrex.games import names


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(
        "python -m interrex.lab.train", description="Train a learned bot by self-play."
    )
    parser.add_argument("games", nargs="+", choices=names(), metavar="GAME", help=", ".join(names()))
    parser.add_argument("--minutes", type=float, default=8.0, help="for every game named")
    parser.add_argument(
        "--actors", type=int, default=0, help="processes that play; 0: one, exactly repeatable"
    )
    parser.add_argument("--measurers", type=int, default=0, help="processes that play against the greedy bot")
    parser.add_argument(
        "--out", type=Path, required=True, help="folder for weights and curves; a run goes on there"
    )
    parser.add_argument("--device", choices=("auto", "cuda", "cpu", "numpy"), default="auto")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--width", type=int, default=0, help="of the first layer; 0: the widest that fits")
    parser.add_argument("--batch", type=int, default=0)
    parser.add_argument("--memory", type=int, default=0, help="samples that are kept")
    parser.add_argument("--games-at-once", type=int, default=48, help="of every actor")
    parser.add_argument("--reuse", type=float, default=1.5, help="how often a sample is learned from")
    parser.add_argument(
        "--patience", type=float, default=0.9, help="how much the end of a game counts; 1: nothing else"
    )
    parser.add_argument("--samples", type=int, default=0, help="stop after so many; 0: no limit")
    parser.add_argument("--final", type=int, default=0, help="games of every actor against greedy at the end")
    parser.add_argument(
        "--half",
        type=int,
        default=400_000,
        help="samples until half as many choices are greedy",
    )
    parser.add_argument(
        "--ray", default="", metavar="ADDRESS", help="actors play on a Ray cluster; local starts one here"
    )
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Train every game named, one after the other."""
    asked = arguments(given)
    try:
        from interrex.lab.train.plan import Plan
        from interrex.lab.train.runs import Run

        for game in asked.games:
            plan = Plan(
                game, asked.out, asked.minutes, asked.actors, asked.measurers, asked.device, asked.seed,
                asked.width,
                asked.batch, asked.memory, asked.games_at_once, asked.reuse, asked.patience, asked.samples,
                asked.final, asked.half, asked.ray,
            )  # fmt: skip
            Run(plan).train()
    except InterrexError as refused:
        print(refused, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
