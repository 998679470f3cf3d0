"""VT-401 to VT-407, VT-1423: decks, their files, their legality."""

from __future__ import annotations

import dataclasses
from collections import Counter
from difflib import SequenceMatcher

import pytest

import interrex
from interrex.engine.errors import BadFile, BadSetting
from interrex.engine.letters import plain_name
from interrex.engine.packs import LANGUAGES
from interrex.games import house_pack
from interrex.games.veto.cards import DECK_FAMILIES, FAMILIES
from interrex.games.veto.deck_files import full_name, read_deck, write_deck, write_list
from interrex.games.veto.decks import (
    SHIPPED,
    Deck,
    faults,
    make_deck,
    nearest,
    preconstructed,
    price,
    read_code,
    totals,
)
from interrex.games.veto.spec import GAME
from interrex.match.decks import curve
from interrex.words import Words

PACK = house_pack("veto")
assert GAME.decks is not None


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
@pytest.mark.parametrize("name", SHIPPED)
def test_preconstructed_decks_are_legal(name: str) -> None:
    """VT-1423, VT-X72 Under feast rules third copies are replaced."""
    deck, feast = preconstructed(PACK, name), preconstructed(PACK, name, feast=True)
    assert faults(deck) == []
    assert faults(feast, feast=True) == []
    assert faults(deck, feast=True)[0][1].rule == "VT-1423"
    assert deck.size == feast.size == 60


@pytest.mark.parametrize("name", SHIPPED)
def test_a_deck_as_a_line_as_a_file_and_as_a_list(name: str) -> None:
    deck = preconstructed(PACK, name)
    assert read_code(PACK, deck.code()) == deck
    written = write_deck(deck, 'my "own" deck', PACK.id)
    assert 'pack = "house"' in written
    assert read_deck(PACK, written, "mine.toml") == deck
    for language in LANGUAGES:
        assert read_deck(PACK, write_list(deck, language), "mine.txt") == deck


def test_three_decks_for_every_faction_each_with_a_way_to_win() -> None:
    factions = Counter(deck.faction for deck in PACK.decks)
    assert set(factions.values()) == {3}
    assert len(factions) == 4
    assert tuple(deck.id for deck in PACK.decks) == SHIPPED
    for deck in PACK.decks:
        for language in LANGUAGES:
            assert len(deck.about[language]) > 150, (deck.id, language)
        assert totals(preconstructed(PACK, deck.id))["dead"] == 0


def test_a_list_as_people_write_it() -> None:
    text = """# mine
    Faction Court
    Postacie:
    2 Jan Zagloba
    Jan Zagłoba x1
    3x latyfundium
    """.replace("Faction Court", "dworscy")
    deck = read_deck(PACK, text, "mine.txt")
    assert {kind.id: copies for kind, copies in deck.cards} == {"jan-zagloba": 3, "latyfundium": 3}


@pytest.mark.parametrize(
    ("text", "line", "meant"),
    [
        ("dworscy\n2 latyfundum\n", 2, "latyfundium"),
        ("[deck]\nfaction = 'dworscy'\n[cards]\nszynq = 1\n", 4, "szynk"),
    ],
)
def test_an_unknown_name_says_which_was_meant(text: str, line: int, meant: str) -> None:
    with pytest.raises(BadFile, match=f"Did you mean '{meant}'") as wrong:
        read_deck(PACK, text, "bad")
    assert wrong.value.line == line
    for language in LANGUAGES:
        assert meant in Words(language, "veto", PACK).why(wrong.value)


def test_a_slip_in_the_name_of_any_card_says_which_was_meant() -> None:
    """As lists have it, with its nickname, in every language; of names that are alike one that is as near."""
    pack = house_pack("veto")
    for kind in pack.kinds:
        for language in LANGUAGES:
            whole = full_name(kind, language)
            for at in range(1, len(whole) - 1, 5):
                wrong = whole[:at] + whole[at + 1 :]
                if plain_name(wrong) in pack.names() or len(wrong) < 4:
                    continue
                found = nearest(pack, wrong)
                assert found is not None, wrong
                names = [plain_name(full_name(found, each)) for each in LANGUAGES] + [plain_name(found.id)]
                near = max(SequenceMatcher(None, each, plain_name(wrong)).ratio() for each in names)
                own = SequenceMatcher(None, plain_name(whole), plain_name(wrong)).ratio()
                assert found == kind or near >= own - 0.01, (wrong, found.id)


def test_a_deck_for_another_pack_says_so() -> None:
    with pytest.raises(BadFile, match="for the pack 'my-box', this is 'house'"):
        read_deck(PACK, "[deck]\npack = 'my-box'\nfaction = 'dworscy'\n[cards]\nqqq = 1\n", "mine.toml")
    with pytest.raises(BadFile, match="no line names a faction"):
        read_deck(PACK, "3 latyfundium", "mine.txt")


@pytest.mark.rules("VT-407", "VT-924", "VT-1506")
def test_what_a_deck_amounts_to() -> None:
    """VT-407, VT-924, VT-1506 Foreign characters cost twice, what cannot be played is counted."""
    cards = {"jan-zagloba": 2, "janusz-radziwill": 1, "muszkiet-szwedzki": 1, "kiejdany": 1, "latyfundium": 3}
    deck = make_deck(PACK, "dworscy", "", cards)
    found = totals(deck)
    assert (found["foreign"], found["foreign_price"]) == (3, 24)
    assert found["dead"] == 2  # he is Lojalny to others, the estate is theirs; the musket he could bear
    assert price(deck.cards[0][0], deck) == 2 * deck.cards[0][0].lafa
    assert sum(curve(GAME.decks, deck).values()) == deck.size


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[deck]\nfaction = 'dworscy'\n", "one \\[deck\\] and one \\[cards\\]"),
        ("[deck]\nfaction = 'dworscy'\n[cards]\nno-such-card = 3\n", "line 4.*no such card"),
        ("[deck]\nfaction = 'dworscy'\n[cards]\nlatyfundium = 'x'\n", "line 4"),
        ("[deck]\nfaction = 'nobody'\n[cards]\nlatyfundium = 3\n", "is not a faction"),
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


def test_a_deck_that_there_is_not_is_refused_by_its_name_or_because_there_are_none() -> None:
    pack = house_pack("veto")
    with pytest.raises(BadSetting, match=f"no deck 'x'.*{pack.decks[0].id}, {pack.decks[1].id}"):
        preconstructed(pack, "x")
    with pytest.raises(BadSetting, match="comes without decks"):
        preconstructed(dataclasses.replace(pack, decks=()), "x")
