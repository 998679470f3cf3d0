"""The analysis of a finished game as its page shows it: curves, a table of them, and what is marked."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from interrex.analysis import telling
from interrex.analysis.choices import DEPTHS
from interrex.analysis.telling import one_decimal
from interrex.analysis.whole import Analysis, Reader
from interrex.bots.chances import is_cooperative
from interrex.engine.questions import LogLine
from interrex.engine.settings import Record
from interrex.engine.table import SEAT_LETTERS
from interrex.web.memory import Memory
from interrex.web.phrases import say
from interrex.web.show.regions import HEADS
from interrex.web.tables.live import Live
from interrex.words import Words

WIDTH: Final = 900
HEIGHT: Final = 320
LEFT: Final = 84
TOP: Final = 24
BOTTOM: Final = HEIGHT - 60  # below stand the rounds
MAX_LABELS: Final = 12  # along the curve
SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}
GRID: Final = (0, 25, 50, 75, 100)
KINDS: Final = ("own", "open")
MAX_SHOWN: Final = 40

_shown: Final[Memory[dict[str, Any]]] = Memory(MAX_SHOWN)  # pages that were made before


def deeper_than(there: Collection[str]) -> list[str]:
    """The depths that would say more than the analyses that are there."""
    depths = list(DEPTHS)
    return depths[max([depths.index(each) + 1 for each in there if each in depths], default=0) :]


def time_left(seconds: float | None, language: str) -> str:
    """How long an analysis will still take, about; nothing while nobody knows."""
    return "" if seconds is None else say(language, "analysis-left", minutes=math.ceil(seconds / 60))


class Ended(NamedTuple):
    """What is known of a table that is over, without the positions that its pages show."""

    table: str
    record: Record
    pack: Any
    names: tuple[str, ...]
    colours: tuple[str, ...]


def ended(live: Live) -> Ended:
    colours = tuple([seat.colour for seat in live.row.seats])
    return Ended(live.id, live.record(), live.pack, tuple(live.names), colours)


def shown(game: Ended, analysis: Analysis, language: str, viewer: int | None) -> dict[str, Any]:
    """Everything that the page says of an analysis to who sat at a seat, or to others; it is made once."""
    known = (game.table, analysis["depth"], language, game.names, viewer)
    return _shown.find(known, lambda: _made(game, analysis, language, viewer))


def _made(game: Ended, analysis: Analysis, language: str, viewer: int | None) -> dict[str, Any]:
    words = Words(language, analysis["game"], game.pack, game.names)  # of its own: places change on the way
    reader = Reader(game.record, game.pack)
    told = list(telling.told_moments(analysis, reader, words, viewer=viewer))
    colours = game.colours
    lines = lines_of(analysis, words, viewer)
    axis = along(game.record, game.pack)
    return {
        "head": telling.told_head(analysis, words),
        "bounds": telling.told_bounds(analysis, words),
        "charts": [chart(analysis, kind, colours, lines, axis) for kind in KINDS],
        "points": points(analysis, [seat for seat, _ in lines]),
        "lines": [(names_line, colours[seat]) for seat, names_line in lines],
        "turns": [
            {"said": telling.told_turn(turn, analysis["game"], words, viewer), "at": turn["number"],
             "seat": turn["seat"]}
            for turn in analysis["turns"]
        ],
        "seats": [
            {
                "letter": sums["seat"],
                "name": telling.called(seat, words, viewer),
                "is_you": seat == viewer,
                "colour": colours[seat],
                "sums": telling.told_sums(sums, words, viewer),
                "marked": [each for each in told if each.seat == seat and each.mark],
            }
            for seat, sums in enumerate(analysis["sums"])
        ],
        "told": [
            {"moment": each, "costs": row["cost"] > 0, "letter": row["seat"],
             "cost": one_decimal(100 * row["cost"], language)}
            for each, row in zip(told, analysis["moments"], strict=True)
        ],
    }  # fmt: skip


def lines_of(analysis: Analysis, words: Words, viewer: int | None) -> list[tuple[int, str]]:
    """The seats that have a curve of their own, by name; where all win together there is one for all."""
    if is_cooperative(analysis["game"]):
        return [(0, words.say("ui-analysis-all"))]
    return [(seat, telling.called(seat, words, viewer)) for seat in range(analysis["seats"])]


def along(record: Record, pack: Any) -> list[int]:
    """After how many choices each round began."""
    reader, found, told = Reader(record, pack), [], 0
    for number in range(len(record.choices) + 1):
        game = reader.at(number)
        lines = [LogLine._make(each) for each in game.told[told:]]
        found += [number for each in lines if HEADS.get(each.kind) == "round"]
        told = len(game.told)
    return found


def chart(
    analysis: Analysis,
    kind: str,
    colours: Sequence[str],
    lines: Sequence[tuple[int, str]],
    rounds: Sequence[int],
) -> dict[str, Any]:
    """A curve of win chances for every seat, and on the curves by own knowledge what is marked."""
    last = max(1, analysis["choices"])
    drawn = []
    for seat, name in lines:
        found = [(_x(number, last), _y(chance)) for number, chance in telling.curve(analysis, kind, seat)]
        path = " ".join(f"{x},{y}" for x, y in found)
        drawn.append({"path": path, "name": name, "colour": colours[seat], "letter": SEAT_LETTERS[seat]})
    marks = []
    for row in analysis["moments"] if kind == KINDS[0] else ():
        if row["mark"]:
            seat = SEAT_LETTERS.index(row["seat"])
            marks.append({
                "x": _x(row["number"], last), "y": _y(row["best"]["chance"]), "sign": SIGNS[row["mark"]],
                "mark": row["mark"], "colour": colours[seat], "number": row["number"], "letter": row["seat"],
            })  # fmt: skip
    grid = [{"y": _y(each / 100), "label": f"{each}%"} for each in GRID]
    return {"kind": kind, "lines": drawn, "marks": marks, "grid": grid, "width": WIDTH, "height": HEIGHT,
            "left": LEFT, "top": TOP, "bottom": BOTTOM, "rounds": scale(rounds, last),
            "axis": "rounds" if rounds else "choices"}  # fmt: skip


def scale(rounds: Sequence[int], last: int) -> list[dict[str, Any]]:
    """What stands along a curve: where rounds begin, not all with a number; without rounds the choices."""
    if not rounds:
        step = max(1, last // MAX_LABELS)
        return [{"x": _x(number, last), "label": str(number)} for number in range(0, last + 1, step)]
    step = math.ceil(len(rounds) / MAX_LABELS)
    return [
        {"x": _x(number, last), "label": str(index + 1) if index % step == 0 else ""}
        for index, number in enumerate(rounds)
    ]


def points(analysis: Analysis, seats: Sequence[int]) -> list[dict[str, Any]]:
    """The curves as rows of a table: after how many choices, and each chance by own knowledge and open."""
    curves = {(kind, seat): telling.curve(analysis, kind, seat) for kind in KINDS for seat in seats}
    numbers = [number for number, _ in curves[KINDS[0], seats[0]]]
    return [
        {
            "number": number,
            "chances": [telling.percent(curves[kind, seat][index][1]) for seat in seats for kind in KINDS],
        }
        for index, number in enumerate(numbers)
    ]


def _x(number: int, last: int) -> int:
    return round(LEFT + (WIDTH - LEFT - TOP) * number / last)


def _y(chance: float) -> int:
    return round(TOP + (BOTTOM - TOP) * (1 - chance))
