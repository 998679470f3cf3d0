"""Secret bids: all decide together, in secret, whether to withdraw or what to bid."""

from __future__ import annotations

from typing import Final

from interrex.engine.options import Parts, number_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings

WITHDRAW: Final = 0
PRIZES: Final = (3, 1, 2)


class Bids(Table):
    """Coins are open, a bid is secret until all have bid; equal highest bids win nothing."""

    __slots__ = ("coins", "prizes")

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        super().__init__(settings("bids", seats, seed), 0, (), ())
        self.coins: list[int] = [4] * seats
        self.prizes: list[int] = [0] * seats
        for prize in PRIZES:
            self.then(bid, prize)
        self.then(count)
        self.agenda.reverse()
        self.advance()

    def copy(self) -> Bids:
        other = bare(Bids)
        self.copy_flow(other)
        other.coins = self.coins[:]
        other.prizes = self.prizes[:]
        return other

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb("withdraw"),) if option == WITHDRAW else (verb("bid"), number_part(option))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.coins), tuple(self.prizes))


@step
def bid(game: Bids, prize: int) -> None:
    """B-1 All seats bid in secret; nobody sees a bid before the last is made."""
    seats = range(game.seats)
    options = [tuple(range(game.coins[seat] + 1)) for seat in seats]
    game.ask_all(seats, "bid", options, bids_shown, prize, rule="B-1")


@step
def bids_shown(game: Bids, prize: int, bids: tuple[int, ...]) -> None:
    """B-2 All pay; the highest bid takes the prize if it is alone."""
    for seat, paid in enumerate(bids):
        game.coins[seat] -= paid
        game.tell("bid", seat, paid, rule="B-2")
    if max(bids) > WITHDRAW and bids.count(max(bids)) == 1:
        game.prizes[bids.index(max(bids))] += prize


@step
def count(game: Bids) -> None:
    """B-3 The most valuable prizes win."""
    best = max(game.prizes)
    winners = [seat for seat in range(game.seats) if game.prizes[seat] == best]
    game.finish("B-3", winners, [float(each) for each in game.prizes])
