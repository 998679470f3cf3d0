"""Several servers on one PostgreSQL: the same tables, one truth; the database may go away and come back."""

import asyncio
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from interrex.analysis.choices import Depth
from interrex.analysis.whole import Moment, Reader
from interrex.match import record as records
from interrex.web import keys
from interrex.web.store import Row, Store, analyses
from interrex.web.store.schema import metadata
from interrex.web.tables import study
from interrex.web.tables.new_table import Beginning, NewTable
from interrex.web.workers.analysts import Analysts
from tests.web.house import Open, Visitor, opened, seated, until
from tests.web.postgres import needs_postgres
from tests.web.serving import Postgres
from tests.web.test_analysis import FEW, played

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with Postgres() as found:
        yield found


@pytest.fixture
def houses(postgres: Postgres) -> Iterator[tuple[Open, Open]]:
    with opened(database=postgres.url) as one, opened(database=postgres.url) as other:
        yield one, other


def choose_first(who: Visitor, table: str, house: Open) -> int:
    """The seat that is asked chooses, through a house."""
    who.base_url = house.url
    asked = who.state(table)["decision"]
    return who.choose(table, asked["options"][0], asked["turn"]).status_code


def decider(house: Open, table: str) -> int:
    return house.table(table).game.decisions[0].seat


def test_migrations_make_the_schema(postgres: Postgres) -> None:
    made = Store(postgres.url)
    with made.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    made.close()


def test_a_move_reaches_the_seats_of_the_other_server(houses: tuple[Open, Open]) -> None:
    one, other = houses
    table, _, people = seated(one, 2)
    seat = decider(one, table)
    watcher = people[1 - seat]
    watcher.base_url = other.url
    number = one.table(table).number
    events = watcher.events(f"/api/tables/{table}/events", 3)
    assert next(events)["number"] == number
    assert choose_first(people[seat], table, one) == 200
    seen = next(events)
    if seen["number"] == number:
        seen = next(events)  # somebody came in between
    assert seen["number"] == number + 1
    events.close()
    assert other.table(table).game.fingerprint() == one.table(table).game.fingerprint()


def test_a_race_has_one_winner(houses: tuple[Open, Open]) -> None:
    one, other = houses
    table, _, people = seated(one, 2)
    here, there = one.table(table), other.table(table)
    until(lambda: not there.behind)
    decision = here.game.decisions[0]
    turn = here.opened[decision.seat]
    there.behind = 1  # the other server hears of nothing, as if both were asked at the same moment
    me = people[decision.seat]
    assert me.choose(table, decision.options[0], turn).status_code == 200
    there.behind = 0
    me.base_url = other.url
    assert me.choose(table, decision.options[-1], turn).status_code == 409
    assert there.game.fingerprint() == here.game.fingerprint()


def test_seats_names_and_bots_reach_the_other_server(houses: tuple[Open, Open]) -> None:
    one, other = houses
    maker = one.visitor()
    table = maker.new_table("person", "person", "person")
    there = other.table(table)
    guest = one.visitor()
    guest.sit(maker.links(table)[0], "Anna")
    until(lambda: there.names[0] == "Anna")
    assert maker.submit(f"/t/{table}/bot", seat="B", level="random").status_code == 200
    until(lambda: there.row.seats[1].is_bot)
    guest.base_url = other.url
    assert guest.state(table)["seat"] == "A"


def test_who_looks_is_seen_through_both(houses: tuple[Open, Open]) -> None:
    one, other = houses
    table, _, people = seated(one, 2)
    there = other.table(table)
    with people[0].stream("GET", f"/t/{table}/events"):
        until(lambda: there.present() == {0})
        other.hall.forget(there)
        again = other.table(table)
        until(lambda: again.present() == {0})
    until(lambda: again.present() == set())


def test_bots_think_in_one_server_at_a_time(houses: tuple[Open, Open]) -> None:
    one, other = houses
    table = one.visitor().new_table("random", "random", "random")
    here, there = one.table(table), other.table(table)
    assert not (one.hall.wire.claimed & other.hall.wire.claimed)
    until(lambda: here.game.is_over and there.game.is_over)
    assert here.number == there.number
    assert here.choices == there.choices
    until(lambda: table not in one.hall.wire.claimed | other.hall.wire.claimed)


def test_bots_go_on_when_their_server_is_gone(postgres: Postgres) -> None:
    with opened(database=postgres.url) as left:
        with opened(database=postgres.url, pace=60.0) as slow:
            table = slow.visitor().new_table("random", "random")
            until(lambda: table in slow.hall.wire.claimed)
            live = left.table(table)
            assert live.number == 0
        until(lambda: live.game.is_over)


def test_who_sits_down_stays_while_the_table_is_read_anew(
    houses: tuple[Open, Open], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first to sit down makes the server read the table again; it must not forget the second by that."""
    one, _ = houses
    found = one.hall.store.table

    def slow(table: str) -> Row | None:
        row = found(table)
        time.sleep(0.3)
        return row

    monkeypatch.setattr(one.hall.store, "table", slow)
    table, _, _ = seated(one, 4)
    live = one.table(table)
    end = time.monotonic() + 1.5  # until the table was read for the last time
    while time.monotonic() < end:
        assert all(seat.key for seat in live.row.seats)
        time.sleep(0.01)


def test_the_database_goes_away_and_comes_back(postgres: Postgres) -> None:
    with opened(database=postgres.url) as one, opened(database=postgres.url) as other:
        table, _, people = seated(one, 2)
        there = other.table(table)
        assert choose_first(people[decider(one, table)], table, one) == 200
        until(lambda: there.number == 1)
        me = people[decider(one, table)]
        asked = me.state(table)["decision"]
        postgres.stop("immediate")
        refused = me.choose(table, asked["options"][0], asked["turn"])
        assert refused.status_code == 503
        assert "database" in refused.json()["refused"]
        assert me.get(f"/t/{table}").status_code == 200  # what is known is still shown
        assert me.get("/").status_code == 503
        postgres.start()
        until(lambda: me.choose(table, asked["options"][0], asked["turn"]).status_code == 200)
        assert one.table(table).number == 2
        until(lambda: other.table(table).number == 2)


# --- analyses --------------------------------------------------------------------------------------


class Looking:
    """How often moments are looked at, hardly and in this process; each waits until it may."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times = 0
        self.may = threading.Event()
        whole = Reader.moments

        async def look(
            _: Analysts, __: str, ___: object, ____: object, number: int, *_____: object
        ) -> Moment:
            self.times += 1
            while not self.may.is_set():
                await asyncio.sleep(0.02)
            return Reader(played()).moment(number, Depth("quick", 2, 1, 1))

        monkeypatch.setattr(Reader, "moments", lambda self: whole(self)[:FEW])
        monkeypatch.setattr(Analysts, "moment", look)
        monkeypatch.setattr(study, "CLAIM_SECONDS", 0.05)


def finished(house: Open) -> str:
    """A table whose game has just come to its end."""
    record = played()
    beginning = Beginning(record.settings.seed, record.choices[:-1])
    wanted = NewTable("elekt", ["person"] * 2, beginning=beginning, pack=record.settings.pack_hash)
    live = house.do(house.hall.new_table(keys.new_key(), wanted))
    house.do(house.hall.choose(live, *record.choices[-1]))
    return live.id


def test_a_begun_analysis_goes_on_after_a_restart(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = Looking(monkeypatch)
    with opened(database=postgres.url) as house:
        table = finished(house)
        house.do(house.hall.study.begin(house.table(table), "quick"))
        until(lambda: looking.times)
    looking.may.set()
    with opened(database=postgres.url) as again:
        until(lambda: analyses.kept(again.hall.store, table, "quick"))
        until(lambda: table not in again.hall.wire.claimed)
        assert analyses.wanted(again.hall.store) == []


def test_one_server_analyses_a_table_and_the_other_waits_for_it(
    houses: tuple[Open, Open], monkeypatch: pytest.MonkeyPatch
) -> None:
    looking, (one, other) = Looking(monkeypatch), houses
    table = finished(one)
    one.do(one.hall.study.begin(one.table(table), "quick"))
    until(lambda: table in one.hall.wire.claimed)
    other.do(other.hall.study.begin(other.table(table), "quick"))
    until(lambda: looking.times)
    assert table not in other.hall.wire.claimed
    looking.may.set()
    until(lambda: not one.hall.study.jobs and not other.hall.study.jobs)
    assert looking.times == FEW  # by the one alone
    assert analyses.depths(other.hall.store, table) == ["quick"]
    assert not one.hall.wire.claimed | other.hall.wire.claimed


def test_an_analysis_is_stopped_through_the_other_server(
    houses: tuple[Open, Open], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that is asked need not be the one at work; and it tells how far that one is."""
    monkeypatch.setattr(study, "NOTE_SECONDS", 0.05)
    looking, (one, other) = Looking(monkeypatch), houses
    me = one.visitor()
    game = {"file": ("evening.game", records.to_text(played()))}
    page = str(me.post("/verify", data={"token": me.token(), "wish": "analyse"}, files=game).url.path)
    table = page.split("/")[2]

    def far(house: Open) -> dict[str, Any]:
        me.base_url = house.url
        found: dict[str, Any] = me.get(page, headers={"accept": "application/json"}).json()
        return found

    me.submit(page, depth="quick")
    until(lambda: looking.times)
    until(lambda: far(other)["total"] == FEW)
    assert "/analysis/stop" in me.get(page).text
    assert table in one.hall.wire.claimed
    me.submit(f"{page}/stop")
    until(lambda: not one.hall.study.jobs and not other.hall.study.jobs)
    assert not one.hall.wire.claimed | other.hall.wire.claimed
    assert analyses.wanted(one.hall.store) == []
    assert [far(house)["under_way"] for house in houses] == [False, False]
    looking.may.set()
    me.submit(page, depth="quick")  # and begun again, there
    until(lambda: analyses.kept(one.hall.store, table, "quick"))
