"""Phrases: stable numbers for the words of options, for programs that choose by number.

A *phrase* is a word, or a part of one, that has a number of its own: the same in every position of a game
with a pack, whatever the number of seats. A game lists the patterns of its phrases, such as ``<unit> to
<zone>``: a slot stands for the cards of a family, a seat, a number, or one of the game's own places.
Besides, every single word and everything that fits a slot is a phrase, and so is every letter.

Nearly every option is one phrase. One that fits no pattern is said in several, one after the other: first
what it has in common with others, then what tells it apart. So no word is without numbers, and none has the
numbers of another. ``END`` says that nothing follows, where something might.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from interrex.engine.encoding import Encoding
from interrex.engine.errors import EngineError
from interrex.engine.options import (
    CARD,
    MARK,
    NUMBER,
    SEAT,
    SEAT_LETTERS,
    VERB,
    Part,
    Parts,
    shown,
    word_of,
)
from interrex.engine.sides import MANY_WORDS
from interrex.engine.table import Table

END: Final = 0
NUMBERS: Final = 60  # numbers below this are one phrase; others are spelled
COPIES: Final = tuple([f"#{number}" for number in range(2, 21)])
OWNERS: Final = tuple([f".{letter}" for letter in SEAT_LETTERS.lower()])
LETTERS: Final = tuple("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-.#'!?, ")
SPELLED: Final = "+"  # stands before a letter of a word that is spelled
CARD_SLOT: Final = "card"  # any card


class Pattern:
    """A pattern: its words and slots, the first of its numbers, and how many it has."""

    __slots__ = ("count", "first", "parts", "slots")

    def __init__(self, parts: tuple[str, ...], slots: tuple[tuple[str, ...], ...], first: int) -> None:
        self.parts = parts  # words, and an empty text for each slot
        self.slots = slots
        self.first = first
        self.count = 1
        for words in slots:
            self.count *= len(words)

    def text(self, number: int) -> str:
        """The phrase of that number."""
        chosen: list[str] = []
        rest = number - self.first
        for words in reversed(self.slots):
            rest, digit = divmod(rest, len(words))
            chosen.append(words[digit])
        return " ".join([part or chosen.pop() for part in self.parts])


class Phrases:
    """All phrases of a game with a pack."""

    def __init__(
        self,
        patterns: Sequence[str],
        slots: Mapping[str, Sequence[str]],
        places: Mapping[str, Sequence[str]],
        words: Sequence[str],
        later_words: Sequence[str] = (),  # that came later: their numbers come last
    ) -> None:
        cards = {text: name for name, texts in slots.items() for text in texts}
        self.slot_of_card: dict[str, str] = cards
        self.slots: dict[str, tuple[str, ...]] = {name: tuple(texts) for name, texts in slots.items()}
        self.slots[CARD_SLOT] = tuple(cards)
        for name, texts in places.items():
            self.slots.setdefault(name, tuple(texts))
        self.slots[SEAT] = tuple(SEAT_LETTERS)
        self.slots[NUMBER] = tuple([str(number) for number in range(NUMBERS)])
        self.digit: dict[str, dict[str, int]] = {
            name: {text: number for number, text in enumerate(texts)} for name, texts in self.slots.items()
        }
        self.patterns: list[Pattern] = [Pattern(("end of the phrase",), (), END)]
        self.by_shape: dict[str, Pattern] = {}
        self._known: dict[str, tuple[int, ...]] = {}  # the numbers of words met before
        for shape in patterns:
            self._add(shape)
        for name in self.slots:
            self._add(f"<{name}>")
        for word in (*words, *COPIES, *OWNERS, *(SPELLED + letter for letter in LETTERS)):
            self._add(word, whole=True)
        for word in later_words:
            self._add(word, whole=True)

    def _add(self, shape: str, whole: bool = False) -> None:
        if shape in self.by_shape:
            return
        parts: list[str] = []
        slots: list[tuple[str, ...]] = []
        for part in [shape] if whole else shape.split():
            if part.startswith("<") and not whole:
                slots.append(self.slots[part[1:-1]])
                parts.append("")
            else:
                parts.append(part)
        pattern = Pattern(tuple(parts), tuple(slots), self.count)
        if pattern.count:
            self.patterns.append(pattern)
            self.by_shape[shape] = pattern

    @property
    def count(self) -> int:
        """How many phrases there are."""
        last = self.patterns[-1]
        return last.first + last.count

    # --- from words to numbers -----------------------------------------------------------------

    def numbers(self, parts: Parts, word: str, copy: int = 1) -> tuple[int, ...]:
        """The numbers of an option's word, made of these shown parts; ``copy`` counts options of one word."""
        found = self._known.get(word)
        if found is None:
            spoken = self._numbers(parts)
            if copy > 1:
                self._go_on(spoken, self._token(f"#{copy}"))
            found = tuple(spoken)
            self._known[word] = found
        return found

    def _numbers(self, parts: Parts) -> list[int]:
        """The longest beginning that is a phrase, then the longest of the rest, and so on."""
        found: list[int] = []
        start = 0
        while start < len(parts):
            for end in range(len(parts), start, -1):
                number = self._phrase(parts[start:end])
                if number >= 0:
                    found.append(number)
                    start = end
                    break
            else:
                self._go_on(found, self._spelled(parts[start]))
                start += 1
        return found

    def _go_on(self, found: list[int], spelled: list[int]) -> None:
        """Add what is said next; between two words that are both spelled stands a space."""
        if found and self._is_letter(found[-1]) and self._is_letter(spelled[0]):
            found.extend(self._token(" "))
        found.extend(spelled)

    def _is_letter(self, number: int) -> bool:
        text = self.text(number)
        return len(text) == 2 and text[0] == SPELLED

    def _phrase(self, parts: Parts) -> int:
        """The number of these parts as one phrase, or -1."""
        pattern = self.by_shape.get(" ".join([self._shape(part, False) for part in parts]))
        any_card = pattern is None
        if pattern is None:
            pattern = self.by_shape.get(" ".join([self._shape(part, True) for part in parts]))
        if pattern is None:
            return -1
        number = 0
        for part in parts:
            if part.type != VERB and part.type != MARK:
                digits = self.digit[self._slot(part, any_card)]
                digit = digits.get(part.text, -1)
                if digit < 0:
                    return -1
                number = number * len(digits) + digit
        return pattern.first + number

    def _slot(self, part: Part, any_card: bool) -> str:
        if part.type == CARD:
            return CARD_SLOT if any_card else self.slot_of_card.get(part.text, CARD_SLOT)
        return part.type

    def _shape(self, part: Part, any_card: bool) -> str:
        return part.word if part.type == VERB or part.type == MARK else f"<{self._slot(part, any_card)}>"

    def _spelled(self, part: Part) -> list[int]:
        """A part that is no phrase: its card and owner, its words, or its letters."""
        if part.type == CARD and part.owner >= 0 and part.word in self.slot_of_card:
            plain = part._replace(owner=-1)
            return [*self._numbers((plain,)), *self._token(OWNERS[part.owner])]
        words = part.text.split()
        if all(word in self.by_shape for word in words):
            return [self.by_shape[word].first for word in words]
        return self._token(part.text)

    def _token(self, word: str) -> list[int]:
        pattern = self.by_shape.get(word)
        if pattern is not None:
            return [pattern.first]
        found: list[int] = []
        for letter in word:
            spelled = self.by_shape.get(SPELLED + letter)
            if spelled is None:
                raise EngineError(f"{word!r} cannot be spelled: {letter!r} is not among the letters")
            found.append(spelled.first)
        return found

    def of_options(self, game: Table, which: int, seen: Encoding) -> list[tuple[int, ...]]:
        """The numbers of all options of an open question; those of one word may have the same."""
        asked = game.asked[which]
        question: str = asked[1]
        found: list[tuple[int, ...]] = []
        known = seen.cards_of(game).words_of(question)
        has_names = seen.has_names(game, question)
        options: tuple[Any, ...] = asked[2]
        for option in options:
            names = seen.names(game, question, option) if has_names else None
            numbers = known.get(names) if names is not None else None
            if numbers is None:
                parts = shown(game.option_parts(question, option), game.card_word)
                numbers = self.numbers(parts, word_of(parts))
                if names is not None:
                    if len(known) >= MANY_WORDS:
                        known.clear()
                    known[names] = numbers
            found.append(numbers)
        return found

    def told_apart(self, game: Table, which: int, found: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
        """The same so that no two options have the same numbers."""
        if len(set(found)) == len(found):  # what has numbers of its own has a word of its own
            return found
        decision = game.decision_at(which)  # some have the same word: they say what tells them apart
        return [
            self.numbers(parts, word, copy)
            for parts, word, copy in zip(decision.parts, decision.options, decision.copies, strict=True)
        ]

    # --- from numbers to words -----------------------------------------------------------------

    def text(self, number: int) -> str:
        """The phrase of that number."""
        low, high = 0, len(self.patterns) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self.patterns[middle].first <= number:
                low = middle
            else:
                high = middle - 1
        pattern = self.patterns[low]
        if not pattern.first <= number < pattern.first + pattern.count:
            raise EngineError(f"{number} is not the number of a phrase; there are {self.count}")
        return pattern.text(number)

    def word(self, numbers: Sequence[int]) -> str:
        """The word that these numbers say."""
        said = ""
        spelling = False
        for number in numbers:
            text = self.text(number)
            letter = len(text) == 2 and text[0] == SPELLED
            if letter:
                text = text[1:]
            joined = text in OWNERS or (letter and spelling)
            said += text if joined or not said else f" {text}"
            spelling = letter
        return said

    # --- one number for a word ------------------------------------------------------------------

    def whole(self, numbers: Sequence[int]) -> int:
        """One number for all the phrases of a word; that of a single phrase is its own."""
        found = 0
        for number in reversed(numbers):
            found = found * (self.count + 1) + number + 1
        return found - 1

    def phrases_of(self, whole: int) -> tuple[int, ...]:
        """The numbers of the phrases of a word, from the one number of the word."""
        found: list[int] = []
        rest = whole + 1
        while rest:
            rest, digit = divmod(rest, self.count + 1)
            found.append(digit - 1)
        return tuple(found)
