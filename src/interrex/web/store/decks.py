"""Decks that people have saved. Each is known by a random id, and every version of it is kept for a while."""

from __future__ import annotations

import secrets
from contextlib import suppress
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Engine, delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from interrex.web.store.rows import now
from interrex.web.store.schema import decks

MAX_DECKS: Final = 100  # of one owner
MAX_VERSIONS: Final = 30  # of one deck; older ones are forgotten
TRIES: Final = 5  # to save a deck that others save at the same moment


class SavedDeck(NamedTuple):
    """One version of a deck that somebody has saved."""

    id: str
    version: int
    game: str
    pack_hash: str
    name: str
    code: str
    owner: str
    at: datetime


class DeckChanged(Exception):
    """A deck has been saved since by somebody who did not see what is to be saved now."""


class TooMany(Exception):
    """Somebody has saved as many decks as anybody may."""


class SavedDecks:
    """The saved decks of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def save(
        self, owner: str, game: str, pack_hash: str, name: str, code: str, deck: str = "",
        version: int = 0,
    ) -> SavedDeck:  # fmt: skip
        """Save a deck: a new version of one's own, else a new deck.

        ``version`` is the one that was changed; ``DeckChanged`` where a newer one says something else.
        """
        for _ in range(TRIES):
            with suppress(IntegrityError):  # somebody else has saved this version of it: look again
                return self._save(owner, game, pack_hash, name, code, deck, version)
        raise DeckChanged

    def _save(
        self, owner: str, game: str, pack_hash: str, name: str, code: str, deck: str, version: int
    ) -> SavedDeck:
        with self.engine.begin() as connection:
            own = (decks.c.id == deck) & (decks.c.owner == owner) & (decks.c.game == game)
            newest = select(decks).where(own).order_by(decks.c.version.desc()).limit(1)
            row = connection.execute(newest).first() if deck else None
            there = SavedDeck(*row) if row is not None else None
            last = there.version if there is not None else 0
            if there is not None and last != version:
                if (there.pack_hash, there.name, there.code) != (pack_hash, name, code):
                    raise DeckChanged
            if there is None:
                mine = select(func.count(func.distinct(decks.c.id))).where(decks.c.owner == owner)
                if (connection.scalar(mine) or 0) >= MAX_DECKS:
                    raise TooMany
                deck = secrets.token_hex(8)
            saved = SavedDeck(deck, last + 1, game, pack_hash, name, code, owner, now())
            connection.execute(insert(decks).values(**saved._asdict()))
            old = (decks.c.id == deck) & (decks.c.version <= last + 1 - MAX_VERSIONS)
            connection.execute(delete(decks).where(old))
        return saved

    def find(self, deck: str, version: int = 0) -> SavedDeck | None:
        """A deck by its id: that version, else the last."""
        query = select(decks).where(decks.c.id == deck).order_by(decks.c.version.desc()).limit(1)
        if version:
            query = query.where(decks.c.version == version)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return SavedDeck(*found) if found else None

    def versions(self, deck: str) -> list[SavedDeck]:
        """Every version of a deck, the last first."""
        query = select(decks).where(decks.c.id == deck).order_by(decks.c.version.desc())
        with self.engine.connect() as connection:
            return [SavedDeck(*found) for found in connection.execute(query)]

    def of(self, owner: str, game: str) -> list[SavedDeck]:
        """The decks of an owner for a game, each in its last version, the last saved first."""
        newest = (
            select(decks.c.id, func.max(decks.c.version).label("version"))
            .where((decks.c.owner == owner) & (decks.c.game == game))
            .group_by(decks.c.id)
            .subquery()
        )
        query = (
            select(decks)
            .join(newest, (decks.c.id == newest.c.id) & (decks.c.version == newest.c.version))
            .order_by(decks.c.at.desc(), decks.c.id)
        )
        with self.engine.connect() as connection:
            return [SavedDeck(*found) for found in connection.execute(query)]

    def forget(self, owner: str, deck: str, version: int) -> bool:
        """Forget one's own deck with all its versions; False where it is not one's own.

        ``DeckChanged`` where there is a newer version than the one that was seen.
        """
        with self.engine.begin() as connection:
            own = (decks.c.id == deck) & (decks.c.owner == owner)
            seen = connection.execute(delete(decks).where(own & (decks.c.version <= version))).rowcount
            if connection.scalar(select(func.count()).where(own)):
                raise DeckChanged  # and what was deleted is there again
            return seen > 0
