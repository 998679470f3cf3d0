"""Signs that no text of a pack may hold: pages and chronicles mark with them where something is put in."""

from __future__ import annotations

import re
from typing import Any, Final

from interrex.engine.errors import BadFile, BadPack, Reason
from interrex.engine.packs import read_tables, table_names

SIGN: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f⟨⟩]")  # control characters; seats stand as ⟨A⟩


def signs_in_texts(text: str, file: str) -> list[BadFile]:
    """Every field of a pack file in whose texts there is such a sign, however deep."""
    found: list[BadFile] = []
    names = table_names(text)
    for entries in read_tables(text, file, names, []).values() if names else ():
        for entry in entries:
            for field, value in entry.rest().items():
                sign = _sign_in(value)
                if sign:
                    shown = sign if sign.isprintable() else f"U+{ord(sign):04X}"
                    why = Reason("sign", {"field": field, "sign": shown})
                    remedy = "Remove it, or use another, such as ( and )"
                    found.append(entry.wrong(field, f"no text may hold the character {shown}", remedy, why))
    return found


def refused_also(bad: BadFile, more: list[BadFile]) -> BadFile:
    """What was found wrong in a file, and ``more``; a call is named once, and so is a field without calls."""
    mistakes = list(bad.mistakes) if isinstance(bad, BadPack) else [bad]
    named = {_about(each) for each in mistakes}
    others = [each for each in more if _about(each) not in named]
    return BadPack(sorted([*mistakes, *others], key=lambda each: each.line)) if others else bad


def _about(bad: BadFile) -> tuple[int, str, str | int]:
    """What a mistake is in: its line, its field, and the call where it is in one."""
    call = next((why.values["text"] for why in bad.reasons if "text" in why.values), "")
    return bad.line, bad.field, call


def _sign_in(value: Any) -> str:
    """The first such sign in a text, or in the keys and values of a table or list; else nothing."""
    if isinstance(value, str):
        found = SIGN.search(value)
        return found.group() if found else ""
    inner: list[Any] = []
    if isinstance(value, dict):
        inner = [*value, *value.values()]
    elif isinstance(value, list):
        inner = value
    return next((sign for each in inner if (sign := _sign_in(each))), "")
