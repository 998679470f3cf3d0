"""Effects: a card's text in a pack is a call of one of the game's verbs, such as ``attach(power, this)``.

Calls, names and whole numbers are all the parser knows, so a pack from a stranger can be loaded
safely. A verb that acts is a step; a verb that answers a question of the rules (how many, may it,
who wins the tie) is a plain function that the rules consult.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

FunctionT = TypeVar("FunctionT", bound=Callable[..., Any])


class BadEffect(ValueError):
    """The text of an effect is wrong; the message has the reason and the remedy."""

    def __init__(self, reason: str, remedy: str) -> None:
        super().__init__(f"{reason}. {remedy}")
        self.reason = reason
        self.remedy = remedy


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number within bounds."""

    low: int
    high: int

    def read(self, value: str | int) -> int:
        if not isinstance(value, int):
            raise BadEffect(f"{value!r} is not a number", f"Write {self}")
        if not self.low <= value <= self.high:
            raise BadEffect(f"{value} is out of range", f"Write {self}")
        return value

    def __str__(self) -> str:
        return f"a whole number from {self.low} to {self.high}"


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of a few words, each with the value the code uses."""

    words: Mapping[str, Any]

    def read(self, value: str | int) -> Any:
        if value not in self.words:
            raise BadEffect(f"{value!r} is not known here", f"Write {self}")
        return self.words[str(value)]

    def __str__(self) -> str:
        return "one of: " + ", ".join(self.words)


@dataclass(frozen=True, slots=True)
class Several:
    """One or more words of a kind: the rest of the arguments."""

    each: OneOf

    def __str__(self) -> str:
        return f"one or more, each {self.each}"


Parameter = Number | OneOf | Several


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb that cards may use: its moments, its parameters and the function behind it."""

    name: str
    moments: tuple[str, ...]
    parameters: tuple[Parameter, ...]
    function: Callable[..., Any]

    def usage(self) -> str:
        shown = ", ".join(f"<{parameter}>" for parameter in self.parameters)
        return f"{self.name}({shown})"


@dataclass(frozen=True, slots=True)
class Effect:
    """A verb with its arguments, ready to be put on the agenda or consulted."""

    verb: str
    function: Callable[..., Any]
    args: tuple[Any, ...]


class Vocabulary:
    """The verbs of one game."""

    __slots__ = ("verbs",)

    def __init__(self) -> None:
        self.verbs: dict[str, Verb] = {}

    def verb(self, *moments: str, takes: tuple[Parameter, ...] = ()) -> Callable[[FunctionT], FunctionT]:
        """Offer a function to the cards under its own name, at these moments."""

        def offer(function: FunctionT) -> FunctionT:
            name = function.__name__
            self.verbs[name] = Verb(name, moments, takes, function)
            return function

        return offer

    def parse(self, text: str, moment: str) -> Effect:
        """Turn ``verb(arg, …)`` into an effect, or say what is wrong with it."""
        name, values = parse_call(text)
        verb = self.verbs.get(name)
        if verb is None:
            close = ", ".join(sorted(self.verbs))
            raise BadEffect(f"there is no verb {name!r}", f"Verbs of this game: {close}")
        if moment not in verb.moments:
            raise BadEffect(
                f"{name!r} does not work at the moment {moment!r}",
                f"It works at: {', '.join(verb.moments)}",
            )
        return Effect(name, verb.function, self._arguments(verb, values))

    def _arguments(self, verb: Verb, values: list[str | int]) -> tuple[Any, ...]:
        parameters = verb.parameters
        if parameters and isinstance(parameters[-1], Several):
            rest = parameters[-1].each
            fixed: tuple[Parameter, ...] = parameters[:-1]
            enough = len(values) > len(fixed)
        else:
            rest = None
            fixed = parameters
            enough = len(values) == len(fixed)
        if not enough:
            raise BadEffect(f"{verb.name!r} got {len(values)} arguments", f"Write {verb.usage()}")
        args = [_read(parameter, value) for parameter, value in zip(fixed, values, strict=False)]
        if rest is not None:
            args.append(tuple(rest.read(value) for value in values[len(fixed) :]))
        return tuple(args)


def _read(parameter: Parameter, value: str | int) -> Any:
    if isinstance(parameter, Several):
        return (parameter.each.read(value),)
    return parameter.read(value)


_NAME: Final = r"[A-Za-z_]\w*"
_VALUE: Final = rf"(?:{_NAME}|-?\d{{1,9}})"
_CALL: Final = re.compile(rf"({_NAME})\s*\(\s*((?:{_VALUE}\s*,\s*)*(?:{_VALUE})?)\s*\)", re.ASCII)


def parse_call(text: str) -> tuple[str, list[str | int]]:
    """Read a call with names and whole numbers as arguments; anything else is refused."""
    remedy = "Write a call such as attach(power, this)"
    call = _CALL.fullmatch(text.strip())
    if call is None:
        if re.fullmatch(rf"{_NAME}\s*\(.*\)", text.strip(), re.ASCII | re.DOTALL):
            raise BadEffect(f"{text!r} has an argument that is neither a name nor a number", remedy)
        raise BadEffect(f"{text!r} is not a call of a verb", remedy)
    values = [value.strip() for value in call.group(2).split(",") if value.strip()]
    return call.group(1), [int(value) if value[0] in "-0123456789" else value for value in values]
