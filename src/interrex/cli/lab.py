"""``interrex lab``: many games between bots, kept as tables of rows, and what they say about the game."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from interrex.bots import LEVELS
from interrex.cli.arena import contest_of
from interrex.cli.play import GameName
from interrex.cli.settings import PackOption, RulingsOption, Seats, VariantsOption
from interrex.engine.errors import BadSetting
from interrex.games import game_spec
from interrex.lab.arena import Contest
from interrex.lab.deck_shares import counted
from interrex.lab.findings import (
    ALL,
    CARD,
    CHARACTER,
    SEAT,
    CardFinding,
    Change,
    Effect,
    Findings,
    Share,
    compare,
    differing,
    find,
    side_by_side,
)
from interrex.lab.report import html
from interrex.lab.rows import Rows
from interrex.lab.spread import Games, on_cores, on_ray
from interrex.lab.store import Folder, write_text_whole
from interrex.lab.tuning import Number, Trial, drop_behind, proposed, with_value
from interrex.words import Words

PART: Final = 200  # games in one part of the results
PATIENCE: Final = 60.0  # seconds of play, after which a part is written with fewer: a crash loses no more
BATCH: Final = 100  # games of every value between two looks at what is tuned
SHOWN: Final = 12  # cards in the summary

lab_app = typer.Typer(help="Many games between bots: is this card fair?", no_args_is_help=True)

FirstSeed = Annotated[int, typer.Option("--seed", metavar="N", help="Seed of the first deal.")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, metavar="N", help="Processes; 0: per core.")]
AllDecks = Annotated[bool, typer.Option("--all-decks", help="Every deal with other decks.")]
ShippedDecks = Annotated[
    bool,
    typer.Option("--shipped-decks", help="Every deal with other decks of the pack, in every order."),
]
FolderArgument = Annotated[Path, typer.Argument(metavar="FOLDER", help="A folder that `lab run` wrote.")]


@lab_app.command("run")
def run(
    game: GameName,
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FOLDER", help="For the results; a later run goes on.")
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, metavar="N", help="Number of games.")] = 1000,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOT[,BOT…]", help=f"Who plays: {', '.join(LEVELS)}, or search:200."),
    ] = "normal",
    seats: Seats = None,
    seed: FirstSeed = 0,
    jobs: Jobs = 0,
    ray: Annotated[
        str, typer.Option("--ray", metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.")
    ] = "",
    all_decks: AllDecks = False,
    shipped_decks: ShippedDecks = False,
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
) -> None:
    """Let bots play many games and keep what happened. Ctrl-C keeps what is done; the same call goes on."""
    contest = contest_of(game, seats, bots, seed, ruling, variant, pack, all_decks, shipped_decks)
    player = on_ray(ray, jobs) if ray else on_cores(jobs or os.cpu_count() or 1)
    folder = Folder(out, contest)
    done = folder.done()
    deals = -(-games // len(contest.seatings))
    places = [
        (deal, seating)
        for deal in range(contest.first, contest.first + deals)
        for seating in range(len(contest.seatings))
        if (deal, seating) not in done
    ]
    stopped = keep(folder, player(contest, places), len(places))
    console = Console(highlight=False, markup=False, soft_wrap=True)
    number = len(folder.done())
    console.print(f"{number:,} games in {out}. What they say: interrex lab report {out}")
    if stopped:
        console.print("stopped: the same command goes on")


def keep(folder: Folder, played: Games, total: int) -> bool:
    """Write what is played, part by part; True when somebody stopped it."""
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("left"), TimeRemainingColumn())
    rows = Rows()
    stopped, begun = False, time.monotonic()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=total)
        try:
            with closing(played):
                for one in played:
                    rows.add(one)
                    progress.update(task, advance=1)
                    if len(rows.games) >= PART or time.monotonic() - begun > PATIENCE:
                        folder.write(rows)
                        rows, begun = Rows(), time.monotonic()
        except KeyboardInterrupt:
            stopped = True
    if rows.games and not _is_written(folder, rows):
        folder.write(rows)
    return stopped


def _is_written(folder: Folder, rows: Rows) -> bool:
    """Whoever stopped it did so just after the part was written."""
    first = rows.games[0]
    return (first.deal, first.seating) in folder.done()


# --- reading ---------------------------------------------------------------------------------------


@lab_app.command("report")
def report(
    folders: Annotated[
        list[Path],
        typer.Argument(
            metavar="FOLDER…", help="A folder that `lab run` wrote; more of them are set beside it."
        ),
    ],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", metavar="FILE", help="The page; report.html in the folder.")
    ] = None,
) -> None:
    """Write one page about the results, and print what matters most."""
    results = Folder(folders[0])
    found = find(results)
    beside = side_by_side([results, *map(Folder, folders[1:])]) if len(folders) > 1 else ()
    page = out or folders[0] / "report.html"
    write_text_whole(page, html(results, found, beside), "Name another file with --out.")
    console = Console(highlight=False, markup=False, soft_wrap=True)
    words = Words("en", results.contest.game, results.pack())
    for line in summary(results.contest, found, words):
        console.print(line)
    if beside:
        console.print(shares_grid("run", beside, str))
    console.print(f"The whole report: {page}")


def summary(contest: Contest, found: Findings, words: Words) -> Iterator[Any]:
    """What matters most, for the terminal."""
    title = game_spec(contest.game).title
    who = f"{title}, {contest.seats} seats, {', '.join(contest.bots)}"
    yield f"{who}: {found.games:,} games of {found.deals:,} deals"
    yield shares_grid("seat", found.by_seat, str)
    if found.by_turn:
        yield shares_grid("decides", found.by_turn, str)
    if found.by_character:
        yield shares_grid("plays", found.by_character, words.card)
    average = sum(found.lengths) / len(found.lengths)
    known = sum(found.known_after) / max(1, len(found.known_after))
    yield (
        f"a game: {average:.0f} decisions of {found.branching:.1f} options, "
        f"{found.lead_changes:.1f} lead changes; "
        f"the winner is clear after {known:.0%} of it; {found.comebacks:.0%} comebacks"
    )
    unfair = [each for each in found.cards if each.unfair]
    if unfair:
        yield "cards whose effect is no luck (Holm, 5 % over all cards):"
        yield cards_grid(unfair[:SHOWN], words)
    else:
        yield "no card has an effect that luck cannot explain"


def grid_of(first: str, *others: str) -> Grid:
    """A table for the terminal; where it is narrow, names are broken and numbers are not."""
    grid = Grid(first, box=None, pad_edge=False)
    for each in others:
        grid.add_column(each, no_wrap=True)
    return grid


def shares_grid(what: str, rows: tuple[Share, ...], name: Callable[[str], str]) -> Grid:
    grid = grid_of(what, "won", "of", "share", "95 % interval", "by deals")
    for row in rows:
        grid.add_row(
            name(row.what), f"{row.won:g}", f"{row.games:,}", f"{row.share:.1%}",
            f"{row.low:.1%} – {row.high:.1%}", f"{row.paired_low:.1%} – {row.paired_high:.1%}",
        )  # fmt: skip
    return grid


def cards_grid(rows: list[CardFinding], words: Words) -> Grid:
    grid = grid_of("card", "held by", "held, points", "played, points", "decisive")
    for row in rows:
        decisive = "–" if row.decisive is None else f"{row.decisive:.0%}"
        grid.add_row(
            words.card(row.card), f"{row.seats_held:,}", points(row.held), points(row.played), decisive
        )
    return grid


def points(effect: Effect | None) -> str:
    return "–" if effect is None else f"{effect.points:+.1f} ({effect.low:+.1f} … {effect.high:+.1f})"


@lab_app.command("compare")
def compare_two(
    before: FolderArgument,
    after: Annotated[Path, typer.Argument(metavar="FOLDER", help="The other one, on the same deals.")],
) -> None:
    """What changed, and for whom, between two runs on the same deals: packs, rulings, versions, bots."""
    first, second = Folder(before), Folder(after)
    deals, changes = compare(first, second)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    console.print(
        f"{deals:,} deals that both have played; intervals of 95 %; clear: more than luck explains, "
        "all lines and cards taken together (Holm, 5 %)"
    )
    console.print("before: {}; after: {}".format(*differing([first, second])))
    words = Words("en", second.contest.game, second.pack())
    grid = grid_of("", "before", "after", "difference", "interval", "")
    for each in changes:
        if each.kind != CARD:
            grid.add_row(*told_change(each, words))
    console.print(grid)
    cards = [each for each in changes if each.kind == CARD]
    clear = [each for each in cards if each.is_clear]
    if clear:
        grid = grid_of("card, held, points", "before", "after", "difference", "interval", "")
        for each in clear:
            grid.add_row(*told_change(each, words))
        console.print(grid)
    console.print(f"{len(clear)} of {len(cards)} cards have clearly another effect on whoever holds them")


def told_change(each: Change, words: Words) -> tuple[str, ...]:
    """A line of a comparison: shares in hundredths, their differences and effects in points."""
    is_share = each.kind in (SEAT, CHARACTER)
    scale, sign, unit = (100.0, "", "%") if is_share else (1.0, "+" if each.kind == CARD else "", "")
    name = f"seat {each.what}" if each.kind == SEAT and each.what != ALL else each.what
    if each.kind in (CHARACTER, CARD):
        name = words.card(each.what)
    before, after, low, high = (scale * value for value in (each.before, each.after, each.low, each.high))
    return (
        name, f"{before:{sign}.1f}{unit}", f"{after:{sign}.1f}{unit}", f"{after - before:+.1f}",
        f"{low:+.1f} … {high:+.1f}", "clear" if each.is_clear else "",
    )  # fmt: skip


@lab_app.command("decks")
def decks(
    folder: FolderArgument,
    out: Annotated[Path, typer.Option("--out", "-o", metavar="FILE", help="For the shares, as JSON.")],
) -> None:
    """Write how often each deck won against each other one, as `lab run --shipped-decks` played them."""
    found = counted(Folder(folder))
    write_text_whole(out, found.written(), "Name another file.")
    console = Console(highlight=False, markup=False, soft_wrap=True)
    grid = grid_of("deck", "won", "of", "share", "95 % interval")
    for deck in found.decks():
        row = found.overall(deck)
        grid.add_row(
            deck, f"{row.wins:g}", f"{row.games:,}", f"{row.share:.1%}", f"{row.low:.1%} – {row.high:.1%}"
        )
    console.print(grid)
    console.print(f"{len(found.pairs)} pairs of decks in {out}")


@lab_app.command("tune")
def tune(
    game: GameName,
    number: Annotated[str, typer.Argument(metavar="CARD.FIELD", help="Such as ash-widow.symbols.power.")],
    values: Annotated[str, typer.Option("--values", metavar="N,N[,…]", help="The values to try.")],
    target: Annotated[
        float, typer.Option("--target", metavar="POINTS", help="The effect wanted, in percentage points.")
    ] = 0.0,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, metavar="N", help="Games for each value, at most.")
    ] = 1000,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT[,BOT…]", help="Who plays.")] = "greedy",
    seats: Seats = None,
    seed: FirstSeed = 0,
    jobs: Jobs = 0,
    all_decks: AllDecks = False,
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
) -> None:
    """Try values of one number on a stand-in, or on a card of yours, and propose the one that is fairest."""
    contest = contest_of(game, seats, bots, seed, ruling, variant, pack, all_decks)
    wanted = Number.named(number)
    trials = [Trial(value, with_value(contest, wanted, value), Rows()) for value in tried_values(values)]
    player = on_cores(jobs or os.cpu_count() or 1)
    looks = -(-games // BATCH)
    console = Console(highlight=False, markup=False, soft_wrap=True)
    for look in range(looks):
        running = [trial for trial in trials if not trial.is_out]
        if len(running) == 1 and look:
            break
        deals = range(seed + look * BATCH, seed + min(games, (look + 1) * BATCH))
        for trial in running:
            for one in player(trial.contest, [(deal, 0) for deal in deals]):
                trial.rows.add(one)
            trial.judge(wanted.card)
        drop_behind(trials, target, looks)
        console.print(f"after {deals.stop - seed:,} games of each: " + told_trials(trials))
    best = proposed(trials, target)
    if best is None:
        console.print(f"{wanted.card} was met too rarely to say anything. Try more games.")
        return
    rivals = [str(trial.value) for trial in trials if not trial.is_out and trial is not best]
    also = f"; not told apart from it yet: {', '.join(rivals)}" if rivals else ""
    console.print(f"proposed: {wanted} = {best.value}, effect {points(best.effect)}{also}")


def tried_values(text: str) -> list[int]:
    """The values to try."""
    try:
        found = [int(each) for each in text.split(",")]
    except ValueError:
        raise BadSetting(
            f"--values {text!r} are not whole numbers with commas between them. Write 1,2,3."
        ) from None
    if len(set(found)) < 2 or len(set(found)) < len(found):
        raise BadSetting(f"--values {text!r}: name two or more different values.")
    return found


def told_trials(trials: list[Trial]) -> str:
    return "; ".join(
        f"{trial.value}: {points(trial.effect)}{' (out)' if trial.is_out else ''}" for trial in trials
    )
