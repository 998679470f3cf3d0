"""Chapter 1400: relics, each used once, at the moment it names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from interrex.engine.effects import Effect
from interrex.games.vendetta.table import NOBODY, Vendetta, happened
from interrex.games.vendetta.verbs.vocabulary import COMPOSED, FILTER

USE: Final = "use"
DECLINE: Final = "decline"


def relic_text(game: Vendetta, relic: int) -> int:
    """VE-R67 The relic whose text and influence this one has: its own, or its pair's."""
    relics = game.pack.relics
    if relics[relic].paired and game.rulings.relic_names == "chalice_restores":
        return next(number for number, kind in enumerate(relics) if kind.id == relics[relic].paired)
    return relic


def relic_effects(game: Vendetta, relic: int) -> Mapping[str, tuple[Effect, ...]]:
    """The effects of a relic by moment."""
    return game.pack.relics[relic_text(game, relic)].at


def relic_at(game: Vendetta, seat: int, moment: str) -> int:
    """VE-1404 The player's unused relic if it has a verb of its own for that moment; NOBODY otherwise."""
    relic = game.relic[seat]
    if relic == NOBODY or game.relic_used[seat]:
        return NOBODY
    effects = relic_effects(game, relic).get(moment, ())
    return (
        relic
        if any(effect.verb not in COMPOSED and effect.verb not in FILTER for effect in effects)
        else NOBODY
    )


def use_relic(game: Vendetta, seat: int) -> None:
    """VE-1405 A used relic is turned face down; VE-1407: that plays no card."""
    game.relic_used[seat] = True
    game.tell("relic_used", seat, game.relic[seat], rule="VE-1404")
    happened(game, "relic_used", seat)
