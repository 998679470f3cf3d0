"""``interrex arena``: bots against each other on the same deals, every bot in every seat."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Final, TextIO

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Grid

from interrex import compiled
from interrex.bots import LEVELS
from interrex.cli.play import GameName
from interrex.cli.settings import (
    PackOption,
    RulingsOption,
    Seats,
    VariantsOption,
    decks_in,
    find_pack,
    switches,
    usual_seats,
)
from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.lab.arena import Contest, Played, Standings, play_game, read_results, result_line
from interrex.lab.statistics import rating_model, ratings
from interrex.match.record import read_text

MOST_GAMES: Final = 2000  # of a contest that goes on until it is sure
USUAL_GAMES: Final = 60
WIDTH: Final = 100  # of the report, also where the terminal is narrower

Job = tuple[Contest, int, tuple[str, ...]]


def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="BOT,BOT[,…]",
            help=f"Who plays: {', '.join(LEVELS)}, or search:200 (iterations), search:1.5s (seconds). "
            "With fewer bots than seats, the last one takes all that are left.",
        ),
    ],
    seats: Seats = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", min=1, metavar="N", help="Number of games, in whole deals.")
    ] = None,
    until_sure: Annotated[
        bool,
        typer.Option(
            "--until-sure", help="Stop as soon as it is clear whether the first bot is above the bar."
        ),
    ] = False,
    bar: Annotated[
        float | None,
        typer.Option(
            "--bar", metavar="SHARE", help="The share that the first bot must win; by default an even one."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="Seed of the first deal.")] = 0,
    results: Annotated[
        Path | None,
        typer.Option(
            "--results", metavar="FILE", help="Lines of JSON, one per game; a later run adds to them."
        ),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, metavar="N", help="Processes; 0 for one per core.")
    ] = 0,
    no_ratings: Annotated[bool, typer.Option("--no-ratings", help="Leave out the ratings.")] = False,
    all_decks: Annotated[
        bool,
        typer.Option(
            "--all-decks", help="Different decks for every deal, from those that come with the game."
        ),
    ] = False,
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
) -> None:
    """Let bots play the same deals in every seat: shares, ratings, time. Ctrl-C keeps what is done."""
    contest = contest_of(game, seats, bots, seed, ruling, variant, pack, all_decks)
    standings = Standings(contest, bar)
    rated = not no_ratings and len(contest.bots) > 1 and not game_spec(game).cooperative
    if rated:
        rating_model()  # a missing extra is named before any work
    done, size = read_results(results, contest) if results is not None else ([], 0)
    for played in done:
        standings.add(played)
    number = games or (MOST_GAMES if until_sure else USUAL_GAMES)
    work = _work(contest, number, {(played.deal, played.seating) for played in done})
    file = _opened(results, contest, size) if results is not None else None
    stopped = False
    try:
        _play(work, standings, file, jobs or os.cpu_count() or 1, until_sure)
    except KeyboardInterrupt:
        stopped = True
    finally:
        if file is not None:
            file.close()
    report(standings, rated, stopped, results)


def contest_of(
    game: str,
    seats: int | None,
    bots: str,
    seed: int,
    ruling: list[str] | None,
    variant: list[str] | None,
    pack: Path | None,
    all_decks: bool,
    shipped_decks: bool = False,
) -> Contest:
    """What is to be played, checked."""
    cards = find_pack(game, pack)
    named = tuple(bot.strip() for bot in bots.split(","))
    count = usual_seats(game) if seats is None else seats
    text = read_text(pack) if pack is not None else ""
    rulings = switches(ruling)
    variants = decks_in(game, switches(variant), cards, rulings)
    contest = Contest(
        game, count, named, rulings, variants, seed, text, str(pack or ""), all_decks, shipped_decks
    )
    contest.check()
    return contest


def _work(contest: Contest, games: int, done: set[tuple[int, tuple[str, ...]]]) -> list[Job]:
    """The games still to be played, deal by deal; a deal is played whole."""
    seatings = contest.seatings
    deals = -(-games // len(seatings))
    return [
        (contest, deal, seating)
        for deal in range(contest.first, contest.first + deals)
        for seating in seatings
        if (deal, seating) not in done
    ]


def _opened(results: Path, contest: Contest, size: int) -> TextIO:
    """The file of results, with its header, ready for more lines."""
    if size:
        os.truncate(results, size)
        return results.open("a", encoding="utf-8")
    if results.exists() and results.stat().st_size:
        raise BadSetting(f"{results} is not a file of arena results. Name another file, or a new one.")
    file = results.open("w", encoding="utf-8")
    file.write(json.dumps(contest.header()) + "\n")
    file.flush()
    return file


def _play(work: list[Job], standings: Standings, file: TextIO | None, jobs: int, until_sure: bool) -> None:
    """Play what is left, until it is done or sure; every finished game is written at once."""
    if until_sure and standings.test.answer:
        return
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[so_far]}"), TimeElapsedColumn())
    first = standings.contest.bots[0]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(work), so_far="")
        for played in _games(work, jobs):
            standings.add(played)
            if file is not None:
                file.write(result_line(played))
                file.flush()
            won, number, low, high = standings.share(first)
            so_far = f"{first} {won / number:.0%} ({low:.0%}–{high:.0%})" if number else ""
            progress.update(task, advance=1, so_far=so_far)
            if until_sure and standings.test.answer:
                return


def _games(work: list[Job], jobs: int) -> Iterator[Played]:
    if jobs == 1 or len(work) == 1:
        for job in work:
            yield play_job(job)
        return
    left = {(deal, seating): (contest, deal, seating) for contest, deal, seating in work}
    while left:
        is_plain = not compiled.is_there()
        with get_context("spawn").Pool(min(jobs, len(left)), _leave_interrupts) as pool:
            for played in pool.imap_unordered(play_job, list(left.values())):
                del left[played.deal, played.seating]
                yield played
                if is_plain and compiled.is_there():  # what is being played is played again, faster
                    break


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that shows the progress; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_job(job: Job) -> Played:
    return play_game(*job)


# --- the report ------------------------------------------------------------------------------------


def report(standings: Standings, rated: bool, stopped: bool, results: Path | None) -> None:
    """Shares, intervals, ratings, time."""
    contest = standings.contest
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.width = max(console.width, WIDTH)
    console.print(
        f"{game_spec(contest.game).title}, {contest.seats} seats: {len(standings.games):,} games of "
        f"{len({played.deal for played in standings.games}):,} deals, seeds from {contest.first}"
    )
    skill = ratings(contest.bots, standings.in_order()) if rated and standings.games else {}
    grid = Grid("bot", "won", "games", "share", "95 % interval", box=None, pad_edge=False)
    for name in ("rating", "s/choice", "slowest", "choices"):
        grid.add_column(name)
    for column in grid.columns:
        column.no_wrap = True
    for column in grid.columns[1:]:
        column.justify = "right"
    for bot in contest.bots:
        won, games, low, high = standings.share(bot)
        mean, slowest, choices = standings.time(bot)
        rating = f"{skill[bot][0]:.1f} ± {2 * skill[bot][1]:.1f}" if bot in skill else "–"
        grid.add_row(
            bot, f"{won:g}", f"{games:,}", f"{won / max(1, games):.1%}", f"{low:.1%} – {high:.1%}", rating,
            f"{mean:.3f}", f"{slowest:.2f}", f"{choices:.0f}",
        )  # fmt: skip
    console.print(grid)
    first = contest.bots[0]
    if len(contest.bots) > 1 or standings.bar != contest.even:
        what = "the even share" if standings.bar == contest.even else "the bar"
        if game_spec(contest.game).cooperative and standings.bar == contest.even:
            what = "the others"
        answer = standings.test.answer
        clear = f"{first} is {answer} {what}" if answer else f"not clear yet whether {first} is above {what}"
        figure = "" if what == "the others" else f" ({standings.bar:.1%})"
        console.print(f"{clear}{figure}; the test errs at most once in twenty")
    if stopped:
        more = f"; the same command goes on with {results}" if results is not None else ""
        console.print(f"stopped: what was played is counted{more}")
