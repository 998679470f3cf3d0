"""Games drawn at random: seats, variants, rulings, rules version, and how far they have been played."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

from interrex.engine.errors import BadSetting
from interrex.engine.settings import Settings, Switch
from interrex.engine.table import Table
from interrex.games import game_spec, house_pack


@dataclass(frozen=True, slots=True)
class Drawn:
    """What a game is to be."""

    game: str
    seats: int
    seed: int
    rulings: dict[str, Switch] = field(default_factory=dict)
    variants: dict[str, Switch] = field(default_factory=dict)

    def __str__(self) -> str:
        switches = {**self.rulings, **self.variants}
        told = ", ".join(f"{name}={value}" for name, value in switches.items()) or "as usual"
        return f"{self.game}, {self.seats} seats, seed {self.seed}, {told}"


def drawn(game: str, luck: random.Random, pack: Any = None) -> Drawn:
    """A game with about a quarter of its rulings and variants off their default, if they go together."""
    spec = game_spec(game)
    pack = pack or house_pack(game)
    while True:
        seats, seed = luck.choice(spec.seats), luck.randrange(10**9)
        rulings = {each.name: luck.choice(each.readings) for each in spec.rulings if luck.random() < 0.25}
        variants: dict[str, Any] = {
            name: luck.choice(list(values)) for name, values in spec.variants.items() if luck.random() < 0.25
        }
        try:
            spec.settings(seats, seed, pack, rulings, variants)
        except BadSetting:
            continue
        return Drawn(game, seats, seed, rulings, variants)


def settings_of(what: Drawn) -> Settings:
    return game_spec(what.game).settings(
        what.seats, what.seed, house_pack(what.game), what.rulings, what.variants
    )


def table_of(what: Drawn) -> Table:
    """The game, waiting for its first decision."""
    return game_spec(what.game).new(settings_of(what), house_pack(what.game))


def choice(game: Table, luck: random.Random) -> tuple[int, str]:
    """What somebody who is asked might choose; passing is rare, so that something happens."""
    decision = luck.choice(game.decisions)
    passes = game_spec(game.settings.game).passes
    options = [word for word in decision.options if word not in passes] or list(decision.options)
    return decision.seat, luck.choice(decision.options if luck.random() < 0.3 else options)
