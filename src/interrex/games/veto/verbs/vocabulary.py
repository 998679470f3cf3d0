"""The words that texts of cards may use; the verbs themselves stand in acting.py and searching.py."""

from __future__ import annotations

from typing import Final

from interrex.engine.effects import Phrases, Vocabulary
from interrex.games.veto.cards import ARMS, FAMILIES, KEYWORDS, MOMENTS
from interrex.games.veto.table import Veto
from interrex.games.veto.verbs.forms import FORMS, KINDS

verbs: Final = Vocabulary()

WORDS: Final = frozenset(
    """
    self host user that chosen you yours opponent opponents any others companion companions companions_of
    character equipment estate effect thrust faction strategy characters_of each your_fighter enemy_fighter
    your_faction your_elekt your_challenge deployed other named any_of untapped tapped electoral magnates
    max_szabla max_kreski max_lafa not_elekt not_lojalny may_agitate up_to min at_least in_company own
    own_elekt no_own_elekt own_kreski killed_of_one_opponent self_uses user_uses self_untapped self_on both
    bears lacks you_are difference first_of_round won_by_you won_by_self self_used companion_fights
    challenger_is negates against_yours against_companion pay_each lafa_of play_thrust attached
    attach_to_self to_hand no_kreski pay_lafa other_faction agitate refuse announce count_initiative
    use_attached_thrust be_killed tap attach_effect discard challenger challenged revenge duel round turn
    card ability reply agitation challenge untap_self radziwillowie wisniowieccy dworscy awanturnicy
    """.split()
    + list(KEYWORDS)
    + list(ARMS[1:])
    + list(FAMILIES)
    + list(MOMENTS)
)
PASSIVE_VERBS: Final = (
    "szabla kreski_trait kill_margin price_add yield_add income refusal_add refusal_set initiative "
    "bribe_rate also_influence elekt_limit hand_max thrust_limit win_if keyword lose_keyword "
    "as_your_faction may cannot protect playable_if use_only second_weapon ignore negate_first_thrust "
    "attach_only wounded_instead lafa_by_ruling"
).split()
INNER: Final = frozenset(
    [*PASSIVE_VERBS, "take_kreski"],
)
TREE: Final = (Phrases(WORDS | INNER, FORMS, KINDS),)


def consulted(name: str, *moments: str) -> None:
    """Offer a verb that does nothing by itself: the rules consult it, or the pack reads it."""

    def text(game: Veto) -> None:
        """A text that is consulted, never performed."""

    text.__name__ = name
    verbs.verb(*moments, takes=TREE)(text)
