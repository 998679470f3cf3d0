"""Nothing is lost and nothing made: tokens, Heat and cards."""

from __future__ import annotations

from interrex.engine.positions import lost_card
from interrex.games.elekt.table import (
    ATTRIBUTE_NAMES,
    ATTRIBUTES,
    CORNER,
    HEAT_LIMIT,
    HEAT_TOKENS,
    NO_TOKENS,
    TOKENS,
    Elekt,
)


def audit(game: Elekt) -> str:
    """EL-103, EL-104 Every token and every Heat is somewhere, every card in exactly one place."""
    for attribute in ATTRIBUTES:
        lying = sum(tokens[attribute] for tokens in game.tokens) + game.pool[attribute]
        if lying != TOKENS[attribute]:
            return f"{lying} {ATTRIBUTE_NAMES[attribute]} tokens instead of {TOKENS[attribute]}"
    if sum(game.heat) + game.heat_pool != HEAT_TOKENS:
        return f"{sum(game.heat) + game.heat_pool} Heat instead of {HEAT_TOKENS}"
    if max(game.heat) > HEAT_LIMIT:
        return f"a player has {max(game.heat)} Heat, the limit is {HEAT_LIMIT} (EL-708)"
    astray = lost_card(game)
    if astray:
        return astray
    for unit, tokens in enumerate(game.tokens):
        if tokens != NO_TOKENS and game.where[unit] < CORNER:
            return f"{game.kinds[unit].id} has tokens outside a Zone (EL-103)"
    return ""
