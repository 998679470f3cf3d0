"""The command that finds puzzles in games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from interrex.analysis.puzzles import (
    CONFIRMED,
    MARGIN,
    MAX_OF_A_GAME,
    OTHER_SEED,
    Variety,
    clear_best,
    positions,
    puzzle_at,
    written,
)
from interrex.cli.play import GameName
from interrex.cli.settings import Seats, VariantsOption, switches
from interrex.engine.errors import BadSetting, Reason
from interrex.games import game_spec
from interrex.match.puzzle import puzzles, solving

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

    Without --seats the games have all numbers of seats in turn. Ctrl-C keeps what is done.
    """
    console = Console(highlight=False, markup=False, soft_wrap=True)
    counts = game_spec(game).seats if seats is None else (seats,)
    for count in counts:
        game_spec(game).check_seats(count)
    folder.mkdir(parents=True, exist_ok=True)
    progress = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    variety = Variety(number)
    found = looked_at = 0
    deal, ended = seed, ""
    try:
        for deal in range(seed, seed + games):
            progress.print(f"Game {deal}, {deal - seed + 1} of at most {games}; puzzles so far: {found}")
            asked: set[str] = set()  # questions of this game that have become puzzles
            for at in positions(game, counts[deal % len(counts)], deal, switches(variant)):
                kinds = {"question": at.question, "stage": at.stage, "seats": at.game.seats}
                if at.question in asked or not variety.has_room(**kinds):
                    continue
                looked_at += 1
                puzzle = puzzle_at(at.game, at.seat)
                if puzzle is None or (folder / f"{puzzle.id}.toml").exists():
                    continue
                kinds["solution"] = f"{at.question}: {puzzle.best.word.split()[0]}"
                if not variety.has_room(**kinds):
                    continue
                variety.add(**kinds)
                asked.add(at.question)
                (folder / f"{puzzle.id}.toml").write_text(puzzle.text, encoding="utf-8")
                found += 1
                best = puzzle.best
                console.print(
                    f"{puzzle.id}: game {deal}, choice {len(at.game.choices) + 1}, {best.word}: "
                    f"{best.chance:.0%} against {best.next_chance:.0%}"
                )
                if found == number or len(asked) == MAX_OF_A_GAME:
                    break
            if found == number:
                break
    except KeyboardInterrupt:
        ended = f"Stopped in game {deal}. "
    console.print(
        f"{ended}Puzzles found: {found}, in {deal - seed + 1} of at most {games} games and {looked_at} "
        f"decisions; the margin is at least {MARGIN:.0%}."
    )


@puzzle_app.command("check")
def check(
    game: GameName,
    ids: Annotated[list[str] | None, typer.Argument(metavar="[ID]...", help="Only these puzzles.")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Seed of the search.")] = OTHER_SEED,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="DIR", help="Where those that hold are written with new reasons."),
    ] = None,
) -> None:
    """Search every puzzle that comes with a game again, as deeply as when it was made."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    unknown = sorted(set(ids or ()) - {each.id for each in puzzles(game)})
    if unknown:
        names = ", ".join(unknown)
        message = f"{game_spec(game).title} comes without these puzzles: {names}."
        raise BadSetting(message, Reason("no-puzzles", {"names": names}))
    shipped = [each for each in puzzles(game) if not ids or each.id in ids]
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
    held = 0
    for each in shipped:
        at = solving(each)
        best = clear_best(at.table, at.seat, CONFIRMED.of(game), seed)
        holds = best is not None and best.word == at.word
        held += holds
        if best is not None and holds and folder is not None:
            again = written(at.table, at.seat, best)
            if not best.reasons:
                console.print(f"{each.id}: {at.word}, but nothing speaks for it besides its chance")
            else:
                (folder / f"{again.id}.toml").write_text(again.text, encoding="utf-8")
        if not holds:
            found = "nothing is clearly the best" if best is None else f"{best.word} is better"
            console.print(f"{each.id}: {at.word}, but {found}")
    console.print(f"Puzzles of {game}: {len(shipped)}; confirmed: {held}.")
    if held < len(shipped):
        raise typer.Exit(1)
