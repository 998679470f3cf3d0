"""The words of texts in Veto!: which cards, players and numbers they mean, and when they hold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from interrex.games.veto.actions import why_not_deploy
from interrex.games.veto.cards import BITS
from interrex.games.veto.szabla import in_role, szabla
from interrex.games.veto.table import (
    CHALLENGED,
    CHALLENGER,
    DEPLOY,
    MARGIN,
    NOBODY,
    USED,
    Veto,
)
from interrex.games.veto.traits import company, elekt_limit, holds, means, passes
from interrex.games.veto.verbs.meaning import Use, amount, card_meant, is_true, matching, players_meant
from interrex.match import scenario
from tests.veto.three_companies import PEOPLE, TEXT, A, B, C, named, names, table

# --- cards -------------------------------------------------------------------------------------------------

PASSED: list[tuple[int, Any, str]] = [
    (A, "any", "abe ann ben bob cid"),
    (A, "yours", "abe ann"),
    (B, "yours", "ben bob"),
    (B, "opponent", "abe ann cid"),
    (C, "opponent", "abe ann ben bob"),
    (A, "kozak", "ann bob"),
    (A, "slawny", "bob"),
    (A, "magnates", "abe cid"),
    (A, "electoral", "ann ben bob"),
    (A, "tapped", "abe"),
    (A, "untapped", "ann ben bob cid"),
    (A, "character", "abe ann ben bob cid"),
    (A, "estate", ""),
    (A, "other", "abe ben bob cid"),
    (B, "other", "abe ann ben cid"),
    (A, "not_elekt", "ann ben bob cid"),
    (A, "not_lojalny", "abe ann ben bob"),
    (A, ("not", "kozak"), "abe ben cid"),
    (A, ("any_of", "slawny", "elekt"), "abe bob"),
    (A, ("max_szabla", 2), "ben cid"),
    (A, ("max_szabla", 3), "ann ben bob cid"),
    (A, ("min_szabla", 3), "abe ann bob"),
    (A, ("min_szabla", 4), "abe"),
    (A, ("max_kreski", 1), "abe bob cid"),
    (A, ("max_kreski", 0), "abe"),
    (A, ("min_kreski", 2), "ann ben"),
    (A, ("min_kreski", 3), "ben"),
    (A, ("max_lafa", 2), "ann bob"),
    (A, ("max_lafa", 1), "ann"),
    (A, ("min_lafa", 4), "abe ben"),
    (A, ("min_lafa", 5), "ben"),
    (A, ("bearing", "equipment"), "ann bob"),
    (A, ("bearing", "effect"), "cid"),
    (A, ("bearing", "estate"), ""),
]


@pytest.mark.parametrize(("seat", "wanted", "found"), PASSED)
def test_which_characters_pass(seat: int, wanted: Any, found: str) -> None:
    game = table()
    source = named(game, ("ann", "bob", "cid")[seat])
    cards = [named(game, name) for name in PEOPLE]
    assert names(game, [card for card in cards if passes(game, seat, source, wanted, card)]) == found


@pytest.mark.parametrize(
    ("seat", "duel", "source", "bearer", "found"),
    [
        (A, "", "ann", "self", "sword"),
        (A, "", "abe", "self", ""),
        (A, "", "sword", "host", "sword"),
        (A, "", "ann", "your_fighter", ""),
        (A, "ann bob", "abe", "your_fighter", "sword"),
        (B, "ann bob", "ben", "your_fighter", "pistol"),
        (A, "ann bob", "abe", "enemy_fighter", "pistol"),
        (C, "ann bob", "cid", "enemy_fighter", ""),
    ],
)
def test_who_bears_what(seat: int, duel: str, source: str, bearer: str, found: str) -> None:
    game = table(duel)
    arms = [named(game, name) for name in ("sword", "pistol", "manor")]
    borne = [card for card in arms if passes(game, seat, named(game, source), ("borne_by", bearer), card)]
    assert names(game, borne) == found


MEANT: list[tuple[int, str, Any, str]] = [
    (A, "ann", "self", "ann"),
    (A, "sword", "host", "ann"),
    (B, "pistol", "user", "bob"),
    (A, "ann", "yours", "abe ann"),
    (B, "bob", "companions", "ben"),
    (A, "ann", ("yours", "kozak"), "ann"),
    (A, "ann", ("others", "kozak"), "bob"),
    (C, "cid", ("others", "kozak"), "ann bob"),
    (B, "pistol", ("companions_of", "host"), "ben"),
    (A, "ann", ("somebody",), ""),
]


@pytest.mark.parametrize(("seat", "source", "who", "found"), MEANT)
def test_whom_a_standing_text_means(seat: int, source: str, who: Any, found: str) -> None:
    game = table()
    cards = [named(game, name) for name in PEOPLE]
    assert names(game, [card for card in cards if means(game, named(game, source), seat, who, card)]) == found


@pytest.mark.parametrize(
    ("source", "found"), [("ann", "bob"), ("pistol", "ann"), ("abe", ""), ("sword", "bob")]
)
def test_against_whom_the_bearer_fights(source: str, found: str) -> None:
    game = table("ann bob")
    cards = [named(game, name) for name in PEOPLE]
    meant = [card for card in cards if means(game, named(game, source), A, "enemy_fighter", card)]
    assert names(game, meant) == found
    assert not means(table(), named(game, "ann"), A, "enemy_fighter", named(game, "bob"))


@pytest.mark.parametrize(
    ("seat", "wanted", "found"),
    [
        (A, ("character", "kozak"), "ann bob"),
        (A, ("yours", "elekt"), "abe"),
        (B, ("yours", "elekt"), ""),
        (B, ("equipment", "yours"), "pistol"),
        (B, ("effect",), "banner"),
        (C, ("estate", "opponent"), "manor"),
    ],
)
def test_which_cards_in_play_match(seat: int, wanted: tuple[Any, ...], found: str) -> None:
    game = table()
    assert names(game, matching(game, Use(seat, NOBODY, None, NOBODY), wanted)) == found


def used(game: Veto, seat: int, card: str, target: Any = None, that: int = NOBODY) -> Use:
    return Use(seat, named(game, card), target, that)


def test_the_one_card_that_is_meant() -> None:
    game = table("bob cid")
    ann, ben = named(game, "ann"), named(game, "ben")
    for seat, card, who, found in (
        (A, "ann", "self", "ann"),
        (A, "sword", "host", "ann"),
        (B, "pistol", "user", "bob"),
        (B, "ben", "your_fighter", "bob"),
        (C, "cid", "your_fighter", "cid"),
        (B, "ben", "enemy_fighter", "cid"),
        (C, "cid", "enemy_fighter", "bob"),
    ):
        assert card_meant(game, used(game, seat, card), who) == named(game, found), (seat, who)
    assert card_meant(game, used(game, A, "ann"), "your_fighter") == NOBODY
    assert card_meant(game, used(game, A, "ann", ben), "chosen") == ben
    assert card_meant(game, used(game, A, "ann", (ben, ann)), "chosen") == ben
    assert card_meant(game, used(game, A, "ann", -2), "chosen") == NOBODY
    assert card_meant(game, used(game, A, "ann", ben), "that") == ben
    assert card_meant(game, used(game, A, "ann", -2), "that") == NOBODY
    game.stack = [(DEPLOY, B, ben, 0, None, NOBODY, False)]
    assert card_meant(game, used(game, A, "ann", ann, 0), "that") == ben
    game.stack = []
    game.moment = [("killed", ann), ("deployed", B, ben)]
    assert card_meant(game, used(game, A, "ann", None, -2), "that") == ann
    assert card_meant(game, used(game, A, "ann", None, -3), "that") == ben
    assert card_meant(game, used(game, A, "ann", None, -4), "that") == NOBODY


# --- players and numbers -----------------------------------------------------------------------------------


def test_which_players_are_meant() -> None:
    game = table()
    ben = named(game, "ben")
    for seat, who, target, found in (
        (B, "you", None, [B]),
        (B, "everyone", None, [B, C, A]),
        (B, "each_opponent", None, [C, A]),
        (A, ("owner_of", "chosen"), ben, [B]),
        (A, ("owner_of", "chosen"), None, []),
        (C, ("owner_of", "self"), None, [A]),
        (A, "chosen", -3, [C]),
        (A, "chosen", ben, []),
        (A, "chosen", None, []),
    ):
        assert players_meant(game, used(game, seat, "ann", target), who) == found, (seat, who, target)
    game.out |= 1 << C
    assert players_meant(game, used(game, B, "ann"), "everyone") == [B, A]


@pytest.mark.parametrize(
    ("seat", "value", "number"),
    [
        (A, 3, 3),
        (A, ("count", ("character", "opponent")), 3),
        (B, ("count", ("character", "opponent")), 3),
        (C, ("count", ("character", "opponent")), 4),
        (A, ("twice", ("count", ("character",))), 10),
        (A, ("half", ("count", ("character",))), 2),
        (A, ("minus", ("count", ("character", "yours"))), -2),
        (A, ("held_kreski", "you"), 4),
        (A, ("held_kreski", "each_opponent"), 8),
        (C, ("held_ducats", "you"), 9),
        (B, ("held_ducats", "everyone"), 12),
        (A, ("held_cards", "you"), 2),
        (A, ("held_cards", "each_opponent"), 5),
        (A, ("lafa_of", "self"), 1),
        (A, ("kreski_of", "self"), 2),
        (A, ("szabla_of", "self"), 3),
        (A, ("szabla_of", "your_fighter"), 0),
    ],
)
def test_what_is_counted(seat: int, value: Any, number: int) -> None:
    game = table()
    assert amount(game, used(game, seat, "ann"), value) == number


# --- conditions --------------------------------------------------------------------------------------------

HOLDS: list[tuple[int, str, Any, bool]] = [
    (A, "ann", "own_elekt", True),
    (B, "bob", "own_elekt", False),
    (A, "ann", "no_own_elekt", False),
    (B, "bob", "no_own_elekt", True),
    (A, "ann", "self_untapped", True),
    (A, "abe", "self_untapped", False),
    (A, "ann", "first_of_round", True),
    (B, "bob", "first_of_round", False),
    (A, "ann", "election", True),
    (A, "ann", "something else", False),
    (A, "ann", ("not", "own_elekt"), False),
    (B, "bob", ("not", "own_elekt"), True),
    (B, "bob", "own_initiative", True),
    (A, "ann", "own_initiative", False),
    (C, "cid", "own_initiative", False),
    (B, "bob", "own_turn", True),
    (A, "ann", "own_turn", False),
    (C, "cid", "own_turn", False),
    (A, "ann", ("own", "kozak"), True),
    (A, "ann", ("own", "slawny"), False),
    (B, "bob", ("own", "slawny"), True),
    (C, "cid", ("own", "kozak"), False),
    (C, "cid", ("own", "lojalny"), True),
    (A, "ann", ("in_company", ("named", "abe")), True),
    (A, "ann", ("in_company", ("named", "bob")), False),
    (B, "bob", ("in_company", ("named", "bob")), True),
    (C, "cid", ("in_company", ("named", "abe")), False),
    (A, "ann", ("at_least", 2, ("yours",)), True),
    (A, "ann", ("at_least", 3, ("yours",)), False),
    (A, "ann", ("at_least", 1, ("yours", "kozak")), True),
    (A, "ann", ("at_least", 2, ("yours", "kozak")), False),
    (A, "ann", ("at_least", 2, ("character", "kozak")), True),
    (A, "ann", ("at_least", 3, ("character", "kozak")), False),
    (A, "ann", ("at_most", 2, ("character", "kozak")), True),
    (A, "ann", ("at_most", 1, ("character", "kozak")), False),
    (A, "ann", ("more", ("held_kreski", "you"), 3), True),
    (A, "ann", ("more", ("held_kreski", "you"), 4), False),
    (A, "ann", ("more", 5, ("held_kreski", "you")), True),
    (A, "ann", ("own_kreski", 4), True),
    (A, "ann", ("own_kreski", 5), False),
    (A, "ann", ("killed_of_one_opponent", 2), True),
    (A, "ann", ("killed_of_one_opponent", 3), False),
    (B, "bob", ("killed_of_one_opponent", 1), False),
    (A, "ann", ("both", "own_elekt", "election"), True),
    (A, "ann", ("both", "no_own_elekt", "election"), False),
    (A, "ann", ("either", "no_own_elekt", "election"), True),
    (A, "ann", ("either", "no_own_elekt", ("not", "election")), False),
    (A, "ann", ("self_on", "electoral"), True),
    (A, "abe", ("self_on", "magnates"), True),
    (A, "abe", ("self_on", "electoral"), False),
    (A, "ann", ("bears", "self", "kozak"), True),
    (A, "ann", ("lacks", "self", "kozak"), False),
    (A, "sword", ("bears", "host", "kozak"), True),
    (A, "sword", ("lacks", "host", "slawny"), True),
    (A, "ann", ("lacks", "your_fighter", "slawny"), False),
    (A, "ann", ("has_kreski", "you", 4), True),
    (A, "ann", ("has_kreski", "you", 5), False),
    (A, "ann", ("has_ducats", "each_opponent", 9), True),
    (A, "ann", ("has_ducats", "each_opponent", 10), False),
    (A, "ann", ("fights", "self"), False),
    (A, "ann", ("fights", "your_fighter"), False),
    (A, "ann", ("self_uses", "weapon"), False),
    (A, "ann", ("you_are", "challenger"), False),
]


@pytest.mark.parametrize(("seat", "card", "condition", "is_so"), HOLDS)
def test_when_a_condition_holds(seat: int, card: str, condition: Any, is_so: bool) -> None:
    """As a text that stands reads it, and as one that is used."""
    game = table()
    assert holds(game, named(game, card), seat, condition) == is_so
    assert is_true(game, used(game, seat, card), condition) == is_so


IN_A_DUEL: list[tuple[int, str, Any, bool]] = [
    (A, "ann", ("you_are", "challenger"), True),
    (A, "ann", ("you_are", "challenged"), False),
    (B, "bob", ("you_are", "challenged"), True),
    (C, "cid", ("you_are", "challenger"), False),
    (A, "ann", ("self_uses", "weapon"), True),
    (A, "ann", ("self_uses", "firearm"), False),
    (B, "bob", ("self_uses", "firearm"), False),  # carried, and not chosen
    (A, "sword", ("user_uses", "weapon"), True),
    (A, "sword", ("user_uses", "firearm"), False),
    (B, "pistol", ("user_uses", "weapon"), False),
    (A, "ann", ("fights", "self"), True),
    (A, "abe", ("fights", "self"), False),
    (A, "abe", ("fights", "your_fighter"), True),
    (A, "abe", ("bears", "enemy_fighter", "slawny"), True),
    (B, "ben", ("bears", "enemy_fighter", "slawny"), False),
    (B, "ben", ("lacks", "your_fighter", "slawny"), False),
    (C, "cid", ("lacks", "your_fighter", "slawny"), False),
]


@pytest.mark.parametrize(("seat", "card", "condition", "is_so"), IN_A_DUEL)
def test_when_a_condition_of_a_duel_holds(seat: int, card: str, condition: Any, is_so: bool) -> None:
    game = table("ann bob")
    game.duel[USED] |= 1 << named(game, "sword")
    assert is_true(game, used(game, seat, card), condition) == is_so


def test_there_is_an_election_or_none() -> None:
    game = table()
    assert holds(game, named(game, "ann"), A, "election")
    game.election = NOBODY
    assert not holds(game, named(game, "ann"), A, "election")


@pytest.mark.parametrize(
    ("lowest", "highest", "is_so"), [(2, 4, True), (3, 3, True), (4, 5, False), (1, 2, False)]
)
def test_by_how_much_a_duel_was_won(lowest: int, highest: int, is_so: bool) -> None:
    game = table("ann bob")
    game.duel[MARGIN] = 3
    assert is_true(game, used(game, A, "ann"), ("difference", lowest, highest)) == is_so


ROLES: list[tuple[int, int, tuple[str, ...], bool]] = [
    (NOBODY, 0, (), True),
    (NOBODY, 0, ("round",), True),
    (NOBODY, 0, ("duel",), False),
    (NOBODY, 0, ("challenger",), False),
    (CHALLENGER, 0, ("duel",), True),
    (CHALLENGER, 0, ("challenger",), True),
    (CHALLENGER, 0, ("challenged",), False),
    (CHALLENGED, 0, ("challenger",), False),
    (CHALLENGED, 0, ("challenged",), True),
    (CHALLENGED, 0, ("challenged", "revenge"), False),
    (CHALLENGED, 1, ("challenged", "revenge"), True),
    (CHALLENGER, 1, ("round", "revenge"), True),
]


@pytest.mark.parametrize(("side", "revenge", "roles", "counts"), ROLES)
def test_in_which_role_szabla_changes(side: int, revenge: int, roles: tuple[str, ...], counts: bool) -> None:
    assert in_role(table("ann bob", revenge), side, roles) == counts


def test_szabla_changes_for_a_round_or_in_a_role() -> None:
    game = table("ann bob")
    game.lasting = [
        ("szabla", A, 2, ("challenger",)), ("szabla", B, -1, ("challenger",)),
        ("szabla of", named(game, "cid"), 4, ("round",)), ("szabla of", named(game, "ben"), -9, ("round",)),
    ]  # fmt: skip
    assert {name: szabla(game, named(game, name)) for name in PEOPLE} == {
        "ann": 5, "abe": 5, "bob": 3, "ben": 0, "cid": 6,
    }  # fmt: skip


def test_elekts_are_allowed_by_ones_own_cards_only() -> None:
    """VT-227 At most one, unless a card of his own allows more."""
    assert [elekt_limit(table(), seat) for seat in (A, B, C)] == [1, 1, 1]
    text = TEXT.replace("estates = {", 'factions = { B = "radziwillowie" }\nestates = {')
    game = scenario.read(text, "words.toml").position()
    assert isinstance(game, Veto)
    assert [elekt_limit(game, seat) for seat in (A, B, C)] == [1, 2, 1]
    free = named(game, "pal")
    elekt = replace(game.kinds[free], keywords=BITS["elekt"])
    for seat, companions, rule in ((A, 0, "VT-227"), (B, 0, ""), (B, 1, ""), (B, 2, "VT-227"), (C, 0, "")):
        other = game.copy()
        other.kinds = tuple(elekt if card == free else kind for card, kind in enumerate(game.kinds))
        for card in company(other, seat)[:companions]:
            other.lasting.append(("keyword", card, BITS["elekt"]))
        other.forget_derived()
        assert why_not_deploy(other, seat, free, 0) == rule, (seat, companions)
