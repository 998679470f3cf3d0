"""Packs that people write in the browser, each known by a random id; unfinished cards stand aside."""

from __future__ import annotations

import contextlib
import json
import secrets
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Engine, Insert, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from interrex.web.store.decks import TooMany
from interrex.web.store.rows import now
from interrex.web.store.schema import own_packs, pack_drafts, pack_keepers

MAX_PACKS: Final = 20  # of one owner
EMPTY_DAYS: Final = 30  # for which a pack is kept in which nothing has been typed
MAX_DRAFTS: Final = 300  # of one pack
MAX_DRAFT_LETTERS: Final = 400_000  # of all drafts of a pack together


class TooLong(Exception):
    """The drafts of a pack are too long, all together."""


class OwnPack(NamedTuple):
    """A pack that somebody writes."""

    id: str
    version: int
    game: str
    name: str
    text: str
    at: datetime


class Draft(NamedTuple):
    """A card that is not finished: in whose place, and as far as it is filled in."""

    family: str
    place: str
    tree: dict[str, Any]


class OwnPacks:
    """The packs that people write, of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def new(self, game: str, name: str, text: str) -> OwnPack:
        """A pack that nobody keeps yet; see ``add``."""
        return OwnPack(secrets.token_hex(8), 1, game, name, text, now())

    def add(self, pack: OwnPack, owner: str, link: str, issue: int) -> OwnPack:
        """Store a new pack for its owner, with the hash of the link to another device."""
        with self.engine.begin() as connection:
            _forget_empty(connection)
            mine = select(func.count()).where(pack_keepers.c.owner == owner)
            if (connection.scalar(mine) or 0) >= MAX_PACKS:
                raise TooMany
            connection.execute(insert(own_packs).values(**pack._asdict()))
            connection.execute(_keeper(pack.id, owner, link, issue))
        return pack

    def find(self, pack: str) -> OwnPack | None:
        """A pack by its id."""
        with self.engine.connect() as connection:
            found = connection.execute(select(own_packs).where(own_packs.c.id == pack)).first()
        return OwnPack(*found) if found else None

    def issue(self, pack: str, owner: str) -> int:
        """The issue of an owner's link to another device; 0 for who may not change the pack."""
        with self.engine.connect() as connection:
            return connection.scalar(select(pack_keepers.c.issue).where(_kept_by(pack, owner))) or 0

    def of(self, owner: str, game: str) -> list[OwnPack]:
        """The packs that an owner may change, the last changed first."""
        query = (
            select(own_packs)
            .join(pack_keepers, pack_keepers.c.pack == own_packs.c.id)
            .where((pack_keepers.c.owner == owner) & (own_packs.c.game == game))
            .order_by(own_packs.c.at.desc(), own_packs.c.id)
        )
        with self.engine.connect() as connection:
            return [OwnPack(*found) for found in connection.execute(query)]

    def change(
        self, pack: OwnPack, name: str, text: str, keep: Draft | None = None,
        drop: tuple[str, str] | None = None,
    ) -> OwnPack | None:  # fmt: skip
        """The pack after a change; None where somebody else has changed anything in it meanwhile.

        With the text a draft may change: one is kept, or the one of a family and place is dropped.
        """
        changed = pack._replace(version=pack.version + 1, name=name, text=text, at=now())
        same = (own_packs.c.id == pack.id) & (own_packs.c.version == pack.version)
        with self.engine.begin() as connection:
            if not connection.execute(update(own_packs).where(same).values(**changed._asdict())).rowcount:
                return None
            if drop is not None:
                connection.execute(delete(pack_drafts).where(_same(pack.id, *drop)))
            if keep is not None:
                _keep(connection, pack.id, keep)
        return changed

    def forget(self, owner: str, pack: str, version: int) -> bool:
        """An owner keeps a pack no longer; when nobody keeps it, it is gone. Tables keep theirs.

        False for who may not change it, and where it is no longer the version that the owner has seen.
        """
        with self.engine.begin() as connection:
            seen = (own_packs.c.id == pack) & (own_packs.c.version == version)
            held = update(own_packs).where(seen).values(version=version)  # nobody changes it meanwhile
            if not connection.execute(held).rowcount:
                return False
            if not connection.execute(delete(pack_keepers).where(_kept_by(pack, owner))).rowcount:
                return False
            left = select(func.count()).where(pack_keepers.c.pack == pack)
            if not connection.scalar(left):
                connection.execute(delete(pack_drafts).where(pack_drafts.c.pack == pack))
                connection.execute(delete(own_packs).where(own_packs.c.id == pack))
        return True

    # --- another device --------------------------------------------------------------------------

    def by_link(self, link: str) -> OwnPack | None:
        """The pack to which a link to another device leads, by the hash of the link."""
        query = (
            select(own_packs)
            .join(pack_keepers, pack_keepers.c.pack == own_packs.c.id)
            .where(pack_keepers.c.link == link)
        )
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return OwnPack(*found) if found else None

    def renew(self, pack: str, owner: str, link: str, issue: int) -> bool:
        """A new link to another device instead of the one before; False for who may not change the pack."""
        changed = update(pack_keepers).where(_kept_by(pack, owner)).values(link=link, issue=issue)
        with self.engine.begin() as connection:
            return bool(connection.execute(changed).rowcount)

    def keepers(self, pack: str) -> int:
        """How many browsers may change a pack."""
        with self.engine.connect() as connection:
            return connection.scalar(select(func.count()).where(pack_keepers.c.pack == pack)) or 0

    def keep_alone(self, pack: str, owner: str, link: str, issue: int) -> bool:
        """From now on only this owner may change the pack, and the links from before lead nowhere."""
        renewed = update(pack_keepers).where(_kept_by(pack, owner)).values(link=link, issue=issue)
        others = (pack_keepers.c.pack == pack) & (pack_keepers.c.owner != owner)
        with self.engine.begin() as connection:  # as one: of two who ask at once, one stays
            if not connection.execute(renewed).rowcount:
                return False
            connection.execute(delete(pack_keepers).where(others))
        return True

    def join(self, pack: str, owner: str, link: str, issue: int) -> None:
        """Somebody may change the pack too."""
        if self.issue(pack, owner):
            return
        with contextlib.suppress(IntegrityError), self.engine.begin() as connection:  # confirmed twice
            mine = select(func.count()).where(pack_keepers.c.owner == owner)
            if (connection.scalar(mine) or 0) >= MAX_PACKS:
                raise TooMany
            connection.execute(_keeper(pack, owner, link, issue))

    # --- cards that are not finished -------------------------------------------------------------

    def drafts(self, pack: str, place: str = "") -> list[Draft]:
        """The cards of a pack that are not finished; or only what is in one place."""
        query = select(pack_drafts.c.family, pack_drafts.c.place, pack_drafts.c.tree).where(
            pack_drafts.c.pack == pack
        )
        if place:
            query = query.where(pack_drafts.c.place == place)
        with self.engine.connect() as connection:
            return [Draft(row[0], row[1], json.loads(row[2])) for row in connection.execute(query)]


def _keep(connection: Connection, pack: str, draft: Draft) -> None:
    """Keep a card as far as it is filled in."""
    connection.execute(delete(pack_drafts).where(_same(pack, draft.family, draft.place)))
    tree = json.dumps(draft.tree, ensure_ascii=False)
    letters = func.coalesce(func.sum(func.length(pack_drafts.c.tree)), 0)
    others = select(func.count(), letters).where(pack_drafts.c.pack == pack)
    count, written = connection.execute(others).one()
    if count >= MAX_DRAFTS:
        raise TooMany
    if written + len(tree) > MAX_DRAFT_LETTERS:
        raise TooLong
    connection.execute(
        insert(pack_drafts).values(pack=pack, family=draft.family, place=draft.place, tree=tree, at=now())
    )


def _forget_empty(connection: Connection) -> None:
    """Packs that were begun long ago and in which nothing has been typed since are gone."""
    untouched = (own_packs.c.version == 1) & own_packs.c.id.not_in(select(pack_drafts.c.pack))
    no_cards = own_packs.c.text.not_like("%[[%") & own_packs.c.text.not_like("%[{%")  # none brought along
    long_ago = own_packs.c.at < now() - timedelta(days=EMPTY_DAYS)
    is_empty = untouched & long_ago & no_cards
    empty = select(own_packs.c.id).where(is_empty)
    connection.execute(delete(pack_keepers).where(pack_keepers.c.pack.in_(empty)))
    connection.execute(delete(own_packs).where(is_empty))


def _keeper(pack: str, owner: str, link: str, issue: int) -> Insert:
    return insert(pack_keepers).values(pack=pack, owner=owner, link=link, issue=issue)


def _kept_by(pack: str, owner: str) -> Any:
    return (pack_keepers.c.pack == pack) & (pack_keepers.c.owner == owner)


def _same(pack: str, family: str, place: str) -> Any:
    return (pack_drafts.c.pack == pack) & (pack_drafts.c.family == family) & (pack_drafts.c.place == place)
