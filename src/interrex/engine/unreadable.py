"""A file that is no TOML, told to somebody who has never heard of it: which line, and what it lacks."""

from __future__ import annotations

import re
from typing import Final

from interrex.engine.errors import BadFile, Reason

MOST_SHOWN: Final = 60  # letters of a line
KINDS: Final = (  # by what the reader of TOML says, what the line lacks
    (r"Expected '\]|Expected ']|declaration", "toml-heading"),
    (r"Illegal character|Unterminated|Expected \"|Expected '''", "toml-quote"),
    (r"Expected '=' after", "toml-equals"),
    (r"Cannot overwrite|Cannot declare|Duplicate|twice|Cannot mutate", "toml-twice"),
    (r"Unclosed|Expected newline|after a value|comma", "toml-comma"),
    (r"Invalid value|Invalid initial", "toml-value"),
)


def unreadable(text: str, file: str, bad: Exception) -> BadFile:
    """The mistake by which a file cannot be read."""
    said = str(bad)
    found = re.search(r"line (\d+)", said)
    line = int(found.group(1)) if found else 0
    kind = next((kind for pattern, kind in KINDS if re.search(pattern, said)), "toml") if line else "toml"
    lines = text.split("\n")
    shown = lines[line - 1].strip()[:MOST_SHOWN] if 0 < line <= len(lines) else ""
    why = Reason(kind, {"detail": said, "shown": shown})
    return BadFile(file, line, "", f"it is not TOML: {said}", "Fix the line", why)
