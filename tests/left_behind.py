"""What a test may change for itself and must put back: everything that is the same for a whole process.

Looked at after each test: the environment, the working folder, where modules are looked for, the levels of
loggers, the handlers of signals, the games and bots that are registered. After each file, because it takes
longer: functions, classes and constants of the program are still the same ones, and no thread goes on.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
import threading
import time
from types import FunctionType
from typing import Any

from interrex.bots import _registered as registered_bots
from interrex.bots import bot_levels
from interrex.games import _registered as registered_games
from interrex.games import names as names_of_games

OURS = ("interrex", "tests")
READ = ("INTERREX", "XDG_", "LANG", "LC_", "NO_COLOR", "TERM", "COLUMNS", "HOME", "PATH", "PYTHON")  # by us
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGALRM, signal.SIGVTALRM, signal.SIGCHLD)
PATIENCE = 30.0  # seconds in which the threads of a server end that was closed
CONSTANTS = (bool, int, float, str, bytes, tuple, frozenset)
Found = dict[str, dict[str, Any]]  # what there was, by sort and name


def changed(before: Found, after: Found) -> list[str]:
    """What was added, is missing or is another one."""
    missing = object()
    said = []
    for what, found in before.items():
        now = after[what]
        names = [
            each for each in found.keys() | now.keys() if found.get(each, missing) != now.get(each, missing)
        ]
        if names:
            said.append(f"{what}: {', '.join(sorted(names))}")
    return said


# --- after each test -------------------------------------------------------------------------------


def shared() -> Found:
    """What tests of one process share, as it is now."""
    names_of_games(), bot_levels()  # what is plugged in is registered when it is first asked for
    return {
        "the environment": {each: os.environ[each] for each in os.environ if each.startswith(READ)},
        "the process": {"working folder": os.getcwd(), "sys.path": tuple(sys.path)},
        "loggers": loggers(),
        "handlers of signals": {each.name: signal.getsignal(each) for each in SIGNALS},
        "registered games": dict(registered_games),
        "registered bots": dict(registered_bots),
    }


def loggers() -> dict[str, Any]:
    """What our loggers and the root let through."""
    found: dict[str, Any] = {"all": logging.root.manager.disable, "root": logging.root.level}
    for name, each in logging.root.manager.loggerDict.items():
        if name.startswith(OURS) and isinstance(each, logging.Logger) and (each.level or each.disabled):
            found[name] = (each.level, each.disabled)
    return found


# --- after each file -------------------------------------------------------------------------------


def program() -> Found:
    """Functions, classes and constants of all modules of the program that are loaded."""
    found: Found = {}
    for name, module in list(sys.modules.items()):
        if name.startswith("interrex.") and module is not None:
            found[name] = {"the module": id(module)}
            for each, value in list(vars(module).items()):
                if isinstance(value, FunctionType) or (each.isupper() and isinstance(value, CONSTANTS)):
                    found[name][each] = value
                elif isinstance(value, type) and value.__module__ == name:
                    for method, code in list(vars(value).items()):
                        if isinstance(code, FunctionType):
                            found[name][f"{each}.{method}"] = code
    return found


def changes_of_program(before: Found) -> list[str]:
    """What is another one than before; modules that were loaded since are left out."""
    now = program()
    return changed({name: each for name, each in before.items() if name in now}, now) + [
        f"{name}: no longer loaded" for name in before if name not in now
    ]


def is_ours(thread: threading.Thread) -> bool:
    """It runs a function of the program or of a test."""
    return str(getattr(getattr(thread, "_target", None), "__module__", "")).startswith(OURS)


def threads_since(before: set[threading.Thread]) -> list[str]:
    """Our threads that go on; those that are about to end are waited for."""
    patience = time.monotonic() + PATIENCE
    while True:
        left = [each.name for each in threading.enumerate() if each not in before and is_ours(each)]
        if not left or time.monotonic() > patience:
            return left
        time.sleep(0.01)
