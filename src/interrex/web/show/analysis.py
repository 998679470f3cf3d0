"""The analysis of a finished game as its page shows it: curves, a table of them, and what is marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.analysis import telling
from interrex.analysis.whole import Analysis, Reader
from interrex.bots.chances import is_cooperative
from interrex.engine.table import SEAT_LETTERS
from interrex.web.memory import Memory
from interrex.web.tables.live import Live
from interrex.words import Words

WIDTH: Final = 900
HEIGHT: Final = 260
LEFT: Final = 44
TOP: Final = 14
SIGNS: Final = {"slip": "?!", "mistake": "?", "blunder": "??"}
GRID: Final = (0, 25, 50, 75, 100)
KINDS: Final = ("own", "open")
MAX_SHOWN: Final = 40

_shown: Final[Memory[dict[str, Any]]] = Memory(MAX_SHOWN)  # pages that were made before


def shown(live: Live, analysis: Analysis, language: str) -> dict[str, Any]:
    """Everything that the page says of an analysis; it is made once for all who read that language."""
    names = tuple(live.names)
    known = (live.id, analysis["depth"], language, names)
    return _shown.find(known, lambda: _made(live, analysis, language, names))


def _made(live: Live, analysis: Analysis, language: str, names: Sequence[str]) -> dict[str, Any]:
    words = Words(language, analysis["game"], live.pack, names)  # of its own: places change on the way
    reader = Reader(live.record(), live.pack)
    told = list(telling.told_moments(analysis, reader, words))
    colours = [seat.colour for seat in live.row.seats]
    lines = lines_of(analysis, words)
    return {
        "head": telling.told_head(analysis, words),
        "bounds": telling.told_bounds(analysis, words),
        "charts": [chart(analysis, kind, colours, lines) for kind in KINDS],
        "points": points(analysis, [seat for seat, _ in lines]),
        "lines": [(names_line, colours[seat]) for seat, names_line in lines],
        "turns": [
            {"said": telling.told_turn(turn, analysis["game"], words), "at": turn["number"],
             "seat": turn["seat"]}
            for turn in analysis["turns"]
        ],
        "seats": [
            {
                "letter": sums["seat"],
                "name": names[seat],
                "colour": colours[seat],
                "sums": telling.told_sums(sums, words),
                "marked": [each for each in told if each.seat == seat and each.mark],
            }
            for seat, sums in enumerate(analysis["sums"])
        ],
        "told": [
            {"moment": each, "cost": f"{100 * row['cost']:.1f}", "letter": row["seat"]}
            for each, row in zip(told, analysis["moments"], strict=True)
        ],
    }  # fmt: skip


def lines_of(analysis: Analysis, words: Words) -> list[tuple[int, str]]:
    """The seats that have a curve of their own, by name; where all win together there is one for all."""
    if is_cooperative(analysis["game"]):
        return [(0, words.say("ui-analysis-all"))]
    return [(seat, words.names[seat]) for seat in range(analysis["seats"])]


def chart(
    analysis: Analysis, kind: str, colours: Sequence[str], lines: Sequence[tuple[int, str]]
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
            "left": LEFT}  # fmt: skip


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
    return round(TOP + (HEIGHT - 2 * TOP) * (1 - chance))
