"""The pool of cards and decks over HTTP: searched, built, saved, shared, taken to a table."""

from __future__ import annotations

import dataclasses
import re
import threading
from collections.abc import Iterator
from typing import Any

import pytest

import interrex
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack, house_text
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.web.actions import decks as action
from interrex.web.phrases import say
from interrex.web.store.decks import MAX_VERSIONS, SavedDecks, TooMany
from interrex.web.tables.decks import MAX_DECK
from tests.web.house import Open, Visitor, opened, play_some

PACK = house_pack("veto")
LEGAL = preconstructed(PACK, "trybuni").code()
HTML = {"accept": "text/html"}


def saved(who: Visitor, code: str = LEGAL, **more: str) -> str:
    answer = who.submit("/decks/veto/save", code=code, **{"name": "Mine", **more})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["deck"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", interrex.games())
def test_every_card_lies_in_the_pool_and_has_a_page(house: Open, game: str, language: str) -> None:
    who = house.visitor()
    page = who.get(f"/cards/{game}?lang={language}").text
    cards = re.findall(r'data-pool="([^"]+)"', page)
    if game in ("elekt", "vendetta", "masters", "veto"):
        assert len(cards) == len(set(cards)) > 60
    for card in cards[:2]:
        whole = who.get(f"/cards/{game}/{card}?lang={language}", headers=HTML).text
        assert f'<html lang="{language}"' in whole
        assert "<html" not in who.get(f"/cards/{game}/{card}").text  # a part, for the dialog


def test_a_link_to_a_search_finds_the_same_for_everybody(house: Open) -> None:
    link = "/cards/veto?keyword=slawny&lafa-from=7&sort=-szabla"
    found = [re.findall(r'data-pool="([^"]+)"', house.visitor().get(link).text) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0][0] in ("michal-wolodyjowski", "stefan-czarniecki")
    assert "samuel-laszcz" not in found[0]
    part = house.visitor().get(f"{link}&only=cards").text
    assert "<html" not in part
    assert re.findall(r'data-pool="([^"]+)"', part) == found[0]


@pytest.mark.parametrize("query", ["keyword=x", "lafa-from=x", "sort=colour", "lafa-from=--", "lafa-to=1.5"])
def test_a_search_that_makes_no_sense_shows_all_cards_and_says_so(house: Open, query: str) -> None:
    answer = house.visitor().get(f"/cards/veto?{query}")
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
    assert answer.text.count("data-pool=") == len(PACK.kinds)


@pytest.mark.parametrize(("language", "said"), [("pl", "wpisz jedną z:"), ("pt", "escreva um destes:")])
def test_a_wrong_search_is_told_in_the_reader_s_language(house: Open, language: str, said: str) -> None:
    page = house.visitor().get(f"/cards/veto?keyword=x&lang={language}").text
    alert = page.partition('role="alert"')[2].partition("</div>")[0]
    assert said in alert
    assert "There is no" not in alert
    assert 'lang="en"' not in alert


def test_the_language_changes_and_the_search_stays(house: Open) -> None:
    who = house.visitor()
    back = re.search(r'name="back" value="([^"]+)"', who.get("/cards/veto?keyword=slawny&text=").text)
    assert back is not None
    assert back[1] == "/cards/veto?keyword=slawny"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_deck_of_the_pack_has_a_page_on_how_it_wins(house: Open, language: str) -> None:
    who = house.visitor()
    listed = who.get(f"/decks/veto?lang={language}").text
    for deck in PACK.decks:
        assert f'href="/decks/veto/{deck.id}"' in listed
    page = who.get(f"/decks/veto/{SHIPPED[4]}?lang={language}").text
    assert PACK.decks[4].about[language][:40] in page.replace("&#39;", "'")
    assert 'data-legal="yes"' in page


def test_a_deck_is_weighed_with_every_rule_named(house: Open) -> None:
    who = house.visitor()
    code = "faction dworscy, 4 latyfundium, 1 kamaryla, 2 jan-zagloba"
    said = who.submit("/decks/veto/weigh", code=code, seed=1).text
    assert {"VT-401", "VT-404", "VT-106"} <= set(re.findall(r'data-rule="([^"]+)"', said))
    assert 'data-legal="yes"' in who.submit("/decks/veto/weigh", code=LEGAL).text
    assert "VT-1423" in who.submit("/decks/veto/weigh", code=LEGAL, feast="yes").text
    one, other = (who.submit("/decks/veto/weigh", code=LEGAL, seed=seed).text for seed in (1, 2))
    assert one != other  # another hand
    wrong = who.submit("/decks/veto/weigh", code="faction dworscy, 3 latyfundum")
    assert wrong.status_code == 422
    assert "latyfundium" in wrong.json()["refused"]  # did you mean


def test_a_deck_is_read_and_written_by_ids_and_by_names(house: Open) -> None:
    who = house.visitor()
    for form in ("toml", "txt"):
        text = who.submit("/decks/veto/write", code=LEGAL, form=form, name="x").json()["text"]
        assert who.submit("/decks/veto/read", text=text).json()["code"] == LEGAL
        file = who.get(f"/decks/veto/trybuni/file?form={form}").text
        assert who.submit("/decks/veto/read", text=file).json()["code"] == LEGAL
    wrong = who.submit("/decks/veto/read", text="dworscy\n1 latyfundum\n1 szynq\n").json()["refused"]
    assert "latyfundium" in wrong
    assert "szynk" in wrong  # every line that is wrong


def test_a_saved_deck_is_read_by_its_link_and_changed_by_its_owner_alone(house: Open) -> None:
    owner, other = house.visitor(), house.visitor()
    deck = saved(owner)
    assert "Mine" in other.get(f"/decks/veto/{deck}").text
    assert deck not in other.get("/decks/veto").text
    assert deck in owner.get("/decks/veto").text
    assert saved(other, deck=deck) != deck  # a copy of one's own
    assert saved(owner, LEGAL + ", 1 wypad", deck=deck, version="1") == deck
    assert "Version 1" in owner.get(f"/decks/veto/{deck}").text
    assert ">+1<" in owner.get(f"/decks/veto/diff?one={deck}&version=1&other={deck}").text
    assert other.submit("/decks/veto/forget", deck=deck).status_code == 404
    assert owner.submit("/decks/veto/forget", deck=deck, version=1).status_code == 409
    assert owner.submit("/decks/veto/forget", deck=deck, version=2).status_code == 200
    assert owner.get(f"/decks/veto/{deck}").status_code == 404


def test_a_name_is_text(house: Open) -> None:
    who = house.visitor()
    deck = saved(who, name="<script>alert(1)</script>\x00\u202e")
    assert "<script>alert" not in who.get(f"/decks/veto/{deck}").text + who.get("/decks/veto").text


def test_a_deck_meets_a_bot_in_one_click(house: Open) -> None:
    who = house.visitor()
    answer = who.submit("/decks/veto/play", code=LEGAL, against="sicz")
    live = house.table(str(answer.url).rsplit("/", 1)[1])
    assert live.row.settings.variants == {"deck_a": LEGAL, "deck_b": "sicz"}
    assert [seat.is_bot for seat in live.row.seats] == [False, True]
    refused = who.submit("/decks/veto/play", code="faction dworscy, 3 latyfundium")
    assert refused.status_code == 409
    assert "VT-401" in refused.text


def test_a_saved_deck_lies_ready_at_a_new_table(house: Open) -> None:
    who = house.visitor()
    deck = saved(who)
    form = who.get(f"/new?game=veto&deck={deck}").text
    assert f'<option value="{LEGAL}" selected>Mine</option>' in form
    answer = who.submit(
        "/new", game="veto", seats=2, **{"seat-A": "here", "seat-B": "easy", "variant-deck_a": LEGAL}
    )
    live = house.table(str(answer.url).rsplit("/", 1)[1])
    assert live.row.settings.variants["deck_a"] == LEGAL


def test_a_deck_of_somebody_else_and_an_earlier_version_lie_ready_too(house: Open) -> None:
    who = house.visitor()
    deck = saved(who)
    saved(who, LEGAL + ", 1 wypad", deck=deck, version="1")
    link = f"/new?game=veto&deck={deck}&version=1"
    assert link.replace("&", "&amp;") in who.get(f"/decks/veto/{deck}?version=1").text
    for each in (who, house.visitor()):
        assert f'<option value="{LEGAL}" selected>Mine</option>' in each.get(link).text


@pytest.fixture(scope="module")
def with_packs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A house with a second pack of Veto!, in which one deck has another name and card."""
    folder = tmp_path_factory.mktemp("packs")
    text = (house_text("veto") or "").replace('id = "house"', 'id = "second"', 1)
    text = text.replace('id = "sicz"', 'id = "kosz"', 1)
    (folder / "second.toml").write_text(text, encoding="utf-8")
    with opened(packs=folder) as house:
        yield house


def test_a_deck_of_another_pack_keeps_its_pack_from_page_to_page(with_packs: Open) -> None:
    who = with_packs.visitor()
    pack = with_packs.hall.packs.offered("veto")[1]
    query = f"pack={pack.hash}"
    page = who.get(f"/decks/veto/kosz?{query}").text
    for link in (f"/new?game=veto&deck=kosz&{query}", f"/decks/veto/build?deck=kosz&{query}"):
        assert link.replace("&", "&amp;") in page
        assert who.get(link).status_code == 200
    assert f'name="pack" value="{pack.hash}"' in page.partition('action="/decks/veto/diff"')[2]
    compared = who.get(f"/decks/veto/diff?one=kosz&other=dworscy&{query}").text
    assert f"/decks/veto/kosz?{query}" in compared
    assert f"/decks/veto/dworscy?{query}" in compared
    form = who.get(f"/new?game=veto&deck=kosz&{query}").text
    code = preconstructed(pack, "kosz").code()
    assert f'<option value="{code}" selected>' in form
    assert f'<option value="{pack.hash}" selected>' in form


def test_a_new_table_offers_the_saved_decks_of_its_pack(with_packs: Open) -> None:
    who = with_packs.visitor()
    house, second = (each.hash for each in with_packs.hall.packs.offered("veto"))
    named = {"": "Unnamed", house: "Named", second: "Second"}
    ids = {pack: saved(who, name=name, pack=pack) for pack, name in named.items()}
    for pack, decks in (("", {"Unnamed", "Named"}), (house, {"Unnamed", "Named"}), (second, {"Second"})):
        opening = who.get(f"/new?game=veto&pack={pack}").text
        again = who.submit("/new", game="veto", seats=2, pack=pack, again="yes", **{"name-A": "Anna"})
        assert again.status_code == 200
        assert 'value="Anna"' in again.text
        for form in (opening, again.text):
            assert {name for name in named.values() if f">{name}</option>" in form} == decks
    others = who.get(f"/decks/veto/{ids[house]}").text.partition('id="other"')[2].partition("</select>")[0]
    assert "Unnamed" in others
    assert "Second" not in others


def test_a_deck_of_ones_own_pack_is_offered_when_its_cards_have_changed(house: Open) -> None:
    who = house.visitor()
    head = '[pack]\nid = "my-box"\ngame = "veto"\nversion = 1\nextends = "house"\nname = { en = "NAME" }\n'
    packs = []
    for name in ("First evening", "Second evening", "Another box"):
        text = head.replace("NAME", name).replace("my-box", "my-box" if "evening" in name else "another")
        there = who.submit("/packs/veto/import", text=text).url.path
        packs.append(str(who.get(f"{there}/decks").url.params["pack"]))
    deck = saved(who, name="Of the first evening", pack=packs[0])
    for pack, is_offered in zip(packs, (True, True, False), strict=True):
        assert ("Of the first evening" in who.get(f"/new?game=veto&pack={pack}").text) is is_offered
    assert f"/decks/veto/{deck}?pack={packs[1]}" in who.get(f"/decks/veto?pack={packs[1]}").text
    builder = who.get(f"/decks/veto/build?deck={deck}&pack={packs[1]}").text
    assert f'data-pack="{packs[1]}"' in builder
    assert f'data-deck="{deck}"' in builder


def test_an_empty_deck_is_not_saved_and_one_without_a_name_is_called_by_what_leads_it(house: Open) -> None:
    who = house.visitor()
    answer = who.submit("/decks/veto/save", code="faction dworscy", name="")
    assert answer.status_code == 422
    assert say("en", "deck-empty") in answer.text
    named = who.submit("/decks/veto/save", code=LEGAL, name=" ").json()["name"]
    heads = [kind.name["en"] for kind in preconstructed(PACK, "trybuni").heads]
    assert named == ", ".join(heads)


@pytest.mark.parametrize(("path", "field"), [("weigh", "code"), ("save", "code"), ("read", "text")])
def test_a_deck_that_is_too_long_is_refused_in_plain_words(house: Open, path: str, field: str) -> None:
    sent = {field: "faction dworscy" + ", 1 latyfundium" * 1400}
    for language in LANGUAGES:
        who = house.visitor()
        who.submit("/language", lang=language)
        form = {"token": who.token(), **sent}
        answer = who.post(f"/decks/veto/{path}", data=form, headers={"accept": "application/json"})
        assert answer.status_code == 422
        assert answer.json()["refused"] == say(language, "deck-too-long", most=MAX_DECK)


def test_a_deck_is_read_in_a_thread(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever writes names that are nearly those of cards keeps nobody else waiting."""
    threads: list[threading.Thread] = []
    decks = action.decks_of("veto")

    def noted(pack: Any, code: str) -> Any:
        threads.append(threading.current_thread())
        return decks.parse(pack, code)

    monkeypatch.setattr(action, "decks_of", lambda _: dataclasses.replace(decks, parse=noted))
    for path in ("weigh", "save", "write", "play"):
        house.visitor().submit(f"/decks/veto/{path}", code="faction dworscy, 3 latyfundum")
    assert len(threads) == 4
    assert house.thread not in threads


def test_pages_of_cards_and_decks_tell_nothing_of_tables(house: Open) -> None:
    """They are made from packs and saved decks alone: whatever happens at a table, they stay the same."""
    who = house.visitor()
    deck = saved(who)
    table = who.new_table("person", "person", game="veto")
    paths = (
        "/cards/veto?only=cards",
        "/decks/veto",
        f"/decks/veto/{deck}/file",
        f"/decks/veto/build?deck={deck}",
    )
    before = [who.get(path).text for path in paths]
    play_some(house, table, 15)
    assert [who.get(path).text for path in paths] == before
    assert table not in "".join(before)


ODD = [
    ("weigh", {"code": ""}), ("weigh", {"code": ", , ,"}), ("weigh", {"code": "faction " + "x" * 15_000}),
    ("weigh", {"code": "faction dworscy, " + ", ".join(["999 latyfundium"] * 300)}),
    ("weigh", {"code": "faction dworscy, " + ", ".join(f"1 q{each}" for each in range(2000))}),
    ("weigh", {"code": LEGAL, "pack": "0" * 64}), ("weigh", {"code": "x" * 30_000}),
    ("weigh", {"code": LEGAL, "seed": "-1"}), ("weigh", {"code": LEGAL, "seed": "x"}),
    ("read", {"text": "q" * 19_000}), ("read", {"text": "\n".join(f"1 q{each}" for each in range(3000))}),
    ("read", {"text": "[deck]\n" * 900}), ("read", {"text": "a." * 9000}), ("read", {"text": "\x00"}),
    ("save", {"code": "nothing"}), ("save", {"code": LEGAL, "deck": "../../etc"}), ("write", {"code": "9"}),
    ("play", {"code": "x"}), ("play", {"code": LEGAL, "against": "nobody", "pack": "1"}),
    ("forget", {"deck": ""}),
]  # fmt: skip


@pytest.mark.parametrize(("path", "fields"), ODD)
def test_odd_requests_are_refused_and_change_nothing(house: Open, path: str, fields: dict[str, str]) -> None:
    answer = house.visitor().submit(f"/decks/veto/{path}", **fields)
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    assert house.visitor().post(f"/decks/veto/{path}", data=fields).status_code in (403, 422)  # no token


@pytest.mark.parametrize(
    "path",
    [
        "/decks/elekt", "/decks/none", "/decks/veto/nobody", "/decks/veto/0123456789abcdef",
        "/decks/veto/%00",
        "/decks/veto/trybuni?version=-1", "/decks/veto/trybuni?pack=x", "/decks/veto/diff?one=a&other=b",
        "/decks/veto/build?deck=zzz", "/decks/veto/nobody/file", "/new?game=veto&deck=zzz", "/cards/none",
        "/cards/veto?pack=abc", "/cards/veto/%2e%2e", "/decks/veto/diff",
    ],
)  # fmt: skip
def test_odd_addresses_are_refused(house: Open, path: str) -> None:
    assert 400 <= house.visitor().get(path).status_code < 500


def test_an_owner_has_only_so_many_decks_and_versions(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    decks = SavedDecks(house.hall.store.engine)
    monkeypatch.setattr("interrex.web.store.decks.MAX_DECKS", 2)
    first = decks.save("owner", "veto", "", "one", LEGAL)
    decks.save("owner", "veto", "", "two", LEGAL)
    with pytest.raises(TooMany):
        decks.save("owner", "veto", "", "three", LEGAL)
    for version in range(1, MAX_VERSIONS + 4):
        decks.save("owner", "veto", "", "one", LEGAL, first.id, version)
    assert len(decks.versions(first.id)) == MAX_VERSIONS
    assert decks.find(first.id, 1) is None
