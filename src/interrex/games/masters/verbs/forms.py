"""The words of freely composed texts of Masters of the Night: kinds, and what each verb and word takes."""

from __future__ import annotations

from typing import Final

from interrex.engine.language import Phrases, forms
from interrex.games.masters.cards import DISTRICTS
from interrex.games.masters.moments import MOMENTS

NUMBERS: Final = {"few": (1, 6), "number": (0, 9)}

_KINDS: Final = """
    counted: so_many veil count() minions_in() agents_in() blood_of()
    value: =few =counted
    total: =number =counted
    filter: here there adjacent near with_agents without_agents with_minions without_minions with_vampire
    filter: without_vampire sealed unsealed minions_ahead agents_ahead tied hidden exposed corner red grey
    filter: =district agents() minions() not() either()
    place: here there one() each() =district
    bearing: here there adjacent near among_agents other ready exhausted blood_at_most() blood_at_least() at()
    vampires: you that_vampire one_vampire() each_vampire()
    condition: is_there() that_is() that_many() by_day by_night
    condition: is_here() some() none() at_least() veil_at_most() veil_at_least() not() both() either() more()
    of_vampire: own another here elsewhere =condition
    of_district: here elsewhere =condition
    of_card: this another_card own another here elsewhere =condition
    of_all: =condition
"""

_VERBS: Final = """
    agents_to: value place
    agents_away: value place
    expose: place
    minions_to: value place
    minions_away: value place
    march: value place place
    blood_to: value vampires
    blood_from: value vampires
    veil_up: value
    veil_down: value
    vampires_to: vampires place
    given: condition verb verb?
    choose_one: verb verb verb? verb?
    may: verb
    both: verb verb verb?
    unless_pays: vampires value verb
    per: value verb
    manual: text
    holds: condition
    discard_this:
    dice_up: value
    dice_down: value
    ap_up: value
    ap_down: value
    for_each: each_vampire()|each() verb
"""

_WORDS: Final = """
    one(): filter*
    each(): filter*
    one_vampire(): bearing*
    each_vampire(): bearing*
    agents(): value
    minions(): value
    not() filter: filter
    not() condition: condition
    either() filter: filter filter*
    either() condition: condition condition*
    both(): condition condition*
    blood_at_most(): total
    blood_at_least(): total
    at(): district
    count(): each()|each_vampire()
    minions_in(): here|there|each()
    agents_in(): here|there|each()
    blood_of(): you|that_vampire|each_vampire()
    is_here(): filter filter*
    is_there(): filter filter*
    that_is(): bearing bearing*
    that_many(): value
    some(): each()|each_vampire()
    none(): each()|each_vampire()
    at_least(): value each()|each_vampire()
    more(): value value
    veil_at_most(): total
    veil_at_least(): total
"""


def _kinds() -> dict[str, frozenset[str]]:
    found = {"district": frozenset(name.replace("-", "_") for name in DISTRICTS)}
    for line in _KINDS.split("\n"):
        name, colon, words = line.strip().partition(":")
        if colon:
            found[name] = found.get(name, frozenset()) | frozenset(words.split())
    return found


_MOMENTS: Final = "\n".join(f"{moment.name}: {moment.about}*" for moment in MOMENTS.values())

PHRASES: Final = (Phrases({**forms(_VERBS), **forms(_MOMENTS), **forms(_WORDS)}, _kinds(), NUMBERS),)
