"""The lock of ./run and ./check: exact versions with hashes, and they fit pyproject.toml."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "lock").glob("*.txt"))
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PIN = re.compile(r"(?P<name>[a-z0-9.-]+)(?:\[[a-z,-]+\])?==(?P<version>[0-9][\w.!+-]*)(?: ; [^\\#]+)? \\")
HASH = re.compile(r"    --hash=sha256:[0-9a-f]{64}(?: \\)?")


@cache
def pins(name: str) -> dict[str, str]:
    """The version of each package in a lock."""
    found: dict[str, str] = {}
    for line in (ROOT / "lock" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        pin = PIN.fullmatch(line)
        if pin is not None:
            assert pin["name"] not in found, f"{pin['name']} is there twice"
            found[pin["name"]] = pin["version"]
    return found


def asked_for(extra: str) -> list[Requirement]:
    """What an extra of the package requires, and what building the package does."""
    found = [Requirement(text) for text in PROJECT["build-system"]["requires"]]
    found += [Requirement(text) for text in PROJECT["project"]["dependencies"]]
    waiting = [extra]
    while waiting:
        for text in PROJECT["project"]["optional-dependencies"][waiting.pop()]:
            requirement = Requirement(text)
            if requirement.name == PROJECT["project"]["name"]:
                waiting.extend(requirement.extras)
            else:
                found.append(requirement)
    return found


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.stem)
def test_every_line_is_a_pin_or_a_hash(file: Path) -> None:
    """No address of a registry, no option, nothing without a hash."""
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    assert first.startswith("# Written by scripts/lock")
    for line, following in zip(lines, [*lines[1:], ""], strict=True):
        assert PIN.fullmatch(line) or HASH.fullmatch(line), line
        assert line.endswith("\\") == bool(HASH.fullmatch(following)), line


@pytest.mark.parametrize("extra", ["web", "dev"])
def test_the_lock_fits_the_project(extra: str) -> None:
    locked = pins(extra)
    for requirement in asked_for(extra):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not in lock/{extra}.txt; run scripts/lock"
        assert requirement.specifier.contains(version), f"{requirement}, but {version}; run scripts/lock"


def test_run_and_check_share_their_versions() -> None:
    assert pins("web").items() <= pins("dev").items()
    assert pins("compile").items() <= pins("dev").items()


def test_the_lock_of_the_compiler_fits_the_project() -> None:
    for text in PROJECT["project"]["optional-dependencies"]["compile"]:
        requirement = Requirement(text)
        version = pins("compile").get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement} is not in lock/compile.txt; run scripts/lock"
        assert requirement.specifier.contains(version), f"{requirement}, but {version}; run scripts/lock"


def test_the_benchmark_brings_what_it_compiles_with() -> None:
    assert "interrex[compile]" in PROJECT["project"]["optional-dependencies"]["bench"]


def test_the_package_itself_keeps_ranges() -> None:
    for extra in ("web", "dev"):
        for requirement in asked_for(extra):
            operators = {each.operator for each in requirement.specifier}
            assert ">=" in operators, f"{requirement} has no lower bound"
            assert not operators & {"==", "===", "~="}, f"{requirement} is no range"
