"""The pack editor over HTTP: a pack made, imported, changed card by card, shared, moved, forgotten."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

import pytest

from interrex.engine.card_form import BY_MOMENT, CALLS, GROUPS
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack
from interrex.match.house_wording import said_in
from interrex.match.pack_file import OwnCard, cards_in
from interrex.web.access import guard
from interrex.web.actions import own_cards
from interrex.web.actions import own_packs as action
from interrex.web.pages.pack_cards import STAMP
from interrex.web.phrases import say
from interrex.web.show import editor
from interrex.web.store import own_packs as store
from tests.web.house import Open, Visitor

GAMES = ("elekt", "vendetta", "masters", "veto")
PACK = """# my own box
[pack]
id = "my-box"  # its name in records
game = "elekt"
version = 1
extends = "house"
name = { en = "My box" }

# the first card I typed
[[unit]]
id = "my-widow"
instead_of = "ash-widow"
name = { en = "Widow of Cinders" } # as printed
rank = "elite"
type = "spectre"
symbols = { occultism = 2, power = 1 }
when = "destroyed"
effect = ["gain_heat(1, owner)"]
text = { en = "When this Unit is destroyed, collect 1 Heat." }
origin = "box"

# and the next
"""


HEAD = """[pack]
id = "ID"
game = "veto"
version = 1
extends = "house"
name = { en = "Keywords" }
"""


def more(game: str) -> dict[str, frozenset[str]]:
    cards = action.house_cards(game).values()
    return {"faction": frozenset(card.id for card in cards if card.family == "faction")}


def house_deck(name: str) -> str:
    decks = game_spec("veto").decks
    assert decks is not None
    return str(decks.find(house_pack("veto"), name, {}, None).code())


def new(who: Visitor, game: str = "elekt", name: str = "My box") -> str:
    answer = who.submit(f"/packs/{game}/new", name=name)
    assert answer.status_code == 200
    return str(answer.url.path)


def taken_in(who: Visitor, text: str = PACK, game: str = "elekt") -> str:
    answer = who.submit(f"/packs/{game}/import", text=text)
    assert answer.status_code == 200
    return str(answer.url.path)


def filled(page: str) -> dict[str, str]:
    """What the form of a card would send."""
    form = page[page.index('id="card-form"') : page.index("</form>", page.index('id="card-form"'))]
    found = {}
    for name, value in re.findall(r'<input (?![^>]*checkbox)[^>]*?name="([^"]+)"[^>]*?value="([^"]*)"', form):
        found[name] = value
    for name, value in re.findall(r'<input type="checkbox" name="([^"]+)" value="([^"]+)" checked', form):
        found[name] = value
    for name, body in re.findall(r'<textarea [^>]*name="([^"]+)"[^>]*>([^<]*)</textarea>', form):
        found[name] = body
    for name, options in re.findall(r'<select [^>]*name="([^"]+)"[^>]*>(.*?)</select>', form, re.DOTALL):
        chosen = re.search(r'value="([^"]*)" selected', options)
        found[name] = chosen.group(1) if chosen else ""
    return {name: value.replace("&#39;", "'").replace("&#34;", '"') for name, value in found.items()}


def write(who: Visitor, pack: str, card: str, **changes: str) -> dict[str, Any]:
    """Change something on a card as the page does."""
    sent = {**filled(who.get(f"{pack}/card/{card}").text), "from": "", **changes}
    answer = who.post(f"{pack}/card/{card}", data=sent, headers={"accept": "application/json"})
    assert answer.status_code == 200
    return dict(answer.json())


def reset(who: Visitor, pack: str, card: str) -> int:
    """Take a card out of a pack as its page does."""
    sent = filled(who.get(f"{pack}/card/{card}").text)
    return who.post(f"{pack}/card/{card}", data={**sent, "~act": "reset"}).status_code


def now_kept(who: Visitor, pack: str, card: str) -> dict[str, str]:
    """By what the form of a card tells what it has seen."""
    return {STAMP: filled(who.get(f"{pack}/card/{card}").text)[STAMP]}


def seen(who: Visitor, pack: str) -> dict[str, str]:
    """By what the forms of a pack's page tell what they have seen."""
    page = who.get(pack).text
    return dict(re.findall(r'name="(stamp|version)" value="(\w+)"', page))


def file(who: Visitor, pack: str) -> str:
    return str(who.get(f"{pack}/file").text)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_of_every_family_is_typed_and_stands_in_the_pack(house: Open, game: str) -> None:
    who = house.visitor()
    pack = new(who, game)
    families: dict[str, OwnCard] = {}
    for card in action.house_cards(game).values():
        if card.family != "deck":
            families.setdefault(card.family, card)
    token = who.token()
    for card in families.values():
        form = editor.form_of(game, card.family, "en", more(game), house_pack(game))
        sent = {**editor.as_sent(form.controls(own_cards.from_house(card))), "name.en": "A name of my own"}
        sent |= {"token": token, **now_kept(who, pack, card.id)}
        answer = who.post(f"{pack}/card/{card.id}", data=sent, headers={"accept": "application/json"})
        found = answer.json()
        assert found["state"] == "typed", (card.id, found["faults"])
        assert "A name of my own" in found["side"]
    own = cards_in(file(who, pack))
    assert [card.id for card in own] == [card.id for card in families.values()]
    assert all(card.tree["origin"] == "box" for card in own)
    assert who.get(f"{pack}?state=typed").text.count('class="ed-state typed"') == len(families)
    language = LANGUAGES[GAMES.index(game) % 3]
    whole = who.get(f"{pack}/card/{own[-1].id}?lang={language}").text
    assert f'<html lang="{language}"' in whole
    assert "card-field-" not in whole


def test_comments_survive_an_import_a_change_and_an_export(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    assert file(who, pack) == PACK
    found = write(who, pack, "ash-widow", **{"name.en": "Widow of Ashes"})
    assert found["state"] == "typed"
    assert file(who, pack) == PACK.replace("Widow of Cinders", "Widow of Ashes").replace("} # as", "}  # as")
    assert reset(who, pack, "ash-widow") == 200
    assert "# the first card I typed" in file(who, pack)
    assert "# and the next" in file(who, pack)
    assert not cards_in(file(who, pack))


def test_an_effect_is_put_together_slot_by_slot(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    found = write(who, pack, "ash-widow", **{"~act": "add effect"})
    assert found["state"] == "draft"
    assert 'name="effect.1"' in found["form"]
    assert found["faults"]["effect.1"]
    assert "you collect 1 Heat" in found["side"]  # what is right of it is told already
    found = write(who, pack, "ash-widow", **{"effect.1": "lose_heat()"})
    assert found["state"] == "draft"
    assert 'name="effect.1:2"' in found["form"]
    found = write(who, pack, "ash-widow", **{"effect.1:1": "2", "effect.1:2": "each_opponent"})
    assert found["state"] == "typed", found["faults"]
    assert not found["faults"]
    assert 'effect = ["gain_heat(1, owner)", "lose_heat(2, each_opponent)"]' in file(who, pack)
    assert "each opponent" in found["side"]
    found = write(who, pack, "ash-widow", **{"~act": "remove effect.0"})
    assert 'effect = ["lose_heat(2, each_opponent)"]' in file(who, pack)


def test_a_card_with_mistakes_is_a_draft_and_the_pack_stays_playable(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    before = file(who, pack)
    found = write(who, pack, "ash-widow", **{"effect.0~raw": "gain_heat(77, nobody)", "symbols.power": "12"})
    assert found["state"] == "draft"
    assert set(found["faults"]) == {"effect.0", "symbols.power"}  # at the very number
    assert ">Power: " in found["side"]  # as the card calls it
    assert file(who, pack) == before
    assert "gain_heat(77, nobody)" in who.get(f"{pack}/card/ash-widow").text
    assert 'class="ed-state draft"' in who.get(pack).text
    assert "Widow of Cinders" in found["side"]  # what is right of it is shown all the same


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_draft_lacks_is_said_with_the_name_of_each_place(house: Open, language: str) -> None:
    """The list stands away from the form: three times "choose something here" would say nothing."""
    who = house.visitor()
    pack = str(who.submit(f"{new(who, 'veto')}/add", family="character", name="Pan Twardowski").url.path)
    who.submit("/language", lang=language, back="/")
    pack, _, card = pack.partition("/card/")
    write(who, pack, card, lafa="6", **{"~act": "add ability"})
    write(who, pack, card, **{"ability.0.kind": "R"})
    found = write(who, pack, card, **{"~act": "add ability.0.cost"})  # to what it replies is asked at once
    lacking = re.findall(r'<a href="#fault-([^"]+)">([^<]+)</a>', found["side"])
    group = f"{say(language, 'add-ability')} 1 › "
    called = {f"ability.0.{part}.0": group + say(language, f"card-field-{part}") for part in ("when", "cost")}
    assert {path: said.partition(": ")[0] for path, said in lacking if path in called} == called
    form = who.get(f"{pack}/card/{card}").text
    for part in ("when", "cost"):
        label = say(language, f"card-field-{part}")
        assert re.search(rf'name="ability.0.{part}.0" aria-label="{label}"', form)


def test_all_mistakes_of_a_file_are_said_and_nothing_is_kept(house: Open) -> None:
    who = house.visitor()
    wrong = PACK.replace("gain_heat(1, owner)", "gain_hat(1)").replace('"elite"', '"elit"')
    answer = who.submit("/packs/elekt/import", text=wrong)
    assert answer.status_code == 422
    assert "gain_hat" in answer.text
    assert answer.text.count("<li>") >= 1
    assert who.submit("/packs/elekt/import", text="no toml [").status_code == 422
    assert who.submit("/packs/veto/import", text=PACK).status_code == 422
    assert 'id="mine"' not in who.get("/packs/elekt").text


def test_a_pack_belongs_to_its_browser_and_can_be_read_copied_and_moved(house: Open) -> None:
    who, other = house.visitor(), house.visitor()
    pack = taken_in(who)
    assert "Widow of Cinders" in other.get(pack).text
    assert "/packs/move/" not in other.get(pack).text
    assert other.submit(f"{pack}/card/ash-widow", **{"name.en": "Mine"}).status_code == 403
    assert other.submit(f"{pack}/forget").status_code == 403
    copy = other.submit(f"{pack}/copy")
    assert file(other, copy.url.path) == PACK
    link = re.search(r'value="(/packs/move/[0-9a-f]{32})"', who.get(pack).text)
    assert link is not None
    assert other.get(link.group(1)).status_code == 200
    assert other.submit(link.group(1)).url.path == pack
    assert write(other, pack, "ash-widow", **{"name.en": "Both may"})["state"] == "typed"
    assert "Both may" in file(who, pack)
    assert who.submit(f"{pack}/forget", **seen(who, pack)).status_code == 200
    assert "Both may" in file(other, pack)
    assert other.submit(f"{pack}/forget", **seen(other, pack)).status_code == 200
    assert other.get(pack).status_code == 404
    assert other.get("/packs/move/" + "0" * 32).status_code == 404


def test_a_pack_has_limits(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    assert who.submit("/packs/elekt/import", text=PACK + "#" * action.MAX_PACK).status_code == 413
    monkeypatch.setattr(action, "MAX_CARDS", 0)
    assert who.submit("/packs/elekt/import", text=PACK).status_code == 413
    monkeypatch.setattr(store, "MAX_PACKS", 1)
    made = [who.submit("/packs/elekt/new", name=name).status_code for name in "ab"]
    assert made == [200, 429]
    pack = re.findall(r"/packs/elekt/[0-9a-f]{16}", who.get("/packs/elekt").text)[0]
    monkeypatch.setattr(store, "MAX_DRAFTS", 0)
    sent = {"token": who.token(), "name.en": "", "rank": "x", **now_kept(who, pack, "ash-widow")}
    assert who.post(f"{pack}/card/ash-widow", data=sent).status_code == 429
    assert who.post("/packs/elekt/import", content=b"x" * (guard.MAX_FILE_BYTES + 1)).status_code == 413


def test_a_pack_can_be_taken_back_from_other_browsers(house: Open) -> None:
    who, other = house.visitor(), house.visitor()
    pack = taken_in(who)
    assert f"{pack}/alone" not in who.get(pack).text
    link = re.findall(r"/packs/move/[\w-]+", who.get(pack).text)[0]
    assert other.submit(link).status_code == 200
    assert "2 browsers may change" in who.get(pack).text
    assert house.visitor().submit(f"{pack}/alone").status_code == 403
    assert who.submit(f"{pack}/alone").status_code == 200
    assert other.submit(f"{pack}/card/ash-widow", **{"name.en": "Mine"}).status_code == 403
    assert other.submit(link).status_code == 404
    assert write(who, pack, "ash-widow", **{"name.en": "Still mine"})["state"] == "typed"


def test_a_pack_in_which_nothing_was_typed_is_forgotten_after_a_while(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    who = house.visitor()
    empty, drafted, named, typed = new(who), new(who), new(who), taken_in(who)
    write(who, drafted, "ash-widow", **{"symbols.power": "99"})
    who.submit(f"{named}/name", stamp=seen(who, named)["stamp"], name="My evening box", keywords="")
    new(who)
    assert who.get(empty).status_code == 200  # not yet
    monkeypatch.setattr(store, "EMPTY_DAYS", -1)
    new(who)
    assert [who.get(pack).status_code for pack in (empty, drafted, named, typed)] == [404, 200, 200, 200]


def test_a_card_copied_from_another_keeps_its_name(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    found = write(who, pack, "ash-widow", **{"~act": "copy", "from": "rust-hound"})
    assert found["state"] == "typed"
    card = next(each for each in cards_in(file(who, pack)) if each.id == "my-widow")
    assert card.tree["name"] == {"en": "Widow of Cinders"}
    assert card.tree["effect"] == action.house_cards("elekt")["unit", "rust-hound"].tree["effect"]


def test_a_new_card_of_veto_is_added_and_can_be_removed(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "veto")
    assert '<option value="character" selected>' in who.get(pack).text  # what a box has most of
    answer = who.submit(f"{pack}/add", family="thrust", name="Cięcie z góry")
    card = answer.url.path.rpartition("/")[2]
    assert card == "ciecie-z-gory"
    assert write(who, pack, card, **{"~act": "add ability"})["state"] == "draft"
    found = write(who, pack, card, **{"ability.0.do.0~raw": "szabla(2, your_fighter, duel)"})
    assert found["state"] == "typed", found["faults"]
    assert [each.id for each in cards_in(file(who, pack))] == [card]
    assert reset(who, pack, card) == 200
    assert not cards_in(file(who, pack))
    assert who.submit(f"{new(who)}/add", family="unit", name="One more").status_code == 404


def test_keywords_of_one_pack_do_not_stand_in_the_way_of_another(house: Open) -> None:
    words: dict[int, str] = {}
    for letters in product("abcdefghij", repeat=3):
        word = "".join(letters) + "x"
        bit = int(hashlib.sha256(word.encode()).hexdigest(), 16) % 4000
        if bit in words:
            break
        words[bit] = word
    who = house.visitor()
    for pack_id, keyword in (("one", words[bit]), ("two", word)):
        head = HEAD.replace("ID", pack_id)
        pack = taken_in(who, f'{head}keywords = ["{keyword}"]\n', "veto")
        assert f'name="keywords.{keyword}"' in who.get(f"{pack}/card/jan-zagloba").text
    both = f'{head}keywords = ["{words[bit]}", "{word}"]\n'
    assert who.submit("/packs/veto/import", text=both).status_code == 422
    many = [f"word_{'abcdefghij'[at // 10]}{'abcdefghij'[at % 10]}" for at in range(40)]
    assert who.submit("/packs/veto/import", text=f"{head}keywords = {many}\n").status_code == 413


def test_names_and_texts_are_text(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    bad = "<script>alert(1)</script>"
    found = write(who, pack, "ash-widow", **{"name.en": bad, "text.en": bad})
    assert found["state"] == "typed"
    for page in (found["side"], who.get(pack).text, who.get(f"{pack}/card/ash-widow").text):
        assert bad not in page
        assert "&lt;script&gt;" in page


ODD = (
    "²", "-" + "9" * 400, "\x00\u202e", "[" * 900, "a." * 900, "'\"#{}", "remove effect.77", "add titles.0",
)  # fmt: skip


def test_whatever_a_form_sends_is_kept_or_refused(house: Open) -> None:
    who = house.visitor()
    pack, token = taken_in(who), who.token()
    names = ("name.en", "symbols.power", "rank", "effect~count", "effect.0", "effect.0:1", "effect.0~raw")
    for odd in ODD:
        sent = {"effect~count": "1", "effect.0~was": "gain_heat(1, owner)", **dict.fromkeys(names, odd)}
        sent |= now_kept(who, pack, "ash-widow")
        answer = who.post(f"{pack}/card/ash-widow", data={"token": token, "~act": odd, **sent})
        assert answer.status_code == 200, odd
    assert file(who, pack) == PACK
    for odd in ODD[:3]:
        answer = who.post(
            f"{pack}/name", data={"token": token, "name": odd, "keywords": odd} | seen(who, pack)
        )
        assert answer.status_code < 500, odd


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_the_house_passes_through_its_form_unchanged(game: str) -> None:
    for card in action.house_cards(game).values():
        if card.family == "deck":
            continue
        form = editor.form_of(game, card.family, "pl", more(game), house_pack(game))
        assert set(card.tree) <= {field.name for field in form.fields}, card.id
        sent = form.tree(editor.as_sent(form.controls(editor.to_type(form, card.tree))))
        assert editor.kept(form, card.tree, sent, card.tree) == card.tree, card.id


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_listed_can_be_removed_to_the_last(game: str) -> None:
    """Then the field is gone, also when the form comes back, and nothing is said of an empty list."""
    emptied = 0
    for card in list(action.house_cards(game).values())[::3]:
        if card.family == "deck":
            continue
        form = editor.form_of(game, card.family, "en", more(game), house_pack(game))
        for field in form.fields:
            if field.kind not in (CALLS, GROUPS, BY_MOMENT) or not card.tree.get(field.name):
                continue
            tree = dict(card.tree)
            for _ in range(len(card.tree[field.name])):
                tree = form.changed(tree, f"remove {field.name}.0")
            assert field.name not in tree, card.id
            for before in (tree, {**tree, field.name: []}):  # as it may have been stored
                sent = form.tree(editor.as_sent(form.controls(editor.to_type(form, before))))
                assert field.name not in editor.kept(form, before, sent, card.tree), card.id
            emptied += 1
    assert emptied > 3


def wordings(value: Any) -> Iterator[dict[str, str]]:
    """Every text in languages of a card."""
    said = said_in(value)
    if said:
        yield said
    elif isinstance(value, Mapping | list):
        for inner in value.values() if isinstance(value, Mapping) else value:
            yield from wordings(inner)


@pytest.mark.parametrize("game", GAMES)
def test_a_text_typed_anew_in_one_language_is_the_houses_in_none(game: str) -> None:
    """A law over every card, every text on it, and every language in which one may type."""
    for number, card in enumerate(action.house_cards(game).values()):
        if card.family == "deck":
            continue
        language = LANGUAGES[number % 3]
        base = own_cards.from_house(card)
        form = editor.form_of(game, card.family, language, more(game), house_pack(game))
        before = editor.as_sent(form.outline(editor.to_type(form, base)))
        typed = {
            path: f"{text} of mine" if path.endswith(f".{language}") and text else text
            for path, text in before.items()
        }
        own = editor.kept(form, base, form.tree(typed), base)
        assert all(set(said) == {language} for said in wordings(own)), card.id
        assert len(list(wordings(own))) == len(list(wordings(base))) > 0
        again = editor.as_sent(form.outline(editor.to_type(form, own)))
        assert not editor.says_otherwise(form.outline(editor.to_type(form, own)), typed), card.id
        assert editor.kept(form, own, form.tree(again), base) == own, card.id  # nothing comes back by itself
        assert editor.kept(form, own, form.tree(before), base) == base, card.id  # but by taking it back
        other = LANGUAGES[(number + 1) % 3]  # beside what stands there in the reader's own language
        beside = {**before, f"name.{other}": "Mine"}
        own = editor.kept(form, base, form.tree(beside), base)
        assert own["name"] == {other: "Mine"}, card.id
        assert editor.says_otherwise(form.outline(editor.to_type(form, own)), beside), card.id


def test_a_card_is_found_by_its_name_in_any_language(house: Open) -> None:
    who = house.visitor()
    pack = new(who, "vendetta")
    for name in ("show of force", "pokaz sily"):
        assert who.get(f"{pack}?text={name}&lang=pt").text.count('<li class="pool-card') == 1


def test_a_name_typed_in_one_language_is_shown_in_all_and_marked(house: Open) -> None:
    who = house.visitor()
    pack = new(who)
    text = "When this Unit is destroyed, collect 1 Heat."
    write(who, pack, "ash-widow", **{"name.en": "Widow of Cinders", "text.en": text})
    assert 'name = { en = "Widow of Cinders" }' in file(who, pack)
    old = next(card for card in game_spec("elekt").pack_cards(house_pack("elekt")) if card.id == "ash-widow")
    for page in (f"{pack}/card/ash-widow", f"{pack}?text=cinders"):
        shown = who.get(f"{page}{'&' if '?' in page else '?'}lang=pl").text
        shown = shown[: shown.find('id="compare"')]
        assert "Widow of Cinders" in shown
        assert old.name["pl"] not in re.sub(r'placeholder="[^"]*"', "", shown)
        assert f"[en] {text}" in shown
    assert "Nazwa jest po angielsku." in who.get(f"{pack}/card/ash-widow?lang=pl").text


# --- at the table --------------------------------------------------------------------------------
