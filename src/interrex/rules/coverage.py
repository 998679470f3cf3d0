"""Coverage of the rules: rule → code → tests, and which cards have a scenario.

A rule is tested by a scenario that names it in its ``rules``, or by a Python test marked
``@pytest.mark.rules("EL-123", …)``; an example by the scenario of its name (EL-X02: el-x02.toml). A
mere mention in a comment is no test.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.packs import read_tables
from interrex.games import OWN, game_spec, house_pack
from interrex.match.scenario import HEADINGS
from interrex.rules.book import Rule, cited, rulebook

Citations = dict[str, list[str]]  # rule, ruling, example or card -> where it is cited


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule, the files that cite it, and why it needs none where it is about cardboard."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    cardboard: str

    @property
    def is_missing(self) -> bool:
        """Neither tested nor about cardboard."""
        return not self.tests and not self.cardboard


def package_folder(game: str) -> Path:
    """Where the package of a game lies."""
    return Path(str(files(game_spec(game).package))).resolve()


def folder(game: str) -> Path:
    """The checkout of a game with its tests: the nearest folder around its package that has some."""
    for around in package_folder(game).parents:
        if around.name in ("site-packages", "dist-packages"):
            break  # what lies around it belongs to others
        if (around / "tests").is_dir():
            return around
    raise BadSetting("There are no tests here: they come with the source, not with an installed package.")


def scenario_folder(game: str, tests: Path) -> Path:
    """The scenarios of a game; tests of one game alone need no folder of its name."""
    own = tests / "scenarios" / game
    return own if own.is_dir() or game in OWN else tests / "scenarios"


def coverage(game: str, root: Path) -> list[Covered]:
    """Every rule, ruling and example of a game with the code and the tests that cite it."""
    code = code_citations(package_folder(game))
    tests = citations_in_tests(game, root / "tests")
    cardboard = game_spec(game).cardboard
    return [
        Covered(rule, tuple(code.get(rule.id, ())), tuple(tests.get(rule.id, ())), cardboard.get(rule.id, ""))
        for rule in rulebook(game).rules
    ]


def cards_without_scenario(game: str, root: Path) -> list[str]:
    """The cards of the house pack with a text that no scenario names in its ``cards``."""
    shown = set(_scenario_words(scenario_folder(game, root / "tests"), "cards"))
    cards = game_spec(game).pack_cards(house_pack(game))
    return [card.id for card in cards if card.text["en"] and card.id not in shown]


def unknown_citations(game: str, root: Path) -> list[str]:
    """What scenarios and tests cite although the rulebook has no such id."""
    known = {rule.id for rule in rulebook(game).rules}
    prefix = rulebook(game).prefix
    tests = citations_in_tests(game, root / "tests")
    return sorted(each for each in tests if each.startswith(prefix) and each not in known)


# --- who cites what ----------------------------------------------------------------------------


def code_citations(package: Path) -> Citations:
    """The files of a game that cite a rule in a docstring, a comment, a question or a log line."""
    found: Citations = {}
    for file in sorted(package.rglob("*.py")):
        for rule_id in cited(file.read_text(encoding="utf-8")):
            found.setdefault(rule_id, []).append(file.relative_to(package).as_posix())
    return found


def citations_in_tests(game: str, tests: Path) -> Citations:
    """The scenarios and marked tests of each rule, ruling and example."""
    scenarios = scenario_folder(game, tests)
    found = _scenario_words(scenarios, "rules")
    for file in sorted(scenarios.rglob("*.toml")):
        example = "-".join(file.stem.upper().split("-")[:2])
        found.setdefault(example, []).append(file.name)
    for file in sorted(tests.rglob("test_*.py")):
        text = file.read_text(encoding="utf-8")
        for rule_id, test in _marked(ast.parse(text)) if "mark.rules" in text else ():
            found.setdefault(rule_id, []).append(f"{file.relative_to(tests).as_posix()}::{test}")
    return found


def _scenario_words(scenarios: Path, field: str) -> Citations:
    """What the heads of scenarios name in a list; a file that cannot be read names nothing."""
    found: Citations = {}
    for file in sorted(scenarios.rglob("*.toml")):
        try:
            heads = read_tables(file.read_text(encoding="utf-8"), file.name, HEADINGS)["scenario"]
            words: list[Any] = heads[0].list(field) if heads and heads[0].has(field) else []
        except BadFile:
            continue
        for word in words:
            found.setdefault(str(word), []).append(file.name)
    return found


def _marked(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Every id in ``@pytest.mark.rules(…)`` with the name of the test."""
    for node in ast.walk(module):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                for argument in mark.args:
                    for rule_id in cited(str(ast.literal_eval(argument))):
                        yield rule_id, node.name
