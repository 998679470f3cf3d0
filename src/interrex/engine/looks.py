"""Looks: what a seat saw of the cards when it looked last, so that only what has changed is written again.

Between two looks of a seat few cards move. The numbers are those of ``Encoding.observe``, to the last bit.
"""

from __future__ import annotations

from array import array

from interrex.engine.encoding import Encoding, Features
from interrex.engine.knowledge import SEEN, settle
from interrex.engine.sides import Cards, Lots, Shares, Side
from interrex.engine.table import Table


class Look:
    """One seat's last look at the cards of one table."""

    __slots__ = ("base", "lots", "row", "touched", "where")

    def __init__(self, size: int) -> None:
        self.base = array("f", bytes(4 * size))  # an observation as far as cards go
        self.row: list[int] = []  # what the seat knew of every card
        self.where: list[int] = []
        self.lots: dict[int, tuple[int, int]] = {}  # size and role of each lot, by its bit
        self.touched: dict[int, list[int]] = {}  # for every kind the places of ``base`` that are its

    def again(self, seen: Encoding, game: Table, seat: int) -> Features:
        """Look again: bring ``base`` up to date, and write all that is not about cards."""
        if game.unsettled >> seat & 1:
            settle(game, 1 << seat)
        self._cards(seen, game, seat)
        out = Features()
        seen.write_rest(game, seat, out)
        return out

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
        """The cards of one kind: as many as lie openly side by side are one number, as in ``observe``."""
        base = self.base
        for cell in self.touched.get(kind, ()):
            base[cell] = 0.0
        touched: list[int] = []
        first = kind * len(seen.roles)
        last = -1
        run = 0.0
        for card in cards:
            known = row[card]
            if known & SEEN:
                role = side.roles[where[card]]
                cell = seen.cell(first + role) if role >= 0 else -1
                if cell < 0:
                    continue
                if cell != last:
                    if last >= 0:
                        self._add(last, run, touched)
                    last, run = cell, 0.0
                run += 1.0
                continue
            shares: Shares = lots.among(known)
            for number, role in enumerate(shares.roles):
                cell = seen.cell(first + role)
                if cell >= 0:
                    if last >= 0:
                        self._add(last, run, touched)
                        last = -1
                    self._add(cell, shares.parts[number], touched)
        if last >= 0:
            self._add(last, run, touched)
        self.touched[kind] = touched

    def _add(self, cell: int, value: float, touched: list[int]) -> None:
        """Numbers are rounded as in an array before they are added up."""
        before = self.base[cell]
        self.base[cell] = value
        if before != 0.0:
            self.base[cell] += before
        touched.append(cell)
