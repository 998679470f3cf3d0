"""The rings: engine ← games ← match ← public face ← everything else. Imports point inward."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from interrex.games import OWN

SOURCE = Path(__file__).parent.parent / "src"

# From the inside out. A module that is not named here belongs to the outermost ring.
RINGS = ("engine", "games", "match", "the public face", "the outer ring")
ENGINE, GAMES, MATCH, FACE, OUTER = range(len(RINGS))

# The rooms of the web table, from the inside out. Rooms named together are siblings: neither knows the other.
ROOMS = (
    ("clock", "keys", "memory", "phrases"),
    ("store",),
    ("workers",),
    ("tables",),
    ("access",),
    ("show",),
    ("actions",),
    ("pages", "api"),
    ("app",),
)

# All that engine and games may use of the standard library: nothing that reads a clock, rolls
# dice, or talks to the world. A module that only computes may be added.
PURE = frozenset(
    "__future__ abc array ast bisect collections contextlib dataclasses difflib enum fractions "
    "functools hashlib heapq itertools json math operator pathlib re string struct textwrap "
    "tomllib types typing unicodedata".split()
)
# Games read their packs, rules and words from the package itself.
PURE_FOR_GAMES = PURE | {"importlib.resources"}
# Where games are registered they are found by their names, and one that cannot be loaded is told.
REGISTRY = "interrex.games"
PURE_FOR_REGISTRY = PURE_FOR_GAMES | {"importlib.import_module", "importlib.metadata", "warnings"}
# What the compiler alone reads: at run time nothing is imported.
FOR_THE_COMPILER = {"interrex.engine.open_classes": "mypy_extensions.mypyc_attr"}
# How the package is imported is settled before anything is; it knows nothing of what it finds.
FINDS_THE_REST = "interrex.compiled"
# Outside its own rooms a game is known by name only to the modules that judge or draw it.
ABOUT_ONE_GAME = (
    "interrex.bots.judges",
    "interrex.bots.judges.worth",
    "interrex.terminal.games",
    "interrex.web.show.games",
    "interrex.web.show.games.asking",
    "interrex.web.show.games.doing",
    "interrex.web.show.games.faces",
    "interrex.web.show.games.foreseeing",
    "interrex.web.show.games.remarking",
)


def ring(module: str) -> int:
    """The ring in which a module of interrex lies."""
    parts = module.split(".")
    if len(parts) == 1:
        return FACE
    return RINGS.index(parts[1]) if parts[1] in RINGS[:FACE] else OUTER


def game(module: str) -> str | None:
    """The game a module belongs to; None for what lies outside every game."""
    parts = module.split(".")
    return parts[2] if ring(module) == GAMES and len(parts) > 2 else None


def room(module: str) -> str | None:
    """The room of the web table that a module belongs to; None for what lies outside it."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["interrex", "web"] and len(parts) > 2 else None


def objection_to_room(importer: str, imported: str) -> str | None:
    """Why a room of the web table must not know another one; None when it may."""
    here, there = room(importer), room(imported)
    if here is None or there is None or here == there:
        return None
    floor = {name: number for number, names in enumerate(ROOMS) for name in names}
    for name in (here, there):
        if name not in floor:
            return f"the room {name} has no place among the rooms of the web table"
    if {here, there} == {"pages", "api"}:
        return "pages and API are siblings: what both need is an action or a rule of the door"
    return f"{here} must not know {there}" if floor[there] >= floor[here] else None


def module_name(path: Path) -> str:
    """`interrex/games/elekt/__init__.py` is the module `interrex.games.elekt`."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Each imported module with its line, relative ones in full, wherever in the file it stands.

    `from a import b` counts as `a.b`: whether b is a module or a name in one, the ring is the same.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Import(names):
                yield from ((node.lineno, alias.name) for alias in names)
            case ast.ImportFrom(module, names, level):
                start = [*(path.parts[:-level] if level else ()), *([module] if module else ())]
                yield from ((node.lineno, ".".join([*start, alias.name])) for alias in names)
            case ast.Name("__import__"):
                yield node.lineno, "__import__"


def objection(importer: str, imported: str) -> str | None:
    """Why this import points outward; None when it may stay."""
    here = ring(importer)
    if imported.split(".")[0] != "interrex":
        return objection_to_library(importer, imported)
    there = ring(imported)
    if (importer, imported) == ("interrex", FINDS_THE_REST):
        return None
    if there > here:
        return f"{RINGS[here]} must not know {RINGS[there]}"
    if reason := objection_to_room(importer, imported):
        return reason
    own = game(importer)
    if own and there == GAMES and game(imported) != own:
        return f"the game {own} must know no other game"
    if (
        not own
        and (named := game(imported)) in OWN
        and importer not in [f"{each}.{named}" for each in ABOUT_ONE_GAME]
    ):
        return f"outside its own rooms nobody imports {named} by name: ask its spec"
    return None


def objection_to_library(importer: str, imported: str) -> str | None:
    """Engine and games compute and no more; match adds the rest of the standard library."""
    here, top = ring(importer), imported.split(".")[0]
    if FOR_THE_COMPILER.get(importer) == imported:
        return None
    if here in (ENGINE, GAMES):
        pure = PURE_FOR_REGISTRY if importer == REGISTRY else PURE_FOR_GAMES if here == GAMES else PURE
        if top in pure or ".".join(imported.split(".")[:2]) in pure:
            return None
        return f"{RINGS[here]} may import only what computes: no clock, chance, I/O or libraries"
    if here in (MATCH, FACE) and top not in sys.stdlib_module_names:
        return f"{RINGS[here]} needs nothing but the standard library"
    return None


def offences(path: Path, source: str) -> list[str]:
    """File, line, import and reason for each import of this source that points outward."""
    return [
        f"src/{path.as_posix()}:{line}: import of {imported}: {reason}"
        for line, imported in imports(path, ast.parse(source))
        if (reason := objection(module_name(path), imported))
    ]


def test_every_import_points_inward() -> None:
    files = sorted((SOURCE / "interrex").rglob("*.py"))
    assert files, f"no Python files below {SOURCE}"
    found = [
        offence
        for file in files
        for offence in offences(file.relative_to(SOURCE), file.read_text(encoding="utf-8"))
    ]
    assert not found, "imports that point outward:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/chance.py", "import random"),
        ("engine/chance.py", "from time import monotonic"),
        ("engine/chance.py", "import math, os"),
        ("engine/chance.py", "def seed():\n    from secrets import randbits"),
        ("engine/chance.py", "numbers = __import__('random')"),
        ("engine/events.py", "import rich"),
        ("engine/table.py", "from mypy_extensions import mypyc_attr"),
        ("engine/table.py", "from interrex import compiled"),
        ("engine/events.py", "import importlib.resources"),
        ("engine/game.py", "import interrex"),
        ("engine/game.py", "from interrex import new"),
        ("engine/game.py", "from interrex import games"),
        ("engine/game.py", "from ..games.elekt import table"),
        ("engine/game.py", "from .. import match"),
        ("engine/game.py", "if TYPE_CHECKING:\n    from interrex.match.record import Record"),
        ("engine/__init__.py", "from ..cli import main"),
        ("games/elekt/table.py", "from interrex.games.veto import effects"),
        ("games/elekt/table.py", "from interrex.games import veto"),
        ("games/elekt/table.py", "from ..veto.effects import duel"),
        ("games/elekt/table.py", "from .. import veto"),
        ("games/elekt/table.py", "import interrex.games"),
        ("games/elekt/__init__.py", "from ...match import record"),
        ("games/elekt/__init__.py", "from importlib import import_module"),
        ("games/elekt/view.py", "from interrex.words import say"),
        ("games/elekt/view.py", "from fluent.runtime import FluentBundle"),
        ("games/elekt/setup.py", "import random as chance"),
        ("games/elekt/setup.py", "import socket"),
        ("games/__init__.py", "from interrex import match"),
        ("match/record.py", "from interrex import replay"),
        ("match/record.py", "import interrex.bots.random"),
        ("match/record.py", "from ..terminal import show"),
        ("match/record.py", "import typer"),
        ("__init__.py", "from interrex.cli import main"),
        ("__init__.py", "from . import web"),
        ("web/pages/home.py", "from interrex.web.api import states"),
        ("web/pages/home.py", "from interrex.web import api"),
        ("web/api/tables.py", "from ..pages.answers import download"),
        ("web/store/ledger.py", "if TYPE_CHECKING:\n    from interrex.web.tables.hall import Hall"),
        ("web/tables/live.py", "from interrex.web.access.guard import Visitor"),
        ("web/tables/live.py", "from interrex.web.show.parts import cached"),
        ("web/access/door.py", "from ..show import regions"),
        ("web/show/stream.py", "from interrex.web.actions.outcome import Done"),
        ("web/show/stream.py", "def draw():\n    from interrex.web.pages import table"),
        ("web/actions/seats.py", "from interrex.web.api import states"),
        ("web/keys.py", "from interrex.web.store import Store"),
        ("web/memory.py", "from interrex.web.phrases import say"),
        ("web/attic/old.py", "from interrex.web.store import Store"),
        ("games/__init__.py", "from interrex.games import elekt"),
        ("match/record.py", "from interrex.games.elekt import table"),
        ("terminal/play.py", "from interrex.games.veto.decks import Deck"),
        ("bots/judges/elekt.py", "from interrex.games.veto.table import Veto"),
        ("web/show/scene.py", "import interrex.games.masters.view"),
    ],
)
def test_an_arrow_outward_is_found(path: str, source: str) -> None:
    (offence,) = offences(Path("interrex", path), source)
    line = 1 + source.count("\n")
    assert offence.startswith(f"src/interrex/{path}:{line}: import of ")


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("engine/game.py", "from __future__ import annotations"),
        ("engine/game.py", "from collections.abc import Callable\nimport hashlib, enum"),
        ("engine/game.py", "from . import zones\nfrom .chance import draw"),
        ("engine/game.py", "from interrex import engine\nimport interrex.engine.zones"),
        (
            "games/elekt/setup.py",
            "from interrex.engine import table\nfrom ...engine.zones import move",
        ),
        (
            "games/elekt/setup.py",
            "from . import table\nfrom .effects import steal\nfrom .. import elekt",
        ),
        ("games/elekt/setup.py", "from interrex.games.elekt.table import Table\nimport tomllib"),
        ("games/elekt/__init__.py", "from importlib import resources"),
        ("games/elekt/__init__.py", "from importlib.resources import files"),
        ("games/__init__.py", "from importlib import import_module"),
        (
            "match/record.py",
            "import time, os\nfrom interrex.games import game_spec\nfrom ..engine import game",
        ),
        ("__init__.py", "from .match.record import replay\nfrom .games import names"),
        ("bots/judges/elekt.py", "from interrex.games.elekt.table import Elekt"),
        ("web/show/games/veto.py", "from interrex.games.veto.view import VetoView"),
        ("bots/patient.py", "import random, numpy, interrex\nfrom interrex.match import record"),
        ("web/pages/home.py", "from interrex.web.pages import answers\nfrom ..actions import seats"),
        ("web/show/stream.py", "from interrex.web import keys\nfrom interrex.web.tables.live import Live"),
        ("web/tables/live.py", "from interrex.web.memory import Memory\nfrom ..store import Row"),
        (
            "web/app.py",
            "from interrex import bots, new\nfrom interrex.engine.errors import IllegalChoice",
        ),
    ],
)
def test_an_arrow_inward_is_left_alone(path: str, source: str) -> None:
    assert offences(Path("interrex", path), source) == []


@pytest.mark.parametrize(
    "package", sorted((SOURCE / "interrex").glob("games/**/__init__.py")), ids=lambda p: p.parent.name
)
def test_no_name_is_both_a_module_and_something_else(package: Path) -> None:
    """``from package import name`` would mean one thing in plain Python and another compiled."""
    inside = {path.stem for path in package.parent.iterdir()}
    named = {
        alias.asname or alias.name
        for node in ast.parse(package.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert not named & inside
