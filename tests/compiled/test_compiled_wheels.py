"""Wheels: compiled where that can be done, otherwise pure, and they say so."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from interrex import compiled
from interrex.building import LENIENT
from tests.compiled.test_compiled_builds import Checkout, needs_compiler

SUFFIXES = (".so", ".pyd")


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    found = Checkout(tmp_path / "checkout")
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE"):
        shutil.copy(compiled.ROOT / name, found.root / name)
    return found


def wheel(checkout: Checkout, **environment: str) -> tuple[str, dict[str, str], str]:
    """The name of the wheel that is built, its files with what short texts say, and what was said."""
    done = checkout.python("-m", "hatchling", "build", "-t", "wheel", "-d", "wheels", **environment)
    files = sorted((checkout.root / "wheels").glob("*.whl"))
    if not files:
        assert done.returncode
        return "", {}, done.stdout + done.stderr
    with zipfile.ZipFile(files[0]) as opened:
        names = opened.namelist()
        texts = {name: opened.read(name).decode() if name.endswith(".txt") else "" for name in names}
    return files[0].name, texts, done.stdout + done.stderr


def test_a_pure_wheel_by_a_switch(checkout: Checkout) -> None:
    name, files, said = wheel(checkout, INTERREX_COMPILED="no")
    assert name.endswith("-py3-none-any.whl")
    assert not [file for file in files if file.endswith(SUFFIXES)]
    assert files["interrex/not_compiled.txt"] == "that was not wanted.\n"
    assert "A pure wheel is built, the engine is not compiled" in said


def test_without_a_compiler_the_wheel_is_pure_and_says_so(checkout: Checkout) -> None:
    name, files, said = wheel(checkout, CC="no-such-compiler")
    assert name.endswith("-py3-none-any.whl")
    assert files["interrex/not_compiled.txt"].startswith("no C compiler was found.")
    assert "the engine is not compiled: no C compiler was found." in said


def test_a_compiled_wheel_or_none(checkout: Checkout) -> None:
    name, _, said = wheel(checkout, CC="no-such-compiler", INTERREX_COMPILED="yes")
    assert name == ""
    assert "INTERREX_COMPILED is yes, but the engine was not compiled: no C compiler was found." in said


@pytest.mark.slow
def test_the_sources_can_be_compiled_where_no_library_is_installed(tmp_path: Path) -> None:
    """As when a wheel is built: mypyc stops at the first complaint, and the wheel would be pure."""
    modules = [str(module) for module in compiled.modules_to_compile(compiled.PACKAGE)]
    options = (*LENIENT, "--no-site-packages", "--cache-dir", str(tmp_path))
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *options, *modules],
        cwd=compiled.PACKAGE.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout


@needs_compiler
@pytest.mark.slow
def test_a_compiled_wheel_runs_compiled(checkout: Checkout, tmp_path: Path) -> None:
    name, files, said = wheel(checkout)
    assert f"cp{sys.version_info[0]}{sys.version_info[1]}" in name, said
    assert "interrex/engine/table.py" in files
    assert "interrex/not_compiled.txt" not in files
    with zipfile.ZipFile(checkout.root / "wheels" / name) as opened:
        opened.extractall(tmp_path / "installed")
    assert checkout.used(PYTHONPATH=str(tmp_path / "installed")).endswith(SUFFIXES)
