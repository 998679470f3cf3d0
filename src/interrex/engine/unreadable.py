"""A file that is no TOML, told to somebody who has never heard of it: which line, and what it lacks."""

from __future__ import annotations

import re
from typing import Final

from interrex.engine.errors import BadFile, Reason

MOST_SHOWN: Final = 60  # letters of a line
PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
AT_END: Final = "at end of document"
KINDS: Final = (  # by what the reader of TOML says, what the line lacks
    (r"Unescaped '\\'|Invalid hex|Escaped character", "toml-backslash"),
    (r"Expected '\]", "toml-heading"),
    (r"character '\\[nr]'|Unterminated|Expected \"'", "toml-quote"),
    (r"Illegal character|Found invalid character", "toml-sign"),
    (r"Expected '=' after|Invalid statement", "toml-equals"),
    (r"Cannot overwrite|Cannot declare|Cannot redefine|Cannot mutate|Duplicate", "toml-twice"),
    (r"Expected newline", "toml-rest"),
    (r"Unclosed", "toml-comma"),
    (r"Invalid initial", "toml-last-comma"),
    (r"Invalid value|Invalid date", "toml-value"),
)
NAMES: Final = frozenset({"toml-heading", "toml-equals", "toml-last-comma"})  # where a name is read
ENDS: Final = frozenset({"toml-rest", "toml-comma"})  # where something must have ended
LETTER: Final = "toml-letter"
INNER: Final = {'"': "toml-inner-quote", "'": "toml-apostrophe"}
NEXT: Final = re.compile(r"\w+\s*=")  # what comes is no text but the next name
LONG: Final = '"""'  # around a text of several lines


def unreadable(text: str, file: str, bad: Exception) -> BadFile:
    """The mistake by which a file cannot be read."""
    said = str(bad)
    line, column = _place(said, text)
    written = text.split("\n")[line - 1] if line else ""
    kind = next((kind for pattern, kind in KINDS if re.search(pattern, said)), "toml") if line else "toml"
    why = Reason(_closer(kind, written, column), {"detail": said, "shown": written.strip()[:MOST_SHOWN]})
    return BadFile(file, line, "", f"it is not TOML: {said}", "Fix the line", why)


def _place(said: str, text: str) -> tuple[int, int]:
    """In which line, and before which of its letters, reading stopped; 0 where that is not said.

    At the end of a file it is the last line with anything in it, or that of the mark that nothing closes.
    """
    if found := PLACE.search(said):
        return int(found[1]), int(found[2])
    if AT_END not in said:
        return 0, 0
    end = len(text.rstrip())
    if "Expected \"'" in said:
        end = text.rindex("'")
    elif "Unterminated" in said and text.count(LONG) % 2:
        end = text.rindex(LONG)
    return text.count("\n", 0, end) + 1, end - text.rfind("\n", 0, end)


def _closer(kind: str, written: str, column: int) -> str:
    """What a line lacks, seen from the letters where reading stopped."""
    before, after = written[: column - 1].rstrip(), written[column - 1 :]
    if kind in NAMES and after[:1].isalpha() and not after[:1].isascii():
        return LETTER
    if kind == "toml-last-comma" and not before.endswith(","):  # there is no name at all
        return "toml-heading" if after[:1] == "]" else "toml-equals"
    mark = before[-1:]
    if kind in ENDS and mark in INNER and mark in after and after[:1].isalnum() and not NEXT.match(after):
        return INNER[mark]
    return kind
