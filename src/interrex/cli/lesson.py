"""The command ``interrex lesson``: a game learned step by step at the terminal."""

from __future__ import annotations

from rich.console import Console

from interrex.cli.play import GameName
from interrex.cli.settings import Lang, find_words
from interrex.games import game_spec, house_pack
from interrex.match.lesson import LEARNER, Page
from interrex.match.lesson import lesson as lesson_of
from interrex.match.lesson import page as page_of
from interrex.terminal.lines import command, wrap
from interrex.terminal.play import option_typed
from interrex.terminal.table import Screen


def lesson(game: GameName, lang: Lang = "") -> None:
    """Learn a game step by step: read, and choose what the step asks for; n does it for you, b goes back."""
    spec = game_spec(game)
    words = find_words(lang, game)
    told = lesson_of(game)
    screen = Screen(
        Console(highlight=False, markup=False), words, house_pack(game), [""] * told.settings.seats
    )
    screen.say("ui-lesson-here")
    number, last = 1, len(told.steps)
    try:
        while number <= last:
            at = page_of(told, number)
            show(screen, at, last)
            number = max(1, number + answered(screen, at))
    except (EOFError, KeyboardInterrupt):
        screen.console.print()
        return
    screen.say("ui-lesson-end", title=spec.title_in(screen.words.language), game=game, command=command())


def show(screen: Screen, at: Page, last: int) -> None:
    """What happened since the last step, the table, the step, and what is asked."""
    assert at.step is not None
    screen.console.print()
    screen.words.at(at.table)
    log = at.table.log(LEARNER)
    screen.news(at.table, LEARNER, len(log) - at.told)
    if at.wanted:
        screen.decision(at.table, LEARNER, None)
    else:
        screen.print(screen.table(at.table.view(LEARNER)))
    screen.console.print()
    screen.say("ui-lesson-step", number=at.number, last=last)
    screen.print(wrap(at.step.say[screen.words.language], screen.width))


def answered(screen: Screen, at: Page) -> int:
    """How many steps to go on: one, or one back; another choice gets a word why and is asked again."""
    assert at.step is not None
    decision = at.table.decision_of(LEARNER) if at.wanted else None
    while True:
        typed = input(screen.words.say("ui-lesson-choose" if decision else "ui-lesson-read") + " ").strip()
        if typed.casefold() == "q":
            raise EOFError
        if typed.casefold() == "b":
            return -1
        word = option_typed(typed, decision, screen.words) if decision is not None and typed else None
        if decision is None or typed.casefold() == "n" or word == at.wanted:
            return 1
        if word is not None:
            screen.print(wrap(at.step.wrong[screen.words.language], screen.width))
        elif typed:
            screen.say("ui-lesson-unknown", typed=typed, last=len(decision.options))
