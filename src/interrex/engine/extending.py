"""A pack that says only what differs from another: its cards are put among those of the other."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from typing import Any, Final

from interrex.engine.errors import BadFile, Reason
from interrex.engine.packs import still_open

_HEADING: Final = re.compile(r"""\s*\[\[?\s*["']?([\w-]+)["']?\s*\]""")
_EXTENDS: Final = re.compile(r"""\s*extends\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")
_INSTEAD: Final = re.compile(r"""\s*instead_of\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")
_ID: Final = re.compile(r"""\s*id\s*=\s*["']([\w-]*)["']\s*(#.*)?$""")


@dataclass(slots=True)
class Block:
    """The lines of one entry of a pack file, from its heading on."""

    heading: str
    line: int
    lines: list[str]
    id: str = ""
    instead_of: str = ""


def blocks_of(text: str) -> list[Block]:
    """A pack file entry by entry; what stands before the first heading belongs to none."""
    found = [Block("", 1, [])]
    quotes, depth = "", 0
    for number, line in enumerate(text.split("\n"), 1):
        heading = _HEADING.match(line) if not quotes and not depth else None
        if heading:
            found.append(Block(heading.group(1), number, [line]))
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


def base_of(text: str) -> str:
    """The pack that this one extends, or nothing."""
    try:
        head: Any = tomllib.loads(text).get("pack")
    except (ValueError, RecursionError):
        return ""
    return str(head.get("extends", "")) if isinstance(head, dict) else ""


def extended(text: str, base: str, file: str) -> tuple[str, tuple[int, ...]]:
    """The whole pack, and for each of its lines where it stands in the file that extends (0: nowhere)."""
    own, whole = blocks_of(text), blocks_of(base)
    known = {(block.heading, block.id) for block in whole if block.id and block.heading != "pack"}
    mine: dict[tuple[str, str], Block] = {}
    fresh: dict[str, list[Block]] = {}
    for block in own[1:]:
        place = (block.heading, block.instead_of or block.id)
        if block.instead_of and place not in known:
            reason = f"there is no {block.heading} {block.instead_of!r} to stand instead of"
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
    last = {block.heading: number for number, block in enumerate(whole)}
    for number, block in enumerate(whole):
        if block.heading in ("", "pack"):
            continue
        replaced = mine.get((block.heading, block.id))
        put(block if replaced is None else replaced, replaced is not None)
        if last[block.heading] == number:
            for each in fresh.pop(block.heading, []):
                put(each, True)
    for rest in fresh.values():
        for block in rest:
            put(block, True)
    return "\n".join(lines) + "\n", tuple(origins)
