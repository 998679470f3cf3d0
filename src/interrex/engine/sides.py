"""Sides: what encodings remember of the cards and places of tables; how many cards a seat does not see."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.table import Table

CELL: Final[Any] = memoryview(bytearray(4)).cast("f")  # of a vector
NO_ROLE: Final = -2  # what no place has; below zero are also places that are not told of
MAX_REMEMBERED: Final = 1000  # sets of cards, and sides of tables, that are remembered
LOTS_IN: Final[dict[int, list[int]]] = {}
NO_SUMS: Final[list[list[Any]]] = []
NO_PARTS: Final[list[float]] = []
MANY_WORDS: Final = 20_000  # of the options of one question and one set of cards


class Cards:
    """What is remembered of the cards of one table, or of all tables that have the same ones."""

    __slots__ = ("by_kind", "cards", "firsts", "numbers", "words")

    def __init__(self, cards: object, numbers: list[int], firsts: list[int]) -> None:
        self.cards = cards  # kept, so that nothing else comes to have its identity
        self.numbers = numbers  # of the kind of every card
        self.firsts = firsts  # the first card of every seat, where a game asks
        self.words: dict[str, dict[Any, tuple[int, ...]]] = {}  # phrases of options, by question
        self.by_kind: list[list[int]] = []

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
            self.by_kind.extend([[] for _ in range(max(self.numbers) + 1)])
            for card, number in enumerate(self.numbers):
                self.by_kind[number].append(card)
        return self.by_kind[kind]


class Side:
    """A seat's side of a table: the role of every place, and the places into which the seat does not see."""

    __slots__ = ("hidden", "roles", "sees")

    def __init__(self, sees: tuple[int, ...], roles: list[int], hidden: list[int]) -> None:
        self.sees = sees  # kept, so that nothing else comes to have its identity
        self.roles = roles
        self.hidden = hidden


def rounded(value: Any) -> float:
    """The number as a vector holds it."""
    CELL[0] = value
    found: float = CELL[0]
    return found


class Shares:
    """Roles of places where a card may lie, and for each its share of all their cards."""

    __slots__ = ("parts", "roles", "rounded", "sums")

    def __init__(self, roles: list[int], parts: list[Any]) -> None:
        self.roles = roles
        self.parts = parts
        self.sums = NO_SUMS  # of one card, of two, and so on, once more than one are asked for
        self.rounded = NO_PARTS  # and the parts as a vector holds them

    def times(self, cards: int) -> list[Any]:
        """The shares of so many cards together: each is rounded before it is added, as by an array."""
        if cards == 1:
            return self.parts
        sums = self.sums
        if not sums:
            self.rounded = [rounded(part) for part in self.parts]
            sums = self.sums = [self.parts]
        while len(sums) < cards:
            so_far = sums[-1]
            whole: list[Any] = []
            for number, one in enumerate(self.rounded):
                whole.append((one if len(sums) == 1 else rounded(so_far[number])) + one)
            sums.append(whole)
        return sums[cards - 1]


NOWHERE: Final = Shares([], [])


def lots_in(bits: int) -> list[int]:
    """The numbers of lots that are bits."""
    found = LOTS_IN.get(bits)
    if found is None:
        if len(LOTS_IN) >= MAX_REMEMBERED:
            LOTS_IN.clear()
        found = [lot for lot in range(bits.bit_length()) if bits >> lot & 1]
        LOTS_IN[bits] = found
    return found


class Lots:
    """The lots of one seat into which it does not see: how many cards lie in each, and their roles."""

    __slots__ = ("bits", "known", "roles", "shares", "sizes")

    def __init__(self, game: Table, seat: int, side: Side) -> None:
        self.bits: list[int] = []
        self.sizes: list[int] = []
        self.roles: list[int] = []
        self.known: list[int] = []  # the lots where a card may lie, as bits, and the shares of each
        self.shares: list[Shares] = []
        places = seat * len(game.sees)
        first = seat * len(game.where)
        cards_at = game.cards_at
        for place in side.hidden:
            lying = cards_at[place]
            if lying:
                lots = game.lots_at[places + place]
                if lots & (lots - 1):
                    self._count(game, first, lying, lots, side.roles[place])
                else:
                    self.bits.append(lots)
                    self.sizes.append(len(lying))
                    self.roles.append(side.roles[place])

    def _count(self, game: Table, first: int, lying: list[int], lots: int, role: int) -> None:
        """A place with several lots: each card says in which it lies."""
        actual = game.actual_lot
        numbers = lots_in(lots)
        last = numbers[-1]
        left = len(lying)
        for lot in numbers:
            size = left  # what lies in no other lies in the last
            if lot != last:
                size = 0
                for card in lying:
                    if actual[first + card] == lot:
                        size += 1
                left -= size
            if size:
                self.bits.append(1 << lot)
                self.sizes.append(size)
                self.roles.append(role)

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
        for number, lots in enumerate(self.known):  # few: this is quicker than to look them up
            if lots == known:
                return self.shares[number]
        found = self._among(known)
        self.known.append(known)
        self.shares.append(found)
        return found

    def _among(self, known: int) -> Shares:
        """The same, reckoned."""
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
        return Shares(roles, [size / whole for size in sizes])
