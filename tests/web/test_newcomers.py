"""What a newcomer stumbles on: forms, rules and replays that tell what is meant, in their own language."""

import html
import re

import pytest

from interrex import games
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec
from interrex.rules.book import rulebook
from interrex.web.phrases import say
from tests.web.house import Open, play_some, seated

DECIDES = r'<li[^>]* class="player \w+(?: you)? decides"[^>]*>.*?data-thing="seat:(\w)"'


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_rulings_are_told_whole_and_in_the_language(house: Open, game: str, language: str) -> None:
    visitor = house.visitor()
    visitor.headers["accept-language"] = language
    page = visitor.get(f"/new?game={game}").text
    for ruling in game_spec(game).rulings:
        about = rulebook(game, language).find(ruling.ruling_id)
        told = re.search(rf'id="about-{ruling.name}" lang="(\w+)">([^<]+)', page)
        assert told is not None
        assert (told[1], html.unescape(told[2])) == (about.language, about.plain)
        assert "\\|" not in told[2]  # the mark of a row in the rulebook's table


def test_a_table_that_cannot_be_made_cites_the_rule(house: Open) -> None:
    visitor = house.visitor()
    visitor.headers["accept-language"] = "pl"
    page = visitor.submit("/new", game="vendetta", seats=5, **{"variant-teams": "true"})
    assert page.status_code == 422
    assert say("pl", "cannot-make") in page.text
    assert 'href="/rules/vendetta#VE-1501"' in page.text
    assert rulebook("vendetta", "pl").find("VE-1501").plain in html.unescape(page.text)


def test_a_rule_opened_in_a_tab_of_its_own_stands_in_the_book(house: Open) -> None:
    visitor = house.visitor()
    dialog = visitor.get("/rules/elekt/EL-402")
    assert "<html" not in dialog.text
    page = visitor.get("/rules/elekt/EL-402", headers={"accept": "text/html,*/*;q=0.8"})
    assert page.url.path == "/rules/elekt"
    assert page.url.fragment == "EL-402"
    assert 'id="EL-402"' in page.text


def test_a_replay_tells_who_decided_then(house: Open) -> None:
    table, _, people = seated(house, 3)
    play_some(house, table, 30)
    live = house.table(table)
    for at in (0, 1, 7, 20):
        then = live.game.choices[at]
        for seat, person in enumerate(people):
            shown = person.get(f"/t/{table}/replay?at={at}&part=yes&seat={'ABC'[seat]}").json()["regions"]
            chosen = re.findall(DECIDES, shown["table"], re.DOTALL)
            assert chosen == ["ABC"[then[0]]]
            assert say("en", "away") not in shown["table"]
            assert 'class="question' in shown["asked"]


def test_nothing_is_taken_back_once_all_lies_open(house: Open) -> None:
    table, _, people = seated(house, 2)
    play_some(house, table, 10_000)
    live = house.table(table)
    assert live.game.is_over
    last = live.choices[-1][0] if live.choices else None
    assert last is not None
    answer = people[last].post(
        f"/t/{table}/undo",
        data={"token": people[last].token(), "seat": "AB"[last]},
        headers={"accept": "application/json"},
    )
    assert answer.status_code == 409
    assert answer.json()["refused"] == say("en", "no-undo-over")
    page = people[last].get(f"/t/{table}").text
    assert "data-undo" not in page
    assert "EL-" in page
    assert (
        "(EL-" not in page.split('id="region-prompt"')[1].split("</section>")[0]
    )  # the rule stands there once


def test_who_sits_down_is_told_who_is_there(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", "person", sit="yes")
    assert (
        "at the table: Maker</p>" in house.visitor().get(maker.links(table)[0]).text
    )  # free seats are nobody


def test_free_seats_are_told_until_they_are_taken(house: Open) -> None:
    maker = house.visitor()
    table = maker.new_table("person", "person", "person", sit="yes")
    told = say("en", "seats-free", letters="B, C")
    page = maker.get(f"/t/{table}").text
    assert told in page
    assert 'href="#region-links"' in page
    assert (
        page.count(f">{say('en', 'away')}<") == 1
    )  # the maker, whose browser does not listen; a free seat is free
    guest = house.visitor()
    guest.sit(maker.links(table)[0], "Guest")
    assert say("en", "seats-free", letters="C") in guest.get(f"/t/{table}").text
    assert 'href="#region-links"' not in guest.get(f"/t/{table}").text
    maker.submit(f"/t/{table}/bot", seat="C", level="random")
    assert "Free seats" not in maker.get(f"/t/{table}").text


def test_the_rulebook_is_for_players(house: Open) -> None:
    page = house.visitor().get("/rules/elekt").text
    assert "[follows]" not in page
    assert "[table]" not in page
    assert "goes on taking turns alone.</p>" in page
