"""Triggers: several cards listen to one moment; rank by rank, and each owner orders his own."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.options import Parts, card_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from interrex.engine.triggers import Trigger
from interrex.engine.zones import lay_out, move
from tests.engine.tools import everyone, seen, settings

ROW: Final = 0  # + seat: bells that hang
BELLS: Final = ((0, 1), (0, 0), (1, 0), (0, 0), (1, 1), (0, 0))  # owner, rank


class Bells(Table):
    """Seat 0 tolls; every hanging bell answers; a bell that answers may take another one down."""

    __slots__ = ("heard",)

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        sees = (everyone(seats),) * 3
        super().__init__(settings("bells", seats, seed), len(BELLS), sees, (False,) * 3)
        self.heard: list[int] = []
        self.then(hang)
        self.advance()

    def copy(self) -> Bells:
        other = bare(Bells)
        self.copy_flow(other)
        other.heard = self.heard[:]
        return other

    def card_word(self, card: int) -> str:
        return f"bell-{card}"

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option) if isinstance(option, str) else card_part(option),)

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.heard))

    def listeners(self, moment: str, args: tuple[Any, ...]) -> list[Trigger]:
        if moment != "toll":
            return []
        return [
            Trigger(rank, owner, bell, (ring, (bell,)), "T-2")
            for bell, (owner, rank) in enumerate(BELLS)
            if self.where[bell] == ROW + owner
        ]


@step
def hang(game: Bells) -> None:
    """T-1 Every bell hangs with its owner."""
    for bell, (owner, _) in enumerate(BELLS):
        lay_out(game, bell, ROW + owner)
    game.then(toll)


@step
def toll(game: Bells) -> None:
    """T-2 All that hear it answer: first rank 0, then rank 1; an owner orders his own of one rank."""
    game.emit("toll")
    game.then(fall_silent)


@step
def ring(game: Bells, bell: int) -> None:
    """T-3 A bell rings."""
    game.heard.append(bell)


@step
def fall_silent(game: Bells) -> None:
    """T-4 After the last bell one is taken down, and it tolls again; with one left it ends."""
    bells = [bell for bell in range(len(BELLS)) if game.where[bell] != 2]
    if len(bells) == 1:
        game.finish("T-4", (BELLS[bells[0]][0],), (0.0, 0.0))
        return
    game.ask(1, "take down", bells, taken_down, rule="T-4")


@step
def taken_down(game: Bells, bell: int) -> None:
    """T-5 A bell taken down hears nothing any more."""
    move(game, bell, 2)
    game.then(toll)
