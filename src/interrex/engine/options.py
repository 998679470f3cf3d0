"""Options as values: what an option is made of, in reading order. Its word is made from that, and only
when somebody looks; nobody takes a word apart again.

A game says the parts of an option by ``Table.option_parts``, with the constructors below. ``shown`` turns
them into what leaves the table: cards by the id of their kind, never by their number.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

VERB: Final = "verb"  # what is done: keep, play, end turn
MARK: Final = "mark"  # what joins the others: to, on, with
CARD: Final = "card"
SEAT: Final = "seat"
NUMBER: Final = "number"

NOBODY: Final = -1
SEAT_LETTERS: Final = "ABCDEF"
HIDDEN_CARD: Final = "a-card"


class Part(NamedTuple):
    """One part of an option: a verb, mark, card, seat or number, or one of the game's own types (``zone``).

    ``value`` is the number of the seat, the place or the like; of a card only inside the table.
    ``owner`` is the seat whose card it is, where copies of one kind are told apart by their owner.
    ``private`` is what only the seat that chooses may know: others read the option without it.
    """

    type: str
    value: int
    word: str
    owner: int = NOBODY
    private: bool = False

    @property
    def text(self) -> str:
        """The part as it stands in a word: ``acolyte.b``, ``mission``, ``B``, ``3``."""
        return f"{self.word}.{SEAT_LETTERS[self.owner].lower()}" if self.owner >= 0 else self.word

    @property
    def shape(self) -> str:
        """The part in the shape of an option: its type, or the verb or mark itself."""
        if self.type in (VERB, MARK):
            return re.sub(r"[^A-Za-z0-9]+", "-", self.word).strip("-")
        return self.type


Parts: TypeAlias = tuple[Part, ...]


def verb(word: str) -> Part:
    return Part(VERB, 0, word)


def mark(word: str) -> Part:
    return Part(MARK, 0, word)


def card_part(number: int, owner: int = NOBODY) -> Part:
    """A card of the table by its number."""
    return Part(CARD, number, "", owner)


def kind_part(kind_id: str) -> Part:
    """A kind of card by its id, whichever copy: a clan, a vampire, a relic in the box."""
    return Part(CARD, NOBODY, kind_id)


def seat_part(number: int) -> Part:
    return Part(SEAT, number, SEAT_LETTERS[number])


def number_part(value: int) -> Part:
    return Part(NUMBER, value, str(value))


def place_part(type_name: str, index: int, words: Sequence[str]) -> Part:
    """One of the game's own things: a zone, a location, a district, an attribute."""
    return Part(type_name, index, words[index])


def private(parts: Iterable[Part]) -> Parts:
    """The parts as something that only the seat that chooses may know."""
    return tuple([part._replace(private=True) for part in parts])


def public(parts: Iterable[Part]) -> Parts:
    """The parts that others may read."""
    return tuple([part for part in parts if not part.private])


def joined(groups: Iterable[Iterable[Part]], by: str) -> Parts:
    """Groups of parts with a mark between them: ``give a and take b``."""
    found: list[Part] = []
    for group in groups:
        if found:
            found.append(mark(by))
        found.extend(group)
    return tuple(found)


def shown(parts: Sequence[Part], card_word: Callable[[int], str]) -> Parts:
    """The parts as they leave the table: cards by the id of their kind."""
    return tuple(
        Part(CARD, NOBODY, card_word(part.value), part.owner, part.private)
        if part.type == CARD and part.value >= 0
        else part
        for part in parts
    )


def hidden(parts: Sequence[Part]) -> Parts:
    """Shown parts for those who may not know the cards."""
    return tuple([part._replace(word=HIDDEN_CARD) if part.type == CARD else part for part in parts])


def word_of(parts: Sequence[Part]) -> str:
    """The word of an option, as records and players write it."""
    return " ".join([part.text for part in parts])


def copy_numbers(words: Sequence[str]) -> tuple[int, ...]:
    """Equal words counted in option order: 1 for the first, 2 for the second."""
    if len(set(words)) == len(words):
        return (1,) * len(words)
    taken = set(words)
    seen: dict[str, int] = {}
    found = []
    for word in words:
        count = seen.get(word, 0) + 1
        while count > 1 and f"{word} #{count}" in taken:
            count += 1
        seen[word] = count
        found.append(count)
    return tuple(found)


def numbered(words: Sequence[str], copies: Sequence[int]) -> tuple[str, ...]:
    """Equal words told apart by a number behind the second and later ones."""
    return tuple([f"{word} #{copy}" if copy > 1 else word for word, copy in zip(words, copies, strict=True)])
