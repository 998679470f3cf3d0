"""Phrases: what a pack writes inside an effect, read and checked word by word.

``for_each(character(yours, kozak), szabla(1, chosen, round))`` is a call whose arguments are words, whole
numbers, quoted texts and calls. Every word and every verb has a *form*: for each slot the kinds it may be.
So a phrase that passes means something, and random phrases can be made from the same forms.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.errors import Reason

if TYPE_CHECKING:
    from interrex.engine.effects import Verb


class BadEffect(ValueError):
    """The text of an effect is wrong; the message has the reason and the remedy, ``why`` both as data."""

    def __init__(self, reason: str, remedy: str, why: Reason) -> None:
        super().__init__(f"{reason}. {remedy}")
        self.reason = reason
        self.remedy = remedy
        self.why = why


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
        shown = [f"<{'|'.join(kinds)}>" for kinds in self.slots]
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


def forms(table: str) -> dict[str, Form]:
    """Forms from lines such as ``draw: value player?``."""
    found = {}
    for line in table.split("\n"):
        name, colon, takes = line.strip().partition(":")
        if colon:
            found[name] = form(takes)
    return found


TEXT_KIND: Final = "text"  # in quotes
VERB_KIND: Final = "verb"  # a call of a verb, for the same moment
NO_MORE: Final[Mapping[str, frozenset[str]]] = {}


@dataclass(frozen=True, slots=True)
class Phrases:
    """The words of a game, by kind, and the forms of its verbs and calls.

    A call such as ``yours(pludrak)`` arrives as the tuple ``("yours", "pludrak")``. ``forms`` has what each
    verb takes (by its name, or by name and moment where they differ) and, with brackets behind the name,
    what each other word takes (or with its kind behind, where the word is of several kinds). ``kinds`` has
    the words of a kind: words, ``calls()``, and names of other kinds as ``=kind``. ``numbers`` has the kinds
    that are whole numbers, with their bounds. ``alone`` are verbs that do not stand inside another, ``plain``
    those that do though they take a fixed row of plain words, without a form.
    """

    forms: Mapping[str, Form]
    kinds: Mapping[str, frozenset[str]]
    numbers: Mapping[str, tuple[int, int]]
    alone: frozenset[str] = frozenset()
    plain: frozenset[str] = frozenset()

    def form_of(self, verb: str, moment: str) -> Form | None:
        return self.forms.get(f"{verb} {moment}") or self.forms.get(verb)

    def read_all(
        self,
        verb: str,
        moment: str,
        values: list[Any],
        verbs: Mapping[str, Verb],
        more: Mapping[str, frozenset[str]] = NO_MORE,
    ) -> tuple[Any, ...]:
        """The arguments of a verb at a moment, checked; ``more`` has words that the pack adds to kinds."""
        taken = self.form_of(verb, moment)
        if taken is None:
            why = Reason("effect-not-then", {"name": verb, "moment": moment})
            raise BadEffect(f"{verb!r} cannot be used at the moment {moment!r}", "Use another verb", why)
        return self._row(verb, taken, values, moment, verbs, more)

    def _row(
        self,
        name: str,
        taken: Form,
        values: list[Any],
        moment: str,
        verbs: Mapping[str, Verb],
        more: Mapping[str, frozenset[str]],
    ) -> tuple[Any, ...]:
        usage = f"{name}({taken})"
        if not taken.fits(len(values)):
            raise wrong_count(name, len(values), usage)
        read = []
        for number, value in enumerate(values):
            kinds = taken.slot(number)
            if VERB_KIND in kinds:
                read.append(self._verb(value, usage, moment, verbs, more))
            else:
                read.append(self._one(value, kinds, usage, moment, verbs, more))
        return tuple(read)

    def _one(
        self,
        value: Any,
        kinds: tuple[str, ...],
        usage: str,
        moment: str,
        verbs: Mapping[str, Verb],
        more: Mapping[str, frozenset[str]],
    ) -> Any:
        kind = next((found for kind in kinds if (found := self.kind_of(value, kind, more))), "")
        if not kind:
            known = self.listed(kinds, more)
            about = {"value": written(value), "kinds": "|".join(kinds), "usage": usage, "known": known}
            raise BadEffect(
                f"{written(value)} is not {self.described(kinds)}",
                f"Write {usage}" + (f"; one of: {known}" if known else ""),
                Reason("effect-kind" if known else "effect-kind-only", about),
            )
        if isinstance(value, Quote):
            return value.text
        if not isinstance(value, tuple):
            return value
        taken = self.forms.get(f"{value[0]}() {kind}") or self.forms[f"{value[0]}()"]
        return (value[0], *self._row(value[0], taken, list(value[1:]), moment, verbs, more))

    def _verb(
        self,
        value: Any,
        usage: str,
        moment: str,
        verbs: Mapping[str, Verb],
        more: Mapping[str, frozenset[str]],
    ) -> Any:
        """A verb inside another: it must work at the same moment."""
        name = value[0] if isinstance(value, tuple) else ""
        if name not in verbs or moment not in verbs[name].moments or name in self.alone:
            known = ", ".join(sorted(self.inner_verbs(moment, verbs)))
            why = Reason("effect-inner", {"value": written(value), "usage": usage, "known": known})
            raise BadEffect(
                f"{written(value)} is not a verb for this place", f"Write {usage}; verbs: {known}", why
            )
        if name in self.plain:
            return (name, *verbs[name].arguments(list(value[1:])))
        return (name, *self.read_all(name, moment, list(value[1:]), verbs, more))

    def inner_verbs(self, moment: str, verbs: Mapping[str, Verb]) -> list[str]:
        """The verbs that may stand inside another at that moment."""
        return [
            name
            for name, each in verbs.items()
            if moment in each.moments and name not in self.alone
            if name in self.plain or self.form_of(name, moment) is not None
        ]

    def kind_of(self, value: Any, kind: str, more: Mapping[str, frozenset[str]] = NO_MORE) -> str:
        """The kind that has the value, this one or one inside it, or nothing.

        A kind has numbers in its bounds, texts, words of a list, calls, or is the very word.
        """
        if kind in self.numbers:
            low, high = self.numbers[kind]
            return kind if isinstance(value, int) and low <= value <= high else ""
        if isinstance(value, Quote):
            return kind if kind == TEXT_KIND else ""
        word = f"{value[0]}()" if isinstance(value, tuple) else value
        listed = self.kinds.get(kind, frozenset())
        if word == kind or word in listed or word in more.get(kind, ()):
            return kind
        inside = [each[1:] for each in sorted(listed) if each.startswith("=")]
        return next((found for each in inside if (found := self.kind_of(value, each, more))), "")

    def words_of(self, kind: str, more: Mapping[str, frozenset[str]] = NO_MORE) -> list[str]:
        """Every word of a kind, those of the kinds inside it too; a kind of numbers as ``low…high``."""
        if kind in self.numbers:
            return ["{}…{}".format(*self.numbers[kind])]
        if kind == TEXT_KIND:
            return ["'…'"]
        if kind not in self.kinds and kind not in more:
            return [kind]
        found: list[str] = sorted(more.get(kind, ()))
        for word in sorted(self.kinds.get(kind, ())):
            found.extend(self.words_of(word[1:], more) if word.startswith("=") else [word])
        return list(dict.fromkeys(found))

    def described(self, kinds: tuple[str, ...]) -> str:
        return " or ".join(kinds)

    def listed(self, kinds: tuple[str, ...], more: Mapping[str, frozenset[str]] = NO_MORE) -> str:
        found = [word for kind in kinds for word in self.words_of(kind, more)]
        return ", ".join(dict.fromkeys(found))

    def __str__(self) -> str:
        return "words, numbers and calls"


def wrong_count(name: str, count: int, usage: str) -> BadEffect:
    """A verb or word with too many arguments, or too few."""
    why = Reason("effect-count", {"name": name, "number": count, "usage": usage})
    return BadEffect(f"{name!r} got {count} argument{'' if count == 1 else 's'}", f"Write {usage}", why)


def written(value: Any) -> str:
    """A value of a phrase as a pack writes it."""
    if isinstance(value, tuple):
        return f"{value[0]}({', '.join([written(each) for each in value[1:]])})"
    return repr(value.text) if isinstance(value, Quote) else str(value)


def words_in(phrase: Any) -> Iterator[str]:
    """Every word of a phrase, of several phrases or of calls."""
    if isinstance(phrase, tuple):
        for each in phrase:
            yield from words_in(each)
    elif isinstance(phrase, str):
        yield phrase


# --- reading ------------------------------------------------------------------------------------

_TOKEN: Final = re.compile(
    r"""\s*(?:([A-Za-z_]\w*)|(-?\d{1,9}(?!\w))|'([^']{0,400})'|"([^"]{0,400})"|([(),]))""", re.ASCII
)
_DEPTH: Final = 8
_EXAMPLE: Final = "attach(power, this)"
_REMEDY: Final = f"Write a call such as {_EXAMPLE}"


def _wrong_argument(text: str) -> BadEffect:
    why = Reason("effect-argument", {"example": _EXAMPLE})
    return BadEffect(f"{text!r} has an argument that is neither a name nor a number", _REMEDY, why)


def parse_phrase(text: str) -> tuple[str, list[Any]]:
    """Read a call with names, whole numbers, quoted texts and calls as arguments; nothing else."""
    if not re.fullmatch(r"[A-Za-z_]\w*\s*\(.*\)", text.strip(), re.ASCII | re.DOTALL):
        why = Reason("effect-call", {"example": _EXAMPLE})
        raise BadEffect(f"{text!r} is not a call of a verb", _REMEDY, why)
    wrong = _wrong_argument(text)
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
