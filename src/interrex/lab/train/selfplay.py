"""Self-play: many games at once, so that the network judges the options of all of them in one go.

What came of a choice is told by the end of the game, and by how the seat stood at its later choices: the
nearer ones count most. ``patience`` says how much: 1 waits for the end alone. How a seat stands is told by
the game's own judgement at first and by the network later on. In the same way choices are the greedy bot's at
first, so that games are sensible from the beginning, and the network's later on; in some games all seats but
one stay greedy.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from interrex.bots import GreedyBot
from interrex.bots.chances import Chances
from interrex.bots.learned import Network, option_inputs, worth_trying
from interrex.bots.outlook import Outlook, add_outlook, look_ahead
from interrex.engine.chance import Chance
from interrex.engine.errors import BadSetting
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.lab.train.measuring import measured_seats
from interrex.lab.train.samples import Sample, Samples, packed
from interrex.research.arrays import Array, np, rows_of
from interrex.research.encodings import GameEncoding

USUAL_TABLES: Final = 60  # of a hundred games, how many have the number of seats that is measured
ODD_TABLES: Final = 20  # and how many are played with variants drawn at random
ANY_DECKS: Final = 70  # and how many with any decks that come with the pack, where there are decks
LOST: Final = 0.2  # the most that a game lost together may count
LONGEST: Final = 4000  # choices of a game: one that lasts longer is given up
AGAINST_GREEDY: Final = 50  # of a hundred games, how many are played by one seat against greedy ones
NOBODY: Final = -1


@dataclass(slots=True)
class Habits:
    """How choices are made; it changes while the network learns."""

    curiosity: float = 0.1  # part of the choices that are made at random
    guidance: float = (
        0.0  # part of the choices that are the greedy bot's, and of the judgement in what is taught
    )


@dataclass(slots=True)
class Playing:
    """One game of many, and what its seats have chosen so far."""

    table: Table
    path: list[Sample]
    chances: Chances
    learner: int = NOBODY  # the one seat that is not greedy; or all learn


class SelfPlay:
    """Games played by one network against itself and against the greedy bot."""

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
        self.habits = Habits()
        self.patience = patience
        self.spec = game_spec(encoding.game)
        self.greedy = GreedyBot(seed)
        self.games = 0
        self.choices = 0
        self.won = 0.0  # sum of outcomes of a learning seat, of all games finished
        self.playing = [self.new_game() for _ in range(games_at_once)]

    def new_game(self) -> Playing:
        """A game in which all seats learn, or one against greedy ones."""
        table = self.new_table()
        learner = NOBODY
        if not self.spec.cooperative and self.chance.below(100) < AGAINST_GREEDY:
            learner = self.chance.below(table.seats)
        return Playing(table, [], Chances(table), learner)

    def new_table(self) -> Table:
        """A new game, mostly with the usual number of seats; decks and some variants are drawn at random."""
        seats = measured_seats(self.encoding.game)
        if self.chance.below(100) >= USUAL_TABLES:
            seats = self.spec.seats[self.chance.below(len(self.spec.seats))]
        variants: dict[str, Switch] = {}
        if self.chance.below(100) < ODD_TABLES:
            for name, readings in self.spec.variants.items():
                if self.chance.below(3) == 0:
                    legal = tuple(readings)
                    variants[name] = legal[self.chance.below(len(legal))]
        if self.spec.decks is not None and self.chance.below(100) < ANY_DECKS:
            decks = [each.id for each in self.spec.decks.shipped(self.encoding.pack)]
            for name in self.spec.decks.variants[:seats]:
                variants[name] = decks[self.chance.below(len(decks))]
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
                each = self.new_game()
                self.playing[number] = each
                self.settle(each)
        self.choose()

    def settle(self, each: Playing) -> None:
        """Take what has no alternative, and what greedy seats choose."""
        table = each.table
        while table.result is None:
            seat: int = table.asked[0][0]
            if len(table.asked[0][2]) == 1:
                table.play(0)
            elif each.learner not in (NOBODY, seat):
                worth = [0.0] * len(table.asked[0][2])
                self.greedy.try_all(table.playout_world(seat, self.chance), seat, worth)
                table.play(Outlook(worth, [], []).best(self.chance))
            else:
                return

    def choose(self) -> None:
        """Judge the options of all games together, and choose in each."""
        encoding = self.encoding
        seats = [each.table.asked[0][0] for each in self.playing]
        observations = rows_of(
            [encoding.observe(each.table, seat) for each, seat in zip(self.playing, seats, strict=True)]
        )
        offered = [encoding.options(each.table) for each in self.playing]
        outlooks = [self.outlook(each, seat) for each, seat in zip(self.playing, seats, strict=True)]
        for those, outlook in zip(offered, outlooks, strict=True):
            add_outlook(those, outlook.rows, encoding.option_size)
        options = rows_of([option for those in offered for option in those])
        counts = [len(those) for those in offered]
        worth = self.judged(observations, options, counts)
        seen_ends, option_ends = observations.ends(), options.ends()
        seen_at, seen_values = observations.at.astype(np.uint16), observations.values.astype(np.float16)
        option_at, option_values = options.at.astype(np.uint16), options.values.astype(np.float16)
        first = 0
        for number, each in enumerate(self.playing):
            count = counts[number]
            possible = worth_trying(outlooks[number].worth, each.chances.slope)
            liked = np.where(possible, worth[first : first + count], 0.0)
            seat = seats[number]
            index = self.chosen(outlooks[number], liked)
            seen = slice(seen_ends[number], seen_ends[number + 1])
            chosen = slice(option_ends[first + index], option_ends[first + index + 1])
            each.path.append(
                (
                    seat,
                    seen_at[seen],
                    seen_values[seen],
                    option_at[chosen],
                    option_values[chosen],
                    self.expected(each, outlooks[number], float(liked.max())),
                )
            )
            each.table.play(index)
            first += count
        self.choices += len(self.playing)

    def outlook(self, each: Playing, seat: int) -> Outlook:
        """What the options lead to, in one world that the seat cannot tell from the real one."""
        world = each.table.playout_world(seat, self.chance)
        return look_ahead(world, seat, self.chance.split(), each.chances)

    def chosen(self, outlook: Outlook, liked: Array) -> int:
        """A choice: at random, the greedy bot's, or the one that the network likes best."""
        if self.chance.below(1_000_000) < 1_000_000 * self.habits.curiosity:
            return self.chance.below(len(liked))
        if self.chance.below(1_000_000) < 1_000_000 * self.habits.guidance:
            return outlook.best(self.chance)
        return int(liked.argmax())

    def judged(self, observations: Any, options: Any, counts: list[int]) -> Array:
        """What the network says of every option."""
        seen = self.network.seen(observations.dense(self.encoding.size))
        wide = options.dense(option_inputs(self.encoding))
        return self.network.judge(np.repeat(seen, counts, axis=0), wide)

    def expected(self, each: Playing, outlook: Outlook, liked: float) -> float:
        """How the seat stands before it chooses: by the judgement at first, later by the network."""
        guidance = self.habits.guidance
        if self.patience == 1.0:
            return 0.0
        if guidance < 0.01:
            return liked
        judged = max(outlook.chances)
        if self.spec.cooperative:
            judged += (1.0 - judged) * LOST * self.encoding.seen.progress(each.table)
        return guidance * judged + (1.0 - guidance) * liked

    def finished(self, each: Playing) -> list[Sample]:
        """The samples of a finished game: every choice with what came of it for its seat."""
        to_come = outcomes(self.encoding, each.table)
        self.games += 1
        self.won += to_come[max(0, each.learner)]
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
