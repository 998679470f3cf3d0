"""Packs of a server: the house packs, those of a folder, and those that tables were made with.

Every table's pack is kept in the store, the house pack too, so that neither an edited or missing file nor a
newer version of the program stops a game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from interrex.engine.errors import BadFile, BadSetting, Reason
from interrex.engine.settings import Settings
from interrex.games import game_spec, house_pack, house_text, is_house, names, own_pack, pack_game, whole_text
from interrex.match.record import read_text
from interrex.web.store import Store

MAX_ADMITTED: Final = 50  # packs that people have written, in memory


class Packs:
    """The packs a new table may be made with, and every pack that was asked for."""

    def __init__(self, store: Store, shelf: tuple[tuple[str, str], ...] = ()) -> None:
        self.store = store
        self.texts: dict[tuple[str, str], str] = {}  # by game and hash; the newest house packs need none
        self.known: dict[tuple[str, str], Any] = {}  # by game and hash
        self.kept: set[tuple[str, str]] = set()  # game and hash of those that are in the store
        self.on_shelf: dict[str, list[Any]] = {}
        self.admitted: dict[tuple[str, str], str] = {}  # those that people write: by whose id they came
        for game, text in shelf:
            pack = game_spec(game).read_pack(text, "pack")
            self.texts[game, pack.hash] = text
            self.known[game, pack.hash] = pack
            self.on_shelf.setdefault(game, []).append(pack)
        self.keep_missing()

    def offered(self, game: str) -> list[Any]:
        """The packs for a new table, the house pack first."""
        return [house_pack(game), *self.on_shelf.get(game, ())]

    def chosen(self, game: str, pack_hash: str) -> Any:
        """The pack of that hash for a new table; the house pack if none is named."""
        for pack in self.offered(game):
            if pack_hash in ("", pack.hash):
                return pack
        legal = ", ".join(f"{pack.hash} ({pack.id})" for pack in self.offered(game))
        why = Reason("one-of", {"field": "pack", "value": pack_hash[:40], "known": legal})
        raise BadSetting(f"There is no pack {pack_hash[:40]!r}. Packs: {legal}.", why)

    def admit(self, game: str, pack: Any, text: str, source: str) -> None:
        """A pack that was read without mistakes, by the id of what somebody writes: for tables of its own.

        Its wording may have been corrected; what somebody else has written under the same rules stays.
        """
        place = (game, pack.hash)
        if place in self.known and self.admitted.get(place) != source:
            return
        self.known[place], self.texts[place] = pack, text
        self.admitted.pop(place, None)
        self.admitted[place] = source
        for old in list(self.admitted)[:-MAX_ADMITTED]:  # the store has those that tables were made with
            del self.admitted[old], self.known[old], self.texts[old]

    def keep(self, game: str, pack: Any) -> None:
        """Store the pack of a new table."""
        if (game, pack.hash) not in self.kept:
            text = self.texts.get((game, pack.hash)) or house_text(game, pack.hash)
            if text is not None:
                self.store.keep_pack(pack.hash, game, text)
                self.kept.add((game, pack.hash))

    def keep_missing(self) -> None:
        """Store the house packs of tables from before packs were kept, as long as they are known."""
        for game, pack_hash in self.store.packs_missing():
            text = house_text(game, pack_hash) if game in names() else None
            if text is not None:
                self.store.keep_pack(pack_hash, game, text)

    def of(self, settings: Settings) -> Any:
        """The pack a table is played with."""
        return self.find(settings.game, settings.pack_hash)

    def find(self, game: str, pack_hash: str) -> Any:
        """The pack of that hash."""
        if is_house(game, pack_hash):
            return house_pack(game)
        if (game, pack_hash) not in self.known:
            text = self.stored(game, pack_hash)
            if text is None:
                reason, why = f"there is no pack {pack_hash!r} here", Reason("pack", {"hash": pack_hash})
                raise BadFile("record", 0, "pack", reason, "Ask the host for it", why)
            pack = game_spec(game).read_pack(text, "pack")
            for name in (pack_hash, pack.hash):  # tables from before name it by its whole file
                self.known.setdefault((game, name), pack)
                self.texts.setdefault((game, name), text)
        return self.known[game, pack_hash]

    def stored(self, game: str, pack_hash: str) -> str | None:
        """The text of a pack that some table was made with, or that came with the game."""
        text = self.texts.get((game, pack_hash)) or self.store.pack(pack_hash, game)
        return house_text(game, pack_hash) if text is None and game in names() else text

    def text(self, game: str, pack_hash: str) -> str:
        """The text of a pack that was found; nothing for the newest house pack, which every process has."""
        found = self.texts.get((game, pack_hash))
        if found is None and not is_house(game, pack_hash):
            found = self.stored(game, pack_hash)
        return found or ""


def pack_title(game: str, pack: Any, language: str) -> str:
    """What a pack is called that did not come with the game; nothing for one that did."""
    return "" if house_text(game, pack.hash) is not None else str(pack.name[language])


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
        own_pack(game, text, str(file))
        found.append((game, whole_text(game, text, str(file))[0]))
    return tuple(found)
