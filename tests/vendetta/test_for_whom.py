"""For whom a card acts, whom it leaves out, and when a turn is over."""

from __future__ import annotations

import pytest

from interrex.engine.questions import step
from interrex.engine.zones import move
from interrex.games.vendetta.planning import END, planned
from interrex.games.vendetta.playing import answers_to_card
from interrex.games.vendetta.table import MAX_SEATS, NOBODY, NOWHERE, UP, Vendetta, face_up_with
from interrex.games.vendetta.verbs.standing import power_if_fewest

from .tables import card, position

SEATS = range(4)
L1 = 0


@step
def nothing_more(game: Vendetta) -> None:
    """Here the test looks."""
    game.ask(0, "nothing more", ("stop",), nothing_more, rule="VE-603")


@pytest.mark.rules("VE-R30")
@pytest.mark.parametrize(("reading", "acts_for"), [("position", 2), ("owner", 1)])
def test_a_card_that_was_moved_acts_for_whom(reading: str, acts_for: int) -> None:
    """VE-R30 The player on whose position it lies, or its owner: a Gangrel card of B on C's position."""
    game = position(moment="planning", rulings={"moved_cards_act_for": reading}, hand={"B": ["GA02"]})
    wolf = card(game, "GA02")
    move(game, wolf, UP + MAX_SEATS * L1 + 2)
    [(found, seat, loc, _)] = face_up_with(game, "halve_rivals")
    assert (found, seat, loc) == (wolf, acts_for, L1)
    game.out[acts_for] = True
    assert list(face_up_with(game, "halve_rivals")) == []


@pytest.mark.rules("VE-R51")
@pytest.mark.parametrize("spared", [False, True])
@pytest.mark.parametrize("seat", SEATS)
def test_a_partner_who_is_left_out_does_not_count(seat: int, spared: bool) -> None:
    """VE-R51 Whoever has fewer cards here takes the bonus away, unless it is a partner who was left out."""
    partner = (seat + 2) % 4
    game = position(
        variants={"teams": True}, moment="L1 begins", until="preparation",
        L1={"ABCD"[seat]: ("BR04", "GA06", "NO02", "TO03")[seat]},
    )  # fmt: skip
    [acting] = game.cards_at[UP + MAX_SEATS * L1 + seat]
    game.blood[MAX_SEATS * L1 + partner] = 1  # present without a card
    game.spared = spared << acting
    assert power_if_fewest(game, seat, acting, L1, 3) == (3 if spared else 0)
    game.blood[MAX_SEATS * L1 + (seat + 1) % 4] = 1
    assert power_if_fewest(game, seat, acting, L1, 3) == 0


@pytest.mark.rules("VE-606")
@pytest.mark.parametrize("seat", SEATS)
def test_after_the_end_of_a_turn_nobody_is_active(seat: int) -> None:
    game = position(moment="planning", to_move="ABCD"[seat])
    game.asked.clear()
    game.agenda.clear()
    game.active, game.played_at = seat, L1
    game.then(nothing_more)
    game.then(planned, seat, END)
    game.advance()
    assert game.questions[0].name == "nothing more"
    assert (game.active, game.played_at) == (NOBODY, NOWHERE)


@pytest.mark.rules("VE-R30", "VE-1103")
@pytest.mark.parametrize("reading", ["position", "owner"])
def test_a_card_that_was_moved_answers_for_whom(reading: str) -> None:
    """VE-R30 Whatever answers played cards, wherever it lies, for each player who plays one."""
    game = position(moment="planning", rulings={"moved_cards_act_for": reading})
    answered = 0
    for listener in game.pack.hearers["card_played"]:
        if game.kinds[listener].family != "clan_card" or game.kinds[listener].clan not in game.clan:
            continue
        owner = game.clan.index(game.kinds[listener].clan)
        for holder in SEATS:
            move(game, listener, UP + MAX_SEATS * L1 + holder)
            acts_for = owner if reading == "owner" else holder
            for player in SEATS:
                for at in (L1, L1 + 1):
                    found = answers_to_card(game, "card_played", (player, at, 0, NOBODY))
                    mine = [each for each in found if each.card == listener]
                    assert {each.seat for each in mine} <= {acts_for}
                    answered += len(mine)
    assert answered
