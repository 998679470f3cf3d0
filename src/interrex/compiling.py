"""Build the compiled engine: ``python -m interrex.compiling`` in a checkout, the build hook for a wheel.

The sources are copied into a folder of their own, compiled there, tried, and moved to their place in one
step: a build that is killed leaves nothing that anybody would use. One process builds at a time.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path
from typing import Final

try:
    import fcntl
except ImportError:  # a system without it builds none in a checkout
    fcntl = None  # type: ignore[assignment]

from interrex import compiled
from interrex.compiled import BUILDS, DONE, FULL, PACKAGE, QUICK, ROOT

# These take the place of the flags that Python was compiled with, so what it relies on is said again.
FLAGS: Final = {
    FULL: "-O2 -g0 -DNDEBUG -fwrapv -fvisibility=hidden -fno-semantic-interposition -fno-plt -flto "
    "-include rare.h",
    QUICK: "-O0 -g0 -fwrapv -include rare.h",  # with the assertions of Python's headers
}
# What only errors reach is laid out apart from what runs all the time, which then finds more room in the
# processor's memory: to report an error takes more instructions than most steps do that can fail.
RARE: Final = (
    "CPyError_OutOfMemory", "CPy_Raise", "CPy_TypeError", "CPy_AddTraceback", "CPy_TypeErrorTraceback",
    "CPy_AttributeError", "CPy_DecRef", "CPy_XDecRef",
)  # fmt: skip
# What such a function may take: a header that comes before all others knows no other types.
PLAIN_TYPE: Final = re.compile(r"(const char|struct _object|int|void)\s*\**\s*\w*")
COMPILERS: Final = ("gcc", "cc", "clang")
TOOLS: Final = ("mypyc", "setuptools")
NOTES: Final = (".failed", ".told")
FAILED: Final = 3
IMPOSSIBLE: Final = 4  # nothing is wrong, but something is missing
LOWEST: Final = 19  # of all priorities
TRIAL: Final = """import sys
from importlib import import_module, util
from pathlib import Path

spec = util.spec_from_file_location("finding", sys.argv[1])
finding = util.module_from_spec(spec)
spec.loader.exec_module(finding)
found = finding.CompiledModules(Path(sys.argv[2]))
sys.meta_path.insert(0, found)
for name in found.files:
    if name.startswith("interrex."):
        assert finding.is_compiled(import_module(name)), name
"""


class CannotCompile(Exception):
    """Why there will be no compiled engine: one line for people, and what the tools have said."""

    status = FAILED

    def __init__(self, reason: str, said: str = "") -> None:
        super().__init__(reason)
        self.said = said


class Impossible(CannotCompile):
    """Something that compiling takes is missing: nothing was tried."""

    status = IMPOSSIBLE


# --- what it takes ---------------------------------------------------------------------------------


def compiler() -> str:
    """The C compiler: the one named by CC, the one this Python was built with, or a usual one."""
    usual = str(sysconfig.get_config_var("CC") or "").split()[:1]
    named = os.environ.get("CC", "").split()[:1]
    for name in named or [*usual, *COMPILERS]:
        if shutil.which(name):
            return name
    return ""


def obstacle() -> str:
    """What is missing before anything can be compiled, with the remedy; nothing if all is there."""
    if sys.implementation.name != "cpython":
        return f"mypyc compiles for CPython, and this is {sys.implementation.name}."
    if not compiler():
        return "no C compiler was found. On Debian, apt-get install build-essential brings one."
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return "the header files of Python are missing. On Debian, apt-get install python3-dev brings them."
    return ""


def missing_tools() -> list[str]:
    return [name for name in TOOLS if find_spec(name) is None]


def fetch_tools() -> Path:
    """Install what compiles, in the versions of the lock, where only builds find it."""
    lock = ROOT / "lock" / "compile.txt"
    folder = BUILDS / f"tools-{hashlib.sha256(lock.read_bytes() + sys.version.encode()).hexdigest()[:16]}"
    if not folder.is_dir():
        work = BUILDS / "tools-unfinished"
        shutil.rmtree(work, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-input", "--disable-pip-version-check"]
        command = [*pip, "--target", str(work), "--require-hashes", "--requirement", str(lock)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CannotCompile("mypy and setuptools could not be installed.", done.stdout + done.stderr)
        work.rename(folder)
    return folder


# --- compiling -------------------------------------------------------------------------------------


def compile_into(target: Path, kind: str, is_checkout: bool) -> str:
    """Compile the sources of this package into a folder that is not there yet; their digest.

    In a checkout also the games of the benchmarks; what is missing for it is installed there.
    """
    tools = ""
    if reason := obstacle():
        raise Impossible(reason)
    if missing := " and ".join(missing_tools()):
        if not is_checkout:
            raise Impossible(f"{missing} must be installed: pip install 'interrex[compile]'")
        tools = str(fetch_tools())
    work = target.with_name(f"unfinished-{target.name}-{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    try:
        found = _copy(work, is_checkout)
        _compile(work, kind, tools)
        whole = _collect(work)
        _try(whole)
        whole.rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    return found


def _copy(work: Path, benchmarks: bool) -> str:
    """The sources as they are now; what is compiled is what the digest was made of."""
    shutil.copytree(
        PACKAGE, work / "interrex", ignore=lambda _, names: [each for each in names if not _is_needed(each)]
    )
    games = compiled.benchmark_games(ROOT) if benchmarks else []
    for game in games:
        shutil.copy(game, work / game.name)
    return compiled.digest_of(work / "interrex", [work / game.name for game in games])


def _is_needed(name: str) -> bool:
    """Sources and folders that may hold some."""
    return name.endswith(".py") or ("." not in name and name != "__pycache__")


def _compile(work: Path, kind: str, tools: str) -> None:
    modules = [*work.glob("*.py"), *compiled.modules_to_compile(work / "interrex")]
    names = [module.relative_to(work).as_posix() for module in sorted(modules)]
    level = FLAGS[kind].split()[0].removeprefix("-O")
    (work / "rare.h").write_text(rare_functions(_header_of_mypyc(tools)), encoding="utf-8")
    environment = {**os.environ, "CFLAGS": FLAGS[kind], "CC": compiler()}
    if sys.platform == "linux":
        environment["LDFLAGS"] = "-Wl,-s"
    if tools:
        environment["PYTHONPATH"] = tools
    jobs = str(os.cpu_count() or 1)
    command = [sys.executable, "-P", str(PACKAGE / "building.py"), level, jobs, *names]
    done = subprocess.run(command, cwd=work, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise CannotCompile(_reason_in(said), said)


def _header_of_mypyc(tools: str) -> str:
    """The C header of the mypyc that compiles."""
    spec = find_spec("mypyc")
    package = Path(tools) / "mypyc" if tools else Path(str(spec.origin if spec else "")).parent
    header = package / "lib-rt" / "CPy.h"
    return header.read_text(encoding="utf-8") if header.is_file() else ""


def rare_functions(header: str) -> str:
    """A header that declares the functions which only errors reach, as this version of mypyc has them."""
    found = ["struct _object;"]
    for name in RARE:
        declared = re.search(rf"^((?:static )?void {name}\()([^)]*)\)\s*[;{{]", header, re.MULTILINE)
        if declared is None:
            continue
        taken = [
            " ".join(each.split()).replace("PyObject", "struct _object") for each in declared[2].split(",")
        ]
        if all(PLAIN_TYPE.fullmatch(each) for each in taken):
            found.append(f"{declared[1]}{', '.join(taken)}) __attribute__((cold));")
    return "\n".join(found) + "\n"


def _reason_in(said: str) -> str:
    """The line that says most of what a compiler has said: its first error, or else its last words."""
    lines = [line.strip() for line in said.splitlines() if line.strip()] or ["the compiler said nothing"]
    return next((line for line in lines if "error:" in line.lower()), lines[-1])[:200]


def _collect(work: Path) -> Path:
    """All that was compiled, in a folder of its own, with a list of it."""
    whole = work / "whole"
    files: dict[str, str] = {}
    shutil.rmtree(work / "build", ignore_errors=True)
    for file in sorted(work.rglob(f"*{EXTENSION_SUFFIXES[0]}")):
        place = file.relative_to(work).as_posix()
        files[place.removesuffix(EXTENSION_SUFFIXES[0]).replace("/", ".")] = place
        (whole / place).parent.mkdir(parents=True, exist_ok=True)
        file.rename(whole / place)
    (whole / DONE).write_text(json.dumps(files, indent=1) + "\n", encoding="utf-8")
    return whole


def _try(whole: Path) -> None:
    """Import every module of it once, as processes will; one that cannot be imported is never used."""
    environment = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), compiled.WISH: "no"}
    done = subprocess.run(
        [sys.executable, "-c", TRIAL, compiled.__file__, str(whole)], env=environment, capture_output=True,
        text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        said = (done.stdout + done.stderr).strip()
        raise CannotCompile(f"what was compiled does not run: {_reason_in(said)}", said)


# --- in a checkout ---------------------------------------------------------------------------------


@contextlib.contextmanager
def _alone(wait: bool) -> Iterator[bool]:
    """One builds at a time; whether it is this one's turn. The lock is free again when its holder ends."""
    if fcntl is None:
        raise Impossible("this system cannot lock files.")
    BUILDS.mkdir(parents=True, exist_ok=True)
    with (BUILDS / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        yield True


def is_building() -> bool:
    """Another process is at it."""
    if fcntl is None or not (BUILDS / "lock").exists():
        return False
    with _alone(wait=False) as is_turn:
        return not is_turn


def build(kind: str = FULL, wait: bool = True) -> Path | None:
    """Build it for this checkout unless it is there; the folder, or nothing if another process builds it.

    A failure is noted, so that it is told once and not tried again and again, and raised.
    """
    kinds = (FULL,) if kind == FULL else (FULL, QUICK)
    if folder := compiled.find(kinds):
        return folder
    if reason := obstacle():
        raise Impossible(reason)
    with _alone(wait) as is_turn:
        if not is_turn:
            return None
        compiled.digest.cache_clear()  # the sources may have changed while this one waited
        if folder := compiled.find(kinds):
            return folder
        _remove_old()
        work = BUILDS / f"new-{kind}"
        try:
            found = compile_into(work, kind, is_checkout=True)
        except CannotCompile as failure:
            _note(failure, kind)
            raise
        folder = BUILDS / f"{found}-{kind}"
        shutil.rmtree(folder, ignore_errors=True)
        work.rename(folder)
        for suffix in NOTES:
            (BUILDS / f"{found}-{kind}{suffix}").unlink(missing_ok=True)
        return folder


def _note(failure: CannotCompile, kind: str) -> None:
    """Keep the reason of a failure; one that was told once is not told again."""
    file = compiled.failure_file(kind)
    told = file.with_suffix(".told")
    (told if told.exists() else file).write_text(f"{failure}\n{failure.said}\n", encoding="utf-8")


def _remove_old() -> None:
    """Remove what earlier sources and killed builds have left."""
    for each in BUILDS.iterdir():
        if each.name == "lock" or each.name.startswith((compiled.digest(), "tools-")):
            continue
        if each.is_dir():
            shutil.rmtree(each, ignore_errors=True)
        else:
            each.unlink(missing_ok=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Build, and say where it lies or why there is none."""
    parser = argparse.ArgumentParser(prog="interrex.compiling", description="Build the compiled engine.")
    parser.add_argument("--quick", action="store_true", help="for tests: built in half the time, slower")
    parser.add_argument("--background", action="store_true", help="at the lowest priority, and never wait")
    parser.add_argument(
        "--into", type=Path, metavar="FOLDER", help="not for this checkout: into a new folder"
    )
    asked = parser.parse_args(arguments)
    kind = QUICK if asked.quick else FULL
    if asked.background:
        os.nice(LOWEST)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # what it has started ends too
    try:
        if asked.into is not None:
            compile_into(asked.into.resolve(), kind, is_checkout=False)
            sys.stdout.write(f"{asked.into}\n")
        elif not compiled.IS_CHECKOUT:
            raise Impossible("this is not a checkout; a wheel is compiled when it is built.")
        else:
            folder = build(kind, wait=not asked.background)
            sys.stdout.write(f"{folder or 'another process builds it'}\n")
    except CannotCompile as failure:
        sys.stderr.write(f"{failure.said}\nnot compiled: {failure}\n".lstrip())
        return failure.status
    return 0


if __name__ == "__main__":
    sys.exit(main())
