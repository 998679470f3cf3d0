"""What was kept of choices is put into words later: everything in the end, and nothing is made worse."""

from __future__ import annotations

from pathlib import Path

import pytest

from interrex.engine.errors import InterrexError
from interrex.web.tables import chronicle
from tests.web.house import Open, opened, play_some, seated
from tests.web.test_upgrade import lines_of


def test_closing_puts_all_into_words_also_of_tables_that_are_not_in_memory(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with opened(database=database) as house:
        table, _, _ = seated(house, 2)
        play_some(house, table, 4)
        assert house.hall.store.unsaid(table)
        del house.hall.live[table]
    with opened(database=database) as house:
        assert not house.hall.store.unsaid(table)
        assert any(line.said for line in lines_of(house.hall.store.story(table)))


def test_a_line_that_cannot_be_said_stops_no_other_and_no_closing(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, _, _ = seated(house, 2)
    good, _, _ = seated(house, 2)
    for each in (bad, good):
        play_some(house, each, 3)
    store, chronicler = house.hall.store, house.hall.chronicle
    unsaid = store.unsaid
    broken = {number: told.replace('"lines":[', '"lines":[[0],') for number, told in unsaid(bad).items()}
    monkeypatch.setattr(store, "unsaid", lambda table: broken if table == bad else unsaid(table))
    house.do(chronicler.look())
    assert "cannot be put into words" in caplog.text
    assert not unsaid(good)
    assert unsaid(bad)
    monkeypatch.undo()
    monkeypatch.setattr(chronicle, "all_positions", None)
    for each in (bad, good):
        play_some(house, each, 10_000)
    house.do(chronicler.close())
    assert "cannot be kept to its end" in caplog.text
    assert not chronicler.ended
    monkeypatch.undo()
    house.do(chronicler.tell_all())  # as the next start does
    assert {bad, good}.isdisjoint(store.untold())


def test_what_was_kept_while_it_was_played_is_not_written_again(house: Open) -> None:
    table, _, _ = seated(house, 2)
    play_some(house, table, 4)
    store = house.hall.store
    store.put_into_words(table, dict.fromkeys(store.unsaid(table), '{"lines":[[7,"","as it was"]]}'))
    before = store.story(table)
    store.put_into_words(table, dict.fromkeys(range(9), "too late"))
    house.do(house.hall.chronicle.tell_all())
    assert store.story(table) == before


def test_names_of_cards_that_are_gone_are_not_written_for_good(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _, _ = seated(house, 2)
    play_some(house, table, 4)
    row, kept = house.table(table).row, house.hall.store.unsaid(table)

    def gone(settings: object) -> object:
        raise InterrexError("no such pack")

    monkeypatch.setattr(house.hall.packs, "of", gone)
    story = house.hall.chronicle.read(row)
    assert all(line.said for line in lines_of(story))
    assert house.hall.store.unsaid(table) == kept
