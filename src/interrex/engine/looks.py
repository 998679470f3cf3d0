"""Looks: what a seat saw when it looked last, so that only what has changed is written again.

Between two looks of a seat few cards move and few numbers change. The numbers are those of
``Encoding.observe``, to the last bit.
"""

from __future__ import annotations

import math
from typing import Any, Final

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, settle
from interrex.engine.sides import Cards, Lots, Shares, Side
from interrex.engine.table import Table

MOST_STAMPS: Final = 250  # small numbers need not be made anew


class Sheet(Features):
    """A vector that is kept: what is written is compared with what was written there before.

    ``ratio`` and ``mark`` are written every time, so nothing need be remembered but the number. What is put
    may be left out the next time, or put twice, so it is remembered where something was put.
    """

    __slots__ = ("base", "before", "cells", "held", "live", "now", "stamps", "was")

    def __init__(self, size: int) -> None:
        super().__init__()
        self.base = bytearray(4 * size)
        self.cells: Any = memoryview(self.base).cast("f")
        self.was: list[int] = [0] * size  # parts of wholes; where a row starts of which one is marked: which
        self.held: list[float] = [0.0] * size  # what was put, if it was put once
        self.stamps: list[int] = [0] * size  # when it was put
        self.now: int = 0
        self.live: list[int] = []  # where something was put
        self.before: list[int] = []  # the same when it was written before

    def begin(self) -> None:
        """Begin to write all numbers again."""
        self.now = self.now % MOST_STAMPS + 1
        self.before = self.live
        self.live = []

    def end(self) -> None:
        """All is written: take away what was not put again."""
        for place in self.before:
            if self.stamps[place] != self.now:
                self.stamps[place] = 0
                self.held[place] = 0.0
                self.cells[place] = 0.0

    def put(self, place: int, value: float) -> None:
        if value == 0.0:
            return
        if self.stamps[place] != self.now:
            self.stamps[place] = self.now
            self.live.append(place)
            if self.held[place] != value:
                self.held[place] = value
                self.cells[place] = value
        else:
            add_to(self.cells, place, value)
            self.held[place] = math.nan

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
    """One seat's last look at one table."""

    __slots__ = ("lots", "row", "sheet", "touched", "where")

    def __init__(self, size: int) -> None:
        self.sheet = Sheet(size)
        self.row: list[int] = []  # what the seat knew of every card
        self.where: list[int] = []
        self.lots: dict[int, tuple[int, int]] = {}  # size and role of each lot, by its bit
        self.touched: dict[int, list[Any]] = {}  # for every kind of card the places that are its

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
        where = game.where
        first = seat * len(where)
        row = game.possible_lots[first : first + len(where)]
        side = seen.side_of(game, seat)
        lots = Lots(game, seat, side)
        stale = self._changed(lots)
        if not stale and row == self.row and where == self.where:
            return
        cards = seen.cards_of(game)
        for kind in self._kinds(cards, row, where, stale):
            self._write(seen, kind, cards.of_kind(kind), row, where, side, lots)
        self.row = row
        self.where = where[:]

    def _changed(self, lots: Lots) -> int:
        """The lots, as bits, of which there are more or fewer cards than before."""
        changed = 0
        before = self.lots
        same = len(before) == len(lots.bits)
        for number, bit in enumerate(lots.bits):
            then = before.get(bit)
            if then is None or then[0] != lots.sizes[number] or then[1] != lots.roles[number]:
                changed |= bit
                same = False
        if same:
            return 0
        now: dict[int, tuple[int, int]] = {}
        for number, bit in enumerate(lots.bits):
            now[bit] = (lots.sizes[number], lots.roles[number])
        for bit in before:
            if bit not in now:
                changed |= bit
        self.lots = now
        return changed

    def _kinds(self, cards: Cards, row: list[int], where: list[int], stale: int) -> list[int]:
        """The kinds of which a card has moved, or may lie where there are more or fewer cards than before."""
        numbers = cards.numbers
        found: list[int] = []
        if not self.row:
            for kind in numbers:
                if not found or found[-1] != kind:
                    found.append(kind)
        else:
            card = 0
            for known, then, here, there in zip(row, self.row, where, self.where):  # noqa: B905
                if known != then or here != there or known & stale:
                    kind = numbers[card]
                    if not found or found[-1] != kind:
                        found.append(kind)
                card += 1  # noqa: SIM113
        return list(dict.fromkeys(found))

    def _write(
        self,
        seen: Encoding,
        kind: int,
        cards: list[int],
        row: list[int],
        where: list[int],
        side: Side,
        lots: Lots,
    ) -> None:
        """The cards of one kind: as many as lie openly side by side are one number, as in ``observe``.

        Places and values are handed on as the objects they are: to make them anew would take longer.
        """
        at: list[Any] = []
        values: list[Any] = []
        first = kind * len(seen.roles)
        last: Any = None
        for card in cards:
            known = row[card]
            if known & SEEN:
                role = side.roles[where[card]]
                cell = seen.cells[first + role] if role >= 0 else None
                if cell is None:
                    continue
                if cell is last:
                    values[-1] += 1.0
                else:
                    at.append(cell)
                    values.append(1.0)
                    last = cell
                continue
            shares: Shares = lots.among(known)
            for number, role in enumerate(shares.roles):
                cell = seen.cells[first + role]
                if cell is not None:
                    at.append(cell)
                    values.append(shares.parts[number])
                    last = None
        self._lay(kind, at, values, len(cards) == 1)

    def _lay(self, kind: int, at: list[Any], values: list[Any], single: bool) -> None:
        """Write the numbers of one kind instead of those it had; a single card counts once in each place."""
        cells = self.sheet.cells
        before = self.touched.get(kind)
        if before is not None and (not single or before != at):
            for cell in before:
                cells[cell] = 0.0
        if single:
            for number, cell in enumerate(at):
                cells[cell] = values[number]
        else:
            for number, cell in enumerate(at):
                add_to(cells, cell, values[number])
        self.touched[kind] = at
