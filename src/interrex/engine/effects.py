"""Effects: a card's text in a pack is a call of one of the game's verbs, such as ``attach(power, this)``.

Calls, names, whole numbers and quoted texts are all the parser knows, so a pack from a stranger can be
loaded safely. A verb that acts is a step; a verb that answers a question of the rules (how many, may it,
who wins the tie) is a plain function that the rules consult.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from interrex.engine.errors import Reason
from interrex.engine.language import (
    NO_MORE,
    BadEffect,
    Form,
    Phrases,
    Quote,
    form,
    parse_phrase,
    written,
    wrong_count,
)

__all__ = [
    "MOMENT", "BadEffect", "Effect", "Form", "Number", "OneOf", "Parameter", "Phrases", "Quote", "Several",
    "Verb", "Vocabulary", "form", "parse_phrase",
]  # fmt: skip

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])
MOST_NAMED: Final = 20  # moments that a remedy names
NEAR: Final = 0.75  # how much of a word is as it was meant
MOMENT: Final = "moment"  # the moment of verbs that name one


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int

    def read(self, value: Any) -> int:
        remedy = f"Write a whole number from {self.low} to {self.high}"
        why = Reason("effect-number", {"value": written(value), "low": self.low, "high": self.high})
        if not isinstance(value, int):
            raise BadEffect(f"{written(value)!r} is not a number", remedy, why)
        if not self.low <= value <= self.high:
            raise BadEffect(f"{value} is out of range", remedy, why)
        return value

    def __str__(self) -> str:
        return f"{self.low}…{self.high}"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words, each with the value the code uses."""

    words: Mapping[str, Any]

    def read(self, value: Any) -> Any:
        if not isinstance(value, str) or value not in self.words:
            known = ", ".join(self.words)
            why = Reason("effect-word", {"value": written(value), "known": known})
            raise BadEffect(f"{written(value)!r} is not known here", f"Write one of: {known}", why)
        return self.words[value]

    def __str__(self) -> str:
        return "|".join(self.words)


@dataclass(frozen=True, slots=True)
class Several:
    """One or more words of a kind: the rest of the arguments."""

    each: OneOf

    def __str__(self) -> str:
        return f"{self.each} …"


Parameter = Number | OneOf | Several | Phrases


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb that cards may use: its moments, its parameters and the function behind it."""

    name: str
    moments: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    function: Callable[..., Any]
    tagged: bool = False  # its first argument is the moment at which it is used
    superseded: bool = False  # packs have it, and a more general one says the same: no picker offers it

    def usage(self) -> str:
        shown = ", ".join(f"<{parameter}>" for parameter in self.parameters)
        return f"{self.name}({shown})"

    def arguments(self, values: list[Any]) -> tuple[Any, ...]:
        """The arguments of a verb that takes a fixed row of plain words and numbers."""
        parameters = self.parameters
        if parameters and isinstance(parameters[-1], Several):
            rest = parameters[-1].each
            fixed: tuple[Parameter, ...] = parameters[:-1]
            enough = len(values) > len(fixed)
        else:
            rest = None
            fixed = parameters
            enough = len(values) == len(fixed)
        if not enough:
            raise wrong_count(self.name, len(values), self.usage())
        args = [_read(parameter, value) for parameter, value in zip(fixed, values, strict=False)]
        if rest is not None:
            args.append(tuple(rest.read(value) for value in values[len(fixed) :]))
        return tuple(args)


@dataclass(frozen=True, slots=True)
class Effect:
    """A verb with its arguments, ready to be put on the agenda or consulted, perhaps under a condition."""

    verb: str
    function: Callable[..., Any]
    args: tuple[Any, ...]
    condition: Any = None  # of a text that is consulted


class Vocabulary:
    """The verbs of one game."""

    __slots__ = ("verbs",)

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}

    def verb(
        self,
        *moments: str,
        takes: tuple[Parameter, ...] = (),
        tagged: bool = False,
        superseded: bool = False,
    ) -> Callable[[FunctionT], FunctionT]:
        """Offer a function to the cards under its own name, at these moments."""

        def offer(function: FunctionT) -> FunctionT:
            name = function.__name__
            self.verbs[name] = Verb(name, moments, takes, function, tagged, superseded)
            return function

        return offer

    def parse(self, text: str, moment: str, more: Mapping[str, frozenset[str]] = NO_MORE) -> Effect:
        """Turn ``verb(arg, …)`` into an effect, or say what is wrong with it.

        ``more`` has words that a pack adds to kinds of phrases, such as keywords of its own.
        """
        name, values = parse_phrase(text)
        verb = self.verbs.get(name)
        if verb is None:
            raise self._unknown(name, moment)
        if moment not in verb.moments:
            known = ", ".join(verb.moments[:MOST_NAMED]) + (" …" if len(verb.moments) > MOST_NAMED else "")
            why = Reason("effect-moment", {"name": name, "moment": moment, "known": known})
            raise BadEffect(f"{name!r} does not work at the moment {moment!r}", f"It works at: {known}", why)
        if verb.parameters and isinstance(verb.parameters[-1], Phrases):
            args = verb.parameters[-1].read_all(name, moment, values, self.verbs, more)
            return Effect(name, verb.function, (moment, *args) if verb.tagged else args)
        return Effect(name, verb.function, verb.arguments(values))

    def _unknown(self, name: str, moment: str) -> BadEffect:
        """There is no such verb: which one was probably meant, else those that work at that moment."""
        fitting = sorted([each.name for each in self.verbs.values() if moment in each.moments])
        near = get_close_matches(name, fitting, 1, NEAR)
        if near:
            why = Reason("effect-near", {"name": name, "known": near[0]})
            return BadEffect(f"there is no verb {name!r}", f"Did you mean {near[0]}?", why)
        known = ", ".join(fitting)
        why = Reason("effect-verb", {"name": name, "known": known})
        return BadEffect(f"there is no verb {name!r}", f"Verbs that work here: {known}", why)


def _read(parameter: Parameter, value: Any) -> Any:
    if isinstance(parameter, Number | OneOf):
        return parameter.read(value)
    why = Reason("effect-word", {"value": written(value), "known": str(parameter)})
    raise BadEffect(f"{written(value)!r} does not belong here", f"Write {parameter}", why)
