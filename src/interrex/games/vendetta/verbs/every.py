"""The verbs that cards of Vendetta may use, from all files that offer some.

Acting verbs of clan cards and allies get (seat, card, location, …): the player for whom the card
acts, the card, and where it lay when its effect began (VE-1625). Verbs of the moment ``power`` are
consulted and answer a bonus; verbs without a body are texts that a chapter consults by name.
"""

from __future__ import annotations

from typing import Final

from interrex.games.vendetta.verbs import blood, by_hand, cards, general, rivals, standing, variants
from interrex.games.vendetta.verbs.vocabulary import verbs

CHAPTERS_OF_VERBS: Final = (blood, cards, rivals, standing, variants, general, by_hand)
VERBS: Final = verbs
