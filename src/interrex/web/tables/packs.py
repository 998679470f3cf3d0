"""Packs of a server: the house packs, those of a folder, and those that tables were made with.

Every table's pack is kept in the store, the house pack too, so that neither an edited or missing file nor a
newer version of the program stops a game.

A pack is known by game and name. Packs of the house and of the folder are named by the hash of their rules:
their wording may be corrected. Packs that people write are named by the hash of their whole text.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from interrex.engine.errors import BadFile, BadSetting, Reason
from interrex.engine.packs import edition_of
from interrex.engine.settings import Settings
from interrex.games import game_spec, house_pack, house_text, is_house, names, own_pack, pack_game, whole_text
from interrex.match.record import read_text
from interrex.web.store import Store

PACK_ID: Final = re.compile(r"""^\[pack\][^[]*?^id\s*=\s*["']([\w-]+)["']""", re.MULTILINE)
MAX_LOADED: Final = 50  # packs in memory that neither the house nor the shelf has


class Loaded(NamedTuple):
    """A pack with the text it was read from."""

    pack: Any
    text: str


class Packs:
    """The packs a new table may be made with, and those that were asked for lately."""

    def __init__(self, store: Store, shelf: tuple[tuple[str, str], ...] = ()) -> None:
        self.store = store
        self.lock = Lock()  # of what was loaded: several threads ask
        self.loaded: OrderedDict[tuple[str, str], Loaded] = OrderedDict()  # by game and name
        self.kept: set[tuple[str, str]] = set()  # packs of the house and the shelf that are in the store
        self.on_shelf: dict[tuple[str, str], Loaded] = {}  # by game and hash
        for game, text in shelf:
            pack = game_spec(game).read_pack(text, "pack")
            self.on_shelf[game, pack.hash] = Loaded(pack, text)
        self.keep_missing()

    def offered(self, game: str) -> list[Any]:
        """The packs that everybody may choose for a new table, the house pack first."""
        return [house_pack(game), *(each.pack for (of, _), each in self.on_shelf.items() if of == game)]

    def chosen(self, game: str, name: str) -> Any:
        """The pack of that name for a new table, the house pack if none is named.

        Whoever knows the name of a pack that somebody has written may play with it.
        """
        try:
            return self.find(game, name)
        except BadFile:
            legal = ", ".join(f"{pack.hash} ({pack.id})" for pack in self.offered(game))
            why = Reason("one-of", {"field": "pack", "value": name[:40], "known": legal})
            raise BadSetting(f"There is no pack {name[:40]!r}. Packs: {legal}.", why) from None

    def admit(self, game: str, pack: Any, text: str) -> str:
        """Make a pack known that somebody has written and that has no mistakes; the name for its tables.

        It is named by its whole text: whoever writes the same rules in other words has another pack.
        """
        there = self.on_shelf.get((game, pack.hash))
        is_on_shelf = there is not None and there.text == text
        if is_on_shelf or is_house(game, pack.hash):
            return str(pack.hash)
        name = edition_of(pack)
        self._load(game, name, Loaded(pack, text))
        return name

    def name_for_new(self, game: str, name: str) -> str:
        """The name under which a new table is stored: the house pack has had several, and may have none."""
        return str(house_pack(game).hash) if is_house(game, name) else name

    def _load(self, game: str, name: str, found: Loaded) -> None:
        """Remember a pack; the one that nobody has used for longest is forgotten."""
        with self.lock:
            self.loaded[game, name] = found
            self.loaded.move_to_end((game, name))
            while len(self.loaded) > MAX_LOADED:
                self.loaded.popitem(last=False)

    def _here(self, game: str, name: str) -> Loaded | None:
        """The pack of that name, if it is on the shelf or still in memory."""
        with self.lock:
            if (game, name) in self.loaded:
                self.loaded.move_to_end((game, name))
            return self.on_shelf.get((game, name)) or self.loaded.get((game, name))

    def keep(self, game: str, name: str, text: str) -> None:
        """Store the pack of a new table or deck; only the house and the shelf may correct what is stored."""
        if (game, name) in self.kept:
            return
        may_correct = is_house(game, name) or (game, name) in self.on_shelf
        whole = text or house_text(game, name)
        if whole is not None:
            self.store.keep_pack(name, game, whole, may_correct)
        if may_correct:
            self.kept.add((game, name))

    def keep_missing(self) -> None:
        """Store the house packs of tables from before packs were kept, as long as they are known."""
        for game, pack_hash in self.store.packs_missing():
            text = house_text(game, pack_hash) if game in names() else None
            if text is not None:
                self.store.keep_pack(pack_hash, game, text)

    def of(self, settings: Settings) -> Any:
        """The pack a table is played with."""
        return self.find(settings.game, settings.pack_hash)

    def find(self, game: str, name: str) -> Any:
        """The pack of that name."""
        if is_house(game, name):
            return house_pack(game)
        here = self._here(game, name)
        if here is not None:
            return here.pack
        text = self.stored(game, name)
        if text is None:
            reason, why = f"there is no pack {name!r} here", Reason("pack", {"hash": name})
            raise BadFile("record", 0, "pack", reason, "Ask the host for it", why)
        pack = game_spec(game).read_pack(text, "pack")
        self._load(game, name, Loaded(pack, text))
        return pack

    def stored(self, game: str, name: str) -> str | None:
        """The text of a pack that some table was made with, or that came with the game."""
        here = self._here(game, name)
        text = here.text if here is not None else self.store.pack(name, game)
        return house_text(game, name) if text is None and game in names() else text

    def id_of(self, game: str, name: str) -> str:
        """The id that a pack gives itself, the same however its cards change; nothing where there is none."""
        here = self._here(game, name)
        if here is not None:
            return str(here.pack.id)
        found = PACK_ID.search(self.stored(game, name) or "")
        return found.group(1) if found else ""

    def is_here(self, game: str, name: str) -> bool:
        """The store need not be asked for the text of that pack."""
        return is_house(game, name) or self._here(game, name) is not None

    def text(self, game: str, name: str) -> str:
        """The text of a pack that was found; nothing for the newest house pack, which every process has."""
        here = self._here(game, name)
        if here is not None:
            return here.text
        return "" if is_house(game, name) else self.stored(game, name) or ""


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
