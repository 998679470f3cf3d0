"""Every small mistake that can be made in a file: another comparison, a statement left out, one more."""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

COMPARED = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
RECKONED = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.Mod: "+", ast.BitAnd: "|",
    ast.BitOr: "&", ast.LShift: ">>", ast.RShift: "<<",
}  # fmt: skip
ORDERED = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
MIGRATIONS = "migrations"
Function = ast.FunctionDef | ast.AsyncFunctionDef
ONLY_LOOKS = {  # called in a condition, they change nothing and do not fail
    "all", "any", "bool", "endswith", "frozenset", "fullmatch", "get", "hasattr", "isinstance",
    "issubclass", "items", "keys", "len", "list", "lower", "match", "range", "search", "set", "sorted",
    "split", "startswith", "str", "strip", "sum", "tuple", "upper", "values",
}  # fmt: skip
MORE_THAN_LOOKS = (
    ast.Await, ast.NamedExpr, ast.Subscript, ast.Yield, ast.YieldFrom, ast.Div, ast.FloorDiv, ast.Mod,
)  # fmt: skip
Jump = ast.Return | ast.Raise | ast.Continue | ast.Break


def first_line(function: Function) -> int:
    """The first line of a function, with its decorators."""
    return min([function.lineno, *(each.lineno for each in function.decorator_list)])


def functions_of(tree: ast.AST) -> Iterator[tuple[str, Function]]:
    """Every function below a node, by the names of the classes and functions around it and its own.

    Of several with the same names, as the two functions of a property, the later ones are numbered.
    """
    met: Counter[str] = Counter()
    nodes = [("", tree)]
    while nodes:
        outside, node = nodes.pop()
        for child in ast.iter_child_nodes(node):
            name = outside
            if isinstance(child, Function | ast.ClassDef):
                name = f"{outside}.{child.name}" if outside else child.name
                met[name] += 1
                name += f"#{met[name]}" if met[name] > 1 else ""
            if isinstance(child, Function):
                yield name, child
            nodes.append((name, child))


def place_of(file: Path | str, name: str, function: Function, block: int) -> str:
    """A block by its function and the line in it: the same when something changes above."""
    return f"{file}:{name}:{block - first_line(function)}"


def differs_at(
    file: Path | str, name: str, function: Function, node: ast.expr | ast.stmt, outcome: str
) -> str:
    """Where a condition came out so: ``T`` or ``F``, or ``=`` for a comparison of two that are the same."""
    return f"{place_of(file, name, function, node.lineno)}:{node.col_offset}{outcome}"


def only_looks(condition: ast.expr) -> bool:
    """Whether nothing else differs where a condition is not asked: it changes nothing and does not fail."""
    for each in ast.walk(condition):
        if isinstance(each, ast.Call):
            function = each.func
            name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
            if name not in ONLY_LOOKS:
                return False
        elif isinstance(each, MORE_THAN_LOOKS):
            return False
    return True


def statements_of(function: Function) -> Iterator[tuple[list[ast.stmt], int, int]]:
    """Every statement of a function, as a list and a place in it, with the block in which it stands.

    Who comes to one statement of a block has come to its first one. A block is named by its first line.
    """
    bodies = [(function.body, first_line(function))]
    while bodies:
        body, block = bodies.pop()
        for place, node in enumerate(body):
            yield body, place, block
            if isinstance(node, Function | ast.ClassDef):
                continue
            inner = [list_ for _, list_ in ast.iter_fields(node) if isinstance(list_, list)]
            inner += [
                each.body
                for list_ in inner
                for each in list_
                if isinstance(each, ast.ExceptHandler | ast.match_case)
            ]
            for each in inner:
                if each and isinstance(each[0], ast.stmt):
                    goes_on = isinstance(node, ast.With | ast.AsyncWith)
                    bodies.append((each, block if goes_on else each[0].lineno))
            if isinstance(node, ast.If) and isinstance(node.body[-1], Jump) and place + 1 < len(body):
                block = body[place + 1].lineno


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change of one file, in one function."""

    file: Path
    outermost: int  # the first line, with decorators, of the outermost function around it
    outermost_place: str
    block: int  # the first line of the block in which it stands
    place: str  # of that block
    differs: str  # where it makes a difference: nothing can be noticed by who does not come there
    line: int
    start: int  # offsets in the text of the file
    end: int
    new: str
    what: str

    def text(self) -> str:
        """The file with the change."""
        old = self.file.read_text(encoding="utf-8")
        return old[: self.start] + self.new + old[self.end :]

    def digest(self) -> str:
        """The same for the same change of the same text."""
        return hashlib.sha256(f"{self.file} {self.text()}".encode()).hexdigest()[:24]

    def shown(self) -> str:
        was = self.file.read_text(encoding="utf-8").split("\n")[self.line - 1].strip()
        now = self.text().split("\n")[self.line - 1].strip()
        return f"{self.file}:{self.line} ({self.what})\n    was: {was}\n    now: {now}"


class Finder:
    """All mutants of a file."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.lines = self.text.split("\n")
        self.starts = [0]
        for line in self.lines:
            self.starts.append(self.starts[-1] + len(line) + 1)
        self.functions: list[Function] = []  # around the place that is looked at
        self.names: dict[int, str] = {}  # of functions, by their id
        self.blocks: dict[int, int] = {}  # of statements, by their id
        self.block = 0

    def offset(self, line: int, column: int) -> int:
        """An offset in characters; ``ast`` counts columns in bytes."""
        before = self.lines[line - 1].encode()[:column].decode()
        return self.starts[line - 1] + len(before)

    def differs_at(self, node: ast.expr | ast.stmt, outcome: str, condition: ast.expr | None = None) -> str:
        """Where a change makes a difference; nowhere in particular if a condition does more than look."""
        if condition is not None and not only_looks(condition):
            return ""
        function = self.functions[-1]
        return differs_at(self.file, self.names[id(function)], function, node, outcome)

    def mutant(self, node: ast.expr | ast.stmt, new: str, what: str, differs: str = "") -> Mutant:
        start = self.offset(node.lineno, node.col_offset)
        end = self.offset(node.end_lineno or node.lineno, node.end_col_offset or 0)
        outermost, innermost = first_line(self.functions[0]), self.functions[-1]
        outside = place_of(self.file, self.names[id(self.functions[0])], self.functions[0], outermost)
        place = place_of(self.file, self.names[id(innermost)], innermost, self.block)
        return Mutant(
            self.file, outermost, outside, self.block, place, differs or place, node.lineno, start, end, new,
            what,
        )  # fmt: skip

    def source(self, node: ast.expr) -> str:
        return ast.get_source_segment(self.text, node) or ""

    def all(self) -> Iterator[Mutant]:
        tree = ast.parse(self.text)
        self.names = {id(function): name for name, function in functions_of(tree)}
        yield from self.functions_in(tree)

    def functions_in(self, node: ast.AST) -> Iterator[Mutant]:
        """The mutants of all functions below a node."""
        for child in ast.iter_child_nodes(node):
            if isinstance(child, Function):
                self.functions.append(child)
                self.blocks |= {id(body[place]): block for body, place, block in statements_of(child)}
                for statement in child.body:
                    yield from self.statement(statement)
                yield from self.functions_in(child)
                self.functions.pop()
            else:
                yield from self.functions_in(child)

    def statement(self, node: ast.stmt) -> Iterator[Mutant]:
        if isinstance(node, Function | ast.ClassDef | ast.Raise | ast.Import):
            return
        self.block = self.blocks[id(node)]
        if isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant):
                return  # a docstring
            if isinstance(node.value, ast.Call):
                yield self.mutant(node, "pass", "left out")
        if isinstance(node, ast.AugAssign | ast.Continue | ast.Break):
            yield self.mutant(node, "pass", "left out")
        if isinstance(node, ast.If | ast.While) and not isinstance(node.test, ast.Constant):
            if isinstance(node, ast.If):
                yield self.mutant(node.test, "True", "always", self.differs_at(node, "F", node.test))
            yield self.mutant(node.test, "False", "never", self.differs_at(node, "T", node.test))
        for child in ast.iter_child_nodes(node):
            yield from self.inside(node, child)
            self.block = self.blocks[id(node)]

    def inside(self, node: ast.AST, child: ast.AST) -> Iterator[Mutant]:
        if isinstance(child, ast.stmt):
            yield from self.statement(child)
        elif isinstance(child, ast.expr):
            if not (isinstance(node, ast.AnnAssign) and child is node.annotation):
                yield from self.expression(child)
        elif isinstance(child, ast.ExceptHandler | ast.match_case | ast.withitem):
            for inner in ast.iter_child_nodes(child):
                yield from self.inside(child, inner)

    def expression(self, node: ast.expr) -> Iterator[Mutant]:
        """Whether lists are as long as each other, ``strict``, is asked as in an assertion: no mutants."""
        asserted = {
            id(each.value)
            for each in ast.walk(node)
            if isinstance(each, ast.keyword) and each.arg == "strict"
        }
        for each in ast.walk(node):
            if id(each) in asserted:
                continue
            if isinstance(each, ast.Compare) and len(each.ops) == 1:
                left, right = self.source(each.left), self.source(each.comparators[0])
                new = f"({left} {COMPARED[type(each.ops[0])]} {right})"
                differs = self.differs_at(each, "=") if isinstance(each.ops[0], ORDERED) else ""
                yield self.mutant(each, new, "another comparison", differs)
            elif isinstance(each, ast.BoolOp):
                word = " or " if isinstance(each.op, ast.And) else " and "
                new = f"({word.join(self.source(value) for value in each.values)})"
                yield self.mutant(each, new, "and, or")
            elif isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.Not):
                yield self.mutant(each, f"({self.source(each.operand)})", "not left out")
            elif isinstance(each, ast.BinOp) and type(each.op) in RECKONED:
                new = f"({self.source(each.left)} {RECKONED[type(each.op)]} {self.source(each.right)})"
                yield self.mutant(each, new, "reckoned otherwise")
            elif isinstance(each, ast.IfExp):
                differs = self.differs_at(each, "T", each.test)
                yield self.mutant(each, f"({self.source(each.orelse)})", "never", differs)
            elif isinstance(each, ast.Constant):
                yield from self.constant(each)
            elif isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.args:
                yield from self.call(each, each.func.id)

    def call(self, node: ast.Call, name: str) -> Iterator[Mutant]:
        if name in ("min", "max"):
            yield self.mutant(node.func, "max" if name == "min" else "min", "min, max")
        if name in ("sorted", "reversed") and not node.keywords:
            yield self.mutant(node, f"list({self.source(node.args[0])})", "not in order")

    def constant(self, node: ast.Constant) -> Iterator[Mutant]:
        if isinstance(node.value, bool):
            yield self.mutant(node, str(not node.value), "true, false")
        elif isinstance(node.value, int) and "\n" not in self.source(node):
            yield self.mutant(node, str(node.value + 1), "one more")


def files_of(patterns: list[str]) -> list[Path]:
    """The files of a part, without those that another program loads in its own way."""
    found = [file for pattern in patterns for file in sorted(Path().glob(pattern))]
    return [file for file in found if MIGRATIONS not in file.parts]


def mutants_of(patterns: list[str], at: str = "", like: str = "") -> list[Mutant]:
    """Every mutant of the files of a part; ``at`` keeps those of one file, or of one line of it.

    ``like`` keeps those of lines that have this text.
    """
    name, _, line = at.partition(":")
    found = []
    for file in files_of(patterns):
        if not at or file.as_posix().endswith(name):
            finder = Finder(file)
            for each in finder.all():
                if (not line or each.line == int(line)) and like in finder.lines[each.line - 1]:
                    found.append(each)
    return found


def code_of(mutant: Mutant) -> CodeType | None:
    """The outermost function with the change, compiled; none if it cannot be."""
    try:
        codes = [compile(mutant.text(), str(mutant.file.resolve()), "exec")]
    except (SyntaxError, ValueError):
        return None
    while codes:
        code = codes.pop()
        if code.co_firstlineno == mutant.outermost and code.co_name not in ("<module>", "<lambda>"):
            return code
        codes += [each for each in code.co_consts if isinstance(each, CodeType)]
    return None
