"""A position written down field by field, and read back: for reports, where no ``[given]`` would be exact.

Only what changes in play is written. What a game takes from its pack and settings is made anew.
"""

from __future__ import annotations

import base64
import hashlib
import importlib
import inspect
import json
import pkgutil
import zlib
from contextlib import suppress
from functools import cache
from types import ModuleType
from typing import Any, Final

from interrex.engine.chance import Chance, SealedChance
from interrex.engine.comparing import all_slots
from interrex.engine.errors import InterrexError
from interrex.engine.options import Part, verb
from interrex.engine.packs import Entry
from interrex.engine.questions import Chosen, Result, step_name
from interrex.engine.settings import Settings
from interrex.engine.spec import GameSpec
from interrex.engine.table import Table

FIELD: Final = "table"  # of [given]
PACKED: Final = "packed"  # the same, made small
CHECK: Final = "check"
LONGEST: Final = 4_000_000  # bytes that a packed table may come to
MADE_ANEW: Final = ("ordered", "recorded", "seats", "sees", "settings")
RETIRED: Final = ("script",)  # fields of older tables that nothing reads any more
PLAIN: Final = (bool, int, float, str, type(None))


RENAMED: Final = {  # fields as earlier versions called them
    "lying": "cards_at", "may": "possible_lots", "lot": "actual_lot", "here": "lots_at", "own": "own_lot",
    "mixed": "last_secret_move", "stale": "unsettled", "mark": "agenda_floor", "doing": "running_step",
    "doing_with": "running_args",
}  # fmt: skip


class NotWritable(Exception):
    """The position holds something that no file can name, such as cards of a secret decklist."""


def write(table: Table, spec: GameSpec, pack: Any) -> str:
    """Every field that play changes, one per line."""
    table, fresh = table.copy(), spec.new(table.settings, pack)
    for each in (table, fresh):
        each.forget_derived()
    lines = []
    for name in all_slots(table):
        value = getattr(table, name)
        if name in MADE_ANEW:
            continue
        try:
            lines.append(f"{name} = {json.dumps(_coded(value), ensure_ascii=False, separators=(',', ':'))}")
        except TypeError:  # definitions from the pack
            if value != getattr(fresh, name):
                raise NotWritable(name) from None
    return "\n".join(lines)


def pack(text: str) -> str:
    """What was written, made small, in letters that any file can hold."""
    return base64.b64encode(zlib.compress(text.strip().encode(), 9)).decode()


def unpack(text: str) -> str:
    """What was packed; a ``ValueError`` where that is damaged or far too long."""
    try:
        unpacking = zlib.decompressobj()
        found = unpacking.decompress(base64.b64decode(text, validate=True), LONGEST)
    except zlib.error as wrong:
        raise ValueError(str(wrong)) from None
    if not unpacking.eof:
        raise ValueError("it is cut, or too long")
    return found.decode()


def check(text: str) -> str:
    """A short fingerprint of what was written, so that a change is noticed."""
    return hashlib.sha256(text.strip().encode()).hexdigest()[:16]


def _coded(value: Any) -> Any:
    """Tuples as lists; the few lists, steps and others marked."""
    if type(value) in PLAIN:
        return value
    if type(value) is Result:
        return {"result": [value.rule, _coded(value.winners), _coded(value.scores)]}
    if isinstance(value, tuple):  # also the parts of an option
        return [_coded(each) for each in value]
    if type(value) is list:
        return {"list": [_coded(each) for each in value]}
    if type(value) is Chance:
        return {"chance": value.state}
    if type(value) is SealedChance:  # its key is in the seed alone
        return {"drawn": value.state}
    if inspect.isroutine(value):
        return {"step": step_name(value)}
    raise TypeError(type(value).__name__)


def read(spec: GameSpec, settings: Settings, pack: Any, given: Entry) -> Table:
    """The table that ``write`` has written into ``[given]``; anything that does not fit is refused."""
    field = PACKED if given.has(PACKED) else FIELD
    text = given.text(field).strip()
    try:
        text = unpack(text) if field == PACKED else text
    except ValueError as wrong:
        raise given.wrong(field, f"it is damaged ({wrong})", "Use the file as it was made") from None
    if given.text(CHECK) != check(text):
        raise given.wrong(field, "it was edited or cut after it was made", "Use the file as it was made")
    given.done()
    table = spec.new(settings, pack)
    names = set(all_slots(table)) - set(MADE_ANEW)
    try:
        for line in text.splitlines():
            name, _, code = line.partition(" = ")
            name = RENAMED.get(name, name)
            if name in RETIRED:
                continue
            if name not in names:
                raise ValueError(f"there is no field {name[:40]!r}")
            if name == "chance":
                table.chance = _chance(json.loads(code), settings.seed)
                continue
            before, value = getattr(table, name), _value(json.loads(code), spec.package)
            if name == "choices":
                value = [_choice(each) for each in value]
            if before is not None and value is not None and not _alike(before, value):
                raise ValueError(f"{name} is of another kind")
            setattr(table, name, value)
        table.recorded = False
        table.forget_derived()
        complaint = spec.audit(table)
        for seat in range(table.seats + 1):
            table.view(seat), table.log(seat), table.decision_of(seat)
    except InterrexError as wrong:
        complaint = str(wrong).rstrip(".")
    except Exception as wrong:  # whatever a damaged position leads to
        complaint = f"it is damaged ({wrong})"
    if complaint:
        raise given.wrong(field, complaint, "Use the file as it was made")
    return table


def is_in(given: Entry) -> bool:
    """Whether ``[given]`` holds a position written field by field."""
    return given.has(FIELD) or given.has(PACKED)


def _choice(fields: tuple[Any, ...]) -> Chosen:
    """A choice that was made; files of earlier versions have only the words of its option."""
    seat, question, word, others, readers, *parts = fields
    if len(parts) == 2:
        own, known = (tuple(Part(*part) for part in each) for each in parts)
    else:
        own, known = (verb(word),), (verb(others),)
    return Chosen(seat, question, word, others, readers, own, known)


def _chance(code: Any, seed: int) -> Chance:
    """The fast generator by its state, or that of the seed after so many numbers were drawn."""
    [(mark, state)] = code.items()
    if mark == "chance":
        return Chance(int(state) - 1)
    if mark == "drawn":
        return SealedChance.after(seed, int(state))
    raise ValueError(f"there is no {mark[:40]!r}")


def _value(code: Any, package: str) -> Any:
    if isinstance(code, list):
        return tuple(_value(each, package) for each in code)
    if not isinstance(code, dict):
        return code
    [(mark, inner)] = code.items()
    if mark == "list":
        return [_value(each, package) for each in inner]
    if mark == "result":
        rule, winners, scores = (_value(each, package) for each in inner)
        return Result(rule, winners, scores)
    if mark == "step":
        return _step(inner, package)
    raise ValueError(f"there is no {mark[:40]!r}")


def _alike(one: Any, other: Any) -> bool:
    """Values of one type; a position goes on by another chance than the deal."""
    return type(one) is type(other) or (isinstance(one, Chance) and isinstance(other, Chance))


def _step(name: str, own_package: str) -> Any:
    """A step by its name: a function of the game's own or of the engine, and nothing else.

    It may have moved to another file since a position was written; only then the others are looked through.
    """
    place, _, own = name.rpartition(".")
    for package in (own_package, "interrex.engine"):
        if place.startswith(f"{package}."):
            if place in _files(package):
                module = importlib.import_module(place)
                if _makes(module, own):
                    return vars(module)[own]
            found = [vars(module)[own] for module in _modules(package) if _makes(module, own)]
            if len(found) == 1:
                return found[0]
    raise ValueError(f"there is no step {name[:80]!r}")


def _makes(module: ModuleType, own: str) -> bool:
    """The module has a function of that name, and not only imports it."""
    step = vars(module).get(own)
    return inspect.isroutine(step) and step.__module__ == module.__name__


@cache
def _files(package: str) -> tuple[str, ...]:
    """The names of all modules of a package; a room that cannot be opened is left out."""
    path = importlib.import_module(package).__path__
    found = pkgutil.walk_packages(path, f"{package}.", onerror=lambda name: None)
    return tuple(each.name for each in found)


@cache
def _modules(package: str) -> tuple[ModuleType, ...]:
    """All modules of a package but those that need something that is not installed."""
    found = []
    for name in _files(package):
        with suppress(ImportError):
            found.append(importlib.import_module(name))
    return tuple(found)
