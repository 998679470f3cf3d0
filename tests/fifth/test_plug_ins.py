"""A package that plugs in badly is told by a warning and left out; all others are there."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.bots import LEVELS, bot_levels, make, register_bot
from interrex.engine.errors import BadSetting
from interrex.games import register
from tests.fifth.plugging import describe, run

SOURCE = """
from dataclasses import replace
from interrex.games import game_spec

GAME = replace(game_spec("elekt"), name="{name}")
"""
BROKEN = {
    "raises": ('raise RuntimeError("out of order")', "broken_raises:GAME", "out of order"),
    "missing": ("", "broken_missing:GAME", "GAME"),
    "absent": ("", "no_such_module:GAME", "no_such_module"),
    "wrong": ("GAME = 7", "broken_wrong:GAME", "by its GameSpec, not by int"),
    "taken": (SOURCE.format(name="veto"), "broken_taken:GAME", "There is a game 'veto' already"),
    "unnamed": (SOURCE.format(name="My Game"), "broken_unnamed:GAME", "is not a name for a game"),
}
ASK = "import interrex, interrex.bots; print(interrex.games(), interrex.bots.bot_levels())"
FOUR = "('elekt', 'vendetta', 'masters', 'veto')"


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_game_is_told_and_left_out(name: str, tmp_path: Path) -> None:
    source, value, complaint = BROKEN[name]
    (tmp_path / f"broken_{name}.py").write_text(source)
    describe(tmp_path, f"broken-{name}", "1.0", {"interrex.games": {name: value}})
    found = run([tmp_path], "-c", ASK)
    assert found.returncode == 0, found.stderr
    assert FOUR in found.stdout
    assert f"The game {name!r} of {value} is left out" in found.stderr
    assert complaint in found.stderr


def test_a_good_game_beside_a_broken_one(tmp_path: Path) -> None:
    (tmp_path / "broken_raises.py").write_text(BROKEN["raises"][0])
    (tmp_path / "good.py").write_text(SOURCE.format(name="good"))
    describe(tmp_path, "broken-raises", "1.0", {"interrex.games": {"raises": "broken_raises:GAME"}})
    describe(tmp_path, "good", "1.0", {"interrex.games": {"good": "good:GAME"}})
    found = run([tmp_path], "-c", ASK)
    assert "'veto', 'good')" in found.stdout
    assert found.stderr.count("is left out") == 1


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("slow", "BOT = 3", "by what makes it from a seed, not by int"),
        ("greedy", "BOT = print", "The name 'greedy' is taken"),
        ("person", "BOT = print", "The name 'person' is taken"),
        ("Loud", "BOT = print", "is not a name for a bot"),
        ("broken", "raise RuntimeError('asleep')", "asleep"),
    ],
)
def test_a_broken_bot_is_told_and_left_out(name: str, source: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "some_bot.py").write_text(source)
    describe(tmp_path, "some-bot", "1.0", {"interrex.bots": {name: "some_bot:BOT"}})
    found = run([tmp_path], "-c", ASK)
    assert found.returncode == 0, found.stderr
    assert str(LEVELS).rstrip(")") in found.stdout
    assert f"The bot {name!r} of some_bot:BOT is left out" in found.stderr
    assert complaint in found.stderr


def test_what_a_program_registers_is_checked() -> None:
    with pytest.raises(BadSetting, match="GameSpec"):
        register("elekt")  # type: ignore[arg-type]
    with pytest.raises(BadSetting, match="taken"):
        register_bot("random", lambda seed: make("random", seed))
    assert bot_levels()[: len(LEVELS)] == LEVELS
    with pytest.raises(BadSetting, match=r"There is no bot 'brilliant'\. Bots: easy, normal"):
        make("brilliant", 1)
