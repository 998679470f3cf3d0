"""Packs of a server: the house packs, those of a folder, and those that tables were made with.

A table's own pack is kept in the store, so that neither an edited nor a missing file stops a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.settings import Settings
from interrex.games import game_spec, house_pack, pack_game
from interrex.match.record import read_text
from interrex.web.store import Store


class Packs:
    """The packs a new table may be made with, and every pack that was asked for."""

    def __init__(self, store: Store, shelf: tuple[tuple[str, str], ...] = ()) -> None:
        self.store = store
        self.texts: dict[str, str] = {}  # by hash; house packs need none
        self.known: dict[str, Any] = {}
        self.on_shelf: dict[str, list[Any]] = {}
        for game, text in shelf:
            pack = self._read(game, text)
            self.on_shelf.setdefault(game, []).append(pack)

    def _read(self, game: str, text: str) -> Any:
        pack = game_spec(game).read_pack(text, "pack")
        self.texts[pack.hash] = text
        self.known[pack.hash] = pack
        return pack

    def offered(self, game: str) -> list[Any]:
        """The packs for a new table, the house pack first."""
        return [house_pack(game), *self.on_shelf.get(game, ())]

    def chosen(self, game: str, pack_hash: str) -> Any:
        """The pack of that hash for a new table; the house pack if none is named."""
        for pack in self.offered(game):
            if pack_hash in ("", pack.hash):
                return pack
        legal = ", ".join(f"{pack.hash} ({pack.id})" for pack in self.offered(game))
        raise BadSetting(f"There is no pack {pack_hash[:40]!r}. Packs: {legal}.")

    def keep(self, game: str, pack: Any) -> None:
        """Store the pack of a new table."""
        if pack.hash in self.texts:
            self.store.keep_pack(pack.hash, game, self.texts[pack.hash])

    def of(self, settings: Settings) -> Any:
        """The pack a table is played with."""
        return self.find(settings.game, settings.pack_hash)

    def find(self, game: str, pack_hash: str) -> Any:
        """The pack of that hash."""
        if house_pack(game).hash == pack_hash:
            return house_pack(game)
        if pack_hash not in self.known:
            text = self.store.pack(pack_hash, game)
            if text is None:
                raise BadFile(
                    "record", 0, "pack", f"there is no pack {pack_hash!r} here", "Ask the host for it"
                )
            self._read(game, text)
        return self.known[pack_hash]

    def text(self, settings: Settings) -> str:
        """The text of a table's pack; nothing for the house pack, which every process has."""
        return self.texts.get(settings.pack_hash, "")


def read_shelf(folder: Path | None) -> tuple[tuple[str, str], ...]:
    """Game and text of every pack in a folder; a mistake in one names file and line."""
    if folder is None:
        return ()
    if not folder.is_dir():
        raise BadSetting(f"There is no folder {str(folder)!r} for packs.")
    found = []
    for file in sorted(folder.glob("*.toml")):
        text = read_text(file)
        game = pack_game(text, str(file))
        game_spec(game).read_pack(text, str(file))
        found.append((game, text))
    return tuple(found)
