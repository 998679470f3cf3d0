"""A thought: what a search makes of every option, and why, in words that a person can be told.

Everything in it comes from worlds that the seat cannot tell from the real one, so it tells nothing that
the seat could not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.options import Part, Parts, word_of
from interrex.engine.table import SEAT_LETTERS

if TYPE_CHECKING:
    from interrex.words import Words

LONGEST_LINE: Final = 4  # choices of an expected line
MOST_REASONS: Final = 3
RARE: Final = 0.05  # a fact that is (nearly) never or always so says nothing
TELLING: Final = 0.08  # a fact is a reason where an option makes so much of a difference

Fact = tuple[str, tuple[tuple[str, str], ...]]  # its name, and its arguments by type and word
Turn = tuple[int, str, Parts]  # who chose, at which question, what as far as the thinking seat sees it


class Evidence:
    """What the worlds below one option showed, while the search goes on."""

    __slots__ = ("facts", "lines", "worlds")

    def __init__(self) -> None:
        self.worlds = 0
        self.facts: Counter[Fact] = Counter()
        self.lines: Counter[tuple[Turn, ...]] = Counter()

    def add(self, facts: list[Fact], line: list[Turn]) -> None:
        """One more world: what held where the search ended, and how it went on until there."""
        self.worlds += 1
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
    """A fact that matters: how often it holds after this option, and how often over all options."""

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
                    {"fact": reason.fact[0], "about": dict(reason.fact[1]), "share": round(reason.share, 4)}
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


def reasons_for(evidence: Evidence, all_worlds: int, all_facts: Counter[Fact]) -> tuple[Reason, ...]:
    """The facts that this option makes likelier or less likely than the others do, the plainest first."""
    if not evidence.worlds or not all_worlds:
        return ()
    found: list[tuple[float, Fact, Reason]] = []
    for fact, number in all_facts.items():
        usual = number / all_worlds
        share = evidence.facts[fact] / evidence.worlds
        weight = abs(share - usual)
        if (share >= RARE or usual >= RARE) and weight >= TELLING:
            found.append((-weight, fact, Reason(fact, share, usual)))
    if not found:  # nothing tells it from the others: say what is likely
        for fact, number in evidence.facts.most_common(1):
            share = number / evidence.worlds
            found.append((0.0, fact, Reason(fact, share, all_facts[fact] / all_worlds)))
    return tuple(reason for _, _, reason in sorted(found, key=lambda each: each[:2])[:MOST_REASONS])


# --- in words ------------------------------------------------------------------------------------


def say_reason(game: str, reason: Reason, words: Words) -> str:
    """A reason as a sentence of the game."""
    name, about = reason.fact
    return say_fact(game, name, about, reason.share, words)


def say_fact(game: str, name: str, about: Iterable[tuple[str, str]], share: float, words: Words) -> str:
    """How often a fact holds, as a sentence of the game."""
    values: dict[str, str | int] = {kind: words.place(kind, word) for kind, word in about}
    values["percent"] = round(100 * share)
    return words.say(f"{game}-reason-{name}", **values)


def say_data(game: str, reason: dict[str, Any], words: Words) -> str:
    """A reason as it stands in the data of a thought, as a sentence."""
    return say_fact(game, reason["fact"], reason["about"].items(), reason["share"], words)


def with_sentences(thought: dict[str, Any], words: Words) -> dict[str, Any]:
    """The data of a thought, with the reasons of every option as sentences too."""
    options = [
        {**option, "why": [say_data(thought["game"], reason, words) for reason in option["reasons"]]}
        for option in thought["options"]
    ]
    return {**thought, "options": options}


def say_line(line: Iterable[dict[str, Any]], words: Words, viewer: int) -> str:
    """An expected line as it stands in the data of a thought: who chooses what, one after the other."""
    return "; ".join(
        f"{words.seat(SEAT_LETTERS.index(each['seat']), viewer)}: "
        f"{words.option(each['question'], tuple(Part(*part) for part in each['parts']), viewer)}"
        for each in line
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
        if each.line:
            then = "; ".join(
                f"{words.seat(seat, thought.seat)}: {words.option(question, parts, thought.seat)}"
                for seat, question, parts in each.line
            )
            lines.append("    " + words.say("ui-thought-line", line=then))
    return lines
