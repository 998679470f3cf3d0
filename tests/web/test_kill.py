"""Nothing acknowledged is lost: servers and databases are killed while people play, the disk is full, the
power fails, the clock jumps, the schema goes forth and back.

Short in ``./check``. ``INTERREX_KILLS=200 ./check tests/web/test_kill.py -rP`` is a long run with its counts.
"""

import json
import os
import pickle
import queue
import random
import re
import resource
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, select

from interrex.web import clock
from interrex.web.store.connect import open_engine
from interrex.web.store.schema import choices
from tests.web.house import opened, seated
from tests.web.postgres import needs_postgres
from tests.web.power import Disk
from tests.web.ready import Forker
from tests.web.serving import SOURCE, Postgres, Served, environment

KILLS = int(os.environ.get("INTERREX_KILLS", "3"))
CRASHES = 20 * KILLS  # moments at which the power fails
SEATS = 4
PATIENCE = 60.0
ENDINGS = ("", "-wal", "-shm", "-journal", ".lock")  # of the files of one database
LATER = (429, 503)  # too fast for the door; the database is away


class Client(threading.Thread):
    """Plays one seat over the API, and keeps what was acknowledged."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.client = httpx.Client(base_url=url, timeout=10)
        self.luck = random.Random(number)
        self.seats: queue.Queue[tuple[str, str]] = queue.Queue()  # tables to play at, with a key each
        self.acknowledged: list[tuple[str, int, str]] = []
        self.refused: set[int] = set()
        self.wrong = ""
        self.playing = ""
        self.done = threading.Event()

    def run(self) -> None:
        with self.client:
            while not self.done.is_set():
                table, key = self.seats.get()
                try:
                    self.play(table, {"authorization": f"Bearer {key}"})
                except Exception as error:
                    self.wrong = repr(error)
                self.playing = ""

    def play(self, table: str, headers: dict[str, str]) -> None:
        """Wait for events and choose when asked, until the game is over; come back whenever it breaks off."""
        while not self.done.is_set():
            try:
                for state in self.events(table, headers):
                    if state["over"] or self.done.is_set():
                        return
                    self.choose(table, headers)
            except (httpx.TransportError, Later):
                time.sleep(0.05)

    def events(self, table: str, headers: dict[str, str]) -> Iterator[dict[str, Any]]:
        with self.client.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            self.check(answer)
            for line in answer.iter_lines():
                if line.startswith("data: "):
                    yield json.loads(line.removeprefix("data: "))

    def choose(self, table: str, headers: dict[str, str]) -> None:
        looked = self.check(self.client.get(f"/api/tables/{table}", headers=headers)).json()
        if looked["decision"] is None:
            return
        word = self.luck.choice(looked["decision"]["options"])
        body = {"word": word, "turn": looked["decision"]["turn"]}
        answer = self.client.post(f"/api/tables/{table}/choose", headers=headers, json=body)
        if answer.status_code != 409:  # somebody was quicker
            self.acknowledged.append((table, self.check(answer).json()["number"], word))

    def check(self, answer: httpx.Response) -> httpx.Response:
        if answer.status_code in LATER:
            self.refused.add(answer.status_code)
            raise Later
        assert answer.status_code == 200, answer.read()
        return answer


class Later(Exception):
    """A gentle refusal: it is worth trying again."""


class Evening:
    """Four clients at one table after another, at servers that are not to be relied on."""

    def __init__(self, servers: Sequence[Served]) -> None:
        self.servers = servers
        self.clients = [Client(servers[number % len(servers)].url, number) for number in range(SEATS)]
        self.tables: list[tuple[str, str]] = []  # with the key of one who sits there
        for client in self.clients:
            client.start()

    def post(self, path: str, body: dict[str, Any], url: str) -> dict[str, Any]:
        while True:
            try:
                answer = httpx.post(f"{url}{path}", json=body, timeout=10)
            except httpx.TransportError:
                answer = httpx.Response(503)
            if answer.status_code not in LATER:
                found: dict[str, Any] = answer.json()
                return found
            time.sleep(0.1)

    def next_table(self) -> None:
        """A new table, once the last game is over."""
        self.healthy()
        if any(client.playing for client in self.clients):
            return
        body = {"game": "elekt", "seats": ["person"] * SEATS}
        made = self.post("/api/tables", body, self.servers[0].url)
        for client, link in zip(self.clients, made["links"], strict=True):
            client.playing = made["table"]
            url = str(client.client.base_url).rstrip("/")  # everybody comes to the same server as ever
            key = self.post(f"/api/links/{link}", {"name": "x"}, url)["key"]
            client.seats.put((made["table"], key))
        self.tables.append((made["table"], key))

    def healthy(self) -> None:
        assert [client.wrong for client in self.clients] == [""] * SEATS

    def acknowledged(self) -> list[tuple[str, int, str]]:
        return [each for client in self.clients for each in list(client.acknowledged)]

    def goes_on(self) -> None:
        """Wait until clients have made some more moves."""
        enough = len(self.acknowledged()) + 3
        patience = time.monotonic() + PATIENCE
        while len(self.acknowledged()) < enough:
            self.next_table()
            assert time.monotonic() < patience, "nobody plays any more"
            time.sleep(0.02)

    def end(self) -> None:
        """Nobody chooses any more; who waits for others is let go when the server closes."""
        for client in self.clients:
            client.done.set()
            client.seats.put(("", ""))

    def state(self, url: str, headers: dict[str, str]) -> dict[str, Any]:
        """What a server says of a table; it may still be on its way back to the database."""
        patience = time.monotonic() + PATIENCE
        while (answer := httpx.get(url, headers=headers, timeout=20)).status_code in LATER:
            assert time.monotonic() < patience, answer.text
            time.sleep(0.05)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def no_audit(self, database: str) -> int:
        """Each acknowledged move stands in the store; each record replays to its end. How many were made."""
        acknowledged = self.acknowledged()  # before the store is read: a last move may still be on its way
        stored = stored_moves(database)
        for table, key in self.tables:
            headers = {"authorization": f"Bearer {key}"}
            for served in self.servers:
                state = self.state(f"{served.url}/api/tables/{table}", headers)
                assert state["number"] >= sum(each == table for each, _ in stored)
        assert len(acknowledged) > 3 * KILLS
        assert [each for each in acknowledged if stored.get(each[:2]) != each[2]] == []
        return len(acknowledged)


def stored_moves(database: str) -> dict[tuple[str, int], str]:
    """The words of all moves, by table and number, read beside the server."""
    engine = open_engine(database)
    with engine.connect() as connection:
        found = connection.execute(select(choices.c.table_id, choices.c.number, choices.c.word)).all()
    engine.dispose()
    return {(table, number): word for table, number, word in found}


def evening(servers: Sequence[Served], database: str, strikes: list[Callable[[], None]]) -> Evening:
    """Play, strike at random moments, go on."""
    luck = random.Random(7)
    counts: Counter[str] = Counter()
    for served in servers:
        served.start()
    try:
        found = Evening(servers)
        found.goes_on()
        for _ in range(KILLS):
            time.sleep(luck.uniform(0.0, 0.2))  # a random moment, some moves later
            strike = luck.choice(strikes)
            strike()
            counts[strike.__name__] += 1
            found.goes_on()
        found.end()
        found.healthy()
        made = found.no_audit(database)
    finally:
        for served in servers:
            served.stop()
    for client in found.clients:
        client.join(PATIENCE)
        assert not client.is_alive()
    print(f"{dict(counts)}: {made} moves acknowledged at {len(found.tables)} tables, none lost")
    return found


@pytest.fixture(scope="module")
def forker() -> Iterator[Forker]:
    """Servers begin at once: their modules are loaded for all of them."""
    found = Forker(environment())
    yield found
    found.close()


@pytest.mark.slow
def test_the_server_is_killed(tmp_path: Path, forker: Forker) -> None:
    file = tmp_path / "tables.db"
    served = Served(str(file), forker=forker)

    def kill() -> None:
        served.kill()
        served.start()

    evening([served], f"sqlite:///{file}", [kill])


@pytest.mark.slow
def test_the_disk_is_full(tmp_path: Path, forker: Forker) -> None:
    """No file of the server may grow for a while: choices are refused, and go on when there is room again."""
    file = tmp_path / "tables.db"
    served = Served(str(file), forker=forker)
    luck = random.Random(3)

    def full(then: Callable[[], None]) -> None:
        assert served.process is not None
        log = file.with_name(f"{file.name}-wal")
        room = (log.stat().st_size if log.exists() else 0) + luck.randrange(3000)  # some even half a page
        nothing = resource.RLIM_INFINITY
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (room, nothing))
        time.sleep(luck.uniform(0.1, 0.6))
        then()
        if served.process.poll() is None:
            resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (nothing, nothing))

    def disk_full() -> None:
        full(lambda: None)

    def disk_full_and_kill() -> None:
        full(served.kill)
        served.start()

    found = evening([served], f"sqlite:///{file}", [disk_full, disk_full, disk_full_and_kill])
    assert any(503 in client.refused for client in found.clients)
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.slow
@needs_postgres
def test_the_database_is_killed_and_the_server_too(forker: Forker) -> None:
    with Postgres() as postgres:
        served = Served(postgres.url, forker=forker)

        def kill() -> None:
            served.kill()
            served.start()

        def restart() -> None:
            postgres.stop("immediate")
            postgres.start()

        def restart_slowly() -> None:
            postgres.stop("fast")
            time.sleep(0.3)  # clients meet refusals meanwhile
            postgres.start()

        def both() -> None:
            postgres.stop("immediate")
            served.kill()
            postgres.start()
            served.start()

        found = evening([served], postgres.url, [kill, restart, restart_slowly, both])
        assert any(503 in client.refused for client in found.clients)


@pytest.mark.slow
@needs_postgres
def test_one_of_two_servers_is_killed(forker: Forker) -> None:
    with Postgres() as postgres:
        servers = [Served(postgres.url, forker=forker) for _ in range(2)]
        luck = random.Random(11)

        def kill_one() -> None:
            served = luck.choice(servers)
            served.kill()
            served.start()

        def kill_both() -> None:
            for served in servers:
                served.kill()
            for served in servers:
                served.start()

        def restart_the_database() -> None:
            postgres.stop("immediate")
            postgres.start()

        evening(servers, postgres.url, [kill_one, kill_one, kill_both, restart_the_database])


# --- the power fails ------------------------------------------------------------------------------


def journal_of(folder: Path, moves: int, synchronous: str = "") -> list[tuple[Any, ...]]:
    """What SQLite wrote, synced and acknowledged while moves were stored."""
    journal = folder / "journal"
    subprocess.run(
        [sys.executable, "-m", "tests.web.power", str(folder / "tables.db"), str(journal), "4", str(moves),
         *([synchronous] if synchronous else [])],
        check=True, env=environment(), cwd=folder,
    )  # fmt: skip
    assert {each.name for each in folder.iterdir()} <= {"journal", *(f"tables.db{end}" for end in ENDINGS)}
    found: list[tuple[Any, ...]] = pickle.loads(journal.read_bytes())
    return found


def lost_by_power_failures(events: list[tuple[Any, ...]], folder: Path, crashes: int) -> tuple[int, int]:
    """Let the power fail at random moments: acknowledged moves looked for, and how many of them were lost."""
    luck = random.Random(5)
    first = next(number for number, event in enumerate(events) if event[0] == "acknowledged")
    moments = sorted(luck.randrange(first, len(events) + 1) for _ in range(crashes))
    disk, done, looked, lost = Disk(), 0, 0, 0
    acknowledged: dict[tuple[str, int], str] = {}
    for number, moment in enumerate(moments):
        for event in events[done:moment]:
            disk.follow(event)
            if event[0] == "acknowledged":
                acknowledged[event[1], event[2]] = event[3]
        done = moment
        place = folder / str(number)
        place.mkdir()
        disk.after_power_loss(place, luck)
        looked += len(acknowledged)
        lost += lost_moves(place / "tables.db", acknowledged)
        for file in place.iterdir():
            file.unlink()
    return looked, lost


def lost_moves(file: Path, acknowledged: dict[tuple[str, int], str]) -> int:
    """How many acknowledged tables (move 0) and moves are not in a file; it must be whole, without gaps."""
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)
        found: dict[tuple[str, int], str] = {
            (table, 0): "" for (table,) in database.execute("select id from tables")
        }
        query = "select table_id, number, word from choices order by table_id, number"
        for table, number, word in database.execute(query):
            assert (table, number - 1) in found  # no gap
            found[table, number] = word
    return sum(found.get(each) != word for each, word in acknowledged.items())


def test_the_power_fails(tmp_path: Path) -> None:
    events = journal_of(tmp_path, 40 + KILLS)
    looked, lost = lost_by_power_failures(events, tmp_path, CRASHES)
    moves = sum(event[0] == "acknowledged" for event in events)
    print(f"the power failed {CRASHES} times while {moves} moves were stored: {lost} of {looked} lost")
    assert looked > CRASHES
    assert lost == 0


def test_a_database_that_does_not_sync_loses_moves_then(tmp_path: Path) -> None:
    """The test above would notice it."""
    looked, lost = lost_by_power_failures(journal_of(tmp_path, 30, "NORMAL"), tmp_path, 60)
    assert looked > lost > 0


# --- the clock jumps ------------------------------------------------------------------------------


def test_nothing_asks_the_machine_for_the_time_but_the_clock() -> None:
    web = SOURCE / "interrex" / "web"
    asks = re.compile(r"time\.time\(|datetime\.now\(|utcnow\(")
    found = {file.relative_to(web).as_posix() for file in web.rglob("*.py") if asks.search(file.read_text())}
    assert found == {"clock.py"}


def test_the_clock_jumps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While the server runs and while it does not, by days, forwards and backwards: no second is lost."""
    url, luck, day = f"sqlite:///{tmp_path / 'tables.db'}", random.Random(9), 24 * 3600.0
    started, real, jumps, table = clock._started, time.time, 0, ""
    for _ in range(3):
        monkeypatch.setattr(clock, "_started", started + luck.uniform(-3, 3) * day)
        with opened(database=url) as house:
            if not table:
                maker = house.visitor()
                names = {f"seat-{letter}": "person" for letter in "AB"}
                table = str(
                    maker.submit("/new", game="elekt", seats=2, clock="total 300 5", patience=60, **names).url
                ).rsplit("/", 1)[1]
                people = [house.visitor() for _ in range(2)]
                for number, (link, each) in enumerate(zip(maker.links(table), people, strict=False)):
                    assert each.sit(link, f"Person {number}").status_code == 200
            live = house.table(table)
            for _ in range(KILLS):
                if live.game.is_over:
                    break
                offset = luck.uniform(-2, 2) * day
                monkeypatch.setattr(time, "time", lambda offset=offset: real() + offset)
                jumps += 1
                decision = live.game.decisions[0]
                assert live.times.until(decision.seat) - clock.steady() > 200
                before = len(live.choices)
                house.do(house.hall.choose(live, decision.seat, luck.choice(decision.options)))
                assert len(live.choices) == before + 1
            assert not live.session.stand_ins
            assert all(0 <= spent < 60_000 for spent in live.times.spent)
            numbers = [move.at for move in house.hall.store.moves(table)]
            assert len(numbers) == live.number
    print(f"the clock jumped {jumps} times while a server ran and 3 times while none did")


# --- the schema -----------------------------------------------------------------------------------


def to_schema(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", "interrex.web.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    was = connection.exec_driver_sql("select version_num from alembic_version").scalar()
    (command.upgrade if revision == "head" or revision > str(was) else command.downgrade)(config, revision)


def forth_and_back(url: str) -> None:
    with opened(database=url, pace=3600.0) as house:
        table, _, _ = seated(house, 3)
        live = house.table(table)
        for _ in range(20):
            decision = live.game.decisions[0]
            house.do(house.hall.choose(live, decision.seat, decision.options[0]))
        stood, story = live.game.fingerprint(), house.hall.store.story(table)
    moves = stored_moves(url)
    engine, trips = open_engine(url), 0
    for revision in ("0002", "head", "0001", "0002", "head", "0001", "head"):
        with engine.begin() as connection:
            to_schema(connection, revision)
        assert stored_moves_of_any_schema(url) == moves
        trips += 1
    engine.dispose()
    with opened(database=url, pace=3600.0) as house:
        house.do(house.hall.chronicle.tell_all())
        assert house.table(table).game.fingerprint() == stood
        told = house.hall.store.story(table)
        assert (told.opening, told.moments) == (story.opening, story.moments)
    print(f"{trips} migrations forth and back: {len(moves)} moves, none lost")


def stored_moves_of_any_schema(url: str) -> dict[tuple[str, int], str]:
    engine = open_engine(url)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("select table_id, number, word from choices").all()
    engine.dispose()
    return {(table, number): word for table, number, word in found}


def test_the_schema_goes_forth_and_back(tmp_path: Path) -> None:
    forth_and_back(f"sqlite:///{tmp_path / 'tables.db'}")


@pytest.mark.slow
@needs_postgres
def test_the_schema_of_postgresql_goes_forth_and_back() -> None:
    with Postgres() as postgres:
        forth_and_back(postgres.url)
