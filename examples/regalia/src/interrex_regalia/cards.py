"""The cards of Regalia: kinds, and reading them from a pack file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from interrex.engine.effects import Effect, Vocabulary
from interrex.engine.packs import Entry, Words, read_head, read_tables, text_hash

FAMILIES: Final = ("piece", "retainer")
COUNTS: Final = {"piece": 7, "retainer": 18}
NO_WORDS: Final[Words] = {"en": "", "pl": "", "pt": ""}
# when a text works: counting and comparing are asked by the rules, the others act by themselves
MOMENTS: Final = ("shown", "counting", "comparing", "lost", "won")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of card: a piece of the regalia with its worth, or a Retainer with its strength."""

    id: str
    family: str
    name: Words
    text: Words
    origin: str
    note: Words
    when: str
    effects: tuple[Effect, ...]
    copies: int
    worth: int
    strength: int


@dataclass(frozen=True, slots=True)
class Pack:
    """All cards of a box: the kind of every card number, pieces first."""

    id: str
    hash: str
    name: Words
    kinds: tuple[Kind, ...]
    by_card: tuple[Kind, ...]


def load_pack(text: str, file: str, verbs: Vocabulary) -> Pack:
    """Read a pack file; any mistake names its line and field, and nothing is loaded."""
    tables = read_tables(text, file, ("pack", *FAMILIES))
    head = read_head(tables, file, "regalia")
    taken: set[str] = set()
    kinds: list[Kind] = []
    for family in FAMILIES:
        found = [_kind(entry, family, taken, verbs) for entry in tables[family]]
        last = tables[family][-1] if found else Entry(file, family, 0, {}, {})
        _check_count(last, family, sum(kind.copies for kind in found))
        kinds.extend(found)
    _check_crown(tables["piece"][-1], kinds)
    by_card = tuple(kind for kind in kinds for _ in range(kind.copies))
    return Pack(head.id, text_hash(text), head.name, tuple(kinds), by_card)


def _check_count(last: Entry, family: str, found: int) -> None:
    """RG-101 The box holds exactly so many."""
    wanted = COUNTS[family]
    if found != wanted:
        raise last.wrong("", f"there are {found} {family} cards, the box has {wanted}", "Add or remove some")


def _check_crown(last: Entry, kinds: list[Kind]) -> None:
    """RG-503 needs one piece that is worth more than all others."""
    worth = sorted(kind.worth for kind in kinds if kind.family == "piece")
    if worth[-1] == worth[-2]:
        raise last.wrong("", "no piece is worth more than all others", "Let one be worth the most")


def _kind(entry: Entry, family: str, taken: set[str], verbs: Vocabulary) -> Kind:
    """One card of either family; only a Retainer may have a text."""
    card_id, name, origin = entry.id(taken), entry.words("name"), entry.origin()
    note = entry.note("stand_in", "known")
    when, text, copies, worth, strength = "", NO_WORDS, 1, 0, 0
    effects: tuple[Effect, ...] = ()
    if family == "piece":
        worth = entry.number("worth", 1, 4)
    else:
        strength = entry.number("strength", 0, 6)
        copies = entry.number("copies", 1, 9, default=1)
        if entry.has("when"):
            when = entry.one_of("when", MOMENTS)
            effects = entry.effects("effect", when, verbs)
            text = entry.words("text")
    entry.done()
    return Kind(card_id, family, name, text, origin, note, when, effects, copies, worth, strength)
