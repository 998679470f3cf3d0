"""Tables over HTTP: seats by link, who may choose, forms, limits."""

import contextlib
import random
import re
import secrets
from pathlib import Path

import pytest

from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.app import House
from interrex.web.tables import seating
from tests.web.house import Open, opened, play_some, seated, until


def test_play_now_in_one_click(house: Open) -> None:
    me = house.visitor()
    page = me.submit("/play", game="elekt")
    assert page.status_code == 200
    table = str(page.url).rsplit("/", 1)[1]
    for _ in range(40):
        until(lambda: (state := me.state(table))["over"] or state["decision"] is not None)
        state = me.state(table)
        if state["over"] or state["number"] > 25:
            break
        answer = me.choose(table, state["decision"]["options"][0], state["decision"]["turn"])
        assert answer.status_code == 200, answer.text
    assert state["over"] or state["number"] > 25
    assert table in me.get("/").text  # under my tables
    assert house.table(table).names[0] == "A"  # "You" would be read by others, too
    assert ">A</b> You" in me.get(f"/t/{table}").text


def test_pages_are_safe(house: Open) -> None:
    me = house.visitor()
    answer = me.get("/")
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    table = me.submit("/play", game="elekt").url
    for page in ("/", "/new", str(table), "/docs", "/rules/elekt"):
        text = me.get(page).text
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\son\w+=|\sstyle=", text), page
        assert not re.search(r'(?:src|href)="(?:https?:)?//', text), page


def test_database_holds_no_key_and_no_link(house: Open) -> None:
    table, maker, _ = seated(house)
    key = maker.cookies[COOKIE]
    live = house.table(table)
    found = repr([(each.link, each.key) for each in live.row.seats]) + live.row.creator + live.row.watch_link
    assert key not in found
    assert keys.hashed(key) == live.row.creator
    for number in range(3):
        assert keys.link(key, table, number, 1) not in found


def test_first_use_binds_a_seat(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person")
    link = maker.links(table)[0]
    first, second = house.visitor(), house.visitor()
    assert first.get(link).status_code == 200  # looking takes nothing
    assert second.get(link).status_code == 200
    assert first.sit(link, "  Anna \u202e\n ").status_code == 200
    assert house.table(table).row.seats[0].name == "Anna"
    assert second.sit(link, "Bert").status_code == 403
    assert second.get(link).status_code == 403
    assert first.get(link).url.path == f"/t/{table}"  # the owner comes back by the same link
    assert second.get(f"/t/{table}").status_code == 403


def test_a_lost_browser_is_let_in_again(house: Open) -> None:
    table, maker, people = seated(house, 2)
    lost, thief = people[0], house.visitor()
    assert thief.submit(f"/t/{table}/again", seat="A").status_code == 403
    assert lost.state(table)["seat"] == "A"
    old = keys.link(maker.cookies[COOKIE], table, 0, 1)
    assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
    assert lost.get(f"/t/{table}").status_code == 403
    assert thief.get(f"/s/{old}").status_code == 404
    again = house.visitor()
    assert again.sit(maker.links(table)[0], "Anna").status_code == 200
    assert again.state(table)["seat"] == "A"


def test_the_page_of_a_lost_browser_learns_nothing_more(house: Open) -> None:
    table, maker, people = seated(house, 2)
    with people[0].stream("GET", f"/t/{table}/events?seat=A") as answer:
        lines = answer.iter_lines()
        assert any("hand" in line for line in lines)  # it is sent the hand while the seat is its own
        assert maker.submit(f"/t/{table}/again", seat="A").status_code == 200
        house.visitor().sit(maker.links(table)[0], "Anna")
        play_some(house, table, 12)
        assert not any(line.startswith((":", "data: ")) for line in lines)  # and the stream has ended


def test_only_the_decider_chooses(house: Open) -> None:
    table, maker, people = seated(house)
    asked = house.table(table).game.decisions[0]
    stranger = house.visitor()
    for who in (*people, maker, stranger):
        if who is people[asked.seat]:
            continue
        answer = who.choose(table, asked.options[0], 0)
        assert answer.status_code in (403, 409)
        letter = "ABC"[asked.seat]
        forged = {"token": who.token(), "word": asked.options[0], "turn": 0, "seat": letter}
        assert who.post(f"/t/{table}/choose", data=forged).status_code == 403
    assert house.table(table).number == 0
    assert people[asked.seat].choose(table, asked.options[0], 0).status_code == 200
    assert house.table(table).number == 1


def test_stale_and_illegal_choices_are_refused_gently(house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    play_some(house, table, 3)
    decision = live.game.decisions[0]
    me, turn = people[decision.seat], live.opened[decision.seat]
    before = live.number
    illegal = me.choose(table, "fly to the moon", turn)
    assert illegal.status_code == 409
    assert "Possible:" in illegal.json()["refused"]
    assert live.number == before
    assert me.choose(table, decision.options[0], turn).status_code == 200
    stale = me.choose(table, decision.options[0], turn)
    assert stale.status_code == 409
    assert "moved on" in stale.json()["refused"]
    plain = me.submit(f"/t/{table}/choose", word=decision.options[0], turn=turn)
    assert plain.status_code == 200  # without a script: back at the table, with a note
    assert "moved on" in plain.text
    assert live.number == before + 1


@pytest.mark.parametrize("path", ["/play", "/new", "/language", "/t/{}/choose", "/t/{}/undo", "/t/{}/join"])
def test_forms_of_other_sites_are_refused(house: Open, path: str) -> None:
    table, _, people = seated(house, 2)
    me = people[0]
    fields = {"game": "elekt", "lang": "pl", "word": "x", "turn": "0"}
    where = path.format(table)
    assert me.post(where, data={**fields, "token": "0" * 32}).status_code == 403
    good = {**fields, "token": me.token()}
    assert me.post(where, data=good, headers={"origin": "https://evil.example"}).status_code == 403
    assert house.table(table).number == 0


def test_cookie_alone_is_not_enough_for_the_api(house: Open) -> None:
    table, _, people = seated(house, 2)
    decision = house.table(table).game.decisions[0]
    me = people[decision.seat]
    body = {"word": decision.options[0], "turn": 0}
    assert me.post(f"/api/tables/{table}/choose", json=body).status_code == 403
    good = me.post(f"/api/tables/{table}/choose", json=body, headers={"x-form-token": me.token()})
    assert good.status_code == 200


def test_undo_as_the_match_allows(house: Open) -> None:
    table, _, people = seated(house, 2)
    live = house.table(table)
    decision = live.game.decisions[0]
    me = people[decision.seat]
    for _ in range(60):
        decision = live.game.decisions[0]
        before = live.game.fingerprint()
        house.do(house.hall.choose(live, decision.seat, decision.options[0]))
        if not live.session.why_not_undo(decision.seat):
            break
    me = people[decision.seat]
    number = live.number
    answer = me.submit(f"/t/{table}/undo", seat="AB"[decision.seat])
    assert answer.status_code == 200
    assert live.number == number + 1  # taking back is a move of its own
    assert live.game.fingerprint() == before
    house.hall.forget(live)
    assert house.table(table).game.fingerprint() == before
    other = people[1 - decision.seat]
    refused = other.post(
        f"/t/{table}/undo", data={"token": other.token()}, headers={"accept": "application/json"}
    )
    assert refused.status_code == 409


def test_watching(house: Open) -> None:
    table, maker, people = seated(house, 2)
    play_some(house, table, 12)
    watcher = house.visitor()
    assert watcher.get(f"/t/{table}").status_code == 403
    assert watcher.get(maker.links(table)[-1]).status_code == 200
    state = watcher.state(table)
    assert state["seat"] == "watcher"
    assert state["decision"] is None
    assert watcher.choose(table, "pass", 0).status_code == 403
    events = list(watcher.events(f"/t/{table}/events", 1))
    assert "table" in events[0]
    assert people[0].state(table, "watch")["seat"] == "watcher"


def test_open_tables_can_be_joined(house: Open) -> None:
    maker, guest, late = house.visitor(), house.visitor(), house.visitor()
    table = maker.new_table("person", "person", access="open", sit="yes")
    assert f"/t/{table}/join" in guest.get("/").text
    assert guest.submit(f"/t/{table}/join", name="Guest", colour="emerald").status_code == 200
    assert guest.state(table)["seat"] == "B"
    assert late.submit(f"/t/{table}/join", name="Late").status_code == 409
    assert late.get(f"/t/{table}").status_code == 200  # anybody may watch


def test_hot_seat_draws_a_curtain(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("here", "here")
    live = house.table(table)
    asked = live.game.decisions[0].seat
    other = "AB"[1 - asked]
    behind = maker.get(f"/t/{table}", params={"seat": other}).text
    assert "curtain" in behind
    assert 'class="option"' not in behind
    assert "Your hand" not in behind
    front = maker.get(f"/t/{table}", params={"seat": "AB"[asked]}).text
    assert 'class="option"' in front


def test_a_bot_takes_a_free_seat(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", sit="yes")
    assert maker.submit(f"/t/{table}/bot", seat="B", level="random").status_code == 200
    assert house.table(table).row.seats[1].is_bot
    assert maker.submit(f"/t/{table}/bot", seat="A", level="random").status_code == 409


def test_replay_shows_only_the_own_past(house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 20)
    me = people[0]
    page = me.get(f"/t/{table}/replay", params={"at": 10})
    assert page.status_code == 200
    part = me.get(f"/t/{table}/replay", params={"at": 10, "part": "yes"}).json()
    assert part["at"] == 10
    assert part["last"] == 20
    assert me.get(f"/t/{table}/replay", params={"seat": "B"}).status_code == 403
    play_some(house, table, 10_000)
    assert house.table(table).game.is_over
    assert me.get(f"/t/{table}/replay", params={"seat": "B", "at": 10}).status_code == 200
    assert "seed" in me.get(f"/t/{table}/record").text


def test_settings_reach_the_table(house: Open) -> None:
    me = house.visitor()
    fields = {"game": "elekt", "seats": 2, "ruling-starting_heat": "2", "ruling-discard_pile": "open"}
    answer = me.submit("/new", **fields)
    table = str(answer.url).rsplit("/", 1)[1]
    assert house.table(table).row.settings.rulings == {"starting_heat": 2}
    assert me.submit("/new", game="elekt", seats=9).status_code == 422
    assert me.submit("/new", game="elekt", seats=2, **{"ruling-starting_heat": "77"}).status_code == 422
    assert me.submit("/new", game="chess", seats=2).status_code == 404


def test_names_cannot_carry_markup(house: Open) -> None:
    table, maker, people = seated(house, 2)
    house.do(seating.let_in_again(house.hall, house.table(table), 0, maker.cookies[COOKIE]))
    people[0].sit(maker.links(table)[0], "<script>alert(1)")
    text = people[1].get(f"/t/{table}").text
    assert "<script>alert" not in text
    assert "&lt;script&gt;alert" in text


def test_languages(house: Open) -> None:
    me = house.visitor()
    table = str(me.submit("/play", game="elekt").url)
    for language, word in (("pl", "Stół"), ("pt", "Mesa"), ("en", "Table")):
        me.submit("/language", lang=language, back="/")
        page = me.get(table).text
        assert f'<html lang="{language}">' in page
        assert f'aria-label="{word}"' in page
    assert me.submit("/language", lang="xx", back="/").status_code == 422
    assert me.submit("/language", lang="pl", back="//evil.example").status_code == 422


def test_limits() -> None:
    with opened(posts=5, new_tables=2) as house:
        me = house.visitor()
        assert me.post("/play", content=b"x" * 100_000).status_code == 413
        token = me.token()
        codes = [me.post("/play", data={"token": token, "game": "elekt"}).status_code for _ in range(8)]
        assert codes[:2] == [200, 200]
        assert 429 in codes[2:]

    with opened() as house:
        kind = {"content-type": "application/x-www-form-urlencoded"}
        answer = house.visitor().post("/play", content=(b"y" * 2_000 for _ in range(100)), headers=kind)
        assert answer.status_code == 413


def test_four_friends_behind_one_address_meet_no_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secrets, "randbits", lambda bits: 3)  # a game that goes on for long enough
    with Open(House(database=f"sqlite:///{tmp_path}/tables.db", pace=0.0)) as house:  # the usual limits
        table, _, people = seated(house, 4)
        live = house.table(table)
        tokens = [each.token() for each in people]
        with contextlib.ExitStack() as streams:
            for each in people:
                assert each.get(f"/t/{table}").status_code == 200
                assert streams.enter_context(each.stream("GET", f"/t/{table}/events")).status_code == 200
            luck = random.Random(1)
            for _ in range(60):  # much faster than people are
                asked = live.game.decisions[0]
                seat, word = asked.seat, luck.choice(asked.options)
                fields = {"token": tokens[seat], "word": word, "turn": live.opened[seat]}
                assert people[seat].post(f"/t/{table}/choose", data=fields).status_code == 200
                assert people[seat].get("/rules/elekt/EL-301").status_code == 200


def test_docs_describe_every_call(house: Open) -> None:
    page = house.visitor().get("/docs").text
    api = house.visitor().get("/openapi.json").json()
    for path in api["paths"]:
        assert path.replace("{", "{") in page
    assert "jsdelivr" not in page
