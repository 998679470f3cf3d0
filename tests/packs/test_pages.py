"""The page about packs: its example is a pack that works. The pages of the games: ``test_examples.py``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadFile
from interrex.games import own_pack

ROOT = Path(__file__).parent.parent.parent


def test_the_example_is_a_pack(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found is not None
    assert own_pack("elekt", found.group(1), "packs.md").id == "my-box"
    file = tmp_path / "mine.toml"
    file.write_text(found.group(1), encoding="utf-8")
    told = CliRunner().invoke(app, ["pack", "check", str(file)])
    assert told.exit_code == 0
    assert "in order" in told.output


def test_every_card_on_the_page_is_in_order(tmp_path: Path) -> None:
    blocks = re.findall(
        r"```toml\n(.*?)```", (ROOT / "docs" / "packs.md").read_text(encoding="utf-8"), re.DOTALL
    )
    head, cards = blocks[0].partition("[[")[0], [each for each in blocks if each.startswith("[[")]
    assert cards
    for card in cards:
        file = tmp_path / "mine.toml"
        file.write_text(head + card, encoding="utf-8")
        told = CliRunner().invoke(app, ["pack", "check", str(file)])
        assert told.exit_code == 0
        assert "in order" in told.output


def test_what_slipped_in_is_pointed_at(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found is not None
    file = tmp_path / "mine.toml"
    file.write_text(found.group(1).replace("gain_heat(1", "gain_heat(2"), encoding="utf-8")
    assert (
        "the number 2 is in the effect but not in the text"
        in CliRunner().invoke(app, ["pack", "check", str(file)]).output
    )
    file.write_text(found.group(1).replace("collect 1 Heat", "collect 2 Heat"), encoding="utf-8")
    assert (
        "the number 2 is in the text but not in the effect"
        in CliRunner().invoke(app, ["pack", "check", str(file)]).output
    )
    idle = re.sub(r"when = .*\n|effect = .*\n", "", found.group(1))
    file.write_text(idle, encoding="utf-8")
    assert "my-widow has a text but no effect" in CliRunner().invoke(app, ["pack", "check", str(file)]).output


def test_what_is_made_up_on_a_card_of_the_rulebook_is_said_to_be_ours() -> None:
    shown = CliRunner().invoke(app, ["pack", "show", "veto", "rapier"])
    assert "(ours: everything but the text)" in " ".join(shown.output.split())


def test_only_what_comes_with_a_game_is_called_house() -> None:
    page = (ROOT / "docs" / "packs.md").read_text(encoding="utf-8")
    found = re.search(r"```toml\n(.*?)```", page, re.DOTALL)
    assert found is not None
    with pytest.raises(BadFile, match="only the pack that comes with the game is called 'house'"):
        own_pack("elekt", found.group(1).replace('id = "my-box"', 'id = "house"'), "mine.toml")


def test_cards_are_shown_by_family_and_origin_with_their_ids() -> None:
    shown = CliRunner().invoke(
        app, ["pack", "show", "elekt", "--family", "privilege", "--origin", "stand-in"]
    )
    assert shown.exit_code == 0
    assert "(" in shown.output
    wrong = CliRunner().invoke(app, ["pack", "show", "elekt", "--family", "dragon"])
    assert wrong.exit_code
