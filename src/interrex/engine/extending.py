"""A pack that says only what differs from another: its cards are put among those of the other."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.errors import BadFile, BadPack, Reason
from interrex.engine.packs import still_open

_HEADING: Final = re.compile(r"""\s*\[\[?\s*["']?([\w-]+)["']?\s*(?:\.\s*["']?([\w-]+)["']?\s*)?\]""")
_EXTENDS: Final = re.compile(r"""\s*extends\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")
_INSTEAD: Final = re.compile(r"""\s*instead_of\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")
_FORMS: Final = re.compile(r"""\s*["']?([\w-]+)["']?\s*=""")
_ID: Final = re.compile(r"""\s*id\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")


GRAMMAR: Final = "grammar"  # of each language: the forms of names, one line for each card
DECK: Final = "deck"
HEAD: Final = "pack"


@dataclass(slots=True)
class Block:
    """The lines of one entry of a pack file, from its heading on."""

    heading: str
    line: int
    lines: list[str]
    id: str = ""
    instead_of: str = ""


def blocks_of(text: str) -> list[Block]:
    """A pack file entry by entry, each with its tables; what stands before the first belongs to none."""
    found = [Block("", 1, [])]
    quotes, depth = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        heading = _HEADING.match(line) if not quotes and not depth else None
        if heading and not (heading.group(2) and heading.group(1) == found[-1].heading != GRAMMAR):
            found.append(Block(heading.group(1), number, [line], heading.group(2) or ""))
        else:
            _note(found[-1], line, not quotes and not depth)
        quotes, depth = still_open(line, quotes, depth)
    return found


def _note(block: Block, line: str, at_field: bool) -> None:
    """A line of a block; ``instead_of`` is meant for us alone and leaves an empty line."""
    instead = _INSTEAD.match(line) if at_field else None
    if instead:
        block.instead_of, line = instead.group(1), ""
    found = _ID.match(line) if at_field else None
    if found and not block.id:
        block.id = found.group(1)
    block.lines.append(line)


def on_cards(bad: BadFile, text: str) -> BadFile:
    """The mistakes in a pack file, each with the card on which it is."""
    blocks = blocks_of(text)
    found = [_on_card(each, blocks) for each in (bad.mistakes if isinstance(bad, BadPack) else (bad,))]
    return BadPack(found) if isinstance(bad, BadPack) else found[0]


def _on_card(bad: BadFile, blocks: list[Block]) -> BadFile:
    there = [each for each in blocks if each.line <= bad.line < each.line + len(each.lines)]
    card = there[-1].id if there and there[-1].heading not in (HEAD, GRAMMAR, DECK) else ""
    return BadFile(bad.file, bad.line, bad.field, bad.reason, bad.remedy, *bad.reasons, card=card)


def base_of(text: str) -> str:
    """The pack that this one extends, or nothing."""
    try:
        head: Any = tomllib.loads(text).get("pack")
    except (ValueError, RecursionError):
        return ""
    return str(head.get("extends", "")) if isinstance(head, dict) else ""


def id_of(text: str) -> str:
    """The id of a pack, or nothing."""
    return next((block.id for block in blocks_of(text) if block.heading == HEAD), "")


def line_of_id(text: str) -> int:
    """Where a pack file says its id; 0 where it does not."""
    for block in blocks_of(text):
        for number, line in enumerate(block.lines if block.heading == HEAD else [], block.line):
            if _ID.match(line):
                return number
    return 0


def extended(text: str, base: str, file: str) -> tuple[str, tuple[int, ...]]:
    """The whole pack, and for each of its lines where it stands in the file that extends (0: nowhere)."""
    own, whole = blocks_of(text), blocks_of(base)
    known = {(block.heading, block.id) for block in whole if block.id and block.heading != "pack"}
    mine: dict[tuple[str, str], Block] = {}
    fresh: dict[str, list[Block]] = {}
    for block in own[1:]:
        if block.heading == GRAMMAR:
            continue
        place = (block.heading, block.instead_of or block.id)
        if block.instead_of and place not in known:
            reason = f"there is no {block.heading} {block.instead_of!r} to replace"
            why = Reason("instead-of", {"heading": block.heading, "name": block.instead_of})
            remedy = "Name an id of the house pack"
            raise BadFile(file, block.line, f"[[{block.heading}]]", reason, remedy, why)
        if place in known:
            mine[place] = block
        else:
            fresh.setdefault(block.heading, []).append(block)
    lines: list[str] = []
    origins: list[int] = []

    def put(block: Block, is_own: bool) -> None:
        lines.extend(block.lines)
        origins.extend([block.line + at if is_own else 0 for at in range(len(block.lines))])

    for block in fresh.pop("pack", []):
        block.lines = ["" if _EXTENDS.match(line) else line for line in block.lines]
        put(block, True)
    _put_grammar(whole, own, [block.id for block in mine.values()] + [name for _, name in mine], put)
    renamed = {block.instead_of: block.id for block in mine.values() if block.instead_of}
    last = {block.heading: number for number, block in enumerate(whole)}
    for number, block in enumerate(whole):
        if block.heading in ("", "pack", GRAMMAR):
            continue
        if block.heading == DECK and renamed:
            block.lines = [_renamed(line, renamed) for line in block.lines]
        replaced = mine.get((block.heading, block.id))
        put(block if replaced is None else replaced, replaced is not None)
        if last[block.heading] == number:
            for each in fresh.pop(block.heading, []):
                put(each, True)
    for rest in fresh.values():
        for block in rest:
            put(block, True)
    return "\n".join(lines) + "\n", tuple(origins)


def _put_grammar(
    whole: list[Block], own: list[Block], replaced: list[str], put: Callable[[Block, bool], None]
) -> None:
    """The forms of names in each language: one's own, and those of the cards that stay as they are."""
    bases = {block.id: block for block in whole if block.heading == GRAMMAR}
    owns = {block.id: block for block in own if block.heading == GRAMMAR}
    for language in dict.fromkeys((*bases, *owns)):
        mine = owns.get(language)
        lines = mine.lines if mine is not None else []
        said = {*replaced, *(found.group(1) for line in lines[1:] if (found := _FORMS.match(line)))}
        if language in bases:
            base = bases[language]
            kept = [
                line for line in base.lines if not ((found := _FORMS.match(line)) and found.group(1) in said)
            ]
            put(Block(GRAMMAR, base.line, kept), False)
        if mine is not None:
            put(Block(GRAMMAR, mine.line, ["" if language in bases else lines[0], *lines[1:]]), True)


def _renamed(line: str, names: Mapping[str, str]) -> str:
    """A line of a deck that comes with the pack: a card that stands instead of another takes its place."""
    for old, new in names.items():
        line = re.sub(rf"""(?<![\w-]){re.escape(old)}(?=\s*=|["'])""", new, line)
    return line
