"""How large a game is, measured in random games: horizon, branching, and how much a seat does not know."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from interrex.engine.chance import Chance
from interrex.engine.knowledge import settle
from interrex.engine.table import Table
from interrex.research.encodings import encoding_of
from interrex.research.episodes import new_table

EVERY: Final = 5  # choices between two looks at what is hidden


@dataclass(frozen=True, slots=True)
class Size:
    """What random games with so many seats say."""

    seats: int
    games: int
    horizon: float  # choices with an alternative, of all seats
    longest: int
    branching: float  # options of such a choice
    widest: int
    hidden: float  # bits, on average, that tell where the cards lie which a seat cannot tell
    most_hidden: float


def hidden_bits(table: Table, seat: int) -> float:
    """How many ways there are to deal what the seat cannot tell, as bits; the order of decks not counted.

    Cards that may lie in the same lots are dealt to them in every way and copies count apart, so it is an
    upper bound where some cards may lie in fewer of them or are alike.
    """
    if table.unsettled >> seat & 1:
        settle(table, 1 << seat)
    cards = len(table.where)
    group: dict[int, int] = {}  # for each lot the lots that are joined to it
    loose: list[int] = []
    for card in range(cards):
        known = table.possible_lots[seat * cards + card]
        if known & (known - 1):
            loose.append(card)
            joined = known
            for lot, others in group.items():
                if known >> lot & 1:
                    joined |= others
            for lot in range(joined.bit_length()):
                if joined >> lot & 1:
                    group[lot] = joined
    bits = 0.0
    for joined in set(group.values()):
        by_lot: dict[int, int] = {}
        for card in loose:
            lot = table.actual_lot[seat * cards + card]
            if joined >> lot & 1:
                by_lot[lot] = by_lot.get(lot, 0) + 1
        ways = math.lgamma(sum(by_lot.values()) + 1) - sum(math.lgamma(size + 1) for size in by_lot.values())
        bits += ways / math.log(2.0)
    return bits


def size_of(game: str, seats: int, games: int, seed: int = 0) -> Size:
    """Measure random games."""
    chance = Chance.from_seed(seed)
    lengths: list[int] = []
    options: list[int] = []
    bits: list[float] = []
    for number in range(games):
        table = new_table(encoding_of(game), seats, seed + number)
        length = 0
        while table.result is None:
            count = len(table.asked[0][2])
            if count > 1:
                options.append(count)
                length += 1
                if length % EVERY == 0:
                    bits.append(hidden_bits(table, table.asked[0][0]))
            table.play(chance.below(count))
        lengths.append(length)
    return Size(
        seats, games, sum(lengths) / games, max(lengths), sum(options) / len(options), max(options),
        sum(bits) / len(bits), max(bits),
    )  # fmt: skip
