"""Rulings: each ambiguous reading of a rulebook is a named switch with a default."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, Protocol

from interrex.engine.errors import BadSetting, Reason
from interrex.engine.settings import Switch

NEWEST: Final = 1_000_000  # a rules version after all others


class SwitchValues(Protocol):
    """The values a ruling or variant may have: a tuple, or something that knows more of them."""

    def __contains__(self, value: object, /) -> bool: ...
    def __iter__(self) -> Iterator[Switch]: ...
    def __getitem__(self, index: int, /) -> Switch: ...


def ruling(
    ruling_id: str, default: Switch, *others: Switch, former: Mapping[int, Switch] | None = None
) -> Any:
    """A field of a game's rulings: its id in the register, its default, the other readings.

    ``former`` has the defaults of earlier times, each with the last rules version that had it.
    """
    about = {"id": ruling_id, "readings": (default, *others), "former": former or {}}
    return dataclasses.field(default=default, metadata=about)


@dataclass(frozen=True, slots=True)
class Ruling:
    """One switch, as front ends show it."""

    ruling_id: str
    name: str
    readings: tuple[Switch, ...]
    former: Mapping[int, Switch]

    @property
    def default(self) -> Switch:
        return self.readings[0]

    def default_in(self, rules_version: int) -> Switch:
        """The reading that games of that rules version are played by where nothing else is said."""
        for last in sorted(self.former):
            if rules_version <= last:
                return self.former[last]
        return self.default


_registers: Final[dict[Any, tuple[Ruling, ...]]] = {}  # read once


def all_rulings(rulings: type[Any]) -> tuple[Ruling, ...]:
    """All switches of a game, in the order of its register."""
    if rulings not in _registers:
        _registers[rulings] = tuple(
            Ruling(field.metadata["id"], field.name, field.metadata["readings"], field.metadata["former"])
            for field in dataclasses.fields(rulings)
        )
    return _registers[rulings]


def check_switches(
    known: tuple[Ruling, ...], changes: Mapping[str, Switch], rules_version: int = NEWEST
) -> dict[str, Switch]:
    """The switches that are off their default; a wrong name or reading is refused."""
    if not changes:
        return {}
    by_name = {each.name: each for each in known}
    for name, reading in changes.items():
        if name not in by_name:
            names = ", ".join(sorted(by_name))
            why = Reason("ruling", {"name": name, "known": names})
            raise BadSetting(
                f"There is no ruling {name!r}. Rulings of this game: {names}.", why, field="rulings"
            )
        readings = by_name[name].readings
        if not is_among(reading, readings):
            legal = ", ".join(switch_text(each) for each in readings)
            raise BadSetting(
                f"Ruling {name} ({by_name[name].ruling_id}) cannot be {switch_text(reading)}. "
                f"Its readings: {legal}.",
                Reason(
                    "reading",
                    {"name": name, "value": switch_text(reading), "known": legal},
                    by_name[name].ruling_id,
                ),
                field="rulings",
            )
    return {
        name: reading
        for name, reading in sorted(changes.items())
        if reading != by_name[name].default_in(rules_version)
    }


def parse_switch(text: str) -> tuple[str, Switch]:
    """Read ``name=value`` as typed on a command line."""
    name, equals, value = text.partition("=")
    if not equals or not name.strip() or not value.strip():
        why = Reason("switch", {"value": text})
        raise BadSetting(f"{text!r} is not a ruling; write name=value, such as starting_heat=2.", why)
    value = value.strip()
    if value in ("true", "false"):
        return name.strip(), value == "true"
    if re.fullmatch("-?[0-9]{1,9}", value):
        return name.strip(), int(value)
    return name.strip(), value


def is_among(value: Switch, readings: SwitchValues) -> bool:
    """The value is one of the readings, and of its type: 1 is not True."""
    if isinstance(value, str):
        return value in readings
    return any(value == each and type(value) is type(each) for each in readings)


def switch_text(reading: Switch) -> str:
    """A reading as it is typed: true, 2, all."""
    return str(reading).lower() if isinstance(reading, bool) else str(reading)
