"""The words that texts of cards may use; the verbs themselves stand in acting.py and searching.py."""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import Vocabulary
from interrex.engine.language import Phrases
from interrex.games.veto.table import Veto
from interrex.games.veto.verbs.forms import FORMS, KINDS, NUMBERS

verbs: Final = Vocabulary()

PASSIVE_VERBS: Final = (
    "szabla kreski_trait kill_margin price_add yield_add income refusal_add refusal_set initiative "
    "bribe_rate also_influence elekt_limit hand_max thrust_limit win_if keyword lose_keyword "
    "as_your_faction may cannot protect playable_if use_only second_weapon ignore negate_first_thrust "
    "attach_only wounded_instead lafa_by_ruling"
).split()
ALONE: Final = frozenset(("attach", "search", "redirect_challenge", "copy_modifier"))
TREE: Final = (Phrases(FORMS, KINDS, NUMBERS, ALONE),)


def consulted(name: str, *moments: str) -> None:
    """Offer a verb that does nothing by itself: the rules consult it, or the pack reads it."""

    def text(game: Veto) -> None:
        """A text that is consulted, never performed."""

    text.__name__ = name
    verbs.verb(*moments, takes=TREE)(text)
