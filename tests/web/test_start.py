"""The start of a server: one per file, and a database that cannot be used is named in a sentence."""

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from interrex.cli.serve import wait_for_database
from interrex.engine.errors import BadSetting
from interrex.web.store import Store
from tests.web.house import opened
from tests.web.serving import SOURCE, Served


def serve(database: Path) -> subprocess.CompletedProcess[str]:
    """Start a server that is expected to refuse."""
    return subprocess.run(
        [sys.executable, "-m", "interrex.cli", "serve", "--port", "0", "--database", str(database)],
        env={**os.environ, "PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip


def refused(database: Path) -> str:
    """What is said of a database; one sentence or two on stderr, nothing else."""
    answer = serve(database)
    assert answer.returncode == 2, answer.stderr
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr) < 600
    return " ".join(answer.stderr.split())


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with Served(file) as first:
        assert first.process is not None
        said = refused(file)
        assert f"process {first.process.pid}" in said
        assert "Another server uses" in said
        with closing(sqlite3.connect(file)) as backup, closing(sqlite3.connect(tmp_path / "copy.db")) as copy:
            backup.backup(copy)  # the lock stops no backup
        first.kill()
        first.start()  # nothing is left behind by a kill


def test_a_lock_ends_with_the_store(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    first = Store(url)
    with pytest.raises(BadSetting, match="Another server"):
        Store(url)
    first.close()
    Store(url).close()


def test_a_newer_schema_is_named(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    Store(f"sqlite:///{file}").close()
    with closing(sqlite3.connect(file)) as found:
        found.execute("update alembic_version set version_num = '9999'")
        found.commit()
    said = refused(file)
    assert "9999" in said
    assert "newer" in said


@pytest.mark.parametrize("how", ["rubbish", "cut", "holes"])
def test_a_damaged_file_is_named(tmp_path: Path, how: str) -> None:
    file = tmp_path / "tables.db"
    with opened(database=f"sqlite:///{file}") as house:
        for _ in range(3):
            house.visitor().new_table("person", "random")
    whole = file.read_bytes()
    if how == "rubbish":
        file.write_bytes(b"not a database at all, " * 500)
    elif how == "cut":
        file.write_bytes(whole[: len(whole) // 2])
    else:
        file.write_bytes(whole[:5000] + os.urandom(len(whole) - 6000) + whole[-1000:])
    for name in ("tables.db-wal", "tables.db-shm"):
        (tmp_path / name).unlink(missing_ok=True)
    with pytest.raises(BadSetting, match=r"backup") as said:
        wait_for_database(f"sqlite:///{file}")
    assert "\n" not in str(said.value)


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with closing(sqlite3.connect(file)) as found:
        found.execute("create table tables (id integer)")
        found.commit()
    before = file.read_bytes()
    with pytest.raises(BadSetting, match="cannot be used"):
        wait_for_database(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as found:
        assert found.execute("select count(*) from tables").fetchone() == (0,)
    assert len(before) <= len(file.read_bytes())


def test_a_damage_while_serving_is_not_called_a_short_wait() -> None:
    from sqlalchemy.exc import DatabaseError

    from interrex.web.app import _reason

    damaged = DatabaseError("select", {}, sqlite3.DatabaseError("database disk image is malformed"))
    status, said, headers = _reason(damaged, "en", False)
    assert (status, headers) == (503, None)
    assert "backup" in said
    assert "wait a moment" not in said
