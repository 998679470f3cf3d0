"""A shared pool of open dice: no cards, no secrets, only chance."""

from __future__ import annotations

from interrex.engine.options import Parts, number_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings


class Dice(Table):
    """Roll a pool; each in turn takes a die from it or rolls the rest again, until it is empty."""

    __slots__ = ("pool", "rerolls", "taken")

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        super().__init__(settings("dice", seats, seed), 0, (), ())
        self.pool: list[int] = [0] * 5
        self.rerolls: list[int] = [1] * seats
        self.taken: list[int] = [0] * seats
        self.then(roll)
        self.then(turn, 0)
        self.agenda.reverse()
        self.advance()

    def copy(self) -> Dice:
        other = bare(Dice)
        self.copy_flow(other)
        other.pool = self.pool[:]
        other.rerolls = self.rerolls[:]
        other.taken = self.taken[:]
        return other

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option),) if isinstance(option, str) else (verb("take"), number_part(option))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.pool), tuple(self.rerolls), tuple(self.taken))


@step
def roll(game: Dice) -> None:
    """D-1 All dice of the pool are rolled, for all to see."""
    game.pool = sorted(1 + game.chance.below(6) for _ in game.pool)
    game.tell("rolled", tuple(game.pool), rule="D-1")


@step
def turn(game: Dice, seat: int) -> None:
    """D-2 Take a die, or once a game roll the pool again first."""
    if not game.pool:
        best = max(game.taken)
        winners = [each for each in range(game.seats) if game.taken[each] == best]
        game.finish("D-2", winners, [float(each) for each in game.taken])
        return
    again = ("roll again",) if game.rerolls[seat] else ()
    game.ask(seat, "dice", (*game.pool, *again), turned, seat, rule="D-2")


@step
def turned(game: Dice, seat: int, choice: int | str) -> None:
    """D-3 A die taken counts its pips, and the next seat takes its turn."""
    if isinstance(choice, int):
        game.pool.remove(choice)
        game.taken[seat] += choice
        game.then(turn, (seat + 1) % game.seats)
    else:
        game.rerolls[seat] -= 1
        game.then(roll)
        game.then(turn, seat)
