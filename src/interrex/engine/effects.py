"""Effects: a card's text in a pack is a call of one of the game's verbs, such as ``attach(power, this)``.

Calls, names, whole numbers and quoted texts are all the parser knows, so a pack from a stranger can be
loaded safely. A verb that acts is a step; a verb that answers a question of the rules (how many, may it,
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


@dataclass(frozen=True, slots=True)
class Quote:
    """A text in quotes inside an effect, such as the name of a card."""

    text: str


@dataclass(frozen=True, slots=True)
class Phrases:
    """The rest of the arguments: numbers, known words, quoted texts, and calls of known words.

    A call such as ``yours(pludrak)`` arrives as the tuple ``("yours", "pludrak")``.
    """

    words: frozenset[str]

    def read(self, value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(self.read(part) for part in value)
        if isinstance(value, Quote):
            return value.text
        if isinstance(value, str) and value not in self.words:
            close = ", ".join(sorted(self.words))
            raise BadEffect(f"{value!r} is not known here", f"Write one of: {close}")
        return value

    def __str__(self) -> str:
        return "words, numbers and calls"


Parameter = Number | OneOf | Several | Phrases


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
        name, values = parse_phrase(text)
        verb = self.verbs.get(name)
        if verb is None:
            close = ", ".join(sorted(self.verbs))
            raise BadEffect(f"there is no verb {name!r}", f"Verbs of this game: {close}")
        if moment not in verb.moments:
            raise BadEffect(
                f"{name!r} does not work at the moment {moment!r}",
                f"It works at: {', '.join(verb.moments)}",
            )
        if not (verb.parameters and isinstance(verb.parameters[-1], Phrases)):
            name, values = parse_call(text)
        return Effect(name, verb.function, self._arguments(verb, values))

    def _arguments(self, verb: Verb, values: list[Any]) -> tuple[Any, ...]:
        parameters = verb.parameters
        if parameters and isinstance(parameters[-1], Phrases):
            return tuple(parameters[-1].read(value) for value in values)
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


def _read(parameter: Parameter, value: Any) -> Any:
    if isinstance(parameter, Several):
        return (parameter.each.read(value),)
    return parameter.read(value)


_TOKEN: Final = re.compile(
    r"""\s*(?:([A-Za-z_]\w*)|(-?\d{1,9}(?!\w))|'([^']{0,99})'|"([^"]{0,99})"|([(),]))""", re.ASCII
)
_DEPTH: Final = 8
_REMEDY: Final = "Write a call such as attach(power, this)"


def parse_call(text: str) -> tuple[str, list[str | int]]:
    """Read a call with names and whole numbers as arguments; anything else is refused."""
    name, values = parse_phrase(text)
    if any(isinstance(value, tuple | Quote) for value in values):
        raise BadEffect(f"{text!r} has an argument that is neither a name nor a number", _REMEDY)
    return name, values


def parse_phrase(text: str) -> tuple[str, list[Any]]:
    """Read a call with names, whole numbers, quoted texts and calls as arguments; nothing else."""
    remedy = _REMEDY
    if not re.fullmatch(r"[A-Za-z_]\w*\s*\(.*\)", text.strip(), re.ASCII | re.DOTALL):
        raise BadEffect(f"{text!r} is not a call of a verb", remedy)
    wrong = BadEffect(f"{text!r} has an argument that is neither a name nor a number", remedy)
    call, left = _phrase(_tokens(text.strip(), wrong), 0, wrong)
    if left or not isinstance(call, tuple):
        raise wrong
    return call[0], list(call[1:])


def _tokens(text: str, wrong: BadEffect) -> list[Any]:
    """Names as text, numbers, quotes, and the marks ( ) , as lists of one."""
    tokens: list[Any] = []
    at = 0
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise wrong
        name, number, single, double, mark = found.groups()
        if name is not None:
            tokens.append(name)
        elif number is not None:
            tokens.append(int(number))
        elif mark is not None:
            tokens.append([mark])
        else:
            tokens.append(Quote(single if single is not None else double))
        at = found.end()
    return tokens


def _phrase(tokens: list[Any], depth: int, wrong: BadEffect) -> tuple[Any, list[Any]]:
    """One value from the front of the tokens, and the tokens left."""
    if not tokens or isinstance(tokens[0], list) or depth > _DEPTH:
        raise wrong
    head, rest = tokens[0], tokens[1:]
    if not rest or rest[0] != ["("] or isinstance(head, int | Quote):
        return head, rest
    rest = rest[1:]
    values: list[Any] = []
    while rest and rest[0] != [")"]:
        value, rest = _phrase(rest, depth + 1, wrong)
        values.append(value)
        if rest and rest[0] == [","]:
            rest = rest[1:]
        elif not rest or rest[0] != [")"]:
            raise wrong
    if not rest:
        raise wrong
    return (head, *values), rest[1:]
