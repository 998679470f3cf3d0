"""The verbs that cards of Veto! may use, from all files that offer some."""

from __future__ import annotations

from typing import Final

from interrex.games.veto.verbs import acting, by_hand, composing, searching
from interrex.games.veto.verbs.vocabulary import verbs

CHAPTERS_OF_VERBS: Final = (acting, composing, searching, by_hand)
VERBS: Final = verbs
