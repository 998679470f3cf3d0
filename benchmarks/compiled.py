"""Build a compiled copy of engine, games and benchmark games with mypyc, beside the sources.

The sources are compiled as they are; without a C compiler or mypyc the plain sources are used.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = ("leduc.py", "tictactoe.py")
SETUP: Final = """from mypyc.build import mypycify
from setuptools import setup

setup(name="compiled", ext_modules=mypycify({names}, opt_level="2", debug_level="0", multi_file=True))
"""


def build() -> tuple[Path, str]:
    """The folder to import from, and what it holds: "compiled", or why it is "plain"."""
    if shutil.which("gcc") is None and shutil.which("cc") is None:
        return _plain(), "plain (no C compiler)"
    package = ROOT / "src" / "interrex"
    sources = sorted([*(package / "engine").rglob("*.py"), *(package / "games").rglob("*.py")])
    sources += [ROOT / "benchmarks" / name for name in (*GAMES, "compiled.py")]
    digest = hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:16]
    folder = ROOT / "build" / "compiled" / f"{digest}-{sys.implementation.cache_tag}"
    if not (folder / "done").exists():
        print(f"compiling engine and games into {folder.relative_to(ROOT)} (a few minutes) …", flush=True)
        problem = _compile(folder)
        if problem:
            return _plain(), f"plain ({problem})"
    return folder, "compiled"


def _plain() -> Path:
    folder = ROOT / "build" / "plain"
    _copy(folder)
    return folder


def _copy(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "src" / "interrex", folder / "interrex")
    for name in GAMES:
        shutil.copy(ROOT / "benchmarks" / name, folder / name)


def _compile(folder: Path) -> str:
    """Compile in place; the reason if that fails."""
    _copy(folder)
    package = folder / "interrex"
    modules = [*(package / "engine").glob("*.py"), *(package / "games").rglob("*.py")]
    names = [str(module.relative_to(folder)) for module in sorted(modules)]
    (folder / "setup.py").write_text(SETUP.format(names=[*GAMES, *names]), encoding="utf-8")
    command = [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "--parallel", "2"]
    flags = {**os.environ, "CFLAGS": "-O2 -march=native -fno-semantic-interposition -flto=2"}
    done = subprocess.run(command, cwd=folder, env=flags, capture_output=True, text=True, check=False)
    if done.returncode:
        return (done.stdout + done.stderr).strip().splitlines()[-1]
    (folder / "done").touch()
    return ""
