"""Episodes: one game as the interfaces of other libraries see it: seats choose phrases by number.

What has a single option is taken by itself, so whoever is asked has a choice. An option of several phrases is
chosen in several actions: what was said so far stands behind the observation, encoded as options are.
"""

from __future__ import annotations

from typing import Any

from interrex.bots.chances import Chances
from interrex.engine.chance import Chance
from interrex.engine.encoding import Features
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.phrases import END
from interrex.engine.questions import OpenQuestion
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games import game_spec
from interrex.research.encodings import GameEncoding, encoding_of, next_phrases


class Offer:
    """What one seat may choose from now, and what it has said of it."""

    __slots__ = ("asked", "numbers", "said", "words")

    def __init__(self, asked: OpenQuestion, numbers: list[tuple[int, ...]]) -> None:
        self.asked = asked
        self.numbers = numbers
        self.said: tuple[int, ...] = ()
        self.words: dict[int, list[int]] = next_phrases(numbers, ())  # phrases with the options they leave

    def say(self, phrase: int) -> int:
        """Say one phrase more; the number of the option it chooses, or -1 while several are left."""
        left = self.words.get(phrase)
        if left is None:
            raise IllegalChoice(f"{phrase} is not a possible action now.", self.asked[5])
        if len(left) == 1:
            return left[0]
        self.said = (*self.said, phrase)
        self.words = next_phrases(self.numbers, self.said)
        return -1


class Episode:
    """One game: who is asked, what they may say, what they see, and what came of it."""

    def __init__(self, encoding: GameEncoding, table: Table, recorded: bool = False) -> None:
        self.encoding = encoding
        self.table = table
        self.recorded = recorded  # choices are kept, for those who ask what a seat has seen of the past
        self.offers: dict[int, Offer] = {}
        self.settle()

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def is_over(self) -> bool:
        return self.table.result is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return self.table.seats_asked

    @property
    def size(self) -> int:
        """The length of an observation: what the seat sees, and what it has said of its choice."""
        return self.encoding.size + self.encoding.option_size

    def settle(self) -> None:
        """Take what has no alternative."""
        table = self.table
        which = 0
        while table.result is None and which < len(table.asked):
            if len(table.asked[which][2]) > 1:
                which += 1
                continue
            self.take(which, 0)
            which = 0
        for seat in list(self.offers):
            if not any(asked is self.offers[seat].asked for asked in table.asked):
                del self.offers[seat]

    def take(self, which: int, option: int) -> None:
        if self.recorded:
            decision = self.table.decision_at(which)
            self.table.choose(decision.options[option], decision.seat)
        else:
            self.table.play(option, which)

    def offer(self, seat: int) -> Offer:
        """What the seat may say now."""
        found = self.offers.get(seat)
        if found is None:
            which = self.which(seat)
            found = Offer(self.table.asked[which], self.encoding.phrases.of_options(self.table, which))
            self.offers[seat] = found
        return found

    def which(self, seat: int) -> int:
        """Which of the open questions the seat is asked."""
        for number, asked in enumerate(self.table.asked):
            if asked[0] == seat:
                return number
        raise EngineError(f"seat {seat} is not asked")

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, lowest first; none where it is not asked."""
        if seat not in self.offers and seat not in self.table.seats_asked:
            return []
        return sorted(self.offer(seat).words)

    def act(self, seat: int, action: int) -> None:
        """A seat says a phrase; an action that is not legal is refused and changes nothing."""
        option = self.offer(seat).say(action)
        if option >= 0:
            self.take(self.which(seat), option)
            self.settle()

    def observe(self, seat: int) -> Features:
        """What the seat may know, with what it has said of its choice behind it."""
        seen = self.encoding.observe(self.table, seat)
        offer = self.offers.get(seat)
        if offer is not None and offer.said:
            common = self.table.decision_at(self.which(seat)).parts[offer.words[min(offer.words)][0]]
            text = self.encoding.phrases.word([number for number in offer.said if number != END])
            said = Features()
            length = next(
                (end for end in range(1, len(common) + 1) if " ".join(p.text for p in common[:end]) == text),
                len(common),
            )
            self.encoding.seen.write_parts(self.table, seat, common[:length], said)
            for at, value in zip(said.at, said.values, strict=True):
                seen.put(self.encoding.size + at, value)
        return seen

    def options(self, seat: int) -> list[tuple[int, Features]]:
        """The actions of an asked seat with the features of their option; of several, those of the first."""
        offer = self.offer(seat)
        features = self.encoding.options(self.table, self.which(seat))
        return [(phrase, features[left[0]]) for phrase, left in sorted(offer.words.items())]

    def outcomes(self) -> list[float]:
        """Each seat's part of the victory, once the game is over; together all win 1 or lose."""
        if self.table.result is None:
            return [0.0] * self.table.seats
        return Chances(self.table).final(self.table)

    def copy(self) -> Episode:
        """An independent copy; what was said of a choice is kept."""
        other = Episode.__new__(Episode)
        other.encoding, other.table, other.recorded = self.encoding, self.table.copy(), self.recorded
        other.offers = {}
        for seat, offer in self.offers.items():
            again = Offer(offer.asked, offer.numbers)
            again.said, again.words = offer.said, offer.words
            other.offers[seat] = again
        return other

    def in_world(self, world: Table, seat: int) -> Episode:
        """The same in a world that the seat cannot tell from this one: what it has said, it says again."""
        other = Episode.__new__(Episode)
        other.encoding, other.table, other.recorded = self.encoding, world, self.recorded
        other.offers = {}
        if seat in self.offers:
            for phrase in self.offers[seat].said:
                other.offer(seat).say(phrase)
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
    """A new game, dealt from a seed: by the fast generator unless its record shall be kept."""
    spec = game_spec(encoding.game)
    settings = spec.settings(seats, seed, encoding.pack, {}, variants or {})
    return spec.new(settings, encoding.pack, None if recorded else Chance.from_seed(seed))


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
