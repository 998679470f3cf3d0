"""Nothing acknowledged is lost: servers and databases are killed while people play, the disk is full, the
power fails, the clock jumps, the schema goes forth and back.

Short in ``./check``. ``INTERREX_KILLS=200 ./check tests/web/test_kill.py -rP`` is a long run with its counts.
"""

import pickle
import random
import re
import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from interrex.web import clock
from interrex.web.store.connect import open_engine
from tests.web.evening import KILLS, Evening, evening, stored_moves
from tests.web.house import opened, seated
from tests.web.postgres import needs_postgres
from tests.web.power import Disk
from tests.web.ready import Forker
from tests.web.serving import SOURCE, Postgres, Served, environment

CRASHES = 20 * KILLS  # moments at which the power fails
ENDINGS = ("", "-wal", "-shm", "-journal", ".lock")  # of the files of one database


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

    def kill(found: Evening) -> None:
        served.kill()
        served.start()

    evening([served], f"sqlite:///{file}", [kill])


@pytest.mark.slow
def test_the_disk_is_full(tmp_path: Path, forker: Forker) -> None:
    """No file of the server may grow for a while: choices are refused, and go on when there is room again."""
    file = tmp_path / "tables.db"
    served = Served(str(file), forker=forker)
    luck = random.Random(3)

    def full(found: Evening, then: Callable[[], None]) -> None:
        assert served.process is not None
        log = file.with_name(f"{file.name}-wal")
        room = (log.stat().st_size if log.exists() else 0) + luck.randrange(3000)  # some even half a page
        nothing = resource.RLIM_INFINITY
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (room, nothing))
        found.until_refused()
        time.sleep(luck.uniform(0.0, 0.5))
        then()
        if served.process.poll() is None:
            resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (nothing, nothing))

    def disk_full(found: Evening) -> None:
        full(found, lambda: None)

    def disk_full_and_kill(found: Evening) -> None:
        full(found, served.kill)
        served.start()

    found = evening([served], f"sqlite:///{file}", [disk_full, disk_full, disk_full_and_kill])
    assert found.refusals()
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("pragma integrity_check").fetchone() == ("ok",)


@pytest.mark.slow
@needs_postgres
def test_the_database_is_killed_and_the_server_too(forker: Forker) -> None:
    with Postgres() as postgres:
        served = Served(postgres.url, forker=forker)

        def kill(found: Evening) -> None:
            served.kill()
            served.start()

        def restart(found: Evening) -> None:
            postgres.stop("immediate")
            postgres.start()

        def restart_slowly(found: Evening) -> None:
            postgres.stop("fast")
            found.until_refused()
            postgres.start()

        def both(found: Evening) -> None:
            postgres.stop("immediate")
            served.kill()
            postgres.start()
            served.start()

        found = evening([served], postgres.url, [kill, restart_slowly, restart, both])
        assert found.refusals()


@pytest.mark.slow
@needs_postgres
def test_one_of_two_servers_is_killed(forker: Forker) -> None:
    with Postgres() as postgres:
        servers = [Served(postgres.url, forker=forker) for _ in range(2)]
        luck = random.Random(11)

        def kill_one(found: Evening) -> None:
            served = luck.choice(servers)
            served.kill()
            served.start()

        def kill_both(found: Evening) -> None:
            for served in servers:
                served.kill()
            for served in servers:
                served.start()

        def restart_the_database(found: Evening) -> None:
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
        house.do(house.hall.chronicle.look())
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
