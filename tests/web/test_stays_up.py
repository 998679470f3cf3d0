"""The server stays up: silent and slow connections are let go, a locked database stops no page."""

import contextlib
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from interrex.web.access import connections, guard
from interrex.web.access.connections import Connections
from interrex.web.app import House
from interrex.web.store import Store
from interrex.web.store.connect import BUSY_SECONDS
from tests.web.house import Open, Visitor, opened, seated, until

SILENT = 60
LONG = 60.0  # seconds: a busy machine is slow, but something that never happens takes longer


@contextlib.contextmanager
def guarded(folder: Path, found: Connections) -> Iterator[Open]:
    """A house with these limits on connections."""
    with Open(House(f"sqlite:///{folder}/tables.db", pace=0.0), found) as house:
        yield house


def connect(house: Open) -> socket.socket:
    return socket.create_connection(("127.0.0.1", house.port), timeout=LONG)


def is_closed(line: socket.socket, within: float) -> bool:
    """The other side lets go, without a word or with a refusal."""
    line.settimeout(within)
    try:
        while line.recv(1000):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        return True
    return True


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with guarded(tmp_path, Connections(patience=0.5)) as house, contextlib.ExitStack() as lines:
        silent = [lines.enter_context(connect(house)) for _ in range(5)]
        half = [lines.enter_context(connect(house)) for _ in range(5)]
        for line in half:
            line.sendall(b"GET / HTTP/1.1\r\nhost: x\r\n")
        assert all(is_closed(line, LONG) for line in silent + half)


def test_who_drips_a_request_is_let_go(tmp_path: Path) -> None:
    with guarded(tmp_path, Connections(patience=2.0)) as house, connect(house) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert line.recv(1000).startswith(b"HTTP/1.1 200")
        begun = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() < begun + LONG:  # a letter now and then keeps nothing open
                line.sendall(b"G")
                time.sleep(0.1)
        assert time.monotonic() - begun < LONG


def test_a_stream_is_not_let_go(tmp_path: Path) -> None:
    held = Connections(patience=LONG)
    with guarded(tmp_path, held) as house:
        table, maker, people = seated(house, 2)
        held.patience = 2.0
        with Visitor(house.url) as me:
            me.cookies = people[0].cookies
            answer = me.send(me.build_request("GET", f"/t/{table}/events"), stream=True)
            held.patience = LONG
            assert answer.status_code == 200
            time.sleep(2.5)
            lines = answer.iter_lines()
            maker.submit(f"/t/{table}/again", seat="B")
            assert any("data:" in line for line in lines)


def test_a_body_that_drips_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", 0.5)
    with opened() as house, connect(house) as line:
        line.sendall(
            b"POST /play HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n"
            b"content-type: application/x-www-form-urlencoded\r\n\r\na"
        )
        line.settimeout(LONG)
        assert line.recv(100).startswith(b"HTTP/1.1 408")


def test_an_address_holds_only_so_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MAX_FROM_ADDRESS", 20)
    held = Connections(patience=LONG)
    with guarded(tmp_path, held) as house, contextlib.ExitStack() as lines:
        crowd = [lines.enter_context(connect(house)) for _ in range(SILENT)]
        until(lambda: sum(is_closed(line, 0.1) for line in crowd) >= SILENT - 20)
    assert held.open == 0
    assert not held.by_address
    trusted = Connections(frozenset({"127.0.0.1"}), patience=LONG)  # a proxy speaks for many
    with guarded(tmp_path, trusted) as house, contextlib.ExitStack() as lines:
        for _ in range(SILENT):
            lines.enter_context(connect(house))
        assert house.visitor().get("/healthz").json() == {"ok": True}


def test_the_silent_make_room_for_others(tmp_path: Path) -> None:
    full = Connections(frozenset({"127.0.0.1"}), most=10, patience=LONG)
    with guarded(tmp_path, full) as house, contextlib.ExitStack() as lines:
        crowd = [lines.enter_context(connect(house)) for _ in range(30)]
        assert house.visitor().get("/healthz").status_code == 200
        until(lambda: sum(is_closed(line, 0.1) for line in crowd) >= 20)


# --- the database ----------------------------------------------------------------------------------------


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program writes into the file and does not stop."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("begin immediate")
        yield
        other.execute("rollback")


def test_a_locked_database_stops_no_page(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with opened(database=f"sqlite:///{file}") as house:
        table, maker, people = seated(house, 2)
        live = house.table(table)
        decision = live.game.decisions[0]
        me, watch = people[decision.seat], maker.links(table)[-1]
        reader, slowest = house.visitor(), 0.0
        paths = ("/", "/healthz", watch, f"/t/{table}", "/rules/elekt")
        for path in paths:  # somebody else was there: what is made once is made
            house.visitor().get(path)
        codes: list[int] = []
        with locked(file):
            writing = threading.Thread(
                target=lambda: codes.append(me.choose(table, decision.options[0], 0).status_code)
            )
            writing.start()
            while writing.is_alive():
                for path in paths:
                    begun = time.monotonic()
                    assert reader.get(path).status_code == 200
                    slowest = max(slowest, time.monotonic() - begun)
            assert slowest < 0.8 * BUSY_SECONDS  # nobody waits for the database with who writes
        assert codes == [503]  # said clearly, and nothing has changed
        assert live.number == 0
        assert me.choose(table, decision.options[0], 0).status_code == 200


def test_a_database_that_does_not_answer_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    from interrex.web.tables import hall

    monkeypatch.setattr(hall, "STORE_SECONDS", 0.3)
    with opened() as house:
        me = house.visitor()
        table = me.new_table("person", "person", sit="yes")
        hung = threading.Event()
        monkeypatch.setattr(Store, "open_tables", lambda self: hung.wait(2 * LONG) and [])
        begun = time.monotonic()
        answers = [me.get("/") for _ in range(3)]
        assert {each.status_code for each in answers} == {503}
        assert all("cannot reach its database" in each.text for each in answers)
        assert me.get(f"/t/{table}").status_code == 200
        assert time.monotonic() - begun < LONG
        hung.set()


def test_the_loop_never_asks_the_database_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every page and call, while a list is kept of the threads from which the database was asked."""
    from sqlalchemy import event

    with opened() as house:
        asked: set[str] = set()
        event.listen(
            house.hall.store.engine, "before_cursor_execute",
            lambda *_: asked.add(threading.current_thread().name),
        )  # fmt: skip
        table, maker, people = seated(house, 2)
        friend = house.visitor()
        friend.get(maker.links(table)[-1])
        live = house.table(table)
        parts = ("", "/replay", "/log", "/verify", "/record", "/report")
        paths = ["/", "/new", "/api/tables", f"/api/tables/{table}", *(f"/t/{table}{part}" for part in parts)]
        for path in paths:
            for who in (maker, people[0], friend, house.visitor()):
                who.get(path)
        maker.submit(f"/t/{table}/again", seat="A")
        maker.get(maker.links(table)[0])
        house.visitor().sit(maker.links(table)[0], "New")
        house.hall.forget(live)
        people[1].get(f"/t/{table}")
        house.visitor().submit("/play", game="veto")
        assert house.thread.name not in asked, asked
        assert asked
