"""The database of a server: SQLite in a file by default, PostgreSQL by its URL.

Moves are only ever added; two of them can never have the same number at one table, so a race between two
servers has one winner. On PostgreSQL whatever changes a table goes through ``changing``, so that the other
servers hear of it (see ``wire``).
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

from sqlalchemy import Connection, bindparam, delete, event, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from interrex.engine.settings import Settings
from interrex.match import story
from interrex.match.session import Move
from interrex.match.story import Story
from interrex.web.store.connect import file_of, migrate, open_engine
from interrex.web.store.decks import SavedDecks
from interrex.web.store.lock import lock_file
from interrex.web.store.own_packs import OwnPacks
from interrex.web.store.rows import BOT, PERSON, Entry, Message, Notice, Row, Seat, now, row_of
from interrex.web.store.schema import choices, messages, notices, packs, seats, tables, watchers

POSTGRESQL: Final = "postgresql"
CHANNEL: Final = "interrex"  # where servers hear which table was changed
MIGRATING: Final = 0x1E77E  # only one server at a time brings the schema up to date
MAX_MESSAGES: Final = 200  # of a table; older ones are forgotten

TELL: Final = select(func.pg_notify(CHANNEL, bindparam("message")))
TOUCH: Final = (
    update(tables)
    .where(tables.c.id == bindparam("id_"))
    .values(touched=bindparam("at"), is_over=bindparam("over"))
)
ROW: Final = tuple(each for each in tables.c if each.name not in ("told", "positions"))
LAST_TOUCHED: Final = (tables.c.touched.desc(), tables.c.id)  # the same order also of those touched at once
MOVE: Final = (choices.c.seat, choices.c.kind, choices.c.word, choices.c.spent, choices.c.at)
TOLD: Final = (
    update(choices)
    .where((choices.c.table_id == bindparam("id_")) & (choices.c.number == bindparam("number_")))
    .values(told=bindparam("told_"))
)


IS_UNSAID: Final = choices.c.told.startswith(story.UNSAID, autoescape=True)
SAID: Final = TOLD.where(IS_UNSAID)  # who comes late writes nothing


def _unsaid_of(table: Any) -> Any:
    """The choices at a table that are not in words."""
    return select(choices.c.number, choices.c.told).where((choices.c.table_id == table) & IS_UNSAID)


class StoreAway(Exception):
    """The database does not answer in time; it is not known whether it has done what was asked."""


AWAY: Final = (DBAPIError, StoreAway)


def _refuse(*connecting: Any) -> None:
    raise OperationalError("connect", {}, Exception("the server is closing"))


class Taken(Exception):
    """Somebody else was quicker: the number, the seat or the link is already used."""


class Seated(Exception):
    """Whoever has this key sits at the table already."""


class Store:
    """The database of one server."""

    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self.is_shared = self.engine.dialect.name == POSTGRESQL  # several servers may use it at once
        self.server = secrets.token_hex(4)  # which of them this is
        self.decks = SavedDecks(self.engine)
        self.own_packs = OwnPacks(self.engine)
        new_choice: Any = (postgresql if self.is_shared else sqlite).insert(choices)
        self._new_choice = new_choice.on_conflict_do_nothing().returning(choices.c.table_id)
        file = file_of(url)
        self.lock = lock_file(file) if file is not None else None
        try:
            with self.engine.begin() as connection:
                if self.is_shared:
                    connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
                migrate(connection)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """Give the database away: whoever still wants something of it is refused."""
        event.listen(self.engine, "do_connect", _refuse)
        self.engine.dispose()
        if self.lock is not None:
            self.lock.close()

    @property
    def address(self) -> str:
        """Where the database is, as its own client says it."""
        return self.engine.url.set(drivername=POSTGRESQL).render_as_string(hide_password=False)

    @contextmanager
    def changing(self, table: str) -> Iterator[Connection]:
        """A transaction that changes a table; once it is stored, the other servers look again."""
        with self.engine.begin() as connection:
            yield connection
            self._tell(connection, [{"table": table}])

    def _tell(self, connection: Connection, messages: Sequence[dict[str, Any]]) -> None:
        if self.is_shared and messages:
            connection.execute(TELL, [{"message": json.dumps(message)} for message in messages])

    # --- tables --------------------------------------------------------------------------------

    def add_table(
        self,
        row: Row,
        moves: Sequence[Move] = (),
        opening: str = "",
        told: Sequence[str] = (),
        rematch_of: str = "",
    ) -> None:
        """Store a new table with its seats, the moves it begins with, and what was told so far.

        Of a table that is over there is one rematch: ``Taken`` where somebody else was quicker.
        """
        settings = row.settings
        with self.engine.begin() as connection:
            if rematch_of:
                first = (tables.c.id == rematch_of) & (tables.c.rematch == "")
                if connection.execute(update(tables).where(first).values(rematch=row.id)).rowcount != 1:
                    raise Taken
                self._tell(connection, [{"table": rematch_of}])
            connection.execute(
                insert(tables).values(
                    id=row.id, game=settings.game, seats=settings.seats, seed=str(settings.seed),
                    rules_version=settings.rules_version, pack=settings.pack, pack_hash=settings.pack_hash,
                    rulings=json.dumps(settings.rulings), variants=json.dumps(settings.variants),
                    is_open=row.is_open, is_over=row.is_over, creator=row.creator,
                    watch_link=row.watch_link, watch_issue=row.watch_issue,
                    patience=row.patience, clock=row.clock,
                    created=now(), touched=row.touched, told=opening, made_for=row.made_for,
                )
            )  # fmt: skip
            for number, seat in enumerate(row.seats):
                connection.execute(
                    insert(seats).values(
                        table_id=row.id, seat=number, kind=seat.kind, level=seat.level, name=seat.name,
                        colour=seat.colour, link=seat.link, issue=seat.issue, key=seat.key,
                        deck=seat.deck,
                    )
                )  # fmt: skip
            for notice in row.notices:
                _note(connection, row.id, notice)
            for number, move in enumerate(moves, 1):
                connection.execute(
                    insert(choices).values(
                        table_id=row.id, number=number, seat=move.seat, kind=move.kind, word=move.word,
                        at=move.at, told=told[number - 1] if told else "",
                    )
                )  # fmt: skip

    def table(self, table: str) -> Row | None:
        """The table of that id."""
        with self.engine.connect() as connection:
            found = self._rows(connection, tables.c.id == table)
            for row in found:
                row.notices = self._notices(connection, table)
                row.messages = self._messages(connection, table)
        return found[0] if found else None

    def _notices(self, connection: Connection, table: str) -> list[Notice]:
        query = (
            select(notices.c.kind, notices.c.seat, notices.c.name, notices.c.told)
            .where(notices.c.table_id == table)
            .order_by(notices.c.id)
        )
        return [Notice(*each) for each in connection.execute(query)]

    def _messages(self, connection: Connection, table: str) -> list[Message]:
        query = (
            select(messages.c.seat, messages.c.name, messages.c.phrase, messages.c.text)
            .where(messages.c.table_id == table)
            .order_by(messages.c.id.desc())
            .limit(MAX_MESSAGES)
        )
        return [Message(*each) for each in connection.execute(query)][::-1]

    def tables_of(self, key: str, limit: int = 30) -> list[Row]:
        """The tables this key has made or sits at, the last touched first; those of ``trials_of`` apart."""
        sitting = select(seats.c.table_id).where(seats.c.key == key)
        made = (tables.c.creator == key) & (tables.c.made_for == "")
        others = (tables.c.creator != key) & tables.c.id.in_(sitting)
        with self.engine.connect() as connection:
            return self._rows(connection, made | others, limit)

    def trials_of(self, key: str, pack: str = "", limit: int = 30) -> list[Row]:
        """The tables this key has made to try out its packs, or one of them, the last touched first."""
        tried = tables.c.made_for.startswith(pack, autoescape=True) if pack else tables.c.made_for != ""
        with self.engine.connect() as connection:
            return self._rows(connection, (tables.c.creator == key) & tried, limit)

    def open_tables(self, limit: int = 30) -> list[Row]:
        """The open tables that are not over."""
        with self.engine.connect() as connection:
            return self._rows(connection, tables.c.is_open & ~tables.c.is_over, limit)

    def public_replays(self, limit: int = 30) -> list[Row]:
        """The open tables that are over: anybody may look at them again."""
        with self.engine.connect() as connection:
            return self._rows(connection, tables.c.is_open & tables.c.is_over, limit)

    def unfinished(self, limit: int) -> list[str]:
        """The tables last touched that are not over."""
        query = select(tables.c.id).where(~tables.c.is_over).order_by(*LAST_TOUCHED).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def _rows(self, connection: Connection, where: Any, limit: int = 1) -> list[Row]:
        query = select(*ROW).where(where).order_by(*LAST_TOUCHED).limit(limit)
        found = [row_of(each) for each in connection.execute(query).mappings()]
        by_id = {row.id: row for row in found}
        theirs = select(seats).where(seats.c.table_id.in_(by_id)).order_by(seats.c.table_id, seats.c.seat)
        for each in connection.execute(theirs).mappings():
            by_id[each["table_id"]].seats.append(
                Seat(each["kind"], each["level"], each["name"], each["colour"], each["link"], each["issue"],
                     each["key"], each["deck"])
            )  # fmt: skip
        return found

    def deal(self, table: str, settings: Settings) -> None:
        """All decks are in: the table is to be dealt with these settings."""
        with self.changing(table) as connection:
            connection.execute(
                update(tables)
                .where(tables.c.id == table)
                .values(
                    seed=str(settings.seed), variants=json.dumps(settings.variants), touched=now(), told=""
                )
            )
            connection.execute(update(seats).where(seats.c.table_id == table).values(deck=""))

    def keep_pack(self, pack_hash: str, game: str, text: str, is_newest: bool = False) -> None:
        """Keep a pack for the tables that are played with it; only a newest wording replaces what is kept."""
        with suppress(IntegrityError), self.engine.begin() as connection:
            connection.execute(insert(packs).values(hash=pack_hash, game=game, text=text))
            return
        if not is_newest:
            return
        same = (packs.c.hash == pack_hash) & (packs.c.game == game)
        with self.engine.begin() as connection:
            connection.execute(update(packs).where(same).values(text=text))

    def pack(self, pack_hash: str, game: str) -> str | None:
        """The text of a pack."""
        query = select(packs.c.text).where((packs.c.hash == pack_hash) & (packs.c.game == game))
        with self.engine.connect() as connection:
            return connection.scalar(query)

    def packs_missing(self) -> list[tuple[str, str]]:
        """Game and hash of every pack that a table was made with and that is not kept yet."""
        same = (packs.c.hash == tables.c.pack_hash) & (packs.c.game == tables.c.game)
        missing = ~select(packs.c.hash).where(same).exists()
        query = select(tables.c.game, tables.c.pack_hash).where(missing).distinct()
        with self.engine.connect() as connection:
            return [(each[0], each[1]) for each in connection.execute(query)]

    # --- stories -------------------------------------------------------------------------------

    def untold(self) -> list[str]:
        """The tables whose story is not kept, or not to its end, or not in words; those in play first."""
        in_play = ~tables.c.is_over & _unsaid_of(tables.c.id).exists()
        not_to_its_end = tables.c.is_over & tables.c.positions.is_(None)
        query = select(tables.c.id).where((tables.c.told == "") | not_to_its_end | in_play)
        with self.engine.connect() as connection:
            return list(connection.scalars(query.order_by(tables.c.is_over, *LAST_TOUCHED)))

    def tell(self, table: str, opening: str, told: Mapping[int, str], positions: bytes | None) -> None:
        """Keep what was told at a table, by the number of the move, and how it looked; what cannot be told
        any more stays as it was."""
        values = {"told": opening} if positions is None else {"told": opening, "positions": positions}
        rows = [{"id_": table, "number_": number, "told_": text} for number, text in told.items() if text]
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(tables.c.id == table).values(**values))
            if rows:
                connection.execute(TOLD, rows)

    def unsaid(self, table: str) -> dict[int, str]:
        """What was kept of the choices at a table and is not in words yet, by the number of the move."""
        with self.engine.connect() as connection:
            found = connection.execute(_unsaid_of(table).order_by(choices.c.number))
            return {each.number: each.told for each in found}

    def put_into_words(self, table: str, told: Mapping[int, str]) -> None:
        """Keep what was told at a table in words."""
        if not told:
            return
        with self.engine.begin() as connection:
            connection.execute(
                SAID, [{"id_": table, "number_": each, "told_": text} for each, text in told.items()]
            )

    def keep_positions(self, table: str, positions: bytes, at_end: bool) -> None:
        """Keep how a table looks in play, or all positions of a game that is over."""
        then = (tables.c.id == table) & (tables.c.is_over == at_end)
        with self.engine.begin() as connection:
            connection.execute(update(tables).where(then).values(positions=positions))

    def story(self, table: str, say: Callable[[str], str] = str) -> Story:
        """What was told at a table, and how it looked; ``say`` words what was kept of a choice."""
        query = select(*MOVE, choices.c.told).where(choices.c.table_id == table).order_by(choices.c.number)
        with self.engine.connect() as connection:
            row = connection.execute(
                select(tables.c.told, tables.c.positions).where(tables.c.id == table)
            ).first()
            moves = [(Move(*each[:5]), say(each[5])) for each in connection.execute(query)]
        return story.read(row[0] if row else "", moves, row[1] if row else None)

    # --- seats and links -----------------------------------------------------------------------

    def linked_seat(self, link: str) -> tuple[str, int] | None:
        """The table and seat of a link's hash."""
        query = select(seats.c.table_id, seats.c.seat).where(seats.c.link == link)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return (found[0], found[1]) if found else None

    def linked_watch(self, link: str) -> str | None:
        """The table that a link's hash lets one watch."""
        with self.engine.connect() as connection:
            return connection.scalar(select(tables.c.id).where(tables.c.watch_link == link))

    def take_seat(
        self, table: str, seat: int, key: str, name: str, colour: str, notice: Notice, alone: bool,
        from_bot: bool = False,
    ) -> None:  # fmt: skip
        """Bind a free seat to a key, or with ``from_bot`` one that a bot plays; one that is taken stays so.

        ``alone``: one seat for a key.
        """
        free = (seats.c.table_id == table) & (seats.c.seat == seat) & (seats.c.key == "")
        query = update(seats).where(free & seats.c.kind.in_((PERSON, BOT) if from_bot else (PERSON,)))
        values = {"kind": PERSON, "level": "", "key": key, "name": name, "colour": colour}
        with self.changing(table) as connection:
            connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
            theirs = select(seats.c.seat).where((seats.c.table_id == table) & (seats.c.key == key))
            if alone and connection.execute(theirs).first() is not None:
                raise Seated
            if connection.execute(query.values(**values)).rowcount != 1:
                raise Taken
            _note(connection, table, notice)

    def set_seat(self, table: str, seat: int, notice: Notice | None = None, **values: Any) -> None:
        """Change what the store knows of a seat, and tell everybody."""
        query = update(seats).where((seats.c.table_id == table) & (seats.c.seat == seat))
        with self.changing(table) as connection:
            connection.execute(query.values(**values))
            if notice is not None:
                _note(connection, table, notice)

    def tell_all(self, table: str, notice: Notice) -> None:
        """Tell everybody something of a table."""
        with self.changing(table) as connection:
            _note(connection, table, notice)

    def watches(self, table: str, key: str) -> bool:
        """That key may watch that table."""
        query = select(watchers.c.key).where((watchers.c.table_id == table) & (watchers.c.key == key))
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None

    # --- what people say ------------------------------------------------------------------------

    def add_message(self, table: str, message: Message) -> None:
        """Keep what somebody says; of each table only the last so many."""
        theirs = messages.c.table_id == table
        row = {"seat": message.seat, "name": message.name, "phrase": message.phrase, "text": message.text}
        with self.changing(table) as connection:
            connection.execute(insert(messages).values(table_id=table, at=now(), **row))
            last = select(messages.c.id).where(theirs).order_by(messages.c.id.desc()).offset(MAX_MESSAGES)
            older = connection.scalar(last.limit(1))
            if older is not None:
                connection.execute(delete(messages).where(theirs & (messages.c.id <= older)))

    # --- choices -------------------------------------------------------------------------------

    def add_moves(self, entries: Sequence[Entry]) -> set[str]:
        """Store moves of different tables together; when this returns they will not be lost.

        The tables whose moves were stored; a number that was given already is not given again.
        """
        at = now()
        rows = [
            {"table_id": each.table, "number": each.number, "seat": each.move.seat, "kind": each.move.kind,
             "word": each.move.word, "spent": each.move.spent, "at": each.move.at, "told": each.told}
            for each in entries
        ]  # fmt: skip
        with self.engine.begin() as connection:
            stored = set(connection.scalars(self._new_choice, rows))
            ours = [each for each in entries if each.table in stored]
            if ours:
                touched = [{"id_": each.table, "at": at, "over": each.is_over} for each in ours]
                connection.execute(TOUCH, touched)
            ended = [each.table for each in ours if each.is_over]
            if ended:  # what was seen in play gives way to all positions, see the chronicle
                connection.execute(update(tables).where(tables.c.id.in_(ended)).values(positions=None))
            told = [{"table": each.table, "number": each.number, "server": self.server} for each in ours]
            self._tell(connection, told)
        return stored

    def moves(self, table: str, after: int = 0) -> list[Move]:
        """The moves of a table in order, without the first ones."""
        query = (
            select(*MOVE)
            .where((choices.c.table_id == table) & (choices.c.number > after))
            .order_by(choices.c.number)
        )
        with self.engine.connect() as connection:
            return [Move(*each) for each in connection.execute(query)]


def _note(connection: Connection, table: str, notice: Notice) -> None:
    connection.execute(
        insert(notices).values(
            table_id=table, kind=notice.kind, seat=notice.seat, name=notice.name, told=notice.told, at=now()
        )
    )
