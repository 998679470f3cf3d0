"""The pack of a record: the one named, the one that came with the game then, or a copy that was kept."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from interrex.engine.settings import Settings
from interrex.games import HASH, game_spec, house_pack, house_text, whole_text
from interrex.match.record import read_text

PackText = tuple[str, str]  # the text of a pack, and the name of its file


def saves() -> Path:
    """The folder of saved games."""
    named = os.environ.get("INTERREX_SAVES")
    if named:
        return Path(named)
    state = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "interrex"


def keep_pack(game: str, file: Path | None, pack: Any) -> None:
    """Keep a copy of the pack a game is played with: the file may be edited before the record is read."""
    if file is None:
        return
    text, _ = whole_text(game, read_text(file), str(file))
    copy = saves() / "packs" / f"{pack.hash}.toml"
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:  # with the newest wording
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(text, encoding="utf-8")


def pack_of(settings: Settings, named: Path | None, record: Path) -> Any:
    """The pack of a record; where it is nowhere to be found, the house pack, which will be refused."""
    return pack_from(settings, pack_text(settings, named, record))


def pack_from(settings: Settings, found: PackText | None) -> Any:
    """The pack of a record from its text; without one, the pack that came with the game."""
    game, pack_hash = settings.game, settings.pack_hash
    if found is not None:
        return game_spec(game).read_pack(*found)
    return house_pack(game, pack_hash if house_text(game, pack_hash) is not None else "")


def pack_text(settings: Settings, named: Path | None, record: Path) -> PackText | None:
    """The pack of a record as text, unless it came with the game or is nowhere to be found."""
    game, pack_hash = settings.game, settings.pack_hash
    if named is not None:
        return whole_text(game, read_text(named), str(named))[0], str(named)
    if house_text(game, pack_hash) is None and HASH.fullmatch(pack_hash):
        for folder in (record.parent, record.parent / "packs", saves() / "packs"):
            if (folder / f"{pack_hash}.toml").is_file():
                kept = folder / f"{pack_hash}.toml"
                return read_text(kept), str(kept)
    return None
