"""The command that finds puzzles in games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from interrex.analysis.puzzles import MARGIN, positions, puzzle_at
from interrex.cli.play import GameName
from interrex.cli.settings import Seats, VariantsOption, switches, usual_seats
from interrex.games import game_spec

USUAL_GAMES: Final = 100
puzzle_app = typer.Typer(help="Puzzles: positions with one clearly best option.", no_args_is_help=True)


@puzzle_app.command("make")
def make(
    game: GameName,
    folder: Annotated[Path, typer.Option("--folder", metavar="DIR", help="Where the puzzles are written.")],
    number: Annotated[int, typer.Option("--number", "-n", min=1, metavar="N", help="How many to find.")] = 5,
    games: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help="How many games to look through at most.")
    ] = USUAL_GAMES,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Seed of the first game.")] = 1,
    variant: VariantsOption = None,
) -> None:
    """Look through games of bots for positions with one clearly best option; write them as scenario files.

    Ctrl-C keeps what is done.
    """
    console = Console(highlight=False, markup=False, soft_wrap=True)
    count = usual_seats(game) if seats is None else seats
    game_spec(game).check_seats(count)
    folder.mkdir(parents=True, exist_ok=True)
    progress = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    found = looked_at = 0
    deal, ended = seed, ""
    try:
        for deal in range(seed, seed + games):
            progress.print(f"Game {deal}, {deal - seed + 1} of at most {games}; puzzles so far: {found}")
            for table, seat in positions(game, count, deal, switches(variant)):
                looked_at += 1
                puzzle = puzzle_at(table, seat)
                if puzzle is None or (folder / f"{puzzle.id}.toml").exists():
                    continue
                (folder / f"{puzzle.id}.toml").write_text(puzzle.text, encoding="utf-8")
                found += 1
                best = puzzle.best
                console.print(
                    f"{puzzle.id}: game {deal}, choice {len(table.choices) + 1}, {best.word}: "
                    f"{best.chance:.0%} against {best.next_chance:.0%}"
                )
                if found == number:
                    break
            if found == number:
                break
    except KeyboardInterrupt:
        ended = f"Stopped in game {deal}. "
    console.print(
        f"{ended}Puzzles found: {found}, in {deal - seed + 1} of at most {games} games and {looked_at} "
        f"decisions; the margin is at least {MARGIN:.0%}."
    )
