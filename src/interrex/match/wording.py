"""The words a scenario uses for options and log lines, and whether there are such words.

A line of the log is written as its kind, with values of its arguments where they matter:
``drew seat=A number=2``. A line fits if its kind and the values named are the same.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine import by_hand
from interrex.engine.arguments import DIRECTIONS, typed, typed_values
from interrex.engine.questions import LogLine
from interrex.engine.spec import GameSpec
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.games import house_pack

NOBODY: Final = "nobody"


def value_word(spec: GameSpec, game: Table, type_name: str, value: Any) -> str:
    """The value of an argument as a scenario writes it."""
    if type_name == "seat":
        return SEAT_LETTERS[value] if value >= 0 else NOBODY
    if type_name == "card":
        return game.card_word(value) if value >= 0 else NOBODY
    if type_name == "direction":
        return DIRECTIONS[value]
    if type_name == "counts":
        return ",".join(f"{SEAT_LETTERS[seat]}:{number}" for seat, number in value)
    if type_name in spec.arg_words:
        return spec.arg_words[type_name][value] if isinstance(value, int) else str(value)
    if isinstance(value, tuple):
        return ",".join(value_word(spec, game, type_name.removesuffix("s"), each) for each in value)
    return str(value)


def line_word(spec: GameSpec, game: Table, told: LogLine) -> str:
    """A log line with all its values, as a scenario writes it."""
    named = typed_values(spec.log_args.get(told.kind, ""), told.args)
    values = [f"{name}={value_word(spec, game, type_name, value)}" for name, type_name, value in named]
    return " ".join([told.kind, *values])


def fits(line: str, wanted: str) -> bool:
    """The line is of the wanted kind and has the wanted values."""
    have, want = line.split(), wanted.split()
    return have[0] == want[0] and set(want[1:]) <= set(have[1:])


def fixed_words(spec: GameSpec) -> frozenset[str]:
    """The single words of options besides cards, seats and numbers: of verbs, marks and named things."""
    phrases = spec.option_words.union(*spec.arg_words.values(), by_hand.words_of(spec.name))
    return frozenset(phrases) | frozenset(" ".join(phrases).split())


class Vocabulary:
    """The words that can come at a table: a word that cannot is a mistake in the scenario."""

    def __init__(self, spec: GameSpec, game: Table) -> None:
        self.spec = spec
        self.seats = SEAT_LETTERS[: game.seats]
        self.cards = {card.id for card in spec.pack_cards(house_pack(spec.name))}
        self.cards.update(game.card_word(card) for card in range(len(game.where)))
        self.fixed = fixed_words(spec)

    def no_option(self, word: str) -> str:
        """Why no option can read like this, or nothing; a game that does not say its words has any."""
        unknown = [part for part in word.split() if not self._in_options(part)]
        if unknown and self.spec.option_words:
            return f"no option of this game has the word {unknown[0]!r}"
        return "" if word.split() else "it is empty"

    def _in_options(self, part: str) -> bool:
        card, _, owner = part.partition(".")
        if card in self.cards and (not owner or owner.upper() in self.seats):
            return True
        known = part in self.seats or part in self.fixed
        return known or part.isdecimal() or (part[0] == "#" and part[1:].isdecimal())

    def no_line(self, text: str) -> str:
        """Why no line of the log can read like this, or nothing."""
        parts = text.split()
        if not parts or parts[0] not in self.spec.log_args:
            return f"there is no log line {text!r}"
        types = dict(typed(self.spec.log_args[parts[0]]))
        for part in parts[1:]:
            name, equals, value = part.partition("=")
            if not equals or name not in types:
                legal = ", ".join(f"{each}=…" for each in types) or "no values"
                return f"{parts[0]} has no {part!r} ({legal})"
            if not self._is_value(types[name], value):
                return f"{value!r} is not a {types[name]}"
        return ""

    def _is_value(self, type_name: str, value: str) -> bool:
        if type_name == "seat":
            return value in self.seats or value == NOBODY
        if type_name == "card":
            return value in self.cards or value == NOBODY
        if type_name == "number":
            return value.removeprefix("-").isdecimal()
        if type_name in self.spec.arg_words:
            return value in self.spec.arg_words[type_name]
        if type_name == "direction":
            return value in DIRECTIONS.values()
        return True
