"""Clocks: they count what people think, and let a bot play on when the time is up."""

import time
from pathlib import Path

import pytest

from interrex.engine.errors import BadSetting
from interrex.match.clocks import CLOCKS, GRACE, Clock, Times, parse
from interrex.web.tables import clocks
from interrex.web.tables.live import Live
from tests.web.house import Open, Visitor, opened, until


def clocked(house: Open, clock: str) -> tuple[Live, list[Visitor]]:
    maker = house.visitor()
    body = {"game": "elekt", "seats": ["person", "person"], "clock": clock}
    made = maker.post("/api/tables", json=body, headers={"x-form-token": maker.token()}).json()
    people = [house.visitor(), house.visitor()]
    for link, each in zip(made["links"], people, strict=True):
        assert each.sit(f"/s/{link}", "Person").status_code == 200
    return house.table(made["table"]), people


@pytest.mark.parametrize(
    ("text", "clock"),
    [
        ("", Clock()),
        ("each 60", Clock(60)),
        ("total 900 10", Clock(0, 900, 10)),
        ("total 30 0", Clock(0, 30)),
    ],
)
def test_clocks_are_read(text: str, clock: Clock) -> None:
    assert parse(text) == clock


@pytest.mark.parametrize(
    "text",
    ["each", "each 0", "each x", "each 1 2", "total 0 5", "total 5", "often 5", "each 99999999999", "each ²"],
)
def test_bad_clocks_are_refused(house: Open, text: str) -> None:
    with pytest.raises(BadSetting, match="no clock"):
        parse(text)
    body = {"game": "elekt", "seats": ["person", "person"], "clock": text}
    assert house.visitor().post("/api/tables", json=body).status_code == 422


@pytest.mark.parametrize("text", CLOCKS)
def test_clocks_of_the_form_can_be_read(text: str) -> None:
    assert bool(parse(text)) == bool(text)


def test_time_is_spent_and_given() -> None:
    times = Times(Clock(total=100, more=10), 2, 0.0)
    times.spend(0, 30_000)
    assert times.left(0) == 80_000
    assert times.left(1) == 100_000
    assert times.until(0) == 80.0
    times.spend(0, 500_000)
    assert times.left(0) == 0
    times.come_back(0, 7.0)
    assert times.left(0) == GRACE * 1000
    assert times.until(0) == 7.0 + GRACE
    each = Times(Clock(each=60), 2, 5.0)
    each.spend(0, 59_000)
    assert each.left(0) == 60_000


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (65, "1:05"), (3600, "1:00:00"), (90061, "25:01:01")]
)
def test_clocks_are_shown(seconds: int, text: str) -> None:
    assert clocks.as_text(seconds * 1000) == text


def test_a_bot_plays_on_when_the_time_is_up(house: Open) -> None:
    live, people = clocked(house, "each 600")
    slow = live.game.seats_asked[0]
    page = people[slow].get(f"/t/{live.id}").text
    assert "data-until" in page
    assert not live.session.stand_ins
    live.times.since[slow] -= 600  # as if it had taken so long
    until(lambda: slow in live.session.stand_ins or any(seat == slow for seat, _ in live.choices))
    assert slow in live.session.stand_ins
    assert people[slow].submit(f"/t/{live.id}/return", seat="AB"[slow]).status_code == 200


def test_a_choice_stores_what_was_spent(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url) as house:
        live, people = clocked(house, "total 900 10")
        decision = live.game.decisions[0]
        live.times.since[decision.seat] -= 100  # as if it had taken so long
        turn = live.opened[decision.seat]
        assert people[decision.seat].choose(live.id, decision.options[0], turn).status_code == 200
        left = live.times.left(decision.seat)
        assert 700_000 < left <= 810_000
    with opened(database=url) as again:
        assert again.table(live.id).times.left(decision.seat) == left  # the pause is not counted
        asked = again.table(live.id).game.seats_asked[0]
        assert again.table(live.id).times.until(asked) > time.time() + 700


def test_clocks_wait_for_everybody(house: Open) -> None:
    maker = house.visitor()
    body = {"game": "elekt", "seats": ["person", "person"], "clock": "each 600"}
    made = maker.post("/api/tables", json=body, headers={"x-form-token": maker.token()}).json()
    live = house.table(made["table"])
    first = live.game.seats_asked[0]
    house.visitor().sit(f"/s/{made['links'][first]}", "Anna")
    assert clocks.running(live) == []
    live.times.since = [0.0, 0.0]
    assert clocks.up(live, time.time()) == []
    house.visitor().sit(f"/s/{made['links'][1 - first]}", "Bert")
    assert clocks.running(live) == [first]
    assert live.times.until(first) > time.time()


def test_no_clock_is_the_default(house: Open) -> None:
    me = house.visitor()
    table = me.new_table("person", "random", sit="yes")
    assert house.table(table).row.clock == ""
    assert "clocks" not in me.get(f"/t/{table}").text
    assert me.state(table)["talk"]["clocks"] == []
