"""Sides: what encodings remember of the cards and places of tables; how many cards a seat does not see."""

from __future__ import annotations

from struct import Struct
from typing import Any, Final

from interrex.engine.table import Table

FLOAT: Final = Struct("=f")
NO_ROLE: Final = -2  # what no place has; below zero are also places that are not told of
MAX_REMEMBERED: Final = 1000  # sets of cards, and sides of tables, that are remembered
MANY_WORDS: Final = 20_000  # of the options of one question and one set of cards


class Cards:
    """What is remembered of the cards of one table, or of all tables that have the same ones."""

    __slots__ = ("by_kind", "cards", "firsts", "numbers", "words")

    def __init__(self, cards: object, numbers: list[int], firsts: list[int]) -> None:
        self.cards = cards  # kept, so that nothing else comes to have its identity
        self.numbers = numbers  # of the kind of every card
        self.firsts = firsts  # the first card of every seat, where a game asks
        self.words: dict[str, dict[Any, tuple[int, ...]]] = {}  # phrases of options, by question
        self.by_kind: dict[int, list[int]] = {}

    def words_of(self, question: str) -> dict[Any, tuple[int, ...]]:
        """The numbers of the phrases of options of that question that were met before, by their names."""
        found = self.words.get(question)
        if found is None:
            found = {}
            self.words[question] = found
        return found

    def of_kind(self, kind: int) -> list[int]:
        """The cards of that kind."""
        if not self.by_kind:
            for card, number in enumerate(self.numbers):
                self.by_kind.setdefault(number, []).append(card)
        return self.by_kind[kind]


class Side:
    """A seat's side of a table: the role of every place, and the places into which the seat does not see."""

    __slots__ = ("hidden", "roles", "sees")

    def __init__(self, sees: tuple[int, ...], roles: list[int], hidden: list[int]) -> None:
        self.sees = sees  # kept, so that nothing else comes to have its identity
        self.roles = roles
        self.hidden = hidden


class Shares:
    """Roles of places where cards may lie, each once, and how many of them are expected there."""

    __slots__ = ("parts", "roles")

    def __init__(self, roles: list[int], parts: list[Any]) -> None:
        self.roles = roles
        self.parts = parts


NOWHERE: Final = Shares([], [])


class Lots:
    """The lots of one seat into which it does not see: how many cards lie in each, and their roles."""

    __slots__ = ("bits", "roles", "shares", "sizes")

    def __init__(self, game: Table, seat: int, side: Side) -> None:
        self.bits: list[int] = []
        self.sizes: list[int] = []
        self.roles: list[int] = []
        self.shares: dict[int, Shares] = {}  # by the lots where a card may lie, as bits
        places = seat * len(game.sees)
        first = seat * len(game.where)
        cards_at = game.cards_at
        for place in side.hidden:
            lying = cards_at[place]
            if lying:
                lots = game.lots_at[places + place]
                if lots & (lots - 1):
                    self._count(game, first, lying, side.roles[place])
                else:
                    self.bits.append(lots)
                    self.sizes.append(len(lying))
                    self.roles.append(side.roles[place])

    def _count(self, game: Table, first: int, lying: list[int], role: int) -> None:
        """A place with several lots: each card says in which it lies."""
        numbers: list[int] = []  # of its lots, lowest first
        sizes: list[int] = []
        last = -1  # the lot of the card before, and which of these it is
        at = 0
        for card in lying:
            lot = game.actual_lot[first + card]
            if lot != last:
                last = lot
                at = 0
                while at < len(numbers) and numbers[at] < lot:
                    at += 1
                if at == len(numbers) or numbers[at] != lot:
                    numbers.insert(at, lot)
                    sizes.insert(at, 0)
            sizes[at] += 1
        for number in numbers:
            self.bits.append(1 << number)
            self.roles.append(role)
        self.sizes += sizes

    def is_same(self, before: Lots) -> bool:
        """The same lots as before, with as many cards."""
        return self.sizes == before.sizes and self.bits == before.bits and self.roles == before.roles

    def changed_since(self, before: Lots) -> int:
        """The lots, as bits, that have more or fewer cards than before, or have moved."""
        changed = 0
        if self.bits == before.bits:
            for number, bit in enumerate(self.bits):
                if self.sizes[number] != before.sizes[number] or self.roles[number] != before.roles[number]:
                    changed |= bit
            return changed
        then: dict[int, int] = {}
        for number, bit in enumerate(before.bits):
            then[bit] = number
        for number, bit in enumerate(self.bits):
            other = then.pop(bit, -1)
            if (
                other < 0
                or self.sizes[number] != before.sizes[other]
                or self.roles[number] != before.roles[other]
            ):
                changed |= bit
        for bit in then:
            changed |= bit
        return changed

    def moved_since(self, before: Lots) -> int:
        """The lots, as bits, that were not there before or are not there any more, or have another role."""
        moved = 0
        if self.bits == before.bits and self.roles == before.roles:
            return moved
        then: dict[int, int] = {}
        for number, bit in enumerate(before.bits):
            then[bit] = before.roles[number]
        for number, bit in enumerate(self.bits):
            if then.pop(bit, NO_ROLE) != self.roles[number]:
                moved |= bit
        for bit in then:
            moved |= bit
        return moved

    def among(self, known: int) -> Shares:
        """The roles of a card that may lie in these lots, each with its share of all their cards."""
        found = self.shares.get(known)
        if found is not None:
            return found
        whole = 0
        roles: list[int] = []
        sizes: list[int] = []
        for number, bit in enumerate(self.bits):
            if known & bit:
                size = self.sizes[number]
                role = self.roles[number]
                whole += size
                if role < 0:
                    continue
                if role in roles:
                    sizes[roles.index(role)] += size
                else:
                    roles.append(role)
                    sizes.append(size)
        found = Shares(roles, [size / whole for size in sizes])
        self.shares[known] = found
        return found


class Standing:
    """What a seat knows of all cards of a kind, and the kinds of which it knows just that."""

    __slots__ = ("key", "kinds", "shares", "sure", "wide")

    def __init__(self, key: tuple[Any, ...]) -> None:
        self.key = key  # the shape of the kinds, then card by card; see ``looks``
        self.kinds: list[int] = []
        self.shares = NOWHERE
        self.wide: int = 0  # lots, as bits, of cards that may lie in several
        self.sure: int = 0  # lots of cards that lie there for certain
        for number in range(1, len(key)):
            known: int = key[number]
            if known & 1:
                continue
            if known & (known - 1):
                self.wide |= known
            else:
                self.sure |= known

    def goes_by(self, stale: int, moved: int) -> bool:
        """Its numbers go by lots that have changed; what lies in one for certain counts as one there,
        whatever the size of the lot."""
        return bool(self.wide & stale) or bool(self.sure & moved)

    def reckon(self, lots: Lots, shapes: list[list[bool]]) -> Shares:
        """How many cards are expected in places of each role of which something is told.

        As many as lie openly side by side are one number, as in ``observe``.
        """
        is_told = shapes[self.key[0]]
        roles: list[int] = []
        parts: list[Any] = []
        last = -1  # the role of the last number, if it was seen
        for number in range(1, len(self.key)):
            known: int = self.key[number]
            if known & 1:
                role = known >> 1
                if role == last:
                    parts[-1] += 1.0
                else:
                    roles.append(role)
                    parts.append(1.0)
                    last = role
                continue
            shares = lots.among(known)
            which = 0
            for role in shares.roles:
                if is_told[role]:
                    roles.append(role)
                    parts.append(shares.parts[which])
                    last = -1
                which += 1  # noqa: SIM113
        return Shares(roles, parts) if len(self.key) == 2 else added_up(roles, parts)


def added_up(roles: list[int], parts: list[Any]) -> Shares:
    """The same with each role once: every number is rounded before it is added, as by an array."""
    found: list[int] = []
    sums: list[Any] = []
    number = 0
    for role in roles:
        part = parts[number]
        number += 1  # noqa: SIM113
        if role in found:
            at = found.index(role)
            sums[at] = rounded(sums[at]) + rounded(part)
        else:
            found.append(role)
            sums.append(part)
    return Shares(found, sums)


def rounded(number: float) -> float:
    """As a vector keeps it."""
    kept: float = FLOAT.unpack(FLOAT.pack(number))[0]
    return kept
