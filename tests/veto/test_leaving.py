"""VT-1405 to VT-1410: who leaves the game takes his cards along, whoever holds them, and nobody else's."""

from __future__ import annotations

import pytest

from interrex.games.veto.audit import audit
from interrex.games.veto.table import DISCARD, HAND, NOBODY, OUT, PLAY, STACK, UNDER, Veto, put
from interrex.games.veto.victory import drop_out
from interrex.match import scenario

from .laws import remembered

TEXT = """
[scenario]
id = "leaving"
game = "veto"
title = "Somebody leaves"
rules = []
rulings = { eliminated_cards = "READING" }

[given]
seats = 3
initiative = "B"
blanks = [
    { id = "ann", szabla = 3 }, { id = "abe", szabla = 4 }, { id = "cid", szabla = 2 },
    { id = "bob", szabla = 3 }, { id = "ben", szabla = 1 },
    { id = "sword", family = "equipment", szabla = 2, arms = "weapon" },
    { id = "pistol", family = "equipment", szabla = 1, arms = "firearm" },
    { id = "curse", family = "effect" }, { id = "blessing", family = "effect" },
    { id = "manor", family = "estate" },
]
company.A = ["ann tapped +sword +B:curse ~finta", "B:bob lent +pistol"]
company.B = ["ben magnates +A:blessing +C:sword"]
company.C = ["cid +B:pistol +C:blessing ~finta", "A:abe lent"]
estates = { A = ["manor tapped"], C = ["manor"] }
hand = { A = ["blank-card"], B = ["finta"], C = ["blank-card"] }
discard = { A = ["finta"], B = ["blank-card"], C = [] }
removed = { A = ["blank-card"], B = [], C = ["finta"] }

[[step]]
then.asked = "B turn"
"""


def position(reading: str) -> Veto:
    game = scenario.read(TEXT.replace("READING", reading), "leaving.toml").position()
    assert isinstance(game, Veto)
    return game


def bearer_of(game: Veto, card: int) -> int:
    """Whom a card lies with: its host, or who has it face down."""
    place = game.where[card]
    return game.holders[place - UNDER] if place >= UNDER else game.host[card]


def expected(game: Veto, out: int, card: int, stays: bool) -> int:
    """Where a card lies when that seat has left."""
    place, owner, bearer = game.where[card], game.owner[card], bearer_of(game, card)
    with_whom = {game.owner[bearer], game.where[bearer] - PLAY} if bearer != NOBODY else set()
    if owner == out:
        stays = stays and place < UNDER and bearer != NOBODY and out not in with_whom
        return place if stays else OUT
    return DISCARD + owner if place == PLAY + out or out in with_whom else place


@pytest.mark.rules("VT-1405", "VT-1407", "VT-1409")
@pytest.mark.parametrize("reading", ["leave", "stay_neutral"])
@pytest.mark.parametrize("out", range(3))
def test_who_leaves_takes_his_cards_along(out: int, reading: str) -> None:
    game = position(reading)
    wanted = [expected(game, out, card, reading == "stay_neutral") for card in range(len(game.kinds))]
    kreski, pool = game.kreski[:], game.pool
    drop_out(game, out)
    found = {f"{kind.id} of {game.owner[card]}": game.where[card] for card, kind in enumerate(game.kinds)}
    assert found == {f"{kind.id} of {game.owner[card]}": wanted[card] for card, kind in enumerate(game.kinds)}
    assert game.where == wanted
    assert game.kreski == [0 if seat == out else number for seat, number in enumerate(kreski)]
    assert game.pool == pool + kreski[out]
    assert game.out == 1 << out
    assert remembered(game) == []
    if reading == "leave":
        assert audit(game) == ""


@pytest.mark.rules("VT-1407", "VT-1410")
@pytest.mark.parametrize("out", range(3))
def test_what_is_being_played_leaves_with_its_owner(out: int) -> None:
    """VT-1410 And the initiative goes on to somebody who is still there."""
    game = position("leave")
    played = [game.cards_at[HAND + seat][0] for seat in range(3)]
    for card in played:
        put(game, card, STACK)
    drop_out(game, out)
    assert [game.where[card] for card in played] == [
        OUT if game.owner[card] == out else STACK for card in played
    ]
    assert (game.initiative == 1) == (out != 1)
    assert game.initiative != out
