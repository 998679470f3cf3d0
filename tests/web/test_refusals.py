"""Refusals speak to people: a page in their language, never raw text or the words of a program."""

import re

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.web.access.guard import MAX_BYTES
from interrex.web.phrases import say
from tests.web.house import Open, Visitor, opened

NOBODY = "0" * 32


def spoken(house: Open, language: str) -> Visitor:
    """Somebody new whose browser speaks a language."""
    visitor = house.visitor()
    visitor.headers["accept-language"] = language
    return visitor


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_is_refused_in_the_own_language(house: Open, language: str) -> None:
    private = house.visitor().new_table("person", "person")
    visitor = spoken(house, language)
    for path, status, key in (
        ("/nowhere", 404, "no-such-page"),
        ("/t/000000000000", 404, "no-such-table"),
        ("/t/odd", 404, "no-such-table"),
        (f"/s/{NOBODY}", 404, "no-such-link"),
        (f"/w/{NOBODY}", 404, "no-such-link"),
        ("/s/odd", 404, "no-such-link"),
        ("/rules/chess", 404, "no-such-game"),
        ("/learn/chess", 404, "no-such-game"),
        ("/learn/elekt?step=x", 422, "senseless"),
        (f"/t/{private}", 403, "by-link-only"),
        (f"/t/{private}/replay", 403, "by-link-only"),
    ):
        answer = visitor.get(path)
        assert (path, answer.status_code) == (path, status)
        assert f'<p class="lead">{say(language, key)}</p>' in answer.text, path
    for path, key in ((f"/t/{private}/undo", "not-seated"), (f"/t/{private}/bot", "only-creator")):
        assert say(language, key) in visitor.submit(path, seat="A", level="random").text
    assert say(language, "old-page") in visitor.post("/play", data={"token": "x", "game": "elekt"}).text


def test_programs_are_refused_in_english_with_the_field(house: Open) -> None:
    visitor = spoken(house, "pl")
    assert visitor.get("/api/tables/odd").json() == {"detail": "There is no such table."}
    assert "seats" in visitor.post("/api/tables", json={"game": "elekt", "seats": "many"}).json()["detail"]


def test_who_comes_to_a_dead_link_can_change_the_language_there(house: Open) -> None:
    visitor = spoken(house, "en")
    refused = visitor.get(f"/s/{NOBODY}").text
    found = dict(re.findall(r'name="(token|back)" value="([^"]+)"', refused))
    answer = visitor.post("/language", data={**found, "lang": "pl"})
    assert answer.status_code == 404  # the same page again
    assert say("pl", "no-such-link") in answer.text


def test_too_large_and_too_fast_are_pages_too() -> None:
    with opened(reads=5) as house:
        visitor = spoken(house, "pl")
        large = visitor.post("/verify", files={"file": ("record.game", b"x" * (MAX_BYTES + 1))})
        assert large.status_code == 413
        assert say("pl", "too-large", most=64) in large.text
        last = [visitor.get("/") for _ in range(7)][-1]
        assert last.status_code == 429
        assert last.headers["retry-after"]
        assert say("pl", "too-fast") in last.text
        asked = visitor.get("/", headers={"accept": "application/json"})
        assert asked.json()["refused"] == say("pl", "too-fast")
