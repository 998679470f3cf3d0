"""Curves of learning as a small picture, without any library."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

WIDTH: Final = 640
HEIGHT: Final = 300
EDGE: Final = 40
LINES: Final = (("against_greedy", "#1b6ca8", "won against greedy"), ("loss", "#b3401f", "loss"))


def write_curve(file: Path, title: str, history: Sequence[dict[str, Any]]) -> None:
    """Draw the loss and the part of games won against the greedy bot, over minutes of training."""
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{EDGE}" y="20">{title}: learning over time</text>',
    ]
    last = max([float(line["seconds"]) for line in history], default=1.0) or 1.0
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = height_of(share)
        drawn.append(f'<path d="M{EDGE} {y:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        drawn.append(f'<text x="8" y="{y + 4:.1f}">{share:.2f}</text>')
    drawn.append(f'<text x="{WIDTH - 2 * EDGE}" y="{HEIGHT - 8}">{last / 60:.0f} minutes</text>')
    across = WIDTH - 2 * EDGE
    for number, (name, colour, meaning) in enumerate(LINES):
        points = [
            f"{across * float(line['seconds']) / last + EDGE:.1f},{height_of(float(line[name])):.1f}"
            for line in history
            if line.get(name) is not None
        ]
        drawn.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        )
        drawn.append(f'<text x="{WIDTH // 2 + 150 * number}" y="20" fill="{colour}">{meaning}</text>')
    file.write_text("\n".join([*drawn, "</svg>"]) + "\n", encoding="utf-8")


def height_of(share: float) -> float:
    """Where a number from 0 to 1 stands in the picture."""
    return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * min(1.0, max(0.0, share))
