"""What strangers send is read in a process of its own: cheap checks first, then a limit on the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from interrex.engine.errors import BadFile, BadSetting, InterrexError, Reason
from interrex.engine.packs import refuse_all
from interrex.engine.settings import Settings
from interrex.web.workers.processes import Processes

MAX_DOTS: Final = 64  # in a line: reading a key takes the square of its parts
MAX_FILES: Final = 8  # that are read or wait for it


class Busy(InterrexError):
    """Too many files are waiting to be read."""


class Unreadable(InterrexError):
    """A text takes too long, or cannot be read at all."""


class Readers(Processes):
    """Processes that read what strangers send."""

    def __init__(
        self,
        count: int = 1,
        limit: float = 10.0,
        command: Sequence[str] = ("-m", "interrex.web.workers.reader"),
    ) -> None:
        super().__init__(count, limit, command)
        self.files = 0  # that are read or wait for it

    async def verify(self, text: str, name: str, pack: str = "", language: str = "en") -> dict[str, Any]:
        """What playing a record again has shown; see ``reader.verify``."""
        asked = {"what": "verify", "text": text, "name": name, "pack": pack, "language": language}
        return await self._read(asked)

    async def deck(self, settings: Settings, pack: str, text: str) -> str:
        """What the settings say of a deck file; one that cannot be played is refused with the reasons."""
        return await self._deck(
            {
                "game": settings.game,
                "rules_version": settings.rules_version,
                "rulings": dict(settings.rulings),
                "variants": dict(settings.variants),
                "pack": pack,
                "text": text,
            }
        )

    async def draft(self, game: str, pack: str, text: str) -> str:
        """The line of a deck that is still being built: it is read, but need not be legal."""
        return await self._deck({"game": game, "pack": pack, "text": text, "is_draft": True})

    async def pack(self, game: str, text: str, language: str, **change: Any) -> dict[str, Any]:
        """A pack that somebody writes, after a change; see ``packs.pack``."""
        return await self._read({"what": "pack", "game": game, "text": text, "language": language, **change})

    async def trial(self, game: str, pack: str, card: str, family: str) -> dict[str, Any]:
        """A table at which a card of a pack can be tried; see ``trials.trial``."""
        return await self._read({"what": "trial", "game": game, "text": pack, "card": card, "family": family})

    async def _deck(self, asked: dict[str, Any]) -> str:
        found = await self._read({"what": "deck", **asked})
        if "value" in found:
            return str(found["value"])
        if "files" in found:
            refuse_all([
                BadFile(*place, *[Reason(*each) for each in reasons], card=card)
                for (*place, card), reasons in zip(found["files"], found["reasons"], strict=True)
            ])  # fmt: skip
        raise BadSetting(found["setting"], *[Reason(*each) for each in found["reasons"]])

    async def _read(self, asked: dict[str, Any]) -> dict[str, Any]:
        if any(line.count(".") > MAX_DOTS for line in asked["text"].split("\n")):
            raise Unreadable("A line has too many dots.")
        if self.files >= MAX_FILES:
            raise Busy("Too many files are waiting to be read.")
        self.files += 1
        try:
            found: dict[str, Any] | None = await self.ask(asked, "a file")
        finally:
            self.files -= 1
        if not found:
            raise Unreadable("It takes too long to read this.")
        return found
