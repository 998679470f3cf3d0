"""Episodes: one game as the interfaces of other libraries see it: seats choose phrases by number.

What has a single option is taken by itself, so whoever is asked has a choice. An option of several phrases is
chosen in several actions: what was said so far stands behind the observation, encoded as options are.
"""

from __future__ import annotations

from typing import Any, Final

from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.encoding import Features
from interrex.engine.offers import Play
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import OWN, game_spec, house_pack
from interrex.research.encodings import GameEncoding, encoding_of

ILLEGAL: Final = -1.0  # the reward of an action that is not legal; it ends the game


class Episode(Play):
    """One game: who is asked, what they may say, what they see, and what came of it."""

    def __init__(self, encoding: GameEncoding, table: Table, recorded: bool = False) -> None:
        super().__init__(encoding.seen, encoding.phrases, table, recorded)
        self.encoding = encoding
        self.size = encoding.size + encoding.option_size  # of an observation: what is seen, and what was said
        self.settle()

    @property
    def seats(self) -> int:
        return self.table.seats

    def options(self, seat: int) -> list[tuple[int, Features]]:
        """The actions of an asked seat with the features of their option; of several, those of the first."""
        offer = self.offer(seat)
        features = self.encoding.options(self.table, self.which(seat))
        return [(phrase, features[option]) for phrase, option in sorted(offer.options.items())]

    def outcomes(self) -> list[float]:
        """Each seat's part of the victory, once the game is over; together all win 1 or lose."""
        if self.table.result is None:
            return [0.0] * self.table.seats
        return Chances(self.table).final(self.table)

    def copy(self) -> Episode:
        """An independent copy; what was said of a choice is kept."""
        other = self._with(self.table.copy())
        for seat, offer in self.offers.items():
            other.offers[seat] = offer.copy()
        return other

    def in_world(self, world: Table, seat: int) -> Episode:
        """The same in a world that the seat cannot tell from this one: what it has said, it says again."""
        other = self._with(world)
        if seat in self.offers:
            for phrase in self.offers[seat].said:
                other.offer(seat).say(phrase)
        return other

    def _with(self, table: Table) -> Episode:
        """The same game at another table, where nothing is said yet."""
        other = Episode.__new__(Episode)
        Play.__init__(other, self.seen, self.phrases, table, self.recorded)
        other.encoding, other.size = self.encoding, self.size
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Saved as its record: settings, seed and choices, and what was said of the next one."""
        record = self.table.record()  # refuses a sampled world and a game whose choices were not kept
        settings = record.settings
        said = [(seat, offer.said) for seat, offer in self.offers.items() if offer.said]
        given = (settings.game, settings.seats, settings.seed, settings.variants, record.choices, said)
        return episode_again, given


def new_table(
    encoding: GameEncoding,
    seats: int,
    seed: int,
    variants: dict[str, Switch] | None = None,
    recorded: bool = False,
) -> Table:
    """A new game, dealt from a seed: by the fast generator and without a log unless its record shall be kept.

    With packs and games of others the log is kept: without it, texts that are settled by hand do nothing.
    """
    spec = game_spec(encoding.game)
    settings = spec.settings(seats, seed, encoding.pack, {}, variants or {})
    table = spec.new(settings, encoding.pack, None if recorded else Chance.from_seed(seed))
    if not recorded and encoding.game in OWN and encoding.pack is house_pack(encoding.game):
        table.keeps_log = False
        table.told.clear()
    return table


def episode_again(
    game: str,
    seats: int,
    seed: int,
    variants: dict[str, Switch],
    choices: tuple[tuple[int, str], ...],
    said: list[tuple[int, tuple[int, ...]]],
) -> Episode:
    """A saved episode, played again choice by choice."""
    encoding = encoding_of(game)
    table = new_table(encoding, seats, seed, variants, recorded=True)
    for seat, word in choices:
        table.choose(word, seat)
    episode = Episode(encoding, table, recorded=True)
    for seat, phrases in said:
        for phrase in phrases:
            episode.act(seat, phrase)
    return episode
