"""Measuring while training: the network without curiosity against the greedy bot, seats rotated."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from interrex.bots import Bot, make, observe
from interrex.bots.chances import Chances
from interrex.bots.learned import LearnedBot, Network
from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.research.encodings import GameEncoding, check_seats

LONGEST: Final = 4000  # choices of a game: one that lasts longer counts as lost


@dataclass(frozen=True, slots=True)
class Measured:
    """The network's part of one victory, and what would be even."""

    won: float
    even: float


def measured_seats(game: str) -> int:
    """The number of seats at which the network is measured, and plays most of its games."""
    spec = game_spec(game)
    return check_seats(game, 3 if 3 in spec.seats and spec.decks is None else None)


def measure_game(
    encoding: GameEncoding, network: Network, deal: int, stopped: Callable[[], bool]
) -> Measured | None:
    """One game of one learned seat against greedy ones; in a cooperative game all seats are learned."""
    spec = game_spec(encoding.game)
    seats = measured_seats(encoding.game)
    table = spec.new(spec.settings(seats, deal, encoding.pack), encoding.pack)
    own = deal % seats
    chance = Chance.from_seed(deal)
    players: list[Bot] = [make("greedy", deal * 8 + seat) for seat in range(seats)]
    learned = LearnedBot(deal, network)
    for seat in range(seats):
        if seat == own or spec.cooperative:
            players[seat] = learned
    even = 0.5 if spec.cooperative else 1.0 / seats
    for _ in range(LONGEST):
        if table.result is not None:
            return Measured(Chances(table).final(table)[own], even)
        if stopped():
            return None
        seat = table.seats_asked[0]
        seen = observe(table, seat, chance)
        word = players[seat].choose(seen)
        table.play(seen.decision.options.index(word), table.seats_asked.index(seat))
    return Measured(0.0, even)
