"""Positions as text, so that they can be compared: equal positions, equal texts."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from interrex.engine.chance import Chance, LoadedChance
from interrex.engine.questions import step_name

if TYPE_CHECKING:
    from interrex.engine.table import Table

STEPLESS: Final = frozenset(
    "told choices where cards_at possible_lots actual_lot lots_at last_secret_move own_lot pinned "
    "sees ordered settings".split()
)  # long fields that hold no step
NO_STATE: Final = frozenset(("stirs",))  # counts what has happened and says nothing of the position


def all_slots(table: Table) -> list[str]:
    """The names of all fields of a table that are its position, its game's and the engine's."""
    names: set[str] = set()
    for cls in type(table).__mro__:
        slots = cls.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(cls.__dict__.get("__mypyc_attrs__", ()))  # a compiled class shows its fields so
    return sorted([name for name in names if not name.startswith("__") and name not in NO_STATE])


def position_text(table: Table) -> str:
    """Every field of a table, one per line."""
    return "\n".join(
        [
            f"{slot}={getattr(table, slot) if slot in STEPLESS else _plain(getattr(table, slot))!r}"
            for slot in all_slots(table)
        ]
    )


def _plain(value: Any) -> Any:
    """A value with steps shown by name and chance by its number."""
    if isinstance(value, int | str):  # nearly everything is
        return value
    if isinstance(value, LoadedChance):
        return (value.state, value.numbers, value.tops)
    if isinstance(value, Chance):
        return value.state
    if isinstance(value, list | tuple):
        return [each if type(each) is int else _plain(each) for each in value]
    if dataclasses.is_dataclass(value):  # definitions that never change: kinds, packs, settings
        return f"{type(value).__name__} {getattr(value, 'id', '')}"
    if callable(value):
        return step_name(value)
    return value
