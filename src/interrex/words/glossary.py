"""The glossary: the terms of each game in three languages, and the words not to be used for them.

Terms stand in the tables under "Glossary" of a game's ``rules/en.md``, in the book's own words where there
is a book in that language; what those mean that are met at the table stands in its ``words/terms.toml``; what
is to be avoided stands in ``glossary.toml``.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from interrex.engine.packs import LANGUAGES, Words
from interrex.games import room


@dataclass(frozen=True, slots=True)
class Term:
    """A term as it is explained in one language, and how it is found in a text or drawn as a sign."""

    id: str
    name: str
    meaning: str
    forms: tuple[str, ...]  # as written in a text; a * stands for any ending
    signs: tuple[str, ...]  # symbols that stand for it
    rule: str


@dataclass(frozen=True, slots=True)
class Avoided:
    """A word not to be used, as a pattern, and what to say; ``game`` is empty where it holds for all."""

    language: str
    game: str
    pattern: re.Pattern[str]
    say: str


@cache
def terms(game: str) -> tuple[Words, ...]:
    """The terms of a game, each in every language; none where its rulebook has no glossary."""
    found = room(game, "rules", f"{LANGUAGES[0]}.md")
    text = found.read_text(encoding="utf-8") if found is not None else ""
    _, _, text = text.partition("\n## Glossary\n")
    rows = [_cells(line) for line in text.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    heads = ("English", "engine", "")
    return tuple(
        dict(zip(LANGUAGES, row, strict=False))
        for row in rows
        if len(row) >= len(LANGUAGES) and row[0] not in heads
    )


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


@cache
def explained(game: str, language: str) -> tuple[Term, ...]:
    """The terms of a game that are met at the table, with what they mean; none where it explains none."""
    found = room(game, "words", "terms.toml")
    entries = tomllib.loads(found.read_text(encoding="utf-8")) if found is not None else {}
    return tuple(_term(name, entry, language) for name, entry in entries.items())


def _term(term_id: str, entry: dict[str, Any], language: str) -> Term:
    name, meaning, *forms = entry[language]
    written = forms[0].split("|") if forms else [name]
    return Term(term_id, name, meaning, tuple(written), tuple(entry.get("signs", ())), entry["rule"])


@cache
def avoided() -> tuple[Avoided, ...]:
    """All words that are not to be used."""
    text = (files("interrex") / "words" / "glossary.toml").read_text(encoding="utf-8")
    return tuple(
        Avoided(language, each.get("game", ""), re.compile(each["not"]), each["say"])
        for language, entries in tomllib.loads(text).items()
        for each in entries
    )
