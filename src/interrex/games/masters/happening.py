"""Something happens of which cards may speak: the one way in which every chapter says so."""

from __future__ import annotations

from typing import Final

from interrex.games.masters.table import NOBODY, Masters

_OF_NONE: Final = NOBODY


def happened(
    game: Masters,
    moment: str,
    vampire: int = _OF_NONE,
    cell: int = _OF_NONE,
    card: int = _OF_NONE,
    many: int = 0,
) -> None:
    """A moment of the rules has come, see moments.py: what speaks of it works when the running act is over.

    ``vampire``, ``cell`` and ``card`` are those it happens to, ``many`` is how many of what is counted.
    """
    if moment in game.pack.spoken:
        from interrex.games.masters.hearing import hear

        hear(game, moment, vampire, cell, card, many)


def would_be_heard(game: Masters, moment: str, vampire: int) -> bool:
    """MN-619 A text would work if this vampire did it, so that the action changes something."""
    if moment not in game.pack.spoken:
        return False
    from interrex.games.masters.hearing import heard_by

    return bool(heard_by(game, moment, vampire, game.at[vampire], NOBODY, 0))
