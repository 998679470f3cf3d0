"""VT-R69 What a character carries, where it counts outside a duel too."""

from __future__ import annotations

import pytest

from interrex.games.veto.duel import why_not_arm
from interrex.games.veto.szabla import best_arms, szabla
from interrex.games.veto.table import PLAY, SEATS, USED, Veto
from interrex.games.veto.traits import attached
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


ARMS = {  # what a fighter may carry
    "batorowka": "weapon",
    "zygmuntowka": "weapon",
    "lewak": "second weapon",
    "bandolet": "firearm",
    "muszkiet-szwedzki": "firearm",
    "kolczuga": "armour",
    "kirys-rajtarski": "armour",
}


def against(card: str, taken: tuple[str, ...]) -> str:
    """The rule against taking up a card beside those taken up before."""
    if card in taken:
        return "VT-1027"
    kinds = [ARMS[each].removeprefix("second ") for each in taken]
    if ARMS[card] == "armour":
        return "VT-1025" if "armour" in kinds else ""
    if ARMS[card] == "firearm":
        return "VT-1024" if {"weapon", "firearm"} & {*kinds} else ""
    if "firearm" in kinds or kinds.count("weapon") > 1:
        return "VT-1024"
    beside = ARMS[card] == "second weapon" or "lewak" in taken
    return "VT-1024" if "weapon" in kinds and not beside else ""


@pytest.mark.rules("VT-1023", "VT-1024", "VT-1025", "VT-1026", "VT-1027")
@pytest.mark.parametrize("side", [0, 1])
def test_what_may_be_taken_up_beside_what(side: int) -> None:
    """VT-1024 to VT-1027 For every set that could be taken up, every card that is carried."""
    game, fighter = carrying(" ".join(ARMS), seat="AB"[side])
    cards = {game.kinds[card].id: card for card in attached(game, fighter)}
    assert cards.keys() == ARMS.keys()
    game.duel = [0] * (SEATS + 2)
    game.duel[side], game.duel[SEATS + side] = fighter, side
    legal: list[tuple[str, ...]] = [()]
    for taken in legal:  # grows on the way
        game.duel[USED] = sum(1 << cards[each] for each in taken)
        for name, card in cards.items():
            rule = against(name, taken)
            assert why_not_arm(game, side, card) == rule, (taken, name)
            if not rule:
                legal.append((*taken, name))
    assert why_not_arm(game, side, fighter) == "VT-1027"
    assert max(map(len, legal)) == 3
