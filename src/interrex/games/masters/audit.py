"""Nothing is lost and nothing made: agents, minions, blood, dice and cards."""

from __future__ import annotations

from interrex.engine.positions import lost_card
from interrex.games.masters.setup import minion_pool
from interrex.games.masters.table import (
    BLOOD_SPARE,
    BLOOD_START,
    DICE_EACH,
    NOBODY,
    START_MINIONS,
    VEIL_TOP,
    Masters,
    blood_maximum,
)


def all_minions(game: Masters) -> int:
    """MN-138 The minions in the game."""
    return minion_pool(game) + START_MINIONS[game.vampires]


def audit(game: Masters) -> str:
    """MN-138, MN-140, MN-156, MN-212 Every token, die and card is somewhere, and only once."""
    agents = sum(game.hidden) + sum(game.exposed) + game.agent_pool
    if agents != game.face.agents:
        return f"{agents} agents instead of {game.face.agents} (MN-156)"
    minions = sum(game.minions) + game.minion_pool + game.minions_gone
    if minions != all_minions(game):
        return f"{minions} minions instead of {all_minions(game)} (MN-138)"
    blood, tokens = sum(game.blood) + game.blood_pool, BLOOD_START * game.vampires + BLOOD_SPARE
    if blood != tokens:
        return f"{blood} blood instead of {tokens} (MN-140)"
    if len(game.dice) + game.aside != DICE_EACH * game.vampires:
        return f"{len(game.dice)} dice and {game.aside} aside (MN-212)"
    counts = (*game.hidden, *game.exposed, *game.minions, game.agent_pool, game.minion_pool, game.blood_pool)
    if min(*counts, *game.blood, game.veil, game.ap) < 0 or game.veil > VEIL_TOP:
        return "a number has left its track"
    if game.fighter == NOBODY and (game.taken or game.plain or game.struck):
        return "something is left of a fight (MN-825)"
    return cards_lost_or_made(game)


def cards_lost_or_made(game: Masters) -> str:
    """MN-104, MN-105 Every card lies in exactly one place; a vampire has one seal."""
    astray = lost_card(game)
    if astray:
        return astray
    seals = [vampire for vampire in game.seal_at if vampire != NOBODY]
    if len(set(seals)) < len(seals):
        return "a vampire has two seals (MN-1101)"
    if game.rulings.excess_blood == "discard" and game.rulings.passive_relics_by_day == "work":
        for vampire in range(game.vampires):
            if game.blood[vampire] > blood_maximum(game, vampire):
                return f"a vampire has {game.blood[vampire]} blood (MN-752)"
    return ""
