"""Every scenario of every game holds: the rulebooks' examples, each card's story, each ruling."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.games import OWN
from interrex.match import scenario

FOLDER = Path(__file__).parent / "scenarios"
FILES = sorted(FOLDER.glob("**/*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_scenario(file: Path) -> None:
    story = scenario.load(file)
    assert (story.spec.name, story.id) == (file.parent.name, file.stem), "it lies where its head says"
    failures = scenario.run(story)
    assert not failures, "\n".join(f"{file}, line {failure.line}: {failure.what}" for failure in failures)


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_scenarios(game: str) -> None:
    assert any(file.parent.name == game for file in FILES)
