"""``interrex deck``: check, new, show; and a deck file at the table."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

from interrex.cli import app
from interrex.cli.settings import new_game
from interrex.games import house_pack


def run(*words: str | Path) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def test_new_check_show(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    assert run("deck", "new", file, "--like", "dworscy").exit_code == 0
    assert "legal, 60 cards" in run("deck", "check", file).output
    shown = run("deck", "show", file, "--lang", "pl").output
    assert "Latyfundium" in shown
    assert "posesja" in shown
    assert run("deck", "new", file).exit_code == 2  # it is there already


def test_a_fourth_copy_is_refused_with_its_rule(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("deck", "new", file)
    file.write_text(file.read_text(encoding="utf-8").replace("latyfundium = 3", "latyfundium = 4"))
    result = run("deck", "check", file)
    assert result.exit_code == 2
    assert "VT-404" in result.output + result.stderr
    assert run("deck", "check", "dworscy", "--feast").exit_code == 0


def test_a_deck_file_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    run("deck", "new", file, "--like", "awanturnicy")
    game = new_game("veto", 2, 1, None, [f"deck_a={file}"], house_pack("veto"))
    assert str(game.settings.variants["deck_a"]).startswith("faction awanturnicy")
