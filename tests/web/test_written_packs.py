"""Packs that people write, at the tables: each keeps its own wording, and none of them harms the server."""

from __future__ import annotations

import dataclasses
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from interrex.engine.errors import BadSetting, EndlessLoop
from interrex.engine.packs import edition_of
from interrex.games import OWN, game_spec, house_text, own_pack, whole_text
from interrex.match import record as records
from interrex.match.session import Session
from interrex.web import keys
from interrex.web.pages.pack_cards import ACT, FAMILY, STAMP
from interrex.web.store import Store
from interrex.web.tables import packs as tables_packs
from interrex.web.tables.hall import MAX_TRIED
from interrex.web.tables.new_table import NewTable
from interrex.web.tables.packs import Packs
from interrex.web.workers import reader, thinker, trials
from tests.web.house import Open

SEATS = ["person", "person"]


def written(said: str) -> tuple[Any, str]:
    """A pack of Elekt whose rules are always the same, and its text."""
    text = f"""[pack]
id = "my-box"
game = "elekt"
version = 1
extends = "house"
name = {{ en = "My box" }}
[[unit]]
id = "my-widow"
instead_of = "ash-widow"
name = {{ en = "Widow of Cinders" }}
rank = "elite"
type = "spectre"
symbols = {{ occultism = 2, power = 1 }}
when = "destroyed"
effect = ["gain_heat(1, owner)"]
text = {{ en = "{said}" }}
origin = "box"
"""
    whole = whole_text("elekt", text, "pack")[0]
    return own_pack("elekt", whole, "pack"), whole


def wording(pack: Any) -> str:
    cards = game_spec("elekt").pack_cards(pack)
    return str(next(card.text["en"] for card in cards if card.id == "my-widow"))


def test_the_same_rules_in_other_words_are_another_pack(house: Open) -> None:
    hall, names, lives = house.hall, [], []
    for said in ("Cinder Aunt", "Rude Aunt"):
        names.append(hall.packs.admit("elekt", *written(said)))
        lives.append(house.do(hall.new_table(keys.new_key(), NewTable("elekt", SEATS, pack=names[-1]))))
    assert lives[0].pack.hash == lives[1].pack.hash
    for live, said in zip(lives, ("Cinder Aunt", "Rude Aunt"), strict=True):
        hall.forget(live)
        assert wording(house.table(live.id).pack) == said
        assert said in house.visitor().get(f"/cards/elekt?pack={live.row.settings.pack_hash}").text
    again = Packs(hall.store)  # after a restart, whoever comes first
    again.admit("elekt", *written("Rude Aunt"))
    again.keep("elekt", names[1], written("Rude Aunt")[1])
    assert [wording(again.find("elekt", name)) for name in names] == ["Cinder Aunt", "Rude Aunt"]


def test_what_is_stored_is_corrected_only_by_the_folder(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    (pack, first), (other, corrected) = written("Cinder Aunt"), written("Ember Aunt")
    Packs(store, (("elekt", first),)).keep("elekt", pack.hash, first)
    mine = Packs(store)
    assert mine.admit("elekt", other, corrected) == edition_of(other) != other.hash
    mine.keep("elekt", edition_of(other), corrected)
    assert wording(mine.find("elekt", pack.hash)) == "Cinder Aunt"
    Packs(store, (("elekt", corrected),)).keep("elekt", other.hash, corrected)
    assert wording(Packs(store).find("elekt", pack.hash)) == "Ember Aunt"
    store.close()


def test_only_so_many_packs_stay_in_memory_however_they_came(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables_packs, "MAX_LOADED", 2)
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    packs, found = Packs(store), [written(f"Aunt {number}") for number in range(4)]

    def come(number: int) -> None:
        pack, text = found[number % len(found)]
        packs.keep("elekt", packs.admit("elekt", pack, text), text)

    with ThreadPoolExecutor(8) as several:
        list(several.map(come, range(40)))
    for number, (pack, _) in enumerate(found):
        assert wording(packs.find("elekt", edition_of(pack))) == f"Aunt {number}"
        assert len(packs.loaded) == 2
    store.close()


def test_a_pack_is_named_in_one_way_wherever_a_table_is_made(house: Open) -> None:
    named = house.hall.packs.admit("elekt", *written("Cinder Aunt"))
    body = {"game": "elekt", "seats": SEATS, "pack": named}
    made = house.visitor().post("/api/tables", json=body).json()
    assert wording(house.table(made["table"]).pack) == "Cinder Aunt"
    answer = house.visitor().post("/api/tables", json={**body, "pack": "0" * 16})
    assert answer.status_code == 422
    assert "There is no pack" in answer.json()["detail"]


# --- chains without an end -----------------------------------------------------------------------


def test_a_deal_without_an_end_is_refused_in_words(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    who = house.visitor()
    monkeypatch.setattr("interrex.engine.table.STEP_LIMIT", 1)
    form = {"seat-A": "here", "name-A": "One", "seat-B": "person"}
    page = who.submit("/new", game="elekt", seats=2, **form)
    assert page.status_code == 422
    assert "chain that does not end" in page.text
    assert house.visitor().post("/api/tables", json={"game": "elekt", "seats": SEATS}).status_code == 422
    with pytest.raises(BadSetting, match="does not end"):
        house.do(house.hall.new_table(keys.new_key(), NewTable("elekt", SEATS)))
    monkeypatch.setattr(trials, "SECONDS", 0.05)
    asked = {"game": "elekt", "text": written("Aunt")[1], "card": "my-widow", "family": "unit"}
    assert trials.trial(asked) == {"found": False}


def test_a_new_card_of_any_family_gets_a_deck_to_be_tried_in() -> None:
    """A copy of a house card under an id of its own: no deck has it, so one is changed for it."""
    spec = game_spec("veto")
    assert spec.decks is not None
    head = '[pack]\nid = "mine"\ngame = "veto"\nversion = 1\nextends = "house"\nname = { en = "Mine" }\n\n'
    cards = re.split(r"\n(?=\[\[)", house_text("veto") or "")
    for family in spec.decks.families:
        copied = next(card for card in cards if card.startswith(f"[[{family}]]"))
        card = re.sub(r'^id = ".*"$', 'id = "mine-alone"', copied, count=1, flags=re.MULTILINE)
        pack = own_pack("veto", head + card, "mine.toml")
        code = trials.deck_with(spec.decks, pack, "mine-alone", family, spec.rulings_by({}))
        assert "mine-alone" in code, family


def test_cards_that_somebody_has_written_are_played_beside_the_loop(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, threads = Session.after, []

    def after(session: Session, move: Any) -> Session:
        threads.append(threading.current_thread())
        return real(session, move)

    named = house.hall.packs.admit("elekt", *written("Cinder Aunt"))
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("elekt", SEATS, pack=named)))
    monkeypatch.setattr(Session, "after", after)
    decision = live.game.decisions[0]
    house.do(house.hall.choose(live, decision.seat, decision.options[0]))
    assert threads
    assert house.thread not in threads


def test_a_bot_tries_only_a_few_choices_that_do_not_end(house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("elekt", SEATS)))
    decision = dataclasses.replace(live.game.decisions[0], options=tuple(map(str, range(50))))
    tried = []

    async def move(at: Any, move: Any) -> int:
        tried.append(move.word)
        raise EndlessLoop("on and on")

    monkeypatch.setattr(house.hall, "move", move)
    with pytest.raises(Exception, match="does not end"):
        house.do(house.hall._one_that_ends(live, decision, "7"))
    assert tried[:3] == ["7", "49", "0"]
    assert len(set(tried)) == len(tried) == MAX_TRIED


def test_a_thinker_survives_a_chain_without_an_end_and_forgets_packs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinker, "MAX_PACKS", 2)
    memory = thinker.Memory()
    for number in range(3):
        pack, text = written(f"Aunt {number}")
        settings = game_spec("elekt").settings(2, 1, pack)
        game = memory.position("t", settings, [], text)  # another wording under the same name of the rules
        assert wording(memory._pack(settings, text)) == f"Aunt {number}"
        assert len(memory.packs) <= 2
    asked = {
        "table": "other", "settings": dataclasses.asdict(settings), "choices": [], "pack": text,
        "seat": game.decisions[0].seat, "level": "random", "luck": 1,
    }  # fmt: skip
    assert thinker.think(memory, asked) in game.decisions[0].options
    monkeypatch.setattr("interrex.engine.table.STEP_LIMIT", 1)
    assert thinker.think(memory, {**asked, "table": "third"}) is None


def test_a_reader_survives_a_record_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    pack, text = written("Aunt")
    settings = game_spec("elekt").settings(2, 1, pack)
    record = records.to_text(game_spec("elekt").new(settings, pack).record())
    asked = {"what": "verify", "text": record, "name": "mine", "pack": text, "language": "en"}
    assert reader.answer(asked)["choices"] == 0
    monkeypatch.setattr("interrex.engine.table.STEP_LIMIT", 1)
    assert reader.answer(asked) == {}


def test_the_pack_of_a_table_is_found_again_for_its_bots(
    house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack, text = written("Cinder Aunt")
    named = house.hall.packs.admit("elekt", pack, text)
    live = house.do(house.hall.new_table(keys.new_key(), NewTable("elekt", SEATS, pack=named)))
    house.hall.packs.loaded.clear()
    assert house.do(house.hall.pack_text(live)) == text


def test_no_field_of_a_card_is_called_as_what_its_form_sends_itself() -> None:
    for game in OWN:
        for fields in game_spec(game).card_form.values():
            assert {field.name for field in fields}.isdisjoint({ACT, STAMP, FAMILY, "token", "shape", "from"})
