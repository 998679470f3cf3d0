"""A reply stack: last in, first out; a veto answers the card below it, and may be answered."""

from __future__ import annotations

from typing import Final

from interrex.engine.options import Parts, card_part, verb
from interrex.engine.questions import Option, step
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, move, shuffle
from tests.engine.tools import everyone, seen, settings

DECK: Final = 0
STACK: Final = 1
PILE: Final = 2
HAND: Final = 3  # + seat
PASS: Final = "pass"
CARDS: Final = 10  # even numbers are deeds, odd ones vetoes


class Replies(Table):
    """Each turn a deed; then all in turn may veto the top of the stack until all have passed."""

    __slots__ = ("points", "turn")

    def __init__(self, seats: int = 3, seed: int = 0) -> None:
        sees = (0, everyone(seats), everyone(seats), *(1 << seat for seat in range(seats)))
        ordered = (True, True, *(False for _ in sees[2:]))
        super().__init__(settings("replies", seats, seed), CARDS, sees, ordered)
        self.points: list[int] = [0] * seats
        self.turn: int = 0
        self.then(deal)
        self.advance()

    def copy(self) -> Replies:
        other = bare(Replies)
        self.copy_flow(other)
        other.points = self.points[:]
        other.turn = self.turn
        return other

    def card_word(self, card: int) -> str:
        return f"{'veto' if card % 2 else 'deed'}-{card}"

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option),) if isinstance(option, str) else (verb("play"), card_part(option))

    def view(self, seat: int) -> tuple[object, ...]:
        return seen(self, seat, tuple(self.points), self.turn, tuple(self.cards_at[STACK]))


@step
def deal(game: Replies) -> None:
    """R-1 Three cards each."""
    for card in range(CARDS):
        lay_out(game, card, DECK)
    shuffle(game, DECK)
    for seat in range(game.seats):
        for _ in range(3):
            draw(game, DECK, HAND + seat)
    game.then(take_turn)


@step
def take_turn(game: Replies) -> None:
    """R-2 Each seat has two turns: play a deed or pass."""
    if game.turn == 2 * game.seats:
        best = max(game.points)
        winners = [seat for seat in range(game.seats) if game.points[seat] == best]
        game.finish("R-2", winners, [float(each) for each in game.points])
        return
    seat = game.turn % game.seats
    deeds = tuple(card for card in sorted(game.cards_at[HAND + seat]) if card % 2 == 0)
    game.ask(seat, "deed", (*deeds, PASS), deed_played, seat, rule="R-2")


@step
def deed_played(game: Replies, seat: int, choice: int | str) -> None:
    """R-3 A deed opens the stack."""
    game.turn += 1
    if isinstance(choice, int):
        move(game, choice, STACK)
        game.then(reply, (seat + 1) % game.seats, game.seats)
    game.then(take_turn)


@step
def reply(game: Replies, seat: int, left: int) -> None:
    """R-4 Seat after seat may veto what lies on top; when all have passed the top resolves."""
    if left == 0:
        game.then(resolve)
        return
    vetoes = tuple(card for card in sorted(game.cards_at[HAND + seat]) if card % 2)
    game.ask(seat, "reply", (*vetoes, PASS), replied, seat, left, rule="R-4")


@step
def replied(game: Replies, seat: int, left: int, choice: int | str) -> None:
    """R-5 A veto goes on the stack, and all may answer it."""
    if isinstance(choice, int):
        move(game, choice, STACK)
        left = game.seats + 1
    game.then(reply, (seat + 1) % game.seats, left - 1)


@step
def resolve(game: Replies) -> None:
    """R-6 The last card acts first: a veto strikes the card below it, a deed is worth a point."""
    top = game.cards_at[STACK][-1]
    move(game, top, PILE)
    game.tell("resolved", top, rule="R-6")
    if top % 2:
        struck = game.cards_at[STACK][-1]
        move(game, struck, PILE)
        game.tell("struck", struck, rule="R-6")
    else:
        game.points[(game.turn - 1) % game.seats] += 1
    if game.cards_at[STACK]:
        game.then(resolve)
