"""The rulebook: every rule, ruling and example of a game's ``rules/`` by its id."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from interrex.engine.errors import BadSetting, Reason
from interrex.games import game_spec, room

RULE: Final = re.compile(r"^[-*] \*\*([A-Z]{2}-\d+)\*\* (.*)$")
RULING_ROW: Final = re.compile(r"^\| (?:\*\*)?([A-Z]{2}-R\d+)(?:\*\*)? \| (.*) \|$")
RULING_LINE: Final = re.compile(r"^[-*] \*\*([A-Z]{2}-R\d+)\b[ ·:.]*(.*)$")
EXAMPLE: Final = re.compile(r"^(?:#{2,4} |\*\*)([A-Z]{2}-[RX]\d+)\b[ ·:.]*(.*)$")
HEADING: Final = re.compile(r"^(#{1,4}) (.*)$")
RULING_NAMES: Final = {
    "en": ("Default:", "Otherwise:", "Switch:"),
    "pl": ("Domyślnie:", "Inaczej:", "Przełącznik:"),
    "pt": ("Padrão:", "Alternativa:", "Chave:"),
}
NOTE: Final = re.compile(r" `?\[(?:follows|table)\]`?")  # who reads a rule at the table need not know
CITED: Final = re.compile(r"\b([A-Z]{2}-[RX]?)(\d+)\b(?: (?:to|do|a) (?:\1)(\d+)\b)?")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule, ruling or example; a rule stands in a chapter and perhaps a section of it."""

    id: str
    text: str
    chapter: str
    section: str
    language: str = "en"

    @property
    def is_rule(self) -> bool:
        return self.id[3].isdigit()

    @property
    def is_ruling(self) -> bool:
        return self.id[3] == "R"

    @property
    def plain(self) -> str:
        """The text without marks of emphasis, without notes for tests and without the name of its source."""
        body = re.sub(r"(?: \*[^*]+\*)+$", "", re.sub(NOTE, "", self.text))
        return re.sub(r"\*\*?|`", "", body).replace("\\|", "|")  # a bar is escaped in a row of a table


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All rules of a game, in the order of its book."""

    game: str
    rules: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule:
        """The rule of that id, typed in any case and with or without its letters: 503, el-503."""
        if not self.rules:
            why = Reason("no-rules", {"game": self.game})
            raise BadSetting(f"{game_spec(self.game).title} comes without rules to read.", why)
        wanted = rule_id.strip().upper()
        if re.fullmatch(r"[RX]?\d+", wanted):
            wanted = f"{self.prefix}-{wanted}"
        for rule in self.rules:
            if rule.id == wanted:
                return rule
        raise BadSetting(
            f"There is no rule {rule_id!r}. Rules of this game are numbered {self.rules[0].id} and so on; "
            f"`interrex rules {self.game}` lists them.",
            Reason("rule", {"name": rule_id, "rule": self.rules[0].id, "example": f"rules {self.game}"}),
        )

    @property
    def prefix(self) -> str:
        return self.rules[0].id[:2] if self.rules else ""

    def search(self, words: str) -> list[Rule]:
        """The rules whose text has all of these words."""
        wanted = words.casefold().split()
        return [rule for rule in self.rules if all(word in rule.plain.casefold() for word in wanted)]

    def chapters(self) -> dict[str, list[Rule]]:
        """The rules by chapter."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.chapter, []).append(rule)
        return found


@cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rulebook of a game; in another language as far as it is translated, the rest in English."""
    written = room(game, "rules", "en.md")
    rules = tuple(read(written.read_text(encoding="utf-8"))) if written is not None else ()
    translation = room(game, "rules", f"{language}.md")
    if language == "en" or translation is None:
        return Rulebook(game, rules)
    told = {rule.id: rule for rule in read(translation.read_text(encoding="utf-8"), language)}
    chapters = {_number(rule.chapter): rule.chapter for rule in told.values()}
    return Rulebook(game, tuple(_in_language(rule, told, chapters, language) for rule in rules))


def _in_language(rule: Rule, told: dict[str, Rule], chapters: dict[str, str], language: str) -> Rule:
    """A rule in another language, or the English one under a heading in that language."""
    if rule.id in told:
        return replace(told[rule.id], language=language)
    return replace(rule, chapter=chapters.get(_number(rule.chapter), rule.chapter))


def _number(chapter: str) -> str:
    """The number with which a chapter's heading begins, or the whole heading."""
    first = chapter.partition(" ")[0]
    return first if first.isdigit() else chapter


def read(text: str, language: str = "en") -> Iterator[Rule]:
    """The rules in the text of a ``rules/en.md``, or of its translation."""
    chapter = section = ""
    example: list[str] = []
    lines = text.splitlines()
    for number, line in enumerate(lines):
        heading = HEADING.match(line)
        if found := EXAMPLE.match(line):
            example = [found[2].rstrip("*").strip()]
            for more in lines[number + 1 :]:
                if EXAMPLE.match(more) or HEADING.match(more) or more.startswith("---"):
                    break
                example.append(more.strip())
            body = "\n".join(each for each in example if each)
            yield Rule(found[1], body, chapter, section)
        elif heading:
            level, title = len(heading[1]), heading[2]
            chapter, section = (title, "") if level <= 2 else (chapter, title)
        elif found := RULE.match(line):
            yield Rule(found[1], _whole(found[2], lines[number + 1 :]), chapter, section)
        elif found := RULING_ROW.match(line):
            cells = [cell.strip() for cell in re.split(r"(?<!\\) \| ", found[2])]
            yield Rule(found[1], _ruling(cells, language), chapter, section)
        elif found := RULING_LINE.match(line):
            yield Rule(found[1], _whole(found[2], lines[number + 1 :]), chapter, section)


def _whole(first: str, following: list[str]) -> str:
    """A rule that runs over several lines."""
    parts = [first]
    for line in following:
        if not line.startswith("  ") or line.lstrip().startswith(("- ", "* ", "|")):
            break
        parts.append(line.strip())
    return " ".join(parts)


def _ruling(cells: list[str], language: str) -> str:
    """Question, default, alternative and switch of a ruling, as sentences."""
    question, *rest = cells
    named = zip(RULING_NAMES[language], rest, strict=False)
    return " ".join([question, *(f"{name} {cell}" for name, cell in named)])


def cited(text: str) -> set[str]:
    """All ids cited in a text; ``EL-121 to EL-136`` cites everything in between, in any language."""
    found: set[str] = set()
    for match in CITED.finditer(text):
        first = int(match[2])
        last = int(match[3]) if match[3] else first
        width = len(match[2])
        found.update(f"{match[1]}{number:0{width}d}" for number in range(first, last + 1))
    return found
