"""Chapter 200: a claim. A piece is turned up, Retainers are laid face down, somebody may press."""

from __future__ import annotations

from typing import Final

from interrex.engine.questions import step
from interrex.engine.zones import draw, move
from interrex_regalia.ending import end_claim, take_piece
from interrex_regalia.showing import show_retainers
from interrex_regalia.table import (
    CELLAR,
    DOWN,
    HAND,
    NOBODY,
    REGALIA,
    STAKE,
    Regalia,
    in_order,
    one_of_each,
    rival,
)

PRESS: Final = "press"
HOLD: Final = "hold"
STAND: Final = "stand"
YIELD: Final = "yield"


@step
def claim(game: Regalia) -> None:
    """RG-201 The next piece is turned up; both lay a Retainer, speak, and show what they laid."""
    game.round += 1
    game.pressed = NOBODY
    piece = draw(game, REGALIA, STAKE)
    game.tell("turned_up", game.round, piece, rule="RG-201")
    game.then(lay)
    for seat in in_order(game):
        game.then(speak, seat)
    game.then(show_retainers)
    game.then(end_claim)
    game.then(claim)


@step
def lay(game: Regalia) -> None:
    """RG-202 Both choose a Retainer in secret and lay it face down."""
    hands = [one_of_each(game, seat) for seat in (0, 1)]
    game.ask_all((0, 1), "lay", hands, laid, rule="RG-202")


@step
def laid(game: Regalia, retainers: tuple[int, ...]) -> None:
    """RG-202 The rival sees that a Retainer is laid, not which."""
    for seat, retainer in enumerate(retainers):
        move(game, retainer, DOWN + seat)
        game.tell("laid", seat, rule="RG-202")


@step
def speak(game: Regalia, seat: int) -> None:
    """RG-203 The holder of the Staff, then the other, may press the claim; one of them at most."""
    if game.pressed == NOBODY:
        game.ask(seat, "speak", (PRESS, HOLD), spoken, seat, rule="RG-203")


@step
def spoken(game: Regalia, seat: int, word: str) -> None:
    """RG-204 A pressed claim must be answered at once."""
    if word == PRESS:
        game.pressed = seat
        game.tell("pressed", seat, rule="RG-203")
        game.then(answer, rival(seat))
    else:
        game.tell("held", seat, rule="RG-203")


@step
def answer(game: Regalia, seat: int) -> None:
    """RG-204 Against a pressed claim one stands or yields."""
    game.ask(seat, "answer", (STAND, YIELD), answered, seat, rule="RG-204")


@step
def answered(game: Regalia, seat: int, word: str) -> None:
    """RG-205 Who yields takes the Retainer back unseen; the other sends his away and takes the piece."""
    if word == STAND:
        game.tell("stood", seat, rule="RG-204")
        return
    presser = rival(seat)
    game.tell("yielded", seat, rule="RG-205")
    move(game, game.cards_at[DOWN + seat][0], HAND + seat)
    move(game, game.cards_at[DOWN + presser][0], CELLAR)
    take_piece(game, presser, "RG-205")
