"""A cooperative game: all win or lose together; there may be only one seat."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, shuffle
from tests.engine.tools import everyone, seen, settings

EVENTS: Final = 0
SEEN: Final = 1
CARDS: Final = 8  # odd ones are fires


class Brigade(Table):
    """Turn up an event; each fire must be put out before there are three."""

    __slots__ = ("fires", "water")

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        super().__init__(settings("brigade", seats, seed), CARDS, (0, everyone(seats)), (True, True))
        self.fires: int = 0
        self.water: list[int] = [2] * seats
        self.then(set_up)
        self.advance()

    def copy(self) -> Brigade:
        other = bare(Brigade)
        self.copy_flow(other)
        other.fires = self.fires
        other.water = self.water[:]
        return other

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, self.fires, tuple(self.water))


@step
def set_up(game: Brigade) -> None:
    """F-1 Nobody knows what comes."""
    for card in range(CARDS):
        lay_out(game, card, EVENTS)
    shuffle(game, EVENTS)
    game.then(turn_up)


@step
def turn_up(game: Brigade) -> None:
    """F-2 When no event is left all have won; with three fires all have lost."""
    if not game.cards_at[EVENTS]:
        game.finish("F-2", range(game.seats), [1.0] * game.seats)
        return
    if draw(game, EVENTS, SEEN) % 2:
        game.fires += 1
    if game.fires == 3:
        game.finish("F-3", (), [0.0] * game.seats)
        return
    for seat in range(game.seats):
        game.then(help_out, seat)
    game.then(turn_up)


@step
def help_out(game: Brigade, seat: int) -> None:
    """F-4 Each may use water."""
    if game.fires and game.water[seat]:
        game.ask(seat, "help", ("water", "wait"), helped, seat, rule="F-4")


@step
def helped(game: Brigade, seat: int, choice: str) -> None:
    """F-5 Water puts a fire out."""
    if choice == "water":
        game.water[seat] -= 1
        game.fires -= 1
