"""Elimination: who is hit is out at once; the game goes on for the rest."""

from __future__ import annotations

from typing import Final

from interrex.engine.options import Parts, card_part, mark, number_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, move, shuffle
from tests.engine.tools import everyone, seen, settings

DECK: Final = 0
OPEN: Final = 1
HAND: Final = 2  # + seat
CARDS: Final = 12
SHOTS: Final = 3  # the lowest cards miss


class Pistols(Table):
    """In turn shoot a card at somebody; he is out, his hand is shown, and his turns are over."""

    __slots__ = ("alive", "round")

    def __init__(self, seats: int = 4, seed: int = 0) -> None:
        sees = (0, everyone(seats), *(1 << seat for seat in range(seats)))
        ordered = (True, *(False for _ in sees[1:]))
        super().__init__(settings("pistols", seats, seed), CARDS, sees, ordered)
        self.alive: list[bool] = [True] * seats
        self.round: int = 0
        self.then(deal)
        self.advance()

    def copy(self) -> Pistols:
        other = bare(Pistols)
        self.copy_flow(other)
        other.alive = self.alive[:]
        other.round = self.round
        return other

    def option_parts(self, question: str, option: Option) -> Parts:
        if isinstance(option, str):
            return (verb(option),)
        pistol, target = option
        return (card_part(pistol), mark("at"), number_part(target))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.alive), self.round)


@step
def deal(game: Pistols) -> None:
    """P-1 Two cards each."""
    for card in range(CARDS):
        lay_out(game, card, DECK)
    shuffle(game, DECK)
    for seat in range(game.seats):
        for _ in range(2):
            draw(game, DECK, HAND + seat)
    game.then(play_round)


@step
def play_round(game: Pistols) -> None:
    """P-2 All who live have a turn; after four rounds the living share the win."""
    game.round += 1
    if game.round > 4:
        end(game)
        return
    for seat in range(game.seats):
        game.then(turn, seat)
    game.then(play_round)


@step
def turn(game: Pistols, seat: int) -> None:
    """P-3 The turn of one who is out, though already on the agenda, does not take place."""
    if not game.alive[seat]:
        return
    targets = [other for other in range(game.seats) if other != seat and game.alive[other]]
    shots = [(card, other) for card in sorted(game.cards_at[HAND + seat]) for other in targets]
    game.ask(seat, "shoot", (*shots, "hold fire"), fired, rule="P-3")


@step
def fired(game: Pistols, choice: tuple[int, int] | str) -> None:
    """P-4 The card is shown; unless it is low the target is out and its cards are shown."""
    if isinstance(choice, str):
        return
    card, target = choice
    move(game, card, OPEN)
    if card < SHOTS:
        return
    game.alive[target] = False
    game.tell("out", target, rule="P-4")
    for held in list(game.cards_at[HAND + target]):
        move(game, held, OPEN)
    if sum(game.alive) == 1:
        end(game)


def end(game: Pistols) -> None:
    """P-5 The living have won."""
    winners = [seat for seat in range(game.seats) if game.alive[seat]]
    game.finish("P-5", winners, [float(alive) for alive in game.alive])
