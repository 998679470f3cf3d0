"""The arguments of log lines and answering steps, as ``GameSpec`` names them: ``seat card to:zone``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Final

ALIASES: Final = {"other": "seat", "model": "card"}  # a second argument of a type, by its usual name
DIRECTIONS: Final = {1: "clockwise", -1: "anticlockwise"}


@cache
def typed(names: str) -> tuple[tuple[str, str], ...]:
    """Arguments with their types; ``name:type`` where a name is not its own type."""
    found = [name.partition(":") for name in names.split()]
    return tuple([(name, type_name or ALIASES.get(name, name)) for name, _, type_name in found])


def typed_values(names: str, values: Sequence[Any]) -> Iterator[tuple[str, str, Any]]:
    """Arguments with their names, types and values."""
    for (name, type_name), value in zip(typed(names), values, strict=False):
        yield name, type_name, value
