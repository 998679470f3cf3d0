"""EL-911, EL-931, EL-937 A text that the rules consult holds as long as its condition does.

The laws: under a condition that always holds a text is what it is without one, under one that never holds it
is no text, and what is said for both cases is said for all.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from interrex.engine.chance import Chance
from interrex.games import game_spec
from interrex.games.elekt.moments import CONSULTED
from tests.packs.boxes import toml, tree_of
from tests.packs.growing import new_table

ALWAYS = "either(in_court, not(in_court))"
NEVER = "both(in_court, not(in_court))"
CHANGING = ("sceptre", "outnumbered", "in_mission", "has_heat(owner, 2)", "at_least(1, each(with_token))")
SEEDS = range(12)
CHOICES = 400

Card = dict[str, Any]


def plain(card: Card) -> Card:
    return card


def without(card: Card) -> Card:
    return {name: value for name, value in card.items() if name not in ("when", "effect")}


def under(condition: str) -> Any:
    return lambda card: {**card, "effect": [f"given({condition}, {call})" for call in card["effect"]]}


def either_way(condition: str) -> Any:
    """The text stands for where the condition is met and for where it is not."""
    return lambda card: {
        **card, "effect": [f"given({condition}, {call}, {call})" for call in card["effect"]]
    }  # fmt: skip


def joined(card: Card) -> Card:
    """Several texts under one condition, and one inside another."""
    inner = f"both({', '.join(card['effect'])})" if len(card["effect"]) > 1 else card["effect"][0]
    return {**card, "effect": [f"given({ALWAYS}, given({ALWAYS}, {inner}))"]}


@cache
def box(change: Any) -> Any:
    """The house pack with every text that the rules consult changed; one is of a kind the house has not."""
    tree = tree_of("elekt")
    tie = next(card for card in tree["unit"] if card.get("when") == "tie")
    tie["effect"] = ["win_ties_here(occultism, deceit, violence, power)"]
    for family in ("unit", "mission", "influence", "privilege"):
        tree[family] = [change(card) if card.get("when") in CONSULTED else card for card in tree[family]]
    return game_spec("elekt").read_pack(toml(tree), "box.toml")


def told(change: Any, seed: int) -> list[Any]:
    """The log of a random game, and how many options there were each time."""
    table, chance = new_table("elekt", box(change), seed), Chance(seed)
    found: list[Any] = []
    while not table.is_over and len(table.choices) < CHOICES:
        decision = table.decisions[chance.below(len(table.decisions))]
        found.append((decision.seat, decision.question, str(decision.options)))
        table.choose(decision.options[chance.below(len(decision.options))], decision.seat)
    return [*found, *table.told]


@pytest.mark.parametrize(
    "change",
    [under(ALWAYS), joined, *[either_way(each) for each in CHANGING]],
    ids=["always", "joined", *CHANGING],
)
def test_under_a_condition_that_always_holds_a_text_is_as_without(change: Any) -> None:
    for seed in SEEDS:
        assert told(change, seed) == told(plain, seed)


def test_under_a_condition_that_never_holds_there_is_no_text() -> None:
    never = under(NEVER)
    for seed in SEEDS:
        assert told(never, seed) == told(without, seed)


def test_the_texts_make_a_difference() -> None:
    assert any(told(plain, seed) != told(without, seed) for seed in SEEDS)
