"""Decisions: who decides what, by which rule, among which options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias, TypeVar

from interrex.engine.errors import EngineError

Option: TypeAlias = Any  # a small number, a short string, or a tuple of them
Step: TypeAlias = Callable[..., None]

# Items of the agenda and open questions are plain tuples: typed ones are taken apart and put
# together again at every look when compiled.
Item: TypeAlias = tuple[Any, ...]  # step, args
Asked: TypeAlias = tuple[Any, ...]  # seat, question, options, step, args, rule, secret

# what a choice looked like: seat, question, word, word for those who may not know, who may know
Chosen: TypeAlias = tuple[int, str, str, str, int]

StepT = TypeVar("StepT", bound=Callable[..., None])


def step(function: StepT) -> StepT:
    """Mark a module-level function as a step: something the agenda may hold."""
    if "<locals>" in function.__qualname__:
        raise EngineError(f"{function.__qualname__} is a step inside a function; steps live at module level")
    return function


def step_name(function: Step) -> str:
    """The name under which a step is shown and compared."""
    return f"{function.__module__}.{function.__name__}"


@dataclass(frozen=True, slots=True)
class Decision:
    """One open question, as the deciding seat sees it."""

    seat: int
    question: str
    rule: str
    options: tuple[str, ...]


class Result:
    """How a game ended: by which rule, for whom, and every seat's score."""

    __slots__ = ("rule", "scores", "winners")

    def __init__(self, rule: str, winners: tuple[int, ...], scores: tuple[float, ...]) -> None:
        self.rule = rule
        self.winners = winners
        self.scores = scores

    def __repr__(self) -> str:
        return f"Result({self.rule!r}, {self.winners}, {self.scores})"


def unique_words(words: list[str]) -> tuple[str, ...]:
    """Tell equal words apart by a number behind the second and later ones, in option order."""
    if len(set(words)) == len(words):
        return tuple(words)
    taken = set(words)
    seen: dict[str, int] = {}
    result = []
    for word in words:
        count = seen.get(word, 0) + 1
        while count > 1 and f"{word} #{count}" in taken:
            count += 1
        seen[word] = count
        result.append(word if count == 1 else f"{word} #{count}")
        taken.add(result[-1])
    return tuple(result)
