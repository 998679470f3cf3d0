"""Recorded games, one a chapter of each rulebook, played again word for word."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.games import OWN, game_spec
from interrex.match.playthrough import read_opening, write

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_game_goes_as_recorded(file: Path) -> None:
    recorded = file.read_text(encoding="utf-8")
    assert write(read_opening(recorded, str(file))) == recorded, (
        "a game goes differently now; if that is meant, run python -m tests.playthroughs"
    )


@pytest.mark.parametrize("name", OWN)
def test_every_chapter_has_a_playthrough(name: str) -> None:
    chapters = {
        read_opening(file.read_text(encoding="utf-8"), str(file)).chapter
        for file in FILES
        if file.parent.name == name
    }
    assert set(game_spec(name).chapters) <= chapters
    assert game_spec(name).chapters
