"""The store: migrations, numbers that are given once, records that bring a table back."""

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from interrex.match.session import CHOOSE, Move
from interrex.web.store import Entry, Store, Taken
from interrex.web.store.schema import metadata
from tests.web.house import Open, play_some, seated


def test_migrations_make_the_schema(tmp_path: Path) -> None:
    made = Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}")
    with made.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    made.close()
    Store(f"sqlite:///{tmp_path / 'new' / 'tables.db'}").close()  # a second start changes nothing


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
