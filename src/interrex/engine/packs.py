"""Reading pack files: TOML with a line number for every mistake."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, Final, TypeVar

from interrex.engine.effects import BadEffect, Effect, Vocabulary
from interrex.engine.errors import BadFile, BadPack, Reason
from interrex.engine.language import NO_MORE
from interrex.engine.unreadable import unreadable

LANGUAGES: Final = ("en", "pl", "pt")
ORIGINS: Final = ("rulebook", "public card list", "stand-in", "box")
ID: Final = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")

Words = Mapping[str, str]
Found = TypeVar("Found")
Grammar = Mapping[str, Mapping[str, Words]]  # by language and id of a card: its gender, its cases


class Entry:
    """One table of a TOML file; each field is taken once and checked as it is taken."""

    __slots__ = ("_left", "_lines", "file", "gathers", "heading", "line", "mistakes")

    def __init__(
        self,
        file: str,
        heading: str,
        line: int,
        fields: dict[str, Any],
        lines: dict[str, int],
        mistakes: list[BadFile] | None = None,
    ) -> None:
        self.mistakes = mistakes  # gathered here, or raised one by one where there is no list
        self.gathers = False  # inside ``gathering``: a field that is wrong does not hide the next
        self.file = file
        self.heading = heading
        self.line = line
        self._left = dict(fields)
        self._lines = lines

    def wrong(self, field: str, reason: str, remedy: str, *reasons: Reason) -> BadFile:
        """The error for a field of this entry."""
        where = f"field {field!r} of [{self.heading}]" if field else f"[{self.heading}]"
        return BadFile(self.file, self._lines.get(field, self.line), where, reason, remedy, *reasons)

    def line_of(self, field: str) -> int:
        """Where a field stands."""
        return self._lines.get(field, self.line)

    def has(self, field: str) -> bool:
        return field in self._left

    def _take(self, field: str) -> Any:
        if field in self._left:
            return self._left.pop(field)
        self._check_near(field)
        why = Reason("missing", {"field": field})
        raise self.wrong(field, "it is missing", f"Add {field} = …", why)

    def _check_near(self, field: str) -> None:
        """A field that is not there stands there under a name that is misspelt."""
        unknown = [each for each in self._left if each not in WORDING and each not in HEAD_RULES]
        for near in get_close_matches(field, unknown, 1, 0.75):
            del self._left[near]
            why = Reason("field-near", {"field": near, "known": field})
            raise self.wrong(near, "this field is not known here", f"Did you mean {field} = …?", why)

    def _gathered(self, bad: BadFile) -> None:
        """A mistake for which something else can stand until the file is refused."""
        if not self.gathers or self.mistakes is None:
            raise bad
        self.mistakes.append(bad)

    def text(self, field: str, default: str | None = None) -> str:
        if default is not None and field not in self._left:
            return default
        value = self._take(field)
        if not isinstance(value, str):
            why = Reason("text", {"field": field})
            raise self.wrong(field, f"{value!r} is not a text", "Put it in quotes", why)
        return value

    def id(self, taken: set[str], ids: tuple[str, ...] = ()) -> str:
        """The id of a card: words joined by hyphens, used once; one of ``ids`` where the rules name them."""
        try:
            value = self.text("id")
            self._check_id(value, taken, ids)
        except BadFile as bad:
            self._gathered(bad)
            return ""
        taken.add(value)
        return value

    def _check_id(self, value: str, taken: set[str], ids: tuple[str, ...]) -> None:
        if not ID.fullmatch(value):
            why = Reason("id-form", {"value": value})
            raise self.wrong("id", f"{value!r} is not an id", "Use letters, digits and hyphens", why)
        if value in taken:
            why = Reason("id-taken", {"value": value})
            raise self.wrong("id", f"{value!r} is used twice", "Give every card an id of its own", why)
        if ids and value not in ids:
            known = ", ".join(ids)
            why = Reason("one-of", {"field": "id", "value": value, "known": known})
            raise self.wrong("id", f"{value!r} is not in the box", f"Use one of: {known}", why)

    def number(self, field: str, low: int, high: int, default: int | None = None) -> int:
        if default is not None and field not in self._left:
            return default
        try:
            value = self._take(field)
            if type(value) is not int or not low <= value <= high:
                remedy = f"Write a whole number from {low} to {high}"
                why = Reason("number", {"field": field, "low": low, "high": high})
                raise self.wrong(field, f"{value!r} does not fit", remedy, why)
        except BadFile as bad:
            self._gathered(bad)
            return low
        return value

    def one_of(
        self, field: str, words: tuple[str, ...], default: str | None = None, decides: bool = False
    ) -> str:
        """A word of a list. Where it ``decides`` how other fields are read, nothing can stand for it."""
        if decides and field not in self._left:
            self._check_near(field)
        if default is not None and field not in self._left:
            return default
        try:
            value = self._take(field)
            if value not in words:
                known = ", ".join(words)
                why = Reason("one-of", {"field": field, "value": str(value), "known": known})
                raise self.wrong(field, f"{value!r} does not fit", f"Write one of: {known}", why)
        except BadFile as bad:
            if decides:
                raise
            self._gathered(bad)
            return words[0]
        return str(value)

    def words(self, field: str, default: Words | None = None) -> Words:
        """A text in every language; one is enough, the others fall back on it, marked in a card's text."""
        if default is not None and field not in self._left:
            return default
        try:
            return self.check_words(field, self._take(field))
        except BadFile as bad:
            self._gathered(bad)
            return same_in_all("")

    def note(self, *fields: str) -> Words:
        """The first of these fields that is there: a text in every language, or one text for all of them."""
        for field in fields:
            if isinstance(self._left.get(field), str):
                return same_in_all(self.text(field))
            if field in self._left:
                return self.words(field)
        return same_in_all("")

    def check_words(self, field: str, value: Any) -> Words:
        if not isinstance(value, dict):
            why = Reason("languages", {"field": field, "example": _TEXT_IN_LANGUAGES})
            raise self.wrong(field, f"{value!r} does not say which language it is in", _IN_LANGUAGES, why)
        for language, said in value.items():
            if language not in LANGUAGES:
                why = Reason("language-unknown", {"language": language, "example": _TEXT_IN_LANGUAGES})
                raise self.wrong(field, f"language {language!r} is not known", _IN_LANGUAGES, why)
            if not isinstance(said, str) or not said.strip():
                why = Reason("language-empty", {"language": language, "example": _TEXT_IN_LANGUAGES})
                raise self.wrong(field, f"language {language!r} is empty", _IN_LANGUAGES, why)
        first = next((language for language in LANGUAGES if language in value), "")
        if not first:
            why = Reason("languages", {"field": field, "example": _TEXT_IN_LANGUAGES})
            raise self.wrong(field, "it has no text in any language", _IN_LANGUAGES, why)
        mark = f"[{first}] " if field == "text" else ""
        return {language: value.get(language, mark + value[first]) for language in LANGUAGES}

    def table(self, field: str, default: dict[str, Any] | None = None) -> dict[str, Any]:
        if default is not None and field not in self._left:
            return default
        value = self._take(field)
        if not isinstance(value, dict):
            why = Reason("form", {"field": field, "example": "{ key = value, … }"})
            raise self.wrong(field, f"{value!r} is not a table", "Write { key = value, … }", why)
        return value

    def list(self, field: str) -> list[Any]:
        value = self._take(field)
        if not isinstance(value, list):
            why = Reason("form", {"field": field, "example": "[ …, … ]"})
            raise self.wrong(field, f"{value!r} is not a list", "Write [ …, … ]", why)
        return value

    def effects(
        self, field: str, moment: str, vocabulary: Vocabulary, more: Mapping[str, frozenset[str]] = NO_MORE
    ) -> tuple[Effect, ...]:
        """The calls of verbs in a list; ``more`` has words that the pack adds."""
        effects = []
        for text in attempted(self, [], self._calls, field):
            with gathering(self):
                effects.append(self.effect(field, text, moment, vocabulary, more))
        return tuple(effects)

    def _calls(self, field: str) -> Any:
        described = self.list(field)
        if not described:
            why = Reason("no-verb", {"field": field})
            raise self.wrong(field, "the list is empty", "Name a verb, or leave the field out", why)
        return described

    def effect(
        self,
        field: str,
        text: Any,
        moment: str,
        vocabulary: Vocabulary,
        more: Mapping[str, frozenset[str]] = NO_MORE,
    ) -> Effect:
        """One call of a verb."""
        if not isinstance(text, str):
            why = Reason("form", {"field": field, "example": '["verb(…)"]'})
            raise self.wrong(field, f"{text!r} is not a call", 'Write ["verb(…)"]', why)
        try:
            return vocabulary.parse(text, moment, more)
        except BadEffect as bad:
            why = Reason(bad.why.kind, {**bad.why.values, "text": text})
            raise self.wrong(field, f"{text!r}: {bad.reason}", bad.remedy, why) from None

    def origin(self) -> str:
        """Where the card's facts come from; it must reach the screen."""
        return self.one_of("origin", ORIGINS)

    def peek(self, field: str) -> str:
        """A text before it is taken; nothing where there is none."""
        value = self._left.get(field)
        return value if isinstance(value, str) else ""

    def rest(self) -> dict[str, Any]:
        """Every field not used yet; they count as used."""
        left, self._left = self._left, {}
        return left

    def done(self) -> None:
        """Every field has been used."""
        for field in self._left:
            why = Reason("field", {"field": field})
            reason, remedy = "this field is not known here", "Remove it or correct its name"
            self._gathered(self.wrong(field, reason, remedy, why))


def ids_in(entries: list[Entry]) -> tuple[str, ...] | None:
    """The ids of a family by which other cards name it. None where one is wrong, or the heading of a table,
    which has been noticed by then: who names such a card cannot be judged."""
    ids = tuple([entry.peek("id") for entry in entries])
    are_sure = len(set(ids)) == len(ids) and all(ID.fullmatch(each) for each in ids)
    return ids if are_sure and not any(entry.mistakes for entry in entries) else None


def same_in_all(text: str) -> Words:
    """A text that stands as it is in every language."""
    return dict.fromkeys(LANGUAGES, text)


@contextmanager
def gathering(entry: Entry) -> Iterator[None]:
    """A mistake made inside is put to the others, where mistakes are gathered."""
    before, entry.gathers = entry.gathers, True
    try:
        yield
    except BadFile as bad:
        if entry.mistakes is None:
            raise
        entry.mistakes.append(bad)
    finally:
        entry.gathers = before


def attempted(entry: Entry, otherwise: Any, read: Callable[..., Found], *args: Any) -> Found:
    """What is read from fields of a card; of a wrong one, something else until the file is refused, so that
    it hides no other."""
    try:
        return read(*args)
    except BadFile as bad:
        if not entry.gathers or entry.mistakes is None:
            raise
        entry.mistakes.append(bad)
        found: Found = otherwise
        return found


_DEEPEST: Final = 50  # levels of tables and lists in a file
_TEXT_IN_LANGUAGES: Final = '{ en = "…", pl = "…", pt = "…" }'
_IN_LANGUAGES: Final = f"Write {_TEXT_IN_LANGUAGES}, or one of them"


@lru_cache(maxsize=2)
def _tree(text: str) -> dict[str, Any]:
    """The tree of a TOML file, which is read twice: for its entries and for its hash. Nobody changes it."""
    return tomllib.loads(text)


def table_names(text: str) -> tuple[str, ...]:
    """The tables of a TOML file, known or not; none where it is not TOML."""
    try:
        tree = _tree(text)
    except (ValueError, RecursionError):
        return ()
    several = {name: value if isinstance(value, list) else [value] for name, value in tree.items()}
    return tuple([name for name, each in several.items() if all(isinstance(one, dict) for one in each)])


def read_tables(
    text: str, file: str, kinds: tuple[str, ...], mistakes: list[BadFile] | None = None
) -> dict[str, list[Entry]]:
    """The tables of a TOML file as entries; kinds that are not known are refused.

    With a list of ``mistakes`` those of the entries are gathered in it, see ``refuse_all``.
    """
    try:
        tree = _tree(text)
    except (ValueError, RecursionError) as bad:
        raise unreadable(text, file, bad) from None
    lines = _lines(text)
    _check_tree(tree, file)
    entries: dict[str, list[Entry]] = {kind: [] for kind in kinds}
    for kind, value in tree.items():
        heads = lines.get(kind, [])
        line = heads[0][0] if heads else 0
        if kind not in kinds:
            known = ", ".join(f"[{name}]" for name in kinds)
            why = Reason("table", {"field": kind, "known": known})
            wrong = BadFile(file, line, f"[{kind}]", "this table is not known", f"Known tables: {known}", why)
            if mistakes is None:
                raise wrong
            mistakes.append(wrong)
            continue
        several = value if isinstance(value, list) else [value]
        for number, fields in enumerate(several):
            if not isinstance(fields, dict):
                why = Reason("no-table", {"field": kind})
                raise BadFile(file, line, kind, "it is not a table", f"Write [[{kind}]] … fields", why)
            head = heads[number] if number < len(heads) else (line, {})
            entries[kind].append(Entry(file, kind, head[0], fields, head[1], mistakes))
    return entries


def refuse_all(mistakes: list[BadFile]) -> None:
    """Refuse a file for all mistakes found in it, in the order of their lines."""
    if len(mistakes) == 1:
        raise mistakes[0]
    if mistakes:
        raise BadPack(sorted(mistakes, key=lambda bad: bad.line))


def _check_tree(tree: dict[str, Any], file: str) -> None:
    """TOML allows 64 bits, what is longer cannot even be shown; and dotted keys nest without an end."""
    level: list[Any] = [tree]
    for _ in range(_DEEPEST):
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
            elif isinstance(value, int) and value.bit_length() > 64:
                raise _no_toml(file, "a number is too large", "Write a smaller one")
        level = below
    if level:
        raise _no_toml(file, "it is nested too deeply", "Write it flatter")


def _no_toml(file: str, detail: str, remedy: str) -> BadFile:
    return BadFile(file, 0, "", f"it is not TOML: {detail}", remedy, Reason("toml", {"detail": detail}))


_HEADING: Final = re.compile(r"""\s*\[\[?\s*["']?([\w-]+)["']?\s*(?:\.\s*["']?([\w-]+))?""")
_KEY: Final = re.compile(r"""\s*["']?([\w-]+)["']?\s*[.=]""")
_MARK: Final = re.compile(r"""\"{3}|'{3}|"(?:\\.|[^"\\])*"|'[^']*'|\#.*|[][{}]""")
_CLOSING: Final = {'"' * 3: re.compile(r'(?:\\.|[^\\])*?"{3,5}'), "'" * 3: re.compile(r".*?'{3,5}")}


def _lines(text: str) -> dict[str, list[tuple[int, dict[str, int]]]]:
    """For each heading (and each field before the first), where it stands and where its fields stand."""
    heads: dict[str, list[tuple[int, dict[str, int]]]] = {}
    fields: dict[str, int] | None = None
    quotes, depth = "", 0  # of a text or list that goes on from the line before
    for number, line in enumerate(text.split("\n"), 1):
        if not quotes and not depth:
            heading, key = _HEADING.match(line), _KEY.match(line)
            if heading:
                name, part = heading.groups()
                if not part or name not in heads:
                    heads.setdefault(name, []).append((number, {}))
                fields = heads[name][-1][1]
                if part:
                    fields.setdefault(part, number)
                    fields = {}
            elif key and fields is None:
                heads.setdefault(key.group(1), [(number, {})])
            elif key and fields is not None:
                fields.setdefault(key.group(1), number)
        quotes, depth = still_open(line, quotes, depth)
    return heads


def still_open(line: str, quotes: str, depth: int) -> tuple[str, int]:
    """The quotes and the number of brackets that are open at the end of a line."""
    position = 0
    while True:
        found = _CLOSING[quotes].match(line, position) if quotes else _MARK.search(line, position)
        if found is None:
            return quotes, max(depth, 0)
        position = found.end()
        mark = found.group()
        if quotes:
            quotes = ""
        elif mark in _CLOSING:
            quotes = mark
        elif mark in "[]{}":
            depth += 1 if mark in "[{" else -1


def text_hash(text: str) -> str:
    """The hash of a whole pack file: one edition of a box. Records from before name packs by it."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# what people read of a card, and where it comes from; no rule asks for it
WORDING: Final = frozenset(
    {"name", "nickname", "text", "origin", "note", "stand_in", "known", "faces", "about"}
)
HEAD_RULES: Final = frozenset({"id", "game", "keywords"})
NO_RULES: Final = frozenset({"pack", "grammar"})


def rules_hash(text: str, *facts: Any) -> str:
    """The hash by which a record names the pack it was played with: of its rules, not of its wording.

    Comments, names, texts and translations may be corrected under the same hash. ``facts`` is what the
    rules take from the wording all the same, such as which cards bear the same name.
    """
    tree = _tree(text)
    rules = {heading: _rules_of(value) for heading, value in tree.items() if heading not in NO_RULES}
    head = {field: value for field, value in tree["pack"].items() if field in HEAD_RULES}
    code = json.dumps([head, sorted(rules.items()), facts], ensure_ascii=False, default=str)
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def _rules_of(value: Any) -> Any:
    """A value of a pack file without its wording; entries stay in their order."""
    if isinstance(value, list):  # the fields of an entry stand in any order
        found = [_rules_of(each) for each in value]
        return [dict(sorted(each.items())) if isinstance(each, dict) else each for each in found]
    if not isinstance(value, dict):
        return value
    if value.keys() & set(LANGUAGES):  # a text in languages
        return {}
    return {field: _rules_of(each) for field, each in value.items() if field not in WORDING}


def edition_of(pack: Any) -> str:
    """The hash of the very file that a pack was read from: its rules and its wording."""
    return str(getattr(pack, "edition", pack.hash))


@dataclass(frozen=True, slots=True)
class Head:
    """The ``[pack]`` of a pack file: what the box is called."""

    id: str
    name: Words
    more: Mapping[str, Any]  # lists that only some games have, such as keywords


def read_head(tables: Mapping[str, list[Entry]], file: str, game: str, lists: tuple[str, ...] = ()) -> Head:
    """The one ``[pack]`` of a pack file of that game."""
    found = tables["pack"]
    if len(found) != 1:
        why = Reason("pack-count", {"number": len(found)})
        raise BadFile(file, 0, "[pack]", f"there are {len(found)} of them", "Write exactly one [pack]", why)
    head = found[0]
    head.one_of("game", (game,), decides=True)
    pack_id = ""
    name = same_in_all("")
    more: dict[str, Any] = {}
    with gathering(head):
        name = head.words("name")
        head.number("version", 1, 1_000_000)
        for field in lists:
            if head.has(field):
                more[field] = head.list(field)
        pack_id = head.text("id")
        head.done()
    return Head(pack_id, name, more)
