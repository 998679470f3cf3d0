"""Parts: pieces of a page that are drawn once for the same arguments, and sent again only when they change.

A part is a macro of a template that is imported without context: it sees its arguments and nothing else. So
what is remembered for one seat is exactly what any other seat with the same arguments would get.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterable
from functools import partial
from typing import Any, Final

from markupsafe import Markup

from interrex.web.memory import Memory

MAX_REMEMBERED: Final = 20_000
TAG: Final = re.compile(r"<\w+")


memory: Final = Memory[Any](MAX_REMEMBERED)
cached: Final = memory.cached


def cached_each(make: Callable[..., str], things: Iterable[Hashable], *args: Hashable) -> Markup:
    """What a macro draws of each thing, in a row."""
    return Markup("".join([cached(make, each, *args) for each in things]))


def drawn(name: str, macro: Callable[..., str], args: tuple[Hashable, ...]) -> Markup:
    """A part of a drawing; its first tag bears its name."""
    known = (name, macro, args)
    found: Markup | None = memory.fresh.get(known)
    return memory.find(known, partial(_named, name, macro, args)) if found is None else found


def _named(name: str, macro: Callable[..., str], args: tuple[Hashable, ...]) -> Markup:
    text = str(macro(*args)).strip()
    return Markup(TAG.sub(lambda tag: f'{tag[0]} data-part="{name}"', text, count=1))
