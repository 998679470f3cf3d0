"""Nobody is asked what he cannot decide: teams, location cards, relics, and under mixed readings."""

from __future__ import annotations

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.settings import Switch
from interrex.games import game_spec
from interrex.words import Words
from tests.questions import check_questions
from tests.vendetta.tables import card, position

RULINGS = game_spec("vendetta").rulings
TABLES: list[tuple[int, dict[str, Switch]]] = [
    (3, {}),
    (4, {"teams": True}),
    (4, {"location_cards": True, "relics": True}),
    (5, {"relics": True}),
    (6, {"teams": True, "location_cards": True, "relics": True}),
]


def mixed_rulings(seed: int) -> dict[str, Switch]:
    """About half of the switches off their default.

    Without stand-ins relics are too few; where pools are secret, idle questions hide them.
    """
    chance = Chance.from_seed(seed)
    switches = [each for each in RULINGS if each.name not in ("stand_ins", "open_pools")]
    return {each.name: each.readings[chance.below(len(each.readings))] for each in switches}


def play(seats: int, seed: int, rulings: dict[str, Switch], variants: dict[str, Switch]) -> None:
    game = interrex.new("vendetta", seats, seed, rulings, **variants)
    chance = Chance(seed)
    while not game.is_over:
        check_questions(game, chance)
        which = chance.below(len(game.asked))
        game.play(chance.below(len(game.asked[which][2])), which)


@pytest.mark.parametrize(("seats", "variants"), TABLES)
def test_every_question_is_a_choice(seats: int, variants: dict[str, Switch]) -> None:
    play(seats, seats, {}, variants)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_every_question_is_a_choice_under_mixed_rulings(seed: int) -> None:
    for seats, variants in (TABLES[seed % len(TABLES)], TABLES[(seed + 2) % len(TABLES)]):
        play(seats, seed, mixed_rulings(seed), variants)


@pytest.mark.rules("VE-1504")
@pytest.mark.parametrize("language", ["en", "pl", "pt"])
def test_the_question_about_the_partner_names_the_card(language: str) -> None:
    game = position(
        variants={"teams": True}, moment="L1 begins", until="preparation",
        L1={"A": "BR07", "B": "GA06", "C": "NO02"},
    )  # fmt: skip
    for seat in range(3):
        game.choose("stay", seat)
    assert game.asked[0][1] == "include partner"
    words = Words(language, "vendetta")
    assert game.kinds[card(game, "BR07")].name[language] in words.question(game, viewer=0)
