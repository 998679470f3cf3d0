"""Processes in which the program works are copies of the one that is tried: they have its mutant.

The web reads what strangers send and lets bots think in processes of their own. Begun as usual, each of them
would load the program anew, as it is. Here it is forked and goes on in the ``main`` of the same module; so it
also begins at once. Where it comes to is written into a file, from which the test that asked it knows.
"""

from __future__ import annotations

import asyncio
import builtins
import importlib
import os
import sys
import traceback
from pathlib import Path
from typing import Any, Final

ROOM: Final = "interrex.web.workers."
usual = asyncio.create_subprocess_exec


def fork_workers(noted: Path) -> None:
    """From now on workers are copies of this process; the places they come to are written there."""

    async def begun(program: str, *arguments: str, **wanted: Any) -> asyncio.subprocess.Process:
        if arguments[:1] == ("-m",) and arguments[1].startswith(ROOM):
            wanted["preexec_fn"] = lambda: work(arguments[1], arguments[2:], noted)
        return await usual(program, *arguments, **wanted)

    asyncio.create_subprocess_exec = begun  # type: ignore[assignment]


def work(name: str, arguments: tuple[str, ...], noted: Path) -> None:
    """Be a worker, in a process that was just forked; it ends here."""
    status = 1
    try:
        os.closerange(3, os.sysconf("SC_OPEN_MAX"))  # with the pipe by which it is told that it has begun
        sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
        sys.argv = [name, *arguments]
        note_places(noted)
        importlib.import_module(name).main()
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)


def note_places(noted: Path) -> None:
    """Write every place into the file when it is come to for the first time; a worker may end at any time."""
    known: set[str] = set()
    file = os.open(noted, os.O_WRONLY | os.O_APPEND | os.O_CREAT)

    def note(place: str) -> None:
        if place not in known:
            known.add(place)
            os.write(file, f"{place}\n".encode())

    builtins.__dict__["__called__"] = note
