"""Kuhn poker on the engine, for tests of what reads positions from outside: three cards, one bet."""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.options import Parts, verb
from interrex.engine.questions import Option, step
from interrex.engine.settings import Settings
from interrex.engine.spec import CardText, GameSpec
from interrex.engine.table import Table, bare
from interrex.engine.zones import draw, lay_out, shuffle

DECK: Final = 0
HAND: Final = 1  # and 2
PASS: Final = "pass"
BET: Final = "bet"
CARDS: Final = ("jack", "queen", "king")


class Kuhn(Table):
    """Two seats, an ante of 1 each, one bet of 1."""

    __slots__ = ("said",)

    def __init__(self, settings: Settings, pack: Any, rulings: Any) -> None:
        super().__init__(settings, 3, (0, 1, 2), (True, False, False))
        self.said: list[str] = []

    def copy(self) -> Kuhn:
        other = bare(Kuhn)
        self.copy_flow(other)
        other.said = self.said[:]
        return other

    def card_word(self, card: int) -> str:
        return CARDS[card]

    def option_parts(self, question: str, option: Option) -> Parts:
        return (verb(option),)

    def view(self, seat: int) -> str:
        own = CARDS[self.cards_at[HAND + seat][0]] if seat < 2 else ""
        return f"{own} {' '.join(self.said)}"


@step
def set_up(game: Kuhn) -> None:
    """One card each."""
    for card in range(3):
        lay_out(game, card, DECK)
    shuffle(game, DECK)
    for seat in (0, 1):
        draw(game, DECK, HAND + seat)
    game.then(say, 0)


@step
def say(game: Kuhn, seat: int) -> None:
    """Pass or bet."""
    game.ask(seat, "say", (PASS, BET), heard, seat, rule="KU-1")


@step
def heard(game: Kuhn, seat: int, option: str) -> None:
    """Two passes or an answer to a bet end it."""
    game.said.append(option)
    said = tuple(game.said)
    if said in ((PASS,), (BET,), (PASS, BET)):
        game.then(say, 1 - seat)
        return
    ranks = [game.cards_at[HAND + each][0] for each in (0, 1)]
    winner, stake = (0 if ranks[0] > ranks[1] else 1), 2.0 if said[-2:] == (BET, BET) else 1.0
    if said == (BET, PASS):
        winner = 0
    if said == (PASS, BET, PASS):
        winner = 1
    game.finish("KU-2", (winner,), (stake, -stake) if winner == 0 else (-stake, stake))


def pack_cards(pack: Any) -> tuple[CardText, ...]:
    return tuple(CardText(card, "card", {}, {}, "rulebook", {}) for card in CARDS)


GAME: Final = GameSpec(
    name="kuhn-poker",
    title="Kuhn poker",
    seats=(2,),
    table=Kuhn,
    set_up=set_up,
    pack_cards=pack_cards,
    option_words=frozenset({PASS, BET}),
)
