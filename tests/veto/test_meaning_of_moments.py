"""The words of moments in Veto!: whose harm, duel, deployment or declaration a text answers."""

from __future__ import annotations

from typing import Any

import pytest

from interrex.games.veto.fitting import fits_item, fits_moment
from interrex.games.veto.table import (
    ABILITY,
    AGITATE,
    CHALLENGE,
    CHALLENGER,
    DEPLOY,
    EFFECT_PLAYED,
    NOBODY,
    REFUSE,
    SEATS,
    THRUST_PLAYED,
    USED,
    WINNER,
)
from tests.veto.three_companies import A, B, C, named, table

# --- moments -----------------------------------------------------------------------------------------------

HARM: list[tuple[int, str, str, bool]] = [
    # bob of B is killed by ann of A
    (A, "ann", "any", True),
    (B, "bob", "self", True),
    (B, "ben", "self", False),
    (B, "pistol", "host", True),
    (A, "sword", "host", False),
    (A, "ann", "opponent", True),
    (B, "ben", "opponent", False),
    (C, "cid", "opponent", True),
    (A, "ann", "by_self", True),
    (A, "abe", "by_self", False),
    (A, "abe", "by_yours", True),
    (B, "ben", "by_yours", False),
    (B, "bob", "yours", True),
    (B, "ben", "yours", True),
    (A, "ann", "yours", False),
    (B, "ben", "companion", True),
    (B, "bob", "companion", False),
    (A, "abe", "companion", False),
    (B, "ben", "your_elekt", False),
]


@pytest.mark.parametrize("moment", ["wounded", "killed"])
@pytest.mark.parametrize(("seat", "card", "who", "fits"), HARM)
def test_whose_harm_is_answered(seat: int, card: str, who: str, fits: bool, moment: str) -> None:
    game = table()
    victim = named(game, "bob")
    game.harm = [victim, 1, named(game, "ann"), 1, 0]
    assert fits_moment(game, seat, named(game, card), (moment, who), (moment, victim)) == fits
    assert not fits_moment(game, seat, named(game, card), (moment, who), ("before_duel",))
    game.harm[2] = NOBODY
    if who.startswith("by_"):
        assert not fits_moment(game, seat, named(game, card), (moment, who), (moment, victim))


def test_the_harm_of_an_elekt_is_answered_by_his_companions() -> None:
    game = table()
    game.harm = [named(game, "abe"), 1, named(game, "bob"), 1, 0]
    moment = ("killed", named(game, "abe"))
    assert fits_moment(game, A, named(game, "ann"), ("killed", "your_elekt"), moment)
    assert not fits_moment(game, A, named(game, "abe"), ("killed", "your_elekt"), moment)
    assert not fits_moment(game, B, named(game, "bob"), ("killed", "your_elekt"), moment)


@pytest.mark.parametrize(
    ("seat", "card", "who", "fits"),
    [
        (A, "ann", "won_by_you", True),
        (A, "ann", "won_by_self", True),
        (A, "abe", "won_by_you", True),
        (A, "abe", "won_by_self", False),
        (B, "bob", "won_by_you", False),
        (B, "bob", "yours", True),
        (C, "cid", "yours", False),
        (A, "sword", "self_used", True),
        (B, "pistol", "self_used", False),
    ],
)
def test_whose_duel_has_ended(seat: int, card: str, who: str, fits: bool) -> None:
    game = table("ann bob")
    game.duel[WINNER] = CHALLENGER
    game.duel[USED] = 1 << named(game, "sword")
    assert fits_moment(game, seat, named(game, card), ("duel_end", who), ("duel_end",)) == fits
    game.duel[WINNER] = NOBODY
    if who.startswith("won_by"):
        assert not fits_moment(game, seat, named(game, card), ("duel_end", who), ("duel_end",))


@pytest.mark.parametrize(("seat", "fits"), [(A, True), (B, True), (C, False)])
def test_before_a_duel_those_are_asked_who_fight(seat: int, fits: bool) -> None:
    game = table("ann bob")
    assert fits_moment(game, seat, NOBODY, ("before_duel",), ("before_duel",)) == fits


@pytest.mark.parametrize(("seat", "who", "fits"), [(A, "you", False), (B, "you", True), (A, "opponent", True),
                                                   (B, "opponent", False), (C, "any", True)])  # fmt: skip
def test_whose_deployment_is_answered(seat: int, who: str, fits: bool) -> None:
    game = table()
    moment = ("deployed", B, named(game, "ben"))
    assert fits_moment(game, seat, NOBODY, ("deployed", who), moment) == fits
    assert fits_moment(game, seat, NOBODY, ("any_moment",), moment)


ITEMS: list[tuple[int, str, tuple[Any, ...], tuple[Any, ...], bool]] = [
    # a challenge of ann against bob
    (A, "ann", ("challenge_declared", "by_yours"), (CHALLENGE, A, "ann", "bob"), True),
    (B, "bob", ("challenge_declared", "by_yours"), (CHALLENGE, A, "ann", "bob"), False),
    (B, "ben", ("challenge_declared", "against_yours"), (CHALLENGE, A, "ann", "bob"), True),
    (A, "abe", ("challenge_declared", "against_yours"), (CHALLENGE, A, "ann", "bob"), False),
    (B, "bob", ("challenge_declared", "against_self"), (CHALLENGE, A, "ann", "bob"), True),
    (B, "ben", ("challenge_declared", "against_self"), (CHALLENGE, A, "ann", "bob"), False),
    (B, "ben", ("challenge_declared", "against_companion"), (CHALLENGE, A, "ann", "bob"), True),
    (B, "bob", ("challenge_declared", "against_companion"), (CHALLENGE, A, "ann", "bob"), False),
    (A, "sword", ("agitation_declared", "host"), (AGITATE, A, "ann", None), True),
    (B, "pistol", ("agitation_declared", "host"), (AGITATE, A, "ann", None), False),
    (A, "ann", ("agitation_declared", "you"), (AGITATE, A, "ann", None), True),
    (B, "bob", ("agitation_declared", "opponent"), (AGITATE, A, "ann", None), True),
    (A, "ann", ("agitation_declared", "opponent"), (AGITATE, A, "ann", None), False),
    (A, "ann", ("effect_declared", "opponent"), (AGITATE, B, "bob", None), False),
    (A, "ann", ("effect_declared", "opponent", "against_yours"), (EFFECT_PLAYED, B, "banner", "abe"), True),
    (C, "cid", ("effect_declared", "opponent", "against_yours"), (EFFECT_PLAYED, B, "banner", "abe"), False),
    (A, "ann", ("card_declared", "opponent"), (DEPLOY, B, "ben", None), True),
    (A, "ann", ("ability_declared", "opponent"), (ABILITY, B, "bob", None), True),
    (A, "ann", ("ability_declared", "opponent", "of_character"), (ABILITY, B, "bob", None), True),
    (A, "ann", ("ability_declared", "opponent", "of_character"), (ABILITY, B, "manor", None), False),
]


@pytest.mark.parametrize(("seat", "card", "when", "item", "fits"), ITEMS)
def test_which_declarations_are_answered(
    seat: int, card: str, when: tuple[Any, ...], item: tuple[Any, ...], fits: bool
) -> None:
    game = table()
    what, actor, source, target = item
    aimed = named(game, target) if target else None
    declared = (what, actor, named(game, source), 0, aimed, NOBODY, False)
    assert fits_item(game, seat, named(game, card), when, declared) == fits


@pytest.mark.parametrize(
    ("seat", "card", "when", "fits"),
    [
        (B, "bob", ("refusal_declared", "yours"), True),
        (B, "ben", ("refusal_declared", "companion"), True),
        (B, "bob", ("refusal_declared", "companion"), False),
        (A, "ann", ("refusal_declared", "yours"), False),
        (A, "ann", ("refusal_declared", "opponent"), True),
        (B, "bob", ("refusal_declared", "opponent"), False),
        (C, "cid", ("refusal_declared", "opponent"), False),
    ],
)
def test_whose_refusal_is_answered(seat: int, card: str, when: tuple[Any, ...], fits: bool) -> None:
    """Bob refuses a challenge of ann."""
    game = table()
    refused = (REFUSE, B, named(game, "bob"), 0, None, named(game, "ann"), False)
    assert fits_item(game, seat, named(game, card), when, refused) == fits


@pytest.mark.parametrize(
    ("seat", "card", "who", "fits"),
    [
        (B, "bob", "enemy_fighter", True),
        (B, "ben", "enemy_fighter", False),
        (B, "pistol", "enemy_fighter", True),
        (A, "ann", "enemy_fighter", False),
        (C, "cid", "enemy_fighter", False),
        (A, "abe", "your_fighter", True),
        (B, "bob", "your_fighter", False),
        (A, "ann", "self", True),
        (A, "abe", "self", False),
        (A, "sword", "self", False),
    ],
)
def test_who_answers_a_thrust(seat: int, card: str, who: str, fits: bool) -> None:
    """The fighter it is made against, and cards that are no characters; or who makes it."""
    game = table("ann bob")
    assert game.duel[SEATS] == A
    thrust = (THRUST_PLAYED, A, named(game, "sword"), 0, None, NOBODY, False)
    assert fits_item(game, seat, named(game, card), ("thrust_declared", who), thrust) == fits
