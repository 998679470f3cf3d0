"""The command line: ``interrex play``, ``watch``, ``replay``, ``rules``, ``simulate`` and more."""

from __future__ import annotations

import os
import sys
import textwrap
from io import TextIOWrapper
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as Grid
from typer.core import TyperGroup

from interrex import __version__, compiled, games
from interrex.cli import (
    analyse,
    arena,
    cards,
    deck,
    doctor,
    lab,
    lesson,
    play,
    puzzle,
    rules,
    serve,
    simulate,
)
from interrex.cli.settings import GAME, LANGUAGE, Lang, find_language, find_words
from interrex.engine.errors import InterrexError
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.terminal.lines import command
from interrex.words import refusal

REFUSED: Final = 2


class Commands(TyperGroup):
    """Commands whose refusals are one paragraph on stderr and exit code 2, never a traceback."""

    def invoke(self, ctx: Any) -> Any:
        GAME.set("")
        try:
            return super().invoke(ctx)
        except InterrexError as wrong:
            refuse(refusal(wrong, own_language(ctx.meta.get(LANGUAGE, "")), GAME.get()))
        except BrokenPipeError:  # the reader has seen enough
            sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
            raise typer.Exit(0) from None
        except OSError as error:
            name = f"{error.filename}: " if error.filename else ""
            refuse(f"{name}{error.strerror or error}. Check the name and its permissions.")
        raise typer.Exit(REFUSED)


def own_language(lang: str) -> str:
    """The language named where we speak it, or the person's own."""
    return find_language(lang if lang in LANGUAGES else "")


def refuse(message: str) -> None:
    """Say on stderr what was wrong and what would be right."""
    console = Console(stderr=True, highlight=False, markup=False, soft_wrap=True)
    for line in message.splitlines():
        console.print(textwrap.fill(line, console.width, break_long_words=False, break_on_hyphens=False))


app = typer.Typer(
    cls=Commands,
    name="interrex",
    help="Referee and table for games about an empty throne. Without a command: the table in the browser.",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        Console(highlight=False, markup=False).print(f"interrex {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
    lang: Lang = "",
) -> None:
    """List the games, say how to play at the terminal, and open the table in the browser."""
    if ctx.invoked_subcommand is None:
        list_games(lang)
        Console(highlight=False, markup=False).print(
            find_words(lang).say("ui-in-the-terminal", command=command())
        )
        serve.serve(lang=lang)


@app.command("games")
def list_games(lang: Lang = "") -> None:
    """List the games: name, title, seats, what they are."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for name in games():
        spec, words = game_spec(name), find_words(lang, name)
        seats = "–".join(str(count) for count in dict.fromkeys((spec.seats[0], spec.seats[-1])))
        about = words.say(f"game-{name}") if words.has(f"game-{name}") else ""
        grid.add_row(name, spec.title_in(words.language), words.say("ui-seats", seats=seats), about)
    Console(highlight=False, markup=False).print(grid)


app.command("play")(play.play)
app.command("lesson")(lesson.lesson)
app.command("watch")(play.watch)
app.command("replay")(play.replay)
app.command("verify")(play.verify)
app.command("analyse")(analyse.analyse)
app.command("serve")(serve.serve)
app.command("rules")(rules.rules)
app.command("cards")(cards.cards)
app.add_typer(rules.pack_app, name="pack")
app.add_typer(rules.scenario_app, name="scenario")
app.add_typer(deck.deck_app, name="deck")
app.add_typer(puzzle.puzzle_app, name="puzzle")
app.add_typer(lab.lab_app, name="lab")
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("doctor")(doctor.doctor)
app.command(
    "bench", context_settings={"allow_extra_args": True, "ignore_unknown_options": True}
)(simulate.bench)  # fmt: skip


def main() -> None:
    """The interrex command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign the terminal lacks is no reason to stop
    if news := compiled.news_of_failure():
        sys.stderr.write(f"{news}\n")
    compiled.build_in_background()
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # NumPy's: several slow our small products down
    app(prog_name=os.environ.get("INTERREX_COMMAND"))
