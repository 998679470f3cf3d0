"""Chapter 900: blood and exhaustion (MN-751 to MN-753, MN-901 to MN-911)."""

from __future__ import annotations

from interrex.games.masters.city import note_change
from interrex.games.masters.happening import happened
from interrex.games.masters.table import BLOOD_START, NIGHT, OWNED, Masters, blood_maximum, number_at
from interrex.games.masters.verbs.vocabulary import BLOOD_MAXIMUM


def can_gain_blood(game: Masters, vampire: int) -> bool:
    """MN-753, MN-792 There is room and there is a token."""
    return game.blood_pool > 0 and game.blood[vampire] < blood_maximum(game, vampire)


def gain_blood(game: Masters, vampire: int, number: int) -> int:
    """MN-751 to MN-753, MN-906 Blood from the pool, up to the maximum; who gains any is ready."""
    room = blood_maximum(game, vampire) - game.blood[vampire]
    gained = max(0, min(number, room, game.blood_pool))
    if gained:
        game.blood[vampire] += gained
        game.blood_pool -= gained
        was_exhausted = game.exhausted >> vampire & 1
        game.exhausted &= ~(1 << vampire)
        game.tell("blood_gained", game.line_up[vampire], gained, rule="MN-751")
        note_change(game)
        happened(game, "blood_comes", vampire, game.at[vampire], many=gained)
        if was_exhausted:
            happened(game, "becomes_ready", vampire, game.at[vampire])
    return gained


def lose_blood(game: Masters, vampire: int, number: int) -> int:
    """MN-119, MN-901 to MN-904 Blood goes to the pool; who loses the last is exhausted."""
    lost = min(number, game.blood[vampire])
    if lost:
        game.blood[vampire] -= lost
        game.blood_pool += lost
        game.tell("blood_lost", game.line_up[vampire], lost, rule="MN-119")
        happened(game, "blood_goes", vampire, game.at[vampire], many=lost)
        if not game.blood[vampire]:
            exhaust(game, vampire)
        note_change(game)
    return lost


def exhaust(game: Masters, vampire: int) -> None:
    """MN-901, MN-903, MN-904 It loses its AP; if it is the active vampire its turn ends."""
    game.exhausted |= 1 << vampire
    game.tell("exhausted", game.line_up[vampire], rule="MN-901")
    if vampire == game.active:
        game.ap = 0
        game.turn_over = True
    elif game.phase == NIGHT:
        game.fell |= 1 << vampire
    happened(game, "becomes_exhausted", vampire, game.at[vampire])


def drop_excess(game: Masters, vampire: int) -> None:
    """MN-1019 Blood above a maximum that has fallen goes back to the pool."""
    if game.rulings.excess_blood == "discard":
        limit = number_at(game, BLOOD_MAXIMUM, OWNED + vampire, BLOOD_START)
        excess = game.blood[vampire] - limit
        if excess > 0:
            game.blood[vampire] -= excess
            game.blood_pool += excess
            game.tell("blood_lost", game.line_up[vampire], excess, rule="MN-1019")
            happened(game, "blood_goes", vampire, game.at[vampire], many=excess)
    note_change(game)
