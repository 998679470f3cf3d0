"""Offers: a game played by the numbers of phrases, for programs that choose by number.

What has a single option is taken by itself, so whoever is asked has a choice. An option of several phrases is
chosen in several actions. It happens at every step of every game, so it is compiled with the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.chance import Chance
from interrex.engine.encoding import Encoding, Features
from interrex.engine.errors import EngineError, IllegalChoice
from interrex.engine.looks import Look
from interrex.engine.open_classes import mypyc_attr
from interrex.engine.options import Parts, shown, word_of
from interrex.engine.phrases import END, Phrases
from interrex.engine.questions import OpenQuestion
from interrex.engine.table import Table

NO_NUMBERS: Final[list[tuple[int, ...]]] = []
NO_WORDS: Final[dict[int, list[int]]] = {}


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

    __slots__ = ("asked", "legal", "numbers", "options", "said", "words")

    def __init__(self, asked: OpenQuestion) -> None:
        self.asked = asked
        self.said: tuple[int, ...] = ()
        self.numbers = NO_NUMBERS  # of the phrases of every option, where the first tells too little
        self.words = NO_WORDS  # then: every phrase with the options that it leaves
        self.options: dict[int, int] = {}  # every phrase with its option; of several with the first one
        self.legal: list[int] = []

    def spread(self) -> None:
        """Some phrases leave several options."""
        self.words = next_phrases(self.numbers, self.said)
        self.options = {phrase: left[0] for phrase, left in self.words.items()}
        self.legal = sorted(self.options)

    def say(self, phrase: int) -> int:
        """Say one phrase more; the number of the option it chooses, or -1 while several are left."""
        option = self.options.get(phrase, -1)
        if option < 0:
            raise IllegalChoice(f"{phrase} is not a possible action now.", self.asked[5])
        if not self.words or len(self.words[phrase]) == 1:
            return option
        self.said = (*self.said, phrase)
        self.spread()
        return -1

    def copy(self) -> Offer:
        """An independent copy."""
        other = Offer(self.asked)
        other.said, other.numbers, other.words = self.said, self.numbers, self.words
        other.options, other.legal = self.options, self.legal
        return other


@mypyc_attr(allow_interpreted_subclasses=True)
class Play:
    """One game: who is asked, what they may say, and what they say.

    The work is done by the functions below: in a class that plain Python derives from, methods that call each
    other take a detour.
    """

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
        settle_forced(self)

    def which(self, seat: int) -> int:
        """Which of the open questions the seat is asked."""
        return question_of(self, seat)

    def offer(self, seat: int) -> Offer:
        """What the seat may say now."""
        return offer_to(self, seat)

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat, lowest first; none where it is not asked."""
        if seat not in self.offers and number_asked(self, seat) < 0:
            return []
        return offer_to(self, seat).legal[:]

    def mask(self, seat: int) -> bytearray:
        """For every action 1 where it is legal, else 0."""
        found = bytearray(self.actions)
        if seat in self.offers or number_asked(self, seat) >= 0:
            for action in offer_to(self, seat).legal:
                found[action] = 1
        return found

    def act(self, seat: int, action: int) -> None:
        """A seat says a phrase; an action that is not legal is refused and changes nothing."""
        say_phrase(self, seat, action)

    def observe(self, seat: int) -> Features:
        """What the seat may know, with what it has said of its choice behind it."""
        seen = self.seen.observe(self.table, seat)
        write_said(self, seat, seen)
        return seen

    def look(self, seat: int) -> bytearray:
        """The same as the bytes of a vector of numbers: what has not changed is not made again."""
        return bytearray(look_again(self, seat))

    def let_play(self, seat: int, chance: Chance) -> None:
        """All others choose at random until that seat is asked or the game is over."""
        let_others_choose(self, seat, chance)

    def first_asked(self) -> int:
        """The first seat that must choose now; below zero it is none."""
        for asked in self.table.asked:
            who: int = asked[0]
            return who
        return -1


def look_again(play: Play, seat: int) -> bytearray:
    """What the seat sees as the bytes of a vector, which the next look changes."""
    look = play.looks.get(seat)
    if look is None:
        look = Look(play.seen.size + play.seen.option_size, len(play.seen.kinds))
        play.looks[seat] = look
    sheet = look.again(play.seen, play.table, seat)
    write_said(play, seat, sheet)
    sheet.end()
    return sheet.base


def say_phrase(play: Play, seat: int, action: int) -> None:
    """A seat says a phrase; an action that is not legal is refused and changes nothing."""
    option = offer_to(play, seat).say(action)
    if option >= 0:
        take(play, question_of(play, seat), option)
        settle_forced(play)


def let_others_choose(play: Play, seat: int, chance: Chance) -> None:
    """All others choose at random until that seat is asked or the game is over."""
    table = play.table
    while table.result is None and number_asked(play, seat) < 0:
        take(play, 0, chance.below(len(table.asked[0][2])))
        settle_forced(play)


def number_asked(play: Play, seat: int) -> int:
    """Which of the open questions the seat is asked, or -1."""
    number = 0
    for asked in play.table.asked:
        who: int = asked[0]
        if who == seat:
            return number
        number += 1  # noqa: SIM113
    return -1


def question_of(play: Play, seat: int) -> int:
    """Which of the open questions the seat is asked."""
    number = number_asked(play, seat)
    if number < 0:
        raise EngineError(f"seat {seat} is not asked")
    return number


def settle_forced(play: Play) -> None:
    """Take what has no alternative, and forget what was offered for a question that is no more."""
    table = play.table
    asked = table.asked
    which = 0
    while table.result is None and which < len(asked):
        if len(asked[which][2]) > 1:
            which += 1
        else:
            take(play, which, 0)
            which = 0
    if play.offers:
        for seat in list(play.offers):
            offered = play.offers[seat].asked
            for each in asked:
                if each is offered:
                    break
            else:
                del play.offers[seat]


def take(play: Play, which: int, option: int) -> None:
    """Take an option of an open question."""
    table = play.table
    if play.recorded:
        decision = table.decision_at(which)
        table.choose(decision.options[option], decision.seat)
    else:
        table.play(option, which)


def offer_to(play: Play, seat: int) -> Offer:
    """What the seat may say now."""
    found = play.offers.get(seat)
    if found is None:
        which = question_of(play, seat)
        found = new_offer(play, which)
        play.offers[seat] = found
    return found


def new_offer(play: Play, which: int) -> Offer:
    """What may be said of an open question; mostly the first phrase tells every option from the others."""
    table = play.table
    offer = Offer(table.asked[which])
    numbers = play.phrases.of_options(table, which, play.seen)
    options: dict[Any, Any] = {}
    number = 0
    for phrases in numbers:
        options[phrases[0] if phrases else END] = number
        number += 1
    offer.options = options
    if len(options) == number:
        offer.legal = sorted(options)
    else:
        offer.numbers = play.phrases.told_apart(table, which, numbers)
        offer.spread()
    return offer


def length_of(text: str, parts: Parts) -> int:
    """How many of the parts say that text, or -1."""
    for length in range(1, len(parts) + 1):
        if word_of(parts[:length]) == text:
            return length
    return -1


def write_said(play: Play, seat: int, out: Features) -> None:
    """What the seat has said of its choice, encoded as options are."""
    offer = play.offers.get(seat)
    if offer is None or not offer.said:
        return
    table = play.table
    number = offer.options[offer.legal[0]]
    text = play.phrases.word([phrase for phrase in offer.said if phrase != END])
    common = shown(table.option_parts(offer.asked[1], offer.asked[2][number]), table.card_word)
    length = length_of(text, common)
    if length < 0:  # it says besides what tells it from another
        common = table.decision_at(question_of(play, seat)).parts[number]
        length = length_of(text, common)
    said = Features()
    play.seen.write_parts(table, seat, common if length < 0 else common[:length], said)
    for at, value in zip(said.at, said.values, strict=True):
        out.put(play.seen.size + at, value)
