"""The games, one package each; the same file names in every one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final

from interrex.engine.errors import BadSetting
from interrex.engine.kind import GameKind

NAMES: Final = ("elekt", "vendetta")


@cache
def game_kind(name: str) -> GameKind:
    """The game of that name; an unknown name says which there are. Only games asked for are loaded."""
    if name == "elekt":
        from interrex.games.elekt import GAME as ELEKT

        return ELEKT
    if name == "vendetta":
        from interrex.games.vendetta import GAME as VENDETTA

        return VENDETTA
    raise BadSetting(f"There is no game {name!r}. Games: {', '.join(NAMES)}.")


@cache
def house_pack(name: str) -> Any:
    """The pack of cards that comes with a game."""
    text = (files(f"interrex.games.{name}") / "packs" / "house.toml").read_text(encoding="utf-8")
    return game_kind(name).read_pack(text, "house.toml")
