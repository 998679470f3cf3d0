"""Power loss: a disk that forgets whatever SQLite has not synced.

``python -m tests.web.power FILE JOURNAL`` stores moves of several tables in FILE as a server does, through a
layer under SQLite (a VFS) that notes every write, sync and acknowledgement in JOURNAL, in their order.
``Disk`` plays a journal up to any moment and gives the files as they may be found when the power comes back:
what was synced is there; of what was only written, nothing, everything, or some sectors of it.
"""

from __future__ import annotations

import asyncio
import ctypes
import ctypes.util
import pickle
import random
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

SECTOR: Final = 512
KEPT: Final = 0x100 | 0x800 | 0x80000  # the flags of databases, their journals and write-ahead logs
IO_METHODS: Final = 19  # pointers in SQLite's sqlite3_io_methods, version 3
X_WRITE, X_TRUNCATE, X_SYNC = 3, 4, 5
Event = tuple[Any, ...]  # kind, then file and what was done, or what was acknowledged

OPEN: Final = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p
)  # the name stays SQLite's own: the real layer reads it for as long as the file is open
DELETE: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
WRITE: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
TRUNCATE: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
SYNC: Final = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class Vfs(ctypes.Structure):
    """SQLite's sqlite3_vfs, as far as it is needed; the rest is copied as it is."""

    _fields_ = (
        ("version", ctypes.c_int),
        ("file_size", ctypes.c_int),
        ("longest_path", ctypes.c_int),
        ("next", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("data", ctypes.c_void_p),
        ("open", ctypes.c_void_p),
        ("delete", ctypes.c_void_p),
        ("others", ctypes.c_void_p * 14),
    )


class Journal:
    """Lies under SQLite and notes what it does; everything is passed on to the real layer."""

    def __init__(self) -> None:
        self.events: list[Event] = []
        self.files: dict[int, str] = {}  # by the address of SQLite's file
        self.methods: dict[int, Any] = {}  # ours for each set of real ones
        self.callbacks: list[Any] = []  # kept from being collected
        library = ctypes.CDLL(ctypes.util.find_library("sqlite3") or "libsqlite3.so.0")
        library.sqlite3_vfs_find.restype = ctypes.POINTER(Vfs)
        self.real = library.sqlite3_vfs_find(None)
        self.open_really = OPEN(self.real.contents.open)
        self.delete_really = DELETE(self.real.contents.delete)
        self.ours = Vfs.from_buffer_copy(self.real.contents)
        self.ours.name = b"journal"
        self.ours.open = self._address(OPEN(self._open))
        self.ours.delete = self._address(DELETE(self._delete))
        library.sqlite3_vfs_register(ctypes.byref(self.ours), 1)

    def _address(self, callback: Any) -> int:
        self.callbacks.append(callback)
        return ctypes.cast(callback, ctypes.c_void_p).value or 0

    def _open(self, _: int, name: int | None, file: int, flags: int, out: int) -> int:
        code = self.open_really(ctypes.addressof(self.real.contents), name, file, flags, out)
        if code == 0 and name is not None and flags & KEPT:
            self.files[file] = Path(ctypes.string_at(name).decode()).name
            pointer = ctypes.c_void_p.from_address(file)
            pointer.value = self._ours_for(pointer.value or 0)
        return int(code)

    def _ours_for(self, real: int) -> int:
        if real not in self.methods:
            table = (ctypes.c_void_p * IO_METHODS).from_buffer_copy(
                (ctypes.c_void_p * IO_METHODS).from_address(real)
            )
            write, cut = WRITE(table[X_WRITE] or 0), TRUNCATE(table[X_TRUNCATE] or 0)
            sync = SYNC(table[X_SYNC] or 0)

            def on_write(file: int, data: int, size: int, offset: int) -> int:
                self.events.append(("write", self.files[file], offset, ctypes.string_at(data, size)))
                return int(write(file, data, size, offset))

            def on_cut(file: int, size: int) -> int:
                self.events.append(("cut", self.files[file], size))
                return int(cut(file, size))

            def on_sync(file: int, flags: int) -> int:
                code = int(sync(file, flags))
                self.events.append(("sync", self.files[file]))
                return code

            table[X_WRITE] = self._address(WRITE(on_write))
            table[X_TRUNCATE] = self._address(TRUNCATE(on_cut))
            table[X_SYNC] = self._address(SYNC(on_sync))
            self.methods[real] = table
        return ctypes.addressof(self.methods[real])

    def _delete(self, _: int, name: bytes, sync: int) -> int:
        code = self.delete_really(ctypes.addressof(self.real.contents), name, sync)
        self.events.append(("delete", Path(name.decode()).name))
        return int(code)


class Disk:
    """What lies on the disk after the first events of a journal, and what is only on its way there."""

    def __init__(self) -> None:
        self.synced: dict[str, bytearray] = {}
        self.pending: dict[str, list[Event]] = {}

    def follow(self, event: Event) -> None:
        kind = event[0]
        if kind == "sync":
            content = self.synced.setdefault(event[1], bytearray())
            for each in self.pending.pop(event[1], ()):
                apply(content, each)
        elif kind == "delete":
            self.synced.pop(event[1], None)
            self.pending.pop(event[1], None)
        elif kind in ("write", "cut"):
            self.pending.setdefault(event[1], []).append(event)

    def after_power_loss(self, folder: Path, luck: random.Random) -> None:
        """Write the files as they may be found when the power comes back."""
        share = luck.choice((0.0, 0.0, 0.3, 0.7, 1.0))  # of what was not synced that has arrived anyway
        for name in {*self.synced, *self.pending}:
            content = bytearray(self.synced.get(name, b""))
            for event in self.pending.get(name, ()):
                for part in sectors(event):
                    if luck.random() < share:
                        apply(content, part)
            (folder / name).write_bytes(content)


def sectors(event: Event) -> Iterable[Event]:
    """A write as the disk makes it, sector by sector."""
    if event[0] != "write":
        return (event,)
    _, name, offset, data = event
    starts = range(0, len(data), SECTOR)
    return [("write", name, offset + start, data[start : start + SECTOR]) for start in starts]


def apply(content: bytearray, event: Event) -> None:
    if event[0] == "cut":
        del content[event[2] :]
        return
    _, _, offset, data = event
    content.extend(bytes(max(0, offset - len(content))))
    content[offset : offset + len(data)] = data


# --- what is stored meanwhile -----------------------------------------------------------------------


def store_moves(file: Path, journal: Journal, tables: int, moves: int, synchronous: str) -> None:
    """Moves of several tables, as the server stores them; each is noted when it is acknowledged."""
    from sqlalchemy import Engine, event

    from interrex.match.session import CHOOSE, Move
    from interrex.web.store import Entry, Row, Store, Taken, now
    from interrex.web.store.ledger import Ledger

    @event.listens_for(Engine, "connect")
    def hasten(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA wal_autocheckpoint=30")  # the log is written back often

    store = Store(f"sqlite:///{file}")
    if synchronous:

        @event.listens_for(store.engine, "checkout")
        def weaken(connection: Any, *_: Any) -> None:
            connection.execute(f"PRAGMA synchronous={synchronous}")

    import interrex

    games = {}
    for number in range(tables):
        game = interrex.new("elekt", 2, seed=number)
        name = f"{number:012x}"
        row = Row(name, game.settings, False, False, "x", f"watch {number}", 1, now())
        store.add_table(row)
        journal.events.append(("acknowledged", name, 0, ""))
        games[name] = game

    async def play(name: str) -> None:
        luck, game = random.Random(name), games[name]
        for number in range(1, moves + 1):
            if game.is_over:
                return
            decision = game.decisions[0]
            word = luck.choice(decision.options)
            game.choose(word, decision.seat)
            move = Move(decision.seat, CHOOSE, word, at=now())
            try:
                await ledger.add(Entry(name, number, move, game.is_over, "told " * luck.randrange(400)))
            except Taken:  # nobody else plays here
                raise AssertionError from None
            journal.events.append(("acknowledged", name, number, word))

    async def all_play() -> None:
        await asyncio.gather(*(play(name) for name in games))
        await ledger.close()

    ledger = Ledger(store)
    asyncio.run(all_play())
    store.close()


def main(file: str, to: str, tables: str, moves: str, synchronous: str = "") -> None:
    """Store moves and write the journal."""
    journal = Journal()
    store_moves(Path(file), journal, int(tables), int(moves), synchronous)
    Path(to).write_bytes(pickle.dumps(journal.events))


if __name__ == "__main__":
    main(*sys.argv[1:])
