"""Encodings by the name of the game: observations and options as numbers, words of options by stable numbers.

>>> from interrex.research.encodings import encoding_of
>>> elekt = encoding_of("elekt")
>>> elekt.phrases.text(elekt.actions - 1) != ""
True

Nothing here needs NumPy; ``interrex.research.arrays`` makes arrays of features.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from interrex.engine.encoding import Encoding, Features, Field
from interrex.engine.errors import BadSetting, InterrexError
from interrex.engine.phrases import Phrases
from interrex.engine.questions import Decision
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack


class MissingExtra(InterrexError):
    """A library is not installed; the message names the extra that brings it."""


def needs(library: str, extra: str) -> Any:
    """That library, or a sentence that says how to install it."""
    try:
        return import_module(library)
    except ImportError as missing:
        raise MissingExtra(
            f"This needs {library}, which is not installed: pip install 'interrex[{extra}]'."
        ) from missing


class GameEncoding:
    """One game with one pack as numbers, for every number of seats."""

    def __init__(self, game: str, pack: Any = None) -> None:
        spec = game_spec(game)
        self.game = game
        self.pack = house_pack(game) if pack is None else pack
        module = import_module(spec.encoding) if spec.encoding else None
        made: type[Encoding] = module.ENCODING if module is not None else Encoding
        self.seen: Encoding = made(spec, self.pack)
        words = tuple(self.seen.words)
        later = sorted(spec.option_words - set(words))
        self.phrases = Phrases(self.seen.phrases, self.seen.slots(), spec.arg_words, words, later)

    def __deepcopy__(self, memo: dict[int, Any]) -> GameEncoding:
        return self  # it never changes; what it remembers serves all

    # --- observations and options ------------------------------------------------------------

    @property
    def size(self) -> int:
        """The length of an observation."""
        return self.seen.size

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields of an observation, in order, each with its meaning."""
        return self.seen.fields

    @property
    def option_size(self) -> int:
        """The length of an option's features."""
        return self.seen.option_size

    @property
    def option_fields(self) -> tuple[Field, ...]:
        """The fields of an option's features, in order, each with its meaning."""
        return self.seen.option_fields

    @property
    def fingerprint(self) -> str:
        """Changes with everything that can alter what is learned."""
        return self.seen.fingerprint()

    def observe(self, table: Table, seat: int) -> Features:
        """All that the seat may know, relative to the seat."""
        return self.seen.observe(table, seat)

    def options(self, table: Table, which: int = 0) -> list[Features]:
        """The features of every option of an open question."""
        return self.seen.options(table, which)

    # --- numbers of words ----------------------------------------------------------------------

    @property
    def actions(self) -> int:
        """How many phrases there are: the size of the space in which programs choose."""
        return self.phrases.count

    def numbers(self, decision: Decision) -> list[tuple[int, ...]]:
        """The numbers of the phrases of every option of a decision."""
        return [
            self.phrases.numbers(parts, word, copy)
            for parts, word, copy in zip(decision.parts, decision.options, decision.copies, strict=True)
        ]

    def id_of(self, decision: Decision, word: str) -> int:
        """One stable number for the word of an option."""
        at = decision.options.index(word)
        return self.phrases.whole(self.phrases.numbers(decision.parts[at], word, decision.copies[at]))

    def word_of(self, number: int) -> str:
        """The word that has that number."""
        return self.phrases.word(self.phrases.phrases_of(number))


@cache
def encoding_of(game: str) -> GameEncoding:
    """The encoding of a game with its house pack."""
    return GameEncoding(game)


def check_seats(game: str, seats: int | None) -> int:
    """The number of seats, or the game's smallest with an opponent; a wrong one is refused."""
    spec = game_spec(game)
    if seats is None:
        return next((each for each in spec.seats if each > 1), spec.seats[0])
    if seats not in spec.seats:
        legal = ", ".join(map(str, spec.seats))
        raise BadSetting(f"{spec.title} is for {legal} seats, not {seats}.", field="seats")
    return seats
