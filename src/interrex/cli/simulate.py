"""Commands about many games: simulate them and count, run the benchmarks."""

from __future__ import annotations

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from interrex.bots import LEVELS, make, observe
from interrex.cli.play import GameName
from interrex.cli.settings import (
    PackOption,
    RulingsOption,
    Seats,
    VariantsOption,
    find_pack,
    new_game,
    usual_seats,
)
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, EngineError
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec
from interrex.lab.statistics import wilson

NAMED: Final = 5  # so many longest and slowest games are named


@dataclass(frozen=True, slots=True)
class Job:
    """Games that one process plays: seeds from first on."""

    game: str
    seats: int
    first: int
    number: int
    levels: tuple[str, ...]  # one bot per seat
    rotate: bool
    check: bool
    rulings: tuple[str, ...]
    variants: tuple[str, ...]
    pack: Path | None


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game, or what stopped it."""

    seed: int
    decisions: int
    seconds: float
    winners: tuple[int, ...] = ()
    scores: tuple[float, ...] = ()
    rule: str = ""
    levels: tuple[str, ...] = ()
    trouble: str = ""


@dataclass(slots=True)
class Totals:
    """What many games add up to."""

    seats: int
    games: int = 0
    decisions: int = 0
    wins: list[int] = field(default_factory=list)
    shared: int = 0
    nobody: int = 0
    scores: list[float] = field(default_factory=list)
    rules: Counter[str] = field(default_factory=Counter)
    by_level: Counter[str] = field(default_factory=Counter)  # games won by a bot of that level
    longest: list[Played] = field(default_factory=list)
    slowest: list[Played] = field(default_factory=list)
    troubles: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats
        self.scores = [0.0] * self.seats

    def add(self, played: Played) -> None:
        self.decisions += played.decisions
        if played.trouble:
            self.troubles.append(played)
            return
        self.games += 1
        self.rules[played.rule] += 1
        self.nobody += not played.winners
        self.shared += len(played.winners) > 1
        self.by_level.update({played.levels[seat] for seat in played.winners})
        for seat in played.winners:
            self.wins[seat] += 1
        for seat, score in enumerate(played.scores):
            self.scores[seat] += score
        self.longest = sorted([*self.longest, played], key=lambda each: -each.decisions)[:NAMED]
        self.slowest = sorted([*self.slowest, played], key=lambda each: -each.seconds)[:NAMED]


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="Number of games.")] = 1000,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", metavar="N", help="Seed of the first game; every further game takes the next."
        ),
    ] = 0,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="LEVEL[,LEVEL…]",
            help=f"Bots for all seats, or one per seat with commas: {', '.join(LEVELS)}, or one plugged in.",
        ),
    ] = "random",
    rotate: Annotated[
        bool, typer.Option("--rotate", help="The bots move on by one seat from game to game.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check at every decision that nothing is lost or made.")
    ] = False,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, metavar="N", help="Processes.")] = 1,
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
) -> None:
    """Let bots play many games: outcomes by seat, speed, the longest and slowest games by seed."""
    count = usual_seats(game) if seats is None else seats
    levels = levels_of(bots, count)
    new_game(game, count, seed, ruling, variant, find_pack(game, pack))  # refused before any work
    size = max(1, min(200, -(-games // (jobs * 4))))
    work = [
        Job(game, count, seed + first, min(size, games - first), levels, rotate, check,
            tuple(ruling or ()), tuple(variant or ()), pack)
        for first in range(0, games, size)
    ]  # fmt: skip
    totals = Totals(count)
    start = time.perf_counter()
    for played in _with_progress(work, games, jobs):
        totals.add(played)
    report(game, totals, levels, time.perf_counter() - start, check)
    if totals.troubles:
        raise typer.Exit(1)


def levels_of(bots: str, seats: int) -> tuple[str, ...]:
    """A level for each seat: the same for all, or as many as there are seats."""
    levels = tuple(bots.split(","))
    for level in levels:
        make(level, 0)  # refused where there is no such bot
    if len(levels) not in (1, seats):
        raise BadSetting(
            f"--bots names {len(levels)} bots for {seats} seats. Name one, or {seats} separated by commas."
        )
    return levels * seats if len(levels) == 1 else levels


def _with_progress(work: list[Job], games: int, jobs: int) -> Iterator[Played]:
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[speed]}"), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=games, speed="")
        start = time.perf_counter()
        done = decisions = 0
        for batch in _batches(work, jobs):
            done += len(batch)
            decisions += sum(played.decisions for played in batch)
            seconds = time.perf_counter() - start
            speed = f"{done / seconds:,.0f} games/s  {decisions / seconds:,.0f} decisions/s"
            progress.update(task, completed=done, speed=speed)
            yield from batch


def _batches(work: list[Job], jobs: int) -> Iterator[list[Played]]:
    if jobs == 1:
        for job in work:
            for number in range(job.number):
                yield [play_one(job, job.first + number)]
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play_job, work)


def play_job(job: Job) -> list[Played]:
    """All games of a job, in one process."""
    return [play_one(job, job.first + number) for number in range(job.number)]


def play_one(job: Job, seed: int) -> Played:
    """One game; whatever goes wrong is told with its seed."""
    start = time.perf_counter()
    decisions = 0
    shift = seed % job.seats if job.rotate else 0
    levels = job.levels[-shift:] + job.levels[:-shift]
    try:
        pack = find_pack(job.game, job.pack)
        table = new_game(job.game, job.seats, seed, list(job.rulings), list(job.variants), pack)
        for _ in choices(table, levels, seed):
            decisions += 1
            complaint = game_spec(job.game).audit(table) if job.check else ""
            if complaint:
                return Played(seed, decisions, time.perf_counter() - start, trouble=complaint)
    except EngineError as error:
        return Played(seed, decisions, time.perf_counter() - start, trouble=str(error))
    assert table.result is not None
    result = table.result
    seconds = time.perf_counter() - start
    return Played(seed, decisions, seconds, result.winners, result.scores, result.rule, levels)


def choices(table: Table, levels: tuple[str, ...], seed: int) -> Iterator[None]:
    """Play on to the end, a step of the iterator for each choice."""
    chance = Chance.from_seed(seed + 1)
    if set(levels) == {"random"}:
        while table.result is None:
            which = chance.below(len(table.asked)) if len(table.asked) > 1 else 0
            table.play(chance.below(len(table.questions[which].options)), which)
            yield
        return
    players = [make(level, seed + 1 + seat) for seat, level in enumerate(levels)]
    while table.result is None:
        seat = table.seats_asked[0]
        table.choose(players[seat].choose(observe(table, seat, chance)), seat)
        yield


def report(game: str, totals: Totals, levels: tuple[str, ...], seconds: float, check: bool) -> None:
    """The figures as a table."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    games = totals.games
    console.print(
        f"{game_spec(game).title}, {totals.seats} seats: {games:,} games, {totals.decisions:,} decisions in "
        f"{seconds:.1f} s: {games / seconds:,.0f} games/s, {totals.decisions / seconds:,.0f} decisions/s"
    )
    grid = Grid("seat", "wins", "share", "95 % interval", "mean score", box=None, pad_edge=False)
    for column in grid.columns[1:]:
        column.justify = "right"
    for seat in range(totals.seats):
        wins = totals.wins[seat]
        low, high = wilson(wins, games)
        grid.add_row(
            SEAT_LETTERS[seat], f"{wins:,}", f"{wins / max(1, games):.1%}",
            f"{low:.1%} – {high:.1%}", f"{totals.scores[seat] / max(1, games):.2f}",
        )  # fmt: skip
    console.print(grid)
    for level in sorted(set(levels)) if len(set(levels)) > 1 else ():
        wins = totals.by_level[level]
        low, high = wilson(wins, games)
        console.print(
            f"won by {level}: {wins:,} of {games:,} = {wins / max(1, games):.1%} ({low:.1%} – {high:.1%})"
        )
    if totals.shared or totals.nobody:
        console.print(f"won by several seats: {totals.shared:,}; won by nobody: {totals.nobody:,}")
    ends = ", ".join(f"{rule} {number:,}" for rule, number in totals.rules.most_common())
    console.print(f"ended by: {ends or '–'}")
    console.print(f"longest: {_named(totals.longest, 'decisions')}")
    console.print(f"slowest: {_named(totals.slowest, 'seconds')}")
    if totals.troubles:
        console.print(f"TROUBLE in {len(totals.troubles):,} games:")
        for played in totals.troubles[:NAMED]:
            console.print(f"  seed {played.seed}, after {played.decisions} decisions: {played.trouble}")
    elif check:
        console.print("nothing was lost or made, and every game was ended by a rule")


def _named(played: list[Played], figure: str) -> str:
    shown: list[str] = []
    for each in played:
        value: Any = getattr(each, figure)
        shown.append(
            f"seed {each.seed} ({value:.3f} s)" if figure == "seconds" else f"seed {each.seed} ({value})"
        )
    return ", ".join(shown) or "–"


def bench(ctx: typer.Context) -> None:
    """Run the benchmarks of a checkout; arguments go to benchmarks/run.py."""
    script = Path(__file__).resolve().parents[3] / "benchmarks" / "run.py"
    if not script.is_file():
        raise BadSetting(
            "There are no benchmarks here: they come with the source, not with an installed package. "
            "Run this command from a checkout, as ./run bench."
        )
    raise typer.Exit(subprocess.run([sys.executable, str(script), *ctx.args], check=False).returncode)
