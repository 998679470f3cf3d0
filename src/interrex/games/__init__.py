"""The games, one package each; the same file names in every one."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.kind import GameKind

NAMES: Final = ("elekt", "vendetta", "masters", "veto")


@cache
def game_kind(name: str) -> GameKind:
    """The game of that name; an unknown name says which there are. Only games asked for are loaded."""
    if name == "elekt":
        from interrex.games.elekt import GAME as ELEKT

        return ELEKT
    if name == "vendetta":
        from interrex.games.vendetta import GAME as VENDETTA

        return VENDETTA
    if name == "masters":
        from interrex.games.masters import GAME as MASTERS

        return MASTERS
    if name == "veto":
        from interrex.games.veto import GAME as VETO

        return VETO
    raise BadSetting(f"There is no game {name!r}. Games: {', '.join(NAMES)}.")


@cache
def house_pack(name: str) -> Any:
    """The pack of cards that comes with a game."""
    text = (files(f"interrex.games.{name}") / "packs" / "house.toml").read_text(encoding="utf-8")
    return game_kind(name).read_pack(text, "house.toml")


def pack_game(text: str, file: str) -> str:
    """For which game a pack file is."""
    try:
        head: Any = tomllib.loads(text).get("pack")
    except tomllib.TOMLDecodeError as bad:
        raise BadFile(file, 0, "", f"it is not TOML: {bad}", "Mend the line") from None
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise BadFile(file, 0, "[pack]", "it does not say for which game it is", 'Add [pack] game = "…"')
    try:
        game_kind(head["game"])
    except BadSetting as bad:
        raise BadFile(file, 0, "field 'game' of [pack]", str(bad).rstrip("."), "Name one of them") from None
    return str(head["game"])
