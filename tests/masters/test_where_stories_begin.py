"""From whatever moment a scenario begins, the rest of the round comes in order; what lies out is listed."""

from __future__ import annotations

import random
from itertools import product

import pytest

from interrex.engine.zones import move
from interrex.games.masters.day import day_phase
from interrex.games.masters.night import act, begin_turn, end_night
from interrex.games.masters.scenario import moments
from interrex.games.masters.table import DAY, NIGHT, OUT, VEIL_TOP
from tests.masters.tables import table

AFTER = {  # what of a day is still to come, in its order
    "night": (), "hunt": ("hunt_for_vampires",), "text": ("hunt_for_vampires",),
    "event": ("event_of_the_day", "hunt_for_vampires"),
    "day effects": ("day_effects", "event_of_the_day", "hunt_for_vampires"),
}  # fmt: skip


def names_of(game: object) -> list[str]:
    agenda = getattr(game, "agenda")  # noqa: B009
    return [item[0].__name__ for item in reversed(agenda)]


@pytest.mark.parametrize("leader", range(3))
def test_the_rest_of_a_round_is_to_come(leader: int) -> None:
    for moment, day in AFTER.items():
        game = table(3, 1, vampires=3)
        game.agenda, game.leader, before = [], leader, game.round
        moments.schedule(game, moment, 0)
        steps = names_of(game)
        if moment == "text":  # of the event all is to come that follows its plan
            steps = steps[steps.index("hunt_for_vampires") :]
        assert steps == [*day, "night_phase", "day_phase"]
        assert (game.phase, game.round) == (DAY, before)
    game = table(3, 1, vampires=3)
    game.agenda, before = [], game.round
    moments.schedule(game, "round begins", 0)
    assert (names_of(game), game.phase, game.round) == (["day_phase"], DAY, before - 1)
    for moment in ("turn", "act", "night ends"):
        for active in range(3):
            game = table(3, 1, vampires=3)
            game.agenda, game.leader, game.active = [], leader, -1
            moments.schedule(game, moment, active)
            order = [(leader + step) % 3 for step in range(3)]
            later = [(begin_turn, (each,)) for each in order[order.index(active) + 1 :]]
            now = {"turn": [(begin_turn, (active,))], "act": [(act, (active,))], "night ends": []}[moment]
            turns = [*now, *later] if now else []
            assert game.agenda[::-1] == [*turns, (end_night, ()), (day_phase, ())]
            assert game.phase == NIGHT
            assert game.active == (active if moment == "act" else -1)


def test_what_is_out_of_the_game_is_listed_by_name() -> None:
    """In whatever order it came there."""
    for seed in range(6):
        luck, game = random.Random(seed), table(2, seed)
        cards = luck.sample(range(len(game.where)), 5)
        for card in cards:
            move(game, card, OUT)
        for seat in range(game.seats + 1):
            assert list(game.view(seat).out) == sorted(game.card_word(each) for each in game.cards_at[OUT])
        assert len(game.view(0).out) >= 5


@pytest.mark.rules("MN-113", "MN-406", "MN-407", "MN-R39")
@pytest.mark.parametrize("rows", ["stand_in", "reported_totals"])
def test_the_row_that_is_shown_is_that_of_the_veil(rows: str) -> None:
    """A strong Veil has the first row of its face, a weak one the second; MN-R39 under either reading."""
    for vampires, veil in product(range(2, 6), range(VEIL_TOP + 1)):
        game = table(2, 1, {"spawn_rows": rows}, vampires=vampires)
        game.veil = veil
        strong, weak = game.face.rows if rows == "stand_in" else game.face.reported
        for seat in range(game.seats + 1):
            assert game.view(seat).row == (strong if veil in (4, 5, 6) else weak)
