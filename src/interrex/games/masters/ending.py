"""Chapter 1200, and the Veil (MN-112, MN-434, MN-435): victory and defeat."""

from __future__ import annotations

from interrex.games.masters.happening import happened
from interrex.games.masters.moments import HOLDS
from interrex.games.masters.table import VEIL_TOP, Masters
from interrex.games.masters.verbs.vocabulary import VEIL_CAPPED


def defeat(game: Masters, rule: str) -> None:
    """MN-1206, MN-1207, MN-1213 All players lose together."""
    game.tell("defeat", rule=rule)
    game.finish(rule, (), (0.0,) * game.seats)


def victory(game: Masters, vampire: int) -> None:
    """MN-1205 The ritual is held: all players win."""
    game.tell("ritual", game.line_up[vampire], rule="MN-1205")
    game.finish("MN-1205", tuple(range(game.seats)), (1.0,) * game.seats)


def weaken(game: Masters, number: int, rule: str) -> None:
    """MN-435, MN-1206 The Veil sinks, not below 0; at 0 the game is lost at once."""
    if number <= 0:
        return
    game.veil = max(0, game.veil - number)
    game.tell("veil_weakened", number, game.veil, rule=rule)
    if game.veil == 0:
        defeat(game, "MN-1206")
    else:
        note_veil(game, "veil_weakened", number)


def note_veil(game: Masters, moment: str, number: int) -> None:
    """MN-445 The Veil has changed, of which texts may speak and removal conditions may ask."""
    if HOLDS in game.pack.spoken:
        from interrex.games.masters.city import note_change

        note_change(game)
    happened(game, moment, many=number)


def veil_ceiling(game: Masters) -> int:
    """MN-434, MN-1309 Six, or what a card allows."""
    ceiling = VEIL_TOP
    if game.rulings.copycat_gang_veil == "cap_4":
        for _, args in game.force[VEIL_CAPPED]:
            ceiling = min(ceiling, args[0])
    return ceiling


def strengthen(game: Masters, number: int, rule: str) -> None:
    """MN-434 The Veil rises, not above its ceiling."""
    risen = min(game.veil + number, max(game.veil, veil_ceiling(game)))
    if risen > game.veil:
        change = risen - game.veil
        game.veil = risen
        game.tell("veil_strengthened", number, game.veil, rule=rule)
        note_veil(game, "veil_strengthened", change)
