"""The verbs that cards of Elekt may use, gathered from their chapters.

A new verb goes into the chapter of the cards that bear it; a new chapter is named here.
"""

from __future__ import annotations

from typing import Final

from interrex.games.elekt.cards import Verbs
from interrex.games.elekt.verbs import by_hand, each, general, instants, privileges, reactions, targets
from interrex.games.elekt.verbs.vocabulary import borne_by, verbs

CHAPTERS_OF_VERBS: Final = (instants, reactions, privileges, general, each, by_hand, targets)
VERBS: Final = Verbs(verbs, borne_by)
