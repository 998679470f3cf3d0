"""A game that leaves out all that may be left out is played by the fallbacks alone."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import interrex
from interrex import games as all_games
from interrex.bots import make
from interrex.cli import app
from interrex.engine.packs import LANGUAGES
from interrex.engine.questions import LogLine
from interrex.games import _registered, house_pack, register, room
from interrex.terminal.play import Sitting
from interrex.testing import check_game
from interrex.words import Words, messages
from tests.fifth.bare import GAME
from tests.web.house import opened, seated


@pytest.fixture(autouse=True)
def pebbles() -> Iterator[None]:
    register(GAME)
    yield
    _registered.pop(GAME.name)


def test_the_contract() -> None:
    assert "pebbles" in all_games()
    check_game("pebbles", games=3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_the_terminal(tmp_path: Path, language: str) -> None:
    console = Console(width=80, height=24, file=StringIO(), color_system=None, force_terminal=False)
    typed = iter(["h", "?", "? take", "c pebble", "take three", "1", "1", "1", "1", "1", "1", "1", "1"])
    sitting = Sitting(
        interrex.new("pebbles", 2, seed=1), {1: ("greedy", make("greedy", 1))}, Words(language, "pebbles"),
        house_pack("pebbles"), console, tmp_path / "a.game", lambda prompt: next(typed),
    )  # fmt: skip
    assert sitting.run()
    said = console.file.getvalue()  # type: ignore[attr-defined]
    assert "take one" in said
    assert "pebbles=" in said
    assert interrex.load(tmp_path / "a.game").is_over


def test_in_the_browser() -> None:
    with opened() as house:
        table, maker, people = seated(house, 2, game="pebbles")
        home = maker.get("/").text
        assert "<h3>Pebbles</h3>" in home
        assert "about-pebbles" not in home
        assert "length-pebbles" not in home
        assert maker.get("/new?game=pebbles").status_code == 200
        assert "Pebbles comes without rules to read" in maker.get("/rules/pebbles").text
        assert maker.get("/rules/pebbles/PB-1").status_code == 404
        page = people[0].get(f"/t/{table}").text
        assert "Take one" in page
        assert "pebbles <b>7</b>" in page
        assert "pebbles.css" not in page
        while not (state := people[0].state(table))["over"]:
            for each in people:
                decision = each.state(table)["decision"]
                if decision is not None:
                    assert each.choose(table, decision["options"][-1], decision["turn"]).status_code == 200
        assert state["winners"]
        assert people[0].get(f"/t/{table}/replay?at=2").status_code == 200


def test_on_the_command_line() -> None:
    runner = CliRunner()
    assert "Pebbles" in runner.invoke(app, ["games"]).output
    for arguments, complaint in (
        (["rules", "pebbles"], "Pebbles comes without rules to read."),
        (["lesson", "pebbles"], "Pebbles has no lesson."),
    ):
        refused = runner.invoke(app, arguments)
        assert refused.exit_code == 2
        assert complaint in " ".join(refused.output.split())
    played = runner.invoke(app, ["simulate", "pebbles", "-n", "20", "--check"])
    assert played.exit_code == 0, played.output
    assert "ended by: PB-2 20" in played.output


def test_a_game_that_speaks_only_english_does_so_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its sentences need the English forms of names, also where the page around them is in Polish."""
    monkeypatch.setattr(
        messages, "room", lambda game, *path: None if path == ("words", "pl.ftl") else room(game, *path)
    )
    messages.messages.cache_clear()
    try:
        words = Words("pl", "elekt", names=("Ada", "Bo"))
        table = interrex.new("elekt", 2, seed=1)
        assert words.line(table, LogLine("passed", (0,), "EL-412", -1), 1) == "Ada passes."
        assert words.line(table, LogLine("passed", (0,), "EL-412", -1), 0) == "You pass."
        assert words.say("ui-scores", scores="1") == "Wyniki: 1."
    finally:
        messages.messages.cache_clear()
