"""A hand of open knowledge: all know which cards a seat holds, one is played face down."""

from __future__ import annotations

from typing import Final

from interrex.engine.options import Parts, card_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from interrex.engine.zones import lay_out, move
from tests.engine.tools import everyone, seen, settings

OPEN: Final = 0
HAND: Final = 1  # + seat
ROUNDS: Final = 3
CARDS: Final = 3  # for each seat


class Masks(Table):
    """Three masks each, known to all; each round one goes face down, and is later shown or taken back."""

    __slots__ = ("points", "round")

    def __init__(self, seats: int = 2, seed: int = 0) -> None:
        own = [1 << seat for seat in range(seats)]
        sees = (everyone(seats), *own, *own)
        super().__init__(settings("masks", seats, seed), seats * CARDS, sees, (False,) * len(sees))
        self.points: list[int] = [0] * seats
        self.round: int = 0
        self.then(set_up)
        self.advance()

    def copy(self) -> Masks:
        other = bare(Masks)
        self.copy_flow(other)
        other.points = self.points[:]
        other.round = self.round
        return other

    def face_down(self, seat: int) -> int:
        """The place of a seat's face-down masks."""
        return HAND + self.seats + seat

    def card_word(self, card: int) -> str:
        return f"mask-{card}"

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option),) if isinstance(option, str) else (verb(question), card_part(option))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.points), self.round)


@step
def set_up(game: Masks) -> None:
    """M-1 All see who takes which masks."""
    for card in range(game.seats * CARDS):
        lay_out(game, card, HAND + card // CARDS)
    game.then(play_round)


@step
def play_round(game: Masks) -> None:
    """M-2 Each hides a mask; then each shows it, takes it back or leaves it."""
    game.round += 1
    if game.round > ROUNDS:
        best = max(game.points)
        winners = [seat for seat in range(game.seats) if game.points[seat] == best]
        game.finish("M-2", winners, [float(each) for each in game.points])
        return
    for seat in range(game.seats):
        game.then(hide, seat)
    for seat in range(game.seats):
        game.then(decide, seat)
    game.then(play_round)


@step
def hide(game: Masks, seat: int) -> None:
    """M-3 Put one mask face down."""
    if game.cards_at[HAND + seat]:
        game.ask(seat, "hide", sorted(game.cards_at[HAND + seat]), hidden, seat, rule="M-3")


@step
def hidden(game: Masks, seat: int, mask: int) -> None:
    """M-3 The others see that a mask is hidden, not which."""
    move(game, mask, game.face_down(seat))
    game.tell("hid", seat, rule="M-3")


@step
def decide(game: Masks, seat: int) -> None:
    """M-4 Show a hidden mask, take all of them back, or leave them."""
    masks = sorted(game.cards_at[game.face_down(seat)])
    game.ask(seat, "show", (*masks, "take back", "leave"), decided, seat, rule="M-4")


@step
def decided(game: Masks, seat: int, choice: int | str) -> None:
    """M-5 A shown mask scores its number; masks taken back are as secret as before."""
    if isinstance(choice, int):
        move(game, choice, OPEN)
        game.points[seat] += choice % CARDS
        game.tell("showed", seat, choice, rule="M-5")
    elif choice == "take back":
        for mask in list(game.cards_at[game.face_down(seat)]):
            move(game, mask, HAND + seat)
        game.tell("took_back", seat, rule="M-5")
