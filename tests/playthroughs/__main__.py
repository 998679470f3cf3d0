"""Play the stored choices of the playthroughs again and write down what is asked and told now.

python -m tests.playthroughs                  all of them; then read the diff
python -m tests.playthroughs elekt veto/duel  those of one game, or one file
python -m tests.playthroughs --newest         under the newest version of each game's rules
python -m tests.playthroughs --go-on          random choices from where a stored one is no longer legal
python -m tests.playthroughs --shows          what each file shows that no other does; writes nothing

A choice that is no longer legal is named with its line, and that file stays as it is. To shorten a file,
delete its last lines; to change what is chosen, edit the word and delete what follows; then run this.
A chapter without a playthrough gets a random game, to be cut down to what it should show.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from interrex.engine.chance import Chance
from interrex.engine.errors import InterrexError
from interrex.games import OWN, game_spec
from tests.playthroughs.score import Opening, at_newest_version, random_playthrough, read, write
from tests.playthroughs.shows import HERE, files_of, shown_only_by, text_of


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("python -m tests.playthroughs", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)  # fmt: skip
    parser.add_argument("what", nargs="*", help="a game, or game/file; all when nothing is named")
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--newest", action="store_true")
    parser.add_argument("--shows", action="store_true")
    asked = parser.parse_args(arguments)
    files = named_files(asked.what or list(OWN))
    if asked.shows:
        for file in files:
            only = sorted(shown_only_by(file))
            print(f"{name_of(file)}: {'; '.join(only) or 'nothing of its own'}")
        return 0
    failed = [file for file in files if not write_anew(file, asked.go_on, asked.newest)]
    for name in asked.what or OWN:
        if name in OWN:
            write_missing(name)
    return 1 if failed else 0


def named_files(names: list[str]) -> list[Path]:
    found: list[Path] = []
    for name in names:
        file = HERE / f"{name.removesuffix('.txt')}.txt"
        if name not in OWN and not file.is_file():
            raise SystemExit(
                f"There is no playthrough {name!r}. Name a game ({', '.join(OWN)}) or game/file."
            )
        found += files_of(name) if name in OWN else [file]
    return found


def write_anew(file: Path, go_on: bool, newest: bool) -> bool:
    """Write one file; say what had to be changed, or why it stays as it is."""
    try:
        playthrough = read(text_of(file), name_of(file))
        if newest:
            playthrough = at_newest_version(playthrough)
        written = write(playthrough, Chance.from_seed(playthrough.opening.seed) if go_on else None)
    except InterrexError as error:
        print(error)
        return False
    for change in written.changes:
        print(change)
    if written.text != text_of(file):
        file.write_text(written.text, encoding="utf-8")
        print(f"{name_of(file)} written")
    return True


def write_missing(game: str) -> None:
    """A random game for each chapter that no file is there for."""
    spec = game_spec(game)
    there = {chapter for file in files_of(game) for chapter in read(text_of(file), "").opening.chapters}
    for number, chapter in enumerate(spec.chapters):
        if chapter not in there:
            file = HERE / game / f"{chapter.replace(' ', '-')}.txt"
            seats = spec.seats[number % len(spec.seats)]
            opening = Opening(game, (chapter,), seats, spec.rules_version, 100 + number, {}, {})
            file.parent.mkdir(exist_ok=True)
            file.write_text(random_playthrough(name_of(file), opening).text, encoding="utf-8")
            print(f"{name_of(file)} written for {chapter!r}: cut it after what it should show")


def name_of(file: Path) -> str:
    return str(file.relative_to(HERE))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
