"""The store and a plain book of it: whatever is stored, in whatever order, both answer questions alike."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from interrex.games import house_pack
from interrex.match.session import CHOOSE, Move
from interrex.match.story import UNSAID
from interrex.web import keys
from interrex.web.store import Entry, Message, Notice, Row, Seated, Store, Taken, database
from interrex.web.tables.new_table import NewTable, row_of

KEYS = [str(number) * 64 for number in range(1, 4)]
PACKS = ("", "aaaa", "aaaa/1", "aab")
WORDS = ("keep", "redraw", "ż")
KEPT = 4  # messages of a table


@dataclass
class Page:
    """What the book says of one table."""

    row: Row
    moves: dict[int, Move] = field(default_factory=dict)
    told: dict[int, str] = field(default_factory=dict)
    opening: str = ""
    positions: bytes | None = None


class Book:
    """The store, and beside it a plain book in which the same is written."""

    def __init__(self, store: Store, luck: random.Random, clock: Callable[[], datetime]) -> None:
        self.store, self.luck, self.clock = store, luck, clock
        self.pages: dict[str, Page] = {}

    def page(self) -> Page:
        return self.luck.choice(list(self.pages.values()))

    def notice(self) -> Notice:
        return Notice(
            self.luck.choice(("sat", "link")), self.luck.randrange(3), "Anna", self.luck.randrange(9)
        )

    # --- what may be written ---------------------------------------------------------------------------

    def add_table(self) -> None:
        pack, luck = house_pack("elekt"), self.luck
        wanted = NewTable(
            "elekt", ["person", "person", "greedy"], is_open=luck.random() < 0.5, patience=luck.randrange(3),
            clock=luck.choice(("", "each 60")), made_for=luck.choice(PACKS), is_shared=luck.random() < 0.5,
        )  # fmt: skip
        row = row_of(keys.new_key(), wanted, pack, pack.hash)
        row.creator, row.touched = luck.choice(KEYS), self.clock()
        begins = {number: Move(0, CHOOSE, luck.choice(WORDS)) for number in range(1, 1 + luck.randrange(3))}
        told = {number: f"told {number}" for number in begins}
        first = self.page() if self.pages and luck.random() < 0.3 else None
        opening = luck.choice(("", "opening"))
        try:
            again = first.row.id if first else ""
            self.store.add_table(row, list(begins.values()), opening, list(told.values()), again)
        except Taken:
            assert first is not None
            assert first.row.rematch
            return
        if first:
            assert not first.row.rematch
            first.row.rematch = row.id
        self.pages[row.id] = Page(copy.deepcopy(row), begins, told, opening)

    def take_seat(self) -> None:
        page, key, luck = self.page(), self.luck.choice(KEYS), self.luck
        seat, alone, from_bot, told = (
            luck.randrange(3),
            luck.random() < 0.5,
            luck.random() < 0.5,
            self.notice(),
        )
        place = page.row.seats[seat]
        wanted: type[Exception] | None = None
        if alone and key in [each.key for each in page.row.seats]:
            wanted = Seated
        elif place.key or (place.is_bot and not from_bot):
            wanted = Taken
        if wanted is not None:
            with pytest.raises(wanted):
                self.store.take_seat(page.row.id, seat, key, "Anna", "azure", told, alone, from_bot)
            return
        self.store.take_seat(page.row.id, seat, key, "Anna", "azure", told, alone, from_bot)
        place.kind, place.level, place.key, place.name, place.colour = "person", "", key, "Anna", "azure"
        page.row.notices.append(told)

    def set_seat(self) -> None:
        page, seat, told = self.page(), self.luck.randrange(3), self.notice()
        values: dict[str, Any] = self.luck.choice(
            ({"key": "", "issue": 7, "link": keys.hashed(keys.new_key())}, {"deck": "own"}, {"name": "Bona"},
             {"kind": "bot", "level": "random", "key": ""})
        )  # fmt: skip
        says = self.luck.random() < 0.5
        self.store.set_seat(page.row.id, seat, told if says else None, **values)
        for name, value in values.items():
            setattr(page.row.seats[seat], name, value)
        page.row.notices += [told] * says

    def tell_all(self) -> None:
        page, told = self.page(), self.notice()
        self.store.tell_all(page.row.id, told)
        page.row.notices.append(told)

    def add_message(self) -> None:
        page = self.page()
        said = Message(self.luck.randrange(3), "Anna", "", str(self.luck.random()))
        self.store.add_message(page.row.id, said)
        page.row.messages = [*page.row.messages, said][-KEPT:]

    def add_moves(self) -> None:
        """Of several tables at once; a number that was given is not given again."""
        entries, stored = [], set()
        for page in self.luck.sample(list(self.pages.values()), min(2, len(self.pages))):
            number = len(page.moves) + self.luck.choice((0, 1, 1))
            move = Move(self.luck.randrange(3), CHOOSE, self.luck.choice(WORDS), at=self.clock(), spent=5)
            told = self.luck.choice(("said", f"{UNSAID}later"))
            is_over = page.row.is_over or self.luck.random() < 0.2
            if number == 0:
                continue
            entries.append(Entry(page.row.id, number, move, is_over, told))
            if number not in page.moves:
                stored.add(page.row.id)
                page.moves[number], page.told[number] = move, told
                page.row.is_over = is_over
                page.positions = None if is_over else page.positions
        if entries:
            assert self.store.add_moves(entries) == stored
            for table in stored:
                self.touch(self.pages[table])

    def touch(self, page: Page) -> None:
        """The last thing that happened touched the table."""
        found = self.store.table(page.row.id)
        assert found is not None
        assert found.touched > page.row.touched
        page.row.touched = found.touched

    def deal(self) -> None:
        page = self.page()
        self.store.deal(page.row.id, page.row.settings)
        page.opening = ""
        for place in page.row.seats:
            place.deck = ""
        self.touch(page)

    def tell(self) -> None:
        page = self.page()
        told = {number: self.luck.choice(("", "anew")) for number in page.moves if self.luck.random() < 0.5}
        positions = self.luck.choice((None, b"seen"))
        self.store.tell(page.row.id, "told anew", told, positions)
        page.opening = "told anew"
        page.told.update({number: text for number, text in told.items() if text})
        page.positions = page.positions if positions is None else positions

    def put_into_words(self) -> None:
        page = self.page()
        told = {number: "in words" for number in page.moves if self.luck.random() < 0.5}
        self.store.put_into_words(page.row.id, told)
        for number in told:
            if page.told[number].startswith(UNSAID):
                page.told[number] = "in words"

    def keep_positions(self) -> None:
        page, at_end = self.page(), self.luck.random() < 0.5
        self.store.keep_positions(page.row.id, b"kept", at_end)
        if page.row.is_over == at_end:
            page.positions = b"kept"

    # --- what may be asked -----------------------------------------------------------------------------

    def check(self) -> None:
        rows = [page.row for page in self.pages.values()]
        rows.sort(key=lambda row: row.id)
        rows.sort(key=lambda row: row.touched, reverse=True)
        for row in rows:
            assert self.store.table(row.id) == row
        for limit in (2, 30):
            over = [row.id for row in rows if row.is_open and row.is_over][:limit]
            open_ = [row.id for row in rows if row.is_open and not row.is_over][:limit]
            assert [row.id for row in self.store.public_replays(limit)] == over
            assert [row.id for row in self.store.open_tables(limit)] == open_
            assert self.store.unfinished(limit) == [row.id for row in rows if not row.is_over][:limit]
            for key in KEYS:
                made = [row for row in rows if row.creator == key]
                sits = [row for row in rows if row.creator != key and key in [seat.key for seat in row.seats]]
                wanted = [row.id for row in rows if row in sits or (row in made and not row.made_for)]
                assert [row.id for row in self.store.tables_of(key, limit)] == wanted[:limit]
                for pack in ("", "aaaa", "aa"):
                    tried = [row.id for row in made if row.made_for and row.made_for.startswith(pack)]
                    assert [row.id for row in self.store.trials_of(key, pack, limit)] == tried[:limit]
        for page in self.pages.values():
            self.check_page(page)
        untold = [row.id for row in rows if not row.is_over and self.is_untold(self.pages[row.id])]
        untold += [row.id for row in rows if row.is_over and self.is_untold(self.pages[row.id])]
        assert self.store.untold() == untold

    def is_untold(self, page: Page) -> bool:
        unsaid = any(text.startswith(UNSAID) for text in page.told.values())
        return not page.opening or (page.positions is None if page.row.is_over else unsaid)

    def check_page(self, page: Page) -> None:
        row, moves = page.row, [page.moves[number] for number in sorted(page.moves)]
        for after in (0, 1, len(moves)):
            assert self.store.moves(row.id, after) == moves[after:]
        unsaid = {number: text for number, text in page.told.items() if text.startswith(UNSAID)}
        assert self.store.unsaid(row.id) == unsaid
        assert self.store.linked_watch(row.watch_link) == row.id
        for number, seat in enumerate(row.seats):
            assert self.store.linked_seat(seat.link) == (row.id, number)


WRITTEN = (
    "add_table", "take_seat", "take_seat", "set_seat", "tell_all", "add_message", "add_moves", "add_moves",
    "deal", "tell", "put_into_words", "keep_positions",
)  # fmt: skip


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[], datetime]:
    """Whatever happens happens at a time of its own."""
    ticks = [0]

    def now() -> datetime:
        ticks[0] += 1
        return datetime(2026, 1, 1) + timedelta(seconds=ticks[0])

    monkeypatch.setattr(database, "now", now)
    monkeypatch.setattr(database, "MAX_MESSAGES", KEPT)
    return now


@pytest.mark.parametrize("seed", range(3))
def test_the_store_answers_as_a_plain_book_does(
    tmp_path: Path, clock: Callable[[], datetime], seed: int
) -> None:
    store, luck = Store(f"sqlite:///{tmp_path}/tables.db"), random.Random(seed)
    try:
        book = Book(store, luck, clock)
        for _ in range(4):
            book.add_table()
        for number in range(90):
            getattr(book, luck.choice(WRITTEN))()
            if number % 6 == 5:
                book.check()
    finally:
        store.close()
