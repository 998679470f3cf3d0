"""A fighter who is taken over in the middle of a duel fights for nobody (VT-1067)."""

from __future__ import annotations

import pytest

from interrex.games.veto.moving import give_control
from interrex.games.veto.slots import usable_under, why_not_thrust
from interrex.games.veto.table import CHALLENGED, CHALLENGER, HAND, NOBODY, controller, in_play
from interrex.games.veto.traits import fighters_of, own_fighter
from tests.veto.laws import decisions_of


@pytest.mark.rules("VT-1067")
def test_whoever_takes_a_fighter_over_has_no_fighter_by_that() -> None:
    taken = 0
    for seed in range(12):
        for game in decisions_of(seed, 300):
            if not game.duel:
                continue
            for side in (CHALLENGER, CHALLENGED):
                for seat in range(game.seats):
                    fighter = game.duel[side]
                    if not in_play(game, fighter) or controller(game, fighter) == seat:
                        continue
                    world = game.copy()
                    give_control(world, fighter, seat)
                    taken += 1
                    assert own_fighter(world, seat) != fighter
                    for each in range(world.seats):
                        mine = own_fighter(world, each)
                        assert mine == NOBODY or each in fighters_of(world)
                        for card in world.cards_at[HAND + each]:
                            assert why_not_thrust(world, each, card) == "VT-1070" or mine != NOBODY
                        if mine == NOBODY and each in fighters_of(world):
                            assert not usable_under(world, each)
    assert taken > 20
