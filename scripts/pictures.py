"""Draw the pictures of the documentation from real games: python scripts/pictures.py"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console

import interrex
from interrex.bots import make, observe
from interrex.engine.chance import Chance
from interrex.games import house_pack
from interrex.terminal.table import Screen
from interrex.words import Words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WIDTH, HEIGHT = 100, 34


def draw(name: str, seats: int, seed: int, choices: int) -> None:
    """Greedy bots play until seat A has decided so often; then A's next decision is drawn."""
    game = interrex.new(name, seats, seed)
    chance = Chance(seed)
    bots = [make("greedy", seed + seat) for seat in range(seats)]
    decided = 0
    while not game.is_over:
        seat = game.asked[0][0]
        decided += seat == 0
        if decided > choices:
            break
        game.choose(bots[seat].choose(observe(game, seat, chance)), seat)
    pack = house_pack(name)
    console = Console(record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True)
    screen = Screen(console, Words("en", name, pack), pack, ["you", *["greedy"] * (seats - 1)])
    screen.decision(game, 0, None)
    file = FOLDER / f"{name}-terminal.svg"
    picture = console.export_svg(title=f"interrex play {name}")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.S)  # nothing from elsewhere
    file.write_text(picture.replace("Fira Code", "DejaVu Sans Mono, Menlo, Consolas"), encoding="utf-8")
    print(file.name)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    draw("elekt", 3, 12, 17)
