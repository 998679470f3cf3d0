"""Positions of Vendetta for tests, in the words of a scenario's ``[given]``."""

from __future__ import annotations

from typing import Any

from interrex.engine.chance import Chance
from interrex.engine.packs import Entry
from interrex.engine.settings import Settings, Switch
from interrex.games import game_spec, house_pack
from interrex.games.vendetta.table import Vendetta


def position(
    seats: int = 4,
    rulings: dict[str, Switch] | None = None,
    variants: dict[str, Switch] | None = None,
    seed: int = 1,
    box: str = "",
    **given: Any,
) -> Vendetta:
    """The table of a ``[given]``, with our own cards or those of a box."""
    spec = game_spec("vendetta")
    pack = spec.read_pack(box, "box.toml") if box else house_pack("vendetta")
    settings = Settings(
        "vendetta", seats, seed, spec.rules_version, pack.id, pack.hash, rulings or {}, variants or {}
    )
    table = spec.position(settings, pack, Entry("test", "given", 0, given, {}))
    assert isinstance(table, Vendetta)
    return table


def card(game: Vendetta, name: str) -> int:
    """The number of a card."""
    return next(number for number, kind in enumerate(game.kinds) if kind.id == name)


def choose(game: Vendetta, *choices: str) -> None:
    """Choices as in a scenario: ``A: stay``."""
    for choice in choices:
        game.choose(choice[3:], "ABCDEF".index(choice[0]))


def worlds(game: Vendetta, seat: int, number: int = 200) -> list[Vendetta]:
    """Many worlds that the seat cannot tell from this one."""
    chance = Chance(7)
    return [game.sample_world(seat, chance) for _ in range(number)]
