"""No message, style or macro that nothing uses: each is named somewhere, or belongs to a family that is."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import interrex
from interrex.games import OWN, game_spec, house_pack

ROOT = Path(interrex.__file__).parent
WEB = ROOT / "web"
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
MADE_UP = re.compile(r"""["'~ ]([a-z][a-z-]*-)(?:\{|["'] *[~+])""")  # f"level-{level}", "level-" ~ level


@cache
def source(*patterns: str) -> str:
    return "\n".join(
        file.read_text(encoding="utf-8") for pattern in patterns for file in sorted(ROOT.rglob(pattern))
    )


def code() -> str:
    return source("*.py", "*.html", "*.js")


@cache
def names_written() -> frozenset[str]:
    return frozenset(re.findall(r"[\w-]+", code()))


@cache
def families() -> tuple[str, ...]:
    """The beginnings from which the code makes names, and the types of things that are named."""
    types = {
        name.rpartition(":")[2].rstrip("s")
        for game in OWN
        for names in (*game_spec(game).log_args.values(), *game_spec(game).ask_args.values())
        for name in names.split()
    }
    types.update(name for game in OWN for name in game_spec(game).arg_words)
    for game in OWN:
        types.update(name for facets in game_spec(game).facets(house_pack(game)).values() for name in facets)
    types.update(re.findall(r"""\.name\(["'](\w+)""", code()))
    return tuple(sorted({*MADE_UP.findall(code()), *(f"{name}-" for name in types)}))


@cache
def game_words() -> tuple[str, ...]:
    """What follows the name of a game in names that the code makes: ``help`` of f"{game}-help"."""
    return tuple(sorted(set(re.findall(r"\}-([a-z]+)(?:-\{|[\"'])", code()))))


@cache
def slugs(folder: Path) -> frozenset[str]:
    """Every short text in the code there, as it would stand in the name of a message."""
    found = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 60:
                found.add(re.sub(r"[^A-Za-z0-9]+", "-", node.value).strip("-"))
    return frozenset(found)


def is_used(message: str, game: str) -> bool:
    if message in names_written() or re.search(rf"\{{ *{message}[ .}}]", source("*.ftl")):
        return True
    head, _, rest = message.partition("-")
    if head in OWN and rest.startswith(game_words()):
        return True
    said = slugs(ROOT / "games" / game) | slugs(ROOT / "engine") if game else frozenset()
    if head == "log" and game:
        return rest.replace("-", "_") in game_spec(game).log_args
    if head == "ask" and game:
        return rest in said
    if head == "gloss":  # found by their beginning
        return True
    return message.startswith(families())


FILES = sorted(ROOT.rglob("en.ftl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_every_message_is_used(file: Path) -> None:
    game = file.parent.parent.name if file.parent.parent.parent.name == "games" else ""
    unused = [name for name in MESSAGE.findall(file.read_text(encoding="utf-8")) if not is_used(name, game)]
    assert unused == []


def test_every_class_in_a_style_sheet_is_used() -> None:
    """A class is written in a template or a script, or made from a beginning such as ``tone-``."""
    written = frozenset(re.findall(r"[\w-]+", source("*.html", "*.js", "*.py")))
    made_up = tuple(set(re.findall(r"([a-z][a-z-]*-)(?:\{\{|\{|[\"'`] *[~+]|\$\{)", code())))
    unused = set()
    for file in sorted((WEB / "static").glob("*.css")):
        text = re.sub(r"/\*.*?\*/|\{[^{}]*\}", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)
        for name in re.findall(r"\.([a-zA-Z][\w-]*)", text):
            if name not in written and not name.startswith(made_up):
                unused.add(f"{file.name}: {name}")
    assert sorted(unused) == []


def test_every_macro_is_used() -> None:
    """A macro is called in a template, or named in the code as the part that it draws."""
    pages, program = source("*.html"), source("*.py")
    macros = re.findall(r"{%-? macro (\w+)", pages)
    assert macros
    assert [
        name for name in macros if len(re.findall(rf"\b{name}\b", pages)) < 2 and f'"{name}"' not in program
    ] == []


# --- functions -------------------------------------------------------------------------------------------

FUNCTION = re.compile(r"\n\n(?:async )?def (\w+)")  # without a decorator, by which it may be called
FOR_TESTS = {"cards_without_scenario", "unknown_citations"}  # what the tests of the rulebooks ask


def test_every_function_is_named_where_it_is_used() -> None:
    """A function whose name stands nowhere but where it is made is called by nobody."""
    written = Counter(re.findall(r"\w+", code()))
    found = {name for name in FUNCTION.findall(source("*.py")) if written[name] == 1}
    assert found == FOR_TESTS
