"""Offers: a game played by the numbers of phrases, for programs that choose by number.

What has a single option is taken by itself, so whoever is asked has a choice. An option of several phrases is
chosen in several actions. It happens at every step of every game, so it is compiled with the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from interrex.engine.chance import Chance
from interrex.engine.encoding import Encoding, Features
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.looks import Look
from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import word_of
from interrex.engine.phrases import END, Phrases
from interrex.engine.questions import OpenQuestion
from interrex.engine.table import Table


def next_phrases(numbers: Sequence[tuple[int, ...]], said: tuple[int, ...]) -> dict[int, list[int]]:
    """What may be said next, after those phrases: each phrase with the options that it leaves."""
    found: dict[int, list[int]] = {}
    depth = len(said)
    for option, phrases in enumerate(numbers):
        if depth and phrases[:depth] != said:
            continue
        following = phrases[depth] if len(phrases) > depth else END
        left = found.get(following)
        if left is None:
            found[following] = [option]
        else:
            left.append(option)
    return found


class Offer:
    """What one seat may say of a question: at first all phrases, then those that go on from what was said."""

    __slots__ = ("asked", "legal", "numbers", "said", "words")

    def __init__(self, asked: OpenQuestion, numbers: list[tuple[int, ...]]) -> None:
        self.asked = asked
        self.numbers = numbers
        self.said: tuple[int, ...] = ()
        self.words: dict[int, list[int]] = next_phrases(numbers, ())  # phrases with the options they leave
        self.legal: list[int] = sorted(self.words)

    def say(self, phrase: int) -> int:
        """Say one phrase more; the number of the option it chooses, or -1 while several are left."""
        left = self.words.get(phrase)
        if left is None:
            raise IllegalChoice(f"{phrase} is not a possible action now.", self.asked[5])
        if len(left) == 1:
            return left[0]
        self.said = (*self.said, phrase)
        self.words = next_phrases(self.numbers, self.said)
        self.legal = sorted(self.words)
        return -1

    def copy(self) -> Offer:
        """An independent copy."""
        other = Offer(self.asked, self.numbers)
        other.said, other.words, other.legal = self.said, self.words, self.legal
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One game: who is asked, what they may say, and what they say."""

    def __init__(self, seen: Encoding, phrases: Phrases, table: Table, recorded: bool) -> None:
        self.seen = seen
        self.phrases = phrases
        self.table = table
        self.recorded = recorded  # choices are kept, for those who ask what a seat has seen of the past
        self.actions: int = phrases.count
        self.offers: dict[int, Offer] = {}
        self.looks: dict[int, Look] = {}

    @property
    def is_over(self) -> bool:
        return self.table.result is not None

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must choose now."""
        return self.table.seats_asked

    def settle(self) -> None:
        """Take what has no alternative, and forget what was offered for a question that is no more."""
        table = self.table
        asked = table.asked
        which = 0
        while table.result is None and which < len(asked):
            if len(asked[which][2]) > 1:
                which += 1
            else:
                self.take(which, 0)
                which = 0
        for seat in list(self.offers):
            offered = self.offers[seat].asked
            for each in asked:
                if each is offered:
                    break
            else:
                del self.offers[seat]

    def take(self, which: int, option: int) -> None:
        """Take an option of an open question."""
        if self.recorded:
            decision = self.table.decision_at(which)
            self.table.choose(decision.options[option], decision.seat)
        else:
            self.table.play(option, which)

    def which(self, seat: int) -> int:
        """Which of the open questions the seat is asked."""
        number = self._number(seat)
        if number < 0:
            raise EngineError(f"seat {seat} is not asked")
        return number

    def _number(self, seat: int) -> int:
        for number, asked in enumerate(self.table.asked):
            who: int = asked[0]
            if who == seat:
                return number
        return -1

    def offer(self, seat: int) -> Offer:
        """What the seat may say now."""
        found = self.offers.get(seat)
        if found is None:
            which = self.which(seat)
            found = Offer(self.table.asked[which], self.phrases.of_options(self.table, which, self.seen))
            self.offers[seat] = found
        return found

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, lowest first; none where it is not asked."""
        if seat not in self.offers and self._number(seat) < 0:
            return []
        return self.offer(seat).legal[:]

    def mask(self, seat: int) -> bytearray:
        """For every action 1 where it is legal, else 0."""
        found = bytearray(self.actions)
        if seat in self.offers or self._number(seat) >= 0:
            for action in self.offer(seat).legal:
                found[action] = 1
        return found

    def is_legal(self, seat: int, action: int) -> bool:
        """The seat is asked and may say that."""
        return self._number(seat) >= 0 and action in self.offer(seat).words

    def act(self, seat: int, action: int) -> None:
        """A seat says a phrase; an action that is not legal is refused and changes nothing."""
        option = self.offer(seat).say(action)
        if option >= 0:
            self.take(self.which(seat), option)
            self.settle()

    def observe(self, seat: int) -> Features:
        """What the seat may know, with what it has said of its choice behind it."""
        seen = self.seen.observe(self.table, seat)
        self._write_said(seat, seen)
        return seen

    def look_again(self, seat: int) -> tuple[Any, Features]:
        """The same in two halves: an array of cards, which the next look changes, and all the rest.

        There is no such array where the seat does not know of every card of which kind it is.
        """
        look = self.looks.get(seat)
        if look is None:
            if not self.seen.are_faces_known(self.table):
                return None, self.observe(seat)
            look = Look(self.seen.size + self.seen.option_size)
            self.looks[seat] = look
        rest = look.again(self.seen, self.table, seat)
        self._write_said(seat, rest)
        return look.base, rest

    def _write_said(self, seat: int, out: Features) -> None:
        """What the seat has said of its choice, encoded as options are."""
        offer = self.offers.get(seat)
        if offer is None or not offer.said:
            return
        common = self.table.decision_at(self.which(seat)).parts[offer.words[offer.legal[0]][0]]
        text = self.phrases.word([number for number in offer.said if number != END])
        length = 1
        while length < len(common) and word_of(common[:length]) != text:
            length += 1
        said = Features()
        self.seen.write_parts(self.table, seat, common[:length], said)
        for at, value in zip(said.at, said.values, strict=True):
            out.put(self.seen.size + at, value)

    def let_play(self, seat: int, chance: Chance) -> None:
        """All others choose at random until that seat is asked or the game is over."""
        table = self.table
        while table.result is None and self._number(seat) < 0:
            self.take(0, chance.below(len(table.asked[0][2])))
            self.settle()
