"""The words of Elekt's freely composed texts: kinds, and what each verb and word takes."""

from __future__ import annotations

from typing import Final

from interrex.engine.language import Phrases, forms
from interrex.games.elekt.verbs.vocabulary import CONSULTED_VERBS

NUMBERS: Final = {"few": (1, 9), "number": (0, 9), "signed": (-9, 9), "heat": (1, 3)}

_KINDS: Final = """
    counted: players count() heat_of()
    value: =few =counted
    total: =number =counted
    price: =heat =counted
    amount: =signed =value minus()
    token: occultism deceit violence power any_token
    attribute: occultism deceit violence power
    filter: own opponents spectre cultist basic elite another with_token without_token anywhere not() either()
    filter: in_mission in_influence in_court theirs
    unit: this that one() each() up_to()
    group: this each()
    place: other_zone mission influence court
    player: owner winner one_opponent one_opponent_here
    each_player: each_opponent each_opponent_here everyone everyone_here with_units() without_units() those()
    player: that_player owner_of() those() =each_player
    condition: at_least() at_most() has_heat() outnumbered lowest_court_position sceptre is() not() both()
    condition: either() more() in_mission in_influence in_court
    condition: outnumbered() lowest_court_position() sceptre()
"""

_VERBS: Final = """
    gain_heat: value player
    lose_heat: value player
    steal_heat: value player
    put_token: token unit
    strip: unit
    strike: unit
    drop: unit
    send_home: unit
    shift: unit place
    draw_units: value player
    discard_units: value player
    given: condition verb verb?
    choose_one: verb verb verb? verb?
    may: verb
    pay: price verb
    unless_pays: player price verb
    per: value verb
    for_each: each()|each_player verb
    manual: text
    both: verb verb verb?
    give: group attribute amount condition?
"""

_WORDS: Final = """
    one(): filter*
    each(): filter*
    up_to(): value filter*
    not() filter: filter
    not() condition: condition
    either() filter: filter filter*
    either() condition: condition condition*
    both(): condition condition*
    owner_of(): this|that
    with_units(): filter*
    without_units(): filter*
    those() player: each_player|one_opponent|one_opponent_here|that_player|winner|owner_of() condition
    those() each_player: each_player condition
    count(): each()
    heat_of(): owner|winner|that_player
    minus(): value
    at_least(): value each()
    at_most(): total each()
    more(): value value
    has_heat(): owner|winner|that_player price
    is(): this|that filter
    outnumbered(): that_player|owner_of()
    lowest_court_position(): that_player|owner_of()
    sceptre(): that_player|owner_of()
"""


def _kinds() -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for line in _KINDS.split("\n"):
        name, colon, words = line.strip().partition(":")
        if colon:
            found[name] = found.get(name, frozenset()) | frozenset(words.split())
    return found


_FORMS: Final = {**forms(_VERBS), **forms(_WORDS)}
PHRASES: Final = (Phrases(_FORMS, _kinds(), NUMBERS, plain=frozenset(CONSULTED_VERBS)),)
