"""A whole game: its choices and curves put together, and luck told apart from choice.

A game is analysed moment by moment, in any order and in any process: a ``Reader`` says which moments there
are and looks at them, ``put_together`` makes the whole of them.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import Any, Final, TypedDict

from interrex import __version__
from interrex.analysis.choices import MARKS, Considered, Depth, consider
from interrex.analysis.curves import can_be_judged, open_chances, own_chances
from interrex.bots.chances import Chances
from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS, Table
from interrex.match import record as records

FORMAT: Final = 1
TURNING: Final = 0.15  # of a win chance, with open cards, from one point of the curve to the next
MOST_TURNS: Final = 6


class Moment(Considered):
    """A choice that was made, and how all stood before it."""

    number: int  # of choices before it
    own: list[float]  # every seat's chance by its own knowledge; nothing while secret answers are awaited
    open: list[float]  # the same with open cards


class Sums(TypedDict):
    """Where a seat's win chance went, from the deal to the end."""

    seat: str
    start: float
    end: float
    own: float  # by its own choices
    others: float  # by the choices of others
    luck: float  # the rest: cards, dice, what came to light, and what the search did not see
    doubt: float  # the standard error of what is put down to its own choices
    choices: int
    cost: float  # of a choice, on average
    marks: dict[str, int]


class Turn(TypedDict):
    """A point at which the game turned for a seat."""

    number: int  # of choices before it
    seat: str
    before: float
    after: float
    by: str  # choice or luck


class Analysis(TypedDict):
    """All that is kept of an analysis."""

    analysis: int
    program: str
    game: str
    seats: int
    depth: str
    iterations: int
    laps: int
    bounds: dict[str, float]
    choices: int
    moments: list[Moment]
    end: list[float]
    sums: list[Sums]
    turns: list[Turn]


def finished(record: Record, pack: Any = None, file: str = "record") -> Table:
    """The end of a record's game; one that is not over is refused, since its deal is still secret."""
    game = records.replay(record, pack, file)
    if not game.is_over:
        raise not_over(file)
    return game


def not_over(file: str) -> BadSetting:
    """Why a game that goes on is not analysed."""
    return BadSetting(
        f"The game in {file} is not over; only a finished game is analysed.",
        Reason("analysis-not-over", {"file": file}),
    )


class Reader:
    """Goes through a finished game and looks at its moments."""

    def __init__(self, record: Record, pack: Any = None) -> None:
        self.record = record
        self.pack = pack
        self.game = records.start(record, pack)

    def at(self, number: int) -> Table:
        """The position after so many choices; going on is cheap, going back begins anew."""
        if number < len(self.game.choices):
            self.game = records.start(self.record, self.pack)
        for seat, word in self.record.choices[len(self.game.choices) : number]:
            self.game.choose(word, seat)
        return self.game

    def moments(self) -> list[int]:
        """After how many choices somebody chose who had a choice; a forced one is no decision."""
        return [
            number
            for number, (seat, _) in enumerate(self.record.choices)
            if _has_choice(self.at(number), seat)
        ]

    def moment(self, number: int, depth: Depth) -> Moment:
        """The choice that was made after so many others."""
        return moment_at(self.at(number), *self.record.choices[number], depth)


def moment_at(game: Table, seat: int, word: str, depth: Depth) -> Moment:
    """A choice of a seat at a position of a finished game, and how all stood before it."""
    judged, depth = can_be_judged(game), depth.of(game.settings.game)
    return {
        **consider(game, seat, word, depth),
        "number": len(game.choices),
        "own": own_chances(game, depth) if judged else [],
        "open": open_chances(game, depth) if judged else [],
    }


def _has_choice(game: Table, seat: int) -> bool:
    question = game.question_of(seat)
    return question is not None and len(question.options) > 1


def put_together(end: Table, depth: Depth, moments: Sequence[Moment]) -> Analysis:
    """The analysis of a game from all its moments and its end."""
    rows = sorted(moments, key=lambda each: each["number"])
    depth = depth.of(end.settings.game)
    final = [round(each, 4) for each in Chances(end).final(end)]
    return {
        "analysis": FORMAT,
        "program": __version__,
        "game": end.settings.game,
        "seats": end.seats,
        "depth": depth.name,
        "iterations": depth.iterations,
        "laps": depth.laps,
        "bounds": dict(reversed(MARKS)),
        "choices": len(end.choices),
        "moments": rows,
        "end": final,
        "sums": [sums_of(rows, seat, final) for seat in range(end.seats)],
        "turns": turns_of(rows, final, len(end.choices)),
    }


def sums_of(rows: Sequence[Moment], seat: int, final: Sequence[float]) -> Sums:
    """Where a seat's win chance went: own choices, choices of others, and the rest, which is luck."""
    letter = SEAT_LETTERS[seat]
    theirs = [each for each in rows if each["seat"] == letter]
    start = next((each["own"][seat] for each in rows if each["own"]), final[seat])
    own = math.fsum(each["effects"][seat] for each in theirs)
    others = math.fsum(each["effects"][seat] for each in rows if each["seat"] != letter)
    marks = [each["mark"] for each in theirs]
    return {
        "seat": letter,
        "start": start,
        "end": final[seat],
        "own": round(own, 4),
        "others": round(others, 4),
        "luck": round(final[seat] - start - own - others, 4),
        "doubt": round(math.sqrt(math.fsum(each["doubt"] ** 2 for each in theirs)), 4),
        "choices": len(theirs),
        "cost": round(math.fsum(each["cost"] for each in theirs) / max(1, len(theirs)), 4),
        "marks": {mark: marks.count(mark) for mark, _ in reversed(MARKS)},
    }


def turns_of(rows: Sequence[Moment], final: Sequence[float], choices: int) -> list[Turn]:
    """Where the game turned: the largest changes of the curve with open cards, and what caused them."""
    points = [(each["number"], each["open"]) for each in rows if each["open"]] + [(choices, list(final))]
    found: list[tuple[float, Turn]] = []
    for (number, before), (later, after) in itertools.pairwise(points):
        changes = [two - one for one, two in zip(before, after, strict=True)]
        seat = max(range(len(changes)), key=lambda each: round(abs(changes[each]), 4))
        if abs(changes[seat]) < TURNING:
            continue
        effect = math.fsum(each["effects"][seat] for each in rows if number <= each["number"] < later)
        by = "choice" if effect * changes[seat] > 0 and abs(effect) >= abs(changes[seat]) / 2 else "luck"
        turn: Turn = {
            "number": number, "seat": SEAT_LETTERS[seat], "before": before[seat], "after": after[seat],
            "by": by,
        }  # fmt: skip
        found.append((-abs(changes[seat]), turn))
    largest = sorted(found, key=lambda each: (each[0], each[1]["number"]))[:MOST_TURNS]
    return sorted((turn for _, turn in largest), key=lambda turn: turn["number"])
