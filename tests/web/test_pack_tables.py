"""Packs of one's own at tables: a table made with one, a card tried, a chain without end, a deck brought."""

from __future__ import annotations

import html
import re

import pytest

from interrex.engine.packs import LANGUAGES
from interrex.games import house_text
from interrex.match.pack_file import cards_in
from interrex.web.access.guard import LANGUAGE_COOKIE
from interrex.web.phrases import say
from interrex.web.tables.live import TRIAL, Live
from tests.packs.growing import GAMES
from tests.web.house import Open
from tests.web.test_pack_pages import house_deck, new, taken_in, write


def test_a_table_is_made_with_a_pack_and_names_it_to_all_who_come(house: Open) -> None:
    who, friend = house.visitor(), house.visitor()
    pack = taken_in(who)
    assert (
        f'value="own-{pack.rpartition("/")[2]}" selected' in who.get(f"/new?game=elekt&own={pack[-16:]}").text
    )
    seats = {"seat-A": "here", "name-A": "Maker", "seat-B": "person"}
    made = friend.submit(
        "/new", game="elekt", seats=2, pack=f"own-{pack[-16:]}", **seats
    )  # by the shared link
    table = made.url.path
    there = re.search(
        r'/cards/elekt\?pack=([0-9a-f]+)" target="_blank" rel="noopener">Cards: My box', made.text
    )
    assert there is not None
    assert "Widow of Cinders" in friend.get(f"/cards/elekt?pack={there.group(1)}").text
    assert "Cards: My box" in friend.get(f"{table}/replay").text
    link = re.findall(r'data-link="(/s/[^"]+)"', made.text)[0]
    assert "Cards: My box" in house.visitor().get(link).text
    write(who, pack, "ash-widow", **{"symbols.power": "3"})  # another pack: the table keeps its own
    assert house.table(table.rpartition("/")[2]).row.settings.pack_hash == there.group(1)


def test_a_new_card_says_what_it_lacks_and_where_it_can_be_played(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    made = who.submit(f"{pack}/add", family="character", name="New Fellow")
    assert "Lafa (5, 6/1 or 3/+2): still empty; write 0" in made.text
    assert "Nothing is missing" not in made.text
    assert "Kozak (Cossack)" in made.text
    assert "+ Ability" in made.text
    assert not [word for word in ("Karczma", "Cięcie", "Trwały", "Usuwany") if word in made.text]
    place = str(made.url.path).rpartition("/")[2]
    wrong = write(who, pack, place, lafa="much")
    assert "Before this card can be tried" in wrong["side"]
    assert 'href="#fault-lafa"' in wrong["side"]
    assert "Before this card can be tried" not in write(who, pack, place, lafa="5")["side"]
    there = who.get(f"{pack}/decks").url.params["pack"]
    assert "The cards of “" in who.get(f"/cards/veto?pack={there}").text
    assert "The cards of “" not in who.get("/cards/veto").text


@pytest.mark.parametrize("game", GAMES)
def test_one_click_leads_from_a_pack_to_a_game_with_it(house: Open, game: str) -> None:
    who = house.visitor()
    pack = new(who, game)
    assert f'action="{pack}/play"' in who.get(pack).text
    made = who.submit(f"{pack}/play")
    table = house.table(made.url.path.rpartition("/")[2])
    assert f"Cards: {table.pack.name['en']}" in made.text
    kinds = [seat.kind for seat in table.row.seats]
    assert kinds[0] == "person"
    assert set(kinds[1:]) == {"bot"}


def test_typed_cards_are_in_the_deck_with_which_one_plays(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    place = str(who.submit(f"{pack}/add", family="character", name="New Fellow").url.path).rpartition("/")[2]
    write(who, pack, place, lafa="5")
    write(who, pack, "latyfundium", **{"name.en": "My Estate"})  # stands in decks of the house
    page = who.get(pack).text
    assert "3 × New Fellow" in page
    assert "Already in it: My Estate" in page
    builder = who.get(f"{pack}/decks").text
    assert "3 × New Fellow" in builder
    code = re.search(r'data-code="([^"]+)"', builder)
    assert code is not None
    assert f"3 {place}" in code[1]
    table = house.table(who.submit(f"{pack}/play").url.path.rpartition("/")[2])
    assert table.row.settings.variants["deck_a"] == code[1]
    saved = who.submit("/decks/veto/save", code=code[1], name="Fellows", pack=table.row.settings.pack_hash)
    assert f"{pack}/decks?deck={saved.json()['deck']}" in who.get(pack).text


def test_every_link_of_a_pack_leads_somewhere_and_a_saved_deck_has_the_cards_of_now(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    place = str(who.submit(f"{pack}/add", family="character", name="New Fellow").url.path).rpartition("/")[2]
    seen = set()
    for lafa in ("5", "6"):
        write(who, pack, place, lafa=lafa)
        if not seen:
            builder = who.get(f"{pack}/decks")
            code = re.search(r'data-code="([^"]+)"', builder.text)
            assert code is not None
            named = str(builder.url.params["pack"])
            deck = who.submit("/decks/veto/save", code=code[1], name="Fellows", pack=named).json()["deck"]
        for link in re.findall(r'href="(/(?:packs|decks|cards|new)[^"#]*)', who.get(pack).text):
            assert who.get(html.unescape(link)).status_code == 200, link
        asked = who.get(f"{pack}/decks?deck={deck}")
        assert asked.url.path == f"/decks/veto/{deck}"
        seen.add(str(asked.url.params["pack"]))
        assert 'id="changed"' not in asked.text
        before = who.get(f"/decks/veto/{deck}")
        assert ('id="changed"' in before.text) == (lafa == "6")
    assert f'href="{pack}/decks?deck={deck}"' in before.text
    assert len(seen) == 2
    assert 'id="changed"' not in house.visitor().get(f"/decks/veto/{deck}").text  # who has no such pack


def whole_box() -> str:
    """The house's pack as one that somebody has written."""
    return (house_text("veto") or "").replace('id = "house"', 'id = "mine"', 1).replace("stand-in", "box")


def test_a_pack_is_played_with_whatever_its_decks_are_called(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who, re.sub(r'(\[\[deck\]\]\nid = ")', r"\1my-", whole_box()), "veto")
    assert 'id="play"' in who.get(pack).text
    made = who.submit(f"{pack}/play")
    assert made.status_code == 200
    variants = house.table(made.url.path.rpartition("/")[2]).row.settings.variants
    assert str(variants["deck_b"]).startswith("faction ")
    assert variants["deck_a"] != variants["deck_b"]


@pytest.mark.parametrize("small", [False, True])
def test_a_pack_without_a_deck_to_play_says_so_and_has_no_button(house: Open, small: bool) -> None:
    who = house.visitor()
    text, first, rest = whole_box().partition("[[deck]]")
    if small:  # the only deck cannot be played
        deck = re.sub(r"(?m)^cards = .*$", "cards = { latyfundium = 3 }", first + rest.partition("\n\n")[0])
        text += re.sub(r"(?m)^feast = .*$", "", deck)
    pack = taken_in(who, text, "veto")
    for language in LANGUAGES:
        who.cookies.set(LANGUAGE_COOKIE, language)
        page = who.get(pack).text
        assert say(language, "pack-decks-first") in page
        assert 'id="play"' not in page
        refused = who.submit(f"{pack}/play")
        assert refused.status_code == 409
        assert say(language, "pack-needs-deck") in refused.text


def test_a_keyword_that_is_not_offered_stays_where_it_was_typed(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    place = "janusz-radziwill"
    there = write(who, pack, place, **{"keywords.karczma": "on", "keywords.elekt": "on"})
    assert there["state"] == "typed"
    assert there["told"]["ability.0.do.0"] == "Half the price, rounded up"  # whatever lists have room for
    page = who.get(f"{pack}/card/{place}").text
    assert 'name="keywords.karczma" value="on" checked' in page
    assert 'data-said="ability.0.do.0">Half the price, rounded up</p>' in page


@pytest.mark.parametrize(
    ("game", "card"), [("elekt", "ash-widow"), ("veto", "finta"), ("masters", "last-crusade")]
)
def test_a_card_is_tried_at_a_table_where_it_lies_before_one(house: Open, game: str, card: str) -> None:
    who = house.visitor()
    pack = new(who, game)
    answer = who.submit(f"{pack}/card/{card}/try")
    table = house.table(answer.url.path.rpartition("/")[2])
    trial = next(each for each in table.row.notices if each.kind == TRIAL)
    assert trial.told == len(table.game.log(table.game.seats))  # at the end of what was played before
    assert say("en", "notice-known").partition(".")[0] not in answer.text
    assert "try-not-dealt" not in str(answer.url)
    assert f"'{card}'" in repr(table.game.view(0))
    assert table.row.seats[0].kind == "person"
    assert table.seats_of(table.row.seats[0].key)


def test_a_draft_is_not_tried(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    write(who, pack, "ash-widow", **{"effect.0~raw": "gain_hat()"})
    assert who.submit(f"{pack}/card/ash-widow/try").status_code == 409


def test_a_chain_without_end_is_refused_in_words_and_changes_nothing(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = house.visitor()
    seats = {"seat-A": "here", "name-A": "One", "seat-B": "here", "name-B": "Two"}
    table = who.submit("/new", game="elekt", seats=2, **seats).url.path.rpartition("/")[2]
    live = house.table(table)
    decision = live.game.decision
    assert decision is not None
    number = live.number
    monkeypatch.setattr("interrex.engine.table.STEP_LIMIT", 1)
    answer = who.choose(table, decision.options[0], live.opened[decision.seat])
    monkeypatch.undo()
    assert answer.status_code == 409
    assert answer.json()["refused"].startswith("This choice sets off a chain")
    assert live.number == number


def test_a_deck_saved_in_the_browser_is_brought_to_a_table(house: Open) -> None:
    who = house.visitor()
    code = house_deck("trybuni")
    saved = who.submit("/decks/veto/save", code=code, name="Mine").json()["deck"]
    seats = {"seat-A": "here", "name-A": "Maker", "seat-B": "easy", "variant-deck_a": "own"}
    made = who.submit("/new", game="veto", seats=2, **seats)
    assert f'<option value="{saved}">Mine</option>' in made.text
    table = made.url.path
    other = house.visitor()
    assert other.submit(f"{table}/deck", seat="A", name=saved).status_code == 403
    brought = who.submit(f"{table}/deck", seat="A", name=saved)
    assert brought.status_code == 200
    assert house.table(table.rpartition("/")[2]).row.settings.variants["deck_a"] == code


@pytest.mark.parametrize("game", GAMES)
def test_tables_to_try_cards_out_stand_apart_and_lead_back(house: Open, game: str) -> None:
    who, other = house.visitor(), house.visitor()
    pack = new(who, game)
    card = next(each for each in cards_in(house_text(game) or "") if each.family != "deck").id
    write(who, pack, card, **{"name.en": "Mine"})
    usual = who.submit("/play", game=game).url.path
    tried = who.submit(f"{pack}/card/{card}/try")
    played = who.submit(f"{pack}/play")
    assert f'class="button small to-workshop" href="{pack}/card/{card}"' in tried.text
    assert f'class="button small to-workshop" href="{pack}"' in played.text
    home = who.get("/").text
    running, _, folded = home.partition('<details class="trials"')
    assert usual in running
    for table in (tried, played):
        assert table.url.path not in running
        assert table.url.path in folded
        assert table.url.path in who.get(pack).text
        assert "to-workshop" not in other.get(table.url.path).text
    assert 'class="trials"' not in other.get(pack).text
    assert 'class="trials"' not in other.get("/").text


def test_the_address_of_a_pack_stays_with_whoever_made_the_table(house: Open) -> None:
    """Whoever has the address may read the pack: a friend who asks for the rematch is not given it."""
    who, friend = house.visitor(), house.visitor()
    pack = new(who, "masters")
    for asker, is_given in ((who, True), (friend, False)):
        table = who.submit(f"{pack}/play").url.path
        assert friend.sit(who.links(table.rpartition("/")[2])[0], "Friend").status_code == 200
        assert table in friend.get("/").text  # who sits there finds it, and not the pack
        assert pack not in friend.get("/").text + friend.get(table).text
        running, _, folded = who.get("/").text.partition('<details class="trials"')
        assert table in folded
        assert table not in running
        live = house.table(table.rpartition("/")[2])
        house.do(ended(live))
        again = asker.submit(f"{table}/rematch", moved="0")
        assert again.status_code == 200
        assert (pack in again.text) == is_given
        for each in (who, friend):
            assert again.url.path in each.get("/").text
        assert pack not in friend.get("/").text + friend.get(again.url.path).text


async def ended(live: Live) -> None:
    """The game is over as it stands."""
    game = live.session.game
    game.finish("MN-1", tuple(range(game.seats)), (1.0,) * game.seats)
    game.asked.clear()
    live.row.is_over = True
    live.notify()
