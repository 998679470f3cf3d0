"""Looks: what a seat saw when it looked last, so that only what has changed is written again.

Between two looks of a seat few cards move and few numbers change. The numbers are those of
``Encoding.observe``, to the last bit.
"""

from __future__ import annotations

import math
from typing import Any, Final

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, settle
from interrex.engine.sides import Cards, Lots, Side
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
        """Begin to write all numbers again; what was begun before may have come to no end."""
        self.now = self.now % MOST_STAMPS + 1
        for place in self.before:
            self.stamps[place] = 0
        self.before += self.live
        self.live = []
        self.at.clear()
        self.values.clear()

    def end(self) -> None:
        """All is written: put what was laid into the lists of features, take away what was not put again."""
        for place, value in zip(self.at, self.values, strict=True):
            self.put(place, value)
        for place in self.before:
            if self.stamps[place] != self.now:
                self.stamps[place] = 0
                self.held[place] = 0.0
                self.cells[place] = 0.0
        self.before = []

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
    """One seat's last look at one table.

    Most of what changes between two looks is how many cards lie where the seat does not see: cards that stay
    in doubt then only have other numbers in the same places.
    """

    __slots__ = ("kinds", "lots", "places", "roles", "row", "sheet", "where")

    def __init__(self, size: int, kinds: int) -> None:
        self.sheet = Sheet(size)
        self.row: list[int] = []  # what the seat knew of every card
        self.where: list[int] = []
        self.lots: Lots | None = None
        self.places: list[Any] = [None] * kinds  # for every kind of card the places that are its
        # if all its cards were in the same doubt: the roles of these places
        self.roles: list[Any] = [None] * kinds

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
        stale = lots.changed_since(self.lots)
        if not stale and row == self.row and where == self.where:
            return
        cards = seen.cards_of(game)
        for kind in self._kinds(cards, row, where, lots, stale):
            self._write(seen, kind, cards.of_kind(kind), row, where, side, lots)
        self.lots = lots
        self.row = row
        self.where = where[:]

    def _kinds(self, cards: Cards, row: list[int], where: list[int], lots: Lots, stale: int) -> list[int]:
        """The kinds of which a card has moved, or is in another doubt than before; of those that only have
        other numbers these are written at once."""
        numbers = cards.numbers
        if not self.row:
            return list(dict.fromkeys(numbers))
        found: list[int] = []
        doubt = -1  # of the last card whose numbers were written
        shares = lots.nowhere
        before: Any = None
        fits = False
        card = 0
        for known, then, here, there in zip(row, self.row, where, self.where):  # noqa: B905
            if known != then or here != there:
                found.append(numbers[card])
            elif known & stale:
                kind = numbers[card]
                roles = self.roles[kind]
                if roles is None:
                    found.append(kind)
                else:
                    if known != doubt or roles is not before:
                        doubt, before = known, roles
                        shares = lots.among(known)
                        fits = shares.roles == roles
                    if not fits:
                        found.append(kind)
                    elif roles is not shares.roles:  # else another card of its kind has come first
                        self._number(kind, shares.times(len(cards.of_kind(kind))))
                        self.roles[kind] = shares.roles
            card += 1  # noqa: SIM113
        return list(dict.fromkeys(found)) if len(found) > 1 else found

    def _number(self, kind: int, values: list[Any]) -> None:
        """Other numbers in the same places."""
        cells = self.sheet.cells
        at: list[Any] = self.places[kind]
        number = 0
        for cell in at:
            cells[cell] = values[number]
            number += 1  # noqa: SIM113

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
        same = True  # all are in the same doubt
        shares = lots.nowhere
        for card in cards:
            known = row[card]
            same = same and known == row[cards[0]]
            if known & SEEN:
                same = False
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
            shares = lots.among(known)
            for number, role in enumerate(shares.roles):
                cell = seen.cells[first + role]
                if cell is not None:
                    at.append(cell)
                    values.append(shares.parts[number])
                    last = None
        before: list[Any] | None = self.places[kind]
        if before is not None:
            for cell in before:
                self.sheet.cells[cell] = 0.0
        if same and len(at) == len(shares.parts) * len(cards):
            self.places[kind] = at[: len(shares.parts)]
            self.roles[kind] = shares.roles
            self._number(kind, shares.times(len(cards)))
        else:
            self.places[kind] = at
            self.roles[kind] = None
            for number, cell in enumerate(at):
                add_to(self.sheet.cells, cell, values[number])
