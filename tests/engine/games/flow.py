"""A table with an open agenda: tests put steps on it and look at what happens."""

from __future__ import annotations

from collections.abc import Iterable

from interrex.engine.options import Parts, verb
from interrex.engine.questions import Option, Question, step
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings


class Flow(Table):
    """Notes what happens, in order."""

    __slots__ = ("notes",)

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        super().__init__(settings("flow", seats, seed), 0, (), ())
        self.notes: list[str] = []

    def copy(self) -> Flow:
        other = bare(Flow)
        self.copy_flow(other)
        other.notes = self.notes[:]
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.notes))

    def near_misses(self, question: Question) -> Iterable[tuple[Parts, str]]:
        return [((verb("forbidden"),), "X-9")]


@step
def note(game: Flow, text: str) -> None:
    """X-1 Something happens."""
    game.notes.append(text)


@step
def both(game: Flow, first: str, second: str) -> None:
    """X-2 One thing after the other."""
    game.then(note, first)
    game.then(note, second)


@step
def nested(game: Flow) -> None:
    """X-3 Pairs before what was scheduled earlier."""
    game.then(both, "a", "b")
    game.then(note, "c")
    game.then(both, "d", "e")


@step
def inquire(game: Flow, *options: Option) -> None:
    """X-4 A question for seat 1."""
    game.ask(1, "which", options, answered, rule="X-4")


@step
def inquire_then_go_on(game: Flow, *options: Option) -> None:
    """X-4 A question, and what comes after its answer."""
    game.ask(1, "which", options, answered, rule="X-4")
    game.then(note, "afterwards")


@step
def answered(game: Flow, option: Option) -> None:
    """X-4 The answer is carried out first, with all that it brings."""
    game.notes.append(f"chose {option}")
    game.then(both, "first", "second")


@step
def secretly(game: Flow) -> None:
    """X-5 A question whose answer stays secret."""
    game.ask(0, "secret", ("left", "right"), kept, rule="X-5", secret=True)


@step
def kept(game: Flow, option: Option) -> None:
    """X-5 Nobody sees it."""
    game.then(inquire, "yes", "no")


@step
def ask_too_late(game: Flow) -> None:
    """X-6 Wrong: schedules, then asks."""
    game.then(note, "x")
    game.ask(0, "late", ("yes",), answered)


@step
def ask_all_too_late(game: Flow) -> None:
    """X-6 Wrong: schedules, then asks all."""
    game.then(note, "x")
    game.ask_all((0, 1), "late", (("yes",), ("yes",)), answered)


@step
def ask_twice(game: Flow) -> None:
    """X-6 Wrong: asks twice."""
    game.ask(0, "once", ("yes",), answered)
    game.ask(1, "twice", ("yes",), answered)


@step
def ask_all_empty(game: Flow) -> None:
    """X-6 Wrong: one of the seats has no options."""
    game.ask_all((0, 1), "empty", (("yes",), ()), answered)


@step
def ask_nobody(game: Flow) -> None:
    """X-6 Wrong: nobody is asked."""
    game.ask_all((), "nobody", (), answered)


@step
def circle(game: Flow, number: int) -> None:
    """X-7 Goes on and on."""
    game.then(circle, number)


@step
def end(game: Flow) -> None:
    """X-8 The end, whatever was to come."""
    game.then(note, "never")
    game.finish("X-8", (0,), (1.0, 0.0))
    game.then(note, "never either")


@step
def end_and_ask(game: Flow) -> None:
    """X-8 The end, although somebody would still be asked."""
    game.finish("X-8", (0,), (1.0, 0.0))
    game.ask(0, "too late", ("yes",), answered)
