"""What the playthroughs show, and which of them shows something that no other does."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from tests.playthroughs.score import read, things_shown

HERE: Final = Path(__file__).parent


def files_of(game: str) -> list[Path]:
    return sorted((HERE / game).glob("*.txt"))


def text_of(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def shown_only_by(file: Path) -> set[str]:
    """Chapters, settings, questions, log lines and ends that no other file of the game has."""
    others = [_shown(other) for other in files_of(file.parent.name) if other != file]
    return set(_shown(file)).difference(*others)


@cache
def _shown(file: Path) -> frozenset[str]:
    text = text_of(file)
    chapters = read(text, str(file)).opening.chapters
    return things_shown(text) | {f"chapter: {chapter}" for chapter in chapters}
