"""Draws the pictures of the documentation: `.venv/bin/python scripts/pictures.py`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import interrex
from interrex.bots import make, observe
from interrex.games import house_pack
from interrex.terminal.table import Screen
from interrex.words import Words

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"


def elekt(seed: int, choices: int) -> str:
    """A position of Elekt at seat A's turn to assign, as a terminal of 100 columns shows it."""
    console = Console(record=True, width=100, height=32, file=StringIO(), force_terminal=True)
    screen = Screen(console, Words("en", "elekt"), house_pack("elekt"), ["you", "greedy", "greedy"])
    game = interrex.new("elekt", 3, seed=seed)
    bots = [make("greedy", seat) for seat in range(3)]
    chance = interrex.Chance(seed)
    before, told = None, 0
    while (
        len(game.choices) < choices
        or game.questions[0][:2] != (0, "assign")
        or game.view(0).seats[0].assigned < 2
    ):
        seat = game.seats_asked[0]
        if seat == 0:
            before, told = game.view(0), len(game.log(0))
        game.choose(bots[seat].choose(observe(game, seat, chance)), seat)
    screen.news(game, 0, told)
    screen.decision(game, 0, before)
    console.print("A > ", end="")
    picture = console.export_svg(title="interrex play elekt")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # nothing from elsewhere
    return picture.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas")


if __name__ == "__main__":
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / "elekt-terminal.svg").write_text(elekt(seed=12, choices=60), encoding="utf-8")
