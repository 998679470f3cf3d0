"""The pack editor under strange forms and much use: refused in words, nothing lost, nobody kept waiting."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Any

import pytest

from interrex.engine.card_form import every_verb
from interrex.engine.letters import plain
from interrex.games import house_pack
from interrex.match.pack_file import cards_in, head_of
from interrex.web.actions import own_cards
from interrex.web.actions import own_packs as action
from interrex.web.show import editor
from interrex.web.store import OwnPack
from interrex.web.store import own_packs as store
from interrex.words.card_forms import MOST_CALLS, CardForm
from interrex.words.picking import Picker, composed
from interrex.words.sentences import Words
from tests.web.house import Open
from tests.web.test_pack_pages import PACK, file, filled, now_kept, reset, seen, taken_in, write


def test_a_pack_has_an_id_and_its_file_a_plain_name(house: Open) -> None:
    who = house.visitor()
    for odd in ("łódź", 'a\\"; x=\\"', "a b", "a" * 81):
        answer = who.submit("/packs/elekt/import", text=PACK.replace('"my-box"', f'"{odd}"'))
        assert answer.status_code == 422, odd
    for odd in ("⟨B⟩", "⟨Z⟩", "\\u0002token\\u0003"):
        answer = who.submit("/packs/elekt/import", text=PACK.replace('"My box"', f'"{odd}"'))
        assert answer.status_code == 422, odd
    long = PACK.replace('"my-widow"', f'"{"w" * 81}"')
    assert who.submit("/packs/elekt/import", text=long).status_code == 422
    pack = taken_in(who, PACK.replace('"My box"', '"Łódź \\"1\\""'))
    assert who.get(f"{pack}/file").headers["content-disposition"] == 'attachment; filename="lodz-1.toml"'


# --- forms ---------------------------------------------------------------------------------------


def form_of(game: str, family: str) -> CardForm:
    return editor.form_of(game, family, "en", {}, house_pack(game))


def test_odd_buttons_change_nothing(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    sent = filled(who.get(f"{pack}/card/ash-widow").text)
    for act in ("remove effect." + "9" * 5000, "up effect." + "9" * 5000, "remove effect.0.0", "up effect.7"):
        answer = who.post(
            f"{pack}/card/ash-widow", data={**sent, "~act": act, **now_kept(who, pack, "ash-widow")}
        )
        assert answer.status_code == 200, act
    assert file(who, pack) == PACK


def test_only_remove_takes_a_group_away() -> None:
    card = next(each for each in action.house_cards("vendetta").values() if each.tree.get("effects"))
    form = form_of("vendetta", card.family)
    assert form.changed(card.tree, "up effects.0") == card.tree
    assert (
        len(form.changed(card.tree, "remove effects.0").get("effects", ())) == len(card.tree["effects"]) - 1
    )
    assert form.changed(card.tree, "remove effects." + "9" * 5000) == card.tree


def test_a_button_changes_no_card_of_the_house() -> None:
    card = next(each for each in action.house_cards("veto").values() if each.tree.get("ability"))
    before = repr(card.tree)
    tree = form_of("veto", card.family).changed(own_cards.from_house(card), "add ability.0.do")
    assert len(tree["ability"][0]["do"]) == len(card.tree["ability"][0]["do"]) + 1
    assert repr(card.tree) == before


def test_a_call_that_nobody_touches_stays_as_it_was_written() -> None:
    form = form_of("elekt", "unit")
    card = action.house_cards("elekt")["unit", "ash-widow"].tree
    long = f"named('{'x' * 350}')"
    many = f"lose_heat({', '.join(['1'] * 12)})"
    nested = "a(" * 8 + "1" + ")" * 8
    effect = [
        "gain_heat(1,owner)",
        long,
        many,
        nested,
        *["gain_heat(1, owner)"] * MOST_CALLS,
        "z(" + "1," * 1500,
    ]
    tree = {**card, "effect": effect}
    sent = {
        **editor.as_sent(form.controls(tree)),
        "effect.0:1": "2",
        "effect.0": "gain_heat()",
        "effect.2": "lose_heat()",
    }
    assert form.tree(sent)["effect"] == ["gain_heat(2, owner)", *effect[1:]]


def test_a_call_that_is_touched_keeps_what_its_slots_do_not_show() -> None:
    picker = Picker(Words("en", "elekt"), "assigned", every_verb)
    many = picker.slot("x", f"lose_heat(1, {', '.join(['owner'] * 12)})")
    assert many is not None
    assert composed(many, {"x:1": "2"}) == f"lose_heat(2, {', '.join(['owner'] * 12)})"
    strange = picker.slot("x", "lose_heat(1, among(owner, 2))")
    assert strange is not None
    assert composed(strange, {"x:1": "2"}) == "lose_heat(2, among(owner, 2))"


def test_a_form_has_room_for_so_many_slots(house: Open) -> None:
    who = house.visitor()
    pack = taken_in(who)
    sent = filled(who.get(f"{pack}/card/ash-widow").text)
    answer = who.post(f"{pack}/card/ash-widow", data={**sent, "effect~count": "999"})
    assert answer.status_code == 413
    assert "more effects on this card" in answer.text
    assert file(who, pack) == PACK
    calls = ", ".join(['"gain_heat(1, owner)"'] * 200)
    there = taken_in(who, PACK.replace('"gain_heat(1, owner)"', calls))
    assert who.get(f"{there}/card/ash-widow").status_code == 413


def test_a_search_reads_each_card_once(monkeypatch: pytest.MonkeyPatch) -> None:
    cards = [editor.Here("unit", "a", "a", "Ash Widow", "", "typed")]
    read: list[str] = []

    def counted(text: str) -> str:
        read.append(text)
        return plain(text)

    monkeypatch.setattr(editor, "plain", counted)
    assert editor.searched(cards, " ".join(["ash", "widow"] * 25), "", "") == cards
    assert len(read) == 2  # what is looked for, and the card
    assert not editor.searched(cards, "ash hound", "", "")


# --- much use ------------------------------------------------------------------------------------


def test_reading_a_pack_anew_counts_like_a_change(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    pack = taken_in(who)
    write(who, pack, "ash-widow", **{"effect.0~raw": "gain_heat(77, nobody)"})
    monkeypatch.setattr(house.app.state.edits, "left", OrderedDict())
    monkeypatch.setattr(house.app.state.edits, "limit", 0)
    pages = (pack, f"{pack}/card/ash-widow", f"/new?game=elekt&own={pack[-16:]}")
    assert [who.get(each).status_code for each in pages] == [200, 200, 200]  # all is remembered
    own_cards._of_drafts.clear()
    assert [who.get(each).status_code for each in pages] == [200, 429, 200]
    action._in_order.clear()
    assert [who.get(each).status_code for each in pages] == [429, 429, 429]


def test_drafts_have_limits(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    pack = taken_in(who)
    sent = {"token": who.token(), "name.en": "x" * 200, "rank": "x"}
    monkeypatch.setattr(store, "MAX_DRAFT_LETTERS", 300)
    for card, status in (("ash-widow", 200), ("ash-widow", 200), ("rust-hound", 413)):
        answer = who.post(f"{pack}/card/{card}", data={**sent, **now_kept(who, pack, card)})
        assert answer.status_code == status, card  # the second is instead of the one before
    kept = house.hall.store.own_packs
    assert [each.place for each in kept.drafts(pack[-16:])] == ["ash-widow"]
    assert kept.drafts(pack[-16:], "rust-hound") == []


def test_a_full_pack_takes_its_own_cards_back(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    pack = taken_in(who)
    monkeypatch.setattr(own_cards, "MAX_CARDS", 1)
    assert write(who, pack, "ash-widow", **{"symbols.power": "99"})["state"] == "draft"
    assert write(who, pack, "ash-widow", **{"symbols.power": "2"})["state"] == "typed"
    found = write(who, pack, "rust-hound", **{"name.en": "One more"})
    assert found["state"] == "draft"
    assert "card of its own" in found["faults"][""]
    assert len(cards_in(file(who, pack))) == 1


def test_what_two_devices_change_at_once_is_all_kept(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    pack = taken_in(who)
    kept = house.hall.store.own_packs
    change, left = kept.change, [1]

    def late(there: OwnPack, name: str, text: str, *more: Any) -> Any:
        if left:  # another device is quicker
            left.pop()
            head = there.text.replace('{ en = "My box" }', '{ en = "Quicker", pl = "Moje" }')
            change(there, "Quicker", head)
        return change(there, name, text, *more)

    monkeypatch.setattr(kept, "change", late)
    page = seen(who, pack)
    answer = who.submit(f"{pack}/name", name="Later", keywords="", stamp=page["stamp"])
    assert answer.status_code == 409  # what the other device has written is not overwritten
    assert "The pack is now called “Quicker”" in answer.text
    assert 'value="Later"' in answer.text
    assert head_of(file(who, pack))["name"] == {"en": "Quicker", "pl": "Moje"}
    seen_now = re.findall(r'name="stamp" value="(\w+)"', answer.text)[0]
    assert who.submit(f"{pack}/name", name="Later", keywords="", stamp=seen_now).status_code == 200
    assert head_of(file(who, pack))["name"] == {"en": "Later", "pl": "Moje"}
    left.append(1)
    assert reset(who, pack, "ash-widow") == 200
    found = kept.find(pack[-16:])
    assert found is not None
    assert found.name == "Quicker"


def test_a_link_confirmed_twice_at_once_is_confirmed(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    pack = taken_in(who)[-16:]
    kept = house.hall.store.own_packs
    kept.join(pack, "o" * 64, "1" * 64, 1)
    monkeypatch.setattr(kept, "issue", lambda *_: 0)
    kept.join(pack, "o" * 64, "2" * 64, 2)


def test_a_new_link_to_another_device_makes_the_old_one_invalid(house: Open) -> None:
    who, other, third = house.visitor(), house.visitor(), house.visitor()
    pack = taken_in(who)
    first = re.findall(r"/packs/move/[0-9a-f]{32}", who.get(pack).text)[0]
    assert other.submit(f"{pack}/link").status_code == 403
    assert other.submit(first).status_code == 200
    assert who.submit(f"{pack}/link").status_code == 200
    second = re.findall(r"/packs/move/[0-9a-f]{32}", who.get(pack).text)[0]
    assert [third.get(each).status_code for each in (first, second)] == [404, 200]
    assert write(other, pack, "ash-widow", **{"name.en": "Both may"})["state"] == "typed"
