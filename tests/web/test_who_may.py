"""Who may sit and look: one seat for a key, everything of it told in the log, watchers in nobody's way."""

import contextlib
import re
from pathlib import Path

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.web.phrases import say
from interrex.web.show import stream
from tests.web.house import Open, Visitor, opened, play_some, seated


def log_of(who: Visitor, table: str, seat: str = "") -> list[str]:
    return [line["text"] for line in who.state(table, seat)["log"]]


def told(who: Visitor, table: str, key: str, **values: str) -> bool:
    """The log says so: as data, on the table's page and on the page of the whole log."""
    said = say("en", f"notice-{key}", **values)
    pages = [re.sub(r"<[^>]+>", "", who.get(f"/t/{table}{part}").text) for part in ("", "/log")]
    found = [said in log_of(who, table), *(said in page for page in pages)]
    assert len(set(found)) == 1, found
    return found[0]


def test_a_browser_takes_one_seat_of_an_open_table(house: Open) -> None:
    maker, greedy = house.visitor(), house.visitor()
    table = maker.new_table("person", "person", "person", access="open", sit="yes")
    assert greedy.submit(f"/t/{table}/join", name="Greedy").status_code == 200
    again = greedy.submit(f"/t/{table}/join", name="Greedy again")
    assert again.status_code == 409
    assert say("en", "one-seat") in again.text
    assert greedy.get(f"/t/{table}/join").status_code == 409
    key = house.table(table).row.seats[1].key
    assert house.table(table).seats_of(key) == [1]


def test_no_second_seat_by_link_form_or_call(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", "person", sit="yes")
    link = maker.links(table)[0]
    assert maker.get(link).status_code == 409
    assert maker.sit(link, "Both").status_code == 409
    key = {"authorization": f"Bearer {'7' * 32}"}
    links = [each.removeprefix("/s/") for each in maker.links(table)]
    assert house.visitor().post(f"/api/links/{links[0]}", json={}, headers=key).status_code == 200
    second = house.visitor().post(f"/api/links/{links[1]}", json={}, headers=key)
    assert second.status_code == 409
    assert second.json()["detail"] == say("en", "one-seat")
    assert house.table(table).row.seats[2].is_free


def test_a_table_for_sharing_a_browser_says_so(house: Open) -> None:
    maker, friend = house.visitor(), house.visitor()
    table = maker.new_table("here", "here", "person")
    assert friend.sit(maker.links(table)[0], "Friend").status_code == 200
    for who in (maker, friend):
        assert told(who, table, "shared")
        assert told(who, table, "sat-too", name="B", letter="B")
    made = house.visitor().post(
        "/api/tables", json={"game": "elekt", "seats": ["person", "person"], "shared": True}
    ).json()  # fmt: skip
    bearer = {"authorization": f"Bearer {made['key']}"}
    codes = [
        house.visitor().post(f"/api/links/{each}", json={}, headers=bearer).status_code
        for each in made["links"]
    ]
    assert codes == [200, 200]


def test_a_creator_cannot_look_into_a_seat_unnoticed(tmp_path: Path) -> None:
    """The creator sits in the friend's seat, looks, and hands out a new link: all of it stands in the log."""
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url) as house:
        maker, other, friend = house.visitor(), house.visitor(), house.visitor()
        table = maker.new_table("person", "person")
        first, second = maker.links(table)[:2]
        assert other.sit(second, "Other").status_code == 200
        play_some(house, table, 2)
        assert maker.sit(first, "Sneak").status_code == 200
        assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
        assert friend.sit(maker.links(table)[0], "Friend").status_code == 200
        wanted = [
            say("en", "notice-sat", name="Other", letter="B"),
            say("en", "notice-sat", name="Sneak", letter="A"),
            say("en", "notice-link", name="Sneak", letter="A"),
            say("en", "notice-sat", name="Friend", letter="A"),
        ]
        for who in (other, friend, maker):
            log = log_of(who, table)
            assert [line for line in log if line in wanted] == wanted
            assert log.index(wanted[1]) > log.index(wanted[0]) + 1  # the game's own lines stand between
        cookies = friend.cookies
    with opened(database=url) as again:
        back = again.visitor()
        back.cookies = cookies
        assert [line for line in log_of(back, table) if line in wanted] == wanted


def test_news_of_seats_come_by_the_stream(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", access="open", sit="yes")
    guest = house.visitor()
    events = maker.events(f"/t/{table}/events", 20)
    next(events)
    guest.submit(f"/t/{table}/join", name="Guest")
    said = say("en", "notice-sat", name="Guest", letter="B")
    assert any(said in event.get("log", "") for event in events)


def test_a_bot_that_takes_a_seat_is_told(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", sit="yes")
    maker.submit(f"/t/{table}/bot", seat="B", level="random")
    assert told(maker, table, "bot", name="Jan", letter="B")


# --- watchers ------------------------------------------------------------------------------------------


def test_watchers_never_lock_a_seat_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "MAX_WATCHERS", 4)
    with opened() as house, contextlib.ExitStack() as streams:
        maker, crowd = house.visitor(), house.visitor()
        table = maker.new_table("person", "person", access="open", sit="yes")

        def look(who: Visitor, seat: str) -> int:
            path = f"/t/{table}/events?seat={seat}"
            return streams.enter_context(who.stream("GET", path)).status_code

        codes = [look(crowd, "watch") for _ in range(6)]
        assert codes[:3] == [200] * 3
        assert codes[-1] == 429
        assert look(maker, "A") == 200
        guest = house.visitor()
        assert guest.submit(f"/t/{table}/join", name="Guest").status_code == 200
        assert look(guest, "B") == 200


def test_watchers_are_limited_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "MAX_FROM_ADDRESS", 3)
    with opened() as house:
        maker, crowd = house.visitor(), house.visitor()
        tables = [maker.new_table("person", "person", access="open", sit="yes") for _ in range(2)]
        with contextlib.ExitStack() as streams:
            codes = [
                streams.enter_context(crowd.stream("GET", f"/api/tables/{table}/events")).status_code
                for table in tables * 3
            ]
            assert codes[:2] == [200] * 2
            assert codes[-1] == 429
            assert streams.enter_context(maker.stream("GET", f"/t/{tables[0]}/events")).status_code == 200


def test_a_look_at_a_watch_link_is_not_stored(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", sit="yes")
    link = maker.links(table)[-1]
    for _ in range(3):
        watcher = house.visitor()
        assert watcher.get(link).status_code == 200
        assert watcher.state(table)["seat"] == "watcher"
        assert watcher.get(f"/t/{table}/log").status_code == 200
    with house.hall.store.engine.connect() as connection:
        assert connection.exec_driver_sql("select count(*) from watchers").scalar() == 0
    stranger = house.visitor()
    stranger.cookies.set(f"interrex-watch-{table}", "0" * 32)
    assert stranger.get(f"/t/{table}").status_code == 403


# --- continued tables ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_friend_is_told_that_the_deal_may_be_known(house: Open, language: str) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 10_000)
    assert house.table(table).game.is_over
    maker, friend = people[0], house.visitor()
    answer = maker.submit(f"/t/{table}/continue", at=3, **{"seat-A": "me", "seat-B": "person"})
    fresh = str(answer.url).rsplit("/", 1)[1]
    link = maker.links(fresh)[0]
    friend.headers["accept-language"] = language
    said = say(language, "notice-known")
    assert said in friend.get(link).text
    friend.sit(link, "Friend")
    assert said in friend.get(f"/t/{fresh}").text
    assert said in log_of(friend, fresh)
    assert said not in friend.get(maker.links(maker.new_table("person", "person"))[0]).text
