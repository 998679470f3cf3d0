"""The audit of every game: whatever is one too many or too few is named, at every seat and in every place."""

from __future__ import annotations

from typing import Any

import pytest

import interrex
from interrex.engine.chance import Chance
from interrex.engine.table import Table
from interrex.games import OWN, game_spec

COUNTED = {  # numbers of things of which there are so many
    "elekt": ("heat", "heat_pool", "pool"),
    "vendetta": ("pool", "influence", "diablerie", "blood", "bank_blood", "bank_influence", "bank_diablerie"),
    "masters": ("hidden", "exposed", "minions", "blood", "agent_pool", "minion_pool", "blood_pool", "aside"),
    "veto": ("kreski", "ducats", "pool"),
}
CHOICES = 30


def tables(name: str) -> list[Table]:
    """A game with every number of seats, some way on."""
    found = []
    for seats in game_spec(name).seats:
        table, chance = interrex.new(name, seats, seats), Chance(seats)
        for _ in range(CHOICES):
            if not table.is_over:
                table.play(chance.below(len(table.questions[0].options)))
        found.append(table)
    return found


@pytest.mark.parametrize("name", OWN)
def test_one_too_many_is_named(name: str) -> None:
    audit = game_spec(name).audit
    for table in tables(name):
        assert audit(table) == ""
        for field in COUNTED[name]:
            value: Any = getattr(table, field)
            for at in range(len(value)) if isinstance(value, list) else (None,):
                for change in (1, -1):
                    other: Any = table.copy()
                    if at is None:
                        setattr(other, field, value + change)
                    else:
                        getattr(other, field)[at] += change
                    assert audit(other), (field, at, change)


@pytest.mark.parametrize("name", OWN)
def test_a_card_that_is_lost_doubled_or_elsewhere_is_named(name: str) -> None:
    audit = game_spec(name).audit
    for table in tables(name):
        for place, cards in enumerate(table.cards_at):
            if not cards:
                continue
            lost, twice, astray = table.copy(), table.copy(), table.copy()
            lost.cards_at[place] = cards[1:]
            twice.cards_at[place] = [*cards, cards[0]]
            astray.where[cards[0]] = (place + 1) % len(table.sees)
            assert audit(lost) == audit(twice) == "a card is lost or lies in two places", place
            assert audit(astray).endswith("is not where it lies"), place
