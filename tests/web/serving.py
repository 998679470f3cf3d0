"""Servers for tests, pictures and figures: processes of their own that can be killed at any moment."""

from __future__ import annotations

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.web.ready import Forked, Forker

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = (
    "--headless --no-sandbox --disable-gpu --in-process-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SOURCE: Final = Path(__file__).parent.parent.parent / "src"


def environment() -> dict[str, str]:
    """In which a program finds Interrex and its tests."""
    path = os.pathsep.join([str(SOURCE), str(SOURCE.parent), os.environ.get("PYTHONPATH", "")])
    return {**os.environ, "PYTHONPATH": path}


class Served:
    """The web table, served from a database (a file or a URL) on a free port; at once, by a forker."""

    def __init__(self, database: Path | str, pace: float = 0.0, forker: Forker | None = None) -> None:
        self.database = database
        self.pace = pace
        self.port = free_port()
        self.forker = forker
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        arguments = ["serve", "--quiet", "--port", str(self.port), "--database", str(self.database),
                     "--pace", str(self.pace)]  # fmt: skip
        if self.forker:
            self.process = self.forker.begin(arguments)
        else:
            command = [sys.executable, "-m", "interrex.cli", *arguments]
            self.process = subprocess.Popen(command, env=environment())
        patience = time.monotonic() + 60
        while time.monotonic() < patience:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=20):
                    return
            except OSError:
                time.sleep(0.02)
                if self.process.poll() is not None:
                    break
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """Kill the server without a warning."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def stop(self) -> None:
        """Let it close, and wait for that."""
        if self.process is None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()


def postgres_programs() -> Path | None:
    """Where the newest PostgreSQL of this machine has its programs, if there is one."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda each: int(each.parts[4]))
    return found[-1].parent if found else None


class Postgres:
    """A PostgreSQL from Debian's package, in a folder that vanishes with it."""

    def __init__(self, sync: bool = False) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="interrex-pg-"))
        self.data = self.folder / "data"
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            user = pwd.getpwnam("postgres")
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=interrex", "--encoding=UTF8")
        settings = (
            "listen_addresses = ''", f"unix_socket_directories = '{self.folder}'",
            f"fsync = {'on' if sync else 'off'}",  # off where only processes fail, not the machine
        )  # fmt: skip
        (self.data / "postgresql.auto.conf").write_text("\n".join(settings) + "\n", encoding="utf-8")

    @property
    def url(self) -> str:
        return f"postgresql+psycopg://interrex@/postgres?host={self.folder}"

    def _run(self, program: str, *arguments: str) -> None:
        where = postgres_programs()
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


def free_port() -> int:
    """A port that nobody uses now, and that the system gives to nobody who does not name it.

    Tests that run beside each other have ports of their own: what one of them has found free no other takes
    before its server listens there, or while it is started again.
    """
    beside = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    which = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    while True:
        port = 10_000 + secrets.randbelow(20_000 // beside) * beside + which
        with contextlib.suppress(OSError), socket.socket() as found:
            found.bind(("127.0.0.1", port))
            return port
