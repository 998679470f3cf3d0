"""A deck whose top card one seat has looked at."""

from __future__ import annotations

from typing import Final

from interrex.engine.options import Parts, card_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, move, show, shuffle
from tests.engine.tools import everyone, seen, settings

DECK: Final = 0
OPEN: Final = 1
HAND: Final = 2  # + seat
CARDS: Final = 6


class Lookout(Table):
    """In turn: look at the top card, draw it, shuffle, or bury an open card; high cards win."""

    __slots__ = ("turn",)

    def __init__(self, seats: int = 2, seed: int = 0, turns: int = 10) -> None:
        sees = (0, everyone(seats), *(1 << seat for seat in range(seats)))
        ordered = (True, *(False for _ in sees[1:]))
        super().__init__(settings("lookout", seats, seed), CARDS, sees, ordered)
        self.turn: int = 0
        self.then(set_up, turns)
        self.advance()

    def copy(self) -> Lookout:
        other = bare(Lookout)
        self.copy_flow(other)
        other.turn = self.turn
        return other

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option),) if isinstance(option, str) else (verb("discard"), card_part(option))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, self.turn)


@step
def set_up(game: Lookout, turns: int) -> None:
    """L-1 Nobody knows the order of the deck."""
    for card in range(CARDS):
        lay_out(game, card, DECK)
    shuffle(game, DECK)
    game.then(take_turn, turns)


@step
def take_turn(game: Lookout, left: int) -> None:
    """L-2 One thing a turn."""
    if left == 0:
        scores = [float(sum(game.cards_at[HAND + seat])) for seat in range(game.seats)]
        game.finish("L-2", [seat for seat in range(game.seats) if scores[seat] == max(scores)], scores)
        return
    seat = game.turn % game.seats
    options: list[Option] = ["shuffle", *sorted(game.cards_at[HAND + seat])]
    if game.cards_at[DECK]:
        options += ["look", "draw"]
    if game.cards_at[OPEN]:
        options += ["bury"]
    game.ask(seat, "turn", options, turn_taken, seat, left, rule="L-2")


@step
def turn_taken(game: Lookout, seat: int, left: int, choice: int | str) -> None:
    """L-3 What was looked at stays known until it is shuffled."""
    game.turn += 1
    if choice == "look":
        top = game.cards_at[DECK][-1]
        show(game, top, 1 << seat)
        game.tell("looked_at", seat, top, rule="L-3", to=1 << seat)
        game.tell("looked", seat, rule="L-3", to=~(1 << seat))
    elif choice == "draw":
        draw(game, DECK, HAND + seat)
    elif choice == "shuffle":
        shuffle(game, DECK)
    elif choice == "bury":
        move(game, game.cards_at[OPEN][0], DECK, bottom=True)
    else:
        assert isinstance(choice, int)
        move(game, choice, OPEN)
    game.then(take_turn, left - 1)
