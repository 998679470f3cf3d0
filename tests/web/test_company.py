"""Company: friends take bots' seats, people talk, a rematch is found again, and the end is told."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.match.lead import changes_of_lead
from interrex.web import keys
from interrex.web.access.guard import COOKIE
from interrex.web.phrases import say
from interrex.web.store import Seat
from interrex.web.store.database import MAX_MESSAGES
from interrex.web.tables import live as live_tables
from interrex.web.tables.company import PHRASES
from interrex.web.tables.new_table import Beginning, NewTable
from tests.secrecy.drawing import Drawn, choice, settings_of, table_of
from tests.web.house import Open, Visitor, opened, seated, until
from tests.web.test_who_may import log_of, told

SEATS = {"elekt": 3, "vendetta": 3, "masters": 2, "veto": 2}


def bot_links(maker: Visitor, table: str) -> list[str]:
    """The links to bots' seats, which stand before the one for watching."""
    return maker.links(table)[:-1]


# --- a friend takes a bot's seat -----------------------------------------------------------------------


def test_a_friend_takes_a_bots_seat_by_link(house: Open) -> None:
    maker, friend, late = house.visitor(), house.visitor(), house.visitor()
    answer = maker.submit("/play", game="elekt")
    table = str(answer.url).rsplit("/", 1)[1]
    link = bot_links(maker, table)[0]
    assert say("en", "seat-from-bot", name="Jan") in friend.get(link).text
    assert friend.get(f"/t/{table}").status_code == 403  # nothing is seen before the seat is taken
    assert friend.sit(link, "Friend").status_code == 200
    live = house.table(table)
    assert (live.row.seats[1].kind, live.row.seats[1].level, live.bot_level(1)) == ("person", "", "")
    assert house.hall.store.table(table).seats[1].kind == "person"  # type: ignore[union-attr]
    for who in (maker, friend):
        assert told(who, table, "sat-bot", name="Friend", letter="B")
    assert friend.state(table)["seat"] == "B"
    assert late.sit(link, "Late").status_code == 403
    assert len(bot_links(maker, table)) == 1  # the other bot


def test_whoever_just_begins_plays_a_game_for_beginners(house: Open) -> None:
    """Masters of the Night on easy, for “Play now” alone."""
    maker = house.visitor()
    now = str(maker.submit("/play", game="masters").url).rsplit("/", 1)[1]
    made = maker.new_table("person", "random", game="masters", sit="yes")
    kinds = [house.table(table).row.settings.variants.get("difficulty", "medium") for table in (now, made)]
    assert kinds == ["easy", "medium"]


def test_nobody_takes_a_second_seat_from_a_bot(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "random", "random", sit="yes")
    link = bot_links(maker, table)[0]
    assert maker.get(link).status_code == 409
    assert maker.sit(link, "Both").status_code == 409
    friend = house.visitor()
    assert friend.sit(link, "Friend").status_code == 200
    assert friend.sit(bot_links(maker, table)[-1], "Both").status_code == 409
    assert [seat.is_bot for seat in house.table(table).row.seats] == [False, False, True]


def test_no_bots_seat_without_a_link(house: Open) -> None:
    maker, guest = house.visitor(), house.visitor()
    table = maker.new_table("person", "random", sit="yes", access="open")
    assert guest.submit(f"/t/{table}/join", name="Guest").status_code == 409
    assert "/s/" not in guest.get(f"/t/{table}").text
    table, people = over(house, "veto", "person", "random")
    assert "/s/" not in people[0].get(f"/t/{table}").text
    link = keys.link(people[0].cookies[COOKIE], table, 1, 1)
    assert guest.sit(f"/s/{link}", "Guest").status_code == 409


def test_the_level_of_a_bot_stands_at_its_seat(house: Open) -> None:
    maker = house.visitor()
    for game in interrex.games():
        table = maker.new_table("person", *["random"] * (SEATS[game] - 1), sit="yes", game=game)
        maker.headers["accept-language"] = "pl"
        assert say("pl", "bot-of", level=say("pl", "level-random")) in maker.get(f"/t/{table}").text
        maker.headers["accept-language"] = "en"
        assert maker.state(table)["seats"][1]["level"] == "random"


# --- what people say -----------------------------------------------------------------------------------


def test_a_phrase_is_read_in_the_readers_language(house: Open) -> None:
    table, _, people = seated(house, 2)
    for phrase in PHRASES[:3]:
        assert people[0].submit(f"/t/{table}/say", phrase=phrase).status_code == 200
    for language in LANGUAGES:
        people[1].headers["accept-language"] = language
        page = people[1].get(f"/t/{table}").text
        for phrase in PHRASES[:3]:
            assert f'<span class="chat-said">{say(language, f"phrase-{phrase}")}</span>' in page
    assert people[1].state(table)["talk"]["messages"][0] == {
        "seat": "A", "name": "Person 0", "phrase": PHRASES[0], "text": "",
    }  # fmt: skip


def test_a_text_is_only_text_and_never_part_of_the_record(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url) as house:
        table, _, people = seated(house, 2)
        before = people[0].get(f"/t/{table}/record").text
        said = "<b onclick=x>&amp;\r\n\x00\u202e " + "word " * 30
        assert people[1].submit(f"/t/{table}/say", text=said).status_code == 200
        assert people[0].get(f"/t/{table}/record").text == before
        assert not any("onclick" in line for line in log_of(people[0], table))
        kept = people[0].state(table)["talk"]["messages"]
        assert kept[0]["text"].startswith("<b onclick=x>&amp; word word")
        page = people[0].get(f"/t/{table}").text
        assert "&lt;b onclick=x&gt;&amp;amp;" in page
        assert "<b onclick" not in page
        cookies = people[0].cookies
    with opened(database=url) as again:  # it is stored with the table
        back = again.visitor()
        back.cookies = cookies
        assert back.state(table)["talk"]["messages"] == kept


def test_what_cannot_be_said(house: Open) -> None:
    table, _, people = seated(house, 2)
    stranger = house.visitor()
    assert stranger.submit(f"/t/{table}/say", phrase="hello").status_code == 403
    for fields in ({}, {"text": " \u200b\n"}, {"phrase": "rude"}, {"text": "x" * 201}):
        assert people[0].submit(f"/t/{table}/say", **fields).status_code == 422, fields
    assert people[0].submit(f"/t/{table}/say", phrase="hello", seat="B").status_code == 403
    assert house.table(table).row.messages == []
    with opened(talk=3) as strict:
        table, _, people = seated(strict, 2)
        codes = [people[0].submit(f"/t/{table}/say", phrase="hello").status_code for _ in range(4)]
        assert codes[:3] == [200] * 3
        assert codes[3] == 429
        assert people[1].submit(f"/t/{table}/say", phrase="hello").status_code == 200  # each has their own


def test_only_the_last_messages_are_kept(house: Open) -> None:
    table, _, people = seated(house, 2)
    store, live = house.hall.store, house.table(table)
    people[0].submit(f"/t/{table}/say", text="first")
    message = live.row.messages[0]
    for _ in range(MAX_MESSAGES):
        store.add_message(table, message)
    found = store.table(table)
    assert found is not None
    assert len(found.messages) == MAX_MESSAGES


def test_what_is_said_comes_by_the_stream_and_watchers_read_it(house: Open) -> None:
    maker, watcher = house.visitor(), house.visitor()
    table = maker.new_table("person", "person", sit="yes")
    assert watcher.get(maker.links(table)[-1]).status_code == 200
    events = watcher.events(f"/t/{table}/events", 20)
    next(events)
    maker.submit(f"/t/{table}/say", text="Is anybody there?")
    assert any("Is anybody there?" in event.get("chat", "") for event in events)
    page = watcher.get(f"/t/{table}").text
    assert "live-mark" in page
    assert "/say" not in page  # who has no seat only reads
    assert watcher.submit(f"/t/{table}/say", phrase="hello").status_code == 403


# --- the rematch ---------------------------------------------------------------------------------------


def over(house: Open, game: str, *seating: str) -> tuple[str, list[Visitor]]:
    """A table at which a game was played to its end, by people unless bots are named."""
    count = SEATS[game]
    people = [house.visitor() for _ in range(count)]
    for each in people:
        each.get("/")
    settings = settings_of(Drawn(game, count, 1))
    played = table_of(Drawn(game, count, 1))
    luck = random.Random(1)
    while not played.is_over:
        seat, word = choice(played, luck)
        played.choose(word, seat)
    whole = played.record()
    who = seating or ("person",) * count
    sat = {
        seat: Seat("person", "", f"Person {seat}", "azure", "", key=keys.hashed(each.cookies[COOKIE]))
        for seat, each in enumerate(people)
        if who[seat] == "person"
    }
    beginning = Beginning(settings.seed, whole.choices, settings.rules_version)
    wanted = NewTable(
        game, who, people=sat, beginning=beginning, pack=settings.pack_hash, is_open=bool(seating)
    )
    live = house.do(house.hall.new_table(people[0].cookies[COOKIE], wanted))
    house.do(house.hall._end(live))
    assert live.game.is_over
    return live.id, people


def test_a_rematch_is_found_again_after_a_restart(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with opened(database=url) as house:
        table, people = over(house, "elekt")
        again = str(people[1].submit(f"/t/{table}/rematch", moved=1).url).rsplit("/", 1)[1]
        assert str(people[0].submit(f"/t/{table}/rematch", moved=0).url).rsplit("/", 1)[1] == again
        cookies = [each.cookies for each in people]
    with opened(database=url) as house:
        for number, each in enumerate(cookies):
            back = house.visitor()
            back.cookies = each
            assert f'href="/t/{again}"' in back.get(f"/t/{table}").text
            assert back.state(table)["rematch"] == again
            assert back.state(again)["seat"] == "ABC"[(number + 1) % 3]
            assert told(back, again, "sat", name=f"Person {number}", letter="ABC"[(number + 1) % 3])


def test_of_two_servers_one_makes_the_rematch(house: Open) -> None:
    table, people = over(house, "veto")
    live = house.table(table)
    first = str(people[0].submit(f"/t/{table}/rematch").url).rsplit("/", 1)[1]
    live.row.rematch = ""  # another server has not heard of it yet
    assert str(people[1].submit(f"/t/{table}/rematch").url).rsplit("/", 1)[1] == first
    assert live.row.rematch == first


def test_decks_move_on_with_those_who_play_them(house: Open) -> None:
    table, people = over(house, "veto")
    again = str(people[0].submit(f"/t/{table}/rematch", moved=1).url).rsplit("/", 1)[1]
    spec = game_spec("veto")
    assert spec.decks is not None

    def decks(which: str) -> list[Any]:
        variants = house.table(which).row.settings.variants
        assert spec.decks is not None
        return [variants.get(name, spec.variants[name][0]) for name in spec.decks.variants[:2]]

    assert decks(again) == decks(table)[::-1]


# --- the end -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", interrex.games())
def test_the_end_says_who_why_and_how_the_lead_changed(house: Open, game: str) -> None:
    table, people = over(house, game)
    live = house.table(table)
    result = live.game.result
    assert result is not None
    turns = changes_of_lead(live.session)
    until(lambda: live.lead_changes == turns)
    page = re.sub(r"\s+", " ", people[0].get(f"/t/{table}").text)
    assert f'data-rule="{result.rule}"' in page
    assert page.count('<span class="rank"') == (0 if game_spec(game).cooperative else live.game.seats)
    for turn in turns.told:
        assert f"/t/{table}/replay?at={turn.number}" in page
        assert turn.standings != turn.were
    if game_spec(game).cooperative:
        assert say("en", "lost-together") in page  # chance does not save the Veil
        assert say("en", "mn-seals-placed") in page
        assert all(turn.standings[0] < turn.were[0] for turn in turns.told)
    for one, next_one in zip(turns.told, turns.told[1:], strict=False):
        assert one.number < next_one.number
        assert game_spec(game).cooperative or next_one.before == one.leaders
        assert game_spec(game).cooperative or next_one.before == one.leaders


def test_a_game_stands_where_nobody_can_say_how_the_lead_changed(
    house: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table, people = over(house, "elekt")
    house.do(house.hall.chronicle.end(house.table(table).row, house.table(table).session))
    monkeypatch.setattr(live_tables, "changes_of_lead", None)
    house.hall.forget(house.table(table))
    assert not house.table(table).lead_changes.told
    assert people[0].get(f"/t/{table}").status_code == 200
    assert "cannot be found" in caplog.text


def test_a_lead_is_held_by_those_who_have_most(house: Open) -> None:
    """The last change in Elekt, by Titles, leaves the winner in the lead, where no tie was broken."""
    table, _ = over(house, "elekt")
    live = house.table(table)
    result = live.game.result
    assert result is not None
    turns = changes_of_lead(live.session)
    if result.rule != "EL-808":
        assert turns.told[-1].leaders == result.winners
