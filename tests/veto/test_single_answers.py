"""Questions with a single answer are answered by the table, unless asking hides something."""

from __future__ import annotations

import pytest

from interrex.engine.chance import Chance
from interrex.games.veto.slots import usable_under
from interrex.games.veto.table import DECK, HAND, Veto
from interrex.games.veto.traits import own_fighter
from tests.veto.laws import decisions_of

WORLDS = 60
WINDOWS = ("reply", "moment", "turn", "attach", "slot")  # here the hand is the secret, whatever it holds


def hides_something(game: Veto, seat: int, chance: Chance) -> bool:
    """Somebody else cannot tell the position from one in which there is another answer."""
    options = game.asked[0][2]
    for _ in range(WORLDS):
        for viewer in range(game.seats + 1):
            if viewer != seat:
                world = game.sample_world(viewer, chance)
                if len(world.asked[0][2]) > 1 or type(world.asked[0][2][0]) is not type(options[0]):
                    return True
    return False


def may_hold_an_answer(game: Veto, seat: int) -> bool:
    """The seat has cards that nobody else sees and that might be played here."""
    return bool(game.cards_at[HAND + seat] or (own_fighter(game, seat) >= 0 and usable_under(game, seat)))


@pytest.mark.rules("VT-1321", "VT-904")
def test_a_single_answer_is_asked_for_only_where_that_hides_something() -> None:
    """VT-1321, VT-904 A hidden hand may hold an answer, or somebody knows a world with another answer."""
    looked: dict[str, int] = {}
    for seed in range(120):
        chance = Chance(seed)
        for game in decisions_of(seed, 250):
            seat, question, options, *_ = game.asked[0]
            if len(options) == 1 and question in WINDOWS:
                assert may_hold_an_answer(game, seat), (seed, question, game.stack, game.moment)
                continue
            if len(options) == 1 and question == "search":
                assert game.cards_at[DECK + seat]  # a deck is as secret as a hand
                continue
            if len(options) > 1 or looked.get(f"{question} {seed % 6}", 0) >= 4:
                continue
            looked[f"{question} {seed % 6}"] = looked.get(f"{question} {seed % 6}", 0) + 1
            assert hides_something(game, seat, chance), (seed, question, options, game.stack, game.moment)
    assert len(looked) > 2
