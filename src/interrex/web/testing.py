"""A server for tests and pictures: a process of its own that can be killed at any moment."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final, Self

CHROMIUM: Final = "/usr/bin/chromium"
FLAGS: Final = (
    "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
SOURCE: Final = Path(__file__).parent.parent.parent


class Served:
    """The web table, served from a database (a file or a URL) on a free port."""

    def __init__(self, database: Path | str, pace: float = 0.0) -> None:
        self.database = database
        self.pace = pace
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start the server and wait until it answers."""
        path = os.pathsep.join([str(SOURCE), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "interrex.cli", "serve", "--quiet", "--port", str(self.port),
             "--database", str(self.database), "--pace", str(self.pace)],
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
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
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
