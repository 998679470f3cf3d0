"""The store: migrations, numbers that are given once, records that bring a table back."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from interrex.games import house_pack
from interrex.match.session import CHOOSE, Move
from interrex.web import keys
from interrex.web.store import Entry, Store, Taken
from interrex.web.store.schema import metadata
from interrex.web.tables.new_table import NewTable, row_of
from tests.web.house import Open, play_some, seated


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    made = Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    with made.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    made.close()
    Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}").close()  # a second start changes nothing


def test_stored_rematches_give_no_address_of_a_pack_away(tmp_path: Path) -> None:
    """A rematch that another asked for once carried the address of the pack, and so did all that followed."""
    url, mine, friend = f"sqlite:///{tmp_path / 'tables.db'}", keys.new_key(), keys.new_key()
    pack = house_pack("masters")
    lines = {  # who made each table of a line of rematches, for which pack, and what is left of it
        "friends": (
            (mine, "aaaa", "aaaa"),
            (mine, "aaaa", "aaaa"),
            (friend, "aaaa", ""),
            (friend, "aaaa", ""),
        ),
        "one": ((mine, "bbbb/card", "bbbb/card"), (mine, "bbbb/card", "bbbb/card")),
        "usual": ((mine, "", ""), (friend, "", "")),
        "back": ((friend, "aaaa", "aaaa"), (mine, "aaaa", ""), (friend, "aaaa", "")),
    }
    made, left = Store(url), {}
    for line in lines.values():
        last = ""
        for maker, address, kept in line:
            row = row_of(maker, NewTable("masters", ["person"] * 2, made_for=address), pack, pack.hash)
            made.add_table(row, rematch_of=last)
            last = row.id
            left[row.id] = kept
    config = Config()
    config.set_main_option("script_location", "interrex.web.store:migrations")
    config.set_main_option("path_separator", "os")
    with made.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0011")
    made.close()
    again = Store(url)
    found = {id: stored.made_for for id in left if (stored := again.table(id)) is not None}
    again.close()
    assert found == left


def test_a_number_is_given_once(house: Open) -> None:
    table, _, _ = seated(house, 2)
    first = Entry(table, 1, Move(0, CHOOSE, "clockwise"), False)
    assert house.hall.store.add_moves([first]) == {table}
    second = Entry(table, 1, Move(0, CHOOSE, "anticlockwise"), False)
    assert house.hall.store.add_moves([second]) == set()
    assert house.hall.store.moves(table) == [first.move]
    with pytest.raises(Taken):
        house.do(house.hall.ledger.add(second))


def test_moves_stored_together_fail_alone(house: Open) -> None:
    table, _, _ = seated(house, 2)
    good = Entry(table, 1, Move(0, CHOOSE, "clockwise"), False)
    bad = Entry("no such table", 1, Move(0, CHOOSE, "clockwise"), False)

    async def both() -> list[object]:
        added = (house.hall.ledger.add(each) for each in (bad, good))
        return list(await asyncio.gather(*added, return_exceptions=True))

    wrong, right = house.do(both())
    assert isinstance(wrong, IntegrityError)
    assert right is None
    assert house.hall.store.moves(table) == [good.move]


def test_a_table_comes_back_from_its_record(house: Open) -> None:
    table, _, people = seated(house, 3)
    play_some(house, table, 30)
    live = house.table(table)
    before = (live.game.fingerprint(), live.opened, people[1].state(table))
    house.hall.forget(live)
    again = house.table(table)
    assert again is not live
    assert (again.game.fingerprint(), again.opened, people[1].state(table)) == before
