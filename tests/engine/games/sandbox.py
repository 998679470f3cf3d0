"""A table with no rules: cards are pushed about, openly and in secret, to see what seats can know."""

from __future__ import annotations

from typing import Final

from interrex.engine.table import Table, bare
from tests.engine.tools import everyone, seen, settings

DECK: Final = 0
BAG: Final = 1  # face down, nobody looks, no order
OPEN: Final = 2
HAND: Final = 3  # + seat


class Sandbox(Table):
    """A deck, a bag, an open pile; for each seat a hand and a place for face-down cards."""

    __slots__ = ()

    def __init__(self, seats: int, cards: int, seed: int = 0) -> None:
        sees = [0, 0, everyone(seats)] + [1 << seat for seat in range(seats)] * 2
        ordered = tuple(place == DECK for place in range(len(sees)))
        super().__init__(settings("sandbox", seats, seed), cards, tuple(sees), ordered)

    def copy(self) -> Sandbox:
        other = bare(Sandbox)
        self.copy_flow(other)
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat)

    def face_down(self, seat: int) -> int:
        """The place of a seat's face-down cards."""
        return HAND + self.seats + seat
