"""Modules of Python become compiled ones: run by interrex.compiling in the folder where that happens.

building.py LEVEL JOBS MODULE …     optimized so far, so many files at once
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import import_module
from typing import Any, Final

LENIENT: Final = ("--config-file=", "--ignore-missing-imports")  # for wheels are built without libraries


def build(level: str, jobs: int, names: Sequence[str]) -> None:
    """Translate these modules to C and compile them."""
    setup = import_module("setuptools").setup  # first, so that mypyc goes by it
    mypycify = import_module("mypyc.build").mypycify
    command = import_module("setuptools.command.build_ext").build_ext

    class BuildSideBySide(command):  # type: ignore[misc,valid-type]  # setuptools need not be there
        """Compiles the files of one module side by side, too: by itself it does so with whole modules."""

        def build_extensions(self) -> None:
            with ThreadPoolExecutor(jobs) as pool:
                compile_side_by_side(self.compiler, pool)
                super().build_extensions()

    modules = mypycify([*LENIENT, *names], opt_level=level, debug_level="0", multi_file=True)
    for module in modules:
        if len(module.sources) == 1:  # it only leads to the library with all the rest
            # lists of its own: mypyc gives one and the same to all modules
            module.extra_compile_args = [*module.extra_compile_args, "-fno-lto"]
            module.extra_link_args = [*module.extra_link_args, "-fno-lto"]
    said = ["-q", "build_ext", "--inplace", "--parallel", str(jobs)]
    setup(name="compiled", ext_modules=modules, script_args=said, cmdclass={"build_ext": BuildSideBySide})


def compile_side_by_side(compiler: Any, pool: ThreadPoolExecutor) -> None:
    """Let a compiler of setuptools begin every file of a module before it waits for the first."""
    one, several = compiler._compile, compiler.compile
    begun_by = threading.local()  # several modules are compiled at once, each in a thread of its own

    def begin(*arguments: Any) -> None:
        begun_by.files.append(pool.submit(one, *arguments))

    def compile_all(*arguments: Any, **options: Any) -> Any:
        begun: list[Future[Any]] = []
        begun_by.files = begun
        objects = several(*arguments, **options)
        for each in begun:
            each.result()
        return objects

    compiler._compile, compiler.compile = begin, compile_all


if __name__ == "__main__":
    build(sys.argv[1], int(sys.argv[2]), sys.argv[3:])
