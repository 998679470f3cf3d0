"""The games: four of our own, one package each with the same rooms, and those that plug in.

A package from elsewhere plugs a game in by an entry point of the group ``interrex.games`` that names its
``GameSpec``; a program may also ``register`` one.
"""

from __future__ import annotations

import re
import tomllib
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from interrex.engine.errors import BadFile, BadPack, BadSetting, Reason
from interrex.engine.extending import base_of, extended, id_of, line_of_id, on_cards
from interrex.engine.meant import empty_in
from interrex.engine.packs import ID, edition_of, refuse_all
from interrex.engine.signs import refused_also, signs_in_texts
from interrex.engine.spec import GameSpec, no_cards
from interrex.engine.unreadable import unreadable

OWN: Final = ("elekt", "vendetta", "masters", "veto")
GROUP: Final = "interrex.games"
HASH: Final = re.compile(r"[0-9a-f]{16,64}")
POSITIONS: Final = "positions"  # in packs/earlier.txt
NO_LINES: Final = range(0)
ALL_LINES: Final = range(1 << 31)

_registered: Final[dict[str, GameSpec]] = {}


def register(spec: GameSpec) -> GameSpec:
    """Add a game; from then on it is played, shown and tested as all others are."""
    if not isinstance(spec, GameSpec):
        raise BadSetting(f"A game is registered by its GameSpec, not by {type(spec).__name__}.")
    if not ID.fullmatch(spec.name) or spec.name != spec.name.lower():
        raise BadSetting(
            f"{spec.name!r} is not a name for a game: use lower-case letters, digits and hyphens."
        )
    if spec.name in OWN or _registered.get(spec.name, spec) is not spec:
        raise BadSetting(f"There is a game {spec.name!r} already.")
    _registered[spec.name] = spec
    return spec


@cache
def _plug_in() -> None:
    """Register the games of installed packages, once; one that cannot be loaded is told and left out."""
    for point in entry_points(group=GROUP):
        try:
            register(point.load())
        except Exception as bad:  # whatever a foreign package does wrong
            warnings.warn(f"The game {point.name!r} of {point.value} is left out: {bad}", stacklevel=2)


def names() -> tuple[str, ...]:
    """The names of all games."""
    _plug_in()
    return (*OWN, *sorted(_registered))


@cache
def _own(name: str) -> GameSpec:
    spec: GameSpec = import_module(f"interrex.games.{name}.spec").GAME
    return spec


def game_spec(name: str) -> GameSpec:
    """The game of that name; an unknown name says which there are. Only games asked for are loaded."""
    if name in OWN:
        return _own(name)
    if name in names():
        return _registered[name]
    known = ", ".join(names())
    why = Reason("game", {"name": name, "known": known})
    raise BadSetting(f"There is no game {name!r}. Games: {known}.", why)


def room(name: str, *path: str) -> Traversable | None:
    """A file of a game's package, such as ``rules/en.md``; None where it has none."""
    package = game_spec(name).package
    found = files(package).joinpath(*path) if package else None
    return found if found is not None and found.is_file() else None


@cache
def _house_pack(name: str) -> Any:
    spec = game_spec(name)
    found = room(name, "packs", "house.toml")
    if found is None and spec.read_pack is not no_cards:
        raise BadSetting(
            f"{spec.title} comes without cards: packs/house.toml is missing in {spec.package!r}."
        )
    return spec.read_pack(found.read_text(encoding="utf-8") if found is not None else "", "house.toml")


@cache
def _archived_pack(name: str, pack_hash: str) -> Any:
    text = house_text(name, pack_hash)
    if text is None:
        raise BadSetting(f"There was never a house pack {pack_hash!r} of {game_spec(name).title}.")
    return game_spec(name).read_pack(text, f"archive/{pack_hash}.toml")


def house_pack(name: str, pack_hash: str = "") -> Any:
    """The pack of cards that comes with a game; with a hash the one that came with it then."""
    if is_house(name, pack_hash):
        return _house_pack(name)
    return _archived_pack(name, pack_hash)


def is_house(name: str, pack_hash: str = "") -> bool:
    """This hash names the house pack as it is now; its wording may have been another."""
    return pack_hash == "" or is_called(name, _house_pack(name), pack_hash)


def is_called(name: str, pack: Any, pack_hash: str) -> bool:
    """A record may name the pack so: by its rules, or as records from before did, by its whole file."""
    called = (pack.hash, edition_of(pack))
    return pack_hash in called or _earlier_names(name).get(pack_hash) in called


@cache
def _earlier_rows(name: str) -> dict[str, str]:
    """How files from before name a house pack, and the hash of its rules: records by the hash of its whole
    file, positions not at all (``positions``)."""
    found = room(name, "packs", "earlier.txt")
    lines = found.read_text(encoding="utf-8").splitlines() if found is not None else []
    return dict([line.split() for line in lines if line.strip() and not line.startswith("#")])


@cache
def _earlier_names(name: str) -> dict[str, str]:
    """By the hashes with which records from before name a house pack, the hash of its rules."""
    return {named: rules for named, rules in _earlier_rows(name).items() if named != POSITIONS}


def written_with(name: str) -> str:
    """The hash of the house pack with which positions were written down before they named theirs."""
    return _earlier_rows(name).get(POSITIONS, "")


def house_text(name: str, pack_hash: str = "") -> str | None:
    """The text of a game's house pack, also of an earlier one; None where it was never ours.

    Before the rules of a house pack are changed, what it was is kept as ``packs/archive/<hash>.toml``.
    """
    if is_house(name, pack_hash):
        found = room(name, "packs", "house.toml")
        return found.read_text(encoding="utf-8") if found is not None else ""
    pack_hash = _earlier_names(name).get(pack_hash, pack_hash)
    found = room(name, "packs", "archive", f"{pack_hash}.toml") if HASH.fullmatch(pack_hash) else None
    return found.read_text(encoding="utf-8") if found is not None else None


def whole_text(game: str, text: str, file: str) -> tuple[str, tuple[int, ...]]:
    """A pack file with the cards of the pack that it extends; and where each line stands in the file."""
    base = base_of(text)
    if not base:
        return text, ()
    found = house_text(game) if base == "house" else house_text(game, base)
    if found is None:
        remedy = 'Write extends = "house"'
        why = Reason("extends", {"name": base})
        reason = f"there is no pack {base!r} to extend"
        raise BadFile(file, 0, "field 'extends' of [pack]", reason, remedy, why)
    return extended(text, found, file)


def own_pack(game: str, text: str, file: str, written: range = NO_LINES) -> Any:
    """The pack in a file that somebody has written; only what comes with a game is called ``house``.

    Words that mean nobody are refused in the lines that are being written; what was stored before is read.
    """
    spec = game_spec(game)
    found = signs_in_texts(text, file)  # what was stored before is played all the same
    if written:
        empty = empty_in(text, file, spec.card_form, spec.empty_word)
        found += [bad for bad in empty if bad.line in written]
    house = _house_pack(game)
    try:
        whole, lines = whole_text(game, text, file)
        try:
            pack = spec.read_pack(whole, file)
        except BadFile as bad:
            called = [_called_house(text, file, house.id)] if id_of(text) == house.id else []
            raise refused_also(placed(bad, lines), found + called) from None
        if pack.id == house.id and edition_of(pack) != edition_of(house):
            found.append(_called_house(text, file, house.id))
        refuse_all(found)
    except BadFile as bad:
        raise on_cards(bad, text) from None
    return pack


def _called_house(text: str, file: str, name: str) -> BadFile:
    return BadFile(
        file, line_of_id(text), "field 'id' of [pack]",
        f"only the pack that comes with the game is called {name!r}",
        'Give yours a name of its own, such as id = "my-box"', Reason("house-id", {"value": name}),
    )  # fmt: skip


def placed(bad: BadFile, lines: tuple[int, ...]) -> BadFile:
    """A mistake in an extended pack, by the line of the file that extends."""
    if not lines:
        return bad
    if isinstance(bad, BadPack):
        found = [placed(each, lines) for each in bad.mistakes]
        return BadPack(sorted(found, key=lambda each: each.line))
    line = lines[bad.line - 1] if 0 < bad.line <= len(lines) else 0
    return BadFile(bad.file, line, bad.field, bad.reason, bad.remedy, *bad.reasons)


def pack_game(text: str, file: str) -> str:
    """For which game a pack file is."""
    try:
        head: Any = tomllib.loads(text).get("pack")
    except (ValueError, RecursionError) as bad:
        raise unreadable(text, file, bad) from None
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        why, reason = Reason("pack-game", {"example": 'game = "…"'}), "it does not say for which game it is"
        raise BadFile(file, 0, "[pack]", reason, 'Add [pack] game = "…"', why)
    try:
        game_spec(head["game"])
    except BadSetting as bad:
        reason = str(bad).rstrip(".")
        raise BadFile(file, 0, "field 'game' of [pack]", reason, "Name one of them", *bad.reasons) from None
    return str(head["game"])
