"""Looks: what a seat saw when it looked last, so that only what has changed is written again.

Between two looks of a seat few cards move and few numbers change. The numbers are those of
``Encoding.observe``, to the last bit.
"""

from __future__ import annotations

from typing import Any

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, settle
from interrex.engine.sides import NOWHERE, Lots, Shares, Side, Standing
from interrex.engine.table import Table


class Sheet(Features):
    """A vector that is kept: what is written is compared with what was written before.

    ``ratio`` and ``mark`` are written every time, so nothing need be remembered but the number. What is put
    is compared with what was put in the same turn before: mostly the same, in the same order.
    """

    __slots__ = (
        "adds_up", "base", "cells", "changed", "count", "gone", "held", "places", "puts", "shared", "was",
    )  # fmt: skip

    def __init__(self, size: int) -> None:
        super().__init__()
        self.base = bytearray(4 * size)
        self.cells: Any = memoryview(self.base).cast("f")
        self.was: list[int] = [0] * size  # parts of wholes; where a row starts of which one is marked: which
        self.places: list[int] = []  # where something was put, in order, and what
        self.held: list[float] = []
        self.count: int = 0  # how many have been put since it was begun
        self.changed: list[int] = []  # which of them are not what they were
        self.gone: list[int] = []  # where something was put before
        self.puts: dict[int, int] = {}  # how many were put in each place
        self.shared: int = 0  # how many were put where another was
        self.adds_up: bool = False  # some are or were

    def begin(self) -> None:
        """Begin to write all numbers again; what was begun before may have come to no end."""
        self.count = 0
        self.at.clear()
        self.values.clear()

    def end(self) -> None:
        """All is written: put what was laid into the lists of features, take away what was not put again."""
        if self.at:
            for place, value in zip(self.at, self.values, strict=True):
                self.put(place, value)
        while len(self.places) > self.count:
            self._leave(self.places.pop())
            self.held.pop()
        if self.gone or self.changed:
            self._write_changed()

    def _write_changed(self) -> None:
        """Bring the numbers that were put before to what they are now."""
        cells = self.cells
        for place in self.gone:
            cells[place] = 0.0
        if self.adds_up:
            self.adds_up = self.shared > 0
            for place in self.places:
                cells[place] = 0.0
            for place, value in zip(self.places, self.held, strict=True):
                if value != 0.0:
                    add_to(cells, place, value)
        else:
            for number in self.changed:
                if number < self.count:
                    cells[self.places[number]] = self.held[number]
        self.gone.clear()
        self.changed.clear()

    def _leave(self, place: int) -> None:
        """What was put there before is put elsewhere now, or not at all."""
        left = self.puts[place] - 1
        if left:
            self.puts[place] = left
            self.shared -= 1
        else:
            del self.puts[place]
        self.gone.append(place)

    def _come(self, place: int) -> None:
        """Something is put there that was not before."""
        before = self.puts.get(place, 0)
        self.puts[place] = before + 1
        if before:
            self.shared += 1
            self.adds_up = True

    def put(self, place: int, value: float) -> None:
        if value == 0.0:
            value = 0.0  # without a sign
        number = self.count
        self.count = number + 1
        if number < len(self.places):
            before = self.places[number]
            if before == place and self.held[number] == value:
                return
            if before != place:
                self._leave(before)
                self._come(place)
                self.places[number] = place
            self.held[number] = value
        else:
            self._come(place)
            self.places.append(place)
            self.held.append(value)
        self.changed.append(number)

    def one_of(self, start: int, number: int) -> None:
        if number >= 0:
            self.put(start + number, 1.0)

    def ratio(self, place: int, number: int, whole: float) -> None:
        if self.was[place] != number:
            self.was[place] = number
            self.cells[place] = number / whole

    def mark(self, start: int, number: int) -> None:
        before = self.was[start] - 1
        if before != number:
            if before >= 0:
                self.cells[start + before] = 0.0
            if number >= 0:
                self.cells[start + number] = 1.0
            self.was[start] = number + 1


def add_to(cells: Any, place: Any, value: Any) -> None:
    """Add a number to one of a vector: it is rounded before it is added, as by an array."""
    before: float = cells[place]
    cells[place] = value
    if before != 0.0:
        rounded: float = cells[place]
        cells[place] = rounded + before


class Look:
    """One seat's last look at one table.

    Kinds of cards of which the seat knows the same have one *standing*. Most of what changes between two
    looks is how many cards lie where the seat does not see: then standings have other numbers, reckoned once
    for all their kinds.
    """

    __slots__ = ("lots", "of_kind", "row", "sheet", "side", "standings", "stirs", "where")

    def __init__(self, size: int, kinds: int) -> None:
        self.sheet = Sheet(size)
        self.stirs: int = -1  # of the table; as long as it has no more, its cards are as they were
        self.row: list[Any] = []  # what the seat knew of every card
        self.where: list[Any] = []
        self.side: Side | None = None
        self.lots: Lots | None = None
        self.standings: dict[tuple[Any, ...], Standing] = {}
        self.of_kind: list[Standing | None] = [None] * kinds

    def again(self, seen: Encoding, game: Table, seat: int) -> Sheet:
        """Look again; what the seat has said of its choice may be added, before the sheet ends."""
        if game.unsettled >> seat & 1:
            settle(game, 1 << seat)
        sheet = self.sheet
        sheet.begin()
        if seen.are_faces_known(game):
            self._cards(seen, game, seat)
        else:
            cards = Features()
            seen.write_cards(game, seat, cards)
            for place, value in zip(cards.at, cards.values, strict=True):
                sheet.put(place, value)
        seen.write_rest(game, seat, sheet)
        return sheet

    def _cards(self, seen: Encoding, game: Table, seat: int) -> None:
        if game.stirs == self.stirs:
            return
        self.stirs = game.stirs
        side = self.side
        if side is None:
            side = self.side = seen.side_of(game, seat)
        where = game.where
        first = seat * len(where)
        row = game.possible_lots[first : first + len(where)]
        lots = Lots(game, seat, side)
        before = self.lots
        cards = seen.cards_of(game)
        found: list[int] = []  # kinds of which something has changed
        if before is None:
            found = list(dict.fromkeys(cards.numbers))
            self.row = row
            self.where = where[:]
        else:
            if row != self.row:
                self._learned(cards.numbers, row, found)
            if where != self.where:
                self._moved(cards.numbers, row, where, found)
        left = self._take_out(found)
        if before is None:
            self.lots = lots
        elif lots.is_same(before):
            lots = before  # with the shares that it has reckoned
        else:
            self.lots = lots
            self._recount(seen, lots, lots.changed_since(before), lots.moved_since(before))
        for kind, shares in left:
            self._place(seen, kind, shares, standing_of(seen, kind, cards.of_kind(kind), row, where, side))

    def _learned(self, numbers: list[int], row: list[Any], found: list[int]) -> None:
        """Add the kinds of cards of which the seat knows something else than before."""
        card = 0
        for known, then in zip(row, self.row):  # noqa: B905
            if known is not then and known != then:  # what is the same is mostly the same object
                found.append(numbers[card])
            card += 1  # noqa: SIM113
        self.row = row

    def _moved(self, numbers: list[int], row: list[int], where: list[Any], found: list[int]) -> None:
        """Add the kinds of cards that the seat sees to lie elsewhere than before."""
        card = 0
        for here, there in zip(where, self.where):  # noqa: B905
            if here is not there and here != there:
                if row[card] & SEEN:
                    found.append(numbers[card])
            card += 1  # noqa: SIM113
        self.where = where[:]

    def _take_out(self, found: list[int]) -> list[tuple[int, Shares]]:
        """Take these kinds out of their standings; each once, with the numbers that are written of it."""
        left: list[tuple[int, Shares]] = []
        for kind in found:
            standing = self.of_kind[kind]
            if standing is None:
                if self.lots is None:
                    left.append((kind, NOWHERE))
                continue  # it is out
            standing.kinds.remove(kind)
            if not standing.kinds:
                del self.standings[standing.key]
            self.of_kind[kind] = None
            left.append((kind, standing.shares))
        return left

    def _recount(self, seen: Encoding, lots: Lots, stale: int, moved: int) -> None:
        """Other numbers where lots have changed."""
        for standing in self.standings.values():
            if standing.goes_by(stale, moved):
                before = standing.shares
                shares = standing.reckon(lots, seen.shapes)
                standing.shares = shares
                for kind in standing.kinds:
                    self._write(seen, kind, before, shares)

    def _place(self, seen: Encoding, kind: int, before: Shares, key: tuple[Any, ...]) -> None:
        """The kind has that standing now; what was written of it goes."""
        standing = self.standings.get(key)
        if standing is None:
            lots = self.lots
            assert lots is not None
            standing = Standing(key)
            standing.shares = standing.reckon(lots, seen.shapes)
            self.standings[key] = standing
        standing.kinds.append(kind)
        self.of_kind[kind] = standing
        self._write(seen, kind, before, standing.shares)

    def _write(self, seen: Encoding, kind: int, before: Shares, shares: Shares) -> None:
        """Other numbers of a kind, in the same places or in others."""
        if shares is before:
            return
        cells = self.sheet.cells
        places: list[Any] = seen.cells
        first = kind * len(seen.roles)
        values: list[Any] = shares.parts
        number = 0
        if shares.roles == before.roles:
            then: list[Any] = before.parts
            for role in shares.roles:
                value = values[number]
                if value is not then[number] and value != then[number]:
                    cells[places[first + role]] = value
                number += 1
            return
        for role in before.roles:
            cells[places[first + role]] = 0.0
        for role in shares.roles:
            cells[places[first + role]] = values[number]
            number += 1


def standing_of(
    seen: Encoding, kind: int, cards: list[int], row: list[Any], where: list[int], side: Side
) -> tuple[Any, ...]:
    """What the seat knows of the cards of a kind: which roles may be told of it, then card by card.

    Of a card that it sees twice the role and one, which is odd; of any other the lots where it may lie.
    """
    first = kind * len(seen.roles)
    key: list[Any] = [seen.shape_of[kind]]
    for card in cards:
        each = row[card]
        known: int = each
        if known & SEEN:
            role = side.roles[where[card]]
            if role < 0 or seen.cells[first + role] is None:
                continue  # nothing is told of it
            each = 2 * role + 1
        key.append(each)
    return tuple(key)
