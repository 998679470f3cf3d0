"""A thought: what a search makes of every option, and why, in words that a person can be told.

Everything in it comes from worlds that the seat cannot tell from the real one, so it tells nothing that
the seat could not know.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.choosing import STILL_SECRET
from interrex.engine.options import Part, Parts, word_of
from interrex.engine.table import SEAT_LETTERS

if TYPE_CHECKING:
    from interrex.words import Words

LONGEST_LINE: Final = 4  # choices of an expected line
MOST_REASONS: Final = 3
TELLING: Final = 0.08  # a fact is a reason where an option makes so much of a difference
CERTAIN: Final = 2.0  # standard errors: less of a difference may be luck
LEAST_WORLDS: Final = 10  # after an option, and after all others: fewer say nothing
WON: Final = "won"  # facts of every game, in worlds in which it was over where the search ended
LOST: Final = "lost"
ENDINGS: Final = {WON: "ui-reason-won", LOST: "ui-reason-lost"}  # and how they are said
RIVAL: Final = "rival-"  # "rival-leads" says of an opponent what "leads" says of the seat itself

Fact = tuple[str, tuple[tuple[str, str], ...]]  # its name, and its arguments by type and word
Turn = tuple[int, str, Parts]  # who chose, at which question, what as far as the thinking seat sees it


class Evidence:
    """What the worlds below one option showed, while the search goes on."""

    __slots__ = ("facts", "going_on", "lines", "worlds")

    def __init__(self) -> None:
        self.worlds = 0
        self.going_on = 0  # worlds in which the game was not over where the search ended
        self.facts: Counter[Fact] = Counter()
        self.lines: Counter[tuple[Turn, ...]] = Counter()

    def add(self, facts: list[Fact], line: list[Turn], over: bool = False) -> None:
        """One more world: what held where the search ended, and the way there.

        Where the game was over too, only that counts, and who has won: nothing else matters any more.
        """
        self.worlds += 1
        self.going_on += not over
        self.facts.update(facts)
        for length in range(1, min(len(line), LONGEST_LINE) + 1):
            self.lines[tuple(line[:length])] += 1

    def expected_line(self) -> tuple[Turn, ...]:
        """The most usual way on, as long as at least a few worlds went that way."""
        line: tuple[Turn, ...] = ()
        while len(line) < LONGEST_LINE:
            on = [
                (number, -place, each)
                for place, (each, number) in enumerate(self.lines.items())
                if len(each) == len(line) + 1 and each[: len(line)] == line
            ]
            if not on or max(on)[0] < max(2, self.worlds // 20):
                break
            line = max(on)[2]
        return line


@dataclass(frozen=True, slots=True)
class Reason:
    """A fact that speaks for an option: how often it holds after it, and how often after the others."""

    fact: Fact
    share: float
    usual: float


@dataclass(frozen=True, slots=True)
class Considered:
    """What the search makes of one option."""

    word: str
    parts: Parts
    share: float  # of the visits
    chance: float  # of winning
    low: float
    high: float
    line: tuple[Turn, ...] = ()
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search makes of a decision, the option it would choose first."""

    game: str
    seat: int
    question: str
    iterations: int
    options: tuple[Considered, ...] = field(default=())

    @property
    def word(self) -> str:
        """The option it would choose."""
        return self.options[0].word

    def as_data(self) -> dict[str, Any]:
        """The thought as plain data for programs; ``with_sentences`` puts its reasons into words."""
        options = []
        for each in self.options:
            row: dict[str, Any] = {
                "option": each.word,
                "share": round(each.share, 4),
                "chance": round(each.chance, 4),
                "interval": [round(each.low, 4), round(each.high, 4)],
                "line": [
                    {
                        "seat": SEAT_LETTERS[seat],
                        "question": question,
                        "choice": word_of(parts),
                        "parts": [part[:4] for part in parts],
                    }
                    for seat, question, parts in each.line
                ],
                "reasons": [
                    {
                        "fact": reason.fact[0],
                        "about": dict(reason.fact[1]),
                        "share": round(reason.share, 4),
                        "usual": round(reason.usual, 4),
                    }
                    for reason in each.reasons
                ],
            }
            options.append(row)
        return {
            "game": self.game,
            "seat": SEAT_LETTERS[self.seat],
            "question": self.question,
            "iterations": self.iterations,
            "options": options,
        }


def reasons_for(options: Sequence[Evidence], against: Collection[str]) -> list[tuple[Reason, ...]]:
    """What speaks for each option, the plainest first: facts that tell it from the others, beyond luck.

    A fact that holds more often after an option than after the others is a reason for it; one that is
    ``against`` a seat, if it holds less often. What speaks for a better option already is said again only
    where it speaks for this one still more; and that I lead somewhere or that a rival does is said once.
    Where nothing is telling, nothing is said.
    """
    all_worlds = sum([each.worlds for each in options])
    all_going_on = sum([each.going_on for each in options])
    facts: Counter[Fact] = Counter()
    for each in options:
        facts.update(each.facts)
    said: dict[Fact, float] = {}  # the share of facts that are told of a better option
    found: list[tuple[Reason, ...]] = []
    for each in options:
        reasons = []
        for fact, number in facts.items():
            is_ending = fact[0] in ENDINGS
            here, worlds = (each.worlds, all_worlds) if is_ending else (each.going_on, all_going_on)
            after, others = each.facts[fact], number - each.facts[fact]
            reason = Reason(fact, after / max(1, here), others / max(1, worlds - here))
            sign = -1.0 if fact[0] == LOST or fact[0] in against else 1.0
            is_more = fact not in said or sign * (reason.share - said[fact]) >= TELLING
            if is_more and sign * (reason.share - reason.usual) >= _least(here, worlds, reason):
                reasons.append(reason)
        ordered = sorted(reasons, key=lambda one: (-abs(one.share - one.usual), one.fact))
        topics: dict[Fact, Reason] = {}
        for one in ordered:
            topics.setdefault((one.fact[0].removeprefix(RIVAL), one.fact[1]), one)
        plainest = list(topics.values())[:MOST_REASONS]
        said.update({one.fact: one.share for one in plainest})
        found.append(tuple(plainest))
    return found


def _least(here: int, worlds: int, reason: Reason) -> float:
    """The least difference that luck alone does not make; more than there is where the worlds are few."""
    others = worlds - here
    if min(here, others) < LEAST_WORLDS:
        return 2.0
    over_all = (here * reason.share + others * reason.usual) / worlds
    error = math.sqrt(over_all * (1.0 - over_all) * (1.0 / here + 1.0 / others))
    return max(TELLING, CERTAIN * error)


# --- in words ------------------------------------------------------------------------------------


def say_reason(game: str, reason: Reason, words: Words) -> str:
    """A reason as sentences of the game: how often it is so, and how often with the other options."""
    name, about = reason.fact
    return say_fact(game, name, about, reason.share, reason.usual, words)


def say_fact(
    game: str, name: str, about: Iterable[tuple[str, str]], share: float, usual: float | None, words: Words
) -> str:
    """How often a fact holds, as a sentence of the game; and where that is known, how often otherwise."""
    values: dict[str, str | int] = {kind: words.place(kind, word) for kind, word in about}
    values["percent"] = round(100 * share)
    said = words.say(ENDINGS.get(name, f"{game}-reason-{name}"), **values)
    if usual is None:
        return said
    key = "ui-reason-more" if share > usual else "ui-reason-less"
    return f"{said} {words.say(key, percent=round(100 * usual))}"


def say_data(game: str, reason: dict[str, Any], words: Words) -> str:
    """A reason as it stands in the data of a thought; data of earlier versions has nothing to compare."""
    about = reason["about"].items()
    return say_fact(game, reason["fact"], about, reason["share"], reason.get("usual"), words)


def with_sentences(thought: dict[str, Any], words: Words) -> dict[str, Any]:
    """The data of a thought, with the reasons of every option as sentences too."""
    options = [
        {**option, "why": [say_data(thought["game"], reason, words) for reason in option["reasons"]]}
        for option in thought["options"]
    ]
    return {**thought, "options": options}


def say_line(line: Iterable[dict[str, Any]], words: Words, viewer: int) -> str:
    """An expected line as it stands in the data of a thought: who chooses what, one after the other."""
    return say_turns(
        [
            (SEAT_LETTERS.index(each["seat"]), each["question"], tuple(Part(*part) for part in each["parts"]))
            for each in line
        ],
        words,
        viewer,
    )


def say_turns(line: Iterable[Turn], words: Words, viewer: int) -> str:
    """An expected line; what others choose in secret is left out, since there is nothing to say of it."""
    return "; ".join(
        f"{words.seat(seat, viewer)}: {words.option(question, parts, viewer)}"
        for seat, question, parts in line
        if parts != STILL_SECRET
    )


def say_thought(thought: Thought, words: Words, most: int = 5) -> list[str]:
    """A thought as lines of text: the options looked at most, each with its line and reasons."""
    lines = []
    for each in thought.options[:most]:
        option = words.option(thought.question, each.parts, thought.seat)
        lines.append(
            words.say(
                "ui-thought-option",
                option=option,
                share=round(100 * each.share),
                chance=round(100 * each.chance),
                low=round(100 * each.low),
                high=round(100 * each.high),
            )
        )
        lines.extend(f"    {say_reason(thought.game, reason, words)}" for reason in each.reasons)
        if then := say_turns(each.line, words, thought.seat):
            lines.append("    " + words.say("ui-thought-line", line=then))
    return lines
