"""Examples: every message with every kind of argument it can get, for the sheet and for its test.

A seat is the reader, or somebody of any name; a number is 0, 1, 2, 5 or 22; a card is a man, a woman or a
thing; a list has one, two or three of them. One argument varies at a time, the others stay as they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from interrex.engine import by_hand
from interrex.engine.arguments import DIRECTIONS, typed
from interrex.engine.options import HIDDEN_CARD
from interrex.games import game_spec
from interrex.words.messages import sources
from interrex.words.patterns import Messages
from interrex.words.sentences import NOBODY, Forms, Words

READER: Final = 0
PEOPLE: Final = ("Ola", "Agnieszka", "Michał", "John", "Kuba", "Zoë")
NUMBERS: Final = (2, 0, 1, 5, 22)
COUNTED: Final = frozenset(  # variables that hold a number wherever they stand
    "number total price limit least low high round rounds goal pool ducats kreski heat deck pile seats "
    "share chance percent veil agents minions blood kills ap wanted first second third haven allies victims "
    "killed most last line taken port version events relics income deployed different".split()
)
NO_NUMBER: Final = frozenset(
    {("ui-thought-line", "line"), ("advice-line", "line"), ("ui-deck-new", "deck"), ("ui-deck-legal", "deck")}
)
TEXTS: Final[Mapping[str, str]] = {
    "name": "Agnieszka", "names": "Agnieszka, John", "by": "Michał", "whose": "John", "seat": "Agnieszka",
    "letter": "B", "letters": "B, C", "title": "Elekt", "command": "./run", "game": "elekt", "rule": "EL-503",
    "link": "http://127.0.0.1:8100", "file": "elekt.game", "choice": "", "seal": "3f9a…", "level": "★",
    "language": "pl", "deck": "kancelaria",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Example:
    """A message as somebody reads it. ``about`` says with which arguments; ``errors`` what Fluent missed."""

    key: str
    about: str
    text: str
    errors: tuple[str, ...]
    gender: str = ""  # of the card in it, where one varies


class _Table:
    """All of a table that words need to know: which card is meant."""

    def __init__(self, cards: Sequence[str]) -> None:
        self.cards = cards

    def card_word(self, card: int) -> str:
        return self.cards[card]


class Sampler:
    """Examples of all messages of a game in a language; without a game of those that all games share."""

    def __init__(self, language: str, game: str = "") -> None:
        self.words = Words(language, game, names=PEOPLE)
        self.spec = game_spec(game) if game else None
        self.cards = _sample_cards(self.words, game)
        self.table: Any = _Table(self.cards)

    def examples(self, key: str) -> Iterator[Example]:
        """The examples of one message, or of the attribute in ``message.attribute``."""
        arguments = self.arguments(key)
        usual = {name: kinds[0] for name, kinds in arguments.items()}
        seen: set[str] = set()
        for name, kinds in arguments.items() or (("", (("", {}),)),):
            for about, _ in kinds:
                chosen = {**usual, name: next(kind for kind in kinds if kind[0] == about)}
                forms: Forms = {}
                for _, values in chosen.values():
                    forms.update(values)
                example = self._example(key, about, forms, name)
                if example.text not in seen:
                    seen.add(example.text)
                    yield example

    def _example(self, key: str, about: str, forms: Forms, name: str) -> Example:
        text, errors = _said(self.words.messages, key, forms)
        said = " ".join(text.split())
        if key.startswith(("ask-", "log-")):  # as they are said, with a capital letter
            said = said[:1].upper() + said[1:]
        return Example(key, about, said, errors, str(forms.get(f"{name}_gender", "")))

    # --- arguments -----------------------------------------------------------------------------

    def arguments(self, key: str) -> dict[str, list[tuple[str, Forms]]]:
        """The arguments of a message with all kinds of values that each may have."""
        head, _, attribute = key.partition(".")
        spec = self.spec
        if spec is not None and head.startswith("log-"):
            names = {each.replace("_", "-"): args for each, args in spec.log_args.items()}
            return self._with_none(key, names.get(head[4:], ""))
        if head.startswith("ask-"):
            own = (spec.ask_args if spec is not None else by_hand.ASK_ARGS).get(attribute, "")
            return self._typed(" ".join(name for name in own.split() if name != "-") + " seat")
        if spec is not None and head.startswith("option-"):
            found = {name.partition("_")[0] for name in variables(self.source(key))}
            return self._typed(" ".join(f"{name}:{name.rstrip('0123456789')}" for name in sorted(found)))
        return {name: _plain(name, head) for name in sorted(variables(self.source(key)))}

    def _with_none(self, key: str, names: str) -> dict[str, list[tuple[str, Forms]]]:
        """A sentence that asks whether there is a card gets none, too."""
        arguments = self._typed(names)
        for name, type_name in typed(names):
            if type_name == "card" and f"{name}_is" in variables(self.source(key)):
                arguments[name].append(
                    ("no card", self.words._form(self.table, name, "card", NOBODY, READER))
                )
        return arguments

    def source(self, key: str) -> ast.Pattern:
        """A message as it is written."""
        return patterns(self.words.language, self.spec.name if self.spec is not None else "")[key]

    def _typed(self, names: str) -> dict[str, list[tuple[str, Forms]]]:
        return {name: list(self._kinds(name, type_name)) for name, type_name in typed(names) if name != "-"}

    def _kinds(self, name: str, type_name: str) -> Iterator[tuple[str, Forms]]:
        """All kinds of values of an argument, the usual one first."""
        words = self.words

        def form(value: Any) -> Forms:
            return words._form(self.table, name, type_name, value, READER)

        if type_name == "seat":
            order = (1, READER, 2, 3) if name in ("seat", "owner") else (2, READER, 1, 3)
            for seat in order:
                yield ("you" if seat == READER else PEOPLE[seat]), form(seat)
        elif type_name == "card":
            for number, card in enumerate(self.cards):
                yield card, form(number)
            yield "a hidden card", words._card(name, HIDDEN_CARD)
        elif type_name == "number":
            for value in NUMBERS:
                yield str(value), form(value)
        elif type_name == "direction":
            for value in DIRECTIONS:
                yield DIRECTIONS[value], form(value)
        elif type_name == "counts":
            yield "counts", form(((1, 2), (READER, 5)))
        elif self.spec is not None and type_name in self.spec.arg_words:
            for word in self.spec.arg_words[type_name]:
                yield word, form(word)
            if type_name == "cell" and self.spec.places is not None:
                yield from self._places(name, type_name)
        elif type_name.endswith("s"):
            yield from self._lists(name, type_name)
        else:
            yield type_name, {name: type_name}

    def _places(self, name: str, type_name: str) -> Iterator[tuple[str, Forms]]:
        """A place by every card that may lie there."""
        words, word = self.words, self.spec.arg_words[type_name][0] if self.spec is not None else ""
        for card, family in words.families.items():
            if family == "district":
                words.places = {word: card}
                yield card, words._named(name, type_name, word)
        words.places = {}

    def _lists(self, name: str, type_name: str) -> Iterator[tuple[str, Forms]]:
        """A list of one, two and three."""
        one = type_name.removesuffix("s")
        values = {
            "seat": (1, READER, 3), "card": tuple(range(min(3, len(self.cards)))), "number": (1, 2, 5),
        }.get(one, tuple(self.spec.arg_words.get(one, ()))[:3] if self.spec is not None else ())  # fmt: skip
        for length in (2, 1, 3):
            yield f"{length} of them", self.words._form(self.table, name, type_name, values[:length], READER)


def _sample_cards(words: Words, game: str) -> list[str]:
    """Cards of every family and gender, those that most sentences are about first."""
    found: dict[tuple[str, str], str] = {}
    usual = {"elekt": "unit", "vendetta": "clan-card", "masters": "relic", "veto": "character"}.get(game, "")
    for card in sorted(words.cards, key=lambda each: words.families[each] != usual):
        gender = words.grammar.get(card, {}).get("gender", "")
        found.setdefault((words.families[card], gender), card)
    return list(found.values())


def _plain(name: str, key: str) -> list[tuple[str, Forms]]:
    """The values of a variable outside the games' own arguments."""
    if name == "game" and key.startswith("bad-"):  # a refusal calls a game by its title
        return [(name, {name: TEXTS["title"]})]
    if name in COUNTED and (key, name) not in NO_NUMBER:
        return [(str(value), {name: value}) for value in NUMBERS]
    return [(name, {name: TEXTS.get(name, f"‹{name}›")})]


# --- messages as they are written -----------------------------------------------------------------


@cache
def patterns(language: str, game: str) -> dict[str, ast.Pattern]:
    """Every message of a game (or of all games) and every attribute, as written; a later one counts."""
    return _patterns("\n".join(sources(game, language)))


@cache
def page_patterns(language: str) -> dict[str, ast.Pattern]:
    """Every message of the pages."""
    return _patterns(page_source(language))


def page_source(language: str) -> str:
    """What the pages say; they are read as a file, so that words need not know the web."""
    return (files("interrex") / "web" / "words" / f"{language}.ftl").read_text(encoding="utf-8")


def _patterns(text: str) -> dict[str, ast.Pattern]:
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


def variables(pattern: ast.Pattern) -> set[str]:
    """The variables that a message uses."""
    found: set[str] = set()

    def walk(node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for each in node:
                walk(each)

    walk(pattern)
    return found


def page_examples(language: str, key: str) -> Iterator[Example]:
    """The examples of a message of the pages."""
    messages = _page_messages(language)
    if key not in messages:
        return
    names = {name: _plain(name, key) for name in sorted(variables(page_patterns(language)[key]))}
    usual: Forms = {}
    for kinds in names.values():
        usual.update(kinds[0][1])
    nothing: list[tuple[str, Forms]] = [("", {})]
    for kinds in list(names.values()) or [nothing]:
        for about, forms in kinds:
            text, errors = _said(messages, key, {**usual, **forms})
            yield Example(key, about, " ".join(text.split()), errors)


def _said(messages: Messages, key: str, forms: Forms) -> tuple[str, tuple[str, ...]]:
    """A message, and what is wrong with it; it reads as the library says it."""
    text, errors = messages.by_library(key, forms)
    quick = messages.say(key, forms)
    return text, (*errors, *([] if quick == text else [f"{quick!r} in place of {text!r}"]))


@cache
def _page_messages(language: str) -> Messages:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(page_source(language)))
    return Messages(made)


__all__ = ["Example", "Sampler", "page_examples", "page_patterns", "patterns", "variables"]
