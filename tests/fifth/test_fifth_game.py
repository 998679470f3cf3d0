"""The example game and the example bot, plugged in by entry points and played in processes of their own."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

from tests.fifth.plugging import EXAMPLES, PATIENT, REGALIA, ROOT, run

SUITES = {
    "its-own-tests": REGALIA / "tests",
    "terminal": ROOT / "tests" / "fifth" / "plugged_terminal.py",
    "browser": ROOT / "tests" / "fifth" / "plugged_browser.py",
}


@pytest.mark.parametrize("name", SUITES)
def test_where_it_is_plugged_in(plugged: list[Path], name: str) -> None:
    found = run(plugged, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", str(SUITES[name]))
    assert found.returncode == 0, found.stdout + found.stderr
    assert " passed" in found.stdout


def cli(plugged: list[Path], *arguments: str) -> str:
    found = run(plugged, "-m", "interrex.cli", *arguments)
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


def test_it_is_listed(plugged: list[Path]) -> None:
    listed = cli(plugged, "games").splitlines()
    assert [line.split()[0] for line in listed] == ["elekt", "vendetta", "masters", "veto", "regalia"]
    assert "seats: 2" in listed[-1]
    assert "a duel of bluff for two" in listed[-1]


def test_commands_know_it(plugged: list[Path], tmp_path: Path) -> None:
    assert "RG-303 The stronger Retainer takes the piece." in cli(plugged, "rules", "regalia", "303")
    assert "rules: 27 of 27" in cli(plugged, "rules", "regalia", "--coverage")
    assert "look at your rival" in cli(plugged, "pack", "show", "regalia", "spy")
    assert "# The words of packs: Regalia" in cli(plugged, "pack", "words", "regalia")
    house = REGALIA / "src" / "interrex_regalia" / "packs" / "house.toml"
    assert "Piece of regalia 7, Retainer 11" in cli(plugged, "pack", "check", str(house))
    assert "16 of 16 scenarios hold" in cli(plugged, "scenario", "run", str(REGALIA / "tests" / "scenarios"))
    assert "nothing was lost or made" in cli(plugged, "simulate", "regalia", "-n", "30", "--check")
    assert "won by patient" in cli(plugged, "simulate", "regalia", "-n", "4", "--bots", "patient,random")
    record = tmp_path / "a.game"
    assert "Won by" in cli(plugged, "watch", "regalia", "--seed", "1", "--save", str(record), "--pause", "0")
    assert "in order" in cli(plugged, "verify", str(record))


def test_a_game_without_a_lesson_says_so(plugged: list[Path]) -> None:
    found = run(plugged, "-m", "interrex.cli", "lesson", "regalia")
    assert found.returncode == 2
    assert "Regalia has no lesson. Lessons: elekt" in " ".join(found.stderr.split())


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    found = run([tmp_path], "-m", "interrex.cli", "play", "regalia")
    assert found.returncode == 2
    assert "There is no game 'regalia'" in found.stderr


@pytest.mark.parametrize(
    ("example", "wanted"),
    [
        (REGALIA, ["spec.py", "packs/house.toml", "rules/en.md", "words/pl.ftl", "templates/table.html",
                   "static/table.css", "static/emblem.svg", "py.typed"]),
        (PATIENT, ["interrex_patient.py"]),
    ],
    ids=["regalia", "patient"],
)  # fmt: skip
def test_the_wheel_holds_everything(
    example: Path, wanted: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build = pytest.importorskip("hatchling.build")
    monkeypatch.chdir(example)
    with zipfile.ZipFile(tmp_path / build.build_wheel(str(tmp_path))) as wheel:
        names = wheel.namelist()
    for each in [*wanted, "entry_points.txt"]:
        assert any(name.endswith(each) for name in names), f"{each} is missing"
    assert EXAMPLES in example.parents
