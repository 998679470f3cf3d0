"""Tic-tac-toe on the engine: no cards, no secrets, nine squares."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.questions import step
from interrex.engine.settings import Settings
from interrex.engine.table import Table, bare
from interrex.engine.worlds import only_to_play_out

EMPTY: Final = -1
LINES: Final = (
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
)  # fmt: skip
LINES_OF: Final = tuple(tuple(line for line in LINES if square in line) for square in range(9))


class TicTacToe(Table):
    """Two seats and nine squares."""

    __slots__ = ("free", "squares")

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, 0, (), ())
        self.squares: list[int] = [EMPTY] * 9
        self.free: list[int] = list(range(9))
        self.then(mark, 0)
        self.advance()
        only_to_play_out(self)

    def seats_consulted(self) -> tuple[int, ...]:
        return ()

    def copy(self) -> TicTacToe:
        other = bare(TicTacToe)
        self.copy_flow(other)
        other.squares = self.squares[:]
        other.free = self.free[:]
        return other

    def view(self, seat: int) -> dict[str, Any]:
        return {"squares": self.squares}


@step
def mark(game: TicTacToe, seat: int) -> None:
    """Mark a free square."""
    game.ask(seat, "mark", game.free, marked, seat)


@step
def marked(game: TicTacToe, seat: int, square: int) -> None:
    """Three in a line win; a full board is a draw."""
    squares = game.squares
    squares[square] = seat
    game.free.remove(square)
    for one, two, three in LINES_OF[square]:
        if squares[one] == seat and squares[two] == seat and squares[three] == seat:
            game.finish("line", (seat,), (1.0, -1.0) if seat == 0 else (-1.0, 1.0))
            return
    if game.free:
        game.then(mark, 1 - seat)
    else:
        game.finish("full", (), (0.0, 0.0))
