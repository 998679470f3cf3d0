"""A program that has loaded all a server needs and begins servers at once, each in a process of its own.

What takes a server most time to begin is loading its modules. Where servers are killed hundreds of times,
that is done once. ``Forker`` is its other half.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Final

PAUSE: Final = 0.005  # seconds between two looks at whether a server has ended


class Forker:
    """Begins servers in processes that are copies of one."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tests.web.ready"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment,
            cwd=Path(__file__).parents[2],
        )  # fmt: skip
        self.asking = threading.Lock()

    def ask(self, *wish: object) -> str:
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        with self.asking:
            self.program.stdin.write(json.dumps(wish) + "\n")
            return self.program.stdout.readline().strip()

    def begin(self, arguments: list[str]) -> Forked:
        """A server with the arguments of the command."""
        return Forked(self, int(self.ask("begin", arguments)))

    def close(self) -> None:
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.close()
        self.program.wait()
        self.program.stdout.close()


class Forked:
    """A server begun by a forker; it is spoken to like a ``subprocess.Popen``."""

    def __init__(self, forker: Forker, pid: int) -> None:
        self.forker = forker
        self.pid = pid
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            said = self.forker.ask("ended", self.pid)
            self.returncode = int(said) if said != "no" else None
        return self.returncode

    def wait(self, timeout: float = 60.0) -> int:
        until = time.monotonic() + timeout
        while self.poll() is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired("server", timeout)
            time.sleep(PAUSE)
        assert self.returncode is not None
        return self.returncode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)


def serve(arguments: list[str]) -> None:
    """Be a server, as if started by its command; nothing is read or written where wishes come from."""
    from interrex.cli import app

    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(2, 1)
    status = 1
    try:
        app(arguments, standalone_mode=False)
        status = 0
    finally:
        os._exit(status)


def load() -> None:
    """What takes time is loaded before the first server begins: modules, cards, sentences."""
    import alembic.command  # noqa: F401
    import uvicorn  # noqa: F401

    import interrex
    import interrex.cli.serve
    import interrex.web.app
    from interrex.engine.packs import LANGUAGES
    from interrex.web import phrases
    from interrex.web.tables.sentences import words_for

    interrex.new("elekt", seats=4, seed=1)
    for language in LANGUAGES:
        phrases.say(language, "ui-report")
        for game in interrex.games():
            words_for(language, game, ["x"] * 4).say("ui-report")


def main() -> None:
    load()
    for line in sys.stdin:
        wish, wanted = json.loads(line)
        if wish == "begin":
            pid = os.fork()
            if not pid:
                serve(wanted)
            print(pid, flush=True)
        else:
            ended, status = os.waitpid(wanted, os.WNOHANG)
            print(os.waitstatus_to_exitcode(status) if ended else "no", flush=True)


if __name__ == "__main__":
    main()
