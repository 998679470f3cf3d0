"""Coverage of the rules: which code and which tests cite each rule of a game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from interrex.engine.errors import BadSetting
from interrex.games import game_kind
from interrex.rulebook import Rule, cited, rulebook


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule, the files that cite it, and why it needs none where it is about cardboard."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    cardboard: str


def folder() -> Path:
    """The checkout with its tests."""
    root = Path(__file__).resolve().parents[2]
    if not (root / "tests").is_dir():
        raise BadSetting("There are no tests here: they come with the source, not with an installed package.")
    return root


def coverage(game: str, root: Path) -> list[Covered]:
    """Every rule, ruling and example of a game with the code and the tests that cite it."""
    code = citations(root / "src" / "interrex" / "games" / game, ("*.py",))
    tests = citations(root / "tests", ("*.py", "*.toml"))
    cardboard = game_kind(game).cardboard
    return [
        Covered(rule, tuple(code.get(rule.id, ())), tuple(tests.get(rule.id, ())), cardboard.get(rule.id, ""))
        for rule in rulebook(game).rules
    ]


def citations(where: Path, patterns: tuple[str, ...]) -> dict[str, list[str]]:
    """For each id the files below a folder that cite it."""
    found: dict[str, list[str]] = {}
    for pattern in patterns:
        for file in sorted(where.rglob(pattern)):
            for rule_id in cited(file.read_text(encoding="utf-8")):
                found.setdefault(rule_id, []).append(file.relative_to(where).as_posix())
    return found
