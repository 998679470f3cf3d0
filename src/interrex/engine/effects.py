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
class Form:
    """What a verb or a word of a phrase takes: for each argument the kinds it may be.

    ``rest`` says that the last argument may stand any number of times, or not at all.
    """

    slots: tuple[tuple[str, ...], ...]
    least: int
    rest: bool

    def slot(self, number: int) -> tuple[str, ...]:
        return self.slots[min(number, len(self.slots) - 1)]

    def fits(self, count: int) -> bool:
        return self.least <= count and (self.rest or count <= len(self.slots))

    def __str__(self) -> str:
        shown = [f"<{' or '.join(kinds)}>" for kinds in self.slots]
        if self.rest:
            shown[-1] = f"{shown[-1]} …"
        elif self.least < len(shown):
            shown[self.least :] = [f"[{each}]" for each in shown[self.least :]]
        return ", ".join(shown)


def form(text: str) -> Form:
    """A form from its kinds in order: ``number who until?``; ``a|b`` is either, ``?`` may be left out,
    ``*`` stands any number of times."""
    parts = text.split()
    least = sum(not part.endswith(("?", "*")) for part in parts)
    slots = tuple([tuple(part.rstrip("?*").split("|")) for part in parts])
    return Form(slots, least, text.endswith("*"))


NUMBER_KIND: Final = "number"
TEXT_KIND: Final = "text"  # in quotes
WORD_KIND: Final = "word"  # any word or call that is known
VERB_KIND: Final = "verb"  # a call of a verb, for the same moment


@dataclass(frozen=True, slots=True)
class Phrases:
    """Arguments that are numbers, known words, quoted texts, and calls of known words.

    A call such as ``yours(pludrak)`` arrives as the tuple ``("yours", "pludrak")``. ``forms`` has what each
    verb takes (by its name, or by name and moment where they differ) and, with brackets behind the name,
    what each other word takes. ``kinds`` has the words of a kind; those with brackets are calls.
    """

    words: frozenset[str]
    forms: Mapping[str, Form]
    kinds: Mapping[str, frozenset[str]]

    def form_of(self, verb: str, moment: str) -> Form | None:
        return self.forms.get(f"{verb} {moment}") or self.forms.get(verb)

    def read_all(
        self, verb: str, moment: str, values: list[Any], verbs: Mapping[str, Verb]
    ) -> tuple[Any, ...]:
        """The arguments of a verb at a moment, checked in number and kind."""
        taken = self.form_of(verb, moment)
        if taken is None:
            raise BadEffect(f"{verb!r} cannot be used at the moment {moment!r}", "Use another verb")
        return self._read_row(verb, taken, values, moment, verbs)

    def _read_row(
        self, name: str, taken: Form, values: list[Any], moment: str, verbs: Mapping[str, Verb]
    ) -> tuple[Any, ...]:
        usage = f"Write {name}({taken})"
        if not taken.fits(len(values)):
            raise BadEffect(f"{name!r} got {len(values)} arguments", usage)
        return tuple(
            [
                self._read_one(value, taken.slot(number), usage, moment, verbs)
                for number, value in enumerate(values)
            ]
        )

    def _read_one(
        self, value: Any, kinds: tuple[str, ...], usage: str, moment: str, verbs: Mapping[str, Verb]
    ) -> Any:
        if VERB_KIND in kinds:
            return self._read_verb(value, usage, moment, verbs)
        if isinstance(value, str) and value not in self.words:
            raise BadEffect(
                f"{value!r} is not known here", f"{usage}; words: {', '.join(sorted(self.words))}"
            )
        if not any(self._is(value, kind) for kind in kinds):
            raise BadEffect(f"{_written(value)} is not {' or '.join(kinds)}", f"{usage}{self._listed(kinds)}")
        if isinstance(value, Quote):
            return value.text
        if not isinstance(value, tuple):
            return value
        taken = self.forms.get(f"{value[0]}()")
        if taken is None:
            raise BadEffect(f"{value[0]!r} takes no arguments", f"Write {value[0]}")
        return (value[0], *self._read_row(value[0], taken, list(value[1:]), moment, verbs))

    def _read_verb(self, value: Any, usage: str, moment: str, verbs: Mapping[str, Verb]) -> Any:
        """A verb inside another: it must work at the same moment."""
        name = value[0] if isinstance(value, tuple) else ""
        if name not in self.words or name not in verbs or moment not in verbs[name].moments:
            known = sorted(each for each in self.words if each in verbs and moment in verbs[each].moments)
            raise BadEffect(f"{_written(value)} is no verb for here", f"{usage}; verbs: {', '.join(known)}")
        return (name, *self.read_all(name, moment, list(value[1:]), verbs))

    def _is(self, value: Any, kind: str) -> bool:
        """The value is of that kind: a number, a text, a word of a list, a call, or the very word."""
        if isinstance(value, int):
            return kind == NUMBER_KIND
        if isinstance(value, Quote):
            return kind == TEXT_KIND
        if kind == WORD_KIND:
            return True
        word = f"{value[0]}()" if isinstance(value, tuple) else value
        return word == kind or word in self.kinds.get(kind, ())

    def _listed(self, kinds: tuple[str, ...]) -> str:
        found = sorted(word for kind in kinds for word in self.kinds.get(kind, ()))
        return f"; one of: {', '.join(found)}" if found else ""

    def __str__(self) -> str:
        return "words, numbers and calls"


def _written(value: Any) -> str:
    """A value of a phrase as a pack writes it."""
    if isinstance(value, tuple):
        return f"{value[0]}({', '.join([_written(each) for each in value[1:]])})"
    return repr(value.text) if isinstance(value, Quote) else str(value)


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
        if verb.parameters and isinstance(verb.parameters[-1], Phrases):
            return Effect(name, verb.function, verb.parameters[-1].read_all(name, moment, values, self.verbs))
        name, values = parse_call(text)
        return Effect(name, verb.function, self._arguments(verb, values))

    def _arguments(self, verb: Verb, values: list[Any]) -> tuple[Any, ...]:
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


def _read(parameter: Parameter, value: Any) -> Any:
    if isinstance(parameter, Number | OneOf):
        return parameter.read(value)
    raise BadEffect(f"{value!r} does not belong here", f"Write {parameter}")


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
