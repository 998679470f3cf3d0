"""Lines of styled text: cutting, padding, wrapping and boxes, always by the width on the screen."""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

MARK: Final = "*"  # stands before what is new

_LAYOUT: Final = Console(width=200, color_system=None, force_terminal=False)


def command() -> str:
    """How the person starts Interrex: ``./run`` in a checkout."""
    return shlex.quote(os.environ.get("INTERREX_COMMAND") or "interrex")


def text(*parts: str | Text | tuple[str, str]) -> Text:
    """One line from plain parts and (part, style) pairs."""
    return Text.assemble(*parts, no_wrap=True, end="")


def cut(line: Text, width: int) -> Text:
    """The line, shortened with … where it is too long."""
    line = line.copy()
    line.truncate(max(0, width), overflow="ellipsis")
    return line


def pad(line: Text, width: int) -> Text:
    """The line at exactly this width."""
    line = cut(line, width)
    line.append(" " * (width - line.cell_len))
    return line


def wrap(line: Text | str, width: int, most: int | None = None, indent: int = 0) -> list[Text]:
    """The line broken at words; later lines are indented, what exceeds ``most`` lines is cut off."""
    line = Text(line) if isinstance(line, str) else line.copy()
    line.no_wrap = False
    first = line.wrap(_LAYOUT, max(8, width))
    lines = list(first)
    if indent and len(lines) > 1:
        rest = line[len(lines[0].plain) :]
        rest = rest[1:] if rest.plain.startswith(" ") else rest
        lines = [
            lines[0],
            *(Text(" " * indent) + each for each in rest.wrap(_LAYOUT, max(8, width - indent))),
        ]
    for each in lines:
        each.rstrip()
        each.no_wrap = True
    if most is not None and len(lines) > most:
        lines = lines[:most]
        if lines:
            lines[-1] = _unfinished(lines[-1], width)
    return lines


def _unfinished(line: Text, width: int) -> Text:
    """The line with … at its end, behind its last word that leaves room for it."""
    while line.cell_len + 2 > width and " " in line.plain:
        line = line[: line.plain.rindex(" ")]
    line.append(" …")
    return line


def columns(cells: Sequence[Text], width: int, gap: int = 2) -> list[Text]:
    """Cells in as many columns as fit, read downwards."""
    if not cells:
        return []
    widest = min(width, max(cell.cell_len for cell in cells))
    count = max(1, (width + gap) // (widest + gap))
    rows = -(-len(cells) // count)
    lines = []
    for row in range(rows):
        picked = [cells[index] for index in range(row, len(cells), rows)]
        line = Text(no_wrap=True, end="")
        for number, cell in enumerate(picked):
            last = number == len(picked) - 1
            line.append_text(cut(cell, widest) if last else pad(cell, widest + gap))
        lines.append(line)
    return lines


def joined(parts: Iterable[Text | str], gap: str = "  ") -> Text:
    """Parts in a row; empty ones are left out."""
    line = Text(no_wrap=True, end="")
    for part in parts:
        piece = Text(part) if isinstance(part, str) else part
        if piece.plain:
            if line.plain:
                line.append(gap)
            line.append_text(piece)
    return line


def box(
    titles: Sequence[Text], bands: Sequence[Sequence[Sequence[Text]]], widths: Sequence[int]
) -> list[Text]:
    """A box with titled columns and bands of rows, each band a list of cells, each cell a list of lines."""
    lines = [_edge("╭┬╮", titles, widths)]
    for number, band in enumerate(bands):
        if number == 1:
            lines.append(_edge("├┼┤", [Text()] * len(widths), widths))
        height = max(len(cell) for cell in band)
        for row in range(height):
            line = Text(no_wrap=True, end="")
            for cell, width in zip(band, widths, strict=True):
                line.append("│", style="dim")
                line.append_text(pad(cell[row] if row < len(cell) else Text(), width))
            line.append("│", style="dim")
            lines.append(line)
    lines.append(_edge("╰┴╯", [Text()] * len(widths), widths))
    return lines


def _edge(corners: str, titles: Sequence[Text], widths: Sequence[int]) -> Text:
    line = Text(corners[0], style="dim", no_wrap=True, end="")
    for number, (title, width) in enumerate(zip(titles, widths, strict=True)):
        shown = cut(title, width - 2)
        line.append("─" if shown.plain else "", style="dim")
        line.append_text(shown)
        line.append("─" * (width - cell_len(shown.plain) - bool(shown.plain)), style="dim")
        line.append(corners[2] if number == len(widths) - 1 else corners[1], style="dim")
    return line
