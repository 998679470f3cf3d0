"""An analysis in words, for every front end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from interrex.analysis.choices import Valued
from interrex.analysis.whole import Analysis, Moment, Reader, Sums, Turn
from interrex.bots.chances import is_cooperative
from interrex.bots.thoughts import say_data
from interrex.engine.table import SEAT_LETTERS
from interrex.words import Words

HEIGHTS: Final = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True, slots=True)
class ToldMoment:
    """A choice as people read it."""

    number: int  # counted from 1
    seat: int
    name: str
    question: str
    chosen: str
    best: str
    verdict: str  # how bad it was and what it cost; nothing where nothing is marked
    mark: str
    reasons: tuple[str, ...]  # why the best option is better; only where something is marked

    def lines(self) -> list[str]:
        """The choice as lines of text."""
        return [self.question, self.chosen, *([self.verdict, self.best] if self.mark else []), *self.reasons]


def told_moments(
    analysis: Analysis, reader: Reader, words: Words, only_marked: bool = False, viewer: int | None = None
) -> Iterator[ToldMoment]:
    """The choices of a game with what is to be said of them, in their order; for who sat somewhere."""
    for moment in analysis["moments"]:
        if moment["mark"] or not only_marked:
            yield told_moment(moment, reader, words, viewer)


def called(seat: int, words: Words, viewer: int | None) -> str:
    """What a seat is called; whoever has given no name is "You" to themselves."""
    name = words.names[seat]
    return words.say("ui-analysis-you") if seat == viewer and name == SEAT_LETTERS[seat] else name


def told_moment(moment: Moment, reader: Reader, words: Words, viewer: int | None = None) -> ToldMoment:
    """A choice with what is to be said of it."""
    seat = SEAT_LETTERS.index(moment["seat"])
    game = reader.at(moment["number"])
    words.at(game)
    decision = game.decision_of(seat)
    assert decision is not None
    name, number, mark = called(seat, words, viewer), moment["number"] + 1, moment["mark"]
    asked = words.question(game, game.seats_asked.index(seat), viewer).removeprefix(f"{name}: ")

    def valued(kind: str, found: Valued) -> str:
        option = words.option(decision.question, decision.parts_of(found["option"]), viewer)
        chance, low, high = (round(100 * found[part]) for part in ("chance", "low", "high"))
        return words.say(f"ui-analysis-{kind}", option=option, chance=chance, low=low, high=high)

    verdict = words.say(f"ui-analysis-{mark}", percent=round(100 * moment["cost"])) if mark else ""
    reasons: list[str] = []
    if mark:
        reasons = [say_data(game.settings.game, reason, words) for reason in moment["reasons"]]
    return ToldMoment(
        number, seat, name, words.say("ui-analysis-moment", number=number, name=name, question=asked),
        valued("chosen", moment["chosen"]), valued("best", moment["best"]), verdict, mark, tuple(reasons),
    )  # fmt: skip


def told_bounds(analysis: Analysis, words: Words) -> str:
    """What the marks mean."""
    slip, mistake, blunder = (
        round(100 * analysis["bounds"][mark]) for mark in ("slip", "mistake", "blunder")
    )
    return words.say("ui-analysis-bounds", slip=slip, mistake=mistake, blunder=blunder)


def told_head(analysis: Analysis, words: Words) -> str:
    """What was analysed, and how thoroughly."""
    title = words.spec.title_in(words.language) if words.spec is not None else analysis["game"]
    decided = len(analysis["moments"])
    said = words.say("ui-analysis-head", title=title, depth=analysis["depth"], total=decided)
    if forced := analysis["choices"] - decided:
        said += " " + words.say("ui-analysis-forced", number=forced)
    return said


def told_sums(found: Sums, words: Words, viewer: int | None = None) -> list[str]:
    """Where a seat's win chance went, and how it chose."""
    name = called(SEAT_LETTERS.index(found["seat"]), words, viewer)
    went = words.say(
        "ui-analysis-went", name=name, start=percent(found["start"]), end=percent(found["end"]),
        own=signed(found["own"]), others=signed(found["others"]), luck=signed(found["luck"]),
    )  # fmt: skip
    marks = found["marks"]
    chose = words.say(
        "ui-analysis-chose", number=found["choices"], cost=one_decimal(100 * found["cost"], words.language),
        slip=marks["slip"], mistake=marks["mistake"], blunder=marks["blunder"],
    )  # fmt: skip
    return [went, chose]


def told_turn(turn: Turn, game: str, words: Words, viewer: int | None = None) -> str:
    """A turning point."""
    name = called(SEAT_LETTERS.index(turn["seat"]), words, viewer)
    if is_cooperative(game):
        name = words.say("ui-analysis-all")
    return words.say(
        f"ui-analysis-turn-{turn['by']}", number=turn["number"] + 1, name=name,
        before=percent(turn["before"]), after=percent(turn["after"]),
    )  # fmt: skip


def percent(chance: float) -> str:
    """A chance as people read it."""
    return f"{round(100 * chance)}%"


def one_decimal(number: float, language: str) -> str:
    """A number with one decimal place."""
    said = f"{number:.1f}"
    return said if language == "en" else said.replace(".", ",")


def signed(change: float) -> str:
    """A change of a chance in percentage points, as people read it."""
    points = round(100 * change)
    return f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points)}"


def curve(analysis: Analysis, kind: str, seat: int) -> list[tuple[int, float]]:
    """The points of a seat's curve: after how many choices, and the win chance there."""
    points = [(row["number"], _points(row, kind)[seat]) for row in analysis["moments"] if _points(row, kind)]
    return [*points, (analysis["choices"], analysis["end"][seat])]


def _points(row: Moment, kind: str) -> list[float]:
    return row["own"] if kind == "own" else row["open"]


def sparkline(points: Sequence[tuple[int, float]], width: int) -> str:
    """A curve as a line of little blocks."""
    count = min(width, len(points))
    picked = [points[index * (len(points) - 1) // max(1, count - 1)][1] for index in range(count)]
    return "".join(HEIGHTS[min(len(HEIGHTS) - 1, int(chance * len(HEIGHTS)))] for chance in picked)


def as_lines(analysis: Analysis, reader: Reader, words: Words, width: int) -> Iterator[str]:
    """The whole analysis as lines of text: what is marked, where it turned, where the chances went."""
    yield told_head(analysis, words)
    yield told_bounds(analysis, words)
    marked = list(told_moments(analysis, reader, words, only_marked=True))
    for moment in marked:
        first, *rest = moment.lines()
        yield ""
        yield first
        yield from (f"    {line}" for line in rest)
    if not marked:
        yield words.say("ui-analysis-unmarked")
    yield ""
    for turn in analysis["turns"]:
        yield told_turn(turn, analysis["game"], words)
    for found in analysis["sums"]:
        yield ""
        seat = SEAT_LETTERS.index(found["seat"])
        yield from told_sums(found, words)
        for kind in ("own", "open"):
            yield f"{sparkline(curve(analysis, kind, seat), width - 30)} {words.say(f'ui-analysis-{kind}')}"


def as_data(analysis: Analysis, reader: Reader, words: Words) -> dict[str, Any]:
    """The analysis for programs, with its marks in words."""
    marked = told_moments(analysis, reader, words, only_marked=True)
    return {**analysis, "told": {str(each.number - 1): each.lines() for each in marked}}
