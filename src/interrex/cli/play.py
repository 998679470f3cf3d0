"""Commands about one game: play it, watch bots play it, replay and verify its record."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from datetime import datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from interrex import games
from interrex.bots import LEVELS, USUAL_LEVEL, Bot, make, observe
from interrex.cli.packs import keep_pack, pack_of, saves
from interrex.cli.settings import (
    Lang,
    PackOption,
    RulingsOption,
    Seats,
    Seed,
    VariantsOption,
    find_language,
    find_pack,
    find_seat,
    find_words,
    new_game,
    usual_seats,
)
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting, InterrexError, Reason
from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import game_spec
from interrex.match import record as records
from interrex.terminal.lines import command
from interrex.terminal.play import Sitting, seating_file
from interrex.terminal.table import Screen
from interrex.words import Words

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="Name of the game; `interrex games` lists them.")
]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
BotsOption = Annotated[
    str,
    typer.Option(
        "--bots",
        metavar="LEVEL",
        show_default=False,
        help=f"Bots in the other seats: {', '.join(LEVELS)} ({USUAL_LEVEL} by default), or one plugged "
        "in; one for all, or one per seat with commas.",
    ),
]


def play(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of the game.", show_default=False)] = "",
    seats: Seats = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            metavar="LETTER",
            help="Your seat, a letter; repeat it where several people share the screen.",
        ),
    ] = None,
    bots: BotsOption = "",
    seed: Seed = None,
    lang: Lang = "",
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save the game in this file.")
    ] = None,
    advice: Annotated[
        bool, typer.Option("--advice", help="The key “a” shows what a strong bot would do, and why.")
    ] = False,
) -> None:
    """Play at this terminal; bots take the seats without a person. q saves and leaves, h shows all keys."""
    if resume is not None:
        go_on(resume, seat, bots, lang, pack, advice)
        return
    if not game:
        offer(lang)
        return
    cards = find_pack(game, pack)
    table = new_game(game, seats, seed, ruling, variant, cards)
    people = [find_seat(each, table.seats) for each in seat or ("A",)]
    words = find_words(lang, game, cards)
    keep_pack(game, pack, cards)
    sit(table, seating(table, people, bots), words, cards, save or new_file(table), advice=advice)


def offer(lang: str) -> None:
    """Offer to go on with the last game, or to begin one against bots; without a terminal, say how."""
    words = find_words(lang)
    console = Console(highlight=False, markup=False)
    if not sys.stdin.isatty():
        console.print(words.say("ui-how-to-play", game=games()[0], command=command()))
        console.print(words.say("ui-in-the-browser", command=command()))
        return
    console.print(words.say("ui-in-the-browser", command=command()))
    try:
        unfinished = last_unfinished()
        if unfinished is not None and yes(words.say("ui-go-on", file=unfinished.name)):
            go_on(unfinished, None, "", lang, None)
            return
        name = games()[0]
        if len(games()) > 1:
            name = ask_one_of(words.say("ui-which-game"), games(), words)
        spec = game_spec(name)
        usual = usual_seats(name)
        question = words.say("ui-how-many", title=spec.title_in(words.language), usual=usual)
        legal = tuple(str(number) for number in spec.seats)
        seats = int(ask_one_of(question, legal, words, str(usual)))
    except (EOFError, KeyboardInterrupt):
        console.print()
        return
    table = new_game(name, seats, None, None, None, find_pack(name, None))
    cards = find_pack(name, None)
    sit(table, seating(table, [0], ""), find_words(lang, name), cards, new_file(table))


def yes(question: str) -> bool:
    """A question answered by Enter or the first letter of yes in any of our languages."""
    return input(f"{question} ").strip().casefold()[:1] in ("", "y", "t", "s")


def ask_one_of(question: str, legal: tuple[str, ...], words: Words, usual: str = "") -> str:
    """Ask until the answer is one of the legal ones; Enter takes the usual one."""
    while True:
        answer = input(f"{question} ").strip().casefold() or usual or legal[0]
        if answer in legal:
            return answer
        Console(highlight=False, markup=False).print(words.say("ui-choose-one", legal=", ".join(legal)))


def sit(
    table: Table,
    bots: dict[int, tuple[str, Bot]],
    words: Words,
    cards: Any,
    file: Path,
    resumed: bool = False,
    advice: bool = False,
) -> None:
    """Sit down at the table; line editing where the terminal has it."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
    console = Console(highlight=False, markup=False)
    paced = sys.stdin.isatty()
    sitting = Sitting(table, bots, words, cards, console, file, resumed=resumed, paced=paced, advice=advice)
    title = words.spec.title_in(words.language) if words.spec is not None else ""
    sitting.screen.say("ui-welcome", title=title, seats=table.seats)
    sitting.run()


def seating(table: Table, people: list[int], bots: str) -> dict[int, tuple[str, Bot]]:
    """A bot for every seat without a person."""
    empty = [seat for seat in range(table.seats) if seat not in people]
    levels = [level.strip() for level in (bots or USUAL_LEVEL).split(",")]
    if len(levels) == 1:
        levels *= len(empty)
    if len(levels) != len(empty):
        why = Reason("bots", {"seats": len(empty), "number": len(levels), "names": bots})
        raise BadSetting(
            f"There are {len(empty)} seats for bots, but {len(levels)} bots are named: {bots}.", why
        )
    seed = table.settings.seed
    return {seat: (level, make(level, seed + 1 + seat)) for seat, level in zip(empty, levels, strict=True)}


def go_on(
    file: Path, seat: list[str] | None, bots: str, lang: str, pack: Path | None, advice: bool = False
) -> None:
    """Go on with a saved game, with the same people and bots unless told otherwise."""
    record = records.from_text(records.read_text(file), str(file))
    name = record.settings.game
    cards = pack_of(record.settings, pack, file)
    table = records.replay(record, cards, str(file))
    about = saved_seating(file)
    language = find_language(lang or about.get("language", ""))
    if table.is_over:
        why = Reason("over", {"file": str(file)})
        raise BadSetting(f"The game in {file} is over. `interrex replay {file}` shows it.", why)
    saved = about.get("bots", {})
    if seat:
        people = [find_seat(each, table.seats) for each in seat]
    else:
        people = (
            [number for number in range(table.seats) if SEAT_LETTERS[number] not in saved] if saved else [0]
        )
    empty = [number for number in range(table.seats) if number not in people]
    levels = bots or ",".join(saved.get(SEAT_LETTERS[number], USUAL_LEVEL) for number in empty)
    words = Words(language, name, cards)
    sit(table, seating(table, people, levels), words, cards, file, resumed=True, advice=advice)


def saved_seating(file: Path) -> dict[str, Any]:
    """Who sat where when the game was saved; nothing where that is not known."""
    try:
        about = json.loads(seating_file(file).read_text(encoding="utf-8"))
        good = isinstance(about, dict) and isinstance(about.get("bots"), dict)
        return about if good else {}
    except (OSError, ValueError):
        return {}


def new_file(table: Table) -> Path:
    """A file for a new game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return saves() / f"{table.settings.game}-{stamp}-{table.settings.seed % 10_000:04}.game"


def last_unfinished() -> Path | None:
    """The game saved last, if it is not over."""
    files = sorted(saves().glob("*.game"), key=lambda file: file.stat().st_mtime)
    if not files:
        return None
    try:
        record = records.from_text(records.read_text(files[-1]), str(files[-1]))
    except InterrexError:
        return None
    return files[-1] if not record.result else None


# --- watching ------------------------------------------------------------------------------------


def watch(
    game: GameName,
    seats: Seats = None,
    bots: BotsOption = "",
    seed: Seed = None,
    lang: Lang = "",
    ruling: RulingsOption = None,
    variant: VariantsOption = None,
    pack: PackOption = None,
    pause: Annotated[
        float, typer.Option("--pause", min=0, metavar="S", help="Seconds between two choices.")
    ] = 0.8,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Save the record.")] = None,
) -> None:
    """Watch bots play, choice by choice; Ctrl-C ends it."""
    cards = find_pack(game, pack)
    table = new_game(game, seats, seed, ruling, variant, cards)
    players = seating(table, [], bots)
    words = find_words(lang, game, cards)
    words.at(table)
    console = Console(highlight=False, markup=False)
    screen = Screen(console, words, cards, [level for level, _ in players.values()])
    chance = Chance.from_seed(table.settings.seed + 1)
    show = Show(screen, table, pause)
    try:
        while not table.is_over:
            show.position(table)
            seat = table.seats_asked[0]
            table.choose(players[seat][1].choose(observe(table, seat, chance)), seat)
        show.position(table)
        screen.end(table, table.seats)
    except KeyboardInterrupt:
        console.print()
    if save is not None:
        keep_pack(game, pack, cards)
        records.save(table, save)


class Show:
    """Shows positions one after another: on a terminal as a changing picture, else as lines."""

    def __init__(self, screen: Screen, table: Table, pause: float, viewer: int | None = None) -> None:
        self.screen = screen
        self.pause = pause
        self.viewer = table.seats if viewer is None else viewer
        self.told = 0
        self.before: Any = None

    def position(self, table: Table) -> None:
        """Show what was told since the last position, on a terminal with the table above it."""
        if self.screen.console.is_terminal:
            self.screen.console.clear()
            self.picture(table)
            time.sleep(self.pause)
        else:
            self.told = self.screen.news(table, self.viewer, self.told)

    def picture(self, table: Table) -> None:
        """The table, and below it the last lines of the log."""
        view = table.view(self.viewer)
        lines = self.screen.fitted(view, self.before, 6)
        self.screen.print(lines)
        room = max(3, self.screen.console.size.height - len(lines) - 2)
        log = table.log(self.viewer)
        self.told = self.screen.news(table, self.viewer, max(self.told - 2, len(log) - room, 0))
        self.before = view


# --- records -------------------------------------------------------------------------------------


def replay(
    file: RecordFile,
    seat: Annotated[
        str,
        typer.Option(
            "--seat",
            metavar="LETTER",
            help="Look from this seat; by default as a watcher, who sees no secrets.",
        ),
    ] = "",
    at: Annotated[
        int | None,
        typer.Option("--at", min=0, metavar="N", help="Show the position after this many choices."),
    ] = None,
    lang: Lang = "",
    pack: PackOption = None,
) -> None:
    """Show a saved game: Enter goes on, b back, a number jumps there, q leaves."""
    record = records.from_text(records.read_text(file), str(file))
    try:
        cards = pack_of(record.settings, pack, file)
        table = records.replay(record, cards, str(file))
    except InterrexError:
        score(record, lang)  # what is no longer played can still be read
        raise
    words = find_words(lang, record.settings.game, cards)
    words.at(table)
    viewer = find_seat(seat, table.seats) if seat else table.seats
    console = Console(highlight=False, markup=False)
    screen = Screen(console, words, cards, [""] * table.seats)
    last = len(record.choices)
    if at is not None:
        if at > last:
            why = Reason("record-end", {"file": str(file), "last": last, "at": at})
            raise BadSetting(
                f"--at {at} is beyond the end of {file}; the last choice there is number {last}.", why
            )
        table = records.replay(record, cards, str(file), upto=at)
        show_at(Show(screen, table, 0, viewer), table, at, last)
        return
    if sys.stdin.isatty() and console.is_terminal:
        leaf_through(record, cards, screen, viewer)
        return
    for rule, reading in words.other_readings(record.settings):
        screen.say("ui-reading", rule=rule, reading=reading)
    screen.news(table, viewer, 0)
    if table.is_over:
        screen.end(table, viewer)


def score(record: Record, lang: str) -> None:
    """A record as it was written, choice by choice: no rules and no cards are needed to read it."""
    console = Console(highlight=False, markup=False, soft_wrap=True)
    settings, words = record.settings, find_words(lang)
    console.print(
        words.say(
            "ui-only-score", game=settings.game, seats=settings.seats, version=str(settings.rules_version),
            pack=f"{settings.pack} {settings.pack_hash}",
        )
    )  # fmt: skip
    for number, (seat, word) in enumerate(record.choices, 1):
        console.print(f"{number:>5}  {SEAT_LETTERS[seat]}: {word}")
    if record.result:
        console.print(record.result)


def show_at(show: Show, table: Table, number: int, last: int) -> None:
    """One position of a replay, with who decides what."""
    show.picture(table)
    words = show.screen.words
    waiting = words.question(table, 0) if table.asked else words.say("ui-over")
    show.screen.say("ui-choice-of", number=number, last=last, waiting=waiting)


def leaf_through(record: Record, cards: Any, screen: Screen, viewer: int) -> None:
    """Leaf through a record, forwards and backwards."""
    number, last = 0, len(record.choices)
    show = Show(screen, records.start(record, cards), 0, viewer)
    while True:
        table = records.replay(record, cards, upto=number)
        screen.console.clear()
        show_at(show, table, number, last)
        try:
            typed = input(screen.words.say("ui-replay-keys") + " ").strip().casefold()
        except (EOFError, KeyboardInterrupt):
            return
        if typed == "q":
            return
        is_number = typed.isdecimal() and len(typed) < 10
        if typed == "b":
            number = max(0, number - 1)
        elif is_number:
            number = min(last, int(typed))
        else:
            number = min(last, number + 1)
        show.told = 0 if typed == "b" or is_number else show.told


def verify(file: RecordFile, pack: PackOption = None, lang: Lang = "") -> None:
    """Play a record again and check its commitment, every choice and its result."""
    words = find_words(lang)
    record = records.from_text(records.read_text(file), str(file))
    found = records.verify(file, pack_of(record.settings, pack, file))
    said = words.say(
        "ui-verified", file=str(file), number=found.choices, seal=f"{found.commitment[:16]}…",
        result=found.result if found.finished else words.say("ui-not-over"),
    )  # fmt: skip
    Console(highlight=False, markup=False, soft_wrap=True).print(said)
