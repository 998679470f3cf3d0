"""``interrex doctor``: plain sentences on what runs and what is missing; exit 1 where something is broken."""

from __future__ import annotations

import sqlite3
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from interrex import compiled, compiling
from interrex.cli import app, doctor
from interrex.cli.doctor import look_at_engine


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["doctor", *words])


def said(result: Result, about: str) -> list[str]:
    return [line.partition(": ")[2].strip() for line in result.stdout.splitlines() if line.startswith(about)]


@pytest.fixture(autouse=True)
def _own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("INTERREX_SAVES", str(tmp_path / "saves"))
    monkeypatch.delenv("INTERREX_DATABASE", raising=False)


def test_all_is_well(tmp_path: Path) -> None:
    result = run()
    assert result.exit_code == 0, result.output
    for about in ("Interrex", "Python", "Engine", "Libraries", "Database", "PostgreSQL", "Chromium"):
        (line,) = said(result, about)
        assert line, about
    assert f"rich {version('rich')}" in said(result, "Libraries")[0]
    assert said(result, "Database")[0].endswith(
        f"{tmp_path / 'saves' / 'tables.db'} is made at the first start."
    )
    assert not (tmp_path / "saves").exists()


def test_a_database_is_looked_at_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    sqlite3.connect(file).executescript("CREATE TABLE one (number); PRAGMA journal_mode=DELETE;")
    before = file.read_bytes()
    assert f"{file}, 0.0 MB." in said(run("--database", str(file)), "Database")[0]
    assert file.read_bytes() == before


def test_a_damaged_database_is_named_with_the_remedy(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_bytes(b"this was a database once" * 100)
    result = run("--database", str(file))
    assert result.exit_code == 1
    assert said(result, "Database") == [
        f"{file} cannot be read: file is not a database. Put the last backup in its place, or name another."
    ]


def test_a_server_that_does_not_answer_is_named() -> None:
    result = run("--database", "postgresql+psycopg://nobody@127.0.0.1:1/nothing")
    assert result.exit_code == 1
    assert said(result, "Database")[0].startswith("it cannot be used: ")
    result = run("--database", "no-such-thing://x/y")
    assert result.exit_code == 1
    assert said(result, "Database")[0].endswith("See docs/hosting.md.")


def test_a_missing_library_names_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def some(name: str) -> str:
        if name in ("fastapi", "openskill", "psycopg"):
            raise PackageNotFoundError(name)
        return "1.0"

    monkeypatch.setattr(doctor, "version", some)
    result = run()
    assert result.exit_code == 0
    assert said(result, "Missing") == [
        "fastapi, for the table in the browser: pip install 'interrex[web]'.",
        "openskill, for ratings in the arena: pip install 'interrex[lab]'.",
    ]
    assert "pip install 'interrex[postgres]'" in said(result, "PostgreSQL")[0]


@pytest.mark.parametrize(
    ("state", "sentence"),
    [
        (
            {"obstacle": "no C compiler was found. On Debian, apt-get install build-essential brings one."},
            "no C compiler",
        ),
        ({"is_building": True}, "It is being compiled in the background"),
        ({"failure": "one.c: error"}, "Compiling failed (one.c: error). To try again: "),
        ({}, "./run compiles it; to do that now: "),
        ({"find": Path("here")}, "by now it is compiled, for the next start"),
        ({"running": True}, "compiled."),
        ({"wish": "no"}, "INTERREX_COMPILED is no"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_how_the_engine_runs_and_what_to_do(
    state: dict[str, object], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = {
        "obstacle": "",
        "is_building": False,
        "failure": "",
        "find": None,
        "running": False,
        "wish": "",
        **state,
    }
    for name in ("failure", "find", "running", "wish"):
        monkeypatch.setattr(compiled, name, lambda name=name: here[name])
    for name in ("obstacle", "is_building"):
        monkeypatch.setattr(compiling, name, lambda name=name: here[name])
    finding = look_at_engine()
    assert sentence in finding.says
    assert not finding.is_broken
