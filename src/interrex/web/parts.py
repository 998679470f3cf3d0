"""Parts: pieces of a page that are drawn once for the same arguments, and sent again only when they change.

A part is a macro of a template that is imported without context: it sees its arguments and nothing else. So
what is remembered for one seat is exactly what any other seat with the same arguments would get.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from markupsafe import Markup

MOST_REMEMBERED: Final = 10_000
MARK: Final = "\0"  # stands in a sheet around the name of a part
TAG: Final = re.compile(r"<\w+")
T = TypeVar("T")


class Memory(Generic[T]):
    """Things by what they were made from; those that were not used for long are forgotten."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.fresh: dict[Hashable, T] = {}
        self.old: dict[Hashable, T] = {}

    def recall(self, known: Hashable, make: Callable[[], T]) -> T:
        """What was made before from the same, else a new one."""
        found = self.fresh.get(known)
        if found is None:
            found = self.old.get(known)
            self.fresh[known] = found = make() if found is None else found
            if len(self.fresh) >= self.most:
                self.old, self.fresh = self.fresh, {}
        return found


memory: Final = Memory[str](MOST_REMEMBERED)


class Sheet:
    """A drawing while its template runs: it says where the parts go and keeps what they are."""

    def __init__(self) -> None:
        self.parts: dict[str, str] = {}

    def part(self, name: str, macro: Any, *args: Hashable) -> Markup:
        """A part of the drawing; its first tag bears its name."""

        def draw() -> str:
            return TAG.sub(lambda tag: f'{tag[0]} data-part="{name}"', str(macro(*args)).strip(), count=1)

        self.parts[name] = memory.recall((name, macro, args), draw)
        return Markup(f"{MARK}{name}{MARK}")


def filled(sheet: str, parts: dict[str, str]) -> str:
    """A drawing with all its parts in place."""
    pieces = sheet.split(MARK)
    pieces[1::2] = [parts[name] for name in pieces[1::2]]
    return "".join(pieces)
