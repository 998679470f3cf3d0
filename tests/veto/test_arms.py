"""VT-R69 What a character carries, where it counts outside a duel too."""

from __future__ import annotations

import pytest

from interrex.games.veto.szabla import best_arms, szabla
from interrex.games.veto.table import PLAY, Veto
from interrex.match import scenario

STORY = """
[scenario]
id = "arms"
game = "veto"
title = "What is carried"
rules = ["VT-R69"]
rulings = {{ weapon_outside_duel = "{reading}" }}

[given]
seats = 2
company = {{ {seat} = ["roch-kowalski {carried}"] }}

[[step]]
then.over = false
"""


def carrying(carried: str, reading: str = "yes", seat: str = "A") -> tuple[Veto, int]:
    """A table and the character who carries these cards."""
    text = STORY.format(carried=" ".join(f"+{each}" for each in carried.split()), reading=reading, seat=seat)
    game = scenario.read(text, "arms.toml").position()
    assert isinstance(game, Veto)
    place = PLAY + "AB".index(seat)
    return game, next(card for card in game.cards_at[place] if game.kinds[card].id == "roch-kowalski")


@pytest.mark.rules("VT-R69", "VT-1024")
@pytest.mark.parametrize("seat", ["A", "B"])
@pytest.mark.parametrize(
    ("carried", "bonus"),
    [
        ("", 0),
        ("batorowka", 2),
        ("batorowka zerwikaptur zygmuntowka", 3),  # the best weapon alone
        ("batorowka lewak", 3),  # a second weapon besides
        ("lewak", 1),
        ("bandolet muszkiet-szwedzki", 2),  # the best firearm alone
        ("batorowka para-pistoletow", 4),  # a weapon or a firearm, not both
        ("batorowka lewak muszkiet-szwedzki", 3),
        ("kolczuga kirys-rajtarski", 2),  # the best armour alone
        ("kolczuga zerwikaptur", 4),  # and armour besides
        ("kirys-rajtarski para-pistoletow batorowka", 6),
        ("rapier", 0),  # only for those who wear pludry
        ("rapier zygmuntowka", 1),
    ],
)
def test_the_best_set_that_is_legal_counts(carried: str, bonus: int, seat: str) -> None:
    """VT-R69 One weapon or one firearm, a second weapon with a weapon, one armour."""
    game, card = carrying(carried, seat=seat)
    plain, alone = carrying("", seat=seat)
    assert best_arms(game, card) == bonus
    assert szabla(game, card) == szabla(plain, alone) + bonus


@pytest.mark.rules("VT-R69")
def test_by_default_arms_count_in_duels_only() -> None:
    game, card = carrying("batorowka kolczuga", reading="no")
    plain, alone = carrying("", reading="no")
    assert szabla(game, card) == szabla(plain, alone) == 6
