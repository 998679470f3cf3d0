"""A PostgreSQL of our own for tests, from Debian's package, in a folder that vanishes with it."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest

CONF = (
    "fsync = off\nlisten_addresses = ''\nunix_socket_directories = '{}'\n"  # the machine itself does not fail
)


def programs() -> Path | None:
    """Where the newest PostgreSQL of the machine has its programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[4]))
    return found[-1].parent if found else None


needs_postgres = pytest.mark.skipif(
    programs() is None, reason="NO POSTGRESQL: several servers are NOT tested. apt-get install postgresql"
)


class Postgres:
    """A database server that can be stopped, killed and started again."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="interrex-pg-"))
        self.data = self.folder / "data"
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=interrex", "--encoding=UTF8")
        (self.data / "postgresql.auto.conf").write_text(CONF.format(self.folder), encoding="utf-8")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://interrex@/postgres?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        where = programs()
        assert where is not None
        whom = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        subprocess.run(
            [*whom, str(where / program), "-D", str(self.data), *arguments],
            check=True, stdout=subprocess.DEVNULL, cwd=self.folder,
        )  # fmt: skip

    def start(self) -> None:
        """Start it and wait until it answers."""
        self._run("pg_ctl", "start", "-w", "-t", "60", "-l", str(self.folder / "log"))

    def stop(self, how: str = "fast") -> None:
        """Stop it: ``immediate`` as if it were killed."""
        self._run("pg_ctl", "stop", "-w", "-t", "60", "-m", how)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
