"""The verbs that texts of Masters of the Night may use, all in one vocabulary.

Day effects get (cell, …), events (card, …), night effects, abilities and relics (vampire, …), texts at a
moment (use, …). Verbs of the moments ``while``, ``owned``, ``seal`` and ``discard when`` only stand: the
rules consult them.
"""

from __future__ import annotations

from typing import Final

from interrex.games.masters import combat
from interrex.games.masters.verbs import abilities, at_moments, by_hand, day, events, general, paying, turn
from interrex.games.masters.verbs.vocabulary import verbs

CHAPTERS_OF_VERBS: Final = (abilities, combat, day, events, turn, general, paying, by_hand, at_moments)
VERBS: Final = verbs
