"""A pack file edited card by card: what is not touched stays as it was written, comments too."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from interrex.engine.errors import InterrexError
from interrex.engine.extending import Block, blocks_of
from interrex.engine.packs import still_open

_FIELD: Final = re.compile(r"""\s*["']?([\w-]+)["']?\s*[.=]""")
_TABLE: Final = re.compile(r"""\s*\[\[?\s*["']?[\w-]+["']?\s*\.\s*["']?([\w-]+)["']?""")
_REMARK: Final = re.compile(r"""\"(?:\\.|[^"\\])*"|'[^']*'|(\#.*)""")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": ""}
HEAD: Final = "pack"

Tree = Mapping[str, Any]


class Uneditable(InterrexError):
    """A pack file is laid out in a way in which its cards cannot be exchanged one by one."""


class OwnCard(NamedTuple):
    """A card of a pack file: its family, its id, whose place it takes, and all it says."""

    family: str
    id: str
    instead_of: str
    tree: dict[str, Any]

    @property
    def place(self) -> str:
        """The id of the card whose place it takes; its own where it takes none."""
        return self.instead_of or self.id


def cards_in(text: str) -> list[OwnCard]:
    """Every card of a pack file, in its order."""
    found = []
    for family, entries in tomllib.loads(text).items():
        for entry in entries if isinstance(entries, list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                tree = {name: value for name, value in entry.items() if name != "instead_of"}
                found.append(OwnCard(family, entry["id"], str(entry.get("instead_of", "")), tree))
    return found


def head_of(text: str) -> dict[str, Any]:
    """The ``[pack]`` of a pack file."""
    head = tomllib.loads(text).get(HEAD)
    return dict(head) if isinstance(head, dict) else {}


def new_pack(game: str, pack_id: str, name: Mapping[str, str]) -> str:
    """A pack that extends the one of the house and has no cards of its own yet."""
    head = {"id": pack_id, "game": game, "version": 1, "extends": "house", "name": dict(name)}
    return "\n".join([f"[{HEAD}]", *[f"{key} = {written(value)}" for key, value in head.items()], ""])


# --- changing ------------------------------------------------------------------------------------


def with_card(text: str, card: OwnCard) -> str:
    """The file with that card in its place: instead of the one that stands there, else at the end."""
    entry = dict(card.tree)
    if card.instead_of:
        entry = {"id": card.id, "instead_of": card.instead_of, **entry}
    blocks = written_blocks(text)
    at = _position(blocks, card.family, card.place)
    if at is None:
        lines = [f"[[{card.family}]]", *[f"{name} = {written(value)}" for name, value in entry.items()]]
        changed = text.rstrip("\n") + "\n\n" + "\n".join(lines) + "\n"
    else:
        blocks[at].lines = _changed(blocks[at].lines, entry)
        changed = joined(blocks)
    others = [each for each in cards_in(text) if (each.family, each.place) != (card.family, card.place)]
    return _checked(changed, text, [*others, card])


def without_card(text: str, family: str, place: str) -> str:
    """The file without the card in that place: the one of the house stands there again."""
    blocks = written_blocks(text)
    at = _position(blocks, family, place)
    if at is None:
        return text
    kept = _trailing(blocks[at].lines)
    blocks[at - 1].lines.extend(kept)
    del blocks[at]
    others = [each for each in cards_in(text) if (each.family, each.place) != (family, place)]
    return _checked(joined(blocks), text, others)


def with_head(text: str, **fields: Any) -> str:
    """The file with other fields in its ``[pack]``."""
    blocks = written_blocks(text)
    at = next((at for at, block in enumerate(blocks) if block.heading == HEAD), None)
    if at is None:
        raise Uneditable("It has no [pack].")
    blocks[at].lines = _changed(blocks[at].lines, {**head_of(text), **fields})
    return _checked(joined(blocks), text, cards_in(text))


def _position(blocks: Sequence[Block], family: str, place: str) -> int | None:
    for at, block in enumerate(blocks):
        if block.heading == family and (block.instead_of or block.id) == place:
            return at
    return None


def _checked(changed: str, before: str, wanted: list[OwnCard]) -> str:
    """Nothing but what was meant has changed; a file that is laid out otherwise is left alone."""
    try:
        found = cards_in(changed)
    except ValueError:
        raise Uneditable("Its cards cannot be exchanged one by one.") from None
    if sorted(found, key=_place) != sorted(wanted, key=_place) or _others(changed) != _others(before):
        raise Uneditable("Its cards cannot be exchanged one by one.")
    return changed


def _place(card: OwnCard) -> tuple[str, str]:
    return card.family, card.place


def _others(text: str) -> dict[str, Any]:
    """What a file says besides its cards and its head."""
    tree = tomllib.loads(text)
    return {name: value for name, value in tree.items() if not isinstance(value, list) and name != HEAD}


def written_blocks(text: str) -> list[Block]:
    """A pack file entry by entry, every line as it is written; comments before an entry belong to it not."""
    lines = text.split("\n")
    blocks = blocks_of(text)
    for block in blocks:
        start = block.line - 1
        block.lines = lines[start : start + len(block.lines)]
    return blocks


def joined(blocks: Sequence[Block]) -> str:
    """The file again."""
    return "\n".join([line for block in blocks for line in block.lines])


class Segment(NamedTuple):
    """The lines of one field of an entry, or lines between fields."""

    field: str
    lines: list[str]
    is_table: bool = False  # written as a table below the entry, behind all other fields


def _segments(lines: Sequence[str]) -> list[Segment]:
    """The heading, then each field with its lines; comments and empty lines stand by themselves."""
    found = [Segment("", [lines[0]])]
    quotes, depth = "", 0
    behind = len(lines) - len(_trailing(lines))
    for number, line in enumerate(lines[1:], 1):
        table = _TABLE.match(line) if not quotes and not depth else None
        if table:
            found.append(Segment(table.group(1), [line], is_table=True))
        elif quotes or depth or (found[-1].is_table and number < behind):
            found[-1].lines.append(line)
        else:
            key = _FIELD.match(line)
            found.append(Segment(key.group(1) if key else "", [line]))
        quotes, depth = still_open(line, quotes, depth)
    return found


def _changed(lines: Sequence[str], entry: Tree) -> list[str]:
    """An entry with these fields: a field that says what it said keeps its lines, in its place."""
    segments = _segments(lines)
    before = _entry(segments)
    result: list[str] = []
    done: set[str] = set()
    remarks: dict[str, list[str]] = {}  # of tables that have changed
    end = 1  # where new fields are put: behind the last one
    for segment in segments:
        name = segment.field
        stays = name in entry and entry[name] == before.get(name)
        if not name or stays:
            result.extend(segment.lines)
        elif name in entry and name not in done and not segment.is_table:
            result.append(f"{name} = {written(entry[name])}{_remark(segment.lines[-1])}")
        if name and (stays or not segment.is_table):  # a table that has changed is written among the fields
            done.add(name)
        elif name:
            remarks.setdefault(name, []).extend(_remarks(segment.lines))
        if name and not segment.is_table:
            end = len(result)
    fresh = []
    for name in [each for each in entry if each not in done]:
        fresh += [*remarks.get(name, []), f"{name} = {written(entry[name])}"]
    return [*result[:end], *fresh, *result[end:]]


def _remarks(lines: Sequence[str]) -> list[str]:
    """The comments in a table, as lines of their own."""
    found = []
    quotes, depth = "", 0
    for line in lines:
        was_open = bool(quotes)
        quotes, depth = still_open(line, quotes, depth)
        remark = "" if was_open or quotes else _remark(line).strip()
        if remark:
            found.append(remark)
    return found


def _entry(segments: Sequence[Segment]) -> dict[str, Any]:
    """What the lines of an entry say."""
    lines = ["[[entry]]"]
    for segment in segments[1:]:
        first = _TABLE.sub(_of_entry, segment.lines[0], 1) if segment.is_table else segment.lines[0]
        lines += [first, *segment.lines[1:]]
    try:
        tree = tomllib.loads("\n".join(lines))
    except ValueError:
        return {}
    return dict(tree["entry"][0])


def _of_entry(heading: re.Match[str]) -> str:
    return f"{'[[' if heading.group().lstrip().startswith('[[') else '['}entry.{heading.group(1)}"


def _remark(line: str) -> str:
    """The comment at the end of a line."""
    for found in _REMARK.finditer(line):
        if found.group(1):
            return f"  {found.group(1)}"
    return ""


def _trailing(lines: Sequence[str]) -> list[str]:
    """The comments behind the last field of an entry: they speak of what follows."""
    kept = len(lines)
    while kept > 1 and (not lines[kept - 1].strip() or lines[kept - 1].lstrip().startswith("#")):
        kept -= 1
    return list(lines[kept:])


# --- writing -------------------------------------------------------------------------------------


def written(value: Any) -> str:
    """A value as TOML writes it, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return str(value)
    if isinstance(value, str):
        if value.isprintable() and _ESCAPED.keys().isdisjoint(value):
            return f'"{value}"'
        return f'"{"".join([_ESCAPED.get(letter, _plain(letter)) for letter in value])}"'
    if isinstance(value, Mapping):
        inner = ", ".join([f"{_key(str(key))} = {written(each)}" for key, each in value.items()])
        return f"{{ {inner} }}" if inner else "{}"
    return f"[{', '.join([written(each) for each in value])}]"


def _plain(letter: str) -> str:
    """A letter as it is; a sign that no text may hold by its number."""
    return letter if letter.isprintable() else f"\\U{ord(letter):08X}"


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else written(key)
