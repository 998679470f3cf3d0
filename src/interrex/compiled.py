"""The compiled engine: engine, games and search as mypyc makes them, in the place of their sources.

A wheel carries it beside the sources. In a checkout ``./run`` builds it once, in the background, in a folder
below ``build/compiled`` that is named by a digest of what was compiled. Whoever imports ``interrex`` there
uses it if it is whole and the sources are still the same, and the sources otherwise: importing this module,
which ``interrex`` does first, settles that. INTERREX_COMPILED says more:

    no      never: the sources are used, a wheel is pure
    yes     only so: without a compiled engine the program refuses to start, a wheel is not built
    build   as usual, and commands begin to build what is missing (./run sets it)

How it is built: interrex/compiling.py.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parents[1]
BUILDS: Final = ROOT / "build" / "compiled"
IS_CHECKOUT: Final = PACKAGE.parent.name == "src" and (ROOT / "hatch_build.py").is_file()
WISH: Final = "INTERREX_COMPILED"
BUILD_COMMAND: Final = f"{sys.executable} -m interrex.compiling"
RECIPE: Final = 4  # raised when the same sources are to be compiled anew
LEFT_OUT: Final = (
    "engine/open_classes.py",
    "engine/positions.py",
)  # scenarios are set up once, not played out
LEFT_OUT_FOLDERS: Final = ("scenario",)
BENCHMARK_GAMES: Final = ("leduc.py", "tictactoe.py")
FULL: Final = "full"  # optimized, for people
QUICK: Final = "quick"  # built in half the time, for ./check
TRIED_AGAIN: Final = 24 * 60 * 60  # seconds after a build that failed
DONE: Final = "done.json"  # in a folder that is whole: the modules and their files


class NotCompiled(ImportError):
    """A compiled engine is demanded, and there is none."""


# --- what is compiled ------------------------------------------------------------------------------


def modules_to_compile(package: Path) -> list[Path]:
    """Engine, games and bots; not the packages themselves, by which files beside the sources are found."""
    found = [file for part in ("engine", "games", "bots") for file in (package / part).rglob("*.py")]
    return sorted(
        file
        for file in found
        if file.name != "__init__.py"
        and file.relative_to(package).as_posix() not in LEFT_OUT
        and not set(LEFT_OUT_FOLDERS) & set(file.relative_to(package).parts)
    )


def digest_of(package: Path, extra: Iterable[Path] = ()) -> str:
    """What the compiled engine depends on: the sources, this Python, this system."""
    libc = os.confstr("CS_GNU_LIBC_VERSION") if hasattr(os, "confstr") and os.name == "posix" else ""
    found = hashlib.sha256(f"{RECIPE} {sys.version} {EXTENSION_SUFFIXES[0]} {libc}".encode())
    modules = [(file.relative_to(package).as_posix(), file) for file in modules_to_compile(package)]
    for name, file in [*modules, *((file.name, file) for file in extra)]:
        text = file.read_bytes()
        found.update(f"\n{name} {len(text)}\n".encode())
        found.update(text)
    return found.hexdigest()[:16]


def benchmark_games(root: Path) -> list[Path]:
    """The games of the benchmarks, which are compiled with the engine in a checkout."""
    return [root / "benchmarks" / name for name in BENCHMARK_GAMES]


@cache
def digest() -> str:
    """The digest of this checkout, as it was when it was first asked for."""
    return digest_of(PACKAGE, benchmark_games(ROOT))


# --- what is there ---------------------------------------------------------------------------------


def folder_of(kind: str) -> Path:
    """Where a compiled engine for these sources lies, once it is built."""
    return BUILDS / f"{digest()}-{kind}"


def find(kinds: Sequence[str] = (FULL,)) -> Path | None:
    """The folder of a compiled engine that is whole and fits the sources."""
    if not BUILDS.is_dir():
        return None
    return next((folder for kind in kinds if ((folder := folder_of(kind)) / DONE).is_file()), None)


def is_there() -> bool:
    """A process that starts now would use a compiled engine."""
    return running() or (IS_CHECKOUT and wish() != "no" and find() is not None)


def running() -> bool:
    """The engine of this process is compiled."""
    table = sys.modules.get("interrex.engine.table")
    return table is not None and is_compiled(table)


def is_compiled(module: ModuleType) -> bool:
    return (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


def wish() -> str:
    return os.environ.get(WISH, "")


# --- using it --------------------------------------------------------------------------------------


class CompiledModules(MetaPathFinder):
    """Finds the modules of a compiled engine before their sources are found."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.files: dict[str, str] = json.loads((folder / DONE).read_text(encoding="utf-8"))

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.folder / self.files.get(fullname, "")
        if file == self.folder or not file.is_file():  # removed since: the source does the same
            return None
        return spec_from_file_location(fullname, file)


def use() -> None:
    """Let this process import the compiled engine, if there is one and it is wanted."""
    if not IS_CHECKOUT or wish() == "no" or any(isinstance(each, CompiledModules) for each in sys.meta_path):
        return
    folder = find((FULL, QUICK) if wish() == "yes" else (FULL,))
    if folder is not None:
        with contextlib.suppress(OSError):  # it is being removed: the sources do the same
            sys.meta_path.insert(0, CompiledModules(folder))
    elif wish() == "yes":
        raise NotCompiled(f"{WISH} is yes, but there is no compiled engine. Build it: {BUILD_COMMAND}")


# --- building in the background --------------------------------------------------------------------


def failure_file(kind: str = FULL) -> Path:
    """Where a failed build of these sources is noted: the reason in a line, then what the compiler said."""
    return BUILDS / f"{digest()}-{kind}.failed"


def failure() -> str:
    """Why these sources could not be compiled; empty where it was not tried, or not in vain."""
    for file in (failure_file(), failure_file().with_suffix(".told")):
        if file.is_file():
            return file.read_text(encoding="utf-8").partition("\n")[0]
    return ""


def has_just_failed() -> bool:
    """It was tried within the last day, in vain: what stood in the way may be gone by tomorrow."""
    files = (failure_file(), failure_file().with_suffix(".told"))
    return any(file.is_file() and time.time() - file.stat().st_mtime < TRIED_AGAIN for file in files)


def news_of_failure() -> str:
    """One line about a build that failed, for the first who asks; nothing for everybody after."""
    if not IS_CHECKOUT or not BUILDS.is_dir() or not failure_file().is_file():
        return ""
    reason = failure()
    try:
        failure_file().rename(failure_file().with_suffix(".told"))
    except FileNotFoundError:  # somebody else was faster
        return ""
    return f"The engine could not be compiled and runs as plain Python, only slower: {reason}"


_builder: list[Any] = []  # kept, so that nobody waits for it


def build_in_background() -> bool:
    """Begin to build what is missing, in a process of its own; whether that was begun."""
    if wish() != "build" or not IS_CHECKOUT or running() or find() is not None or has_just_failed():
        return False
    import subprocess

    from interrex.compiling import obstacle  # which needs this module

    if obstacle():
        return False
    command = [sys.executable, "-m", "interrex.compiling", "--background"]
    environment = {**os.environ, WISH: "no", "PYTHONPATH": str(PACKAGE.parent)}
    nothing = subprocess.DEVNULL
    _builder.append(
        subprocess.Popen(
            command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True, cwd=ROOT,
            env=environment,
        )
    )  # fmt: skip
    return True


use()
