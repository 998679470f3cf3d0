"""Packs and decks of a new table: what the server knows, and what people bring."""

import random
from importlib.resources import files
from itertools import permutations
from pathlib import Path

import httpx
import pytest
from fastapi.routing import APIRoute
from typer.testing import CliRunner

from interrex.cli import app
from interrex.engine.errors import BadFile, BadSetting
from interrex.games import OWN, house_pack
from interrex.games.veto.deck_files import write_deck
from interrex.games.veto.decks import SHIPPED, preconstructed
from interrex.web import keys
from interrex.web.app import House, make_app
from interrex.web.show import regions as render
from interrex.web.show.games import elekt
from interrex.web.show.kit import kit_of
from interrex.web.tables.decks import names as offered_decks
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.packs import read_shelf
from tests.asgi import every_route
from tests.web.house import Open, Visitor, opened, play_some, until


def house_text(game: str) -> str:
    return (files(f"interrex.games.{game}") / "packs" / "house.toml").read_text(encoding="utf-8")


def my_pack(folder: Path) -> Path:
    """A pack of Elekt in which the Ash Widow has another name."""
    folder.mkdir(exist_ok=True)
    text = (
        house_text("elekt")
        .replace('id = "house"', 'id = "mine"', 1)
        .replace('"Ash Widow"', '"Cinder Aunt"', 1)
    )
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return folder


# --- packs -----------------------------------------------------------------------------------------


def test_a_table_is_played_with_its_pack(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    folder = my_pack(tmp_path / "packs")
    assert [game for game, _ in read_shelf(folder)] == ["elekt"]
    with opened(database=url, packs=folder) as house:
        me = house.visitor()
        form = me.get("/new?game=elekt").text
        mine = house.hall.packs.offered("elekt")[1].hash
        assert f'value="{mine}"' in form
        who = {"seat-A": "here", "name-A": "Anna", "seat-B": "greedy"}
        page = me.submit("/new", game="elekt", seats=2, pack=mine, **who)
        table = str(page.url).rsplit("/", 1)[1]
        live = house.table(table)
        assert live.row.settings.pack == "mine"
        assert live.game.settings.pack_hash == mine
        assert f'data-pack="{mine}"' in me.get(f"/t/{table}").text
        assert "Cinder Aunt" in me.get(f"/cards/elekt/ash-widow?pack={mine}").text
        assert "Cinder Aunt" not in me.get("/cards/elekt/ash-widow").text
        cards, _ = kit_of(elekt.Cards, render.scene(live, 0, "en"))
        assert cards.card("ash-widow")["name"].startswith("Cinder Aunt")  # on the table, too
        for _ in range(4):  # the bot thinks with the same pack
            until(lambda: me.state(table)["decision"] is not None)
            state = me.state(table)
            me.choose(table, state["decision"]["options"][0], state["decision"]["turn"])
        before = live.choices[:]
    (folder / "mine.toml").unlink()
    with opened(database=url) as again:  # the file is gone; the table keeps its cards
        live = again.table(table)
        assert live.choices[: len(before)] == before
        assert "Cinder Aunt" in again.visitor().get(f"/cards/elekt/ash-widow?pack={mine}").text
        assert len(again.hall.packs.offered("elekt")) == 1


def test_unknown_packs_are_refused(house: Open) -> None:
    me = house.visitor()
    answer = me.submit("/new", game="elekt", seats=2, pack="0123")
    assert answer.status_code == 422
    assert "There is no pack" in answer.text
    assert me.get("/cards/elekt/ash-widow?pack=0123").status_code == 404
    assert me.get("/t/aaaaaaaaaaaa").status_code == 404


def test_a_pack_of_one_game_is_none_of_another(tmp_path: Path) -> None:
    with opened(packs=my_pack(tmp_path / "packs")) as house:
        mine, me = house.hall.packs.offered("elekt")[1].hash, house.visitor()
        for _ in range(2):  # also once it is known
            assert me.get(f"/cards/veto?pack={mine}").status_code == 404
            assert me.get(f"/cards/veto/finta?pack={mine}").status_code == 404
            assert me.get(f"/cards/elekt?pack={mine}").status_code == 200


LEGAL = preconstructed(house_pack("veto"), "trybuni").code()
FIELDS = {"code": LEGAL, "text": LEGAL, "name": "Mine", "against": "trybuni", "one": "trybuni"}
PLACES = {"card": "finta", "deck": "trybuni", "seats": "2", "other": "sicz"}


def test_no_address_finds_a_pack_under_another_game(tmp_path: Path) -> None:
    """A law: wherever a pack can be named, a pack of another game is unknown, however often it was seen."""
    for game in OWN:
        text = house_text(game).replace('id = "house"', 'id = "mine"', 1)
        (tmp_path / f"{game}.toml").write_text(text, encoding="utf-8")
    with opened(packs=tmp_path) as house:
        me, luck = house.visitor(), random.Random(1)
        packs = {game: house.hall.packs.offered(game)[1].hash for game in OWN}
        found = [route for route in every_route(house.app) if isinstance(route, APIRoute)]
        gets = [each for each in found if "pack" in {one.name for one in each.dependant.query_params}]
        posts = [each for each in found if "pack" in {one.name for one in each.dependant.body_params}]
        assert len(gets) > 6
        assert len(posts) > 4
        known, foreign = 0, list(permutations(OWN, 2))
        asked = [(each, game, game) for each in (*gets, *posts) for game in ("elekt", "veto")]
        asked += [(each, *luck.choice(foreign)) for each in (*gets, *posts) for _ in range(2)]
        asked += [(each, "veto", "elekt") for each in (*gets, *posts)]
        luck.shuffle(asked)
        for route, game, whose in asked:
            named = {**FIELDS, **PLACES, "game": game, "pack": packs[whose]}
            path = route.path.format_map(named)
            wanted = route.dependant.query_params if route in gets else route.dependant.body_params
            sent = {each.name: named[each.name] for each in wanted if each.name in named}
            answer = me.get(path, params=sent) if route in gets else me.submit(path, **sent)
            assert answer.status_code < 500
            if game == whose:
                known += answer.status_code == 200
            else:
                assert answer.status_code >= 400 or packs[whose] not in answer.text, (path, sent)
        assert known > 5


def test_a_bad_shelf_is_refused_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no folder"):
        read_shelf(tmp_path / "nowhere")
    (tmp_path / "bad.toml").write_text("[pack]\nid = 3\n", encoding="utf-8")
    with pytest.raises(BadFile, match=r"bad\.toml"):
        make_app(House(database="sqlite://", packs=tmp_path))
    found = CliRunner().invoke(app, ["serve", "--packs", str(tmp_path), "--port", "0"])
    assert found.exit_code != 0


def test_the_api_lists_packs(tmp_path: Path) -> None:
    with opened(packs=my_pack(tmp_path / "packs")) as house:
        packs = next(each for each in house.visitor().get("/api/games").json() if each["game"] == "elekt")[
            "packs"
        ]
        assert [each["id"] for each in packs] == ["house", "mine"]
        body = {"game": "elekt", "seats": ["person", "random"], "pack": packs[1]["hash"]}
        made = house.visitor().post("/api/tables", json=body).json()
        assert house.table(made["table"]).pack.id == "mine"


# --- decks -----------------------------------------------------------------------------------------


def deck_text(name: str = "wisniowieccy") -> str:
    return write_deck(preconstructed(house_pack("veto"), name), name)


def deck_table(house: Open, *more: tuple[str, str]) -> tuple[str, Visitor, list[Visitor]]:
    """A table of Veto! where both people bring their own decks."""
    maker = house.visitor()
    form = {"seat-A": "person", "seat-B": "person", "variant-deck_a": "own", "variant-deck_b": "own"}
    page = maker.submit("/new", game="veto", **{"seats": 2, **form, **dict(more)})
    table = str(page.url).rsplit("/", 1)[1]
    people = [house.visitor() for _ in house.table(table).row.seats]
    for number, (link, each) in enumerate(zip(maker.links(table), people, strict=False)):
        assert each.sit(link, f"Person {number}").status_code == 200
    return table, maker, people


def bring(who: Visitor, table: str, seat: str, name: str = "", text: str = "") -> httpx.Response:
    fields = {"token": who.token(), "seat": seat, "name": name, "text": text}
    return who.post(f"/t/{table}/deck", data=fields, headers={"accept": "application/json"})


def test_everybody_brings_a_deck(house: Open) -> None:
    table, _, people = deck_table(house, ("variant-decklists", "closed"))
    page = people[0].get(f"/t/{table}").text
    assert f'action="/t/{table}/deck"' in page
    assert 'class="option"' not in page
    assert people[0].state(table)["view"] is None
    live = house.table(table)
    seat = live.game.seats_asked[0]
    assert people[seat].choose(table, live.game.decisions[0].options[0], 0).status_code == 409
    assert bring(people[0], table, "A", text=deck_text("dworscy")).status_code == 200
    assert people[1].state(table)["talk"]["decks_awaited"] == ["B"]
    assert bring(people[0], table, "A", name="awanturnicy").status_code == 409  # once only
    assert "dworscy" not in people[1].get(f"/t/{table}").text.partition('id="region-prompt"')[0]
    assert bring(people[1], table, "B", name="wisniowieccy").status_code == 200
    dealt = house.table(table)
    assert dealt is not live
    assert dealt.row.settings.seed != live.row.settings.seed
    assert dealt.row.settings.variants["deck_a"].startswith("faction dworscy")  # type: ignore[union-attr]
    assert (
        "deck_b" not in dealt.row.settings.variants or dealt.row.settings.variants["deck_b"] == "wisniowieccy"
    )
    assert people[0].state(table)["view"] is not None
    record = people[1].get(f"/t/{table}/record").text
    assert "faction dworscy" not in record  # closed lists stay closed
    play_some(house, table, 5)
    house.hall.forget(dealt)
    assert house.table(table).game.settings == dealt.row.settings


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("", "", "There is no deck"),
        ("radziwill", "", "There is no deck"),
        ("own", "", "There is no deck"),
        ("", "[deck\n", "Line 1"),
        ("", "[deck]\n[cards]\n", "“faction” is missing"),
        ("", "[deck]\nfaction = 3\n[cards]\n", "“faction” is not text"),
        ("", '[deck]\nfaction = "dworscy"\n', "add what is missing"),
        ("", '[deck]\nfaction = "dworscy"\n[cards]\n[more]\n', "there is no table [more]"),
        ("", '[deck]\nfaction = "dworscy"\n[cards]\nfinta = 0\n', "from 1 to 999"),
        ("", '[deck]\nfaction = "dworscy"\n[cards]\nunicorn = 3\n', "there is no such card"),
        ("", '[deck]\nfaction = "nobody"\n[cards]\n', "nobody"),
        ("", deck_text("dworscy").replace(" = 3\n", " = 2\n", 3), "at least 60"),
        ("", deck_text("dworscy").replace(" = 3\n", " = 9\n", 1), "the limit is 3"),
    ],
)
def test_bad_decks_are_refused_with_the_reason(house: Open, name: str, text: str, reason: str) -> None:
    table, _, people = deck_table(house)
    answer = bring(people[0], table, "A", name, text)
    assert answer.status_code == 409
    said = answer.json()["refused"]
    assert said.startswith("This deck cannot be played.")
    assert reason in said
    assert house.table(table).awaited() == [0, 1]


@pytest.mark.parametrize(
    ("language", "head", "reasons"),
    [
        ("pl", "Tą talią nie można grać.", ("wolno najwyżej 3 (VT-404)", "(VT-106)")),
        ("pt", "Não é possível jogar com este baralho.", ("o máximo é 3 (VT-404)", "(VT-106)")),
    ],
)
def test_a_bad_deck_is_explained_in_the_reader_s_language(
    house: Open, language: str, head: str, reasons: tuple[str, ...]
) -> None:
    table, _, people = deck_table(house)
    people[0].submit("/language", lang=language)
    faulty = deck_text("dworscy").replace(" = 3\n", " = 9\n", 1) + "kamaryla = 1\n"
    said = bring(people[0], table, "A", "", faulty).json()["refused"]
    assert said.startswith(head)
    for reason in reasons:
        assert reason in said
    assert "allowed" not in said
    line = bring(people[0], table, "A", "", '[deck]\nfaction = "nobody"\n[cards]\n').json()["refused"]
    assert ("Wiersz 2" if language == "pl" else "Linha 2") in line
    assert "(VT-101)" in line


def test_a_deck_is_checked_by_the_rulings_of_the_table(house: Open) -> None:
    table, _, people = deck_table(house, ("ruling-copy_limit", "per_name"))
    namesakes = "andrzej-kmicic-babinicz = 3\nandrzej-kmicic-orszanski = 3\n"
    kept = [line for line in deck_text("dworscy").splitlines() if "kmicic" not in line]
    refused = bring(people[0], table, "A", text="\n".join(kept) + "\n" + namesakes)
    assert refused.status_code == 409
    assert "the limit is 3" in refused.json()["refused"]
    assert house.table(table).awaited() == [0, 1]


def test_decks_that_do_not_go_together_are_handed_back(house: Open) -> None:
    more = {"seats": "3", "seat-C": "person", "variant-deck_c": "own", "ruling-distinct_factions": "required"}
    table, _, people = deck_table(house, *more.items())
    for who, seat in zip(people, "AB", strict=False):
        assert bring(who, table, seat, name="dworscy").status_code == 200
    assert house.table(table).awaited() == [2]
    refused = bring(people[2], table, "C", name="awanturnicy")
    assert refused.status_code == 409
    assert house.table(table).awaited() == [0, 1, 2]
    for who, seat, name in zip(people, "ABC", ("dworscy", "radziwillowie", "awanturnicy"), strict=True):
        assert bring(who, table, seat, name=name).status_code == 200
    assert house.table(table).awaited() == []


def test_only_the_owner_brings_a_deck(house: Open) -> None:
    table, maker, people = deck_table(house)
    assert bring(people[1], table, "A", name="dworscy").status_code == 403
    assert bring(maker, table, "A", name="dworscy").status_code == 403
    too_long = bring(people[0], table, "A", text="a" * 30_000)
    assert too_long.status_code == 409
    assert "The deck file is too long" in too_long.json()["refused"]
    assert house.table(table).awaited() == [0, 1]


def test_a_bot_brings_no_deck(house: Open) -> None:
    maker = house.visitor()
    form = {"seat-A": "here", "seat-B": "person", "variant-deck_a": "own", "variant-deck_b": "own"}
    table = str(maker.submit("/new", game="veto", seats=2, **form).url).rsplit("/", 1)[1]
    assert bring(maker, table, "A", text=deck_text("dworscy")).status_code == 200
    assert house.table(table).awaited() == [1]
    assert maker.submit(f"/t/{table}/bot", seat="B", level="random").status_code == 200
    live = house.table(table)
    assert live.awaited() == []
    assert str(live.row.settings.variants["deck_a"]).startswith("faction dworscy")
    until(lambda: maker.state(table)["decision"] is not None)
    form = {"seat-A": "here", "seat-B": "random", "variant-deck_b": "own"}
    table = str(maker.submit("/new", game="veto", seats=2, **form).url).rsplit("/", 1)[1]
    assert house.table(table).awaited() == []


def test_decks_of_the_pack_by_seat(house: Open) -> None:
    me = house.visitor()
    form = me.get("/new?game=veto").text
    assert "Money and foreigners (House of Radziwiłł)" in form
    chosen = {"variant-deck_a": "dworscy", "variant-deck_b": "awanturnicy"}
    table = str(me.submit("/new", game="veto", seats=2, **chosen).url).rsplit("/", 1)[1]
    assert house.table(table).row.settings.variants == {"deck_a": "dworscy", "deck_b": "awanturnicy"}


def test_the_api_brings_a_deck(house: Open) -> None:
    body = {"game": "veto", "seats": ["person", "random"], "variants": {"deck_a": "own"}}
    made = house.visitor().post("/api/tables", json=body).json()
    sat = house.visitor().post(f"/api/links/{made['links'][0]}", json={"name": "Anna"}).json()
    who = {"authorization": f"Bearer {sat['key']}"}
    client = house.visitor()
    path = f"/api/tables/{made['table']}"
    assert client.get(path, headers=who).json()["talk"]["decks_awaited"] == ["A"]
    assert client.post(f"{path}/deck", json={"text": "nonsense"}, headers=who).status_code == 409
    assert client.post(f"{path}/deck", json={"text": deck_text()}, headers=who).status_code == 200
    assert client.get(path, headers=who).json()["talk"]["decks_awaited"] == []


# --- the form ----------------------------------------------------------------------------------------


def test_several_people_at_one_browser(house: Open) -> None:
    me = house.visitor()
    form = {"seat-A": "here", "name-A": "Anna", "seat-B": "here", "name-B": "Bert", "seat-C": "random"}
    table = str(me.submit("/new", game="elekt", seats=3, **form).url).rsplit("/", 1)[1]
    live = house.table(table)
    assert [seat.name for seat in live.row.seats[:2]] == ["Anna", "Bert"]
    assert live.row.seats[0].key == live.row.seats[1].key != ""
    assert live.row.seats[2].is_bot


def test_a_refused_form_keeps_what_was_chosen(house: Open) -> None:
    me = house.visitor()
    form = {"seat-A": "here", "name-A": "Anna", "seat-B": "person", "access": "open", "clock": "each 60x"}
    page = me.submit("/new", game="elekt", seats=2, patience=1800, **form)
    assert page.status_code == 422
    assert "There is no clock" in page.text
    assert 'value="Anna"' in page.text
    assert '<option value="1800" selected>' in page.text
    for bad in (
        {"seats": "²"},
        {"seats": "-1"},
        {"patience": "-5"},
        {"patience": "9" * 12},
        {"seat-A": "wizard"},
    ):
        fields = {"game": "elekt", "seats": 2, **bad}
        assert me.submit("/new", **fields).status_code == 422


@pytest.mark.parametrize("language", ["en", "pl", "pt"])
@pytest.mark.parametrize("game", ["elekt", "vendetta", "masters", "veto"])
def test_the_form_speaks_every_language(house: Open, game: str, language: str) -> None:
    text = house.visitor().get(f"/new?game={game}&lang={language}").text
    for raw in (
        "variant-deck_a<",
        ">variant-",
        ">value-",
        ">patience-",
        ">clock-",
        ">level-",
        "location_cards<",
    ):
        assert raw not in text


def test_games_without_decks_have_none_to_offer(house: Open) -> None:
    for game, count in (("elekt", 0), ("veto", len(SHIPPED))):
        live = house.do(house.hall.new_table(keys.new_key(), NewTable(game, ["person"] * 2)))
        assert len(offered_decks(live, 0)) == count
