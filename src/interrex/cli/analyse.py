"""The command that analyses a finished game."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from interrex.analysis.choices import DEEP, QUICK, Depth
from interrex.analysis.telling import as_data, as_lines
from interrex.analysis.whole import Moment, Reader, finished, put_together
from interrex.cli.packs import PackText, pack_from, pack_text
from interrex.cli.play import RecordFile
from interrex.cli.settings import Lang, PackOption, find_words, told_in
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Record
from interrex.match import record as records
from interrex.terminal.lines import wrap

INDENT: Final = 4
LEAST_MOMENTS: Final = 2  # of a process; one that is to look at less is not worth its start


def analyse(
    file: RecordFile,
    lang: Lang = "",
    quick: Annotated[bool, typer.Option("--quick", help="A first look; the default.")] = False,
    deep: Annotated[
        bool, typer.Option("--deep", help="Several times as thorough; takes several times as long.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Everything as JSON, for programs.")] = False,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=0, metavar="N", help="Processes; 0 for one per core.")
    ] = 0,
    pack: PackOption = None,
) -> None:
    """Say of a finished game what each choice cost, by what its seat knew then, and where it turned."""
    if quick and deep:
        raise BadSetting(
            "An analysis is quick or deep, not both. Leave out --quick or --deep.", Reason("quick-deep", {})
        )
    depth = DEEP if deep else QUICK
    with told_in(find_words(lang)):
        record = records.from_text(records.read_text(file), str(file))
        found_pack = pack_text(record.settings, pack, file)
        cards = pack_from(record.settings, found_pack)
        end = finished(record, cards, str(file))
    words = find_words(lang, record.settings.game, cards)
    reader = Reader(record, cards)
    found = list(_moments(reader, found_pack, depth, jobs or os.cpu_count() or 1))
    analysis = put_together(end, depth, found)
    if as_json:
        typer.echo(json.dumps(as_data(analysis, reader, words), ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False)
    for line in as_lines(analysis, reader, words, console.size.width):
        for each in wrap(line, console.size.width, indent=INDENT) if line else ("",):
            console.print(each, no_wrap=True, overflow="ellipsis")


def _moments(reader: Reader, pack: PackText | None, depth: Depth, jobs: int) -> Iterator[Moment]:
    """Every moment of the game, as they become ready; on a terminal with the progress."""
    numbers = reader.moments()
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(numbers))
        for moment in _looked_at(reader, pack, depth, numbers, jobs):
            progress.advance(task)
            yield moment


def _looked_at(
    reader: Reader, pack: PackText | None, depth: Depth, numbers: list[int], jobs: int
) -> Iterator[Moment]:
    jobs = min(jobs, max(1, len(numbers) // LEAST_MOMENTS))
    if jobs == 1:
        for number in numbers:
            yield reader.moment(number, depth)
        return
    with get_context("spawn").Pool(jobs, _begin, (reader.record, pack, depth)) as pool:
        yield from pool.imap_unordered(_look, numbers)


_here: dict[str, Any] = {}  # what a process of the pool looks at


def _begin(record: Record, pack: PackText | None, depth: Depth) -> None:
    """A process of the pool is given what was read; Ctrl-C is for the one that shows the progress."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _here.update(reader=Reader(record, pack_from(record.settings, pack)), depth=depth)


def _look(number: int) -> Moment:
    moment: Moment = _here["reader"].moment(number, _here["depth"])
    return moment
