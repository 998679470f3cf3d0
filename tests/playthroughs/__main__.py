"""Write the playthroughs anew after a rule was changed on purpose; then read the diff.

python -m tests.playthroughs            all of them
python -m tests.playthroughs elekt      those of one game, missing chapters too
"""

from __future__ import annotations

import sys
from pathlib import Path

from interrex.games import OWN, game_spec
from interrex.match.playthrough import Opening, read_opening, write

HERE = Path(__file__).parent


def main(names: list[str]) -> None:
    for name in names or OWN:
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        kind = game_spec(name)
        for number, chapter in enumerate(kind.chapters):
            file = folder / f"{chapter.replace(' ', '-')}.txt"
            if not file.exists():
                seats = kind.seats[number % len(kind.seats)]
                opening = Opening(name, chapter, seats, 100 + number, number, {}, {})
                file.write_text(write(opening), encoding="utf-8")
        for file in sorted(folder.glob("*.txt")):
            opening = read_opening(file.read_text(encoding="utf-8"), str(file))
            file.write_text(write(opening), encoding="utf-8")
            print(file.relative_to(HERE))


main(sys.argv[1:])
