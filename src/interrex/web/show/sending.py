"""What goes over the line: of a text that a page has only what differs, of one it had before which it was.

Both ends keep the last texts of every part of the table and of the prompt, the newest last. ``regions.js``
reads what is written here: a text is whole, or the number of a kept one, or what stands between the beginning
and the end that it shares with the newest.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

KEPT: Final = 4  # texts of each part
MOST_CHANGED: Final = 0.8  # of a text; what differs more is sent whole
REMEMBERED: Final = 300  # differences, each with both whole texts; every page at a table asks for the same
PROMPT: Final = "prompt"

Short = str | int | list[str | int]


class Sent:
    """The texts that a page has been sent since it began to listen."""

    def __init__(self) -> None:
        self.parts: dict[str, list[str]] = {}
        self.prompts: list[str] = []

    def shortened(self, news: dict[str, Any]) -> dict[str, Any]:
        """The news as they are sent."""
        short = dict(news)
        if PROMPT in news:
            short[PROMPT] = _shortened(self.prompts, news[PROMPT])
        if "parts" in news:
            known = self.parts
            short["parts"] = {
                name: _shortened(known.setdefault(name, []), text) for name, text in news["parts"].items()
            }
        return short


def _shortened(kept: list[str], text: str) -> Short:
    """A text as it is sent; it becomes the newest that is kept."""
    if text in kept:
        at = kept.index(text)
        kept.append(kept.pop(at))
        return at
    short = _difference(kept[-1], text) if kept else text
    kept.append(text)
    if len(kept) > KEPT:
        del kept[0]
    return short


@lru_cache(maxsize=REMEMBERED)
def _difference(before: str, text: str) -> Short:
    """How many characters at the beginning and at the end are the same, and what stands between them."""
    before, text = str(before), str(text)  # parts of plain text are quickly taken
    if not (_counted_alike(before) and _counted_alike(text)):
        return text
    start = _shared(before, text)
    left = min(len(before), len(text)) - start
    end = _shared(before[: -left - 1 : -1], text[: -left - 1 : -1]) if left else 0
    if len(text) - start - end > MOST_CHANGED * len(text):
        return text
    return [start, end, text[start : len(text) - end]]


def _counted_alike(text: str) -> bool:
    """A browser counts the characters of the text as Python does: none of them twice."""
    return text.isascii() or len(text.encode("utf-16-le")) == 2 * len(text)


def _shared(one: str, other: str) -> int:
    """How many characters two texts share at their beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low
