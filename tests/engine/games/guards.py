"""A replacement: instead of losing a life, a seat may lose its guard, or its neighbour's favour."""

from __future__ import annotations

from interrex.engine.questions import step
from interrex.engine.table import Table, bare
from tests.engine.tools import seen, settings


class Guards(Table):
    """Each in turn strikes the other; what would hurt may hurt something else instead."""

    __slots__ = ("guards", "happened", "lives", "turn")

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        super().__init__(settings("guards", seats, seed), 0, (), ())
        self.guards: list[int] = [1] * seats
        self.lives: list[int] = [2] * seats
        self.turn: int = 0
        self.happened: list[str] = []
        self.then(strike)
        self.advance()

    def copy(self) -> Guards:
        other = bare(Guards)
        self.copy_flow(other)
        other.guards = self.guards[:]
        other.lives = self.lives[:]
        other.turn = self.turn
        other.happened = self.happened[:]
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.guards), tuple(self.lives), tuple(self.happened))


@step
def strike(game: Guards) -> None:
    """G-1 The next seat is struck, then the one after it."""
    seat = (game.turn + 1) % game.seats
    game.turn += 1
    game.then(wound, seat)
    game.then(strike)


@step
def wound(game: Guards, seat: int) -> None:
    """G-2 A seat would lose a life; one with a guard may lose the guard instead."""
    if game.guards[seat]:
        game.ask(seat, "instead", ("guard", "no"), wound_replaced, seat, rule="G-2")
    else:
        game.then(wounded, seat)


@step
def wound_replaced(game: Guards, seat: int, choice: str) -> None:
    """G-3 What is replaced never happens: nothing that answers a wound sees it."""
    if choice == "guard":
        game.guards[seat] -= 1
        game.happened.append(f"guard of {seat} falls")
    else:
        game.then(wounded, seat)


@step
def wounded(game: Guards, seat: int) -> None:
    """G-4 A life is lost; with the last one the game."""
    game.lives[seat] -= 1
    game.happened.append(f"{seat} is wounded")
    if game.lives[seat] == 0:
        winners = [other for other in range(game.seats) if other != seat]
        game.finish("G-4", winners, [float(each) for each in game.lives])
