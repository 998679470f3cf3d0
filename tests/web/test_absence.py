"""Absent people: a bot stands in after the time the table agreed on, and the owner comes back at once."""

import time
from pathlib import Path

import httpx

from interrex.web.tables.absence import TICK, offered
from interrex.web.tables.live import Live
from tests.web.house import Open, Visitor, opened, until


def table_with(house: Open, patience: int, seats: int = 2) -> tuple[str, Visitor, list[Visitor]]:
    maker = house.visitor()
    who = {f"seat-{letter}": "person" for letter in "ABCD"[:seats]}
    answer = maker.submit("/new", game="elekt", seats=seats, patience=patience, **who)
    table = str(answer.url).rsplit("/", 1)[1]
    people = [house.visitor() for _ in range(seats)]
    for number, (link, each) in enumerate(zip(maker.links(table), people, strict=False)):
        each.sit(link, f"Person {number}")
    return table, maker, people


def post(who: Visitor, path: str, **fields: str) -> httpx.Response:
    return who.post(path, data={"token": who.token(), **fields}, headers={"accept": "application/json"})


MINUTE = 60  # longer than a busy machine needs for a few requests


def let_a_minute_pass(live: Live) -> None:
    """For this table it is a minute later: all that was, was a minute earlier."""
    live.started -= MINUTE
    live.times.since = [each - MINUTE for each in live.times.since]
    live.seen = {key: each - MINUTE for key, each in live.seen.items()}


def test_a_bot_stands_in_and_the_owner_comes_back(house: Open) -> None:
    table, _, people = table_with(house, MINUTE)
    live = house.table(table)
    away = live.game.seats_asked[0]
    here, owner = people[1 - away], people[away]
    letter = "AB"[away]
    early = post(here, f"/t/{table}/stand-in", whose=letter)
    assert early.status_code == 409
    let_a_minute_pass(live)
    until(lambda: here.state(table)["talk"]["away"] == [letter])
    assert f"Let a bot play on for Person {away}" in here.get(f"/t/{table}").text
    assert post(here, f"/t/{table}/stand-in", whose=letter).status_code == 200
    until(lambda: any(seat == away for seat, _ in live.choices))
    page = owner.get(f"/t/{table}").text
    assert "A bot plays for you" in page
    assert f"A bot plays for Person {away}" in here.get(f"/t/{table}").text
    assert post(owner, f"/t/{table}/return", seat=letter).status_code == 200
    assert live.session.stand_ins == {}
    assert "A bot plays" not in here.get(f"/t/{table}").text
    assert post(owner, f"/t/{table}/return", seat=letter).status_code == 409


def test_the_owner_comes_back_while_the_bot_thinks() -> None:
    """A slow bot is always in mid-thought. To choose is to come back; the bot's choice is dropped."""
    with opened(pace=30.0) as house:
        table, _, people = table_with(house, 1)
        live = house.table(table)
        away = live.game.seats_asked[0]
        letter = "AB"[away]
        until(lambda: away in offered(live, time.time()))
        assert post(people[1 - away], f"/t/{table}/stand-in", whose=letter).status_code == 200
        until(lambda: live.thinking is not None)
        decision, turn = live.game.decisions[0], live.opened[away]
        assert (
            people[away].choose(table, decision.options[0], turn).status_code == 200
        )  # choosing is coming back
        assert live.choices == [(away, decision.options[0])]
        assert live.session.stand_ins == {}


def test_who_is_present_is_not_replaced(house: Open) -> None:
    table, _, people = table_with(house, MINUTE)
    live = house.table(table)
    asked = live.game.seats_asked[0]
    letter = "AB"[asked]
    with people[asked].stream("GET", f"/t/{table}/events") as stream:
        lines = stream.iter_lines()
        next(lines)
        until(lambda: asked in live.present())
        let_a_minute_pass(live)
        end = time.monotonic() + 2 * TICK
        until(lambda: time.monotonic() > end)  # the house has looked who is away
        assert live.offered == frozenset()
        assert post(people[1 - asked], f"/t/{table}/stand-in", whose=letter).status_code == 409
    until(lambda: asked not in live.present())
    assert asked not in offered(live, time.time())  # away, but not for long enough
    let_a_minute_pass(live)
    until(lambda: asked in live.offered)


def test_without_patience_nobody_stands_in(house: Open) -> None:
    table, _, people = table_with(house, 0)
    live = house.table(table)
    away = live.game.seats_asked[0]
    live.times.since[away] = 0.0
    live.started = 0.0
    live.seen.clear()
    assert post(people[1 - away], f"/t/{table}/stand-in", whose="AB"[away]).status_code == 409


def test_only_people_at_the_table_may_call_a_bot(house: Open) -> None:
    table, maker, _ = table_with(house, 1)
    live = house.table(table)
    away = live.game.seats_asked[0]
    until(lambda: away in offered(live, time.time()))
    for who in (maker, house.visitor()):
        assert post(who, f"/t/{table}/stand-in", whose="AB"[away]).status_code == 403
        assert post(who, f"/t/{table}/return", seat="AB"[away]).status_code == 403
    assert live.session.stand_ins == {}


def test_a_seat_never_taken(house: Open) -> None:
    maker = house.visitor()
    answer = maker.submit(
        "/new", game="elekt", seats=2, patience=1, **{"seat-A": "person", "seat-B": "person"}
    )
    table = str(answer.url).rsplit("/", 1)[1]
    live = house.table(table)
    free = live.game.seats_asked[0]
    links = maker.links(table)
    me = house.visitor()
    me.sit(links[1 - free], "Anna")
    until(lambda: free in offered(live, time.time()))
    assert post(me, f"/t/{table}/stand-in", whose="AB"[free]).status_code == 200
    until(lambda: any(seat == free for seat, _ in live.choices))
    late = house.visitor()
    assert late.sit(links[free], "Late").status_code == 200
    assert live.session.stand_ins == {}  # who sits down plays


def test_a_stand_in_survives_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url, pace=30.0) as house:
        table, _, people = table_with(house, 1)
        live = house.table(table)
        away = live.game.seats_asked[0]
        until(lambda: away in offered(live, time.time()))
        assert post(people[1 - away], f"/t/{table}/stand-in", whose="AB"[away]).status_code == 200
    with opened(database=url) as again:
        live = again.table(table)
        until(lambda: any(seat == away for seat, _ in live.choices))  # the bot goes on
        owner = again.visitor()
        owner.cookies.update(people[away].cookies)
        assert "A bot plays for you" in owner.get(f"/t/{table}").text


def test_absent_people_with_a_bot_need_not_agree(house: Open) -> None:
    table, _, people = table_with(house, 1, 3)
    live = house.table(table)
    away = live.game.seats_asked[0]
    here = [seat for seat in range(3) if seat != away]
    until(lambda: away in offered(live, time.time()))
    post(people[here[0]], f"/t/{table}/stand-in", whose="ABC"[away])
    until(lambda: len(live.choices) > 0 and not live.thinking)
    asked = post(people[here[0]], f"/t/{table}/ask", what="last", seat="ABC"[here[0]])
    assert asked.status_code == 200
    assert people[here[0]].state(table)["talk"]["request"]["waiting"] == ["ABC"[here[1]]]
