"""Looks: what a seat saw when it looked last, so that only what has changed is written again.

Between two looks of a seat few cards move and few numbers change. The numbers are those of
``Encoding.observe``, to the last bit.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, settle
from interrex.engine.sides import NOWHERE, Cards, Lots, Shares, Side
from interrex.engine.table import Table

ZERO: Final[Any] = float("0")  # as objects, which need not be made each time
ONE: Final[Any] = float("1")


class Put:
    """A place where something was put, and what: kept together, they lie together in memory."""

    __slots__ = ("place", "value")

    def __init__(self, place: int, value: float) -> None:
        self.place = place
        self.value = value


class Sheet(Features):
    """A vector that is kept: what is written is compared with what was written before.

    ``ratio`` and ``mark`` are written every time, so nothing need be remembered but the number. What is put
    is compared with what was put in the same turn before: mostly the same, in the same order.
    """

    __slots__ = ("base", "cells", "changed", "count", "gone", "held", "is_whole", "moved", "twice", "was")

    def __init__(self, size: int) -> None:
        super().__init__()
        self.base = bytearray(4 * size)
        self.cells: Any = memoryview(self.base).cast("f")
        self.was: list[int] = [0] * size  # parts of wholes; where a row starts of which one is marked: which
        self.held: list[Put] = []  # what was put, in order
        self.count: int = 0  # how many have been put since it was begun
        self.is_whole: bool = True  # what was begun has come to its end
        self.changed: list[int] = []  # which of them are not what they were
        self.gone: list[int] = []  # where something was put before
        self.moved: bool = False  # other places than before
        self.twice: bool = False  # some place was put twice

    def begin(self) -> None:
        """Begin to write all numbers again; what was begun before may have come to no end."""
        self.count = 0
        self.at.clear()
        self.values.clear()
        if not self.is_whole:  # anything may have been put meanwhile: all of it is written anew
            self.moved = True
            self.twice = True
        self.is_whole = False

    def end(self) -> None:
        """All is written: put what was laid into the lists of features, take away what was not put again."""
        if self.at:
            for place, value in zip(self.at, self.values, strict=True):
                self.put(place, value)
        self.is_whole = True
        if self.count < len(self.held):
            for put in self.held[self.count :]:
                self.gone.append(put.place)
            del self.held[self.count :]
            self.moved = True
        if self.moved or self.changed:
            self._write_changed()

    def _write_changed(self) -> None:
        """Bring the numbers that were put before to what they are now."""
        cells = self.cells
        twice = self.twice
        if self.moved:
            self.twice = len({put.place for put in self.held}) < len(self.held)
            for place in self.gone:
                cells[place] = ZERO
            self.gone.clear()
            self.moved = False
        if twice or self.twice:  # they add up
            for put in self.held:
                cells[put.place] = ZERO
            for put in self.held:
                if put.value != 0.0:
                    add_to(cells, put.place, put.value)
        else:
            for number in self.changed:
                if number < self.count:
                    put = self.held[number]
                    cells[put.place] = put.value
        self.changed.clear()

    def put(self, place: int, value: float) -> None:
        if value == 0.0:
            value = 0.0  # without a sign
        number = self.count
        self.count = number + 1
        if number < len(self.held):
            before = self.held[number]
            if before.place == place:
                if before.value == value:
                    return
            else:
                self.gone.append(before.place)
                before.place = place
                self.moved = True
            before.value = value
        else:
            self.held.append(Put(place, value))
            self.moved = True
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

    Most of what changes between two looks is how many cards lie where the seat does not see: cards that stay
    in doubt then only have other numbers in the same places.
    """

    __slots__ = ("lots", "places", "roles", "row", "sheet", "side", "stirs", "times", "where", "written")

    def __init__(self, size: int, kinds: int) -> None:
        self.sheet = Sheet(size)
        self.stirs: int = -1  # of the table; as long as it has no more, its cards are as they were
        self.row: list[Any] = []  # what the seat knew of every card
        self.where: list[Any] = []
        self.side: Side | None = None
        self.lots: Lots | None = None
        self.places: list[Any] = [None] * kinds  # for every kind of card the places that are its
        # if all its cards were in the same doubt: the roles of these places
        self.roles: list[Any] = [None] * kinds
        self.times: int = 0  # that cards were written anew, and of every kind which time was the last
        self.written: list[int] = [0] * kinds

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
        if before is None:
            self.lots = lots
            for kind in list(dict.fromkeys(cards.numbers)):
                self._write(seen, kind, cards.of_kind(kind), row, where, side, lots)
            self.row = row
            self.where = where[:]
            return
        found: list[int] = []
        if lots.is_same(before):
            lots = before  # with the shares that it has reckoned
        else:
            self.lots = lots
            found = self._in_doubt(cards, row, lots, lots.changed_since(before), lots.moved_since(before))
        if row != self.row:
            self._learned(cards.numbers, row, found)
        if where != self.where:
            self._moved(cards.numbers, row, where, found)
        self.times += 1
        for kind in found:
            if self.written[kind] != self.times:
                self.written[kind] = self.times
                self._write(seen, kind, cards.of_kind(kind), row, where, side, lots)

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
        before = self.where
        for here, there in zip(where, before):  # noqa: B905
            if here is not there and here != there:
                before[card] = here
                if row[card] & SEEN:
                    found.append(numbers[card])
            card += 1  # noqa: SIM113

    def _in_doubt(self, cards: Cards, row: list[Any], lots: Lots, stale: int, moved: int) -> list[int]:
        """The kinds that must be written because lots have changed; those that only have other numbers get
        them at once. What lies in one lot for certain has the same number whatever the size of the lot."""
        numbers = cards.numbers
        found: list[int] = []
        doubt = -1  # of the last card whose numbers were written
        shares = NOWHERE
        before: Any = None
        fits = False
        card = -1
        known: int = 0
        last: Any = None
        stays = False  # the number of what is known of the last card
        for each in row:
            card += 1
            if each is not last:  # mostly it is the same object
                last = each
                known = each
                stays = known & stale == 0 or (known & (known - 1) == 0 and known & moved == 0)
            if stays:
                continue
            kind = numbers[card]
            roles = self.roles[kind]
            if roles is None:
                found.append(kind)
                continue
            if known != doubt or roles is not before:
                doubt, before = known, roles
                shares = lots.among(known)
                fits = shares.roles == roles
            if not fits:
                found.append(kind)
            elif roles is not shares.roles:  # else another card of its kind has come first
                self._number(kind, shares.times(len(cards.of_kind(kind))))
                self.roles[kind] = shares.roles
        return found

    def _number(self, kind: int, values: list[Any]) -> None:
        """Other numbers in the same places."""
        cells = self.sheet.cells
        at: list[Any] = self.places[kind]
        for cell, value in zip(at, values):  # noqa: B905
            cells[cell] = value

    def _write(
        self,
        seen: Encoding,
        kind: int,
        cards: list[int],
        row: list[Any],
        where: list[int],
        side: Side,
        lots: Lots,
    ) -> None:
        """The cards of one kind: as many as lie openly side by side are one number, as in ``observe``.

        Places and values are handed on as the objects they are: to make them anew would take longer.
        """
        first = kind * len(seen.roles)
        doubt: Any = row[cards[0]]
        seen_here: int = doubt
        if seen_here & SEEN:
            if len(cards) == 1:  # most often by far
                role = side.roles[where[cards[0]]]
                self._lay(kind, seen.cells[first + role] if role >= 0 else None)
                return
        elif self._is_all_in(doubt, cards, row) and self._spread(seen, kind, len(cards), lots.among(doubt)):
            return
        at: list[Any] = []
        values: list[Any] = []
        last: Any = None
        apart = True  # no place comes twice
        shares = NOWHERE
        before: Any = None  # of the last card that is in doubt: in which
        for card in cards:
            each = row[card]
            known: int = each
            if known & SEEN:
                role = side.roles[where[card]]
                cell = seen.cells[first + role] if role >= 0 else None
                if cell is None:
                    continue
                if cell is last:
                    values[-1] += ONE
                else:
                    apart = apart and cell not in at
                    at.append(cell)
                    values.append(ONE)
                    last = cell
                continue
            if each is not before:
                before = each
                shares = lots.among(known)
            for role, part in zip(shares.roles, shares.parts):  # noqa: B905
                cell = seen.cells[first + role]
                if cell is not None:
                    apart = apart and cell not in at
                    at.append(cell)
                    values.append(part)
                    last = None
        cells = self.sheet.cells
        filled: list[Any] | None = self.places[kind]
        if not apart or at != filled:
            self._clear(filled)
        self.places[kind] = at
        self.roles[kind] = None
        if apart:
            for cell, value in zip(at, values):  # noqa: B905
                cells[cell] = value
        else:
            for cell, value in zip(at, values):  # noqa: B905
                add_to(cells, cell, value)

    def _is_all_in(self, doubt: Any, cards: list[int], row: list[Any]) -> bool:
        """All these cards are in the same doubt."""
        for card in cards:
            each = row[card]
            if each is not doubt and each != doubt:
                return False
        return True

    def _spread(self, seen: Encoding, kind: int, count: int, shares: Shares) -> bool:
        """So many cards of one kind are in the same doubt; whether each of its roles has a place for them."""
        same: list[int] | None = self.roles[kind]
        if same is not None and same == shares.roles:
            self._number(kind, shares.times(count))
            return True
        first = kind * len(seen.roles)
        at: list[Any] = []
        for role in shares.roles:
            cell = seen.cells[first + role]
            if cell is None:
                return False
            at.append(cell)
        before: list[Any] | None = self.places[kind]
        if at != before:
            self._clear(before)
        self.places[kind] = at
        self.roles[kind] = shares.roles
        self._number(kind, shares.times(count))
        return True

    def _lay(self, kind: int, cell: Any) -> None:
        """The only card of its kind lies openly, or where nothing is told of it."""
        before: list[Any] | None = self.places[kind]
        self.roles[kind] = None
        self._clear(before)
        if cell is None:
            self.places[kind] = []
        else:
            self.places[kind] = [cell]
            self.sheet.cells[cell] = ONE

    def _clear(self, at: list[Any] | None) -> None:
        """Nothing is told in these places any more."""
        if at is not None:
            cells = self.sheet.cells
            for cell in at:
                cells[cell] = ZERO
