"""Self-play: many games at once, so that the network judges the options of all of them in one go.

What came of a choice is told by the end of the game, and by how the game's own judgement saw the seat at its
later choices: the nearer ones count most. ``patience`` says how much: 1 waits for the end alone. The
judgement sees the whole table, as the end does; it is used for teaching only, never in play.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from interrex.bots.chances import Chances
from interrex.bots.learned import Network
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.lab.train.samples import Sample, Samples, packed
from interrex.research.arrays import Array, np, rows_of
from interrex.research.encodings import GameEncoding

ODD_TABLES: Final = 30  # of a hundred games, how many are played with variants drawn at random
LOST: Final = 0.5  # the most that a game lost together may count
LONGEST: Final = 4000  # choices of a game: one that lasts longer is given up


@dataclass(slots=True)
class Playing:
    """One game of many, and what its seats have chosen so far."""

    table: Table
    path: list[Sample]
    chances: Chances | None = None

    def judged(self, seat: int) -> float:
        """How likely the seat is to win, by the game's own judgement."""
        if self.chances is None:
            self.chances = Chances(self.table)
        return self.chances.of(self.table.copy())[seat]


class SelfPlay:
    """Games played by one network against itself."""

    def __init__(
        self,
        encoding: GameEncoding,
        network: Network,
        seed: int,
        games_at_once: int = 48,
        patience: float = 1.0,
    ) -> None:
        self.encoding = encoding
        self.network = network
        self.chance = Chance.from_seed(seed)
        self.curiosity = 0.1  # part of the choices that are made at random
        self.patience = patience
        self.spec = game_spec(encoding.game)
        self.games = 0
        self.choices = 0
        self.won = 0.0  # sum of outcomes of seat 0, of all games finished
        self.playing = [Playing(self.new_table(), []) for _ in range(games_at_once)]

    def new_table(self) -> Table:
        """A new game with any number of seats; some with variants drawn at random."""
        seats = self.spec.seats[self.chance.below(len(self.spec.seats))]
        variants: dict[str, Switch] = {}
        if self.chance.below(100) < ODD_TABLES:
            for name, readings in self.spec.variants.items():
                if self.chance.below(3) == 0:
                    legal = tuple(readings)
                    variants[name] = legal[self.chance.below(len(legal))]
        try:
            settings = self.spec.settings(seats, self.chance.below(1 << 30), self.encoding.pack, {}, variants)
        except BadSetting:  # some variants do not go together
            settings = self.spec.settings(seats, self.chance.below(1 << 30), self.encoding.pack)
        table = self.spec.new(settings, self.encoding.pack, self.chance.split())
        table.keeps_log = False  # nobody reads it
        return table

    def play(self, samples: int) -> Samples:
        """Play on until so many samples are there."""
        found: list[Sample] = []
        while len(found) < samples:
            self.step(found)
        return packed(found)

    def step(self, found: list[Sample]) -> None:
        """One choice in every game; the samples of finished games are added."""
        for number, each in enumerate(self.playing):
            self.settle(each)
            while each.table.result is not None or len(each.path) > LONGEST:
                if each.table.result is not None:
                    found.extend(self.finished(each))
                each = Playing(self.new_table(), [])
                self.playing[number] = each
                self.settle(each)
        self.choose()

    def settle(self, each: Playing) -> None:
        """Take what has no alternative."""
        table = each.table
        while table.result is None and len(table.asked[0][2]) == 1:
            table.play(0)

    def choose(self) -> None:
        """Judge the options of all games together, and choose in each."""
        encoding = self.encoding
        seats = [each.table.asked[0][0] for each in self.playing]
        observations = rows_of(
            [encoding.observe(each.table, seat) for each, seat in zip(self.playing, seats, strict=True)]
        )
        offered = [encoding.options(each.table) for each in self.playing]
        options = rows_of([option for those in offered for option in those])
        counts = [len(those) for those in offered]
        worth = self.judged(observations, options, counts)
        seen_ends, option_ends = observations.ends(), options.ends()
        seen_at, seen_values = observations.at.astype(np.uint16), observations.values.astype(np.float16)
        option_at, option_values = options.at.astype(np.uint16), options.values.astype(np.float16)
        first = 0
        for number, each in enumerate(self.playing):
            count = counts[number]
            if self.chance.below(1_000_000) < 1_000_000 * self.curiosity:
                index = self.chance.below(count)
            else:
                index = int(worth[first : first + count].argmax())
            seen = slice(seen_ends[number], seen_ends[number + 1])
            chosen = slice(option_ends[first + index], option_ends[first + index + 1])
            each.path.append(
                (
                    seats[number],
                    seen_at[seen],
                    seen_values[seen],
                    option_at[chosen],
                    option_values[chosen],
                    self.expected(each, seats[number]),
                )
            )
            each.table.play(index)
            first += count
        self.choices += len(self.playing)

    def judged(self, observations: Any, options: Any, counts: list[int]) -> Array:
        """What the network says of every option."""
        seen = self.network.seen(observations.dense(self.encoding.size))
        return self.network.judge(np.repeat(seen, counts, axis=0), options.dense(self.encoding.option_size))

    def expected(self, each: Playing, seat: int) -> float:
        """What the game's own judgement expects for the seat before it chooses."""
        if self.patience == 1.0:
            return 0.0
        judged = each.judged(seat)
        if self.spec.cooperative:
            judged += (1.0 - judged) * LOST * self.encoding.seen.progress(each.table)
        return judged

    def finished(self, each: Playing) -> list[Sample]:
        """The samples of a finished game: every choice with what came of it for its seat."""
        to_come = outcomes(self.encoding, each.table)
        self.games += 1
        self.won += to_come[0]
        found: list[Sample] = []
        for sample in reversed(each.path):
            seat = 0 if self.spec.cooperative else sample[0]
            found.append((*sample[:5], to_come[seat]))
            to_come[seat] = self.patience * to_come[seat] + (1.0 - self.patience) * sample[5]
        return found


def outcomes(encoding: GameEncoding, table: Table) -> list[float]:
    """Each seat's part of the victory; a game that all have lost together counts by how far it came."""
    won = Chances(table).final(table)
    if game_spec(encoding.game).cooperative and not any(won):
        return [LOST * encoding.seen.progress(table)] * table.seats
    return won
