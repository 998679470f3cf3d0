"""The build hook: a wheel carries engine, games and search compiled by mypyc beside their sources.

INTERREX_COMPILED=no builds a pure wheel. So does a machine without a C compiler, or on which compiling fails:
the wheel then says why (interrex/not_compiled.txt, which ``interrex doctor`` reads). INTERREX_COMPILED=yes
builds a compiled wheel or none. An editable installation is not compiled: ``./run`` does that later.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "INTERREX_COMPILED"
COMPILERS = ("gcc", "cc", "clang")


class CompiledWheel(BuildHookInterface[Any]):
    """Compiles what plays, if that is wished and possible."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What compiling takes is installed first, where there is anything to compile with."""
        named = [os.environ.get("CC", ""), sysconfig.get_config_var("CC") or "", *COMPILERS]
        can_compile = any(shutil.which(name.partition(" ")[0]) for name in named)
        if os.environ.get(WISH) == "no" or not can_compile:
            return []
        return list(self.metadata.core.optional_dependencies["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to a wheel, or a note why there are none."""
        if version == "editable":
            return
        self.work = Path(tempfile.mkdtemp(prefix="interrex-"))
        built = self.work / "compiled"
        reason = "that was not wanted." if os.environ.get(WISH) == "no" else self.compile_into(built)
        if not reason:
            files = json.loads((built / "done.json").read_text(encoding="utf-8"))
            build_data["force_include"] |= {str(built / file): file for file in files.values()}
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            return
        if os.environ.get(WISH) == "yes":
            shutil.rmtree(self.work, ignore_errors=True)
            raise RuntimeError(f"{WISH} is yes, but the engine was not compiled: {reason}")
        self.app.display_warning(f"A pure wheel is built, the engine is not compiled: {reason}")
        note = self.work / "not_compiled.txt"
        note.write_text(f"{reason}\n", encoding="utf-8")
        build_data["force_include"][str(note)] = "interrex/not_compiled.txt"

    def compile_into(self, folder: Path) -> str:
        """Compile into a new folder; the reason if that fails."""
        self.app.display_info("Compiling engine, games and search; this takes a few minutes …")
        paths = [str(Path(self.root) / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), WISH: "no"}
        command = [sys.executable, "-m", "interrex.compiling", "--into", str(folder)]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if not done.returncode:
            return ""
        said = (done.stdout + done.stderr).strip() or "the compiler said nothing"
        self.app.display_debug(said)
        return said.splitlines()[-1].removeprefix("not compiled: ")

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only needed on the way."""
        if version != "editable":
            shutil.rmtree(self.work, ignore_errors=True)
