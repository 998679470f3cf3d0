"""One verb for each of several Units or players."""

from __future__ import annotations

from typing import Any

from interrex.engine.questions import step
from interrex.games.elekt.meaning import Use, players_meant, selected
from interrex.games.elekt.table import NOBODY, Elekt, owner_of, zone_of
from interrex.games.elekt.verbs.general import Plain, general, then_do


@general
@step
def for_each(
    game: Elekt, seat: int, card: int, zone: int, that: int, player: int, which: Any, inner: Any
) -> None:
    """The inner verb for each Unit (``that``; its owner is ``that_player``) or player (``that_player``)."""
    if not (isinstance(which, tuple) and which[0] == "each"):
        for each in players_meant(game, Use(seat, card, zone, that, player), which):
            game.then(player_reached, (seat, card, zone, that, each), inner)
        return
    for unit in selected(game, Use(seat, card, zone, that, player), which[1:]):
        game.then(unit_reached, (seat, card, zone, unit, owner_of(game, unit)), inner)


@step
def unit_reached(game: Elekt, use: Plain, inner: Any) -> None:
    """EL-942 Unless it has left its Zone since."""
    if zone_of(game, use[3]) != NOBODY and not game.dying >> use[3] & 1:
        then_do(game, Use(*use), inner)


@step
def player_reached(game: Elekt, use: Plain, inner: Any) -> None:
    """EL-942 One player after another, in Court order."""
    then_do(game, Use(*use), inner)
