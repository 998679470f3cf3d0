"""Chapter 100: components and setup, at every number of players."""

from __future__ import annotations

import dataclasses
import re

import pytest

import interrex
from interrex.engine.errors import BadSetting
from interrex.engine.knowledge import knows
from interrex.games import house_pack
from interrex.games.elekt.abilities import GENERAL
from interrex.games.elekt.cards import Pack, alphabetical, make_pack
from interrex.games.elekt.moments import WORDS
from interrex.games.elekt.table import (
    DECK,
    ELITE_DECK,
    FACE_UP,
    HAND,
    OUT,
    PILE,
    TOKENS,
    UNUSED,
    ZONES,
    Elekt,
)
from interrex.games.elekt.verbs.every import VERBS
from tests.packs.boxes import texts

SEATS = (2, 3, 4)


def new(seats: int, seed: int = 1, pack: Pack | None = None, **rulings: bool | int | str) -> Elekt:
    game = interrex.new("elekt", seats, seed, rulings, pack)
    assert isinstance(game, Elekt)
    return game


@pytest.mark.rules("EL-102", "EL-106", "EL-107", "EL-108", "EL-111", "EL-113", "EL-114")
def test_the_box() -> None:
    pack = house_pack("elekt")
    families = [kind.family for kind in pack.by_card]
    assert TOKENS == (6, 6, 6, 7)
    assert [families.count(name) for name in ("mission", "influence", "privilege")] == [17, 17, 12]
    basics = [kind.id for kind in pack.by_card if kind.basic]
    assert len(basics) == 16
    assert {name: basics.count(name) for name in basics} == {
        "acolyte": 4, "nameless": 4, "dignitary": 4, "assassin": 4,
    }  # fmt: skip
    elites = [kind for kind in pack.by_card if kind.family == "unit" and not kind.basic]
    assert len(elites) == 34
    assert sum(kind.spectre for kind in elites) == 17


@pytest.mark.rules("EL-112", "EL-115", "EL-116", "EL-815", "EL-901")
def test_what_a_card_shows() -> None:
    for kind in house_pack("elekt").kinds:
        assert all(kind.name.values())
        assert bool(kind.when) == bool(kind.effects) == any(kind.text.values())
        if kind.family == "unit":
            assert len(kind.symbols) == 4
            assert not kind.titles
            assert kind.instant == (kind.when == "assigned")
        elif kind.family == "privilege":
            assert not kind.titles
            assert kind.effects
        else:
            assert len(kind.titles) in (1, 2)
            assert all(title.name["pl"] for title in kind.titles)


@pytest.mark.rules("EL-101")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetting, match="2, 3, 4"):
        interrex.new("elekt", seats)


@pytest.mark.rules("EL-121 to EL-132", "EL-136", "EL-104", "EL-103", "EL-105", "EL-X97")
@pytest.mark.parametrize("seats", SEATS)
def test_setup_adds_up(seats: int) -> None:
    game = new(seats)
    first = 2 if game.questions[0].name == "recruit" else 0  # two players: the first has drawn already
    for zone, face_down in zip(ZONES, (16, 16, 5), strict=True):
        assert len(game.cards_at[DECK + zone]) == face_down
        assert len(game.cards_at[FACE_UP + zone]) == 1
    assert len(game.cards_at[UNUSED]) == 6
    assert len(game.cards_at[ELITE_DECK]) == 34 - first
    assert game.cards_at[PILE] == []
    assert game.heat == [1] * seats
    assert game.heat_pool == 13 - seats
    assert game.pool == [6, 6, 6, 7]
    assert len(game.cards_at[OUT]) == 4 * (4 - seats)
    for seat in range(seats):
        hand = sorted(game.kinds[unit].id for unit in game.cards_at[HAND + seat])
        assert hand == ["acolyte", "assassin", "dignitary", "nameless"]
    assert 0 <= game.sceptre < seats


@pytest.mark.rules("EL-133", "EL-134", "EL-R24")
@pytest.mark.parametrize("seats", SEATS)
def test_the_first_name_in_the_polish_alphabet_takes_the_sceptre(seats: int) -> None:
    for seed in range(20):
        game = new(seats, seed)
        drawn = [args for kind, args, _, _ in game.told if kind == "drew_for_sceptre"]
        names = {seat: alphabetical(game.kinds[card].name["pl"]) for seat, card in drawn}
        assert game.sceptre == min(names, key=lambda seat: names[seat])


@pytest.mark.rules("EL-R24")
def test_polish_letters_have_places_of_their_own() -> None:
    words = ["Łzy", "las", "ląd", "Zorza", "lata", "Ćma", "cud", "Żar", "źdźbło", "Ostrze", "Ósmy", "oz ar"]
    assert sorted(words, key=alphabetical) == [
        "cud", "Ćma", "las", "lata", "ląd", "Łzy", "Ostrze", "oz ar", "Ósmy", "Zorza", "źdźbło", "Żar",
    ]  # fmt: skip
    assert alphabetical("Quasi") < alphabetical("Rdza")
    assert alphabetical("Velvet") > alphabetical("Upiór")


@pytest.mark.rules("EL-R24")
def test_equal_names_draw_again() -> None:
    pack = house_pack("elekt")
    same = {"en": "Same", "pl": "Taki sam", "pt": "Igual"}
    kinds = tuple(
        kind if kind.id in ("acolyte", "body-thief") else dataclasses.replace(kind, name=same)
        for kind in pack.kinds
    )
    game = new(2, 3, make_pack("same", "", pack.name, kinds))
    drawn = [args for kind, args, _, _ in game.told if kind == "drew_for_sceptre"]
    assert len(drawn) > 2
    assert len(drawn) % 2 == 0
    assert any(game.kinds[card].id == "body-thief" for _, card in drawn[-2:])


@pytest.mark.rules("EL-134", "EL-R24")
def test_by_lot_nobody_draws() -> None:
    game = new(3, first_player_by="lot")
    assert all(kind != "drew_for_sceptre" for kind, *_ in game.told)
    assert {new(3, seed, first_player_by="lot").sceptre for seed in range(30)} == {0, 1, 2}


@pytest.mark.rules("EL-135", "EL-202")
def test_the_first_player_chooses_the_direction() -> None:
    game = new(4)
    assert game.decision is not None
    assert (game.decision.seat, game.decision.question) == (game.sceptre, "first direction")
    game.choose("anticlockwise")
    assert game.direction == -1


@pytest.mark.rules("EL-124", "EL-151")
def test_nobody_knows_the_decks_and_the_privileges_left_out() -> None:
    game = new(3)
    for place in (ELITE_DECK, UNUSED, DECK + 2):
        for card in game.cards_at[place]:
            pinned_by = [seat for seat in range(4) if game.pinned[card] >> seat & 1]
            assert pinned_by == []
    for card in game.cards_at[UNUSED]:
        assert not any(knows(game, seat, card) for seat in range(4))


def test_every_verb_is_used_by_a_card_and_every_moment_too() -> None:
    """Of the house pack, or of the texts in the style of a box."""
    kinds = house_pack("elekt").kinds
    used = {effect.verb for kind in kinds for effect in kind.effects}
    said = " ".join(text["card"] for which in ("text", "more") for text in texts("elekt", which))
    typed = {name for name in VERBS.vocabulary.verbs if re.search(rf"\b{name}\(", said)}
    assert used | GENERAL | typed == set(VERBS.vocabulary.verbs) == set(VERBS.borne_by)
    assert not used & GENERAL
    moments = {moment for family in WORDS.values() for moment in family}
    acting = set(VERBS.vocabulary.verbs["gain_heat"].moments)
    assert {kind.when for kind in kinds if kind.when} | acting == moments
