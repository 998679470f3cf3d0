"""Files are loaded so that they note where a test comes to, and where a change would make a difference.

Each block of a function notes that it was come to. Beside that each ``if`` notes whether its condition held
or not, and each comparison by size whether both sides were the same: ``<`` and ``<=`` differ nowhere else.
Tracing would make the tests several times as slow.
"""

from __future__ import annotations

import ast
import builtins
import operator
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType
from typing import Any, Final

from mutation.mutants import ORDERED, Function, differs_at, functions_of, place_of, statements_of

SIGNS: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "Lt": operator.lt, "LtE": operator.le, "Gt": operator.gt, "GtE": operator.ge,
}  # fmt: skip
called: set[str] = set()  # the places that were come to


def ordered(place: str, sign: str, left: Any, right: Any) -> Any:
    """A comparison by size; it notes when both sides are the same, or cannot be compared so."""
    if place not in called:
        try:
            is_other = (left == right) is False
        except Exception:
            is_other = False
        if not is_other:
            builtins.__dict__["__called__"](place)
    return SIGNS[sign](left, right)


def note_blocks(name: str, function: Function, file: str) -> None:
    """Let each block of a function begin by noting that it was come to."""
    begun: set[int] = set()
    notes = []
    for body, place, block in statements_of(function):
        if block not in begun:
            begun.add(block)
            docstring = body is function.body and place == 0 and ast.get_docstring(function) is not None
            note = _note(place_of(file, name, function, block), body[place])
            notes.append((body, place + docstring, note))
    for body, place, note in reversed(notes):  # the last one first, so that places stay what they are
        body.insert(place, note)


def _note(place: str, beside: ast.stmt) -> ast.Expr:
    note = ast.Expr(_call("__called__", ast.Constant(place)))
    return ast.fix_missing_locations(ast.copy_location(note, beside))


def _call(name: str, *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(name, ast.Load()), list(arguments), [])


class Differences(ast.NodeTransformer):
    """Lets conditions of one function note how they came out."""

    def __init__(self, name: str, function: Function, file: str) -> None:
        self.name, self.function, self.file = name, function, file

    def at(self, node: ast.expr | ast.stmt, outcome: str) -> str:
        return differs_at(self.file, self.name, self.function, node, outcome)

    def visit(self, node: ast.AST) -> Any:
        """What stands in another function or class notes for itself."""
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return node
        return super().visit(node)

    def visit_If(self, node: ast.If) -> ast.AST:
        held, not_held = _note(self.at(node, "T"), node.body[0]), _note(self.at(node, "F"), node)
        self.generic_visit(node)
        node.body.insert(0, held)
        node.orelse.insert(0, not_held)
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, _note(self.at(node, "T"), node.body[0]))
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        held = _call("__called__", ast.Constant(self.at(node, "T")))  # it gives None
        self.generic_visit(node)
        node.body = ast.copy_location(ast.BoolOp(ast.Or(), [held, node.body]), node.body)
        return ast.fix_missing_locations(node)

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        place = self.at(node, "=")
        self.generic_visit(node)
        if len(node.ops) > 1 or not isinstance(node.ops[0], ORDERED):
            return node
        sign = ast.Constant(type(node.ops[0]).__name__)
        found = _call("__ordered__", ast.Constant(place), sign, node.left, node.comparators[0])
        return ast.fix_missing_locations(ast.copy_location(found, node))


def note_all(tree: ast.AST, file: str) -> None:
    """Let every function of a file note where it comes to."""
    for name, function in list(functions_of(tree)):
        note_blocks(name, function, file)
        Differences(name, function, file).generic_visit(function)


class NotingLoader(SourceFileLoader):
    """Loads a file so that its functions note where they come to."""

    root = ""

    def source_to_code(self, data: Any, path: Any, *, _optimize: int = -1) -> CodeType:  # type: ignore[override]
        tree = ast.parse(data, path)
        note_all(tree, str(path).removeprefix(self.root))
        code: CodeType = compile(tree, path, "exec", dont_inherit=True, optimize=_optimize)
        return code


class NotingFinder(MetaPathFinder):
    """Finds the files of the part that is tried."""

    def __init__(self, files: set[str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        found = PathFinder.find_spec(fullname, path, target) if fullname.startswith("interrex") else None
        if found is not None and found.origin in self.files:
            found.loader = NotingLoader(fullname, str(found.origin))
            return found
        return None


def note_what_is_loaded(files: set[str], root: str) -> None:
    """From now on these files note where they come to; places are named from the root."""
    NotingLoader.root = root
    builtins.__dict__["__called__"] = called.add
    builtins.__dict__["__ordered__"] = ordered
    sys.meta_path.insert(0, NotingFinder(files))
