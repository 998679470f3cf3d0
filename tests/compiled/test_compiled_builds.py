"""When a compiled engine is built and used: in a checkout of a few lines, with real and broken compilers."""

from __future__ import annotations

import ast
import fcntl
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from interrex import compiled
from interrex.building import compile_side_by_side
from interrex.compiling import compiler, obstacle, rare_functions

WHERE = "import interrex.engine.table as table; print(table.__file__, table.answer())"

# As it is built in the background, but for the lowest priority, which it asks for: behind all other tests
# that takes minutes.
IN_BACKGROUND = """import os, sys
from interrex import compiling

asked_for = []
os.nice = asked_for.append
status = compiling.main(["--background"])
assert asked_for == [19], asked_for
sys.exit(status)
"""


class Checkout:
    """A checkout whose engine is one function."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.table = root / "src" / "interrex" / "engine" / "table.py"
        self.builds = root / "build" / "compiled"
        self.environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        self.environment.pop(compiled.WISH, None)
        files = {
            "hatch_build.py": "",
            "benchmarks/leduc.py": "LEDUC: int = 1\n",
            "benchmarks/tictactoe.py": "LINES: int = 8\n",
            "src/interrex/__init__.py": "from interrex import compiled as compiled\n",
            "src/interrex/engine/__init__.py": "",
            "src/interrex/engine/table.py": "def answer() -> int:\n    return 42\n",
            "src/interrex/engine/chance.py": "LUCK: int = 7\n",
            "src/interrex/games/__init__.py": "",
            "src/interrex/words.py": "import no_such_library\n",
            "src/interrex/games/say.py": "def say() -> None:\n    from interrex import words as words\n",
            "src/interrex/bots/__init__.py": "",
        }
        for name, text in files.items():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        for name in ("building.py", "compiled.py", "compiling.py"):
            shutil.copy(compiled.PACKAGE / name, root / "src" / "interrex" / name)

    def python(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments], env={**self.environment, **environment}, cwd=self.root,
            capture_output=True, text=True, check=False,
        )  # fmt: skip

    def build(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "interrex.compiling", "--quick", *arguments, **environment)

    def used(self, **environment: str) -> str:
        """The file from which the engine comes in a new process."""
        done = self.python("-c", WHERE, **environment)
        assert done.returncode == 0, done.stderr
        file, answer = done.stdout.split()
        assert answer in ("42", "43")
        return file

    def asks(self, expression: str, **environment: str) -> str:
        done = self.python("-c", f"from interrex import compiled; print({expression})", **environment)
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


needs_compiler = pytest.mark.skipif(bool(obstacle()), reason=f"NOT COMPILED: {obstacle()}")


@needs_compiler
def test_a_compiled_engine_is_used_while_it_fits_the_sources(checkout: Checkout) -> None:
    old = checkout.builds / "0123456789abcdef-full"
    old.mkdir(parents=True)
    left = checkout.builds / "unfinished-new-quick-1"
    left.mkdir()
    assert checkout.used() == str(checkout.table)
    done = checkout.build()
    assert done.returncode == 0, done.stderr
    folder = Path(done.stdout.strip())
    assert folder.parent == checkout.builds
    assert not old.exists()
    assert not left.exists()
    assert sorted(each.name for each in checkout.builds.iterdir()) == sorted([folder.name, "lock"])

    assert Path(checkout.used(INTERREX_COMPILED="yes")).is_relative_to(folder)
    assert checkout.used() == str(checkout.table)  # quick ones are for tests
    folder.rename(folder.with_name(folder.name.replace("-quick", "-full")))
    assert Path(checkout.used()).is_relative_to(checkout.builds)
    assert checkout.asks("compiled.is_there(), compiled.running()") == "True False"
    assert checkout.used(INTERREX_COMPILED="no") == str(checkout.table)
    assert checkout.asks("compiled.build_in_background()", INTERREX_COMPILED="build") == "False"

    checkout.table.write_text("def answer() -> int:\n    return 43\n", encoding="utf-8")
    assert checkout.used() == str(checkout.table)
    assert checkout.asks("compiled.is_there()") == "False"
    refused = checkout.python("-c", WHERE, INTERREX_COMPILED="yes")
    assert "there is no compiled engine. Build it: " in refused.stderr


@needs_compiler
def test_what_people_get_is_optimized_at_link_time_and_without_the_assertions_of_python_headers(
    checkout: Checkout,
) -> None:
    """The last word counts with compilers; the small modules that only lead to the library do without."""
    calls = checkout.root / "calls"
    logged = checkout.root / "logged"
    logged.write_text(f'#!/bin/sh\necho "$@" >> {calls}\nexec {compiler()} "$@"\n', encoding="utf-8")
    logged.chmod(0o755)
    texts = "def told(said: list[str]) -> str:\n    return ', '.join([each for each in said if each])\n"
    (checkout.root / "src" / "interrex" / "engine" / "chance.py").write_text(texts, encoding="utf-8")
    for options, has_assertions in ((["--quick"], True), ([], False)):
        calls.write_text("", encoding="utf-8")
        done = checkout.python("-m", "interrex.compiling", *options, CC=str(logged))
        assert done.returncode == 0, done.stderr
        last_words = {
            source: ["-fno-lto", *[word for word in call if word in ("-flto", "-fno-lto")]][-1]
            for call in map(str.split, calls.read_text(encoding="utf-8").splitlines())
            for source in [Path(word).stem for word in call if word.endswith(".c")]
        }
        of_library = {word for source, word in last_words.items() if source.startswith("__native")}
        assert of_library == {"-fno-lto" if options else "-flto"}, last_words
        assert last_words["table"] == "-fno-lto"
        modules = list(Path(done.stdout.strip()).rglob("*.so"))
        assert modules
        assert any(b"__assert_fail" in module.read_bytes() for module in modules) == has_assertions


class SlowCompiler:
    """As those of setuptools: it compiles one file after another. Each waits for another to be begun."""

    def __init__(self) -> None:
        self.both_begun = threading.Barrier(2, timeout=60)

    def _compile(self, made: str, source: str) -> None:
        self.both_begun.wait()
        if source == "wrong.c":
            raise ValueError(made)

    def compile(self, sources: list[str]) -> list[str]:
        for source in sources:
            self._compile(f"{source}.o", source)
        return [f"{source}.o" for source in sources]


def test_the_files_of_a_module_are_compiled_side_by_side_and_its_errors_told() -> None:
    compiler = SlowCompiler()
    with ThreadPoolExecutor(2) as pool:
        compile_side_by_side(compiler, pool)
        assert compiler.compile(["one.c", "other.c"]) == ["one.c.o", "other.c.o"]
        with pytest.raises(ValueError, match=r"wrong\.c\.o"):
            compiler.compile(["wrong.c", "other.c"])


def test_rare_functions_are_declared_as_this_mypyc_has_them() -> None:
    """Other versions say it otherwise; what another header would have to explain is left out."""
    header = """
static void CPy_DecRef(PyObject *p) {
static void CPy_XDecRef(PyObject *p) {
void CPyError_OutOfMemory(void);
void CPy_AddTraceback(const char *file,
                      int line, PyObject *globals);
void CPy_Raise(CPyTagged exc);
"""
    assert rare_functions(header).splitlines() == [
        "struct _object;",
        "void CPyError_OutOfMemory(void) __attribute__((cold));",
        "void CPy_AddTraceback(const char *file, int line, struct _object *globals) __attribute__((cold));",
        "static void CPy_DecRef(struct _object *p) __attribute__((cold));",
        "static void CPy_XDecRef(struct _object *p) __attribute__((cold));",
    ]
    assert rare_functions("") == "struct _object;\n"


@needs_compiler
def test_a_failed_build_is_told_once_and_changes_nothing_else(checkout: Checkout) -> None:
    broken = checkout.root / "broken-cc"
    broken.write_text(
        "#!/bin/sh\necho 'one.c:1: error: the moon is not right' >&2\nexit 1\n", encoding="utf-8"
    )
    broken.chmod(0o755)
    done = checkout.python("-c", IN_BACKGROUND, CC=str(broken))
    assert done.returncode == 3, done.stderr
    assert done.stderr.splitlines()[-1] == "not compiled: one.c:1: error: the moon is not right"
    assert [each for each in checkout.builds.iterdir() if each.is_dir()] == []
    assert checkout.used() == str(checkout.table)
    news = checkout.asks("compiled.news_of_failure()")
    assert news.startswith("The engine could not be compiled and runs as plain Python, only slower: one.c:1")
    assert "\n" not in news
    assert checkout.asks("compiled.news_of_failure()") == ""
    assert "the moon" in checkout.asks("compiled.failure()")
    assert checkout.asks("compiled.build_in_background()", INTERREX_COMPILED="build") == "False"

    (told,) = checkout.builds.glob("*.told")
    os.utime(told, (1, 1))  # a day later it is tried again, but not told again
    assert checkout.asks("compiled.has_just_failed()") == "False"
    assert checkout.python("-c", IN_BACKGROUND, CC=str(broken)).returncode == 3
    assert checkout.asks("compiled.has_just_failed()") == "True"
    assert checkout.asks("compiled.news_of_failure()") == ""


def test_without_a_compiler_nothing_is_tried_or_told(checkout: Checkout) -> None:
    done = checkout.build(CC="no-such-compiler")
    assert done.returncode == 4
    assert (
        done.stderr
        == "not compiled: no C compiler was found. On Debian, apt-get install build-essential brings one.\n"
    )
    assert not checkout.builds.exists()
    asked = "compiled.build_in_background(), compiled.failure()"
    assert checkout.asks(asked, INTERREX_COMPILED="build", CC="no-such-compiler") == "False"


def test_a_benchmark_that_cannot_compile_says_so_first(checkout: Checkout) -> None:
    for name in ("compiled.py", "run.py"):
        shutil.copy(compiled.ROOT / "benchmarks" / name, checkout.root / "benchmarks" / name)
    done = checkout.python("benchmarks/run.py", "1", CC="no-such-compiler")
    assert done.returncode == 1
    assert "engine and games: plain (no C compiler was found." in done.stdout
    assert "a second" not in done.stdout
    assert done.stderr.startswith("Nothing is measured: ")


@needs_compiler
def test_two_do_not_build_at_once(checkout: Checkout) -> None:
    checkout.builds.mkdir(parents=True)
    with (checkout.builds / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        done = checkout.python("-m", "interrex.compiling", "--background")
    assert (done.returncode, done.stdout) == (0, "another process builds it\n")
    assert list(checkout.builds.glob("*-full")) == []


@needs_compiler
def test_a_killed_build_leaves_nothing_that_is_used(checkout: Checkout) -> None:
    builder = subprocess.Popen(
        [sys.executable, "-m", "interrex.compiling"], env=checkout.environment, cwd=checkout.root,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    end = time.monotonic() + 120  # a busy machine is slow, not broken
    while not list(checkout.builds.glob("unfinished-*")) and time.monotonic() < end:
        time.sleep(0.01)
    building = "__import__('interrex.compiling').compiling.is_building()"
    assert checkout.asks(building) == "True"
    os.killpg(builder.pid, signal.SIGKILL)
    builder.wait()
    assert list(checkout.builds.glob("unfinished-*"))
    assert checkout.asks(building) == "False"
    assert checkout.used() == str(checkout.table)
    assert checkout.asks("compiled.failure(), compiled.has_just_failed()") == "False"


def test_the_digest_tells_what_is_compiled(checkout: Checkout) -> None:
    package = checkout.root / "src" / "interrex"
    before = compiled.digest_of(package)
    (package / "engine" / "__init__.py").write_text("NOT: int = 1\n", encoding="utf-8")
    (package / "words.py").write_text("", encoding="utf-8")
    assert compiled.digest_of(package) == before
    (package / "bots" / "search.py").write_text("", encoding="utf-8")
    more = compiled.digest_of(package)
    assert more != before
    (package / "bots" / "search.py").rename(package / "games" / "search.py")
    assert compiled.digest_of(package) not in (before, more)


def test_what_plays_is_compiled() -> None:
    names = {
        file.relative_to(compiled.PACKAGE).as_posix()
        for file in compiled.modules_to_compile(compiled.PACKAGE)
    }
    for wanted in ("engine/table.py", "games/veto/table.py", "bots/search.py", "bots/judges/elekt.py"):
        assert wanted in names
    assert not [name for name in names if name.endswith("__init__.py") or "/scenario/" in name]


def test_no_constant_is_a_bare_tuple_of_floats() -> None:
    """mypyc takes such a constant for one that was never set; as Final[tuple[float, ...]] it is read well."""
    bare: list[str] = []
    for file in compiled.modules_to_compile(compiled.PACKAGE):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            match node:
                case ast.AnnAssign(annotation=ast.Name("Final"), value=ast.Tuple(elts=[*values])):
                    found = [ast.literal_eval(value) for value in values if is_literal(value)]
                    if len(found) == len(values) and all(isinstance(each, float) for each in found):
                        bare.append(f"{file.relative_to(compiled.PACKAGE)}, line {node.lineno}")
    assert bare == []


def is_literal(node: ast.expr) -> bool:
    return isinstance(node.operand if isinstance(node, ast.UnaryOp) else node, ast.Constant)
