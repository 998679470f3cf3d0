"""What is filled in for a card of a pack: the fields of each family, as a game's card reader takes them.

An editor makes its form from these fields; the reader stays the judge of what was filled in. The law that
holds them together is a test: every card of a house pack passes through its form unchanged.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.packs import LANGUAGES, ORIGINS

# kinds of fields
WORDS: Final = "words"  # a short text in languages
PROSE: Final = "prose"  # a long one
TEXT: Final = "text"  # one line
LINES: Final = "lines"  # a list of texts
CHOICE: Final = "choice"  # one of a few words
NUMBER: Final = "number"
NUMBERS: Final = "numbers"  # a table of numbers by name
ROW: Final = "row"  # a list of numbers, each with its name
ROWS: Final = "rows"  # lists of such numbers
MARKS: Final = "marks"  # any of a few words
CALLS: Final = "calls"  # calls of verbs
BY_MOMENT: Final = "by_moment"  # a table: for each moment the calls of verbs
GROUP: Final = "group"  # a table with fields of its own
GROUPS: Final = "groups"  # several such tables

OWN_FACTION: Final = "faction"  # values that the pack itself adds to a field
OWN_KEYWORDS: Final = "keyword"

Tree = Mapping[str, Any]  # a card, or a part of one, as a pack file says it


def any_moment(tree: Tree) -> str:
    """For a field without calls."""
    return ""


def never(tree: Tree) -> bool:
    """For a list of calls that may stay empty."""
    return False


def at_once(tree: Tree) -> bool:
    """For a list of calls that says nothing while it is empty."""
    return True


def every_verb(verb: str) -> bool:
    """For a field that takes every verb of its moment."""
    return True


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form; ``only`` names another field and the values with which this one is filled in."""

    name: str
    kind: str
    values: tuple[str, ...] = ()  # words to choose from, names of numbers, moments
    low: int = 0
    high: int = 0
    is_needed: bool = True
    only: tuple[str, tuple[str, ...]] = ("", ())
    fields: tuple[Field, ...] = ()  # of a group
    most: int = 1  # rows or groups
    moment: Callable[[Tree], str] = any_moment  # at which the verbs of calls must work
    fits: Callable[[str], bool] = every_verb  # a verb that such a card may bear
    begins: Callable[[Tree], bool] = never  # with a call to be chosen, since it must not be empty
    named: str = ""  # under what words call its values, where not by its own name
    adds: str = ""  # what the pack itself adds to the values
    asks_zero: bool = False  # a reader takes 0 where nothing is written; a form asks whether it is meant

    def is_asked(self, tree: Tree) -> bool:
        """The field is to be filled in on such a card."""
        name, values = self.only
        return not name or str(tree.get(name, "")) in values


def optional(name: str, kind: str, **more: Any) -> Field:
    """A field that may be left out."""
    return Field(name, kind, is_needed=False, **more)


def calls(name: str, moment: Callable[[Tree], str], **more: Any) -> Field:
    """Calls of verbs, which may be left out."""
    return Field(name, CALLS, is_needed=False, moment=moment, **more)


ID: Final = Field("id", TEXT)
NAME: Final = Field("name", WORDS)
CARD_TEXT: Final = Field("text", PROSE, is_needed=False)
ORIGIN: Final = Field("origin", CHOICE, ORIGINS, named="origin")


NOTES: Final = (  # which parts are stand-in, or known, on a card that mixes both
    Field("stand_in", PROSE, is_needed=False),
    Field("known", PROSE, is_needed=False),
)
NOTE: Final = (Field("note", PROSE, is_needed=False),)


def card(
    *fields: Field, text: tuple[Field, ...] = (CARD_TEXT,), notes: tuple[Field, ...] = NOTES
) -> tuple[Field, ...]:
    """The form of a family: what every card has, around what is its own."""
    return (NAME, *fields, *text, ORIGIN, *notes, ID)


TITLE: Final = (  # a name of its own, with its own origin
    *[Field(language, TEXT, is_needed=False) for language in LANGUAGES],
    ORIGIN,
)
