"""What the Veil is told to lose by each choice is what it loses, whatever the rulings."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import interrex
from interrex.engine.questions import step
from interrex.engine.settings import Switch
from interrex.engine.table import Table
from interrex.games.masters.city import put_in_play
from interrex.games.masters.table import CELLS, ON_DISTRICT, REVEALED, Masters
from interrex.games.masters.view import MastersView
from tests.masters.weighed import weighed

READINGS: tuple[dict[str, Switch], ...] = (
    {}, {"veil_loss_unit": "per_agent"}, {"veil_loss_repeat": "once_per_district"},
    {"seal_counts_for_landing": "yes"}, {"short_pool_order": "leader_choice"},
    {"urn_redirect": "same_placement", "shared_choice_owner": "any_player"},
    {"replacement_counts_itself": "yes", "veil_loss_unit": "per_agent",
     "veil_loss_repeat": "once_per_district"},
)  # fmt: skip


@pytest.mark.rules("MN-415", "MN-420", "MN-421", "MN-426")
def test_what_a_choice_costs_the_veil_is_what_it_costs() -> None:
    """Each option is really played, with all that may be chosen after it while the event is resolved."""
    differ = Counter[str]()
    for seed in range(98):
        luck = random.Random(seed)
        game = interrex.new(
            "masters", seats=2 + seed % 4, seed=seed, rulings=dict(READINGS[seed % len(READINGS)]),
            difficulty=luck.choice(("easy", "medium", "hard")),
        )  # fmt: skip
        assert isinstance(game, Masters)
        if luck.random() < 0.5:
            urn = next(card for card, kind in enumerate(game.cards) if kind.id == "funeral-urn")
            put_in_play(game, urn, ON_DISTRICT + luck.choice(CELLS))
        while not game.is_over:
            decision = luck.choice(game.decisions)
            view: MastersView = game.view(decision.seat)
            is_event = bool(game.cards_at[REVEALED])
            assert not view.at_stake or is_event
            if decision.question == "place card":  # the text is over
                assert not view.at_stake
            elif is_event and (told := weighed(game)):
                assert list(view.at_stake) == told, (seed, decision)
                differ[decision.question] += len(set(told)) > 1
            game.choose(luck.choice(decision.options), decision.seat)
    assert {"larger number", "first served", "which district", "next agent", "urn"} <= set(+differ), differ


def test_of_a_text_without_an_end_nothing_is_told() -> None:
    """A pack of one's own may have one: the table can still be looked at, and other choices can be made."""
    luck, game = random.Random(1), interrex.new("masters", seats=2, seed=0)
    while not game.view(0).at_stake:
        game = interrex.new("masters", seats=2, seed=luck.randrange(99)) if game.is_over else game
        game.choose(luck.choice(game.decisions[0].options))
    seat, question, options, _, _, rule, secret = game.asked[0]
    game.asked[0] = (seat, question, options, goes_on, (), rule, secret)
    assert game.view(0).at_stake == ()


@step
def goes_on(game: Table, *_: Any) -> None:
    game.then(goes_on)
