"""Run where Regalia is plugged in: whole games over HTTP, drawn by its own template, style and emblem."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator

import pytest

from interrex.engine.packs import LANGUAGES
from tests.web.house import Open, Visitor, opened, seated

PATIENCE = 60.0


@pytest.fixture(scope="module")
def house() -> Iterator[Open]:
    with opened() as found:
        yield found


def play_out(people: list[Visitor], table: str) -> dict[str, object]:
    """Everybody takes an option that the page offers, until the game is over."""
    patience = time.monotonic() + PATIENCE
    turn = 0
    while True:
        for each in people:
            state = each.state(table)
            if state["over"]:
                return state
            decision = state["decision"]
            if decision is not None:
                turn += 1
                word = decision["options"][turn % len(decision["options"])]
                assert each.choose(table, word, decision["turn"]).status_code in (200, 409)
        assert time.monotonic() < patience, "the game does not end"


def test_the_first_page_and_the_form(house: Open) -> None:
    visitor = house.visitor()
    page = visitor.get("/").text
    assert "<h3>Regalia</h3>" in page
    assert "A duel of bluff for two: press your claim, or yield" in page
    assert "seats: 2" in page or "2 " in page
    assert "a quarter of an hour" in page
    emblem = re.search(r'src="(/static/games/regalia/emblem\.svg\?\w+)"', page)
    assert emblem is not None
    answer = visitor.get(emblem[1])
    assert answer.headers["content-type"] == "image/svg+xml"
    form = visitor.get("/new?game=regalia").text
    assert "tie_goes_to" in form
    assert "patient" in form
    assert "/static/games/regalia/table.css" in form


def test_two_people_play_a_whole_game(house: Open) -> None:
    table, _, people = seated(house, 2, game="regalia")
    page = people[0].get(f"/t/{table}").text
    assert 'class="regalia"' in page
    assert 'class="rg-hand"' in page
    assert 'data-thing="card:' in page
    assert "/static/games/regalia/table.css" in page
    assert page.count("rg-face") == 4
    assert play_out(people, table)["winners"]
    replay = people[0].get(f"/t/{table}/replay?at=3").text
    assert 'class="regalia"' in replay
    assert people[0].get(f"/t/{table}/verify").status_code == 200


def test_a_person_plays_against_a_bot(house: Open) -> None:
    visitor = house.visitor()
    table = visitor.new_table("person", "greedy", sit="yes", game="regalia")
    assert play_out([visitor], table)["winners"]


def test_a_person_plays_against_the_patient_bot(house: Open) -> None:
    visitor = house.visitor()
    table = visitor.new_table("person", "patient", sit="yes", game="regalia")
    assert play_out([visitor], table)["winners"]


def test_the_page_shows_no_secret(house: Open) -> None:
    """A page for one seat names none of the rival's cards that lie in the hand or face down."""
    table, _, people = seated(house, 2, game="regalia")
    live = house.table(table)
    mine = {part.word for parts in live.game.decisions[0].parts for part in parts if part.type == "card"}
    theirs = {part.word for parts in live.game.decisions[1].parts for part in parts if part.type == "card"}
    page = people[0].get(f"/t/{table}").text
    for card in theirs - mine:
        assert f'"{card}"' not in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_cards_can_be_read(house: Open, language: str) -> None:
    visitor = house.visitor()
    visitor.headers["accept-language"] = language
    assert "RG-205" in visitor.get("/rules/regalia").text
    assert "RG-205" in visitor.get("/rules/regalia/RG-205", headers={"accept": "*/*"}).text
    card = visitor.get("/cards/regalia/spy").text
    assert "RG-604" in card
    assert visitor.get("/cards/regalia/nobody").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/static/games/regalia/nothing.css",
        "/static/games/regalia/..%2Fspec.py",
        "/static/games/regalia/../spec.py",
        "/static/games/regalia/..%5Cspec.py",
        "/static/games/regalia/%2e%2e/packs/house.toml",
        "/static/games/regalia//etc/passwd",
        "/static/games/nobody/table.css",
        "/static/games/elekt/table.css",
    ],
)
def test_nothing_else_of_the_package_is_served(house: Open, path: str) -> None:
    answer = house.visitor().get(path)
    assert answer.status_code == 404, answer.text
    assert "GameSpec" not in answer.text
