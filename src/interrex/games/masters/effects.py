"""The verbs that texts of Masters of the Night may use, all in one vocabulary.

Day effects get (cell, …), events (card, …), night effects, abilities and relics (vampire, …). Verbs
of the moments ``while``, ``owned``, ``seal`` and ``discard when`` only stand: the rules consult them.
"""

from __future__ import annotations

from interrex.games.masters import (
    combat,
    effects_of_abilities,
    effects_of_day,
    effects_of_events,
    effects_of_turn,
)
from interrex.games.masters.vocabulary import verbs

__all__ = [
    "combat",
    "effects_of_abilities",
    "effects_of_day",
    "effects_of_events",
    "effects_of_turn",
    "verbs",
]
