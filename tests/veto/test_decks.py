"""VT-401 to VT-407, VT-1423: decks, their files, their legality."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.errors import BadFile, BadSetting
from interrex.games import house_pack
from interrex.games.veto.cards import DECK_FAMILIES, FAMILIES
from interrex.games.veto.decks import (
    PRECONSTRUCTED,
    Deck,
    faults,
    make_deck,
    preconstructed,
    read_code,
    read_deck,
    write_deck,
)

PACK = house_pack("veto")


def sixty(**changes: int) -> Deck:
    """Sixty cards: three copies of the first designs, with changes."""
    cards: dict[str, int] = {"latyfundium": 3, "batorowka": 3, "janusz-niesiecki": 3}
    for kind in PACK.kinds:
        if sum(cards.values()) == 60:
            break
        if kind.family in DECK_FAMILIES and kind.id not in cards:
            cards[kind.id] = min(3, 60 - sum(cards.values()))
    cards.update({name.replace("_", "-"): copies for name, copies in changes.items()})
    return make_deck(PACK, "dworscy", "kamaryla", cards)


@pytest.mark.rules("VT-X21", "VT-401", "VT-402", "VT-403", "VT-404")
def test_three_copies_sixty_cards() -> None:
    """VT-X21, VT-401, VT-402, VT-403, VT-404"""
    assert faults(sixty()) == []
    assert [why.rule for _, why in faults(sixty(latyfundium=4))] == ["VT-404"]
    short = sixty(latyfundium=2)
    assert short.size == 59  # the faction card and the strategy do not count
    assert [why.rule for _, why in faults(short)] == ["VT-401"]
    assert faults(sixty(szynk=3, finta=3, wypad=3, riposta=3, zastawa=3)) == []


@pytest.mark.rules("VT-405", "VT-R32")
def test_two_versions_of_a_character() -> None:
    """VT-405, VT-R32 Per card, or per name."""
    deck = sixty(**{"andrzej_kmicic_babinicz": 3, "andrzej_kmicic_orszanski": 3})
    assert faults(deck) == []
    assert [why.rule for _, why in faults(deck, copy_limit="per_name")] == ["VT-404"]


@pytest.mark.rules("VT-105", "VT-106", "VT-146", "VT-147", "VT-406", "VT-407")
def test_what_a_deck_may_contain() -> None:
    """VT-105, VT-106, VT-146, VT-147, VT-406, VT-407"""
    assert {kind.family for kind in PACK.kinds} == set(FAMILIES)
    assert [why.rule for _, why in faults(sixty(kamaryla=1))] == ["VT-106"]
    assert [why.rule for _, why in faults(sixty(radziwillowie=1))] == ["VT-106"]
    assert faults(sixty(**{"janusz_radziwill": 3})) == []  # Lojalny to others: a dead card, but legal
    with pytest.raises(BadSetting, match="VT-145"):
        make_deck(PACK, "dworscy", "latyfundium", {})
    with pytest.raises(BadSetting, match="VT-101"):
        make_deck(PACK, "latyfundium", "", {})


@pytest.mark.rules("VT-1423", "VT-X72")
@pytest.mark.parametrize("name", PRECONSTRUCTED)
def test_preconstructed_decks_are_legal(name: str) -> None:
    """VT-1423, VT-X72 Under feast rules third copies are replaced."""
    deck, feast = preconstructed(PACK, name), preconstructed(PACK, name, feast=True)
    assert faults(deck) == []
    assert faults(feast, feast=True) == []
    assert faults(deck, feast=True)[0][1].rule == "VT-1423"
    assert deck.size == feast.size == 60


def test_a_deck_as_a_line_and_as_a_file() -> None:
    deck = preconstructed(PACK, "dworscy")
    assert read_code(PACK, deck.code()) == deck
    assert read_deck(PACK, write_deck(deck, "mine"), "mine.toml") == deck


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[deck]\nfaction = 'dworscy'\n", "one \\[deck\\] and one \\[cards\\]"),
        ("[deck]\nfaction = 'dworscy'\n[cards]\nno-such-card = 3\n", "line 4.*no such card"),
        ("[deck]\nfaction = 'dworscy'\n[cards]\nlatyfundium = 'x'\n", "line 4"),
        ("[deck]\nfaction = 'nobody'\n[cards]\nlatyfundium = 3\n", "is no faction"),
        ("[deck\n", "not TOML"),
    ],
)
def test_a_bad_deck_file_names_line_and_reason(text: str, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        read_deck(PACK, text, "bad.toml")


def test_a_deck_of_ones_own_at_the_table() -> None:
    code = sixty().code()
    game = interrex.new("veto", 2, 1, deck_a=code)
    assert len(game.cards_at[0]) == 53
    with pytest.raises(BadSetting, match="VT-401"):
        interrex.new("veto", 2, 1, deck_a="faction dworscy, 3 latyfundium")
    with pytest.raises(BadSetting, match="Choose"):
        interrex.new("veto", 2, 1, deck_a="none")


@pytest.mark.rules("VT-1401", "VT-R62", "VT-122")
def test_factions_of_three_players() -> None:
    """VT-1401, VT-R62, VT-122 Different factions are advised, or required."""
    decks = {"deck_a": "dworscy", "deck_b": "dworscy", "deck_c": "dworscy"}
    assert interrex.new("veto", 3, 1, **decks).seats == 3
    with pytest.raises(BadSetting, match="VT-1401"):
        interrex.new("veto", 3, 1, {"distinct_factions": "required"}, **decks)
    with pytest.raises(BadSetting, match="VT-1431"):
        interrex.new("veto", 3, 1, learning=True)


@pytest.mark.rules("VT-510", "VT-509")
def test_the_lowest_treasury_shared() -> None:
    """VT-510, VT-509 Chance decides among those who share it."""
    first = {
        interrex.new("veto", 2, seed, deck_a="dworscy", deck_b="dworscy").initiative for seed in range(20)
    }
    assert first == {0, 1}
