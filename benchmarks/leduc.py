"""Leduc poker on the engine: six cards in two suits, two betting rounds, one open card.

The numbers are OpenSpiel's: ante 1, raises of 2 and then 4, at most two raises a round.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.engine.chance import Chance
from interrex.engine.questions import step
from interrex.engine.settings import Settings
from interrex.engine.table import Table, bare
from interrex.engine.worlds import only_to_play_out
from interrex.engine.zones import draw, lay_out, shuffle

DECK: Final = 0
PUBLIC: Final = 1
HAND: Final = 2  # and 3

FOLD: Final = 0
CALL: Final = 1
RAISE: Final = 2

SEES: Final = (0, 7, 1, 2)
ORDERED: Final = (True, False, False, False)
NO_RAISE: Final[tuple[int, ...]] = (FOLD, CALL)
NO_FOLD: Final[tuple[int, ...]] = (CALL, RAISE)
ALL: Final[tuple[int, ...]] = (FOLD, CALL, RAISE)


class Leduc(Table):
    """Two seats, their stakes, and the raises and calls of the present round."""

    __slots__ = ("calls", "raises", "round", "stakes")

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, 6, SEES, ORDERED)
        self.stakes = [1, 1]
        self.round = 0
        self.raises = 0
        self.calls = 0
        for card in range(6):
            lay_out(self, card, DECK)
        only_to_play_out(self)

    def seats_consulted(self) -> tuple[int, ...]:
        return ()

    def copy(self) -> Leduc:
        other = bare(Leduc)
        self.copy_flow(other)
        other.stakes = self.stakes[:]
        other.round = self.round
        other.raises = self.raises
        other.calls = self.calls
        return other

    def view(self, seat: int) -> dict[str, Any]:
        own = self.cards_at[HAND + seat] if seat < 2 else []
        return {"hand": own, "public": self.cards_at[PUBLIC], "stakes": self.stakes}


@step
def bet(game: Leduc, seat: int) -> None:
    """Fold (against a raise), call, or raise (twice a round at most)."""
    behind = game.stakes[seat] < game.stakes[1 - seat]
    if game.raises == 2:
        options = NO_RAISE
    else:
        options = ALL if behind else NO_FOLD
    game.ask(seat, "bet", options, bets, seat)


@step
def bets(game: Leduc, seat: int, action: int) -> None:
    """The stakes follow; a call that answers something ends the round."""
    stakes = game.stakes
    if action == FOLD:
        pay(game, 1 - seat)
    elif action == RAISE:
        stakes[seat] = stakes[1 - seat] + (2 if game.round == 0 else 4)
        game.raises += 1
        game.calls = 1
        game.then(bet, 1 - seat)
    else:
        stakes[seat] = stakes[1 - seat]
        game.calls += 1
        if game.calls < 2:
            game.then(bet, 1 - seat)
        elif game.round == 0:
            game.round = 1
            game.raises = game.calls = 0
            draw(game, DECK, PUBLIC)
            game.then(bet, 0)
        else:
            showdown(game)


def showdown(game: Leduc) -> None:
    """A pair with the open card wins, otherwise the higher rank."""
    public = game.cards_at[PUBLIC][0] // 2
    ranks = [game.cards_at[HAND + seat][0] // 2 for seat in (0, 1)]
    worth = [rank + 10 * (rank == public) for rank in ranks]
    if worth[0] == worth[1]:
        game.finish("showdown", (0, 1), (0.0, 0.0))
    else:
        pay(game, 0 if worth[0] > worth[1] else 1)


def pay(game: Leduc, winner: int) -> None:
    """The winner gains what the other has staked."""
    stake = float(game.stakes[1 - winner])
    game.finish("won", (winner,), (stake, -stake) if winner == 0 else (-stake, stake))


def deal(start: Leduc, chance: Chance) -> Leduc:
    """A new game from the undealt table: shuffle, one card each, the first bet."""
    game = start.copy()
    game.chance = chance
    shuffle(game, DECK)
    draw(game, DECK, HAND)
    draw(game, DECK, HAND + 1)
    game.then(bet, 0)
    game.advance()
    return game
