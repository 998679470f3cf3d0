"""Installing a package as far as entry points go, without a network and without touching this environment."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
REGALIA = EXAMPLES / "regalia"
PATIENT = EXAMPLES / "patient_bot"


def plug_in(example: Path, site: Path) -> list[Path]:
    """Write what an installation of the example would write; the folders that must be on the path."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    describe(site, project["name"], project["version"], project["entry-points"])
    return [site, example / "src" if (example / "src").is_dir() else example]


def describe(site: Path, name: str, version: str, points: Mapping[str, Mapping[str, str]]) -> None:
    """The description of an installed package: its name, version and entry points."""
    folder = site / f"{name.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = []
    for group, named in points.items():
        lines += [f"[{group}]", *(f"{point} = {value}" for point, value in named.items()), ""]
    (folder / "entry_points.txt").write_text("\n".join(lines))


def run(path: list[Path], *arguments: str, cwd: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Python with these folders on its path, and the sources of this checkout."""
    folders = os.pathsep.join(map(str, [*path, ROOT / "src"]))
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTEST_", "INTERREX_"))
    }
    environment = {
        **kept,
        "PYTHONPATH": folders,
        "COLUMNS": "200",
        "INTERREX_LANG": "en",
        "XDG_DATA_HOME": str(path[0]),
    }
    return subprocess.run(
        [sys.executable, *arguments], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
