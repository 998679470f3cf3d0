"""Pages that once spoke English only: the API, the readings of rulings, refused records, the city."""

import re
from typing import Any

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.web.phrases import say
from tests.web.house import Open, seated

OTHERS = LANGUAGES[1:]
TAG = re.compile(r"<[^>]+>")


def described(api: dict[str, Any]) -> dict[str, str]:
    """The phrase of everything the API describes, and its description."""
    found = {"docs-about": api["info"]["description"]}
    for methods in api["paths"].values():
        for call in methods.values():
            found[f"call-{call['summary'].lower().replace(' ', '-')}"] = call["description"]
            for each in call.get("parameters", ()):
                if "description" in each:
                    found[f"field-{each['name']}"] = each["description"]
    for schema in api["components"]["schemas"].values():
        for name, about in schema.get("properties", {}).items():
            if "description" in about:
                found[f"field-{name}"] = about["description"]
    return found


def test_the_api_is_described_in_every_language(house: Open) -> None:
    """What programs read in English, people read in their own language; the two never drift apart."""
    visitor = house.visitor()
    phrases = described(visitor.get("/openapi.json").json())
    assert len(phrases) > 20
    for key, text in phrases.items():
        assert say("en", key) == " ".join(text.split()).replace("``", "`"), key
    for language in OTHERS:
        page = visitor.get("/docs", headers={"accept-language": language}).text
        for key in phrases:
            assert say(language, key) != say("en", key), key
            assert say(language, key).split("`")[0].strip() in page, key


@pytest.mark.parametrize(
    ("language", "said"), [("pl", "zostaje u tamtego gracza"), ("pt", "fica com o outro jogador")]
)
def test_readings_of_rulings_are_named_in_the_form(house: Open, language: str, said: str) -> None:
    page = house.visitor().get("/new?game=elekt", headers={"accept-language": language}).text
    assert f'value="stays">{said}' in page
    assert not re.search(r">(odczytanie|leitura) \d<", page)


def test_a_table_tells_by_which_other_readings_it_is_played(house: Open) -> None:
    visitor = house.visitor()
    made = visitor.post(
        "/api/tables",
        json={"game": "elekt", "seats": ["person", "person"], "rulings": {"excess_taken_heat": "to_pool"}},
        headers={"x-form-token": visitor.token()},
    ).json()
    visitor.sit(made["links"][0].rpartition("/")[2], "Ola")
    page = visitor.get(f"/t/{made['table']}/log", headers={"accept-language": "pl"}).text
    assert "EL-R08" in page
    assert "trafia do puli" in page


@pytest.mark.parametrize(
    ("language", "said"), [("pl", "to nie jest zapis gry"), ("pt", "isto não é um registro")]
)
def test_a_bad_record_is_refused_in_the_readers_language(house: Open, language: str, said: str) -> None:
    visitor = house.visitor()
    answer = visitor.post(
        "/verify",
        data={"token": visitor.token()},
        files={"file": ("evening.game", b"dear diary")},
        headers={"accept-language": language},
    )
    assert answer.status_code == 422
    assert said in answer.text.lower()


def test_the_city_shows_no_coordinates(house: Open) -> None:
    table, maker, _ = seated(house, 2, "masters")
    for language in LANGUAGES:
        page = maker.get(f"/t/{table}", headers={"accept-language": language}).text
        assert "cell:r1c1" in page
        assert not re.search(r"\br[1-3]c[1-3]\b", TAG.sub(" ", page))
        assert not re.search(r'(aria-label|title)="[^"]*\br[1-3]c[1-3]\b', page)


def test_the_rulebook_names_the_readings_of_a_ruling(house: Open) -> None:
    visitor = house.visitor()
    book = visitor.get("/rules/elekt", headers={"accept-language": "pl"}).text
    assert "<code>excess_taken_heat=to_pool</code> trafia do puli" in book
    one = visitor.get("/rules/elekt/EL-R08", headers={"accept-language": "pt", "accept": "*/*"}).text
    assert "<code>excess_taken_heat=to_pool</code> vai para a reserva" in one
