"""One server per file: a second one would not hear of the first one's moves."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import IO

from interrex.engine.errors import BadSetting


def lock_file(database: Path) -> IO[bytes] | None:
    """Lock a database for this process, until the result is closed; another server's is refused.

    The lock lies beside the database and goes with its process, however that ends. It stops no backup.
    """
    try:
        import fcntl
    except ImportError:  # not every system has such locks
        return None
    held = open(f"{database}.lock", "a+b")  # noqa: SIM115
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.seek(0)
        owner = held.read(20).decode("ascii", "replace").strip()
        held.close()
        raise BadSetting(
            f"Another server uses {database}{f' (process {owner})' if owner else ''}. "
            "Stop it, or name another file with --database; only PostgreSQL supports several servers."
        ) from None
    with contextlib.suppress(OSError):  # a full disk: the lock holds without its owner's number
        held.truncate(0)
        held.write(str(os.getpid()).encode())
        held.flush()
    return held
