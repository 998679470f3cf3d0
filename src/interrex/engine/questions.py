"""Decisions: who decides what, by which rule, among which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias, TypeVar

from interrex.engine.errors import EngineError
from interrex.engine.options import Parts

if TYPE_CHECKING:
    pass

Option: TypeAlias = Any  # a small number, a short string, or a tuple of them
Step: TypeAlias = Callable[..., None]

# Items of the agenda and open questions are plain tuples: typed ones are taken apart and put
# together again at every look when compiled.
Item: TypeAlias = tuple[Any, ...]  # step, args
OpenQuestion: TypeAlias = tuple[Any, ...]  # seat, question, options, step, args, rule, secret
StoredLine: TypeAlias = tuple[str, tuple[Any, ...], str, int]  # the fields of LogLine; playouts write many

StepT = TypeVar("StepT", bound=Callable[..., None])


def step(function: StepT) -> StepT:
    """Mark a module-level function as a step: something the agenda may hold."""
    if "<locals>" in function.__qualname__:
        raise EngineError(f"{function.__qualname__} is a step inside a function; steps live at module level")
    return function


def step_name(function: Step) -> str:
    """The name under which a step is shown and compared."""
    return f"{function.__module__}.{function.__name__}"


class Question(NamedTuple):
    """One open question: who is asked what, by which rule, among which options, and what comes next."""

    seat: int
    name: str
    options: tuple[Option, ...]
    step: Step  # gets the chosen option as its last argument, behind ``args``
    args: tuple[Any, ...]
    rule: str
    secret: bool


class AskedSeat(NamedTuple):
    """Who decides what, by which rule: as much as everybody may know of an open question."""

    seat: int
    question: str
    rule: str


class Chosen(NamedTuple):
    """A choice that was made, as the seat knows it and as others do."""

    seat: int
    question: str
    word: str
    others: str  # its word for those who may not know it
    readers: int  # the seats that may know the word, as bits
    parts: Parts
    public_parts: Parts  # what ``others`` is made of


def nothing(game: Any) -> None:
    """Before the first step nothing happens."""


class LogLine(NamedTuple):
    """What happened, as data; sentences are made of it outside."""

    kind: str
    args: tuple[Any, ...]
    rule: str
    readers: int  # the seats that may read it, as bits


@dataclass(frozen=True, slots=True)
class Decision:
    """One open question, as the deciding seat sees it: every option by its word and by its parts."""

    seat: int
    question: str
    rule: str
    options: tuple[str, ...]
    parts: tuple[Parts, ...] = field(default=(), repr=False)
    copies: tuple[int, ...] = field(default=(), repr=False)  # counts options of one word: 1, 2, 3

    def parts_of(self, word: str) -> Parts:
        """The parts of the option with that word."""
        return self.parts[self.options.index(word)]


class Result:
    """How a game ended: by which rule, for whom, and every seat's score."""

    __slots__ = ("rule", "scores", "winners")

    def __init__(self, rule: str, winners: tuple[int, ...], scores: tuple[float, ...]) -> None:
        self.rule = rule
        self.winners = winners
        self.scores = scores

    def __repr__(self) -> str:
        return f"Result({self.rule!r}, {self.winners}, {self.scores})"
