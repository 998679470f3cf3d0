"""Random games under variants and rulings drawn at random, for laws that hold at every decision."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import interrex
from interrex.engine.chance import Chance
from interrex.engine.settings import Switch
from interrex.games import game_spec, house_pack
from interrex.games.veto.table import Veto

KIND = game_spec("veto")
VARIANTS: tuple[dict[str, Switch], ...] = (
    {},
    {},
    {"feast": True},
    {"learning": True},
    {"decklists": "closed"},
)


def drawn_game(seed: int, version: int = KIND.rules_version) -> Veto:
    """A new game; about a quarter of the rulings are drawn anew."""
    chance = Chance(1000 + seed)
    rulings = {
        ruling.name: ruling.readings[chance.below(len(ruling.readings))]
        for ruling in KIND.rulings
        if chance.below(4) == 0 and ruling.name != "distinct_factions"
    }
    variants = VARIANTS[chance.below(len(VARIANTS))]
    seats = 2 if variants.get("learning") else 2 + chance.below(3)
    game = interrex.new("veto", seats, seed, rulings, **variants)
    if version != KIND.rules_version:
        game = KIND.new(dataclasses.replace(game.settings, rules_version=version), house_pack("veto"))
    assert isinstance(game, Veto)
    return game


def decisions_of(seed: int, length: int, version: int = KIND.rules_version) -> Iterator[Veto]:
    """The table at every decision of one random game; fighters rarely say bene, so that duels last."""
    game = drawn_game(seed, version)
    chance = Chance(seed)
    for _ in range(length):
        if game.is_over:
            return
        yield game
        options = game.asked[0][2]
        first = 1 if len(options) > 1 and options[0] == "bene" and chance.below(3) else 0
        game.play(first + chance.below(len(options) - first))
