"""A pack that says what differs: the rest stays as it is, forms of names and decks too."""

from __future__ import annotations

import pytest

from interrex.engine.errors import BadFile
from interrex.engine.packs import LANGUAGES
from interrex.games import game_spec, house_pack, own_pack
from interrex.games.veto.decks import SHIPPED, faults, preconstructed
from tests.packs.boxes import toml, tree_of, with_tables
from tests.packs.growing import GAMES

HEAD = """[pack]
id = "mine"
game = "veto"
version = 1
extends = "house"
name = { en = "Mine" }
"""
ROCH = """
[[character]]
id = "ID"
name = { en = "Rochus", pl = "Rochus", pt = "Rochus" }
faction = "radziwillowie"
lafa = "5"
szabla = 6
kreski = 1
origin = "box"
"""
INSTEAD = ROCH.replace('"ID"', '"my-roch"\ninstead_of = "roch-kowalski"')
HOUSE = house_pack("veto")


def test_the_forms_of_names_stay_but_for_cards_that_are_replaced() -> None:
    pack = own_pack("veto", HEAD + ROCH.replace("ID", "roch-kowalski"), "mine.toml")
    for language in ("pl", "pt"):
        left = dict(HOUSE.grammar[language])
        del left["roch-kowalski"]  # its name is another now
        assert pack.grammar[language] == left


def test_ones_own_forms_come_beside_those_of_the_house() -> None:
    own = '\n[grammar.pl]\nmy-roch = { gender = "m", acc = "Rochusa" }\n'
    own += '\n[grammar.en]\nmy-roch = { gender = "m" }\n'
    pack = own_pack("veto", HEAD + INSTEAD + own, "mine.toml")
    assert pack.grammar["pl"]["my-roch"] == {"gender": "m", "acc": "Rochusa"}
    assert "roch-kowalski" not in pack.grammar["pl"]
    assert len(pack.grammar["pl"]) == len(HOUSE.grammar["pl"])
    assert pack.grammar["en"] == {"my-roch": {"gender": "m"}}
    assert set(pack.grammar) <= set(LANGUAGES)


def test_a_card_that_stands_instead_of_another_takes_its_place_in_decks() -> None:
    pack = own_pack("veto", HEAD + INSTEAD, "mine.toml")
    for name in SHIPPED:
        before, after = preconstructed(HOUSE, name), preconstructed(pack, name)
        assert faults(after) == []
        counts = {kind.id: copies for kind, copies in before.cards}
        if "roch-kowalski" in counts:
            counts["my-roch"] = counts.pop("roch-kowalski")
        assert {kind.id: copies for kind, copies in after.cards} == counts


def test_a_mistake_in_forms_of_names_has_its_line() -> None:
    text = HEAD + INSTEAD + '\n[grammar.pl]\nmy-roch = { gender = "m" }\nnobody = { gender = "m" }\n'
    with pytest.raises(BadFile, match="there is no card 'nobody'"):
        own_pack("veto", text, "mine.toml")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_may_be_written_with_tables_below_it(game: str) -> None:
    """A law over the cards of the house, written anew: each is the same card, and no other has changed."""
    house, spec = house_pack(game), game_spec(game)
    head = HEAD.replace('"veto"', f'"{game}"').replace('name = { en = "Mine" }', '[pack.name]\nen = "Mine"')
    for family, entries in tree_of(game).items():
        if not isinstance(entries, list) or family == "deck":
            continue
        cards = "\n".join(with_tables(family, each) for each in entries[::2])
        assert ".name]" in cards
        found = own_pack(game, f"{head}\n{cards}", "mine.toml")
        assert spec.pack_cards(found) == spec.pack_cards(house)
        assert found.hash == own_pack(game, f"{head}\n{toml({family: entries[::2]})}", "mine.toml").hash


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_names_the_card_on_which_it_is(game: str) -> None:
    """Also in a table below it."""
    head = HEAD.replace('"veto"', f'"{game}"')
    for family, entries in tree_of(game).items():
        if not isinstance(entries, list) or family == "deck":
            continue
        for number, entry in enumerate(entries[:3]):
            wrong = {**entry, "name": {**entry["name"], "xx": "Strange"}}
            cards = [with_tables(family, wrong if at == number else each) for at, each in enumerate(entries)]
            with pytest.raises(BadFile) as bad:
                own_pack(game, f"{head}\n" + "\n".join(cards), "mine.toml")
            assert bad.value.card == entry["id"]
            assert f"card {entry['id']!r}, field 'name'" in str(bad.value)


def test_a_mistake_in_a_deck_is_on_no_card() -> None:
    with pytest.raises(BadFile) as bad:
        own_pack("veto", HEAD + '\n[[deck]]\nid = "mine"\nname = { en = "Mine" }\nfaction = 7\n', "mine.toml")
    assert bad.value.card == ""
    assert "card" not in str(bad.value).partition(":")[0]
